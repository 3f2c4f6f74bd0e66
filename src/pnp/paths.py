"""Paths: the outlines of shapes, SVG's path data read, arcs as curves, and areas, lengths and extents."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import assert_never

from msgspec import Struct, field

from pnp import geometry, scene
from pnp.errors import PnpError, count_in_english, give_code
from pnp.geometry import Box, Matrix, Point

LARGEST_PIECE = math.pi / 2  # one curve over a quarter is off by 0.03 % of the radius


class Sweep(Struct, frozen=True):
    """A piece of the unit circle, and the map that places it on the page."""

    start: float
    angle: float
    placing: Matrix


def as_curves(start: Point, arc: scene.ArcTo) -> tuple[scene.CurveTo, ...]:
    """Turn the arc from `start` into curves: none if it ends where it starts, a straight one if a radius is
    0.

    Radii too small to reach the end are enlarged, as SVG 1.1 demands (appendix F.6).
    """
    end = Point(arc.x, arc.y)
    if start == end:
        return ()
    if arc.radius_x == 0 or arc.radius_y == 0:
        return (_straight_curve(start, end),)
    return tuple(_sweep_curves(_find_sweep(start, arc), end))


def _straight_curve(start: Point, end: Point) -> scene.CurveTo:
    third_x, third_y = (end.x - start.x) / 3, (end.y - start.y) / 3
    return scene.CurveTo(start.x + third_x, start.y + third_y, end.x - third_x, end.y - third_y, end.x, end.y)


def _find_sweep(start: Point, arc: scene.ArcTo) -> Sweep:
    """Map both ends to a space in which the ellipse is a unit circle, and find its centre there."""
    across, down = abs(arc.radius_x), abs(arc.radius_y)
    shape = geometry.combine_maps(geometry.scaling(across, down), geometry.rotation(arc.turn))
    back = geometry.combine_maps(geometry.rotation(-arc.turn), geometry.scaling(1 / across, 1 / down))
    one, two = geometry.move_point(start, back), geometry.move_point(Point(arc.x, arc.y), back)
    half = math.hypot(two.x - one.x, two.y - one.y) / 2
    growth = max(half, 1.0)  # over 1 if the radii do not reach
    height = math.sqrt(max(growth**2 - half**2, 0.0))
    side = 1.0 if arc.large == arc.clockwise else -1.0
    centre = Point(
        (one.x + two.x) / 2 + side * height * (two.y - one.y) / (2 * half),
        (one.y + two.y) / 2 - side * height * (two.x - one.x) / (2 * half),
    )
    first = math.atan2(one.y - centre.y, one.x - centre.x)
    last = math.atan2(two.y - centre.y, two.x - centre.x)
    placing = geometry.combine_maps(
        geometry.combine_maps(geometry.scaling(growth, growth), geometry.translation(centre.x, centre.y)),
        shape,
    )
    turn = (last - first) % math.tau  # y points down, so clockwise is positive
    return Sweep(first, turn if arc.clockwise else turn - math.tau, placing)


def _sweep_curves(sweep: Sweep, end: Point) -> Iterator[scene.CurveTo]:
    count = max(1, math.ceil(abs(sweep.angle) / LARGEST_PIECE - 1e-9))
    step = sweep.angle / count
    reach = 4 / 3 * math.tan(step / 4)
    for index in range(count):
        one, two = sweep.start + index * step, sweep.start + (index + 1) * step
        leaving = Point(math.cos(one) - reach * math.sin(one), math.sin(one) + reach * math.cos(one))
        arriving = Point(math.cos(two) + reach * math.sin(two), math.sin(two) - reach * math.cos(two))
        there = Point(math.cos(two), math.sin(two))
        first, second, stop = (geometry.move_point(at, sweep.placing) for at in (leaving, arriving, there))
        stop = stop if index < count - 1 else end
        yield scene.CurveTo(first.x, first.y, second.x, second.y, stop.x, stop.y)


PIECES = 4  # straight pieces that stand for a curve when its length is measured


def path_length(steps: scene.Steps) -> float:
    """Measure how far a pen draws along the path."""
    return math.fsum(geometry.distance(a, b) for line in flatten(steps) for a, b in pairwise(line))


def enclosed_area(steps: scene.Steps) -> float:
    """The area within a path, by Green's theorem; a subpath that turns the other way is a hole.

    >>> enclosed_area(box_steps(Box(0, 0, 63, 88)))
    5544.0
    """
    twice = x = y = left = top = 0.0  # twice the area, the pen's place, and where it began; in plain numbers
    for step in steps:
        match step:
            case scene.CurveTo():
                twice, x, y = twice + area_under_curve(x, y, step), step.x, step.y
            case scene.LineTo(end_x, end_y):
                twice, x, y = twice + x * end_y - end_x * y, end_x, end_y
            case scene.MoveTo(start_x, start_y):
                twice += x * top - left * y
                x, y = left, top = start_x, start_y
            case scene.ArcTo():
                for part in as_curves(Point(x, y), step):
                    twice, x, y = twice + area_under_curve(x, y, part), part.x, part.y
                x, y = step.x, step.y
            case scene.Close():
                twice, x, y = twice + x * top - left * y, left, top
            case _:
                assert_never(step)
    return abs(twice + x * top - left * y) / 2


def area_under_curve(x: float, y: float, curve: scene.CurveTo) -> float:
    """Return twice the area between a Bézier curve and the origin."""
    x1, y1, x2, y2, x3, y3 = curve.x1, curve.y1, curve.x2, curve.y2, curve.x, curve.y
    near = 6 * (x * y1 - x1 * y + x2 * y3 - x3 * y2)
    far = 3 * (x * y2 - x2 * y + x1 * y2 - x2 * y1 + x1 * y3 - x3 * y1)
    return (near + far + x * y3 - x3 * y) / 10


def flatten(steps: scene.Steps) -> list[list[Point]]:
    """Return each subpath as the points of straight pieces."""
    lines: list[list[Point]] = []
    for step in steps:
        match step:
            case scene.MoveTo(x, y):
                lines.append([Point(x, y)])
            case scene.LineTo(x, y):
                lines[-1].append(Point(x, y))
            case scene.CurveTo():
                lines[-1].extend(curve_points(lines[-1][-1], step))
            case scene.ArcTo():
                for part in as_curves(lines[-1][-1], step):
                    lines[-1].extend(curve_points(lines[-1][-1], part))
            case scene.Close():
                lines[-1].append(lines[-1][0])
            case _:
                assert_never(step)
    return lines


def curve_points(start: Point, curve: scene.CurveTo) -> list[Point]:
    """List points on a Bézier curve after its start."""
    return [bezier(start, curve, piece / PIECES) for piece in range(1, PIECES + 1)]


def bezier(start: Point, curve: scene.CurveTo, t: float) -> Point:
    s = 1 - t
    p, q, r, u = s**3, 3 * s * s * t, 3 * s * t * t, t**3
    x = p * start.x + q * curve.x1 + r * curve.x2 + u * curve.x
    y = p * start.y + q * curve.y1 + r * curve.y2 + u * curve.y
    return Point(x, y)


def path_box(steps: scene.Steps) -> Box:
    """Return the smallest box that holds a path.

    >>> path_box(parse_path("M0 0L10 5"))
    Box(x=0.0, y=0.0, width=10.0, height=5.0)
    """
    across: list[float] = []
    down: list[float] = []
    x = y = 0.0
    for step in steps:
        if isinstance(step, scene.Close):
            continue
        for part in as_curves(Point(x, y), step) if isinstance(step, scene.ArcTo) else (step,):
            if isinstance(part, scene.CurveTo) and not _is_between(x, y, part):
                turns = turning_points(Point(x, y), part)
                across += [at.x for at in turns]
                down += [at.y for at in turns]
            x, y = part.x, part.y
            across.append(x)
            down.append(y)
    left, top = min(across), min(down)
    return Box(left, top, max(across) - left, max(down) - top)


def _is_between(x: float, y: float, curve: scene.CurveTo) -> bool:
    """Tell whether a curve keeps within the box of its ends, since its control points do."""
    left, right = (x, curve.x) if x < curve.x else (curve.x, x)
    top, bottom = (y, curve.y) if y < curve.y else (curve.y, y)
    is_across = left <= curve.x1 <= right and left <= curve.x2 <= right
    return is_across and top <= curve.y1 <= bottom and top <= curve.y2 <= bottom


def turning_points(start: Point, curve: scene.CurveTo) -> list[Point]:
    """Find where a curve turns back, across or down."""
    across = (start.x, curve.x1, curve.x2, curve.x)
    down = (start.y, curve.y1, curve.y2, curve.y)
    return [bezier(start, curve, t) for t in (*_find_turns(*across), *_find_turns(*down))]


def _find_turns(a: float, b: float, c: float, d: float) -> list[float]:
    """Find where along a curve one of its coordinates goes neither up nor down: the roots of its
    derivative."""
    square, middle, first = d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a
    if abs(square) <= 1e-12 * (abs(middle) + abs(first)):
        roots = [-first / middle] if middle else []
    else:
        inside = middle**2 - 4 * square * first
        aside = [-math.sqrt(inside), math.sqrt(inside)] if inside >= 0 else []
        roots = [(each - middle) / (2 * square) for each in aside]
    return [root for root in roots if 0 < root < 1]


def polygon_steps(points: Iterable[Point]) -> scene.Steps:
    first, *rest = points
    lines = (scene.LineTo(point.x, point.y) for point in rest)
    return (scene.MoveTo(first.x, first.y), *lines, scene.Close())


def box_steps(box: Box) -> scene.Steps:
    return polygon_steps(geometry.corners(box))


def ellipse_steps(centre: Point, radius_x: float, radius_y: float) -> scene.Steps:
    """Draw an ellipse, clockwise from the right end."""
    left, right = centre.x - radius_x, centre.x + radius_x
    return (
        scene.MoveTo(right, centre.y),
        scene.ArcTo(radius_x, radius_y, 0.0, False, True, left, centre.y),
        scene.ArcTo(radius_x, radius_y, 0.0, False, True, right, centre.y),
        scene.Close(),
    )


def bend_curve(start: Point, control: Point, end: Point) -> scene.CurveTo:
    """Make a curve with one control point; the scene knows curves with two."""
    share = 2 / 3
    first = start.x + (control.x - start.x) * share, start.y + (control.y - start.y) * share
    second = end.x + (control.x - end.x) * share, end.y + (control.y - end.y) * share
    return scene.CurveTo(*first, *second, end.x, end.y)


def corner_radius(box: Box, radius: float) -> float:
    """Return the radius that the corners of a box can have: half its shorter side at most."""
    return min(radius, box.width / 2, box.height / 2)


def rounded_steps(box: Box, radius: float, radius_down: float | None = None) -> scene.Steps:
    """Draw a box with round corners, clockwise from the left end of its top; corners of two radii are
    elliptic."""
    if radius_down is None:
        across = down = corner_radius(box, radius)
    else:
        across, down = min(radius, box.width / 2), min(radius_down, box.height / 2)
    if across <= 0:
        return box_steps(box)
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return (
        scene.MoveTo(left + across, top),
        scene.LineTo(right - across, top),
        scene.ArcTo(across, down, 0.0, False, True, right, top + down),
        scene.LineTo(right, bottom - down),
        scene.ArcTo(across, down, 0.0, False, True, right - across, bottom),
        scene.LineTo(left + across, bottom),
        scene.ArcTo(across, down, 0.0, False, True, left, bottom - down),
        scene.LineTo(left, top + down),
        scene.ArcTo(across, down, 0.0, False, True, left + across, top),
        scene.Close(),
    )


def outline_steps(shape: scene.Outlined) -> scene.Steps:
    """Return the outline that a pen draws of a shape. An open shape returns to its start, as a fill closes
    it."""
    match shape:
        case scene.Rectangle(box, radius=radius):
            return rounded_steps(box, radius)
        case scene.Circle(centre, radius):
            return ellipse_steps(centre, radius, radius)
        case scene.Ellipse(centre, radius_x, radius_y):
            return ellipse_steps(centre, radius_x, radius_y)
        case scene.Line(start, end):
            return polygon_steps((start, end))
        case scene.Polyline(points) | scene.Polygon(points):
            return polygon_steps(points)
        case scene.Path(steps):
            return steps
        case _:
            assert_never(shape)


def enlarge(steps: Iterable[scene.Step], factor: float) -> scene.Steps:
    """Multiply every length of the steps."""
    return tuple([_enlarge_step(step, factor) for step in steps])


def _enlarge_step(step: scene.Step, factor: float) -> scene.Step:
    match step:
        case scene.MoveTo(x, y):
            return scene.MoveTo(x * factor, y * factor)
        case scene.LineTo(x, y):
            return scene.LineTo(x * factor, y * factor)
        case scene.CurveTo(x1, y1, x2, y2, x, y):
            return scene.CurveTo(x1 * factor, y1 * factor, x2 * factor, y2 * factor, x * factor, y * factor)
        case scene.ArcTo(radius_x, radius_y, turn, large, clockwise, x, y):
            radii = radius_x * factor, radius_y * factor
            return scene.ArcTo(*radii, turn, large, clockwise, x * factor, y * factor)
        case scene.Close():
            return step
        case _:
            assert_never(step)


SPACE = re.compile(r"[ \t\r\n\f,]*")
NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
NUMBERS = re.compile(rf"(?:{NUMBER.pattern}{SPACE.pattern})*+")
FLAG = re.compile(r"[01]")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
ORIGIN = Point(0.0, 0.0)
FLAGS = (3, 4)  # which numbers of an arc are 0 or 1, and may stand without a space
MOST_STEPS = 1_000_000  # steps of one path


class PathError(PnpError):
    """Path data that cannot be read; `at` counts characters from 0."""

    def __init__(self, at: int, wrong: str, right: str) -> None:
        self.at, self.wrong, self.right = at, give_code("form-drawing", wrong), right
        super().__init__(f"character {at + 1}: {wrong}; {right}")


class PathReader(Struct):
    """The state of reading path data: the place in the text, and on the page."""

    data: str
    at: int = 0
    here: Point = ORIGIN
    opened: Point = ORIGIN
    control: Point | None = None  # of the curve before, which S mirrors
    bent: Point | None = None  # the control point of the bend before, which T mirrors
    steps: list[scene.Step] = field(default_factory=list)


def parse_path(data: str) -> scene.Steps:
    """Parse path data; a PathError says at which character it goes wrong.

    >>> parse_path("M0 0h10z")
    (MoveTo(x=0.0, y=0.0), LineTo(x=10.0, y=0.0), Close())
    """
    reader = PathReader(data)
    skip_space(reader)
    while reader.at < len(data):
        read_command(reader)
    return tuple(reader.steps)


def skip_space(reader: PathReader) -> None:
    found = SPACE.match(reader.data, reader.at)
    reader.at = found.end() if found else reader.at


def read_command(reader: PathReader) -> None:
    """Read one letter and all the numbers that it takes, as often as they are repeated."""
    at, letter = reader.at, reader.data[reader.at]
    kind = letter.upper()
    if kind not in COUNTS:
        raise PathError(at, f"'{letter}' is no command", f"commands are {' '.join(COUNTS)}")
    if not reader.steps and kind != "M":
        raise PathError(at, f"the path begins with '{letter}'", "a path begins with M")
    if reader.steps and isinstance(reader.steps[-1], scene.Close) and kind not in "MZ":
        reader.steps.append(scene.MoveTo(reader.here.x, reader.here.y))  # a scene needs each subpath opened
    reader.at += 1
    skip_space(reader)
    for index, values in enumerate(read_arguments(reader, kind)):
        origin = reader.here if letter.islower() else ORIGIN
        apply_command(reader, "L" if kind == "M" and index else kind, values, origin)


def apply_command(reader: PathReader, kind: str, values: Sequence[float], origin: Point) -> None:
    here, control, bent = reader.here, reader.control, reader.bent
    reader.control = reader.bent = None
    match kind:
        case "H":
            points = [Point(origin.x + values[0], here.y)]
        case "V":
            points = [Point(here.x, origin.y + values[0])]
        case "S":
            points = [mirror_control(here, control), *make_points(values, origin)]
        case "T":
            points = [mirror_control(here, bent), *make_points(values, origin)]
        case "A":
            points = make_points(values[5:], origin)
        case "Z":
            points = [reader.opened]
        case _:
            points = make_points(values, origin)
    end = reader.here = points[-1]
    match kind:
        case "M":
            reader.opened = end
            reader.steps.append(scene.MoveTo(end.x, end.y))
        case "C" | "S":
            first, reader.control, _ = points
            reader.steps.append(scene.CurveTo(first.x, first.y, points[1].x, points[1].y, end.x, end.y))
        case "Q" | "T":
            reader.bent = points[0]
            reader.steps.append(bend_curve(here, points[0], end))
        case "A":
            radius_x, radius_y, turn, large, clockwise = values[:5]
            arc = scene.ArcTo(abs(radius_x), abs(radius_y), turn, large == 1, clockwise == 1, end.x, end.y)
            reader.steps.append(arc)
        case "Z":
            reader.steps.append(scene.Close())
        case _:
            reader.steps.append(scene.LineTo(end.x, end.y))
    if len(reader.steps) > MOST_STEPS:
        raise PathError(reader.at, f"the path has more than {MOST_STEPS:,} steps", "simplify it")


def read_arguments(reader: PathReader, kind: str) -> Iterator[Sequence[float]]:
    """Yield the numbers of each repetition of a command."""
    if kind == "Z":
        yield ()
    elif kind == "A":
        yield [read_number(reader, index) for index in range(COUNTS["A"])]
        while NUMBER.match(reader.data, reader.at):
            yield [read_number(reader, index) for index in range(COUNTS["A"])]
    else:
        yield from read_repetitions(reader, kind)


def read_repetitions(reader: PathReader, kind: str) -> Iterator[Sequence[float]]:
    """Yield the numbers of each repetition. All numbers that follow are matched at once, since a drawing has
    very many."""
    run, count = NUMBERS.match(reader.data, reader.at), COUNTS[kind]
    start, reader.at = reader.at, run.end() if run else reader.at
    values: list[float] = []
    for number in NUMBER.finditer(reader.data, start, reader.at):
        values.append(float(number.group()))
        if len(values) == count:
            yield values
            values = []
    if values or start == reader.at:
        raise missing_error(reader, kind, "a number")


def read_number(reader: PathReader, index: int) -> float:
    """Read one number of an arc."""
    pattern = FLAG if index in FLAGS else NUMBER
    found = pattern.match(reader.data, reader.at)
    if found is None:
        raise missing_error(reader, "A", "0 or 1" if pattern is FLAG else "a number")
    reader.at = found.end()
    skip_space(reader)
    return float(found.group())


def missing_error(reader: PathReader, kind: str, wanted: str) -> PathError:
    seen = f"'{reader.data[reader.at]}'" if reader.at < len(reader.data) else "the end"
    right = f"{kind} takes {count_in_english(COUNTS[kind], 'number')}"
    return PathError(reader.at, f"{seen} stands where {kind} wants {wanted}", right)


def make_points(values: Sequence[float], origin: Point) -> list[Point]:
    return [Point(origin.x + x, origin.y + y) for x, y in zip(values[::2], values[1::2], strict=True)]


def mirror_control(here: Point, control: Point | None) -> Point:
    """Mirror the control point of the curve before; without one, return the current place."""
    return here if control is None else Point(2 * here.x - control.x, 2 * here.y - control.y)
