"""The rules aid of Nova Luna: every number that a table needs, and pictures that the scorer agrees with."""

from __future__ import annotations

import re
from ast import literal_eval
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.build import make_speaker
from pnp.games.nova_luna import (
    ALL_TOKENS,
    EXCELLENT,
    FIRST_TOKENS,
    LINES,
    PHASE_TILES,
    SIGNS,
    SOLO_LINES,
    TOKENS,
    find_met_tasks,
    read_tile,
)
from pnp.games.nova_luna.game import GAME
from pnp.loading import LayoutRequest, load_layout
from pnp.models import INKS
from tests import ROOT
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import lines, overlap
from tests.helpers.printed_decks import aid_face, aid_page, running

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Face
    from tests.helpers.drawn_faces import Line

AID = ROOT / "cards" / "nova-luna" / "aid.yaml"
LET = yaml.load((ROOT / "layouts" / "nova-luna" / "aid.yaml").read_text("utf-8"), yaml.CSafeLoader)["let"]
TILES = ROOT / "cards" / "nova-luna" / "tiles.yaml"
EDGE = 10.0  # mm from the edges of a page, the fold among them, that words keep
AID_WORDS = yaml.load(AID.read_text("utf-8"), yaml.CSafeLoader)["cards"][0]
PAGES = {"set-up": ("front", 1), "turn": ("back", 0), "tasks": ("back", 1), "end": ("front", 0)}
PICTURES = ("beside", "chain", "corner", "served")


def face(language: str, side: str, ink: Ink = "night") -> Face:
    return aid_face("nova-luna", side, language, ink)


def on_page(language: str, page: str) -> list[Line]:
    return aid_page("nova-luna", PAGES[page], language)


def said(language: str, page: str) -> str:
    return running(on_page(language, page))


def pictured(name: str) -> list[list[object]]:
    found: list[list[object]] = literal_eval(LET[f"{name}-tiles"].strip("{}"))
    return found


@pytest.mark.parametrize("name", PICTURES)
def test_in_its_pictures_those_tasks_are_covered_that_the_scorer_finds_met(name: str) -> None:
    mosaic = {
        (int(str(row)), int(str(column))): read_tile(str(code)) for code, column, row, _ in pictured(name)
    }
    covered = {
        (int(str(row)), int(str(column)), number)
        for _, column, row, numbers in pictured(name)
        if isinstance(numbers, list)
        for number in numbers
    }
    assert set(find_met_tasks({place: each for place, each in mosaic.items() if each})) == covered
    assert len(mosaic) == len(pictured(name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_has_its_numbers(language: str) -> None:
    told = said(language, "set-up")
    assert re.search(r" 2 3 4 .* 21 21 21 .* 20 20 20 .* 16 18 21 .* 15 17 20", told)
    assert {"68", "11"} <= set(re.findall(r"\d+", told))
    assert ALL_TOKENS == TOKENS + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_has_five_steps_in_their_order(language: str) -> None:
    numbers = [line.text for line in on_page(language, "turn") if line.box.x < 22 and line.text.isdigit()]
    assert numbers[:5] == ["1", "2", "3", "4", "5"]  # below them, times of tiles in the picture
    assert re.search(r"\b1 (or|nebo|lub) 2\b", said(language, "turn"))


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_letters_of_colours_are_explained_where_they_are_not_those_of_the_language(language: str) -> None:
    told = said(language, "tasks")
    assert [colour for colour in SIGNS.values() if f". {colour}" not in told] == []


def test_the_token_of_the_picture_goes_as_far_as_the_third_tile_costs() -> None:
    third = [code for code in literal_eval(LET["some-tiles"].strip("{}")) if code][2]
    assert third[1] == "3"
    assert all(third[1] in AID_WORDS["track"][language] for language in LANGUAGES)
    numbers = [line for line in on_page("en", "turn") if line.text in ("7", "10")]
    tokens = [line for line in on_page("en", "turn") if line.text in ("\u03b1", "\u03b2")]
    assert all(any(abs(centre(each) - centre(token)) < 0.1 for each in numbers) for token in tokens)


def centre(line: Line) -> float:
    return line.box.x + line.box.width / 2


def test_the_three_tiles_of_the_picture_are_the_next_three() -> None:
    lain = literal_eval(LET["some-tiles"].strip("{}"))
    assert len(lain) == 12
    assert [place for place, code in enumerate(lain) if code][:3] == [2, 4, 5]
    assert all(read_tile(code) for code in lain if code)
    full = literal_eval(LET["all-tiles"].strip("{}"))
    assert [bool(code) for code in full] == [False, *[True] * PHASE_TILES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_every_line_of_the_scorer_by_its_name(language: str) -> None:
    say = make_speaker(load_layout(LayoutRequest("nova-luna/aid", ROOT)), language, GAME).say
    told = said(language, "end").replace("\xa0", " ")
    places = [told.find(f"{say(f'line-{line}', {})}:") for line in (*LINES, *SOLO_LINES)]
    assert -1 not in places
    assert places == sorted(places)
    numbers = {int(number) for number in re.findall(r"\d+", told)}
    assert {FIRST_TOKENS, ALL_TOKENS - FIRST_TOKENS, ALL_TOKENS, EXCELLENT, PHASE_TILES, 10} <= numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_off_the_fold_the_edges_and_each_other(language: str) -> None:
    for side in ("front", "back"):
        shown = face(language, side)
        middle = shown.trim.width / 2
        words = [line for line in lines(shown) if len(line.text) > 3]
        for line in words:
            box, start = line.box, middle if line.box.x > middle else 0.0
            assert start + EDGE <= box.x
            assert box.x + box.width <= start + middle - EDGE
            assert EDGE - 2 <= box.y <= shown.trim.height - EDGE
        for number, one in enumerate(words):
            assert not any(overlap(one.box, other.box) for other in words[number + 1 :]), one.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_end_above_the_pictures(language: str) -> None:
    """Of the page of tasks the pictures begin 82 mm below its words, of a turn 60 mm above the foot."""
    small = {"turn": 198 - 12.8 - 60, "tasks": 198 - 12.8 - 36 - 45.6}
    for page, top in small.items():
        running = [line for line in on_page(language, page) if line.size == pytest.approx(10.5 * 25.4 / 72)]
        assert max(line.box.y + line.box.height for line in running) < top - 2.5


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_never_small(language: str, ink: Ink) -> None:
    for side in ("front", "back"):
        words = [line for line in lines(face(language, side, ink)) if len(line.text) > 3]
        assert min(line.size for line in words) >= 8.5 * 25.4 / 72 - 1e-9


def test_every_tile_of_the_pictures_is_one_of_the_game() -> None:
    real = {card["tile"] for card in yaml.load(TILES.read_text("utf-8"), yaml.CSafeLoader)["cards"]}
    laid = {
        code for name in ("all", "some") for code in literal_eval(LET[f"{name}-tiles"].strip("{}")) if code
    }
    assert laid | {str(code) for name in PICTURES for code, *_ in pictured(name)} <= real
