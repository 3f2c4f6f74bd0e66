"""The score pads of Nebula: the scorer's lines in its order, a column a player, rows that take a pen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, draw_decks, load_sets
from pnp.games.nebula import BASIC, FULL
from pnp.geometry import Size
from pnp.press import SheetOptions, paper
from pnp.scene import Colour, Rectangle
from tests import ROOT
from tests.helpers.drawn_faces import flat
from tests.helpers.pad_grids import columns, rows
from tests.helpers.printed_decks import deck

if TYPE_CHECKING:
    from pnp.draw import DrawnCard
    from pnp.scene import Face

PADS = ROOT / "cards" / "nebula" / "pads.yaml"
LANGUAGES = ("en", "cs", "pl")
A4, LETTER = Size(200, 287), Size(205.9, 269.4)  # what a home printer reaches of them
BAYER = "\u03b1\u03b2\u03b3\u03b4"  # alpha, beta, gamma, delta
VERSIONS = {"front": FULL, "back": BASIC}


def pads(language: str = "en") -> dict[str, DrawnCard]:
    return deck("nebula", "pads", language)


def face(card: DrawnCard, side: str) -> Face:
    found = card.front if side == "front" else card.back
    assert found is not None
    return found


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
    decks = draw_decks(load_sets(order), order)
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
