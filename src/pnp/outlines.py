"""Outlines as steps: of the simple shapes, and moved or enlarged ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from pnp.geometry import corners
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.geometry import Box, Point
    from pnp.scene import Step


def polygon_steps(points: Iterable[Point]) -> tuple[Step, ...]:
    first, *others = points
    return (MoveTo(first.x, first.y), *(LineTo(point.x, point.y) for point in others), Close())


def box_steps(box: Box) -> tuple[Step, ...]:
    return polygon_steps(corners(box))


def ellipse_steps(centre: Point, radius_x: float, radius_y: float) -> tuple[Step, ...]:
    """Clockwise from the right end."""
    left, right = centre.x - radius_x, centre.x + radius_x
    return (
        MoveTo(right, centre.y),
        ArcTo(radius_x, radius_y, 0.0, False, True, left, centre.y),
        ArcTo(radius_x, radius_y, 0.0, False, True, right, centre.y),
        Close(),
    )


def bend(start: Point, control: Point, end: Point) -> CurveTo:
    """A curve with one control point, which the scene knows with two."""
    share = 2 / 3
    first = start.x + (control.x - start.x) * share, start.y + (control.y - start.y) * share
    second = end.x + (control.x - end.x) * share, end.y + (control.y - end.y) * share
    return CurveTo(*first, *second, end.x, end.y)


def corner_radius(box: Box, radius: float) -> float:
    """The radius that the corners of a box can have: half its shorter side at most."""
    return min(radius, box.width / 2, box.height / 2)


def rounded_steps(box: Box, radius: float) -> tuple[Step, ...]:
    """The box with round corners, clockwise from the left end of its top."""
    round_by = corner_radius(box, radius)
    if round_by <= 0:
        return box_steps(box)
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return (
        MoveTo(left + round_by, top),
        LineTo(right - round_by, top),
        ArcTo(round_by, round_by, 0.0, False, True, right, top + round_by),
        LineTo(right, bottom - round_by),
        ArcTo(round_by, round_by, 0.0, False, True, right - round_by, bottom),
        LineTo(left + round_by, bottom),
        ArcTo(round_by, round_by, 0.0, False, True, left, bottom - round_by),
        LineTo(left, top + round_by),
        ArcTo(round_by, round_by, 0.0, False, True, left + round_by, top),
        Close(),
    )


def enlarged(steps: Iterable[Step], factor: float) -> tuple[Step, ...]:
    """The steps with every length multiplied."""
    return tuple([_enlarged(step, factor) for step in steps])


def _enlarged(step: Step, factor: float) -> Step:
    match step:
        case MoveTo(x, y):
            return MoveTo(x * factor, y * factor)
        case LineTo(x, y):
            return LineTo(x * factor, y * factor)
        case CurveTo(x1, y1, x2, y2, x, y):
            return CurveTo(x1 * factor, y1 * factor, x2 * factor, y2 * factor, x * factor, y * factor)
        case ArcTo(radius_x, radius_y, turn, large, clockwise, x, y):
            radii = radius_x * factor, radius_y * factor
            return ArcTo(*radii, turn, large, clockwise, x * factor, y * factor)
        case Close():
            return step
        case _:
            assert_never(step)
