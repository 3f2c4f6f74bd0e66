"""Boards of a few cells for hypothesis: any links, whatever the eight rules of galaxy boards say."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from pnp.games.nebula import build_board, read_plan
from tests.positions.choices import picker

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

    from pnp.games.nebula import BitBoard

__all__ = ["cards", "graphs", "items", "made"]

NAMES = ("lyra", "draco", "orion", "corvus")
KINDS = ("direct", "indirect", "orbital")


@st.composite
def graphs(draw: DrawFn, cells: int) -> dict[str, Any]:
    """A board with so many cells, from hardly linked to each with each."""
    pick = picker(draw, 100)
    ids = ["core", *(f"c{number}" for number in range(1, cells))]
    dense = pick(range(1, 9))
    links: dict[str, list[list[str]]] = {kind: [] for kind in KINDS}
    for pair in combinations(ids, 2):
        if pick(range(8)) < dense:
            links[pick(KINDS)].append([*pair])
    outer = [
        {"id": id, "constellation": pick(NAMES), "orbit": pick(range(1, 6)), "shining": pick((True, False))}
        for id in ids[1:]
    ]
    return {
        "constellations": [*NAMES],
        "cells": [{"id": "core", "shining": True}, *outer],
        "links": links,
    }


def made(board: dict[str, Any]) -> BitBoard:
    """The board as it is scored."""
    plan = read_plan(board)
    assert plan is not None
    return build_board(plan, (0,), 0, ())


def cards(constellations: list[str]) -> list[dict[str, Any]]:
    """Every rule with all parameters that its form allows: tasks for one colour; advanced cards, which come
    last, for the first colours as well, of which a galaxy that is filled has the most."""
    one = {"colour": "white"}
    return [
        *({"rule": "shining-stars", **one, "at_least": n} for n in range(1, 26)),
        *({"rule": "stars", **one, "at_least": n} for n in range(1, 26)),
        {"rule": "most-black-holes"},
        *({"rule": "empty-cells", "at_most": n} for n in range(26)),
        *(
            {"rule": "constellation-colours", "constellation": name, "exactly": n}
            for name in constellations
            for n in range(1, 7)
        ),
        *({"rule": "orbit-colours", "orbit": o, "exactly": n} for o in range(1, 6) for n in range(1, 7)),
        *({"rule": "orbit-all-different", "orbit": orbit} for orbit in range(1, 6)),
        *({"rule": "each-colour", "at_least": n} for n in range(1, 26)),
        *(
            {"rule": "colour-across-constellations", **one, "at_least": n, "constellations": k}
            for n in range(1, 26)
            for k in range(1, 5)
        ),
        *({"rule": "adjacent-orbits", "count": n} for n in range(1, 6)),
        *({"rule": "constellations-complete", "pair": pair} for pair in ("opposite", "adjacent")),
        {"rule": "indirect-links-filled"},
        {"rule": "shining-neighbours-filled"},
        *items(),
    ]


def items() -> list[dict[str, Any]]:
    """The rules of advanced cards."""
    colours = [{"colour": colour} for colour in ("white", "red", "purple")]
    return [
        *({"rule": "linked-pairs", "colours": pair} for pair in (["blue", "white"], ["red", "purple"])),
        {"rule": "shining-of-one-colour"},
        {"rule": "public-tasks-done"},
        {"rule": "surrounded-shining"},
        *({"rule": rule, **one} for rule in ("orbits-with", "orbital-to-shining") for one in colours),
    ]
