"""Each page of the kit of Nova Luna, by poppler: its size, its fonts, its ink, the same words in each ink."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from census import fonts, pages, sizes, texts
from pdf_operators import impurities
from test_nebula_census_pages import darkness, in_the_limit
from test_nova_luna_census import KITS, made

if TYPE_CHECKING:
    from pnp.models.inks import Ink

pytestmark = pytest.mark.full

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
NIGHT_AND_PAPER: tuple[Ink, Ink] = ("night", "paper")
PAPER_AND_BLACK: tuple[Ink, Ink] = ("paper", "black")
NAMED = ("assembly", "cards", "boards", "stand-up", "pads", "aids")


def test_paper_and_black_say_what_night_says() -> None:
    night = made()
    for ink in PAPER_AND_BLACK:
        other = made("en", ink)
        assert [file.name for file in other.files()] == [file.name for file in night.files()]
        for file in night.files():
            said = [Counter(texts(page)) for page in pages(file)]
            assert [Counter(texts(page)) for page in pages(other.folder / file.name)] == said


def test_black_is_black_and_white_by_its_operators() -> None:
    files = made("en", "black").files()
    assert len(files) == 7
    assert [(file.name, impurities(file.read_bytes())) for file in files] == [(f.name, []) for f in files]


def test_every_page_has_the_size_of_its_paper_and_its_own_fonts() -> None:
    for language, ink, paper in KITS:
        for file in made(language, ink, paper).files():
            assert {*sizes(file)} == {PAPERS[paper]}
            found = fonts(file)
            assert found or "stand-up" in file.name
            assert {embedded for _, embedded in found} <= {"yes"}
            assert not [name for name, _ in found if "Helvetica" in name]


@pytest.mark.parametrize("part", NAMED)
def test_a_sheet_on_paper_takes_a_third_of_the_ink_of_night(part: str) -> None:
    dark, pale = (darkness(made("en", ink).file(part), 60) for ink in NIGHT_AND_PAPER)
    assert len(dark) == len(pale)
    assert [white / black for black, white in zip(dark, pale, strict=True) if white > black / 3] == []


def test_tokens_on_paper_take_a_third_of_the_ink_of_night() -> None:
    dark, pale = (in_the_limit(made("en", ink).file("tokens")) for ink in NIGHT_AND_PAPER)
    assert 0 < pale <= dark / 3
