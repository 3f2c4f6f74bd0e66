"""Where `pnp check` says that something is wrong: at the line to mend, in the file by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pnp.build.checking import checked
from pnp.cli.main import guarded

GALAXIES = "[{name: Ana, galaxy: {}, black_holes: 0}, {name: Via, galaxy: {}, black_holes: 0}]"
SHEET = f"game: nebula\nNAMED\nplayers: {GALAXIES}\n"
BOARDS = (
    "game: nebula\ndeck: boards\nlayout: nebula/galaxy-board\nNAMED\ncards: [{id: mine, player: alpha}]\n"
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def found(file: str) -> list[tuple[str, str, int, int]]:
    """File, code, line and column of what is wrong in a file and those that it names."""
    return [
        (each.file, finding.code.id, finding.line, finding.column)
        for each in checked([file])
        for finding in each.findings
        if finding.code.kind != "figure"
    ]


@pytest.mark.parametrize(
    ("text", "named", "column"),
    [
        (SHEET, "cards: [gone.yaml]", 9),
        (SHEET, "cards: [folder.yaml]", 9),
        (SHEET, "layout: gone.yaml", 9),
        (SHEET, "layout: gone.txt", 9),
        (BOARDS, "board: gone.yaml", 8),
        (BOARDS, "board: gone.txt", 8),
    ],
)
def test_a_file_that_cannot_be_read_is_told_where_it_is_named(text: str, named: str, column: int) -> None:
    Path("folder.yaml").mkdir()
    Path("own.yaml").write_text(text.replace("NAMED", named), "utf-8")
    line = text[: text.index("NAMED")].count("\n") + 1
    assert ("own.yaml", "form-unreadable", line, column) in found("own.yaml")
    assert {file for file, *_ in found("own.yaml")} == {"own.yaml"}


def test_what_others_name_is_headed_as_they_name_it(capsys: pytest.CaptureFixture[str]) -> None:
    Path("sets").mkdir()
    Path("sets/own.yaml").write_text(
        "game: nebula\ndeck: personal\ncards: [{id: X1, rule: stars}]\n", "utf-8"
    )
    Path("sheet.yaml").write_text(SHEET.replace("NAMED", "cards: [sets/own.yaml]"), "utf-8")
    assert guarded(["check", "sheet.yaml"]) == 2
    assert "\nsets/own.yaml: card set\n" in f"\n{capsys.readouterr().out}"
    guarded(["check", "sheet.yaml", "--json"])
    assert [json.loads(line)["file"] for line in capsys.readouterr().out.splitlines()] == [
        "sheet.yaml",
        "sets/own.yaml",
    ]
