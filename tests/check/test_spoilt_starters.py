"""Keys and values of every starter put wrong, one by one: each is told, at its line, in its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.build import check_files, find_check_words
from pnp.checks import OTHER
from pnp.report import phrase_finding
from tests.check.spoilt_starters import Swept, starters, swept
from tests.helpers.game_files import shipped

SOME, HALF = 50, 2  # of so many mistakes the quick tests look at one, and the full ones
PRINTS = "-print"


def faults(mistake: Swept) -> list[str]:
    """What is not as it should be about what a file is told."""
    Path("own.yaml").write_text(mistake.text, "utf-8")
    words = find_check_words("en", True)
    found = [
        (file.file, each, *phrase_finding(each, words))
        for file in check_files(["own.yaml"])
        for each in file.findings
        if each.code.kind != "figure"
    ]
    told = [
        f"{mistake.what}: {file}:{each.line} {each.code.id}: {wrong}; {right}"
        for file, each, wrong, right in found
        if each.code == OTHER or not wrong or not right or file != "own.yaml"
    ]
    if mistake.lines and not any(each.line in mistake.lines for _, each, *_ in found):
        lines = ", ".join(f"{each.line} {each.code.id}" for _, each, *_ in found)
        told.append(f"{mistake.what}: told at {lines or 'no line'}, not at {sorted(mistake.lines)}")
    return told


def swept_faults(starter: str, every: int) -> list[str]:
    if PRINTS in starter:
        board = starter.replace(PRINTS, "")
        Path(Path(board).name).write_text(shipped(f"cards/starter/{board}"), "utf-8")
    return [fault for mistake in swept(starter, every) for fault in faults(mistake)]


@pytest.mark.full
@pytest.mark.parametrize("starter", starters())
def test_every_other_mistake_is_told_at_its_line(
    starter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert swept_faults(starter, HALF) == []


@pytest.mark.parametrize("starter", starters())
def test_some_mistakes_are_told_at_their_lines(
    starter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert swept_faults(starter, SOME) == []
