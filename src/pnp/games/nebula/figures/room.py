"""The room that a galaxy board leaves: cells off it, too near each other, or far from their orbit."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.errors import Mistake, coded, phrase
from pnp.games.nebula.figures.placing import radii_of
from pnp.games.nebula.figures.spaces import SPACE
from pnp.games.nebula.matching import bits
from pnp.numerals import numeral

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.games.nebula.board import Board

# Lengths in mm for a box 190 across, where the board's own millimetres are those of the page.
OUTERMOST = 80.1  # a board whose cells lie further out is drawn smaller
INNER = 89.4  # the radius of what the ring holds
OFF_BOARD, TOO_NEAR = "nebula-off-board", "nebula-too-near"


class Astray(Struct, frozen=True):
    """A cell further from its orbit than its space is wide to that side: `away` from the centre, where the
    others on it are `orbit` away."""

    cell: int
    away: float
    orbit: float


def share_of(board: Board) -> float:
    """How large a board is drawn."""
    outermost = max(radii_of(board))
    return min(1.0, OUTERMOST / outermost) if outermost else 1.0


def unprintable(board: Board) -> Iterator[Mistake]:
    """Cells that do not lie on the board whole, or on which pieces would touch, each where it is written."""
    yield from _off(board)
    yield from _too_near(board)


def _off(board: Board) -> Iterator[Mistake]:
    room = INNER - SPACE
    for cell, place in enumerate(board.places):
        away = math.hypot(*place)
        if away * share_of(board) > room:
            wrong = phrase(
                "cell-lies-off-the-board-away-mm-from-the-centre", cell=board.cells[cell], away=up(away)
            )
            most = down(room / share_of(_without(board, cell)))
            yield Mistake(("cells", cell), coded(OFF_BOARD, wrong), phrase("at-most-most-mm", most=most))


def _without(board: Board, cell: int) -> Board:
    """The others alone say how large a board is on which this cell is to lie."""
    rest = (orbit & ~(1 << cell) for orbit in board.orbits)
    return replace(board, orbits=tuple(orbit for orbit in rest if orbit))


def _too_near(board: Board) -> Iterator[Mistake]:
    """Of two cells, at the one that is further from its orbit; at each cell, of the nearest."""
    least = 2 * SPACE / share_of(board)
    found: dict[int, tuple[float, tuple[int, int]]] = {}
    for pair in combinations(range(len(board.places)), 2):
        apart = math.dist(*(board.places[cell] for cell in pair))
        if apart < least:
            moved = max(pair, key=lambda cell: _strayed(board, cell))
            found[moved] = min(found.get(moved, (apart, pair)), (apart, pair))
    for cell, (apart, (one, other)) in sorted(found.items()):
        wrong = phrase(
            "the-cells-one-and-other-are-apart-mm-apart",
            one=board.cells[one],
            other=board.cells[other],
            apart=down(apart),
        )
        right = phrase("set-them-least-mm-apart-or-more", least=up(least))
        yield Mistake(("cells", cell), coded(TOO_NEAR, wrong), right)


def astray(board: Board) -> Iterator[Astray]:
    """The cells that the line of their orbit misses."""
    for cell, place in enumerate(board.places):
        if _strayed(board, cell) * share_of(board) > SPACE:
            yield Astray(cell, math.hypot(*place), _orbit_beside(board, cell))


def _strayed(board: Board, cell: int) -> float:
    return abs(math.hypot(*board.places[cell]) - _orbit_beside(board, cell))


def _orbit_beside(board: Board, cell: int) -> float:
    """How far from the centre the others on the orbit of a cell are: that in the middle, so that one which
    strays has no say; as far as the cell itself where there are no others."""
    others = (orbit & ~(1 << cell) for orbit in board.orbits if orbit >> cell & 1)
    away = sorted(math.hypot(*board.places[other]) for orbit in others for other in bits(orbit))
    if not away:
        return math.hypot(*board.places[cell])
    return (away[(len(away) - 1) // 2] + away[len(away) // 2]) / 2


def up(length: float) -> str:
    """In tenths of a millimetre, and no less than it is."""
    return numeral(math.ceil(round(length * 10, 6)) / 10)


def down(length: float) -> str:
    return numeral(math.floor(round(length * 10, 6)) / 10)
