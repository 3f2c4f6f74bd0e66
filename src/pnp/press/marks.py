"""Marks for cutting and for aligning: crop marks, cutting lines, contours and targets, placed and drawn."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import FLAT, Box, Margins, Matrix, Point, grow_box, inset_box, move_box, move_point, overlap
from pnp.models.printing import Paper
from pnp.press.faces import corner_arcs, outline_form, widen_body
from pnp.press.grids import Cut, GridCell, SlotGrid, seen_box
from pnp.press.jobs import WEIGHT, Marks, paper_box
from pnp.scene import Circle, Colour, Form, LineTo, MoveTo, Path, Shape, Shapes, Steps, Stroke

HALO = 0.65  # mm, the white line below a mark
WHITE = Colour(255, 255, 255)


class Segment(Struct, frozen=True):
    start: Point
    end: Point


class Contour(Struct, frozen=True):
    """A cutting line that is not straight: about a whole piece, or a rectangle's round corners alone."""

    form: Form | Literal["corners"]
    box: Box
    corner: float = 0.0


class Guides(Struct, frozen=True):
    """The lines to cut along: straight ones, and contours of pieces with other edges."""

    segments: tuple[Segment, ...] = ()
    contours: tuple[Contour, ...] = ()


def move_guides(guides: Guides, matrix: Matrix) -> Guides:
    ends = ((move_point(line.start, matrix), move_point(line.end, matrix)) for line in guides.segments)
    contours = tuple(replace(each, box=move_box(each.box, matrix)) for each in guides.contours)
    return Guides(tuple(Segment(*both) for both in ends), contours)


def draw_guides(guides: Guides, colour: Colour, halo: bool = True) -> Shapes:
    """Draw lines with a white halo below, visible on any ground, and contours, which have none."""
    shapes: list[Shape] = []
    if guides.segments:
        steps = tuple(step for line in guides.segments for step in _line_steps(line))
        shapes += [Path(steps, stroke=Stroke(WHITE, HALO))] if halo else []
        shapes += [Path(steps, stroke=Stroke(colour, WEIGHT))]
    if guides.contours:
        steps = tuple(step for contour in guides.contours for step in _contour_steps(contour))
        shapes.append(Path(steps, stroke=Stroke(colour, WEIGHT)))
    return tuple(shapes)


def _line_steps(line: Segment) -> Steps:
    return MoveTo(line.start.x, line.start.y), LineTo(line.end.x, line.end.y)


def _contour_steps(contour: Contour) -> Steps:
    if contour.form == "corners":
        return corner_arcs(contour.box, contour.corner)
    return outline_form(contour.form, contour.box)


LENGTH = 3.0  # mm, if there is room
LEAST = 1.5  # a shorter mark is not drawn
CLEARANCE = 0.5  # from the bleed, if there is room
REACH = LENGTH + CLEARANCE
UP, DOWN, LEFT, RIGHT = Point(0.0, -1.0), Point(0.0, 1.0), Point(-1.0, 0.0), Point(1.0, 0.0)


def make_guides(
    cells: Sequence[GridCell], kept_free: Sequence[GridCell], paper: Paper, marks: Marks, cut: Cut
) -> Guides:
    """Make the guides for some cells of a grid; `kept_free` are cells that may have been cut out already."""
    if marks == "none":
        return Guides()
    if cut.form != "rectangle" and cut.apart:
        return Guides(contours=tuple(Contour(cut.form, cell.body) for cell in cells))
    if cut.form != "rectangle":
        bodies = (widen_body(cut.form, cell.body, cell.room.top) for cell in cells)
        return Guides(contours=tuple(make_contour(cut.form, each) for each in bodies))
    if marks == "lines":
        corners = cells if cut.corner else ()
        round_them = tuple(Contour("corners", cell.trim, cut.corner) for cell in corners)
        return Guides(make_cutting_lines(cells, paper), round_them)
    return Guides(make_crop_marks(cells, kept_free, paper))


def make_contour(form: Form, body: Box) -> Contour:
    """Make a line that just touches the visible part of a piece; a hexagon's edges move less than its
    points."""
    return Contour(form, widen_body(form, body, WEIGHT / 2 / (FLAT if form == "hexagon" else 1.0)))


def make_crop_marks(
    cells: Sequence[GridCell], kept_free: Sequence[GridCell], paper: Paper
) -> tuple[Segment, ...]:
    """Make marks at the corners of each trim, pointing away from it; shared edges are marked once."""
    table = {(cell.place.row, cell.place.column): seen_box(cell) for cell in (*kept_free, *cells)}
    marks = (
        make_mark(origin, away, tuple(_list_neighbours(cell, table)), paper_box(paper))
        for cell in cells
        for origin, away in _list_corner_rays(cell)
    )
    return tuple(dict.fromkeys(mark for mark in marks if mark))


def make_mark(origin: Point, away: Point, obstacles: Iterable[Box], sheet: Box) -> Segment | None:
    """Make the mark from a point outwards, as long as there is room; None if it would be too short."""
    ways = [_measure_to_edge(origin, away, sheet), *(_measure_to_box(origin, away, box) for box in obstacles)]
    free = min(ways)
    if free < LEAST:
        return None
    start = min(CLEARANCE, free - LEAST)
    return Segment(_move_along(origin, away, start), _move_along(origin, away, min(start + LENGTH, free)))


