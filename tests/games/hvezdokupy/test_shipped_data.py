"""The cards of Hvězdokupy: what its page rules of the 45 constellations and the five setups holds of each."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations, permutations
from statistics import fmean

import pytest

from tests.games.hvezdokupy.card_files import CARDS, SETUPS, deck, of_colour, rows, stars
from tests.games.hvezdokupy.shapes import SIDE, contains, is_one_group, places, shape_of, ways_round

LANGUAGES = ("en", "cs", "pl")
COLOURS = {"violet": "F", "yellow": "Z", "green": "G"}
# How many stars a colour's patterns have, and how many spaces they may be high and wide.
STARS = {"violet": {4, 5}, "yellow": {6, 7}, "green": {5, 6, 7, 8}}
WIDEST = {"violet": 3, "yellow": 4, "green": 6}


# Turning, mirroring, touching, containing.


# The deck of constellations.


@pytest.mark.parametrize("name", ["constellations", "setup"])
def test_a_deck_says_whose_it_is_and_what_it_is_called(name: str) -> None:
    said = deck(name)
    assert (said["game"], said["deck"]) == ("hvezdokupy", name)
    assert tuple(said["name"]) == LANGUAGES


def test_each_colour_has_fifteen_cards_numbered_from_one() -> None:
    expected = [f"{letter}{number:02}" for letter in COLOURS.values() for number in range(1, 16)]
    assert [card["id"] for card in CARDS] == expected
    assert all(card["id"][0] == COLOURS[card["colour"]] for card in CARDS)


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_five_cards_of_each_rank_in_rising_order(colour: str) -> None:
    assert [card["rank"] for card in of_colour(colour)] == [1] * 5 + [2] * 5 + [3] * 5


def test_only_green_cards_stand_for_real_stars() -> None:
    common = {"id", "colour", "rank", "name", "pattern"}
    for card in CARDS:
        real = {"stars_of", "links", "bayer"} if card["colour"] == "green" else set()
        assert set(card) == common | real, card["id"]


def test_stars_of_green_cards_are_linked_and_lettered_each() -> None:
    for card in of_colour("green"):
        numbers = {int(end) for link in card["links"] for end in link.split("-")}
        assert numbers == {*range(1, len(stars(card)) + 1)}, card["id"]
        assert len({*card["bayer"]}) == len(card["bayer"]) == len(stars(card)), card["id"]
        for letter, star in zip(card["bayer"], card["stars_of"], strict=True):
            assert star["star"][0] == letter or star["star"][0].isascii(), card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_each_language(language: str) -> None:
    names = [card["name"][language] for card in CARDS]
    assert all(name == name.strip() and name[0].isupper() for name in names)
    assert [name for name, times in Counter(map(str.casefold, names)).items() if times > 1] == []


def test_names_are_told_in_these_languages_and_no_other() -> None:
    assert {tuple(card["name"]) for card in CARDS} == {LANGUAGES}


def test_a_pattern_is_drawn_as_the_page_asks() -> None:
    for card in CARDS:
        drawn, id_ = rows(card), card["id"]
        assert len({len(row) for row in drawn}) == 1, id_
        assert set("".join(drawn)) <= {"*", "."}, id_
        edges = drawn[0], drawn[-1], [row[0] for row in drawn], [row[-1] for row in drawn]
        assert all("*" in edge for edge in edges), id_
    assert [card["id"] for card in CARDS if not 3 <= len(stars(card)) <= 10] == []


def test_a_pattern_is_as_large_as_its_colour_allows() -> None:
    assert max(WIDEST.values()) <= SIDE
    assert [card["id"] for card in CARDS if len(stars(card)) not in STARS[card["colour"]]] == []
    longest = {card["id"]: max(len(rows(card)), len(rows(card)[0])) for card in CARDS}
    assert [card["id"] for card in CARDS if longest[card["id"]] > WIDEST[card["colour"]]] == []


def test_invented_stars_all_touch_and_real_ones_do_not() -> None:
    touching = [card["id"] for card in CARDS if is_one_group(shape_of(card))]
    assert touching == [card["id"] for card in CARDS if card["colour"] != "green"]


def test_every_number_of_stars_that_a_colour_may_have_is_there() -> None:
    for colour, numbers in STARS.items():
        assert {len(stars(card)) for card in of_colour(colour)} == numbers


def test_no_two_patterns_are_one_turned_or_mirrored() -> None:
    alike = [
        (one["id"], other["id"])
        for one, other in combinations(CARDS, 2)
        if shape_of(one) in ways_round(shape_of(other))
    ]
    assert alike == []


@pytest.mark.parametrize("colour", COLOURS)
def test_no_pattern_contains_another_of_its_colour(colour: str) -> None:
    within = [
        (larger["id"], smaller["id"])
        for larger, smaller in permutations(of_colour(colour), 2)
        if contains(shape_of(larger), shape_of(smaller))
    ]
    assert within == []


def test_containing_is_seen_under_turning_mirroring_and_moving() -> None:
    hook = frozenset({(0, 0), (0, 1), (0, 2), (1, 0)})
    moved_and_mirrored = frozenset({(0, 3), (2, 1), (2, 2), (2, 3), (3, 3)})
    assert contains(moved_and_mirrored, hook)
    assert not contains(moved_and_mirrored - {(3, 3)}, hook)


def test_a_pattern_can_lie_on_the_board_in_many_ways() -> None:
    """In the fewest a cross in 3 × 3: one way round, on 6 × 6 places."""
    assert [card["id"] for card in CARDS if len(places(shape_of(card))) < 36] == []


# How hard they are: on how full a board a pattern appears when stars come up anywhere.

BOARDS = 80


def fillings() -> list[dict[tuple[int, int], int]]:
    """Boards on which stars come up space by space: when each space gets its star; the last is the Moon's."""
    spaces = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    chance = random.Random(2026)
    return [dict(zip(chance.sample(spaces, 64), range(1, 65), strict=True)) for _ in range(BOARDS)]


