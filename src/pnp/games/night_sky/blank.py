"""The empty score sheet of Night Sky: a start card and six rounds a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.night_sky.scoring import LINES
from pnp.models.gaps import Gap, by_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.game import Supplies


def blank(tree: Any, supplies: Supplies) -> Iterator[Gap]:
    yield Gap(place=("unfinished",), words="sheet-unfinished", says="true", idle=True)
    for seat, _player in enumerate(tree["players"]):
        yield Gap(place=("players", seat, "start"), words="sheet-start")
        rounds = [{"card": None, "lines": None} for _ in supplies.board.windows]
        yield Gap(place=("players", seat, "rounds"), words="sheet-rounds", says=rounds)
        yield from by_hand(seat, LINES)
