"""Outlines as straight edges, and how they lie to a box: what crosses it, and what it lies within."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, assert_never

from pnp.arcs import as_curves
from pnp.areas import PIECES, along
from pnp.geometry import Point
from pnp.outlines import ellipse_steps, polygon_steps, rounded_steps
from pnp.scene import (
    ArcTo,
    Circle,
    Close,
    CurveTo,
    Ellipse,
    Line,
    LineTo,
    MoveTo,
    Path,
    Polygon,
    Polyline,
    Rectangle,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeAlias

    from pnp.geometry import Box
    from pnp.scene import FillRule, Step

    Outlined: TypeAlias = Rectangle | Circle | Ellipse | Line | Polyline | Polygon | Path


class Edge(NamedTuple):
    """A straight piece of an outline from one end to the other, and the box that holds what it stands for."""

    left: float
    top: float
    right: float
    bottom: float
    x: float
    y: float
    to_x: float
    to_y: float


def steps_of(shape: Outlined) -> tuple[Step, ...]:
    match shape:
        case Rectangle(box, radius=radius):
            return rounded_steps(box, radius)
        case Circle(centre, radius):
            return ellipse_steps(centre, radius, radius)
        case Ellipse(centre, radius_x, radius_y):
            return ellipse_steps(centre, radius_x, radius_y)
        case Line(start, end):
            return polygon_steps((start, end))
        case Polyline(points) | Polygon(points):
            return polygon_steps(points)
        case Path(steps):
            return steps
        case _:
            assert_never(shape)


@lru_cache(maxsize=8192)
def edges(steps: tuple[Step, ...]) -> tuple[Edge, ...]:
    """Those of a path, each subpath closed as a fill closes it."""
    return tuple(_edges(steps))


def _edges(steps: tuple[Step, ...]) -> Iterator[Edge]:
    start = here = Point(0.0, 0.0)
    for step in steps:
        match step:
            case MoveTo(x, y):
                yield _edge(here, start, 0.0)
                start = here = Point(x, y)
            case LineTo(x, y):
                yield _edge(here, Point(x, y), 0.0)
                here = Point(x, y)
            case CurveTo():
                yield from _of_curve(here, step)
                here = Point(step.x, step.y)
            case ArcTo():
                for part in as_curves(here, step):
                    yield from _of_curve(here, part)
                    here = Point(part.x, part.y)
            case Close():
                yield _edge(here, start, 0.0)
                here = start
            case _:
                assert_never(step)
    yield _edge(here, start, 0.0)


def _of_curve(start: Point, curve: CurveTo) -> Iterator[Edge]:
    """Its pieces: none strays from its chord by more than an eighth of its second derivative."""
    one = math.hypot(start.x - 2 * curve.x1 + curve.x2, start.y - 2 * curve.y1 + curve.y2)
    other = math.hypot(curve.x1 - 2 * curve.x2 + curve.x, curve.y1 - 2 * curve.y2 + curve.y)
    bend = 6 * max(one, other) / PIECES**2 / 8
    for a, b in pairwise((start, *along(start, curve))):
        yield _edge(a, b, bend)


def _edge(one: Point, other: Point, bend: float) -> Edge:
    return Edge(
        min(one.x, other.x) - bend,
        min(one.y, other.y) - bend,
        max(one.x, other.x) + bend,
        max(one.y, other.y) + bend,
        one.x,
        one.y,
        other.x,
        other.y,
    )


def near(found: Sequence[Edge], box: Box) -> list[Edge]:
    """The edges that may come into a box."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return [
        edge
        for edge in found
        if edge[0] <= right and edge[2] >= left and edge[1] <= bottom and edge[3] >= top
    ]


def holds(found: Sequence[Edge], x: float, y: float, rule: FillRule) -> bool:
    """Whether a place that no edge is near lies within what they fill."""
    turns = 0
    for _, _, _, _, from_x, from_y, to_x, to_y in found:
        if (from_y <= y) != (to_y <= y) and from_x + (y - from_y) / (to_y - from_y) * (to_x - from_x) > x:
            turns += 1 if to_y > from_y else -1
    return turns % 2 == 1 if rule == "evenodd" else turns != 0
