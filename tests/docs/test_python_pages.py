"""The Python of the documentation does what its page says, beside the files that the page shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.page_blocks import Block, blocks

if TYPE_CHECKING:
    from pathlib import Path

BLOCKS = [*blocks()]
PYTHON = [block for block in BLOCKS if block.kind == "python"]


def test_the_pages_show_all_that_can_be_called_from_python() -> None:
    shown = " ".join(block.text for block in PYTHON)
    assert [name for name in ("make(", "check(", "score(", "show(", "InputError") if name not in shown] == []
    assert {block.page for block in PYTHON} == {"python.md", "scoring.md"}


@pytest.mark.parametrize("block", PYTHON, ids=lambda block: block.page)
def test_every_python_block_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in BLOCKS:
        if other.page == block.page and other.kind == "yaml" and other.named:
            (tmp_path / other.named).write_text(other.text, "utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(block.text, f"docs/{block.page}", "exec"), {})
