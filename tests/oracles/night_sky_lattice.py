"""The lattice of the Night Sky map in whole numbers: where stars lie, what crosses, whether a figure fits.

A point is a place (q, r) of the lattice, a line a pair of points.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Point = tuple[int, int]
Line = tuple[Point, Point]

STARS = [f"{sector}{ring}{p}" for sector in "ABCDEF" for ring in range(1, 7) for p in range(1, ring + 1)]


class Refused(Exception):  # noqa: N818 - it says what a judge did
    """The sheet holds what the pages call an error."""


def position_of(star: str) -> Point:
    """Ring and place in sector A, then a turn by 60° for each further sector."""
    if star not in STARS:
        raise Refused(f"{star} is no star of the map")
    ring, place = int(star[1]), int(star[2])
    q, r = ring - (place - 1), place - 1
    for _ in range("ABCDEF".index(star[0])):
        q, r = -r, q + r
    return q, r


def square(start: Point, end: Point) -> int:
    """How far apart two points are, squared."""
    q, r = end[0] - start[0], end[1] - start[1]
    return q * q + q * r + r * r


def side(line: Line, point: Point) -> int:
    """More than 0 on the left of a line, less on the right, 0 on it: slanted axes do not change which."""
    (q, r), (other_q, other_r) = line
    return (other_q - q) * (point[1] - r) - (other_r - r) * (point[0] - q)


def crosses(line: Line, other: Line) -> bool:
    """Each has its ends on both sides of the other; a shared end is on neither side."""
    return side(line, other[0]) * side(line, other[1]) < 0 and side(other, line[0]) * side(other, line[1]) < 0


def induced(placed: list[Point], lines: Iterable[Iterable[int]], stars: set[Point]) -> set[frozenset[Point]]:
    """Every line of the card between two stars that are drawn."""
    joined = {frozenset(placed[index] for index in line) for line in lines}
    return {pair for pair in joined if pair <= stars}


def fits(
    drawn_stars: Iterable[Point],
    drawn_lines: Iterable[Line],
    figure: Mapping[str, Any],
    mirrored: bool = False,
) -> bool:
    """Part of the figure, turned and shifted, with every line of the card between its stars and no other."""
    stars = set(drawn_stars)
    lines = {frozenset(line) for line in drawn_lines}
    turned = [(r, q) if mirrored else (q, r) for q, r in figure["stars"]]
    for _ in range(6):
        turned = [(-r, q + r) for q, r in turned]
        for first in turned:
            for star in stars:
                shift = star[0] - first[0], star[1] - first[1]
                placed = [(q + shift[0], r + shift[1]) for q, r in turned]
                if stars <= set(placed) and lines == induced(placed, figure["lines"], stars):
                    return True
    return not stars


def connected(stars: set[Point], lines: Iterable[Line]) -> bool:
    """All stars are reached from any one of them along the lines; nothing at all is in one piece too."""
    reached = set(sorted(stars)[:1])
    for _ in stars:
        reached |= {end for line in lines for end in line if reached & set(line)}
    return reached >= stars


def positive(whole: Fraction, roots: Fraction) -> bool:
    """Whether whole + roots · √3 is more than 0, without rounding."""
    if whole > 0 and roots > 0:
        return True
    if whole > 0:
        return whole * whole > 3 * roots * roots
    return roots > 0 and 3 * roots * roots > whole * whole


def crosses_ecliptic(line: Line, ecliptic: Mapping[str, Any]) -> bool:
    """One end inside and one outside, or both outside and the line comes nearer than the radius between them.

    On paper a point is x = q + r/2, y = (r/2) · √3; every number here is written as whole + roots · √3.
    """
    x, y, radius = (Fraction(str(ecliptic[key])) for key in ("x", "y", "radius"))

    def away(point: Point) -> tuple[Fraction, Fraction]:
        """The distance from the middle, squared, less the radius squared."""
        across, up = point[0] + Fraction(point[1], 2) - x, Fraction(point[1], 2)
        return across * across + 3 * up * up + y * y - radius * radius, -2 * up * y

    start, end = line
    outside = [positive(*away(start)), positive(*away(end))]
    if not all(outside):
        return any(outside)
    q, r = end[0] - start[0], end[1] - start[1]
    across, up, length = q + Fraction(r, 2), Fraction(r, 2), square(start, end)
    # The middle's place along the line, times its length: from 0 at one end to `length` at the other.
    whole = (x - start[0] - Fraction(start[1], 2)) * across - 3 * Fraction(start[1], 2) * up
    roots = y * up
    if not (positive(whole, roots) and positive(length - whole, -roots)):
        return False
    nearest = away(start)
    nearest_whole = nearest[0] - (whole * whole + 3 * roots * roots) / length
    return positive(-nearest_whole, 2 * whole * roots / length - nearest[1])
