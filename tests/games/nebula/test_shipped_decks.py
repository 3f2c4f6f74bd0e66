"""The three decks of Nebula: their ids, what each card asks for, and what the public ones pay."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.games.nebula.galaxy_board import COLOURS, CONSTELLATIONS, read

DECKS = {deck: read(f"cards/nebula/{deck}.yaml") for deck in ("personal", "public", "advanced")}
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for deck in DECKS.values() for card in deck["cards"]}

# What the page names for each rule; a public card has its points besides.
PARAMETERS = {
    "shining-stars": {"colour", "at_least"},
    "stars": {"colour", "at_least"},
    "most-black-holes": set(),
    "empty-cells": {"at_most"},
    "constellation-colours": {"constellation", "exactly"},
    "orbit-colours": {"orbit", "exactly"},
    "orbit-all-different": {"orbit"},
    "each-colour": {"at_least"},
    "colour-across-constellations": {"colour", "at_least", "constellations"},
    "adjacent-orbits": {"count"},
    "constellations-complete": {"pair"},
    "indirect-links-filled": set(),
    "shining-neighbours-filled": set(),
    "linked-pairs": {"colours"},
    "shining-of-one-colour": set(),
    "public-tasks-done": set(),
    "surrounded-shining": set(),
    "orbits-with": {"colour"},
    "orbital-to-shining": {"colour"},
}


def asked(deck: str, rule: str) -> list[dict[str, Any]]:
    """What the cards of a deck with this rule say besides their id, rule and points."""
    cards = [card for card in DECKS[deck]["cards"] if card["rule"] == rule]
    return [{key: card[key] for key in card if key not in ("id", "rule", "points")} for card in cards]


def in_each_colour(deck: str, rule: str, **others: int) -> bool:
    cards = asked(deck, rule)
    colours = sorted(card["colour"] for card in cards)
    return colours == sorted(COLOURS) and all(card == {"colour": card["colour"], **others} for card in cards)


def test_the_decks_hold_twenty_twenty_and_thirty_cards_numbered_in_order() -> None:
    for deck, letter, count in (("personal", "O", 20), ("public", "V", 20), ("advanced", "B", 30)):
        ids = [card["id"] for card in DECKS[deck]["cards"]]
        assert ids == [f"{letter}{number}" for number in range(1, count + 1)]


def test_each_deck_says_its_game_and_its_name_in_three_languages() -> None:
    for deck, data in DECKS.items():
        assert (data["game"], data["deck"]) == ("nebula", deck)
        assert sorted(data["name"]) == ["cs", "en", "pl"]
        assert all(data["name"].values())
    for language in ("en", "cs", "pl"):
        assert len({data["name"][language] for data in DECKS.values()}) == 3


@pytest.mark.parametrize("name", CARDS)
def test_each_card_has_just_the_parameters_of_its_rule(name: str) -> None:
    points = {"points"} if name.startswith("V") else set()
    assert set(CARDS[name]) == {"id", "rule"} | PARAMETERS[CARDS[name]["rule"]] | points


def test_no_two_cards_of_a_deck_ask_the_same() -> None:
    for data in DECKS.values():
        for one, other in combinations(data["cards"], 2):
            assert {**one, "id": "", "points": 0} != {**other, "id": "", "points": 0}


def test_personal_tasks_are_those_of_the_page() -> None:
    assert in_each_colour("personal", "shining-stars", at_least=4)
    assert in_each_colour("personal", "stars", at_least=6)
    assert in_each_colour("personal", "colour-across-constellations", at_least=1, constellations=4)
    assert CARDS["O19"] == {"id": "O19", "rule": "most-black-holes"}
    assert CARDS["O20"] == {"id": "O20", "rule": "empty-cells", "at_most": 4}


def test_public_tasks_are_those_of_the_page() -> None:
    named = [{"constellation": name, "exactly": 3} for name in CONSTELLATIONS]
    assert asked("public", "constellation-colours") == named
    assert asked("public", "orbit-colours") == [{"orbit": 3, "exactly": 3}]
    assert asked("public", "each-colour") == [{"at_least": 2}]
    assert in_each_colour("public", "colour-across-constellations", at_least=2, constellations=3)
    assert asked("public", "constellations-complete") == [{"pair": "opposite"}, {"pair": "adjacent"}]
    rules = Counter(card["rule"] for card in DECKS["public"]["cards"])
    assert rules["indirect-links-filled"] == rules["shining-neighbours-filled"] == 1


def test_three_orbits_ask_for_different_colours_and_the_fourth_is_one() -> None:
    orbits = {card["orbit"] for card in asked("public", "orbit-all-different")}
    assert len(orbits) == 3
    assert 4 in orbits <= {1, 2, 3, 4, 5}


def test_the_public_tasks_that_the_rulebook_shows_have_their_ids() -> None:
    assert (CARDS["V15"]["rule"], CARDS["V15"]["colour"]) == ("colour-across-constellations", "white")
    assert (CARDS["V16"]["rule"], CARDS["V16"]["count"]) == ("adjacent-orbits", 3)
    assert (CARDS["V17"]["rule"], CARDS["V17"]["pair"]) == ("constellations-complete", "opposite")
    assert CARDS["V15"]["points"] == CARDS["V17"]["points"] == {"first": 16, "later": 10}


def test_public_tasks_pay_the_first_more_than_the_later_and_the_harder_more_than_the_easier() -> None:
    public = DECKS["public"]["cards"]
    points = {card["id"]: (card["points"]["first"], card["points"]["later"]) for card in public}
    assert set(points.values()) == {(12, 7), (14, 9), (16, 10), (20, 12)}
    assert max(points, key=lambda name: points[name]) == "V16"
    assert points["V18"] < points["V17"]
    for rule in ("constellation-colours", "colour-across-constellations"):
        assert len({points[card["id"]] for card in public if card["rule"] == rule}) == 1


def test_advanced_cards_are_those_of_the_page() -> None:
    two = {frozenset(card["colours"]) for card in asked("advanced", "linked-pairs")}
    assert two == {frozenset(pair) for pair in combinations(COLOURS, 2)}
    assert all(len(card["colours"]) == 2 for card in asked("advanced", "linked-pairs"))
    assert in_each_colour("advanced", "orbits-with")
    assert in_each_colour("advanced", "orbital-to-shining")
    rules = Counter(card["rule"] for card in DECKS["advanced"]["cards"])
    assert rules["shining-of-one-colour"] == rules["public-tasks-done"] == rules["surrounded-shining"] == 1
    assert (CARDS["B20"]["rule"], CARDS["B20"]["colour"]) == ("orbits-with", "orange")
