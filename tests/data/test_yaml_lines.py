"""Lines of YAML that lost a colon, a bar or their column: each slip is told once, and the rest is read."""

from __future__ import annotations

import pytest

from pnp.data import parse_yaml, position
from tests.data.yaml_complaints import said

UNSPACED = "the colon of this key has no space after it; write '{}: …', with a space after the colon"
COLONLESS = "here a key has no colon; write '{}: …', with a space after the colon"


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("game nova-luna\nplayers: []\n", ["1:1: " + COLONLESS.format("game")]),
        ("game:nova-luna\nplayers: []\n", ["1:1: " + UNSPACED.format("game")]),
        ("---\ngame:nova-luna\nplayers: []\n", ["2:1: " + UNSPACED.format("game")]),
        ("# which?\ngame nova-luna\n\nplayers: []\n", ["2:1: " + COLONLESS.format("game")]),
        ("game nova-luna\n# who?\nplayers: []\n", ["1:1: " + COLONLESS.format("game")]),
        (
            "players:\n  - name:Eva\n    mosaic: N01\n    tokens: 3\n  - name: B\n",
            ["2:5: " + UNSPACED.format("name")],
        ),
        (
            "players:\r\n- name Eva\r\n  mosaic:N01\r\n  tokens: 3\r\n",
            ["2:3: " + COLONLESS.format("name"), "3:3: " + UNSPACED.format("mosaic")],
        ),
    ],
)
def test_a_key_without_its_colon_is_told_once_where_it_stands(text: str, answers: list[str]) -> None:
    assert said(text) == answers


BARE = "the rows below 'mosaic' have no '|' that opens them; write 'mosaic: |'"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "mosaic: |\nN01 N02\n.   N03\nb: c\n",
            "1:9: the text that '|' opens is empty; indent the rows below it",
        ),
        (
            "a:\n  - mosaic: |\n    *..\n    .*.\n",
            "2:13: the text that '|' opens is empty; indent the rows below it",
        ),
        (
            "mosaic: >-  # a note\nsome\nwords\n",
            "1:9: the text that '>' opens is empty; indent the lines below it",
        ),
        ("mosaic:\nN01 N02\n.   N03\nb: c\n", f"1:1: {BARE} and indent them below it"),
        ("a:\n  - mosaic:\n    N01\n    b: c\n", f"2:5: {BARE} and indent them below it"),
        ("mosaic:\n  *..\n  .*.\nb: c\n", f"2:3: {BARE}"),
        ("mosaic:\n  N01 N02\n  .   N03\n  b: c\n", f"2:3: {BARE}"),
    ],
)
def test_rows_that_no_bar_opens_are_told_once(text: str, answer: str) -> None:
    assert said(text)[0] == answer
    assert [line for line in said(text)[1:] if "deeper" not in line] == []


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("title: x\n players:\n  - name: A\n    mosaic: 2\n  - name: @B\nplayed: y\n", ["2:2", "5:11"]),
        ("a:\n  - id: b\n     on\n     c: d\n     e: *f\n  - id: g\n", ["4:6", "5:9"]),
        ("  game: a\ntitle: b\nplayers:\n  - name: C\n    note: @d\n", ["2:1", "5:11"]),
        ("a:\n- id: b\n   c: d\n- id: e\n  c: f\n  g: h: i\n", ["3:4", "6:7"]),
    ],
)
def test_what_stands_below_a_key_in_a_wrong_column_is_not_complained_of(text: str, places: list[str]) -> None:
    assert [answer.split(": ")[0] for answer in said(text)] == places


@pytest.mark.parametrize("row", [".   N03", "N12 R4:BB,T", "**.*"])
def test_a_row_in_a_key_s_place_is_not_called_a_key(row: str) -> None:
    (answer,) = said(f"a: b\nc: d\n{row}\ne: f\n")
    assert answer.startswith("3:1: ")
    assert "no colon" not in answer


def test_what_stands_behind_a_lost_colon_or_bar_is_still_read() -> None:
    source = parse_yaml("game:nova\nplayers:\n  - mosaic: |\n    N01\n    tokens: 3\n", "f")
    assert isinstance(source.tree, dict)
    assert [*source.tree] == ["game", "players"]
    assert source.tree["players"] == [{"mosaic": "x", "tokens": "3"}]
    assert source.spoiled == {1, 3}
    assert position(source, ("players", 0, "tokens")) == (5, 13)
