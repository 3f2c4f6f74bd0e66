"""Text in columns of a terminal: how wide it is, and how it is broken to fit."""

from __future__ import annotations

import textwrap
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


def cut_to(text: str, columns: int) -> list[str]:
    """A name in pieces that fit: at blanks and hyphens where that goes, else anywhere."""
    pieces: list[str] = []
    for word in text.replace("-", "- ").split():
        if pieces and pieces[-1].endswith("-") and width(pieces[-1] + word) <= columns:
            pieces[-1] += word
        elif pieces and not pieces[-1].endswith("-") and width(f"{pieces[-1]} {word}") <= columns:
            pieces[-1] += f" {word}"
        else:
            pieces += _chopped(word, columns)
    return pieces or [""]


def _chopped(word: str, columns: int) -> list[str]:
    pieces = [""]
    for character in word:
        if width(pieces[-1] + character) > columns:
            pieces.append("")
        pieces[-1] += character
    return pieces


def wrapped(first: str, text: str, columns: int) -> list[str]:
    """A sentence in lines; what follows the first is indented as far as what stands before the sentence."""
    rest = " " * width(first)
    return textwrap.wrap(text, columns, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
