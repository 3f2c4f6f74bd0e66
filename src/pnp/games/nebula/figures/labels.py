"""Where the names of cells stand on a board: beside their cells, clear of all else, found by measure."""

from __future__ import annotations

import math
from itertools import pairwise, product
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.marks import LABEL
from pnp.figures.points import between, polar
from pnp.geometry import ORIGIN, Box, distance
from pnp.text import MM_PER_POINT, Style, runs, width

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.geometry import Point
    from pnp.scene import Run

SIZE, LEAST_SIZE, TRACKING = 6.0, 5.5, 0.03
RISE, FALL = 0.72, 0.2  # of an em: how far letters reach above and below their baseline
AIR = 0.4  # mm: what a name keeps from everything at least
ENOUGH = 1.1  # mm: more air than that makes a place no better
TURNS = sorted(range(0, 360, 5), key=lambda turn: (turn % 90 > 0, turn % 45 > 0, abs(turn - 180), turn))
STEPS = (0.9, 1.3, 1.8, 2.6)  # mm from a cell to its name, at most so many
OWN = 0.5  # mm: a name no nearer to its own cell than to another counts as if it had no more air
SWEEPS = 2  # each name is placed again when all the others stand
SPACING = 0.8  # mm from one spot of a line to the next
# In mm: what is further from a cell than that, and its name's width, is not in the way.
NEAR = STEPS[-1] + ENOUGH + 0.6


class Spot(Struct, frozen=True):
    """A disc that a name keeps clear of; a line is many of them."""

    x: float
    y: float
    radius: float


class Obstacles(Struct, frozen=True):
    """`spots` of each cell stand at its number; names keep within the circle about the middle."""

    cells: tuple[Spot, ...]
    spots: tuple[Spot, ...]
    middle: Point
    radius: float


class Label(Struct, frozen=True):
    box: Box
    runs: tuple[Run, ...]


def spots(points: Sequence[Point], half: float) -> Iterator[Spot]:
    """A line of that half width as spots so close to each other that nothing fits between."""
    for start, end in pairwise(points):
        count = max(1, math.ceil(distance(start, end) / SPACING))
        for k in range(count + 1):
            at = between(start, end, k / count)
            yield Spot(at.x, at.y, half + SPACING / 8)


def gap(box: Box, others: Iterable[Spot], least: float = -math.inf) -> float:
    """How far the nearest spot is from a box; no more is asked once one is nearer than `least`."""
    across, down = box.width / 2, box.height / 2
    x, y = box.x + across, box.y + down
    nearest = math.inf
    for spot in others:
        away = math.hypot(max(0.0, abs(spot.x - x) - across), max(0.0, abs(spot.y - y) - down)) - spot.radius
        if away < nearest:
            nearest = away
            if nearest <= least:
                break
    return nearest


def labels(texts: Sequence[str], obstacles: Obstacles, unit: float = 1.0) -> tuple[Label, ...]:
    """A name beside each cell, in the order of the cells."""
    style = Style(LABEL, max(LEAST_SIZE, SIZE * unit), TRACKING)
    em = style.size * MM_PER_POINT
    sizes = [(width(text, style), (RISE + FALL) * em) for text in texts]
    around = [_near(obstacles, number, size[0]) for number, size in enumerate(sizes)]
    boxes: list[Box] = []
    for _, number in product(range(SWEEPS), range(len(texts))):
        others = [box for k, box in enumerate(boxes) if k != number]
        found = _best(obstacles, number, sizes[number], around[number], others)
        boxes[number : number + 1] = [found]
    return tuple(
        Label(box, runs(text, style, box.x, box.y + RISE * em))
        for text, box in zip(texts, boxes, strict=True)
    )


def _near(obstacles: Obstacles, number: int, wide: float) -> tuple[Spot, ...]:
    """What could touch a name: the nearest first, for it most likely does."""
    own = obstacles.cells[number]
    others = (cell for k, cell in enumerate(obstacles.cells) if k != number)
    away = [(math.hypot(spot.x - own.x, spot.y - own.y), spot) for spot in (*others, *obstacles.spots)]
    near = [each for each in away if each[0] - each[1].radius < own.radius + wide + NEAR]
    return tuple(spot for _, spot in sorted(near, key=lambda each: each[0]))


def _best(
    obstacles: Obstacles, number: int, size: tuple[float, float], spots: Sequence[Spot], others: Sequence[Box]
) -> Box:
    """The place with the most air; of places alike, one straight below, beside or above."""
    rivals = [cell for cell in obstacles.cells if cell in spots]
    best, found = -math.inf, Box(0.0, 0.0, *size)
    for step, turn in product(STEPS, TURNS):
        box = _beside(obstacles.cells[number], turn, step, size)
        limit = best + step / 4
        free = min(ENOUGH, _within(obstacles, box))
        free = min((free, *(_apart(box, other) for other in others))) if free > limit else free
        free = min(free, gap(box, rivals) - step + OWN) if free > limit else free
        free = min(free, gap(box, spots, limit)) if free > limit else free
        if free > limit + 1e-9:
            best, found = free - step / 4, box
    return found


def _beside(cell: Spot, turn: float, step: float, size: tuple[float, float]) -> Box:
    """The box of a name in a direction from a cell, so far from it as the step says."""
    wide, high = size
    toward = polar(ORIGIN, 1.0, turn)
    away = _away(abs(toward.x), abs(toward.y), wide / 2, high / 2, cell.radius + step)
    return Box(cell.x + toward.x * away - wide / 2, cell.y + toward.y * away - high / 2, wide, high)


def _away(across: float, down: float, wide: float, high: float, clear: float) -> float:
    """How far along a direction the middle of a box is whose nearest point is at `clear` from the start.

    The box is given by its half sides; its nearest point is on a side of it, or else a corner.
    """
    if down * wide >= across * (clear + high):
        return (clear + high) / down
    if across * high >= down * (clear + wide):
        return (clear + wide) / across
    ahead = across * wide + down * high
    return ahead + math.sqrt(clear**2 - (across * high - down * wide) ** 2)


def _within(obstacles: Obstacles, box: Box) -> float:
    """How far a box is from the circle that holds it."""
    x = abs(box.x + box.width / 2 - obstacles.middle.x) + box.width / 2
    y = abs(box.y + box.height / 2 - obstacles.middle.y) + box.height / 2
    return obstacles.radius - math.hypot(x, y)


def _apart(one: Box, other: Box) -> float:
    x = max(one.x - other.x - other.width, other.x - one.x - one.width, 0.0)
    y = max(one.y - other.y - other.height, other.y - one.y - one.height, 0.0)
    return math.hypot(x, y)
