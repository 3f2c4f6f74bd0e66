"""How far lines reach to the sides of where their pens go: by their width, their joins and their ends."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never

from pnp.arcs import as_curves
from pnp.areas import along
from pnp.geometry import Point
from pnp.outlines import polygon_steps
from pnp.scene import ArcTo, Close, CurveTo, Line, LineTo, MoveTo, Path, Polygon, Polyline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.checks.printing.edges import Outlined
    from pnp.scene import Step, Stroke

    Lined: TypeAlias = Line | Polyline | Polygon | Path

ROOT = math.sqrt(2)  # how far the corners of a square end lie from where the pen ends, by half its width
FINE = 0.5  # mm: by so much pointed joins may reach beyond what is taken for the box of a line
NOTHING = 1e-6  # of what the shape is measured in: points as near as this have no way between them
STRAIGHT = 0.999  # the cosine of a turn that no join is seen at
OCTAGON = math.tan(math.pi / 8)


# A piece of a line: its ends, and between them the control points of a curve.
Stretch: TypeAlias = "tuple[Point, ...]"


class Drawn(NamedTuple):
    """What a pen draws without being lifted."""

    start: Point
    stretches: list[Stretch]
    closed: bool


def half_of(stroke: Stroke | None) -> float:
    """How far a line reaches to each side of where its pen goes."""
    return 0.0 if stroke is None else stroke.width / 2


def most_of(shape: Outlined) -> float:
    """How far its line reaches at most, by its joins and its ends."""
    stroke = shape.stroke
    if stroke is None:
        return 0.0
    pointed = stroke.join == "miter" and isinstance(shape, Path | Polygon | Polyline)
    return stroke.width / 2 * (stroke.miter_limit if pointed else ROOT)


def slack_of(shape: Outlined) -> float:
    """How much farther its line may reach than its width and its `tips` say."""
    half, most = half_of(shape.stroke), most_of(shape)
    return most - half if most - half <= FINE else (ROOT - 1) * half


def line_points(shape: Lined) -> Iterator[Point]:
    """Points about the ink of a shape: all of it lies within the least convex outline that holds them."""
    stroke = shape.stroke
    for drawn in _drawn(_steps(shape)):
        yield drawn.start
        for stretch in drawn.stretches:
            points = _points(stretch)
            yield from points
            if stroke is not None:
                yield from _sides(points, half_of(stroke))
        if stroke is not None:
            yield from _joins(drawn, stroke)
            yield from () if drawn.closed else _ends(drawn, stroke)


def tips(shape: Outlined) -> list[Point]:
    """The points of its pointed joins, where these may reach far."""
    stroke = shape.stroke
    if stroke is None or stroke.join != "miter" or most_of(shape) - half_of(stroke) <= FINE:
        return []
    if not isinstance(shape, Path | Polygon | Polyline):
        return []
    return [tip for drawn in _drawn(_steps(shape)) for tip in _joins(drawn, stroke)]


def _steps(shape: Lined) -> tuple[Step, ...]:
    match shape:
        case Path(steps):
            return steps
        case Polygon(points):
            return polygon_steps(points)
        case Polyline(points):
            return polygon_steps(points)[:-1]
        case Line(start, end):
            return polygon_steps((start, end))[:-1]
        case _:
            assert_never(shape)


def _drawn(steps: tuple[Step, ...]) -> Iterator[Drawn]:
    """Each subpath."""
    start = here = Point(0.0, 0.0)
    found: list[Stretch] = []
    closed = False
    for at, step in enumerate(steps):
        if isinstance(step, MoveTo):
            if at:
                yield Drawn(start, found, closed)
            start = here = Point(step.x, step.y)
            found, closed = [], False
            continue
        found += _stretches(here, step, start)
        closed = isinstance(step, Close)
        here = start if isinstance(step, Close) else Point(step.x, step.y)
    yield Drawn(start, found, closed)


def _stretches(here: Point, step: LineTo | CurveTo | ArcTo | Close, start: Point) -> Iterator[Stretch]:
    """Those of a step that go somewhere."""
    match step:
        case LineTo(x, y):
            if _way(here, Point(x, y)):
                yield here, Point(x, y)
        case CurveTo(x1, y1, x2, y2, x, y):
            guides = (here, Point(x1, y1), Point(x2, y2), Point(x, y))
            if _leaving(guides) and _leaving(guides[::-1]):
                yield guides
        case ArcTo():
            for part in as_curves(here, step):
                yield from _stretches(here, part, start)
                here = Point(part.x, part.y)
        case Close():
            yield from _stretches(here, LineTo(start.x, start.y), start)
        case _:
            assert_never(step)


def _points(stretch: Stretch) -> tuple[Point, ...]:
    if len(stretch) == 2:
        return stretch
    start, one, two, end = stretch
    return (start, *along(start, CurveTo(one.x, one.y, two.x, two.y, end.x, end.y)))


def _leaving(guides: Stretch) -> Point | None:
    return next((way for to in guides[1:] if (way := _way(guides[0], to))), None)


def _leaves(stretch: Stretch) -> Point:
    """The way in which a pen leaves its start, of length 1."""
    way = _leaving(stretch)
    assert way is not None
    return way


def _arrives(stretch: Stretch) -> Point:
    back = _leaves(stretch[::-1])
    return Point(-back.x, -back.y)


def _way(start: Point, end: Point) -> Point | None:
    across, down = end.x - start.x, end.y - start.y
    far = math.hypot(across, down)
    return Point(across / far, down / far) if far > NOTHING else None


def _sides(points: tuple[Point, ...], half: float) -> Iterator[Point]:
    """The corners of the straight pieces of a line, as wide as it is."""
    for one, other in pairwise(points):
        way = _way(one, other)
        if way is not None:
            for at in (one, other):
                yield Point(at.x - way.y * half, at.y + way.x * half)
                yield Point(at.x + way.y * half, at.y - way.x * half)


def _joins(drawn: Drawn, stroke: Stroke) -> Iterator[Point]:
    """What joins add to the sides of the pieces that they join."""
    every = [*drawn.stretches, *drawn.stretches[:1]] if drawn.closed else drawn.stretches
    for before, after in pairwise(every):
        come, go, at = _arrives(before), _leaves(after), after[0]
        straight = come.x * go.x + come.y * go.y
        if straight > STRAIGHT or stroke.join == "bevel":
            continue
        if stroke.join == "round":
            yield from _about(at, half_of(stroke))
            continue
        slant = math.sqrt(max(0.0, (1 + straight) / 2))  # the sine of half the angle between the pieces
        if slant * stroke.miter_limit >= 1:
            wide = math.hypot(come.x - go.x, come.y - go.y)
            far = half_of(stroke) / slant / wide
            yield Point(at.x + (come.x - go.x) * far, at.y + (come.y - go.y) * far)


def _ends(drawn: Drawn, stroke: Stroke) -> Iterator[Point]:
    half = half_of(stroke)
    if not drawn.stretches:
        yield from () if stroke.cap == "butt" else _about(drawn.start, half)
        return
    first, last = drawn.stretches[0], drawn.stretches[-1]
    ends = ((first[0], _leaves(first), -half), (last[-1], _arrives(last), half))
    for at, way, on in ends:
        if stroke.cap == "round":
            yield from _about(at, half)
        elif stroke.cap == "square":
            end = Point(at.x + way.x * on, at.y + way.y * on)
            yield from _sides((at, end), half)


def _about(at: Point, half: float) -> Iterator[Point]:
    """An octagon about a circle."""
    for one, other in ((half, half * OCTAGON), (half * OCTAGON, half)):
        for across, down in ((one, other), (one, -other), (-one, other), (-one, -other)):
            yield Point(at.x + across, at.y + down)
