"""Texts that are drawn as grids: their rows, and where in the text each sign or word of them stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from pnp.models.entries import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.errors import Mistake
    from pnp.models.entries import Entry

_LINE = re.compile(r"[^\r\n]+")
_SIGN = re.compile(r"\S")
_WORD = re.compile(r"\S+")


class Written(NamedTuple):
    """A sign or a word, and its first character's index in the text."""

    text: str
    at: int


def signs(drawing: str) -> list[list[Written]]:
    """The signs of each row that has any; blanks between them mean nothing."""
    return [*_rows(drawing, _SIGN)]


def drawn(
    entry: Entry, mistakes: Callable[[Entry, list[list[Written]]], Iterator[Mistake]], notes: list[Mistake]
) -> list[list[Written]] | None:
    """The rows of signs that an entry draws; notes what is wrong with them, and then there are none."""
    written = text(entry)
    if not written:
        return None
    rows = signs(written)
    found = [*mistakes(entry, rows)]
    notes += found
    return None if found else rows


def words(drawing: str) -> list[list[Written]]:
    """The words of each row that has any."""
    return [*_rows(drawing, _WORD)]


def _rows(drawing: str, kind: re.Pattern[str]) -> Iterator[list[Written]]:
    for line in _LINE.finditer(drawing):
        row = [Written(found[0], found.start()) for found in kind.finditer(drawing, line.start(), line.end())]
        if row:
            yield row
