"""What a card of Nebula that is impossible or certain may ask instead: by a full list of galaxies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.games.nebula import RuleCard
from pnp.games.nebula.checks import make_decision_board, suggest_number
from tests.games.nebula.tables import BOARD
from tests.oracles.nebula_deciding import Listed
from tests.positions.nebula_graphs import cards, graphs, made

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.scoring import Value

Card = dict[str, Any]

NUMBERS = ("at_least", "count", "constellations", "at_most")
KINDS = ("exactly", "orbit")
OF_HOLES_AND_CLAIMS = ("most-black-holes", "public-tasks-done")
NONE = ("none", "", 0, 0)


def told(board: Any, card: Card) -> tuple[Value, ...]:
    asks = {key: value for key, value in card.items() if key != "rule"}
    asks = {key: tuple(value) if isinstance(value, list) else value for key, value in asks.items()}
    found: Mapping[str, Value] = suggest_number(
        make_decision_board(made(board)), RuleCard("X", card["rule"], asks)
    )
    return tuple(found[key] for key in ("kind", "key", "least", "most"))


def wanted(listed: Listed, card: Card, cells: int) -> tuple[Value, ...]:
    """Every number tried, and of those that do the one that lies nearest to what the card asks."""
    ranges = {"at_least": range(1, cells + 1), "at_most": range(cells + 1), "exactly": range(1, 7)}
    ranges |= {"count": range(1, 6), "constellations": range(1, 5), "orbit": range(1, 6)}
    for key in (*NUMBERS, *KINDS):
        good = [n for n in ranges[key] if key in card and decides(listed, {**card, key: n})]
        if good and key in NUMBERS:
            assert good == [*range(good[0], good[-1] + 1)]
            below = card[key] > good[-1]
            number = good[-1] if below else good[0]
            return "most" if below else "least", key, number, number
        if good:
            near = min(good, key=lambda n: abs(n - card[key]))
            run = [n for n in good if {*range(min(n, near), max(n, near) + 1)} <= {*good}]
            return "range" if len(run) > 1 else "just", key, run[0], run[-1]
    return NONE


def decides(listed: Listed, card: Card) -> bool:
    return bool(listed.possible(card) and not listed.certain(card))


@settings(max_examples=6)
@given(graphs(5), st.binary(min_size=12, max_size=12))
def test_on_a_board_of_five_cells_every_number_is_tried(board: Any, some: bytes) -> None:
    listed, every = Listed(board), cards(board["constellations"])
    for place, byte in enumerate(some):
        card = every[(place * 23 + byte) % len(every)]
        if card["rule"] not in OF_HOLES_AND_CLAIMS and not decides(listed, card):
            assert told(board, card) == wanted(listed, card, 5), card


SHIPPED: list[tuple[Card, tuple[Value, ...]]] = [
    ({"rule": "shining-stars", "colour": "red", "at_least": 6}, ("most", "at_least", 5, 5)),
    ({"rule": "empty-cells", "at_most": 24}, ("most", "at_most", 23, 23)),
    ({"rule": "orbit-colours", "orbit": 1, "exactly": 1}, ("range", "exactly", 2, 4)),
    ({"rule": "each-colour", "at_least": 5}, ("most", "at_least", 4, 4)),
]


def test_on_the_board_that_ships_the_nearest_number_is_told() -> None:
    for card, found in SHIPPED:
        assert told(BOARD, card) == found
