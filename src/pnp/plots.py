"""Plots, drawn as a plate of an engraved atlas: curves, bars and stacked bars on one page."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from pnp import scene
from pnp.figures.frames import notched_steps
from pnp.geometry import Box, Point, grow_box
from pnp.hatch import Pattern, draw_pattern
from pnp.paths import box_steps
from pnp.text import Align, Style, find_missing, place_runs, width


class Curve(Struct, frozen=True):
    """A player's numbers, each with the place of its day; `look` is the same for a player in all charts."""

    name: str
    look: int
    points: tuple[tuple[int, float], ...]


class Curves(Struct, frozen=True):
    title: str
    days: tuple[str, ...]
    curves: tuple[Curve, ...]
    note: str = ""


class Bar(Struct, frozen=True):
    """A part of a whole, and the words behind the bar."""

    name: str
    look: int
    part: int
    whole: int
    told: str


class Bars(Struct, frozen=True):
    title: str
    bars: tuple[Bar, ...]
    note: str = ""


class Stack(Struct, frozen=True):
    """A bar with one part for each layer; the sum stands behind it."""

    name: str
    look: int
    parts: tuple[float, ...]
    told: str


class Stacks(Struct, frozen=True):
    title: str
    layers: tuple[str, ...]
    stacks: tuple[Stack, ...]
    note: str = ""


Chart: TypeAlias = Curves | Bars | Stacks
Shapes: TypeAlias = Iterator[scene.Shape]


class Plate(Struct, frozen=True):
    """A page of charts."""

    title: str
    subtitle: str
    charts: tuple[Chart, ...]


PAPER: Final = scene.read_hexadecimal("FBF7EA")
FIELD: Final = scene.read_hexadecimal("FFFDF7")  # the ground of a chart
INK: Final = scene.read_hexadecimal("17234D")
GOLD: Final = scene.read_hexadecimal("8A661C")
FINE: Final = scene.read_hexadecimal("A58A52")
DIM: Final = scene.read_hexadecimal("DDD0B0")
MARK: Final = scene.read_hexadecimal("F2C14B")
FADED: Final = scene.read_hexadecimal("EFE6CE")

TITLE: Final = Style("JosefinSans-SemiBold", 21, tracking=0.18, kerned=True)
HEADING: Final = Style("JosefinSans-SemiBold", 10.5, tracking=0.11, kerned=True)
SUBTITLE: Final = Style("SourceSans3-Medium", 10)
NAME: Final = Style("SourceSans3-SemiBold", 9)
FIGURE: Final = Style("SourceSans3-Medium", 8)
NUMBER: Final = Style("JosefinSans-SemiBold", 9, kerned=True)
NOTE: Final = Style("SourceSans3-MediumItalic", 7.5)

FRAME: Final = scene.Stroke(GOLD, 0.35)
INNER: Final = scene.Stroke(FINE, 0.13)
RULE: Final = scene.Stroke(FINE, 0.16)
GRID: Final = scene.Stroke(DIM, 0.18, cap="round", dash=(0.0, 0.9))
AXIS: Final = scene.Stroke(GOLD, 0.25)


class PlayerLook(Struct, frozen=True):
    """The look that tells a player from the others: a colour, the corners of a mark, and the dashes of a
    line."""

    colour: scene.Colour
    corners: int  # 0: a circle; below 0: the points of a star
    turned: float = 0.0  # degrees
    dash: tuple[float, ...] = ()


