"""How far the ink of shapes reaches: the edges of outlines, lines with their joins and ends, boxes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias, assert_never

from pnp import paths, scene
from pnp.geometry import Box, Point, bounds, corners, grow_box
from pnp.text import run_box

Lined: TypeAlias = scene.Line | scene.Polyline | scene.Polygon | scene.Path
# What paints by itself, and holds no other shape.
Plain: TypeAlias = scene.Outlined | scene.Text | scene.Image

ROOT = math.sqrt(2)  # the distance of a square end's corners from the end of the pen's way, in half widths
FINE = 0.5  # mm: pointed joins may reach so far beyond the box that is taken for a line
NOTHING = 1e-6  # in the units of the shape: points as near as this count as one point
STRAIGHT = 0.9  # the cosine of a turn whose join cannot be seen, as where a curve goes on
OCTAGON = math.tan(math.pi / 8)


class PenStroke(NamedTuple):
    """A line that a pen draws without being lifted: its points, no two neighbours the same."""

    points: list[Point]
    closed: bool


def get_fill(shape: scene.Outlined) -> scene.Paint | None:
    """What a shape is filled with, which no line is."""
    return None if isinstance(shape, scene.Line | scene.Polyline) else shape.fill


def half_width(stroke: scene.Stroke | None) -> float:
    """Return how far a line reaches to each side of the pen's way."""
    return 0.0 if stroke is None else stroke.width / 2


def most_reach(shape: scene.Outlined) -> float:
    """Return how far a shape's line reaches at most, with its joins and its ends."""
    if (stroke := shape.stroke) is None:
        return 0.0
    pointed = stroke.join == "miter" and isinstance(shape, scene.Path | scene.Polygon | scene.Polyline)
    return stroke.width / 2 * (stroke.miter_limit if pointed else ROOT)


def reach_beyond_tips(shape: scene.Outlined) -> float:
    """Return how much farther a shape's line may reach than its width and its tips (`list_tips`) say."""
    half, most = half_width(shape.stroke), most_reach(shape)
    return most - half if most - half <= FINE else (ROOT - 1) * half


def line_points(shape: Lined) -> Iterator[Point]:
    """Yield points around the ink of a shape: all of it lies within their convex hull."""
    stroke = shape.stroke
    for pen_line in _list_pen_strokes(shape):
        yield from pen_line.points
        if stroke is not None:
            for one, other in pairwise(pen_line.points):
                way = _find_direction(one, other)
                yield from (*_list_side_points(one, way, stroke), *_list_side_points(other, way, stroke))
            yield from _list_join_points(pen_line, stroke)
            yield from () if pen_line.closed else _list_end_points(pen_line.points, stroke)


def list_tips(shape: scene.Outlined) -> list[Point]:
    """List the points of a shape's pointed joins, if these may reach far."""
    stroke = shape.stroke
    if stroke is None or stroke.join != "miter" or most_reach(shape) - half_width(stroke) <= FINE:
        return []
    if not isinstance(shape, scene.Path | scene.Polygon | scene.Polyline):
        return []
    return [tip for pen_line in _list_pen_strokes(shape) for tip in _list_join_points(pen_line, stroke)]


def _list_pen_strokes(shape: Lined) -> Iterator[PenStroke]:
    """Yield each subpath of a shape as a pen stroke."""
    steps = paths.outline_steps(shape)
    for part in split_subpaths(steps[:-1] if isinstance(shape, scene.Line | scene.Polyline) else steps):
        (line,) = paths.flatten(part)
        points = line[:1]
        for point in line[1:]:
            if math.dist((point.x, point.y), (points[-1].x, points[-1].y)) > NOTHING:
                points.append(point)
        yield PenStroke(points, isinstance(part[-1], scene.Close))


def split_subpaths(steps: scene.Steps) -> list[scene.Steps]:
    starts = [at for at, step in enumerate(steps) if isinstance(step, scene.MoveTo)]
    return [steps[start:end] for start, end in pairwise([*starts, len(steps)])]


def _find_direction(start: Point, end: Point) -> Point:
    """Return the direction from one point to another, as a vector of length 1."""
    across, down = end.x - start.x, end.y - start.y
    far = math.hypot(across, down)
    return Point(across / far, down / far)


