"""Text in columns of a terminal: how wide it is, and how it is broken to fit."""

from __future__ import annotations

import re
import unicodedata


def width(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(_cells(character) for character in text)


def _cells(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def left(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def cut_to(name: str, columns: int) -> list[str]:
    """A name in pieces that fit: at blanks and hyphens where that goes, else anywhere."""
    return _filled(name.replace("-", "- ").split(), columns, hyphened=True)


def wrapped(first: str, text: str, columns: int, further: int = 0) -> list[str]:
    """A sentence in lines; those after the first begin below it, or `further` to the right."""
    rest = " " * (width(first) + further)
    head, *tail = _filled(text.split(), columns - len(rest))
    return [first + head, *(rest + line for line in tail)]


def _filled(words: list[str], columns: int, *, hyphened: bool = False) -> list[str]:
    """Words in lines, with a blank between them; none after a hyphen where a word was taken apart."""
    lines = [""]
    for word in words:
        joint = "" if not lines[-1] or (hyphened and re.search(r"\S-$", lines[-1])) else " "
        if width(lines[-1] + joint + word) <= columns:
            lines[-1] += joint + word
        else:
            lines += _chopped(word, columns)
    return lines if lines[0] or len(lines) == 1 else lines[1:]


def _chopped(word: str, columns: int) -> list[str]:
    pieces = [""]
    for character in word:
        if width(pieces[-1] + character) > columns:
            pieces.append("")
        pieces[-1] += character
    return pieces
