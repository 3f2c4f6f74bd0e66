"""What the word that is being typed may become."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from pnp.report.columns import width

if TYPE_CHECKING:
    from collections.abc import Sequence

_LAST = re.compile(r"[^\s,;]*\Z")
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


def divided(typed: str) -> tuple[str, str]:
    """What was typed before the last word, and that word."""
    found = _LAST.search(typed)
    start = found.start() if found else len(typed)
    return typed[:start], typed[start:]


def possible(word: str, offers: Sequence[str]) -> list[str]:
    """The offers that a word may become, whatever its case; those that hold it somewhere come last."""
    meant = word.casefold()
    begin = [each for each in offers if each.casefold().startswith(meant)]
    return begin + [each for each in offers if meant in each.casefold() and each not in begin]


def shared(offers: Sequence[str], word: str) -> str:
    """How far all offers that begin with a word go alike."""
    begin = [each for each in offers if each.casefold().startswith(word.casefold())]
    alike = takewhile(lambda letters: len({*letters}) == 1, zip(*begin, strict=False))
    return "".join(letter for letter, *_ in alike) if len(begin) == len(offers) else ""


def shown(offers: Sequence[str], chosen: int | None, columns: int) -> list[tuple[str, bool]]:
    """As many offers as have room in a line, from the chosen one on where that is none of the first; each
    with whether it is chosen."""
    first, before = 0, list[str]()
    while (
        chosen is not None and first < chosen and _room([*before, *offers[first : chosen + 1]]) > columns - 2
    ):
        first, before = first + 1, [ELLIPSIS]
    line = [(each, False) for each in before]
    for number, offer in enumerate(offers[first:], first):
        if _room([text for text, _ in line] + [offer]) > columns - 2:
            return [*line, (ELLIPSIS, False)]
        line.append((offer, number == chosen))
    return line


def _room(words: Sequence[str]) -> int:
    return sum(width(word) + 1 for word in words) - 1
