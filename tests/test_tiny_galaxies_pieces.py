"""Ships, dice and tokens of Tiny Galaxies: how many of each, where they fold, whose sign they bear."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from decks import ROOT, flat, lines
from pnp.build.order import Order
from pnp.build.parts import printed
from pnp.games.tiny_galaxies.figures.die import DEPTH, SIDE
from pnp.models.inks import INKS, Ink
from pnp.press import SheetOptions
from pnp.press.papers import paper
from pnp.scene import Circle, Face, Rectangle
from test_nebula_tokens import folds

CARDS = ROOT / "cards" / "tiny-galaxies"
NAMES = ("alpha", "beta", "gamma", "delta", "epsilon")
GREEK = dict(zip(NAMES, "\u03b1\u03b2\u03b3\u03b4\u03b5", strict=True))
TOKENS = {"energy", "culture", "empire"}
STICKER = 14.6


@cache
def pieces(name: str, ink: Ink = "night", players: int = 0) -> dict[str, tuple[Face, int]]:
    options = SheetOptions(paper("A4"))
    order = Order((CARDS / f"{name}.yaml",), ROOT / "output", "en", options, ink=ink, players=players or None)
    found = printed(order).parts[0].pieces
    return {piece.front.id: (piece.front, piece.copies) for piece in found if piece.copies}


def test_there_are_four_ships_and_three_tokens_for_each_of_five_players_and_seven_dice() -> None:
    assert {id_: copies for id_, (_, copies) in pieces("ships").items()} == {
        f"ship-{each}": 4 for each in GREEK
    }
    tokens = {id_: copies for id_, (_, copies) in pieces("tokens").items()}
    assert tokens == {f"{kind}-{each}": 1 for kind in TOKENS for each in GREEK}
    assert {id_: copies for id_, (_, copies) in pieces("dice").items()} == {"action-die": 7}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_kit_holds_the_pieces_of_its_players_and_alone_those_of_the_rogue_too(players: int) -> None:
    colours = max(2, players)
    assert sum(copies for _, copies in pieces("ships", "black", players).values()) == 4 * colours
    assert len(pieces("tokens", "black", players)) == 3 * colours


@pytest.mark.parametrize("name", ["ships", "tokens"])
def test_each_piece_bears_the_letter_of_its_player(name: str) -> None:
    for id_, (face, _) in pieces(name).items():
        shown = Counter(line.text for line in lines(face))
        assert shown == {GREEK[id_.split("-")[1]]: 2 if name == "ships" else 1}, id_


@pytest.mark.parametrize("ink", INKS)
def test_a_ship_is_folded_at_its_middle_and_at_its_foot(ink: Ink) -> None:
    for id_, (face, _) in pieces("ships", ink).items():
        assert folds(face) == [4.0, 23.0, 42.0], id_


def test_each_kind_of_token_has_a_rim_of_its_own_that_no_ink_takes_away() -> None:
    for ink in INKS:
        rims = {
            kind: tuple(
                (round(shape.radius, 3), shape.stroke.dash)
                for shape, _ in flat(pieces("tokens", ink)[f"{kind}-alpha"][0].scene)
                if isinstance(shape, Circle) and shape.stroke and shape.radius > 4.8
            )
            for kind in TOKENS
        }
        assert len(set(rims.values())) == len(TOKENS), ink
        assert all(rims.values())


@pytest.mark.parametrize("ink", INKS)
def test_a_die_has_its_net_with_seven_tabs_and_six_stickers(ink: Ink) -> None:
    face, _ = pieces("dice", ink)["action-die"]
    assert Counter(line.text for line in lines(face))["glue"] == 7
    stickers = [
        shape
        for shape, _ in flat(face.scene)
        if isinstance(shape, Rectangle)
        and (round(shape.box.width, 3), round(shape.box.height, 3)) == (STICKER, STICKER)
    ]
    assert len(stickers) == 6
    assert face.trim.width >= 4 * SIDE + DEPTH + STICKER
    assert face.trim.height >= 3 * SIDE + 2 * DEPTH
