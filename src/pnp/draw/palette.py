"""What the roles of a theme come to in one ink on one ground: colours, gradients, hatches, strokes."""

from __future__ import annotations

import math
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from pnp.draw.icons import icon_scene, no_icon
from pnp.draw.paint_text import PaintError
from pnp.draw.solids import Shading, Weave, flat, in_its_ink, line_role, roles_of, solid
from pnp.errors import coded
from pnp.figures import FigureError
from pnp.figures.palette import Palette
from pnp.geometry import Point
from pnp.hatch import PATTERNS, patterned
from pnp.models.paints import Radial
from pnp.scene import Clip, LinearGradient, Path, RadialGradient, Stroke
from pnp.tones import black_or_white

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from pnp.draw.icons import Icon
    from pnp.draw.solids import Roles, Solid
    from pnp.figures import Figure
    from pnp.geometry import Box
    from pnp.models.inks import Ink
    from pnp.models.paints import Theme
    from pnp.scene import Colour, FillRule, Paint, Scene, Shape, Step

LEAST_DASHES = 0.1  # mm from one dash to the next: finer cannot be printed, and takes for ever to draw
MOST_MARKS = 200_000  # lines or dots of one hatch


def palettes(
    theme: Theme, icons: Mapping[str, Icon], figures: Mapping[str, Figure] = MappingProxyType({})
) -> Callable[[Ink, str], Palette]:
    """The palettes of a theme by ink and ground, each made once. A theme without grounds knows any."""

    @cache
    def palette(ink: Ink, ground: str) -> Palette:
        return _palette(roles_of(theme, ink, ground), icons, figures)

    return palette


def _palette(roles: Roles, icons: Mapping[str, Icon], figures: Mapping[str, Figure]) -> Palette:
    colour = cache(lambda text: _inked(roles, flat(roles, text)))
    known = cache(lambda text: in_its_ink(roles, solid(roles, text)))

    def paint(text: str, box: Box) -> Paint | None:
        return _in_box(known(text), box)

    def filled(text: str, steps: tuple[Step, ...], box: Box, rule: FillRule = "nonzero") -> tuple[Shape, ...]:
        return _filled(known(text), steps, box, rule)

    @cache
    def stroke(role: str, width: float | None = None) -> Stroke | None:
        return _stroke(roles, role, width)

    @cache
    def icon(name: str) -> Scene:
        if name not in icons:
            raise FigureError(*no_icon(name, icons))
        return icon_scene(name, icons[name], colour)

    def figure(name: str, box: Box, **told: object) -> tuple[Shape, ...]:
        if name not in figures:
            raise FigureError(*no_figure(name, figures))
        return figures[name].draw(box, made, told)

    made = Palette(roles.ink, roles.ground, colour, paint, filled, stroke, icon, figure)
    return made


def no_figure(name: str, figures: Collection[str]) -> tuple[str, str]:
    """What is said of a name that no figure has."""
    known = f"the figures are {', '.join(figures)}"
    return coded("form-figure", f"there is no figure '{name[:40]}'"), known


def _inked(roles: Roles, colour: Colour | None) -> Colour | None:
    return black_or_white(colour) if colour is not None and roles.ink == "black" else colour


def _in_box(found: Solid, box: Box) -> Paint | None:
    if not isinstance(found, Shading):
        return None if isinstance(found, Weave) else found
    source, stops = found.source, found.stops
    if isinstance(source, Radial):
        radius = math.hypot(box.width, box.height) * source.radius / 100
        return RadialGradient(_at(box, source.centre), radius, stops) if radius else stops[-1].colour
    start, end = _at(box, source.from_), _at(box, source.to)
    return LinearGradient(start, end, stops) if start != end else stops[-1].colour


def _at(box: Box, share: tuple[float, float]) -> Point:
    """The place at shares, in percent, of a box."""
    return Point(box.x + box.width * share[0] / 100, box.y + box.height * share[1] / 100)


def _filled(found: Solid, steps: tuple[Step, ...], box: Box, rule: FillRule) -> tuple[Shape, ...]:
    if isinstance(found, Weave):
        _refuse_endless(found, box)
        hatch = patterned(found.pattern, Clip(steps, rule), box, colour=found.colour, scale=found.scale)
        return (*_filled(found.on, steps, box, rule), hatch)
    paint = _in_box(found, box)
    return () if paint is None else (Path(steps, fill=paint, rule=rule),)


def _refuse_endless(found: Weave, box: Box) -> None:
    """Hatching that no printer could draw in a reasonable time."""
    steps = math.hypot(box.width, box.height) / (PATTERNS[found.pattern].pitch * found.scale)
    marks = steps * steps if found.pattern == "dots" else 2 * steps
    if marks > MOST_MARKS:
        wrong = coded("form-colour", f"the hatch would have {round(marks):,} marks")
        right = f"make it coarser or its shape smaller; {MOST_MARKS:,} are allowed"
        raise PaintError(wrong, right)


def _stroke(roles: Roles, name: str, width: float | None) -> Stroke | None:
    role, found = line_role(roles, name)
    if role.dash and math.fsum(role.dash) < LEAST_DASHES:
        wrong = coded("form-colour", "these lengths are too short for dashes")
        right = f"{LEAST_DASHES:g} mm together at least"
        raise PaintError(wrong, right, (*roles.lines[name][0], "dash"))
    colour = _inked(roles, found)
    if colour is None:
        return None
    return Stroke(colour, role.width if width is None else width, role.cap, role.join, dash=role.dash)
