"""The reader of tables with a header row, as spreadsheets write them. A table becomes the objects of a card
set: one card a row, one key a column. Cells keep their places with any delimiter, and quotes are
respected."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from pnp.data import sources
from pnp.errors import Location, code_phrase, group_digits, phrase

DELIMITERS = (",", ";", "\t")  # if several are equally frequent in the header row, the first of these counts

_SAVE_AS, _CLOSE = "save-it-as-csv-utf-8", "close-it-where-the-cell-ends"
_make_slip = partial(sources.make_slip, code="form-table")
_UNDECOMPOSED = str.maketrans("łŁđĐøØ", "lLdDoO")
_DECLARED = re.compile(r'"?sep=([,;\t])"?[ ]*(?:\r\n|\r|\n)', re.IGNORECASE)  # Excel's own first line
_BLANK_ROWS = re.compile(r"(?:[ ,;\t\"]*(?:\r\n|\r|\n))*+")
_HEADER = re.compile(r'(?:"[^"]*"|[^"\r\n])*+')
_LINE_END = re.compile(r"\r\n|\r")


class TableCell(NamedTuple):
    text: str  # without quotes, and without blanks around it
    start: int
    end: int
    quoted: bool


Row: TypeAlias = list[TableCell]
Slips: TypeAlias = list[sources.Slip]


class Column(NamedTuple):
    """A column of a table: the key of a card that it fills, and the language of that key."""

    key: str
    language: str | None
    header: TableCell


def read_table(path: Path, shown_path: str, lists: frozenset[str]) -> sources.Source:
    """Read a table from a file. `lists` names the columns whose cells hold a list: parts between `;`, `|` or
    line ends, otherwise between commas."""
    content = sources.read_content(path, shown_path)
    text = sources.decode_text(content, shown_path, _SAVE_AS)
    return replace(parse_table(text, shown_path, path.stem, lists), content=content)


def parse_table(text: str, shown_path: str, stem: str, lists: frozenset[str]) -> sources.Source:
    """Return the cards of a table. Refuse a table that is empty, whose header is wrong in form, or that has
    too many cells."""
    slips: Slips = []
    table = _read_rows(text, slips)
    try:
        if not (header := next(table, [])):
            right = "begin-with-row-of-column-names-such-as-id-title"
            raise sources.SlipError(sources.make_slip(0, "the-table-is-empty", right, "form-empty"))
        if slips:
            raise sources.SlipError(slips.pop())
        columns = _read_columns(header, slips)
        cards = [_read_card(row, columns, lists, slips) for row in table]
    except sources.SlipError as error:
        raise sources.make_refusal(sources.place_slips(shown_path, text, [*slips, error.slip])) from None
    tree = {"deck": make_short_name(stem), "name": stem, "cards": cards}
    return sources.make_source(shown_path, text, tree, "csv", slips)


def make_short_name(stem: str) -> str:
    """Turn a file's name into the short name of a deck."""
    letters = unicodedata.normalize("NFKD", stem.translate(_UNDECOMPOSED)).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9_]+", "-", letters).strip("-_")[:40] or "cards"


def find_table_spans(text: str, tree: Any) -> Iterator[sources.Span]:
    """Yield the span of every object of a table that was read before, outermost first."""
    table = _read_rows(text, [])
    columns = _read_columns(next(table, []), [])
    for location in ((), ("deck",), ("name",), ("cards",)):  # what is in no cell
        yield sources.Span(location, None, 0, 0)
    for number, row in enumerate(table):
        yield sources.Span(("cards", number), None, row[0].start, row[-1].end)
        for column, cell in zip(columns, row, strict=False):
            if cell.text and column.key:
                yield from _find_cell_spans(column, cell, number, text, tree)


def _read_columns(header: Row, slips: Slips) -> list[Column]:
    columns = [_read_column(cell) for cell in header]
    seen: dict[str, str | None] = {}
    names: set[str] = set()
    for column in columns:
        key, language, cell = column
        if not key:
            continue
        if cell.text in names:
            wrong, right = "the-column-text-is-here-a-second-time", "keep-one-of-the-two"
            arguments = {"text": sources.excerpt(cell.text)}
            slips.append(sources.make_slip(cell.start, wrong, right, "form-duplicate-key", **arguments))
        elif key in seen and (language is None or seen[key] is None):
            arguments = {"key": sources.excerpt(key)}
            wrong = code_phrase("form-table", "key-stands-both-for-every-language-and-for-one", **arguments)
            right = phrase("write-a-column-such-as-key-en-for-each", key=key)
            slips.append(sources.Slip(cell.start, wrong, right))
        seen.setdefault(key, language)
        names.add(cell.text)
    return columns


def _read_column(cell: TableCell) -> Column:
    key, colon, language = cell.text.partition(":")
    return Column(key.strip(), language.strip() if colon else None, cell)


def _read_card(row: Row, columns: list[Column], lists: frozenset[str], slips: Slips) -> dict[str, Any]:
    card: dict[str, Any] = {}
    for column, cell in zip(columns, row, strict=False):
        if cell.text:
            _fill_key(card, column, cell, lists, slips)
    beyond = [cell for cell in row[len(columns) :] if cell.text]
    if beyond:
        wrong = "this-row-has-a-cell-more-than-the-columns-columns"
        right = "put-cell-with-comma-or-semicolon-in-it-in-quotes"
        slips.append(_make_slip(beyond[0].start, wrong, right, columns=len(columns)))
    return card


