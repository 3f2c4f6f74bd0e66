"""A player's galaxy as cards read it: masks of cells, and the most pairs of linked stars in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board


def find_most_pairs(ones: int, others: int, linked: Sequence[int]) -> list[tuple[int, int]]:
    """A maximum matching. Cells are the bits of `ones` and of `others`, which have none in common, and
    `linked` are the neighbours of each cell: an augmenting path for one star after another, so that a star
    which was paired once stays paired, though perhaps with another."""
    partners: dict[int, int] = {}  # of the others
    for one in bits(ones):
        _find_partner(one, others, linked, partners, set())
    return sorted((one, other) for other, one in partners.items())


def _find_partner(
    one: int, others: int, linked: Sequence[int], partners: dict[int, int], tried: set[int]
) -> bool:
    """Whether a star finds a partner, be it one whose own partner can find another."""
    for other in bits(linked[one] & others):
        if other not in tried:
            tried.add(other)
            if other not in partners or _find_partner(partners[other], others, linked, partners, tried):
                partners[other] = one
                return True
    return False


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


LETTERS = {"R": "red", "P": "purple", "Y": "yellow", "W": "white", "B": "blue", "O": "orange"}
COLOURS = tuple(LETTERS.values())
ALPHABETS = {"en": "".join(LETTERS), "cs": "ČFŽBMO", "pl": "CFŻBNP"}


@dataclass(frozen=True, slots=True)
class Galaxy:
    """Where stars lie: a mask of cells for each colour, and one for all; and in which language their letters
    were written."""

    colours: Mapping[str, int]
    filled: int
    language: str = "en"


NO_STARS = Galaxy(dict.fromkeys(COLOURS, 0), 0)


@dataclass(frozen=True, slots=True)
class Sky:
    """A galaxy is empty where `entered` is false."""

    board: Board
    galaxy: Galaxy
    entered: bool = True
    black_holes: int = 0
    most_black_holes: int = 0  # of all players
    claimed: tuple[str, ...] = ()


def name_cells(board: Board, mask: int) -> tuple[str, ...]:
    """The cells of a mask by their ids, in the board's order."""
    return tuple([board.cells[number] for number in bits(mask)])
