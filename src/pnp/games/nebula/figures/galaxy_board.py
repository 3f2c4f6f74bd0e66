"""The large galaxy board: rings, orbits, three kinds of links, spaces for stars, and all names, placed where
they have room."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

from msgspec import Struct

from pnp import geometry
from pnp.figures import Figure, FigureError, Palette, Parameter, Shapes, make_figure, marks
from pnp.figures.curves import box_of, chain, curved_star, find_between, join, polar_point, spokes
from pnp.figures.rings import graduate
from pnp.figures.stars import KeptClear, Star, outline_stars, strew_stars
from pnp.games.nebula.cards import BitBoard
from pnp.games.nebula.figures import placement
from pnp.games.nebula.figures.boards import make_bar_figure
from pnp.games.nebula.figures.card_scenes import read_star
from pnp.numerals import write_numeral
from pnp.scene import Run, Text
from pnp.text import MM_PER_POINT, Style, capital_height, place_runs, width

LABEL_SIZE, LEAST_LABEL_SIZE, LABEL_TRACKING = 6.0, 5.5, 0.03
LABEL_RISE, LABEL_FALL = 0.72, 0.2  # of an em: how far letters reach above and below their baseline
LABEL_AIR_ENOUGH = 1.1  # mm: air beyond that makes a place no better
LABEL_TURNS = sorted(range(0, 360, 5), key=lambda turn: (turn % 90 > 0, turn % 45 > 0, abs(turn - 180), turn))
LABEL_STEPS = (0.9, 1.3, 1.8, 2.6)  # mm from a cell to its name, tried in turn
LABEL_OWN_AIR = 0.5  # mm: the air that counts for a name as near to another cell as to its own
LABEL_SWEEPS = 2  # each name is placed again once all the others are placed
SPOT_SPACING = 0.8  # mm from one spot of a line to the next
# In mm: anything further from a cell than this plus its name's width is not in the way.
LABEL_NEAR = LABEL_STEPS[-1] + LABEL_AIR_ENOUGH + 0.6


class ClearSpot(Struct, frozen=True):
    """A disc that names keep clear of; a line is many of them."""

    x: float
    y: float
    radius: float


class Obstacles(Struct, frozen=True):
    """The obstacles to names: `cells` by number, the `spots` of lines and numbers, and the circle around the
    middle that holds all names."""

    cells: tuple[ClearSpot, ...]
    spots: tuple[ClearSpot, ...]
    middle: geometry.Point
    radius: float


class Label(Struct, frozen=True):
    box: geometry.Box
    runs: tuple[Run, ...]


def list_spots(points: Sequence[geometry.Point], half: float) -> Iterator[ClearSpot]:
    """Yield a line of this half width as spots, so close together that nothing fits between them."""
    for start, end in pairwise(points):
        count = max(1, math.ceil(geometry.distance(start, end) / SPOT_SPACING))
        for k in range(count + 1):
            at = find_between(start, end, k / count)
            yield ClearSpot(at.x, at.y, half + SPOT_SPACING / 8)


def measure_gap(box: geometry.Box, others: Iterable[ClearSpot], least: float = -math.inf) -> float:
    """Return the distance from a box to the nearest spot; stop at the first spot no further than `least`."""
    across, down = box.width / 2, box.height / 2
    x, y = box.x + across, box.y + down
    nearest = math.inf
    for spot in others:
        away = math.hypot(max(0.0, abs(spot.x - x) - across), max(0.0, abs(spot.y - y) - down)) - spot.radius
        if away < nearest:
            nearest = away
            if nearest <= least:
                break
    return nearest


def place_labels(texts: Sequence[str], obstacles: Obstacles, unit: float = 1.0) -> tuple[Label, ...]:
    """Place a name beside each cell, in the order of the cells."""
    style = Style(marks.LABEL, max(LEAST_LABEL_SIZE, LABEL_SIZE * unit), LABEL_TRACKING)
    em = style.size * MM_PER_POINT
    sizes = [(width(text, style), (LABEL_RISE + LABEL_FALL) * em) for text in texts]
    around = [_list_near(obstacles, number, size[0]) for number, size in enumerate(sizes)]
    boxes: list[geometry.Box] = []
    for _, number in product(range(LABEL_SWEEPS), range(len(texts))):
        others = [box for k, box in enumerate(boxes) if k != number]
        best_box = _find_best(obstacles, number, sizes[number], around[number], others)
        boxes[number : number + 1] = [best_box]
    pairs = zip(texts, boxes, strict=True)
    return tuple(Label(box, place_runs(text, style, box.x, box.y + LABEL_RISE * em)) for text, box in pairs)


def _list_near(obstacles: Obstacles, number: int, wide: float) -> tuple[ClearSpot, ...]:
    """List the spots that a name could touch, the nearest first, as they are the most likely."""
    own = obstacles.cells[number]
    others = (cell for k, cell in enumerate(obstacles.cells) if k != number)
    away = [(math.hypot(spot.x - own.x, spot.y - own.y), spot) for spot in (*others, *obstacles.spots)]
    near = [each for each in away if each[0] - each[1].radius < own.radius + wide + LABEL_NEAR]
    return tuple(spot for _, spot in sorted(near, key=lambda each: each[0]))


def _find_best(
    obstacles: Obstacles,
    number: int,
    size: tuple[float, float],
    spots: Sequence[ClearSpot],
    others: Sequence[geometry.Box],
) -> geometry.Box:
    """Find the place with the most air for a name; of equal places, prefer one straight below, beside or
    above."""
    rivals = [cell for cell in obstacles.cells if cell in spots]
    best, best_box = -math.inf, geometry.Box(0.0, 0.0, *size)
    for step, turn in product(LABEL_STEPS, LABEL_TURNS):
        box = _place_beside(obstacles.cells[number], turn, step, size)
        limit = best + step / 4
        free = min(LABEL_AIR_ENOUGH, _measure_within(obstacles, box))
        if free > limit:
            free = min((free, *(geometry.distance_between(box, other) for other in others)))
        if free > limit:
            free = min(free, measure_gap(box, rivals) - step + LABEL_OWN_AIR)
        if free > limit:
            free = min(free, measure_gap(box, spots, limit))
        if free > limit + 1e-9:
            best, best_box = free - step / 4, box
    return best_box


def _place_beside(cell: ClearSpot, turn: float, step: float, size: tuple[float, float]) -> geometry.Box:
    """Return the box of a name in a direction from a cell, `step` mm from its edge."""
    wide, high = size
    toward = polar_point(geometry.ORIGIN, 1.0, turn)
    away = _measure_away(abs(toward.x), abs(toward.y), wide / 2, high / 2, cell.radius + step)
    return geometry.Box(cell.x + toward.x * away - wide / 2, cell.y + toward.y * away - high / 2, wide, high)


def _measure_away(across: float, down: float, wide: float, high: float, clear: float) -> float:
    """Return the distance along a direction to the middle of a box whose nearest point is at `clear`.

    The box is given by its half sides; its nearest point lies on a side or is a corner.
    """
    if down * wide >= across * (clear + high):
        return (clear + high) / down
    if across * high >= down * (clear + wide):
        return (clear + wide) / across
    ahead = across * wide + down * high
    return ahead + math.sqrt(clear**2 - (across * high - down * wide) ** 2)


def _measure_within(obstacles: Obstacles, box: geometry.Box) -> float:
    """Return the distance of a box from the circle that holds it."""
    x = abs(box.x + box.width / 2 - obstacles.middle.x) + box.width / 2
    y = abs(box.y + box.height / 2 - obstacles.middle.y) + box.height / 2
    return obstacles.radius - math.hypot(x, y)


# Lengths in mm for a box 190 across, where the board's own millimetres are those of the page.
HALF_BOX = 95.0
NUMBER_RADIUS = 1.9  # the radius of an orbit's number
PIECE_WIDTH = 12.0  # mm across
FIELD_STARS, FIELD_SEED = 760, 8
HALF_DIRECT, HALF_ORBITAL, HALF_AXIS = 0.3, 0.55, 0.08  # the widths of lines, halved
ORBIT_AIR = 0.9  # from a name to the middles of the dots of an orbit
NUMBER_TURNS = (0.0, 180.0, 90.0, 270.0)


class BoardPlan(Struct, frozen=True):
    """The parts of a board that are the same in every ink, worked out once for each box."""

    on: placement.LaidBoard
    unit: float
    number_turn: float  # the direction of the orbits' numbers
    labels: tuple[Label, ...]
    orbits: tuple[tuple[tuple[geometry.Point, ...], ...], ...]  # the dotted arcs of each
    field: tuple[Star, ...]


def plan_board(board: BitBoard, box: geometry.Box) -> BoardPlan:
    unit = geometry.half_side(box) / HALF_BOX
    _check_room(board, unit)
    outermost = max(placement.measure_radii(board)) * placement.find_scale(board) * unit
    on = placement.lay_board(board, geometry.centre(box), outermost)
    lit = (board.shining >> cell & 1 for cell in range(len(on.places)))
    radii = (placement.SPACE_RADIUS + placement.LONG_RAY * shines for shines in lit)
    cells = tuple(ClearSpot(at.x, at.y, radius * unit) for at, radius in zip(on.places, radii, strict=True))
    turn = _choose_number_turn(on, cells, unit)
    numbers = tuple(ClearSpot(at.x, at.y, NUMBER_RADIUS * unit) for at in _place_numbers(on, turn))
    lines = tuple(_list_line_spots(on, unit))
    obstacles = Obstacles(cells, (*lines, *numbers), on.middle, placement.INNER_RING * unit)
    names = place_labels(board.cells, obstacles, unit)
    orbits = tuple(tuple(_dot_orbit(on, orbit, names)) for orbit in range(len(on.radii)))
    return BoardPlan(on, unit, turn, names, orbits, _strew_stars(on, cells, names, unit))


def _check_room(board: BitBoard, unit: float) -> None:
    """Check that a piece fits on each space and touches no other piece."""
    if 2 * placement.SPACE_RADIUS * unit < PIECE_WIDTH:
        least = write_numeral(math.ceil(PIECE_WIDTH / placement.SPACE_RADIUS * HALF_BOX))
        right = f"it is {least} mm wide and high at least"
        raise FigureError("its box has no room for pieces of 12 mm", right)
    for mistake in placement.find_unprintable(board):
        raise FigureError(mistake.wrong, mistake.right)


def _list_line_spots(on: placement.LaidBoard, unit: float) -> Iterator[ClearSpot]:
    """Yield all lines that names keep clear of, as spots."""
    for one, other in (*on.board.links["direct"], *on.board.links["indirect"]):
        yield from list_spots((on.places[one], on.places[other]), HALF_DIRECT * unit)
    for one, other in on.board.links["orbital"]:
        yield from list_spots(placement.trace_orbital_link(on, one, other), HALF_ORBITAL * unit)
    for start in placement.find_quadrants(on.board).values():
        end = polar_point(on.middle, placement.INNER_RING * unit, start)
        yield from list_spots((on.middle, end), HALF_AXIS * unit)


def _place_numbers(on: placement.LaidBoard, turn: float) -> list[geometry.Point]:
    return [polar_point(on.middle, radius, turn) for radius in on.radii]


def _choose_number_turn(on: placement.LaidBoard, cells: Sequence[ClearSpot], unit: float) -> float:
    """Choose the direction in which orbit numbers are clear of cells and straight links: upwards if
    possible."""
    straights = (*on.board.links["direct"], *on.board.links["indirect"])
    ends = [(on.places[one], on.places[other]) for one, other in straights]
    lines = [spot for pair in ends for spot in list_spots(pair, HALF_DIRECT)]
    around = NUMBER_RADIUS * unit
    boxes = {turn: [box_of(at, around) for at in _place_numbers(on, turn)] for turn in NUMBER_TURNS}
    air = {turn: min(measure_gap(box, (*cells, *lines)) for box in some) for turn, some in boxes.items()}
    clear = (turn for turn, free in air.items() if free > HALF_DIRECT * unit)
    return next(clear, max(air, key=air.__getitem__))


def _dot_orbit(
    on: placement.LaidBoard, orbit: int, names: Sequence[Label]
) -> Iterator[tuple[geometry.Point, ...]]:
    """Yield the arcs of an orbit, with gaps for names and orbital links."""
    boxes = [geometry.grow_box(name.box, ORBIT_AIR) for name in names]
    along = (pair for pair in on.board.links["orbital"] if on.board.orbits[orbit] >> pair[0] & 1)
    bows = (placement.find_bow(on, *pair) for pair in along)
    linked = [(placement.measure_turn(on, first), turn) for first, _, turn in bows]
    arc: list[geometry.Point] = []
    for step in range(721):
        at = polar_point(on.middle, on.radii[orbit], step / 2)
        covered = any(geometry.contains_point(box, at) for box in boxes)
        if covered or any((step / 2 - start) % 360 < turn for start, turn in linked):
            yield tuple(arc)
            arc = []
        else:
            arc.append(at)
    yield tuple(arc)


def _strew_stars(
    on: placement.LaidBoard, cells: Sequence[ClearSpot], names: Sequence[Label], unit: float
) -> tuple[Star, ...]:
    """Strew small stars, clear of cells and names."""
    boxes = (geometry.grow_box(name.box, 0.6) for name in names)
    edges = tuple((box.x, box.x + box.width, box.y, box.y + box.height) for box in boxes)
    circles = tuple((cell.x, cell.y, cell.radius + 0.8) for cell in cells)
    reach = (placement.INNER_RING - 1.0) * unit
    stars = strew_stars(box_of(on.middle, reach), FIELD_SEED, FIELD_STARS, KeptClear(edges, circles))
    return tuple(star for star in stars if math.hypot(star.x - on.middle.x, star.y - on.middle.y) < reach)


# Lengths in mm for a box 190 across.
# The depth of the graduated ring, and the radius of the circle beyond the names on it.
RING_DEPTH, OUTER_RING = 0.9, 93.2
NAMES_RADIUS = 91.75  # the radius along which the names run
ENGRAVED_STAR = 4.6  # the engraved star of a space that shines
GROOVE = 0.42  # from the middle of an orbital link to each of its hairlines
RAY_AIR = 0.5  # in black, from the rays of a shining cell to the links that end there
CORE_AIR = 12.0  # from the centre to where the lines between quadrants begin
NAME = Style(marks.DISPLAY, 6.8, 0.24, kerned=True)
LYING = 0.86  # the radius of a star on a space, as a share of the space's
BRIGHT = 0.11  # stars from this radius on are bright


def make_board_figures(board: BitBoard) -> dict[str, Figure]:
    sketch = lru_cache(maxsize=16)(lambda box: plan_board(board, box))

    def draw_galaxy_board(
        box: geometry.Box, palette: Palette, *, names: tuple[str, ...], stars: tuple[str, ...]
    ) -> Shapes:
        given_names, on, colour = (
            dict(_read_name(name) for name in names),
            sketch(box),
            palette.colour("text"),
        )
        lying = dict(read_star(board, each) for each in stars)
        return (
            *_draw_ground(on, palette),
            *_draw_ring(on, palette, tuple(given_names.get(name, name) for name in board.constellations)),
            *_draw_links(on, palette),
            *_draw_cells(on, palette),
            *_draw_numbers(on, palette),
            *(Text(label.runs, colour) for label in on.labels if colour is not None),
            *join(_draw_star(on, palette, cell, star) for cell, star in lying.items()),
        )

    return {
        "nebula-galaxy-board": make_figure(
            "The galaxy board of a player: room for a star of 12 mm on every cell, and all that links them.",
            draw_galaxy_board,
            reach=1.0,
            names=Parameter(
                "texts", (), "what constellations are called, such as lyra=Lyra; else as the board calls them"
            ),
            stars=Parameter("texts", (), "the stars that lie on it, such as lyra1=red"),
        ),
        "nebula-shining": make_figure("A space that shines, as small as a legend wants it.", draw_shining),
        "nebula-bar": make_bar_figure(board),
    }


def draw_shining(box: geometry.Box, palette: Palette) -> Shapes:
    reach = placement.SPACE_RADIUS + placement.LONG_RAY
    at, radius = geometry.centre(box), geometry.half_side(box) * placement.SPACE_RADIUS / reach
    unit = radius / placement.SPACE_RADIUS
    return (
        *placement.draw_burst(palette, at, radius, unit),
        *marks.rimmed_disc(palette, "cell", "cell-shining", at, radius, unit),
        *_draw_engraved(palette, [at], unit),
    )


def _draw_star(sketch: BoardPlan, palette: Palette, cell: int, colour: str) -> Shapes:
    """Draw a star as its token shows it, scaled to its space."""
    at, unit = sketch.on.places[cell], sketch.unit
    within = box_of(at, placement.SPACE_RADIUS * LYING * unit)
    return (
        *marks.rimmed_disc(palette, "token", "cell-marked", at, placement.SPACE_RADIUS * unit, unit),
        *palette.figure("sign", within, set="nebula-stars", of=colour),
    )


def _read_name(text: str) -> tuple[str, str]:
    name, equals, label = text.partition("=")
    if not equals or not label:
        raise FigureError(f"'{text[:40]}' names nothing", "write such as lyra=Lyra", "names")
    return name, label


def _draw_ground(sketch: BoardPlan, palette: Palette) -> Shapes:
    """Draw the ground: every other quadrant lighter, lines between them, orbits, background stars."""
    on, unit = sketch.on, sketch.unit
    starts = tuple(placement.find_quadrants(on.board).values())
    inner = placement.INNER_RING * unit
    light = join(placement.outline_quadrant(on.middle, start, 0.01, inner) for start in starts[::2])
    axes = spokes(on.middle, CORE_AIR * unit, inner, starts)
    orbits = join(chain(arc) for orbit in sketch.orbits for arc in orbit if len(arc) > 1)
    bright = outline_stars(star for star in sketch.field if star.radius > BRIGHT)
    faint = outline_stars(star for star in sketch.field if star.radius <= BRIGHT)
    return (
        *marks.disc(palette, "pool", on.middle, inner),
        *marks.fill_in(palette, "quarter", light, box_of(on.middle, inner)),
        *marks.fill_in(palette, "middle", bright),
        *marks.fill_in(palette, "faint", faint),
        *marks.ink_in(palette, "board-axis", axes),
        *marks.ink_in(palette, "board-orbit", orbits),
    )


def _draw_ring(sketch: BoardPlan, palette: Palette, names: tuple[str, ...]) -> Shapes:
    """Draw the graduated ring and, beyond it, each constellation's name along its quadrant."""
    middle, unit = sketch.on.middle, sketch.unit
    starts = tuple(placement.find_quadrants(sketch.on.board).values())
    bars = spokes(middle, placement.INNER_RING * unit, OUTER_RING * unit, starts)
    return (
        *graduate(middle, placement.INNER_RING * unit, RING_DEPTH * unit, (360, 5), palette, 1.0),
        *marks.circle(palette, "ring", middle, OUTER_RING * unit),
        *marks.ink_in(palette, "ring", bars),
        *join(_draw_name(sketch, palette, *each) for each in zip(names, starts, strict=True)),
    )


