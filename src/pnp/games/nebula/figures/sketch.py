"""All of a galaxy board that no ink changes: its spaces, its numbers, its names, the stars between them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError
from pnp.figures.points import about, polar
from pnp.figures.ring import half_side
from pnp.figures.stars import Kept, strewn
from pnp.games.nebula.figures.labels import Obstacles, Spot, gap, labels, spots
from pnp.games.nebula.figures.placing import along_orbit, laid, quadrants, radii_of, turn_of
from pnp.games.nebula.figures.room import INNER, share_of, unprintable
from pnp.games.nebula.figures.spaces import LONG, SPACE
from pnp.geometry import centre, grown
from pnp.numerals import numeral

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.figures.stars import Star
    from pnp.games.nebula.board import Board
    from pnp.games.nebula.figures.labels import Label
    from pnp.games.nebula.figures.placing import Laid
    from pnp.geometry import Box, Point

# Lengths in mm for a box 190 across, where the board's own millimetres are those of the page.
HALF = 95.0
NUMBER = 1.9  # the radius of an orbit's number
PIECE = 12.0  # mm across
FIELD, FIELD_SEED = 760, 8
HALF_DIRECT, HALF_ORBITAL, HALF_AXIS = 0.3, 0.55, 0.08  # the widths of lines, halved
ORBIT_AIR = 0.9  # from a name to the middles of the dots of an orbit
TURNS = (0.0, 180.0, 90.0, 270.0)


class Sketch(Struct, frozen=True):
    """All of a board that no ink changes, found once for each box."""

    on: Laid
    unit: float
    number_turn: float  # where the orbits' numbers stand
    labels: tuple[Label, ...]
    orbits: tuple[tuple[tuple[Point, ...], ...], ...]  # what is dotted of each
    field: tuple[Star, ...]


def sketched(board: Board, box: Box) -> Sketch:
    unit = half_side(box) / HALF
    _check_room(board, unit)
    on = laid(board, centre(box), max(radii_of(board)) * share_of(board) * unit)
    cells = tuple(
        Spot(at.x, at.y, (SPACE + LONG * (board.shining >> cell & 1)) * unit)
        for cell, at in enumerate(on.places)
    )
    turn = _number_turn(on, cells, unit)
    numbers = tuple(Spot(at.x, at.y, NUMBER * unit) for at in _number_places(on, turn))
    lines = tuple(_lines(on, unit))
    obstacles = Obstacles(cells, (*lines, *numbers), on.middle, INNER * unit)
    names = labels(board.cells, obstacles, unit)
    return Sketch(on, unit, turn, names, _dotted(on, names), _field(on, cells, names, unit))


def _check_room(board: Board, unit: float) -> None:
    """A piece lies on each space whole, and touches no other piece."""
    if 2 * SPACE * unit < PIECE:
        least = numeral(math.ceil(PIECE / SPACE * HALF))
        right = f"it is {least} mm wide and high at least"
        raise FigureError("its box has no room for pieces of 12 mm", right)
    for mistake in unprintable(board):
        raise FigureError(mistake.wrong, mistake.right)


def _lines(on: Laid, unit: float) -> Iterator[Spot]:
    """All lines that a name keeps clear of."""
    for one, other in (*on.board.links["direct"], *on.board.links["indirect"]):
        yield from spots((on.places[one], on.places[other]), HALF_DIRECT * unit)
    for one, other in on.board.links["orbital"]:
        yield from spots(along_orbit(on, one, other), HALF_ORBITAL * unit)
    for start in quadrants(on.board).values():
        yield from spots((on.middle, polar(on.middle, INNER * unit, start)), HALF_AXIS * unit)


def _number_places(on: Laid, turn: float) -> list[Point]:
    return [polar(on.middle, radius, turn) for radius in on.radii]


def _number_turn(on: Laid, cells: Sequence[Spot], unit: float) -> float:
    """Where the numbers of orbits are clear of cells and straight links: upwards, if they are there."""
    straights = (*on.board.links["direct"], *on.board.links["indirect"])
    lines = [
        spot for one, other in straights for spot in spots((on.places[one], on.places[other]), HALF_DIRECT)
    ]
    air = {
        turn: min(gap(about(at, NUMBER * unit), (*cells, *lines)) for at in _number_places(on, turn))
        for turn in TURNS
    }
    clear = (turn for turn, free in air.items() if free > HALF_DIRECT * unit)
    return next(clear, max(air, key=air.__getitem__))


def _dotted(on: Laid, names: Sequence[Label]) -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """The orbits, open where a name stands and where an orbital link runs."""
    boxes = [grown(name.box, ORBIT_AIR) for name in names]
    return tuple(tuple(_open(on, orbit, boxes)) for orbit in range(len(on.radii)))


def _open(on: Laid, orbit: int, boxes: Sequence[Box]) -> Iterator[tuple[Point, ...]]:
    """The arcs of an orbit that nothing stands on."""
    linked = [bow for bow in _bows(on) if on.board.orbits[orbit] >> bow[0] & 1]
    arc: list[Point] = []
    for step in range(721):
        at = polar(on.middle, on.radii[orbit], step / 2)
        covered = any(_holds(box, at) for box in boxes)
        if covered or any((step / 2 - start) % 360 < turn for _, start, turn in linked):
            yield tuple(arc)
            arc = []
        else:
            arc.append(at)
    yield tuple(arc)


def _bows(on: Laid) -> list[tuple[int, float, float]]:
    """Orbital links: a cell of each, where it begins and how far it goes."""
    found = []
    for one, other in on.board.links["orbital"]:
        start, end = turn_of(on, one), turn_of(on, other)
        if (end - start) % 360 > 180:
            start, end = end, start
        found.append((one, start, (end - start) % 360))
    return found


def _holds(box: Box, at: Point) -> bool:
    return box.x < at.x < box.x + box.width and box.y < at.y < box.y + box.height


def _field(on: Laid, cells: Sequence[Spot], names: Sequence[Label], unit: float) -> tuple[Star, ...]:
    """Small stars, clear of cells and names."""
    boxes = (grown(name.box, 0.6) for name in names)
    edges = tuple((box.x, box.x + box.width, box.y, box.y + box.height) for box in boxes)
    circles = tuple((cell.x, cell.y, cell.radius + 0.8) for cell in cells)
    reach = (INNER - 1.0) * unit
    stars = strewn(about(on.middle, reach), FIELD_SEED, FIELD, Kept(edges, circles))
    return tuple(star for star in stars if math.hypot(star.x - on.middle.x, star.y - on.middle.y) < reach)
