"""Points, boxes, margins and affine maps, in millimetres from the top left with y downwards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct


class Point(Struct, frozen=True):
    x: float
    y: float


class Size(Struct, frozen=True):
    width: float
    height: float


class Box(Struct, frozen=True):
    """An upright rectangle, named by its top left corner."""

    x: float
    y: float
    width: float
    height: float


class Margins(Struct, frozen=True):
    top: float
    right: float
    bottom: float
    left: float


class Matrix(Struct, frozen=True):
    """The map (x, y) -> (a·x + c·y + e, b·x + d·y + f), as in PDF and SVG."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float


def distance(one: Point, other: Point) -> float:
    return math.dist((one.x, one.y), (other.x, other.y))


def middle_of(points: Sequence[Point]) -> Point:
    count = len(points)
    return Point(math.fsum(at.x for at in points) / count, math.fsum(at.y for at in points) / count)


IDENTITY = Matrix(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def translation(dx: float, dy: float) -> Matrix:
    return Matrix(1.0, 0.0, 0.0, 1.0, dx, dy)


def scaling(factor_x: float, factor_y: float) -> Matrix:
    return Matrix(factor_x, 0.0, 0.0, factor_y, 0.0, 0.0)


ORIGIN = Point(0.0, 0.0)


def rotation(degrees: float, centre: Point = ORIGIN) -> Matrix:
    """Make a turn around `centre`, clockwise on the page; quarter turns are exact."""
    quarter = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    angle = math.radians(degrees)
    cos, sin = quarter.get(degrees % 360.0, (math.cos(angle), math.sin(angle)))
    x, y = centre.x, centre.y
    return Matrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def combine_maps(first: Matrix, then: Matrix) -> Matrix:
    """Return the map that applies `first` and afterwards `then`.

    >>> move_point(Point(1, 0), combine_maps(scaling(2, 2), translation(5, 0)))
    Point(x=7.0, y=0.0)
    """
    return Matrix(
        then.a * first.a + then.c * first.b,
        then.b * first.a + then.d * first.b,
        then.a * first.c + then.c * first.d,
        then.b * first.c + then.d * first.d,
        then.a * first.e + then.c * first.f + then.e,
        then.b * first.e + then.d * first.f + then.f,
    )


def invert_map(matrix: Matrix) -> Matrix:
    """Return the map that undoes `matrix`, which must not be flat."""
    size = matrix.a * matrix.d - matrix.b * matrix.c
    a, b, c, d = matrix.d / size, -matrix.b / size, -matrix.c / size, matrix.a / size
    return Matrix(a, b, c, d, -(a * matrix.e + c * matrix.f), -(b * matrix.e + d * matrix.f))


def enlargement(matrix: Matrix) -> float:
    """Return how many times larger an area becomes."""
    return abs(matrix.a * matrix.d - matrix.b * matrix.c)


def growth(matrix: Matrix) -> float:
    """Return how many times longer a line becomes, in the mean."""
    return math.sqrt(enlargement(matrix))


def move_point(point: Point, matrix: Matrix) -> Point:
    x, y = point.x, point.y
    return Point(matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f)


def corners(box: Box) -> tuple[Point, Point, Point, Point]:
    """Return the corners of a box, clockwise from the top left."""
    right, bottom = box.x + box.width, box.y + box.height
    return Point(box.x, box.y), Point(right, box.y), Point(right, bottom), Point(box.x, bottom)


def grow_box(box: Box, by: float) -> Box:
    """Add `by` to the box on each side (take it away if negative)."""
    return Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)


def inset_box(box: Box, margins: Margins) -> Box:
    width, height = box.width - margins.left - margins.right, box.height - margins.top - margins.bottom
    return Box(box.x + margins.left, box.y + margins.top, width, height)


def widen_box(box: Box, margins: Margins) -> Box:
    """Add margins to the box."""
    width, height = box.width + margins.left + margins.right, box.height + margins.top + margins.bottom
    return Box(box.x - margins.left, box.y - margins.top, width, height)


def bounds(points: tuple[Point, ...]) -> Box:
    """Return the smallest box that holds all the points."""
    left, top = min(p.x for p in points), min(p.y for p in points)
    right, bottom = max(p.x for p in points), max(p.y for p in points)
    return Box(left, top, right - left, bottom - top)


def move_box(box: Box, matrix: Matrix) -> Box:
    """Return the upright box around a box that was moved."""
    if matrix.b == 0.0 and matrix.c == 0.0 and matrix.a > 0.0 and matrix.d > 0.0:  # it stays upright: most do
        x, y = matrix.a * box.x + matrix.e, matrix.d * box.y + matrix.f
        return Box(x, y, matrix.a * box.width, matrix.d * box.height)
    return bounds(tuple(move_point(corner, matrix) for corner in corners(box)))


def overlap(one: Box, other: Box) -> tuple[float, float]:
    """Measure the width and the height of the part that two boxes share; less than 0 if they lie apart.

    >>> overlap(Box(0, 0, 10, 10), Box(8, 5, 10, 10))
    (2, 5)
    """
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    return across, min(one.y + one.height, other.y + other.height) - max(one.y, other.y)


def distance_between(one: Box, other: Box) -> float:
    """Measure how far apart two boxes lie; 0 if they touch or overlap."""
    across = max(one.x - other.x - other.width, other.x - one.x - one.width, 0.0)
    return math.hypot(across, max(one.y - other.y - other.height, other.y - one.y - one.height, 0.0))


def contains_point(box: Box, at: Point) -> bool:
    """Tell whether a point lies within a box, off its edges."""
    return box.x < at.x < box.x + box.width and box.y < at.y < box.y + box.height


def centre(box: Box) -> Point:
    return Point(box.x + box.width / 2, box.y + box.height / 2)


def half_side(box: Box) -> float:
    """Return the radius of the largest circle in a box."""
    return min(box.width, box.height) / 2


FLAT = math.sqrt(3) / 2  # from a regular hexagon's middle to its sides, if it is 1 to its points


def measure_hexagon(box: Box) -> tuple[float, bool]:
    """Return the radius of the regular hexagon whose points lie at the far ends of a box, and whether these
    ends are left and right."""
    level = box.width > box.height
    long, short = (box.width, box.height) if level else (box.height, box.width)
    return min(long / 2, short / 2 / FLAT), level