LOOKS: Final = (
    PlayerLook(scene.read_hexadecimal("17408B"), 0),
    PlayerLook(scene.read_hexadecimal("C2410F"), 4, 45.0, (2.4, 1.0)),
    PlayerLook(scene.read_hexadecimal("2C9C7F"), 3, 0.0, (0.01, 1.15)),
    PlayerLook(scene.read_hexadecimal("D79A12"), 4, 0.0, (4.2, 1.0, 0.7, 1.0)),
    PlayerLook(scene.read_hexadecimal("4A1E6B"), -5, 0.0, (1.2, 0.9)),
    PlayerLook(scene.read_hexadecimal("6FA8D6"), 6, 0.0, (5.0, 1.6)),
    PlayerLook(scene.read_hexadecimal("5B3A1A"), 3, 180.0, (0.01, 1.7)),
    PlayerLook(scene.read_hexadecimal("8C8F99"), -4, 0.0, (2.8, 0.9, 0.01, 0.9, 0.01, 0.9)),
)
PLAYERS: Final = len(LOOKS)


class LayerLook(Struct, frozen=True):
    """The look that tells a layer of stacked bars from its neighbours: a fill, and lines over it."""

    fill: scene.Colour
    pattern: Pattern | None = None
    lines: scene.Colour = INK


LAYERS: Final = (
    LayerLook(INK),
    LayerLook(MARK),
    LayerLook(FIELD, "rising", INK),
    LayerLook(scene.read_hexadecimal("9DB4E8"), "horizontal", INK),
    LayerLook(GOLD),
    LayerLook(FADED, "dots", GOLD),
    LayerLook(scene.read_hexadecimal("2C7F6B"), "falling", FIELD),
    LayerLook(FIELD, "vertical", GOLD),
    LayerLook(scene.read_hexadecimal("6B3391")),
    LayerLook(scene.read_hexadecimal("F6DDA0"), "cross", scene.read_hexadecimal("A8452C")),
)


def draw_mark(at: Point, look: int, radius: float = 1.15) -> scene.Shape:
    """Draw the mark of a player."""
    style = LOOKS[look % PLAYERS]
    edge = scene.Stroke(FIELD, 0.25, join="round")
    if not style.corners:
        return scene.Circle(at, radius, style.colour, edge)
    return scene.Polygon(tuple(_list_corners(at, style, radius * 1.2)), style.colour, edge)


def _list_corners(at: Point, style: PlayerLook, radius: float) -> Iterator[Point]:
    """The corners of a mark; those of a star lie far out and near by turns."""
    count, inner = (-2 * style.corners, 0.46) if style.corners < 0 else (style.corners, 1.0)
    for number in range(count):
        angle = math.radians(style.turned - 90 + 360 * number / count)
        reach = radius * (inner if number % 2 else 1.0)
        yield Point(at.x + reach * math.cos(angle), at.y + reach * math.sin(angle))


UNKNOWN: Final = "?"


def make_readable(text: str, style: Style) -> str:
    unknown = {each.character for each in find_missing(text, style)}
    line = " ".join(text.split())
    return "".join(UNKNOWN if each in unknown or not each.isprintable() else each for each in line)


def fit_text(text: str, style: Style, room: float) -> str:
    """Return the text, or as much of it as has room."""
    line = make_readable(text, style)
    if width(line, style) <= room:
        return line
    while line and width(f"{line}\N{HORIZONTAL ELLIPSIS}", style) > room:
        line = line[:-1].rstrip()
    return f"{line}\N{HORIZONTAL ELLIPSIS}"


def write_word(
    text: str, style: Style, at: Point, align: Align = "left", colour: scene.Colour = INK
) -> scene.Text:
    return scene.Text(place_runs(text, style, at.x, at.y, align), colour)


MOST = 6  # round numbers beside an axis


class AxisScale(Struct, frozen=True):
    """The round numbers beside an axis, and the places in mm of the first and the last."""

    ticks: tuple[int, ...]
    begin: float
    end: float


def make_scale(numbers: Sequence[float], begin: float, end: float, *, from_nought: bool = False) -> AxisScale:
    """Make a scale that covers all numbers, in steps of 1, 2 or 5 with as many noughts as needed."""
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
    """Find places near the targets, which rise, in the same order. No two are nearer than `apart`, unless
    there is no room."""
    gap = min(apart, (most - least) / max(1, len(wanted) - 1))
    down = _push_apart(wanted, gap)
    up = [-place for place in _push_apart([-place for place in reversed(wanted)], gap)]
    middles = [(one + other) / 2 for one, other in zip(down, reversed(up), strict=True)]
    above = max((least + gap * number - place for number, place in enumerate(middles)), default=0)
    raised = _push_apart([max(place, least) for place in middles], gap) if above > 0 else middles
    lowered = [-place for place in _push_apart([-min(place, most) for place in reversed(raised)], gap)]
    return [*reversed(lowered)]


