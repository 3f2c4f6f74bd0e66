"""The chart of one constellation, which is its sign: six stars, one of them shining, and what links them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import filled, inked, pen
from pnp.figures.points import dot, joined, spiked
from pnp.figures.ring import half_side
from pnp.games.nebula.figures.galaxy import no_constellation
from pnp.games.nebula.figures.placing import Laid, dashed, straight
from pnp.geometry import Point, centre

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.nebula.board import Board
    from pnp.geometry import Box
    from pnp.scene import Shape

USUAL = 12.0  # mm: half a box whose lines are as wide as their roles say
STAR, SHINING = 0.135, 0.3  # radii, of half the box
RAYS, INNER = 8, 0.46
RIM = 0.4  # of the width of the links
DASH, GAP = 1.9, 1.5  # of that width


def make_chart_figures(board: Board) -> dict[str, Figure]:
    def constellation(box: Box, palette: Palette, *, of: str, fill: str, line: str) -> tuple[Shape, ...]:
        if of not in board.constellations:
            raise no_constellation(board, of, "of")
        sizes = {cell: _size(board, cell) * half_side(box) for cell in board.cells_of[of]}
        on = _filling(board, sizes, box)
        return _drawn(on, sizes, palette, (fill, line), half_side(box) / USUAL)

    return {
        "nebula-constellation": figure(
            "The chart of one constellation, as large as its box: the sign by which it is known.",
            constellation,
            of=Parameter("text", about="of the constellation, as the board has it"),
            fill=Parameter("paint", "mark", "of its stars"),
            line=Parameter("line", "constellation", "what links them"),
        )
    }


def _size(board: Board, cell: int) -> float:
    return SHINING if board.shining >> cell & 1 else STAR


def _filling(board: Board, sizes: Mapping[int, float], box: Box) -> Laid:
    """The constellation in the middle of the box, as large as it can be."""
    scale = min(_scale(board, sizes, 0, box.width), _scale(board, sizes, 1, box.height))
    x, y = (_middle(board, sizes, axis, scale) for axis in (0, 1))
    middle = Point(centre(box).x - x, centre(box).y - y)
    places = (Point(middle.x + across * scale, middle.y + down * scale) for across, down in board.places)
    return Laid(board, middle, tuple(places), ())


def _scale(board: Board, sizes: Mapping[int, float], axis: int, room: float) -> float:
    """How much larger than on the board the stars may stand apart along a side."""
    apart = (
        (one, other, board.places[one][axis] - board.places[other][axis]) for one in sizes for other in sizes
    )
    return min((room - sizes[one] - sizes[other]) / away for one, other, away in apart if away > 0)


def _middle(board: Board, sizes: Mapping[int, float], axis: int, scale: float) -> float:
    """Half-way between the first and the last that is drawn along a side, from the centre of the galaxy."""
    at = {cell: board.places[cell][axis] * scale for cell in sizes}
    return (min(at[cell] - sizes[cell] for cell in at) + max(at[cell] + sizes[cell] for cell in at)) / 2


def _drawn(
    on: Laid, sizes: Mapping[int, float], palette: Palette, roles: tuple[str, str], unit: float
) -> tuple[Shape, ...]:
    fill, line = roles
    stroke = pen(palette, line, unit, None)
    width = stroke.width if stroke else 0.0
    links = {
        kind: [pair for pair in on.board.links[kind] if set(pair) <= sizes.keys()] for kind in on.board.links
    }
    bare = dict.fromkeys(sizes, 0.0)
    stars = joined(
        _star(on.places[cell], size, shining=bool(on.board.shining >> cell & 1))
        for cell, size in sizes.items()
    )
    return (
        *inked(palette, line, straight(on, links["direct"], bare), unit),
        *dashed(palette, line, on, links["indirect"], bare, unit, (DASH * width, GAP * width)),
        *filled(palette, fill, stars),
        *inked(palette, line, stars, unit, RIM * width),
    )


def _star(at: Point, size: float, *, shining: bool) -> Steps:
    return spiked(at, RAYS, size, INNER) if shining else dot(at, size)
