"""The triangular lattice that stars lie on, in whole numbers: places, lines, and figures made of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]  # axial coordinates (q, r), with the sun at (0, 0)
LatticeLine: TypeAlias = tuple[Place, Place]  # the lesser place first

SECTORS = "ABCDEF"
STEP, LONG_STEP = 1, 3  # the lengths of lines, squared: no longer line is drawn
_NEAR = tuple((q, r) for q in range(-3, 4) for r in range(-3, 4))


def name_stars(rings: int) -> dict[str, Place]:
    """Return the stars of a map by name: sector, ring, place in the ring."""
    return {
        f"{sector}{ring}{number}": turn_place((ring - number + 1, number - 1), turns)
        for turns, sector in enumerate(SECTORS)
        for ring in range(1, rings + 1)
        for number in range(1, ring + 1)
    }


def turn_place(place: Place, times: int = 1) -> Place:
    """Return a place after so many turns by 60° anticlockwise around the sun."""
    q, r = place
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def mirror_place(place: Place) -> Place:
    q, r = place
    return r, q


def make_line(start: Place, end: Place) -> LatticeLine:
    return (start, end) if start < end else (end, start)


def name_line(line: LatticeLine, names: Mapping[Place, str]) -> str:
    """Return a line as score sheets write it."""
    start, end = sorted(names[place] for place in line)
    return f"{start}-{end}"


def is_line(start: Place, end: Place) -> bool:
    """Tell whether two places are one lattice step apart, or the next distance (√3)."""
    q, r = end[0] - start[0], end[1] - start[1]
    return q * q + q * r + r * r in (STEP, LONG_STEP)


def do_lines_cross(one: LatticeLine, other: LatticeLine) -> bool:
    """Tell whether two lines cross. Lines that share an end do not (ruling)."""
    return _runs_between(one, other) and _runs_between(other, one)


def _runs_between(one: LatticeLine, other: LatticeLine) -> bool:
    """Tell whether the first line runs between the ends of the other."""
    return _find_side(one, other[0]) * _find_side(one, other[1]) < 0


def _find_side(of: LatticeLine, place: Place) -> int:
    """Return a positive number on the left of a line, negative on the right, 0 on it; slanted axes keep the
    sign."""
    (q, r), (end_q, end_r) = of
    return (end_q - q) * (place[1] - r) - (end_r - r) * (place[0] - q)


@lru_cache(maxsize=4096)
def list_crossing_lines(of: LatticeLine) -> frozenset[LatticeLine]:
    """Return all lines of the lattice that cross this one."""
    (q, r), (end_q, end_r) = of
    lines = _list_lines_crossing_from_sun((end_q - q, end_r - r))
    return frozenset(((a + q, b + r), (c + q, d + r)) for (a, b), (c, d) in lines)


@lru_cache(maxsize=32)
def _list_lines_crossing_from_sun(end: Place) -> tuple[LatticeLine, ...]:
    """List all lines that cross the line from the sun to a place."""
    lines = ((a, b) for a in _NEAR for b in _NEAR if a < b and is_line(a, b))
    return tuple(line for line in lines if do_lines_cross(((0, 0), end), line))


def list_lines(places: frozenset[Place]) -> list[LatticeLine]:
    """List all lines that can be drawn between these places."""
    steps = [(q, r) for q, r in _NEAR if is_line((0, 0), (q, r)) and (q, r) > (0, 0)]
    ends = (((q, r), (q + step_q, r + step_r)) for q, r in places for step_q, step_r in steps)
    return sorted(each for each in ends if each[1] in places)


def place_on_paper(place: Place) -> tuple[float, float]:
    """Return x and y on paper in lattice steps, y upwards."""
    q, r = place
    return q + r / 2, r * 3**0.5 / 2


TURNS = 6
# A place is one number here: a shift is an addition, and many places are the bits of one number. The
# width keeps rows apart: a figure's coordinates are at most `FARTHEST`, turned at most twice that.
FARTHEST = 20
_WIDTH = 128


@dataclass(frozen=True, slots=True)
class LatticePattern:
    """The figure of a card: stars on the lattice, and lines between two of them, by their numbers from 0."""

    stars: tuple[Place, ...]
    lines: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing of a round: stars of the map, and lines between some of them."""

    stars: tuple[Place, ...] = ()
    lines: tuple[LatticeLine, ...] = ()


@dataclass(frozen=True, slots=True)
class _BitPattern:
    """The stars and lines of a pattern as numbers, counted from its least star; the stars as bits too."""

    stars: tuple[int, ...]
    bits: int
    lines: frozenset[tuple[int, int]]


def is_part_of_figure(drawing: Drawing, figure: LatticePattern, in_mirror: bool = False) -> bool:
    """Tell whether a drawing is part of the figure, turned and shifted: all its stars are stars of the
    figure, and its lines are exactly the figure's lines between them. `in_mirror` compares with the mirrored
    figure."""
    if not drawing.stars:
        return True
    drawn = _make_pattern(drawing.stars, drawing.lines)
    bits = drawn.bits
    for way in _list_orientations(figure, in_mirror):
        for shift in way.stars:
            if (bits << shift) | way.bits == way.bits and _has_same_lines(drawn, way, shift):
                return True
    return False


def _has_same_lines(drawn: _BitPattern, way: _BitPattern, shift: int) -> bool:
    stars = {star + shift for star in drawn.stars}
    required = {(start, end) for start, end in way.lines if start in stars and end in stars}
    return required == {(start + shift, end + shift) for start, end in drawn.lines}


def find_turning_key(figure: LatticePattern) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Return a key that is equal for figures that differ only by turning."""
    ways = _list_orientations(figure, False)
    return min((tuple(sorted(way.stars)), tuple(sorted(way.lines))) for way in ways)


def count_ways_within(figure: LatticePattern, places: Collection[Place]) -> int:
    """Count the ways a whole figure fits on these places."""
    seen = _make_pattern(places, ())
    ways = {(way.bits, way.lines) for way in _list_orientations(figure, False)}
    return sum((bits << shift) | seen.bits == seen.bits for bits, _ in ways for shift in seen.stars)


@lru_cache(maxsize=1024)
def _list_orientations(figure: LatticePattern, in_mirror: bool) -> tuple[_BitPattern, ...]:
    stars = [mirror_place(star) for star in figure.stars] if in_mirror else figure.stars
    patterns = []
    for turns in range(TURNS):
        places = [turn_place(star, turns) for star in stars]
        patterns.append(_make_pattern(places, [(places[start], places[end]) for start, end in figure.lines]))
    return tuple(patterns)


def _make_pattern(stars: Collection[Place], lines: Collection[LatticeLine]) -> _BitPattern:
    numbers = {star: star[0] * _WIDTH + star[1] for star in stars}
    least = min(numbers.values())
    pairs = [(numbers[start] - least, numbers[end] - least) for start, end in lines]
    return _BitPattern(
        tuple([number - least for number in numbers.values()]),
        sum([1 << number - least for number in numbers.values()]),
        frozenset([pair if pair[0] < pair[1] else pair[::-1] for pair in pairs]),
    )


def is_in_one_piece(drawing: Drawing) -> bool:
    """Tell whether lines connect all stars; an empty drawing is in one piece."""
    left = set(drawing.stars)
    frontier = [left.pop()] if left else []
    while left and frontier:
        star = frontier.pop()
        near = {end for each in drawing.lines if star in each for end in each} & left
        left -= near
        frontier += near
    return not left
