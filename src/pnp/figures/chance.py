"""Numbers that look like chance and are the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def even(seed: int) -> Iterator[float]:
    """Numbers spread evenly over 0 to 1, the same for the same seed."""
    state = seed
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (state >> 11) / 2**53


def heaped(numbers: Iterator[float]) -> float:
    """A number about 0, rarely beyond 2 to either side: four even ones make nearly a bell."""
    return (next(numbers) + next(numbers) + next(numbers) + next(numbers) - 2.0) * 1.732
