"""What is said of a sheet with mistakes, and where; a test marks in its text the place that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from pnp.build import score
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

    @property
    def in_its_file(self) -> str:
        return f"{self.line}:{self.column}: {self.words}"


def marked(text: str) -> tuple[str, tuple[int, int]]:
    """A text without its mark, and the line and column of what stands behind the mark."""
    before, _, after = text.partition(MARK)
    return before + after, (before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1)


def refused(text: str, folder: Path) -> list[Told]:
    """All problems of a sheet that lies in a folder as `sheet.yaml`."""
    path = folder / "sheet.yaml"
    path.write_text(text, encoding="utf-8")
    return problems(path.as_posix())


def problems(sheet: str) -> list[Told]:
    """All problems of a sheet, which is a text or lies in a file of this name."""
    with pytest.raises(InputError) as error:
        score(sheet)
    return [Told(p.file, p.line, p.column, f"{p.wrong}; {p.right}") for p in error.value.problems]


def complaints(text: str, folder: Path | None = None) -> list[str]:
    """What is said of a sheet, a line a problem: of a file in the folder, or of the text itself. The name of
    the sheet is left out, and the folder of all other files."""
    own = "sheet" if folder is None else (folder / "sheet.yaml").as_posix()
    beside = "" if folder is None else f"{folder.as_posix()}/"
    return [
        told.in_its_file if told.file == own else f"{told.file.removeprefix(beside)}:{told.in_its_file}"
        for told in (problems(text) if folder is None else refused(text, folder))
    ]


def edited(text: str, *edits: tuple[str, str]) -> str:
    """The text with other words in place of some, each of which stands in it once."""
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


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
