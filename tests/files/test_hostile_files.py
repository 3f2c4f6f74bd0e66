"""Hostile files: every limit and attack has an answer with a place, and nothing but an answer."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, NoReturn

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import fields

from pnp.errors import InputError
from pnp.models import Back, Card, CardSet
from tests.helpers.card_sets import loaded_set

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.errors import Problem
    from tests.conftest import Command

MEBIBYTE = 1024 * 1024
SMALL = "deck: a\ncards: [{id: b}]\n"
GOOD = """\
deck: a
name: {en: Sky, cs: "Nebe"}
cards:
  - id: b
    text: |
      one
      two
    icons: [star, 'moon']
    copies: 2
  - {id: c, title: "x\\ty", value: 3}
"""
TABLE = 'id;title:cs;icons;copies\r\nA;"Slunce ""x""";a, b;2\r\nB;"d\ne";;\r\n'


def answers(path: Path) -> list[str]:
    with pytest.raises(InputError) as caught:
        loaded_set(path)
    assert all(each.file == str(path) for each in caught.value.problems)
    return [f"{each.line}:{each.column}: {each.wrong}; {each.right}" for each in caught.value.problems]


def answers_to(folder: Path, content: bytes | str, name: str = "set.yaml") -> list[str]:
    (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return answers(folder / name)


def is_answered(path: Path, content: bytes) -> None:
    """Either the file is a card set, or it is refused with words and places."""
    path.write_bytes(content)
    problems: tuple[Problem, ...] | None = None
    try:
        loaded_set(path)
    except InputError as error:
        problems = error.problems
    lines = len(content.splitlines()) + 2
    if problems is not None:
        assert problems
        assert all(1 <= each.line <= lines and each.column >= 1 and each.wrong for each in problems)


# Files that are none, or too large


def test_a_file_of_8_mebibytes_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_bytes((SMALL + "#").encode().ljust(8 * MEBIBYTE, b"x"))
    assert loaded_set(path).cards.deck == "a"
    with path.open("ab") as file:
        file.write(b"x")
    assert answers(path) == ["1:1: the file is larger than 8 MiB; divide it, or take out what is not needed"]


@pytest.mark.parametrize("name", ["set.yaml", "set.csv", "set.json"])
def test_a_huge_file_is_refused_before_it_is_read(name: str, tmp_path: Path) -> None:
    with (tmp_path / name).open("wb") as file:
        file.truncate(100 * 1024 * MEBIBYTE)  # far more than there is memory
    assert answers(tmp_path / name)[0].startswith("1:1: the file is larger than 8 MiB")


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "device.yaml").symlink_to("/dev/zero")
    (tmp_path / "round.yaml").symlink_to("round.yaml")
    (tmp_path / "deck.yaml").write_text(SMALL)
    refused = {
        "folder.yaml": "is a folder; name a file in it",
        "pipe.yaml": "is a pipe or a device, not a plain file; name a plain file",
        "device.yaml": "is a pipe or a device, not a plain file; name a plain file",
        "round.yaml": "is a link that leads back to itself; name the file itself",
        "dekc.yaml": "does not exist; did you mean 'deck.yaml'?",
        "nowhere/set.yaml": "does not exist; correct the path",
        "deck.yaml/set.yaml": "lies in something that is no folder; correct the path",
        "n" * 300 + ".yaml": "has too long a name; shorten the name",
        "a\0b.yaml": "has a name that no file can have; name a file",
    }
    for name, answer in refused.items():
        assert answers(tmp_path / name) == [f"1:1: the file {answer}"]


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("my-galxy.yaml", "my-galaxy.yaml"),
        ("My-Public.yaml", "my-public.yaml"),
        ("my-public.yml", "my-public.yaml"),
        ("my-public", "my-public.yaml"),
        ("my.yaml", ""),
        ("nothere.yaml", ""),
        ("m8.yaml", ""),
        ("harbour", ""),
        ("pier.yaml", ""),
    ],
)
def test_a_file_is_guessed_by_its_name_and_not_by_the_ending_that_all_have(
    asked: str, meant: str, tmp_path: Path, quick: Command
) -> None:
    for name in ("f3", "m9", "our2", "my-galaxy", "my-public"):
        (tmp_path / f"{name}.yaml").write_text(SMALL)
    (tmp_path / "harbour.pdf").write_bytes(b"%PDF")
    (tmp_path / "harbours").mkdir()
    (tmp_path / "piers.yaml").mkdir()
    guess = f"did you mean '{meant}'?" if meant else "correct the path"
    assert quick("check", asked, "--json").stdout.count(f'"right": "{guess}"') == 1
    told = quick("make", asked).stderr
    assert ("did you mean" in told, meant in told) == (bool(meant), True)


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (errno.EACCES, "1:1: the file may not be read by you; allow reading it"),
        (errno.EIO, "1:1: the file cannot be read; make it readable"),
    ],
)
def test_a_file_that_the_system_withholds_is_told_of(
    number: int, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "set.yaml").write_text(SMALL)

    def withheld(*_: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "open", withheld)
    assert answers(tmp_path / "set.yaml") == [answer]


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"deck: a\nn: \xe9\xff\n", "2:4: the byte E9 is not UTF-8; save it as UTF-8"),
        ("deck: ž\nn: ".encode() + b"\xc5", "2:4: the byte C5 is not UTF-8; save it as UTF-8"),
        (b"deck: a\nn: \xed\xa0\x80\n", "2:4: the byte ED is not UTF-8; save it as UTF-8"),
        (SMALL.encode("utf-16"), "1:1: the file is in UTF-16, not in UTF-8; save it as UTF-8"),
        (SMALL.encode("utf-16-be"), "1:1: this is no text: it holds a NUL character; save it as UTF-8"),
        (b"PK\x03\x04\x00\xff\xfe", "1:5: this is no text: it holds a NUL character; save it as UTF-8"),
        (b"\xef\xbb\xbfdeck: a\0", "1:8: this is no text: it holds a NUL character; save it as UTF-8"),
    ],
)
def test_what_is_no_utf8_is_told_by_its_place(content: bytes, answer: str, tmp_path: Path) -> None:
    assert answers_to(tmp_path, content) == [answer]


