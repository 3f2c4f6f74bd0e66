"""The geometry of figures: points on a circle, stars, rays, ticks and ovals, as steps of a path."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from pnp.geometry import Box, Point, distance
from pnp.paths import bend_curve, polygon_steps
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo, Step

Steps: TypeAlias = "tuple[Step, ...]"
Part = TypeVar("Part")

KAPPA = 0.5522847498  # where a Bézier's control points stand on a quarter circle


def polar_point(centre: Point, radius: float, degrees: float) -> Point:
    """Return the point at an angle, clockwise from the top."""
    angle = math.radians(degrees)
    return Point(centre.x + radius * math.sin(angle), centre.y - radius * math.cos(angle))


def find_between(start: Point, end: Point, share: float) -> Point:
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def distance_from_segment(at: Point, start: Point, end: Point) -> float:
    """Measure how far a point is from the straight line between two others, which may be one place."""
    x, y = end.x - start.x, end.y - start.y
    along = ((at.x - start.x) * x + (at.y - start.y) * y) / ((x * x + y * y) or 1.0)
    near = find_between(start, end, min(1.0, max(0.0, along)))
    return distance(at, near)


def box_of(centre: Point, radius: float) -> Box:
    """Return the box of a circle."""
    return Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)


def join(parts: Iterable[tuple[Part, ...]]) -> tuple[Part, ...]:
    """Join steps one after the other, or shapes."""
    return tuple([each for part in parts for each in part])


def move(point: Point) -> MoveTo:
    return MoveTo(point.x, point.y)


def line(point: Point) -> LineTo:
    return LineTo(point.x, point.y)


def arc(radius: float, end: Point, *, clockwise: bool, large: bool = False) -> ArcTo:
    return ArcTo(radius, radius, 0.0, large, clockwise, end.x, end.y)


def bow(centre: Point, radius: float, first: float, last: float) -> Steps:
    """Draw a piece of a circle from one direction to another: clockwise to a greater one, else
    anticlockwise."""
    start, end = (polar_point(centre, radius, turn) for turn in (first, last))
    return (move(start), arc(radius, end, clockwise=first < last, large=abs(last - first) > 180))


def segment(start: Point, end: Point) -> Steps:
    return (move(start), line(end))


def chain(points: Iterable[Point]) -> Steps:
    """Draw straight lines from point to point."""
    first, *rest = points
    return (move(first), *map(line, rest))


def link(start: Point, end: Point, clear: float, clear_end: float) -> Steps:
    """Draw a line that keeps clear of the things at its ends; draw none if these are too close."""
    length = distance(start, end)
    if length <= clear + clear_end:
        return ()
    return segment(find_between(start, end, clear / length), find_between(end, start, clear_end / length))


def dot(centre: Point, radius: float) -> Steps:
    """Draw a full circle, ready for a compound path."""
    x, y, k = centre.x, centre.y, radius * KAPPA
    return (
        MoveTo(x + radius, y),
        CurveTo(x + radius, y + k, x + k, y + radius, x, y + radius),
        CurveTo(x - k, y + radius, x - radius, y + k, x - radius, y),
        CurveTo(x - radius, y - k, x - k, y - radius, x, y - radius),
        CurveTo(x + k, y - radius, x + radius, y - k, x + radius, y),
        Close(),
    )


def speck(centre: Point, radius: float) -> Steps:
    """Draw a tiny disc of two curves, as good as round: off by a fiftieth of its radius at most."""
    x, y, k = centre.x, centre.y, radius * 4 / 3
    return (
        MoveTo(x + radius, y),
        CurveTo(x + radius, y + k, x - radius, y + k, x - radius, y),
        CurveTo(x - radius, y - k, x + radius, y - k, x + radius, y),
        Close(),
    )


def oval(centre: Point, half: float, low: float, turn: float = 0.0, *, clockwise: bool = True) -> Steps:
    """Draw an ellipse of two half axes, turned clockwise. One that runs anticlockwise cuts a hole."""
    ends = [polar_point(centre, reach, turn + 90) for reach in (half, -half)]
    arcs = (ArcTo(half, low, turn, False, clockwise, end.x, end.y) for end in (ends[1], ends[0]))
    return (move(ends[0]), *arcs, Close())


def spiked_star(centre: Point, count: int, radius: float, inner: float, turn: float = 0.0) -> Steps:
    """Draw a star with straight sides; these meet at the share `inner` of the radius."""
    reach = (radius, radius * inner)
    return polygon_steps(polar_point(centre, reach[k % 2], turn + k * 180 / count) for k in range(2 * count))


def curved_star(centre: Point, count: int, radius: float, pull: float, turn: float = 0.0) -> Steps:
    """Draw a star with hollow sides, drawn in towards the share `pull` of the radius."""
    tips = [polar_point(centre, radius, turn + k * 360 / count) for k in range(count + 1)]
    hollows = [polar_point(centre, radius * pull, turn + (k + 0.5) * 360 / count) for k in range(count)]
    sides = (bend_curve(tips[k], hollows[k], tips[k + 1]) for k in range(count))
    return (move(tips[0]), *sides, Close())


def rays(centre: Point, count: int, inner: float, outer: float, half: float, turn: float = 0.0) -> Steps:
    """Draw wedges around a centre; the foot of each is `half` degrees wide to both sides."""
    angles = [turn + k * 360 / count for k in range(count)]
    places = ((inner, -half), (outer, 0.0), (inner, half))
    wedges = ([polar_point(centre, reach, at + off) for reach, off in places] for at in angles)
    return join(map(polygon_steps, wedges))


def ticks(centre: Point, radius: float, count: int, length: float, leave_out: int = 0) -> Steps:
    """Draw strokes outwards from a circle, evenly, but leave out every `leave_out`th."""
    angles = [k * 360 / count for k in range(count) if not leave_out or k % leave_out]
    return spokes(centre, radius, radius + length, angles)


def spokes(centre: Point, inner: float, outer: float, angles: Iterable[float]) -> Steps:
    """Draw strokes from one circle to another."""
    return join(segment(polar_point(centre, inner, at), polar_point(centre, outer, at)) for at in angles)


def ring_piece(
    centre: Point, radii: tuple[float, float], ends: tuple[float, float], slit: float = 0.0
) -> Steps:
    """Draw a piece of a ring from one angle to another, shorter by half a slit at each end."""
    inner, outer = radii
    (one, two), (three, four) = (
        (polar_point(centre, radius, ends[0] + off), polar_point(centre, radius, ends[1] - off))
        for radius in radii
        for off in (math.degrees(slit / 2 / radius),)
    )
    large = ends[1] - ends[0] > 180
    outwards = arc(outer, four, clockwise=True, large=large)
    inwards = arc(inner, one, clockwise=False, large=large)
    return (move(one), line(three), outwards, line(two), inwards, Close())
