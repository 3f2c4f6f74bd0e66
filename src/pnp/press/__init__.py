"""The press: from faces and copies to printed pages, as pure arithmetic on scenes."""

from pnp.press.boards import Board, board
from pnp.press.calibrating import calibration
from pnp.press.imposing import impose
from pnp.press.job import Job, Piece, Printout, SheetOptions, Slot, Spot
from pnp.press.names import numbered
from pnp.press.papers import DEFAULT_MARGINS, PAPERS, paper

__all__ = [
    "DEFAULT_MARGINS",
    "PAPERS",
    "Board",
    "Job",
    "Piece",
    "Printout",
    "SheetOptions",
    "Slot",
    "Spot",
    "board",
    "calibration",
    "impose",
    "numbered",
    "paper",
]