def test_a_byte_order_mark_counts_for_nothing(tmp_path: Path) -> None:
    (told,) = answers_to(tmp_path, b"\xef\xbb\xbf" + b"dekc: a\ncards: [{id: b}]\n")
    assert told.startswith("1:1: the key 'dekc'")


# YAML that is larger inside than outside


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("deck: &a x", "2:7: '&a' is an anchor, and anchors are refused"),
        ("name: *a", "2:7: '*a' is an alias, and aliases are refused"),
        (
            "layout: !!python/object/apply:os.system [echo]",
            "2:9: '!!python/object/apply:os.system' is a tag, and tags are refused",
        ),
        ("game: !own y", "2:7: '!own' is a tag, and tags are refused"),
        ("cards: &b", "2:8: '&b' is an anchor, and anchors are refused"),
        ("note: {<<: *c}", "2:12: '*c' is an alias, and aliases are refused"),
        ("? &d e\n: f", "2:3: '&d' is an anchor, and anchors are refused"),
    ],
)
def test_no_alias_anchor_or_tag_is_followed(line: str, answer: str, tmp_path: Path) -> None:
    (told,) = answers_to(tmp_path, f"id: a\n{line}\n")
    assert told.startswith(answer)


def test_laughs_do_not_multiply(tmp_path: Path) -> None:
    rows = ["a0: &a0 [x, x]"]
    rows += [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}, *a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    (told,) = answers_to(tmp_path, "\n".join(rows))
    assert told.startswith("1:5: '&a0' is an anchor")


def test_every_repeated_key_is_named(tmp_path: Path) -> None:
    text = "deck: a\ndeck: b\ncards:\n  - {id: c, title: d, id: e, title: f}\n'deck': g\n"
    assert answers_to(tmp_path, text) == [
        "2:1: the key 'deck' is here a second time; keep one of the two",
        "4:23: the key 'id' is here a second time; keep one of the two",
        "4:30: the key 'title' is here a second time; keep one of the two",
        "5:1: the key 'deck' is here a second time; keep one of the two",
    ]


