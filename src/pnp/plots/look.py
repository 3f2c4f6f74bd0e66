"""The look of plots: paper, ink and gold as in the kits, and what tells players and layers apart in grey."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pnp.geometry import Point
from pnp.scene import Circle, Colour, Polygon, Shape, Stroke, Text
from pnp.text import Align, Style, missing, runs, width

if TYPE_CHECKING:
    from pnp.hatch import Pattern


def _read_colour(written: str) -> Colour:
    return Colour(*bytes.fromhex(written))


PAPER: Final = _read_colour("FBF7EA")
FIELD: Final = _read_colour("FFFDF7")  # the ground of a chart
INK: Final = _read_colour("17234D")
GOLD: Final = _read_colour("8A661C")
FINE: Final = _read_colour("A58A52")
DIM: Final = _read_colour("DDD0B0")
MARK: Final = _read_colour("F2C14B")
FADED: Final = _read_colour("EFE6CE")
WHITE: Final = _read_colour("FFFFFF")

TITLE: Final = Style("JosefinSans-SemiBold", 21, tracking=0.18, kerned=True)
HEADING: Final = Style("JosefinSans-SemiBold", 10.5, tracking=0.11, kerned=True)
SUBTITLE: Final = Style("SourceSans3-Medium", 10)
NAME: Final = Style("SourceSans3-SemiBold", 9)
FIGURE: Final = Style("SourceSans3-Medium", 8)
NUMBER: Final = Style("JosefinSans-SemiBold", 9, kerned=True)
NOTE: Final = Style("SourceSans3-MediumItalic", 7.5)

FRAME: Final = Stroke(GOLD, 0.35)
INNER: Final = Stroke(FINE, 0.13)
RULE: Final = Stroke(FINE, 0.16)
GRID: Final = Stroke(DIM, 0.18, cap="round", dash=(0.0, 0.9))
AXIS: Final = Stroke(GOLD, 0.25)


class Look(Struct, frozen=True):
    """What tells a player from the others: a colour, the corners of a mark, and the dashes of a line."""

    colour: Colour
    corners: int  # 0: a circle; below 0: the points of a star
    turned: float = 0.0  # degrees
    dash: tuple[float, ...] = ()


LOOKS: Final = (
    Look(_read_colour("17408B"), 0),
    Look(_read_colour("C2410F"), 4, 45.0, (2.4, 1.0)),
    Look(_read_colour("2C9C7F"), 3, 0.0, (0.01, 1.15)),
    Look(_read_colour("D79A12"), 4, 0.0, (4.2, 1.0, 0.7, 1.0)),
    Look(_read_colour("4A1E6B"), -5, 0.0, (1.2, 0.9)),
    Look(_read_colour("6FA8D6"), 6, 0.0, (5.0, 1.6)),
    Look(_read_colour("5B3A1A"), 3, 180.0, (0.01, 1.7)),
    Look(_read_colour("8C8F99"), -4, 0.0, (2.8, 0.9, 0.01, 0.9, 0.01, 0.9)),
)
PLAYERS: Final = len(LOOKS)


class LayerLook(Struct, frozen=True):
    """What tells a layer of stacked bars from its neighbours: a fill, and lines over it."""

    fill: Colour
    pattern: Pattern | None = None
    lines: Colour = INK


LAYERS: Final = (
    LayerLook(INK),
    LayerLook(MARK),
    LayerLook(FIELD, "rising", INK),
    LayerLook(_read_colour("9DB4E8"), "horizontal", INK),
    LayerLook(GOLD),
    LayerLook(FADED, "dots", GOLD),
    LayerLook(_read_colour("2C7F6B"), "falling", FIELD),
    LayerLook(FIELD, "vertical", GOLD),
    LayerLook(_read_colour("6B3391")),
    LayerLook(_read_colour("F6DDA0"), "cross", _read_colour("A8452C")),
)


def draw_mark(at: Point, look: int, radius: float = 1.15) -> Shape:
    """The sign of a player."""
    style = LOOKS[look % PLAYERS]
    edge = Stroke(FIELD, 0.25, join="round")
    if not style.corners:
        return Circle(at, radius, style.colour, edge)
    return Polygon(_corners(at, style, radius * 1.2), style.colour, edge)


def _corners(at: Point, style: Look, radius: float) -> tuple[Point, ...]:
    count = abs(style.corners) * (2 if style.corners < 0 else 1)
    inner = 0.46 if style.corners < 0 else 1.0
    angles = [math.radians(style.turned - 90 + 360 * number / count) for number in range(count)]
    reaches = [radius * (inner if number % 2 and style.corners < 0 else 1.0) for number in range(count)]
    return tuple(
        Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle))
        for angle, reach in zip(angles, reaches, strict=True)
    )


UNKNOWN: Final = "?"


def make_readable(text: str, style: Style) -> str:
    unknown = {each.character for each in missing(text, style)}
    line = " ".join(text.split())
    return "".join(UNKNOWN if each in unknown or not each.isprintable() else each for each in line)


def fit_text(text: str, style: Style, room: float) -> str:
    """The text, or as much of it as has room."""
    line = make_readable(text, style)
    if width(line, style) <= room:
        return line
    while line and width(f"{line}\N{HORIZONTAL ELLIPSIS}", style) > room:
        line = line[:-1].rstrip()
    return f"{line}\N{HORIZONTAL ELLIPSIS}"


def write_word(text: str, style: Style, at: Point, align: Align = "left", colour: Colour = INK) -> Text:
    return Text(runs(text, style, at.x, at.y, align), colour)
