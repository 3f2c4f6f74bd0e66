"""How dark each page of the kit of Nebula is, by poppler."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import ImageStat

from tests.games.nebula.printed_kits import nebula
from tests.helpers.kit_pages import pages, seen

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Ink

pytestmark = pytest.mark.full

NIGHT_AND_PAPER: tuple[Ink, Ink] = ("night", "paper")


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
