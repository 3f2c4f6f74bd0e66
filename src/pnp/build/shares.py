"""How many sheets each part of a kit takes, and how many it should take at most."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp import manifest
from pnp.geometry import inside
from pnp.press.papers import area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.build.order import Order
    from pnp.build.parts import Made, Printed

FILLED = 0.8  # of a sheet's printable area, and one sheet more: nobody fills paper better by hand


def shares(made: Made, order: Order) -> Iterator[manifest.Share]:
    """Of what is laid on sheets; the manifest says why where a part takes more than it should."""
    for part in made.parts if order.sheet.imposition == "sheet" and not order.proof else ():
        sheets = sum(printout.sheets for printout in part.printouts)
        most = most_sheets(part, order)
        yield manifest.Share(part.name, sheets, most, _why(part) if sheets > most else "")


def most_sheets(part: Printed, order: Order) -> int:
    field = inside(area(order.sheet.paper), order.sheet.margins)
    whole = sum(piece.copies * piece.front.trim.width * piece.front.trim.height for piece in part.pieces)
    return math.ceil(whole / (field.width * field.height) / FILLED) + 1


def _why(part: Printed) -> str:
    """What costs sheets: pieces of several sizes, parts of boards that overlap, backs that want a half."""
    sizes = len({(piece.front.trim, piece.front.cut) for piece in part.pieces})
    reasons = (
        f"pieces of {sizes} sizes do not share sheets" if sizes > 1 else "",
        "boards are printed in parts that overlap"
        if any(each.kind == "parts" for each in part.printouts)
        else "",
    )
    return "; ".join(filter(None, reasons)) or "a sheet holds a whole number of pieces in rows"
