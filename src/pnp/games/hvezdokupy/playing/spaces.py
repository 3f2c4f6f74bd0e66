"""The spaces of the board in play: neighbours, where a star may be placed, where one may move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.shapes import SIDE, SPACES

if TYPE_CHECKING:
    from collections.abc import Collection

FACES = 8  # of the die
TIED = 4  # faces between two that are tied


def pair(rolled: int) -> tuple[int, int]:
    """The face that was rolled and the one it is tied to, the lower number first."""
    lower = (rolled - 1) % TIED + 1
    return lower, lower + TIED


def space(row: int, column: int) -> int:
    """The space of a row and a column, which are counted from 1."""
    return (row - 1) * SIDE + column - 1


def place(number: int) -> tuple[int, int]:
    return number // SIDE + 1, number % SIDE + 1


def _around(number: int) -> frozenset[int]:
    row, column = place(number)
    rows = range(max(row - 1, 1), min(row + 1, SIDE) + 1)
    columns = range(max(column - 1, 1), min(column + 1, SIDE) + 1)
    return frozenset(space(down, across) for down in rows for across in columns) - {number}


AROUND = tuple(_around(number) for number in range(SPACES))


def neighbours(stars: Collection[int], number: int) -> int:
    """How many stars lie next to a space, by side or corner; the Moon is none."""
    return len(AROUND[number].intersection(stars))


def free(stars: Collection[int], moon: int | None) -> frozenset[int]:
    """The spaces with neither a star nor the Moon."""
    return frozenset(range(SPACES)) - {*stars} - {moon}


def allowed(stars: Collection[int], moon: int | None, number: int) -> frozenset[int]:
    """The free spaces that have so many stars next to them."""
    return frozenset(each for each in free(stars, moon) if neighbours(stars, each) == number)


def reached(stars: Collection[int], moon: int | None, star: int) -> frozenset[int]:
    """Where a star may move: the free spaces next to it."""
    return AROUND[star] & free(stars, moon)