def _push_apart(places: Sequence[float], gap: float) -> list[float]:
    """Keep each place, or move it as far behind the one before as the gap asks."""
    pushed: list[float] = []
    for place in places:
        pushed.append(max(place, pushed[-1] + gap) if pushed else place)
    return pushed


LEFT: Final = 9.0  # for the numbers
CURVE_FOOT: Final = 6.0  # for the days
CURVE_NAMES: Final = 30.0  # the widest that names may be
APART: Final = 3.9  # from one name to the next
NAME_GAP: Final = 3.0  # from the end of a curve to its name
CROWDED: Final = 1.5  # from one game to the next, where marks would lie on each other


def draw_curves(chart: Curves, box: Box) -> Shapes:
    names = [fit_text(curve.name, NAME, CURVE_NAMES) for curve in chart.curves]
    right = box.x + box.width - max(width(name, NAME) for name in names) - NAME_GAP - 3.2
    field = Box(box.x + LEFT, box.y + 2, right - box.x - LEFT, box.height - CURVE_FOOT - 2)
    numbers = [number for curve in chart.curves for _, number in curve.points]
    upright = make_scale(numbers, field.y + field.height, field.y)
    yield from _draw_curve_grid(upright, field)
    yield from _draw_days(chart.days, field)
    for curve in reversed(chart.curves):  # the leader's curve lies on top
        yield from _draw_curve(curve, _find_points(curve, len(chart.days), upright, field))
    yield from _name_curves(chart, names, upright, field)


def _draw_curve_grid(upright: AxisScale, field: Box) -> Shapes:
    right = field.x + field.width
    for number in upright.ticks:
        y = place_number(upright, number)
        yield scene.Line(Point(field.x, y), Point(right, y), GRID)
        yield _write_number(number, Point(field.x - 2, y + 1.1), "right")
    yield _draw_foot(field)
    yield scene.Line(Point(field.x, field.y), Point(field.x, field.y + field.height), AXIS)


def _draw_days(days: Sequence[str], field: Box) -> Shapes:
    """Draw short lines for all games, and the days of as many as have room, both ends before others."""
    foot, count = field.y + field.height, len(days)
    left_ends: dict[int, float] = {}  # the left end of each day that is written
    for number in sorted(range(count), key=lambda each: _rank_place(each, count)):
        wide = width(days[number], FIGURE)
        middle = _find_across(number, count, field) - wide / 2
        left = min(max(middle, field.x - LEFT / 2), field.x + field.width - wide)
        if all(abs(left - other) > wide + 3 for other in left_ends.values()):
            left_ends[number] = left
    for number, day in enumerate(days):
        x = _find_across(number, count, field)
        yield scene.Line(Point(x, foot), Point(x, foot + (1.8 if number in left_ends else 0.8)), AXIS)
        if number in left_ends:
            yield write_word(day, FIGURE, Point(left_ends[number], foot + 5.2))


def _rank_place(number: int, count: int) -> tuple[float, int]:
    """Rank a place: both ends come first, then the middle, then quarters, and so on."""
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


def _find_points(curve: Curve, count: int, upright: AxisScale, field: Box) -> list[Point]:
    pairs = ((_find_across(day, count, field), place_number(upright, number)) for day, number in curve.points)
    return [Point(x, y) for x, y in pairs]


