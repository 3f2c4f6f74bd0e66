"""The outlines of shapes, in their own coordinates and without arcs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from pnp.arcs import as_curves
from pnp.drawings.attributes import LARGEST, at_least_zero, bounded, coordinate, points
from pnp.drawings.refusals import SIMPLIFY, Unread, short
from pnp.errors import quoted
from pnp.geometry import Box, Point
from pnp.outlines import box_steps
from pnp.path_data import MOST, PathError, steps_of
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.scene import Step

Steps: TypeAlias = "tuple[Step, ...]"
Size: TypeAlias = "Callable[[str], float]"  # a length by its name
Place: TypeAlias = tuple[float, float]
KAPPA = 4 / 3 * (math.sqrt(2) - 1)  # where the control points of a quarter circle stand
FEW = 8  # steps of a path that might be no more than a line
FINEST = 1e-9  # of an arc's radius: a shorter arc, or one of so small a radius, is straight


def outline(name: str, attributes: Mapping[str, str], view: Box) -> Steps:
    """The steps of a shape; none where it has no size."""

    def given(key: str) -> float:
        return coordinate(attributes, key, view)

    def size(key: str) -> float:
        return at_least_zero(given(key), f"{key} of <{name}>")

    return without_arcs(OUTLINES[name](attributes, given, size))


def _path(attributes: Mapping[str, str], _given: object, _size: object) -> Steps:
    data = attributes.get("d", "")
    try:
        return () if data.strip() == "none" else steps_of(data)
    except PathError as error:
        around = quoted(short(data[max(error.at - 15, 0) : error.at + 5]))
        wrong = f"the path, near {around}: {error.wrong}"
        raise Unread(wrong, error.right) from error


def _rectangle(attributes: Mapping[str, str], given: Size, size: Size) -> Steps:
    box = Box(given("x"), given("y"), size("width"), size("height"))
    if not box.width or not box.height:
        return ()
    across, down = _radii(attributes, size)
    across, down = min(across, box.width / 2), min(down, box.height / 2)
    return rounded(box, across, down) if across and down else box_steps(box)


def _radii(attributes: Mapping[str, str], size: Size) -> tuple[float, float]:
    """Both radii of an ellipse; one that is not given is as the other."""
    across, down = (
        None if attributes.get(key, "auto").strip() == "auto" else size(key) for key in ("rx", "ry")
    )
    first, second = down if across is None else across, across if down is None else down
    return first or 0.0, second or 0.0


def rounded(box: Box, across: float, down: float) -> Steps:
    """The box with corners that are quarters of an ellipse."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return (
        MoveTo(left + across, top),
        LineTo(right - across, top),
        quarter((right - across, top), (right, top), (right, top + down)),
        LineTo(right, bottom - down),
        quarter((right, bottom - down), (right, bottom), (right - across, bottom)),
        LineTo(left + across, bottom),
        quarter((left + across, bottom), (left, bottom), (left, bottom - down)),
        LineTo(left, top + down),
        quarter((left, top + down), (left, top), (left + across, top)),
        Close(),
    )


def round_steps(x: float, y: float, across: float, down: float) -> Steps:
    """An ellipse, clockwise from its right end."""
    left, top, right, bottom = x - across, y - down, x + across, y + down
    return (
        MoveTo(right, y),
        quarter((right, y), (right, bottom), (x, bottom)),
        quarter((x, bottom), (left, bottom), (left, y)),
        quarter((left, y), (left, top), (x, top)),
        quarter((x, top), (right, top), (right, y)),
        Close(),
    )


def quarter(start: Place, corner: Place, end: Place) -> CurveTo:
    """A quarter of an ellipse between two sides of a box that meet in a corner."""
    return CurveTo(
        start[0] + (corner[0] - start[0]) * KAPPA,
        start[1] + (corner[1] - start[1]) * KAPPA,
        end[0] + (corner[0] - end[0]) * KAPPA,
        end[1] + (corner[1] - end[1]) * KAPPA,
        end[0],
        end[1],
    )


