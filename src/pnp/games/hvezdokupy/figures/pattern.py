"""A pattern of stars on its grid and what links neighbours: that of a card, or any drawn as rows of signs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import LABEL, circle, disc, fill_in, ink_in, write
from pnp.figures.points import Steps, box_of, distance_from_segment, dot, join, link, polar_point, segment
from pnp.figures.rings import half_side
from pnp.games.hvezdokupy.figures.board import Place, draw_stars, read_space
from pnp.geometry import Box, Point, centre, distance
from pnp.scene import Shape

STAR, MOON, EMPTY, FREE = "*", "M", ".", " "  # of a free space not even a dot is drawn
USUAL = 23.5  # mm: half of the plate on a card, for which lines are as wide as their roles say
MARGIN, BEYOND = 1.5, 0.45  # mm from the grid to the box there; spaces that the grid goes on for
DISC, RADIUS, CLEAR = 0.4, 0.36, 0.42  # of a space: the disc, the star on it, where links end
DOT, MARK = 0.032, 0.47  # of a space: an empty one's dot, the ring about a marked one
RIM = 0.3  # mm, about a disc on a card
LETTER, BESIDE = 6.0, 1.35  # pt; mm from a disc to the middle of its letter
TURNS = (0, 180, 90, 270, 45, 135, 225, 315)  # where a letter may stand, the best first
ENOUGH = 2.2  # mm about it


class PatternGrid(Struct, frozen=True):
    """A grid in its box: the corner of its first space, the side of a space, and what lies on each."""

    corner: Point
    side: float
    signs: dict[Place, str]
    size: tuple[int, int]


def draw_pattern(
    box: Box,
    palette: Palette,
    *,
    rows: tuple[str, ...],
    line: str,
    most: float,
    links: tuple[str, ...],
    linked: bool,
    letters: tuple[str, ...],
    grid: bool,
    marked: tuple[str, ...],
) -> Shapes:
    on, unit = _lay_grid(box, rows, most), half_side(box) / USUAL
    lit = tuple(place for place, sign in on.signs.items() if sign == STAR)
    pairs = () if not linked else _read_links(lit, links) if links else find_neighbours(lit)
    middles = [_find_middle(on, place) for place in lit]
    ends = ((_find_middle(on, one), _find_middle(on, other)) for one, other in pairs)
    ways = join(link(*each, on.side * CLEAR, on.side * CLEAR) for each in ends)
    return (
        *(ink_in(palette, "lattice", _outline_grid(on), unit) if grid else ()),
        *_draw_dots(on, palette),
        *ink_in(palette, line, ways, unit),
        *join(disc(palette, "cell", at, on.side * DISC) for at in middles),
        *ink_in(palette, line, join(dot(at, on.side * DISC) for at in middles), unit, RIM),
        *draw_stars(palette, middles, on.side * RADIUS),
        *_draw_moons(on, palette),
        *_draw_rings(on, palette, marked),
        *(_draw_letters(on, palette, pairs, dict(zip(lit, letters, strict=False))) if letters else ()),
    )


def _read_links(lit: tuple[Place, ...], links: tuple[str, ...]) -> tuple[tuple[Place, Place], ...]:
    """Pairs of stars by their numbers in reading order."""
    found = []
    for named in links:
        ends = [int(end) - 1 for end in named.split("-") if end.isdecimal()]
        if len({*ends}) != 2 or not all(0 <= end < len(lit) for end in ends):
            raise FigureError(f"no two stars are '{named[:40]}'", f"count them from 1 to {len(lit)}", "links")
        found.append((lit[ends[0]], lit[ends[1]]))
    return tuple(found)


def find_neighbours(places: tuple[Place, ...]) -> tuple[tuple[Place, Place], ...]:
    """The pairs of stars that no third one is nearer to, on both sides: no two of their lines cross."""
    return tuple(
        (one, other)
        for one, other in combinations(places, 2)
        if not any(
            max(math.dist(one, third), math.dist(other, third)) < math.dist(one, other) for third in places
        )
    )


def _lay_grid(box: Box, rows: tuple[str, ...], most: float) -> PatternGrid:
    if not rows or not rows[0] or len({len(row) for row in rows}) > 1:
        wrong = "'rows' differ in length, or are empty"
        raise FigureError(wrong, "draw rows of one length", "rows")
    height, width = len(rows), len(rows[0])
    signs = {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}
    strange = next((sign for sign in signs.values() if sign not in (STAR, MOON, EMPTY, FREE)), "")
    if strange:
        raise FigureError(f"a pattern has no sign '{strange}'", "draw it with *, M, . and blanks", "rows")
    unit = half_side(box) / USUAL
    room = 2 * half_side(box) - 2 * MARGIN * unit
    side = min(most * unit, room / (max(height, width) + 2 * BEYOND))
    middle = centre(box)
    corner = Point(middle.x - width * side / 2, middle.y - height * side / 2)
    return PatternGrid(corner, side, signs, (height, width))


def _find_middle(on: PatternGrid, place: Place) -> Point:
    row, column = place
    return Point(on.corner.x + (column + 0.5) * on.side, on.corner.y + (row + 0.5) * on.side)


def _outline_grid(on: PatternGrid) -> Steps:
    """The lines between spaces, a little beyond the grid."""
    (height, width), (left, top) = on.size, (on.corner.x, on.corner.y)
    more = BEYOND * on.side
    right, bottom = left + width * on.side + more, top + height * on.side + more
    across = [top + k * on.side for k in range(height + 1)]
    down = [left + k * on.side for k in range(width + 1)]
    upright = join(segment(Point(x, top - more), Point(x, bottom)) for x in down)
    return upright + join(segment(Point(left - more, y), Point(right, y)) for y in across)


def _draw_dots(on: PatternGrid, palette: Palette) -> Shapes:
    spots = [_find_middle(on, place) for place, sign in on.signs.items() if sign == EMPTY]
    return fill_in(palette, "fine", join(dot(spot, on.side * DOT) for spot in spots))


def _draw_letters(
    on: PatternGrid, palette: Palette, pairs: tuple[tuple[Place, Place], ...], named: dict[Place, str]
) -> Iterator[Shape]:
    """Each beside its star, where stars and links leave it most room."""
    ways = [(_find_middle(on, one), _find_middle(on, other)) for one, other in pairs]
    for place, letter in named.items():
        others = [_find_middle(on, other) for other in named if other != place]
        spots = [polar_point(_find_middle(on, place), on.side * DISC + BESIDE, turn) for turn in TURNS]
        room = [_measure_room(on, spot, others, ways) for spot in spots]
        yield from write(palette, letter, spots[room.index(max(room))], LETTER, "text", LABEL)


def _measure_room(on: PatternGrid, at: Point, stars: list[Point], ways: list[tuple[Point, Point]]) -> float:
    """How far a spot is from all discs and links; further than enough is no better."""
    discs = [distance(at, star) - on.side * DISC for star in stars]
    return min((ENOUGH, *discs, *(distance_from_segment(at, *way) for way in ways)))


def _draw_moons(on: PatternGrid, palette: Palette) -> Iterator[Shape]:
    for place, sign in on.signs.items():
        if sign == MOON:
            box = box_of(_find_middle(on, place), on.side * DISC)
            yield from palette.figure("moon", box, lit=0.72, meridians=5)


def _draw_rings(on: PatternGrid, palette: Palette, marked: tuple[str, ...]) -> Iterator[Shape]:
    for named in marked:
        at = _find_middle(on, read_space(named, on.signs, "marked"))
        yield from circle(palette, "marked", at, on.side * MARK)


PATTERN_FIGURES = {
    "hvezdokupy-pattern": make_figure(
        "A pattern of stars on its grid, neighbours linked, in the middle of its box.",
        draw_pattern,
        rows=Parameter("texts", None, "rows of signs: * a star, M the Moon, . an empty space, or blank"),
        line=Parameter("line", "constellation", "the line that links neighbours and rims their discs"),
        most=Parameter("number", 10.6, "how wide a space is at most, in a box of 47", 1, 47),
        links=Parameter("texts", (), "which stars are linked, such as 1-2 in reading order; else neighbours"),
        linked=Parameter("truth", True, "whether stars are linked at all"),
        letters=Parameter("texts", (), "a letter for each star in reading order, or none"),
        grid=Parameter("truth", True, "whether the lines between spaces are drawn"),
        marked=Parameter("texts", (), "spaces with a ring about them, as row,column counted from 1"),
    )
}
