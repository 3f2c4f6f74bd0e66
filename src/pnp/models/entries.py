"""The objects of a tree with the places where they stand, read without a complaint about their form."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from pnp.errors import Location, Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,14})")


class Entry(NamedTuple):
    """An object, or None where there is none."""

    value: Any
    location: Location = ()


def within(entry: Entry, key: str) -> Entry:
    """What a mapping holds under a key."""
    value = entry.value.get(key) if isinstance(entry.value, dict) else None
    return Entry(value, (*entry.location, key))


def each(entry: Entry) -> Iterator[Entry]:
    """The entries of a list; none of what is no list."""
    for number, value in enumerate(entry.value if isinstance(entry.value, list) else ()):
        yield Entry(value, (*entry.location, number))


def items(entry: Entry) -> Iterator[tuple[str, Entry]]:
    """The keys of a mapping, each with what it holds; none of what is no mapping."""
    for key, value in entry.value.items() if isinstance(entry.value, dict) else ():
        yield key, Entry(value, (*entry.location, key))


def has(entry: Entry, key: str) -> bool:
    return isinstance(entry.value, dict) and key in entry.value


def text(entry: Entry) -> str | None:
    return entry.value if isinstance(entry.value, str) else None


def whole(entry: Entry) -> int | None:
    """A whole number, as files write it."""
    written = text(entry)
    return int(written) if written is not None and _WHOLE.fullmatch(written) else None


def number(entry: Entry) -> float | None:
    """A number, with a point or without."""
    try:
        found = float(text(entry) or "")
    except ValueError:
        return None
    return found if math.isfinite(found) else None


def truth(entry: Entry) -> bool:
    return bool(entry.value == "true")


def copies(card: Entry) -> int:
    """How often a card is there."""
    number = whole(within(card, "copies"))
    return 1 if number is None else number


def wrong(entry: Entry, what: str, right: str = "", at: int | None = None) -> Mistake:
    return Mistake(entry.location, what, right, at=at)


def wrong_key(entry: Entry, what: str, right: str = "") -> Mistake:
    return Mistake(entry.location, what, right, key=True)


def repeated(entry: Entry, what: str, right: str, twin: Entry) -> Mistake:
    """`what` goes on with the line of its twin."""
    return Mistake(entry.location, what, right, twin=twin.location)
