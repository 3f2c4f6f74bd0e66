"""What is measured, cut, folded and glued: scales, a ruler, cut and fold lines, glue tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure, unfit
from pnp.figures.marks import LABEL, circle, filled, fitting, inked, written
from pnp.figures.points import joined, polar, segment
from pnp.geometry import Box, Point, centre, corners
from pnp.numerals import numeral
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.scene import Shape

RULER = 100  # mm
SCISSORS = 4.6  # mm, the length of those at the head of a cut line


def scale(
    box: Box, palette: Palette, *, divisions: int, long: int, labels: tuple[str, ...], line: str
) -> tuple[Shape, ...]:
    """A line along the top of the box with ticks below it, every so-manieth long, and labels below these."""
    room = 0.42 if labels else 1.0
    height = box.height * room
    steps = [box.x + box.width * k / divisions for k in range(divisions + 1)]
    short = joined(_tick(x, box.y, height * 0.5) for k, x in enumerate(steps) if k % long)
    tall = joined(_tick(x, box.y, height) for x in steps[::long])
    base = segment(Point(box.x, box.y), Point(box.x + box.width, box.y))
    return (
        *inked(palette, line, base),
        *inked(palette, "tick-short", short),
        *inked(palette, "tick-long", tall),
        *_labels(box, palette, labels),
    )


def _tick(x: float, y: float, length: float) -> Steps:
    return segment(Point(x, y), Point(x, y + length))


def _labels(box: Box, palette: Palette, labels: tuple[str, ...]) -> tuple[Shape, ...]:
    """Labels evenly along the scale, the first at its start and the last at its end."""
    if not labels:
        return ()
    pitch = box.width / max(1, len(labels) - 1)
    size = fitting(labels, pitch * 0.8, box.height * 1.5, "labels", LABEL)
    y = box.y + box.height * 0.74
    return tuple(
        shape
        for k, label in enumerate(labels)
        for shape in written(palette, label, Point(box.x + k * pitch, y), size, face=LABEL)
    )


def ruler(box: Box, palette: Palette, *, length: int) -> tuple[Shape, ...]:
    """Millimetres from the left end of the box, numbered by tens: it is never scaled."""
    if box.width < length:
        wide = numeral(box.width)
        right = f"its box is {wide} mm wide: give it {length} or more"
        raise unfit("length", numeral(length), right)
    high = min(3.2, box.height * 0.5)
    share = {0: 1.0, 5: 0.72}
    ticks = {
        role: joined(
            _tick(box.x + k, box.y, high * share.get(k % 10, 0.45))
            for k in range(length + 1)
            if (k % 10 == 0) is (role == "tick-long")
        )
        for role in ("tick-short", "tick-long")
    }
    size = min(6.5, box.height * 1.6)
    y = box.y + high + size * 0.2
    numerals = (
        shape
        for k in range(0, length + 1, 10)
        for shape in written(palette, str(k), Point(box.x + k, y), size, face=LABEL)
    )
    base = segment(Point(box.x, box.y), Point(box.x + length, box.y))
    marks = (shape for role, steps in ticks.items() for shape in inked(palette, role, steps))
    return (*inked(palette, "frame", base), *marks, *numerals)


def fold_line(box: Box, palette: Palette, *, line: str) -> tuple[Shape, ...]:
    """A broken line along the middle of the box's longer way."""
    return inked(palette, line, segment(*_ends(box)))


def cut_line(box: Box, palette: Palette, *, line: str, scissors: bool) -> tuple[Shape, ...]:
    """A line along the middle of the box's longer way, with scissors at its head."""
    start, end = _ends(box)
    ahead = 90.0 if start.y == end.y else 180.0
    if not scissors:
        return inked(palette, line, segment(start, end))
    pivot = polar(start, SCISSORS * 0.48, ahead)
    return (*inked(palette, line, segment(pivot, end)), *_scissors(pivot, ahead, palette))


def _ends(box: Box) -> tuple[Point, Point]:
    middle = centre(box)
    if box.width >= box.height:
        return Point(box.x, middle.y), Point(box.x + box.width, middle.y)
    return Point(middle.x, box.y), Point(middle.x, box.y + box.height)


