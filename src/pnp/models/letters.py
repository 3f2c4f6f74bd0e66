"""The letters of colours in the languages that sheets are written in: `ČB` in Czech is `RW` in English."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeAlias
from unicodedata import normalize

from pnp.models.entries import Entry, get_text, within

Alphabets: TypeAlias = Mapping[str, str]  # by languages: the letters of the colours, all in one order

ENGLISH = "en"


def to_english(text: str, alphabets: Alphabets, language: str) -> str | None:
    """A text in English letters. It is taken as written in those of the language where all its letters are
    some of them, with their marks or without, else as written in English ones; None where it is neither."""
    plain = strip_marks(text)
    for each in (language, ENGLISH):
        meant = dict(zip(strip_marks(alphabets.get(each, "")), alphabets[ENGLISH], strict=False))
        if all(sign in meant for sign in plain if sign.isalpha()):
            return "".join(meant.get(sign, sign) for sign in plain)
    return None


def strip_marks(text: str) -> str:
    """A text in capitals without their marks, of the same length: what has two capitals keeps the first."""
    return "".join(normalize("NFD", sign.upper())[0] for sign in text)


def find_strange_signs(
    text: str, alphabets: Alphabets, language: str, others: Collection[str]
) -> Iterator[int]:
    """Where a text has signs that are neither letters of colours nor any of the `others`."""
    english = to_english(text, alphabets, language)
    known = alphabets[ENGLISH] if english else strip_marks(alphabets.get(language, alphabets[ENGLISH]))
    for index, sign in enumerate(english or strip_marks(text)):
        if sign not in others and sign not in known:
            yield index


def to_language(text: str, alphabets: Alphabets, language: str) -> str:
    """A text in English letters, in those of a language."""
    own = alphabets.get(language, alphabets[ENGLISH])
    return text.translate(str.maketrans(alphabets[ENGLISH], own))


def find_language(tree: Any) -> str:
    """The language whose letters a sheet is written in."""
    return get_text(within(Entry(tree), "lang")) or ENGLISH
