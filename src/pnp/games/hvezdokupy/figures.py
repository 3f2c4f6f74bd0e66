"""What only Hvězdokupy draws: the board, 8 × 8 spaces with numbered rows and columns, the pieces on it, and
patterns of stars on their grids; the eight-sided die as a net, with numerals and four ties."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import TypeAlias

from msgspec import Struct

from pnp.figures import Figure, FigureError, Palette, Parameter, Shapes, curves, make_figure, nets
from pnp.figures.marks import LABEL, circle, disc, fill_in, ink_in, rimmed_disc, write
from pnp.games.hvezdokupy.scoring import SIDE
from pnp.geometry import Box, Point, centre, distance, grow_box, half_side, middle_of, rotation
from pnp.paths import box_steps, polygon_steps
from pnp.scene import Clip, Group, Path, Shape, Stroke

STAR, MOON, EMPTY, FREE = "*", "M", ".", " "  # a free space shows not even a dot
USUAL = 23.5  # mm: half of the plate on a card, for which lines are as wide as their roles say
MARGIN, BEYOND = 1.5, 0.45  # mm from the grid to its box at that size; spaces by which its lines go on
DISC, RADIUS, CLEAR = 0.4, 0.36, 0.42  # of a space: the disc, the star on it, where links end
PATTERN_DOT, MARK = 0.032, 0.47  # of a space: an empty one's dot, the ring around a marked one
RIM = 0.3  # mm: the rim of a disc on a card
LETTER, BESIDE = 6.0, 1.35  # pt; mm from a disc to the middle of its letter
TURNS = (0, 180, 90, 270, 45, 135, 225, 315)  # where a letter may stand, the best first
ENOUGH = 2.2  # mm: room beyond that around a letter is no better


class PatternGrid(Struct, frozen=True):
    """A grid in its box: the corner of its first space, the side of a space, the sign on each, and its height
    and width."""

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
    ways = curves.join(curves.link(*each, on.side * CLEAR, on.side * CLEAR) for each in ends)
    return (
        *(ink_in(palette, "lattice", _outline_grid(on), unit) if grid else ()),
        *_draw_dots(on, palette),
        *ink_in(palette, line, ways, unit),
        *curves.join(disc(palette, "cell", at, on.side * DISC) for at in middles),
        *ink_in(palette, line, curves.join(curves.dot(at, on.side * DISC) for at in middles), unit, RIM),
        *draw_stars(palette, middles, on.side * RADIUS),
        *_draw_moons(on, palette),
        *_draw_marks(on, palette, marked),
        *(_draw_letters(on, palette, pairs, dict(zip(lit, letters, strict=False))) if letters else ()),
    )


def _read_links(lit: tuple[Place, ...], links: tuple[str, ...]) -> tuple[tuple[Place, Place], ...]:
    """Read pairs of stars by their numbers in reading order."""
    pairs = []
    for named in links:
        ends = [int(end) - 1 for end in named.split("-") if end.isdecimal()]
        if len({*ends}) != 2 or not all(0 <= end < len(lit) for end in ends):
            raise FigureError(f"no two stars are '{named[:40]}'", f"count them from 1 to {len(lit)}", "links")
        pairs.append((lit[ends[0]], lit[ends[1]]))
    return tuple(pairs)


def find_neighbours(places: tuple[Place, ...]) -> tuple[tuple[Place, Place], ...]:
    """Return the pairs of stars without a third star nearer to both than they are to each other: their lines
    never cross."""

    def is_between(third: Place, one: Place, other: Place) -> bool:
        return max(math.dist(one, third), math.dist(other, third)) < math.dist(one, other)

    pairs = combinations(places, 2)
    return tuple(pair for pair in pairs if not any(is_between(third, *pair) for third in places))


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


def _outline_grid(on: PatternGrid) -> curves.Steps:
    """Outline the lines between spaces, a little beyond the grid."""
    (height, width), (left, top) = on.size, (on.corner.x, on.corner.y)
    more = BEYOND * on.side
    right, bottom = left + width * on.side + more, top + height * on.side + more
    across = [top + k * on.side for k in range(height + 1)]
    down = [left + k * on.side for k in range(width + 1)]
    upright = curves.join(curves.segment(Point(x, top - more), Point(x, bottom)) for x in down)
    return upright + curves.join(curves.segment(Point(left - more, y), Point(right, y)) for y in across)


def _draw_dots(on: PatternGrid, palette: Palette) -> Shapes:
    spots = [_find_middle(on, place) for place, sign in on.signs.items() if sign == EMPTY]
    return fill_in(palette, "fine", curves.join(curves.dot(spot, on.side * PATTERN_DOT) for spot in spots))


def _draw_letters(
    on: PatternGrid, palette: Palette, pairs: tuple[tuple[Place, Place], ...], named: dict[Place, str]
) -> Iterator[Shape]:
    """Draw each letter beside its star, where stars and links leave most room."""
    ways = [(_find_middle(on, one), _find_middle(on, other)) for one, other in pairs]
    for place, letter in named.items():
        others = [_find_middle(on, other) for other in named if other != place]
        spots = [curves.polar_point(_find_middle(on, place), on.side * DISC + BESIDE, turn) for turn in TURNS]
        room = [_measure_room(on, spot, others, ways) for spot in spots]
        yield from write(palette, letter, spots[room.index(max(room))], LETTER, "text", LABEL)


def _measure_room(on: PatternGrid, at: Point, stars: list[Point], ways: list[tuple[Point, Point]]) -> float:
    """Return the distance of a spot from all discs and links; further than enough is no better."""
    discs = [distance(at, star) - on.side * DISC for star in stars]
    return min((ENOUGH, *discs, *(curves.distance_from_segment(at, *way) for way in ways)))


def _draw_moons(on: PatternGrid, palette: Palette) -> Iterator[Shape]:
    for place, sign in on.signs.items():
        if sign == MOON:
            box = curves.box_of(_find_middle(on, place), on.side * DISC)
            yield from palette.figure("moon", box, lit=0.72, meridians=5)


def _draw_marks(on: PatternGrid, palette: Palette, marked: tuple[str, ...]) -> Iterator[Shape]:
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


Place = tuple[int, int]  # row and column from 0


def read_space(named: str, among: Container[Place], key: str) -> Place:
    """Read a space such as `2,3`: its row and its column, counted from 1."""
    row, _, column = named.partition(",")
    place = (int(row) - 1, int(column) - 1) if row.isdecimal() and column.isdecimal() else (-1, -1)
    if place not in among:
        raise FigureError(f"there is no space '{named[:40]}'", "say row,column", key)
    return place


STAR_POINTS = 4
# The short points: their reach, and the share of it where their sides meet.
SHORT_POINT, SHORT_POINT_INNER = 0.66, 0.34
LONG_POINT_INNER = 0.3
STAR_RIM, LEAST_STAR_RIM = 0.022, 0.1  # the outline: its share of the radius, and mm


def draw_star(box: Box, palette: Palette) -> Shapes:
    return draw_stars(palette, (centre(box),), half_side(box))


def draw_stars(palette: Palette, places: Iterable[Point], radius: float) -> Shapes:
    """Draw equal stars that do not touch each other: as few shapes for many as for one."""
    middles = tuple(places)
    short = _draw_points(palette, middles, (radius * SHORT_POINT, SHORT_POINT_INNER, 45), radius)
    return (*short, *_draw_points(palette, middles, (radius, LONG_POINT_INNER, 0), radius))


def _draw_points(
    palette: Palette, middles: tuple[Point, ...], form: tuple[float, float, float], radius: float
) -> Shapes:
    reach, inner, turn = form
    whole = curves.join(curves.spiked_star(middle, STAR_POINTS, reach, inner, turn) for middle in middles)
    shaded = curves.join(_outline_shade(middle, reach, inner, turn) for middle in middles)
    return (
        *fill_in(palette, "lit", whole),
        *fill_in(palette, "unlit", shaded),
        *ink_in(palette, "gem", whole, width=max(LEAST_STAR_RIM, radius * STAR_RIM)),
    )


def _outline_shade(middle: Point, reach: float, inner: float, turn: float) -> curves.Steps:
    """Outline the half of each point that lies clockwise of its tip."""
    tips = [turn + k * 360 / STAR_POINTS for k in range(STAR_POINTS)]
    hollows = [(tip, curves.polar_point(middle, reach * inner, tip + 180 / STAR_POINTS)) for tip in tips]
    corners = ((middle, curves.polar_point(middle, reach, tip), hollow) for tip, hollow in hollows)
    return curves.join(map(polygon_steps, corners))


TOKEN_RADIUS = 8.0  # mm: the piece for which lengths are given
TOKEN_RIM, TOKEN_WITHIN = 0.25, 0.95  # from the edge to its two lines
TOKEN_TICK, TOKEN_TICKS = 0.55, 24
TOKEN_STAR, TOKEN_MOON = 0.78, 0.8625  # of the radius
MOON_LIT, MOON_MERIDIANS = 0.72, 8


def draw_token(box: Box, palette: Palette, *, of: str) -> Shapes:
    draw = draw_moons if of == "moon" else draw_tokens
    return tuple(draw(palette, (centre(box),), half_side(box)))


def draw_tokens(palette: Palette, places: Sequence[Point], radius: float) -> Shapes:
    unit = radius / TOKEN_RADIUS
    within = radius - TOKEN_WITHIN * unit
    tick = TOKEN_TICK * unit
    cuts = curves.join(curves.ticks(at, within - tick, TOKEN_TICKS, tick) for at in places)
    return (
        *curves.join(disc(palette, "token", at, radius) for at in places),
        *curves.join(_draw_token_rim(palette, at, radius) for at in places),
        *curves.join(circle(palette, "inner-frame", at, within, unit) for at in places),
        *ink_in(palette, "inner-frame", cuts, unit),
        *draw_stars(palette, places, radius * TOKEN_STAR),
    )


def draw_moons(palette: Palette, places: Sequence[Point], radius: float) -> Iterator[Shape]:
    """Draw moons on dark discs, to tell them from stars at a glance."""
    dark = "line" if palette.ink == "paper" else "shadow"
    for at in places:
        yield from disc(palette, dark, at, radius)
        yield from _draw_token_rim(palette, at, radius)
        around = curves.box_of(at, radius * TOKEN_MOON)
        yield from palette.figure("moon", around, lit=MOON_LIT, meridians=MOON_MERIDIANS, dark=dark)


def _draw_token_rim(palette: Palette, at: Point, radius: float) -> Shapes:
    unit, width = radius / TOKEN_RADIUS, 0.3 if palette.ink == "black" else 0.5
    return circle(palette, "medallion", at, radius - TOKEN_RIM * unit, unit, width)


WIDTH = 196.0  # mm: the board for which the other lengths are given
START, SPACE = 12.0, 21.5  # the start of the first space, the width of each
NUMBER, BEAD, NUMERAL = 7.8, 2.7, 11.5  # places of numbers, radius of their discs, pt
NUMBER_ALONE = 5.0  # the places of larger numbers
CUT, SHORT_TICK, LONG_TICK = 0.1, 0.6, 1.2  # of a space from tick to tick; how long ticks are
OUTER = 1.2  # from the rim to the line about it
PLACE, DOT = 8.5, 0.3  # the circle of a space, the dot at its middle
DUST_ALONE = 200.0  # mm that sparkles keep from the edges: none has room, for it could pass for a piece
PIECE = 8.0  # radius of a star or of the Moon
RING = 9.3  # around a marked space
SPACES = tuple(product(range(SIDE), range(SIDE)))  # by row and column


class _BoardGrid(Struct, frozen=True):
    """The places on a board of any size."""

    corner: Point
    unit: float

    def find_point(self, x: float, y: float) -> Point:
        return Point(self.corner.x + x * self.unit, self.corner.y + y * self.unit)

    def find_middle(self, row: int, column: int) -> Point:
        return self.find_point(START + (column + 0.5) * SPACE, START + (row + 0.5) * SPACE)


def draw_board(
    box: Box,
    palette: Palette,
    *,
    rows: tuple[str, ...],
    sky: bool,
    numbers: float,
    marked: tuple[str, ...],
    open: tuple[str, ...],
) -> Shapes:
    on = _BoardGrid(Point(box.x, box.y), min(box.width, box.height) / WIDTH)
    lying = [(sign, on.find_middle(*place)) for place, sign in _read_signs(rows).items()]
    stars, moons = ([at for piece, at in lying if piece == sign] for sign in (STAR, MOON))
    return (
        *(_draw_sky(on, palette) if sky else ()),
        *_draw_grid(on, palette, "link" if rows else "figure"),
        *_draw_rim(on, palette),
        *_draw_numbers(on, palette, numbers),
        *draw_tokens(palette, stars, PIECE * on.unit),
        *draw_moons(palette, moons, PIECE * on.unit),
        *_draw_rings(on, palette, "marked", marked, "marked"),
        *_draw_rings(on, palette, "marked-indirect", open, "open"),
    )


def _read_signs(rows: tuple[str, ...]) -> dict[tuple[int, int], str]:
    if rows and (len(rows) != SIDE or any(len(row) != SIDE for row in rows)):
        raise FigureError("'rows' are not 8 rows of 8 signs", "draw the whole board", "rows")
    return {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}


def _draw_rings(on: _BoardGrid, palette: Palette, line: str, names: tuple[str, ...], key: str) -> Shapes:
    places = [on.find_middle(*read_space(named, SPACES, key)) for named in names]
    return curves.join(circle(palette, line, at, RING * on.unit, on.unit) for at in places)


def _draw_sky(on: _BoardGrid, palette: Palette) -> Shapes:
    """Draw small stars where spaces meet; one within a space might be taken for a piece."""
    start, side = on.find_point(START, START), SIDE * SPACE * on.unit
    middles = [on.find_middle(*space) for space in SPACES]
    return palette.figure(
        "star-field",
        Box(start.x, start.y, side, side),
        density=3.4,
        seed=9,
        margin=DUST_ALONE,
        air=0.4,
        round=tuple(curves.box_of(at, PLACE * on.unit) for at in middles),
    )


def _draw_grid(on: _BoardGrid, palette: Palette, ring: str) -> Shapes:
    """Draw lines between spaces, and in each a circle around a dot, fainter if pieces lie on the board."""
    end = START + SIDE * SPACE
    cuts = [START + k * SPACE for k in range(1, SIDE)]
    between = curves.join(curves.segment(on.find_point(at, START), on.find_point(at, end)) for at in cuts)
    between += curves.join(curves.segment(on.find_point(START, at), on.find_point(end, at)) for at in cuts)
    places = [on.find_middle(*space) for space in SPACES]
    return (
        *ink_in(palette, "rule", between, on.unit),
        *ink_in(palette, ring, curves.join(curves.dot(at, PLACE * on.unit) for at in places), on.unit),
        *fill_in(palette, "fine", curves.join(curves.dot(at, DOT * on.unit) for at in places)),
    )


def _draw_rim(on: _BoardGrid, palette: Palette) -> Shapes:
    """Draw two lines around the spaces, graduated on all sides in tenths of a space."""
    start, side = on.find_point(START, START), SIDE * SPACE * on.unit
    field = Box(start.x, start.y, side, side)
    return (
        *ink_in(palette, "tick-short", _draw_ticks(on, long=False), on.unit),
        *ink_in(palette, "tick-long", _draw_ticks(on, long=True), on.unit),
        *ink_in(palette, "ring", box_steps(field), on.unit),
        *ink_in(palette, "ring-outer", box_steps(grow_box(field, OUTER * on.unit)), on.unit),
    )


def _draw_ticks(on: _BoardGrid, *, long: bool) -> curves.Steps:
    length, end = (LONG_TICK if long else SHORT_TICK), START + SIDE * SPACE
    cuts = [START + k * SPACE * CUT for k in range(1, SIDE * 10) if (k % 5 == 0) is long]
    return curves.join(
        curves.segment(on.find_point(*one), on.find_point(*other))
        for at in cuts
        for one, other in (
            ((at, START), (at, START - length)),
            ((at, end), (at, end + length)),
            ((START, at), (START - length, at)),
            ((end, at), (end + length, at)),
        )
    )


def _draw_numbers(on: _BoardGrid, palette: Palette, size: float) -> Shapes:
    """Draw the numbers of columns above and below, of rows on both sides; larger numbers stand only above and
    on the left."""
    shapes: list[Shape] = []
    sides = (NUMBER, WIDTH - NUMBER) if size == 1 else (NUMBER_ALONE,)
    for k, off in product(range(SIDE), sides):
        along = START + (k + 0.5) * SPACE
        for at in (on.find_point(along, off), on.find_point(off, along)):
            if size == 1:
                shapes += rimmed_disc(palette, "cell", "frame", at, BEAD * on.unit, on.unit)
            shapes += write(palette, str(k + 1), at, NUMERAL * on.unit * size, "value")
    return tuple(shapes)


BOARD_FIGURES = {
    "hvezdokupy-board": make_figure(
        "The board of Hvězdokupy, empty or with pieces; 196 mm square, or as small as its box.",
        draw_board,
        rows=Parameter("texts", (), "8 rows of 8 signs: * a star, M the Moon, . an empty space"),
        sky=Parameter("truth", False, "whether small stars stand between its spaces"),
        numbers=Parameter("number", 1, "how large its numbers are; larger ones stand without discs", 1, 3),
        marked=Parameter("texts", (), "spaces with a ring about them, as row,column counted from 1"),
        open=Parameter("texts", (), "spaces with a broken ring, likewise"),
    )
}

PIECE_FIGURES = {
    "hvezdokupy-star": make_figure("The star of Hvězdokupy, as large as its box.", draw_star),
    "hvezdokupy-token": make_figure(
        "A piece of Hvězdokupy: a star within a graduated rim, or the Moon.",
        draw_token,
        of=Parameter("text", "star", "which piece", among=("star", "moon")),
    ),
}


Lines: TypeAlias = "list[tuple[tuple[float, float], tuple[float, float]]]"  # along an edge, into a face

EDGE = 21.0  # mm; the other lengths are for this one
DEPTH, BEVEL = 4.6, 4.4
BAND = 0.24  # a tie's share of the way from its edge to a face's middle
MEDALLION, SIGN = 2.5, 1.55
WELL, DIE_NUMERAL, RISE = 4.1, 20.0, 0.1  # where a numeral stands: its share of the way away from its tie
GROWN = 40.0  # a sign of such a radius covers a tie with its colour
PITCH, DOTS = 0.85, 0.8  # of hatches, from line to line and from dot to dot
BED = 0.7  # mm: the width of the plain strip under the fold
THIN, GRAIN = 0.16, 0.13  # a line's width, a dot's radius
LIGHT, DARK = "write", "on-mark"  # on dark ties, on light ones
UNDER, DASH, LINE = 2.95, 1.3, 0.3  # the line below 6: how low, half its length, its width
GLUE = 5.5  # pt
FACE = "mix(centre, edge, 50%)"
TIES = {("1", "5"): "red", ("2", "6"): "blue", ("3", "7"): "teal", ("4", "8"): "yellow"}


def draw_die(box: Box, palette: Palette, *, edge: float, named: bool, glue: str) -> Shapes:
    unit = edge / EDGE
    net, size = nets.place_net(box, nets.OCTAHEDRON, edge, (DEPTH * unit, BEVEL * unit), "edge")

    def write_glue(face: str, at: Point) -> Shapes:
        words = f"{glue} {face}".strip() if named else ""
        return write(palette, words, at, GLUE * unit, "glue", LABEL)

    faces = (*nets.strips_beyond(net), *curves.join(map(polygon_steps, net.faces.values())))
    return (
        *fill_in(palette, FACE, faces, size),
        *nets.draw_tabs(net, palette, write_glue),
        *curves.join(_draw_tie(net, palette, pair, of, unit) for pair, of in TIES.items()),
        *nets.draw_folds(net, palette),
        *nets.draw_cuts(net, palette),
        *curves.join(_draw_medallion(net, palette, pair, of, unit) for pair, of in TIES.items()),
        *curves.join(_draw_number(net, palette, each, unit) for tie in TIES for each in _find_fold(net, tie)),
    )


def _draw_tie(net: nets.Net, palette: Palette, pair: tuple[str, str], of: str, unit: float) -> Shapes:
    """Draw a band on both sides of a fold in the colour of a sign, hatched along that edge: a die has no
    up."""
    sides = _find_fold(net, pair)
    bands = curves.join(polygon_steps(_outline_band(net, side)) for side in sides)
    around = curves.box_of(curves.find_between(sides[0].start, sides[0].end, 0.5), GROWN * unit)
    sign = palette.figure("sign", around, set="nova-luna", of=of, letter=False)
    ground = fill_in(palette, "cell", bands) if palette.ink == "black" else (Group(sign, clip=Clip(bands)),)
    return (
        *ground,
        *curves.join(_draw_hatch(net, palette, side, of, unit) for side in sides),
        *ink_in(palette, "hairline", bands, unit),
        *_draw_bed(palette, sides[0], unit),
    )


def _draw_bed(palette: Palette, side: nets.NetSide, unit: float) -> Shapes:
    """Draw a plain strip along a tie's fold, to show the broken line."""
    colour = palette.colour("cell")
    return (Path(curves.segment(side.start, side.end), stroke=Stroke(colour, BED * unit)),) if colour else ()


