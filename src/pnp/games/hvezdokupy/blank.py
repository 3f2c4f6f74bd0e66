"""The empty score sheet of Hvězdokupy: the board without a star, and a card a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.scoring import LINES
from pnp.games.hvezdokupy.shapes import SIDE
from pnp.models.gaps import Gap, by_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.game import Supplies


def blank(tree: Any, _: Supplies) -> Iterator[Gap]:
    yield Gap(place=("board",), words="sheet-board", says=f"{'.' * SIDE}\n" * SIDE)
    for seat, _player in enumerate(tree["players"]):
        yield Gap(place=("players", seat, "card"), words="sheet-card")
        yield Gap(place=("players", seat, "pattern"), words="sheet-pattern", says=".*.\n***\n", idle=True)
        yield from by_hand(seat, LINES)
