"""Tasks of Nebula that say the same: those that the same galaxies meet, by a full list of them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from pnp.games.nebula import RuleCard
from pnp.games.nebula.checks import find_meaning
from tests.games.nebula.tables import BOARD
from tests.oracles.nebula_deciding import HOLDS, holds, legal_galaxies, measured
from tests.positions.nebula_graphs import cards, graphs, made

if TYPE_CHECKING:
    from pnp.games.nebula import BitBoard

Card = dict[str, Any]


def meant(card: Card, board: BitBoard) -> tuple[object, ...]:
    asks = {key: value for key, value in card.items() if key != "rule"}
    asks = {key: tuple(value) if isinstance(value, list) else value for key, value in asks.items()}
    return find_meaning(RuleCard("X", card["rule"], asks), board)


@settings(max_examples=10)
@given(graphs(4))
def test_cards_that_say_the_same_are_met_by_the_same_galaxies(tree: Any) -> None:
    board, galaxies = made(tree), legal_galaxies(tree)
    alike: dict[object, list[Card]] = defaultdict(list)
    for card in cards(tree["constellations"]):
        if card["rule"] in HOLDS:
            alike[meant(card, board)].append(card)
    for first, *others in alike.values():
        for stars in galaxies if others else ():
            met = [holds(first, each) for each in measured(tree, first, stars)]
            for other in others:
                assert [holds(other, each) for each in measured(tree, other, stars)] == met, (first, other)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ({"rule": "empty-cells", "at_most": 0}, {"rule": "adjacent-orbits", "count": 5}, True),
        ({"rule": "empty-cells", "at_most": 1}, {"rule": "adjacent-orbits", "count": 5}, False),
        ({"rule": "empty-cells", "at_most": 0}, {"rule": "adjacent-orbits", "count": 4}, False),
        ({"rule": "indirect-links-filled"}, {"rule": "shining-neighbours-filled"}, False),
        (
            {"rule": "stars", "colour": "red", "at_least": 4},
            {"rule": "stars", "colour": "blue", "at_least": 4},
            False,
        ),
        (
            {"rule": "orbit-colours", "orbit": 4, "exactly": 6},
            {"rule": "orbit-colours", "orbit": 5, "exactly": 6},
            False,
        ),
        (
            {"rule": "linked-pairs", "colours": ["red", "blue"]},
            {"rule": "linked-pairs", "colours": ["blue", "red"]},
            True,
        ),
    ],
)
def test_cards_say_the_same_on_the_board_that_ships_whatever_their_rules(
    one: Card, other: Card, same: bool
) -> None:
    assert (meant(one, made(BOARD)) == meant(other, made(BOARD))) == same
