"""The look of plots: paper, ink and gold as in the kits, and what tells players and layers apart in grey."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pnp.geometry import Point
from pnp.scene import Circle, Colour, Polygon, Stroke
from pnp.text import Style

if TYPE_CHECKING:
    from pnp.hatch import Pattern
    from pnp.scene import Shape


def _colour(written: str) -> Colour:
    return Colour(*bytes.fromhex(written))


PAPER: Final = _colour("FBF7EA")
FIELD: Final = _colour("FFFDF7")  # the ground of a chart
INK: Final = _colour("17234D")
GOLD: Final = _colour("8A661C")
FINE: Final = _colour("A58A52")
DIM: Final = _colour("DDD0B0")
MARK: Final = _colour("F2C14B")
FADED: Final = _colour("EFE6CE")
WHITE: Final = _colour("FFFFFF")

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
    Look(_colour("17408B"), 0),
    Look(_colour("C2410F"), 4, 45.0, (2.4, 1.0)),
    Look(_colour("2C9C7F"), 3, 0.0, (0.01, 1.15)),
    Look(_colour("D79A12"), 4, 0.0, (4.2, 1.0, 0.7, 1.0)),
    Look(_colour("4A1E6B"), -5, 0.0, (1.2, 0.9)),
    Look(_colour("6FA8D6"), 6, 0.0, (5.0, 1.6)),
    Look(_colour("5B3A1A"), 3, 180.0, (0.01, 1.7)),
    Look(_colour("8C8F99"), -4, 0.0, (2.8, 0.9, 0.01, 0.9, 0.01, 0.9)),
)
PLAYERS: Final = len(LOOKS)


class Layer(Struct, frozen=True):
    """What tells a layer of stacked bars from its neighbours: a fill, and lines over it."""

    fill: Colour
    pattern: Pattern | None = None
    lines: Colour = INK


LAYERS: Final = (
    Layer(INK),
    Layer(MARK),
    Layer(FIELD, "rising", INK),
    Layer(_colour("9DB4E8"), "horizontal", INK),
    Layer(GOLD),
    Layer(FADED, "dots", GOLD),
    Layer(_colour("2C7F6B"), "falling", FIELD),
    Layer(FIELD, "vertical", GOLD),
    Layer(_colour("6B3391")),
    Layer(_colour("F6DDA0"), "cross", _colour("A8452C")),
)


def mark(at: Point, look: int, radius: float = 1.15) -> Shape:
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
