"""Numbers and names as they stand within a sentence of a mistake."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from pnp.errors import enumerated, joined, phrase, quoted

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

MOST = 14  # names that a person reads


def some_of(names: Collection[str]) -> str:
    """Names, or the first and the last of them where they are too many to read."""
    known = [*names]
    return ", ".join(known) if len(known) <= MOST else _from_to(known)


def ranges_of(ids: Collection[str]) -> str:
    """`F01 to F15, G01 to G15`: ids that differ by their numbers alone as a range; the first and the last of
    all where that would still be too much to read."""
    known = sorted(ids, key=_numbered)
    alike = [[*group] for _, group in groupby(known, key=lambda id: _numbered(id)[0])]
    ranges = [_from_to(group) if len(group) > 2 else ", ".join(group) for group in alike]
    return some_of(known) if len(ranges) > MOST else enumerated(ranges)


def _from_to(names: Sequence[str]) -> str:
    return phrase("first-to-last", first=names[0], last=names[-1])


def _numbered(id: str) -> tuple[str, int]:
    """What stands before the number that an id ends in, and that number."""
    letters = id.rstrip("0123456789")
    return letters, int(id[len(letters) :] or 0)


def listed(names: Collection[str], last: str = "and") -> str:
    """`'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`."""
    return joined([quoted(name) for name in names], last)
