"""The empty score sheet of Nebula: cards, counters, and a galaxy without stars a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp.games.nebula.galaxies import EMPTY
from pnp.games.nebula.rules_of_boards import CORE
from pnp.games.nebula.scoring import BASIC, FULL
from pnp.games.nebula.table import SECTORS
from pnp.models.gaps import Gap, by_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.games.nebula.board import Board
    from pnp.models.game import Supplies

COUNTERS: Final = ("colours", "constellations", "advanced")


def blank(tree: Any, supplies: Supplies) -> Iterator[Gap]:
    yield Gap(place=("version",), words="sheet-version", says=tree["version"])
    yield Gap(place=("public",), words="sheet-public", says=[])
    if tree["version"] == "full":
        yield Gap(place=("advanced",), words="sheet-advanced", says=dict.fromkeys(SECTORS))
        yield Gap(place=("counters",), words="sheet-counters", says={})
        for counter in COUNTERS:
            yield Gap(place=("counters", counter), words=f"sheet-counter-{counter}", says=[])
    for seat, _ in enumerate(tree["players"]):
        yield from _of_player(("players", seat), supplies.board)
        yield from by_hand(seat, FULL if tree["version"] == "full" else BASIC)


def _of_player(at: tuple[str, int], board: Board) -> Iterator[Gap]:
    yield Gap(place=(*at, "galaxy"), words="sheet-galaxy", says=_empty(board))
    yield Gap(place=(*at, "black_holes"), words="sheet-black-holes")
    yield Gap(place=(*at, "personal"), words="sheet-personal")
    yield Gap(place=(*at, "public"), words="sheet-claimed", says={})


def _empty(board: Board) -> dict[str, str]:
    cells = {name: EMPTY * len(numbers) for name, numbers in board.cells_of.items()}
    return {CORE: EMPTY, **cells}
