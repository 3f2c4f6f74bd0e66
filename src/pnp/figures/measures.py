"""Figures for counting, measuring, cutting, folding and gluing: tracks, scales, rulers, cut and fold lines,
tabs."""

from __future__ import annotations

import math
from itertools import pairwise

from msgspec import Struct

from pnp.figures.curves import Steps, join, link, polar_point, rays, segment
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure, unfit_error
from pnp.figures.marks import LABEL, circle, disc, fill_in, fit_size, ink_in, rimmed_disc, write
from pnp.geometry import Box, Point, centre, corners, half_side
from pnp.numerals import write_numeral
from pnp.paths import polygon_steps
from pnp.scene import Shape

RULER = 100  # mm
SCISSORS = 4.6  # mm: the length of the scissors at the head of a cut line


def draw_scale(
    box: Box, palette: Palette, *, divisions: int, long: int, labels: tuple[str, ...], line: str
) -> Shapes:
    """Draw a line along the top of the box, ticks below it, some of them long, and labels below these."""
    room = 0.42 if labels else 1.0
    height = box.height * room
    steps = [box.x + box.width * k / divisions for k in range(divisions + 1)]
    short = join(_tick_steps(x, box.y, height * 0.5) for k, x in enumerate(steps) if k % long)
    tall = join(_tick_steps(x, box.y, height) for x in steps[::long])
    base = segment(Point(box.x, box.y), Point(box.x + box.width, box.y))
    return (
        *ink_in(palette, line, base),
        *ink_in(palette, "tick-short", short),
        *ink_in(palette, "tick-long", tall),
        *_write_labels(box, palette, labels),
    )


def _tick_steps(x: float, y: float, length: float) -> Steps:
    return segment(Point(x, y), Point(x, y + length))


def _write_labels(box: Box, palette: Palette, labels: tuple[str, ...]) -> Shapes:
    """Write labels evenly along the scale, the first at its start and the last at its end."""
    if not labels:
        return ()
    pitch = box.width / max(1, len(labels) - 1)
    size = fit_size(labels, pitch * 0.8, box.height * 1.5, "labels", LABEL)
    y = box.y + box.height * 0.74
    places = (Point(box.x + k * pitch, y) for k in range(len(labels)))
    named = zip(labels, places, strict=True)
    return join(write(palette, label, at, size, face=LABEL) for label, at in named)


def draw_ruler(box: Box, palette: Palette, *, length: int) -> Shapes:
    """Draw millimetres from the left end of the box, numbered by tens. The ruler is never scaled."""
    if box.width < length:
        right = f"its box is {write_numeral(box.width)} mm wide: give it {length} or more"
        raise unfit_error("length", write_numeral(length), right)
    high = min(3.2, box.height * 0.5)
    share = {0: 1.0, 5: 0.72}
    ticks = {
        role: join(
            _tick_steps(box.x + k, box.y, high * share.get(k % 10, 0.45))
            for k in range(length + 1)
            if (k % 10 == 0) is (role == "tick-long")
        )
        for role in ("tick-short", "tick-long")
    }
    size = min(6.5, box.height * 1.6)
    y = box.y + high + size * 0.2
    tens = range(0, length + 1, 10)
    numerals = join(write(palette, str(k), Point(box.x + k, y), size, face=LABEL) for k in tens)
    base = segment(Point(box.x, box.y), Point(box.x + length, box.y))
    marks = join(ink_in(palette, role, steps) for role, steps in ticks.items())
    return (*ink_in(palette, "frame", base), *marks, *numerals)


def draw_fold_line(box: Box, palette: Palette, *, line: str) -> Shapes:
    """Draw a broken line along the middle of the box, lengthwise."""
    return ink_in(palette, line, segment(*_find_ends(box)))


def draw_cut_line(box: Box, palette: Palette, *, line: str, scissors: bool) -> Shapes:
    """Draw a line along the middle of the box, lengthwise, with scissors at its head."""
    start, end = _find_ends(box)
    ahead = 90.0 if start.y == end.y else 180.0
    if not scissors:
        return ink_in(palette, line, segment(start, end))
    pivot = polar_point(start, SCISSORS * 0.48, ahead)
    return (*ink_in(palette, line, segment(pivot, end)), *_draw_scissors(pivot, ahead, palette))


def _find_ends(box: Box) -> tuple[Point, Point]:
    middle = centre(box)
    if box.width >= box.height:
        return Point(box.x, middle.y), Point(box.x + box.width, middle.y)
    return Point(middle.x, box.y), Point(middle.x, box.y + box.height)


