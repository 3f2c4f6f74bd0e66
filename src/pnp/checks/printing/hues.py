"""Whether a line of text surely stands out from what lies behind it, told from colours and outlines alone:
most lines do, and need not be looked at as pixels.

Colours that fade into each other, or share a pixel, give none outside of what lies between them, part by
part; and no mixture of dark ones is lighter than the lightest of them.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from pnp.draw.signs import light
from pnp.scene import Colour
from pnp.tones import WHITE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.checks.printing.grounds import Line

SLACK = 1.03  # by how much more a contrast has to be enough: colours of pixels are rounded
SPARE = 0.8  # of the pixels that may be too near: pixels have no sharp edges

known_light = lru_cache(maxsize=1024)(light)


def stands_out(line: Line, least: float, few: float) -> bool:
    """`few` are the mm² of what is behind a line that may come nearer than `least`."""
    own = known_light(line.colour) + 0.05
    darker, lighter = own / (least * SLACK) - 0.05, own * least * SLACK - 0.05
    clear = (partial(_darker, darker), partial(_lighter, lighter))
    bare = line.leaf.opacity == 1 and not line.above
    return bare and any(_all_but(SPARE * few, line, each) for each in clear)


def _darker(most: float, colours: Sequence[Colour]) -> bool:
    return all(known_light(each) <= most for each in colours)


def _lighter(least: float, colours: Sequence[Colour]) -> bool:
    parts = zip(*((each.red, each.green, each.blue) for each in colours), strict=True)
    return known_light(Colour(*map(min, parts))) >= least


def _all_but(spare: float, line: Line, clear: Callable[[Sequence[Colour]], bool]) -> bool:
    """Whether all colours that may be seen are clear, but for what covers no more than there is to spare."""
    found = [] if line.below and line.below[0].full else [WHITE]
    for each in line.below:
        if clear(each.colours):
            found += each.colours
            continue
        spare -= each.area
        if spare < 0:
            return False
    return clear(found)