def _draw_name(sketch: BoardPlan, palette: Palette, name: str, start: float) -> Shapes:
    """In the middle of the quadrant that begins there."""
    colour, turn = palette.colour("text"), start + 45
    if colour is None:
        return ()
    half = capital_height(NAME.face) / 2000 * NAME.size * MM_PER_POINT
    hanging = 90 < turn % 360 < 270
    radius = NAMES_RADIUS * sketch.unit + (half if hanging else -half)
    middle, said = sketch.on.middle, name.upper()
    return marks.write_along_circle(said, NAME, middle, radius, turn, colour, hanging=hanging)


def _draw_links(sketch: BoardPlan, palette: Palette) -> Shapes:
    on, unit = sketch.on, sketch.unit
    links = on.board.links
    # In colour a link is seen between rays.
    rays = placement.LONG_RAY + RAY_AIR if palette.ink == "black" else 0.0
    lit = [on.board.shining >> cell & 1 for cell in range(len(on.places))]
    edge = {cell: (placement.SPACE_RADIUS + rays * shines) * unit for cell, shines in enumerate(lit)}
    off = {cell: max(clear, (placement.SPACE_RADIUS + 0.6) * unit) for cell, clear in edge.items()}
    sides = (-GROOVE * unit, GROOVE * unit)
    grooves = join(placement.outline_orbital_links(on, links["orbital"], edge, side) for side in sides)
    return (
        *marks.ink_in(palette, "board-orbital", grooves),
        *marks.ink_in(palette, "board-direct", placement.outline_links(on, links["direct"], edge)),
        *placement.draw_dashed(palette, "board-indirect", on, links["indirect"], off),
    )


