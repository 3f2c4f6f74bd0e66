"""Where a line may end within a word: at soft hyphens and soft breaks, at need at hyphens and slashes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pnp.text.characters import SOFT_BREAK, SOFT_HYPHEN, SOFT_MARKS, visible
from pnp.text.holds import LETTER, STRICT, kind, lets_go

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.text.handling import Handling, T

_SOFT = re.compile(f"[{SOFT_MARKS}]")
_SPACE = re.compile(" ")
_ANY = re.compile(rf"[{SOFT_MARKS}]|(?<=\w)[-\u2010\u2013\u2014/](?=\w)")


def parted(word: T, room: float, line: float, handling: Handling[T], language: str) -> tuple[T, T]:
    """The longest beginning of a word that fits the room, and the rest; no beginning where none fits.

    Only a word that has the whole line for itself is parted at hyphens, dashes and slashes too.
    """
    best = word[:0], word
    flat = handling.flat(word)
    held = language in STRICT and " " in flat and handling.width(handling.seen(word)) > line
    if room < line and visible(flat) == flat and not held:
        return best
    for at, before, after in _ends(flat, _marks(flat, room >= line, held), language):
        if handling.width(handling.cut(word, at, "", "")[0]) > room:
            break  # what comes is wider yet
        head, tail = handling.cut(word, at, before, after)
        if handling.width(head) <= room:
            best = head, tail
    return best


def _marks(word: str, alone: bool, held: bool) -> list[re.Match[str]]:
    """Where a word may be parted: one that is alone in its line, one that is words which hold together."""
    signs = (_ANY if alone else _SOFT).finditer(word)
    return sorted([*signs, *(_loose(word) if held else ())], key=lambda mark: mark.start())


def _ends(word: str, marks: Iterable[re.Match[str]], language: str) -> Iterator[tuple[int, str, str]]:
    """Each sign at which a line may end, what then stands in its place, and what starts the next line."""
    for mark in marks:
        at, head = mark.start(), visible(word[: mark.start()])
        before, after = _signs(mark[0], head, language)
        ends_in_letter = language in STRICT and kind(head + before) & LETTER
        if head and not ends_in_letter:
            yield at, before, after


def _loose(word: str) -> Iterator[re.Match[str]]:
    """The spaces at which words may part that hold together only where there is room for both."""
    for space in _SPACE.finditer(word):
        before, after = word[: space.start()].rpartition(" ")[2], word[space.end() :].partition(" ")[0]
        if lets_go(kind(before), kind(after)):
            yield space


def _signs(mark: str, head: str, language: str) -> tuple[str, str]:
    if mark in (SOFT_BREAK, " "):
        return "", ""
    if mark == SOFT_HYPHEN:
        return "-", ""
    # Czech and Polish write a hyphen at a line end again at the start of the next line.
    again = mark == "-" and language in STRICT and head[-1].isalpha()
    return mark, mark if again else ""
