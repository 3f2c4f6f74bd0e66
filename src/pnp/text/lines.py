"""Text broken into lines, as many words to each as go in."""

from __future__ import annotations

import math
from typing import Generic, TypeAlias

from msgspec import Struct

from pnp.errors import PnpError
from pnp.text.characters import MissingGlyph, paragraphs, visible
from pnp.text.handling import Handling, T
from pnp.text.holds import chunks
from pnp.text.measure import Style, placed
from pnp.text.parting import parted
from pnp.text.plain import plain

Word: TypeAlias = tuple[T, T]  # as it was written, and what of it is seen: the latter is not empty
Line: TypeAlias = tuple[
    list[T], float, bool
]  # words, width, whether a paragraph or a part of a word ends here

LONGEST_SHOWN = 32  # letters of a word
EXACT = 1e-6  # thousandths of an em: far more than what rounding can add to a limit, far less than ink


class TooWide(PnpError):  # noqa: N818  # says what is wrong
    """A word, or words that hold together, are wider by `overflow` mm than the line they should stand in."""

    def __init__(self, word: str, overflow: float, width: float) -> None:
        self.word = word
        self.overflow = overflow
        line = f"{round(width, 2):g}"
        super().__init__(f"'{shortened(word)}' is {rounded_up(overflow)} mm wider than its line of {line} mm")


class Lines(Struct, Generic[T], frozen=True):
    """Broken text, in thousandths of an em; `excess` is by how much the widest word is too wide."""

    lines: list[Line[T]]
    widest: float
    excess: float = 0.0
    word: str = ""  # the widest of those that are too wide


def shortened(word: str) -> str:
    """As much of a word as a complaint shows."""
    return word if len(word) <= LONGEST_SHOWN else f"{word[: LONGEST_SHOWN - 1]}…"


def rounded_up(length: float) -> str:
    """A length to a hundredth of a mm, never shown as nothing."""
    return f"{math.ceil(length * 100 - 1e-6) / 100:g}"


def broken(text: str, style: Style, width_mm: float, language: str) -> tuple[str, ...]:
    """The lines of a text. A line end in it starts a new line, and an empty line stays one.

    A soft hyphen or soft break is used where its word does not fit the rest of a line. A hyphen, dash or
    slash within a word is used only where the word is wider than a whole line.
    """
    handling = plain(style)
    try:
        found = wrapped(words(text, language), handling, width_mm, language)
    except MissingGlyph as error:
        raise placed(error, text) from None
    if found.excess:
        raise TooWide(found.word, found.excess * handling.em / 1000, width_mm)
    return tuple([" ".join(line) for line, _, _ in found.lines])


def words(text: str, language: str) -> list[list[Word[str]]]:
    """The words of each paragraph, those that hold together as one."""
    return [_words(part, language) for part in paragraphs(text)]


def _words(part: str, language: str) -> list[Word[str]]:
    found = chunks(part, language)
    plain = visible(part) == part
    return [*zip(found, found if plain else map(visible, found), strict=True)]


def wrapped(parts: list[list[Word[T]]], handling: Handling[T], width_mm: float, language: str) -> Lines[T]:
    """The lines of a text; a word that is too wide stands alone in its line, and counts as excess."""
    limit = width_mm * 1000 / handling.em
    lines = [line for part in parts for line in _filled(part, handling, limit + EXACT, language)]
    widest = max([width for _, width, _ in lines], default=0.0)
    if widest <= limit + EXACT:
        return Lines(lines, widest)
    word = next(" ".join(map(handling.named, line)) for line, width, _ in lines if width == widest)
    return Lines(lines, widest, widest - limit, word)


def _filled(part: list[Word[T]], handling: Handling[T], limit: float, language: str) -> list[Line[T]]:
    """The lines of one paragraph."""
    width, space = handling.width, handling.space
    lines: list[Line[T]] = []
    line: list[T] = []
    used = 0.0
    waiting = part[::-1]
    while waiting:
        word, seen = waiting.pop()
        start = used + space(line[-1][-1], seen[0]) if line else 0.0
        end = start + width(seen)
        if end <= limit:
            line.append(seen)
            used = end
            continue
        head, rest = parted(word, limit - start, limit, handling, language)
        if head:
            line.append(head)
            used = start + width(head)
        elif not line:
            line, used, rest = [seen], end, word[:0]
        lines.append((line, used, bool(head)))
        line, used = [], 0.0
        if rest and (left := handling.seen(rest)):
            waiting.append((rest, left))
    if line or not lines:
        lines.append((line, used, True))
    return lines
