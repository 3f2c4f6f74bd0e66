"""Areas, lengths and extents of paths, in square millimetres and millimetres."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, assert_never

from pnp.arcs import as_curves
from pnp.geometry import Box, Point, distance
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from pnp.scene import Step

PIECES = 4  # straight pieces that stand for a curve where its length is asked for


def length(steps: tuple[Step, ...]) -> float:
    """How far a pen draws along the path."""
    return math.fsum(distance(a, b) for line in flattened(steps) for a, b in pairwise(line))


def enclosed(steps: tuple[Step, ...]) -> float:
    """The area within a path, by Green's theorem; a subpath that turns the other way is a hole."""
    twice = x = y = left = top = 0.0  # the area, where the pen is, and where it began; in plain numbers
    for step in steps:
        match step:
            case CurveTo():
                twice, x, y = twice + curved(x, y, step), step.x, step.y
            case LineTo(end_x, end_y):
                twice, x, y = twice + x * end_y - end_x * y, end_x, end_y
            case MoveTo(start_x, start_y):
                twice += x * top - left * y
                x, y = left, top = start_x, start_y
            case ArcTo():
                for part in as_curves(Point(x, y), step):
                    twice, x, y = twice + curved(x, y, part), part.x, part.y
                x, y = step.x, step.y
            case Close():
                twice, x, y = twice + x * top - left * y, left, top
            case _:
                assert_never(step)
    return abs(twice + x * top - left * y) / 2


def curved(x: float, y: float, curve: CurveTo) -> float:
    """Twice the area between a Bézier curve and the origin."""
    x1, y1, x2, y2, x3, y3 = curve.x1, curve.y1, curve.x2, curve.y2, curve.x, curve.y
    near = 6 * (x * y1 - x1 * y + x2 * y3 - x3 * y2)
    far = 3 * (x * y2 - x2 * y + x1 * y2 - x2 * y1 + x1 * y3 - x3 * y1)
    return (near + far + x * y3 - x3 * y) / 10


def flattened(steps: tuple[Step, ...]) -> list[list[Point]]:
    """Each subpath as the points of straight pieces."""
    lines: list[list[Point]] = []
    for step in steps:
        match step:
            case MoveTo(x, y):
                lines.append([Point(x, y)])
            case LineTo(x, y):
                lines[-1].append(Point(x, y))
            case CurveTo():
                lines[-1].extend(along(lines[-1][-1], step))
            case ArcTo():
                for part in as_curves(lines[-1][-1], step):
                    lines[-1].extend(along(lines[-1][-1], part))
            case Close():
                lines[-1].append(lines[-1][0])
            case _:
                assert_never(step)
    return lines


def along(start: Point, curve: CurveTo) -> list[Point]:
    """Points on a Bézier curve after its start."""
    return [bezier(start, curve, piece / PIECES) for piece in range(1, PIECES + 1)]


def bezier(start: Point, curve: CurveTo, t: float) -> Point:
    s = 1 - t
    p, q, r, u = s**3, 3 * s * s * t, 3 * s * t * t, t**3
    x = p * start.x + q * curve.x1 + r * curve.x2 + u * curve.x
    y = p * start.y + q * curve.y1 + r * curve.y2 + u * curve.y
    return Point(x, y)


def extent(steps: tuple[Step, ...]) -> Box:
    """The least box that holds a path."""
    across: list[float] = []
    down: list[float] = []
    x = y = 0.0
    for step in steps:
        if isinstance(step, Close):
            continue
        for part in as_curves(Point(x, y), step) if isinstance(step, ArcTo) else (step,):
            if isinstance(part, CurveTo) and not _between(x, y, part):
                turns = turning(Point(x, y), part)
                across += [at.x for at in turns]
                down += [at.y for at in turns]
            x, y = part.x, part.y
            across.append(x)
            down.append(y)
    left, top = min(across), min(down)
    return Box(left, top, max(across) - left, max(down) - top)


def _between(x: float, y: float, curve: CurveTo) -> bool:
    """Whether a curve keeps within the box of its ends, since its control points do."""
    left, right = (x, curve.x) if x < curve.x else (curve.x, x)
    top, bottom = (y, curve.y) if y < curve.y else (curve.y, y)
    return (
        left <= curve.x1 <= right
        and left <= curve.x2 <= right
        and top <= curve.y1 <= bottom
        and top <= curve.y2 <= bottom
    )


def turning(start: Point, curve: CurveTo) -> list[Point]:
    """Where a curve turns back, across or down."""
    across = (start.x, curve.x1, curve.x2, curve.x)
    down = (start.y, curve.y1, curve.y2, curve.y)
    return [bezier(start, curve, t) for t in (*_turns(*across), *_turns(*down))]


def _turns(a: float, b: float, c: float, d: float) -> list[float]:
    """Where along a curve one of its coordinates goes neither up nor down: the roots of its derivative."""
    square, middle, first = d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a
    if abs(square) <= 1e-12 * (abs(middle) + abs(first)):
        roots = [-first / middle] if middle else []
    else:
        inside = middle**2 - 4 * square * first
        aside = [-math.sqrt(inside), math.sqrt(inside)] if inside >= 0 else []
        roots = [(each - middle) / (2 * square) for each in aside]
    return [root for root in roots if 0 < root < 1]
