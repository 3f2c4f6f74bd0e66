"""Elliptical arcs as cubic Bézier curves, for what knows no arcs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.geometry import Matrix, Point, combined, moved, rotation, scaling, translation
from pnp.scene import ArcTo, CurveTo

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST_PIECE = math.pi / 2  # one curve over a quarter is off by 0.03 % of the radius


class Sweep(Struct, frozen=True):
    """A piece of the unit circle, and the map that lays it on the page."""

    start: float
    angle: float
    placing: Matrix


def as_curves(start: Point, arc: ArcTo) -> tuple[CurveTo, ...]:
    """The arc from `start` as curves; none where it ends where it starts, a straight one where a radius is 0.

    Radii too small to reach the end are enlarged, as SVG 1.1 wants it (appendix F.6).
    """
    end = Point(arc.x, arc.y)
    if start == end:
        return ()
    if arc.radius_x == 0 or arc.radius_y == 0:
        return (_straight(start, end),)
    return tuple(_curves(_sweep(start, arc), end))


def _straight(start: Point, end: Point) -> CurveTo:
    third_x, third_y = (end.x - start.x) / 3, (end.y - start.y) / 3
    return CurveTo(start.x + third_x, start.y + third_y, end.x - third_x, end.y - third_y, end.x, end.y)


def _sweep(start: Point, arc: ArcTo) -> Sweep:
    """Both ends are mapped to where the ellipse is a unit circle; its centre is sought there."""
    shape = combined(scaling(abs(arc.radius_x), abs(arc.radius_y)), rotation(arc.turn))
    back = combined(rotation(-arc.turn), scaling(1 / abs(arc.radius_x), 1 / abs(arc.radius_y)))
    one, two = moved(start, back), moved(Point(arc.x, arc.y), back)
    half = math.hypot(two.x - one.x, two.y - one.y) / 2
    growth = max(half, 1.0)  # over 1 where the radii do not reach
    height = math.sqrt(max(growth**2 - half**2, 0.0))
    side = 1.0 if arc.large == arc.clockwise else -1.0
    centre = Point(
        (one.x + two.x) / 2 + side * height * (two.y - one.y) / (2 * half),
        (one.y + two.y) / 2 - side * height * (two.x - one.x) / (2 * half),
    )
    first = math.atan2(one.y - centre.y, one.x - centre.x)
    last = math.atan2(two.y - centre.y, two.x - centre.x)
    placing = combined(combined(scaling(growth, growth), translation(centre.x, centre.y)), shape)
    return Sweep(first, _turned(last - first, clockwise=arc.clockwise), placing)


def _turned(angle: float, *, clockwise: bool) -> float:
    """The angle as a turn in the wanted sense (y points down, so clockwise is positive)."""
    turn = angle % math.tau
    return turn if clockwise else turn - math.tau


def _curves(sweep: Sweep, end: Point) -> Iterator[CurveTo]:
    count = max(1, math.ceil(abs(sweep.angle) / LARGEST_PIECE - 1e-9))
    step = sweep.angle / count
    reach = 4 / 3 * math.tan(step / 4)
    for index in range(count):
        one, two = sweep.start + index * step, sweep.start + (index + 1) * step
        leaving = Point(math.cos(one) - reach * math.sin(one), math.sin(one) + reach * math.cos(one))
        arriving = Point(math.cos(two) + reach * math.sin(two), math.sin(two) - reach * math.cos(two))
        stop = moved(Point(math.cos(two), math.sin(two)), sweep.placing) if index < count - 1 else end
        first, second = moved(leaving, sweep.placing), moved(arriving, sweep.placing)
        yield CurveTo(first.x, first.y, second.x, second.y, stop.x, stop.y)
