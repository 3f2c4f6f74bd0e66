"""Objects of a tree with their places, texts that draw grids, and mistakes in both."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from pnp.errors import Location, Mistake, enumerate_parts, join_parts, phrase, quote

_WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,14})")


class Entry(NamedTuple):
    """An object with its location; its value is None if there is no object."""

    value: Any
    location: Location = ()


def get_entry(entry: Entry, *keys: str) -> Entry:
    """What a mapping holds under a key, or what stands deeper under several; without keys, the entry. All
    functions here take the keys that lead to what they read.

    >>> get_text(Entry({"track": {"kind": "economy"}}), "track", "kind")
    'economy'
    """
    for key in keys:
        value = entry.value.get(key) if isinstance(entry.value, dict) else None
        entry = Entry(value, (*entry.location, key))
    return entry


def list_entries(entry: Entry, *keys: str) -> Iterator[Entry]:
    """Yield the entries of a list; none if the value is no list."""
    found = get_entry(entry, *keys)
    for number, value in enumerate(found.value if isinstance(found.value, list) else ()):
        yield Entry(value, (*found.location, number))


def list_items(entry: Entry, *keys: str) -> Iterator[tuple[str, Entry]]:
    """Yield the keys of a mapping, each with its entry; none if the value is no mapping."""
    found = get_entry(entry, *keys)
    for key, value in found.value.items() if isinstance(found.value, dict) else ():
        yield key, Entry(value, (*found.location, key))


def list_keys(entry: Entry) -> list[str]:
    """The keys of a mapping; none of what is no mapping."""
    return [key for key, _ in list_items(entry)]


def has_key(entry: Entry, key: str) -> bool:
    return isinstance(entry.value, dict) and key in entry.value


def get_text(entry: Entry, *keys: str) -> str | None:
    value = get_entry(entry, *keys).value
    return value if isinstance(value, str) else None


def get_whole(entry: Entry, *keys: str) -> int | None:
    """Return a whole number, as files write it, or None."""
    text = get_text(entry, *keys)
    return int(text) if text is not None and _WHOLE_NUMBER.fullmatch(text) else None


def get_number(entry: Entry, *keys: str) -> float | None:
    """Return a number, with a point or without, or None."""
    try:
        number = float(get_text(entry, *keys) or "")
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def get_truth(entry: Entry, *keys: str) -> bool:
    return bool(get_entry(entry, *keys).value == "true")


def count_copies(card: Entry) -> int:
    """Return how many copies of a card there are."""
    number = get_whole(card, "copies")
    return 1 if number is None else number


def make_mistake(entry: Entry, what: str, right: str = "", at: int | None = None) -> Mistake:
    return Mistake(entry.location, what, right, at=at)


def make_key_mistake(entry: Entry, what: str, right: str = "") -> Mistake:
    return Mistake(entry.location, what, right, key=True)


def make_twin_mistake(entry: Entry, what: str, right: str, twin: Entry) -> Mistake:
    """Make a mistake whose text `what` continues with the line of its twin."""
    return Mistake(entry.location, what, right, twin=twin.location)


_LINE = re.compile(r"[^\r\n]+")
_SIGN = re.compile(r"\S")
_WORD = re.compile(r"\S+")


class PlacedText(NamedTuple):
    """A sign or a word, and its first character's index in the text."""

    text: str
    at: int


def split_signs(drawing: str) -> list[list[PlacedText]]:
    """Split a drawing into the signs of each row that has any; blanks between them mean nothing."""
    return _split_rows(drawing, _SIGN)


def read_drawing(
    entry: Entry, mistakes: Callable[[Entry, list[list[PlacedText]]], Iterator[Mistake]], notes: list[Mistake]
) -> list[list[PlacedText]] | None:
    """Return the rows of signs that an entry draws. If they have mistakes, note these and return None."""
    drawing = get_text(entry)
    if not drawing:
        return None
    rows = split_signs(drawing)
    drawing_mistakes = [*mistakes(entry, rows)]
    notes += drawing_mistakes
    return None if drawing_mistakes else rows


def split_words_by_rows(drawing: str) -> list[list[PlacedText]]:
    """Split a drawing into the words of each row that has any."""
    return _split_rows(drawing, _WORD)


def _split_rows(drawing: str, kind: re.Pattern[str]) -> list[list[PlacedText]]:
    lines = (kind.finditer(drawing, *line.span()) for line in _LINE.finditer(drawing))
    rows = ([PlacedText(sign[0], sign.start()) for sign in line] for line in lines)
    return [row for row in rows if row]


MOST_NAMES = 14  # names that a person reads


def name_some(names: Collection[str]) -> str:
    """Join names; if they are too many to read, give only the first and the last."""
    known = [*names]
    return ", ".join(known) if len(known) <= MOST_NAMES else _name_range(known)


def name_ranges(ids: Collection[str]) -> str:
    """Join ids, as in `F01 to F15, G01 to G15`: ids that differ by their numbers alone form a range. If that
    is still too much to read, give only the first and the last of all."""
    known = sorted(ids, key=_split_number)
    alike = [[*group] for _, group in groupby(known, key=lambda id: _split_number(id)[0])]
    ranges = [_name_range(group) if len(group) > 2 else ", ".join(group) for group in alike]
    return name_some(known) if len(ranges) > MOST_NAMES else enumerate_parts(ranges)


def _name_range(names: Sequence[str]) -> str:
    return phrase("first-to-last", first=names[0], last=names[-1])


def _split_number(id: str) -> tuple[str, int]:
    """Return the part of an id before its final number, and that number."""
    letters = id.rstrip("0123456789")
    return letters, int(id[len(letters) :] or 0)


def quote_all(names: Collection[str], last: str = "and") -> str:
    """Quote and join names: `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`."""
    return join_parts([quote(name) for name in names], last)
