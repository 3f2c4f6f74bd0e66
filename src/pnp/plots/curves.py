"""Curves over the days that were played, each with its mark at every game and its name at the end."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pnp.geometry import Box, Point
from pnp.plots.look import AXIS, FIELD, FIGURE, FINE, GRID, LOOKS, NAME, NUMBER, PLAYERS, mark
from pnp.plots.scales import placed, scale, spread
from pnp.plots.words import fitted, word
from pnp.scene import Line, Polyline, Stroke
from pnp.text import width

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.plots.charts import Curve, Curves
    from pnp.plots.scales import Scale
    from pnp.scene import Shape

LEFT: Final = 9.0  # for the numbers
FOOT: Final = 6.0  # for the days
NAMES: Final = 30.0  # the widest that names may be
APART: Final = 3.9  # from one name to the next
DASHED: Final = 3.0  # from the end of a curve to its name
CROWDED: Final = 1.5  # from one game to the next, where marks would lie on each other


def curves(chart: Curves, box: Box) -> Iterator[Shape]:
    names = [fitted(curve.name, NAME, NAMES) for curve in chart.curves]
    right = box.x + box.width - max(width(name, NAME) for name in names) - DASHED - 3.2
    field = Box(box.x + LEFT, box.y + 2, right - box.x - LEFT, box.height - FOOT - 2)
    numbers = [number for curve in chart.curves for _, number in curve.points]
    upright = scale(numbers, field.y + field.height, field.y)
    yield from _grid(upright, field)
    yield from _days(chart.days, field)
    for curve in reversed(chart.curves):  # who leads lies on top
        yield from _curve(curve, _points(curve, len(chart.days), upright, field))
    yield from _named(chart, names, upright, field)


def _grid(upright: Scale, field: Box) -> Iterator[Shape]:
    right = field.x + field.width
    for number in upright.ticks:
        y = placed(upright, number)
        yield Line(Point(field.x, y), Point(right, y), GRID)
        said = str(number).replace("-", "\N{MINUS SIGN}")
        yield word(said, NUMBER, Point(field.x - 2, y + 1.1), "right", FINE)
    foot = field.y + field.height
    yield Line(Point(field.x, foot), Point(right, foot), AXIS)
    yield Line(Point(field.x, field.y), Point(field.x, foot), AXIS)


def _days(days: Sequence[str], field: Box) -> Iterator[Shape]:
    """Short lines for all games, and the days of as many as have room, both ends before others."""
    foot, count = field.y + field.height, len(days)
    told: dict[int, float] = {}  # the left end of each day that is told
    for number in sorted(range(count), key=lambda each: _halvings(each, count)):
        wide = width(days[number], FIGURE)
        middle = _across(number, count, field) - wide / 2
        left = min(max(middle, field.x - LEFT / 2), field.x + field.width - wide)
        if all(abs(left - other) > wide + 3 for other in told.values()):
            told[number] = left
    for number, day in enumerate(days):
        x = _across(number, count, field)
        yield Line(Point(x, foot), Point(x, foot + (1.8 if number in told else 0.8)), AXIS)
        if number in told:
            yield word(day, FIGURE, Point(told[number], foot + 5.2))


def _halvings(number: int, count: int) -> tuple[float, int]:
    """How soon a place comes when both ends are taken first, then the middle, then quarters, and so on."""
    share = number / max(1, count - 1)
    parts = 1
    while parts < count and abs(share * parts - round(share * parts)) * count > parts / 2:
        parts *= 2
    return parts, number


def _across(number: int, count: int, field: Box) -> float:
    inset = min(4.0, field.width / 8)
    if count == 1:
        return field.x + field.width / 2
    return field.x + inset + (field.width - 2 * inset) * number / (count - 1)


def _points(curve: Curve, count: int, upright: Scale, field: Box) -> list[Point]:
    return [Point(_across(place, count, field), placed(upright, number)) for place, number in curve.points]


def _curve(curve: Curve, points: list[Point]) -> Iterator[Shape]:
    look = LOOKS[curve.look % PLAYERS]
    if len(points) > 1:
        yield Polyline(tuple(points), Stroke(FIELD, 1.3, "round", "round"))
        yield Polyline(tuple(points), Stroke(look.colour, 0.5, "round", "round", dash=look.dash))
    near = _least_step(points)
    marked = points if near > CROWDED else points[-1:]
    yield from (mark(point, curve.look, 1.15 if near > 3 else 0.85) for point in marked)


def _least_step(points: list[Point]) -> float:
    return min((after.x - before.x for before, after in pairwise(points)), default=9.0)


def _named(chart: Curves, names: Sequence[str], upright: Scale, field: Box) -> Iterator[Shape]:
    """Names in the order in which the curves end, so that none lies on another."""
    ends = sorted(
        (_points(curve, len(chart.days), upright, field)[-1].y, number)
        for number, curve in enumerate(chart.curves)
    )
    places = spread([y for y, _ in ends], APART, field.y + 0.5, field.y + field.height - 0.5)
    right = field.x + field.width
    for (y, number), place in zip(ends, places, strict=True):
        curve = chart.curves[number]
        look = LOOKS[curve.look % PLAYERS]
        last = _points(curve, len(chart.days), upright, field)[-1]
        leader = Stroke(look.colour, 0.16, dash=(0.01, 0.7), cap="round")
        yield Polyline((Point(last.x + 1.6, y), Point(right, y), Point(right + DASHED - 1.4, place)), leader)
        yield mark(Point(right + DASHED, place), curve.look)
        yield word(names[number], NAME, Point(right + DASHED + 2.2, place + 1.1))
