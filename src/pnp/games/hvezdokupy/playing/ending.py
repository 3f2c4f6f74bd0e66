"""Chapter 3 of the rulebook: who has built, and how a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.games.hvezdokupy.playing.table import board_of, secret, telling
from pnp.games.hvezdokupy.position import Position
from pnp.games.hvezdokupy.scoring import score

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.games.hvezdokupy.playing.table import Table


def builders(table: Table) -> tuple[str, ...]:
    """All whose constellations stand, as the scorer finds them."""
    return score(Position(board_of(table), table.observers)).winners


def judged(table: Table, going_on: Callable[[Table], Table]) -> Table:
    """The game ends at once where a constellation stands, whoever's turn it is; else it goes on."""
    return ended(table) if builders(table) else going_on(table)


def ended(table: Table) -> Table:
    """Who kept a card secret shows it now; then all is said."""
    waiting = [number for number in secret(table) if number not in table.kept]
    names = builders(table)
    if waiting:
        known = table if table.phase == "show" or not names else _stands(table, "stands", names)
        return replace(known, phase="show", player=waiting[0])
    over = replace(table, phase="over")
    return _stands(over, "built", names) if names else telling(over, "draw")


def _stands(table: Table, message: str, names: tuple[str, ...]) -> Table:
    return telling(table, message, n=len(names), names=names)
