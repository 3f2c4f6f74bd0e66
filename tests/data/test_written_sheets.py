"""Sheets written by the program: read again they say the same, and they look as a person writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pnp.data import Remark, parse_yaml, write_sheet, write_yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

EDGES = [
    "no",
    "12:30",
    "a: b",
    "#x",
    "a #b",
    " a",
    "a ",
    "null",
    "~",
    "-",
    "- a",
    "--- a",
    "...",
    "?",
    "a:",
    "a, b",
]
EDGES += [
    "[",
    "{a}",
    "*..",
    "&a",
    "!a",
    "|",
    ">",
    "'",
    '"',
    "%a",
    "@a",
    "`",
    "Jiří",
    "\t",
    "\\ud83d\\ude00",
    "a\\",
]
EDGES += [
    "..*\n.*.\n",
    "..*\n.*.",
    " *\n*\n",
    "a\n\nb\n",
    "\n",
    "a\n\n",
    "# a\nb",
    "a\r\n",
    "x" * 1200,
    "\ufeffa",
    "\x85",
]

texts = st.one_of(
    st.sampled_from(EDGES),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    st.text("ab:,-#[]{}'\" \n\\.*?|>&!%@`~\t", max_size=8),
)
trees = st.recursive(
    st.none() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


def read(text: str) -> Any:
    source = parse_yaml(text, "sheet.yaml")
    assert not source.problems, (source.problems, text)
    return source.tree


@given(trees)
@settings(max_examples=150)
@example({"a": EDGES, "b": {edge: edge for edge in EDGES}, "c": [[edge, {edge: None}] for edge in EDGES]})
@example([[[]], [{}], {"": {}}, [None], None])
def test_what_is_written_is_read_as_it_was(tree: Any) -> None:
    assert read(write_yaml(tree)) == tree


def test_without_the_parser_in_c_it_is_read_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(yaml, "CSafeLoader")
    for edge in (*EDGES, "0?", "0:?", "a:b"):
        tree = {"flow": [edge, {edge: None}], "block": edge, edge: [[edge]]}
        assert read(write_yaml(tree)) == tree


@given(trees, st.data())
@settings(max_examples=50)
def test_remarks_change_nothing_but_what_is_idle(tree: Any, data: st.DataObject) -> None:
    said = {
        place: Remark(("# one", "", "'two"), "beside: it", idle)
        for place, idle in data.draw(st.dictionaries(st.sampled_from([*places(tree)]), st.booleans())).items()
        if not idle or (isinstance(place[-1:] and place[-1], str))
    }
    idle = {place for place, remark in said.items() if remark.idle}
    assert read(write_yaml(tree, said)) == without(tree, idle)


def places(tree: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield at
    entries = tree.items() if isinstance(tree, dict) else enumerate(tree if isinstance(tree, list) else ())
    for step, entry in entries:
        yield from places(entry, (*at, step))


def without(tree: Any, idle: set[tuple[Any, ...]], at: tuple[Any, ...] = ()) -> Any:
    """The tree without what is idle, and nothing in place of a mapping that has nothing else."""
    if isinstance(tree, list):
        return [without(entry, idle, (*at, step)) for step, entry in enumerate(tree)]
    if not isinstance(tree, dict) or not tree:
        return tree
    kept = {key: without(value, idle, (*at, key)) for key, value in tree.items() if (*at, key) not in idle}
    return kept or None


@given(st.dictionaries(texts | st.sampled_from(["game", "players", "title"]), trees, max_size=5))
@settings(max_examples=50)
def test_a_sheet_is_read_as_it_was_whatever_it_holds(tree: dict[str, Any]) -> None:
    assert read(write_sheet(tree)) == (tree or {})


def test_a_sheet_looks_as_if_a_person_wrote_it() -> None:
    tree = {
        "players": [
            {
                "by_hand": {"sun": "-1"},
                "galaxy": {"core": ".", "lyra": "......"},
                "name": "no",
                "planets": [f"P{number:02}" for number in range(20)],
                "mosaic": " N1\nN2 N3\n",
            },
            {"name": "Jiří: 12:30", "rounds": [{"card": "C1", "counts": {"top": "1"}}, {"card": None}]},
        ],
        "game": "stars",
        "board": "..*\n.M.\n",
        "counters": {"colours": ["red", "blue"], "advanced": []},
        "title": "Tuesday, late",
    }
    said = {
        (): Remark(("A sheet for two.",)),
        ("board",): Remark(("", "The sky."), "M the Moon"),
        ("players", 0, "by_hand"): Remark(idle=True),
        ("players", 1): Remark(("", "The second.")),
    }
    assert write_sheet(tree, said) == LOOKS


LOOKS = """\
# A sheet for two.
game: stars
title: Tuesday, late

# The sky.
board: |  # M the Moon
  ..*
  .M.
counters:
  colours: [red, blue]
  advanced: []
players:
  - name: no
    galaxy: {core: ., lyra: ......}
    planets: [P00, P01, P02, P03, P04, P05, P06, P07, P08, P09, P10, P11, P12,
              P13, P14, P15, P16, P17, P18, P19]
    mosaic: |2
       N1
      N2 N3
    # by_hand: {sun: -1}

  # The second.
  - name: 'Jiří: 12:30'
    rounds:
      - {card: C1, counts: {top: 1}}
      - {card: }
"""


def test_quotes_stand_where_a_text_would_be_read_otherwise_and_nowhere_else() -> None:
    bare = ["no", "12:30", "017", "-3", "a:b", "...", "a#b", "Žofie", "it's", "R4:BB,T", "x, y", "true"]
    quoted = ["a: b", "#x", "a #b", " a", "a ", "", "null", "~", "- a", "*..", "[a]", "'a'", "a:", "@a", "|"]
    for text in bare:
        assert write_yaml({"name": text}) == f"name: {text}\n"
    for text in quoted:
        doubled = text.replace("'", "''")
        assert write_yaml({"name": text}) == f"name: '{doubled}'\n"
        assert write_yaml({"name": [text]}) == f"name: ['{doubled}']\n"
