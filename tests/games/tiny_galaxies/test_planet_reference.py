"""The planet reference of Tiny Galaxies: every kind of action with its planets and ruling, on one sheet."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

from pnp.build import phrases
from pnp.games.tiny_galaxies import GRAMMAR, list_action_signs
from pnp.games.tiny_galaxies.game import GAME
from pnp.models import INKS
from pnp.report import translate
from tests.games.tiny_galaxies.printed_decks import SUPPLIES
from tests.helpers.card_sets import LANGUAGES, shipped_layout
from tests.helpers.drawn_faces import lines
from tests.helpers.printed_decks import back, deck, unspaced

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Face
    from tests.helpers.drawn_faces import Line

GENERAL = ("once", "paying", "lapses", "resources", "tracks", "rivals", "alone")
POINT = 25.4 / 72  # mm
EDGE = 10.0  # mm that words keep from the edges of a page, the fold among them
ID = re.compile(r"P\d\d")


def faces(language: str = "en", ink: Ink = "night") -> tuple[Face, Face]:
    (card,) = deck("tiny-galaxies", "reference", language, ink).values()
    return card.front, back(card)


@cache
def printed(language: str) -> str:
    return unspaced("".join(line.text for face in faces(language) for line in lines(face)))


def row_of(line: Line, rows: list[tuple[Line, str]]) -> str:
    """The kind in whose row a line stands: that of the last heading above it."""
    return max((row for row in rows if row[0].box.y < line.box.y), key=lambda row: row[0].box.y)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_stands_on_it_in_the_words_of_the_game(language: str) -> None:
    words = phrases(GAME, language)
    for kind in (*GRAMMAR, *GENERAL):
        assert printed(language).count(unspaced(translate(words, f"ruling-{kind}"))) == 1, kind
        assert unspaced(translate(words, f"kind-{kind}")) in printed(language), kind


def test_beside_each_kind_stand_all_of_our_planets_that_have_it() -> None:
    words, found = phrases(GAME, "en"), defaultdict[str, list[str]](list)
    titles = {unspaced(translate(words, f"kind-{kind}")): kind for kind in GRAMMAR}
    for face in faces():
        half = face.trim.width / 2
        for right in (False, True):
            page = [line for line in lines(face) if (line.box.x > half) == right]
            rows = [
                (line, titles[unspaced(line.text)])
                for line in page
                if line.face.endswith("-Bold") and unspaced(line.text) in titles
            ]
            for line in page:
                for id in ID.findall(line.text):
                    found[row_of(line, rows)].append(id)
    ours = defaultdict[str, list[str]](list)
    for id, planet in SUPPLIES.decks["planets"].items():
        ours[planet.action[0][0]].append(id)
    assert found == ours


def test_beside_each_kind_stand_the_signs_of_one_of_our_planets() -> None:
    let = shipped_layout("tiny-galaxies/reference").layout.let
    shown: dict[str, tuple[str, ...]] = {}
    for page in ("resources", "ships", "dice"):
        kinds = re.findall(r"'([^']+)'", let[page])
        rows = re.findall(r"\[([^\[\]]+)\]", let[f"{page}-signs"])
        shown |= dict(zip(kinds, (tuple(re.findall(r"'([^']+)'", row)) for row in rows), strict=True))
    assert set(shown) == set(GRAMMAR)
    actions = [planet.action for planet in SUPPLIES.decks["planets"].values()]
    for kind, row in shown.items():
        assert row in {list_action_signs(action) for action in actions if action[0][0] == kind}, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_folds_to_pages_whose_words_are_as_large_as_those_of_the_rules_aid(language: str) -> None:
    aid = deck("tiny-galaxies", "aid", language)["tiny-galaxies-aid"].front
    for face in faces(language):
        assert face.trim == aid.trim
        body = [line for line in lines(face) if line.face == "SourceSans3-Medium"]
        assert min(line.size for line in body) >= 9 * POINT - 1e-9
        half = face.trim.width / 2
        for line in lines(face):
            left = line.box.x % half
            assert EDGE - 1.5 <= left <= half - line.box.width - EDGE + 1.5, line.text


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
def test_every_ink_prints_the_same_words(ink: Ink) -> None:
    shown = "".join(line.text for face in faces("pl", ink) for line in lines(face))
    assert unspaced(shown) == printed("pl")
