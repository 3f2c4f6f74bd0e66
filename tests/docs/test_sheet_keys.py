"""The page about the keys of score sheets is what their declarations say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import fields

from pnp import games
from pnp.cli import run_guarded
from pnp.models import Sheet
from tests.docs.sheet_keys import PAGE, page
from tests.helpers.offered import offering


def test_the_page_is_what_the_declarations_say() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m tests.docs.sheet_keys"


@pytest.mark.parametrize("id", offering("page"))
def test_the_declarations_are_all_that_a_sheet_may_say(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The schema, which comes from the forms that read sheets, knows the same keys."""
    game = games.find_game(id)
    assert game
    shared = {field.name for field in fields(Sheet)} | {"players"}
    assert run_guarded(["schema", "sheet"]) == 0
    schema: Any = json.loads(capsys.readouterr().out)
    known = {*schema["$defs"][f"{id}.Sheet"]["properties"]} | {"layout"}
    assert known - shared == {key.name for key in game.sheet.table}
    assert {*schema["$defs"][f"{id}.Players"]["properties"]} - {"name", "by_hand"} == {
        key.name for key in game.sheet.player
    }
