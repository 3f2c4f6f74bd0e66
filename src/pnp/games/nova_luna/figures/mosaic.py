"""A mosaic with tokens on the tasks that it meets; and for each of them, the tiles that meet it."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

from msgspec import Struct

from pnp.figures.curves import join
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import circle, disc, fill_in, ink_in, write
from pnp.games.nova_luna.cards import Task, Tile, describe_wrong_code, read_tile
from pnp.games.nova_luna.fields import SIGNS
from pnp.games.nova_luna.figures.tile import draw_id, draw_sign, draw_tile, fill_coloured
from pnp.games.nova_luna.position import Mosaic
from pnp.games.nova_luna.scoring import Place, find_chains, list_neighbours
from pnp.geometry import Box, Point, centre
from pnp.paths import box_steps


def find_serving_tiles(place: Place, task: Task, mosaic: Mosaic) -> frozenset[Place]:
    """The tiles that count for a task: all of its colours in the chains that touch its tile, but for that."""
    linked, colours = find_chains(mosaic), dict(task)
    beside = (each for each in list_neighbours(place) if each in mosaic and mosaic[each].colour in colours)
    return frozenset().union(*(linked[each] for each in beside)) - {place}


_PLACE = r"(\d+),(\d+)"
_TILE = re.compile(rf"{_PLACE} (\S+)(?: (\S+))?")
_TASK = re.compile(rf"{_PLACE}:([1-3])")
AIR = 0.006  # between tiles, of their side
MARGIN, NUMBER = 6.0, 9.0  # mm beside the mosaic for the numbers of rows and columns, and their size in pt
LEAST_NUMBER = 2.6  # mm: a smaller tile's row has none
GAP, NAME, LABEL = 0.14, 4.2, 8.0  # between pictures, of their side; mm below each for its name, in pt
MOST = 50.0  # mm
_TILES = Parameter("texts", None, "each by its row and column from 1, its code and its id: '2,3 R4:BB N01'")
_MET = Parameter("texts", None, "each by the place of its tile and its number: '2,3:1'")


class PlacedMosaic(Struct, frozen=True):
    """The tiles by their places, and the rows and columns that they take."""

    tiles: Mapping[Place, Tile]
    top: int
    left: int
    rows: int
    columns: int


def place_tiles(tiles: tuple[str, ...]) -> PlacedMosaic:
    found = dict(map(_read_tile, tiles))
    rows, columns = ([place[axis] for place in found] or [1] for axis in (0, 1))
    span = (max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)
    return PlacedMosaic(found, min(rows), min(columns), *span)


def _read_place(read: re.Match[str]) -> Place:
    return int(read[1]), int(read[2])


def _read_tile(text: str) -> tuple[Place, Tile]:
    read = _TILE.fullmatch(text)
    found = read_tile(read[3], read[4]) if read else None
    if read is None or found is None:
        raise FigureError(*describe_wrong_code(text), "tiles")
    return _read_place(read), found


def _read_task(text: str, on: PlacedMosaic) -> tuple[Place, int]:
    """The place of a task's tile, and its number from 0."""
    read = _TASK.fullmatch(text)
    place = _read_place(read) if read else (0, 0)
    if read is None or place not in on.tiles or int(read[3]) > len(on.tiles[place].tasks):
        raise FigureError(f"'{text[:40]}' is no task", "write row, column, a colon and its number", "met")
    return place, int(read[3]) - 1


def _fit_field(box: Box, on: PlacedMosaic) -> Box:
    """The largest field of square places in the middle of a box."""
    side = min(MOST, box.width / on.columns, box.height / on.rows)
    middle, width, height = centre(box), side * on.columns, side * on.rows
    return Box(middle.x - width / 2, middle.y - height / 2, width, height)


def _place_box(field: Box, on: PlacedMosaic, place: Place, air: float = 0.0) -> Box:
    side = field.width / on.columns
    x, y = field.x + (place[1] - on.left) * side, field.y + (place[0] - on.top) * side
    return Box(x + air * side, y + air * side, side * (1 - 2 * air), side * (1 - 2 * air))


def draw_mosaic(
    box: Box, palette: Palette, *, tiles: tuple[str, ...], met: tuple[str, ...], player: str
) -> Shapes:
    on = place_tiles(tiles)
    inner = Box(box.x + MARGIN, box.y + MARGIN, box.width - 2 * MARGIN, box.height - 2 * MARGIN)
    field = _fit_field(inner, on)
    tasks = [_read_task(text, on) for text in met]
    covered = {place: [number for at, number in tasks if at == place] for place in on.tiles}
    return (
        *_draw_numbers(field, palette, on),
        *join(
            (
                *draw_tile(where, palette, each, covered[place], player),
                *draw_id(where, palette, each.id or ""),
            )
            for place, each in on.tiles.items()
            for where in (_place_box(field, on, place, AIR),)
        ),
    )


