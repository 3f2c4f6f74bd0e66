"""The glyph of a character in a face: its advance, its outline, its ink."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pnp.errors import phrase
from pnp.text.characters import MissingGlyph, objection
from pnp.text.fonts import font

if TYPE_CHECKING:
    from pnp.scene import Step


def _glyph(face: str, character: str) -> str:
    name = font(face).glyphs.get(ord(character))
    if name is None:
        raise MissingGlyph(character, 0, character, phrase("face-does-not-have-it", face=face))
    return name


@cache
def characters(face: str) -> frozenset[str]:
    """All that can be set in a face."""
    return frozenset(character for character in map(chr, font(face).glyphs) if not objection(character))


@cache
def advance(face: str, character: str) -> float:
    """How far the glyph moves on, in thousandths of an em (exact: an em has 1000 or 2048 units)."""
    opened = font(face)
    units: int = opened.advances[_glyph(face, character)][0]
    return units * 1000 / opened.units


@cache
def outline(face: str, character: str) -> tuple[Step, ...]:
    """The glyph's outline in ems, its baseline at y 0, y downwards, filled by the nonzero rule."""
    from pnp.text.outlines import traced

    return traced(font(face), _glyph(face, character))


@cache
def ink_area(face: str, character: str) -> float:
    """The area that the glyph inks, in square ems; where its contours overlap, they count twice."""
    from pnp.text.outlines import area

    return area(font(face), _glyph(face, character))


@cache
def capital_height(face: str) -> float:
    """The height of a capital without accent, in thousandths of an em, measured: not all files state it."""
    return _height(face, "H")


@cache
def figure_height(face: str) -> float:
    """The height of a figure, in thousandths of an em; in some faces it is less than a capital's."""
    return _height(face, "1")


def _height(face: str, character: str) -> float:
    opened = font(face)
    top: int = opened.table["glyf"][_glyph(face, character)].yMax
    return top * 1000 / opened.units
