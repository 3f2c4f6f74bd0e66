"""Text broken into lines, as many words to each as go in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

from pnp.errors import PnpError
from pnp.text.characters import MissingGlyph, paragraphs, visible
from pnp.text.holds import chunks
from pnp.text.measure import Setting, Style, placed, setting
from pnp.text.parting import parted

Word: TypeAlias = tuple[str, str]  # as it was written, and what of it is seen: the latter is not empty

EXACT = 1e-6  # thousandths of an em: far more than what rounding can add to a limit, far less than ink


class TooWide(PnpError):  # noqa: N818  # says what is wrong
    """A word, or words that hold together, are wider by `overflow` mm than the line they should stand in."""

    def __init__(self, word: str, overflow: float, width: float) -> None:
        self.word = word
        self.overflow = overflow
        line = f"{round(width, 2):g}"
        super().__init__(f"'{word}' is {rounded_up(overflow)} mm wider than its line of {line} mm")


@dataclass(frozen=True, slots=True)
class Lines:
    """Broken text, in thousandths of an em; `excess` is by how much the widest word is too wide."""

    texts: tuple[str, ...]
    widths: tuple[float, ...]
    excess: float = 0.0
    word: str = ""  # the widest of those that are too wide


def rounded_up(length: float) -> str:
    """A length to a hundredth of a mm, never shown as nothing."""
    return f"{math.ceil(length * 100 - 1e-6) / 100:g}"


def broken(text: str, style: Style, width_mm: float, language: str) -> tuple[str, ...]:
    """The lines of a text. A line end in it starts a new line, and an empty line stays one.

    A soft hyphen or soft break is used where its word does not fit the rest of a line. A hyphen, dash or
    slash within a word is used only where the word is wider than a whole line.
    """
    ready = setting(style)
    try:
        found = wrapped(words(text, language), ready, width_mm, language)
    except MissingGlyph as error:
        raise placed(error, text) from None
    if found.excess:
        raise TooWide(found.word, found.excess * ready.em / 1000, width_mm)
    return found.texts


def words(text: str, language: str) -> list[list[Word]]:
    """The words of each paragraph, those that hold together as one."""
    return [_words(part, language) for part in paragraphs(text)]


def _words(part: str, language: str) -> list[Word]:
    found = chunks(part, language)
    plain = visible(part) == part
    return [*zip(found, found if plain else map(visible, found), strict=True)]


def wrapped(parts: list[list[Word]], ready: Setting, width_mm: float, language: str) -> Lines:
    """The lines of a text; a word that is too wide stands alone in its line, and counts as excess."""
    limit = width_mm * 1000 / ready.em
    lines = [line for part in parts for line in _filled(part, ready, limit + EXACT, language)]
    if not lines:
        return Lines((), ())
    texts, widths = zip(*lines, strict=True)
    widest = max(widths)
    if widest <= limit + EXACT:
        return Lines(texts, widths)
    return Lines(texts, widths, widest - limit, texts[widths.index(widest)])


def _filled(part: list[Word], ready: Setting, limit: float, language: str) -> list[tuple[str, float]]:
    """The lines of one paragraph, each with its width."""
    width, space = ready.width, ready.space
    lines: list[tuple[str, float]] = []
    line, used = "", 0.0
    waiting = part[::-1]
    while waiting:
        word, seen = waiting.pop()
        start = used + space(line[-1], seen[0]) if line else 0.0
        end = start + width(seen)
        if end <= limit:
            line, used = f"{line} {seen}" if line else seen, end
            continue
        head, rest = parted(word, limit - start, not line, ready, language)
        if head:
            line, used = f"{line} {head}" if line else head, start + width(head)
        elif not line:
            line, used, rest = seen, end, ""
        lines.append((line, used))
        line = ""
        if rest:
            waiting.append((rest, visible(rest)))
    return [*lines, (line, used)] if line or not lines else lines
