"""The Python of the page on scoring does what the page says, beside the files that the page shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.page_blocks import Block, blocks

if TYPE_CHECKING:
    from pathlib import Path

PAGE = [block for block in blocks() if block.page == "scoring.md"]
PYTHON = [block for block in PAGE if block.kind == "python"]


def test_the_page_shows_how_a_sheet_and_how_a_mapping_is_scored() -> None:
    assert len(PYTHON) == 2
    assert all("assert " in block.text for block in PYTHON)


@pytest.mark.parametrize("block", PYTHON, ids=["sheet", "mapping"])
def test_every_python_block_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for sheet in PAGE:
        if sheet.kind == "yaml" and sheet.named:
            (tmp_path / sheet.named).write_text(sheet.text, "utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(block.text, "docs/scoring.md", "exec"), {})
