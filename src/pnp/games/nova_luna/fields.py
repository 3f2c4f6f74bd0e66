"""Fields of tiles and of players' positions for layouts, and explanations of tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pnp.errors import UsageError, count_things, group_digits, phrase
from pnp.games.nova_luna.cards import COLOURS, Task, Tile
from pnp.games.nova_luna.position import Mosaic, Position
from pnp.games.nova_luna.scoring import find_met_tasks
from pnp.models.game import Explained
from pnp.scoring import Reason, Result

SIGNS = {"R": "red", "B": "blue", "T": "teal", "Y": "yellow"}


def tile_fields(card: Tile, _: Any) -> dict[str, Any]:
    return {
        "colour": SIGNS[card.colour],
        "time": card.time,
        "tasks": tuple(spell_task(task) for task in card.tasks),
        "tile": card.code,
    }


def spell_task(task: Task) -> str:
    """Write a letter for each tile that a task asks for, one colour after the other, as drawn."""
    asked = dict(task)
    return "".join(colour * asked.get(colour, 0) for colour in COLOURS)


def explain_tile(card: Tile, _: object) -> Explained:
    values = (
        Reason("colour-name", {"colour": SIGNS[card.colour]}),
        Reason("explain-time", {"n": card.time}),
        Reason("explain-code", {"code": card.code}),
    )
    if not card.tasks:
        return Explained(values, text=(Reason("explain-no-task"),))
    return Explained(values, ("task",), tuple(map(_explain_task, card.tasks)))


def _explain_task(task: Task) -> Reason:
    tiles = tuple(Reason("count-tile", {"n": n, "colour": SIGNS[colour]}) for colour, n in task)
    return Reason("explain-task", {"tiles": tiles})


MOST_SHOWN = 500  # tiles of a mosaic, or tokens on it, that a picture can show


def position_fields(position: Position, _: Result) -> Sequence[Mapping[str, Any]]:
    """Return each player's tiles and the tasks that they meet; in a solo game, those of phase 1 too."""
    for player in position.players:
        _check_size(player.name, player.mosaic or {})
        _check_size(player.name, player.phase1 or {})
    return [
        {
            "alone": position.solo,
            "tiles": _write_tiles(player.mosaic),
            "met": _write_met_tasks(player.mosaic),
            "first-tiles": _write_tiles(player.phase1),
            "first-met": _write_met_tasks(player.phase1),
        }
        for player in position.players
    ]


def _check_size(name: str, mosaic: Mosaic) -> None:
    met = len([*find_met_tasks(mosaic)])
    if max(len(mosaic), met) > MOST_SHOWN:
        tiles, tasks = count_things(len(mosaic), "tile"), phrase("n-tasks-met", n=group_digits(met))
        many = tiles if len(mosaic) > MOST_SHOWN else tasks
        wrong = phrase("the-mosaic-of-name-has-many", name=name, many=many)
        raise UsageError(wrong, phrase("a-picture-shows-most-at-most-pnp-score-any-number", most=MOST_SHOWN))


def _write_tiles(mosaic: Mosaic | None) -> tuple[str, ...]:
    """Write each tile by place, code and id: rows and columns count from 1, as in explanations."""
    lying = sorted((mosaic or {}).items())
    tiles = ((place, f"{tile.code} {tile.id or ''}".strip()) for place, tile in lying)
    return tuple(f"{row + 1},{column + 1} {tile}" for (row, column), tile in tiles)


def _write_met_tasks(mosaic: Mosaic | None) -> tuple[str, ...]:
    return tuple(f"{row + 1},{column + 1}:{task + 1}" for row, column, task in find_met_tasks(mosaic or {}))
