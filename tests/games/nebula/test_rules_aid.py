"""The rules aid of Nebula: every number that a table needs, on one sheet that folds to four pages."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.games.nebula import (
    ADVANCED_POINTS,
    BLACK_HOLES,
    BURSTS,
    COLOUR_POINTS,
    CONSTELLATION_POINTS,
    PERSONAL_POINTS,
    RANKED_POINTS,
)
from pnp.models import INKS
from tests import ROOT
from tests.games.nebula.galaxy_board import GALAXY
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import lines
from tests.helpers.printed_decks import aid_face, aid_page, running

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Face
    from tests.helpers.drawn_faces import Line

POINT = 25.4 / 72  # mm
DECKS = ("personal", "public", "advanced")
OPEN = {  # rules that a card has no room to tell to the end
    "most-black-holes",
    "shining-neighbours-filled",
    "shining-of-one-colour",
    "surrounded-shining",
    "orbital-to-shining",
}
EDGE = 10.0  # mm from the edges of a page, the fold among them, that words keep
# The pages of the booklet: the face of the sheet, and the half of it from the left.
PAGES = {"set-up": ("front", 1), "turn": ("back", 0), "placing": ("back", 1), "scoring": ("front", 0)}
SEATS = {"en": "1st 0 2nd 1 3rd 2 4th 3"}
OTHER_SEATS = "1. 0 2. 1 3. 2 4. 3"


def face(language: str, side: str, ink: Ink = "night") -> Face:
    return aid_face("nebula", side, language, ink)


def on_page(language: str, page: str) -> list[Line]:
    return aid_page("nebula", PAGES[page], language)


def said(language: str, page: str) -> str:
    return running(on_page(language, page))


def listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_has_its_numbers_for_each_number_of_players(language: str) -> None:
    told = said(language, "set-up")
    assert f" {' '.join(str(BLACK_HOLES[players]) for players in (2, 3, 4))} " in told
    for row in (" 2 3 4 ", " 5 6 8 ", " \u2264 2 \u2264 1 \u2264 1 "):
        assert row in told
    assert told.endswith(SEATS.get(language, OTHER_SEATS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_counts_what_is_laid_out(language: str) -> None:
    told = said(language, "set-up")
    assert {"120", "24", "14"} <= set(re.findall(r"\d+", told))
    assert told.count("I\u2013IV") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_has_four_steps_in_their_order(language: str) -> None:
    told = [line.text for line in on_page(language, "turn")]
    assert [text for text in told if text in ("I", "II", "III", "IV")] == ["I", "II", "III", "IV"]
    heads = [line.text for line in on_page(language, "placing") if re.match(r"I[IV]* \u00b7", line.text)]
    assert [head.split()[0] for head in heads] == ["II", "III", "IV"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_are_taken_for_five_steps_or_by_chaos(language: str) -> None:
    told = said(language, "turn")
    assert re.search(r"(spaces|políčk|pola).* = 5: ", told)
    time, chaos = told.split(" = 5: ")
    assert re.search(r"\b5 (spaces|políček|pól)", time)
    assert re.findall(r"\d+", chaos)[:4] in (["1", "5", "2", "3"],)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clocks_of_the_picture_walk_five_steps(language: str) -> None:
    walked = [line.text for line in on_page(language, "turn") if line.size > 11 * POINT]
    assert sum(int(text) for text in walked if text.isdigit()) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_the_picture_is_that_of_the_board(language: str) -> None:
    bar = GALAXY["black_hole_bar"]
    shown = " ".join(map(str, [*bar["points"][3:], bar["full"]]))  # three black holes lie on the first
    assert f" {shown} " in said(language, "placing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_placing_tells_how_many_and_when_clusters_are_refilled(language: str) -> None:
    numbers = re.findall(r"\d+", said(language, "placing"))
    assert numbers[:2] == ["2", "3"]  # stars without the colour of the supernova, and with it
    assert "14" in numbers  # value markers
    assert numbers[-1] == "2"  # stars in a cluster, with two players
    assert "1" in numbers[-3:-1]  # with more


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_how_many_holes_it_holds(language: str) -> None:
    bar = GALAXY["black_hole_bar"]
    before, after = said(language, "placing").split(" 3, 6, 9, 12)")[0].split(f"{len(bar['points'])}; ")
    assert before
    assert re.match(rf"\D* {bar['full']}\b", after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spaces_that_replace_the_supernova_are_those_of_the_board(language: str) -> None:
    told = re.findall(r"\(([\d, ]+)\)", said(language, "placing").replace("\xa0", " "))
    assert told == [listed(tuple(int(each) for each in BURSTS))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complete_constellation_scores_even_without_a_place(language: str) -> None:
    counters = said(language, "scoring").split("14, 12, 10")[1]
    complete = "a complete constellation|souhvězdí dává|konstelacja daje"
    assert re.search(rf"({complete}) {CONSTELLATION_POINTS}\.", counters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_names_the_letters_of_fewer_players(language: str) -> None:
    told = re.sub(r"\s", " ", said(language, "set-up"))
    assert re.search(r"2 [^:]+: \u03b1 \w+ \u03b2\W+3\W+\w+ \u03b3\)", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_placing_stand_at_one_distance(language: str) -> None:
    steps = [line.box.y for line in on_page(language, "placing") if line.text in ("1", "2", "3", "4")][:4]
    distances = [after - before for before, after in pairwise(steps)]
    assert distances == pytest.approx([distances[0]] * 3, abs=0.2)
    assert distances[0] > 4.4 + 2  # a circle, and room below it


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_the_cards_name_the_cards_that_leave_something_open(language: str) -> None:
    named = set(re.findall(r"\b[OVB]\d+\b", said(language, "scoring")))
    assert named == {"O19", "V20", "B16", "B18", "B25", "B30"}
    decks = (
        yaml.load((ROOT / f"cards/nebula/{deck}.yaml").read_text("utf-8"), yaml.CSafeLoader) for deck in DECKS
    )
    rules = {card["id"]: card["rule"] for deck in decks for card in deck["cards"]}
    assert {rules[id] for id in named} == OPEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoring_tells_what_the_scorer_counts(language: str) -> None:
    told = said(language, "scoring")
    for points in (RANKED_POINTS, COLOUR_POINTS, ADVANCED_POINTS):
        assert f" {listed(points)} " in told
    assert re.search(rf": {PERSONAL_POINTS}\b", told)
    assert re.search(rf": {CONSTELLATION_POINTS} ", told)
    assert re.search(rf"\b{GALAXY['black_hole_bar']['full']}\b", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_its_number_of_markers_for_each_number_of_players(language: str) -> None:
    end = said(language, "scoring").split("14")[0]
    assert [int(number) for number in re.findall(r"\d+", end)] == [3, 5, 2, 6, 3, 8, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_off_the_fold_and_the_edges(language: str) -> None:
    for side in ("front", "back"):
        shown = face(language, side)
        middle = shown.trim.width / 2
        for line in lines(shown):
            box, start = line.box, middle if line.box.x > middle else 0.0
            assert start + EDGE <= box.x
            assert box.x + box.width <= start + middle - EDGE
            assert EDGE - 2 <= box.y <= shown.trim.height - EDGE


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_never_small(language: str, ink: Ink) -> None:
    for side in ("front", "back"):
        words = [line for line in lines(face(language, side, ink)) if len(line.text) > 3]
        assert words
        assert min(line.size for line in words) >= 8.5 * POINT - 1e-9
