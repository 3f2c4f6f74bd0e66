"""What poppler reads on the printed rogue galaxies, dice, ships, tokens, pads and rules of Tiny Galaxies."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from pnp.build import make_speaker
from pnp.games.tiny_galaxies.game import GAME
from pnp.loading import LayoutRequest as Layout
from pnp.loading import load_layout
from tests import ROOT
from tests.games.tiny_galaxies.rogues.table import Rogue, rogues
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.kit_pages import Asked, Kit, Word, kit, pages, rows, seen, texts
from tests.helpers.page_shapes import BLACK, discs, spots

pytestmark = pytest.mark.full

GREEK = "\u03b1\u03b2\u03b3\u03b4\u03b5"
HALF = 148.5  # mm: two mats stand on a page
DPI = 200
PAPER = 250
TITLES = {"en": "RULES AID", "cs": "PŘEHLED PRAVIDEL", "pl": "SKRÓT ZASAD"}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def printed(language: str) -> Kit:
    return kit("tiny-galaxies", Asked(language, "black"))


def words(text: str) -> Counter[str]:
    return Counter(re.findall(r"[^\W\d_]{2,}|\d+", text.replace("*", "")))


@each_language
def test_each_rogue_galaxy_has_its_name_its_dice_and_its_attacks(language: str) -> None:
    say = make_speaker(load_layout(Layout("tiny-galaxies/rogue-mat", ROOT)), language, GAME).say
    backs = pages(printed(language).file("boards"))[1::2]
    halves = [[word for word in page if (word.y > HALF) == low] for page in backs for low in (False, True)]
    found = [half for half in halves if half]
    assert len(found) == len(rogues())
    for rogue, half in zip(rogues(), found, strict=True):
        shown = words(" ".join(texts(half)))
        asked = words(" ".join(say(f"attack-{each.kind}", {"n": each.amount}) for each in rogue.attacks))
        assert asked <= shown, (rogue.id, asked - shown)
        once = sum(each.once for each in rogue.attacks)
        assert words(f"{say('attack-once', {})} " * once) <= shown
        assert dice(half, rogue)


def dice(half: list[Word], rogue: Rogue) -> bool:
    """Whether some row of a mat is the dice of the rogue, level by level."""
    told = [[int(word.text) for word in row if word.text.isdigit()] for row in rows(half)]
    return list(rogue.dice) in [
        numbers[at : at + 6] for numbers in told for at in (0, 1)
    ]  # its ships stand before


def test_a_kit_is_seven_files() -> None:
    assert len(printed("en").files()) == 7


def test_seven_nets_and_forty_two_stickers_stand_on_one_sheet() -> None:
    file = printed("en").file("dice")
    (page,) = pages(file)
    assert texts(page).count("glue") == 49
    picture = seen(file, 1, DPI).point([0] * PAPER + [255] * (256 - PAPER))
    inside = spots(picture, DPI, BLACK)
    assert len([*discs(inside, 13.2, 14.2)]) == 42
    assert len([*discs(inside, 12.0, 13.1)]) == 42


def test_the_pad_of_five_names_its_galaxies_on_each_of_four_leaves() -> None:
    found = [
        Counter(word for word in texts(leaf) if word in GREEK) for leaf in pages(printed("en").file("pads"))
    ]
    assert found == [Counter()] * 4 + [Counter(dict.fromkeys(GREEK, 4))]


@each_language
def test_the_rules_are_on_both_sides_of_one_sheet(language: str) -> None:
    front, back, *_ = pages(printed(language).file("aids"))
    assert TITLES[language] in " ".join(texts(front)).upper().replace("\xa0", " ")
    assert min(len(front), len(back)) > 300


@each_language
def test_the_planet_reference_is_a_second_sheet_with_all_forty_planets(language: str) -> None:
    front, back = pages(printed(language).file("aids"))[2:]
    ids = {text for text in texts([*front, *back]) if re.fullmatch(r"P\d\d", text)}
    assert ids == {f"P{number:02}" for number in range(1, 41)}
    assert min(len(front), len(back)) > 300
