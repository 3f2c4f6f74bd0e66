"""A small Nebula to test with: a board that keeps the page's eight rules, and decks of every rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from tests.oracles.nebula_galaxy import COLOURS

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["BOARD", "DECKS", "lay_out"]

ORBITS = {
    "lyra": [1, 2, 3, 3, 4, 5],
    "draco": [1, 2, 2, 3, 4, 5],
    "orion": [1, 2, 3, 3, 4, 5],
    "corvus": [1, 2, 3, 4, 4, 5],
}
SHINING = {"core", "lyra3", "draco2", "orion3", "corvus4"}
CELLS = [("core", None, None)] + [
    (f"{name}{place}", name, orbit)
    for name, orbits in ORBITS.items()
    for place, orbit in enumerate(orbits, start=1)
]
BOARD: dict[str, Any] = {
    "game": "nebula",
    "board": "galaxy",
    "constellations": list(ORBITS),
    "black_hole_bar": {"points": [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27], "full": 30},
    "cells": [
        {"id": cell, "x": 0, "y": 0, "shining": cell in SHINING}
        | ({"constellation": name, "orbit": orbit} if name else {})
        for cell, name, orbit in CELLS
    ],
    "links": {
        "direct": [
            ["core", "lyra1"], ["core", "draco1"], ["core", "orion1"], ["core", "corvus1"],
            ["lyra1", "lyra2"], ["lyra2", "lyra3"], ["lyra4", "lyra5"], ["lyra5", "lyra6"],
            ["draco1", "draco2"], ["draco3", "draco4"], ["draco4", "draco5"], ["draco5", "draco6"],
            ["orion1", "orion2"], ["orion2", "orion3"], ["orion4", "orion5"], ["orion5", "orion6"],
            ["corvus1", "corvus2"], ["corvus2", "corvus3"], ["corvus3", "corvus4"], ["corvus5", "corvus6"],
        ],
        "indirect": [["lyra2", "lyra4"], ["draco1", "draco3"], ["orion2", "orion4"], ["corvus3", "corvus5"]],
        "orbital": [
            ["lyra3", "lyra4"], ["lyra3", "draco4"], ["draco2", "lyra2"], ["draco2", "draco3"],
            ["orion3", "orion4"], ["orion3", "corvus3"], ["corvus4", "corvus5"], ["corvus4", "orion5"],
            ["lyra1", "draco1"], ["orion6", "corvus6"],
        ],
    },
}  # fmt: skip


def _each(rule: str, **values: Any) -> list[dict[str, Any]]:
    return [{"rule": rule, "colour": colour, **values} for colour in COLOURS.values()]


def _numbered(letter: str, cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"id": f"{letter}{number}", **card} for number, card in enumerate(cards, start=1)]


PAIRS = [(one, other) for one in COLOURS.values() for other in COLOURS.values() if one < other]
TASKS: list[dict[str, Any]] = [
    *({"rule": "constellation-colours", "constellation": name, "exactly": 3} for name in ORBITS),
    {"rule": "orbit-colours", "orbit": 3, "exactly": 3},
    {"rule": "each-colour", "at_least": 2},
    *({"rule": "orbit-all-different", "orbit": orbit} for orbit in (2, 4, 5)),
    *_each("colour-across-constellations", at_least=2, constellations=3),
    {"rule": "adjacent-orbits", "count": 3},
    {"rule": "constellations-complete", "pair": "opposite"},
    {"rule": "constellations-complete", "pair": "adjacent"},
    {"rule": "indirect-links-filled"},
    {"rule": "shining-neighbours-filled"},
]
DECKS: dict[str, list[dict[str, Any]]] = {
    "personal": _numbered(
        "O",
        [
            *_each("shining-stars", at_least=4),
            *_each("stars", at_least=6),
            *_each("colour-across-constellations", at_least=1, constellations=4),
            {"rule": "most-black-holes"},
            {"rule": "empty-cells", "at_most": 4},
        ],
    ),
    "public": [card | {"points": {"first": 16, "later": 10}} for card in _numbered("V", TASKS)],
    "advanced": _numbered(
        "B",
        [
            *({"rule": "linked-pairs", "colours": list(pair)} for pair in PAIRS),
            *_each("orbits-with"),
            *_each("orbital-to-shining"),
            {"rule": "shining-of-one-colour"},
            {"rule": "public-tasks-done"},
            {"rule": "surrounded-shining"},
        ],
    ),
}


def lay_out(root: Path) -> Path:
    """Writes the board and the decks where a judge looks for them."""
    (root / "cards" / "nebula").mkdir(parents=True)
    (root / "layouts" / "nebula").mkdir(parents=True)
    for deck, cards in DECKS.items():
        text = yaml.safe_dump({"game": "nebula", "deck": deck, "cards": cards})
        (root / "cards" / "nebula" / f"{deck}.yaml").write_text(text, encoding="utf-8")
    (root / "layouts" / "nebula" / "galaxy.yaml").write_text(yaml.safe_dump(BOARD), encoding="utf-8")
    return root
