"""What poppler reads on the printed planets, missions and mats of Tiny Galaxies, in each language."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from pnp.games.tiny_galaxies import shown_mission, shown_planet
from tests.games.tiny_galaxies.printed_decks import INKS, LANGUAGES, SUPPLIES, said
from tests.helpers.kit_pages import Asked, Kit, Word, kit, near, pages, read, rows, seen, sizes, texts
from tests.helpers.page_shapes import discs, spots

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full

PLANETS, MISSIONS = SUPPLIES.decks["planets"], SUPPLIES.decks["missions"]
BACKS = {
    "en": {"P": "PLANET", "M": "MISSION"},
    "cs": {"P": "PLANETA", "M": "MISE"},
    "pl": {"P": "PLANETA", "M": "MISJA"},
}
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
GREEK = "\u03b1\u03b2\u03b3\u03b4\u03b5"
ID = re.compile(r"[PM]\d\d")
MAT = (190.0, 124.0)
DPI = 200
SPACE, ORBIT = (4.9, 6.2), (15.6, 19.3)  # mm: the white of a space of a track, and how far off its middle is

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_paper = pytest.mark.parametrize("name", PAPERS)


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


@each_language
@each_paper
def test_fifty_two_cards_stand_before_the_backs_of_their_decks(language: str, name: str) -> None:
    found = cards(made(language, name).file("cards"))
    assert sorted(id for id, _, _ in found) == sorted([*PLANETS, *MISSIONS])
    for id, _, back in found:
        assert back == [BACKS[language][id[0]]] * 2, id


@each_language
def test_each_card_says_its_name_its_action_or_rule_and_its_points(language: str) -> None:
    for id, front, _ in cards(made(language).file("cards")):
        card = PLANETS.get(id) or MISSIONS[id]
        shown = shown_planet(card, None) if id in PLANETS else shown_mission(card, None)
        name = card.name if isinstance(card.name, str) else card.name[language]
        page = plain(read(front))
        assert plain(name.upper()) in page, id
        assert plain(said(shown["text"], language)) in page, id
        foot = [int(word.text) for word in rows(front)[-2] if word.text.isdigit()]
        worth = [card.points] if id in PLANETS or "shared" not in card.told else [card.points, card.shared]
        assert foot == worth, id


def test_cards_speak_another_language_in_each() -> None:
    told = [
        {id: read(word for row in rows(front)[1:-2] for word in row) for id, front, _ in cards(each)}
        for each in (made(language).file("cards") for language in LANGUAGES)
    ]
    assert all(len({each[id] for each in told}) == 3 for id in told[0])


def test_each_planet_has_as_many_spaces_as_its_track_takes() -> None:
    """The start and the numbers; the last step is the symbol."""
    file = made().file("cards")
    counted: dict[str, int] = {}
    for number, page in enumerate(pages(file)[::2]):
        planets = [word for word in page if word.text in PLANETS]
        if planets:
            white = discs(spots(seen(file, 2 * number + 1, DPI), DPI), *SPACE)
            for corner in planets:
                x, y = corner.x - 23.6, corner.y - 47.9
                off = [math.dist((x, y), (disc.x, disc.y)) for disc in white]
                counted[corner.text] = sum(ORBIT[0] < each < ORBIT[1] for each in off)
    assert counted == {id: planet.steps for id, planet in PLANETS.items()}


@each_language
def test_five_mats_have_tracks_levels_and_the_sign_of_their_player(language: str) -> None:
    fronts = pages(made(language).file("boards"))[::2]
    halves = [[word for word in page if (word.y > 148.5) == low] for page in fronts for low in (False, True)]
    mats = halves[:5]
    assert [Counter(text for text in texts(half) if text in GREEK) for half in mats] == [
        Counter({letter: 2}) for letter in GREEK
    ]
    board = SUPPLIES.board
    for half in mats:
        told = [[int(word.text) for word in row if word.text.isdigit()] for row in rows(half)]
        assert told.count([*range(board.energy + 1)]) == 2
        for given in (board.points, board.dice, board.ships):
            assert [*given] in told
        assert any(sorted(row) == sorted([*range(2, 7)] * 2) for row in told)


@each_language
def test_the_control_mat_stands_below_the_last_galaxy(language: str) -> None:
    """It has no back."""
    file = made(language).file("boards")
    front, back = pages(file)[-2:]
    assert len([word for word in front if word.y > 148.5]) > 20
    assert not [word for word in back if word.y > 148.5]
    picture = seen(file, len(pages(file)) - 1, DPI)
    squares = [
        spot
        for spot in spots(picture, DPI)
        if abs(spot.width - 17.3) < 0.3 and abs(spot.height - 17.3) < 0.3 and spot.area > 80
    ]
    assert len(squares) == 9


def test_every_ink_prints_the_same_words() -> None:
    printed = [kit("tiny-galaxies", Asked("cs", ink)) for ink in INKS]
    for part in ("cards", "boards"):
        assert len({tuple(read(page) for page in pages(each.file(part))) for each in printed}) == 1
