"""Scenes of card pictures: the small galaxy, the chart of a constellation, black holes and public tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import suggest
from pnp.figures.curves import Steps, box_of, curved_star, dot, join, rays, segment, spiked_star, spokes
from pnp.figures.figure import Figure, FigureError, Palette, Parameter, Shapes, make_figure, say_room_for
from pnp.figures.marks import circle, disc, fill_and_line, fill_in, find_pen, ink_in, rimmed_disc
from pnp.games.nebula.card_rules import COLOURS, bits
from pnp.games.nebula.cards import LINK_KINDS, BitBoard
from pnp.games.nebula.figures import placement
from pnp.geometry import Box, Point, centre, half_side
from pnp.paths import rounded_steps

Links: TypeAlias = "Mapping[str, tuple[tuple[int, int], ...]]"  # by kind

# Lengths for a ring of 25.6, as on a card. A box is as large as the ring, or as the pool within it.
RING, WITHIN = 25.6, 24.6
OUTERMOST = 21.4  # the radius of the outermost orbit: a shining cell on it keeps its rays off the ring
CELL, SHINING, MARKED = 1.35, 1.45, 1.95
SIGNED, STAR = 2.2, 1.95  # a cell with a star: two neighbours leave their link in sight
FOOT, TIP = 0.3, 0.95  # from a shining cell to the start and the end of its rays
SIGNED_FOOT, SIGNED_TIP = 0.25, 0.8  # the same of a cell with a star
BESIDE = 30.0  # degrees: in black, rays nearer to a marked line are left out
RIM = 0.2  # the width of the edge of a cell with a star
AIR = 0.1  # between a cell and a link to it
HEART = 2.7  # where quadrants begin
LEAST_LETTERED = 1.7  # mm: a smaller star has no room for its letter
ANY, HOLE = "any", "black-hole"
STARS = (*COLOURS, ANY, HOLE)


class CardScene(Struct, frozen=True):
    """The scene of a card's picture, by the numbers of cells."""

    stars: Mapping[int, str]
    cells: frozenset[int]
    links: Links
    sectors: tuple[str, ...]
    orbits: tuple[int, ...]


class _GalaxyCanvas(Struct, frozen=True):
    on: placement.LaidBoard
    palette: Palette
    unit: float  # 1 on a card


def make_galaxy_figures(board: BitBoard) -> dict[str, Figure]:
    def draw_galaxy(
        box: Box, palette: Palette, *, ring: bool, dim: bool, **arguments: tuple[str, ...]
    ) -> Shapes:
        unit = half_side(box) / (RING if ring else WITHIN)
        brush = _GalaxyCanvas(placement.lay_board(board, centre(box), OUTERMOST * unit), palette, unit)
        return _draw_galaxy(brush, _read_scene(board, **arguments), dim=dim)

    return {
        "nebula-galaxy": make_figure(
            "The galaxy as it stands on cards, within a graduated ring: dim, but for what the card is about.",
            draw_galaxy,
            stars=Parameter("texts", (), "on which cells, such as lyra1=red; any is a star of any colour"),
            cells=Parameter("texts", (), "cells that are marked though nothing lies on them"),
            links=Parameter("texts", (), "links that are marked, such as 'lyra1 lyra2'"),
            sectors=Parameter("texts", (), "constellations whose quadrants are lit"),
            orbits=Parameter("texts", (), "orbits that are marked, from 1 within"),
            dim=Parameter("truth", True, "whether the rest of the galaxy is shown"),
            ring=Parameter("truth", True, "whether it leaves room for a ring of the same box"),
        )
    }


def _read_scene(
    board: BitBoard,
    stars: tuple[str, ...],
    cells: tuple[str, ...],
    links: tuple[str, ...],
    sectors: tuple[str, ...],
    orbits: tuple[str, ...],
) -> CardScene:
    for name in sectors:
        _find_named(board.constellations, name, "constellation", "sectors")
    marked = {_read_pair(board, each) for each in links}
    return CardScene(
        dict(read_star(board, each) for each in stars),
        frozenset(_read_cell(board, each, "cells") for each in cells),
        _choose_links(board, lambda _, pair: frozenset(pair) in marked),
        sectors,
        tuple(_read_orbit(board, each) for each in orbits),
    )


