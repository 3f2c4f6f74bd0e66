"""What a picture shows of a task that is met: the tiles that count for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nova_luna.chains import chains, neighbours

if TYPE_CHECKING:
    from pnp.games.nova_luna.chains import Place
    from pnp.games.nova_luna.position import Mosaic
    from pnp.games.nova_luna.tiles import Task


def serving(place: Place, task: Task, mosaic: Mosaic) -> frozenset[Place]:
    """The tiles that count for a task: all of its colours in the chains that touch its tile, but for that."""
    linked, colours = chains(mosaic), dict(task)
    beside = (each for each in neighbours(place) if each in mosaic and mosaic[each].colour in colours)
    return frozenset().union(*(linked[each] for each in beside)) - {place}
