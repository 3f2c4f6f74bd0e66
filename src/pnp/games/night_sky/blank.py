"""The empty score sheet of Night Sky: a start card and six rounds a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp.games.night_sky.scoring import LINES
from pnp.models.gaps import Gap, by_hand

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.models.game import Supplies

COUNTED: Final = {"counts": {"top": "2", "bottom": "3", "links": "3", "drawn": "6"}}
PUBLISHED: Final = {"card": {"size": "6", "kind": "giant", "value": "2"}, **COUNTED}


def blank(tree: Any, supplies: Supplies) -> Iterator[Gap]:
    for seat, _player in enumerate(tree["players"]):
        yield Gap(place=("players", seat, "start"), words="sheet-start")
        rounds = [{"card": None, "lines": None} for _ in supplies.board.windows]
        yield Gap(place=("players", seat, "rounds"), words="sheet-rounds", says=rounds)
        if seat == 0:
            yield from _other_ways(len(rounds))
        yield from by_hand(seat, LINES)


def _other_ways(rounds: int) -> Iterator[Gap]:
    """What may stand in place of a round, which the first player is shown behind the last of them."""
    others: Mapping[str, Mapping[str, Any]] = {
        "stars": {"card": "C503", "stars": "B11 B21"},
        "counted": {"card": "C702", **COUNTED},
        "published": PUBLISHED,
    }
    for index, (way, says) in enumerate(others.items(), rounds):
        place = ("players", 0, "rounds", index)
        yield Gap(place=place, words=f"sheet-round-{way}", says=says, idle=True)
    counts = {"sun": "4", "ecliptic": "4", "rim": "4"}
    yield Gap(place=("players", 0, "counts"), words="sheet-counts", says=counts, idle=True)
