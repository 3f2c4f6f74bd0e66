"""Which words of a paragraph hold on to the next one, so that no line ends between them.

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
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from pnp.text.characters import ICON, SOFT_MARKS, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

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
def kind(word: str) -> int:
    """What a word is, as flags: its end may hold the next word, its start be held by the one before."""
    seen = visible(word)
    flags = sum(flag for matches, flag in _KINDS if matches(seen)) | (0 if _WORD.match(seen) else NO_WORD)
    return flags | SHORT if flags & NUMBER and _SHORT.search(seen) else flags


def chunks(paragraph: str, language: str) -> list[str]:
    """The words of a paragraph, those that hold together as one."""
    words = [word for word in paragraph.split(" ") if word.strip(SOFT_MARKS)]
    kinds = [*map(kind, words)]
    if not any(kinds):
        return words
    for index in reversed(holding(kinds, language)):
        words[index : index + 2] = [f"{words[index]} {words[index + 1]}"]
    return words


def holding(kinds: Sequence[int], language: str) -> list[int]:
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