def _draw_cells(sketch: BoardPlan, palette: Palette) -> Shapes:
    on, unit = sketch.on, sketch.unit
    lit = [at for cell, at in enumerate(on.places) if on.board.shining >> cell & 1]
    plain = [at for at in on.places if at not in lit]
    radius = placement.SPACE_RADIUS * unit
    return (
        *join(placement.draw_space(palette, at, shining=at in lit, radius=radius) for at in on.places),
        *placement.draw_hearts(palette, plain),
        *_draw_engraved(palette, lit, unit),
    )


def _draw_engraved(palette: Palette, places: Sequence[geometry.Point], unit: float) -> Shapes:
    """Draw the engraved stars of shining spaces."""
    small = join(curved_star(at, 4, ENGRAVED_STAR * 0.63 * unit, 0.12, 45) for at in places)
    great = join(curved_star(at, 4, ENGRAVED_STAR * unit, 0.12) for at in places)
    return (
        *marks.fill_in(palette, "engraved", (*small, *great)),
        *marks.ink_in(palette, "engraved", great, unit),
    )


def _draw_numbers(sketch: BoardPlan, palette: Palette) -> Shapes:
    shapes: Shapes = ()
    for orbit, at in enumerate(_place_numbers(sketch.on, sketch.number_turn), 1):
        shapes += marks.rimmed_disc(palette, "well", "rule", at, NUMBER_RADIUS * sketch.unit)
        shapes += marks.write(palette, str(orbit), at, 7.2 * sketch.unit)
    return shapes
