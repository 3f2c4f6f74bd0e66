"""Tiny Galaxies: 1–5 players raise an empire and colonise planets, each with a secret mission."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.cards import GRAMMAR, RULES
    from pnp.games.tiny_galaxies.fields import list_action_signs, mission_fields, planet_fields, word_action
    from pnp.games.tiny_galaxies.figures.signs import ATTACKS
    from pnp.games.tiny_galaxies.scoring import JUDGES, LINES, SOLO_LINES
else:
    __getattr__ = lazy_getattr(__name__)
