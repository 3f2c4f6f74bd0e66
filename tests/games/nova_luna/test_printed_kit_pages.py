"""Each page of the kit of Nova Luna, by poppler: its fonts and its ink."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.nova_luna.printed_kits import KITS, made
from tests.helpers.kit_pages import fonts
from tests.helpers.page_ink import darkness, in_the_limit

if TYPE_CHECKING:
    from pnp.models import Ink

pytestmark = pytest.mark.full

NIGHT_AND_PAPER: tuple[Ink, Ink] = ("night", "paper")
NAMED = ("assembly", "cards", "boards", "stand-up", "pads", "aids")


def test_a_kit_is_seven_files_and_all_but_one_have_something_to_say() -> None:
    for language, ink, paper in KITS:
        files = made(language, ink, paper).files()
        assert len(files) == 7
        assert all(fonts(file) or "stand-up" in file.name for file in files)


@pytest.mark.parametrize("part", NAMED)
def test_a_sheet_on_paper_takes_a_third_of_the_ink_of_night(part: str) -> None:
    dark, pale = (darkness(made("en", ink).file(part), 60) for ink in NIGHT_AND_PAPER)
    assert len(dark) == len(pale)
    assert [white / black for black, white in zip(dark, pale, strict=True) if white > black / 3] == []


def test_tokens_on_paper_take_a_third_of_the_ink_of_night() -> None:
    dark, pale = (in_the_limit(made("en", ink).file("tokens")) for ink in NIGHT_AND_PAPER)
    assert 0 < pale <= dark / 3
