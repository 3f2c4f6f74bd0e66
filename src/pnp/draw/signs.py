"""Signs: colours that carry meaning, each told apart by shape and letter too, and in black by its hatch."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from msgspec import Struct

from pnp.areas import flattened
from pnp.draw.paint_text import colour, mixed
from pnp.errors import UnplacedError, near, phrase, said
from pnp.geometry import Box, Point, bounds, centre
from pnp.hatch import Pattern, patterned
from pnp.models.inks import INKS
from pnp.outlines import enlarged
from pnp.path_data import steps_of
from pnp.scene import Circle, Clip, Path, RadialGradient, Run, Stop, Stroke, Text
from pnp.text import MM_PER_POINT, Style, outline, runs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.palette import Palette
    from pnp.models.inks import Ink
    from pnp.scene import Colour, Paint, Shape, Step

Filling: TypeAlias = Pattern | Literal["none", "solid"]
FILLINGS: tuple[Filling, ...] = (*get_args(Pattern), "none", "solid")

FACE = "SourceSans3-ExtraBold"
LEAST_LETTER = 5.5 * MM_PER_POINT
LEAST_LINE: dict[Ink, float] = {"night": 0.14, "paper": 0.14, "black": 0.16}
MOST_LINE = 0.3  # a stroke that grew on with the sign would be too heavy
LEAST_WEAVE, MOST_WEAVE = 0.75, 1.6

BLACK, WHITE = colour("#000000"), colour("#FFFFFF")
DARK_LETTER, LIGHT_LETTER = colour("#0B1230"), colour("#FFFDF5")
DEEP = colour("#1A1430")  # what paper's outlines are darkened with


class Part(Struct, frozen=True):
    """An outline of radius 1; its paints are texts by ink, where `body` and `rim` are the sign's own."""

    path: str
    fill: Mapping[Ink, str]
    stroke: Mapping[Ink, str]
    width: float | None = None  # of the radius; the set's outline if it is not given
    inks: tuple[Ink, ...] = INKS


class Sign(Struct, frozen=True):
    """`letter` is empty where the shape alone says enough."""

    letter: str
    colour: Colour
    hatch: Filling
    parts: tuple[Part, ...]


class SignSet(Struct, frozen=True):
    """Signs that are never confused with each other; all lengths are shares of the radius but `weave`."""

    signs: Mapping[str, Sign]
    outline: float
    black_outline: float
    weave: float  # mm: the radius at which a hatch is as wide as its pattern says
    letter_size: float
    disc: float = 0.0  # under the letter, in black
    letter_at: tuple[float, float] | None = None  # beside the sign: where its baseline begins
    lit: bool = False  # by night brighter in the middle


class SignError(UnplacedError):
    """A sign that is not there, or a file that does not say what signs are."""

    code = "form-sign"


def sign(
    signs: SignSet, name: str, radius: float, palette: Palette, *, letter: bool = True
) -> tuple[Shape, ...]:
    """The sign about 0, 0, with its letter or without."""
    if name not in signs.signs:
        known = phrase("signs-are-signs", signs=", ".join(signs.signs))
        raise SignError(
            said("form-sign", "there-is-no-sign-name", name=name), near(name, signs.signs) or known
        )
    drawn = signs.signs[name]
    mark = _letter(signs, drawn.letter, radius) if letter and drawn.letter else None
    parts = [part for part in drawn.parts if palette.ink in part.inks]
    disc = _disc(signs, radius, mark) if mark and palette.ink == "black" else ()
    shapes = [
        shape
        for index, part in enumerate(parts)
        for shape in _part(_Brush(signs, drawn, radius, palette), part, () if index else disc)
    ]
    return (*shapes, Text((mark,), _letter_colour(signs, drawn, palette))) if mark else tuple(shapes)


class _Brush(Struct, frozen=True):
    signs: SignSet
    sign: Sign
    radius: float
    palette: Palette


