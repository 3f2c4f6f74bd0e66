"""What plots show, as data, and their look: paper, ink and gold as in the kits, and what tells players
and layers apart in grey."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from pnp.geometry import Point
from pnp.hatch import Pattern
from pnp.scene import Circle, Colour, Polygon, Shape, Stroke, Text, read_hexadecimal
from pnp.text import Align, Style, find_missing, place_runs, width


class Curve(Struct, frozen=True):
    """Somebody's numbers, each with the place of its day; `look` is the same for a player in all charts."""

    name: str
    look: int
    points: tuple[tuple[int, float], ...]


class Curves(Struct, frozen=True):
    title: str
    days: tuple[str, ...]
    curves: tuple[Curve, ...]
    note: str = ""


class Bar(Struct, frozen=True):
    """A part of a whole, and the words behind the bar."""

    name: str
    look: int
    part: int
    whole: int
    told: str


class Bars(Struct, frozen=True):
    title: str
    bars: tuple[Bar, ...]
    note: str = ""


class Stack(Struct, frozen=True):
    """A bar of as many parts as there are layers; the sum stands behind it."""

    name: str
    look: int
    parts: tuple[float, ...]
    told: str


class Stacks(Struct, frozen=True):
    title: str
    layers: tuple[str, ...]
    stacks: tuple[Stack, ...]
    note: str = ""


Chart: TypeAlias = Curves | Bars | Stacks


class Plate(Struct, frozen=True):
    """A page of charts."""

    title: str
    subtitle: str
    charts: tuple[Chart, ...]


PAPER: Final = read_hexadecimal("FBF7EA")
FIELD: Final = read_hexadecimal("FFFDF7")  # the ground of a chart
INK: Final = read_hexadecimal("17234D")
GOLD: Final = read_hexadecimal("8A661C")
FINE: Final = read_hexadecimal("A58A52")
DIM: Final = read_hexadecimal("DDD0B0")
MARK: Final = read_hexadecimal("F2C14B")
FADED: Final = read_hexadecimal("EFE6CE")
WHITE: Final = read_hexadecimal("FFFFFF")

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


class PlayerLook(Struct, frozen=True):
    """What tells a player from the others: a colour, the corners of a mark, and the dashes of a line."""

    colour: Colour
    corners: int  # 0: a circle; below 0: the points of a star
    turned: float = 0.0  # degrees
    dash: tuple[float, ...] = ()


LOOKS: Final = (
    PlayerLook(read_hexadecimal("17408B"), 0),
    PlayerLook(read_hexadecimal("C2410F"), 4, 45.0, (2.4, 1.0)),
    PlayerLook(read_hexadecimal("2C9C7F"), 3, 0.0, (0.01, 1.15)),
    PlayerLook(read_hexadecimal("D79A12"), 4, 0.0, (4.2, 1.0, 0.7, 1.0)),
    PlayerLook(read_hexadecimal("4A1E6B"), -5, 0.0, (1.2, 0.9)),
    PlayerLook(read_hexadecimal("6FA8D6"), 6, 0.0, (5.0, 1.6)),
    PlayerLook(read_hexadecimal("5B3A1A"), 3, 180.0, (0.01, 1.7)),
    PlayerLook(read_hexadecimal("8C8F99"), -4, 0.0, (2.8, 0.9, 0.01, 0.9, 0.01, 0.9)),
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
    LayerLook(read_hexadecimal("9DB4E8"), "horizontal", INK),
    LayerLook(GOLD),
    LayerLook(FADED, "dots", GOLD),
    LayerLook(read_hexadecimal("2C7F6B"), "falling", FIELD),
    LayerLook(FIELD, "vertical", GOLD),
    LayerLook(read_hexadecimal("6B3391")),
    LayerLook(read_hexadecimal("F6DDA0"), "cross", read_hexadecimal("A8452C")),
)


def draw_mark(at: Point, look: int, radius: float = 1.15) -> Shape:
    """The sign of a player."""
    style = LOOKS[look % PLAYERS]
    edge = Stroke(FIELD, 0.25, join="round")
    if not style.corners:
        return Circle(at, radius, style.colour, edge)
    return Polygon(tuple(_list_corners(at, style, radius * 1.2)), style.colour, edge)


def _list_corners(at: Point, style: PlayerLook, radius: float) -> Iterator[Point]:
    """Those of a star lie far out and near by turns."""
    count, inner = (-2 * style.corners, 0.46) if style.corners < 0 else (style.corners, 1.0)
    for number in range(count):
        angle = math.radians(style.turned - 90 + 360 * number / count)
        reach = radius * (inner if number % 2 else 1.0)
        yield Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle))


UNKNOWN: Final = "?"


def make_readable(text: str, style: Style) -> str:
    unknown = {each.character for each in find_missing(text, style)}
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
    return Text(place_runs(text, style, at.x, at.y, align), colour)
