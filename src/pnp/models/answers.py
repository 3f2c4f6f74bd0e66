"""What people type at a table, kindly read as sheets say it, or refused in words: numbers, cards, more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pnp.errors import nearest
from pnp.models.asking import Refused
from pnp.models.sheets import alike

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

LONGEST = 40  # characters of an answer that a refusal repeats
_NUMBERED = re.compile(r"[A-Za-z]+0*([0-9]+)")
_BETWEEN = re.compile(r"[\s,;]+")


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number between two."""

    def read(typed: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,6}", typed) and least <= int(typed) <= most:
            return int(typed)
        raise Refused("refused-number", typed=short(typed), least=least, most=most)

    return read


def one_of(known: Collection[str]) -> Callable[[str], str]:
    """One of the words that are known, in any case, with zeros or without: `v3` is V3, `n1` N01."""

    def read(typed: str) -> str:
        return found(typed, known)

    return read


def several_of(known: Collection[str], least: int = 0, most: int = 99) -> Callable[[str], list[str]]:
    """So many of the words that are known, with blanks or commas between them."""

    def read(typed: str) -> list[str]:
        words = [found(word, known) for word in split(typed)]
        if not least <= len(words) <= most:
            few = "exactly" if least == most else least or "none"
            raise Refused("refused-how-many", n=len(words), least=few, most=most)
        return words

    return read


def split(typed: str) -> list[str]:
    return [word for word in _BETWEEN.split(typed) if word]


def found(typed: str, known: Collection[str]) -> str:
    """The word that was meant, if only its case or its zeros are otherwise, or if it is the only one of a
    number that was typed alone; else a refusal that guesses."""
    if typed in known:
        return typed
    if (meant := alike(typed, known)) is not None:
        return meant
    numbered = [word for word in known if (its := _NUMBERED.fullmatch(word)) and its[1] == typed.lstrip("0")]
    if len(numbered) == 1:
        return numbered[0]
    in_small = {word.casefold(): word for word in known}
    if (guess := nearest(typed[:LONGEST].casefold(), in_small)) is not None:
        raise Refused("refused-near", typed=short(typed), meant=in_small[guess])
    raise Refused("refused-unknown", typed=short(typed))


def short(typed: str) -> str:
    return typed if len(typed) <= LONGEST else f"{typed[: LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"
