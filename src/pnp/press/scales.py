"""Scales with half of each line on the front and half on the back: those that meet are read in the light."""

from collections.abc import Iterator

from msgspec import Struct

from pnp.geometry import Matrix, Point, moved, translation
from pnp.press.sides import Axis
from pnp.press.strokes import Segment
from pnp.press.words import INK, figure, label
from pnp.scene import Line, Shape, Stroke, Text

WEIGHT = 0.12  # mm of a line
LENGTH = 4.0  # of either half
OVERLAP = 0.5  # each half runs past the middle
BESIDE = 5.2  # from the middle to a label
STAGGER = 2.2  # further out for every second label of a level scale


class Scale(Struct, frozen=True):
    """Line k of the back stands `step`·k away from the place behind line k of the front.

    Where the back is printed `-step`·k off its place, these two lines meet: line k answers that error.
    """

    centre: Point  # on the front, of line 0
    along: Axis  # where the lines follow each other, and what they measure
    count: int  # of the lines on either side of line 0
    pitch: float  # mm from line to line on the front
    gap: float  # added between line 0 and its neighbours
    step: float  # mm
    origin: float  # what line 0 reads
    unit: float  # what each further line reads more


def steps(scale: Scale) -> range:
    return range(-scale.count, scale.count + 1)


def length(scale: Scale) -> float:
    """From the middle to either end."""
    return scale.count * scale.pitch + scale.gap


def front(scale: Scale) -> Iterator[Shape]:
    for k in steps(scale):
        yield _drawn(_half(scale, k, -1))
        yield _labelled(scale, k, _outside(scale, k, -1), -1)


def back(scale: Scale, across: Matrix) -> Iterator[Shape]:
    """The other halves on the page of the back, before a printer's profile moves them."""
    for k in steps(scale):
        off = scale.step * k
        shift = translation(off, 0.0) if scale.along == "x" else translation(0.0, off)
        half, at = _half(scale, k, 1), moved(moved(_outside(scale, k, 1), across), shift)
        yield _drawn(Segment(*(moved(moved(end, across), shift) for end in (half.start, half.end))))
        yield _labelled(scale, k, at, 1 if across.a > 0 else -1)


def _labelled(scale: Scale, k: int, at: Point, side: int) -> Text:
    """The value of a line; beside an upright scale it keeps clear of the line on its own side."""
    value = figure(scale.origin + scale.unit * k)
    if scale.along == "x":
        return label(value, at)
    return label(value, at, "right" if side < 0 else "left")


def _half(scale: Scale, k: int, side: int) -> Segment:
    """Half a line, from past the middle outwards: up or left on the front, down or right behind."""
    return Segment(_beside(scale, k, -side * OVERLAP), _beside(scale, k, side * LENGTH))


def _outside(scale: Scale, k: int, side: int) -> Point:
    staggered = STAGGER if scale.along == "x" and k % 2 else 0.0
    return _beside(scale, k, side * (BESIDE + staggered))


def _beside(scale: Scale, k: int, away: float) -> Point:
    sign = (k > 0) - (k < 0)
    way = k * scale.pitch + sign * scale.gap
    if scale.along == "x":
        return Point(scale.centre.x + way, scale.centre.y + away)
    return Point(scale.centre.x + away, scale.centre.y + way)


def _drawn(line: Segment) -> Line:
    return Line(line.start, line.end, Stroke(INK, WEIGHT))
