"""Hvězdokupy as a course of steps, as a companion plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.playing.awaiting import SECONDS, awaited
from pnp.games.hvezdokupy.playing.reading import read
from pnp.games.hvezdokupy.playing.sheet import filled, opened, written
from pnp.games.hvezdokupy.playing.sketching import sketched
from pnp.games.hvezdokupy.playing.steps import followed
from pnp.models.playing import Play

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.scoring import Reason


def _told(table: Table) -> tuple[Reason, ...]:
    return table.told


PLAY = Play(
    seconds=SECONDS,
    filled=filled,
    opened=opened,
    awaited=awaited,
    read=read,
    late=("late",),
    followed=followed,
    told=_told,
    sketched=sketched,
    written=written,
)
