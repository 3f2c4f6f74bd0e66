"""Sheets of Nebula with card sets and a board of their own: every rule in every deck, other figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.card_sets import decks_of, shipped
from tests.oracles.nebula_galaxy import COLOURS
from tests.positions.choices import picker, some
from tests.positions.nebula import by_hand, whole_sheet
from tests.positions.nebula_broken import Supply

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

    from tests.positions.choices import Pick

__all__ = ["worlds"]

TASKS = [
    "shining-stars",
    "stars",
    "most-black-holes",
    "empty-cells",
    "constellation-colours",
    "orbit-colours",
    "orbit-all-different",
    "each-colour",
    "colour-across-constellations",
    "adjacent-orbits",
    "constellations-complete",
    "indirect-links-filled",
    "shining-neighbours-filled",
]
ITEMS = [
    "linked-pairs",
    "shining-of-one-colour",
    "public-tasks-done",
    "surrounded-shining",
    "orbits-with",
    "orbital-to-shining",
]

World = tuple[dict[str, Any], dict[str, Any]]


def _values(pick: Pick, rule: str, board: Any) -> dict[str, Any]:
    """The parameters of a rule, other than the shipped cards have."""
    colour = pick(list(COLOURS.values()))
    match rule:
        case "shining-stars":
            return {"colour": colour, "at_least": pick(range(1, 6))}
        case "stars":
            return {"colour": colour, "at_least": pick(range(1, 10))}
        case "empty-cells":
            return {"at_most": pick(range(26))}
        case "constellation-colours":
            return {"constellation": pick(board["constellations"]), "exactly": pick(range(1, 7))}
        case "orbit-colours":
            return {"orbit": pick(range(1, 6)), "exactly": pick(range(1, 5))}
        case "orbit-all-different":
            return {"orbit": pick(range(1, 6))}
        case "each-colour":
            return {"at_least": pick(range(1, 5))}
        case "colour-across-constellations":
            return {"colour": colour, "at_least": pick(range(1, 4)), "constellations": pick(range(1, 5))}
        case "adjacent-orbits":
            return {"count": pick(range(1, 6))}
        case "constellations-complete":
            return {"pair": pick(["opposite", "adjacent"])}
        case "linked-pairs":
            return {"colours": some(pick, list(COLOURS.values()), 2)}
        case "orbits-with" | "orbital-to-shining":
            return {"colour": colour}
    return {}


def _set(pick: Pick, deck: str, board: Any) -> dict[str, Any]:
    letter = {"personal": "KO", "public": "KV", "advanced": "KB"}[deck]
    cards: list[dict[str, Any]] = []
    for number in range(1, 7):
        rule = pick(ITEMS if deck == "advanced" else TASKS)
        card = {"id": f"{letter}{number}", "rule": rule, **_values(pick, rule, board)}
        points = (
            {"points": {"first": pick(range(5, 20)), "later": pick(range(12))}} if deck == "public" else {}
        )
        cards.append(card | points)
    found: dict[str, Any] = {"game": "nebula", "deck": deck, "cards": cards}
    return found | ({"replaces": True} if pick([True, True, False]) else {})


def _own_board(pick: Pick, board: Any) -> dict[str, Any]:
    """The shipped board with its constellations, cells and links in another order, and another bar."""
    names = dict(zip(board["constellations"], some(pick, board["constellations"], 4), strict=True))
    cells = [
        cell | ({"constellation": names[cell["constellation"]]} if cell.get("constellation") else {})
        for cell in some(pick, board["cells"], len(board["cells"]))
    ]
    links = {kind: [link[::-1] for link in reversed(links)] for kind, links in board["links"].items()}
    bar = {"points": [pick(range(9)) for _ in range(pick(range(1, 9)))], "full": pick(range(9, 20))}
    return {
        **board,
        "constellations": some(pick, board["constellations"], 4),
        "cells": cells,
        "links": links,
        "black_hole_bar": bar,
    }


@st.composite
def _worlds(draw: DrawFn, root: Path) -> World:
    pick = picker(draw, 900)
    files: dict[str, Any] = {}
    board = shipped(root / "layouts" / "nebula" / "galaxy.yaml")
    keys: dict[str, Any] = {}
    if pick([False, True]):
        board = files["own-board.yaml"] = _own_board(pick, board)
        keys["layout"] = "own-board.yaml"
    sets = [
        _set(pick, deck, board) for deck in some(pick, ["personal", "public", "advanced"], pick([1, 2, 3]))
    ]
    files |= {f"own-{one['deck']}.yaml": one for one in sets}
    keys["cards"] = [f"own-{one['deck']}.yaml" for one in sets]
    supply = Supply(decks_of("nebula", root, sets), board)
    sheet = keys | whole_sheet(pick, supply, pick(["full", "full", "full", "basic"]))
    by_hand(pick, sheet, None)
    return sheet, files


def worlds(root: Path = ROOT) -> SearchStrategy[World]:
    """Sheets without errors, each with what the files in its folder hold."""
    return _worlds(root)
