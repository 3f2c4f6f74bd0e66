"""Figures of constellations: whether a drawing is all or part of one, and whether it is in one piece."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from pnp.games.night_sky.lattice import mirrored, turned

if TYPE_CHECKING:
    from collections.abc import Collection

    from pnp.games.night_sky.lattice import Line, Place

TURNS = 6
# A place is one number here, so that a shift is an addition and many places are the bits of one number. The
# width keeps rows apart: a figure's coordinates are at most `FARTHEST`, turned at most twice that.
FARTHEST = 20
_WIDTH = 128


@dataclass(frozen=True, slots=True)
class Figure:
    """What a card shows: stars on the lattice, and lines between two of them by their numbers from 0."""

    stars: tuple[Place, ...]
    lines: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn in a round: stars of the map, and lines between some of them."""

    stars: tuple[Place, ...] = ()
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class _Pattern:
    """Stars and lines in numbers, counted from the least star; the stars as bits too."""

    stars: tuple[int, ...]
    bits: int
    lines: frozenset[tuple[int, int]]


def is_part(drawing: Drawing, figure: Figure, in_mirror: bool = False) -> bool:
    """Whether the stars are stars of the figure, turned and shifted, with every line of the figure between
    two that are drawn and no other; of the figure in the mirror, if that is asked."""
    if not drawing.stars:
        return True
    drawn = _pattern(drawing.stars, drawing.lines)
    bits = drawn.bits
    for way in _orientations(figure, in_mirror):
        for shift in way.stars:
            if (bits << shift) | way.bits == way.bits and _same_lines(drawn, way, shift):
                return True
    return False


def _same_lines(drawn: _Pattern, way: _Pattern, shift: int) -> bool:
    stars = {star + shift for star in drawn.stars}
    asked = {(start, end) for start, end in way.lines if start in stars and end in stars}
    return asked == {(start + shift, end + shift) for start, end in drawn.lines}


def same(figure: Figure) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """What is equal for figures that are the same but for turning."""
    return min((tuple(sorted(way.stars)), tuple(sorted(way.lines))) for way in _orientations(figure, False))


def ways_within(figure: Figure, places: Collection[Place]) -> int:
    """In how many ways a whole figure lies on these places."""
    seen = _pattern(places, ())
    ways = {(way.bits, way.lines) for way in _orientations(figure, False)}
    return sum((bits << shift) | seen.bits == seen.bits for bits, _ in ways for shift in seen.stars)


@lru_cache(maxsize=1024)
def _orientations(figure: Figure, in_mirror: bool) -> tuple[_Pattern, ...]:
    stars = [mirrored(star) for star in figure.stars] if in_mirror else figure.stars
    found = []
    for turns in range(TURNS):
        places = [turned(star, turns) for star in stars]
        found.append(_pattern(places, [(places[start], places[end]) for start, end in figure.lines]))
    return tuple(found)


def _pattern(stars: Collection[Place], lines: Collection[Line]) -> _Pattern:
    numbers = {star: star[0] * _WIDTH + star[1] for star in stars}
    least = min(numbers.values())
    pairs = [(numbers[start] - least, numbers[end] - least) for start, end in lines]
    return _Pattern(
        tuple([number - least for number in numbers.values()]),
        sum([1 << number - least for number in numbers.values()]),
        frozenset([pair if pair[0] < pair[1] else pair[::-1] for pair in pairs]),
    )


def in_one_piece(drawing: Drawing) -> bool:
    """Whether lines lead from any star to every other; nothing drawn is in one piece."""
    left = set(drawing.stars)
    found = [left.pop()] if left else []
    while left and found:
        star = found.pop()
        near = {end for each in drawing.lines if star in each for end in each} & left
        left -= near
        found += near
    return not left
