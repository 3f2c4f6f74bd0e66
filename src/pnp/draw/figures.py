"""The geometry of all that is drawn: points on a circle, stars, rays, ticks, as steps of a path."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from pnp.geometry import Point
from pnp.outlines import bend, polygon_steps
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from pnp.scene import Step

Steps: TypeAlias = "tuple[Step, ...]"

KAPPA = 0.5522847498  # where a Bézier's control points stand on a quarter circle


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at an angle, clockwise from the top."""
    angle = math.radians(degrees)
    return Point(centre.x + radius * math.sin(angle), centre.y - radius * math.cos(angle))


def between(start: Point, end: Point, share: float) -> Point:
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def move(point: Point) -> MoveTo:
    return MoveTo(point.x, point.y)


def line(point: Point) -> LineTo:
    return LineTo(point.x, point.y)


def arc(radius: float, end: Point, *, clockwise: bool, large: bool = False) -> ArcTo:
    return ArcTo(radius, radius, 0.0, large, clockwise, end.x, end.y)


def segment(start: Point, end: Point) -> Steps:
    return (move(start), line(end))


def dot(centre: Point, radius: float) -> Steps:
    """A full circle, ready for a compound path."""
    x, y, k = centre.x, centre.y, radius * KAPPA
    return (
        MoveTo(x + radius, y),
        CurveTo(x + radius, y + k, x + k, y + radius, x, y + radius),
        CurveTo(x - k, y + radius, x - radius, y + k, x - radius, y),
        CurveTo(x - radius, y - k, x - k, y - radius, x, y - radius),
        CurveTo(x + k, y - radius, x + radius, y - k, x + radius, y),
        Close(),
    )


def spiked(centre: Point, count: int, radius: float, inner: float, turn: float = 0.0) -> Steps:
    """A star with straight sides; `inner` is the share of the radius where its sides meet."""
    reach = (radius, radius * inner)
    return polygon_steps(polar(centre, reach[k % 2], turn + k * 180 / count) for k in range(2 * count))


def curved(centre: Point, count: int, radius: float, pull: float, turn: float = 0.0) -> Steps:
    """A star with hollow sides, drawn in towards the centre as far as `pull` says."""
    tips = [polar(centre, radius, turn + k * 360 / count) for k in range(count + 1)]
    hollows = [polar(centre, radius * pull, turn + (k + 0.5) * 360 / count) for k in range(count)]
    sides = (bend(tips[k], hollows[k], tips[k + 1]) for k in range(count))
    return (move(tips[0]), *sides, Close())


def rays(centre: Point, count: int, inner: float, outer: float, half: float, turn: float = 0.0) -> Steps:
    """Wedges about a centre, each `half` degrees to both sides wide at its foot."""
    steps: list[Step] = []
    for k in range(count):
        angle = turn + k * 360 / count
        feet = polar(centre, inner, angle - half), polar(centre, inner, angle + half)
        steps += polygon_steps((feet[0], polar(centre, outer, angle), feet[1]))
    return tuple(steps)


def ticks(centre: Point, radius: float, step: float, length: float, leave_out: float = 0.0) -> Steps:
    """Strokes outwards from a circle every `step` degrees, but for every multiple of `leave_out`."""
    steps: list[Step] = []
    for k in range(round(360 / step)):
        angle = k * step
        if leave_out and angle % leave_out == 0:
            continue
        steps += segment(polar(centre, radius, angle), polar(centre, radius + length, angle))
    return tuple(steps)
