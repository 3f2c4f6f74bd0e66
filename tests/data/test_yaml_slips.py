"""What beginners write in YAML and mean otherwise: told once, where it stands, and read as it was meant."""

from __future__ import annotations

import pytest
import yaml

from pnp.data import parse_yaml
from tests.data.yaml_complaints import said

UNSPACED = "the colon of this key has no space after it; write '{}: …', with a space after the colon"
DASHLESS = "an entry of a list begins here without its dash; begin it with '- {}: …'"
BARLESS = "the rows below 'pattern' have no '|' that opens them; write 'pattern: |'"

# What is written, what is said of it, and what is read.
MEANT = {
    "no spaces in braces": (
        "action: {take:energy,amount:1, from: each}\n",
        f"1:10: {UNSPACED.format('take')}",
        {"action": {"take": "energy", "amount": "1", "from": "each"}},
    ),
    "a comma in a text": (
        "text: {en: Move one ship, as far, or as near, as you like., cs: Leť}\n",
        "1:12: a comma stands in the text of 'en'; put the value of 'en' in quotes",
        {"text": {"en": "Move one ship, as far, or as near, as you like.", "cs": "Leť"}},
    ),
    "a comma before a word with a capital": (
        "title: {en: Sisters, cs: Šest, Šárek}\n",
        "1:26: a comma stands in the text of 'cs'; put the value of 'cs' in quotes",
        {"title": {"en": "Sisters", "cs": "Šest, Šárek"}},
    ),
    "a comma before a word with a stop": (
        "text: {en: Stay, or go, now!}\n",
        "1:12: a comma stands in the text of 'en'; put the value of 'en' in quotes",
        {"text": {"en": "Stay, or go, now!"}},
    ),
    "a decimal comma": (
        "cells:\n  - { id: a, x: -11,25, y: 3 }\n",
        "2:17: a comma stands in a number; write -11.25",
        {"cells": [{"id": "a", "x": "-11.25", "y": "3"}]},
    ),
    "lists without the list around them": (
        "stars: [0, 0], [0, 1], [-2, 3] # three\n",
        "1:8: several lists stand beside each other behind 'stars'; put them into one list: [[0, 0], …]",
        {"stars": [["0", "0"], ["0", "1"], ["-2", "3"]]},
    ),
    "rows that begin with a dot": (
        "cards:\n  - pattern:\n      .*..\n      ****\n    id: a\n",
        f"3:7: {BARLESS}",
        {"cards": [{"pattern": ".*..\n****", "id": "a"}]},
    ),
    "rows beside their key": (
        "pattern: .*..\n  ****\n",
        f"1:10: {BARLESS} and indent them below it",
        {"pattern": ".*..\n****"},
    ),
    "no dash before the first entry": (
        "cards:\n    id: a\n    title: b\n  - id: c\n",
        f"2:5: {DASHLESS.format('id')}",
        {"cards": [{"id": "a", "title": "b"}, {"id": "c"}]},
    ),
    "no dash in the column of the dashes": (
        "cards:\n  - id: one\n    title: b\n  id: three\n    title: d\n",
        f"4:3: {DASHLESS.format('id')}",
        {"cards": [{"id": "one", "title": "b"}, {"id": "thr", "title": "d"}]},
    ),
    "no space after the dash": (
        "cards:\n  - id: one\n  -id: two\n    title: d\n",
        f"3:3: {DASHLESS.format('id')}",
        {"cards": [{"id": "one"}, {"id": "t", "title": "d"}]},
    ),
    "no space in the first line of an entry": (
        "cards:\n  - id:V21 # a name\n    title: b\n",
        f"2:5: {UNSPACED.format('id')}",
        {"cards": [{"id": "xxxxxxxxxxx", "title": "b"}]},
    ),
    "no dash in the column of the keys": (
        "cards:\n  - id: a\n    rule: b\n    id: c\n    rule: d\n    orbit: 1\n  - id: e\n",
        "4:5: the key 'id' is here a second time; write '- id: …' if another entry begins here, "
        "or keep one of the two",
        {"cards": [{"id": "c", "rule": "d", "orbit": "1"}, {"id": "e"}]},
    ),
}


@pytest.mark.parametrize("text", ["text: ...\n  Fin\n", "title: ... And\n  Then There Was\n"])
def test_prose_that_begins_with_dots_is_no_drawing(text: str) -> None:
    key, _, words = text.partition(": ")
    assert parse_yaml(text, "f").tree == {key: " ".join(words.split())}


def test_what_stands_above_a_key_that_comes_again_is_not_missing() -> None:
    text = "cards:\n  - id: a\n    rule: b\n    orbit: 1\n    id: c\n"
    (told,) = said(text)
    assert told.startswith("5:5: the key 'id' is here a second time")
    assert parse_yaml(text, "f").tree == {"cards": [{"id": "c", "rule": "b", "orbit": "1"}]}


@pytest.mark.parametrize("parser", ["fast", "slow"])
@pytest.mark.parametrize("case", MEANT)
def test_it_is_told_once_and_read_as_it_was_meant(
    case: str, parser: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if parser == "slow":
        monkeypatch.delattr(yaml, "CSafeLoader")
    text, answer, tree = MEANT[case]
    assert said(text) == [answer]
    assert parse_yaml(text, "f").tree == tree


def test_a_star_at_the_head_of_rows_is_no_alias() -> None:
    assert said("pattern: *..*\n  .**.\n") == [f"1:10: {BARLESS} and indent them below it"]


def test_what_a_key_holds_without_braces_is_told_as_such() -> None:
    (told,) = said("deck: a\npoints: first: 8, later: 5\n")
    assert told == (
        "2:14: a colon and a space stand within a text; "
        "put what 'points' holds in braces, or a text in quotes"
    )


def test_a_key_above_a_list_that_lost_its_colon_is_told_once() -> None:
    (told,) = said("deck: a\ncards\n  - id: a\n    title: b\n  - id: c\n")
    assert told == "2:1: here a key has no colon; write 'cards: …', with a space after the colon"


@pytest.mark.parametrize(
    "text",
    [
        "a: {V3, V15: first, V16}\n",
        "a: {title}\n",
        "a: {'b:c', d: e}\n",
        "a: {b: 1, 'c d'}\n",
        "a: {b: 11, 2}\n",
        "title: ... and then\n  nothing\n",
        "title: .NET\n",
        "title: A. B.\n  C.\n",
        "- a: 1\n  b: 2\n- a: 1\n",
    ],
)
def test_what_may_be_meant_as_it_is_written_is_left_alone(text: str) -> None:
    assert said(text) == []
