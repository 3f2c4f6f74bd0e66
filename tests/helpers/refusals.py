"""What is said of a sheet with mistakes, and where; a test marks in its text the place that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from pnp.build import score_file
from pnp.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

MARK = "»"


class Told(NamedTuple):
    """One problem, its two halves as they are read."""

    file: str
    line: int
    column: int
    words: str


def marked(text: str) -> tuple[str, tuple[int, int]]:
    """A text without its mark, and the line and column of what stands behind the mark."""
    before, _, after = text.partition(MARK)
    return before + after, (before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1)


def refused(text: str, folder: Path) -> list[Told]:
    """All problems of a sheet that lies in a folder as `sheet.yaml`."""
    path = folder / "sheet.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as error:
        score_file(path.as_posix())
    return [Told(p.file, p.line, p.column, f"{p.wrong}; {p.right}") for p in error.value.problems]


def only(text: str, folder: Path) -> Told:
    """The one problem of a sheet."""
    (told,) = refused(text, folder)
    return told


def refused_at_mark(text: str, folder: Path) -> str:
    """The words of the one problem of a sheet, which must stand at the mark in the sheet itself."""
    bare, place = marked(text)
    told = only(bare, folder)
    assert (told.file, told.line, told.column) == ((folder / "sheet.yaml").as_posix(), *place)
    return told.words
