"""What the kit of Hvězdokupy says, as poppler reads its pages: components, ids and words in each language."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from pnp.games.hvezdokupy import STARS
from tests.games.hvezdokupy.card_files import CARDS, SETUPS
from tests.helpers.kit_pages import Asked, Kit, kit, pages, seen, texts
from tests.helpers.page_shapes import BLACK, spots

if TYPE_CHECKING:
    from pnp.models import Ink

pytestmark = pytest.mark.full

LANGUAGES = ("en", "cs", "pl")
BACKS = {
    "en": ("VIOLET", "YELLOW", "GREEN"),
    "cs": ("FIALOVÁ", "ŽLUTÁ", "ZELENÁ"),
    "pl": ("FIOLETOWE", "ŻÓŁTE", "ZIELONE"),
}
SETUP = {"en": "SETUP", "cs": "PŘÍPRAVA", "pl": "PRZYGOTOWANIE"}
TITLES = {"en": ("PRINTING", "RULES"), "cs": ("TISK", "PŘEHLED"), "pl": ("DRUK", "SKRÓT")}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def hvezdokupy(language: str = "en", ink: Ink = "black", name: str = "A4", players: int | None = None) -> Kit:
    return kit("hvezdokupy", Asked(language, ink, name, players))


def words(made: Kit, part: str) -> list[str]:
    return [word for page in pages(made.file(part)) for word in texts(page)]


@each_language
def test_fifty_cards_stand_on_their_sheets_before_backs_of_their_colour(language: str) -> None:
    sides = pages(hvezdokupy(language).file("cards"))
    fronts, backs = sides[::2], sides[1::2]
    ids = [word for page in fronts for word in texts(page) if re.fullmatch(r"[FZGS]\d+", word)]
    assert sorted(ids) == sorted(card["id"] for card in (*CARDS, *SETUPS))
    found = Counter(word for page in backs for word in texts(page))
    assert {name: found[name] for name in BACKS[language]} == dict.fromkeys(BACKS[language], 30)
    assert found[SETUP[language]] == 10
    for front, back in zip(fronts, backs, strict=True):
        of = Counter(word[0] for word in texts(front) if re.fullmatch(r"[FZG]\d\d", word))
        behind = Counter(texts(back))
        assert {2 * of[letter] for letter in "FZG" if of[letter]} == {
            behind[name] for name in BACKS[language] if behind[name]
        }


def test_the_board_has_eight_numbers_on_each_side() -> None:
    ((page,),) = (pages(hvezdokupy().file("boards")),)
    assert Counter(texts(page)) == {str(number): 4 for number in range(1, 9)}


def test_sixty_round_pieces_stand_on_one_sheet_and_one_of_them_is_dark() -> None:
    picture = seen(hvezdokupy().file("tokens"), 1, 150)
    discs = [
        spot
        for spot in spots(picture, 150, BLACK)
        if abs(spot.width - 16) < 0.6 and abs(spot.height - 16) < 0.6
    ]
    assert len(discs) == STARS + 1
    assert sum(spot.area > 60 for spot in discs) == 1


@each_language
def test_pages_to_read_have_their_titles(language: str) -> None:
    made = hvezdokupy(language)
    for part, title in zip(("assembly", "aids"), TITLES[language], strict=True):
        assert any(title in word for word in words(made, part))
        assert "HVĚZDOKUPY" in words(made, part)
    assert words(made, "pads").count("HVĚZDOKUPY") == 24


@pytest.mark.parametrize("players", range(2, 7))
def test_a_kit_for_so_many_has_their_record_sheets(players: int) -> None:
    told = " ".join(words(hvezdokupy("en", "black", "A4", players), "pads"))
    assert Counter(re.findall(r"(\d) players", told)) == {str(players): 6 if players in (2, 4) else 4}