def _fill_key(
    card: dict[str, Any], column: Column, cell: TableCell, lists: frozenset[str], slips: Slips
) -> None:
    key, language, header = column
    if not key:
        wrong = "a-column-without-a-name-has-something-in-its-cells"
        slips.append(_make_slip(header.start, wrong, "name-the-column-or-clear-its-cells"))
    elif language is None:
        card[key] = [part for _, part in _split_list(cell.text)] if key in lists else cell.text
    elif isinstance(words := card.setdefault(key, {}), dict):
        words[language] = cell.text


def _split_list(text: str) -> Iterator[tuple[int, str]]:
    """Yield the entries of a list in a cell, and where each begins."""
    between = r"[^;|\r\n]+" if re.search(r"[;|\r\n]", text) else r"[^,]+"
    for part_match in re.finditer(between, text):
        if part := part_match[0].strip():
            yield part_match.start() + part_match[0].index(part), part


def _find_cell_spans(
    column: Column, cell: TableCell, number: int, text: str, tree: Any
) -> Iterator[sources.Span]:
    key, language, header = column
    location: Location = ("cards", number, key)
    span = sources.Span(location, header.start, cell.start, cell.end, "'" if cell.quoted else "")
    yield span
    if language is not None:
        yield replace(span, location=(*location, language))
    elif isinstance(tree["cards"][number].get(key), list):
        start = cell.start + cell.quoted
        for place_in_list, (offset, part) in enumerate(_split_list(text[start : cell.end - cell.quoted])):
            begins = start + offset
            yield sources.Span((*location, place_in_list), None, begins, begins + len(part))


def _read_rows(text: str, slips: Slips) -> Iterator[Row]:
    """Yield the rows that are not empty, the header first; add their mistakes of form to `slips`."""
    start, delimiter = _find_beginning(text)
    row: Row = []
    for number, piece in enumerate(_make_cell_pattern(delimiter).finditer(text, start)):
        row.append(_read_cell(text, piece, slips))
        if number >= sources.NODE_LIMIT:
            wrong, right = "the-table-has-more-than-node-limit-cells", "divide-it-into-several-files"
            arguments = {"node_limit": group_digits(sources.NODE_LIMIT)}
            raise sources.SlipError(sources.make_slip(piece.start(), wrong, right, "form-limit", **arguments))
        if piece["end"] != delimiter:
            if any(cell.text for cell in row):
                yield row
            row = []


def _find_beginning(text: str) -> tuple[int, str]:
    """Return where the header row begins, and the delimiter: the declared one, or the one that the header
    holds most often outside quotes."""
    declaration = _DECLARED.match(text)
    first = declaration.end() if declaration else 0
    blank = _BLANK_ROWS.match(text, first)
    start = blank.end() if blank else first
    if declaration:
        return start, declaration[1]
    header = _HEADER.match(text, start)
    bare = re.sub(r'"[^"]*"', "", header[0] if header else "")
    return start, max(DELIMITERS, key=bare.count)


def _make_cell_pattern(delimiter: str) -> re.Pattern[str]:
    plain = rf"[^{delimiter}\r\n]*+"
    return re.compile(
        rf"""(?:"(?P<quoted>[^"]*+(?:""[^"]*+)*+)"(?P<more>{plain})|(?P<plain>{plain}))"""
        rf"(?P<end>{delimiter}|\r\n|\r|\n|\Z)"
    )


def _read_cell(text: str, found: re.Match[str], slips: Slips) -> TableCell:
    slips += sources.find_forbidden_characters(found[0], found.start())
    if (quoted := found["quoted"]) is None:
        return _read_plain_cell(found, slips)
    if found["more"].strip():
        slips.append(_make_after_quote_slip(text, found))
    inner = quoted.replace('""', '"')
    return TableCell(_LINE_END.sub("\n", inner).strip(), found.start(), found.end("quoted") + 1, True)


def _read_plain_cell(cell_match: re.Match[str], slips: Slips) -> TableCell:
    plain = cell_match["plain"]
    content = plain.strip()
    start = cell_match.start() + len(plain) - len(plain.lstrip())
    if content.startswith('"') and start > cell_match.start():
        wrong = "quote-behind-blank-does-not-hold-cell-together"
        slips.append(_make_slip(start, wrong, "take-the-blank-out"))
    elif content.startswith('"'):
        slips.append(_make_slip(start, "the-quote-that-opens-here-is-never-closed", _CLOSE))
    return TableCell(content, start, start + len(content), False)


def _make_after_quote_slip(text: str, found: re.Match[str]) -> sources.Slip:
    opened, closed = (sources.find_place(text, at)[0] for at in (found.start(), found.end("quoted")))
    if opened < closed:
        wrong = "quote-that-opens-here-closes-only-in-line-closed"
        return _make_slip(found.start(), wrong, _CLOSE, closed=closed)
    right = "write-each-quote-within-a-cell-twice"
    return _make_slip(found.start("more"), "text-follows-a-closing-quote", right)
