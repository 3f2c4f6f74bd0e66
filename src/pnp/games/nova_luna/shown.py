"""What a tile of Nova Luna tells a layout: its colour, its time, its code, and what its tasks ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nova_luna.tiles import COLOURS

if TYPE_CHECKING:
    from pnp.games.nova_luna.tiles import Task, Tile

SIGNS = {"R": "red", "B": "blue", "T": "teal", "Y": "yellow"}


def shown_tile(card: Tile, _: Any) -> dict[str, Any]:
    return {
        "colour": SIGNS[card.colour],
        "time": card.time,
        "tasks": tuple(dots(task) for task in card.tasks),
        "tile": card.code,
    }


def dots(task: Task) -> str:
    """A letter for each tile that a task asks for, those of one colour side by side, as they are drawn."""
    asked = dict(task)
    return "".join(colour * asked.get(colour, 0) for colour in COLOURS)
