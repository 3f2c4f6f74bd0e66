"""The scorer of Tiny Galaxies and a second, slow judge of the same page agree on every sheet."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judging import in_order, plain
from oracles.tiny_galaxies import Refused, judge
from pnp.build.scoring import score
from pnp.errors import InputError
from positions.tiny_galaxies import broken_sheets, sheets, table_sheets
from positions.tiny_galaxies_tables import ROOT


@given(sheets())
def test_both_judge_alike(sheet: dict[str, Any]) -> None:
    judged, found = judge(sheet, ROOT), plain(score(sheet))
    assert found == judged
    assert in_order(found) == in_order(judged)


@given(broken_sheets())
def test_both_refuse_a_sheet_with_a_mistake(sheet: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        judge(sheet, ROOT)
    with pytest.raises(InputError) as refused:
        score(sheet)
    assert refused.value.problems


# What must hold whatever the sheet.


@given(sheets())
def test_a_total_is_the_sum_of_its_lines_and_a_line_that_of_its_reasons(sheet: dict[str, Any]) -> None:
    for player in score(sheet).players:
        assert player.total == sum(line.points for line in player.lines)
        for line in player.lines:
            assert line.points == sum(reason.points for reason in line.reasons)


@given(table_sheets())
def test_the_order_of_players_changes_nobodys_score(sheet: dict[str, Any]) -> None:
    found = score(sheet)
    turned = score({**sheet, "players": sheet["players"][::-1]})
    assert turned.players == found.players[::-1]
    assert turned.winners == found.winners[::-1]
    assert turned.decided_by == found.decided_by


@given(table_sheets(), st.data())
def test_the_order_of_planets_changes_no_score(sheet: dict[str, Any], data: st.DataObject) -> None:
    players = [
        {**player, "planets": data.draw(st.permutations(player.get("planets", [])))}
        for player in sheet["players"]
    ]
    found, shuffled = score(sheet), score({**sheet, "players": players})
    assert [player.total for player in shuffled.players] == [player.total for player in found.players]
    assert [caution.code for caution in shuffled.warnings] == [caution.code for caution in found.warnings]
