"""A kit that is checked: it is known as one, and told what is wrong with its list."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files, kit_names, list_shipped_files
from pnp.library import find_shipped

if TYPE_CHECKING:
    from tests.conftest import Command

KITS = [find_shipped("cards") / name / "kit.yaml" for name in kit_names()]
KIT = "game: nebula\nplayers: [2, 3]\nparts:\n  cards: [quays, piers]\n"


def told(path: Path, text: str) -> list[tuple[str, int, str, str]]:
    """Code, line, what is wrong and what would be right."""
    for name in ("quays", "piers"):
        (path / f"{name}.yaml").write_text("cards: [{id: A}]\n", "utf-8")
    (path / "kit.yaml").write_text(text, "utf-8")
    (file,) = check_files([str(path / "kit.yaml")])
    assert file.kind == "kit"
    return [(each.code.id, each.line, *(each.words or ())) for each in file.findings]


@pytest.mark.parametrize("kit", KITS, ids=lambda path: path.parent.name)
def test_a_kit_that_ships_is_one_and_clean_and_is_checked_with_all_that_ships(kit: Path) -> None:
    (file,) = check_files([str(kit)])
    assert (file.kind, file.findings) == ("kit", ())
    assert kit.resolve() in [Path(name).resolve() for name in list_shipped_files()]


def test_a_kit_of_sets_beside_it_is_clean(tmp_path: Path) -> None:
    assert told(tmp_path, KIT) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            KIT.replace("piers", "piets"),
            (
                "form-unknown-name",
                4,
                "there is no file 'piets.yaml' beside this one",
                "did you mean 'piers'?",
            ),
        ),
        (
            KIT.replace("piers", "tokens-of-all"),
            (
                "form-unknown-name",
                4,
                "there is no file 'tokens-of-all.yaml' beside this one",
                "name card sets that lie in its folder",
            ),
        ),
        (KIT.replace("piers", "p" * 300), ("form-id", 4)),
        (KIT.replace("piers", "'a b'"), ("form-id", 4)),
        (KIT.replace("cards:", "card:"), ("form-unknown-name", 4)),
        (KIT.replace("[2, 3]", "[2, 30]"), ("form-range", 2)),
        (KIT.replace("nebula", "nebulla"), ("form-unknown-name", 1)),
    ],
)
def test_what_is_wrong_with_a_kit_is_told_where_it_stands(
    text: str, found: tuple[str, ...], tmp_path: Path
) -> None:
    (only,) = told(tmp_path, text)
    assert only[: len(found)] == found


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_file_of_no_kind_is_told_of_kits_too(language: str, tmp_path: Path, quick: Command) -> None:
    (tmp_path / "lonely.yaml").write_text("name: Harbours\n", "utf-8")
    (found,) = json.loads(quick("check", "lonely.yaml", "--json", "--lang", language).stdout)["findings"]
    assert "parts" in found["right"]
