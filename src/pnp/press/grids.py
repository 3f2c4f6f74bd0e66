"""Places pieces of one size on a sheet of paper, side by side or staggered, and finds the visible part of
their bleed."""

import math

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import FLAT, Box, Margins, Matrix, Size, combine_maps, rotation, translation, widen_box
from pnp.models.printing import Paper
from pnp.press.faces import find_body
from pnp.press.jobs import WEIGHT, Bleed
from pnp.scene import Form

HAIR = 1e-6  # mm that a sum of lengths may be off


class GridPlace(Struct, frozen=True):
    """A place for a trim: its top left corner, and its row and column counted from either end."""

    row: int
    column: int
    row_from_end: int
    column_from_end: int
    x: float
    y: float


class Packing(Struct, frozen=True):
    places: tuple[GridPlace, ...]
    extent: Size  # of all the trims together


def pack_grid(piece: Size, gap: float, room: Size) -> Packing:
    """Pack pieces in rows and columns."""
    return lay_rows(piece, gap, room, piece.height + gap, 0.0)


def pack_closest(piece: Size, gap: float, room: Size) -> Packing:
    """Return the pattern of round pieces that holds most of them; rows and columns if nothing is better."""
    across = stagger(piece, gap, room, (piece.height + gap) * FLAT)
    down = _transpose(stagger(_turn_size(piece), gap, _turn_size(room), (piece.width + gap) * FLAT))
    return max(pack_grid(piece, gap, room), across, down, key=lambda pattern: len(pattern.places))


def pack_hexagons(piece: Size, gap: float, room: Size) -> Packing:
    """Pack hexagons edge to edge, or in rows and columns if these hold more of them."""
    if piece.width > piece.height:
        return _transpose(pack_hexagons(_turn_size(piece), gap, _turn_size(room)))
    rows = stagger(piece, gap, room, (piece.width + gap) * FLAT)
    return max(rows, pack_grid(piece, gap, room), key=lambda pattern: len(pattern.places))


def stagger(piece: Size, gap: float, room: Size, step_y: float) -> Packing:
    """Shift each second row by half a step, so that the rows come closer together."""
    return lay_rows(piece, gap, room, step_y, (piece.width + gap) / 2)


def lay_rows(piece: Size, gap: float, room: Size, step_y: float, shift: float) -> Packing:
    step_x = piece.width + gap
    rows = count_fitting(piece.height, step_y - piece.height, room.height)
    shifts = (0.0, shift)
    counts = tuple(count_fitting(piece.width, gap, room.width - each) for each in shifts)
    places = []
    for row in range(rows):
        count, shifted = counts[row % 2], shifts[row % 2]
        for column in range(count):
            ends = rows - 1 - row, count - 1 - column
            places.append(GridPlace(row, column, *ends, column * step_x + shifted, row * step_y))
    width = max((place.x for place in places), default=0.0) + piece.width
    height = max((place.y for place in places), default=0.0) + piece.height
    return Packing(tuple(places), Size(width, height))


def count_fitting(length: float, gap: float, room: float) -> int:
    """Count how many of a length fit, with a gap between neighbours."""
    if length > room + HAIR:
        return 0
    return math.floor((room - length + HAIR) / (length + gap)) + 1


def _transpose(pattern: Packing) -> Packing:
    places = (
        GridPlace(each.column, each.row, each.column_from_end, each.row_from_end, each.y, each.x)
        for each in pattern.places
    )
    ordered = sorted(places, key=lambda place: (place.row, place.column))
    return Packing(tuple(ordered), _turn_size(pattern.extent))


def _turn_size(size: Size) -> Size:
    return Size(size.height, size.width)


SCISSORS = 1.0  # mm between pieces that no straight cut parts, at least
SCISSORS_BLEED = 0.5  # mm, where such neighbours share their gap
PACKERS = {"rectangle": pack_grid, "circle": pack_closest, "hexagon": pack_hexagons}


class Cut(Struct, frozen=True):
    """The size and form of the pieces on one sheet of paper, and the widest of their bleeds."""

    trim: Size
    form: Form
    bleed: float
    corner: float = 0.0
    apart: float = 0.0  # of pieces that ask for more room between them


class Spacing(Struct, frozen=True):
    gap: float  # between the trims of neighbours
    shown: float  # the visible bleed
    between: float  # the visible bleed towards a neighbour: 0 if both share a cut


class GridCell(Struct, frozen=True):
    """A slot as seen from the front."""

    place: GridPlace
    trim: Box  # on the page
    body: Box  # the part that the piece fills
    room: Margins  # the bleed seen beyond each edge, in the page's axes


