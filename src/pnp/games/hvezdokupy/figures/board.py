"""The board of Hvězdokupy: 8 × 8 spaces with numbered rows and columns, empty or as it lay at the end."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import about, dot, joined, segment
from pnp.games.hvezdokupy.figures.spaces import place_of
from pnp.games.hvezdokupy.figures.token import moons, tokens
from pnp.games.hvezdokupy.shapes import SIDE
from pnp.geometry import Box, Point, grown
from pnp.outlines import box_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.scene import Shape

WIDTH = 196.0  # mm: the board for which the other lengths are given
START, SPACE = 12.0, 21.5  # where the first space begins, and how wide each is
NUMBER, BEAD, NUMERAL = 7.8, 2.7, 11.5  # where numbers stand; the disc about each; pt
NUMBER_ALONE = 5.0  # where larger ones stand
CUT, SHORT, LONG = 0.1, 0.6, 1.2  # of a space from tick to tick; how long ticks are
OUTER = 1.2  # from the rim to the line about it
PLACE, DOT = 8.5, 0.3  # the circle of a space, the dot at its middle
DUST_ALONE = 200.0  # mm from the edges, as far as sparkles keep: none is taken for a piece
PIECE = 8.0  # radius of a star or of the Moon
RING = 9.3  # about what is marked
SPACES = tuple(product(range(SIDE), range(SIDE)))  # by row and column


class _Laid(Struct, frozen=True):
    """Where things stand on a board of any size."""

    corner: Point
    unit: float

    def at(self, x: float, y: float) -> Point:
        return Point(self.corner.x + x * self.unit, self.corner.y + y * self.unit)

    def middle(self, row: int, column: int) -> Point:
        return self.at(START + (column + 0.5) * SPACE, START + (row + 0.5) * SPACE)


def board(
    box: Box,
    palette: Palette,
    *,
    rows: tuple[str, ...],
    sky: bool,
    numbers: float,
    marked: tuple[str, ...],
    open: tuple[str, ...],
) -> tuple[Shape, ...]:
    on = _Laid(Point(box.x, box.y), min(box.width, box.height) / WIDTH)
    signs = _signs(rows)
    lying = {sign: [on.middle(*place) for place, found in signs.items() if found == sign] for sign in "*M"}
    return (
        *(_sky(on, palette) if sky else ()),
        *_grid(on, palette, "link" if rows else "figure"),
        *_rim(on, palette),
        *_numbers(on, palette, numbers),
        *tokens(palette, lying["*"], PIECE * on.unit),
        *moons(palette, lying["M"], PIECE * on.unit),
        *_rings(on, palette, "marked", _named(on, marked, "marked")),
        *_rings(on, palette, "marked-indirect", _named(on, open, "open")),
    )


def _signs(rows: tuple[str, ...]) -> dict[tuple[int, int], str]:
    if rows and (len(rows) != SIDE or any(len(row) != SIDE for row in rows)):
        raise FigureError("'rows' are not 8 rows of 8 signs", "draw the whole board", "rows")
    return {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}


def _rings(on: _Laid, palette: Palette, line: str, places: list[Point]) -> Iterator[Shape]:
    for at in places:
        yield from circle(palette, line, at, RING * on.unit, on.unit)


def _named(on: _Laid, names: tuple[str, ...], key: str) -> list[Point]:
    return [on.middle(*place_of(named, SPACES, key)) for named in names]


def _sky(on: _Laid, palette: Palette) -> tuple[Shape, ...]:
    """Where spaces meet; a star within one might be taken for a piece."""
    start, side = on.at(START, START), SIDE * SPACE * on.unit
    middles = [on.middle(*space) for space in SPACES]
    return palette.figure(
        "star-field",
        Box(start.x, start.y, side, side),
        density=3.4,
        seed=9,
        margin=DUST_ALONE,
        air=0.4,
        round=tuple(about(at, PLACE * on.unit) for at in middles),
    )


def _grid(on: _Laid, palette: Palette, ring: str) -> tuple[Shape, ...]:
    """Lines between spaces; in each a circle about a dot, fainter where pieces lie beside it."""
    end = START + SIDE * SPACE
    cuts = [START + k * SPACE for k in range(1, SIDE)]
    between = joined(
        [
            *(segment(on.at(at, START), on.at(at, end)) for at in cuts),
            *(segment(on.at(START, at), on.at(end, at)) for at in cuts),
        ]
    )
    places = [on.middle(*space) for space in SPACES]
    return (
        *inked(palette, "rule", between, on.unit),
        *inked(palette, ring, joined(dot(at, PLACE * on.unit) for at in places), on.unit),
        *filled(palette, "fine", joined(dot(at, DOT * on.unit) for at in places)),
    )


def _rim(on: _Laid, palette: Palette) -> tuple[Shape, ...]:
    """Two lines about the spaces, graduated in tenths of a space above and on the left."""
    start, side = on.at(START, START), SIDE * SPACE * on.unit
    field = Box(start.x, start.y, side, side)
    return (
        *inked(palette, "tick-short", _ticks(on, long=False), on.unit),
        *inked(palette, "tick-long", _ticks(on, long=True), on.unit),
        *inked(palette, "ring", box_steps(field), on.unit),
        *inked(palette, "ring-outer", box_steps(grown(field, OUTER * on.unit)), on.unit),
    )


def _ticks(on: _Laid, *, long: bool) -> Steps:
    length, end = (LONG if long else SHORT), START + SIDE * SPACE
    cuts = [START + k * SPACE * CUT for k in range(1, SIDE * 10) if (k % 5 == 0) is long]
    return joined(
        segment(on.at(*one), on.at(*other))
        for at in cuts
        for one, other in (
            ((at, START), (at, START - length)),
            ((at, end), (at, end + length)),
            ((START, at), (START - length, at)),
            ((end, at), (end + length, at)),
        )
    )


def _numbers(on: _Laid, palette: Palette, size: float) -> tuple[Shape, ...]:
    """Columns above and below, rows on both sides; larger numbers stand above and on the left alone."""
    found: list[Shape] = []
    sides = (NUMBER, WIDTH - NUMBER) if size == 1 else (NUMBER_ALONE,)
    for k, off in product(range(SIDE), sides):
        along = START + (k + 0.5) * SPACE
        for at in (on.at(along, off), on.at(off, along)):
            if size == 1:
                found += disc(palette, "cell", at, BEAD * on.unit)
                found += circle(palette, "frame", at, BEAD * on.unit, on.unit)
            found += written(palette, str(k + 1), at, NUMERAL * on.unit * size, "value")
    return tuple(found)


BOARD_FIGURES = {
    "hvezdokupy-board": figure(
        "The board of Hvězdokupy, empty or with pieces; 196 mm square, or as small as its box.",
        board,
        rows=Parameter("texts", (), "8 rows of 8 signs: * a star, M the Moon, . an empty space"),
        sky=Parameter("truth", False, "whether small stars stand between its spaces"),
        numbers=Parameter("number", 1, "how large its numbers are; larger ones stand without discs", 1, 3),
        marked=Parameter("texts", (), "spaces with a ring about them, as row,column counted from 1"),
        open=Parameter("texts", (), "spaces with a broken ring, likewise"),
    )
}