def make_edge_marks(box: Box, across: Iterable[float], down: Iterable[float], sheet: Box) -> Guides:
    """Make marks outwards from the edges of a box, where it is cut across and down."""
    right, bottom = box.x + box.width, box.y + box.height
    across, down = [*across], [*down]
    rays = (
        *((Point(x, box.y), UP) for x in across),
        *((Point(x, bottom), DOWN) for x in across),
        *((Point(box.x, y), LEFT) for y in down),
        *((Point(right, y), RIGHT) for y in down),
    )
    marks = (make_mark(origin, away, (), sheet) for origin, away in rays)
    return Guides(tuple(mark for mark in marks if mark))


def make_cutting_lines(cells: Sequence[GridCell], paper: Paper) -> tuple[Segment, ...]:
    """Make lines along every trim edge, from beyond one end of the grid to beyond the other."""
    if not cells:
        return ()
    trims, boxes = [cell.trim for cell in cells], [seen_box(cell) for cell in cells]
    left, right = _find_span(((box.x, box.x + box.width) for box in boxes), paper.width)
    top, bottom = _find_span(((box.y, box.y + box.height) for box in boxes), paper.height)
    columns = sorted({_round_length(x) for trim in trims for x in (trim.x, trim.x + trim.width)})
    rows = sorted({_round_length(y) for trim in trims for y in (trim.y, trim.y + trim.height)})
    upright = (Segment(Point(x, top), Point(x, bottom)) for x in columns)
    level = (Segment(Point(left, y), Point(right, y)) for y in rows)
    return *upright, *level


def _list_corner_rays(cell: GridCell) -> Iterator[tuple[Point, Point]]:
    trim, box = cell.trim, seen_box(cell)
    for x in (trim.x, trim.x + trim.width):
        yield Point(x, box.y), UP
        yield Point(x, box.y + box.height), DOWN
    for y in (trim.y, trim.y + trim.height):
        yield Point(box.x, y), LEFT
        yield Point(box.x + box.width, y), RIGHT


def _list_neighbours(cell: GridCell, table: dict[tuple[int, int], Box]) -> Iterator[Box]:
    """Yield the boxes near enough to be in the way of a mark."""
    rows, columns = (1 + math.ceil(REACH / length) for length in (cell.trim.height, cell.trim.width))
    for row, column in product(range(-rows, rows + 1), range(-columns, columns + 1)):
        box = table.get((cell.place.row + row, cell.place.column + column))
        if box is not None and (row or column):
            yield box


def _measure_to_edge(origin: Point, away: Point, sheet: Box) -> float:
    if away.x:
        return origin.x - sheet.x if away.x < 0 else sheet.x + sheet.width - origin.x
    return origin.y - sheet.y if away.y < 0 else sheet.y + sheet.height - origin.y


def _measure_to_box(origin: Point, away: Point, box: Box) -> float:
    """Return how far a mark with its halo may go before it meets a box; infinite if it never does."""
    wide = grow_box(box, HALO / 2)
    if away.x:
        aside, near, far = (origin.y - wide.y) / wide.height, box.x - origin.x, box.x + box.width - origin.x
    else:
        aside, near, far = (origin.x - wide.x) / wide.width, box.y - origin.y, box.y + box.height - origin.y
    if away.x + away.y < 0:
        near, far = -far, -near
    behind = far <= HALO / 2
    return math.inf if behind or not 0.0 < aside < 1.0 else max(near, 0.0)


def _move_along(origin: Point, away: Point, way: float) -> Point:
    return Point(_round_length(origin.x + way * away.x), _round_length(origin.y + way * away.y))


def _find_span(ends: Iterable[tuple[float, float]], paper: float) -> tuple[float, float]:
    starts, stops = zip(*ends, strict=True)
    return max(min(starts) - REACH, 0.0), min(max(stops) + REACH, paper)


def _round_length(length: float) -> float:
    """Round a length, so that the shared edge of two neighbours is the same number from either side."""
    return round(length, 6)


ARM = 2.0  # mm from the middle of a cross to its ends
RADIUS = 1.2


def find_targets(grid: SlotGrid, paper: Paper, margins: Margins, guides: Guides) -> tuple[Point, ...]:
    """Return the middles of the targets that have room between the margins and everything else on a full
    page.

    Contours need no check: they are nearer to their pieces than a target may come.
    """
    free = grow_box(inset_box(paper_box(paper), margins), -ARM)
    middle_x, middle_y = paper.width / 2, paper.height / 2
    above, below = Point(middle_x, free.y), Point(middle_x, free.y + free.height)
    middles = (above, below, Point(free.x, middle_y), Point(free.x + free.width, middle_y))
    occupied = [grow_box(box, HALO) for box in _list_taken(grid, guides)]
    return tuple(at for at in middles if not any(min(overlap(_make_square(at), box)) > 0 for box in occupied))


def draw_target(middle: Point, colour: Colour) -> Shapes:
    ring = Circle(middle, RADIUS, stroke=Stroke(colour, WEIGHT))
    return *draw_guides(Guides(make_cross(middle)), colour, halo=False), ring


def make_cross(middle: Point) -> tuple[Segment, Segment]:
    level = Segment(Point(middle.x - ARM, middle.y), Point(middle.x + ARM, middle.y))
    return level, Segment(Point(middle.x, middle.y - ARM), Point(middle.x, middle.y + ARM))


def _list_taken(grid: SlotGrid, guides: Guides) -> Iterable[Box]:
    yield from map(seen_box, grid.cells)
    for line in guides.segments:
        left, right = sorted((line.start.x, line.end.x))
        top, bottom = sorted((line.start.y, line.end.y))
        yield Box(left, top, right - left, bottom - top)


def _make_square(middle: Point) -> Box:
    return Box(middle.x - ARM, middle.y - ARM, 2 * ARM, 2 * ARM)
