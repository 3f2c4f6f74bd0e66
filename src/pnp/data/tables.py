"""CSV as spreadsheets write it: cells with their places, whatever the delimiter, quotes respected."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from pnp.data.source import NODE_LIMIT, Slip, place
from pnp.errors import grouped, phrase, said

if TYPE_CHECKING:
    from collections.abc import Iterator

DELIMITERS = (",", ";", "\t")  # of as many in the header row, the first

_DECLARED = re.compile(r'"?sep=([,;\t])"?[ ]*(?:\r\n|\r|\n)', re.IGNORECASE)  # Excel's own first line
_BLANK_ROWS = re.compile(r"(?:[ ,;\t\"]*(?:\r\n|\r|\n))*+")
_HEADER = re.compile(r'(?:"[^"]*"|[^"\r\n])*+')
_LINE_END = re.compile(r"\r\n|\r")


class Cell(NamedTuple):
    text: str  # without quotes, and without blanks around it
    start: int
    end: int
    quoted: bool


Row: TypeAlias = list[Cell]


def rows(text: str, slips: list[Slip]) -> Iterator[Row]:
    """The rows that say anything, the header first; what is wrong with their form is added to `slips`."""
    start, delimiter = _beginning(text)
    row: Row = []
    for number, found in enumerate(_pattern(delimiter).finditer(text, start)):
        row.append(_cell(text, found, slips))
        if number >= NODE_LIMIT:
            wrong = said(
                "form-limit", "the-table-has-more-than-node-limit-cells", node_limit=grouped(NODE_LIMIT)
            )
            slips.append(Slip(found.start(), wrong, phrase("divide-it-into-several-files")))
            return
        if found["end"] != delimiter:
            if any(cell.text for cell in row):
                yield row
            row = []


def _beginning(text: str) -> tuple[int, str]:
    """Where the header row begins, and the delimiter: that which it holds most of, outside of quotes."""
    declared = _DECLARED.match(text)
    first = declared.end() if declared else 0
    blank = _BLANK_ROWS.match(text, first)
    start = blank.end() if blank else first
    if declared:
        return start, declared[1]
    header = _HEADER.match(text, start)
    bare = re.sub(r'"[^"]*"', "", header[0] if header else "")
    return start, max(DELIMITERS, key=bare.count)


def _pattern(delimiter: str) -> re.Pattern[str]:
    plain = rf"[^{delimiter}\r\n]*+"
    return re.compile(
        rf"""(?:"(?P<quoted>[^"]*+(?:""[^"]*+)*+)"(?P<more>{plain})|(?P<plain>{plain}))"""
        rf"(?P<end>{delimiter}|\r\n|\r|\n|\Z)"
    )


def _cell(text: str, found: re.Match[str], slips: list[Slip]) -> Cell:
    quoted = found["quoted"]
    if quoted is None:
        return _plain_cell(found, slips)
    if found["more"].strip():
        slips.append(_after_quote(text, found))
    inner = quoted.replace('""', '"')
    return Cell(_LINE_END.sub("\n", inner).strip(), found.start(), found.end("quoted") + 1, True)


def _plain_cell(found: re.Match[str], slips: list[Slip]) -> Cell:
    plain = found["plain"]
    content = plain.strip()
    start = found.start() + len(plain) - len(plain.lstrip())
    if content.startswith('"'):
        slips.append(_odd_quote(start, start > found.start()))
    return Cell(content, start, start + len(content), False)


def _odd_quote(start: int, after_blank: bool) -> Slip:
    if after_blank:
        wrong = said("form-table", "quote-behind-blank-does-not-hold-cell-together")
        return Slip(start, wrong, phrase("take-the-blank-out"))
    return Slip(
        start,
        said("form-table", "the-quote-that-opens-here-is-never-closed"),
        phrase("close-it-where-the-cell-ends"),
    )


def _after_quote(text: str, found: re.Match[str]) -> Slip:
    opened, closed = place(text, found.start())[0], place(text, found.end("quoted"))[0]
    if opened < closed:
        wrong = said("form-table", "quote-that-opens-here-closes-only-in-line-closed", closed=closed)
        return Slip(found.start(), wrong, phrase("close-it-where-the-cell-ends"))
    more = found.start("more")
    return Slip(
        more,
        said("form-table", "text-follows-a-closing-quote"),
        phrase("write-each-quote-within-a-cell-twice"),
    )
