"""The press: from faces and copies to printed pages, as pure arithmetic on scenes.

What needs words has doors of its own: the calibration page `pnp.press.calibrating`, the proof
`pnp.press.proof`.
"""

from pnp.press.imposing import impose
from pnp.press.job import Job, Piece, PressWords, Printout, SheetOptions, Slot, Spot
from pnp.press.names import numbered
from pnp.press.papers import DEFAULT_MARGINS, PAPERS, SMALLEST, USUAL_PAPER, paper
from pnp.press.printing import printouts

__all__ = [
    "DEFAULT_MARGINS",
    "PAPERS",
    "SMALLEST",
    "USUAL_PAPER",
    "Job",
    "Piece",
    "PressWords",
    "Printout",
    "SheetOptions",
    "Slot",
    "Spot",
    "impose",
    "numbered",
    "paper",
    "printouts",
]
