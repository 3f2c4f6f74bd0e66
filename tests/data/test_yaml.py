"""YAML in: plain objects that know their places, and broken files told in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from pnp.data import find_position, find_positions, parse_yaml
from tests.data.yaml_complaints import said

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.data import Source


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("no", "no"),
        ("017", "017"),
        ("12:30", "12:30"),
        ("1e3", "1e3"),
        ("true", "true"),
        ("2026-11-18", "2026-11-18"),
        ("0x1F", "0x1F"),
        ("=", "="),
        ("<<", "<<"),
        ("", None),
        ("~", None),
        ("null", None),
        ("'null'", "null"),
        ('"~"', "~"),
        ("''", ""),
        ("#001040", None),
        ("'#001040'", "#001040"),
        ("{title}", {"title": None}),
        ("[a, 1, ~]", ["a", "1", None]),
        ("|-\n  two\n  rows", "two\nrows"),
    ],
)
def test_scalars_stay_the_text_that_they_are(written: str, meant: object) -> None:
    source = parse_yaml(f"key: {written}\n", "f")
    assert source.tree == {"key": meant}
    assert source.problems == ()


def test_an_empty_file_is_nothing() -> None:
    assert parse_yaml("# only a comment\n", "f").tree is None


def test_json_is_read_too() -> None:
    text = '{"deck": "a",\n\t"cards": [{"id": "\\u0161", "copies": 2, "note": null}]}'
    assert parse_yaml(text, "f").tree == {"deck": "a", "cards": [{"id": "š", "copies": "2", "note": None}]}


TRAPS = {
    "a colon in a text": ("text: Gain 2: draw\n", "1:13: a colon and a space stand within a text; put"),
    "in braces": ("- {id: a, text: Gain 2: b}\n", "1:23: a comma, or the end of what '{' opened, is missing"),
    "deeper than its neighbours": ("id: a\n  title: b\n", "2:3: this key is indented deeper than the line"),
    "out of line": ("c:\n  - id: a\n   title: b\n", "3:4: this line does not line up with the lines"),
    "left of the first": ("  deck: a\nb: c\n", "2:1: nothing may follow here; let every key"),
    "a tab": ("cards:\n\t- id: a\n", "2:1: a tab stands where spaces belong; indent with spaces"),
    "a tab in a block": ("text: |\n\tfoo\n", "2:1: a tab stands where spaces belong; indent with spaces"),
    "an at sign": ("text: @foo\n", "1:7: a text cannot begin with '@'; put the text in quotes"),
    "a backtick": ("text: `foo`\n", "1:7: a text cannot begin with '`'; put the text in quotes"),
    "a percent sign": ("text: %foo\n", "1:7: a text cannot begin with '%'; put the text in quotes"),
    "a comma": ("text: , foo\n", "1:7: a text cannot begin with ','; put the text in quotes"),
    "bold": ("text: *bold* move\n", "1:7: a text cannot begin with '*'; put the text in quotes"),
    "an ampersand": ("text: & more\n", "1:7: a text cannot begin with '&'; put the text in quotes"),
    "a named tag": ("text: !a!b x\n", "1:7: a text cannot begin with '!'; put the text in quotes"),
    "a question mark": ("text: ? x\n", "1:7: a text cannot begin with '?'; put the text in quotes"),
    "a list on the line of its key": ("key: - a\n", "1:6: a list cannot begin on the line of its key"),
    "after a quote": ('text: "So" he said\n', "1:12: nothing may follow a closing quote or bracket"),
    "after a bracket": ("text: [Sun] rises\n", "1:13: nothing may follow a closing quote or bracket"),
    "an open quote": ("a: b\ntext: 'So he said\n", "2:7: the quote that opens here is never closed"),
    "a quote closed too late": ('a: "b\nc: d"e"\n', "1:4: the quote that opens here closes only in line 2"),
    "an open bracket": ("a: [x, y\nb: c\n", "1:4: the '[' that opens here is never closed"),
    "an open bracket at the end": ("a: {x: y\n", "1:4: the '{' that opens here is never closed"),
    "a missing comma": ('{"a": 1\n "b": 2}\n', "2:5: a comma, or the end of what '{' opened, is missing"),
    "no colon": ("deck: a\ntitle\nb: c\n", "2:1: here a key has no colon; write 'title: …'"),
    "no blank after the colon": (
        "deck: a\ntitle:b\n",
        "2:1: the colon of this key has no space after it; write",
    ),
    "no key": ("deck: a\n.x\nb: c\n", "2:1: here a key has no colon; write 'key: value'"),
    "an unknown escape": ('text: "a\\d"\n', "1:9: this backslash means nothing in double quotes"),
    "behind a bar": ("text: | foo\n", "1:7: nothing may follow the '|' or '>' that opens a text"),
    "a comparison": ("text: >3\n", "1:7: the text that '>' opens is empty; indent its rows below it"),
    "a directive": ("%YAML 3.0\n---\na: b\n", "1:1: a line that begins with '%' is refused; leave it out"),
    "a control character": ("a: b\x07c\n", "1:5: the character U+0007 cannot be printed; take it out"),
    "a typographic quote": (
        "text: “Gain 2: draw”\n",
        "1:7: “ is no quote here; put a text in straight quotes",
    ),
    "a low quote in braces": (
        "- {id: a, text: „So: x“}\n",
        "1:17: „ is no quote here; put a text in straight",
    ),
    "a low quote and a comma": (
        "- {text: „So, he said“}\n",
        "1:10: „ is no quote here; put a text in straight",
    ),
    "a dash among keys": ("id: a\n- title: b\n", "2:1: a dash stands among keys, where no list is; take"),
    "a sign of a comment": (
        "- {id: a, title: #1 of 3}\n",
        "1:18: a # begins a comment, to the end of the line",
    ),
    "a colour in a list": ("a: [red, #fff]\n", "1:10: a # begins a comment, to the end of the line; put"),
    "a brace closed too late": (
        "- {id: a, b: c\n- {id: d}\n",
        "1:3: the '{' that opens here is never closed",
    ),
    "a quote in braces": ('- {a: "b}\n- {a: "c"}\n', "1:7: the quote that opens here closes only in line 2"),
    "an alias for a key": ("*a : b\n", "1:1: '*a' is an alias, and aliases are refused; put"),
    "braces for a key": ("{{name}}: b\n", "1:1: a mapping or a list stands where a key is wanted"),
    "a bracket never filled": ("a: [", "1:5: the file ends in the middle of a list or a mapping"),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_traps_are_answered_where_they_stand(trap: str) -> None:
    text, answer = TRAPS[trap]
    (told,) = said(text)
    assert told.startswith(answer)


# What the two parsers do differently; both refuse, at the same line.
DIFFERENT = {"a directive", "an unknown escape", "a comma", "a tab in a block"}


@pytest.mark.parametrize("trap", sorted(TRAPS.keys() - DIFFERENT))
def test_the_slow_parser_gives_the_same_answers(trap: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = TRAPS[trap]
    fast = said(text)
    monkeypatch.delattr(yaml, "CSafeLoader")
    assert said(text) == fast


@pytest.mark.parametrize("parser", ["fast", "slow"])
def test_halves_of_characters_are_refused(parser: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if parser == "slow":
        monkeypatch.delattr(yaml, "CSafeLoader")
    answers = said('a: b\ntext: "\\ud83d \\ude00"\n')
    assert len(answers) == 1
    assert answers[0].startswith("2:")
    assert "this escape is no character" in answers[0]


def test_the_first_mistake_of_syntax_is_told_alone() -> None:
    broken = [
        "note: @x\n",
        "id: *b\n",
        "text: one: two\n",
        "title:{a}\n",
        "text: [x] y\n",
        "note: !tag e\n",
        "name: 'open\n",
    ]
    text = "".join(["deck: a\n", "deck: b\n", *broken])
    for number, line in enumerate(broken, 3):
        (told,) = said(text)
        assert told.startswith(f"{number}:")
        text = text.replace(line, "#\n")
    (told,) = said(text)
    assert told.startswith("2:1: the key 'deck' is here a second time")


def test_all_characters_that_no_file_may_hold_are_told() -> None:
    places = [answer.split(" ")[0] for answer in said("a: b\x07c\nd: @e\nf: \x01\ufeff\n")]
    assert places == ["1:5:", "3:4:", "3:5:"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_editors_count_them(end: str) -> None:
    text = end.join(["a: b", "", "c: [d,", "  e\u2028f, \U0001f600g]", "h: i", ""])
    source = parse_yaml(text, "f")
    assert find_position(source, ("h",)) == (5, 4)
    assert find_position(source, ("h",), key=True) == (5, 1)
    assert find_position(source, ("c", 1)) == (4, 3)
    assert find_position(source, ("c", 2)) == (4, 8)


def test_what_is_missing_is_sought_where_it_should_be() -> None:
    source = parse_yaml("a:\n  - b: c\n  - d: e\n", "f")
    assert find_position(source, ("a", 1, "id")) == (3, 5)
    assert find_position(source, ("a", 7)) == (2, 3)
    assert find_position(source, ("x", "y", "z"), key=True) == (1, 1)


PLAIN = st.text("abcžł -,'\"{}[]&*!|>%@`?\\", min_size=1, max_size=12).map(lambda text: f"x{text}x")
STYLES: dict[str, Callable[[str], str]] = {
    "single": lambda text: "'" + text.replace("'", "''") + "'",
    "double": lambda text: '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"',
}


@given(
    st.lists(st.dictionaries(PLAIN, st.tuples(PLAIN, st.sampled_from([*STYLES])), min_size=1), min_size=1),
    st.integers(1, 5),
)
def test_each_scalar_is_found_where_it_stands(cards: list[dict[str, tuple[str, str]]], indent: int) -> None:
    lines, places = ["cards:"], {}
    for number, card in enumerate(cards):
        for order, (key, (value, style)) in enumerate(card.items()):
            start = " " * indent + ("- " if order == 0 else "  ")
            name = STYLES["single"](key)
            lines.append(f"{start}{name}: {STYLES[style](value)}")
            line = len(lines)
            places["cards", number, key] = ((line, len(start) + 1), (line, len(start) + len(name) + 3))
    source = parse_yaml("\n".join(lines), "f")
    assert source.tree == {"cards": [{key: value for key, (value, _) in card.items()} for card in cards]}
    for location, (of_key, of_value) in list(places.items())[:6]:
        assert find_position(source, location, key=True) == of_key
        assert find_position(source, location) == of_value


TEXTS = st.lists(st.text("abž'\"\\#:- {}\t\u00a0", max_size=20), min_size=1, max_size=4).map("\n".join)


def character(source: Source, place: tuple[int, int]) -> str:
    return source.text.splitlines()[place[0] - 1][place[1] - 1 :][:1]


def text_position(source: Source, text: str, row: int, column: int) -> tuple[int, int]:
    """Where a row and a column of the text stand, both from 1."""
    before = sum(len(line) + 1 for line in text.split("\n")[: row - 1])
    return find_positions(source, [(("k", 0, "text"), before + column - 1)])[0]


@given(TEXTS, st.sampled_from(["|", ">", "'", '"', None]), st.integers(4, 30))
def test_each_letter_of_a_text_is_found_where_it_stands(text: str, style: str, width: int) -> None:
    written = yaml.safe_dump({"k": [{"text": text}]}, default_style=style, width=width, allow_unicode=True)
    assume(
        yaml.load(written, yaml.CSafeLoader) == {"k": [{"text": text}]}
    )  # it folds lines that begin with a blank
    source = parse_yaml(written, "f")
    assert source.tree == {"k": [{"text": text}]}
    for row, line in enumerate(text.split("\n"), 1):
        for column, letter in enumerate(line, 1):
            if not letter.isspace():
                found = character(source, text_position(source, text, row, column))
                assert found == letter or (found == "\\" and letter in '"\\')


def test_a_block_text_names_its_own_rows() -> None:
    source = parse_yaml("k:\n- text: |2- # as it stands\n     one\n\n    two {x}\n  b: c\n", "f")
    text = " one\n\ntwo {x}"
    assert source.tree == {"k": [{"text": text, "b": "c"}]}
    assert text_position(source, text, 1, 2) == (3, 6)
    assert text_position(source, text, 3, 5) == (5, 9)
    assert text_position(source, text, 3, 8) == (5, 12)


def test_objects_and_their_letters_are_placed_together() -> None:
    source = parse_yaml("a: b c\nd: 'e''f'\n", "f")
    places: list[tuple[tuple[str, ...], int | None]] = [(("d",), 2), (("a",), None), (("a",), 2), (("d",), 0)]
    assert find_positions(source, places) == [(2, 8), (1, 4), (1, 6), (2, 5)]