def read_star(board: BitBoard, text: str) -> tuple[int, str]:
    cell, equals, colour = text.partition("=")
    if not equals:
        raise FigureError(f"'{text[:40]}' names no colour", "write such as lyra1=red", "stars")
    if colour not in STARS:
        right = suggest(colour, STARS) or f"a star is one of {', '.join(STARS)}"
        raise FigureError(f"there is no star '{colour[:40]}'", right, "stars")
    return _read_cell(board, cell, "stars"), colour


def _read_cell(board: BitBoard, id: str, name: str) -> int:
    return _find_named(board.cells, id, "cell", name)


def _find_named(names: Iterable[str], name: str, noun: str, parameter: str) -> int:
    """Return the number of a name among the board's names."""
    known = [*names]
    if name not in known:
        right = suggest(name, known) or f"the {noun}s are {', '.join(known)}"
        raise FigureError(f"there is no {noun} '{name[:40]}'", right, parameter)
    return known.index(name)


def _read_orbit(board: BitBoard, text: str) -> int:
    known = [str(k + 1) for k in range(len(board.orbits))]
    if text not in known:
        raise FigureError(f"there is no orbit '{text[:40]}'", f"the orbits are {', '.join(known)}", "orbits")
    return known.index(text)


def _read_pair(board: BitBoard, text: str) -> frozenset[int]:
    ends = text.split()
    if len(ends) != 2:
        raise FigureError(f"'{text[:40]}' is no link", "write its two cells, such as 'lyra1 lyra2'", "links")
    cells = frozenset(_read_cell(board, end, "links") for end in ends)
    if not any(cells == frozenset(pair) for kind in LINK_KINDS for pair in board.links[kind]):
        linked = [board.cells[cell] for cell in bits(board.linked[board.numbers[ends[0]]])]
        wrong = f"'{ends[0]}' and '{ends[1]}' are not linked"
        raise FigureError(wrong, f"'{ends[0]}' is linked to {', '.join(linked)}", "links")
    return cells


def _choose_links(board: BitBoard, wanted: Callable[[str, tuple[int, int]], bool]) -> Links:
    return {kind: tuple(pair for pair in board.links[kind] if wanted(kind, pair)) for kind in LINK_KINDS}


def _draw_galaxy(brush: _GalaxyCanvas, scene: CardScene, *, dim: bool) -> Shapes:
    on, board, middle = brush.on, brush.on.board, brush.on.middle
    sizes = {cell: _measure_cell(board, scene, cell) * brush.unit for cell in range(len(board.cells))}
    clear = {cell: size + AIR * brush.unit for cell, size in sizes.items()}
    bare = scene.cells - set(scene.stars)
    rest = [cell for cell in sizes if cell not in scene.stars and cell not in bare]
    return (
        *_draw_sectors(brush, scene.sectors),
        *(_draw_dim_lines(brush, scene, clear) if dim else ()),
        *join(circle(brush.palette, "track", middle, on.radii[orbit], brush.unit) for orbit in scene.orbits),
        *_draw_marked_links(brush, scene.links, sizes),
        *(_draw_cells(brush, scene, rest, sizes, ("dim", "cell-small")) if dim else ()),
        *_draw_cells(brush, scene, sorted(bare), sizes, ("mark-line", "cell-marked")),
        *join(_draw_body(brush, scene, cell) for cell in scene.stars),
    )


def _measure_cell(board: BitBoard, scene: CardScene, cell: int) -> float:
    """Return the radius of a cell, by its star or mark."""
    star = scene.stars.get(cell)
    if star is not None:
        return MARKED if star == ANY else SIGNED
    if cell in scene.cells:
        return MARKED
    return SHINING if board.shining >> cell & 1 else CELL


