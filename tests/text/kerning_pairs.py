"""The pairs that a font kerns, as HarfBuzz shapes them; `nox -s kerning` stores them beside the font."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import uharfbuzz

from pnp import text
from pnp.text import characters_of, kerning_file, open_font

if TYPE_CHECKING:
    from collections.abc import Iterable

# Kerning alone: no ligature, no other exchange of glyphs, whatever the font would like.
EXCHANGES = ("calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig")
FEATURES = {"kern": True, **dict.fromkeys(EXCHANGES, False)}


def kerning_pairs(face: str, among: Iterable[str]) -> dict[str, dict[str, int]]:
    """How many thousandths of an em a character is moved after each other one; pairs that are not moved are
    left out."""
    letters = sorted(among)
    shaping = uharfbuzz.Font(uharfbuzz.Face(text.font_file(face).read_bytes()))
    found = {}
    for first in letters:
        buffer = uharfbuzz.Buffer()
        buffer.add_str("".join(first + second for second in letters))
        # Stated, since HarfBuzz would else guess from the locale of the machine.
        buffer.direction, buffer.script, buffer.language = "ltr", "Latn", "en"
        uharfbuzz.shape(shaping, buffer, FEATURES)
        wide = text.advance(face, first)
        moved = [
            round(position.x_advance * 1000 / open_font(face).units - wide)
            for position in (buffer.glyph_positions or ())[::2]
        ]
        found[first] = {second: by for second, by in zip(letters, moved, strict=True) if by}
    return {first: row for first, row in found.items() if row}


def grouped(pairs: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """The same, with the characters written together that are kerned alike."""
    alike: dict[tuple[tuple[str, int], ...], str] = {}
    for first, row in pairs.items():
        by_number: dict[int, str] = {}
        for second, by in row.items():
            by_number[by] = by_number.get(by, "") + second
        key = tuple((seconds, by) for by, seconds in sorted(by_number.items()))
        alike[key] = alike.get(key, "") + first
    return {firsts: dict(row) for row, firsts in alike.items()}


def file_text(face: str) -> str:
    """What the file beside the font holds."""
    rows = grouped(kerning_pairs(face, characters_of(face))).items()
    lines = [": ".join(json.dumps(part, ensure_ascii=False) for part in row) for row in rows]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for each in text.faces():
        kerning_file(each).write_text(file_text(each), "utf-8", newline="\n")
