"""Tables of Hvězdokupy in play, made of a sheet, and taken further by what is typed."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from hvezdokupy_tables import drawn
from pnp.build.supplies import shipped_supplies
from pnp.data.mappings import read_mapping
from pnp.games.hvezdokupy.game import GAME
from pnp.games.hvezdokupy.playing.door import PLAY
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.errors import Mistake
    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.playing import Step

NAMES = ("Aneta", "Blanka", "Cyril", "David", "Ester", "Filip")
HARD = ("*......*", "........", "........", "........", "........", "........", "........", "*......*")

SUPPLIES = shipped_supplies(GAME)


def opened(tree: Any) -> Table:
    plain = read_mapping(tree).tree
    notes: list[Mistake] = []
    position = GAME.position(PLAY.filled(plain), SUPPLIES, notes)
    assert not notes
    table: Table = PLAY.opened(plain, position, SUPPLIES)
    return table


def begun(board: Sequence[str], players: int, *steps: Step, pattern: Sequence[str] = HARD) -> Table:
    """A table of players who all have one card, which is hard to build, after some steps."""
    seats = [{"name": name, "pattern": drawn(pattern)} for name in NAMES[:players]]
    return after(opened({"game": "hvezdokupy", "board": drawn(board), "players": seats}), *steps)


def after(table: Table, *steps: Step) -> Table:
    return reduce(PLAY.followed, steps, table)


def typed(table: Table, words: str, chance: Callable[[int], int] = lambda _: 0) -> Table:
    return after(table, PLAY.read(table, words, chance))


def rows(table: Table) -> list[str]:
    """The board as a sheet draws it."""
    board: str = PLAY.written(table)["board",]
    return board.split("\n")


def told(table: Table) -> list[str]:
    """The ids of all that has happened."""
    return [each.message.removeprefix("told-") for each in table.told if isinstance(each, Reason)]


def last(table: Table) -> Reason:
    """What has happened last."""
    reason = table.told[-1]
    assert isinstance(reason, Reason)
    return reason
