"""The small markup of a text: `**bold**`, `*italic*`, `:icon-name:`, and a backslash before a sign meant
literally.

A mark opens before a word and closes after one. A star between blanks or between two digits is a plain star,
and so are more than three stars together. Bold and italic may overlap; text where both are open is bold. A
colon is a colon unless a name and another colon follow it at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct, field

from pnp.errors import UnplacedError, code_phrase, phrase
from pnp.text import TextPiece, Weight, compose

SIGNS = frozenset("*:\\")

_TOKEN = re.compile(r"\\[*:\\]|\*+|:[^\W\d_][\w-]*:")
_WORD = re.compile(r"\w|\\[*:\\]|:[^\W\d_][\w-]*:")
_MARKS: dict[int, tuple[str, ...]] = {1: ("*",), 2: ("**",), 3: ("**", "*")}


class MarkupError(UnplacedError):
    """A mark that is not closed; `at` counts from 0 in the text."""

    code = "form-text"

    def __init__(self, at: int, wrong: str, right: str) -> None:
        super().__init__(wrong, right)
        self.at = at


class Marked(Struct, frozen=True):
    """A piece, and the place in the text of each of its characters; an icon has the place of its first
    colon."""

    piece: TextPiece
    places: Sequence[int]


class _MarkupReading(Struct):
    """A text, whether it is set in capitals, and what was read of it so far."""

    source: str
    capitals: bool
    parts: list[Marked] = field(default_factory=list)
    text: list[str] = field(default_factory=list)  # of the piece that is being read
    places: list[int] = field(default_factory=list)
    open: dict[str, int] = field(default_factory=dict)  # where each open mark stands


def read_pieces(text: str, *, capitals: bool = False) -> tuple[TextPiece, ...]:
    """Read the pieces of a text, in capitals if asked for; icons keep their names."""
    if SIGNS.isdisjoint(text):
        return (TextPiece(text.upper() if capitals else text),) if text else ()
    return tuple([part.piece for part in read_marked_text(text, capitals=capitals)])


def find_source_index(text: str, index: int, *, capitals: bool = False) -> int:
    """Find the place in a text of a character of its pieces; `index` counts as the index of a missing glyph
    does."""
    for part in read_marked_text(text, capitals=capitals):
        icon, shown = part.piece.icon, part.piece.text
        length = len(compose(shown)) if icon is None else len(icon) + 2
        if index < length:
            return part.places[_find_index(shown, index)] if icon is None else part.places[0] + index
        index -= length
    raise IndexError("no character has that index")


def read_marked_text(text: str, *, capitals: bool = False) -> tuple[Marked, ...]:
    """Read the pieces of a text with the places of their characters."""
    reading = _MarkupReading(text, capitals)
    done = 0
    for token in _TOKEN.finditer(text):
        _add_text(reading, done, token.start())
        done = token.end()
        sign = token[0][0]
        if sign == "\\":
            _add_text(reading, done - 1, done)
        elif sign == ":":
            _finish_piece(reading)
            icon = TextPiece("", _find_weight(reading), token[0][1:-1])
            reading.parts.append(Marked(icon, (token.start(),)))
        else:
            _read_stars(reading, token)
    _add_text(reading, done, len(text))
    _finish_piece(reading)
    for mark, at in reading.open.items():
        raise _unclosed_error(text, mark, at)
    return tuple(reading.parts)


def _find_index(text: str, index: int) -> int:
    """Find the start of the character that has this index in the composed text."""
    return next(at for at in range(len(text)) if len(compose(text[: at + 1])) > index)


def _add_text(reading: _MarkupReading, start: int, end: int) -> None:
    for at in range(start, end):
        shown = reading.source[at].upper() if reading.capitals else reading.source[at]
        reading.text.append(shown)
        reading.places += [at] * len(shown)  # ß becomes SS


def _finish_piece(reading: _MarkupReading) -> None:
    if reading.places:
        piece = TextPiece("".join(reading.text), _find_weight(reading))
        reading.parts.append(Marked(piece, tuple(reading.places)))
    reading.text, reading.places = [], []


def _find_weight(reading: _MarkupReading) -> Weight:
    return "bold" if "**" in reading.open else "italic" if "*" in reading.open else "regular"


def _read_stars(reading: _MarkupReading, token: re.Match[str]) -> None:
    """Read stars: each mark closes an open one, or else opens. Stars that can do neither stay stars."""
    at, text = token.start(), reading.source
    closes, opens = at > 0 and not text[at - 1].isspace(), _opens_word(text, token)
    for mark in _MARKS.get(len(token[0]), ()):
        if mark in reading.open and closes:
            _finish_piece(reading)
            del reading.open[mark]
        elif opens and mark in reading.open:
            raise _unclosed_error(text, mark, reading.open[mark])
        elif opens:
            _finish_piece(reading)
            reading.open[mark] = at
        else:
            continue
        at += len(mark)
    _add_text(reading, at, token.end())


def _opens_word(text: str, token: re.Match[str]) -> bool:
    """Tell whether a word starts after the stars. Within a word, another part of the word must follow."""
    start, end = token.span()
    before, after = text[max(0, start - 1) : start], text[end : end + 1]
    if before.isdigit() and after.isdigit():
        return False
    return _WORD.match(text, end) is not None if before.isalnum() else bool(after.strip())


def _unclosed_error(text: str, mark: str, at: int) -> MarkupError:
    word = text[at:].lstrip("*").split(maxsplit=1)[0].rstrip("*")[:20]
    escaped = mark.replace("*", "\\*")
    right = phrase("write-mark-after-last-word-that-it-is-for-too", mark=mark, escaped=escaped)
    wrong = code_phrase("form-text", "the-mark-before-word-is-not-closed", mark=mark, word=word)
    return MarkupError(at, wrong, right)
