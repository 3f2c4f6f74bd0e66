"""Where a line may end within a word: at soft hyphens and soft breaks, at need at hyphens and slashes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pnp.text.characters import SOFT_BREAK, SOFT_HYPHEN, SOFT_MARKS, visible
from pnp.text.holds import LETTER, STRICT, kind

if TYPE_CHECKING:
    from pnp.text.measure import Setting

_SOFT = re.compile(f"[{SOFT_MARKS}]")
_ANY = re.compile(rf"[{SOFT_MARKS}]|(?<=\w)[-\u2010\u2013\u2014/](?=\w)")


def parted(word: str, room: float, alone: bool, ready: Setting, language: str) -> tuple[str, str]:
    """The longest beginning of a word that fits the room, and the rest; no beginning where none fits.

    Only a word that stands alone in its line is parted at hyphens, dashes and slashes too.
    """
    best = "", word
    if not alone and visible(word) == word:
        return best
    for mark in (_ANY if alone else _SOFT).finditer(word):
        if ready.width(visible(word[: mark.start()])) > room:
            break  # what comes is wider yet
        head, tail = _cut(word, mark.start(), language)
        ends_in_letter = language in STRICT and kind(head) & LETTER
        if head and not ends_in_letter and ready.width(head) <= room:
            best = head, tail
    return best


def _cut(word: str, at: int, language: str) -> tuple[str, str]:
    mark, head, tail = word[at], visible(word[:at]), word[at + 1 :]
    if mark == SOFT_BREAK:
        return head, tail
    if mark == SOFT_HYPHEN:
        return head and head + "-", tail
    # Czech and Polish write a hyphen at a line end again at the start of the next line.
    again = mark == "-" and language in STRICT and head[-1].isalpha()
    return head + mark, mark + tail if again else tail
