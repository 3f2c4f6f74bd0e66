"""Scales of axes: round numbers to write beside them, and where a number lies between two ends."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 6  # round numbers beside an axis


class Scale(Struct, frozen=True):
    """From the first number to the last, and the place in mm of both."""

    ticks: tuple[int, ...]
    begin: float
    end: float


def scale(numbers: Sequence[float], begin: float, end: float, *, from_nought: bool = False) -> Scale:
    """A scale that reaches over all numbers, in steps of 1, 2 or 5 and as many noughts as it takes."""
    least, most = min(numbers), max(numbers)
    if from_nought:
        least, most = min(0.0, least), max(0.0, most)
    step = _step(most - least)
    first, last = math.floor(least / step), max(math.ceil(most / step), math.floor(least / step) + 1)
    return Scale(tuple(step * number for number in range(first, last + 1)), begin, end)


def _step(span: float) -> int:
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if span / step <= MOST - 1:
                return step
        size *= 10


def placed(scale: Scale, number: float) -> float:
    first, last = scale.ticks[0], scale.ticks[-1]
    return scale.begin + (scale.end - scale.begin) * (number - first) / (last - first)


def spread(wanted: Sequence[float], apart: float, least: float, most: float) -> list[float]:
    """Places in the order of the wanted ones, which rise: near to them, and none nearer to another than
    `apart`, unless there is no room."""
    gap = min(apart, (most - least) / max(1, len(wanted) - 1))
    down = _pushed(wanted, gap)
    up = [-place for place in _pushed([-place for place in reversed(wanted)], gap)]
    middles = [(one + other) / 2 for one, other in zip(down, reversed(up), strict=True)]
    above = max((least + gap * number - place for number, place in enumerate(middles)), default=0)
    raised = _pushed([max(place, least) for place in middles], gap) if above > 0 else middles
    lowered = [-place for place in _pushed([-min(place, most) for place in reversed(raised)], gap)]
    return [*reversed(lowered)]


def _pushed(places: Sequence[float], gap: float) -> list[float]:
    """Each at its place, or as far behind the one before as the gap asks."""
    pushed: list[float] = []
    for place in places:
        pushed.append(max(place, pushed[-1] + gap) if pushed else place)
    return pushed
