"""Text measured, broken into lines and placed, by the very font files that the backends draw with."""

from pnp.text.characters import MissingGlyph, composed
from pnp.text.fit import Block, Overflow, Valign, block
from pnp.text.fonts import UnknownFace, faces, font_file
from pnp.text.glyphs import advance, capital_height, figure_height, ink_area, outline
from pnp.text.lines import TooWide, broken
from pnp.text.measure import MM_PER_POINT, Style, missing, width
from pnp.text.placing import Align, runs

__all__ = [
    "MM_PER_POINT",
    "Align",
    "Block",
    "MissingGlyph",
    "Overflow",
    "Style",
    "TooWide",
    "UnknownFace",
    "Valign",
    "advance",
    "block",
    "broken",
    "capital_height",
    "composed",
    "faces",
    "figure_height",
    "font_file",
    "ink_area",
    "missing",
    "outline",
    "runs",
    "width",
]
