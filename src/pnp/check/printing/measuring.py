"""All that is measured on drawn sides; what has to be looked at as pixels is asked for all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.check.printing.contrast import doubtful, pale
from pnp.check.printing.grounds import Behind
from pnp.check.printing.lettering import small_type
from pnp.check.printing.overlaps import laid, looked_at, meetings, overlapping
from pnp.check.printing.pictures import coarse
from pnp.check.printing.safety import unsafe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Flaw, Side
    from pnp.geometry import Box
    from pnp.scene import Colour, Shape

    Counts: TypeAlias = tuple[tuple[int, Colour], ...]

FINE, CLEAR = 254.0, 300.0  # dots an inch: of shared ink, a tenth of a millimetre; of what lies behind words


class Look(Struct, frozen=True):
    """Shapes as they are seen through a box."""

    shapes: tuple[Shape, ...]
    box: Box


def measured(
    sides: Sequence[Side],
    known: Mapping[Place, Element],
    counted: Callable[[Sequence[Look], float], Sequence[Counts]],
) -> Iterator[Flaw]:
    """`counted` draws looks at so many dots an inch, and counts the pixels of each by their colour."""
    for side in sides:
        yield from small_type(side, known)
        yield from unsafe(side, known)
        yield from coarse(side, known) if side.ink != "black" else ()
    found = [tuple(doubtful(side, known)) for side in sides]
    behind = dict.fromkeys(each.behind for own in found for each in own if isinstance(each.behind, Behind))
    grounds = dict(zip(behind, counted([Look(each.shapes, each.box) for each in behind], CLEAR), strict=True))
    for side, own in zip(sides, found, strict=True):
        yield from pale(side, own, grounds, known)
    met = [tuple(meetings(side, known)) for side in sides]
    pairs = looked_at(each for own in met for each in own)
    inked = dict(zip(pairs, counted([Look(laid(each), each.box) for each in pairs], FINE), strict=True))
    for side, each in zip(sides, met, strict=True):
        yield from overlapping(side, each, inked, known)
