"""What is told of a tile: its colour and time, what its tasks ask for, and what is ruled on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nova_luna.shown import SIGNS
from pnp.models.game import Explained
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.nova_luna.tiles import Task, Tile


def explained_tile(card: Tile, _: object) -> Explained:
    values = (
        Reason("colour-name", {"colour": SIGNS[card.colour]}),
        Reason("explain-time", {"n": card.time}),
        Reason("explain-code", {"code": card.code}),
    )
    if not card.tasks:
        return Explained(values, text=(Reason("explain-no-task"),))
    return Explained(values, ("task",), tuple(map(_asked, card.tasks)))


def _asked(task: Task) -> Reason:
    tiles = tuple(Reason("count-tile", {"n": n, "colour": SIGNS[colour]}) for colour, n in task)
    return Reason("explain-task", {"tiles": tiles})
