"""How far a font moves the second of two characters, as it is stored beside the font."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.json import decode

from pnp.library import held
from pnp.text.fonts import font_file

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    Row = Mapping[str, int]  # thousandths of an em, by the characters that follow


def kerning_file(face: str) -> Path:
    """Each line names characters that are kerned alike, and how far it moves those that follow them."""
    return font_file(face).with_suffix(".kerning.json")


@held
def _rows(face: str) -> Mapping[str, Row]:
    """By the first character."""
    found: dict[str, Row] = {}
    for firsts, row in decode(kerning_file(face).read_bytes(), type=dict[str, dict[str, int]]).items():
        found |= dict.fromkeys(firsts, row)
    return found


@cache
def kerning(face: str, first: str, second: str) -> int:
    """What is added between two characters that follow each other, in thousandths of an em."""
    row = _rows(face).get(first, {})
    return next((by for seconds, by in row.items() if second in seconds), 0)
