"""Type that is smaller than can be read: 8 points for words, 5.5 for labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.checks.printing.codes import TYPE_SMALL
from pnp.checks.printing.elements import UNKNOWN
from pnp.checks.printing.flaws import Flaw
from pnp.geometry import growth
from pnp.scene import Text
from pnp.text import MM_PER_POINT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.checks.printing.elements import Element, Place
    from pnp.checks.printing.flaws import Side
    from pnp.checks.printing.parts import Leaf

WORDS, LABELS = 8.0, 5.5  # pt
NEAR = 0.05  # pt: what rounding may take


def small_type(side: Side, known: Mapping[Place, Element]) -> Iterator[Flaw]:
    """Words of a figure are labels."""
    for part in side.parts:
        element = known.get(part.place, UNKNOWN)
        least = WORDS if element.sort == "text" and side.ink not in element.label else LABELS
        sizes = [_points(leaf) for leaf in part.leaves if isinstance(leaf.shape, Text)]
        if sizes and not element.pictured and min(sizes) < least - NEAR:
            size = round(min(sizes), 1)
            of = "figure" if element.sort == "figure" else "label" if least == LABELS else "words"
            told = (("element", element.name), ("size", size), ("least", least), ("of", of))
            yield Flaw(TYPE_SMALL, part.place, side, least - min(sizes), told)


def _points(leaf: Leaf) -> float:
    assert isinstance(leaf.shape, Text)
    return min(run.size for run in leaf.shape.runs) * growth(leaf.matrix) / MM_PER_POINT
