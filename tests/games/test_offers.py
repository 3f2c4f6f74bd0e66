"""Every game has what a game must have, and the five of this repository offer no less than they did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.helpers.offered import FIVE, MAY, MUST, offering, our_games

if TYPE_CHECKING:
    from pnp.models import Game

OF_SOME: Final = {
    "tokens": FIVE - {"night-sky"},
    "board": {"nebula", "night-sky", "tiny-galaxies"},
    "versions": {"nebula"},
    "companion": {"hvezdokupy"},
    "number": {"nova-luna", "tiny-galaxies"},
}


@pytest.mark.parametrize("thing", MUST)
@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.id)
def test_a_game_has_what_it_must_have(game: Game, thing: str) -> None:
    assert MUST[thing].is_there(game), f"{game.id} lacks {MUST[thing].sentence}"


@pytest.mark.parametrize("thing", MAY)
def test_the_five_games_offer_what_they_may(thing: str) -> None:
    assert {*offering(thing)} >= OF_SOME.get(thing, FIVE)
