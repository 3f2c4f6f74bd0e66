"""The charts themselves: axes with round numbers, curves over the days, bars and stacked bars."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from pnp.geometry import Box, Point
from pnp.hatch import draw_pattern
from pnp.paths import box_steps
from pnp.plots import charts
from pnp.scene import Clip, Line, Polyline, Rectangle, Shape, Stroke
from pnp.text import Align, width

MOST = 6  # round numbers beside an axis


class AxisScale(Struct, frozen=True):
    """From the first number to the last, and the place in mm of both."""

    ticks: tuple[int, ...]
    begin: float
    end: float


def make_scale(numbers: Sequence[float], begin: float, end: float, *, from_nought: bool = False) -> AxisScale:
    """A scale that reaches over all numbers, in steps of 1, 2 or 5 and as many noughts as it takes."""
    least, most = min(numbers), max(numbers)
    if from_nought:
        least, most = min(0.0, least), max(0.0, most)
    step = _find_step(most - least)
    first, last = math.floor(least / step), max(math.ceil(most / step), math.floor(least / step) + 1)
    return AxisScale(tuple(step * number for number in range(first, last + 1)), begin, end)


def _find_step(span: float) -> int:
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if span / step <= MOST - 1:
                return step
        size *= 10


def place_number(scale: AxisScale, number: float) -> float:
    first, last = scale.ticks[0], scale.ticks[-1]
    return scale.begin + (scale.end - scale.begin) * (number - first) / (last - first)


def spread_places(wanted: Sequence[float], apart: float, least: float, most: float) -> list[float]:
    """Places in the order of the wanted ones, which rise: near to them, and none nearer to another than
    `apart`, unless there is no room."""
    gap = min(apart, (most - least) / max(1, len(wanted) - 1))
    down = _push_apart(wanted, gap)
    up = [-place for place in _push_apart([-place for place in reversed(wanted)], gap)]
    middles = [(one + other) / 2 for one, other in zip(down, reversed(up), strict=True)]
    above = max((least + gap * number - place for number, place in enumerate(middles)), default=0)
    raised = _push_apart([max(place, least) for place in middles], gap) if above > 0 else middles
    lowered = [-place for place in _push_apart([-min(place, most) for place in reversed(raised)], gap)]
    return [*reversed(lowered)]


def _push_apart(places: Sequence[float], gap: float) -> list[float]:
    """Each at its place, or as far behind the one before as the gap asks."""
    pushed: list[float] = []
    for place in places:
        pushed.append(max(place, pushed[-1] + gap) if pushed else place)
    return pushed


LEFT: Final = 9.0  # for the numbers
CURVE_FOOT: Final = 6.0  # for the days
CURVE_NAMES: Final = 30.0  # the widest that names may be
APART: Final = 3.9  # from one name to the next
DASHED: Final = 3.0  # from the end of a curve to its name
CROWDED: Final = 1.5  # from one game to the next, where marks would lie on each other


def draw_curves(chart: charts.Curves, box: Box) -> Iterator[Shape]:
    names = [charts.fit_text(curve.name, charts.NAME, CURVE_NAMES) for curve in chart.curves]
    right = box.x + box.width - max(width(name, charts.NAME) for name in names) - DASHED - 3.2
    field = Box(box.x + LEFT, box.y + 2, right - box.x - LEFT, box.height - CURVE_FOOT - 2)
    numbers = [number for curve in chart.curves for _, number in curve.points]
    upright = make_scale(numbers, field.y + field.height, field.y)
    yield from _draw_curve_grid(upright, field)
    yield from _draw_days(chart.days, field)
    for curve in reversed(chart.curves):  # who leads lies on top
        yield from _draw_curve(curve, _find_points(curve, len(chart.days), upright, field))
    yield from _name_curves(chart, names, upright, field)


def _draw_curve_grid(upright: AxisScale, field: Box) -> Iterator[Shape]:
    right = field.x + field.width
    for number in upright.ticks:
        y = place_number(upright, number)
        yield Line(Point(field.x, y), Point(right, y), charts.GRID)
        yield _write_number(number, Point(field.x - 2, y + 1.1), "right")
    yield _draw_foot(field)
    yield Line(Point(field.x, field.y), Point(field.x, field.y + field.height), charts.AXIS)


def _draw_days(days: Sequence[str], field: Box) -> Iterator[Shape]:
    """Short lines for all games, and the days of as many as have room, both ends before others."""
    foot, count = field.y + field.height, len(days)
    left_ends: dict[int, float] = {}  # the left end of each day that is written
    for number in sorted(range(count), key=lambda each: _count_halvings(each, count)):
        wide = width(days[number], charts.FIGURE)
        middle = _find_across(number, count, field) - wide / 2
        left = min(max(middle, field.x - LEFT / 2), field.x + field.width - wide)
        if all(abs(left - other) > wide + 3 for other in left_ends.values()):
            left_ends[number] = left
    for number, day in enumerate(days):
        x = _find_across(number, count, field)
        yield Line(Point(x, foot), Point(x, foot + (1.8 if number in left_ends else 0.8)), charts.AXIS)
        if number in left_ends:
            yield charts.write_word(day, charts.FIGURE, Point(left_ends[number], foot + 5.2))


def _count_halvings(number: int, count: int) -> tuple[float, int]:
    """How soon a place comes when both ends are taken first, then the middle, then quarters, and so on."""
    share = number / max(1, count - 1)
    parts = 1
    while parts < count and abs(share * parts - round(share * parts)) * count > parts / 2:
        parts *= 2
    return parts, number


def _find_across(number: int, count: int, field: Box) -> float:
    inset = min(4.0, field.width / 8)
    if count == 1:
        return field.x + field.width / 2
    return field.x + inset + (field.width - 2 * inset) * number / (count - 1)


def _find_points(curve: charts.Curve, count: int, upright: AxisScale, field: Box) -> list[Point]:
    return [
        Point(_find_across(place, count, field), place_number(upright, number))
        for place, number in curve.points
    ]


def _draw_curve(curve: charts.Curve, points: list[Point]) -> Iterator[Shape]:
    look = charts.LOOKS[curve.look % charts.PLAYERS]
    if len(points) > 1:
        yield Polyline(tuple(points), Stroke(charts.FIELD, 1.3, "round", "round"))
        yield Polyline(tuple(points), Stroke(look.colour, 0.5, "round", "round", dash=look.dash))
    near = min((after.x - before.x for before, after in pairwise(points)), default=9.0)
    marked = points if near > CROWDED else points[-1:]
    yield from (charts.draw_mark(point, curve.look, 1.15 if near > 3 else 0.85) for point in marked)


def _name_curves(
    chart: charts.Curves, names: Sequence[str], upright: AxisScale, field: Box
) -> Iterator[Shape]:
    """Names in the order in which the curves end, so that none lies on another."""
    places = [_find_points(curve, len(chart.days), upright, field)[-1].y for curve in chart.curves]
    ends = sorted(zip(places, range(len(places)), strict=True))
    places = spread_places([y for y, _ in ends], APART, field.y + 0.5, field.y + field.height - 0.5)
    right = field.x + field.width
    for (y, number), place in zip(ends, places, strict=True):
        curve = chart.curves[number]
        look = charts.LOOKS[curve.look % charts.PLAYERS]
        last = _find_points(curve, len(chart.days), upright, field)[-1]
        leader = Stroke(look.colour, 0.16, dash=(0.01, 0.7), cap="round")
        yield Polyline((Point(last.x + 1.6, y), Point(right, y), Point(right + DASHED - 1.4, place)), leader)
        yield charts.draw_mark(Point(right + DASHED, place), curve.look)
        yield charts.write_word(names[number], charts.NAME, Point(right + DASHED + 2.2, place + 1.1))


BAR_NAMES: Final = 32.0  # the widest that names may be
TALLEST: Final = 7.5
BAR_FOOT: Final = 5.0  # for the numbers of the axis
SWATCH: Final = Box(0, 0, 5.2, 3.0)
LEGEND_ROW: Final = 4.6
EDGE: Final = Stroke(charts.INK, 0.16)


def draw_bars(chart: charts.Bars, box: Box) -> Iterator[Shape]:
    """What was won, filled, of what was played, outlined."""
    label_width = max(width(bar.told, charts.FIGURE) for bar in chart.bars)
    field = _find_field([bar.name for bar in chart.bars], label_width, box, 0)
    across = make_scale([bar.whole for bar in chart.bars], field.x, field.x + field.width, from_nought=True)
    yield from _draw_bar_grid(across, field)
    for bar, row in zip(chart.bars, _find_rows(field, len(chart.bars)), strict=True):
        yield from _draw_name(bar.name, bar.look, row)
        whole = place_number(across, bar.whole) - field.x
        yield Rectangle(Box(field.x, row.y, whole, row.height), charts.FADED, Stroke(charts.FINE, 0.16))
        if bar.part:
            part = place_number(across, bar.part) - field.x
            yield Rectangle(
                Box(field.x, row.y, part, row.height), charts.LOOKS[bar.look % charts.PLAYERS].colour, EDGE
            )
        yield charts.write_word(
            bar.told, charts.FIGURE, Point(field.x + whole + 1.6, row.y + row.height / 2 + 1.05)
        )
    yield _draw_foot(field)


def draw_stacks(chart: charts.Stacks, box: Box) -> Iterator[Shape]:
    """Each layer with its own fill and lines; what is below nought goes to the left."""
    legend = _legend_rows(chart.layers, box.width)
    told = max(width(stack.told, charts.NUMBER) for stack in chart.stacks)
    field = _find_field([stack.name for stack in chart.stacks], told, box, LEGEND_ROW * len(legend) + 1.5)
    sums = [_sum_parts(stack.parts, sign) for stack in chart.stacks for sign in (1, -1)]
    across = make_scale(sums, field.x, field.x + field.width, from_nought=True)
    yield from _draw_bar_grid(across, field)
    for stack, row in zip(chart.stacks, _find_rows(field, len(chart.stacks)), strict=True):
        yield from _draw_name(stack.name, stack.look, row)
        yield from _draw_stack(stack.parts, across, row)
        end = place_number(across, _sum_parts(stack.parts, 1))
        yield charts.write_word(stack.told, charts.NUMBER, Point(end + 1.6, row.y + row.height / 2 + 1.15))
    yield _draw_foot(field)
    for number, line in enumerate(legend):
        top = box.y + box.height - LEGEND_ROW * (len(legend) - number)
        yield from _draw_legend(line, chart.layers, Point(box.x, top))


def _find_field(names: Sequence[str], told: float, box: Box, below: float) -> Box:
    """Where bars lie: behind the names, before the words behind the longest."""
    left = (
        box.x
        + 4.5
        + max(width(charts.fit_text(name, charts.NAME, BAR_NAMES), charts.NAME) for name in names)
        + 2
    )
    return Box(left, box.y + 1, box.x + box.width - left - told - 3, box.height - BAR_FOOT - below - 1)


def _find_rows(field: Box, count: int) -> Iterator[Box]:
    """A bar for each, from the top."""
    room = min(field.height / count, TALLEST * 1.7)
    height = min(TALLEST, room * 0.66)
    top = field.y + (field.height - room * count) / 2
    for number in range(count):
        yield Box(field.x, top + room * number + (room - height) / 2, field.width, height)


def _draw_name(name: str, look: int, row: Box) -> Iterator[Shape]:
    middle = row.y + row.height / 2
    said = charts.fit_text(name, charts.NAME, BAR_NAMES)
    yield charts.write_word(said, charts.NAME, Point(row.x - 2, middle + 1.1), "right")
    yield charts.draw_mark(Point(row.x - 2 - width(said, charts.NAME) - 2.6, middle), look)


def _draw_bar_grid(across: AxisScale, field: Box) -> Iterator[Shape]:
    foot = field.y + field.height
    for number in across.ticks:
        x = place_number(across, number)
        yield Line(Point(x, field.y), Point(x, foot), charts.GRID)
        yield _write_number(number, Point(x, foot + 4.2), "centre")


def _write_number(number: int, at: Point, align: Align) -> Shape:
    """A number beside an axis, with a real minus."""
    return charts.write_word(
        str(number).replace("-", "\N{MINUS SIGN}"), charts.NUMBER, at, align, charts.FINE
    )


def _draw_foot(field: Box) -> Shape:
    foot = field.y + field.height
    return Line(Point(field.x, foot), Point(field.x + field.width, foot), charts.AXIS)


def _sum_parts(parts: Sequence[float], sign: int) -> float:
    return sum(part for part in parts if part * sign > 0)


def _draw_stack(parts: Sequence[float], across: AxisScale, row: Box) -> Iterator[Shape]:
    reached = {1: 0.0, -1: 0.0}
    for number, part in enumerate(parts):
        sign = 1 if part >= 0 else -1
        begin, end = place_number(across, reached[sign]), place_number(across, reached[sign] + part)
        reached[sign] += part
        if abs(end - begin) > 0.05:
            box = Box(min(begin, end), row.y, abs(end - begin), row.height)
            yield from _fill_bar(box, charts.LAYERS[number % len(charts.LAYERS)])


def _fill_bar(box: Box, layer: charts.LayerLook) -> Iterator[Shape]:
    yield Rectangle(box, layer.fill)
    if layer.pattern:
        yield draw_pattern(layer.pattern, Clip(box_steps(box)), box, colour=layer.lines, scale=1.5)
    yield Rectangle(box, None, Stroke(charts.FIELD, 0.5))
    yield Rectangle(box, None, EDGE)


def _legend_rows(layers: Sequence[str], room: float) -> list[list[int]]:
    """The layers in lines that fit."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for number, layer in enumerate(layers):
        wide = _measure_entry(layer)
        if used + wide > room and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(number)
        used += wide
    return rows


def _measure_entry(layer: str) -> float:
    return SWATCH.width + 1.4 + width(layer, charts.FIGURE) + 4.5


def _draw_legend(row: Sequence[int], layers: Sequence[str], at: Point) -> Iterator[Shape]:
    x = at.x
    for number in row:
        yield from _fill_bar(
            Box(x, at.y, SWATCH.width, SWATCH.height), charts.LAYERS[number % len(charts.LAYERS)]
        )
        yield charts.write_word(layers[number], charts.FIGURE, Point(x + SWATCH.width + 1.4, at.y + 2.5))
        x += _measure_entry(layers[number])
