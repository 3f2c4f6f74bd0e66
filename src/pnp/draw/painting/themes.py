"""The palettes of a theme in each ink on each ground, and what is wrong with its roles."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, partial
from itertools import chain
from types import MappingProxyType

from pnp import scene
from pnp.draw.faults import Fault
from pnp.draw.painting import paints
from pnp.draw.painting.symbols import Icon, draw_icon, say_no_icon
from pnp.errors import Location, give_code, suggest
from pnp.figures import Figure, FigureError
from pnp.figures.figure import Palette
from pnp.geometry import Box, Point
from pnp.hatch import PATTERNS, draw_pattern
from pnp.models.layouts.theme import Radial, TextRole, Theme
from pnp.models.printing import INKS, Ink
from pnp.pictures.tones import black_or_white
from pnp.text import faces

LEAST_DASHES = 0.1  # mm from one dash to the next: finer cannot be printed, and takes for ever to draw
MOST_MARKS = 200_000  # lines or dots of one hatch


def make_palettes(
    theme: Theme, icons: Mapping[str, Icon], figures: Mapping[str, Figure] = MappingProxyType({})
) -> Callable[[Ink, str], Palette]:
    """The palettes of a theme by ink and ground, each made once. A theme without grounds knows any."""

    @cache
    def palette(ink: Ink, ground: str) -> Palette:
        return _make_palette(paints.find_roles(theme, ink, ground), icons, figures)

    return palette


def _make_palette(roles: paints.Roles, icons: Mapping[str, Icon], figures: Mapping[str, Figure]) -> Palette:
    colour = cache(lambda text: _put_in_ink(roles, paints.resolve_colour(roles, text)))
    known = cache(lambda text: paints.put_in_ink(roles, paints.resolve_paint(roles, text)))

    def paint(text: str, box: Box) -> scene.Paint | None:
        return _lay_in_box(known(text), box)

    def fill_steps(text: str, steps: scene.Steps, box: Box, rule: scene.FillRule = "nonzero") -> scene.Shapes:
        return _fill_outline(known(text), steps, box, rule)

    @cache
    def stroke(role: str, width: float | None = None) -> scene.Stroke | None:
        return _make_stroke(roles, role, width)

    @cache
    def icon(name: str) -> scene.Scene:
        if name not in icons:
            raise FigureError(*say_no_icon(name, icons))
        return draw_icon(name, icons[name], colour)

    def figure(name: str, box: Box, **arguments: object) -> scene.Shapes:
        if name not in figures:
            raise FigureError(*say_no_figure(name, figures))
        return figures[name].draw(box, made, arguments)

    made = Palette(roles.ink, roles.ground, colour, paint, fill_steps, stroke, icon, figure)
    return made


def say_no_figure(name: str, figures: Collection[str]) -> tuple[str, str]:
    """What is said of a name that no figure has."""
    known = f"the figures are {', '.join(figures)}"
    return give_code("form-figure", f"there is no figure '{name[:40]}'"), known


def _put_in_ink(roles: paints.Roles, colour: scene.Colour | None) -> scene.Colour | None:
    return black_or_white(colour) if colour is not None and roles.ink == "black" else colour


def _lay_in_box(found: paints.ResolvedPaint, box: Box) -> scene.Paint | None:
    if not isinstance(found, paints.Shading):
        return None if isinstance(found, paints.Weave) else found
    source, stops = found.source, found.stops
    if isinstance(source, Radial):
        radius = math.hypot(box.width, box.height) * source.radius / 100
        return (
            scene.RadialGradient(_find_in_box(box, source.centre), radius, stops)
            if radius
            else stops[-1].colour
        )
    start, end = _find_in_box(box, source.from_), _find_in_box(box, source.to)
    return scene.LinearGradient(start, end, stops) if start != end else stops[-1].colour


def _find_in_box(box: Box, share: tuple[float, float]) -> Point:
    """The place at shares, in percent, of a box."""
    return Point(box.x + box.width * share[0] / 100, box.y + box.height * share[1] / 100)


def _fill_outline(
    found: paints.ResolvedPaint, steps: scene.Steps, box: Box, rule: scene.FillRule
) -> scene.Shapes:
    if isinstance(found, paints.Weave):
        _refuse_endless(found, box)
        hatch = draw_pattern(
            found.pattern, scene.Clip(steps, rule), box, colour=found.colour, scale=found.scale
        )
        return (*_fill_outline(found.on, steps, box, rule), hatch)
    paint = _lay_in_box(found, box)
    return () if paint is None else (scene.Path(steps, fill=paint, rule=rule),)


def _refuse_endless(found: paints.Weave, box: Box) -> None:
    """Hatching that no printer could draw in a reasonable time."""
    steps = math.hypot(box.width, box.height) / (PATTERNS[found.pattern].pitch * found.scale)
    marks = steps * steps if found.pattern == "dots" else 2 * steps
    if marks > MOST_MARKS:
        wrong = f"the hatch would have {round(marks):,} marks"
        raise paints.PaintError(wrong, f"make it coarser or its shape smaller; {MOST_MARKS:,} are allowed")


def _make_stroke(roles: paints.Roles, name: str, width: float | None) -> scene.Stroke | None:
    role, found = paints.resolve_line(roles, name)
    if role.dash and math.fsum(role.dash) < LEAST_DASHES:
        wrong = "these lengths are too short for dashes"
        raise paints.PaintError(
            wrong, f"{LEAST_DASHES:g} mm together at least", (*roles.lines[name][0], "dash")
        )
    colour = _put_in_ink(roles, found)
    if colour is None:
        return None
    return scene.Stroke(colour, role.width if width is None else width, role.cap, role.join, dash=role.dash)


def find_theme_faults(theme: Theme, own: Callable[[Location], bool]) -> tuple[Fault, ...]:
    """What is wrong with some roles of a theme by themselves, used or not: those that stand at `own` places.

    A role may be made of colours that not every ground has: it is wrong where it is on none of them.
    """
    found: dict[Fault, None] = {}
    for ink in INKS:
        grounds = [
            [*_try_roles(theme, paints.find_roles(theme, ink, name), own)] for name in theme.grounds or ("",)
        ]
        everywhere = set.intersection(*map(set, grounds))
        styles = (paints.pick_ink(("texts", name), each, ink) for name, each in theme.texts.items())
        faces = [fault for keys, role in styles for fault in find_face_faults(keys, role)]
        for fault in chain(*grounds, faces):
            if own(fault.loc) and (fault.loc[0] == "grounds" or fault in everywhere or fault in faces):
                found[fault] = None
    return tuple(found)


def _try_roles(theme: Theme, roles: paints.Roles, own: Callable[[Location], bool]) -> Iterator[Fault]:
    for name, (place, _) in roles.paints.items():
        if own(place):
            yield from _try_role(partial(paints.resolve_paint, roles, name))
    for name, (place, _) in roles.lines.items():
        if own(place):
            yield from _try_role(partial(paints.resolve_line, roles, name))
    for name, each in theme.texts.items():
        keys, role = paints.pick_ink(("texts", name), each, roles.ink)
        if own(keys):
            yield from _try_role(partial(_try_text, roles, keys, role))


def _try_role(attempt: Callable[[], object]) -> Iterator[Fault]:
    try:
        attempt()
    except paints.PaintError as error:
        yield Fault(error.keys, error.wrong, error.right, of="layout")


def _try_text(roles: paints.Roles, keys: Location, role: TextRole) -> None:
    with paints.place_errors((*keys, "paint")):
        paints.resolve_colour(roles, role.paint)


def find_face_faults(keys: Location, role: TextRole) -> Iterator[Fault]:
    """The faces of a role that no font has."""
    for key, face in (("face", role.face), ("bold", role.bold), ("italic", role.italic)):
        if face is not None and face not in faces():
            right = suggest(face, faces()) or f"faces are {', '.join(faces())}"
            wrong = give_code("form-unknown-name", f"the face '{face}' is not known")
            yield Fault((*keys, key), wrong, right, of="layout")
