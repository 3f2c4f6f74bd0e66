"""A galaxy board laid into a box: the places of its cells, orbits, links and quadrants, its spaces, and
whether pieces have room."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace as replace_fields
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import Mistake, give_code, phrase
from pnp.figures.curves import Steps, arc, dot, join, link, move, polar_point, rays, ring_piece, ticks
from pnp.figures.figure import Palette, Shapes
from pnp.figures.marks import circle, fill_in, find_pen, ink_in, rimmed_disc
from pnp.games.nebula.card_rules import bits
from pnp.games.nebula.cards import BitBoard
from pnp.geometry import Box, Matrix, Point, centre, distance, half_side
from pnp.numerals import write_numeral
from pnp.paths import path_length
from pnp.scene import Group, Path, Shape

QUARTER = 90.0
FINE = 3.0  # degrees
FIRST = 270.0  # start of the first constellation's quadrant, if the cells do not tell


Pairs: TypeAlias = Iterable[tuple[int, int]]  # of cells by their numbers, that a link joins


class LaidBoard(Struct, frozen=True):
    """A board laid on a page: `places` are by cell number, and all points and radii are the page's."""

    board: BitBoard
    middle: Point
    places: tuple[Point, ...]
    radii: tuple[float, ...]  # of the orbits from the inside out


def lay_board(board: BitBoard, middle: Point, outermost: float) -> LaidBoard:
    """Lay the board around a middle, scaled to the radius of its outermost orbit."""
    radii = measure_radii(board)
    scale = outermost / max(radii)
    places = (Point(middle.x + x * scale, middle.y + y * scale) for x, y in board.places)
    return LaidBoard(board, middle, tuple(places), tuple(radius * scale for radius in radii))


def measure_radii(board: BitBoard) -> tuple[float, ...]:
    """Return each orbit's radius: the mean distance of its cells from the centre of the galaxy."""
    away = [[math.hypot(*board.places[cell]) for cell in bits(orbit)] for orbit in board.orbits]
    return tuple(math.fsum(orbit) / len(orbit) for orbit in away)


def outline_links(on: LaidBoard, pairs: Pairs, clear: Mapping[int, float]) -> Steps:
    """Outline links from cell to cell; `clear` is the distance of an end from its cell's middle."""
    return join(link(on.places[one], on.places[other], clear[one], clear[other]) for one, other in pairs)


def draw_dashed(
    palette: Palette,
    role: str,
    on: LaidBoard,
    pairs: Pairs,
    clear: Mapping[int, float],
    unit: float = 1.0,
    dash: tuple[float, float] | None = None,
) -> Shapes:
    """Draw straight links in dashes, by default the role's; each link ends with a whole dash."""
    stroke = find_pen(palette, role, unit, None)
    links = [outline_links(on, [pair], clear) for pair in pairs]
    return tuple(
        Path(steps, stroke=replace(stroke, dash=_fit_dash(dash or stroke.dash, path_length(steps))))
        for steps in links
        if stroke and steps
    )


def _fit_dash(dash: tuple[float, ...], room: float) -> tuple[float, ...]:
    if len(dash) != 2:
        return dash
    drawn, open = dash
    count = max(2, round((room + open) / (drawn + open)))
    share = room / (count * drawn + (count - 1) * open)
    return drawn * share, open * share


def outline_orbital_links(
    on: LaidBoard, pairs: Pairs, clear: Mapping[int, float], beside: float = 0.0
) -> Steps:
    """Outline links along the orbits, the shorter way around the centre, shifted outwards by `beside`."""
    return join(_outline_bow(on, *pair, clear, beside) for pair in pairs)


def find_bow(on: LaidBoard, one: int, other: int) -> tuple[int, int, float]:
    """Return the cells of an orbital link, clockwise by the shorter way, and its angle."""
    turn = (measure_turn(on, other) - measure_turn(on, one)) % 360
    return (other, one, 360 - turn) if turn > 180 else (one, other, turn)


def _outline_bow(on: LaidBoard, one: int, other: int, clear: Mapping[int, float], beside: float) -> Steps:
    """Outline an orbital link from cell to cell, even if they are off their orbit."""
    one, other, turn = find_bow(on, one, other)
    starts, ends = (distance(on.places[cell], on.middle) for cell in (one, other))
    leave, arrive = math.degrees(clear[one] / starts), math.degrees(clear[other] / ends)
    if turn <= leave + arrive:
        return ()
    first = polar_point(on.middle, starts + beside, measure_turn(on, one) + leave)
    last = polar_point(on.middle, ends + beside, measure_turn(on, other) - arrive)
    return (move(first), arc((starts + ends) / 2 + beside, last, clockwise=True))