def _draw_sectors(brush: _GalaxyCanvas, names: tuple[str, ...]) -> Shapes:
    """Draw lit quadrants. Neighbouring ones share one outline, with a thin line between them."""
    middle, unit, quadrants = brush.on.middle, brush.unit, placement.find_quadrants(brush.on.board)
    starts, inner, outer = [quadrants[name] for name in names], HEART * unit, WITHIN * unit
    lit = join(placement.outline_quadrant(middle, start, inner, outer) for start in starts)
    joined = placement.join_quadrants(starts).items()
    edges = join(placement.outline_quadrant(middle, start, inner, outer, turn) for start, turn in joined)
    shared = [start for start in starts if (start - placement.QUARTER) % 360 in starts]
    between = spokes(middle, inner, outer, shared)
    return (
        *fill_in(brush.palette, "quadrant", lit, box_of(middle, outer)),
        *ink_in(brush.palette, "link-arc", between, unit),
        *ink_in(brush.palette, "quadrant", edges, unit),
    )


def _draw_dim_lines(brush: _GalaxyCanvas, scene: CardScene, clear: Mapping[int, float]) -> Shapes:
    """Draw the orbits, and the links that are not marked."""
    on, palette, unit = brush.on, brush.palette, brush.unit
    links = _choose_links(on.board, lambda kind, pair: pair not in scene.links[kind])
    orbits = join(circle(palette, "orbit", on.middle, radius, unit) for radius in on.radii)
    return (
        *orbits,
        *ink_in(palette, "link-arc", placement.outline_orbital_links(on, links["orbital"], clear), unit),
        *ink_in(palette, "link", placement.outline_links(on, links["direct"], clear), unit),
        *ink_in(palette, "link-indirect", placement.outline_links(on, links["indirect"], clear), unit),
    )


def _draw_marked_links(brush: _GalaxyCanvas, links: Links, clear: Mapping[int, float]) -> Shapes:
    on, palette, unit = brush.on, brush.palette, brush.unit
    along = placement.outline_orbital_links(on, links["orbital"], clear)
    return (
        *ink_in(palette, "marked", along + placement.outline_links(on, links["direct"], clear), unit),
        *placement.draw_dashed(palette, "marked-indirect", on, links["indirect"], clear, unit),
    )


def _draw_cells(
    brush: _GalaxyCanvas,
    scene: CardScene,
    cells: Iterable[int],
    sizes: Mapping[int, float],
    roles: tuple[str, str],
) -> Shapes:
    """Draw empty cells of one look; `roles` are the paint of their rays and the line around them."""
    cells = tuple(cells)
    discs = join(dot(brush.on.places[cell], sizes[cell]) for cell in cells)
    beams = join(_outline_beams(brush, scene, cell, sizes[cell]) for cell in cells)
    return (
        *fill_in(brush.palette, roles[0], beams),
        *fill_and_line(brush.palette, "cell", roles[1], discs, brush.unit),
    )


def _outline_beams(
    brush: _GalaxyCanvas, scene: CardScene, cell: int, size: float, foot: float = FOOT, tip: float = TIP
) -> Steps:
    """Outline the rays of a shining cell; in black, leave out those that a marked link or orbit would
    touch."""
    on, unit = brush.on, brush.unit
    if not on.board.shining >> cell & 1:
        return ()
    left_out = _list_marked_directions(on, scene, cell) if brush.palette.ink == "black" else ()
    turns = (22.5 + k * 45 for k in range(8))
    clear = (turn for turn in turns if all(abs((turn - at + 180) % 360 - 180) > BESIDE for at in left_out))
    inner, outer = size + foot * unit, size + tip * unit
    return join(rays(on.places[cell], 1, inner, outer, 13, turn) for turn in clear)


