"""The triangular lattice that stars lie on: their places and the lines between them, in whole numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Place: TypeAlias = tuple[int, int]  # axial coordinates (q, r), with the sun at (0, 0)
Line: TypeAlias = tuple[Place, Place]  # the lesser place first

SECTORS = "ABCDEF"
STEP, LONG_STEP = 1, 3  # the lengths of lines, squared: no longer line is drawn
_NEAR = tuple((q, r) for q in range(-3, 4) for r in range(-3, 4))


def stars(rings: int) -> dict[str, Place]:
    """The stars of a map by their names, which are those of sector, ring and place in the ring."""
    return {
        f"{sector}{ring}{number}": turned((ring - number + 1, number - 1), turns)
        for turns, sector in enumerate(SECTORS)
        for ring in range(1, rings + 1)
        for number in range(1, ring + 1)
    }


def turned(place: Place, times: int = 1) -> Place:
    """A place after so many turns by 60°, anticlockwise, about the sun."""
    q, r = place
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def mirrored(place: Place) -> Place:
    q, r = place
    return r, q


def line(start: Place, end: Place) -> Line:
    return (start, end) if start < end else (end, start)


def line_name(line: Line, names: Mapping[Place, str]) -> str:
    """A line as sheets write it."""
    start, end = sorted(names[place] for place in line)
    return f"{start}-{end}"


def is_line(start: Place, end: Place) -> bool:
    """Whether two places are one lattice step apart, or the next distance (√3)."""
    q, r = end[0] - start[0], end[1] - start[1]
    return q * q + q * r + r * r in (STEP, LONG_STEP)


def crosses(one: Line, other: Line) -> bool:
    """Whether two lines cross; those that share an end do not (Ruling)."""
    return _between(one, other) and _between(other, one)


def _between(one: Line, other: Line) -> bool:
    """Whether the first line runs between the ends of the other."""
    return _side(one, other[0]) * _side(one, other[1]) < 0


def _side(of: Line, place: Place) -> int:
    """More than 0 on the left of a line, less on the right, 0 on it: slanted axes do not change which."""
    (q, r), (end_q, end_r) = of
    return (end_q - q) * (place[1] - r) - (end_r - r) * (place[0] - q)


@lru_cache(maxsize=4096)
def crossing(of: Line) -> frozenset[Line]:
    """All lines of the lattice that cross this one."""
    (q, r), (end_q, end_r) = of
    return frozenset(
        ((a + q, b + r), (c + q, d + r)) for (a, b), (c, d) in _crossing_from_sun((end_q - q, end_r - r))
    )


@lru_cache(maxsize=32)
def _crossing_from_sun(end: Place) -> tuple[Line, ...]:
    """All that cross the line from the sun to a place."""
    return tuple(
        (a, b) for a in _NEAR for b in _NEAR if a < b and is_line(a, b) and crosses(((0, 0), end), (a, b))
    )


def lines_of(places: frozenset[Place]) -> list[Line]:
    """All lines that can be drawn between these places."""
    steps = [(q, r) for q, r in _NEAR if is_line((0, 0), (q, r)) and (q, r) > (0, 0)]
    ends = (((q, r), (q + step_q, r + step_r)) for q, r in places for step_q, step_r in steps)
    return sorted(each for each in ends if each[1] in places)


def on_paper(place: Place) -> tuple[float, float]:
    """x and y with y upwards, in lattice steps."""
    q, r = place
    return q + r / 2, r * 3**0.5 / 2
