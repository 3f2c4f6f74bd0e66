"""Text and drawings in the columns of a terminal: their width, and their breaks into lines that fit."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from pnp.models.game import COLUMNS, Chars, Colour, Row, Sketch
from pnp.report.phrasing import Phrases, phrase_reason
from pnp.scoring import Reason


def count_columns(text: str) -> int:
    """Return how many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(_count_cells(character) for character in text)


def _count_cells(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def align_right(text: str, columns: int) -> str:
    return " " * (columns - count_columns(text)) + text


def align_left(text: str, columns: int) -> str:
    return text + " " * (columns - count_columns(text))


ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_PARTS = re.compile(r"\s+|\S+")
GAP = 2  # empty columns between two columns of a table


def format_cells(
    cells: Sequence[str], widths: Sequence[int], left: Collection[int] = (0,), strong: Collection[int] = ()
) -> str:
    """Format a row of a table. The columns in `left` are aligned left, as words are, the others right. Those
    in `strong` are bold on a terminal."""
    wide = enumerate(zip(cells, widths, strict=True))
    padded = (align_left(*each) if at in left else align_right(*each) for at, each in wide)
    rendered = (f"\x1b[{STRONG}m{cell}{PLAIN}" if at in strong else cell for at, cell in enumerate(padded))
    return (" " * GAP).join(rendered).rstrip()


def format_columns(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """Format the rows of a table, with columns as wide as they need to be."""
    widths = [max(map(count_columns, column)) for column in zip(*rows, strict=True)]
    return [format_cells(row, widths, left) for row in rows]


def clip_text(text: str, columns: int) -> str:
    """Cut a text to a number of columns, with an ellipsis if it is longer."""
    if count_columns(text) <= columns:
        return text
    while count_columns(text) > columns - 1:
        text = text[:-1]
    return text + ELLIPSIS


def break_name(name: str, columns: int) -> list[str]:
    """Break a name into pieces that fit: at blanks and hyphens if possible, otherwise anywhere."""
    return _fill_lines(name.replace("-", "- ").split(), columns, hyphened=True)


def wrap_text(first: str, text: str, columns: int, further: int = 0) -> list[str]:
    """Break a sentence into lines; those after the first begin below it, or `further` to the right."""
    rest = " " * (count_columns(first) + further)
    head, *tail = _fill_lines(text.split(), columns - len(rest))
    return [first + head, *(rest + line for line in tail)]


def _fill_lines(words: list[str], columns: int, *, hyphened: bool = False) -> list[str]:
    """Fill lines with words and a blank between two words, but none after a hyphen where a word was
    broken."""
    lines = [""]
    for word in words:
        joint = "" if not lines[-1] or (hyphened and re.search(r"\S-$", lines[-1])) else " "
        if count_columns(lines[-1] + joint + word) <= columns:
            lines[-1] += joint + word
        else:
            lines += _chop_word(word, columns)
    return lines if lines[0] or len(lines) == 1 else lines[1:]


def _chop_word(word: str, columns: int) -> list[str]:
    pieces = [""]
    for character in word:
        if count_columns(pieces[-1] + character) > columns:
            pieces.append("")
        pieces[-1] += character
    return pieces


# ECMA-48 calls these renditions. Hues are of the 256 that every terminal has today, neither so bright nor
# so dark that they could not be read on paper white and on black; white is the terminal's own ink.
HUES: Final[Mapping[Colour, str]] = {
    "": "",
    "red": "38;5;160",
    "orange": "38;5;208",
    "yellow": "38;5;178",
    "green": "38;5;34",
    "teal": "38;5;37",
    "blue": "38;5;33",
    "violet": "38;5;99",
    "purple": "38;5;133",
    "white": "",
    "gold": "38;5;136",
    "faint": "2",
}
STRONG, PLAIN = "1", "\x1b[0m"


def format_sketch(
    sketch: Sketch, phrases: Phrases, coloured: bool, room: int = COLUMNS, plain: Callable[[str], str] = str
) -> list[str]:
    """Format the lines of a drawing; its words are in the language of the phrases, in lines of so many
    columns. Only the colours of the drawing control a terminal: `plain` makes its words safe."""
    lines: list[str] = []
    for row in sketch:
        if isinstance(row, Reason):
            lines += map(plain, wrap_text("", phrase_reason(phrases, row), room))
        else:
            show = _colour_run if coloured else attrgetter("text")
            lines += ("".join(map(show, runs)).rstrip() for runs in _break_row(row, room))
    return lines


def _break_row(row: Row, room: int) -> list[list[Chars]]:
    """Break a row into lines between its words if it is too wide."""
    if sum(len(run.text) for run in row) <= room:
        return [[*row]]
    parts = [Chars(text, run.colour, run.strong) for run in row for text in _PARTS.findall(run.text)]
    lines: list[list[Chars]] = [[]]
    for blank, group in groupby(parts, lambda part: part.text.isspace()):
        word = [*group]
        width = sum(len(part.text) for part in (*lines[-1], *word))
        if width > room and not blank and lines != [[]]:
            lines.append([])
        lines[-1] += word
    return lines


def _colour_run(run: Chars) -> str:
    looks = ";".join(filter(None, (STRONG if run.strong else "", HUES[run.colour])))
    return f"\x1b[{looks}m{run.text}{PLAIN}" if looks and run.text.strip() else run.text
