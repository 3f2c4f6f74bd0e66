"""Where to cut: crop marks outside the bleed, full lines if wanted, contours where none of these will do."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from pnp.geometry import Box, Point, grown
from pnp.models.paper import Paper
from pnp.press.forms import FLAT, wider
from pnp.press.grid import Cell, Cut, seen
from pnp.press.job import WEIGHT, Marks
from pnp.press.papers import area
from pnp.press.strokes import HALO, Contour, Guides, Segment
from pnp.scene import Form

LENGTH = 3.0  # mm where there is room
LEAST = 1.5  # a shorter mark is not drawn
CLEARANCE = 0.5  # from the bleed, where there is room
REACH = LENGTH + CLEARANCE
UP, DOWN, LEFT, RIGHT = Point(0.0, -1.0), Point(0.0, 1.0), Point(-1.0, 0.0), Point(1.0, 0.0)


def guides(cells: Sequence[Cell], kept_free: Sequence[Cell], paper: Paper, marks: Marks, cut: Cut) -> Guides:
    """The guides for some cells of a grid; `kept_free` are cells that may have been cut out already."""
    if marks == "none":
        return Guides()
    if cut.form != "rectangle" and cut.apart:
        return Guides(contours=tuple(Contour(cut.form, cell.body) for cell in cells))
    if cut.form != "rectangle":
        shown = (wider(cut.form, cell.body, cell.room.top) for cell in cells)
        return Guides(contours=tuple(contour(cut.form, each) for each in shown))
    if marks == "lines":
        corners = cells if cut.corner else ()
        round_them = tuple(Contour("corners", cell.trim, cut.corner) for cell in corners)
        return Guides(cutting_lines(cells, paper), round_them)
    return Guides(crop_marks(cells, kept_free, paper))


def contour(form: Form, shown: Box) -> Contour:
    """A line that just touches what is shown of a piece; a hexagon's edges move less than its points."""
    return Contour(form, wider(form, shown, WEIGHT / 2 / (FLAT if form == "hexagon" else 1.0)))


def crop_marks(cells: Sequence[Cell], kept_free: Sequence[Cell], paper: Paper) -> tuple[Segment, ...]:
    """Marks at the corners of each trim, pointing away from it; shared edges are marked once."""
    table = {(cell.place.row, cell.place.column): seen(cell) for cell in (*kept_free, *cells)}
    found = (
        mark_from(origin, away, tuple(_neighbours(cell, table)), area(paper))
        for cell in cells
        for origin, away in _corner_rays(cell)
    )
    return tuple(dict.fromkeys(mark for mark in found if mark))


def mark_from(origin: Point, away: Point, obstacles: Iterable[Box], sheet: Box) -> Segment | None:
    """The mark from a point outwards, as long as can be; nothing where it would be too short."""
    ways = [_to_edge(origin, away, sheet), *(_distance(origin, away, box) for box in obstacles)]
    free = min(ways)
    if free < LEAST:
        return None
    start = min(CLEARANCE, free - LEAST)
    return Segment(_along(origin, away, start), _along(origin, away, min(start + LENGTH, free)))


def cutting_lines(cells: Sequence[Cell], paper: Paper) -> tuple[Segment, ...]:
    """Lines along every trim edge, from beyond one end of the grid to beyond the other."""
    if not cells:
        return ()
    trims, boxes = [cell.trim for cell in cells], [seen(cell) for cell in cells]
    left, right = _span(((box.x, box.x + box.width) for box in boxes), paper.width)
    top, bottom = _span(((box.y, box.y + box.height) for box in boxes), paper.height)
    columns = sorted({_settled(x) for trim in trims for x in (trim.x, trim.x + trim.width)})
    rows = sorted({_settled(y) for trim in trims for y in (trim.y, trim.y + trim.height)})
    upright = (Segment(Point(x, top), Point(x, bottom)) for x in columns)
    level = (Segment(Point(left, y), Point(right, y)) for y in rows)
    return *upright, *level


def _corner_rays(cell: Cell) -> Iterator[tuple[Point, Point]]:
    trim, box = cell.trim, seen(cell)
    for x in (trim.x, trim.x + trim.width):
        yield Point(x, box.y), UP
        yield Point(x, box.y + box.height), DOWN
    for y in (trim.y, trim.y + trim.height):
        yield Point(box.x, y), LEFT
        yield Point(box.x + box.width, y), RIGHT


def _neighbours(cell: Cell, table: dict[tuple[int, int], Box]) -> Iterator[Box]:
    """What lies near enough to be in the way of a mark."""
    rows, columns = (1 + math.ceil(REACH / length) for length in (cell.trim.height, cell.trim.width))
    for row, column in product(range(-rows, rows + 1), range(-columns, columns + 1)):
        box = table.get((cell.place.row + row, cell.place.column + column))
        if box is not None and (row or column):
            yield box


def _to_edge(origin: Point, away: Point, sheet: Box) -> float:
    if away.x:
        return origin.x - sheet.x if away.x < 0 else sheet.x + sheet.width - origin.x
    return origin.y - sheet.y if away.y < 0 else sheet.y + sheet.height - origin.y


def _distance(origin: Point, away: Point, box: Box) -> float:
    """How far a mark may go before it meets a box, its halo counted; infinite where it never does."""
    wide = grown(box, HALO / 2)
    if away.x:
        aside, near, far = (origin.y - wide.y) / wide.height, box.x - origin.x, box.x + box.width - origin.x
    else:
        aside, near, far = (origin.x - wide.x) / wide.width, box.y - origin.y, box.y + box.height - origin.y
    if away.x + away.y < 0:
        near, far = -far, -near
    behind = far <= HALO / 2
    return math.inf if behind or not 0.0 < aside < 1.0 else max(near, 0.0)


def _along(origin: Point, away: Point, way: float) -> Point:
    return Point(_settled(origin.x + way * away.x), _settled(origin.y + way * away.y))


def _span(ends: Iterable[tuple[float, float]], paper: float) -> tuple[float, float]:
    starts, stops = zip(*ends, strict=True)
    return max(min(starts) - REACH, 0.0), min(max(stops) + REACH, paper)


def _settled(length: float) -> float:
    """Rounded, so that the shared edge of two neighbours is the same number from either side."""
    return round(length, 6)
