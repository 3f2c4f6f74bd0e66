"""Sheets in which something is said otherwise: the rest stays as it was written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp.data import change_sheet, has_values, parse_yaml

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.errors import Location

SHEET = """\
# Friday.
game: hvezdokupy  # the stars
board: |  # as it lay
    *.
    .M

# In turn order.
players:
  - name: Aneta  # hers
    # A card.
    card:
  - {name: Blanka, card: F01}
  - name: Cyril
    by_hand: {built: 0}  # nobody knows
    # The end.
"""
CHANGES: Mapping[Location, Any] = {
    ("board",): "**\n.M",
    ("players", 0, "card"): "Z02",
    ("players", 1, "card"): None,
    ("players", 1, "by_hand"): {"built": 0},
    ("players", 2, "by_hand"): None,
    ("players", 2, "pattern"): "*.*\n***",
}


def changed(text: str, changes: Mapping[Location, Any]) -> str:
    source = parse_yaml(text, "sheet.yaml")
    new = change_sheet(source, changes)
    assert has_values(parse_yaml(new, "sheet.yaml").tree, changes)
    return new


def test_what_changes_is_written_in_its_place_and_remarks_stay() -> None:
    new = changed(SHEET.replace("  # nobody knows", ""), CHANGES)
    assert new.splitlines() == [
        "# Friday.",
        "game: hvezdokupy  # the stars",
        "board: |  # as it lay",
        "    **",
        "    .M",
        "",
        "# In turn order.",
        "players:",
        "  - name: Aneta  # hers",
        "    # A card.",
        "    card: Z02",
        "  - {name: Blanka, by_hand: {built: 0}}",
        "  - name: Cyril",
        "    pattern: |-",
        "      *.*",
        "      ***",
        "    # The end.",
    ]


def test_what_a_sheet_does_not_say_yet_comes_behind_the_first_key() -> None:
    text = "game: hvezdokupy  # the stars\nplayers:\n  - name: Aneta  # hers\n  - {name: Blanka}\n"
    changes = {("board",): "**\n.M", ("players", 0, "card"): "F01", ("players", 1, "card"): "F02"}
    assert changed(text, changes).splitlines() == [
        "game: hvezdokupy  # the stars",
        "board: |-",
        "  **",
        "  .M",
        "players:",
        "  - name: Aneta  # hers",
        "    card: F01",
        "  - {name: Blanka, card: F02}",
    ]


def test_nothing_changes_where_the_sheet_says_it_already() -> None:
    assert changed(SHEET, {("board",): "*.\n.M", ("players", 1, "card"): "F01"}) == SHEET


@pytest.mark.parametrize(
    "text",
    [
        SHEET,  # a remark stands where the rows of the pattern would have to
        "game: hvezdokupy\nboard: '**'\nplayers: [{name: A}, {name: B, card: 'F01'}, {name: C}]\n",
        "game: hvezdokupy\nboard: >\n  **\nplayers:\n- name: A\n  card: F02\n- name: B\n- name: C\n"
        "  by_hand:\n    built: 0\n",
        "{game: hvezdokupy, board: '', players: [{name: A}, {name: B, card: F01}, {name: C}]}",
        '{"game": "hvezdokupy",\n "players": [{"name": "A"}, {"name": "B"},\n {"name": "C"}]}',
        "game: hvezdokupy\r\nboard: |\r\n  **\r\nplayers:\r\n  - name: A\r\n  - {name: B}\r\n  - name: C\r\n",
    ],
)
def test_however_a_sheet_is_written_it_says_the_new_and_keeps_the_rest(text: str) -> None:
    tree: Any = parse_yaml(changed(text, CHANGES), "sheet.yaml").tree
    assert tree["game"] == "hvezdokupy"
    assert [player["name"][0] for player in tree["players"]] == ["A", "B", "C"]
    assert [len(player) for player in tree["players"]] == [2, 2, 2]


def test_line_ends_of_another_system_stay() -> None:
    assert changed(SHEET.replace("\n", "\r\n"), {("board",): "..\n.M"}).count("\r\n") == SHEET.count("\n")


def test_a_sheet_in_json_stays_json() -> None:
    import json

    text = '{"game": "hvezdokupy", "players": [{"name": "Żaneta"}]}'
    new = changed(text, {("board",): "**\n.M", ("players", 0, "card"): "F01"})
    assert json.loads(new)["players"] == [{"name": "Żaneta", "card": "F01"}]
