"""The press: from faces and copies to printed pages, as pure arithmetic on scenes.

What needs words has doors of its own: the calibration page `pnp.press.calibration`, the proof
`pnp.press.proof`.
"""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.press.boards import OVERLAP, PrintedBoard, make_board
    from pnp.press.calibration import make_calibration
    from pnp.press.faces import (
        NamedFace,
        cut_out,
        face_page,
        find_body,
        find_shown_box,
        hexagon_points,
        name_faces,
        outline_form,
        trim_box,
        widen_body,
    )
    from pnp.press.imposing import impose, make_printouts
    from pnp.press.ink_coverage import InkCache, measure_coverage
    from pnp.press.jobs import (
        DEFAULT_MARGINS,
        PAPERS,
        SMALLEST,
        USUAL_PAPER,
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
        number_printouts,
        paper_box,
    )
    from pnp.press.jobs import find_paper as paper
    from pnp.press.proof import lay_out_proof
else:
    __getattr__ = lazy_getattr(__name__)
