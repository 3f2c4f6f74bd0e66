"""The rules aid of Tiny Galaxies: every number that a table needs, with others and alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.models import INKS
from tests import ROOT
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.printed_decks import aid_face, aid_page

if TYPE_CHECKING:
    from pnp.models import Ink
    from tests.helpers.drawn_faces import Line

BOARD = yaml.load((ROOT / "layouts" / "tiny-galaxies" / "galaxy.yaml").read_text("utf-8"), yaml.CSafeLoader)
PAGES = {"set-up": ("front", 1), "alone": ("front", 0), "turn": ("back", 0), "planets": ("back", 1)}
POINT = 25.4 / 72  # mm
EDGE = 10.0  # mm from the edges of a page, the fold among them, that words keep


def on_page(language: str, page: str, ink: Ink = "night") -> list[Line]:
    return aid_page("tiny-galaxies", PAGES[page], language, ink)


def said(language: str, page: str) -> str:
    return re.sub(r"\s+", " ", " ".join(line.text for line in on_page(language, page)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_has_its_numbers(language: str) -> None:
    told = said(language, "set-up")
    assert " 1 2 3 4 5 " in told
    assert " 4 4 5 6 6" in told
    assert {"4", "7", "6", "3", "5", "2", "1"} <= set(re.findall(r"\d+", told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_the_empire_and_the_goal_are_those_of_the_mat(language: str) -> None:
    told = said(language, "planets")
    assert ", ".join(map(str, BOARD["empire"]["points"])) in told
    assert str(BOARD["goal"]) in told
    assert said(language, "alone").count(str(BOARD["goal"])) == 2
    assert str(BOARD["limits"]["energy"]) in said(language, "turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_game_alone_are_told(language: str) -> None:
    told = said(language, "alone")
    assert "I" in told.split(" V")[0]
    numbers = re.findall(r"\d+", told)
    assert numbers.count("7") == 2  # both stores when full
    assert {"3", "4", "0", "1"} <= set(numbers)


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_read_and_keep_from_the_edges_in_every_ink(language: str, ink: Ink) -> None:
    for page in PAGES:
        shown = [line for line in on_page(language, page, ink) if not line.text.isdigit()]
        assert min(line.size for line in shown) >= 8 * POINT - 1e-9
        half = aid_face("tiny-galaxies", "front", language, ink).trim.width / 2
        for line in shown:
            left = line.box.x - half * PAGES[page][1]
            assert EDGE - 1.5 <= left <= half - line.box.width - EDGE + 1.5, line.text
