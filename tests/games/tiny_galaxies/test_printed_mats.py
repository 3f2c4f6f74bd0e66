"""The mats of Tiny Galaxies as they are printed: all that stands on them follows from the board's data."""

from __future__ import annotations

import math
import shutil
from collections import Counter
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.build import Order, draw_decks, figures, icons, load_sets
from pnp.draw import make_palettes
from pnp.games import find_game
from pnp.geometry import Box
from pnp.press import SheetOptions, paper
from pnp.scene import Circle, Rectangle, Scene
from pnp.scene import Line as DrawnLine
from tests import ROOT
from tests.games.tiny_galaxies.printed_decks import INKS, LANGUAGES, POINT, SUPPLIES, printed, words
from tests.games.tiny_galaxies.rogues.table import rogues
from tests.helpers.drawn_faces import Line, circles, flat, lines
from tests.helpers.shipped_theme import theme

if TYPE_CHECKING:
    from pathlib import Path as File

    from pnp.models import Ink
    from pnp.scene import Face

PALETTE = make_palettes(theme(), icons(), figures(find_game("tiny-galaxies")))("night", "midnight")
MAT = SUPPLIES.board
OWN = """
game: tiny-galaxies
board: galaxy
empire: {points: [0, 2, 4, 6, 8, 9], dice: [3, 3, 4, 4, 5, 5], ships: [1, 1, 1, 2, 2, 3]}
limits: {energy: 4, culture: 3}
goal: 30
"""
PLAYERS = dict(
    zip(("alpha", "beta", "gamma", "delta", "epsilon"), "\u03b1\u03b2\u03b3\u03b4\u03b5", strict=True)
)
LEVEL, BADGE = 6.4, 2.1  # mm: radii
DIE, WITHIN = 16.0, 17.4  # a die, and the inner edge of its space
READ, LABELLED = 8 * POINT - 1e-6, 5.5 * POINT - 1e-6

each_language = pytest.mark.parametrize("language", LANGUAGES)


def face(language: str = "en", ink: Ink = "night") -> Face:
    return printed("mats", language, ink)[0].front


def row(found: Face, top: float, bottom: float) -> list[int]:
    """The numbers of a level row, from the left."""
    level = [each for each in lines(found) if each.text.isdecimal() and top < middle(each) < bottom]
    return [int(each.text) for each in sorted(level, key=lambda each: each.box.x)]


def middle(line: Line) -> float:
    return line.box.y + line.box.height / 2


def of_radius(found: Face, radius: float) -> int:
    return sum(math.isclose(circle.radius, radius, abs_tol=1e-6) for circle in circles(found))


def test_five_mats_as_large_as_they_should_be_each_with_a_players_sign() -> None:
    cards = printed("mats")
    assert [card.id for card in cards] == [f"mat-{player}" for player in PLAYERS]
    for card, letter in zip(cards, PLAYERS.values(), strict=True):
        assert (card.front.trim.width, card.front.trim.height) == (190, 124)
        signs = Counter(line.text for line in lines(card.front) if line.text in PLAYERS.values())
        assert signs == {letter: 2}  # at home, and in the corner


def test_the_backs_are_the_rogue_galaxies_from_the_first_level_to_the_last() -> None:
    cards = yaml.load((ROOT / "cards" / "tiny-galaxies" / "mats.yaml").read_text("utf-8"), yaml.CSafeLoader)[
        "cards"
    ]
    assert [card["level"] for card in cards] == [1, 2, 3, 4, 5]
    assert all(1 in card.get("with_players", [1]) for card in cards)  # who plays alone may meet any of them


def test_resources_run_from_none_to_the_most_that_a_mat_holds() -> None:
    found = face()
    assert row(found, 27, 32) == [*range(MAT.energy + 1)]
    assert row(found, 41, 46) == [*range(MAT.culture + 1)]


def test_each_level_of_the_empire_has_its_price_its_points_its_dice_and_its_ships() -> None:
    found, levels = face(), len(MAT.points)
    in_row = row(found, 66, 70)
    assert Counter(in_row) == Counter([*range(2, levels + 1)] * 2)  # a level's number is its price
    assert in_row == sorted(in_row)  # and stands before it
    assert row(found, 77, 83) == [*MAT.points]
    assert row(found, 83.2, 89) == [*MAT.dice]
    assert row(found, 89.4, 95.4) == [*MAT.ships]


def test_what_a_level_gives_stands_below_it() -> None:
    found = face()
    for top, bottom in ((77, 83), (83.2, 89), (89.4, 95.4)):
        given = [line for line in lines(found) if line.text.isdecimal() and top < middle(line) < bottom]
        levels = sorted(line.box.x + line.box.width / 2 for line in given)
        places = sorted(
            circle.centre.x
            for circle in circles(found)
            if math.isclose(circle.radius, LEVEL - 0.7) and 60 < circle.centre.y < 76
        )
        assert levels == pytest.approx(places, abs=0.1)


def test_a_ship_docks_from_the_level_that_first_gives_it() -> None:
    found, most, begun = face(), max(MAT.ships), MAT.ships[0]
    badges = [int(line.text) for line in lines(found) if line.text.isdecimal() and 97 < middle(line) < 102.5]
    first = [
        next(level for level, ships in enumerate(MAT.ships, 1) if ships >= k) for k in range(1, most + 1)
    ]
    assert badges == first[begun:] == [3, 5]
    assert of_radius(found, BADGE) >= most - begun


