"""Where `pnp check` says that something is wrong: at the line to mend, in the file by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pnp.build import check_files
from pnp.cli import run_guarded
from tests.helpers.bitmaps import coarse_png

LOOK = """extends: atlas
size: [63, 40]
faces:
  front:
    - { rectangle: [0, 0, 63, 40], fill: ground }
    - { text: "{title}", style: title, box: { left: 5, right: 5, top: 5, height: 9 } }
    - DRAWN
"""
QUAYS = """deck: quays
layout: look.yaml
cards:
  - { id: Q1, GOOD }
  - id: Q2
    ground: sea
    WRONG
"""
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
        for each in check_files([file])
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
    assert run_guarded(["check", "sheet.yaml"]) == 2
    assert "\nsets/own.yaml: card set\n" in f"\n{capsys.readouterr().out}"
    run_guarded(["check", "sheet.yaml", "--json"])
    assert [json.loads(line)["file"] for line in capsys.readouterr().out.splitlines()] == [
        "sheet.yaml",
        "sets/own.yaml",
    ]


@pytest.mark.parametrize(
    ("drawn", "said", "code"),
    [
        (
            '{ image: "{picture}", box: [20, 15, 9, 9] }',
            "picture: dots.png; picture: fine.png",
            "print-coarse",
        ),
        (
            '{ text: "{text}", style: rule, box: [0, 15, 63, 9] }',
            f"text: {'M' * 26}; text: M",
            "print-unsafe",
        ),
        ("{ icon: sun, box: [16, 6, 6, 6] }", "title: The North Quay; title: I", "print-overlap"),
    ],
)
def test_what_is_wrong_on_one_card_is_told_at_what_it_says(drawn: str, said: str, code: str) -> None:
    Path("dots.png").write_bytes(coarse_png(16).content)
    Path("fine.png").write_bytes(coarse_png(400).content)
    Path("look.yaml").write_text(LOOK.replace("DRAWN", drawn), "utf-8")
    wrong, good = said.split("; ")
    Path("own.yaml").write_text(QUAYS.replace("WRONG", wrong).replace("GOOD", good), "utf-8")
    assert [told[:3] for told in found("own.yaml")] == [("own.yaml", code, 7)]


@pytest.mark.parametrize("sized", ["", "size: [70, 50]\n"])
def test_a_size_that_fits_no_paper_is_told_where_it_is_written(sized: str) -> None:
    Path("look.yaml").write_text("extends: plain\nsize: [400, 400]\n", "utf-8")
    Path("own.yaml").write_text(f"deck: quays\nlayout: look.yaml\n{sized}cards: [{{id: Q1}}]\n", "utf-8")
    told = [(file, line) for file, code, line, _ in found("own.yaml") if code == "print-no-paper"]
    assert told == ([] if sized else [("look.yaml", 2)])
