"""Sheets of Hvězdokupy with a card set of their own: few cards, with any patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.card_sets import decks_of
from tests.positions.choices import picker
from tests.positions.hvezdokupy import pattern, sheet_of

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["worlds"]

World = tuple[dict[str, Any], dict[str, Any]]  # a sheet, and what each file beside it holds


@st.composite
def _worlds(draw: DrawFn, root: Path) -> World:
    """Few cards, so that players often have the same one, as often as it has copies or more often."""
    pick = picker(draw, 320)
    shapes = [pattern(pick) for _ in range(3)] * pick([1, 1, 2])
    cards = [
        {
            "id": f"H{number}",
            "name": f"Own {number}",
            "colour": "violet",
            "rank": 1,
            "copies": pick([1, 1, 2, 3]),
            "pattern": "\n".join(rows),
        }
        for number, rows in enumerate(shapes, start=1)
    ]
    own: dict[str, Any] = {"game": "hvezdokupy", "deck": "constellations", "cards": cards}
    own |= {"replaces": True} if pick([True, True, False]) else {}
    decks = decks_of("hvezdokupy", root, [own])
    return {"cards": ["own.yaml"], **sheet_of(pick, decks["constellations"], whole=False)}, {"own.yaml": own}


def worlds(root: Path = ROOT) -> SearchStrategy[World]:
    """Sheets without errors that name a card set of their own, and what the files in their folder hold."""
    return _worlds(root)