@cache
def stars_until_built() -> dict[str, float]:
    boards = fillings()
    return {
        card["id"]: fmean(
            min(max(map(board.__getitem__, spaces)) for spaces in places(shape_of(card))) for board in boards
        )
        for card in CARDS
    }


def hardness(colour: str, *ranks: int) -> float:
    return fmean(stars_until_built()[card["id"]] for card in of_colour(colour) if card["rank"] in ranks)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_higher_rank_takes_more_stars_to_come_about(colour: str) -> None:
    # The starting player gets the most stars on a back: who starts has the advantage and needs more.
    easy, middling, hard = (hardness(colour, rank) for rank in (1, 2, 3))
    assert easy + 1 < middling
    assert middling + 1 < hard


def test_violet_is_the_easiest_colour() -> None:
    violet, yellow, green = (hardness(colour, 1, 2, 3) for colour in COLOURS)
    assert violet + 4 < min(yellow, green)


# The setup cards.


def test_the_setup_cards_say_what_the_page_rules() -> None:
    assert [tuple(card.values()) for card in SETUPS] == [
        ("S2", [2], 2, [3, 1], 3, 0),
        ("S3", [3], 3, [3, 2, 1], 2, 0),
        ("S4", [4], 4, [3, 2, 2, 1], 1, 1),
        ("S5", [5], 5, [3, 2, 2, 2, 1], 1, 0),
        ("S6", [6], 6, [3, 3, 2, 2, 1, 1], 1, 0),
    ]
    assert {tuple(card) for card in SETUPS} == {("id", "with_players", "players", "stack", "stars", "rolled")}


def test_a_stack_has_a_card_for_each_player_and_any_colour_can_make_it() -> None:
    assert [card["id"] for card in SETUPS if len(card["stack"]) != card["players"]] == []
    for colour in COLOURS:
        there = Counter(each["rank"] for each in of_colour(colour))
        assert [card["id"] for card in SETUPS if not Counter(card["stack"]) <= there] == [], colour


def test_five_or_six_stars_lie_on_the_board_when_play_begins() -> None:
    # The rulebook, chapter 1: the Moon and 5 or 6 stars, depending on the number of players.
    lying = {card["id"]: card["players"] * card["stars"] + card["rolled"] for card in SETUPS}
    assert {id_: number for id_, number in lying.items() if number not in {5, 6}} == {}
