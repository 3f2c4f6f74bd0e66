"""Bars from left to right: parts of a whole, and layers that are stacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.geometry import Box, Point
from pnp.hatch import patterned
from pnp.outlines import box_steps
from pnp.plots.look import (
    AXIS,
    FADED,
    FIELD,
    FIGURE,
    FINE,
    GRID,
    INK,
    LAYERS,
    LOOKS,
    NAME,
    NUMBER,
    PLAYERS,
    mark,
)
from pnp.plots.scales import placed, scale
from pnp.plots.words import fitted, word
from pnp.scene import Clip, Line, Rectangle, Stroke
from pnp.text import width

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.plots.charts import Bars, Stacks
    from pnp.plots.look import Layer
    from pnp.plots.scales import Scale
    from pnp.scene import Shape

NAMES: Final = 32.0  # the widest that names may be
TALLEST: Final = 7.5
FOOT: Final = 5.0  # for the numbers of the axis
SWATCH: Final = Box(0, 0, 5.2, 3.0)
LEGEND_ROW: Final = 4.6
EDGE: Final = Stroke(INK, 0.16)


def bars(chart: Bars, box: Box) -> Iterator[Shape]:
    """What was won, filled, of what was played, outlined."""
    told = max(width(bar.told, FIGURE) for bar in chart.bars)
    field = _field([bar.name for bar in chart.bars], told, box, 0)
    across = scale([bar.whole for bar in chart.bars], field.x, field.x + field.width, from_nought=True)
    yield from _grid(across, field)
    for bar, row in zip(chart.bars, _rows(field, len(chart.bars)), strict=True):
        yield from _name(bar.name, bar.look, row)
        whole = placed(across, bar.whole) - field.x
        yield Rectangle(Box(field.x, row.y, whole, row.height), FADED, Stroke(FINE, 0.16))
        if bar.part:
            part = placed(across, bar.part) - field.x
            yield Rectangle(Box(field.x, row.y, part, row.height), LOOKS[bar.look % PLAYERS].colour, EDGE)
        yield word(bar.told, FIGURE, Point(field.x + whole + 1.6, row.y + row.height / 2 + 1.05))
    yield _foot(field)


def stacks(chart: Stacks, box: Box) -> Iterator[Shape]:
    """Each layer with its own fill and lines; what is below nought goes to the left."""
    legend = _legend_rows(chart.layers, box.width)
    told = max(width(stack.told, NUMBER) for stack in chart.stacks)
    field = _field([stack.name for stack in chart.stacks], told, box, LEGEND_ROW * len(legend) + 1.5)
    sums = [_sum(stack.parts, sign) for stack in chart.stacks for sign in (1, -1)]
    across = scale(sums, field.x, field.x + field.width, from_nought=True)
    yield from _grid(across, field)
    for stack, row in zip(chart.stacks, _rows(field, len(chart.stacks)), strict=True):
        yield from _name(stack.name, stack.look, row)
        yield from _stack(stack.parts, across, row)
        end = placed(across, _sum(stack.parts, 1))
        yield word(stack.told, NUMBER, Point(end + 1.6, row.y + row.height / 2 + 1.15))
    yield _foot(field)
    for number, line in enumerate(legend):
        yield from _legend(
            line, chart.layers, Point(box.x, box.y + box.height - LEGEND_ROW * (len(legend) - number))
        )


def _field(names: Sequence[str], told: float, box: Box, below: float) -> Box:
    """Where bars lie: behind the names, before what is told of the longest."""
    left = box.x + 4.5 + max(width(fitted(name, NAME, NAMES), NAME) for name in names) + 2
    return Box(left, box.y + 1, box.x + box.width - left - told - 3, box.height - FOOT - below - 1)


def _rows(field: Box, count: int) -> Iterator[Box]:
    """A bar for each, from the top."""
    room = min(field.height / count, TALLEST * 1.7)
    height = min(TALLEST, room * 0.66)
    top = field.y + (field.height - room * count) / 2
    for number in range(count):
        yield Box(field.x, top + room * number + (room - height) / 2, field.width, height)


def _name(name: str, look: int, row: Box) -> Iterator[Shape]:
    middle = row.y + row.height / 2
    said = fitted(name, NAME, NAMES)
    yield word(said, NAME, Point(row.x - 2, middle + 1.1), "right")
    yield mark(Point(row.x - 2 - width(said, NAME) - 2.6, middle), look)


def _grid(across: Scale, field: Box) -> Iterator[Shape]:
    foot = field.y + field.height
    for number in across.ticks:
        x = placed(across, number)
        yield Line(Point(x, field.y), Point(x, foot), GRID)
        said = str(number).replace("-", "\N{MINUS SIGN}")
        yield word(said, NUMBER, Point(x, foot + 4.2), "centre", FINE)


def _foot(field: Box) -> Shape:
    foot = field.y + field.height
    return Line(Point(field.x, foot), Point(field.x + field.width, foot), AXIS)


def _sum(parts: Sequence[float], sign: int) -> float:
    return sum(part for part in parts if part * sign > 0)


def _stack(parts: Sequence[float], across: Scale, row: Box) -> Iterator[Shape]:
    reached = {1: 0.0, -1: 0.0}
    for number, part in enumerate(parts):
        sign = 1 if part >= 0 else -1
        begin, end = placed(across, reached[sign]), placed(across, reached[sign] + part)
        reached[sign] += part
        if abs(end - begin) > 0.05:
            box = Box(min(begin, end), row.y, abs(end - begin), row.height)
            yield from _filled(box, LAYERS[number % len(LAYERS)])


def _filled(box: Box, layer: Layer) -> Iterator[Shape]:
    yield Rectangle(box, layer.fill)
    if layer.pattern:
        yield patterned(layer.pattern, Clip(box_steps(box)), box, colour=layer.lines, scale=1.5)
    yield Rectangle(box, None, Stroke(FIELD, 0.5))
    yield Rectangle(box, None, EDGE)


def _legend_rows(layers: Sequence[str], room: float) -> list[list[int]]:
    """The layers in lines that fit."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for number, layer in enumerate(layers):
        wide = _entry(layer)
        if used + wide > room and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(number)
        used += wide
    return rows


def _entry(layer: str) -> float:
    return SWATCH.width + 1.4 + width(layer, FIGURE) + 4.5


def _legend(row: Sequence[int], layers: Sequence[str], at: Point) -> Iterator[Shape]:
    x = at.x
    for number in row:
        yield from _filled(Box(x, at.y, SWATCH.width, SWATCH.height), LAYERS[number % len(LAYERS)])
        yield word(layers[number], FIGURE, Point(x + SWATCH.width + 1.4, at.y + 2.5))
        x += _entry(layers[number])
