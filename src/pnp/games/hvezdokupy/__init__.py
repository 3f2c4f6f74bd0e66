"""Hvězdokupy: 2–6 players, each after a pattern of stars on a shared board."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.companion import PLAY
    from pnp.games.hvezdokupy.scoring import LINES, STARS
    from pnp.games.hvezdokupy.steps import TableInPlay
else:
    __getattr__ = lazy_getattr(__name__)
