"""Texts that are drawn as grids: their rows, and where in the text each sign or word of them stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

_LINE = re.compile(r"[^\r\n]+")
_SIGN = re.compile(r"\S")
_WORD = re.compile(r"\S+")


class Written(NamedTuple):
    """A sign or a word, and its first character's index in the text."""

    text: str
    at: int


def signs(text: str) -> list[list[Written]]:
    """The signs of each row that has any; blanks between them mean nothing."""
    return [*_rows(text, _SIGN)]


def words(text: str) -> list[list[Written]]:
    """The words of each row that has any."""
    return [*_rows(text, _WORD)]


def _rows(text: str, kind: re.Pattern[str]) -> Iterator[list[Written]]:
    for line in _LINE.finditer(text):
        row = [Written(found[0], found.start()) for found in kind.finditer(text, line.start(), line.end())]
        if row:
            yield row
