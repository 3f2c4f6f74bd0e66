"""Cards drawn: a card set becomes the faces of its cards."""

from pnp.draw.deck import DrawnCard, drawn
from pnp.draw.faults import DrawError, Fault
from pnp.draw.icons import Icon, IconError, parsed

__all__ = ["DrawError", "DrawnCard", "Fault", "Icon", "IconError", "drawn", "parsed"]