def _outline_band(net: nets.Net, side: nets.NetSide) -> tuple[Point, ...]:
    middle = middle_of(net.faces[side.face])
    return (
        side.start,
        side.end,
        curves.find_between(side.end, middle, BAND),
        curves.find_between(side.start, middle, BAND),
    )


def _draw_hatch(net: nets.Net, palette: Palette, side: nets.NetSide, of: str, unit: float) -> Shapes:
    """Draw lines across the edge, along it or aslant over it, or dots."""
    paint = "line" if palette.ink == "black" else LIGHT if of in ("red", "blue") else DARK
    lay, half, depth = _make_placer(net, side)
    if of == "yellow":
        grains = curves.join(curves.dot(lay(*place), GRAIN * unit) for place in _list_dots(half, depth, unit))
        return fill_in(palette, paint, grains)
    colour = palette.colour(paint)
    ends = HATCHES[of](half, depth, unit)
    lines = curves.join(curves.segment(lay(*one), lay(*other)) for one, other in ends)
    return (Path(lines, stroke=Stroke(colour, THIN * unit)),) if colour else ()


def _make_placer(net: nets.Net, side: nets.NetSide) -> tuple[Callable[[float, float], Point], float, float]:
    """Make a function from lengths, along a side from its middle and into its face, to a point; return it
    with half the side and the depth of its tie."""
    foot, middle = curves.find_between(side.start, side.end, 0.5), middle_of(net.faces[side.face])
    half, away = distance(foot, side.end), distance(foot, middle)

    def lay(along: float, into: float) -> Point:
        on = curves.find_between(foot, side.end, along / half)
        return Point(on.x + (middle.x - foot.x) * into / away, on.y + (middle.y - foot.y) * into / away)

    return lay, half, away * BAND


