"""The scorer of Nebula and a second, slow judge of the same page agree on thousands of tables and boards."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracles.nebula import Refused, judge
from oracles.nebula import most_pairs as slow_pairs
from pnp.build.scoring import score, score_file
from pnp.errors import InputError
from pnp.games.nebula.matching import most_pairs
from positions.nebula import ROOT, broken_sheets, sheets
from positions.nebula_worlds import World, worlds

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result

QUICK = settings(max_examples=60)
MANY = settings(max_examples=2_000)


def as_judged(result: Result) -> dict[str, Any]:
    """A result in the words of the judge."""
    return {
        "players": [
            {
                "name": player.name,
                "total": player.total,
                "place": player.place,
                "lines": {line.id: line.points for line in player.lines},
                "from": {line.id: line.origin for line in player.lines},
                "facts": player.facts,
            }
            for player in result.players
        ],
        "winners": [*result.winners],
        "decided_by": result.decided_by,
        "warnings": [{"player": caution.player, "code": caution.code} for caution in result.warnings],
    }


def alike(found: dict[str, Any], judged: dict[str, Any]) -> None:
    assert found == judged
    ids = [[*player["lines"]] for player in found["players"]]
    assert ids == [[*player["lines"]] for player in judged["players"]]


def agree(sheet: dict[str, Any]) -> None:
    alike(as_judged(score(sheet)), judge(sheet, ROOT))


def agree_in(folder: Path, world: World) -> None:
    """The sheet and all that it names are JSON, which is YAML too."""
    sheet, files = world
    for name, content in {**files, "table.yaml": sheet}.items():
        (folder / name).write_text(json.dumps(content), "utf-8")
    alike(as_judged(score_file(str(folder / "table.yaml")).result), judge(sheet, ROOT, folder))


def refuse(sheet: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        judge(sheet, ROOT)
    with pytest.raises(InputError):
        score(sheet)


@QUICK
@given(sheets())
def test_both_score_a_table_alike(sheet: dict[str, Any]) -> None:
    agree(sheet)


@QUICK
@given(broken_sheets())
def test_both_refuse_a_broken_sheet(sheet: dict[str, Any]) -> None:
    refuse(sheet)


@settings(max_examples=15)
@given(world=worlds())
def test_both_score_a_table_with_cards_and_a_board_of_its_own_alike(tmp_path: Path, world: World) -> None:
    agree_in(tmp_path, world)


@st.composite
def linked_stars(draw: st.DrawFn) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Stars of two colours, and any links between any of them."""
    cells = [f"c{number}" for number in range(draw(st.integers(2, 12)))]
    stars = {cell: draw(st.sampled_from(["red", "blue"])) for cell in cells}
    pairs = [(one, other) for number, one in enumerate(cells) for other in cells[number + 1 :]]
    return stars, draw(st.lists(st.sampled_from(pairs), max_size=30))


@given(linked_stars())
def test_both_find_as_many_pairs(sky: tuple[dict[str, str], list[tuple[str, str]]]) -> None:
    stars, links = sky
    cells = [*stars]
    linked = [0] * len(cells)
    for one, other in links:
        linked[cells.index(one)] |= 1 << cells.index(other)
        linked[cells.index(other)] |= 1 << cells.index(one)
    red = sum(1 << number for number, cell in enumerate(cells) if stars[cell] == "red")
    found = most_pairs(red, ((1 << len(cells)) - 1) ^ red, linked)
    assert len(found) == slow_pairs(stars, links, "red", "blue")
    used = [cell for pair in found for cell in pair]
    assert len(used) == len({*used})
    assert all(red >> one & 1 and not red >> other & 1 and linked[one] >> other & 1 for one, other in found)


@pytest.mark.full
@MANY
@given(sheets())
def test_both_score_thousands_of_tables_alike(sheet: dict[str, Any]) -> None:
    agree(sheet)


@pytest.mark.full
@MANY
@given(broken_sheets())
def test_both_refuse_thousands_of_broken_sheets(sheet: dict[str, Any]) -> None:
    refuse(sheet)


@pytest.mark.full
@settings(max_examples=600)
@given(world=worlds())
def test_both_score_hundreds_of_worlds_alike(tmp_path: Path, world: World) -> None:
    agree_in(tmp_path, world)
