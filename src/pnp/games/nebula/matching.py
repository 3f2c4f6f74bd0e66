"""The most pairs of linked stars of two colours, each star in one pair only."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def most_pairs(ones: int, others: int, linked: Sequence[int]) -> list[tuple[int, int]]:
    """A maximum matching. Cells are the bits of `ones` and of `others`, which have none in common, and
    `linked` are the neighbours of each cell: an augmenting path for one star after another, so that a star
    which was paired once stays paired, though perhaps with another."""
    partners: dict[int, int] = {}  # of the others
    for one in bits(ones):
        _paired(one, others, linked, partners, set())
    return sorted((one, other) for other, one in partners.items())


def _paired(one: int, others: int, linked: Sequence[int], partners: dict[int, int], tried: set[int]) -> bool:
    """Whether a star finds a partner, be it one whose own partner can find another."""
    for other in bits(linked[one] & others):
        if other not in tried:
            tried.add(other)
            if other not in partners or _paired(partners[other], others, linked, partners, tried):
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
