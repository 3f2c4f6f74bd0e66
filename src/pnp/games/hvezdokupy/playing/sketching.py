"""The board in the middle of a game, in characters, with the spaces marked that may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.games.hvezdokupy.pictured import signs_of
from pnp.games.hvezdokupy.playing.spaces import allowed, pair, reached
from pnp.games.hvezdokupy.playing.table import board_of
from pnp.games.hvezdokupy.playing.turns import movable
from pnp.games.hvezdokupy.sketched import on_board
from pnp.models.sketches import Run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.sketches import Colour, Sketch

HUES: Final[tuple[Colour, Colour]] = ("green", "blue")  # of the lower number and of the higher
FREE: Final = Run(" o ", "green")


def sketched(table: Table) -> Sketch:
    """The board; a space that a number of the roll allows shows that number, one that a star may move to
    an o."""
    return on_board(signs_of(board_of(table)), _marks(table))


def _marks(table: Table) -> Mapping[int, Run]:
    stars, moon = table.stars, table.moon
    if table.phase in ("choose", "place"):
        return {
            each: Run(f" {number} ", hue, strong=True)
            for number, hue in zip(pair(table.rolls[-1]), HUES, strict=True)
            for each in allowed(stars, moon, number)
        }
    if table.phase in ("move", "last"):
        return {each: FREE for star in movable(table) for each in reached(stars, moon, star)}
    return {}
