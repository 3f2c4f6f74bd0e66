"""A table with a header row as the objects of a card set: one card a row, one key a column."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from pnp.data.files import decoded, read_content
from pnp.data.source import Slip, Source, Span, excerpt, forbidden_characters, source_of
from pnp.data.tables import Cell, Row, rows
from pnp.errors import phrase, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.errors import Location

_SAVE_AS = "save-it-as-csv-utf-8"
_UNDECOMPOSED = str.maketrans("łŁđĐøØ", "lLdDoO")


class Column(NamedTuple):
    """Which key of a card a column fills, and which language of it."""

    key: str
    language: str | None
    header: Cell


def read_table(path: Path, shown: str, lists: frozenset[str]) -> Source:
    """`lists` names the columns of which a cell holds a list: parts between `;` or `|`, or else commas."""
    content = read_content(path, shown)
    return replace(parse_table(decoded(content, shown, _SAVE_AS), shown, path.stem, lists), content=content)


def parse_table(text: str, shown: str, stem: str, lists: frozenset[str]) -> Source:
    slips = forbidden_characters(text)
    table = rows(text, slips)
    columns = _columns(next(table, []), slips)
    cards = [_card(row, columns, lists, slips) for row in table]
    if not columns:
        slips.append(
            Slip(
                0,
                said("form-empty", "the-table-is-empty"),
                phrase("begin-with-row-of-column-names-such-as-id-title"),
            )
        )
    tree = {"deck": short_name(stem), "name": stem, "cards": cards}
    return source_of(shown, text, tree, "csv", slips)


def short_name(stem: str) -> str:
    """A file's name as the short name of a deck."""
    letters = unicodedata.normalize("NFKD", stem.translate(_UNDECOMPOSED)).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9_]+", "-", letters).strip("-_")[:40] or "cards"


def table_spans(text: str, tree: Any) -> Iterator[Span]:
    """Every object of a table that was read before, outermost first."""
    table = rows(text, [])
    columns = _columns(next(table, []), [])
    yield from (Span(location, None, 0, 0) for location in _WITHOUT_A_CELL)
    for number, row in enumerate(table):
        yield Span(("cards", number), None, row[0].start, row[-1].end)
        for column, cell in zip(columns, row, strict=False):
            if cell.text and column.key:
                yield from _cell_spans(column, cell, number, text, tree)


_WITHOUT_A_CELL: tuple[Location, ...] = ((), ("deck",), ("name",), ("cards",))


def _columns(header: Row, slips: list[Slip]) -> list[Column]:
    columns = [_column(cell) for cell in header]
    seen: dict[str, str | None] = {}
    names: set[str] = set()
    for column in columns:
        key, language, cell = column
        if not key:
            continue
        if cell.text in names:
            wrong = said(
                "form-duplicate-key", "the-column-text-is-here-a-second-time", text=excerpt(cell.text)
            )
            slips.append(Slip(cell.start, wrong, phrase("keep-one-of-the-two"), spoils=False))
        elif key in seen and (language is None or seen[key] is None):
            wrong = said("form-table", "key-stands-both-for-every-language-and-for-one", key=excerpt(key))
            slips.append(
                Slip(
                    cell.start, wrong, phrase("write-a-column-such-as-key-en-for-each", key=key), spoils=False
                )
            )
        seen.setdefault(key, language)
        names.add(cell.text)
    return columns


def _column(cell: Cell) -> Column:
    key, colon, language = cell.text.partition(":")
    return Column(key.strip(), language.strip() if colon else None, cell)


def _card(row: Row, columns: list[Column], lists: frozenset[str], slips: list[Slip]) -> dict[str, Any]:
    card: dict[str, Any] = {}
    for column, cell in zip(columns, row, strict=False):
        if cell.text:
            _fill(card, column, cell, lists, slips)
    beyond = [cell for cell in row[len(columns) :] if cell.text]
    if beyond:
        wrong = said("form-table", "this-row-has-a-cell-more-than-the-columns-columns", columns=len(columns))
        slips.append(Slip(beyond[0].start, wrong, phrase("put-cell-with-comma-or-semicolon-in-it-in-quotes")))
    return card


def _fill(card: dict[str, Any], column: Column, cell: Cell, lists: frozenset[str], slips: list[Slip]) -> None:
    key, language, header = column
    if not key:
        wrong = said("form-table", "a-column-without-a-name-has-something-in-its-cells")
        slips.append(Slip(header.start, wrong, phrase("name-the-column-or-clear-its-cells"), spoils=False))
    elif language is None:
        card[key] = [part for _, part in _parts(cell.text)] if key in lists else cell.text
    elif isinstance(words := card.setdefault(key, {}), dict):
        words[language] = cell.text


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The entries of a list in a cell, and where each begins."""
    between = r"[^;|\r\n]+" if re.search(r"[;|\r\n]", text) else r"[^,]+"
    for found in re.finditer(between, text):
        part = found[0].strip()
        if part:
            yield found.start() + found[0].index(part), part


def _cell_spans(column: Column, cell: Cell, number: int, text: str, tree: Any) -> Iterator[Span]:
    key, language, header = column
    location: Location = ("cards", number, key)
    yield Span(location, header.start, cell.start, cell.end, "'" if cell.quoted else "")
    if language is not None:
        yield Span((*location, language), header.start, cell.start, cell.end, "'" if cell.quoted else "")
    elif isinstance(tree["cards"][number].get(key), list):
        start = cell.start + cell.quoted
        for place_in_list, (offset, part) in enumerate(_parts(text[start : cell.end - cell.quoted])):
            begins = start + offset
            yield Span((*location, place_in_list), None, begins, begins + len(part))
