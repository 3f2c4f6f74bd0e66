"""Nebula's galaxy board as it ships, and the eight rules of any, said as plainly as they can be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import yaml

from tests import ROOT

Board = dict[str, Any]
Pair = tuple[str, str]


def read(path: str) -> dict[str, Any]:
    """A file of the project, read by the YAML library alone."""
    data: dict[str, Any] = yaml.load((ROOT / path).read_text(encoding="utf-8"), yaml.CSafeLoader)
    return data


GALAXY = read("layouts/nebula/galaxy.yaml")
CONSTELLATIONS = ["lyra", "draco", "orion", "corvus"]
COLOURS = ["red", "purple", "yellow", "white", "blue", "orange"]


# What a board says, in forms that are easy to ask.


def cells(board: Board) -> dict[str, dict[str, Any]]:
    return {cell["id"]: cell for cell in board["cells"]}


def pairs(board: Board, *kinds: str) -> list[Pair]:
    return [(link[0], link[1]) for kind in kinds for link in board["links"][kind]]


def all_pairs(board: Board) -> list[Pair]:
    return pairs(board, "direct", "indirect", "orbital")


def neighbours(links: list[Pair], cell: str) -> list[str]:
    return [b if a == cell else a for a, b in links if cell in (a, b)]


def shining(board: Board) -> list[str]:
    return [cell["id"] for cell in board["cells"] if cell["shining"]]


def outer_shining(board: Board) -> list[str]:
    return [cell for cell in shining(board) if cell != "core"]


def members(board: Board, key: str, value: object) -> list[str]:
    return [cell["id"] for cell in board["cells"] if cell.get(key) == value]


# The eight rules of a galaxy board, each as plainly as it can be said.


def rule_1(board: Board) -> bool:
    """Five cells shine: the centre, and one in each constellation."""
    homes = [cells(board)[cell].get("constellation") for cell in shining(board)]
    return Counter(homes) == Counter([None, *board["constellations"]])


def rule_2(board: Board) -> bool:
    """Four constellations of six cells, and the centre."""
    homes = Counter(cell.get("constellation") for cell in board["cells"])
    return homes == {None: 1, **dict.fromkeys(board["constellations"], 6)} and len(homes) == 5


def rule_3(board: Board) -> bool:
    """Orbits 1 to 5 hold every cell but the centre; there are six cells on orbit 3 and five on orbit 4."""
    orbits = Counter(cell["orbit"] for cell in board["cells"] if cell["id"] != "core")
    return set(orbits) == {1, 2, 3, 4, 5} and (orbits[3], orbits[4]) == (6, 5)


def rule_4(board: Board) -> bool:
    """Straight links stay in one constellation; the centre is linked directly to one cell of each."""
    home = {name: cell.get("constellation") for name, cell in cells(board).items()}
    from_core = neighbours(pairs(board, "direct"), "core")
    inner = [pair for pair in pairs(board, "direct", "indirect") if "core" not in pair]
    others = neighbours(pairs(board, "indirect", "orbital"), "core")
    reached = sorted(home[cell] or "" for cell in from_core)
    own = all(home[a] == home[b] for a, b in inner)
    return own and reached == sorted(board["constellations"]) and not others


def rule_5(board: Board) -> bool:
    """One indirect link in each constellation, eight cells in all."""
    links = pairs(board, "indirect")
    homes = sorted(cells(board)[a].get("constellation", "") for a, _ in links)
    return homes == sorted(board["constellations"]) and len({cell for pair in links for cell in pair}) == 8


def rule_6(board: Board) -> bool:
    """Orbital links join cells of one orbit."""
    orbit = {name: cell.get("orbit") for name, cell in cells(board).items()}
    return all(orbit[a] == orbit[b] for a, b in pairs(board, "orbital"))


def rule_7(board: Board) -> bool:
    """Each outer shining cell has two orbital neighbours, eight in all, none of which shines."""
    around = [neighbours(pairs(board, "orbital"), cell) for cell in outer_shining(board)]
    found = {cell for cells_around in around for cell in cells_around}
    two_each = [len(each) for each in around] == [2, 2, 2, 2]
    return two_each and len(found) == 8 and not found & set(shining(board))


def rule_8(board: Board) -> bool:
    """No two cells are linked twice, and every cell can be reached from the centre."""
    links = all_pairs(board)
    reached, waiting = {"core"}, ["core"]
    while waiting:
        new = set(neighbours(links, waiting.pop())) - reached
        reached |= new
        waiting += sorted(new)
    return len({frozenset(pair) for pair in links}) == len(links) and reached == set(cells(board))


RULES = (rule_1, rule_2, rule_3, rule_4, rule_5, rule_6, rule_7, rule_8)


def broken_rules(board: Board) -> set[int]:
    return {number for number, holds in enumerate(RULES, 1) if not holds(board)}
