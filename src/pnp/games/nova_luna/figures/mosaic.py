"""A mosaic with tokens on the tasks that it meets; and for each of them, the tiles that meet it."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import joined
from pnp.games.nova_luna.figures.tile import named, signed, tile_shapes
from pnp.games.nova_luna.figures.tones import coloured
from pnp.games.nova_luna.serving import serving
from pnp.games.nova_luna.shown import SIGNS
from pnp.games.nova_luna.tiles import no_code, tile
from pnp.geometry import Box, Point, centre
from pnp.outlines import box_steps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.games.nova_luna.chains import Place
    from pnp.games.nova_luna.tiles import Tile
    from pnp.scene import Shape

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


class Laid(Struct, frozen=True):
    """The tiles by their places, and the rows and columns that they take."""

    tiles: Mapping[Place, Tile]
    top: int
    left: int
    rows: int
    columns: int


def figures(_: object) -> dict[str, Figure]:
    return {
        "nova-luna-mosaic": figure(
            "A mosaic, its tiles as large as there is room, with tokens on the tasks that are met.",
            mosaic,
            tiles=_TILES,
            met=_MET,
            player=Parameter("text", "alpha", "whose it is"),
        ),
        "nova-luna-met": figure(
            "For each task that is met a small picture of the mosaic: its tile, and the tiles that meet it.",
            met_shapes,
            tiles=_TILES,
            met=_MET,
        ),
    }


def laid(tiles: tuple[str, ...]) -> Laid:
    found = dict(map(_tile, tiles))
    rows, columns = ([place[axis] for place in found] or [1] for axis in (0, 1))
    span = (max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)
    return Laid(found, min(rows), min(columns), *span)


def _place(read: re.Match[str]) -> Place:
    return int(read[1]), int(read[2])


def _tile(text: str) -> tuple[Place, Tile]:
    read = _TILE.fullmatch(text)
    found = tile(read[3], read[4]) if read else None
    if read is None or found is None:
        raise FigureError(*no_code(text), "tiles")
    return _place(read), found


def _task(text: str, on: Laid) -> tuple[Place, int]:
    """The place of a task's tile, and its number from 0."""
    read = _TASK.fullmatch(text)
    place = _place(read) if read else (0, 0)
    if read is None or place not in on.tiles or int(read[3]) > len(on.tiles[place].tasks):
        wrong = f"'{text[:40]}' is no task"
        raise FigureError(wrong, "write row, column, a colon and its number", "met")
    return place, int(read[3]) - 1


def _field(box: Box, on: Laid) -> Box:
    """The largest field of square places in the middle of a box."""
    side = min(MOST, box.width / on.columns, box.height / on.rows)
    middle, width, height = centre(box), side * on.columns, side * on.rows
    return Box(middle.x - width / 2, middle.y - height / 2, width, height)


def _at(field: Box, on: Laid, place: Place, air: float = 0.0) -> Box:
    side = field.width / on.columns
    x, y = field.x + (place[1] - on.left) * side, field.y + (place[0] - on.top) * side
    return Box(x + air * side, y + air * side, side * (1 - 2 * air), side * (1 - 2 * air))


def mosaic(
    box: Box, palette: Palette, *, tiles: tuple[str, ...], met: tuple[str, ...], player: str
) -> tuple[Shape, ...]:
    on = laid(tiles)
    inner = Box(box.x + MARGIN, box.y + MARGIN, box.width - 2 * MARGIN, box.height - 2 * MARGIN)
    field = _field(inner, on)
    tasks = [_task(text, on) for text in met]
    covered = {place: [number for at, number in tasks if at == place] for place in on.tiles}
    return (
        *_numbers(field, palette, on),
        *(
            shape
            for place, each in on.tiles.items()
            for where in (_at(field, on, place, AIR),)
            for shape in (
                *tile_shapes(where, palette, each, covered[place], player),
                *named(where, palette, each.id or ""),
            )
        ),
    )


def _numbers(field: Box, palette: Palette, on: Laid) -> tuple[Shape, ...]:
    """Of rows on the left and of columns above, as explanations name them."""
    side, out = field.width / on.columns, MARGIN * 0.55
    if side < LEAST_NUMBER or not on.tiles:
        return ()
    rows = [(on.top + k, Point(field.x - out, field.y + (k + 0.5) * side)) for k in range(on.rows)]
    columns = [(on.left + k, Point(field.x + (k + 0.5) * side, field.y - out)) for k in range(on.columns)]
    size = min(NUMBER, side * 1.6)
    return tuple(
        shape for number, at in (*rows, *columns) for shape in written(palette, str(number), at, size, "line")
    )


def met_shapes(
    box: Box, palette: Palette, *, tiles: tuple[str, ...], met: tuple[str, ...]
) -> tuple[Shape, ...]:
    on = laid(tiles)
    return tuple(
        shape
        for text, picture in zip(met, _pictures(box, on, len(met)), strict=True)
        for shape in _met(picture, palette, on, text)
    )


def _pictures(box: Box, on: Laid, count: int) -> list[Box]:
    """Boxes of one size for so many pictures, in rows, as large as the box allows."""
    if not count:
        return []
    tries = ((_scale(box, on, columns, count), columns) for columns in range(1, count + 1))
    side, columns = max(tries)
    width, height = side * on.columns * (1 + GAP), side * on.rows * (1 + GAP) + NAME
    return [
        Box(box.x + k % columns * width, box.y + k // columns * height, side * on.columns, side * on.rows)
        for k in range(count)
    ]


def _scale(box: Box, on: Laid, columns: int, count: int) -> float:
    """The side of a place where pictures stand in so many columns."""
    rows = math.ceil(count / columns)
    high = (box.height / rows - NAME) / on.rows / (1 + GAP)
    return min(MOST / 6, box.width / columns / on.columns / (1 + GAP), high)


def _met(box: Box, palette: Palette, on: Laid, text: str) -> tuple[Shape, ...]:
    """Places of all tiles faint, signs on those that count, and a mark about the tile with the task."""
    place, number = _task(text, on)
    counted = serving(place, on.tiles[place].tasks[number], on.tiles)
    places = {each: _at(box, on, each, 0.04) for each in on.tiles}
    faint = joined(box_steps(where) for each, where in places.items() if each not in counted)
    below = Point(centre(box).x, box.y + box.height + NAME * 0.5)
    return (
        *inked(palette, "lattice", faint),
        *(shape for each in sorted(counted) for shape in _counted(places[each], palette, on.tiles[each])),
        *_asking(places[place], palette, on.tiles[place]),
        *written(palette, text, below, LABEL, face="SourceSans3-SemiBold"),
    )


def _counted(box: Box, palette: Palette, each: Tile) -> tuple[Shape, ...]:
    """Its sign on a place with an edge, or the place in its colour, where a sign would be too small."""
    sign = signed(box, palette, each, 0.4)
    plain = () if sign else coloured(palette, SIGNS[each.colour], box_steps(box), box, 0.5)
    return (*plain, *inked(palette, "hairline", box_steps(box)), *sign)


def _asking(box: Box, palette: Palette, each: Tile) -> tuple[Shape, ...]:
    """The tile with the task: its own sign, small, in a ring of gold."""
    middle, radius = centre(box), box.width / 2
    return (
        *filled(palette, "cell", box_steps(box)),
        *inked(palette, "marked", box_steps(box), 1.0, 0.4),
        *disc(palette, "well", middle, radius * 0.86),
        *circle(palette, "marked", middle, radius * 0.86, 1.0, 0.3),
        *signed(box, palette, each, 0.26),
    )
