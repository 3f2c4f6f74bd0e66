"""The empty score sheet of Nova Luna: a mosaic a player, and in a game alone that of the first phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nova_luna.position import TOKENS
from pnp.games.nova_luna.scoring import SOLO_LINES
from pnp.models.gaps import Gap, by_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.game import Supplies


def blank(tree: Any, _: Supplies) -> Iterator[Gap]:
    seats = range(len(tree["players"]))
    for seat in seats:
        at = ("players", seat)
        if len(seats) == 1:
            yield Gap(place=(*at, "phase1"), words="sheet-phase1", drawn=True)
            yield Gap(place=(*at, "mosaic"), words="sheet-mosaic-alone", drawn=True)
            yield from by_hand(seat, SOLO_LINES)
        else:
            yield Gap(place=(*at, "tokens"), words="sheet-tokens", says=str(TOKENS))
            yield Gap(place=(*at, "mosaic"), words="sheet-mosaic", drawn=True)
            left = {"tokens-left": "3"}
            yield Gap(place=(*at, "by_hand"), words="sheet-left", says=left, idle=True)
            yield Gap(place=(*at, "track"), words="sheet-track", says=["17", "2"], idle=True)
