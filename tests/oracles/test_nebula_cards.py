"""Each rule of Nebula's cards, as its second judge reads it, on galaxies that just meet or just miss it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracles.nebula import stars_of
from tests.oracles.nebula_galaxy import Sky, items, met
from tests.oracles.small_nebula import BOARD

NEIGHBOURS = ["lyra4", "draco4", "lyra2", "draco3", "orion4", "corvus3", "corvus5", "orion5"]
DASHED = ["lyra2", "lyra4", "draco1", "draco3", "orion2", "orion4", "corvus3", "corvus5"]
THIRD = ["lyra3", "lyra4", "draco4", "orion3", "orion4", "corvus3"]
FOURTH = ["lyra5", "draco5", "orion5", "corvus4", "corvus5"]
SIX = "RWBYOP"


def on(cells: list[str], letters: str) -> dict[str, str]:
    return dict(zip(cells, letters, strict=False))


def orbits(*numbers: int) -> dict[str, str]:
    return {cell["id"]: "R" for cell in BOARD["cells"] if cell.get("orbit") in numbers}


def full(*names: str) -> dict[str, str]:
    return dict.fromkeys(names, SIX)


def sky(galaxy: dict[str, str], black_holes: int = 0, most: int = 0, claimed: int = 0) -> Sky:
    return Sky(BOARD, stars_of(galaxy, BOARD), black_holes, most, claimed)


THREE_ORBITS = {"rule": "adjacent-orbits", "count": 3}
OPPOSITE = {"rule": "constellations-complete", "pair": "opposite"}
ADJACENT = {"rule": "constellations-complete", "pair": "adjacent"}
LYRA = {"rule": "constellation-colours", "constellation": "lyra", "exactly": 3}
ACROSS = {"rule": "colour-across-constellations", "colour": "white", "at_least": 2, "constellations": 3}
SHINING = {"rule": "shining-stars", "colour": "red", "at_least": 4}
STARS = {"rule": "stars", "colour": "white", "at_least": 6}


@pytest.mark.parametrize(
    ("card", "galaxy", "holds"),
    [
        (SHINING, on(["core", "lyra3", "draco2", "orion3"], "RRRR"), True),
        (SHINING, on(["core", "lyra3", "draco2", "orion3"], "RRRW"), False),
        (SHINING, on(["core", "lyra3", "draco2", "orion1"], "RRRR"), False),
        (STARS, {"core": "W", "lyra": "WWWW.W"}, True),
        (STARS, {"core": "W", "lyra": "WWWW.R"}, False),
        ({"rule": "empty-cells", "at_most": 4}, full("lyra", "draco", "orion") | {"corvus": "RWB..."}, True),
        ({"rule": "empty-cells", "at_most": 4}, full("lyra", "draco", "orion") | {"corvus": "RW...."}, False),
        (LYRA, {"lyra": "RWBRWB"}, True),
        (LYRA, {"lyra": "RWBRW."}, False),
        (LYRA, {"lyra": "RWBRWY"}, False),
        (LYRA, {"lyra": "RWRWRW"}, False),
        (LYRA, {"draco": "RWBRWB"}, False),
        ({"rule": "orbit-colours", "orbit": 3, "exactly": 3}, on(THIRD, "RWBRWB"), True),
        ({"rule": "orbit-colours", "orbit": 3, "exactly": 3}, on(THIRD, "RWBRWY"), False),
        ({"rule": "orbit-colours", "orbit": 3, "exactly": 3}, on(THIRD, "RWBRW"), False),
        ({"rule": "orbit-all-different", "orbit": 4}, on(FOURTH, "RWBYO"), True),
        ({"rule": "orbit-all-different", "orbit": 4}, on(FOURTH, "RWBYR"), False),
        ({"rule": "orbit-all-different", "orbit": 4}, on(FOURTH, "RWBY"), False),
        ({"rule": "each-colour", "at_least": 2}, full("lyra", "corvus"), True),
        ({"rule": "each-colour", "at_least": 2}, {"lyra": SIX, "corvus": "RWBYO.", "core": "R"}, False),
        (ACROSS, {"lyra": "WW....", "draco": "W..W..", "orion": "WWW..."}, True),
        (ACROSS, {"lyra": "WW....", "draco": "W.....", "orion": "WWWWWW", "core": "W"}, False),
        (THREE_ORBITS, orbits(1, 2, 3), True),
        (THREE_ORBITS, orbits(3, 4, 5), True),
        (THREE_ORBITS, orbits(1, 2, 4, 5), False),
        (OPPOSITE, full("lyra", "orion"), True),
        (OPPOSITE, full("draco", "corvus"), True),
        (OPPOSITE, full("lyra", "draco"), False),
        (ADJACENT, full("draco", "orion"), True),
        (ADJACENT, full("corvus", "lyra"), True),
        (ADJACENT, full("lyra", "orion"), False),
        ({"rule": "indirect-links-filled"}, on(DASHED, "RRRRRRRR"), True),
        ({"rule": "indirect-links-filled"}, on(DASHED, "RRRRRRR"), False),
        ({"rule": "shining-neighbours-filled"}, on(NEIGHBOURS, "RRRRRRRR"), True),
        ({"rule": "shining-neighbours-filled"}, on(NEIGHBOURS, "RRRRRRR"), False),
    ],
)
def test_a_condition_holds_or_does_not(card: dict[str, Any], galaxy: dict[str, str], holds: bool) -> None:
    assert met(card, sky(galaxy)) is holds


@pytest.mark.parametrize(("held", "most", "holds"), [(3, 3, True), (2, 3, False), (0, 0, True)])
def test_most_black_holes_may_be_shared_and_may_be_none(held: int, most: int, holds: bool) -> None:
    assert met({"rule": "most-black-holes"}, sky({}, held, most)) is holds


@pytest.mark.parametrize(
    ("card", "galaxy", "count"),
    [
        ({"rule": "shining-of-one-colour"}, on(["core", "lyra3", "draco2", "lyra1"], "RRWW"), 2),
        ({"rule": "shining-of-one-colour"}, {}, 0),
        ({"rule": "surrounded-shining"}, on(["lyra2", "lyra4", "draco4"], "RRR"), 1),
        ({"rule": "surrounded-shining"}, on(["lyra3", "lyra4", "draco4"], "RRR"), 0),
        ({"rule": "surrounded-shining"}, orbits(1, 2, 3, 4, 5), 4),
        ({"rule": "orbits-with", "colour": "white"}, {"core": "W"}, 0),
        ({"rule": "orbits-with", "colour": "white"}, on(["lyra1", "lyra2", "draco2", "lyra6"], "WWWR"), 2),
        ({"rule": "orbital-to-shining", "colour": "white"}, on(["lyra4", "draco4", "lyra1"], "WWW"), 2),
        ({"rule": "orbital-to-shining", "colour": "white"}, on(NEIGHBOURS, "WWWWRWWW"), 7),
        ({"rule": "linked-pairs", "colours": ["red", "white"]}, {"core": "W", "lyra": "RWBRWB"}, 2),
        ({"rule": "linked-pairs", "colours": ["red", "blue"]}, {"core": "W", "lyra": "RWBRWB"}, 1),
        ({"rule": "linked-pairs", "colours": ["white", "blue"]}, {"core": "W", "lyra": "RWBRWB"}, 2),
    ],
)
def test_items_are_counted(card: dict[str, Any], galaxy: dict[str, str], count: int) -> None:
    assert items(card, sky(galaxy)) == count


def test_public_tasks_count_as_claimed() -> None:
    assert items({"rule": "public-tasks-done"}, sky({}, claimed=3)) == 3
