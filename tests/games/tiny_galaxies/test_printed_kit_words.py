"""What poppler reads on the printed planets, missions and mats of Tiny Galaxies, in each language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pnp.games.tiny_galaxies import mission_fields, planet_fields
from tests.games.tiny_galaxies.printed_decks import LANGUAGES, SUPPLIES, said
from tests.helpers.kit_pages import Asked, Kit, Word, kit, near, pages, read, rows, sizes, texts

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full

PLANETS, MISSIONS = SUPPLIES.decks["planets"], SUPPLIES.decks["missions"]
BACKS = {
    "en": {"P": "PLANET", "M": "MISSION"},
    "cs": {"P": "PLANETA", "M": "MISE"},
    "pl": {"P": "PLANETA", "M": "MISJA"},
}
YIELDS = {
    "en": {"energy": "energy", "culture": "culture"},
    "cs": {"energy": "energie", "culture": "kultura"},
    "pl": {"energy": "energia", "culture": "kultura"},
}
ID = re.compile(r"[PM]\d\d")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def made(language: str = "en", name: str = "A4") -> Kit:
    return kit("tiny-galaxies", Asked(language, "black", name))


def cards(file: Path) -> list[tuple[str, list[Word], list[str]]]:
    """Each card's id, the words of its front, and those of the back that is printed behind it."""
    found, sides = [], pages(file)
    for (width, _), front, back in zip(sizes(file)[::2], sides[::2], sides[1::2], strict=True):
        for corner in (word for word in front if ID.fullmatch(word.text)):
            x, y = corner.x - 23.6, corner.y - 40.2
            on_card = [word for word in front if abs(word.x - x) < 31 and abs(word.y - y) < 43.5]
            found.append((corner.text, on_card, texts(near(back, width - x, y, 36))))
    return found


def plain(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(("language", "name"), [("en", "A4"), ("cs", "Letter"), ("pl", "A4")])
def test_fifty_two_cards_stand_before_the_backs_of_their_decks(language: str, name: str) -> None:
    found = cards(made(language, name).file("cards"))
    assert sorted(id for id, _, _ in found) == sorted([*PLANETS, *MISSIONS])
    for id, _, back in found:
        assert back == [BACKS[language][id[0]]] * 2, id


@each_language
def test_each_card_says_its_name_its_action_or_rule_and_its_points(language: str) -> None:
    for id, front, _ in cards(made(language).file("cards")):
        card = PLANETS.get(id) or MISSIONS[id]
        shown = planet_fields(card, None) if id in PLANETS else mission_fields(card, None)
        name = card.name if isinstance(card.name, str) else card.name[language]
        page = plain(read(front))
        assert plain(name.upper()) in page, id
        assert plain(said(shown["text"], language)) in page, id
        foot = [int(word.text) for word in rows(front)[-2] if word.text.isdigit()]
        worth = (
            [card.points] if id in PLANETS or "shared" not in card.arguments else [card.points, card.shared]
        )
        assert foot == worth, id
        assert id in MISSIONS or YIELDS[language][PLANETS[id].resource] in page, id


def test_cards_speak_another_language_in_each() -> None:
    told = [
        {id: read(word for row in rows(front)[1:-2] for word in row) for id, front, _ in cards(each)}
        for each in (made(language).file("cards") for language in LANGUAGES)
    ]
    assert all(len({each[id] for each in told}) == 3 for id in told[0])


@each_language
def test_the_control_mat_stands_below_the_last_galaxy(language: str) -> None:
    """It has no back."""
    front, back = pages(made(language).file("boards"))[-2:]
    assert len([word for word in front if word.y > 148.5]) > 20
    assert not [word for word in back if word.y > 148.5]