def test_one_document_is_all(tmp_path: Path) -> None:
    assert answers_to(tmp_path, f"---\n{SMALL}---\n{SMALL}") == [
        "4:1: a second document begins here; keep one document to a file"
    ]
    assert answers_to(tmp_path, "%TAG ! tag:example.com,2026:\n---\n" + SMALL)[0].startswith(
        "1:1: tags are declared"
    )


@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
def test_depth_ends_at_32(opening: str, tmp_path: Path) -> None:
    found = answers_to(tmp_path, opening * 100_000)
    assert found == [
        f"1:{32 * len(opening) + 1}: lists and mappings lie within each other more than 32 deep; "
        "use fewer levels"
    ]


def test_what_lies_32_deep_is_read(tmp_path: Path) -> None:
    found = answers_to(tmp_path, "x: " + "[" * 31 + "]" * 31)
    assert all("deeper" not in answer for answer in found)


@pytest.mark.full
def test_a_million_entries_are_enough(tmp_path: Path) -> None:
    found = answers_to(tmp_path, "a: [" + "b," * 1_000_000 + "]")
    fits = 1_000_000 - 3  # the mapping, its key and the list are entries themselves
    assert found == [
        f"1:{5 + 2 * fits}: the file holds more than 1,000,000 entries; divide it into several files"
    ]


@pytest.mark.full
def test_a_million_cells_are_enough(tmp_path: Path) -> None:
    found = answers_to(tmp_path, "id\n" + "," * 1_000_000, "set.csv")
    assert "2:1000000: the table has more than 1,000,000 cells; divide it into several files" in found


def test_20_000_cards_are_enough(tmp_path: Path) -> None:
    cards = [f"- id: c{number}\n" for number in range(20_001)]
    path = tmp_path / "set.yaml"
    path.write_text("deck: a\ncards:\n" + "".join(cards[:-1]))
    assert len(loaded_set(path).cards.cards) == 20_000
    found = answers_to(tmp_path, "deck: a\ncards:\n" + "".join(cards))
    assert found == ["3:1: 'cards' has 20,001 entries; at most 20,000 are allowed"]


