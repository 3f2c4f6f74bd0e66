"""Where the letters of a constellation stand: beside their stars, clear of lines, stars and the frame."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pnp.figures.points import from_segment, polar
from pnp.figures.ring import half_side
from pnp.geometry import Point, centre, distance

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.geometry import Box

# Lengths in mm for a lattice of 10 mm a step.
AWAY = 3.75  # from a star's middle to its letter's
HALF = 1.2  # a letter's radius
LINE, STAR = 0.31, 2.0  # the radius of what it keeps off
STRANGE = 0.9  # more air to other stars and their letters, so that it is clear whose a letter is
EDGE = 0.7  # the air to the box's edge
AIR = 0.7  # about a disc
ENOUGH = 0.9  # more air than that makes no place better
BASELINE = 0.95  # below a letter's middle
TURNS = tuple(range(0, 360, 15))
BEST = 60  # degrees, clockwise from the top: of places with as much air, the one nearest to it


@lru_cache(maxsize=256)
def placed(
    stars: tuple[Point, ...],
    lines: tuple[tuple[int, int], ...],
    letters: tuple[str, ...],
    box: Box,
    discs: tuple[Box, ...],
    unit: float,
) -> tuple[tuple[str, Point], ...]:
    """Each letter and where its baseline's middle is, clear of each other and of discs: in all inks there."""
    return tuple(_placed(stars, lines, letters, box, discs, unit))


def _placed(
    stars: Sequence[Point],
    lines: Sequence[tuple[int, int]],
    letters: Sequence[str],
    box: Box,
    discs: Sequence[Box],
    unit: float,
) -> Iterator[tuple[str, Point]]:
    taken = [(centre(disc), half_side(disc) + AIR * unit) for disc in discs]
    for star, letter in zip(stars, letters, strict=False):
        if letter:
            at = max(
                (polar(star, AWAY * unit, turn) for turn in _turns()),
                key=lambda place: _air(place, star, stars, lines, taken, box, unit),
            )
            taken.append((at, (HALF + STRANGE) * unit))
            yield letter, Point(at.x, at.y + BASELINE * unit)


def _turns() -> list[int]:
    return sorted(TURNS, key=lambda turn: (abs((turn - BEST + 180) % 360 - 180), turn))


def _air(
    at: Point,
    own: Point,
    stars: Sequence[Point],
    lines: Sequence[tuple[int, int]],
    taken: Sequence[tuple[Point, float]],
    box: Box,
    unit: float,
) -> float:
    sides = (at.x - box.x, box.x + box.width - at.x, at.y - box.y, box.y + box.height - at.y)
    gaps = (
        min(sides) - EDGE * unit,
        *(from_segment(at, stars[one], stars[other]) - LINE * unit for one, other in lines),
        *(distance(at, star) - (STAR + STRANGE) * unit for star in stars if star != own),
        *(distance(at, each) - radius for each, radius in taken),
    )
    return min(ENOUGH * unit, round(min(gaps) - HALF * unit, 3))
