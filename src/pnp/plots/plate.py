"""A page of charts as a plate of an atlas: a frame with hollow corners, a title, fields for the charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.figures.frames import notched_steps
from pnp.geometry import Box, Point, grow_box
from pnp.plots.charts import (
    FIELD,
    FRAME,
    GOLD,
    HEADING,
    INNER,
    NOTE,
    PAPER,
    RULE,
    SUBTITLE,
    TITLE,
    Bars,
    Chart,
    Curves,
    Plate,
    Stacks,
    fit_text,
    write_word,
)
from pnp.plots.series import draw_bars, draw_curves, draw_stacks
from pnp.scene import Line, Path, Polygon, Rectangle, Scene, Shape

PAGE: Final = Box(0, 0, 297, 210)
MARGIN: Final = 7.0
NOTCH: Final = 7.0
HEAD: Final = 37.0  # from the top to the charts
INSIDE: Final = 17.0  # from the sides to the charts
GAP: Final = 8.0
PADDING: Final = 4.5


def draw_plate(plate: Plate) -> Scene:
    return Scene(PAGE, (*_draw_ground(), *_draw_title(plate), *_draw_charts(plate.charts)))


def _draw_ground() -> Iterator[Shape]:
    yield Rectangle(PAGE, PAPER)
    for inset, stroke in ((MARGIN, FRAME), (MARGIN + 1.3, INNER)):
        yield Path(notched_steps(grow_box(PAGE, -inset), NOTCH, [], []), stroke=stroke)
    for x in (MARGIN + 2.2, PAGE.width - MARGIN - 2.2):
        for y in (MARGIN + 2.2, PAGE.height - MARGIN - 2.2):
            yield draw_sparkle(Point(x, y), 2.0)


def draw_sparkle(at: Point, radius: float) -> Shape:
    """A star of four long points."""
    near = radius * 0.2
    ways = [(0, -radius), (near, -near), (radius, 0), (near, near)]
    ways += [(-x, -y) for x, y in ways]
    return Polygon(tuple([Point(at.x + x, at.y + y) for x, y in ways]), GOLD)


def _draw_title(plate: Plate) -> Iterator[Shape]:
    middle = PAGE.width / 2
    title = fit_text(plate.title.upper(), TITLE, PAGE.width - 90)
    yield write_word(title, TITLE, Point(middle, 22.5), "centre")
    subtitle = fit_text(plate.subtitle, SUBTITLE, PAGE.width - 90)
    yield write_word(subtitle, SUBTITLE, Point(middle, 29.5), "centre", GOLD)
    yield draw_sparkle(Point(middle, 33.4), 1.3)
    for side in (-1, 1):
        yield Line(Point(middle + side * 3, 33.4), Point(middle + side * 46, 33.4), RULE)


def _draw_charts(charts: Sequence[Chart]) -> Iterator[Shape]:
    for chart, box in zip(charts, place_charts(len(charts)), strict=True):
        yield Rectangle(box, FIELD, RULE, 1.2)
        heading = fit_text(chart.title.upper(), HEADING, box.width - 2 * PADDING)
        yield write_word(heading, HEADING, Point(box.x + PADDING, box.y + 7.4), "left", GOLD)
        below = 5.0 if chart.note else 0.0
        if chart.note:
            note = fit_text(chart.note, NOTE, box.width - 2 * PADDING)
            yield write_word(note, NOTE, Point(box.x + PADDING, box.y + box.height - 3.2), "left", GOLD)
        height = box.height - 10.5 - PADDING - below
        inner = Box(box.x + PADDING, box.y + 10.5, box.width - 2 * PADDING, height)
        yield from _draw_chart(chart, inner)


def _draw_chart(chart: Chart, box: Box) -> Iterator[Shape]:
    match chart:
        case Curves():
            return draw_curves(chart, box)
        case Bars():
            return draw_bars(chart, box)
        case Stacks():
            return draw_stacks(chart, box)


def place_charts(count: int) -> list[Box]:
    """The fields of charts: two below each other, more in two columns; a last one alone has its row."""
    columns = 1 if count < 3 else 2
    rows = -(-count // columns)
    width, height = PAGE.width - 2 * INSIDE, PAGE.height - HEAD - INSIDE + 1
    tall, part = (height - GAP * (rows - 1)) / rows, (width - GAP * (columns - 1)) / columns
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        alone = number == count - 1 and column == 0
        left, top = INSIDE + (part + GAP) * column, HEAD + (tall + GAP) * row
        found.append(Box(left, top, width if alone else part, tall))
    return found