def _list_marked_directions(on: placement.LaidBoard, scene: CardScene, cell: int) -> tuple[float, ...]:
    """List the directions of marked lines at a cell."""
    along = any(on.board.orbits[orbit] >> cell & 1 for orbit in scene.orbits)
    sides = (placement.measure_turn(on, cell) + side for side in (-90.0, 90.0) if along)
    return (*placement.list_arrivals(on, scene.links, cell), *sides)


def _draw_body(brush: _GalaxyCanvas, scene: CardScene, cell: int) -> Shapes:
    """Draw a star on its cell: a gold disc if it may be any star, else its own shape and colour."""
    star = scene.stars[cell]
    at, palette, unit = brush.on.places[cell], brush.palette, brush.unit
    if star == ANY:
        size = MARKED * unit
        return (
            *fill_in(palette, "mark-line", _outline_beams(brush, scene, cell, size)),
            *rimmed_disc(palette, "mark", "gem", at, size, unit),
            *fill_in(palette, "gem", curved_star(at, 4, size * 0.86, 0.16)),
        )
    size, radius = SIGNED * unit, STAR * unit
    lettered = radius >= LEAST_LETTERED
    return (
        *fill_in(palette, "mark-line", _outline_beams(brush, scene, cell, size, SIGNED_FOOT, SIGNED_TIP)),
        *rimmed_disc(palette, "cell", "cell-marked", at, size, unit, RIM),
        *palette.figure("sign", box_of(at, radius), set="nebula-stars", of=star, letter=lettered),
    )


USUAL_CHART = 12.0  # mm: half a box in which lines have the widths of their roles
CHART_STAR, CHART_SHINING = 0.135, 0.3  # radii, of half the box
CHART_RAYS, CHART_INNER = 8, 0.46
CHART_RIM = 0.4  # of the width of the links
CHART_DASH, CHART_GAP = 1.9, 1.5  # of that width


def make_chart_figures(board: BitBoard) -> dict[str, Figure]:
    def draw_constellation(box: Box, palette: Palette, *, of: str, fill: str, line: str) -> Shapes:
        _find_named(board.constellations, of, "constellation", "of")
        cells, usual, lit = board.cells_of[of], CHART_STAR, CHART_SHINING
        shares = {cell: lit if board.shining >> cell & 1 else usual for cell in cells}
        sizes = {cell: share * half_side(box) for cell, share in shares.items()}
        on = _fill_box(board, sizes, box)
        return _draw_chart(on, sizes, palette, (fill, line), half_side(box) / USUAL_CHART)

    return {
        "nebula-constellation": make_figure(
            "The chart of one constellation, as large as its box: the sign by which it is known.",
            draw_constellation,
            of=Parameter("text", about="of the constellation, as the board has it"),
            fill=Parameter("paint", "mark", "of its stars"),
            line=Parameter("line", "constellation", "what links them"),
        )
    }


def _fill_box(board: BitBoard, sizes: Mapping[int, float], box: Box) -> placement.LaidBoard:
    """Lay the constellation in the middle of the box, as large as possible."""
    scale = min(_find_scale(board, sizes, 0, box.width), _find_scale(board, sizes, 1, box.height))
    x, y = (_find_middle(board, sizes, axis, scale) for axis in (0, 1))
    middle = Point(centre(box).x - x, centre(box).y - y)
    places = (Point(middle.x + across * scale, middle.y + down * scale) for across, down in board.places)
    return placement.LaidBoard(board, middle, tuple(places), ())


def _find_scale(board: BitBoard, sizes: Mapping[int, float], axis: int, room: float) -> float:
    """Return the largest scale at which the stars fit the box along one side."""
    at = {cell: board.places[cell][axis] for cell in sizes}
    pairs = [(one, other) for one in sizes for other in sizes if at[one] > at[other]]
    return min((room - sizes[one] - sizes[other]) / (at[one] - at[other]) for one, other in pairs)


def _find_middle(board: BitBoard, sizes: Mapping[int, float], axis: int, scale: float) -> float:
    """Return the middle of the drawing along one axis, from the centre of the galaxy."""
    at = {cell: board.places[cell][axis] * scale for cell in sizes}
    return (min(at[cell] - sizes[cell] for cell in at) + max(at[cell] + sizes[cell] for cell in at)) / 2


