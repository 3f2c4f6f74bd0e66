"""The drawing of cards: records and their layout become faces."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr
from pnp.draw.context import Resources
from pnp.draw.drawing import DrawnCard, draw_cards
from pnp.draw.faults import DrawError, Fault
from pnp.draw.symbols import Icon, IconError, parse_icons

if TYPE_CHECKING:
    from pnp.draw.language.expressions import read_expression
    from pnp.draw.language.markup import Marked, MarkupError, find_source_index, read_marked_text, read_pieces
    from pnp.draw.language.terms import FUNCTIONS, ExpressionError, Names, Value
    from pnp.draw.language.values import (
        Origin,
        evaluate_template,
        fill_template,
        read_template,
        trace_template,
    )
    from pnp.draw.paints import Mix, Named, PaintError, find_theme_faults, make_palettes, read_paint
    from pnp.draw.symbols import (
        BOX,
        LIGHT_LETTER,
        SignError,
        SignSet,
        choose_letter_colour,
        draw_icon,
        draw_sign,
        find_rim_colour,
        make_sign_figure,
        measure_contrast,
        parse_signs,
    )
else:
    __getattr__ = lazy_getattr(__name__)
