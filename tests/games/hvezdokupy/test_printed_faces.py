"""What is printed for Hvězdokupy says what its data say: cards, board, pieces, record sheets, rules."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, fill_kit_order, lay_out_order
from pnp.figures import OCTAHEDRON, unfold
from pnp.games.hvezdokupy import LINES
from pnp.games.hvezdokupy.figures import BEVEL, DEPTH, EDGE, TIES
from pnp.geometry import Point, centre
from pnp.models import INKS, Ink
from pnp.press import SheetOptions, paper
from pnp.scene import Line as Rule
from pnp.scene import Rectangle
from tests import ROOT
from tests.games.hvezdokupy.card_files import BY_ID, SETUPS, rows
from tests.games.hvezdokupy.printed_decks import POINT, back, deck, discs, middles, said, words
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from pnp.scene import Face

EIGHT = 8 * POINT - 1e-9


def test_the_stars_on_each_card_lie_as_its_pattern_says() -> None:
    for id_, card in deck("constellations").items():
        found = discs(card.front)
        side = found[0].width / 0.8
        left, top = (min(getattr(box, axis) for box in found) for axis in ("x", "y"))
        shown = {(round((box.y - top) / side), round((box.x - left) / side)) for box in found}
        drawn = rows(BY_ID[id_])
        stars = {
            (row, column) for row, signs in enumerate(drawn) for column, s in enumerate(signs) if s == "*"
        }
        assert shown == stars, id_


def test_each_card_has_its_name_its_id_its_colour_and_the_letters_of_its_stars() -> None:
    for id_, card in deck("constellations").items():
        data, told = BY_ID[id_], words(card.front)
        assert data["name"]["en"].upper() in told
        assert {id_, id_[0]} <= set(told)
        assert f"{data['colour'].capitalize()} · rank {data['rank']}" in told
        greek = [word for word in told if re.fullmatch("[\u03b1-\u03c9]", word)]
        assert sorted(greek) == sorted(data.get("bayer", ()))


def test_a_back_has_one_name_at_both_ends_and_a_look_of_its_rank() -> None:
    kinds = Counter((said(back(card)), id(back(card))) for card in deck("constellations").values())
    assert len(kinds) == 9
    assert set(kinds.values()) == {5}
    assert all(one == other for one, other in (words(back(card)) for card in deck("constellations").values()))


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_drawn_in_every_ink_and_language(language: str, ink: Ink) -> None:
    for id_, card in deck("constellations", language, ink).items():
        assert BY_ID[id_]["name"][language].upper() in words(card.front)
    for card in deck("setup", language, ink).values():
        rule = [line for line in lines(card.front) if " " in line.text and "·" not in line.text]
        assert min(line.size for line in rule) >= EIGHT


@pytest.mark.parametrize("data", SETUPS, ids=[card["id"] for card in SETUPS])
def test_a_setup_card_shows_the_order_of_its_stack_and_the_stars_of_each(data: dict[str, object]) -> None:
    told = words(deck("setup")[str(data["id"])].front)
    stack, stars = data["stack"], data["stars"]
    assert isinstance(stack, list)
    assert [word for word in told if word.isdigit()] == [str(k) for k in range(len(stack), 0, -1)]
    assert f"{data['players']} PLAYERS" in told
    assert f"{stars} star{'s' if stars != 1 else ''} each" in told
    assert ("+ 1 on a rolled space" in told) == bool(data["rolled"])


def test_the_board_has_8_by_8_spaces_of_more_than_20_mm_numbered_on_all_sides() -> None:
    face = deck("board")["board"].front
    numbers = lines(face)
    for axis, across in (("x", "y"), ("y", "x")):
        for least, most in ((0, 10), (184, 196)):
            side = [line for line in numbers if least < getattr(line.box, across) < most]
            side.sort(key=lambda line: float(getattr(line.box, axis)))
            assert [line.text for line in side] == [*"12345678"]
    beads = middles(discs(face))
    for axis in ("x", "y"):
        along = sorted({round(getattr(at, axis), 6) for at in beads})[1:-1]
        assert {round(b - a, 6) for a, b in pairwise(along)} == {21.5}


@pytest.mark.parametrize("name", ["A4", "Letter"])
def test_the_board_stands_whole_on_one_page_and_each_part_keeps_to_its_sheets(name: str) -> None:
    order = fill_kit_order(
        Order((), ROOT / "output", "en", SheetOptions(paper(name)), blank=True), "hvezdokupy"
    )
    sheets = {part.name: sum(each.sheets for each in part.printouts) for part in lay_out_order(order).parts}
    assert sheets == {"assembly": 1, "cards": 6, "boards": 1, "tokens": 2, "pads": 3, "aids": 1}
    board = next(part for part in lay_out_order(order).parts if part.name == "boards")
    assert [each.kind for each in board.printouts] != ["parts"]


def test_there_is_a_die_to_spare() -> None:
    assert deck("die")["die"].copies == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_die_has_each_number_once_and_each_tab_names_the_face_over_it(language: str) -> None:
    told = words(deck("die", language)["die"].front)
    glue = {"en": "glue under", "cs": "lepit pod", "pl": "klej pod"}[language]
    assert sorted(word for word in told if word.isdigit()) == [*"12345678"]
    assert sorted(word for word in told if word.startswith(glue)) == sorted(
        f"{glue} {over}" for _, over in OCTAHEDRON.glued
    )
    assert sorted(word for word in told if word.isalpha() and len(word) == 1) == sorted("RBTY" * 2)
    assert [word for word in told if "–" in word] == [f"{one}–{other}" for one, other in TIES]
    assert {face for pair in TIES for face in pair} == set("12345678")


def test_each_number_of_the_die_stands_on_the_face_of_its_name_and_off_all_tabs() -> None:
    face, grown = deck("die")["die"].front, 28 / EDGE
    net = unfold(OCTAHEDRON, 28, DEPTH * grown, BEVEL * grown, Point(63, face.trim.height / 2))
    numerals = {line.text: centre(line.box) for line in lines(face) if line.size > 20 * POINT}
    assert set(numerals) == set(net.faces)
    for name, at in numerals.items():
        corners = net.faces[name]
        middle = Point(sum(each.x for each in corners) / 3, sum(each.y for each in corners) / 3)
        assert hypot(at.x - middle.x, at.y - middle.y) < 2, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_record_sheets_have_the_board_a_row_a_player_and_the_line_of_the_scorer(language: str) -> None:
    names = {"en": "Constellation", "cs": "Souhvězdí", "pl": "Gwiazdozbiór"}
    assert LINES == ("built",)
    for count in range(2, 7):
        card = deck("pads", language)[f"pad-{count}"]
        for face in (card.front, back(card)):
            assert names[language] in words(face)
            assert len(squares(face)) == 64
            rules = level(face)
            assert len(rules) == count + 1
            assert min(below - above for above, below in pairwise(rules)) >= 8.0


def squares(face: Face) -> list[Rectangle]:
    """The spaces of the board."""
    found = [shape for shape, _ in flat(face.scene) if isinstance(shape, Rectangle)]
    return [shape for shape in found if abs(shape.box.width - 7.6) < 0.001 and shape.stroke]


def level(face: Face) -> list[float]:
    """How far down the lines of the table lie, from the top."""
    found = [(shape, map_) for shape, map_ in flat(face.scene) if isinstance(shape, Rule)]
    return sorted(
        {
            round(map_.d * rule.start.y + map_.f, 3)
            for rule, map_ in found
            if abs(rule.start.y - rule.end.y) < 0.001
            and rule.end.x - rule.start.x > 40
            and not rule.stroke.dash
        }
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_aid_tells_what_the_setup_cards_say_and_every_number_of_the_rules(language: str) -> None:
    card = deck("aid", language)["hvezdokupy-aid"]
    told = f"{said(card.front)} {said(back(card))}"
    for data in SETUPS:
        assert f" {data['players']} {' '.join(map(str, data['stack']))} {data['stars']}" in told
    for number in ("20", "90", "180", "270"):
        assert re.search(rf"\b{number}\b", told)
    assert min(line.size for line in [*lines(card.front), *lines(back(card))] if len(line.text) > 2) >= EIGHT


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_no_line_of_the_rules_aid_ends_in_a_one_letter_word(language: str) -> None:
    card = deck("aid", language)["hvezdokupy-aid"]
    ends = [
        text for face in (card.front, back(card)) for text in words(face) if re.search(r" [ksvzouaiw]$", text)
    ]
    assert ends == []
