"""The scorer of every game and a slow judge of its page agree; the fuzz tier tries thousands of tables."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp import score
from pnp.errors import InputError
from tests import ROOT
from tests.helpers.judged_results import in_order, plain, write_beside
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result

ROOMS = [name.replace("-", "_") for name in offering("oracle")]
# Games whose cards or boards hypothesis makes too; what else is theirs alone is in `test_<room>_oracle.py`.
WORLDS = [room for room in ROOMS if find_spec(f"tests.positions.{room}_worlds")]


def positions(room: str) -> Any:
    return import_module(f"tests.positions.{room}")


def oracle(room: str) -> Any:
    return import_module(f"tests.oracles.{room}")


KINDS = [(room, kind) for room in ROOMS for kind in positions(room).BREAKAGES]


def alike(result: Result, judged: dict[str, Any]) -> None:
    found = plain(result)
    assert found == judged
    assert in_order(found) == in_order(judged)
    for player in result.players:
        assert player.total == sum(line.points for line in player.lines)
        for line in player.lines:
            assert line.points == sum(reason.points for reason in line.reasons)


def drawn(room: str, data: st.DataObject) -> dict[str, Any]:
    """A table, over or not; those of Night Sky say it themselves, since it changes their lines."""
    sheet: dict[str, Any] = data.draw(positions(room).sheets())
    if room != "night_sky" and data.draw(st.integers(0, 3)) == 0:
        sheet["unfinished"] = data.draw(st.booleans())
    if data.draw(st.integers(0, 3)) == 0:  # no word of these changes a score
        sheet |= {"location": "Home", "duration": data.draw(st.integers(1, 1440)), "notes": "players: []"}
    return sheet


def agree(room: str, data: st.DataObject) -> None:
    sheet = drawn(room, data)
    alike(score(sheet), oracle(room).judge(sheet, ROOT))


def agree_in(folder: Path, room: str, data: st.DataObject) -> None:
    sheet, files = data.draw(import_module(f"tests.positions.{room}_worlds").worlds())
    write_beside(folder, {**files, "table.yaml": sheet})
    alike(score(folder / "table.yaml"), oracle(room).judge(sheet, ROOT, folder))


def refuse(room: str, data: st.DataObject, kind: str | None = None) -> None:
    sheet = data.draw(positions(room).broken_sheets(ROOT, kind))
    with pytest.raises(oracle(room).Refused):
        oracle(room).judge(sheet, ROOT)
    with pytest.raises(InputError) as refused:
        score(sheet)
    assert refused.value.problems


@pytest.mark.parametrize("room", ROOMS)
@given(data=st.data())
def test_both_score_a_table_alike(room: str, data: st.DataObject) -> None:
    agree(room, data)


@pytest.mark.full
@pytest.mark.parametrize(("room", "kind"), KINDS)
@settings(max_examples=3)
@given(data=st.data())
def test_both_refuse_a_sheet_that_is_broken_in_one_way(room: str, kind: str, data: st.DataObject) -> None:
    refuse(room, data, kind)


@pytest.mark.parametrize("room", WORLDS)
@settings(max_examples=15)
@given(data=st.data())
def test_both_score_a_table_with_cards_and_a_board_of_its_own_alike(
    room: str, data: st.DataObject, tmp_path: Path
) -> None:
    agree_in(tmp_path, room, data)


@pytest.mark.parametrize("room", ROOMS)
@given(data=st.data())
def test_the_order_of_players_changes_nobodys_score(room: str, data: st.DataObject) -> None:
    sheet = drawn(room, data)
    there, back = score(sheet), score({**sheet, "players": sheet["players"][::-1]})
    assert back.players == there.players[::-1]
    assert (back.state, back.leaders) == (there.state, there.leaders[::-1])
    assert back.winners == there.winners[::-1]
    assert back.decided_by == there.decided_by


@pytest.mark.parametrize("room", ROOMS)
@given(data=st.data())
def test_both_refuse_broken_sheets_of_any_kind(room: str, data: st.DataObject) -> None:
    refuse(room, data)


@pytest.mark.full
@pytest.mark.parametrize("room", WORLDS)
@given(data=st.data())
def test_both_score_many_worlds_alike(room: str, data: st.DataObject, tmp_path: Path) -> None:
    agree_in(tmp_path, room, data)
