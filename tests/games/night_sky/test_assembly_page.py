"""The page that opens the kit of Night Sky: the layers of a board step by step, pens, a ruler."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pnp.models import INKS
from pnp.scene import Text
from tests.games.night_sky.printed_sets import other, printed
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from pnp.models import Ink

EIGHT_POINTS = 8 * 25.4 / 72 - 1e-9  # mm: no words are smaller
TENS = [str(ten) for ten in range(0, 101, 10)]


def test_the_ruler_is_a_hundred_millimetres_long() -> None:
    front = printed("assembly")["assembly"].front
    middles = [line.box.x + line.box.width / 2 for line in lines(front) if line.text in TENS]
    assert [right - left for left, right in pairwise(middles[-11:])] == pytest.approx([10] * 10)


def test_each_step_of_a_board_has_a_picture_of_its_own() -> None:
    back = other(printed("assembly")["assembly"])
    pictures = [
        (shape, map_) for shape, map_ in flat(back.scene) if not isinstance(shape, Text) and map_.a != 1
    ]
    places = {(round(map_.e), round(map_.f)) for _, map_ in pictures}
    assert len(places) >= 4  # four of the six steps, drawn by the figure of the boards
    numbers = [line.text for line in lines(back) if line.text in {*"123456"}]
    assert numbers == [*"123456"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_light_pen_is_asked_for_on_the_dark_map(language: str) -> None:
    said = " ".join(line.text for line in lines(other(printed("assembly", language)["assembly"])))
    for word in {"en": ("dark", "white"), "cs": ("tmavou", "bílou"), "pl": ("ciemnej", "białą")}[language]:
        assert word in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_shop_sells_stands_with_its_number(language: str) -> None:
    said = " ".join(line.text for line in lines(printed("assembly", language)["assembly"].front))
    for number in ("41", "6 ", "1 "):
        assert number in said


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_drawn_in_every_ink_and_language(language: str, ink: Ink) -> None:
    card = printed("assembly", language, ink)["assembly"]
    for face in (card.front, other(card)):
        words = [line for line in lines(face) if line.text not in TENS and len(line.text) > 3]
        assert min(line.size for line in words) >= EIGHT_POINTS
