"""Text measured, broken into lines and placed, with the same font files that the backends draw with."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr
from pnp.text.blocks import DOWN, Block, Frame, Overflow, Valign, set_block, shift_block
from pnp.text.fonts import (
    MissingGlyph,
    UnknownFace,
    advance,
    capital_height,
    compose,
    digit_height,
    faces,
    font_file,
    ink_area,
    outline,
)
from pnp.text.line_breaking import TooWide, break_lines
from pnp.text.measure import (
    ALONG,
    MM_PER_POINT,
    Align,
    Letter,
    PlacedIcon,
    Style,
    TextFaces,
    TextPiece,
    Weight,
    find_letters,
    find_missing,
    find_missing_pieces,
    find_words,
    letter_box,
    letter_points,
    place_runs,
    run_box,
    size_faces,
    width,
)

if TYPE_CHECKING:
    from pnp.text.fonts import find_kerning as kerning_of
    from pnp.text.fonts import kerning_file, open_font
    from pnp.text.fonts import list_characters as characters_of
else:
    __getattr__ = lazy_getattr(__name__)
