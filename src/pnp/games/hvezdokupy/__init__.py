"""Hvězdokupy: 2–6 players, each after a pattern of stars on a shared board."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.playing.companion import PLAY
    from pnp.games.hvezdokupy.playing.steps import TableInPlay
    from pnp.games.hvezdokupy.scoring import LINES, STARS
else:
    __getattr__ = door(__name__)
