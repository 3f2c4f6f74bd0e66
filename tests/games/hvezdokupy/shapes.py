"""Shapes on the board of Hvězdokupy: turned, mirrored, laid on it, within each other, looked at slowly."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from tests.games.hvezdokupy.card_files import stars

Shape: TypeAlias = frozenset[tuple[int, int]]  # (row, column) of each star, from the top left
SIDE = 8


def in_corner(shape: Shape) -> Shape:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)


@cache
def ways_round(shape: Shape) -> frozenset[Shape]:
    """The shape turned by each right angle, mirrored and not, moved into the corner."""
    found = set()
    for mirrored in (shape, frozenset((row, -column) for row, column in shape)):
        turned = mirrored
        for _ in range(4):
            turned = frozenset((column, -row) for row, column in turned)
            found.add(in_corner(turned))
    return frozenset(found)


@cache
def places(shape: Shape) -> frozenset[Shape]:
    """All sets of spaces of the board on which the shape lies."""
    return frozenset(
        frozenset((row + down, column + right) for row, column in turned)
        for turned in ways_round(shape)
        for down in range(SIDE - max(row for row, _ in turned))
        for right in range(SIDE - max(column for _, column in turned))
    )


def shape_of(card: dict[str, Any]) -> Shape:
    return in_corner(frozenset(stars(card)))


def is_one_group(shape: Shape) -> bool:
    """Whether each star can be reached from each by steps to a side or a corner."""
    reached, waiting = set[tuple[int, int]](), [min(shape)]
    while waiting:
        row, column = waiting.pop()
        reached.add((row, column))
        waiting += [
            star for star in shape - reached if abs(star[0] - row) <= 1 and abs(star[1] - column) <= 1
        ]
    return reached == shape


def contains(larger: Shape, smaller: Shape) -> bool:
    """Whether the larger shape, laid somewhere on the board, covers the smaller. Both go onto the board
    in each place, so it is enough to lay the larger in its corner."""
    return any(spaces <= larger for spaces in places(smaller))
