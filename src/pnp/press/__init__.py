"""The press: from faces and copies to printed pages, as pure arithmetic on scenes."""

from pnp.press.impose import impose
from pnp.press.job import Job, Piece, Printout, SheetOptions, Slot, Spot
from pnp.press.names import numbered

__all__ = ["Job", "Piece", "Printout", "SheetOptions", "Slot", "Spot", "impose", "numbered"]