def _list_side_points(at: Point, way: Point, stroke: scene.Stroke) -> tuple[Point, Point]:
    """Return the points on both sides of a line that goes in a direction, half its width away."""
    across, down = way.y * half_width(stroke), way.x * half_width(stroke)
    return Point(at.x - across, at.y + down), Point(at.x + across, at.y - down)


def _list_join_points(pen_line: PenStroke, stroke: scene.Stroke) -> Iterator[Point]:
    """Yield the points by which joins go beyond the sides of the pieces that they join."""
    ways = [_find_direction(one, other) for one, other in pairwise(pen_line.points)]
    turns = [*zip(pen_line.points[1:], ways, ways[1:], strict=False)]
    turns += [(pen_line.points[0], ways[-1], ways[0])] if pen_line.closed and ways else []
    for at, come, go in turns:
        straight = come.x * go.x + come.y * go.y
        if straight > STRAIGHT or stroke.join == "bevel":
            continue
        if stroke.join == "round":
            yield from _list_octagon_points(at, half_width(stroke))
            continue
        slant = math.sqrt(max(0.0, (1 + straight) / 2))  # the sine of half the angle between the pieces
        if slant * stroke.miter_limit >= 1:
            wide = math.hypot(come.x - go.x, come.y - go.y)
            far = half_width(stroke) / slant / wide
            yield Point(at.x + (come.x - go.x) * far, at.y + (come.y - go.y) * far)


def _list_end_points(points: list[Point], stroke: scene.Stroke) -> Iterator[Point]:
    half = half_width(stroke)
    if len(points) == 1:
        yield from () if stroke.cap == "butt" else _list_octagon_points(points[0], half)
        return
    for before, end in ((points[1], points[0]), (points[-2], points[-1])):
        if stroke.cap == "round":
            yield from _list_octagon_points(end, half)
        elif stroke.cap == "square":
            way = _find_direction(before, end)
            yield from _list_side_points(Point(end.x + way.x * half, end.y + way.y * half), way, stroke)


def _list_octagon_points(at: Point, half: float) -> Iterator[Point]:
    """Yield the corners of an octagon around a circle."""
    for one, other in ((half, half * OCTAGON), (half * OCTAGON, half)):
        for across, down in ((one, other), (one, -other), (-one, other), (-one, -other)):
            yield Point(at.x + across, at.y + down)


NOWHERE = Box(math.inf, math.inf, 0.0, 0.0)


def find_ends(box: Box) -> tuple[float, float, float, float]:
    """Its left, top, right and bottom."""
    return box.x, box.y, box.x + box.width, box.y + box.height


def union(boxes: Sequence[Box]) -> Box:
    left, top = min(each.x for each in boxes), min(each.y for each in boxes)
    right = max(each.x + each.width for each in boxes)
    return Box(left, top, right - left, max(each.y + each.height for each in boxes) - top)


def find_overlap(one: Box, other: Box) -> Box | None:
    """Return the box that two boxes share, or None."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    right = min(one.x + one.width, other.x + other.width)
    bottom = min(one.y + one.height, other.y + other.height)
    return Box(left, top, right - left, bottom - top) if right > left and bottom > top else None


def ink_box(shape: Plain) -> Box | None:
    """Return the box of a shape's ink, in its own coordinates; None if it paints nothing."""
    match shape:
        case scene.Text(runs):
            boxes = [box for box in map(run_box, runs) if box is not None]
            return union(boxes) if boxes else None
        case scene.Image(box):
            return box
        case _:
            bare = get_fill(shape) is None is shape.stroke
            return None if bare else lined_box(_outline_box(shape), shape)


def _outline_box(shape: scene.Outlined) -> Box:
    match shape:
        case scene.Line(start, end):
            return bounds((start, end))
        case scene.Rectangle(box):
            return box
        case scene.Circle(centre, radius):
            return Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        case scene.Ellipse(centre, radius_x, radius_y):
            return Box(centre.x - radius_x, centre.y - radius_y, 2 * radius_x, 2 * radius_y)
        case scene.Polyline(points) | scene.Polygon(points):
            return bounds(points)
        case scene.Path(steps):
            return steps_box(steps)
        case _:
            assert_never(shape)


@lru_cache(maxsize=4096)
def steps_box(steps: scene.Steps) -> Box:
    """Return the box of a path, without the width of its line."""
    return paths.path_box(steps) if steps else NOWHERE


