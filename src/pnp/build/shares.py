"""How many sheets each part of a kit takes, and how many it should take at most."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp import manifest
from pnp.build.parts import prints_backs_as_fronts, sheets_of, sides_of
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
        sheets = sheets_of(part)
        most = most_sheets(part, order)
        yield manifest.Share(part.name, sheets, most, _why(part) if sheets > most else "")


def most_sheets(part: Printed, order: Order) -> int:
    field = inside(area(order.sheet.paper), order.sheet.margins)
    apart = prints_backs_as_fronts(order, part.name)
    sides = [side for piece in part.pieces for side in (sides_of(piece) if apart else (piece,))]
    whole = math.fsum(side.copies * side.front.trim.width * side.front.trim.height for side in sides)
    return math.ceil(whole / (field.width * field.height) / FILLED) + 1


def _why(part: Printed) -> str:
    """What costs sheets: pieces of several sizes, parts of boards that overlap, backs beside their fronts."""
    sizes = len({(piece.front.trim, piece.front.cut) for piece in part.pieces})
    folded = any({slot.spot.side for slot in each.slots} == {"front", "back"} for each in part.printouts)
    reasons = {
        f"pieces of {sizes} sizes do not share sheets": sizes > 1,
        "boards are printed in parts that overlap": any(each.kind == "parts" for each in part.printouts),
        "backs are printed beside their fronts": folded and not any(each.duplex for each in part.printouts),
    }
    return "; ".join(reason for reason, true in reasons.items() if true) or "pieces stand in whole rows"