def _measure_reach(half: float, depth: float, along: float) -> float:
    """Return the depth of a tie at a distance from the middle of its edge: its ends are aslant."""
    return min(depth, (half - abs(along)) * depth / (half * BAND))


def _hatch_across(half: float, depth: float, unit: float) -> Lines:
    return [((at, 0.0), (at, _measure_reach(half, depth, at))) for at in _list_steps(half, PITCH * unit)]


def _hatch_along(half: float, depth: float, _: float) -> Lines:
    rows = [(depth * k / 4, half * (1 - BAND * k / 4)) for k in (1, 2, 3)]
    return [((-end, into), (end, into)) for into, end in rows]


def _hatch_aslant(half: float, depth: float, unit: float) -> Lines:
    """Hatch straight on over the fold: lines that lean clockwise on one face do so on the other. The ends of
    a tie are flatter than its lines, and cut them short."""
    slope = depth / (half * BAND)
    return [
        ((at, 0.0), (at + into, into))
        for at in _list_steps(half, PITCH * unit)
        for into in (min(depth, (half + at) * slope / (1 - slope), (half - at) * slope / (1 + slope)),)
    ]


def _list_steps(half: float, pitch: float) -> list[float]:
    most = math.floor(half / pitch - 1e-6)
    return [k * pitch for k in range(-most, most + 1)]


