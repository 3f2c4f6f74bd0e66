"""The score pads of every game can be read in every ink and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp import games
from pnp.models import INKS
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import lines
from tests.helpers.printed_decks import deck

if TYPE_CHECKING:
    from pnp.models import Ink

EIGHT_POINTS = 8 * 25.4 / 72 - 1e-9  # mm: no words are smaller
BAYER = "\u03b1\u03b2\u03b3\u03b4\u03b5"  # alpha to epsilon: signs of players, of any size


@pytest.mark.full
@pytest.mark.parametrize("game", games.list_own_names())
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_pad_are_small(game: str, language: str, ink: Ink) -> None:
    for card in deck(game, "pads", language, ink).values():
        for face in filter(None, (card.front, card.back)):
            assert min(line.size for line in lines(face) if line.text not in BAYER) >= EIGHT_POINTS