def _draw_curve(curve: Curve, points: list[Point]) -> Shapes:
    look = LOOKS[curve.look % PLAYERS]
    if len(points) > 1:
        yield scene.Polyline(tuple(points), scene.Stroke(FIELD, 1.3, "round", "round"))
        yield scene.Polyline(tuple(points), scene.Stroke(look.colour, 0.5, "round", "round", dash=look.dash))
    near = min((after.x - before.x for before, after in pairwise(points)), default=9.0)
    marked = points if near > CROWDED else points[-1:]
    yield from (draw_mark(point, curve.look, 1.15 if near > 3 else 0.85) for point in marked)


def _name_curves(chart: Curves, names: Sequence[str], upright: AxisScale, field: Box) -> Shapes:
    """Write names in the order in which the curves end, so that none lies on another."""
    places = [_find_points(curve, len(chart.days), upright, field)[-1].y for curve in chart.curves]
    ends = sorted(zip(places, range(len(places)), strict=True))
    places = spread_places([y for y, _ in ends], APART, field.y + 0.5, field.y + field.height - 0.5)
    right = field.x + field.width
    for (y, number), place in zip(ends, places, strict=True):
        curve = chart.curves[number]
        look = LOOKS[curve.look % PLAYERS]
        last = _find_points(curve, len(chart.days), upright, field)[-1]
        leader = scene.Stroke(look.colour, 0.16, dash=(0.01, 0.7), cap="round")
        way = (Point(last.x + 1.6, y), Point(right, y), Point(right + NAME_GAP - 1.4, place))
        yield scene.Polyline(way, leader)
        yield draw_mark(Point(right + NAME_GAP, place), curve.look)
        yield write_word(names[number], NAME, Point(right + NAME_GAP + 2.2, place + 1.1))


BAR_NAMES: Final = 32.0  # the widest that names may be
TALLEST: Final = 7.5
BAR_FOOT: Final = 5.0  # for the numbers of the axis
SWATCH: Final = Box(0, 0, 5.2, 3.0)
LEGEND_ROW: Final = 4.6
EDGE: Final = scene.Stroke(INK, 0.16)


def draw_bars(chart: Bars, box: Box) -> Shapes:
    """Draw games won, filled, over games played, outlined."""
    label_width = max(width(bar.told, FIGURE) for bar in chart.bars)
    field = _find_field([bar.name for bar in chart.bars], label_width, box, 0)
    across = make_scale([bar.whole for bar in chart.bars], field.x, field.x + field.width, from_nought=True)
    yield from _draw_bar_grid(across, field)
    for bar, row in zip(chart.bars, _find_rows(field, len(chart.bars)), strict=True):
        yield from _draw_name(bar.name, bar.look, row)
        whole = place_number(across, bar.whole) - field.x
        yield scene.Rectangle(Box(field.x, row.y, whole, row.height), FADED, scene.Stroke(FINE, 0.16))
        if bar.part:
            part = place_number(across, bar.part) - field.x
            won = Box(field.x, row.y, part, row.height)
            yield scene.Rectangle(won, LOOKS[bar.look % PLAYERS].colour, EDGE)
        yield write_word(bar.told, FIGURE, Point(field.x + whole + 1.6, row.y + row.height / 2 + 1.05))
    yield _draw_foot(field)


def draw_stacks(chart: Stacks, box: Box) -> Shapes:
    """Draw each layer with its own fill and lines; parts below nought go to the left."""
    legend = _legend_rows(chart.layers, box.width)
    wide = max(width(stack.told, NUMBER) for stack in chart.stacks)
    field = _find_field([stack.name for stack in chart.stacks], wide, box, LEGEND_ROW * len(legend) + 1.5)
    sums = [_sum_parts(stack.parts, sign) for stack in chart.stacks for sign in (1, -1)]
    across = make_scale(sums, field.x, field.x + field.width, from_nought=True)
    yield from _draw_bar_grid(across, field)
    for stack, row in zip(chart.stacks, _find_rows(field, len(chart.stacks)), strict=True):
        yield from _draw_name(stack.name, stack.look, row)
        yield from _draw_stack(stack.parts, across, row)
        end = place_number(across, _sum_parts(stack.parts, 1))
        yield write_word(stack.told, NUMBER, Point(end + 1.6, row.y + row.height / 2 + 1.15))
    yield _draw_foot(field)
    for number, line in enumerate(legend):
        top = box.y + box.height - LEGEND_ROW * (len(legend) - number)
        yield from _draw_legend(line, chart.layers, Point(box.x, top))


