"""How far the ink of shapes reaches: boxes, and points of their outlines."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from pnp.areas import extent, flattened
from pnp.checks.printing.strokes import half_of, line_points, tips
from pnp.geometry import Box, Point, bounds, corners, grown
from pnp.outlines import ellipse_steps
from pnp.scene import (
    Circle,
    Ellipse,
    Group,
    Image,
    Line,
    Path,
    Placed,
    Polygon,
    Polyline,
    Rectangle,
    Text,
)
from pnp.text import run_box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.scene import Shape, Step, Stroke

NOWHERE = Box(math.inf, math.inf, 0.0, 0.0)


def union(boxes: Sequence[Box]) -> Box:
    left, top = min(each.x for each in boxes), min(each.y for each in boxes)
    right = max(each.x + each.width for each in boxes)
    return Box(left, top, right - left, max(each.y + each.height for each in boxes) - top)


def meeting(one: Box, other: Box) -> Box | None:
    """What two boxes share, if anything."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    right = min(one.x + one.width, other.x + other.width)
    bottom = min(one.y + one.height, other.y + other.height)
    return Box(left, top, right - left, bottom - top) if right > left and bottom > top else None


def ink_box(shape: Shape) -> Box | None:
    """The box of a shape's ink, in its own coordinates; none of one that paints nothing."""
    match shape:
        case Text(runs):
            boxes = [box for box in map(run_box, runs) if box is not None]
            return union(boxes) if boxes else None
        case Image(box):
            return box
        case Line(start, end, stroke):
            return _thick(bounds((start, end)), stroke)
        case Polyline(points):
            return lined_box(bounds(points), shape)
        case Group() | Placed():
            raise AssertionError(shape)
        case Rectangle() | Circle() | Ellipse() | Polygon() | Path():
            bare = shape.fill is None and shape.stroke is None
            return None if bare else lined_box(_outline_box(shape), shape)
        case _:
            assert_never(shape)


def _outline_box(shape: Rectangle | Circle | Ellipse | Polygon | Path) -> Box:
    match shape:
        case Rectangle(box):
            return box
        case Circle(centre, radius):
            return Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        case Ellipse(centre, radius_x, radius_y):
            return Box(centre.x - radius_x, centre.y - radius_y, 2 * radius_x, 2 * radius_y)
        case Polygon(points):
            return bounds(points)
        case Path(steps):
            return steps_box(steps)
        case _:
            assert_never(shape)


@lru_cache(maxsize=4096)
def steps_box(steps: tuple[Step, ...]) -> Box:
    """The box of a path, as a pen without a width draws it."""
    return extent(steps) if steps else NOWHERE


def lined_box(box: Box, shape: Rectangle | Circle | Ellipse | Polyline | Polygon | Path) -> Box:
    """The box of an outline with its line, of which joins may reach farther than it is wide."""
    found, ends = _thick(box, shape.stroke), tips(shape)
    return union((found, bounds(tuple(ends)))) if ends else found


def _thick(box: Box, stroke: Stroke | None) -> Box:
    return box if stroke is None else grown(box, stroke.width / 2)


def outline_points(shape: Shape) -> Iterator[Point]:
    """Points about the ink of all but text, which lies within the least convex outline that holds them."""
    match shape:
        case Circle(centre, radius, stroke=stroke):
            reach = radius + half_of(stroke)
            yield from steps_points(ellipse_steps(centre, reach, reach))
        case Ellipse(centre, radius_x, radius_y, stroke=stroke):
            half = half_of(stroke)
            yield from steps_points(ellipse_steps(centre, radius_x + half, radius_y + half))
        case Line() | Polyline() | Polygon() | Path():
            yield from line_points(shape)
        case _:
            found = ink_box(shape)
            yield from () if found is None else corners(found)


def steps_points(steps: tuple[Step, ...]) -> Iterator[Point]:
    for line in flattened(steps):
        yield from line
