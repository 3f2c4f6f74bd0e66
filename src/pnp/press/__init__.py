"""The press: from faces and copies to printed pages, as pure arithmetic on scenes.

What needs words has doors of its own: the calibration page `pnp.press.calibrating`, the proof
`pnp.press.proof`.
"""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.press.boards import Board, board
    from pnp.press.calibrating import calibration
    from pnp.press.faces import NamedFace, cut_out, face_page, named_faces
    from pnp.press.forms import body, hexagon, outline, trim_box, wider
    from pnp.press.imposing import impose
    from pnp.press.job import (
        Backs,
        Bleed,
        Job,
        Marks,
        Piece,
        PressWords,
        Printout,
        SheetOptions,
        Side,
        Slot,
        Spot,
    )
    from pnp.press.names import numbered
    from pnp.press.papers import DEFAULT_MARGINS, PAPERS, SMALLEST, USUAL_PAPER, area, paper
    from pnp.press.printing import printouts
    from pnp.press.proof import proof as lay_out_proof
    from pnp.press.tiles import OVERLAP
    from pnp.press.views import shown_box
else:
    __getattr__ = door(__name__)