def _circle(_: object, given: Size, size: Size) -> Steps:
    radius = size("r")
    return round_steps(given("cx"), given("cy"), radius, radius) if radius else ()


def _ellipse(attributes: Mapping[str, str], given: Size, size: Size) -> Steps:
    across, down = _radii(attributes, size)
    return round_steps(given("cx"), given("cy"), across, down) if across and down else ()


def _line(_: object, given: Size, _size: object) -> Steps:
    return (MoveTo(given("x1"), given("y1")), LineTo(given("x2"), given("y2")))


def _polyline(attributes: Mapping[str, str], _given: object, _size: object) -> Steps:
    named = points(attributes.get("points", ""))
    lines = (LineTo(point.x, point.y) for point in named[1:])
    return (MoveTo(named[0].x, named[0].y), *lines) if named else ()


def _polygon(attributes: Mapping[str, str], given: object, size: object) -> Steps:
    steps = _polyline(attributes, given, size)
    return (*steps, Close()) if steps else ()


OUTLINES: dict[str, Callable[[Mapping[str, str], Size, Size], Steps]] = {
    "path": _path,
    "rect": _rectangle,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}


def without_arcs(steps: Steps) -> Steps:
    if not any(isinstance(step, ArcTo) for step in steps):
        return steps
    plain: list[Step] = []
    here = Point(0.0, 0.0)
    for step in steps:
        plain += curves(here, step) if isinstance(step, ArcTo) else (step,)
        if len(plain) > MOST:
            raise Unread(f"the path has more than {MOST:,} steps, arcs as curves", SIMPLIFY)
        here = here if isinstance(step, Close) else Point(step.x, step.y)
    return tuple(plain)


def curves(start: Point, arc: ArcTo) -> list[Step]:
    """An arc as curves, worked out about its start: far from there, a small one would be lost in rounding."""
    across, down = bounded(arc.x) - bounded(start.x), bounded(arc.y) - bounded(start.y)
    radii = bounded(arc.radius_x), bounded(arc.radius_y)
    if min(radii) < FINEST or math.hypot(across, down) < FINEST * max(radii):
        return [LineTo(arc.x, arc.y)]
    near = ArcTo(*radii, math.remainder(bounded(arc.turn), 360.0), arc.large, arc.clockwise, across, down)
    x, y = start.x, start.y
    return [
        CurveTo(x + one.x1, y + one.y1, x + one.x2, y + one.y2, x + one.x, y + one.y)
        for one in as_curves(Point(0.0, 0.0), near)
    ]


def reach(steps: Steps) -> Box | None:
    """A box that holds every point that is named, none of which may lie beyond what numbers may say."""
    across, down = named(steps)
    if not across:
        return None
    box = Box(min(across), min(down), max(across) - min(across), max(down) - min(down))
    farthest = max(-box.x, -box.y, box.x + box.width, box.y + box.height)
    # A sum shows what is no number, which no comparison does.
    if not farthest <= LARGEST or not math.isfinite(sum(across) + sum(down)):
        wrong = f"the shape reaches as far as {farthest:g}"
        raise Unread(wrong, f"keep it within {LARGEST:,}")
    return box


def named(steps: Steps) -> tuple[list[float], list[float]]:
    """How far to the right and down every point stands that the steps name."""
    across: list[float] = []
    down: list[float] = []
    for step in steps:
        if isinstance(step, CurveTo):
            across += (step.x1, step.x2, step.x)
            down += (step.y1, step.y2, step.y)
        elif not isinstance(step, Close):
            across.append(step.x)
            down.append(step.y)
    return across, down


def is_straight(steps: Steps, within: Box) -> bool:
    """Whether all of it lies on one upright, level or single line."""
    if not within.width or not within.height:
        return True
    return len(steps) <= FEW and len({*zip(*named(steps), strict=True)}) < 3