def test_the_goal_stands_on_the_mat() -> None:
    assert str(MAT.goal) in [line.text for line in lines(face())]


def test_another_board_makes_another_mat(tmp_path: File) -> None:
    """Nothing of the mat is written into its figures."""
    shutil.copy(ROOT / "cards" / "tiny-galaxies" / "mats.yaml", tmp_path)
    (tmp_path / "own.yaml").write_text(OWN, "utf-8")
    own = tmp_path / "mats.yaml"
    own.write_text(own.read_text("utf-8").replace("deck: mats", "deck: mats\nboard: own.yaml"), "utf-8")
    order = Order((own,), tmp_path, "en", SheetOptions(paper("A4")))
    ((deck),) = draw_decks(load_sets(order), order)
    found = deck.cards[0].front
    assert row(found, 27, 32) == [*range(5)]
    assert row(found, 41, 46) == [*range(4)]
    assert row(found, 77, 83) == [0, 2, 4, 6, 8, 9]
    assert row(found, 83.2, 89) == [3, 3, 4, 4, 5, 5]
    assert row(found, 89.4, 95.4) == [1, 1, 1, 2, 2, 3]
    assert row(found, 97, 102.5) == [4, 6]
    assert "30" in [line.text for line in lines(found)]


@each_language
def test_a_mat_is_read_at_arms_length(language: str) -> None:
    for card in printed("mats", language):
        assert min(line.size for line in lines(card.front)) >= LABELLED
        raised = [line for line in lines(card.front) if 98 < line.box.y < 111 and line.box.x > 105]
        assert min(line.size for line in raised if line.box.height < 2.4 and line.box.x < 153) >= 7 * POINT


@each_language
def test_planets_are_pushed_under_the_foot_side_by_side(language: str) -> None:
    """A poker card's width from one place to the next."""
    named = [line for line in lines(face(language)) if line.box.y > 118]
    (said,) = {line.text for line in named}
    middles = [line.box.x + line.box.width / 2 for line in named]
    assert len(said) > 8
    assert middles == pytest.approx([95 - 63, 95, 95 + 63], abs=0.3)


def test_no_line_of_a_mat_runs_out_over_its_edge() -> None:
    """Beyond the edge it would look like a mark to cut by."""
    for card in printed("mats"):
        for found in (card.front, card.back):
            assert found is not None
            ruled = [shape for shape, _ in flat(found.scene) if isinstance(shape, DrawnLine)]
            ends = [point.y for line in ruled for point in (line.start, line.end)]
            assert max(ends) < found.trim.height - 0.5
            assert min(ends) > 0.5


@each_language
def test_a_rogue_attacks_in_a_row_for_each_level_and_says_once_a_turn_at_its_end(language: str) -> None:
    for card, galaxy in zip(printed("mats", language), rogues(), strict=True):
        assert card.back is not None
        listed = [line for line in lines(card.back) if 90 < middle(line) < 117]
        levels = sorted((line for line in listed if line.box.x < 20 and line.text.isdecimal()), key=middle)
        assert [int(line.text) for line in levels] == [*range(1, len(MAT.points) + 1)]
        last = [line for line in listed if line.box.x > 150]
        marked = [any(abs(middle(line) - middle(level)) < 1 for line in last) for level in levels]
        assert marked == [attack.once for attack in galaxy.attacks]


@each_language
def test_seven_dice_and_the_converters_two_have_a_space_each(language: str) -> None:
    (card,) = printed("control", language)
    assert card.front.trim.width == 190
    spaces = [shape.box for shape, _ in flat(card.front.scene) if isinstance(shape, Rectangle)]
    within = [box for box in spaces if box.width == pytest.approx(WITHIN)]
    assert len(within) == 9
    assert all(box.height == pytest.approx(WITHIN) for box in within)
    assert WITHIN > DIE
    assert min(line.size for line in lines(card.front)) >= READ


@each_language
def test_no_words_of_a_mat_are_left_unsaid(language: str) -> None:
    for deck in ("mats", "control"):
        for card in printed(deck, language):
            assert not {*"{}$[]"} & {*words(card.front)}


@pytest.mark.full
@each_language
@pytest.mark.parametrize("ink", INKS[1:])
def test_the_other_inks_say_the_same(ink: Ink, language: str) -> None:
    for deck in ("mats", "control"):
        for card, night in zip(printed(deck, language, ink), printed(deck, language), strict=True):
            assert words(card.front) == words(night.front)


@pytest.mark.parametrize("high", [0.5, 1.2, 12.0])
def test_spaces_of_any_size_have_their_line_within_them(high: float) -> None:
    box = Box(0, 0, 60, high)
    found = find_game("tiny-galaxies")
    for name, told in (
        ("store", {"of": "energy", "held": 2}),
        ("empire", {"skull": True, "level": 7}),
        ("fleet", {}),
    ):
        shapes = flat(Scene(box, tuple(figures(found)[f"tiny-galaxies-{name}"].draw(box, PALETTE, told))))
        radii = [shape.radius for shape, _ in shapes if isinstance(shape, Circle)]
        assert min(radii) > 0, name
        assert max(radii) >= high / 2
