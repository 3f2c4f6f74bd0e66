"""How clearly lines of text stand out from the pixels that lie behind them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.check.printing.codes import CONTRAST
from pnp.check.printing.elements import UNKNOWN
from pnp.check.printing.flaws import Flaw
from pnp.check.printing.grounds import behind, lines, plain
from pnp.check.printing.hues import stands_out
from pnp.draw.signs import contrast
from pnp.scene import Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Side
    from pnp.check.printing.grounds import Behind, Line

Counts: TypeAlias = "tuple[tuple[int, Colour], ...]"  # of pixels, by their colour

LEAST = 4.5
WORST = 0.1  # the share of the pixels behind a line that may be nearer to it: dots, hairlines that cross it


class Doubt(Struct, frozen=True):
    """A line that may not stand out from what is behind it: where that is but one colour, from that."""

    line: Line
    behind: Behind | Colour


def doubtful(side: Side, known: Mapping[Place, Element]) -> Iterator[Doubt]:
    """The lines that may not stand out from what lies behind them."""
    for line in lines(side, known):
        if not stands_out(line, LEAST, WORST):
            yield Doubt(line, plain(line) or behind(line))


def clearness(line: Line, counts: Counts) -> float:
    """The contrast that all but the worst pixels reach."""
    found = sorted((contrast(_seen(line, ground), ground), count) for count, ground in counts)
    passed, most = 0, WORST * sum(count for _, count in found)
    for value, count in found:
        passed += count
        if passed > most:
            return value
    return math.inf


def _seen(line: Line, ground: Colour) -> Colour:
    """The colour of the text, as it is seen where it is faded."""
    opacity = line.leaf.opacity
    if opacity == 1:
        return line.colour
    pairs = (
        (line.colour.red, ground.red),
        (line.colour.green, ground.green),
        (line.colour.blue, ground.blue),
    )
    return Colour(*(round(own * opacity + other * (1 - opacity)) for own, other in pairs))


def pale(
    side: Side, found: Sequence[Doubt], grounds: Mapping[Behind, Counts], known: Mapping[Place, Element]
) -> Iterator[Flaw]:
    for each in found:
        line = each.line
        seen = each.behind
        value = clearness(line, ((1, seen),) if isinstance(seen, Colour) else grounds[seen])
        if value < LEAST:
            told = (
                ("element", known.get(line.place, UNKNOWN).name),
                ("words", line.words.strip()),
                ("contrast", math.floor(value * 10) / 10),
                ("least", LEAST),
            )
            yield Flaw(CONTRAST, line.place, side, LEAST - value, told)
