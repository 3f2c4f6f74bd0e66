"""Sources of messages, cut into their entries before any of them is read."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

# Within an entry that is right, no line begins so: what goes on is indented, or stands in braces.
_START = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_-]* *=([^{}\n]+)(?:\n#.*|\n)*")


class MessageSource(Struct, frozen=True):
    """A text in Fluent's syntax.

    `name` is the file that complaints name; `at` finds lines and columns of characters of the text in that
    file, where the text is only a part of it. What is `shipped` was checked by the tests, and each entry
    of it is read when it is first needed.
    """

    name: str
    text: str
    at: Callable[[Sequence[int]], Sequence[tuple[int, int]]] | None = None
    shipped: bool = False


class Entry(Struct, frozen=True, eq=False):
    """A message, or a term, whose id begins with a hyphen; what stands before the first has no id."""

    id: str
    source: MessageSource
    start: int  # of its text in that of the source
    text: str


def plain_text(entry: Entry) -> str | None:
    """What a message of one line says that has no braces; none of another, which has to be read."""
    found = _PLAIN.fullmatch(entry.text)
    return found[1].strip() if found else None


def entries(source: MessageSource) -> Iterable[Entry]:
    """The entries of a shipped source are the very same each time, so that each is read once for all."""
    return _shipped_entries(source) if source.shipped else _cut_entries(source)


@lru_cache(maxsize=128)
def _shipped_entries(source: MessageSource) -> tuple[Entry, ...]:
    return tuple(_cut_entries(source))


def _cut_entries(source: MessageSource) -> Iterator[Entry]:
    text = source.text
    starts = [(found.start(), found[1]) for found in _START.finditer(text)]
    for (start, name), (end, _) in pairwise([(0, ""), *starts, (len(text), "")]):
        if start < end:
            yield Entry(name, source, start, text[start:end])
