"""What beginners write in YAML and mean otherwise: the first slip is told where it stands, and no more."""

from __future__ import annotations

import pytest
import yaml

from pnp.data import parse_yaml
from tests.data.yaml_complaints import said

UNSPACED = "the colon of this key has no space after it; write '{}: …', with a space after the colon"
COLONLESS = "here a key has no colon; write '{}: …', with a space after the colon"
DASHLESS = "an entry of a list begins here without its dash; begin it with '- {}: …'"
BARLESS = "the rows below '{}' have no '|' that opens them; write '{}: |'"
PATTERN, MOSAIC = BARLESS.format("pattern", "pattern"), BARLESS.format("mosaic", "mosaic")
EMPTY = "opens is empty; indent its rows below it, or put the text in quotes if it is meant as text"
DEEPER = (
    "this key is indented deeper than the line above, so that it goes on with its text; "
    "begin it in the column of the other keys, or put the text in quotes"
)
ASTRAY = "this line does not line up with the lines above it; begin it in the same column as its neighbours"

# What is written, and what is said of it.
SLIPS = {
    "no spaces in braces": (
        "action: {take:energy,amount:1, from: each}\n",
        f"1:10: {UNSPACED.format('take')}",
    ),
    "a comma in a text": (
        "text: {en: Move one ship, as far, or as near, as you like., cs: Leť}\n",
        "1:12: a comma stands in the text of 'en'; put the value of 'en' in quotes",
    ),
    "a comma before a word with a capital": (
        "title: {en: Sisters, cs: Šest, Šárek}\n",
        "1:26: a comma stands in the text of 'cs'; put the value of 'cs' in quotes",
    ),
    "a comma before a word with a stop": (
        "text: {en: Stay, or go, now!}\n",
        "1:12: a comma stands in the text of 'en'; put the value of 'en' in quotes",
    ),
    "a decimal comma": (
        "cells:\n  - { id: a, x: -11,25, y: 3 }\n",
        "2:17: a comma stands in a number; write -11.25",
    ),
    "lists without the list around them": (
        "stars: [0, 0], [0, 1], [-2, 3] # three\n",
        "1:8: several lists stand beside each other behind 'stars'; put them into one list: [[0, 0], …]",
    ),
    "rows that begin with a dot": (
        "cards:\n  - pattern:\n      .*..\n      ****\n    id: a\n",
        f"3:7: {PATTERN}",
    ),
    "rows beside their key": ("pattern: .*..\n  ****\n", f"1:10: {PATTERN} and indent them below it"),
    "rows that begin with a star": ("pattern: *..*\n  .**.\n", f"1:10: {PATTERN} and indent them below it"),
    "rows of stars below their key": ("mosaic:\n  *..\n  .*.\nb: c\n", f"2:3: {MOSAIC}"),
    "rows of names below their key": (
        "mosaic:\n  N01 N02\n  .   N03\n  b: c\n",
        f"2:3: {MOSAIC}",
    ),
    "rows in the column of their key": (
        "mosaic:\nN01 N02\n.   N03\nb: c\n",
        f"1:1: {MOSAIC} and indent them below it",
    ),
    "a row in the column of the key of an entry": (
        "a:\n  - mosaic:\n    N01\n    b: c\n",
        f"2:5: {MOSAIC} and indent them below it",
    ),
    "rows that are not indented": ("mosaic: |\nN01 N02\n.   N03\nb: c\n", f"1:9: the text that '|' {EMPTY}"),
    "rows that are not indented in an entry": (
        "a:\n  - mosaic: |\n    *..\n    .*.\n",
        f"2:13: the text that '|' {EMPTY}",
    ),
    "lines that are not indented": (
        "mosaic: >-  # a note\nsome\nwords\n",
        f"1:9: the text that '>' {EMPTY}",
    ),
    "no dash before the first entry": (
        "cards:\n    id: a\n    title: b\n  - id: c\n",
        f"2:5: {DASHLESS.format('id')}",
    ),
    "no dash in the column of the dashes": (
        "cards:\n  - id: one\n    title: b\n  id: three\n    title: d\n",
        f"4:3: {DASHLESS.format('id')}",
    ),
    "no space after the dash": (
        "cards:\n  - id: one\n  -id: two\n    title: d\n",
        f"3:3: {DASHLESS.format('id')}",
    ),
    "no space in the first line of an entry": (
        "cards:\n  - id:V21 # a name\n    title: b\n",
        f"2:5: {UNSPACED.format('id')}",
    ),
    "no space in an entry": (
        "players:\n  - name:Eva\n    mosaic: N01\n    tokens: 3\n  - name: B\n",
        f"2:5: {UNSPACED.format('name')}",
    ),
    "no space in the first line": ("game:nova-luna\nplayers: []\n", f"1:1: {UNSPACED.format('game')}"),
    "no space below the head of a document": (
        "---\ngame:nova-luna\nplayers: []\n",
        f"2:1: {UNSPACED.format('game')}",
    ),
    "no colon in the first line": ("game nova-luna\nplayers: []\n", f"1:1: {COLONLESS.format('game')}"),
    "no colon below a comment": (
        "# which?\ngame nova-luna\n\nplayers: []\n",
        f"2:1: {COLONLESS.format('game')}",
    ),
    "no colon above a comment": (
        "game nova-luna\n# who?\nplayers: []\n",
        f"1:1: {COLONLESS.format('game')}",
    ),
    "no colon above a list": (
        "deck: a\ncards\n  - id: a\n    title: b\n  - id: c\n",
        f"2:1: {COLONLESS.format('cards')}",
    ),
    "no colon, and then no space": (
        "players:\r\n- name Eva\r\n  mosaic:N01\r\n  tokens: 3\r\n",
        f"2:3: {COLONLESS.format('name')}",
    ),
    "a key that is too deep": (
        "title: x\n players:\n  - name: A\n    mosaic: 2\n  - name: @B\nplayed: y\n",
        f"2:2: {DEEPER}",
    ),
    "a key that is too deep in an entry": ("a:\n- id: b\n   c: d\n- id: e\n  g: h: i\n", f"3:4: {DEEPER}"),
    "a key below a text of two lines": ("a:\n  - id: b\n     on\n     c: d\n     e: *f\n", f"4:6: {DEEPER}"),
    "a key left of the first": (
        "  game: a\ntitle: b\nplayers:\n  - name: C\n    note: @d\n",
        "2:1: nothing may follow here; let every key at the top begin in the same column",
    ),
    "a key in a column of its own": ("cards:\n  - id: a\n title: b\n", f"3:2: {ASTRAY}"),
    "a dash in a column of its own": ("cards:\n    - id: a\n  - id: b\n", f"3:3: {ASTRAY}"),
    "keys without braces": (
        "deck: a\npoints: first: 8, later: 5\n",
        "2:14: a colon and a space stand within a text; "
        "put what 'points' holds in braces, or a text in quotes",
    ),
    "no dash in the column of the keys": (
        "cards:\n  - id: a\n    rule: b\n    id: c\n    rule: d\n    orbit: 1\n  - id: e\n",
        "4:5: the key 'id' is here a second time; write '- id: …' if another entry begins here, "
        "or keep one of the two",
    ),
}


