"""Good files of games with another value somewhere: as long as they are scored, no editor marks them."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.build import score
from pnp.data import parse_yaml
from pnp.errors import InputError
from tests.helpers.game_files import GOOD_SETS, GOOD_SHEETS, OWN_BOARDS, SHEETS
from tests.schemas.editor_marks import marked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hypothesis.strategies import DrawFn

    from pnp.cli import FileForm

HEADS: dict[FileForm, str] = {"cards": "cards: [own.yaml]\n", "board": "layout: own.yaml\n"}
FILES: list[tuple[FileForm, Any]] = [("sheet", parse_yaml(text, "").tree) for text in GOOD_SHEETS]
FILES += [("cards", parse_yaml(text, "").tree) for text in GOOD_SETS]
FILES += [("board", parse_yaml(text, "").tree) for _, text in OWN_BOARDS]
VALUES = ["1", "2", "0", "-3", "2.5", "1.0", "017", "true", "no", "'3'", "star", "first", "[]", "{}", "''"]


class Plain(str):
    """A value without quotes."""

    __slots__ = ()


def written(node: Any) -> str:
    """A tree in one line of YAML, its texts in quotes."""
    if isinstance(node, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {written(value)}" for key, value in node.items()) + "}"
    if isinstance(node, list):
        return f"[{', '.join(map(written, node))}]"
    return node if isinstance(node, Plain) else json.dumps(node)


def holders(node: Any) -> Iterator[tuple[Any, Any]]:
    """All mappings and lists of a tree, with each key or number of theirs."""
    if isinstance(node, dict | list):
        for key in [*(node if isinstance(node, dict) else range(len(node)))]:
            yield node, key
            yield from holders(node[key])


@st.composite
def changed_files(draw: DrawFn) -> tuple[FileForm, str, str]:
    """What a file is, the game that it is of, and the file: one value is another, or gone."""
    kind, tree = draw(st.sampled_from(FILES))
    changed = deepcopy(tree)
    holder, key = draw(st.sampled_from([*holders(changed)]))
    if draw(st.integers(0, 7)) == 3:
        del holder[key]
    else:
        holder[key] = Plain(draw(st.sampled_from(VALUES)))
    return kind, tree["game"], written(changed)


def scored(kind: FileForm, game: str, text: str, folder: Path) -> bool:
    """Whether a sheet can be scored: the text itself, or one that names it."""
    (folder / "own.yaml").write_text(text, "utf-8")
    sheet = folder / "sheet.yaml"
    sheet.write_text(text if kind == "sheet" else HEADS[kind] + SHEETS[game], "utf-8")
    try:
        score(str(sheet))
    except InputError:
        return False
    return True


@settings(max_examples=100)
@given(changed=changed_files())
def test_a_changed_file_that_is_still_scored_is_not_marked(
    changed: tuple[FileForm, str, str], tmp_path: Path
) -> None:
    kind, _, text = changed
    assert marked(kind, text) is None or not scored(*changed, tmp_path)
