"""The words in which findings are told: those of the house, and of the game that looked for them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pnp import games
from pnp.build.reporting import house_phrases, phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.report import Phrases

TOPIC = "check"


def speaker(language: str, asked: bool) -> Callable[[str], Phrases]:
    """The words of a game by its id, or of the house alone where that is empty."""
    return partial(_words, language, asked)


def _words(language: str, asked: bool, id: str) -> Phrases:
    game = games.game(id) if id else None
    return phrases(game, language, asked, TOPIC) if game else house_phrases(language, TOPIC, asked)
