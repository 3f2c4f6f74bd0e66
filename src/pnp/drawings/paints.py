"""What a shape is filled with: a colour, or a gradient laid over the shape where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import Struct

from pnp.areas import extent
from pnp.drawings.gradients import Disc, Gradient, Line
from pnp.drawings.transforms import is_even, is_flat, joined
from pnp.geometry import IDENTITY, Matrix, Point, combined, growth, inverse, moved, scaling
from pnp.scene import LinearGradient, RadialGradient

if TYPE_CHECKING:
    from pnp.scene import Paint, Step, Stop


class Filling(Struct, frozen=True):
    """A paint, and the map from the coordinates that it must be painted in; none: those of the drawing."""

    paint: Paint | None
    space: Matrix | None = None


def filling(gradient: Gradient, steps: tuple[Step, ...], matrix: Matrix) -> Filling:
    """The gradient on an outline that is then moved by a map."""
    if not gradient.stops:
        return Filling(None)
    own = gradient.matrix
    if gradient.of == "box":
        box = extent(steps)
        if not box.width or not box.height:  # as SVG has it: a box without an area takes no such gradient
            return Filling(None)
        own = joined(own, Matrix(box.width, 0.0, 0.0, box.height, box.x, box.y))
    whole = joined(own, matrix)
    last = gradient.stops[-1].colour
    if len(gradient.stops) == 1 or is_flat(whole):
        return Filling(last)
    match gradient.along:
        case Line():
            return Filling(_linear(gradient.along, gradient.stops, whole) or last)
        case Disc(centre, radius):
            return _radial(centre, radius, gradient.stops, whole) if radius else Filling(last)
        case _:
            assert_never(gradient.along)


def _linear(line: Line, stops: tuple[Stop, ...], whole: Matrix) -> LinearGradient | None:
    """A map may make the lines of equal colour lean, and the colours change straight across them."""
    back = inverse(whole)
    x, y = line.end.x - line.start.x, line.end.y - line.start.y
    square = x * x + y * y
    if not square:
        return None
    slope = Point((back.a * x + back.b * y) / square, (back.c * x + back.d * y) / square)
    steepness = slope.x**2 + slope.y**2
    if not steepness:
        return None
    start = moved(line.start, whole)
    return LinearGradient(start, Point(start.x + slope.x / steepness, start.y + slope.y / steepness), stops)


def _radial(centre: Point, radius: float, stops: tuple[Stop, ...], whole: Matrix) -> Filling:
    enlarged = growth(whole)
    if is_even(whole):
        return Filling(RadialGradient(moved(centre, whole), radius * enlarged, stops))
    # A circle that became an ellipse is painted as a circle, as large as can be, in a space of its own.
    space = combined(scaling(1 / enlarged, 1 / enlarged), whole)
    return Filling(
        RadialGradient(Point(centre.x * enlarged, centre.y * enlarged), radius * enlarged, stops), space
    )


def layer_map(matrix: Matrix, space: Matrix | None) -> Matrix:
    """From an outline's own coordinates to those of a space."""
    return matrix if space is None else combined(matrix, inverse(space))


def stroke_space(matrix: Matrix) -> Matrix | None:
    """Where a line must be drawn whose width the map stretches; none where it only grows."""
    if matrix is IDENTITY or is_even(matrix):
        return None
    enlarged = growth(matrix)
    return combined(scaling(1 / enlarged, 1 / enlarged), matrix)
