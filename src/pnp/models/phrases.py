"""Numbers and names as they stand within a sentence of a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


def some_of(names: Collection[str]) -> str:
    """Names, or the first and the last of them where they are too many to read."""
    known = [*names]
    return ", ".join(known) if len(known) <= 14 else f"{known[0]} to {known[-1]}"


def listed(names: Collection[str], last: str = "and") -> str:
    """`'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`."""
    return joined([f"'{name}'" for name in names], last)


def joined(parts: Sequence[str], last: str = "and") -> str:
    *some, end = parts
    return f"{', '.join(some)} {last} {end}" if some else end


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