def _find_field(names: Sequence[str], told: float, box: Box, below: float) -> Box:
    """Find where bars lie: to the right of the names, with room for the words behind the longest bar."""
    left = box.x + 4.5 + max(width(fit_text(name, NAME, BAR_NAMES), NAME) for name in names) + 2
    return Box(left, box.y + 1, box.x + box.width - left - told - 3, box.height - BAR_FOOT - below - 1)


def _find_rows(field: Box, count: int) -> Iterator[Box]:
    """Yield a row for each bar, from the top."""
    room = min(field.height / count, TALLEST * 1.7)
    height = min(TALLEST, room * 0.66)
    top = field.y + (field.height - room * count) / 2
    for number in range(count):
        yield Box(field.x, top + room * number + (room - height) / 2, field.width, height)


def _draw_name(name: str, look: int, row: Box) -> Shapes:
    middle = row.y + row.height / 2
    said = fit_text(name, NAME, BAR_NAMES)
    yield write_word(said, NAME, Point(row.x - 2, middle + 1.1), "right")
    yield draw_mark(Point(row.x - 2 - width(said, NAME) - 2.6, middle), look)


def _draw_bar_grid(across: AxisScale, field: Box) -> Shapes:
    foot = field.y + field.height
    for number in across.ticks:
        x = place_number(across, number)
        yield scene.Line(Point(x, field.y), Point(x, foot), GRID)
        yield _write_number(number, Point(x, foot + 4.2), "centre")


def _write_number(number: int, at: Point, align: Align) -> scene.Shape:
    """Write a number beside an axis, with a real minus."""
    return write_word(str(number).replace("-", "\N{MINUS SIGN}"), NUMBER, at, align, FINE)


def _draw_foot(field: Box) -> scene.Shape:
    foot = field.y + field.height
    return scene.Line(Point(field.x, foot), Point(field.x + field.width, foot), AXIS)


def _sum_parts(parts: Sequence[float], sign: int) -> float:
    return sum(part for part in parts if part * sign > 0)


def _draw_stack(parts: Sequence[float], across: AxisScale, row: Box) -> Shapes:
    reached = {1: 0.0, -1: 0.0}
    for number, part in enumerate(parts):
        sign = 1 if part >= 0 else -1
        begin, end = place_number(across, reached[sign]), place_number(across, reached[sign] + part)
        reached[sign] += part
        if abs(end - begin) > 0.05:
            box = Box(min(begin, end), row.y, abs(end - begin), row.height)
            yield from _fill_bar(box, LAYERS[number % len(LAYERS)])


def _fill_bar(box: Box, layer: LayerLook) -> Shapes:
    yield scene.Rectangle(box, layer.fill)
    if layer.pattern:
        yield draw_pattern(layer.pattern, scene.Clip(box_steps(box)), box, colour=layer.lines, scale=1.5)
    yield scene.Rectangle(box, None, scene.Stroke(FIELD, 0.5))
    yield scene.Rectangle(box, None, EDGE)


def _legend_rows(layers: Sequence[str], room: float) -> list[list[int]]:
    """Divide the layers into lines that fit."""
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
    return SWATCH.width + 1.4 + width(layer, FIGURE) + 4.5


def _draw_legend(row: Sequence[int], layers: Sequence[str], at: Point) -> Shapes:
    x = at.x
    for number in row:
        yield from _fill_bar(Box(x, at.y, SWATCH.width, SWATCH.height), LAYERS[number % len(LAYERS)])
        yield write_word(layers[number], FIGURE, Point(x + SWATCH.width + 1.4, at.y + 2.5))
        x += _measure_entry(layers[number])


