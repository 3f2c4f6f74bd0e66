"""Text measured, broken into lines and placed, by the very font files that the backends draw with."""

from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.text.characters import MissingGlyph, composed
from pnp.text.fit import Block, Overflow, Valign, block, shifted
from pnp.text.fonts import UnknownFace, faces, font_file
from pnp.text.glyphs import advance, capital_height, figure_height, ink_area, outline
from pnp.text.letters import Letter, letter_box, letter_points, letters, run_box, words_in
from pnp.text.lines import TooWide, broken
from pnp.text.measure import MM_PER_POINT, Style, missing, width
from pnp.text.placing import Align, PlacedIcon, runs
from pnp.text.rich import RichBlock, missing_pieces, rich_block
from pnp.text.rich_lines import Faces
from pnp.text.spans import Piece, Weight

if TYPE_CHECKING:
    from pnp.text.fonts import font
    from pnp.text.glyphs import characters as characters_of
    from pnp.text.kerning import kerning as kerning_of
    from pnp.text.kerning import kerning_file
else:
    __getattr__ = door(__name__)