class SlotGrid(Struct, frozen=True):
    cells: tuple[GridCell, ...]
    turned: bool  # whether the faces stand a quarter turn clockwise
    cut: Cut


def find_spacing(cut: Cut, bleed: Bleed) -> Spacing:
    if cut.form != "rectangle" and cut.apart:
        shown = min(cut.bleed, cut.apart / 2 - WEIGHT)
        return Spacing(cut.apart, shown, shown)
    if cut.form != "rectangle":
        shown = {"none": 0.0, "shared": min(cut.bleed, SCISSORS_BLEED), "own": cut.bleed}[bleed]
        return Spacing(max(SCISSORS, 2 * (shown + WEIGHT)), shown, shown)
    if bleed == "own":
        return Spacing(2 * cut.bleed, cut.bleed, cut.bleed)
    shown = cut.bleed if bleed == "shared" else 0.0
    return Spacing(cut.apart, shown, min(shown, cut.apart / 2))


def find_grid(
    cut: Cut, bleed: Bleed, field: Box, paper: Paper, turns: tuple[bool, ...] = (False, True)
) -> SlotGrid:
    """Return the grid that holds most pieces, rather upright than turned, as near to the middle of the paper
    as possible."""
    return max((_make_grid(cut, bleed, field, paper, turned) for turned in turns), key=lambda g: len(g.cells))


def _make_grid(cut: Cut, bleed: Bleed, field: Box, paper: Paper, turned: bool) -> SlotGrid:
    spacing, piece = find_spacing(cut, bleed), _turn_piece(cut, turned)
    pattern = PACKERS[cut.form](Size(piece.width, piece.height), spacing.gap, Size(field.width, field.height))
    left = _clamp((paper.width - pattern.extent.width) / 2, field.x, field.width - pattern.extent.width)
    top = _clamp((paper.height - pattern.extent.height) / 2, field.y, field.height - pattern.extent.height)
    return SlotGrid(_make_cells(pattern, spacing, piece, left, top), turned, cut)


def _turn_piece(cut: Cut, turned: bool) -> Box:
    """Return the part of the trim that a piece fills, as it stands on the page."""
    body = find_body(cut.form, Box(0.0, 0.0, cut.trim.width, cut.trim.height))
    return Box(body.y, body.x, body.height, body.width) if turned else body


def _clamp(position: float, least: float, play: float) -> float:
    return min(max(position, least), least + max(play, 0.0))


def _make_cells(
    pattern: Packing, spacing: Spacing, piece: Box, left: float, top: float
) -> tuple[GridCell, ...]:
    present = {(place.row, place.column) for place in pattern.places}
    cells = []
    for place in pattern.places:
        body = Box(left + place.x, top + place.y, piece.width, piece.height)
        width, height = piece.width + 2 * piece.x, piece.height + 2 * piece.y
        trim = Box(body.x - piece.x, body.y - piece.y, width, height)
        cells.append(GridCell(place, trim, body, _find_room(place, present, spacing)))
    return tuple(cells)


def take_part(grid: SlotGrid, spacing: Spacing, first: int, count: int) -> SlotGrid:
    """Return some cells of a grid. They bleed towards the empty cells after them, but not towards those
    before, which may have been cut out already."""
    present = {(cell.place.row, cell.place.column) for cell in grid.cells[: first + count]}
    part_cells = grid.cells[first : first + count]
    cells = tuple(replace(cell, room=_find_room(cell.place, present, spacing)) for cell in part_cells)
    return replace(grid, cells=cells)


def _find_room(place: GridPlace, present: set[tuple[int, int]], spacing: Spacing) -> Margins:
    """Find the bleed beyond each edge: all that is visible, but towards a neighbour only a share of the gap,
    or none if both share a cut."""

    def measure(down: int, across: int) -> float:
        beside = (place.row + down, place.column + across) in present
        return spacing.between if beside else spacing.shown

    return Margins(top=measure(-1, 0), right=measure(0, 1), bottom=measure(1, 0), left=measure(0, -1))


def seen_box(cell: GridCell) -> Box:
    """Return the box of a piece with its visible bleed, on the page."""
    return widen_box(cell.body, cell.room)


def front_matrix(cell: GridCell, turned: bool) -> Matrix:
    """Return the map from an upright face to its place on the page."""
    if turned:
        return combine_maps(rotation(90.0), translation(cell.trim.x + cell.trim.width, cell.trim.y))
    return translation(cell.trim.x, cell.trim.y)


def front_room(cell: GridCell, turned: bool) -> Margins:
    """Return the visible bleed, in the axes of the face."""
    room = cell.room
    if turned:
        return Margins(top=room.right, right=room.bottom, bottom=room.left, left=room.top)
    return room
