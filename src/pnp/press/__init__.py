"""The press: from faces and copies to printed pages, as pure arithmetic on scenes.

Boards over several pages and the calibration page, which need words, have doors of their own:
`pnp.press.boards` and `pnp.press.calibrating`.
"""

from pnp.press.imposing import impose
from pnp.press.job import Job, Piece, Printout, SheetOptions, Slot, Spot
from pnp.press.names import numbered
from pnp.press.papers import DEFAULT_MARGINS, PAPERS, SMALLEST, USUAL_PAPER, paper

__all__ = [
    "DEFAULT_MARGINS",
    "PAPERS",
    "SMALLEST",
    "USUAL_PAPER",
    "Job",
    "Piece",
    "Printout",
    "SheetOptions",
    "Slot",
    "Spot",
    "impose",
    "numbered",
    "paper",
]
