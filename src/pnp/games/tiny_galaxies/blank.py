"""The empty score sheet of Tiny Galaxies: an empire a player, and in a game alone the rogue galaxy's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.tiny_galaxies.scoring import LINES, SOLO_LINES
from pnp.models.gaps import Gap, by_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.game import Supplies


def blank(tree: Any, _: Supplies) -> Iterator[Gap]:
    seats = range(len(tree["players"]))
    if len(seats) == 1:
        yield from _of_rogue()
    for seat in seats:
        yield from _of_player(("players", seat), alone=len(seats) == 1)
        yield from by_hand(seat, SOLO_LINES if len(seats) == 1 else LINES)


def _of_rogue() -> Iterator[Gap]:
    yield Gap(place=("rogue",), words="sheet-rogue", says={})
    yield Gap(place=("rogue", "level"), words="sheet-rogue-level")
    yield Gap(place=("rogue", "empire"), words="sheet-rogue-empire")
    yield Gap(place=("rogue", "planets"), words="sheet-planets", says=[])
    yield Gap(place=("ended_by",), words="sheet-ended-by", says="player", idle=True)


def _of_player(at: tuple[str, int], *, alone: bool) -> Iterator[Gap]:
    yield Gap(place=(*at, "empire"), words="sheet-empire")
    yield Gap(place=(*at, "planets"), words="sheet-planets", says=[])
    yield Gap(place=(*at, "energy"), words="sheet-left")
    yield Gap(place=(*at, "culture"))
    if not alone:
        yield Gap(place=(*at, "mission"), words="sheet-mission")
        ships = {"home": "2", "landed": "1", "orbit": "1"}
        yield Gap(place=(*at, "ships"), words="sheet-ships", says=ships, idle=True)
        yield Gap(place=(*at, "ended_game"), words="sheet-ended-game", says="true", idle=True)
