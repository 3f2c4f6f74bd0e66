"""A mosaic in characters: a box for each tile, with its colour, time and id, and its tasks, ticked if met."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from pnp.errors import Location
from pnp.games.nova_luna.cards import ALPHABETS, COLOURS, Task, Tile
from pnp.games.nova_luna.fields import spell_task
from pnp.games.nova_luna.position import Mosaic, PlayerState, Position
from pnp.games.nova_luna.scoring import LINES, SOLO_LINES, Place, find_face, find_met_tasks
from pnp.models.game import Chars, Colour, Row, Sketch
from pnp.models.score_sheets.keys import strip_marks
from pnp.scoring import Reason, Result

WIDTH: Final = 8  # characters within a box: as many as `[x] BBBB` has
ACROSS: Final = 8  # boxes beside each other; a wider mosaic is drawn in parts
MET, OPEN, FIRST = "[x]", "[ ]", "[*]"
_COLOURS: Final[dict[str, Colour]] = {"R": "red", "B": "blue", "T": "teal", "Y": "yellow"}
_EDGE: Final = 6  # characters before the boxes: the number of a row has five at most

PlacedTasks: TypeAlias = "frozenset[tuple[Place, Task]]"


class MosaicView(Struct, frozen=True):
    """A mosaic with its met tasks, the letters of colours by the English ones, and in a solo game the tiles
    and met tasks of phase 1."""

    mosaic: Mosaic
    met: PlacedTasks
    letters: Mapping[str, str]
    first: frozenset[Place] = frozenset()
    first_met: PlacedTasks = frozenset()


def draw_position(position: Position, result: Result, place: Location) -> Sketch:
    """Draw a player's mosaic with its score, or one row; after the last row, the whole mosaic. Warnings come
    with it, where they are easiest to mend."""
    own = strip_marks(ALPHABETS[position.language])
    letters = dict(zip(COLOURS, own, strict=True))
    match place:
        case ("players", int(number)):
            last = _view_final_mosaic(position.players[number], letters)
            return _draw_mosaic(last, result, number, LINES + SOLO_LINES)
        case ("players", int(number), "phase1", int(row)):
            mosaic = position.players[number].phase1 or {}
            first = MosaicView(mosaic, _find_met_tasks(mosaic), letters)
            return _draw_row(first, row, result) or _draw_mosaic(first, result, number, SOLO_LINES[:2])
        case ("players", int(number), "mosaic", int(row)):
            last = _view_final_mosaic(position.players[number], letters)
            return _draw_row(last, row, result) or _draw_mosaic(last, result, number, LINES + SOLO_LINES)
    return ()


def _view_final_mosaic(player: PlayerState, letters: Mapping[str, str]) -> MosaicView:
    mosaic, before = player.mosaic or {}, player.phase1 or {}
    faces = {place: find_face(tile) for place, tile in mosaic.items()}
    kept = frozenset(place for place, tile in before.items() if faces.get(place) == find_face(tile))
    return MosaicView(mosaic, _find_met_tasks(mosaic), letters, kept, _find_met_tasks(before))


def _find_met_tasks(mosaic: Mosaic) -> PlacedTasks:
    met = find_met_tasks(mosaic)
    return frozenset(((row, column), mosaic[row, column].tasks[number]) for row, column, number in met)


def _draw_row(view: MosaicView, row: int, result: Result) -> Sketch:
    """Draw one row, from the first column on, as it is being entered; nothing after the last row."""
    tiles = {place: tile for place, tile in view.mosaic.items() if place[0] == row}
    return *_draw_parts(view, tiles, 0), *_warn_of_repeated_tiles(tiles, result)


def _draw_mosaic(view: MosaicView, result: Result, number: int, lines: Collection[str]) -> Sketch:
    left = min((column for _, column in view.mosaic), default=0)
    return *_draw_parts(view, view.mosaic, left), *_list_reasons(view, result, number, lines)


def _list_reasons(view: MosaicView, result: Result, number: int, lines: Collection[str]) -> Iterator[Reason]:
    if view.first:
        yield Reason("sketched-phase-1")
    player = result.players[number]
    for line in player.lines:
        if line.origin == "derived" and line.id in lines:
            yield from line.reasons
    yield from _warn_of_repeated_tiles(view.mosaic, result)
    for caution in result.warnings:
        if caution.player == player.name:
            yield Reason(f"warning-{caution.code}", caution.arguments)


def _warn_of_repeated_tiles(tiles: Mosaic, result: Result) -> Iterator[Reason]:
    """Warn of tiles entered more often than they exist."""
    cautions = (caution for caution in result.warnings if caution.code == "same-tile")
    often = [id for caution in cautions for id in caution.arguments["tiles"]]  # type: ignore[union-attr] # ids
    here = tuple(id for id in often if id in {tile.id for tile in tiles.values()})
    if here:
        yield Reason("warning-same-tile", {"tiles": here})


def _draw_parts(view: MosaicView, tiles: Mosaic, left: int) -> Iterator[Row]:
    """Draw boxes from a column on; a mosaic too wide for a terminal is drawn in parts, one below the
    other."""
    while tiles:
        part = {place: tile for place, tile in tiles.items() if place[1] < left + ACROSS}
        tiles = {place: tile for place, tile in tiles.items() if place not in part}
        if part:
            yield from _draw_part(view, part, range(left, max(column for _, column in part) + 1))
        left = min((column for _, column in tiles), default=0)


def _draw_part(view: MosaicView, tiles: Mosaic, columns: range) -> Iterator[Row]:
    head = "".join(f"{column + 1:^{WIDTH + 1}}" for column in columns)
    yield (Chars(" " * _EDGE + " " + head.rstrip(), "faint"),)
    rows = sorted({row for row, _ in tiles})
    for row in rows:
        if row - 1 not in rows:
            if row != rows[0]:
                yield ()
            yield _draw_border(tiles, row - 1, columns)
        yield from _draw_boxes(view, tiles, row, columns)
        yield _draw_border(tiles, row, columns)


def _draw_border(tiles: Collection[Place], above: int, columns: range) -> Row:
    """Draw the border below a row and above the next, only around tiles, to show gaps."""
    across = range(columns.start - 1, columns.stop + 1)
    around = [{row for row in (above, above + 1) if (row, column) in tiles} for column in across]
    corners = ["+" if before or after else " " for before, after in pairwise(around)]
    sides = ["-" * WIDTH if each else " " * WIDTH for each in around[1:-1]]
    line = "".join(corner + side for corner, side in zip(corners, [*sides, ""], strict=True))
    return (Chars(" " * _EDGE + line.rstrip(), "faint"),)


def _draw_boxes(view: MosaicView, tiles: Mosaic, row: int, columns: range) -> Iterator[Row]:
    """Draw the lines of a row: as many as its tile with the most tasks needs."""
    high = 1 + max(len(tile.tasks) for place, tile in tiles.items() if place[0] == row)
    for line in range(high):
        runs = [Chars(f"{row + 1 if line == 0 else '':>{_EDGE - 1}} ", "faint")]
        for column in columns:
            place = row, column
            runs.append(Chars("|" if {place, (row, column - 1)} & tiles.keys() else " ", "faint"))
            runs += _draw_line(view, place, line) if place in tiles else (Chars(" " * WIDTH),)
        yield *runs, Chars("|" if (row, columns[-1]) in tiles else " ", "faint")


def _draw_line(view: MosaicView, place: Place, line: int) -> Row:
    """Draw a line of a box: its colour and time, or one of its tasks."""
    tile = view.mosaic[place]
    if line == 0:
        return _draw_title(tile, view, place)
    if line > len(tile.tasks):
        return (Chars(" " * WIDTH),)
    task = tile.tasks[line - 1]
    letters = spell_task(task)
    met = (place, task) in view.met
    mark = OPEN if not met else FIRST if (place, task) in view.first_met else MET
    asked = (Chars(view.letters[letter], _COLOURS[letter], strong=met) for letter in letters)
    return Chars(f"{mark} ", "" if met else "faint", strong=met), *asked, Chars(" " * (4 - len(letters)))


def _draw_title(tile: Tile, view: MosaicView, place: Place) -> Row:
    """Draw `R4` and the id; a tile of phase 1 bears an asterisk."""
    sign = f"{view.letters[tile.colour]}{tile.time}{'*' if place in view.first else ''}"
    room, colour, id = WIDTH - len(sign) - 1, _COLOURS[tile.colour], tile.id or ""
    shown = id if len(id) <= room else f"{id[: room - 1]}~"
    return Chars(sign, colour, strong=True), Chars(f" {shown:>{room}}", colour)
