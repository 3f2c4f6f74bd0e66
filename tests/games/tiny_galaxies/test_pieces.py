"""Ships, dice and tokens of Tiny Galaxies: how many of each, where they fold, whose sign they bear."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache

import pytest
import yaml

from pnp.build import Order, lay_out_order
from pnp.games.tiny_galaxies.figures.planets import FIRST, INNER, LAST, ORBIT, RING, SPACE
from pnp.games.tiny_galaxies.figures.signs import DEPTH, SIDE
from pnp.geometry import Point, move_point
from pnp.models import INKS, Ink
from pnp.press import SheetOptions, paper
from pnp.scene import Circle, Face, Rectangle
from tests import ROOT
from tests.helpers.drawn_faces import flat, lines
from tests.helpers.fold_lines import broken

CARDS = ROOT / "cards" / "tiny-galaxies"
NAMES = ("alpha", "beta", "gamma", "delta", "epsilon")
GREEK = dict(zip(NAMES, "\u03b1\u03b2\u03b3\u03b4\u03b5", strict=True))
BAYER = set(GREEK.values())
TOKENS = {"energy", "culture", "empire"}
SHIPS = 4  # of each player
LAYOUTS = ROOT / "layouts" / "tiny-galaxies"
LAYOUT = yaml.load((LAYOUTS / "pieces.yaml").read_text("utf-8"), yaml.CSafeLoader)["let"]
TOKEN = LAYOUT["token"]
STICKER = 14.6


@cache
def pieces(name: str, ink: Ink = "night", players: int = 0) -> dict[str, tuple[Face, int]]:
    options = SheetOptions(paper("A4"))
    order = Order((CARDS / f"{name}.yaml",), ROOT / "output", "en", options, ink=ink, players=players or None)
    found = lay_out_order(order).parts[0].pieces
    return {piece.front.id: (piece.front, piece.copies) for piece in found if piece.copies}


def test_each_of_five_players_has_a_plate_and_there_are_two_signs_and_seven_dice() -> None:
    plates = {id_: copies for id_, (_, copies) in pieces("pieces").items()}
    assert plates == {**{f"pieces-{each}": 1 for each in GREEK}, "round-signs": 1}
    assert {id_: copies for id_, (_, copies) in pieces("dice").items()} == {"action-die": 7}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_kit_holds_the_pieces_of_its_players_and_alone_those_of_the_rogue_too(players: int) -> None:
    found = pieces("pieces", "black", players)
    assert len([id_ for id_ in found if id_ != "round-signs"]) == max(2, players)
    assert ("round-signs" in found) == (players > 1)


def test_each_ship_bears_the_letter_of_its_player_on_both_sides_and_each_token_once() -> None:
    for name, letter in GREEK.items():
        shown = Counter(line.text for line in lines(pieces("pieces")[f"pieces-{name}"][0]))
        assert {text: count for text, count in shown.items() if text in BAYER} == {letter: SHIPS * 2 + 3}
        assert shown["glue"] == SHIPS


@pytest.mark.parametrize("ink", INKS)
def test_a_ship_is_folded_at_its_top_and_about_its_base(ink: Ink) -> None:
    for name in GREEK:
        across = [
            box.y - LAYOUT["top"]
            for box, _ in broken(pieces("pieces", ink)[f"pieces-{name}"][0])
            if box.width > 5
        ]
        base, high = LAYOUT["base"], LAYOUT["high"]
        wanted = Counter({base: SHIPS, base + high: SHIPS, base + 2 * high: SHIPS})
        assert Counter(round(each, 6) for each in across) == wanted


def test_five_landed_ships_stand_on_a_planet_and_two_lie_side_by_side_at_every_space_of_its_track() -> None:
    ring = re.search(
        r"tiny-galaxies-track, box: .*radius: ([\d.]+)", (LAYOUTS / "planets.yaml").read_text("utf-8")
    )
    assert ring
    unit, wide, base = float(ring[1]) / RING, LAYOUT["wide"], LAYOUT["base"]
    assert math.hypot(3 * wide, 2 * base) / 2 < INNER * unit  # three and two, within the dotted circle
    assert wide <= 2 * SPACE * unit
    step = math.radians((LAST - FIRST) / 6)
    assert 2 * wide <= 2 * ORBIT * unit * math.sin(step / 2)  # between the spaces of the longest track


def test_each_kind_of_token_has_a_rim_of_its_own_and_a_line_to_cut_in_every_ink() -> None:
    for ink in INKS:
        rims: dict[float, set[tuple[float, tuple[float, ...]]]] = {}
        for shape, map_ in flat(pieces("pieces", ink)["pieces-alpha"][0].scene):
            if isinstance(shape, Circle) and shape.stroke and TOKEN * 0.8 < 2 * shape.radius <= TOKEN:
                at = round(move_point(Point(shape.centre.x, shape.centre.y), map_).x, 3)
                rims.setdefault(at, set()).add((round(shape.radius, 3), shape.stroke.dash))
        assert len(rims) == len(TOKENS)
        assert all((TOKEN / 2, ()) in found for found in rims.values()), ink
        assert len({frozenset(found) for found in rims.values()}) == len(TOKENS), ink


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
