"""Where a line may end: between which words, and where within a word.

Words hold on to the next one by these rules:

1. Czech and Polish: a one-letter word (k s v z o u a i w, also after an opening bracket or quote) holds the
   next word. Only a paragraph may end in one.
2. Every language: a number holds the word after it if that is a unit of the list below or an icon, be it
   still written as `:name:`; brackets, quotes, signs and punctuation about either do not matter, nor does
   a sign of multiplication after the number, close to it or as a word of its own.
3. Czech and Polish: a number holds any word after it (`2 karty`), but lets go of it where both together
   are wider than a line. Groups of thousands, `10 000`, hold together.
4. A no-break space always holds; the rules look through it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from pnp.text.fonts import ICON, SOFT_BREAK, SOFT_HYPHEN, SOFT_MARKS, drop_soft_marks

if TYPE_CHECKING:
    from pnp.text.lines import Handling, T


LETTER, NUMBER, UNIT, SHORT, THOUSANDS, NO_WORD = 1, 2, 4, 8, 16, 32

STRICT = frozenset({"cs", "pl"})  # languages whose lines do not end in a one-letter word
UNITS = (
    "mm|cm|dm|m|km|mg|g|kg|ml|l|ms|s|min|h|pt|px|dpi|°|°C|°F|%|‰|ks|szt|VP|points?"
    "|bod|body|bodu|bodů|bodech|bodům|pkt|punkt|punkty|punktu|punktów|punktach|punktom"
)

_LETTER = re.compile(r"(?<!\w)[ksvzouaiw]$", re.IGNORECASE)
_NUMBER = re.compile(r"(?:^|\s)(?:[^\w\s]*[\d¼½¾⅓⅔](?:[\d.,:/\u2013-]*[\d¼½¾⅓⅔])?[\u00d7x]?|\u00d7)$")
_UNIT = re.compile(rf"[^\w\s:%‰°]*(?:(?:{UNITS}|\u00d7)[^\w\s]*(?:$|\s)|:[\w-]+:|{ICON})", re.IGNORECASE)
_THOUSANDS = re.compile(r"\d{3}(?!\d)")
_WORD = re.compile(r"[^\w\s]*[^\W\d_]")
_SHORT = re.compile(r"(?:^|[^\d.,])\d{1,3}$")
_KINDS = (
    (_LETTER.search, LETTER),
    (_NUMBER.search, NUMBER),
    (_UNIT.match, UNIT),
    (_THOUSANDS.match, THOUSANDS),
)


@cache
def find_kind(word: str) -> int:
    """What a word is, as flags: its end may hold the next word, its start be held by the one before."""
    seen = drop_soft_marks(word)
    flags = sum(flag for matches, flag in _KINDS if matches(seen)) | (0 if _WORD.match(seen) else NO_WORD)
    return flags | SHORT if flags & NUMBER and _SHORT.search(seen) else flags


def join_held_words(paragraph: str, language: str) -> list[str]:
    """The words of a paragraph, those that hold together as one."""
    words = [word for word in paragraph.split(" ") if word.strip(SOFT_MARKS)]
    kinds = [*map(find_kind, words)]
    if not any(kinds):
        return words
    for index in reversed(find_holding(kinds, language)):
        words[index : index + 2] = [f"{words[index]} {words[index + 1]}"]
    return words


def find_holding(kinds: Sequence[int], language: str) -> list[int]:
    """Which words hold the next one, by what each of them is."""
    strict = language in STRICT
    pairs = enumerate(pairwise(kinds))
    return [index for index, (before, now) in pairs if before and _holds(before, now, strict)]


def _holds(before: int, now: int, strict: bool) -> bool:
    if before & NUMBER and now & UNIT:
        return True
    if not strict:
        return False
    return bool(before & LETTER or (before & SHORT and now & THOUSANDS) or lets_go(before, now))


def lets_go(before: int, now: int) -> bool:
    """Whether a word holds the next one only where a line is wide enough for both."""
    return bool(before & NUMBER) and not now & (UNIT | NO_WORD)


_SOFT = re.compile(f"[{SOFT_MARKS}]")
_SPACE = re.compile(" ")
_ANY = re.compile(rf"[{SOFT_MARKS}]|(?<=\w)[-\u2010\u2013\u2014/](?=\w)")


def part_word(word: T, room: float, line: float, handling: Handling[T], language: str) -> tuple[T, T]:
    """The longest beginning of a word that fits the room, and the rest; no beginning where none fits.

    Only a word that has the whole line for itself is parted at hyphens, dashes and slashes too.
    """
    best = word[:0], word
    flat = handling.flat(word)
    held = language in STRICT and " " in flat and handling.width(handling.seen(word)) > line
    if room < line and drop_soft_marks(flat) == flat and not held:
        return best
    for at, before, after in _find_ends(flat, _find_marks(flat, room >= line, held), language):
        if handling.width(handling.cut(word, at, "", "")[0]) > room:
            break  # what comes is wider yet
        head, tail = handling.cut(word, at, before, after)
        if handling.width(head) <= room:
            best = head, tail
    return best


def _find_marks(word: str, alone: bool, held: bool) -> list[re.Match[str]]:
    """Where a word may be parted: one that is alone in its line, one that is words which hold together."""
    signs = (_ANY if alone else _SOFT).finditer(word)
    return sorted([*signs, *(_find_loose_spaces(word) if held else ())], key=lambda mark: mark.start())


def _find_ends(word: str, marks: Iterable[re.Match[str]], language: str) -> Iterator[tuple[int, str, str]]:
    """Each sign at which a line may end, what then stands in its place, and what starts the next line."""
    for mark in marks:
        at, head = mark.start(), drop_soft_marks(word[: mark.start()])
        before, after = _find_signs(mark[0], head, language)
        ends_in_letter = language in STRICT and find_kind(head + before) & LETTER
        if head and not ends_in_letter:
            yield at, before, after


def _find_loose_spaces(word: str) -> Iterator[re.Match[str]]:
    """The spaces at which words may part that hold together only where there is room for both."""
    for space in _SPACE.finditer(word):
        before, after = word[: space.start()].rpartition(" ")[2], word[space.end() :].partition(" ")[0]
        if lets_go(find_kind(before), find_kind(after)):
            yield space


def _find_signs(mark: str, head: str, language: str) -> tuple[str, str]:
    if mark in (SOFT_BREAK, " "):
        return "", ""
    if mark == SOFT_HYPHEN:
        return "-", ""
    # Czech and Polish write a hyphen at a line end again at the start of the next line.
    again = mark == "-" and language in STRICT and head[-1].isalpha()
    return mark, mark if again else ""
