"""Which characters text may hold, and the complaint about one that it may not."""

from __future__ import annotations

import unicodedata

from pnp.errors import PnpError, phrase

SOFT_HYPHEN = "\u00ad"
SOFT_BREAK = "\u200b"  # zero-width space: a line may end here, without a hyphen
SOFT_MARKS = SOFT_HYPHEN + SOFT_BREAK
ICON = "\ufffc"  # stands for an icon among characters

_LINE_ENDS = str.maketrans({"\r": "\n", "\u2028": "\n", "\u2029": "\n", "\t": " "})
SHAPELESS = "it-has-no-shape-of-its-own"
APART = "no-single-character-holds-this-mark-and-letter"
LEFTWARDS = "letters-that-run-from-right-to-left-cannot-be-set"

_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


class MissingGlyph(PnpError):  # noqa: N818  # says what is wrong
    """Text holds a character that cannot be set; `index` counts from 0 in `text`, which is in form NFC."""

    def __init__(self, character: str, index: int, text: str, why: str) -> None:
        self.character = character
        self.index = index
        self.text = text
        self.why = why
        self.wrong = phrase(
            "cannot-set-character-character-place-of-text-why",
            character=_named(character),
            place=index + 1,
            text=_excerpt(text, index),
            why=why,
        )
        super().__init__(self.wrong)


def composed(text: str) -> str:
    """The text with its accents joined to their letters (NFC), so that one character is one glyph."""
    return unicodedata.normalize("NFC", text)


def visible(text: str) -> str:
    """The text without its soft hyphens and soft breaks, which only matter where a line ends."""
    if SOFT_HYPHEN in text or SOFT_BREAK in text:
        return text.replace(SOFT_HYPHEN, "").replace(SOFT_BREAK, "")
    return text


def paragraphs(text: str) -> list[str]:
    """The composed text, cut at its line ends; those at either end of the text count for nothing."""
    whole = composed(text)
    if whole.isprintable():  # most text: it holds neither line ends nor tabs
        return [whole] if whole else []
    whole = even_ends(whole).strip("\n")
    return whole.split("\n") if whole else []


def even_ends(text: str) -> str:
    """The text with each of its line ends as one character, and blanks for tabs."""
    return text.replace("\r\n", "\n").translate(_LINE_ENDS)


def objection(character: str) -> str:
    """The message that says why a character cannot be set, whatever the fonts hold; none where it can.

    Text is set from left to right, one glyph of the font for one character. Fonts have glyphs for some
    characters for which that goes wrong without a word, so these are refused.
    """
    kind = unicodedata.category(character)
    if kind[0] == "C" or kind in ("Zl", "Zp"):
        return SHAPELESS
    if kind[0] == "M":
        return APART
    if unicodedata.bidirectional(character) in _RIGHT_TO_LEFT:
        return LEFTWARDS
    return ""


def _named(character: str) -> str:
    code = f"{ord(character):04X} {unicodedata.name(character, '')}".rstrip()
    alone = character.isprintable() and unicodedata.category(character)[0] != "M"
    return phrase("sign-u-code", sign=character, code=code) if alone else f"U+{code}"


def _excerpt(text: str, index: int) -> str:
    """The text about a place: whole where it is short; what cannot be printed shows as a dot."""
    start, end = max(0, index - 20), index + 21
    shown = "".join(c if c.isprintable() else "·" for c in text[start:end])
    return ("…" if start else "") + shown + ("…" if end < len(text) else "")
