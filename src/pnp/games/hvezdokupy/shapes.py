"""Patterns of stars: how they may be turned and mirrored, and in which ways they lie on a board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

SIDE = 8
SPACES = SIDE * SIDE
NEVER = 64  # more than any pattern has stars; with them, it still fits in a byte

Shape: TypeAlias = tuple[tuple[int, int], ...]  # the rows and columns of the stars from 0, in reading order


@dataclass(frozen=True, slots=True)
class Ways:
    """Every way in which a pattern can lie on an empty board, and the same ways seen from the spaces: byte
    number n of `asked[space]` is 1 where the way number n needs a star there."""

    spaces: tuple[tuple[int, ...], ...]
    asked: tuple[int, ...]


def orientations(shape: Shape) -> tuple[Shape, ...]:
    """A pattern turned by 0, 90, 180 and 270 degrees, mirrored or not: as many as are different."""
    found = set()
    for _ in range(4):
        shape = tuple((column, -row) for row, column in shape)
        found |= {_in_corner(shape), _in_corner(tuple((row, -column) for row, column in shape))}
    return tuple(sorted(found))


def _in_corner(shape: Shape) -> Shape:
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return tuple(sorted((row - top, column - left) for row, column in shape))


@lru_cache(maxsize=1024)
def same(shape: Shape) -> Shape:
    """What is equal for patterns that are the same but for turning and mirroring."""
    return orientations(shape)[0]


def in_one_piece(shape: Shape) -> bool:
    """Whether steps to a side or a corner lead from any star to every other."""
    left = set(shape)
    found = [left.pop()]
    while left and found:
        row, column = found.pop()
        near = {star for star in left if abs(star[0] - row) <= 1 and abs(star[1] - column) <= 1}
        left -= near
        found += near
    return not left


def contains(larger: Shape, smaller: Shape) -> bool:
    """Whether whoever has built the larger pattern has built the smaller, wherever it lies."""
    without = {*range(SPACES)} - {row * SIDE + column for row, column in larger}
    return 0 in lacking(ways(smaller), tuple(without), None)


@lru_cache(maxsize=1024)
def ways(shape: Shape) -> Ways:
    found = sorted(way for turned in orientations(shape) for way in _shifted(turned))
    asked = [0] * SPACES
    for number, way in enumerate(found):
        for space in way:
            asked[space] |= 1 << (8 * number)
    return Ways(tuple(found), tuple(asked))


def _shifted(shape: Shape) -> list[tuple[int, ...]]:
    height = max(row for row, _ in shape) + 1
    width = max(column for _, column in shape) + 1
    return [
        tuple((top + row) * SIDE + left + column for row, column in shape)
        for top in range(SIDE - height + 1)
        for left in range(SIDE - width + 1)
    ]


def lacking(found: Ways, without: tuple[int, ...], never: int | None) -> bytes:
    """For each way, how many of its spaces are among those without a star; at least `NEVER` where it needs
    the space that never gets one."""
    asked = found.asked
    total = sum([asked[space] for space in without])
    if never is not None:
        total += NEVER * asked[never]
    return total.to_bytes(len(found.spaces), "little")