def _scissors(pivot: Point, ahead: float, palette: Palette) -> tuple[Shape, ...]:
    """Two blades that are open over the line, and their eyes behind the pivot."""
    blades = joined(
        polygon_steps(
            (
                polar(pivot, SCISSORS * 0.52, ahead + side * 15),
                polar(pivot, SCISSORS * 0.3, ahead + side * 26),
                polar(pivot, SCISSORS * 0.2, ahead + 180 + side * 34),
                polar(pivot, SCISSORS * 0.17, ahead + 180 + side * 6),
            )
        )
        for side in (-1, 1)
    )
    eyes = [polar(pivot, SCISSORS * 0.34, ahead + 180 - side * 32) for side in (-1, 1)]
    rims = (shape for eye in eyes for shape in circle(palette, "medallion", eye, SCISSORS * 0.14))
    return (*filled(palette, "line", blades), *rims)


SIDES = ("bottom", "top", "left", "right")


def tab(
    box: Box, palette: Palette, *, side: str, bevel: float, words: str, fill: str, line: str
) -> tuple[Shape, ...]:
    """A trapezoid; its `side` is the long one, where it hangs on the rest, and is to be folded."""
    level = side in ("bottom", "top")
    along, depth = (box.width, box.height) if level else (box.height, box.width)
    if 2 * bevel >= along:
        right = f"it is less than half the tab, {along / 2:g}"
        raise unfit("bevel", numeral(bevel), right)
    edge = _trapezoid(box, side, bevel)
    outline = polygon_steps(edge)
    free = (*polygon_steps(edge)[:4],)
    room = (along - 2 * bevel) * 0.9 if level else depth * 0.8
    size = fitting((words,), room, 5.5, "words", LABEL)
    return (
        *filled(palette, fill, outline, box),
        *inked(palette, line, free),
        *inked(palette, "fold", segment(edge[3], edge[0])),
        *written(palette, words, centre(box), size, "glue", LABEL),
    )


def _trapezoid(box: Box, side: str, bevel: float) -> tuple[Point, ...]:
    """Its corners from one end of the long side by way of the short one to the other end."""
    top_left, top_right, bottom_right, bottom_left = corners(box)
    match side:
        case "bottom":
            near, far, shift = (bottom_left, bottom_right), (top_left, top_right), Point(bevel, 0)
        case "top":
            near, far, shift = (top_left, top_right), (bottom_left, bottom_right), Point(bevel, 0)
        case "left":
            near, far, shift = (top_left, bottom_left), (top_right, bottom_right), Point(0, bevel)
        case _:
            near, far, shift = (top_right, bottom_right), (top_left, bottom_left), Point(0, bevel)
    one, other = far
    return (
        near[0],
        Point(one.x + shift.x, one.y + shift.y),
        Point(other.x - shift.x, other.y - shift.y),
        near[1],
    )


FIGURES = {
    "scale": figure(
        "A graduated line along the top of its box.",
        scale,
        reach=4.0,
        divisions=Parameter("whole", 40, "how many parts", 1, 1_000),
        long=Parameter("whole", 5, "parts from one long tick to the next", 1, 1_000),
        labels=Parameter("texts", (), "words evenly below it, from its start to its end"),
        line=Parameter("line", "ring", "the line that bears the ticks"),
        backdrop=True,
    ),
    "ruler": figure(
        "A ruler in millimetres, to prove that a page was printed at its true size.",
        ruler,
        reach=2.5,
        length=Parameter("whole", RULER, "in mm", 10, 1_000),
    ),
    "fold-line": figure(
        "A broken line along which to fold.",
        fold_line,
        flat=True,
        line=Parameter("line", "fold", "how it is drawn"),
        backdrop=True,
    ),
    "cut-line": figure(
        "A line along which to cut, with scissors at its head.",
        cut_line,
        flat=True,
        reach=SCISSORS,  # across the line, and along one that is shorter
        line=Parameter("line", "cut", "how it is drawn"),
        scissors=Parameter("truth", True, "whether they are shown"),
        backdrop=True,
    ),
    "tab": figure(
        "A tab to put glue on, and the fold line that it hangs on.",
        tab,
        side=Parameter("text", "bottom", "where it hangs on the rest", among=SIDES),
        bevel=Parameter("number", 2.0, "how much shorter its free side is at each end", 0, 100),
        words=Parameter("text", "", "what stands on it"),
        fill=Parameter("paint", "tab", "what it is filled with, or none"),
        line=Parameter("line", "tab", "of its free sides"),
        backdrop=True,
    ),
}
