"""What a card reads of one player: the final galaxy, the black holes, the public tasks claimed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.games.nebula.matching import bits

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.games.nebula.board import Board

LETTERS = {"R": "red", "P": "purple", "Y": "yellow", "W": "white", "B": "blue", "O": "orange"}
COLOURS = tuple(LETTERS.values())


@dataclass(frozen=True, slots=True)
class Galaxy:
    """Where stars lie: a mask of cells for each colour, and one for all."""

    colours: Mapping[str, int]
    filled: int


NO_STARS = Galaxy(dict.fromkeys(COLOURS, 0), 0)


@dataclass(frozen=True, slots=True)
class Sky:
    """A galaxy is empty where `entered` is false."""

    board: Board
    galaxy: Galaxy
    entered: bool
    black_holes: int
    most_black_holes: int  # of all players
    claimed: tuple[str, ...]


def ids(board: Board, mask: int) -> tuple[str, ...]:
    """The cells of a mask by their ids, in the board's order."""
    return tuple([board.cells[number] for number in bits(mask)])