def _draw_numbers(field: Box, palette: Palette, on: PlacedMosaic) -> Shapes:
    """Of rows on the left and of columns above, as explanations name them."""
    side, out = field.width / on.columns, MARGIN * 0.55
    if side < LEAST_NUMBER or not on.tiles:
        return ()
    rows = [(on.top + k, Point(field.x - out, field.y + (k + 0.5) * side)) for k in range(on.rows)]
    columns = [(on.left + k, Point(field.x + (k + 0.5) * side, field.y - out)) for k in range(on.columns)]
    size = min(NUMBER, side * 1.6)
    return join(write(palette, str(number), at, size, "line") for number, at in (*rows, *columns))


def draw_met_tasks(box: Box, palette: Palette, *, tiles: tuple[str, ...], met: tuple[str, ...]) -> Shapes:
    on = place_tiles(tiles)
    pictures = zip(_place_pictures(box, on, len(met)), met, strict=True)
    return join(_draw_met_task(picture, palette, on, text) for picture, text in pictures)


def _place_pictures(box: Box, on: PlacedMosaic, count: int) -> list[Box]:
    """Boxes of one size for so many pictures, in rows, as large as the box allows."""
    if not count:
        return []
    tries = ((_fit_scale(box, on, columns, count), columns) for columns in range(1, count + 1))
    side, columns = max(tries)
    width, height = side * on.columns * (1 + GAP), side * on.rows * (1 + GAP) + NAME
    places = ((box.x + k % columns * width, box.y + k // columns * height) for k in range(count))
    return [Box(x, y, side * on.columns, side * on.rows) for x, y in places]


def _fit_scale(box: Box, on: PlacedMosaic, columns: int, count: int) -> float:
    """The side of a place where pictures stand in so many columns."""
    rows = math.ceil(count / columns)
    high = (box.height / rows - NAME) / on.rows / (1 + GAP)
    return min(MOST / 6, box.width / columns / on.columns / (1 + GAP), high)


def _draw_met_task(box: Box, palette: Palette, on: PlacedMosaic, text: str) -> Shapes:
    """Places of all tiles faint, signs on those that count, and a mark about the tile with the task."""
    place, number = _read_task(text, on)
    counted = find_serving_tiles(place, on.tiles[place].tasks[number], on.tiles)
    places = {each: _place_box(box, on, each, 0.04) for each in on.tiles}
    faint = join(box_steps(where) for each, where in places.items() if each not in counted)
    below = Point(centre(box).x, box.y + box.height + NAME * 0.5)
    return (
        *ink_in(palette, "lattice", faint),
        *join(_draw_counted_tile(places[each], palette, on.tiles[each]) for each in sorted(counted)),
        *_draw_asking_tile(places[place], palette, on.tiles[place]),
        *write(palette, text, below, LABEL, face="SourceSans3-SemiBold"),
    )


def _draw_counted_tile(box: Box, palette: Palette, each: Tile) -> Shapes:
    """Its sign on a place with an edge, or the place in its colour, where a sign would be too small."""
    sign = draw_sign(box, palette, each, 0.4)
    plain = () if sign else fill_coloured(palette, SIGNS[each.colour], box_steps(box), box, 0.5)
    return (*plain, *ink_in(palette, "hairline", box_steps(box)), *sign)


def _draw_asking_tile(box: Box, palette: Palette, each: Tile) -> Shapes:
    """The tile with the task: its own sign, small, in a ring of gold."""
    middle, radius = centre(box), box.width / 2
    return (
        *fill_in(palette, "cell", box_steps(box)),
        *ink_in(palette, "marked", box_steps(box), 1.0, 0.4),
        *disc(palette, "well", middle, radius * 0.86),
        *circle(palette, "marked", middle, radius * 0.86, 1.0, 0.3),
        *draw_sign(box, palette, each, 0.26),
    )


MOSAIC_FIGURES = {
    "nova-luna-mosaic": make_figure(
        "A mosaic, its tiles as large as there is room, with tokens on the tasks that are met.",
        draw_mosaic,
        tiles=_TILES,
        met=_MET,
        player=Parameter("text", "alpha", "whose it is"),
    ),
    "nova-luna-met": make_figure(
        "For each task that is met a small picture of the mosaic: its tile, and the tiles that meet it.",
        draw_met_tasks,
        tiles=_TILES,
        met=_MET,
    ),
}
