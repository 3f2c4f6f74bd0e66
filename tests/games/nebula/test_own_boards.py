"""The eight rules of galaxy boards, each broken once, and boards of one's own."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pnp.build import score_file
from pnp.errors import get_code
from pnp.games.nebula import GalaxyPlan, find_breaches, read_plan
from tests.games.nebula.tables import BOARD, CELLS, player, points, renamed, table
from tests.helpers.refusals import problems
from tests.oracles.nebula_board import broken_rules

if TYPE_CHECKING:
    from pathlib import Path

Board = dict[str, Any]
Change = Callable[[Board], object]


def cell(board: Board, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in board["cells"] if each["id"] == id)
    return found


def put(id: str, /, **fields: Any) -> Change:
    return lambda board: cell(board, id).update(fields)


def drop(id: str, field: str) -> Change:
    return lambda board: cell(board, id).pop(field)


def link(kind: str, *ends: str) -> Change:
    return lambda board: board["links"][kind].append([*ends])


def unlink(kind: str, *ends: str) -> Change:
    return lambda board: board["links"][kind].remove([*ends])


def swap(kind: str, old: list[str], new: list[str]) -> Change:
    return lambda board: board["links"].update(
        {kind: [new if each == old else each for each in board["links"][kind]]}
    )


def alone(id: str) -> Change:
    """A cell that no link leads to."""
    return lambda board: board["links"].update(
        {kind: [ends for ends in links if id not in ends] for kind, links in board["links"].items()}
    )


def orbits_merged(board: Board) -> None:
    for each in board["cells"]:
        if each.get("orbit") == 1:
            each["orbit"] = 2


BREAKS = [
    (1, put("core", shining=False), "the centre does not shine"),
    (1, put("lyra6", shining=True), "'lyra4' shines in 'lyra' already"),
    (1, put("lyra4", shining=False), "no cell of 'lyra' shines"),
    (2, lambda board: board["cells"].remove(cell(board, "core")), "there is no cell 'core'"),
    (2, lambda board: board["constellations"].append("gemini"), "a board of 5 constellations"),
    (2, put("lyra6", constellation="draco"), "'lyra' has 5 cells"),
    (2, drop("lyra6", "constellation"), "'lyra6' is of no constellation"),
    (2, put("lyra6", constellation="gemini"), "there is no constellation 'gemini'"),
    (2, put("core", constellation="lyra"), "the centre is of no constellation"),
    (3, put("core", orbit=1), "the centre is on no orbit"),
    (3, put("lyra6", orbit=6), "there is no orbit 6"),
    (3, drop("lyra6", "orbit"), "'lyra6' is on no orbit"),
    (3, put("lyra3", orbit=2), "orbit 3 has 5 cells"),
    (3, put("lyra5", orbit=5), "orbit 4 has 4 cells"),
    (3, orbits_merged, "no cell is on orbit 1"),
    (4, link("direct", "lyra6", "draco6"), "the direct link from 'lyra6' leaves its constellation"),
    (4, link("indirect", "lyra6", "draco1"), "the indirect link from 'lyra6' leaves its constellation"),
    (4, unlink("direct", "core", "lyra1"), "no cell of 'lyra' is linked to the centre"),
    (4, link("direct", "lyra2", "core"), "the centre is linked to 'lyra' already"),
    (4, link("orbital", "core", "lyra2"), "the centre has an orbital link"),
    (5, link("indirect", "lyra1", "lyra6"), "a second indirect link in 'lyra'"),
    (5, unlink("indirect", "lyra2", "lyra3"), "'lyra' has no indirect link"),
    (6, link("orbital", "lyra1", "draco6"), "'lyra1' is on orbit 1, 'draco6' on orbit 5"),
    (7, unlink("orbital", "lyra5", "lyra4"), "the shining cell 'lyra4' has 1 orbital link"),
    (
        7,
        swap("orbital", ["lyra4", "draco5"], ["lyra4", "draco3"]),
        "the shining cells 'lyra4' and 'draco3' are linked",
    ),
    (
        7,
        swap("orbital", ["lyra4", "draco5"], ["lyra4", "draco2"]),
        "'draco2' is linked to the shining cell 'lyra4' already",
    ),
    (8, link("orbital", "lyra2", "lyra1"), "'lyra2' and 'lyra1' are linked already"),
    (8, alone("corvus6"), "no links lead from 'core' to 'corvus6'"),
]


def changed(change: Change) -> Board:
    board = deepcopy(BOARD)
    change(board)
    return board


def plan(board: Board) -> GalaxyPlan:
    """The board as the rules look at it."""
    found = read_plan(board)
    assert found is not None
    return found


def test_the_shipped_board_keeps_all_rules() -> None:
    assert find_breaches(plan(BOARD)) == []


@pytest.mark.parametrize(("rule", "change", "wrong"), BREAKS)
def test_a_broken_rule_is_told(rule: int, change: Change, wrong: str) -> None:
    found = {(get_code(mistake.wrong), mistake.wrong) for mistake in find_breaches(plan(changed(change)))}
    assert (f"nebula-rule-{rule}", wrong) in found


@pytest.mark.parametrize("ends", [["lyra2", "draco3"], ["draco3", "lyra2"]])
def test_an_indirect_link_that_leaves_its_constellation_breaks_that_rule_alone(ends: list[str]) -> None:
    board = changed(swap("indirect", ["lyra2", "lyra3"], ends))
    assert [get_code(mistake.wrong) for mistake in find_breaches(plan(board))] == ["nebula-rule-4"]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """The shipped board with one thing or two changed that may break a rule or not."""
    board = deepcopy(BOARD)
    ends = st.sampled_from(CELLS)
    for _ in range(draw(st.integers(1, 2))):
        one, other = draw(st.tuples(ends, ends).filter(lambda pair: pair[0] != pair[1]))
        links = board["links"][draw(st.sampled_from(["direct", "indirect", "orbital"]))]
        match draw(st.sampled_from(["orbit", "constellation", "shining", "less", "more"])):
            case "orbit":
                cell(board, one)["orbit"] = draw(st.integers(1, 5))
            case "constellation" if one != "core":
                cell(board, one)["constellation"] = draw(st.sampled_from(board["constellations"]))
            case "shining":
                cell(board, one)["shining"] = not cell(board, one)["shining"]
            case "less":
                links.pop(draw(st.integers(0, len(links) - 1)) if len(links) > 1 else 0)
            case _:
                links.append([one, other])
    return board


@given(boards())
def test_a_second_judge_refuses_the_same_boards(board: Board) -> None:
    assert bool(find_breaches(plan(board))) == bool(broken_rules(board))


# Boards in files.


def entered(folder: Path, board: Board, *players: dict[str, Any], **more: Any) -> str:
    """A sheet and its board in a folder; each cell and each link of the board has a line of its own."""
    lines = [
        "game: nebula",
        "board: galaxy",
        f"constellations: {board['constellations']}",
        f"black_hole_bar: {board['black_hole_bar']}",
        "cells:",
        *(f"  - {each}" for each in board["cells"]),
        "links:",
    ]
    for kind, links in board["links"].items():
        lines += [f"  {kind}:", *(f"    - {ends}" for ends in links)]
    text = "\n".join(lines).replace("True", "true").replace("False", "false")
    (folder / "board.yaml").write_text(text, "utf-8")
    sheet = {**table(*players, **more), "layout": "board.yaml"}
    (folder / "table.yaml").write_text(yaml.safe_dump(sheet, sort_keys=False), "utf-8")
    return str(folder / "table.yaml")


def complaints(sheet: str) -> list[str]:
    return [told.in_its_file for told in problems(sheet)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("core", shining=False), "6:5: the centre does not shine; let 'core' be shining: true"),
        (unlink("indirect", "lyra2", "lyra3"), "3:18: 'lyra' has no indirect link; add one"),
        (
            link("orbital", "lyra2", "draco3"),
            "15:5: the shining cell 'draco3' has 3 orbital links; give it 2",
        ),
        (link("direct", "lyra2", "draco6"), "60:7: the direct link from 'lyra2' leaves its constellation; "),
        (put("lyra2", orbit=9), "8:79: there is no orbit 9; write 1 to 5, from the inside out"),
        (put("lyra2", orbit="two"), "8:79: 'orbit' is 'two', which is no whole number; "),
        (put("lyra4", shining="yes"), "10:93: 'shining' is 'yes', which is neither true nor false; "),
        (lambda board: board["links"].pop("indirect"), "32:3: 'links' needs 'indirect'; "),
        (lambda board: board["links"].update(orbital=[]), "65:11: 'orbital' has no value; "),
        (put("lyra2", colour="red"), "8:100: the key 'colour' is not known here; "),
        (drop("lyra2", "x"), "8:5: number 3 of 'cells' needs 'x'; "),
    ],
)
def test_a_mistake_of_a_board_is_told_once_at_its_place(tmp_path: Path, change: Change, said: str) -> None:
    (told,) = complaints(entered(tmp_path, changed(change), player("Ester")))
    assert told.startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (swap("direct", ["lyra1", "lyra2"], ["lyra1", "lira2"]), "there is no cell 'lira2'; did you mean"),
        (swap("direct", ["lyra1", "lyra2"], ["lyra1", "lyra1"]), "a cell is linked to itself; name two"),
        (put("core", id="lyra"), "the name 'lyra' is taken"),
        (lambda board: board["constellations"].append("lyra"), "the name 'lyra' is taken"),
    ],
)
def test_a_wrong_name_is_told_before_any_rule_is_asked(tmp_path: Path, change: Change, said: str) -> None:
    told = complaints(entered(tmp_path, changed(change), player("Ester")))
    assert any(said in each for each in told)
    assert all("taken" in each or "no cell" in each or "itself" in each for each in told)


def test_a_board_of_ones_own_has_its_own_cells_constellations_and_bar(tmp_path: Path) -> None:
    galaxy = {"core": "R", "gemini": "RPYWBO", "leo-3": "W"}
    ester = player("Ester", galaxy, black_holes=1, personal="O7")
    stela = player("Stela", {"leo": "RRRRRR"}, black_holes=2, personal="O1")
    counters = {"constellations": ["leo", "gemini"], "colours": ["white"]}
    result = score_file(entered(tmp_path, renamed(BOARD), ester, stela, counters=counters)).result
    assert [points(result, "black-holes", seat) for seat in (0, 1)] == [5, 7]
    assert [points(result, "constellations", seat) for seat in (0, 1)] == [12, 14]
    assert points(result, "colours") == 6
    (complete,) = result.players[0].lines[3].reasons
    assert complete.places == tuple(f"gemini-{number}" for number in (6, 5, 4, 3, 2, 1))
    assert result.players[0].lines[4].reasons[0].places == ("leo-3", "gemini-3")


def test_a_card_that_asks_for_a_constellation_which_the_board_lacks_is_a_mistake(tmp_path: Path) -> None:
    sheet = entered(
        tmp_path, renamed(BOARD), player("Ester", {"lyra": "......"}), public=["V16", "V1", "V17", "V18"]
    )
    told = complaints(sheet)
    assert len(told) == 2
    assert told[0].endswith(
        "the card 'V1' asks for a constellation 'lyra', which this board lacks; "
        "choose another card; the board has gemini, aquila, leo, cetus"
    )
    assert told[1].split(": ", 1)[1].startswith("there is no constellation or cell 'lyra'; ")
