"""Drawings in characters as tests read them: the rows of a sheet's drawing, plain and within a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from pnp.build import score_source
from pnp.data import read_mapping
from pnp.models import COLUMNS
from pnp.scoring import Reason
from tests.helpers.page_blocks import blocks

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.errors import Location
    from pnp.models import Sketch


def sketch(sheet: Mapping[str, Any], place: Location, folder: Path) -> Sketch:
    """What a sheet draws at a place; of any drawing the rows are ASCII and fit a terminal."""
    found = score_source(read_mapping(sheet), folder, "")
    assert found.game.ascii_view is not None
    drawn = found.game.ascii_view(found.position, found.result, place)
    for row in rows(drawn):
        assert row.isascii()
        assert row.isprintable()
        assert len(row) <= COLUMNS
    return drawn


def rows(sketch: Sketch) -> list[str]:
    """The rows as text, without what is said in words."""
    return ["".join(run.text for run in row) for row in sketch if not isinstance(row, Reason)]


def reasons(sketch: Sketch) -> list[Reason]:
    return [row for row in sketch if isinstance(row, Reason)]


def of_page(page: str) -> tuple[dict[str, Any], list[str]]:
    """The first sheet of a page, and the rows of the drawing there."""
    found = [block for block in blocks() if block.page == page]
    sheet = next(block.text for block in found if block.named and block.text.startswith("game:"))
    drawing = next(block.text for block in found if block.kind == "text")
    return yaml.load(sheet, yaml.BaseLoader), drawing.splitlines()
