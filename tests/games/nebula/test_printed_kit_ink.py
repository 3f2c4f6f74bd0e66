"""How dark each page of the kit of Nebula is, by poppler."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.nebula.printed_kits import nebula
from tests.helpers.page_ink import darkness, in_the_limit

if TYPE_CHECKING:
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
