"""Where the pieces of one size stand on a sheet, and how much of their bleed is seen there."""

from dataclasses import dataclass

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
    return tuple(
        Cell(
            place,
            Box(left + place.x, top + place.y, piece.width, piece.height),
            _room(place, spaced),
        )
        for place in pattern.places
    )


def _room(place: Place, spaced: Spacing) -> Margins:
    shown = spaced.shown
    if not spaced.joined:
        return Margins(top=shown, right=shown, bottom=shown, left=shown)
    return Margins(
        top=0.0 if place.row else shown,
        right=0.0 if place.column_from_end else shown,
        bottom=0.0 if place.row_from_end else shown,
        left=0.0 if place.column else shown,
    )


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