def _part(brush: _Brush, part: Part, between: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """A part's fill, what lies on it, and its outline over both."""
    ink = brush.palette.ink
    steps = _steps(part.path, brush.radius)
    line = _colour(brush, part.stroke[ink])
    stroke = None if line is None else Stroke(line, _width(brush, part), cap="round", join="round")
    if part.fill[ink] == "body" and ink == "black":
        fills = _hatched(brush, steps)
    else:
        paint = _paint(brush, part.fill[ink])
        if not between:
            return (Path(steps, paint, stroke),) if paint or stroke else ()
        fills = () if paint is None else (Path(steps, paint),)
    return (*fills, *between, *(() if stroke is None else (Path(steps, stroke=stroke),)))


@lru_cache(maxsize=1024)
def _steps(path: str, radius: float) -> tuple[Step, ...]:
    return enlarged(steps_of(path), radius)


def _width(brush: _Brush, part: Part) -> float:
    """A part's own width, or the outline's: never too thin to be printed or too heavy for the sign."""
    least = LEAST_LINE[brush.palette.ink]
    if part.width is not None:
        return max(least, part.width * brush.radius)
    share = brush.signs.black_outline if brush.palette.ink == "black" else brush.signs.outline
    return min(MOST_LINE, max(least, share * brush.radius))


def _hatched(brush: _Brush, steps: tuple[Step, ...]) -> tuple[Shape, ...]:
    """What stands for the colour where there is none; its lines go through the middle of each sign alike."""
    hatch = brush.sign.hatch
    if hatch == "none" or hatch == "solid":
        return (Path(steps, WHITE if hatch == "none" else BLACK),)
    reach = 1.3 * brush.radius
    box = Box(-reach, -reach, 2 * reach, 2 * reach)
    scale = min(MOST_WEAVE, max(LEAST_WEAVE, brush.radius / brush.signs.weave))
    return Path(steps, WHITE), patterned(hatch, Clip(steps), box, colour=BLACK, scale=scale)


def _paint(brush: _Brush, text: str) -> Paint | None:
    if text != "body" or not brush.signs.lit or brush.palette.ink != "night":
        return _colour(brush, text)
    own = brush.sign.colour
    stops = (
        Stop(0.0, mixed(own, WHITE, 0.08)),
        Stop(1.0, mixed(own, BLACK, 0.12)),
    )  # a letter stays clear on both
    return RadialGradient(Point(0.0, 0.0), 1.1 * brush.radius, stops)


def _colour(brush: _Brush, text: str) -> Colour | None:
    own, ink = brush.sign.colour, brush.palette.ink
    match text:
        case "body":
            return BLACK if ink == "black" else own
        case "body-shade":
            return BLACK if ink == "black" else mixed(own, BLACK, 0.25)
        case "rim":
            return rim(own, ink)
        case _:
            return brush.palette.colour(text)


def rim(own: Colour, ink: Ink) -> Colour:
    """The outline of a colour: lighter than it by night, darker on paper."""
    if ink == "night":
        return mixed(own, WHITE, 0.68 if letter_on(own) == LIGHT_LETTER else 0.35)
    return mixed(own, DEEP, 0.45) if ink == "paper" else BLACK


def letter_on(own: Colour) -> Colour:
    """The colour of a letter that stands on a colour: the dark one or the light one, which is clearer."""
    return max((DARK_LETTER, LIGHT_LETTER), key=lambda letter: contrast(letter, own))


def contrast(one: Colour, other: Colour) -> float:
    """How clearly two colours differ in light, from 1 to 21, as WCAG reckons it."""
    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def light(of: Colour) -> float:
    """How light a colour is, from 0 to 1, as WCAG reckons it."""
    parts = (part / 255 for part in (of.red, of.green, of.blue))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _letter_colour(signs: SignSet, drawn: Sign, palette: Palette) -> Colour:
    if signs.letter_at is not None:
        return palette.colour("text") or BLACK
    return BLACK if palette.ink == "black" else letter_on(drawn.colour)


def _letter(signs: SignSet, letter: str, radius: float) -> Run:
    """The letter beside the sign, or with its ink about the middle of it."""
    size = max(LEAST_LETTER, signs.letter_size * radius)
    (run,) = runs(letter, Style(FACE, size / MM_PER_POINT), 0.0, 0.0)
    if signs.letter_at is not None:
        x, y = signs.letter_at
        return Run(run.text, run.face, run.size, x * radius, y * radius)
    middle = centre(_ink(run.face, letter))
    return Run(run.text, run.face, run.size, -middle.x * run.size, -middle.y * run.size)


@lru_cache(maxsize=256)
def _ink(face: str, letter: str) -> Box:
    """The box of a letter's ink, in ems from the left end of its baseline."""
    return bounds(tuple(point for line in flattened(outline(face, letter)) for point in line))


def _disc(signs: SignSet, radius: float, mark: Run) -> tuple[Shape, ...]:
    """What keeps a hatch from a letter that stands on it."""
    if signs.letter_at is not None:
        return ()
    ink = _ink(mark.face, mark.text)
    least = mark.size * max(ink.width, ink.height) / 2 + 0.15
    return (Circle(Point(0.0, 0.0), max(signs.disc * radius, least), WHITE),)
