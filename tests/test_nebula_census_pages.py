"""Each page of the kit of Nebula, by poppler: its size, its fonts, its ink, the same words in each ink."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PIL import ImageStat

from census import fonts, pages, seen, sizes, texts
from nebula_kits import A4, LETTER, each_language, kits, nebula
from pdf_operators import impurities

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models.inks import Ink

pytestmark = pytest.mark.full

NIGHT_AND_PAPER: tuple[Ink, Ink] = ("night", "paper")
PAPER_AND_BLACK: tuple[Ink, Ink] = ("paper", "black")


@each_language
def test_paper_and_black_say_what_night_says(language: str) -> None:
    night = nebula(language)
    for ink in PAPER_AND_BLACK:
        other = nebula(language, ink)
        assert [file.name for file in other.files()] == [file.name for file in night.files()]
        for file in night.files():
            said = [Counter(texts(page)) for page in pages(file)]
            assert [Counter(texts(page)) for page in pages(other.folder / file.name)] == said


def test_black_is_black_and_white_by_its_operators() -> None:
    black = [file for made in kits() for file in made.files() if "-black-" in str(file)]
    assert len(black) == 3 * 9 + 3 * 9 + sum(
        len(nebula("en", "black", "A4", players).files()) for players in (2, 3, 4)
    )
    assert [(file.name, impurities(file.read_bytes())) for file in black] == [
        (file.name, []) for file in black
    ]


def test_every_page_has_the_size_of_its_paper() -> None:
    for made in kits():
        size = LETTER if "Letter" in str(made.folder) else A4
        assert {each for file in made.files() for each in sizes(file)} == {size}


def test_every_font_is_embedded() -> None:
    for file in (file for made in kits() for file in made.files()):
        found = fonts(file)
        assert found or "stand-ups" not in file.name
        assert {embedded for _, embedded in found} == {"yes"}
        assert not [name for name, _ in found if "Helvetica" in name]


PARTS = ("assembly", "cards", "galaxies", "counters", "clusters", "stand-ups", "pads", "aids")


@pytest.mark.parametrize("part", PARTS)
def test_a_sheet_on_paper_takes_a_third_of_the_ink_of_night(part: str) -> None:
    dark, pale = (darkness(nebula(ink=ink).file(part), 60) for ink in NIGHT_AND_PAPER)
    assert len(dark) == len(pale)
    assert [white / black for black, white in zip(dark, pale, strict=True) if white > black / 3] == []


def test_tokens_on_paper_take_a_third_of_the_ink_of_night() -> None:
    dark, pale = (in_the_limit(nebula(ink=ink).file("tokens")) for ink in NIGHT_AND_PAPER)
    assert 0 < pale <= dark / 3


def in_the_limit(file: Path) -> float:
    """The darkness of a page of fine lines: all are a part of a pixel too wide, half as much at 600 dpi."""
    (coarse,), (fine,) = darkness(file, 300), darkness(file, 600)
    return 2 * fine - coarse


def darkness(file: Path, dpi: int) -> list[float]:
    """How much of the paper's light is lost on each page."""
    pictures = (seen(file, page + 1, dpi, "colour") for page in range(len(pages(file))))
    return [1 - sum(ImageStat.Stat(picture).mean) / 765 for picture in pictures]
