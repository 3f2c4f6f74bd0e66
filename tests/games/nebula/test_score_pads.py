"""The score pads of Nebula: the scorer's lines in its order, a column a player, rows that take a pen."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, draw, load
from pnp.games.nebula import BASIC, FULL
from pnp.geometry import Box, Size, moved
from pnp.models import INKS
from pnp.press import SheetOptions, paper
from pnp.scene import Colour, Rectangle
from pnp.scene import Line as Rule
from tests import ROOT
from tests.helpers.card_sets import flat, lines
from tests.helpers.printed_decks import deck

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face

PADS = ROOT / "cards" / "nebula" / "pads.yaml"
LANGUAGES = ("en", "cs", "pl")
EIGHT_POINTS = 8 * 25.4 / 72 - 1e-9  # mm: no words are smaller
A4, LETTER = Size(200, 287), Size(205.9, 269.4)  # what a home printer reaches of them
HIGH, WIDE = attrgetter("height"), attrgetter("width")
BAYER = "\u03b1\u03b2\u03b3\u03b4"  # alpha, beta, gamma, delta
VERSIONS = {"front": FULL, "back": BASIC}


def pads(language: str = "en", ink: Ink = "night") -> dict[str, DrawnCard]:
    return deck("nebula", "pads", language, ink)


def face(card: DrawnCard, side: str) -> Face:
    found = card.front if side == "front" else card.back
    assert found is not None
    return found


def rules(face: Face) -> tuple[list[Box], list[Box]]:
    """The lines of a face that lie level, from the top, and those that stand, from the left, as boxes."""
    ends = [
        (moved(shape.start, map_), moved(shape.end, map_))
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Rule) and not shape.stroke.dash
    ]
    boxes = [Box(one.x, one.y, other.x - one.x, other.y - one.y) for one, other in ends]
    level, upright = ([box for box in boxes if abs(side(box)) < 0.001] for side in (HIGH, WIDE))
    return sorted(level, key=lambda box: box.y), sorted(upright, key=lambda box: box.x)


def rows(face: Face) -> list[float]:
    """The heights of all rows from the top, the total last; a fine line doubles both its rims."""
    level = [box.y for box in rules(face)[0] if box.width > 60]
    return [round(below - above, 3) for above, below in pairwise(level) if below - above > 1]


def columns(face: Face) -> list[float]:
    """The widths of the columns; the grid's right edge stays open, as far from the leaf as the left."""
    level, upright = rules(face)
    edges = [*(box.x for box in upright), level[0].x + level[0].width]
    return [round(right - left, 3) for left, right in pairwise(edges)]


@pytest.mark.parametrize("side", VERSIONS)
def test_every_row_and_column_has_room_for_a_pen(side: str) -> None:
    for card in pads().values():
        heights = rows(face(card, side))
        assert len(heights) == len(VERSIONS[side]) + 1
        assert min(heights) >= 8.0
        assert min(columns(face(card, side))) >= 10.0


def test_there_is_a_pad_for_each_number_of_players_and_a_column_for_each_player() -> None:
    for count, id_ in enumerate(("pad-2", "pad-3", "pad-4"), 2):
        for side in VERSIONS:
            shown = face(pads()[id_], side)
            assert len(columns(shown)) == count


def test_a_kit_for_three_holds_the_pad_for_three_alone() -> None:
    order = Order((PADS,), ROOT / "output", "en", SheetOptions(paper("A4")), players=3)
    decks = draw(load(order), order)
    ((found, players),) = [(deck.cards, deck.players) for deck in decks]
    assert [card.id for card, of in zip(found, players, strict=True) if 3 in of] == ["pad-3"]
    assert all(len(of) == 1 for of in players)


@pytest.mark.parametrize("room", [A4, LETTER])
def test_four_of_a_kind_fill_a_sheet(room: Size) -> None:
    for card in pads().values():
        trim = card.front.trim
        assert trim == pads()["pad-2"].front.trim
        assert (room.width // trim.width) * (room.height // trim.height) == card.copies == 4


def test_what_is_written_on_is_light_even_by_night() -> None:
    """The leaf, on which all lines of the grid lie: its colour is lighter than paper that yellowed."""
    for side in VERSIONS:
        shown = face(pads()["pad-4"], side)
        (leaf,) = [
            shape
            for shape, _ in flat(shown.scene)
            if isinstance(shape, Rectangle) and shape.radius > 0 and isinstance(shape.fill, Colour)
        ]
        assert isinstance(leaf.fill, Colour)
        assert min(leaf.fill.red, leaf.fill.green, leaf.fill.blue) > 200


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pads_are_drawn_in_every_ink_and_language(language: str, ink: Ink) -> None:
    for card in pads(language, ink).values():
        for side in VERSIONS:
            sizes = [line.size for line in lines(face(card, side)) if line.text not in BAYER]
            assert min(sizes) >= EIGHT_POINTS
