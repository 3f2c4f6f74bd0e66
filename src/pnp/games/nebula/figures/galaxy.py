"""The small galaxy of cards: all of a board dim, and what a card is about bright upon it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.errors import near
from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, curved, dot, joined, polar, rays, segment
from pnp.figures.ring import half_side
from pnp.games.nebula.board import KINDS
from pnp.games.nebula.figures.placing import (
    QUARTER,
    Laid,
    along_orbits,
    arrivals,
    dashed,
    laid,
    quadrant,
    quadrants,
    straight,
    together,
    turn_of,
)
from pnp.games.nebula.matching import bits
from pnp.games.nebula.sky import COLOURS
from pnp.geometry import centre

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.nebula.board import Board
    from pnp.geometry import Box
    from pnp.scene import Shape

Links: TypeAlias = "Mapping[str, tuple[tuple[int, int], ...]]"  # by kind

# Lengths for a ring of 25.6, as on a card: a box is as large as the ring, or else as what the ring holds.
RING, WITHIN = 25.6, 24.6
OUTERMOST = 21.4  # the radius of the outermost orbit: a shining cell on it keeps its rays off the ring
CELL, SHINING, MARKED = 1.35, 1.45, 1.95
SIGNED, STAR = 2.2, 1.95  # a cell with a star: a link between two neighbours is still seen
FOOT, TIP = 0.3, 0.95  # from a shining cell to where its rays begin and end
SIGNED_FOOT, SIGNED_TIP = 0.25, 0.8  # the same of a cell with a star
BESIDE = 30.0  # degrees: in black, rays nearer than that to a marked line are left out
RIM = 0.2  # the width of the edge of a cell with a star
AIR = 0.1  # between a cell and a link to it
HEART = 2.7  # where quadrants begin
LEAST_LETTERED = 1.7  # mm: a smaller star has no room for its letter
ANY, HOLE = "any", "black-hole"
STARS = (*COLOURS, ANY, HOLE)


class Shown(Struct, frozen=True):
    """What a card is about, by the numbers of cells."""

    stars: Mapping[int, str]
    cells: frozenset[int]
    links: Links
    sectors: tuple[str, ...]
    orbits: tuple[int, ...]


class _Brush(Struct, frozen=True):
    on: Laid
    palette: Palette
    unit: float  # 1 on a card


def make_galaxy_figures(board: Board) -> dict[str, Figure]:
    def galaxy(
        box: Box, palette: Palette, *, ring: bool, dim: bool, **told: tuple[str, ...]
    ) -> tuple[Shape, ...]:
        unit = half_side(box) / (RING if ring else WITHIN)
        brush = _Brush(laid(board, centre(box), OUTERMOST * unit), palette, unit)
        return _drawn(brush, _shown(board, **told), dim=dim)

    return {
        "nebula-galaxy": figure(
            "The galaxy as it stands on cards, within a graduated ring: dim, but for what the card is about.",
            galaxy,
            stars=Parameter("texts", (), "on which cells, such as lyra1=red; any is a star of any colour"),
            cells=Parameter("texts", (), "cells that are marked though nothing lies on them"),
            links=Parameter("texts", (), "links that are marked, such as 'lyra1 lyra2'"),
            sectors=Parameter("texts", (), "constellations whose quadrants are lit"),
            orbits=Parameter("texts", (), "orbits that are marked, from 1 within"),
            dim=Parameter("truth", True, "whether the rest of the galaxy is shown"),
            ring=Parameter("truth", True, "whether it leaves room for a ring of the same box"),
        )
    }


def _shown(
    board: Board,
    stars: tuple[str, ...],
    cells: tuple[str, ...],
    links: tuple[str, ...],
    sectors: tuple[str, ...],
    orbits: tuple[str, ...],
) -> Shown:
    for name in sectors:
        if name not in board.constellations:
            raise no_constellation(board, name, "sectors")
    return Shown(
        dict(star_of(board, each) for each in stars),
        frozenset(_cell(board, each, "cells") for each in cells),
        _by_kind(board, [_pair(board, each) for each in links]),
        sectors,
        tuple(_orbit(board, each) for each in orbits),
    )


def no_constellation(board: Board, id: str, name: str) -> FigureError:
    known = f"the constellations are {', '.join(board.constellations)}"
    wrong = f"there is no constellation '{id[:40]}'"
    return FigureError(wrong, near(id, board.constellations) or known, name)


def star_of(board: Board, told: str) -> tuple[int, str]:
    cell, equals, colour = told.partition("=")
    if not equals:
        wrong = f"'{told[:40]}' names no colour"
        raise FigureError(wrong, "write such as lyra1=red", "stars")
    if colour not in STARS:
        right = near(colour, STARS) or f"a star is one of {', '.join(STARS)}"
        raise FigureError(f"there is no star '{colour[:40]}'", right, "stars")
    return _cell(board, cell, "stars"), colour


def _cell(board: Board, id: str, name: str) -> int:
    if id not in board.numbers:
        right = near(id, board.cells) or f"the cells are {', '.join(board.cells)}"
        raise FigureError(f"there is no cell '{id[:40]}'", right, name)
    return board.numbers[id]


def _orbit(board: Board, told: str) -> int:
    known = [str(k + 1) for k in range(len(board.orbits))]
    if told not in known:
        wrong = f"there is no orbit '{told[:40]}'"
        raise FigureError(wrong, f"the orbits are {', '.join(known)}", "orbits")
    return known.index(told)


def _pair(board: Board, told: str) -> frozenset[int]:
    ends = told.split()
    if len(ends) != 2:
        wrong = f"'{told[:40]}' is no link"
        raise FigureError(wrong, "write its two cells, such as 'lyra1 lyra2'", "links")
    found = frozenset(_cell(board, end, "links") for end in ends)
    if not any(found == frozenset(pair) for kind in KINDS for pair in board.links[kind]):
        linked = [board.cells[cell] for cell in bits(board.linked[board.numbers[ends[0]]])]
        wrong = f"'{ends[0]}' and '{ends[1]}' are not linked"
        right = f"'{ends[0]}' is linked to {', '.join(linked)}"
        raise FigureError(wrong, right, "links")
    return found


def _by_kind(board: Board, wanted: Iterable[frozenset[int]]) -> Links:
    found = set(wanted)
    return {kind: tuple(pair for pair in board.links[kind] if frozenset(pair) in found) for kind in KINDS}


def _drawn(brush: _Brush, shown: Shown, *, dim: bool) -> tuple[Shape, ...]:
    board = brush.on.board
    sizes = {cell: _size(board, shown, cell) * brush.unit for cell in range(len(board.cells))}
    clear = {cell: size + AIR * brush.unit for cell, size in sizes.items()}
    bare = shown.cells - set(shown.stars)
    rest = [cell for cell in sizes if cell not in shown.stars and cell not in bare]
    return (
        *_sectors(brush, shown.sectors),
        *(_dim_lines(brush, shown, clear) if dim else ()),
        *(shape for orbit in shown.orbits for shape in _marked_orbit(brush, orbit)),
        *_marked_links(brush, shown.links, sizes),
        *(_cells(brush, shown, rest, sizes, ("dim", "cell-small")) if dim else ()),
        *_cells(brush, shown, sorted(bare), sizes, ("mark-line", "cell-marked")),
        *(shape for cell in shown.stars for shape in _body(brush, shown, cell)),
    )


def _size(board: Board, shown: Shown, cell: int) -> float:
    """The radius of a cell, by what it bears."""
    star = shown.stars.get(cell)
    if star is not None:
        return MARKED if star == ANY else SIGNED
    if cell in shown.cells:
        return MARKED
    return SHINING if board.shining >> cell & 1 else CELL


def _sectors(brush: _Brush, names: tuple[str, ...]) -> tuple[Shape, ...]:
    """What lies side by side has one outline, and a thin line between."""
    middle, unit, found = brush.on.middle, brush.unit, quadrants(brush.on.board)
    starts, inner, outer = [found[name] for name in names], HEART * unit, WITHIN * unit
    lit = joined(quadrant(middle, start, inner, outer) for start in starts)
    edges = joined(quadrant(middle, start, inner, outer, turn) for start, turn in together(starts).items())
    between = joined(
        segment(polar(middle, inner, start), polar(middle, outer, start))
        for start in starts
        if (start - QUARTER) % 360 in starts
    )
    return (
        *filled(brush.palette, "quadrant", lit, about(middle, outer)),
        *inked(brush.palette, "link-arc", between, unit),
        *inked(brush.palette, "quadrant", edges, unit),
    )


def _dim_lines(brush: _Brush, shown: Shown, clear: Mapping[int, float]) -> tuple[Shape, ...]:
    """The orbits, and the links that are not marked."""
    on, palette, unit = brush.on, brush.palette, brush.unit
    links = {
        kind: [pair for pair in pairs if pair not in shown.links[kind]]
        for kind, pairs in on.board.links.items()
    }
    orbits = (shape for radius in on.radii for shape in circle(palette, "orbit", on.middle, radius, unit))
    return (
        *orbits,
        *inked(palette, "link-arc", along_orbits(on, links["orbital"], clear), unit),
        *inked(palette, "link", straight(on, links["direct"], clear), unit),
        *inked(palette, "link-indirect", straight(on, links["indirect"], clear), unit),
    )


def _marked_orbit(brush: _Brush, orbit: int) -> tuple[Shape, ...]:
    return circle(brush.palette, "track", brush.on.middle, brush.on.radii[orbit], brush.unit)


def _marked_links(brush: _Brush, links: Links, clear: Mapping[int, float]) -> tuple[Shape, ...]:
    on, palette, unit = brush.on, brush.palette, brush.unit
    whole = (along_orbits(on, links["orbital"], clear), straight(on, links["direct"], clear))
    return (
        *inked(palette, "marked", joined(whole), unit),
        *dashed(palette, "marked-indirect", on, links["indirect"], clear, unit),
    )


def _cells(
    brush: _Brush, shown: Shown, cells: Iterable[int], sizes: Mapping[int, float], roles: tuple[str, str]
) -> tuple[Shape, ...]:
    """Empty cells that are drawn alike, by the paint of their rays and the line about them."""
    cells = tuple(cells)
    discs = joined(dot(brush.on.places[cell], sizes[cell]) for cell in cells)
    beams = joined(_beams(brush, shown, cell, sizes[cell]) for cell in cells)
    return (
        *filled(brush.palette, roles[0], beams),
        *filled(brush.palette, "cell", discs),
        *inked(brush.palette, roles[1], discs, brush.unit),
    )


def _beams(
    brush: _Brush, shown: Shown, cell: int, size: float, foot: float = FOOT, tip: float = TIP
) -> Steps:
    """The rays of a shining cell; in black none that a marked link or orbit would run into."""
    on, unit = brush.on, brush.unit
    if not on.board.shining >> cell & 1:
        return ()
    left_out = _taken(on, shown, cell) if brush.palette.ink == "black" else ()
    turns = (22.5 + k * 45 for k in range(8))
    clear = (turn for turn in turns if all(abs((turn - at + 180) % 360 - 180) > BESIDE for at in left_out))
    inner, outer = size + foot * unit, size + tip * unit
    return joined(rays(on.places[cell], 1, inner, outer, 13, turn) for turn in clear)


def _taken(on: Laid, shown: Shown, cell: int) -> tuple[float, ...]:
    """The directions from a cell in which marked lines run."""
    along = any(on.board.orbits[orbit] >> cell & 1 for orbit in shown.orbits)
    sides = (-90.0, 90.0) if along else ()
    return (*arrivals(on, shown.links, cell), *(turn_of(on, cell) + side for side in sides))


def _body(brush: _Brush, shown: Shown, cell: int) -> tuple[Shape, ...]:
    """A star on its cell: a disc of gold if it may be any, else in its own shape and colour."""
    star = shown.stars[cell]
    at, palette, unit = brush.on.places[cell], brush.palette, brush.unit
    if star == ANY:
        size = MARKED * unit
        return (
            *filled(palette, "mark-line", _beams(brush, shown, cell, size)),
            *disc(palette, "mark", at, size),
            *circle(palette, "gem", at, size, unit),
            *filled(palette, "gem", curved(at, 4, size * 0.86, 0.16)),
        )
    size, radius = SIGNED * unit, STAR * unit
    lettered = radius >= LEAST_LETTERED
    return (
        *filled(palette, "mark-line", _beams(brush, shown, cell, size, SIGNED_FOOT, SIGNED_TIP)),
        *disc(palette, "cell", at, size),
        *circle(palette, "cell-marked", at, size, unit, RIM),
        *palette.figure("sign", about(at, radius), set="nebula-stars", of=star, letter=lettered),
    )
