"""Fonts: their faces, the characters that text may hold, and the widths and kerning of their glyphs."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import decode

from pnp.errors import PnpError, phrase, suggest
from pnp.library import find_shipped, hold_results
from pnp.scene import Steps


class UnknownFace(KeyError):  # noqa: N818  # says what is wrong
    """No font file has this face. Code that takes face names from users checks `faces()` first."""

    __str__ = Exception.__str__  # KeyError would print the message between quotes


class Font(Struct, frozen=True):
    """An open font file, with the tables that are used again and again."""

    face: str
    units: int  # to the em
    glyphs: Mapping[int, str]  # names of the glyphs by character code
    advances: Any  # (advance, left bearing) by glyph name, in units
    table: Any  # the opened file


@hold_results
def _list_files() -> dict[str, Path]:
    found = sorted((find_shipped("layouts") / "fonts").glob("*/*.ttf"))
    return {path.stem: path for path in found}


def faces() -> tuple[str, ...]:
    """Return the PostScript names of all faces."""
    return tuple(_list_files())


def font_file(face: str) -> Path:
    """Return the TrueType file of a face."""
    found = _list_files().get(face)
    if found is None:
        raise UnknownFace(f"no face '{face}'; {suggest(face, faces()) or 'there are ' + ', '.join(faces())}")
    return found


@hold_results
def open_font(face: str) -> Font:
    from fontTools.ttLib import TTFont

    # Read whole, so that no file stays open.
    table = TTFont(BytesIO(font_file(face).read_bytes()), lazy=True)
    # Our own names: reading the file's names for its glyphs would take longer than all the rest.
    table.setGlyphOrder([f"glyph{number}" for number in range(table["maxp"].numGlyphs)])
    return Font(face, table["head"].unitsPerEm, table.getBestCmap(), table["hmtx"].metrics, table)


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
            character=_name_character(character),
            place=index + 1,
            text=_take_excerpt(text, index),
            why=why,
        )
        super().__init__(self.wrong)


def compose(text: str) -> str:
    """Join accents to their letters (NFC), so that one character is one glyph."""
    return unicodedata.normalize("NFC", text)


def drop_soft_marks(text: str) -> str:
    """Drop the soft hyphens and soft breaks, which only matter where a line ends."""
    if SOFT_HYPHEN in text or SOFT_BREAK in text:
        return text.replace(SOFT_HYPHEN, "").replace(SOFT_BREAK, "")
    return text


def even_line_ends(text: str) -> str:
    """Turn each line end into one character, and tabs into blanks."""
    if text.isprintable():  # as most text is: it holds neither line ends nor tabs
        return text
    return text.replace("\r\n", "\n").translate(_LINE_ENDS)


def find_objection(character: str) -> str:
    """Return the id of the message why a character cannot be set, in any font; empty if it can.

    Text is set from left to right, one glyph of the font for one character. For some characters that fonts
    have, this goes wrong without an error, so they are refused.
    """
    kind = unicodedata.category(character)
    if kind[0] == "C" or kind in ("Zl", "Zp"):
        return SHAPELESS
    if kind[0] == "M":
        return APART
    if unicodedata.bidirectional(character) in _RIGHT_TO_LEFT:
        return LEFTWARDS
    return ""


def _name_character(character: str) -> str:
    code = f"{ord(character):04X} {unicodedata.name(character, '')}".rstrip()
    alone = character.isprintable() and unicodedata.category(character)[0] != "M"
    return phrase("sign-u-code", sign=character, code=code) if alone else f"U+{code}"


def _take_excerpt(text: str, index: int) -> str:
    """Return the text around a place, all of it if it is short; dots replace characters that cannot be
    printed."""
    start, end = max(0, index - 20), index + 21
    shown = "".join(c if c.isprintable() else "·" for c in text[start:end])
    return ("…" if start else "") + shown + ("…" if end < len(text) else "")


def _find_glyph(face: str, character: str) -> str:
    name = open_font(face).glyphs.get(ord(character))
    if name is None:
        raise MissingGlyph(character, 0, character, phrase("face-does-not-have-it", face=face))
    return name


@cache
def list_characters(face: str) -> frozenset[str]:
    """The characters that can be set in a face."""
    found = map(chr, open_font(face).glyphs)
    return frozenset(character for character in found if not find_objection(character))


@cache
def advance(face: str, character: str) -> float:
    """Return the advance of the glyph, in thousandths of an em (exact: an em has 1000 or 2048 units)."""
    opened = open_font(face)
    units: int = opened.advances[_find_glyph(face, character)][0]
    return units * 1000 / opened.units


@cache
def outline(face: str, character: str) -> Steps:
    """Return the glyph's outline in ems, its baseline at y 0, y downwards, filled by the nonzero rule."""
    from pnp.text.glyph_outlines import trace_glyph

    return trace_glyph(open_font(face), _find_glyph(face, character))


@cache
def ink_area(face: str, character: str) -> float:
    """Return the area that the glyph inks, in square ems; overlaps of its contours count twice."""
    from pnp.text.glyph_outlines import measure_area

    return measure_area(open_font(face), _find_glyph(face, character))


@cache
def capital_height(face: str) -> float:
    """Return the height of a capital without accent, in thousandths of an em. It is measured: not all files
    state it."""
    return _measure_height(face, "H")


@cache
def digit_height(face: str) -> float:
    """Return the height of a digit, in thousandths of an em; in some faces it is less than a capital's."""
    return _measure_height(face, "1")


def _measure_height(face: str, character: str) -> float:
    opened = open_font(face)
    top: int = opened.table["glyf"][_find_glyph(face, character)].yMax
    return top * 1000 / opened.units


Row = Mapping[str, int]  # thousandths of an em, by the characters that follow


def kerning_file(face: str) -> Path:
    """Return the kerning file of a face. Each line names characters that are kerned alike, and the kerning
    for those that follow them."""
    return font_file(face).with_suffix(".kerning.json")


@hold_results
def _read_rows(face: str) -> Mapping[str, Row]:
    """The rows of a face by their first character."""
    found: dict[str, Row] = {}
    for firsts, row in decode(kerning_file(face).read_bytes(), type=dict[str, dict[str, int]]).items():
        found |= dict.fromkeys(firsts, row)
    return found


@cache
def find_kerning(face: str, first: str, second: str) -> int:
    """Find the kerning between two characters that follow each other, in thousandths of an em."""
    row = _read_rows(face).get(first, {})
    return next((by for seconds, by in row.items() if second in seconds), 0)
