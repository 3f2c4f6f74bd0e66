"""Sheets of Tiny Galaxies that are played with missions and a mat of their own, which no shipped file has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.tiny_galaxies_sheet import Supplies, shipped
from tests.positions.tiny_galaxies_tables import table_sheets

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["worlds"]

World = tuple[dict[str, Any], dict[str, Any]]

MISSIONS: list[dict[str, Any]] = [
    {"id": "X01", "rule": "ships-home", "ships": "all", "points": 2},
    {"id": "X02", "rule": "planets-of", "kind": "economy", "at_least": 1, "points": 2},
    {"id": "X03", "rule": "planets-of", "kind": "diplomacy", "at_least": 2, "points": 3, "copies": 2},
    {"id": "X04", "rule": "planets-of", "resource": "energy", "at_least": 2, "points": 4},
    {"id": "X05", "rule": "stores", "energy": 5, "culture": 0, "points": 1},
    {"id": "X06", "rule": "empire-level", "at_least": 4, "points": 5},
    {"id": "X07", "rule": "most", "what": "culture", "points": 6, "shared": 5},
    {"id": "X08", "rule": "fewest-planets", "points": 3, "shared": 1, "players": 4, "copies": 5},
]
MAT = {
    "game": "tiny-galaxies",
    "board": "galaxy",
    "empire": {"points": [1, 1, 2, 4, 6, 9], "dice": [3, 4, 4, 5, 6, 7], "ships": [1, 2, 2, 3, 3, 4]},
    "limits": {"energy": 7, "culture": 8},
    "goal": 12,
}


SET = {
    "game": "tiny-galaxies",
    "deck": "missions",
    "replaces": True,
    "cards": [{"name": f"Mission {number}", **card} for number, card in enumerate(MISSIONS, start=1)],
}


@st.composite
def _worlds(draw: DrawFn, root: Path) -> World:
    ours = shipped(root)
    decks = {"planets": ours.decks["planets"], "missions": {card["id"]: card for card in MISSIONS}}
    own_mat = draw(st.booleans())
    sheet = draw(table_sheets(root, supplies=Supplies(decks, MAT if own_mat else ours.board)))
    named = {"cards": ["missions.yaml"]} | ({"layout": "mat.yaml"} if own_mat else {})
    return sheet | named, {"missions.yaml": SET, "mat.yaml": MAT}


def worlds(root: Path = ROOT) -> SearchStrategy[World]:
    """Sheets of two to five players without errors, each with what the files in its folder hold."""
    return _worlds(root)
