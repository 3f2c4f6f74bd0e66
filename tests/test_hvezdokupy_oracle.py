"""The scorer of Hvězdokupy and a second, slow judge of the same page agree on thousands of tables."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from judging import in_order, plain
from oracles.hvezdokupy import Refused, judge
from pnp import score
from pnp.errors import InputError
from positions.hvezdokupy import BREAKAGES, ROOT, broken_sheets, sheets

QUICK = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(max_examples=3_000, deadline=None, suppress_health_check=list(HealthCheck))


def agree(sheet: dict[str, Any]) -> None:
    judged, found = judge(sheet, ROOT), plain(score(sheet))
    assert found == judged
    assert in_order(found) == in_order(judged)


def refuse(sheet: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        judge(sheet, ROOT)
    with pytest.raises(InputError):
        score(sheet)


@QUICK
@given(sheets())
def test_both_score_a_table_alike(sheet: dict[str, Any]) -> None:
    agree(sheet)


@pytest.mark.parametrize("kind", BREAKAGES)
def test_both_refuse_a_sheet_that_is_broken_in_one_way(kind: str) -> None:
    @settings(QUICK, max_examples=3)
    @given(broken_sheets(kind=kind))
    def refused(sheet: dict[str, Any]) -> None:
        refuse(sheet)

    refused()


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