def trace_orbital_link(on: LaidBoard, one: int, other: int) -> tuple[Point, ...]:
    """Return points along an orbital link, from middle to middle, close enough to join by straight lines."""
    one, other, turn = find_bow(on, one, other)
    starts, ends = (distance(on.places[cell], on.middle) for cell in (one, other))
    count, first = max(1, math.ceil(turn / FINE)), measure_turn(on, one)
    steps = ((starts + (ends - starts) * k / count, first + turn * k / count) for k in range(count + 1))
    return tuple(polar_point(on.middle, *step) for step in steps)


def list_arrivals(on: LaidBoard, links: Mapping[str, Pairs], cell: int) -> Iterator[float]:
    """Yield the directions, clockwise from the top, in which links leave a cell."""
    here, turn = on.places[cell], measure_turn(on, cell)
    for kind, pairs in links.items():
        for far in (other if cell == one else one for one, other in pairs if cell in (one, other)):
            if kind == "orbital":
                yield turn + (90 if (measure_turn(on, far) - turn) % 360 < 180 else -90)
            else:
                at = on.places[far]
                yield math.degrees(math.atan2(at.x - here.x, here.y - at.y))


def measure_turn(on: LaidBoard, cell: int) -> float:
    """Return the direction of a cell from the centre, clockwise from the top."""
    at = on.places[cell]
    return math.degrees(math.atan2(at.x - on.middle.x, on.middle.y - at.y)) % 360


def find_quadrants(board: BitBoard) -> dict[str, float]:
    """Return where each constellation's quadrant begins, clockwise from the top.

    It is the quadrant that holds the mean of its cells. If two constellations would share one, all follow
    each other clockwise from the upper left.
    """
    quadrants = {name: _find_quarter(board, cells) for name, cells in board.cells_of.items()}
    if len(set(quadrants.values())) == len(quadrants):
        return quadrants
    return {name: (FIRST + k * QUARTER) % 360 for k, name in enumerate(quadrants)}


def _find_quarter(board: BitBoard, cells: tuple[int, ...]) -> float:
    x, y = (math.fsum(board.places[cell][axis] for cell in cells) for axis in (0, 1))
    return math.degrees(math.atan2(x, -y)) % 360 // QUARTER * QUARTER


def outline_quadrant(middle: Point, start: float, inner: float, outer: float, turn: float = QUARTER) -> Steps:
    """Outline a quadrant, or as many as `turn` covers, without the part around the centre."""
    return ring_piece(middle, (inner, outer), (start, start + turn))


def join_quadrants(starts: Collection[float]) -> dict[float, float]:
    """Return where runs of neighbouring quadrants begin and how far they go; nothing for a full circle."""
    runs = {}
    for start in starts:
        turn = QUARTER
        while turn < 360 and (start + turn) % 360 in starts:
            turn += QUARTER
        if (start - QUARTER) % 360 not in starts:
            runs[start] = turn
    return runs


SPACE_RADIUS = 6.75  # mm: the radius of a space for a piece of 12 mm
# From its edge to the line within, and the length of that line's ticks.
SPACE_RIM, SPACE_TICK = 0.75, 0.45
# Where the rays of a shining space begin and end, from its edge.
RAY_FOOT, SHORT_RAY, LONG_RAY = 0.45, 1.5, 2.3
PETALS = 8


def draw_space(
    palette: Palette,
    middle: Point,
    *,
    shining: bool = False,
    radius: float = SPACE_RADIUS,
    edge: str = "cell",
) -> Shapes:
    """Draw an empty space: its edge, and a line graduated inwards."""
    unit = radius / SPACE_RADIUS
    within = radius - SPACE_RIM * unit
    return (
        *(draw_burst(palette, middle, radius) if shining else ()),
        *rimmed_disc(palette, "cell", "cell-shining" if shining else edge, middle, radius),
        *circle(palette, "inner-frame", middle, within),
        *ink_in(palette, "inner-frame", ticks(middle, within - SPACE_TICK * unit, 24, SPACE_TICK * unit)),
    )


def draw_burst(palette: Palette, middle: Point, radius: float, unit: float = 1.0) -> Shapes:
    """Draw rays around a shining space, long and short in turn; a legend has smaller ones."""
    foot = radius + RAY_FOOT * unit
    long = rays(middle, PETALS, foot, radius + LONG_RAY * unit, 5.2)
    short = rays(middle, 2 * PETALS, foot, radius + SHORT_RAY * unit, 3.6, 90 / PETALS)
    return fill_in(palette, "mark-line", (*long, *short))


def draw_hearts(palette: Palette, middles: Iterable[Point]) -> Shapes:
    """Draw the dots in the middles of empty spaces."""
    return fill_in(palette, "fine", join(dot(middle, 0.22) for middle in middles))


