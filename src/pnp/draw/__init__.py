"""Cards drawn: records and their layout become faces."""

from pnp.draw.drawing import drawn
from pnp.draw.faces import DrawnCard
from pnp.draw.faults import DrawError, Fault
from pnp.draw.icons import Icon, IconError, parsed
from pnp.draw.remembering import Drawing
from pnp.draw.studio import Resources

__all__ = [
    "DrawError",
    "Drawing",
    "DrawnCard",
    "Fault",
    "Icon",
    "IconError",
    "Resources",
    "drawn",
    "parsed",
]
