"""The house's words on what is printed, in the language of the print or not at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pnp.errors import UsageError, joined, phrase
from pnp.library import held

if TYPE_CHECKING:
    from collections.abc import Collection

    from pnp.press import PressWords
    from pnp.words import Catalogue

LONGEST_NAME = 200  # characters of the titles of many decks that head a sheet


def press_words(language: str) -> PressWords:
    """Nothing is read before it is asked for: most sheets print no words."""
    from pnp.press import PressWords

    return PressWords(language, partial(_said, language))


def back_word(language: str) -> str:
    """What a back is called, or nothing in a language without words for it."""
    return _said(language, "side-back") if _speaks(language) else ""


def sheet_title(language: str, name: str, sheet: int, sides: Collection[str]) -> str:
    """Which sheet of a job a page is, and which side where it is one; else the name alone."""
    if not _speaks(language):
        return name
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    side = {"side": next(iter(sides))} if len(sides) == 1 else {}
    return _said(language, "sheet-title", name=short, number=sheet, **side)


def _said(language: str, message: str, **arguments: str | float) -> str:
    from pnp.words import said

    if not _speaks(language):
        raise _lacking(language, message)
    return said(_catalogue(language), message, **arguments)


def _speaks(language: str) -> bool:
    from pnp.words import house

    return bool(house(language))


@held
def _catalogue(language: str) -> Catalogue:
    from pnp.words import catalogue, house

    return catalogue(language, house(language))


def _lacking(language: str, message: str) -> UsageError:
    from pnp.words import spoken

    choose = phrase("choose-a-language-that-has-them-lang-known", known=joined(spoken(), "or"))
    if message.startswith("calibration"):
        wrong = phrase("there-are-no-words-in-language-for-calibration", language=language)
        return UsageError(wrong, choose)
    wrong = phrase("there-are-no-words-in-language-for-how-parts", language=language)
    return UsageError(wrong, phrase("print-it-whole-imposition-single-or-choose", choose=choose))
