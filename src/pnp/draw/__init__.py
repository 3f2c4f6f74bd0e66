"""Cards drawn: records and their layout become faces."""

from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.draw.drawing import drawn
from pnp.draw.faces import DrawnCard
from pnp.draw.faults import DrawError, Fault
from pnp.draw.icons import Icon, IconError, parsed
from pnp.draw.studio import Resources

if TYPE_CHECKING:
    from pnp.draw.expression_values import ExpressionError, Names, Value
    from pnp.draw.expressions import expression
    from pnp.draw.faults import Place
    from pnp.draw.functions import FUNCTIONS
    from pnp.draw.icons import BOX, icon_scene
    from pnp.draw.markup import Marked, MarkupError, marked, pieces, source_index
    from pnp.draw.paint_text import Mix, Named, PaintError, colour, mixed
    from pnp.draw.paint_text import paint_text as read_paint
    from pnp.draw.palette import palettes
    from pnp.draw.sign_figure import sign_figure as find_sign_figure
    from pnp.draw.sign_file import parsed_signs
    from pnp.draw.signs import LIGHT_LETTER, SignError, SignSet, contrast, letter_on, rim, sign
    from pnp.draw.templates import Origin, filled, template, traced, valued
    from pnp.draw.theme_faults import faults as find_theme_faults
else:
    __getattr__ = door(__name__)