def _list_dots(half: float, depth: float, unit: float) -> list[tuple[float, float]]:
    """List two rows of dots, the second between those of the first."""
    rows = ((depth * 0.3, 0.0), (depth * 0.72, DOTS / 2))
    return [
        (at, into)
        for into, off in rows
        for k in range(-30, 31)
        for at in ((k * DOTS + off) * unit,)
        if abs(at) < half * (1 - BAND * into / depth) - DOTS / 2 * unit
    ]


HATCHES = {"red": _hatch_across, "blue": _hatch_along, "teal": _hatch_aslant}


def _draw_medallion(net: nets.Net, palette: Palette, pair: tuple[str, str], of: str, unit: float) -> Shapes:
    """Draw the sign of a tie on its fold."""
    side = _find_fold(net, pair)[0]
    at = curves.find_between(side.start, side.end, 0.5)
    return (
        *rimmed_disc(palette, "cell", "rule", at, MEDALLION * unit, unit),
        *palette.figure("sign", curves.box_of(at, SIGN * unit), set="nova-luna", of=of),
    )


def _draw_number(net: nets.Net, palette: Palette, side: nets.NetSide, unit: float) -> Shapes:
    """Draw a face's numeral, which stands on its tie; 6 is underlined, as on all dice."""
    foot, middle = curves.find_between(side.start, side.end, 0.5), middle_of(net.faces[side.face])
    at = curves.find_between(middle, foot, -RISE * 2)
    turn = math.degrees(math.atan2(at.x - foot.x, foot.y - at.y))
    low = Point(at.x, at.y + UNDER * unit)
    ends = (Point(low.x - DASH * unit, low.y), Point(low.x + DASH * unit, low.y))
    shapes = (
        *write(palette, side.face, at, DIE_NUMERAL * unit, "value"),
        *(ink_in(palette, "figure", curves.segment(*ends), unit, LINE) if side.face == "6" else ()),
    )
    return (
        *rimmed_disc(palette, "cell", "inner-frame", at, WELL * unit, unit),
        Group(shapes, rotation(turn, at)),
    )


def _find_fold(net: nets.Net, pair: tuple[str, str]) -> tuple[nets.NetSide, nets.NetSide]:
    return next(sides for sides in net.folds if {side.face for side in sides} == set(pair))


DIE_FIGURES = {
    "hvezdokupy-die": make_figure(
        "The net of the eight-sided die: numerals tied in pairs, tabs, folds and cuts.",
        draw_die,
        pictured=True,
        edge=Parameter("number", EDGE, "how long its edges are, in mm", 5, 100),
        named=Parameter("truth", True, "whether each tab names the face that goes over it"),
        glue=Parameter("text", "", "what stands before the face that goes over a tab"),
    )
}


def figures(_: object) -> Mapping[str, Figure]:
    """Layouts call these by their names."""
    return BOARD_FIGURES | DIE_FIGURES | PATTERN_FIGURES | PIECE_FIGURES
