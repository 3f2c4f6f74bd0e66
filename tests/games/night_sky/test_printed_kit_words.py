"""What the kit of Night Sky says, read from its pages by poppler: each card, pad and page of rules."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from tests.games.night_sky.printed_sets import CARDS
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.kit_pages import Asked, Kit, Word, fonts, kit, pages, read, texts

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Ink

pytestmark = pytest.mark.full

FILED: list[dict[str, Any]] = yaml.load((CARDS / "constellations.yaml").read_text("utf-8"), yaml.CSafeLoader)[
    "cards"
]
STARTS: list[dict[str, Any]] = yaml.load((CARDS / "starts.yaml").read_text("utf-8"), yaml.CSafeLoader)[
    "cards"
]
GAMES = {"en": "NIGHTSKY", "cs": "NOČNÍOBLOHA", "pl": "NOCNENIEBO"}
TITLES = {"en": "Rules aid", "cs": "Přehled pravidel", "pl": "Skrót zasad"}
ASSEMBLY = {"en": "Printing and assembly", "cs": "Tisk a sestavení", "pl": "Druk i montaż"}
BAYER = "\u03b1\u03b2\u03b3\u03b4\u03b5"  # alpha to epsilon
ACROSS, DOWN = 31.5, 44.0  # mm: half a card
PARTS = ("assembly", "cards", "boards", "pads", "aids")

each_language = pytest.mark.parametrize("language", LANGUAGES)
# Each language, and both papers: what is drawn does not depend on the paper that it is laid out on.
each_kit = pytest.mark.parametrize(("language", "paper"), [("en", "A4"), ("cs", "Letter"), ("pl", "A4")])


def on_paper(language: str, paper: str) -> Kit:
    """At night on A4; Letter is printed in black alone."""
    ink: Ink = "night" if paper == "A4" else "black"
    return kit("night-sky", Asked(language, ink, paper))


def cards(file: Path) -> dict[str, list[Word]]:
    """The words of each card, and of each side of a start card, by its id."""
    found = {}
    for side in pages(file):
        for corner in (word for word in side if re.fullmatch(r"C\d+|S\d[ab]", word.text)):
            x, y = corner.x - 22, corner.y - 40  # about the middle: the id lies below on the right
            found[corner.text] = [
                word for word in side if abs(word.x - x) < ACROSS and abs(word.y - y) < DOWN
            ]
    return found


def joined(words: list[Word]) -> str:
    return read(words).replace(" ", "")


@each_kit
def test_41_constellations_bear_name_size_kind_value_and_letters(language: str, paper: str) -> None:
    found = cards(on_paper(language, paper).file("cards"))
    assert {card["id"] for card in FILED} == {id for id in found if id[0] == "C"}
    for card in FILED:
        words = found[card["id"]]
        said = Counter(texts(words))
        assert card["name"][language].upper().replace(" ", "") in joined(words), card["id"]
        assert said[str(len(card["figure"]["stars"]))] >= 1
        assert said[str(card["value"])] >= 1
        assert said[card["kind"][0].upper()] == 1
        greek = [word for word in said if re.match("[\u03b1-\u03c9]", word)]
        assert len(greek) >= len(card["figure"]["stars"]) - 3, card["id"]


@each_language
def test_start_cards_have_a_side_of_each_kind_and_one_card_is_the_first_players(language: str) -> None:
    file = on_paper(language, "A4").file("cards")
    found = cards(file)
    for card in STARTS:
        for mark, side in zip("ab", card["sides"], strict=True):
            words = texts(found[f"{card['id']}{mark}"])
            assert words.count(side["kind"][0].upper()) == 2
            assert str(side["value"]) in words
    assert len([id for id in found if id[0] == "S"]) == 2 * len(STARTS)
    whole = [read(side) for side in pages(file)]
    first = {"en": "FIRST PLAYER", "cs": "ZAČÍNAJÍCÍ HRÁČ", "pl": "PIERWSZY GRACZ"}[language]
    assert sum(said.count(first) for said in whole) == 2


@each_language
def test_backs_of_constellations_lie_behind_their_fronts(language: str) -> None:
    file = on_paper(language, "A4").file("cards")
    sides = pages(file)
    fronts = 0
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        figures = sum(re.fullmatch(r"C\d+", word.text) is not None for word in front)
        names = [word for word in back if re.sub(r"\s", "", word.text) == GAMES[language]]
        assert len(names) == 2 * figures
        fronts += figures
    assert fronts == len(FILED)


@each_kit
def test_there_are_pads_for_one_to_five_with_a_sign_for_each_player(language: str, paper: str) -> None:
    sides = pages(on_paper(language, paper).file("pads"))
    assert len(sides) == 5
    for number, side in enumerate(sides, 1):
        assert joined(side).count(GAMES[language]) == 4
        greek = Counter(word for word in texts(side) if word in {*BAYER})
        assert greek == ({} if number == 1 else dict.fromkeys(BAYER[:number], 4))


@each_kit
def test_the_rules_aid_has_two_sides(language: str, paper: str) -> None:
    front, back = pages(on_paper(language, paper).file("aids"))
    assert TITLES[language].upper() in " ".join(texts(front))
    assert min(len(front), len(back)) > 200


@each_kit
def test_the_assembly_page_names_each_file_with_its_sheets(language: str, paper: str) -> None:
    made = on_paper(language, paper)
    front, _ = pages(made.file("assembly"))
    assert ASSEMBLY[language].upper() in " ".join(texts(front))
    printed = [(file, len(pages(file)) // (2 if "duplex" in file.name else 1)) for file in made.files()[1:]]
    for file, sheets in printed:
        (row,) = [word for word in front if word.text == file.stem]
        beside = [word.text for word in front if 0 < row.x - word.x < 60 and abs(word.y - row.y) < 5]
        assert str(sheets) in beside
    assert sum(sheets for _, sheets in printed) == 27


@each_kit
def test_a_kit_is_these_files_and_each_has_something_to_say(language: str, paper: str) -> None:
    files = kit("night-sky", Asked(language, "black", paper)).files()
    assert [re.sub(r"^\d-|-.*", "", file.name) for file in files] == [*PARTS]
    assert all(map(fonts, files))