@pytest.mark.parametrize("parser", ["fast", "slow"])
@pytest.mark.parametrize("slip", SLIPS)
def test_it_is_told_once_where_it_stands(slip: str, parser: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if parser == "slow":
        monkeypatch.delattr(yaml, "CSafeLoader")
    text, answer = SLIPS[slip]
    assert said(text) == [answer]


@pytest.mark.parametrize("text", ["text: ...\n  Fin\n", "title: ... And\n  Then There Was\n"])
def test_prose_that_begins_with_dots_is_no_drawing(text: str) -> None:
    key, _, words = text.partition(": ")
    assert parse_yaml(text, "f").tree == {key: " ".join(words.split())}


def test_what_stands_above_a_key_that_comes_again_is_not_missing() -> None:
    text = "cards:\n  - id: a\n    rule: b\n    orbit: 1\n    id: c\n"
    (told,) = said(text)
    assert told.startswith("5:5: the key 'id' is here a second time")
    assert parse_yaml(text, "f").tree == {"cards": [{"id": "c", "rule": "b", "orbit": "1"}]}


@pytest.mark.parametrize("row", [".   N03", "N12 R4:BB,T", "**.*"])
def test_a_row_in_a_key_s_place_is_not_called_a_key(row: str) -> None:
    (answer,) = said(f"a: b\nc: d\n{row}\ne: f\n")
    assert answer.startswith("3:1: ")
    assert "no colon" not in answer


@pytest.mark.parametrize(
    "text",
    [
        "a: {V3, V15: first, V16}\n",
        "a: {title}\n",
        "a: {'b:c', d: e}\n",
        "a: {b: 1, 'c d'}\n",
        "a: {b: 11, 2}\n",
        "a: {b: , Two words}\n",
        "a: “b”\n",
        "a: „b, c“\n",
        "title: ... and then\n  nothing\n",
        "title: .NET\n",
        "title: A. B.\n  C.\n",
        "- a: 1\n  b: 2\n- a: 1\n",
    ],
)
def test_what_may_be_meant_as_it_is_written_is_left_alone(text: str) -> None:
    assert said(text) == []