def fit_into_box(shapes: Shapes, box: Box, reach: float) -> Shape:
    """Scale shapes drawn around 0, 0 as far as `reach` to the size of a box."""
    middle, unit = centre(box), half_side(box) / reach
    return Group(shapes, Matrix(unit, 0.0, 0.0, unit, middle.x, middle.y))


# Lengths in mm for a box 190 across, where the board's own millimetres are those of the page.
OUTERMOST_ORBIT = 80.1  # a board with cells further out is drawn smaller
INNER_RING = 89.4  # the radius of the pool within the ring
OFF_BOARD, TOO_NEAR = "nebula-off-board", "nebula-too-near"


class StrayCell(Struct, frozen=True):
    """A cell further from its orbit than its space's radius: `away` from the centre, while the others on that
    orbit are `orbit` away."""

    cell: int
    away: float
    orbit: float


def find_scale(board: BitBoard) -> float:
    """Return the scale at which a board is drawn, 1 at most."""
    outermost = max(measure_radii(board))
    return min(1.0, OUTERMOST_ORBIT / outermost) if outermost else 1.0


def find_unprintable(board: BitBoard) -> Iterator[Mistake]:
    """Find cells that do not lie wholly on the board, or whose pieces would touch, each at its place in the
    file."""
    yield from _find_off_board(board)
    yield from _find_too_near(board)


def _find_off_board(board: BitBoard) -> Iterator[Mistake]:
    room = INNER_RING - SPACE_RADIUS
    for cell, place in enumerate(board.places):
        away = math.hypot(*place)
        if away * find_scale(board) > room:
            arguments = {"cell": board.cells[cell], "away": write_rounded_up(away)}
            wrong = phrase("cell-lies-off-the-board-away-mm-from-the-centre", **arguments)
            most = write_rounded_down(room / find_scale(_leave_out(board, cell)))
            yield Mistake(("cells", cell), give_code(OFF_BOARD, wrong), phrase("at-most-most-mm", most=most))


def _leave_out(board: BitBoard, cell: int) -> BitBoard:
    """Return the board without a cell on its orbit: the other cells alone fix the scale at which it must
    fit."""
    rest = (orbit & ~(1 << cell) for orbit in board.orbits)
    return replace_fields(board, orbits=tuple(orbit for orbit in rest if orbit))


def _find_too_near(board: BitBoard) -> Iterator[Mistake]:
    """Report two cells too near at the one further from its orbit; at each cell, report only the nearest
    pair."""
    least = 2 * SPACE_RADIUS / find_scale(board)
    nearest: dict[int, tuple[float, tuple[int, int]]] = {}
    for pair in combinations(range(len(board.places)), 2):
        apart = math.dist(*(board.places[cell] for cell in pair))
        if apart < least:
            moved = max(pair, key=lambda cell: _measure_straying(board, cell))
            nearest[moved] = min(nearest.get(moved, (apart, pair)), (apart, pair))
    for cell, (apart, (one, other)) in sorted(nearest.items()):
        arguments = {"one": board.cells[one], "other": board.cells[other], "apart": write_rounded_down(apart)}
        wrong = phrase("the-cells-one-and-other-are-apart-mm-apart", **arguments)
        right = phrase("set-them-least-mm-apart-or-more", least=write_rounded_up(least))
        yield Mistake(("cells", cell), give_code(TOO_NEAR, wrong), right)


def find_stray_cells(board: BitBoard) -> Iterator[StrayCell]:
    """Find the cells that the line of their orbit misses."""
    for cell, place in enumerate(board.places):
        if _measure_straying(board, cell) * find_scale(board) > SPACE_RADIUS:
            yield StrayCell(cell, math.hypot(*place), _measure_orbit_beside(board, cell))


def _measure_straying(board: BitBoard, cell: int) -> float:
    return abs(math.hypot(*board.places[cell]) - _measure_orbit_beside(board, cell))


def _measure_orbit_beside(board: BitBoard, cell: int) -> float:
    """Return the median distance from the centre of the other cells on a cell's orbit, so that another stray
    has no say; without others, the cell's own distance."""
    others = (orbit & ~(1 << cell) for orbit in board.orbits if orbit >> cell & 1)
    away = sorted(math.hypot(*board.places[other]) for orbit in others for other in bits(orbit))
    if not away:
        return math.hypot(*board.places[cell])
    return (away[(len(away) - 1) // 2] + away[len(away) // 2]) / 2


def write_rounded_up(length: float) -> str:
    """Write a length in tenths of a millimetre, rounded up."""
    return write_numeral(math.ceil(round(length * 10, 6)) / 10)


def write_rounded_down(length: float) -> str:
    return write_numeral(math.floor(round(length * 10, 6)) / 10)