@pytest.mark.parametrize("field", ["title", "text", "note"])
def test_2_000_characters_of_a_field_are_enough(field: str, tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(f"deck: a\ncards:\n  - id: b\n    {field}: {'ž' * 2_000}\n", encoding="utf-8")
    assert loaded_set(path).cards.cards[0].id == "b"
    found = answers_to(tmp_path, f"deck: a\ncards:\n  - id: b\n    {field}: {{cs: x, en: {'ž' * 2_001}}}\n")
    assert found == [f"4:{5 + len(field) + 14}: 'en' has 2,001 characters; at most 2,000 are allowed"]


@pytest.mark.full
def test_a_thousand_mistakes_are_told_and_the_rest_announced(tmp_path: Path) -> None:
    cards = "".join(f"  - {{id: c{number}, wrong{number}: x}}\n" for number in range(20_000))
    (tmp_path / "set.yaml").write_text("deck: a\ncards:\n" + cards)
    with pytest.raises(InputError) as caught:
        loaded_set(tmp_path / "set.yaml")
    assert [problem.line for problem in caught.value.problems] == [*range(3, 1_003)]
    assert str(caught.value).splitlines()[-1] == "19,000 more mistakes follow; mend these first"


def test_thousands_of_mistakes_are_counted_though_few_are_worded(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(SMALL + "#\x07\n" * 30_000)
    with pytest.raises(InputError) as caught:
        loaded_set(tmp_path / "set.yaml")
    assert [(each.line, each.column) for each in caught.value.problems] == [(n, 2) for n in range(3, 1_003)]
    assert caught.value.omitted == 29_000


# What would make a careless reader work for ever


@pytest.mark.full
@pytest.mark.parametrize(
    "content",
    [
        "a: b: " + " " * 2 * MEBIBYTE + "c",
        "a:" + " " * 2 * MEBIBYTE + "b: @",
        "- " * 20 + "a: b: c\n" * 50_000,
        "a: " + "'" * (2 * MEBIBYTE + 1),
        'a: "' + "\\" * (2 * MEBIBYTE + 1),
        "\n" * MEBIBYTE + "a: @",
        "a" * 2 * MEBIBYTE + ": b",
        "a: 1" + "0" * 2 * MEBIBYTE,
        "".join(f"{number}: @\n" for number in range(100_000)),
        "\x07" * 100_000,
    ],
    ids=[
        "blanks",
        "blanks before",
        "colons",
        "quotes",
        "backslashes",
        "lines",
        "key",
        "number",
        "slips",
        "bells",
    ],
)
def test_long_lines_take_no_long_time(content: str, tmp_path: Path) -> None:
    assert answers_to(tmp_path, content)


@pytest.mark.parametrize(
    "content",
    [
        'id\n"' + '""' * MEBIBYTE,
        "id\n" + '"a"' * MEBIBYTE,
        "\n" * MEBIBYTE,
        " " * 2 * MEBIBYTE,
        'id"' * MEBIBYTE,
    ],
    ids=["open", "closed", "lines", "blanks", "header"],
)
def test_long_tables_take_no_long_time(content: str, tmp_path: Path) -> None:
    assert answers_to(tmp_path, content, "set.csv")


def test_a_long_number_is_no_number(tmp_path: Path) -> None:
    found = answers_to(tmp_path, f"deck: a\ncards: [{{id: b, copies: {'9' * 5_000}}}]\n")
    assert len(found) == 1
    assert "which is no whole number" in found[0]
    assert len(found[0]) < 200


# Fuzz


@given(st.binary(max_size=200), st.sampled_from(["f.yaml", "f.csv", "f.json"]))
def test_any_bytes_are_answered(tmp_path: Path, content: bytes, name: str) -> None:
    is_answered(tmp_path / name, content)


PIECES = st.sampled_from(
    [
        *"'\"{}[]|>,?\\%@~;#ž\x85\u2028\ufeff\0\x1b\t\n\r",
        "",
        "  ",
        "- ",
        ": ",
        "---",
        "...",
        "&a ",
        "*a",
        "!t ",
    ]
)


@given(st.lists(st.tuples(st.integers(0, len(GOOD)), st.integers(0, 6), PIECES), min_size=1, max_size=4))
@example([(60, 0, "\u2028\t"), (100, 3, "{")])
@pytest.mark.parametrize("parser", ["fast", "slow"])
def test_mangled_yaml_is_answered(
    tmp_path: Path, parser: str, monkeypatch: pytest.MonkeyPatch, cuts: list[tuple[int, int, str]]
) -> None:
    text = GOOD
    for at, length, piece in cuts:
        text = text[:at] + piece + text[at + length :]
    with monkeypatch.context() as patch:
        if parser == "slow":
            patch.delattr(yaml, "CSafeLoader")
        is_answered(tmp_path / "f.yaml", text.encode())


@given(st.lists(st.tuples(st.integers(0, len(TABLE)), st.integers(0, 6), PIECES), min_size=1, max_size=4))
def test_mangled_tables_are_answered(tmp_path: Path, cuts: list[tuple[int, int, str]]) -> None:
    text = TABLE
    for at, length, piece in cuts:
        text = text[:at] + piece + text[at + length :]
    is_answered(tmp_path / "f.csv", text.encode())


KEYS = st.sampled_from(
    [each.name for kind in (Back, Card, CardSet) for each in fields(kind)]
    + ["cs", "=text", "[key]", "", "zz"]
)
TREES = st.recursive(
    st.one_of(
        st.none(), st.sampled_from(["a", "2", "-1", "2.5", "poker", "none", "", "=list"]), st.text(max_size=5)
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=5)),
    max_leaves=20,
)


@given(TREES)
def test_any_tree_is_answered(tmp_path: Path, tree: object) -> None:
    is_answered(tmp_path / "f.yaml", yaml.safe_dump(tree, allow_unicode=True).encode())


@given(
    st.dictionaries(KEYS, TREES), st.lists(st.dictionaries(KEYS, TREES, min_size=1), min_size=1, max_size=4)
)
def test_any_cards_are_answered(
    tmp_path: Path, head: dict[str, object], cards: list[dict[str, object]]
) -> None:
    is_answered(tmp_path / "f.yaml", yaml.safe_dump({"deck": "a", **head, "cards": cards}).encode())
