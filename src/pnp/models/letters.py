"""The letters of colours in the languages that score sheets are written in: `ČB` in Czech is `RW` in
English."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeAlias
from unicodedata import normalize

from pnp.models.entries import Entry, get_entry, get_text

Alphabets: TypeAlias = Mapping[str, str]  # by languages: the letters of the colours, all in one order

ENGLISH = "en"


def to_english(text: str, alphabets: Alphabets, *languages: str) -> str | None:
    """A text in English letters: it is written in those of the first of these languages that has all its
    letters, with their marks or without; None where there is none."""
    plain = strip_marks(text)
    for each in languages:
        meant = dict(zip(strip_marks(alphabets[each]), alphabets[ENGLISH], strict=True))
        if all(sign in meant for sign in plain if sign.isalpha()):
            return "".join(meant.get(sign, sign) for sign in plain)
    return None


def strip_marks(text: str) -> str:
    """A text in capitals without their marks, of the same length: what has several capitals stays."""
    capitals = (each if len(each := sign.upper()) == 1 else sign for sign in text)
    return "".join(normalize("NFD", sign)[0] for sign in capitals)


def find_strange_signs(text: str, letters: str, others: Collection[str]) -> Iterator[int]:
    """Where a text has signs that are neither some of these letters nor any of the `others`."""
    known = strip_marks(letters)
    for index, sign in enumerate(strip_marks(text)):
        if sign not in others and sign not in known:
            yield index


def to_language(text: str, alphabets: Alphabets, language: str) -> str:
    """A text in English letters, in those of a language."""
    return text.translate(str.maketrans(alphabets[ENGLISH], alphabets[language]))


def find_language(tree: Any, alphabets: Alphabets) -> str:
    """The language whose letters a score sheet is written in; English ones where it names none that has
    some."""
    named = get_text(get_entry(Entry(tree), "lang"))
    return named if named is not None and named in alphabets else ENGLISH
