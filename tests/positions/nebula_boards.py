"""Galaxy boards of Nebula for hypothesis: any names, any orbits, any links that the eight rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests.positions.choices import picker, some

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

    from tests.positions.choices import Pick

__all__ = ["boards"]

LONG = "the_longest_name_that_a_board_may_have"  # 39 letters with one more, 40 with a number
NAMES = ["lyra", "draco", "B612", "x", "ursa-major", "0", *[LONG + letter for letter in "abcd"]]
POINTS = range(0, 1000, 7)  # a pick is of 256 at most
MM = range(-90, 91)


@st.composite
def boards(draw: DrawFn) -> dict[str, Any]:
    pick = picker(draw, 400)
    names = some(pick, NAMES, 4)
    plain = pick([True, False])
    cells = [
        (f"{name}{place}" if plain else f"{pick('abc')}-{place}-{name[-30:]}", name)
        for name in names
        for place in range(1, 7)
    ]
    shining = [cells[6 * number + pick(range(6))][0] for number in range(4)]
    ids = [id for id, _ in cells]
    orbit_of, orbital = _orbits(pick, dict(cells), shining)
    links = [_of_one(pick, ids[start : start + 6], orbital) for start in range(0, 24, 6)]
    listed: list[dict[str, Any]] = [
        {"id": id, "constellation": name, "orbit": orbit_of[id]} for id, name in cells
    ]
    core: dict[str, Any] = {"id": "core"}
    bar = [pick(POINTS) for _ in range(pick(range(1, 32)))]
    return {
        "game": "nebula",
        "board": "galaxy",
        "constellations": names,
        "black_hole_bar": {"points": bar, "full": pick(POINTS)},
        "cells": [
            {**cell, "x": pick(MM), "y": pick(MM), "shining": cell["id"] in ("core", *shining)}
            for cell in some(pick, [core, *listed], 25)
        ],
        "links": {
            "direct": [link for direct, _ in links for link in direct],
            "indirect": [indirect for _, indirect in links],
            "orbital": orbital,
        },
    }


def _of_one(pick: Pick, cells: list[str], orbital: list[list[str]]) -> tuple[list[list[str]], list[str]]:
    """The direct links of a constellation, to the centre and from cell to cell, and its indirect one; no two
    cells are linked that an orbital link joins already."""
    order, around = some(pick, cells, 6), [{*link} for link in orbital]
    pairs = [[one, other] for place, other in enumerate(order[1:], 1) for one in [pick(order[:place])]]
    pairs = [pair for pair in pairs if {*pair} not in around]
    taken = [*around, *[{*pair} for pair in pairs]]
    free = [[one, other] for one in order for other in order if one < other and {one, other} not in taken]
    indirect, *more = some(pick, free, 1 + pick(range(len(free))))
    return [["core", pick(order)], *pairs, *more], indirect


def _orbits(pick: Pick, home: dict[str, str], shining: list[str]) -> tuple[dict[str, int], list[list[str]]]:
    """Cells on orbits, six of them on the third and five on the fourth, and the orbital links: of each
    shining cell to two of its own, and of others to those of other constellations."""
    more = pick([(11, 1, 1), (4, 5, 4), (1, 6, 6), (3, 3, 7)])
    sizes = {3: 6, 4: 5, **dict(zip((1, 2, 5), more, strict=True))}
    rooms = [orbit for orbit, size in sizes.items() for _ in range(size // 3)]
    orbit_of = dict(zip(shining, some(pick, rooms, 4), strict=True))
    waiting = some(pick, [id for id in home if id not in shining], 20)
    orbital = []
    for id in shining:
        for beside in (waiting.pop(), waiting.pop()):
            orbit_of[beside] = orbit_of[id]
            orbital.append([id, beside])
    for orbit, size in sizes.items():
        while [*orbit_of.values()].count(orbit) < size:
            orbit_of[waiting.pop()] = orbit
    dim = [id for id in home if id not in shining]
    pairs = [[a, b] for a in dim for b in dim if a < b and orbit_of[a] == orbit_of[b] and home[a] != home[b]]
    return orbit_of, orbital + some(pick, pairs, pick(range(12)))
