"""Hvězdokupy as a course of steps, as a companion plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.playing.awaiting import awaited
from pnp.games.hvezdokupy.playing.preparing import held
from pnp.games.hvezdokupy.playing.reading import read
from pnp.games.hvezdokupy.playing.sheet import filled, opened, written
from pnp.games.hvezdokupy.playing.sketching import sketched
from pnp.games.hvezdokupy.playing.steps import followed
from pnp.models.playing import Play

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.sketches import Sketch


def _told(table: Table) -> Sketch:
    return table.told


def _whole(table: Table) -> Sketch:
    """The board, and the cards of all who have one."""
    cards = (row for each in table.observers if each.card or each.by_hand for row in held(each))
    return *sketched(table), *cards


PLAY = Play(
    filled=filled,
    opened=opened,
    awaited=awaited,
    read=read,
    late=("late",),
    followed=followed,
    told=_told,
    sketched=sketched,
    whole=_whole,
    written=written,
)


def played() -> Play:
    return PLAY
