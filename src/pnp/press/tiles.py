"""How a board is cut into parts that fit on pages and overlap."""

import math
from itertools import product

from msgspec import Struct

from pnp.geometry import Box, Size
from pnp.press.pattern import HAIR

OVERLAP = 10.0  # mm that neighbours have in common


class Tile(Struct, frozen=True):
    """A part of a board, in the axes of the board as it is printed."""

    row: int
    column: int
    part: Box  # of the trim


class Tiling(Struct, frozen=True):
    size: Size  # of the trim as it is printed
    turned: bool  # whether that is a quarter turn clockwise
    columns: int
    rows: int
    tiles: tuple[Tile, ...]  # row by row
    beside: bool  # whether label and map stand at the right of a part, not below it


def tiling(trim: Size, room: Size, strip: float) -> Tiling:
    """The fewest parts: the board upright rather than turned, label and map below rather than beside it.

    They need a `strip` of the room, unless the whole board stands on one page.
    """
    whole = (_tiling(trim, room, 0.0, turned, beside=False) for turned in (False, True))
    parts = (
        _tiling(trim, room, strip, turned, beside) for turned, beside in product((False, True), repeat=2)
    )
    return min(
        (*(tried for tried in whole if len(tried.tiles) == 1), *parts), key=lambda tried: len(tried.tiles)
    )


def count(length: float, room: float) -> int:
    """How many parts of a page's room it takes to cover a length."""
    if length <= room + HAIR:
        return 1
    return math.ceil((length - OVERLAP - HAIR) / (room - OVERLAP))


def _tiling(trim: Size, room: Size, strip: float, turned: bool, beside: bool) -> Tiling:
    size = Size(trim.height, trim.width) if turned else trim
    columns = count(size.width, room.width - strip * beside)
    rows = count(size.height, room.height - strip * (not beside))
    spans_x, spans_y = spans(size.width, columns), spans(size.height, rows)
    tiles = tuple(
        Tile(row, column, Box(x, y, width, height))
        for row, (y, height) in enumerate(spans_y)
        for column, (x, width) in enumerate(spans_x)
    )
    return Tiling(size, turned, columns, rows, tiles, beside)


def spans(length: float, parts: int) -> tuple[tuple[float, float], ...]:
    """Equal parts that overlap: where each begins, and how long it is."""
    each = (length + (parts - 1) * OVERLAP) / parts
    return tuple((number * (each - OVERLAP), each) for number in range(parts))


def seams(length: float, parts: int) -> tuple[float, ...]:
    """The middles of the overlaps."""
    return tuple(start + OVERLAP / 2 for start, _ in spans(length, parts)[1:])
