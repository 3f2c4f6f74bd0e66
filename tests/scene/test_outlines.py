"""Arcs as curves, and the outlines of simple shapes."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from pnp.geometry import Box, Point, move_point, rotation
from pnp.paths import (
    as_curves,
    box_steps,
    corner_radius,
    ellipse_steps,
    enlarge,
    polygon_steps,
    rounded_steps,
)
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

places = some.builds(Point, some.floats(-100, 100), some.floats(-100, 100))
radii = some.floats(0.5, 80)
turns = some.floats(-180, 180)
PARTS = [index / 16 for index in range(17)]


def samples(start: Point, curves: tuple[CurveTo, ...]) -> list[Point]:
    found = []
    for curve in curves:
        found += [between(start, curve, part) for part in PARTS]
        start = Point(curve.x, curve.y)
    return found


def between(start: Point, curve: CurveTo, t: float) -> Point:
    s = 1 - t
    weights = s**3, 3 * s * s * t, 3 * s * t * t, t**3
    xs = start.x, curve.x1, curve.x2, curve.x
    ys = start.y, curve.y1, curve.y2, curve.y
    x = sum(weight * x for weight, x in zip(weights, xs, strict=True))
    return Point(x, sum(weight * y for weight, y in zip(weights, ys, strict=True)))


def on_circle(start: Point, arc: ArcTo) -> list[Point]:
    """Samples of the arc on the circle that its ellipse becomes when it is turned back and squeezed."""
    turned = [move_point(point, rotation(-arc.turn)) for point in samples(start, as_curves(start, arc))]
    return [Point(point.x / arc.radius_x, point.y / arc.radius_y) for point in turned]


def circumcentre(one: Point, two: Point, three: Point) -> Point:
    ax, ay, bx, by = two.x - one.x, two.y - one.y, three.x - one.x, three.y - one.y
    twice = 2 * (ax * by - ay * bx)
    x = (by * (ax**2 + ay**2) - ay * (bx**2 + by**2)) / twice
    return Point(one.x + x, one.y + (ax * (bx**2 + by**2) - bx * (ax**2 + ay**2)) / twice)


@given(places, places, radii, radii, turns, some.booleans(), some.booleans())
def test_an_arc_lies_on_its_ellipse(
    start: Point, end: Point, radius_x: float, radius_y: float, turn: float, large: bool, clockwise: bool
) -> None:
    assume(math.dist((start.x, start.y), (end.x, end.y)) > 1)
    found = on_circle(start, ArcTo(radius_x, radius_y, turn, large, clockwise, end.x, end.y))
    half = math.dist((found[0].x, found[0].y), (found[-1].x, found[-1].y)) / 2
    assume(abs(half - 1) > 1e-3)  # there, the smaller and the larger arc are one
    centre = circumcentre(found[0], found[len(found) // 2], found[-1])
    away = [math.dist((centre.x, centre.y), (point.x, point.y)) for point in found]
    assert away == pytest.approx([max(1.0, half)] * len(away), rel=1e-3)


@given(places, places, radii, radii, turns, some.booleans(), some.booleans())
def test_an_arc_drawn_backwards_is_the_same_arc(
    start: Point, end: Point, radius_x: float, radius_y: float, turn: float, large: bool, clockwise: bool
) -> None:
    assume(math.dist((start.x, start.y), (end.x, end.y)) > 1)
    there = samples(start, as_curves(start, ArcTo(radius_x, radius_y, turn, large, clockwise, end.x, end.y)))
    back = samples(
        end, as_curves(end, ArcTo(radius_x, radius_y, turn, large, not clockwise, start.x, start.y))
    )
    assume(len(there) == len(back))  # half an ellipse may be cut in two pieces one way and three the other
    for one, two in zip(there, reversed(back), strict=True):
        assert (one.x, one.y) == pytest.approx((two.x, two.y), abs=0.2)


@pytest.mark.parametrize(
    ("large", "clockwise", "through"),
    [
        (False, True, (17.071, 2.929)),
        (True, False, (2.929, 17.071)),
        (True, True, (27.071, -7.071)),
        (False, False, (12.929, 7.071)),
    ],
)
def test_which_of_the_four_arcs(large: bool, clockwise: bool, through: tuple[float, float]) -> None:
    """From (10, 0) to (20, 10) with a radius of 10: about (10, 10) or about (20, 0)."""
    start = Point(10, 0)
    found = samples(start, as_curves(start, ArcTo(10, 10, 0, large, clockwise, 20, 10)))
    middle = found[len(found) // 2]
    assert (middle.x, middle.y) == pytest.approx(through, abs=0.3)


def test_an_arc_ends_where_it_says_exactly() -> None:
    last = as_curves(Point(0.1, 0.2), ArcTo(3, 4, 30, True, False, 5.3, 7.7))[-1]
    assert (last.x, last.y) == (5.3, 7.7)


def test_an_arc_without_radius_is_straight() -> None:
    (curve,) = as_curves(Point(0, 0), ArcTo(0, 5, 0, False, True, 9, 6))
    assert curve == CurveTo(3, 2, 6, 4, 9, 6)


def test_an_arc_to_where_it_starts_is_nothing() -> None:
    assert as_curves(Point(4, 5), ArcTo(3, 3, 0, True, True, 4, 5)) == ()


def test_corners_are_no_rounder_than_the_box_allows() -> None:
    box = Box(0, 0, 10, 4)
    assert corner_radius(box, 1.5) == 1.5
    assert corner_radius(box, 9) == 2
    assert rounded_steps(box, 9) == rounded_steps(box, 2)
    assert rounded_steps(box, 0) == box_steps(box)


def test_outlines_are_drawn_clockwise_and_closed() -> None:
    assert box_steps(Box(1, 2, 3, 4)) == (MoveTo(1, 2), LineTo(4, 2), LineTo(4, 6), LineTo(1, 6), Close())
    assert ellipse_steps(Point(5, 5), 2, 1) == (
        MoveTo(7, 5),
        ArcTo(2, 1, 0, False, True, 3, 5),
        ArcTo(2, 1, 0, False, True, 7, 5),
        Close(),
    )


def test_enlarged_steps() -> None:
    steps = (MoveTo(1, 2), CurveTo(1, 2, 3, 4, 5, 6), ArcTo(1, 2, 30, True, False, 3, 4), Close())
    assert enlarge((*steps, LineTo(0.5, 1)), 2) == (
        MoveTo(2, 4),
        CurveTo(2, 4, 6, 8, 10, 12),
        ArcTo(2, 4, 30, True, False, 6, 8),
        Close(),
        LineTo(1, 2),
    )


def test_a_polygon_keeps_its_points() -> None:
    points = (Point(0, 0), Point(3, 1), Point(2, 5))
    assert polygon_steps(points) == (MoveTo(0, 0), LineTo(3, 1), LineTo(2, 5), Close())
