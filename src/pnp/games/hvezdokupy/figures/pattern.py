"""A pattern of stars on its grid and what links neighbours: that of a card, or any drawn as rows of signs."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, dot, joined, link, segment
from pnp.figures.ring import half_side
from pnp.games.hvezdokupy.figures.star import stars
from pnp.geometry import Point, centre

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

STAR, MOON, EMPTY, FREE = "*", "M", ".", " "  # of a free space not even a dot is drawn
USUAL = 23.5  # mm: half of the plate on a card, for which lines are as wide as their roles say
MARGIN, BEYOND = 1.5, 0.45  # mm from the grid to the box there; spaces that the grid goes on for
DISC, RADIUS, CLEAR = 0.4, 0.36, 0.42  # of a space: the disc, the star on it, where links end
DOT, MARK = 0.032, 0.47  # of a space: an empty one's dot, the ring about a marked one
RIM = 0.3  # mm, about a disc on a card

Place = tuple[int, int]  # row and column from 0


class Laid(Struct, frozen=True):
    """A grid in its box: the corner of its first space, the side of a space, and what lies on each."""

    corner: Point
    side: float
    signs: dict[Place, str]
    size: tuple[int, int]


def figures(_: object) -> dict[str, Figure]:
    return {
        "hvezdokupy-pattern": figure(
            "A pattern of stars on its grid, neighbours linked, in the middle of its box.",
            pattern,
            rows=Parameter("texts", None, "rows of signs: * a star, M the Moon, . an empty space, or blank"),
            line=Parameter("line", "constellation", "the line that links neighbours and rims their discs"),
            most=Parameter("number", 10.6, "how wide a space is at most, in a box of 47", 1, 47),
            links=Parameter("truth", True, "whether neighbours are linked"),
            grid=Parameter("truth", True, "whether the lines between spaces are drawn"),
            marked=Parameter("texts", (), "spaces with a ring about them, as row,column counted from 1"),
        )
    }


def pattern(
    box: Box,
    palette: Palette,
    *,
    rows: tuple[str, ...],
    line: str,
    most: float,
    links: bool,
    grid: bool,
    marked: tuple[str, ...],
) -> tuple[Shape, ...]:
    on, unit = _laid(box, rows, most), half_side(box) / USUAL
    lit = tuple(place for place, sign in on.signs.items() if sign == STAR)
    between = joined(_link(on, *pair) for pair in linked(lit)) if links else ()
    return (
        *(inked(palette, "lattice", _lines(on), unit) if grid else ()),
        *_dots(on, palette),
        *inked(palette, line, between, unit),
        *(shape for place in lit for shape in disc(palette, "cell", _middle(on, place), on.side * DISC)),
        *inked(palette, line, _rims(on, lit), unit, RIM),
        *(stars(palette, [_middle(on, place) for place in lit], on.side * RADIUS) if lit else ()),
        *_moons(on, palette),
        *_rings(on, palette, marked),
    )


def linked(places: tuple[Place, ...]) -> tuple[tuple[Place, Place], ...]:
    """The pairs of stars that no third one is nearer to, on both sides: no two of their lines cross."""
    return tuple(
        (one, other)
        for one, other in combinations(places, 2)
        if not any(
            max(math.dist(one, third), math.dist(other, third)) < math.dist(one, other) for third in places
        )
    )


def _laid(box: Box, rows: tuple[str, ...], most: float) -> Laid:
    if not rows or not rows[0] or len({len(row) for row in rows}) > 1:
        raise FigureError("'rows' differ in length, or are empty", "draw rows of one length", "rows")
    height, width = len(rows), len(rows[0])
    signs = {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}
    strange = next((sign for sign in signs.values() if sign not in (STAR, MOON, EMPTY, FREE)), "")
    if strange:
        raise FigureError(f"a pattern has no sign '{strange}'", "draw it with *, M, . and blanks", "rows")
    unit = half_side(box) / USUAL
    room = 2 * half_side(box) - 2 * MARGIN * unit
    side = min(most * unit, room / (max(height, width) + 2 * BEYOND))
    middle = centre(box)
    return Laid(
        Point(middle.x - width * side / 2, middle.y - height * side / 2), side, signs, (height, width)
    )


def _middle(on: Laid, place: Place) -> Point:
    row, column = place
    return Point(on.corner.x + (column + 0.5) * on.side, on.corner.y + (row + 0.5) * on.side)


def _lines(on: Laid) -> Steps:
    """The lines between spaces, a little beyond the grid."""
    (height, width), (left, top) = on.size, (on.corner.x, on.corner.y)
    more = BEYOND * on.side
    right, bottom = left + width * on.side + more, top + height * on.side + more
    across = [top + k * on.side for k in range(height + 1)]
    down = [left + k * on.side for k in range(width + 1)]
    return joined(
        [
            *(segment(Point(x, top - more), Point(x, bottom)) for x in down),
            *(segment(Point(left - more, y), Point(right, y)) for y in across),
        ]
    )


def _dots(on: Laid, palette: Palette) -> tuple[Shape, ...]:
    spots = [_middle(on, place) for place, sign in on.signs.items() if sign == EMPTY]
    return filled(palette, "dim", joined(dot(spot, on.side * DOT) for spot in spots))


def _link(on: Laid, one: Place, other: Place) -> Steps:
    return link(_middle(on, one), _middle(on, other), on.side * CLEAR, on.side * CLEAR)


def _rims(on: Laid, lit: tuple[Place, ...]) -> Steps:
    return joined(dot(_middle(on, place), on.side * DISC) for place in lit)


def _moons(on: Laid, palette: Palette) -> Iterator[Shape]:
    for place, sign in on.signs.items():
        if sign == MOON:
            box = about(_middle(on, place), on.side * DISC)
            yield from palette.figure("moon", box, lit=0.72, meridians=5)


def _rings(on: Laid, palette: Palette, marked: tuple[str, ...]) -> Iterator[Shape]:
    for written in marked:
        row, _, column = written.partition(",")
        place = (int(row) - 1, int(column) - 1) if row.isdecimal() and column.isdecimal() else (-1, -1)
        if place not in on.signs:
            raise FigureError(f"there is no space '{written[:40]}'", "say row,column", "marked")
        yield from circle(palette, "marked", _middle(on, place), on.side * MARK)
