"""The eight rules of a galaxy board, as the second judge reads them, on boards that break one or two."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests import ROOT
from tests.oracles.card_sets import contents
from tests.oracles.nebula_board import broken_rules
from tests.oracles.small_nebula import BOARD


def changed(place: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    board = deepcopy(BOARD)
    inside: Any = board
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    return board


def cell(name: str, key: str, value: Any) -> dict[str, Any]:
    names = [known["id"] for known in BOARD["cells"]]
    return changed(("cells", names.index(name), key), value)


def link(kind: str, place: int, *cells: str) -> dict[str, Any]:
    return changed(("links", kind, place), list(cells))


def alone(name: str) -> dict[str, Any]:
    """The board without the links of a cell."""
    links = {kind: [link for link in links if name not in link] for kind, links in BOARD["links"].items()}
    return changed(("links",), links)


def more(kind: str, *cells: str) -> dict[str, Any]:
    return changed(("links", kind), [*BOARD["links"][kind], list(cells)])


def test_the_small_board_and_the_shipped_one_keep_all_rules() -> None:
    shipped = ROOT / "layouts" / "nebula" / "galaxy.yaml"
    assert broken_rules(BOARD) == []
    assert broken_rules(contents(shipped)) == []


@pytest.mark.parametrize(
    ("board", "rules"),
    [
        (cell("core", "shining", False), [1]),
        (cell("lyra6", "shining", True), [1, 7]),
        (cell("lyra6", "constellation", "draco"), [2, 4]),
        (cell("lyra6", "orbit", 6), [3]),
        (cell("lyra2", "orbit", 1), [6]),
        (cell("lyra5", "orbit", 3), [3]),
        (more("direct", "lyra6", "draco6"), [4]),
        (more("direct", "core", "lyra6"), [4]),
        (link("indirect", 0, "draco6", "draco2"), [5]),
        (more("orbital", "lyra6", "draco5"), [6]),
        (more("orbital", "lyra3", "corvus3"), [7]),
        (link("orbital", 0, "orion4", "lyra3"), [7]),
        (more("orbital", "draco1", "lyra1"), [8]),
        (alone("corvus6"), [8]),
        (link("direct", -1, "corvus1", "corvus5"), []),
        (link("direct", 15, "orion4", "orion6"), []),
        (changed(("links", "orbital"), BOARD["links"]["orbital"][:-1]), []),
    ],
)
def test_a_broken_board_breaks_its_rules(board: dict[str, Any], rules: list[int]) -> None:
    assert broken_rules(board) == rules
