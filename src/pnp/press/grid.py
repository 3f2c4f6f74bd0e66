"""Where the pieces of one size stand on a sheet, and how much of their bleed is seen there."""

from dataclasses import dataclass, replace

from pnp.geometry import Box, Margins, Matrix, Size, combined, rotation, translation
from pnp.models.paper import Paper
from pnp.press.job import Bleed
from pnp.press.pattern import Pattern, Place, closest, lattice
from pnp.press.strokes import WEIGHT

ROUND_GAP = 1.0  # mm for the scissors, at least
ROUND_BLEED = 0.5  # mm, where round neighbours share their gap


@dataclass(frozen=True, slots=True)
class Cut:
    """The size and form of the pieces of one sheet, and the widest of their bleeds."""

    trim: Size
    round: bool
    bleed: float


@dataclass(frozen=True, slots=True)
class Spacing:
    gap: float  # between the trims of neighbours
    shown: float  # the bleed that is seen
    joined: bool  # whether only the outer edges of the grid bleed


@dataclass(frozen=True, slots=True)
class Cell:
    """A slot as seen from the front."""

    place: Place
    trim: Box  # on the page
    room: Margins  # the bleed seen beyond each edge, in the page's axes


@dataclass(frozen=True, slots=True)
class Grid:
    cells: tuple[Cell, ...]
    turned: bool  # whether the faces stand a quarter turn clockwise
    cut: Cut


def spacing(cut: Cut, bleed: Bleed) -> Spacing:
    if cut.round:
        shown = {"none": 0.0, "shared": min(cut.bleed, ROUND_BLEED), "own": cut.bleed}[bleed]
        return Spacing(max(ROUND_GAP, 2 * (shown + WEIGHT)), shown, joined=False)
    if bleed == "own":
        return Spacing(2 * cut.bleed, cut.bleed, joined=False)
    shown = cut.bleed if bleed == "shared" else 0.0
    return Spacing(0.0, shown, joined=bleed == "shared")


def grid(cut: Cut, bleed: Bleed, field: Box, paper: Paper, turns: tuple[bool, ...] = (False, True)) -> Grid:
    """The grid that holds most, upright rather than turned, as near to the sheet's centre as can be."""
    return max((_grid(cut, bleed, field, paper, turned) for turned in turns), key=lambda g: len(g.cells))


def _grid(cut: Cut, bleed: Bleed, field: Box, paper: Paper, turned: bool) -> Grid:
    piece = Size(cut.trim.height, cut.trim.width) if turned else cut.trim
    spaced = spacing(cut, bleed)
    pack = closest if cut.round else lattice
    pattern = pack(piece, spaced.gap, Size(field.width, field.height))
    left = _nearest((paper.width - pattern.extent.width) / 2, field.x, field.width - pattern.extent.width)
    top = _nearest((paper.height - pattern.extent.height) / 2, field.y, field.height - pattern.extent.height)
    return Grid(_cells(pattern, spaced, piece, left, top), turned, cut)


def _nearest(wanted: float, least: float, play: float) -> float:
    return min(max(wanted, least), least + max(play, 0.0))


def _cells(pattern: Pattern, spaced: Spacing, piece: Size, left: float, top: float) -> tuple[Cell, ...]:
    present = {(place.row, place.column) for place in pattern.places}
    return tuple(
        Cell(
            place,
            Box(left + place.x, top + place.y, piece.width, piece.height),
            _room(place, present, spaced),
        )
        for place in pattern.places
    )


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
    """The whole bleed, but none towards a neighbour that is joined."""

    def towards(row: int, column: int) -> float:
        joined = spaced.joined and (place.row + row, place.column + column) in present
        return 0.0 if joined else spaced.shown

    return Margins(top=towards(-1, 0), right=towards(0, 1), bottom=towards(1, 0), left=towards(0, -1))


def seen(cell: Cell) -> Box:
    """The trim and the bleed that is seen, on the page."""
    trim, room = cell.trim, cell.room
    return Box(
        trim.x - room.left,
        trim.y - room.top,
        trim.width + room.left + room.right,
        trim.height + room.top + room.bottom,
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
