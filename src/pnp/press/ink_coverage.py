"""How much ink a page takes: the mean darkness of its paper, worked out from the scene.

Areas are exact; where marks overlap, the covered part of the lower ones counts with the mean darkness of its
scene. A page that was rendered and measured differs by two hundredths at most.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import assert_never

from msgspec import Struct, field

from pnp import pictures, scene
from pnp.geometry import Box, distance, enlargement, move_box, overlap
from pnp.paths import enclosed_area, outline_steps, path_length, polygon_steps
from pnp.text import advance, ink_area

COMMON = "aeinorst1"  # letters whose mean ink stands for all: to read every outline takes long


class Ink(Struct, frozen=True):
    """Two areas in square millimetres: the covered paper, and the full darkness that would equal it."""

    cover: float
    dark: float


NOTHING = Ink(0.0, 0.0)


class Glyphs(dict[str, float]):
    """The ink of each character of one font at an em of 1 mm: its width times the mean density of common
    letters."""

    def __init__(self, face: str) -> None:
        super().__init__(dict.fromkeys(" \N{NO-BREAK SPACE}", 0.0))
        self.face = face
        widths = math.fsum(advance(face, letter) for letter in COMMON)
        self.density = math.fsum(ink_area(face, letter) for letter in COMMON) / widths

    def __missing__(self, character: str) -> float:
        self[character] = advance(self.face, character) * self.density
        return self[character]


class InkCache(Struct):
    """Earlier results: recurring scenes by identity (kept alive), glyphs by font."""

    scenes: dict[int, tuple[scene.Scene, Ink]] = field(default_factory=dict)
    glyphs: dict[str, Glyphs] = field(default_factory=dict)


def measure_coverage(page: scene.Page, known: InkCache) -> float:
    """Return the share of full ink that a page takes, 0 to 1."""
    return scene_ink(page.scene, known).dark / box_area(page.scene.box)


def box_area(box: Box) -> float:
    return box.width * box.height


def scene_ink(whole: scene.Scene, known: InkCache) -> Ink:
    found = known.scenes.get(id(whole))
    if found is None:
        found = known.scenes[id(whole)] = (whole, measure_layers(whole.shapes, box_area(whole.box), known))
    return found[1]


def measure_layers(shapes: Iterable[scene.Shape], room: float, known: InkCache) -> Ink:
    """Measure shapes laid over each other within a room: each hides its share of the ink below.

    Scenes placed side by side, as on a page, hide nothing of each other.
    """
    cover = dark = 0.0  # of loose shapes
    placed_cover = placed_dark = 0.0
    boxes: list[Box] = []
    for shape in shapes:  # in plain numbers: this is done for every shape of every page
        mark = shape_ink(shape, room, known)
        if mark.cover > room:
            mark = scale_ink(mark, room / mark.cover)
        visible = 1 - mark.cover / room
        cover, dark = cover * visible, dark * visible
        if not isinstance(shape, scene.Placed):
            placed_cover, placed_dark = placed_cover * visible, placed_dark * visible
            cover, dark = cover + mark.cover, dark + mark.dark
            continue
        box = move_box(shape.scene.box, shape.transform)
        if any(do_overlap(box, other) for other in boxes):
            placed_cover, placed_dark = placed_cover * visible, placed_dark * visible
        placed_cover, placed_dark = placed_cover + mark.cover, placed_dark + mark.dark
        boxes.append(box)
    return Ink(cover + placed_cover, dark + placed_dark)


def do_overlap(one: Box, other: Box) -> bool:
    """Tell whether two boxes share more than a rim: half of the smaller one."""
    across, down = overlap(one, other)
    return min(across, down) > 0 and across * down > min(box_area(one), box_area(other)) / 2


def scale_ink(mark: Ink, factor: float) -> Ink:
    return Ink(mark.cover * factor, mark.dark * factor)


def shape_ink(shape: scene.Shape, room: float, known: InkCache) -> Ink:
    match shape:
        case scene.Text():
            return text_ink(shape, known)
        case scene.Placed(whole, transform):
            size = box_area(whole.box) * enlargement(transform)
            return scale_ink(scene_ink(whole, known), enlargement(transform) * min(1.0, room / size))
        case scene.Group():
            return group_ink(shape, room, known)
        case scene.Image(box, bitmap):
            return scale_ink(Ink(*pictures.mean_ink(bitmap)), box_area(box))
        case scene.Line(start, end, stroke):
            return measure_outline(distance(start, end), stroke)
        case scene.Polyline(points, stroke):
            return outline_ink(polygon_steps(points)[:-1], None, stroke)
        case scene.Circle(_, radius, fill, stroke):
            return ellipse_ink(radius, radius, fill, stroke)
        case scene.Ellipse(_, radius_x, radius_y, fill, stroke):
            return ellipse_ink(radius_x, radius_y, fill, stroke)
        case scene.Rectangle() | scene.Polygon() | scene.Path():
            return outline_ink(outline_steps(shape), shape.fill, shape.stroke)
        case _:
            assert_never(shape)


def text_ink(shape: scene.Text, known: InkCache) -> Ink:
    cover = 0.0
    for run in shape.runs:
        glyphs = known.glyphs.get(run.face)
        if glyphs is None:
            glyphs = known.glyphs[run.face] = Glyphs(run.face)
        cover += math.fsum(map(glyphs.__getitem__, run.text)) * run.size**2
    return Ink(cover, cover * darkness(shape.colour))


def group_ink(shape: scene.Group, room: float, known: InkCache) -> Ink:
    factor = enlargement(shape.transform) if shape.transform else 1.0
    clipped = enclosed_area(shape.clip.steps) if shape.clip else room / factor
    return scale_ink(measure_layers(shape.shapes, min(room / factor, clipped), known), factor * shape.opacity)


def ellipse_ink(rx: float, ry: float, fill: scene.Paint | None, stroke: scene.Stroke | None) -> Ink:
    area, length = math.pi * rx * ry, math.pi * (2 * rx + 2 * ry) / 2
    return painted_ink(area if fill else 0.0, fill, length, stroke)


def outline_ink(steps: scene.Steps, fill: scene.Paint | None, stroke: scene.Stroke | None) -> Ink:
    area, length = enclosed_area(steps) if fill else 0.0, path_length(steps) if stroke else 0.0
    return painted_ink(area, fill, length, stroke)


def painted_ink(area: float, fill: scene.Paint | None, length: float, stroke: scene.Stroke | None) -> Ink:
    """Return the ink of a fill and its stroke, half of whose width lies on the fill."""
    fill_ink = Ink(area, area * darkness(fill)) if fill else NOTHING
    if stroke is None:
        return fill_ink
    line = measure_outline(length, stroke)
    under = min(1.0, line.cover / 2 / fill_ink.cover) if fill_ink.cover else 0.0
    return Ink(fill_ink.cover * (1 - under) + line.cover, fill_ink.dark * (1 - under) + line.dark)


def measure_outline(length: float, stroke: scene.Stroke) -> Ink:
    period = math.fsum(stroke.dash)
    on = math.fsum(stroke.dash[::2]) / period if period else 1.0
    if stroke.dash and stroke.cap != "butt":  # such an end makes each dash longer by the line's width
        on = min(1.0, on + len(stroke.dash[::2]) * stroke.width / period)
    cover = length * stroke.width * on
    return Ink(cover, cover * darkness(stroke.colour))


def darkness(paint: scene.Paint) -> float:
    """Return the mean darkness of a paint, 0 for white and 1 for black."""
    match paint:
        case scene.Colour(red, green, blue):
            return 1 - (red + green + blue) / 765
        case scene.LinearGradient(stops=stops):
            return mean_over_stops(stops, lambda at: at)
        case scene.RadialGradient(stops=stops):
            return mean_over_stops(stops, lambda at: at * at)  # rings grow with their radius
        case _:
            assert_never(paint)


def mean_over_stops(stops: tuple[scene.Stop, ...], share: Callable[[float], float]) -> float:
    """Return the mean over the stops, each section weighted by its share of the whole."""
    ends = [(0.0, stops[0].colour), *((stop.at, stop.colour) for stop in stops), (1.0, stops[-1].colour)]
    return math.fsum(
        (share(b[0]) - share(a[0])) * (darkness(a[1]) + darkness(b[1])) / 2 for a, b in pairwise(ends)
    )
