"""A second, slow judge of Hvězdokupy in play, which looks at every pair of spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Space = tuple[int, int]

SPACES = [(row, column) for row in range(1, 9) for column in range(1, 9)]


def sign(rows: Sequence[str], space: Space) -> str:
    return rows[space[0] - 1][space[1] - 1]


def touching(one: Space, other: Space) -> bool:
    """By side or corner."""
    return one != other and abs(one[0] - other[0]) < 2 and abs(one[1] - other[1]) < 2


def fitting(rows: Sequence[str], number: int) -> set[Space]:
    """The free spaces with exactly so many stars next to them."""
    stars = [space for space in SPACES if sign(rows, space) == "*"]
    return {
        space
        for space in SPACES
        if sign(rows, space) == "." and sum(touching(space, star) for star in stars) == number
    }


def moves(rows: Sequence[str]) -> set[tuple[Space, Space]]:
    """From where a star may go where."""
    return {
        (star, space)
        for star in SPACES
        for space in SPACES
        if (sign(rows, star), sign(rows, space)) == ("*", ".") and touching(star, space)
    }
