"""Where the pieces of one size stand on a sheet, and how much of their bleed is seen there."""

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import Box, Margins, Matrix, Size, combined, rotation, translation
from pnp.models.paper import Paper
from pnp.press.forms import body
from pnp.press.job import WEIGHT, Bleed
from pnp.press.pattern import Pattern, Place, closest, honeycomb, lattice
from pnp.scene import Form

SCISSORS = 1.0  # mm between pieces that no straight cut parts, at least
SCISSORS_BLEED = 0.5  # mm, where such neighbours share their gap
PACKING = {"rectangle": lattice, "circle": closest, "hexagon": honeycomb}


class Cut(Struct, frozen=True):
    """The size and form of the pieces of one sheet, and the widest of their bleeds."""

    trim: Size
    form: Form
    bleed: float
    corner: float = 0.0
    apart: float = 0.0  # of pieces that ask for more room between them


class Spacing(Struct, frozen=True):
    gap: float  # between the trims of neighbours
    shown: float  # the bleed that is seen
    between: float  # and seen towards a neighbour: nothing where both share a cut


class Cell(Struct, frozen=True):
    """A slot as seen from the front."""

    place: Place
    trim: Box  # on the page
    body: Box  # what the piece fills of it
    room: Margins  # the bleed seen beyond each edge, in the page's axes


class Grid(Struct, frozen=True):
    cells: tuple[Cell, ...]
    turned: bool  # whether the faces stand a quarter turn clockwise
    cut: Cut


def spacing(cut: Cut, bleed: Bleed) -> Spacing:
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


def grid(cut: Cut, bleed: Bleed, field: Box, paper: Paper, turns: tuple[bool, ...] = (False, True)) -> Grid:
    """The grid that holds most, upright rather than turned, as near to the sheet's centre as can be."""
    return max((_grid(cut, bleed, field, paper, turned) for turned in turns), key=lambda g: len(g.cells))


def _grid(cut: Cut, bleed: Bleed, field: Box, paper: Paper, turned: bool) -> Grid:
    spaced, piece = spacing(cut, bleed), _piece(cut, turned)
    pattern = PACKING[cut.form](Size(piece.width, piece.height), spaced.gap, Size(field.width, field.height))
    left = _nearest((paper.width - pattern.extent.width) / 2, field.x, field.width - pattern.extent.width)
    top = _nearest((paper.height - pattern.extent.height) / 2, field.y, field.height - pattern.extent.height)
    return Grid(_cells(pattern, spaced, piece, left, top), turned, cut)


def _piece(cut: Cut, turned: bool) -> Box:
    """What a piece fills of its trim, as it stands on the page."""
    filled = body(cut.form, Box(0.0, 0.0, cut.trim.width, cut.trim.height))
    return Box(filled.y, filled.x, filled.height, filled.width) if turned else filled


def _nearest(wanted: float, least: float, play: float) -> float:
    return min(max(wanted, least), least + max(play, 0.0))


def _cells(pattern: Pattern, spaced: Spacing, piece: Box, left: float, top: float) -> tuple[Cell, ...]:
    present = {(place.row, place.column) for place in pattern.places}
    found = []
    for place in pattern.places:
        filled = Box(left + place.x, top + place.y, piece.width, piece.height)
        trim = Box(
            filled.x - piece.x, filled.y - piece.y, piece.width + 2 * piece.x, piece.height + 2 * piece.y
        )
        found.append(Cell(place, trim, filled, _room(place, present, spaced)))
    return tuple(found)


def part(whole: Grid, spaced: Spacing, first: int, count: int) -> Grid:
    """Some cells of a grid. They bleed towards the empty cells after them, but not towards those before,
    which may have been cut out already.
    """
    present = {(cell.place.row, cell.place.column) for cell in whole.cells[: first + count]}
    cells = tuple(
        replace(cell, room=_room(cell.place, present, spaced)) for cell in whole.cells[first : first + count]
    )
    return replace(whole, cells=cells)


def _room(place: Place, present: set[tuple[int, int]], spaced: Spacing) -> Margins:
    """The whole bleed, but towards a neighbour its share of the gap: none where both share a cut."""

    def towards(row: int, column: int) -> float:
        beside = (place.row + row, place.column + column) in present
        return spaced.between if beside else spaced.shown

    return Margins(top=towards(-1, 0), right=towards(0, 1), bottom=towards(1, 0), left=towards(0, -1))


def seen(cell: Cell) -> Box:
    """The piece and the bleed that is seen, on the page."""
    filled, room = cell.body, cell.room
    return Box(
        filled.x - room.left,
        filled.y - room.top,
        filled.width + room.left + room.right,
        filled.height + room.top + room.bottom,
    )


def front_matrix(cell: Cell, turned: bool) -> Matrix:
    """From an upright face to its place on the page."""
    if turned:
        return combined(rotation(90.0), translation(cell.trim.x + cell.trim.width, cell.trim.y))
    return translation(cell.trim.x, cell.trim.y)


def front_room(cell: Cell, turned: bool) -> Margins:
    """The bleed that is seen, in the axes of the face."""
    room = cell.room
    if turned:
        return Margins(top=room.right, right=room.bottom, bottom=room.left, left=room.top)
    return room
