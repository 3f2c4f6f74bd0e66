"""What the discs and boards of Night Sky say, read from their pages by poppler, in each language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, make
from pnp.geometry import Point
from pnp.press import SheetOptions, paper
from tests.games.night_sky.printed_sets import CARDS, KINDS, ROMAN, face, middle, words
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.kit_pages import Word, fonts, near, pages, sizes, texts

if TYPE_CHECKING:
    from pnp.models import Ink

pytestmark = pytest.mark.full

MADE = TemporaryDirectory(prefix="night-sky-")
SIZES = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
STEPS = ("3", "4", "5a", "5b", "6a", "6b")  # of the page that opens the kit, which the pictures bear
FADING = {"en": "FADINGSTARS", "cs": "POHASÍNAJÍCÍHVĚZDY", "pl": "GASNĄCEGWIAZDY"}
NAMES = {"en": ["NIGHT", "SKY"], "cs": ["NOČNÍ", "OBLOHA"], "pl": ["NOCNE", "NIEBO"]}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def printed(deck: str, language: str, ink: Ink, name: str) -> Path:
    """The file of discs or of boards."""
    out = Path(MADE.name) / f"{language}-{ink}-{name}"
    order = Order((CARDS / f"{deck}.yaml",), out, language, SheetOptions(paper(name)), ink=ink)
    (file,) = make(order, lambda *_: None).folder.glob("*.pdf")
    return file


def on_page(said: list[Word]) -> Point:
    """Where the sheet of a disc begins on its page, by the upright names of a sector."""
    shown = {text: middle(corners) for text, corners in words(face("discs", "disc-alpha"))}
    (word,) = [word for word in said if word.text == "B33"]
    # The middle of a word's box lies a little above that of its capitals.
    return Point(word.x - shown["B33"].x, word.y - shown["B33"].y)


@pytest.mark.parametrize(
    ("language", "ink", "name"), [("en", "night", "A4"), ("cs", "black", "Letter"), ("pl", "paper", "A4")]
)
def test_five_discs_bear_every_star_by_its_name(language: str, ink: Ink, name: str) -> None:
    """Poppler takes slanting words to pieces: those about the place of a name are its parts."""
    file = printed("discs", language, ink, name)
    assert sizes(file) == [SIZES[name]] * 5
    places = {text: middle(at) for text, at in words(face("discs", "disc-alpha", ink)) if text in KINDS}
    for said in pages(file):
        corner = on_page(said)
        for star, place in places.items():
            parts = near(said, corner.x + place.x, corner.y + place.y, 2.7)
            letters = Counter("".join(word.text for word in parts if re.fullmatch(r"[A-F]?\d*", word.text)))
            assert not Counter(star) - letters, (star, texts(parts))
        upright = [word for word in said if re.fullmatch(r"[BE]\d\d", word.text)]
        assert len(upright) == 42


@each_language
def test_five_fronts_and_five_backs_say_whose_they_are_and_how_they_are_put_together(language: str) -> None:
    file = printed("boards", language, "black", "A4")
    assert sizes(file) == [SIZES["A4"]] * 10
    sides = pages(file)
    for number, greek in enumerate("αβγδε"):
        front, back = (Counter(texts(side)) for side in sides[2 * number : 2 * number + 2])
        assert (front[greek], back[greek]) == (2, 1)
        assert all(front[name] for name in NAMES[language])
        assert not Counter("".join(NAMES[language])) - Counter("".join(back.elements()))
        assert all(front[numeral] >= 1 for numeral in ROMAN)
        assert [front[step] for step in STEPS] == [1, 1, 1, 0, 0, 0]
        assert [back[step] for step in STEPS] == [0, 0, 0, 1, 1, 1]
        assert not Counter(FADING[language]) - Counter("".join(front.elements()))


@pytest.mark.parametrize("name", SIZES)
def test_letter_holds_each_sheet_too_and_all_fonts_are_embedded(name: str) -> None:
    for deck, count in (("discs", 5), ("boards", 10)):
        file = printed(deck, "cs", "black", name)
        assert sizes(file) == [SIZES[name]] * count
        assert fonts(file)
        assert all(embedded == "yes" for _, embedded in fonts(file))
