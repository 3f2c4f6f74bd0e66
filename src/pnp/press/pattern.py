"""How many pieces fit side by side, and where: in rows and columns, or staggered where that is closer."""

import math

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import Size

HAIR = 1e-6  # mm that adding up millimetres may be off
STAGGER = math.sqrt(3) / 2  # from row to row of touching circles or hexagons, in steps within the row


class Place(Struct, frozen=True):
    """A place for a trim, by its top left corner, and its numbers counted from either end."""

    row: int
    column: int
    row_from_end: int
    column_from_end: int
    x: float
    y: float


class Pattern(Struct, frozen=True):
    places: tuple[Place, ...]
    extent: Size  # of all the trims together


def lattice(piece: Size, gap: float, room: Size) -> Pattern:
    """Rows and columns."""
    columns, rows = fitting(piece.width, gap, room.width), fitting(piece.height, gap, room.height)
    step_x, step_y = piece.width + gap, piece.height + gap
    places = tuple(
        Place(row, column, rows - 1 - row, columns - 1 - column, column * step_x, row * step_y)
        for row in range(rows)
        for column in range(columns)
    )
    return _spanned(places, piece)


def closest(piece: Size, gap: float, room: Size) -> Pattern:
    """The pattern of round pieces that holds most of them: rows and columns where nothing is better."""
    across = staggered(piece, gap, room, (piece.height + gap) * STAGGER)
    down = _transposed(staggered(_turned(piece), gap, _turned(room), (piece.width + gap) * STAGGER))
    return max(lattice(piece, gap, room), across, down, key=lambda pattern: len(pattern.places))


def honeycomb(piece: Size, gap: float, room: Size) -> Pattern:
    """Hexagons edge to edge; rows and columns where these hold more of them."""
    if piece.width > piece.height:
        return _transposed(honeycomb(_turned(piece), gap, _turned(room)))
    rows = staggered(piece, gap, room, (piece.width + gap) * STAGGER)
    return max(rows, lattice(piece, gap, room), key=lambda pattern: len(pattern.places))


def staggered(piece: Size, gap: float, room: Size, step_y: float) -> Pattern:
    """Each second row is shifted by half a step, so that the rows come closer together."""
    step_x = piece.width + gap
    rows = fitting(piece.height, step_y - piece.height, room.height)
    counts = tuple(fitting(piece.width, gap, room.width - shift) for shift in (0.0, step_x / 2))
    places = tuple(
        Place(
            row,
            column,
            rows - 1 - row,
            counts[row % 2] - 1 - column,
            column * step_x + row % 2 * step_x / 2,
            row * step_y,
        )
        for row in range(rows)
        for column in range(counts[row % 2])
    )
    return _spanned(places, piece)


def fitting(length: float, gap: float, room: float) -> int:
    """How many of a length fit, with a gap between neighbours."""
    if length > room + HAIR:
        return 0
    return math.floor((room - length + HAIR) / (length + gap)) + 1


def _spanned(places: tuple[Place, ...], piece: Size) -> Pattern:
    width = max((place.x for place in places), default=0.0) + piece.width
    height = max((place.y for place in places), default=0.0) + piece.height
    return Pattern(places, Size(width, height))


def _transposed(pattern: Pattern) -> Pattern:
    places = (
        replace(
            place,
            row=place.column,
            column=place.row,
            row_from_end=place.column_from_end,
            column_from_end=place.row_from_end,
            x=place.y,
            y=place.x,
        )
        for place in pattern.places
    )
    ordered = sorted(places, key=lambda place: (place.row, place.column))
    return Pattern(tuple(ordered), _turned(pattern.extent))


def _turned(size: Size) -> Size:
    return Size(size.height, size.width)
