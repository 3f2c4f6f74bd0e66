"""Paints: what their texts stand for in each ink on each ground, palettes, and what is wrong with a theme."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from itertools import chain
from types import MappingProxyType
from typing import TypeAlias, TypeVar, assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from pnp import scene
from pnp.draw.faults import Fault
from pnp.draw.symbols import Icon, draw_icon, say_no_icon
from pnp.errors import Location, UnplacedError, cut_short, give_code, quote, suggest
from pnp.figures import Figure, FigureError
from pnp.figures.figure import Palette
from pnp.geometry import Box, Point
from pnp.hatch import PATTERNS, Pattern, draw_pattern
from pnp.models.layouts import theme as themes
from pnp.models.printing import INKS, Ink
from pnp.pictures.tones import WHITE, black_or_white, contrary_colour, mean_colour, mix_colours, read_colour
from pnp.scene import Colour, Stop
from pnp.text import faces

DEEPEST = 20  # mixes within mixes
EXAMPLE = "write such as #E3CE93, line, none or mix(line, edge, 42%)"

PLAIN = {
    "white": "#FFFFFF",
    "black": "#000000",
    "gray": "#808080",
    "grey": "#808080",
    "red": "#FF0000",
    "orange": "#FFA500",
    "yellow": "#FFFF00",
    "green": "#008000",
    "blue": "#0000FF",
    "purple": "#800080",
    "brown": "#A52A2A",
    "pink": "#FFC0CB",
}  # colours that other programs know by name

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
_SHORT = re.compile(r"#[0-9A-Fa-f]{3}")
_NAME = re.compile(r"[A-Za-z][\w-]*")
_SHARE = re.compile(r"(\d{1,3}(?:\.\d{1,6})?)\s*%")
_WORD = re.compile(r"[^\s,()]+")
_SPACE = re.compile(r"\s*")


class Named(Struct, frozen=True):
    """A paint by its name: a role, or a colour of the ground."""

    name: str


class Mix(Struct, frozen=True):
    """A colour between two others; the share of the second is 0 to 1."""

    first: PaintExpression
    second: PaintExpression
    share: float


PaintExpression: TypeAlias = Colour | Named | Mix | None
Keys: TypeAlias = tuple[str | int, ...]  # the path to a value from the top of a theme


class PaintError(UnplacedError):
    """A wrong paint. `keys` lead to its place in the theme; they are empty if a figure or a card names the
    paint."""

    code = "form-colour"

    def __init__(self, wrong: str, right: str, keys: Keys = ()) -> None:
        super().__init__(wrong, right)
        self.keys = keys


@lru_cache(maxsize=4096)
def read_paint(text: str) -> PaintExpression:
    """Read the text of a paint; raise a PaintError if it is wrong."""
    wording, end = _read_part(text, _skip_space(text, 0), 0)
    if end < len(text):
        wrong = f"the paint '{_shorten_text(text)}' goes on after its end with '{_shorten_text(text[end:])}'"
        raise PaintError(wrong, EXAMPLE)
    return wording


def _read_part(text: str, at: int, depth: int) -> tuple[PaintExpression, int]:
    """Read the paint that begins at a place; return it and the place where the rest begins."""
    word_match = _WORD.match(text, at)
    if word_match is None:
        raise PaintError(f"a paint is missing in '{_shorten_text(text)}'", EXAMPLE)
    word, end = word_match.group(), _skip_space(text, word_match.end())
    if word == "mix" and text[end : end + 1] == "(":
        return _read_mix(text, end, depth + 1)
    return _read_single(word), end


def _read_single(word: str) -> PaintExpression:
    if word == "none":
        return None
    if _HEX.fullmatch(word):
        return read_colour(word)
    if _SHORT.fullmatch(word):
        wrong = f"'{word}' is no colour"
        raise PaintError(wrong, f"write #{''.join(2 * digit for digit in word[1:])}")
    if _NAME.fullmatch(word):
        return Named(word)
    raise PaintError(f"'{_shorten_text(word)}' is no paint", EXAMPLE)


def _read_mix(text: str, at: int, depth: int) -> tuple[PaintExpression, int]:
    if depth > DEEPEST:
        raise PaintError("a mix holds mixes too deep", f"at most {DEEPEST} may lie within each other")
    first, at = _read_part(text, _skip_mark(text, at, "("), depth)
    second, at = _read_part(text, _skip_mark(text, at, ","), depth)
    share, at = _read_share(text, _skip_mark(text, at, ","))
    return Mix(first, second, share), _skip_mark(text, at, ")")


def _read_share(text: str, at: int) -> tuple[float, int]:
    found = _SHARE.match(text, at)
    if found is None or float(found[1]) > 100:
        raise PaintError(f"'{_shorten_text(text)}' mixes by no share", "write one from 0% to 100%, as in 42%")
    return float(found[1]) / 100, _skip_space(text, found.end())


def _skip_mark(text: str, at: int, mark: str) -> int:
    if text[at : at + 1] != mark:
        raise PaintError(f"'{_shorten_text(text)}' lacks a '{mark}'", "write such as mix(line, edge, 42%)")
    return _skip_space(text, at + 1)


def _skip_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _shorten_text(text: str) -> str:
    return cut_short(text, 60)


T = TypeVar("T")

ROLE_EXAMPLE = "name a role of the theme, or a colour such as #E3CE93"


class ResolvedGradient(Struct, frozen=True):
    """A gradient whose colours are resolved; it still needs a box to lie in."""

    source: themes.Radial | themes.Linear
    stops: tuple[Stop, ...]


class ResolvedHatch(Struct, frozen=True):
    """A hatch whose colours are resolved; it still needs an outline to fill."""

    pattern: Pattern
    colour: Colour
    scale: float
    on: Colour | None


ResolvedPaint: TypeAlias = Colour | ResolvedGradient | ResolvedHatch | None
Trail: TypeAlias = tuple[str, ...]  # the roles that led to this one


class Roles(Struct, frozen=True):
    """All paints and lines that can be named in one ink on one ground, with their places in the theme."""

    ink: Ink
    ground: str
    paints: Mapping[str, tuple[Keys, themes.Paint]]
    lines: Mapping[str, tuple[Keys, themes.LineRole]]
    elsewhere: frozenset[str]  # paints that any ground names
    found: dict[str, ResolvedPaint] = field(default_factory=dict)


def find_roles(theme: themes.Theme, ink: Ink, ground: str) -> Roles:
    """Find the roles on a ground; the ground may repaint some of them. A theme may have no grounds."""
    if theme.grounds and ground not in theme.grounds:
        known = f"grounds are {', '.join(theme.grounds)}"
        raise PaintError(f"the ground '{ground}' is not known", suggest(ground, theme.grounds) or known)
    own = theme.grounds.get(ground, {})
    paints: dict[str, tuple[Keys, themes.Paint]]
    paints = {name: pick_ink(("paints", name), paint, ink) for name, paint in theme.paints.items()}
    paints |= {name: pick_ink(("grounds", ground, name), paint, ink) for name, paint in own.items()}
    lines = {name: pick_ink(("lines", name), line, ink) for name, line in theme.lines.items()}
    elsewhere = frozenset(name for each in theme.grounds.values() for name in each)
    return Roles(ink, ground, paints, lines, elsewhere)


def pick_ink(keys: Keys, each: T | themes.EachInk[T], ink: Ink) -> tuple[Keys, T]:
    """Return the value for an ink, after its place."""
    return (*keys, ink) if isinstance(each, themes.EachInk) else keys, themes.choose_ink(each, ink)


def resolve_paint(roles: Roles, text: str, trail: Trail = ()) -> ResolvedPaint:
    """Resolve the text of a paint."""
    return _resolve_wording(roles, read_paint(text), trail)


def put_in_ink(roles: Roles, paint: ResolvedPaint) -> ResolvedPaint:
    """Convert a paint to the ink. In black, colours become black or white, and a hatch contrasts with its
    ground."""
    if roles.ink != "black":
        return paint
    match paint:
        case None:
            return None
        case Colour():
            return black_or_white(paint)
        case ResolvedGradient(source, stops):
            return black_or_white(mean_colour(stops, radial=isinstance(source, themes.Radial)))
        case ResolvedHatch(colour=colour, on=on):
            ground = None if on is None else black_or_white(on)
            lines = colour if on is None and colour == WHITE else contrary_colour(ground or WHITE)
            return replace(paint, colour=lines, on=ground)
        case _:
            assert_never(paint)


def resolve_colour(roles: Roles, text: str, trail: Trail = ()) -> Colour | None:
    """Resolve a text to one colour, or none."""
    return _resolve_flat(roles, read_paint(text), trail)


def resolve_line(roles: Roles, name: str) -> tuple[themes.LineRole, Colour | None]:
    """Resolve a line role and the colour of its paint."""
    if name not in roles.lines:
        known = f"lines are {', '.join(roles.lines)}"
        right = suggest(name, roles.lines) or (known if roles.lines else "the theme has no lines")
        raise PaintError(f"the line '{name}' is not known", right)
    keys, role = roles.lines[name]
    with place_errors((*keys, "paint")):
        return role, resolve_colour(roles, role.paint)


@contextmanager
def place_errors(keys: Keys) -> Iterator[None]:
    """Add the place to a PaintError. An error behind a name keeps the place that it already has."""
    try:
        yield
    except PaintError as error:
        raise error if error.keys else PaintError(error.wrong, error.right, keys) from None


def _resolve_wording(roles: Roles, wording: PaintExpression, trail: Trail) -> ResolvedPaint:
    match wording:
        case None | Colour():
            return wording
        case Named(name):
            return _resolve_name(roles, name, trail)
        case Mix(first, second, share):
            ends = _resolve_flat(roles, first, trail), _resolve_flat(roles, second, trail)
            if ends[0] is None or ends[1] is None:
                raise PaintError("a colour is mixed with nothing", "mix two colours")
            return mix_colours(ends[0], ends[1], share)
        case _:
            assert_never(wording)


def _resolve_flat(roles: Roles, wording: PaintExpression, trail: Trail) -> Colour | None:
    paint = _resolve_wording(roles, wording, trail)
    if paint is None or isinstance(paint, Colour):
        return paint
    name = wording.name if isinstance(wording, Named) else "mix"
    kind = "a hatch" if isinstance(paint, ResolvedHatch) else "a gradient"
    raise PaintError(f"'{name}' is {kind}, where one colour is wanted", "name a role that is one colour")


def _resolve_name(roles: Roles, name: str, trail: Trail) -> ResolvedPaint:
    if name not in roles.found:
        if name in trail:
            raise _circle_error(roles, trail[trail.index(name) :])
        if name not in roles.paints:
            raise _unknown_paint_error(roles, name)
        keys, paint = roles.paints[name]
        with place_errors(keys):
            roles.found[name] = _resolve_role(roles, paint, (*trail, name))
    return roles.found[name]


def _circle_error(roles: Roles, names: Trail) -> PaintError:
    """Make the error for roles that are painted with each other. It begins with the first role by the
    alphabet, wherever the circle was entered."""
    first = names.index(min(names))
    circle = (*names[first:], *names[:first])
    way = " is painted with ".join(map(quote, (*circle, circle[0])))
    return PaintError(way, "give one of them a colour of its own", roles.paints[circle[0]][0])


def _unknown_paint_error(roles: Roles, name: str) -> PaintError:
    if name in roles.elsewhere:
        wrong = f"'{name}' is no paint on the ground '{roles.ground}'"
        return PaintError(wrong, f"give this ground a paint '{name}', as others have")
    wrong = f"the paint '{name}' is not known"
    if name in PLAIN:
        return PaintError(wrong, f'write "{PLAIN[name]}", in quotes')
    return PaintError(wrong, suggest(name, roles.paints) or ROLE_EXAMPLE)


def _resolve_role(roles: Roles, paint: themes.Paint, trail: Trail) -> ResolvedPaint:
    match paint:
        case str():
            return resolve_paint(roles, paint, trail)
        case themes.Radial():
            return ResolvedGradient(paint, _resolve_stops(roles, paint.radial, paint.at, trail))
        case themes.Linear():
            return ResolvedGradient(paint, _resolve_stops(roles, paint.linear, paint.at, trail))
        case themes.Hatch():
            colour = resolve_colour(roles, paint.paint, trail)
            on = resolve_colour(roles, paint.on, trail)
            return None if colour is None else ResolvedHatch(paint.hatch, colour, paint.scale, on)
        case _:
            assert_never(paint)


def _resolve_stops(
    roles: Roles, ramp: tuple[str, ...], at: tuple[float, ...] | None, trail: Trail
) -> tuple[Stop, ...]:
    """Resolve the colours of a gradient at their places, spread evenly if no places are given."""
    places = at or [100 * index / (len(ramp) - 1) for index in range(len(ramp))]
    stops = []
    for place, text in zip(places, ramp, strict=True):
        colour = resolve_colour(roles, text, trail)
        if colour is None:
            raise PaintError("a gradient has no colour at one of its places", "give it one there")
        stops.append(Stop(place / 100, colour))
    return tuple(stops)


LEAST_DASHES = 0.1  # mm from one dash to the next: finer cannot be printed, and takes for ever to draw
MOST_MARKS = 200_000  # lines or dots of one hatch


def make_palettes(
    theme: themes.Theme, icons: Mapping[str, Icon], figures: Mapping[str, Figure] = MappingProxyType({})
) -> Callable[[Ink, str], Palette]:
    """Make the palettes of a theme by ink and ground, each once. A theme without grounds accepts any
    ground."""

    @cache
    def palette(ink: Ink, ground: str) -> Palette:
        return _make_palette(find_roles(theme, ink, ground), icons, figures)

    return palette


def _make_palette(roles: Roles, icons: Mapping[str, Icon], figures: Mapping[str, Figure]) -> Palette:
    colour = cache(lambda text: _put_in_ink(roles, resolve_colour(roles, text)))
    known = cache(lambda text: put_in_ink(roles, resolve_paint(roles, text)))

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
        return figures[name].draw(box, palette, arguments)

    palette = Palette(roles.ink, roles.ground, colour, paint, fill_steps, stroke, icon, figure)
    return palette


def say_no_figure(name: str, figures: Collection[str]) -> tuple[str, str]:
    """Return the error and the advice for an unknown figure name."""
    known = f"the figures are {', '.join(figures)}"
    return give_code("form-figure", f"there is no figure '{name[:40]}'"), known


def _put_in_ink(roles: Roles, colour: scene.Colour | None) -> scene.Colour | None:
    return black_or_white(colour) if colour is not None and roles.ink == "black" else colour


def _lay_in_box(resolved: ResolvedPaint, box: Box) -> scene.Paint | None:
    if not isinstance(resolved, ResolvedGradient):
        return None if isinstance(resolved, ResolvedHatch) else resolved
    source, stops = resolved.source, resolved.stops
    if isinstance(source, themes.Radial):
        radius = math.hypot(box.width, box.height) * source.radius / 100
        middle = _find_in_box(box, source.centre)
        return scene.RadialGradient(middle, radius, stops) if radius else stops[-1].colour
    start, end = _find_in_box(box, source.from_), _find_in_box(box, source.to)
    return scene.LinearGradient(start, end, stops) if start != end else stops[-1].colour


def _find_in_box(box: Box, share: tuple[float, float]) -> Point:
    """Find the point of a box at these shares, in percent."""
    return Point(box.x + box.width * share[0] / 100, box.y + box.height * share[1] / 100)


def _fill_outline(found: ResolvedPaint, steps: scene.Steps, box: Box, rule: scene.FillRule) -> scene.Shapes:
    if isinstance(found, ResolvedHatch):
        _refuse_endless(found, box)
        clip = scene.Clip(steps, rule)
        hatch = draw_pattern(found.pattern, clip, box, colour=found.colour, scale=found.scale)
        return (*_fill_outline(found.on, steps, box, rule), hatch)
    paint = _lay_in_box(found, box)
    return () if paint is None else (scene.Path(steps, fill=paint, rule=rule),)


def _refuse_endless(weave: ResolvedHatch, box: Box) -> None:
    """Refuse a hatch that no printer could draw in a reasonable time."""
    steps = math.hypot(box.width, box.height) / (PATTERNS[weave.pattern].pitch * weave.scale)
    marks = steps * steps if weave.pattern == "dots" else 2 * steps
    if marks > MOST_MARKS:
        wrong = f"the hatch would have {round(marks):,} marks"
        raise PaintError(wrong, f"make it coarser or its shape smaller; {MOST_MARKS:,} are allowed")


def _make_stroke(roles: Roles, name: str, width: float | None) -> scene.Stroke | None:
    role, resolved = resolve_line(roles, name)
    if role.dash and math.fsum(role.dash) < LEAST_DASHES:
        wrong = "these lengths are too short for dashes"
        raise PaintError(wrong, f"{LEAST_DASHES:g} mm together at least", (*roles.lines[name][0], "dash"))
    colour = _put_in_ink(roles, resolved)
    if colour is None:
        return None
    return scene.Stroke(colour, role.width if width is None else width, role.cap, role.join, dash=role.dash)


def find_theme_faults(theme: themes.Theme, own: Callable[[Location], bool]) -> tuple[Fault, ...]:
    """Find the faults of a theme's roles that stand at `own` places, used or not.

    A role may use colours that not every ground has: its fault counts only if it occurs on every ground.
    """
    faults: dict[Fault, None] = {}
    for ink in INKS:
        grounds = [[*_try_roles(theme, find_roles(theme, ink, name), own)] for name in theme.grounds or ("",)]
        everywhere = set.intersection(*map(set, grounds))
        styles = (pick_ink(("texts", name), each, ink) for name, each in theme.texts.items())
        faces = [fault for keys, role in styles for fault in find_face_faults(keys, role)]
        for fault in chain(*grounds, faces):
            if own(fault.loc) and (fault.loc[0] == "grounds" or fault in everywhere or fault in faces):
                faults[fault] = None
    return tuple(faults)


def _try_roles(theme: themes.Theme, roles: Roles, own: Callable[[Location], bool]) -> Iterator[Fault]:
    tries: list[tuple[Location, Callable[[], object]]] = []
    tries += [(place, partial(resolve_paint, roles, name)) for name, (place, _) in roles.paints.items()]
    tries += [(place, partial(resolve_line, roles, name)) for name, (place, _) in roles.lines.items()]
    styles = [pick_ink(("texts", name), each, roles.ink) for name, each in theme.texts.items()]
    tries += [(keys, partial(_try_text, roles, keys, role)) for keys, role in styles]
    for place, attempt in tries:
        try:
            if own(place):
                attempt()
        except PaintError as error:
            yield Fault(error.keys, error.wrong, error.right, of="layout")


def _try_text(roles: Roles, keys: Location, role: themes.TextRole) -> None:
    with place_errors((*keys, "paint")):
        resolve_colour(roles, role.paint)


def find_face_faults(keys: Location, role: themes.TextRole) -> Iterator[Fault]:
    """Find the faces of a type role that no font has."""
    for key, face in (("face", role.face), ("bold", role.bold), ("italic", role.italic)):
        if face is not None and face not in faces():
            right = suggest(face, faces()) or f"faces are {', '.join(faces())}"
            wrong = give_code("form-unknown-name", f"the face '{face}' is not known")
            yield Fault((*keys, key), wrong, right, of="layout")
