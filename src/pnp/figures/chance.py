"""Numbers that look like chance and are the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


FACTOR, STEP = 6364136223846793005, 1442695040888963407  # Knuth's
MASK, SHARE = 2**64 - 1, 2.0**-53


def even(seed: int) -> Iterator[float]:
    """Numbers spread evenly over 0 to 1, the same for the same seed."""
    state = seed
    while True:
        state = (state * FACTOR + STEP) & MASK
        yield (state >> 11) * SHARE


def even_fours(seed: int) -> Iterator[tuple[float, float, float, float]]:
    """The same numbers by four, for those who need very many."""
    state = seed
    while True:
        one = (state * FACTOR + STEP) & MASK
        two = (one * FACTOR + STEP) & MASK
        three = (two * FACTOR + STEP) & MASK
        state = (three * FACTOR + STEP) & MASK
        yield (one >> 11) * SHARE, (two >> 11) * SHARE, (three >> 11) * SHARE, (state >> 11) * SHARE


def heaped(numbers: Iterator[float]) -> float:
    """A number about 0, rarely beyond 2 to either side: four even ones make nearly a bell."""
    return (next(numbers) + next(numbers) + next(numbers) + next(numbers) - 2.0) * 1.732
