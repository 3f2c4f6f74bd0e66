"""The scorer of Night Sky and a second, slow judge of the same page agree on thousands of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings

from oracles.night_sky import Refused, judge
from pnp.build.scoring import score
from pnp.errors import InputError
from positions.night_sky import broken_sheets, sheets
from positions.night_sky_tables import ROOT

if TYPE_CHECKING:
    from pnp.scoring import Result

QUICK = settings(max_examples=35, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(max_examples=2_000, deadline=None, suppress_health_check=list(HealthCheck))


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
        "warnings": [
            {"player": caution.player, "code": caution.code}
            | ({} if caution.round is None else {"round": caution.round})
            for caution in result.warnings
        ],
    }


def agree(sheet: dict[str, Any]) -> None:
    judged = judge(sheet, ROOT)
    found = as_judged(score(sheet))
    assert found == judged
    ids = [[*player["lines"]] for player in found["players"]]
    assert ids == [[*player["lines"]] for player in judged["players"]]


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
