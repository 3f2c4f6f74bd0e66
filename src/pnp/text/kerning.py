"""How a face's font moves the second of two characters towards the first, or from it, by HarfBuzz."""

from __future__ import annotations

from functools import cache
from typing import Any

from pnp.text.fonts import font, font_file
from pnp.text.glyphs import advance

# Kerning alone: no ligature, no other exchange of glyphs, whatever the font would like.
_EXCHANGES = ("calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig")
_FEATURES = {"kern": True, **dict.fromkeys(_EXCHANGES, False)}


@cache
def _shaping(face: str) -> Any:
    import uharfbuzz

    return uharfbuzz.Font(uharfbuzz.Face(font_file(face).read_bytes()))


@cache
def kerning(face: str, first: str, second: str) -> int:
    """What is added between two characters that follow each other, in thousandths of an em."""
    import uharfbuzz

    buffer = uharfbuzz.Buffer()
    buffer.add_str(first + second)
    # Stated, since HarfBuzz would else guess from the locale of the machine.
    buffer.direction, buffer.script, buffer.language = "ltr", "Latn", "en"
    uharfbuzz.shape(_shaping(face), buffer, _FEATURES)
    moved: int = buffer.glyph_positions[0].x_advance
    return round(moved * 1000 / font(face).units - advance(face, first))
