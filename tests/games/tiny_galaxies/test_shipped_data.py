"""The mat, the planets and the missions of Tiny Galaxies hold what the game asks for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, TypeAlias

import pytest
import yaml

from pnp.build import check_files
from pnp.library import find_shipped
from tests import ROOT

LANGUAGES = ("en", "cs", "pl")
LONGEST_NAME = 17  # letters that go on the one line of a title

Card: TypeAlias = "dict[str, Any]"

STEPS = {1: 2, 2: 3, 3: 4, 5: 5, 7: 6}  # of the track, by the planet's points
PAIRINGS = [(kind, resource) for kind in ("diplomacy", "economy") for resource in ("energy", "culture")]

# Rule: the parameters that its missions have, besides points. `planets-of` has a kind or a resource.
PARAMETERS = {
    "most": [{"what", "shared"}],
    "fewest-planets": [{"shared"}],
    "planets-of": [{"kind", "at_least"}, {"resource", "at_least"}],
    "equal-kinds": [set[str]()],
    "stores": [{"energy", "culture"}],
    "empire-level": [{"at_least"}],
    "ships-home": [{"ships"}],
    "ended-game": [set[str]()],
}
COMPARING = {"most", "fewest-planets"}


@cache
def file(path: str) -> dict[str, Any]:
    return dict(yaml.load((ROOT / path).read_text("utf-8"), yaml.CSafeLoader))


def mat() -> dict[str, Any]:
    return file("layouts/tiny-galaxies/galaxy.yaml")


def planets() -> list[Card]:
    return list(file("cards/tiny-galaxies/planets.yaml")["cards"])


def missions() -> list[Card]:
    return list(file("cards/tiny-galaxies/missions.yaml")["cards"])


def by_rule(rule: str) -> list[Card]:
    return [card for card in missions() if card["rule"] == rule]


def names(cards: list[Card], language: str) -> list[str]:
    """A plain name stands for every language."""
    return [card["name"] if isinstance(card["name"], str) else card["name"][language] for card in cards]


def test_the_mat_says_what_each_level_of_an_empire_gives() -> None:
    assert mat() == {
        "game": "tiny-galaxies",
        "board": "galaxy",
        "empire": {
            "points": [0, 1, 2, 3, 5, 8],
            "dice": [4, 5, 5, 6, 6, 7],
            "ships": [2, 2, 3, 3, 4, 4],
        },
        "limits": {"energy": 7, "culture": 7},
        "goal": 21,
    }


def test_an_empire_never_loses_by_growing() -> None:
    for track in mat()["empire"].values():
        assert len(track) == 6
        assert track == sorted(track)


@pytest.mark.parametrize("deck", ["planets", "missions"])
def test_a_deck_says_whose_it_is(deck: str) -> None:
    head = {key: value for key, value in file(f"cards/tiny-galaxies/{deck}.yaml").items() if key != "cards"}
    assert (head.pop("game"), head.pop("deck")) == ("tiny-galaxies", deck)
    assert set(head.pop("name")) == set(head["back"]["title"]) == set(LANGUAGES)
    ground = {"planets": "ember", "missions": "umber"}[deck]
    assert head == {
        "layout": f"tiny-galaxies/{deck}",
        "ground": ground,
        "back": {"title": head["back"]["title"], "ground": ground},
    }


def test_there_are_forty_planets_and_twelve_missions() -> None:
    assert [card["id"] for card in planets()] == [f"P{number:02}" for number in range(1, 41)]
    assert [card["id"] for card in missions()] == [f"M{number:02}" for number in range(1, 13)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_that_fits_its_title(language: str) -> None:
    for deck in (planets(), missions()):
        named = names(deck, language)
        assert len({name.casefold() for name in named}) == len(deck)
        assert [name for name in named if not 0 < len(name) <= LONGEST_NAME or name != name.strip()] == []
        assert [name for name in named if not name.replace(" ", "").isalpha() or not name[0].isupper()] == []


def test_a_name_is_given_in_every_language_or_once_for_all() -> None:
    for card in [*planets(), *missions()]:
        assert isinstance(card["name"], str) or set(card["name"]) == set(LANGUAGES), card["id"]
        if not isinstance(card["name"], str):
            assert len(set(card["name"].values())) > 1, f"{card['id']}: one string says it"


@pytest.mark.parametrize("card", planets(), ids=lambda card: str(card["id"]))
def test_a_planet_says_what_a_planet_says(card: Card) -> None:
    assert set(card) == {"id", "name", "points", "resource", "track", "action"}
    assert card["track"] == {"kind": card["track"]["kind"], "steps": STEPS[card["points"]]}
    assert (card["track"]["kind"], card["resource"]) in PAIRINGS


def test_eight_planets_have_each_number_of_points() -> None:
    assert Counter(card["points"] for card in planets()) == dict.fromkeys(STEPS, 8)


def test_the_longer_the_track_the_more_the_points() -> None:
    assert list(STEPS.values()) == sorted(STEPS.values())
    for one in planets():
        for other in planets():
            if one["track"]["steps"] > other["track"]["steps"]:
                assert one["points"] > other["points"]


def test_ten_planets_have_each_pairing_of_track_and_resource() -> None:
    pairs = Counter((card["track"]["kind"], card["resource"]) for card in planets())
    assert pairs == dict.fromkeys(PAIRINGS, 10)


def test_each_pairing_stands_twice_among_the_planets_of_equal_points() -> None:
    kinds = Counter((card["points"], card["track"]["kind"], card["resource"]) for card in planets())
    assert kinds == {(points, *pairing): 2 for points in STEPS for pairing in PAIRINGS}


def test_any_five_neighbours_are_one_planet_of_each_worth() -> None:
    points = [card["points"] for card in planets()]
    assert all(set(points[start : start + 5]) == set(STEPS) for start in range(36))


def test_no_two_planets_are_alike() -> None:
    bare = [str({key: card[key] for key in card if key not in ("id", "name")}) for card in planets()]
    assert len(set(bare)) == 40


def test_the_first_planet_is_the_one_that_the_rules_show() -> None:
    shown = {key: value for key, value in planets()[0].items() if key != "name"}
    assert shown == {
        "id": "P01",
        "points": 3,
        "resource": "energy",
        "track": {"kind": "economy", "steps": 4},
        "action": {"gain": "energy", "amount": 2},
    }


@pytest.mark.parametrize("card", missions(), ids=lambda card: str(card["id"]))
def test_a_mission_has_the_parameters_of_its_rule_and_no_others(card: Card) -> None:
    parameters = set(card) - {"id", "name", "rule", "points", "players"}
    assert parameters in PARAMETERS[card["rule"]]


def test_every_rule_has_a_mission() -> None:
    assert {card["rule"] for card in missions()} == set(PARAMETERS)


def test_missions_are_worth_two_to_four_points_and_less_where_they_are_shared() -> None:
    for card in missions():
        assert 2 <= card["points"] <= 4
        assert 0 < card.get("shared", 1) < card["points"]


def test_six_missions_compare_players_and_need_three_of_them() -> None:
    comparing = [card for card in missions() if card["rule"] in COMPARING]
    assert len(comparing) == 6
    assert all(card["players"] == 3 for card in comparing)


def test_six_missions_compare_nobody_so_that_two_can_be_dealt_two_each() -> None:
    alone = [card for card in missions() if card["rule"] not in COMPARING]
    assert len(alone) == 6
    assert all("players" not in card for card in alone)


def test_the_first_mission_that_compares_is_for_most_planets() -> None:
    first = next(card for card in missions() if card["rule"] in COMPARING)
    assert {key: value for key, value in first.items() if key != "name"} == {
        "id": "M01",
        "rule": "most",
        "what": "planets",
        "points": 3,
        "shared": 2,
        "players": 3,
    }


def test_everything_that_can_be_had_most_of_has_one_mission() -> None:
    whats = ["planets", "diplomacy", "economy", "energy", "culture"]
    assert [card["what"] for card in by_rule("most")] == whats


def test_no_two_missions_ask_for_the_same() -> None:
    asked = [
        str({key: card[key] for key in card if key not in ("id", "name", "points")}) for card in missions()
    ]
    assert len(set(asked)) == 12


def test_there_are_planets_enough_for_who_must_colonise_some_of_them() -> None:
    """At least as many short tracks as are asked for, so that it does not take the whole game."""
    for card in by_rule("planets-of"):
        short = [
            planet
            for planet in planets()
            if card.get("resource", planet["resource"]) == planet["resource"]
            and card.get("kind", planet["track"]["kind"]) == planet["track"]["kind"]
            and planet["points"] <= 3
        ]
        assert 2 <= card["at_least"] <= 5
        assert len(short) >= 2 * card["at_least"]


def test_no_mission_asks_for_more_than_a_mat_can_hold() -> None:
    for card in by_rule("stores"):
        assert all(0 < card[resource] <= most for resource, most in mat()["limits"].items())
    for card in by_rule("empire-level"):
        assert 2 <= card["at_least"] <= len(mat()["empire"]["points"])


def test_ships_are_asked_to_be_all_at_home_or_none() -> None:
    assert {card["ships"] for card in by_rule("ships-home")} <= {"all", "none"}
    assert by_rule("ships-home")


def figure(deck: str) -> list[tuple[Any, ...]]:
    """The numbers of the table that the check tells of a deck of which it finds nothing else."""
    (file,) = check_files([str(find_shipped("cards") / "tiny-galaxies" / f"{deck}.yaml")])
    (found,) = file.findings
    return [row[-5:] if deck == "planets" else row for row in found.rows[1:]]


@pytest.mark.full
def test_the_check_counts_the_same_planets() -> None:
    of_each = [
        [card for card in planets() if (card["points"], card["track"]["steps"]) == pair]
        for pair in STEPS.items()
    ]
    counted = [
        (
            *(sum(card["track"]["kind"] == kind for card in cards) for kind in ("diplomacy", "economy")),
            *(sum(card["resource"] == resource for card in cards) for resource in ("energy", "culture")),
            len(cards),
        )
        for cards in (*of_each, planets())
    ]
    assert figure("planets") == counted


@pytest.mark.full
def test_the_check_counts_the_same_missions() -> None:
    for players, dealt, comparing, needed in figure("missions"):
        known = [card for card in missions() if card.get("players", 1) <= players]
        assert dealt == len(known) >= needed == 2 * players
        assert comparing == sum(card["rule"] in COMPARING for card in known)


@pytest.mark.parametrize("deck", [planets, missions])
def test_everything_that_is_counted_is_a_whole_number(deck: Any) -> None:
    counted = ("points", "shared", "players", "at_least", "energy", "culture")
    for card in deck():
        assert all(type(card[key]) is int for key in counted if key in card), card["id"]


@pytest.mark.parametrize(
    "path",
    [
        "layouts/tiny-galaxies/galaxy.yaml",
        "cards/tiny-galaxies/planets.yaml",
        "cards/tiny-galaxies/missions.yaml",
    ],
)
def test_a_designer_can_read_the_file(path: str) -> None:
    """A schema for editors, then what the file is, then lines that go on a screen."""
    schema, comment, *lines = (ROOT / path).read_text("utf-8").splitlines()
    assert schema.startswith("# yaml-language-server: ")
    assert comment.startswith("# The ")
    assert [line for line in lines if len(line) > 110 and not line.startswith("#")] == []