def _draw_scissors(pivot: Point, ahead: float, palette: Palette) -> Shapes:
    """Draw two blades that are open over the line, and their eyes behind the pivot."""
    blades = join(
        polygon_steps(
            (
                polar_point(pivot, SCISSORS * 0.52, ahead + side * 15),
                polar_point(pivot, SCISSORS * 0.3, ahead + side * 26),
                polar_point(pivot, SCISSORS * 0.2, ahead + 180 + side * 34),
                polar_point(pivot, SCISSORS * 0.17, ahead + 180 + side * 6),
            )
        )
        for side in (-1, 1)
    )
    eyes = [polar_point(pivot, SCISSORS * 0.34, ahead + 180 - side * 32) for side in (-1, 1)]
    rims = (shape for eye in eyes for shape in circle(palette, "medallion", eye, SCISSORS * 0.14))
    return (*fill_in(palette, "line", blades), *rims)


SIDES = ("bottom", "top", "left", "right")


def draw_tab(
    box: Box, palette: Palette, *, side: str, bevel: float, words: str, fill: str, line: str
) -> Shapes:
    """Draw a trapezoid. Its `side` is the long one: there it joins the rest, and is to be folded."""
    level = side in ("bottom", "top")
    along, depth = (box.width, box.height) if level else (box.height, box.width)
    if 2 * bevel >= along:
        right = f"it is less than half the tab, {along / 2:g}"
        raise unfit_error("bevel", write_numeral(bevel), right)
    edge = _find_trapezoid(box, side, bevel)
    outline = polygon_steps(edge)
    free = (*polygon_steps(edge)[:4],)
    room = (along - 2 * bevel) * 0.9 if level else depth * 0.8
    size = fit_size((words,), room, 5.5, "words", LABEL)
    return (
        *fill_in(palette, fill, outline, box),
        *ink_in(palette, line, free),
        *ink_in(palette, "fold", segment(edge[3], edge[0])),
        *write(palette, words, centre(box), size, "glue", LABEL),
    )


def _find_trapezoid(box: Box, side: str, bevel: float) -> tuple[Point, ...]:
    """Find the corners from one end of the long side by way of the short one to the other end."""
    top_left, top_right, bottom_right, bottom_left = corners(box)
    first, second = (top_left, top_right), (bottom_left, bottom_right)
    x, y = bevel, 0.0
    if side in ("left", "right"):
        first, second = (top_left, bottom_left), (top_right, bottom_right)
        x, y = 0.0, bevel
    near, (one, other) = (first, second) if side in ("top", "left") else (second, first)
    return near[0], Point(one.x + x, one.y + y), Point(other.x - x, other.y - y), near[1]


MEASURES = {
    "scale": make_figure(
        "A graduated line along the top of its box.",
        draw_scale,
        reach=4.0,
        divisions=Parameter("whole", 40, "how many parts", 1, 1_000),
        long=Parameter("whole", 5, "parts from one long tick to the next", 1, 1_000),
        labels=Parameter("texts", (), "words evenly below it, from its start to its end"),
        line=Parameter("line", "ring", "the line that bears the ticks"),
        backdrop=True,
    ),
    "ruler": make_figure(
        "A ruler in millimetres, to prove that a page was printed at its true size.",
        draw_ruler,
        reach=2.5,
        length=Parameter("whole", RULER, "in mm", 10, 1_000),
    ),
    "fold-line": make_figure(
        "A broken line along which to fold.",
        draw_fold_line,
        flat=True,
        line=Parameter("line", "fold", "how it is drawn"),
        backdrop=True,
    ),
    "cut-line": make_figure(
        "A line along which to cut, with scissors at its head.",
        draw_cut_line,
        flat=True,
        reach=SCISSORS,  # across the line, and along one that is shorter
        line=Parameter("line", "cut", "how it is drawn"),
        scissors=Parameter("truth", True, "whether they are shown"),
        backdrop=True,
    ),
    "tab": make_figure(
        "A tab to put glue on, and the fold line that it hangs on.",
        draw_tab,
        side=Parameter("text", "bottom", "where it hangs on the rest", among=SIDES),
        bevel=Parameter("number", 2.0, "how much shorter its free side is at each end", 0, 100),
        words=Parameter("text", "", "what stands on it"),
        fill=Parameter("paint", "tab", "what it is filled with, or none"),
        line=Parameter("line", "tab", "of its free sides"),
        backdrop=True,
    ),
}


UNIT = 5.9  # the radius of a space whose lines are as wide as their roles say
FILLED = 0.44  # a space's radius as a share of the way from one to the next
AMONG = 0.41  # the same for several rows: the links between them stay visible
NUMERAL = 2.5  # its numeral's size in points for each mm of its radius
HALF_WAY = 7.5  # degrees: a link meets the last space between two of its rays
RAY = 0.16  # how far the rays of the last space reach out, as a share of its radius