def lined_box(box: Box, shape: scene.Outlined) -> Box:
    """Return the box of an outline with its line, whose joins may reach farther than the line is wide."""
    plain_box, ends = grow_box(box, half_width(shape.stroke)) if shape.stroke else box, list_tips(shape)
    return union((plain_box, bounds(tuple(ends)))) if ends else plain_box


def outline_points(shape: Plain) -> Iterator[Point]:
    """Yield points around the ink of a shape that is no text: all of it lies within their convex hull."""
    match shape:
        case scene.Circle(centre, radius, stroke=stroke):
            reach = radius + half_width(stroke)
            yield from steps_points(paths.ellipse_steps(centre, reach, reach))
        case scene.Ellipse(centre, radius_x, radius_y, stroke=stroke):
            half = half_width(stroke)
            yield from steps_points(paths.ellipse_steps(centre, radius_x + half, radius_y + half))
        case scene.Line() | scene.Polyline() | scene.Polygon() | scene.Path():
            yield from line_points(shape)
        case _:
            ink = ink_box(shape)
            yield from () if ink is None else corners(ink)


def steps_points(steps: scene.Steps) -> Iterator[Point]:
    for line in paths.flatten(steps):
        yield from line


class Edge(NamedTuple):
    """A straight piece of an outline: the box around the curve that it stands for, and its two ends."""

    left: float
    top: float
    right: float
    bottom: float
    x: float
    y: float
    to_x: float
    to_y: float


@lru_cache(maxsize=8192)
def list_edges(steps: scene.Steps) -> tuple[Edge, ...]:
    """List the edges of a path, with each subpath closed as a fill closes it."""
    return tuple(_walk_edges(steps))


def _walk_edges(steps: scene.Steps) -> Iterator[Edge]:
    start = here = Point(0.0, 0.0)
    for step in steps:
        match step:
            case scene.MoveTo(x, y):
                yield _make_edge(here, start, 0.0)
                start = here = Point(x, y)
            case scene.LineTo(x, y):
                yield _make_edge(here, Point(x, y), 0.0)
                here = Point(x, y)
            case scene.CurveTo():
                yield from _list_curve_edges(here, step)
                here = Point(step.x, step.y)
            case scene.ArcTo():
                for part in paths.as_curves(here, step):
                    yield from _list_curve_edges(here, part)
                    here = Point(part.x, part.y)
            case scene.Close():
                yield _make_edge(here, start, 0.0)
                here = start
            case _:
                assert_never(step)
    yield _make_edge(here, start, 0.0)


def _list_curve_edges(start: Point, curve: scene.CurveTo) -> Iterator[Edge]:
    """Yield the edges of a curve. No piece strays from its chord by more than an eighth of its second
    derivative."""
    one = math.hypot(start.x - 2 * curve.x1 + curve.x2, start.y - 2 * curve.y1 + curve.y2)
    other = math.hypot(curve.x1 - 2 * curve.x2 + curve.x, curve.y1 - 2 * curve.y2 + curve.y)
    bend = 6 * max(one, other) / paths.PIECES**2 / 8
    for a, b in pairwise((start, *paths.curve_points(start, curve))):
        yield _make_edge(a, b, bend)


def _make_edge(one: Point, other: Point, bend: float) -> Edge:
    left, top = min(one.x, other.x) - bend, min(one.y, other.y) - bend
    right, bottom = max(one.x, other.x) + bend, max(one.y, other.y) + bend
    return Edge(left, top, right, bottom, one.x, one.y, other.x, other.y)


def edges_near(edges: Sequence[Edge], box: Box) -> list[Edge]:
    """Return the edges that may come into a box."""
    left, top, right, bottom = find_ends(box)
    return [one for one in edges if one[0] <= right and one[2] >= left and one[1] <= bottom and one[3] >= top]


def is_inside(edges: Sequence[Edge], x: float, y: float, rule: scene.FillRule) -> bool:
    """Tell whether a place that no edge is near lies inside the edges' fill."""
    turns = 0
    for _, _, _, _, from_x, from_y, to_x, to_y in edges:
        if (from_y <= y) != (to_y <= y) and from_x + (y - from_y) / (to_y - from_y) * (to_x - from_x) > x:
            turns += 1 if to_y > from_y else -1
    return turns % 2 == 1 if rule == "evenodd" else turns != 0
