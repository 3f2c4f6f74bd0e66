"""What holds for every table of Tiny Galaxies, whatever lies on it."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pnp.build import score
from tests.positions.tiny_galaxies import table_sheets


@given(table_sheets(), st.data())
def test_the_order_of_planets_changes_no_score(sheet: dict[str, Any], data: st.DataObject) -> None:
    players = [
        {**player, "planets": data.draw(st.permutations(player.get("planets", [])))}
        for player in sheet["players"]
    ]
    found, shuffled = score(sheet), score({**sheet, "players": players})
    assert [player.total for player in shuffled.players] == [player.total for player in found.players]
    assert [caution.code for caution in shuffled.warnings] == [caution.code for caution in found.warnings]
