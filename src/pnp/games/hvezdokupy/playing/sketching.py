"""The board in the middle of a game, in characters, with the spaces marked that may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.games.hvezdokupy.pictured import nearest, signs_of
from pnp.games.hvezdokupy.playing.ending import builders
from pnp.games.hvezdokupy.playing.spaces import allowed, pair, reached
from pnp.games.hvezdokupy.playing.table import board_of
from pnp.games.hvezdokupy.playing.turns import movable
from pnp.games.hvezdokupy.sketched import FOUND, on_board
from pnp.models.sketches import Run

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.sketches import Colour, Sketch

HUES: Final[tuple[Colour, Colour]] = ("green", "blue")  # of the lower number and of the higher
FREE: Final = Run(" o ", "green")


def sketched(table: Table) -> Sketch:
    """The board; a space that a number of the roll allows shows that number, one that a star may move to
    an o, and the stars of a constellation that is built are marked."""
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
    return dict.fromkeys(_built(table), FOUND)


def _built(table: Table) -> Iterator[int]:
    """The stars of what is built, each constellation where it is found first."""
    names, board = builders(table), board_of(table)
    for observer in table.observers:
        if observer.card and observer.name in names:
            lacks, lying = nearest(board, observer.card.shape)
            yield from lying[0] if lacks == 0 else ()
