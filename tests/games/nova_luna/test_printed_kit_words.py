"""What the kit of Nova Luna says, read from its pages by poppler: tiles, spaces, tokens, lines."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.models import INKS
from tests import ROOT
from tests.games.nova_luna.printed_kits import KITS, made
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.kit_pages import near, pages, sizes, texts

if TYPE_CHECKING:
    from pnp.models import Ink
    from tests.helpers.kit_pages import Word

pytestmark = pytest.mark.full

TILES = yaml.load((ROOT / "cards" / "nova-luna" / "tiles.yaml").read_text("utf-8"), yaml.CSafeLoader)["cards"]
CODES = {card["id"]: card["tile"] for card in TILES}
GREEK = "\u03b1\u03b2\u03b3\u03b4"
TITLES = {
    "en": ("PRINTING AND ASSEMBLY", "RULES AID"),
    "cs": ("TISK A SESTAVENÍ", "PŘEHLED PRAVIDEL"),
    "pl": ("DRUK I MONTAŻ", "SKRÓT ZASAD"),
}
each_language = pytest.mark.parametrize("language", LANGUAGES)


each_kit = pytest.mark.parametrize(("language", "ink", "paper"), KITS)


def test_the_kits_looked_at_have_every_ink_language_and_paper() -> None:
    languages, inks, papers = (set(each) for each in zip(*KITS, strict=True))
    assert (languages, inks, papers) == ({*LANGUAGES}, {*INKS}, {"A4", "Letter"})


@each_kit
def test_sixty_eight_tiles_bear_their_time_their_dots_and_their_code(
    language: str, ink: Ink, paper: str
) -> None:
    found: Counter[str] = Counter()
    sides = pages(made(language, ink, paper).file("cards"))
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        assert texts(back) == []
        for name in (word for word in front if re.fullmatch(r"N\d\d", word.text)):
            found[name.text] += 1
            code = CODES[name.text]
            about = texts(tile_words(front, name))
            letters = Counter(word for word in about if word in ("R", "B", "T", "Y"))
            assert letters == Counter(code.split(":")[1].replace(",", "") + code[0]), name.text
            assert (about.count(code[1]), about.count(code)) == (1, 1), name.text
    assert found == dict.fromkeys(CODES, 1)


def tile_words(front: list[Word], name: Word) -> list[Word]:
    """The words of the tile with this id, which stands 17.5 mm above its middle."""
    return [word for word in front if abs(word.x - name.x) < 25 and -7.5 < word.y - name.y < 42.5]


@each_kit
def test_the_wheel_bears_its_name_on_one_page(language: str, ink: Ink, paper: str) -> None:
    file = made(language, ink, paper).file("boards")
    (words,) = pages(file)
    assert Counter("NOVALUNA") == Counter(c for text in texts(words) if text.isalpha() for c in text)
    (width, height), *_ = sizes(file)
    assert all(abs(word.x - width / 2) < 85 and abs(word.y - height / 2) < 85 for word in words)


@each_kit
def test_there_are_eighty_four_tokens(language: str, ink: Ink, paper: str) -> None:
    (words,) = pages(made(language, ink, paper).file("tokens"))
    assert Counter(texts(words)) == dict.fromkeys(GREEK, 21)
    assert all(near(words, word.x, word.y, 12.9) == [word] for word in words)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_fewer_players_print_fewer_tokens_and_their_pad(players: int) -> None:
    found = made("en", "black", "A4", players)
    (words,) = pages(found.file("tokens"))
    assert Counter(texts(words)) == dict.fromkeys(GREEK[:players], 21)
    (pad,) = pages(found.file("pads"))
    numbers = [word.text for word in pad if re.fullmatch(r"\d", word.text) and word.text == str(players)]
    assert len(numbers) >= 4


@each_language
def test_there_are_four_pads_and_a_rules_aid_with_its_title(language: str) -> None:
    found = made(language, "black", "Letter")
    assert len(pages(found.file("pads"))) == 4
    assert TITLES[language][1] in " ".join(text for side in pages(found.file("aids")) for text in texts(side))


@each_kit
def test_the_assembly_page_tells_the_sheets_of_each_file(language: str, ink: Ink, paper: str) -> None:
    found = made(language, ink, paper)
    front, _ = pages(found.file("assembly"))
    assert TITLES[language][0] in " ".join(texts(front))
    total = 1  # the page itself
    for file in found.files()[1:]:
        sheets = len(pages(file)) // (2 if "duplex" in file.name else 1)
        (name,) = [word for word in front if word.text == file.stem]
        beside = [word for word in front if word.text.isdigit() and abs(word.y - name.y) < 5]
        assert str(sheets) in texts(word for word in beside if 0 < name.x - word.x < 60)
        total += sheets
    assert str(total) in " ".join(texts(front)).split()


def test_the_three_languages_speak_differently() -> None:
    parts = ("assembly", "pads", "aids")
    said = [
        [" ".join(text for side in pages(one.file(part)) for text in texts(side)) for part in parts]
        for one in (made(language, "black", "Letter") for language in LANGUAGES)
    ]
    assert all(len(set(each)) == 3 for each in zip(*said, strict=True))