def _draw_chart(
    on: placement.LaidBoard, sizes: Mapping[int, float], palette: Palette, roles: tuple[str, str], unit: float
) -> Shapes:
    fill, line = roles
    stroke = find_pen(palette, line, unit, None)
    width = stroke.width if stroke else 0.0
    dash = CHART_DASH * width, CHART_GAP * width
    links = _choose_links(on.board, lambda _, pair: set(pair) <= sizes.keys())
    bare = dict.fromkeys(sizes, 0.0)

    def outline_star(cell: int) -> Steps:
        at, size = on.places[cell], sizes[cell]
        return (
            spiked_star(at, CHART_RAYS, size, CHART_INNER) if on.board.shining >> cell & 1 else dot(at, size)
        )

    stars = join(map(outline_star, sizes))
    return (
        *ink_in(palette, line, placement.outline_links(on, links["direct"], bare), unit),
        *placement.draw_dashed(palette, line, on, links["indirect"], bare, unit, dash),
        *fill_and_line(palette, fill, line, stars, unit, CHART_RIM * width),
    )


# Lengths within a ring of 25.6, as on a card.
MOST_BARS, MOST_HOLES = 4, 4
BAR_PITCH, BAR_ROWS = 8.0, 36.0  # from space to space; the room of all bars
# The radii of a space, of a space of the reader's bar, of a black hole.
BAR_SPACE, OWN_SPACE, HOLE_RADIUS = 3.1, 3.4, 2.7
CARD_WIDE, CARD_HIGH, CARD_CORNER = 11.4, 15.4, 1.0  # a public card
CARDS_APART = 3.2  # between two
MARKER_RADIUS, MARKER_AWAY = 2.2, 4.3  # its radius, and how far it is from the middle of a card
MARKER_GEM = 0.72  # of a marker's radius
FIRST, LATER, OPEN = "first", "later", "open"


def draw_bars(box: Box, palette: Palette, *, counts: tuple[str, ...]) -> Shapes:
    """Draw the bars of black holes, the reader's lit, in the middle of the others."""
    if len(counts) > MOST_BARS:
        raise FigureError(f"there are {len(counts)} bars", say_room_for(MOST_BARS), "counts")
    numbers = [_read_number(count) for count in counts]
    unit, middle = half_side(box) / RING, centre(box)
    order = _order_players(len(numbers))
    step = BAR_ROWS / max(3, len(numbers)) * unit
    shapes: Shapes = ()
    for row, player in enumerate(order):
        y = middle.y + (row - (len(order) - 1) / 2) * step
        left = middle.x - BAR_PITCH * unit * (MOST_HOLES / 2)
        places = [Point(left + BAR_PITCH * unit * k, y) for k in range(MOST_HOLES + 1)]
        shapes += _draw_bar(palette, unit, places, numbers[player], lit=player == 0)
    return shapes


def _read_number(count: str) -> int:
    if not (count.isdecimal() and int(count) <= MOST_HOLES):
        raise FigureError(f"'{count[:40]}' black holes", f"a bar shows 0 to {MOST_HOLES}", "counts")
    return int(count)