PAGE: Final = Box(0, 0, 297, 210)
MARGIN: Final = 7.0
NOTCH: Final = 7.0
HEAD: Final = 37.0  # from the top to the charts
INSIDE: Final = 17.0  # from the sides to the charts
GAP: Final = 8.0
PADDING: Final = 4.5


def draw_plate(plate: Plate) -> scene.Scene:
    return scene.Scene(PAGE, (*_draw_ground(), *_draw_title(plate), *_draw_charts(plate.charts)))


def _draw_ground() -> Shapes:
    yield scene.Rectangle(PAGE, PAPER)
    for inset, stroke in ((MARGIN, FRAME), (MARGIN + 1.3, INNER)):
        yield scene.Path(notched_steps(grow_box(PAGE, -inset), NOTCH, [], []), stroke=stroke)
    for x in (MARGIN + 2.2, PAGE.width - MARGIN - 2.2):
        for y in (MARGIN + 2.2, PAGE.height - MARGIN - 2.2):
            yield draw_sparkle(Point(x, y), 2.0)


def draw_sparkle(at: Point, radius: float) -> scene.Shape:
    """Draw a star of four long points."""
    near = radius * 0.2
    ways = [(0, -radius), (near, -near), (radius, 0), (near, near)]
    ways += [(-x, -y) for x, y in ways]
    return scene.Polygon(tuple([Point(at.x + x, at.y + y) for x, y in ways]), GOLD)


def _draw_title(plate: Plate) -> Shapes:
    middle = PAGE.width / 2
    title = fit_text(plate.title.upper(), TITLE, PAGE.width - 90)
    yield write_word(title, TITLE, Point(middle, 22.5), "centre")
    subtitle = fit_text(plate.subtitle, SUBTITLE, PAGE.width - 90)
    yield write_word(subtitle, SUBTITLE, Point(middle, 29.5), "centre", GOLD)
    yield draw_sparkle(Point(middle, 33.4), 1.3)
    for side in (-1, 1):
        yield scene.Line(Point(middle + side * 3, 33.4), Point(middle + side * 46, 33.4), RULE)


def _draw_charts(charts: Sequence[Chart]) -> Shapes:
    for chart, box in zip(charts, place_charts(len(charts)), strict=True):
        yield scene.Rectangle(box, FIELD, RULE, 1.2)
        heading = fit_text(chart.title.upper(), HEADING, box.width - 2 * PADDING)
        yield write_word(heading, HEADING, Point(box.x + PADDING, box.y + 7.4), "left", GOLD)
        below = 5.0 if chart.note else 0.0
        if chart.note:
            note = fit_text(chart.note, NOTE, box.width - 2 * PADDING)
            yield write_word(note, NOTE, Point(box.x + PADDING, box.y + box.height - 3.2), "left", GOLD)
        height = box.height - 10.5 - PADDING - below
        inner = Box(box.x + PADDING, box.y + 10.5, box.width - 2 * PADDING, height)
        yield from _draw_chart(chart, inner)


def _draw_chart(chart: Chart, box: Box) -> Shapes:
    match chart:
        case Curves():
            return draw_curves(chart, box)
        case Bars():
            return draw_bars(chart, box)
        case Stacks():
            return draw_stacks(chart, box)


def place_charts(count: int) -> list[Box]:
    """Find the fields of charts: two below each other, more in two columns; a last one alone fills its
    row."""
    columns = 1 if count < 3 else 2
    rows = -(-count // columns)
    whole, height = PAGE.width - 2 * INSIDE, PAGE.height - HEAD - INSIDE + 1
    wide, high = (whole - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows
    fields = []
    for number in range(count):
        row, column = divmod(number, columns)
        alone = number == count - 1 and column == 0
        left, top = INSIDE + (wide + GAP) * column, HEAD + (high + GAP) * row
        fields.append(Box(left, top, whole if alone else wide, high))
    return fields
