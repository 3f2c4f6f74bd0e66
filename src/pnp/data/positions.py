"""The line and column of an object in its file, or of a character within one of its texts."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from pnp.data.sources import Source, Span, find_mapping_spans, find_place, line_starts
from pnp.data.table_reader import find_table_spans
from pnp.data.yaml_reader import find_yaml_spans
from pnp.errors import Location

# How the letters of a text are written: a doubled quote is one letter, an escape too.
_LETTERS = {
    "": re.compile(r".", re.DOTALL),
    "'": re.compile(r"''|.", re.DOTALL),
    '"': re.compile(r"\\(?:x.{2}|u.{4}|U.{8}|\r\n|.)|.", re.DOTALL),
    "table": re.compile(r'""|.', re.DOTALL),
}
Spans: TypeAlias = dict[Location, Span]

_HEADER = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)?")
_BLANK_ESCAPES = frozenset({"n", "t", " ", "\t", "r", "\n", "\r", "\r\n", "_", "N", "L", "P", "v", "f"})


def find_position(source: Source, location: Location, key: bool = False) -> tuple[int, int]:
    """Return line and column of the object at a location, or of its key. If it is missing, return those of
    the innermost object that should hold it."""
    find_index = make_index_finder(source, find_spans(source, [location]))
    return find_place(source.text, find_index(location, key))


def find_positions(source: Source, places: Sequence[tuple[Location, int | None]]) -> list[tuple[int, int]]:
    """Return line and column of each object, reading the file once; if an index is given, those of that
    character of the object's text, from 0. A missing object gets the place of the innermost object that
    should hold it."""
    find_index = make_index_finder(source, find_spans(source, [location for location, _ in places]))
    return [find_place(source.text, find_index(location, at=at)) for location, at in places]


def make_index_finder(source: Source, spans: Spans) -> Callable[..., int]:
    """Finds the character of the file where an object of the tree begins, or its `key`, or where the
    character `at` of its text stands. A text without a span was read out of its key, as in `{row:B4}`: its
    place is where its mapping begins."""

    @cache
    def find_letters(location: Location) -> Callable[[int], int]:
        return _find_letters(source, spans[location], str(find_object(source.tree, location)))

    def find_index(location: Location, key: bool = False, at: int | None = None) -> int:
        if at is not None and location in spans:
            return find_letters(location)(at)
        span = find_nearest_span(spans, location)
        stands_there = at is None and span.location == location
        return span.key if key and stands_there and span.key is not None else span.start

    return find_index


def find_spans(source: Source, locations: Iterable[Location]) -> Spans:
    """Return the spans of the objects at the locations, and of all objects that hold them."""
    prefixes = {location[:steps] for location in locations for steps in range(len(location) + 1)}
    return {span.location: span for span in _walk_spans(source) if span.location in prefixes}


def find_nearest_span(spans: Spans, location: Location) -> Span:
    """Return the span of an object, or of the innermost existing object that should hold it."""
    for steps in range(len(location), -1, -1):
        if location[:steps] in spans:
            return spans[location[:steps]]
    return Span((), None, 0, 0)


def find_entries(source: Source, key: str) -> Callable[[int, int], int | None]:
    """Return a finder: it maps a line and column to the number of the entry that they lie in, in the list
    under a top-level key. An entry reaches to the start of the next entry or key."""
    tree: Any = source.tree if isinstance(source.tree, dict) else {}
    entries = tree[key] if isinstance(tree.get(key), list) else []
    cells: dict[Location, int] = {(key, number): number for number in range(len(entries))}
    spans = find_spans(source, [*cells, *((head,) for head in tree)])
    heads = [span for location, span in spans.items() if len(location) == 1]
    known = [(span.start if span.key is None else span.key, -1) for span in heads]  # no entry begins there
    known = sorted(known + [(spans[at].start, number) for at, number in cells.items() if at in spans])
    starts, lines = [start for start, _ in known], line_starts(source.text)

    def find_entry_at(line: int, column: int) -> int | None:
        index = lines[line - 1] + column - 1 if 0 < line <= len(lines) else -1
        at = bisect_right(starts, index) - 1
        return known[at][1] if at >= 0 and known[at][1] >= 0 else None

    return find_entry_at


def _walk_spans(source: Source) -> Iterator[Span]:
    if source.kind == "csv":
        return find_table_spans(source.text, source.tree)
    if source.kind == "mapping":
        return find_mapping_spans(source.tree)
    return find_yaml_spans(source.text)


def find_object(tree: Any, location: Location) -> Any:
    """Return the object at a location, which must exist."""
    for step in location:
        tree = tree[step]
    return tree


def get_object(tree: Any, location: Location) -> Any:
    """Return the object at a location, or None if there is none."""
    try:
        return find_object(tree, location)
    except (LookupError, TypeError):
        return None


def _find_letters(source: Source, span: Span, text: str) -> Callable[[int], int]:
    """Return a function from a character of a text to its character in the file.

    Folding, indentation and escapes change blanks only, so it is enough to count the characters that are not
    blank.
    """
    letters = [*_list_visible(source, span)]
    visible = [index for index, character in enumerate(text) if not character.isspace()]
    if len(letters) != len(visible):
        return lambda _: span.start  # for example a table's name, which is not written in the table

    def written_at(index: int) -> int:
        rank = bisect_left(visible, index)
        if rank < len(visible) and visible[rank] == index:
            return letters[rank][0]
        end, blanks = (letters[rank - 1][1], index - visible[rank - 1] - 1) if rank else (span.start, index)
        return min(end + blanks, span.end)

    return written_at


def _list_visible(source: Source, span: Span) -> Iterator[tuple[int, int]]:
    """Yield start and end of each letter of a text that is not blank."""
    start, end, style = span.start, span.end, "table" if source.kind == "csv" and span.style else span.style
    if style in ("|", ">"):
        start, style = _HEADER.match(source.text, start).end(), ""  # type: ignore[union-attr] # it always does
    elif style:
        start, end = start + 1, end - 1
    for letter in _LETTERS[style].finditer(source.text, start, end):
        if not _is_blank(letter[0]):
            yield letter.span()


def _is_blank(letter: str) -> bool:
    if len(letter) == 1:
        return letter.isspace()
    escaped = letter[1:]
    return escaped in _BLANK_ESCAPES or (len(escaped) > 2 and chr(int(escaped[1:], 16)).isspace())