class TrackCourse(Struct, frozen=True):
    """The middles of a track's spaces in their order, and their radius."""

    places: tuple[Point, ...]
    radius: float


def lay_course(box: Box, path: str, count: int, columns: int) -> TrackCourse:
    """Find where the spaces of a track stand in its box."""
    if path == "ring":
        return _lay_ring(box, count)
    return _lay_field(box, count, min(count, columns) if path == "serpentine" else count)


def _lay_field(box: Box, count: int, columns: int) -> TrackCourse:
    """Lay rows one below another; each begins below the end of the last."""
    rows = math.ceil(count / columns)
    across, down = box.width / columns, box.height / rows
    radius = min(across * FILLED, down * 0.5) if rows == 1 else min(across, down) * AMONG
    places = []
    for k in range(count):
        row, column = divmod(k, columns)
        column = column if row % 2 == 0 else columns - 1 - column
        places.append(Point(box.x + (column + 0.5) * across, box.y + (row + 0.5) * down))
    return TrackCourse(tuple(places), radius)


def _lay_ring(box: Box, count: int) -> TrackCourse:
    """Lay a ring clockwise from the top, as large as spaces and box allow."""
    middle, half = centre(box), half_side(box)
    wide = 2 * FILLED * math.sin(math.pi / max(3, count))
    radius = half * wide / (1 + wide)
    places = tuple(polar_point(middle, half - radius, k * 360 / count) for k in range(count))
    return TrackCourse(places, radius)


def draw_track(
    box: Box,
    palette: Palette,
    *,
    count: int,
    path: str,
    columns: int,
    start: int,
    step: int,
    labels: tuple[str, ...],
    every: int,
    goal: bool,
) -> Shapes:
    """Draw spaces joined by links, each with its numeral. Multiples of `every` are filled; the last space may
    be a sun."""
    if labels and len(labels) != count:
        raise FigureError(f"'labels' has {len(labels)} texts", f"there are {count} spaces", "labels")
    course = lay_course(box, path, count, columns)
    numbers = [start + k * step for k in range(count)]
    texts = labels or tuple(map(str, numbers))
    size = fit_size(texts, course.radius * 1.3, course.radius * NUMERAL, "labels" if labels else "")
    marked = [bool(every) and number % every == 0 for number in numbers]
    spaces: list[Shape] = []
    for k, at in enumerate(course.places):
        last = goal and k == count - 1
        spaces += _draw_space(at, course.radius, palette, marked=marked[k], goal=last)
        spaces += write(palette, texts[k], at, size, "on-mark" if marked[k] or last else "text")
    closed = path == "ring" and not goal and count > 2
    pairs = pairwise(course.places + course.places[:closed])
    links = join(link(one, other, course.radius, course.radius) for one, other in pairs)
    return (*ink_in(palette, "medallion", links, course.radius / UNIT), *spaces)


def _draw_space(at: Point, radius: float, palette: Palette, *, marked: bool, goal: bool) -> Shapes:
    unit = radius / UNIT
    within = radius * 0.86
    if goal:
        inner, outer = radius * (1 + RAY * 0.25), radius * (1 + RAY)
        return (
            *fill_in(palette, "mark", rays(at, 24, inner, outer, 5, HALF_WAY)),
            *disc(palette, "mark", at, radius),
            *circle(palette, "moon", at, within, unit),
        )
    return (
        *rimmed_disc(
            palette, "mark" if marked else "well", "cell-shining" if marked else "cell", at, radius, unit
        ),
        *circle(palette, "moon" if marked else "inner-frame", at, within, unit),
    )


TRACKS = {
    "track": make_figure(
        "A track of numbered spaces in a row, in a ring, or to and fro: for scores, rounds, resources.",
        draw_track,
        reach=2.0,
        count=Parameter("whole", None, "how many spaces", 1, 300),
        path=Parameter("text", "row", "how they lie", among=("row", "ring", "serpentine")),
        columns=Parameter("whole", 10, "spaces in a row of a serpentine", 1, 100),
        start=Parameter("whole", 0, "the first number", -10_000, 10_000),
        step=Parameter("whole", 1, "from one number to the next", -1_000, 1_000),
        labels=Parameter("texts", (), "what stands in the spaces instead of numbers"),
        every=Parameter("whole", 5, "multiples of this number are filled; 0 is none", 0, 1_000),
        goal=Parameter("truth", False, "whether the last space is a sun"),
    )
}
