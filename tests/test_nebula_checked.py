"""Cards of Nebula that no galaxy meets, or that all meet: decided as a full list of galaxies decides it, and
shown by galaxies that the game's own rules accept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracles.nebula_deciding import Listed
from pnp import games
from pnp.build.supplies import shipped_supplies
from pnp.games.nebula.board import made_board
from pnp.games.nebula.cards import RuleCard
from pnp.games.nebula.checking.deciding import doubts, ground, witness
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.counting import COUNTS
from pnp.games.nebula.position import Astronomer, Position
from pnp.games.nebula.scoring import score
from pnp.games.nebula.sky import NO_STARS, Sky
from pnp.games.nebula.table import Counters, Table
from pnp.models.entries import Entry
from positions.nebula_boards import boards
from positions.nebula_graphs import cards, graphs, made

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.games.nebula.checking.deciding import Ground

GAME = games.game("nebula")
ILLEGAL = {"same-colour-link", "core-empty", "not-connected", "too-many-stars", "too-many-black-holes"}
OF_HOLES_AND_CLAIMS = ("most-black-holes", "public-tasks-done")


def ruled(card: dict[str, Any]) -> RuleCard:
    asks = {key: tuple(value) if isinstance(value, list) else value for key, value in card.items()}
    return RuleCard("X", card["rule"], {key: value for key, value in asks.items() if key != "rule"})


def legal(sky: Sky) -> bool:
    """Whether the scorer has nothing against a galaxy with a star in it."""
    other = Sky(sky.board, NO_STARS, True, sky.most_black_holes, sky.most_black_holes, ())
    players = [Astronomer(name, each, None, {}, True, {}) for name, each in (("A", sky), ("B", other))]
    table = Table({}, {}, Counters())
    found = score(Position(False, sky.board, table, tuple(players)))
    return sky.galaxy.filled > 0 and not ILLEGAL & {each.code for each in found.warnings}


def scored(card: RuleCard, sky: Sky) -> int:
    """How many items a galaxy scores by the game's own rules, or 1 where it meets a task."""
    if card.rule in COUNTS:
        return COUNTS[card.rule](sky, **card.asks).count
    return int(CONDITIONS[card.rule](sky, **card.asks).holds)


def decided(known: Ground, card: RuleCard) -> tuple[bool, bool]:
    """Whether a card is possible on a board, and whether it is certain there; each galaxy that shows the
    contrary is legal, and does what it shall show."""
    shown, against = witness(known, card), doubts(known, card)
    assert all(legal(sky) for sky in (*filter(None, [shown]), *against))
    assert shown is None or scored(card, shown) > 0
    others = {scored(card, sky) for sky in against}
    assert len(others) == len(against) if card.rule in COUNTS else others <= {0}
    return shown is not None, not against


def agreed(board: dict[str, Any], asked: Iterable[dict[str, Any]]) -> None:
    listed, known = Listed(board), ground(made(board))
    for card in asked:
        if card["rule"] in OF_HOLES_AND_CLAIMS:
            assert decided(known, ruled(card)) == (True, False)
        else:
            assert decided(known, ruled(card)) == (listed.possible(card), listed.certain(card)), card


@settings(max_examples=8)
@given(graphs(5), st.binary(min_size=40, max_size=40))
def test_on_a_board_of_five_cells_a_full_list_of_galaxies_decides_likewise(board: Any, some: bytes) -> None:
    every = cards(board["constellations"])
    agreed(board, (every[(place * 8 + byte) % len(every)] for place, byte in enumerate(some)))


@pytest.mark.full
@settings(max_examples=5)
@given(graphs(7))
def test_on_a_board_of_seven_cells_a_full_list_of_galaxies_decides_likewise(board: Any) -> None:
    agreed(board, cards(board["constellations"]))


def plain(value: Any) -> Any:
    """A tree as files are read: every value a text."""
    match value:
        case dict():
            return {key: plain(each) for key, each in value.items()}
        case list():
            return [plain(each) for each in value]
    return str(value).lower() if isinstance(value, bool) else str(value)


def on(board: dict[str, Any]) -> Ground:
    found = made_board(Entry(plain(board)), [])
    assert found
    return ground(found)


@settings(max_examples=6)
@given(boards(), st.binary(min_size=25, max_size=25))
def test_any_card_on_any_board_is_impossible_or_met_by_a_galaxy_that_scores(board: Any, some: bytes) -> None:
    every, known = cards(board["constellations"]), on(board)
    for place, byte in enumerate(some):
        decided(known, ruled(every[(place * 13 + byte) % len(every)]))


@pytest.mark.full
@settings(max_examples=12, deadline=None)
@given(boards())
def test_every_card_on_any_board_is_impossible_or_met_by_a_galaxy_that_scores(board: Any) -> None:
    known = on(board)
    for card in cards(board["constellations"]):
        decided(known, ruled(card))


def test_every_card_that_ships_can_be_met_and_makes_a_difference() -> None:
    assert GAME
    supplies = shipped_supplies(GAME)
    known = ground(supplies.board)
    every = [card for deck in supplies.decks.values() for card in deck.values()]
    assert [decided(known, card) for card in every] == [(True, False)] * 70