def _order_players(players: int) -> list[int]:
    others = [*range(1, players)]
    return [*others[: (players - 1) // 2], 0, *others[(players - 1) // 2 :]][:players]


def _draw_bar(palette: Palette, unit: float, places: Sequence[Point], count: int, *, lit: bool) -> Shapes:
    """Draw a marker, then spaces in a row, the first ones with a black hole each."""
    first, *spaces = places
    radius = (OWN_SPACE if lit else BAR_SPACE) * unit
    pairs = pairwise(spaces)
    gaps = join(segment(Point(a.x + radius, a.y), Point(b.x - radius, b.y)) for a, b in pairs)
    holes = [box_of(at, HOLE_RADIUS * unit) for at in spaces[:count]]
    joined = 2 * max(0, count - 1)
    joints, free = gaps[:joined], gaps[joined:]
    return (
        *ink_in(palette, "marked" if lit else "link", joints, unit),
        *ink_in(palette, "link", free, unit),
        *_draw_discs(palette, spaces[count:], BAR_SPACE * unit, "cell-small", unit),
        *_draw_discs(palette, spaces[:count], radius, "cell-marked" if lit else "cell-small", unit),
        *join(palette.figure("sign", hole, set="nebula-stars", of="black-hole") for hole in holes),
        *_draw_marker(palette, first, MARKER_RADIUS * unit, unit, lit=lit),
    )


def _draw_discs(palette: Palette, places: Sequence[Point], radius: float, line: str, unit: float) -> Shapes:
    outline = join(dot(at, radius) for at in places)
    return fill_and_line(palette, "cell", line, outline, unit)


def _draw_marker(palette: Palette, at: Point, radius: float, unit: float, *, lit: bool) -> Shapes:
    """Draw a marker star: gold for the reader's, only an outline for others."""
    fill, rim, inside = ("mark", "gem", "gem") if lit else ("cell", "cell-small", "dim")
    gem = curved_star(at, 4, radius * MARKER_GEM, 0.2)
    return (*rimmed_disc(palette, fill, rim, at, radius, unit), *fill_in(palette, inside, gem))


def draw_tasks(box: Box, palette: Palette, *, marks: tuple[str, ...]) -> Shapes:
    wrong = next((mark for mark in marks if mark not in (FIRST, LATER, OPEN)), None)
    if wrong is not None:
        right = f"it is {FIRST}, {LATER} or {OPEN}"
        raise FigureError(f"'{wrong[:40]}' is no mark", right, "marks")
    if len(marks) > 4:
        raise FigureError(f"there are {len(marks)} tasks", say_room_for(4), "marks")
    unit, middle = half_side(box) / RING, centre(box)
    aside, down = (CARD_WIDE + CARDS_APART) / 2 * unit, (CARD_HIGH + CARDS_APART) / 2 * unit
    places = [Point(middle.x + x * aside, middle.y + y * down) for y in (-1, 1) for x in (-1, 1)]
    return join(_draw_task(palette, unit, at, mark) for at, mark in zip(places, marks, strict=False))


def _draw_task(palette: Palette, unit: float, at: Point, mark: str) -> Shapes:
    """Draw a small public card with markers: first at its head, later at its foot, below another player's."""
    met = mark != OPEN
    line = "cell-marked" if met else "cell"
    wide, high = CARD_WIDE * unit, CARD_HIGH * unit
    card = rounded_steps(Box(at.x - wide / 2, at.y - high / 2, wide, high), CARD_CORNER * unit)
    head, foot = Point(at.x, at.y - MARKER_AWAY * unit), Point(at.x, at.y + MARKER_AWAY * unit)
    own = head if mark == FIRST else foot
    other = _draw_marker(palette, head, MARKER_RADIUS * unit, unit, lit=False) if mark == LATER else ()
    return (
        *fill_and_line(palette, "well", line, card, unit),
        *circle(palette, "link-arc", at, 1.7 * unit, unit),
        *disc(palette, "dim", at, 0.4 * unit),
        *other,
        *(_draw_marker(palette, own, MARKER_RADIUS * unit, unit, lit=True) if met else ()),
    )


TALLY_FIGURES = {
    "nebula-bars": make_figure(
        "The black holes of some players side by side within a graduated ring, the reader's first.",
        draw_bars,
        counts=Parameter("texts", None, f"how many black holes each has, up to {MOST_HOLES}"),
    ),
    "nebula-tasks": make_figure(
        "Public tasks within a graduated ring, some with the reader's marker.",
        draw_tasks,
        marks=Parameter("texts", None, f"of up to four tasks, whether it was met: {FIRST}, {LATER}, {OPEN}"),
    ),
}
