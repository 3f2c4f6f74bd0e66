"""Pictures that have too few dots for their size in print."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.checks.printing.codes import COARSE
from pnp.checks.printing.elements import UNKNOWN
from pnp.checks.printing.flaws import Flaw
from pnp.scene import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.checks.printing.elements import Element, Place
    from pnp.checks.printing.flaws import Side
    from pnp.geometry import Matrix

LEAST = 300.0  # dots an inch
INCH = 25.4  # mm


def coarse(side: Side, known: Mapping[Place, Element]) -> Iterator[Flaw]:
    for part in side.parts:
        dots = [_dots(leaf.shape, leaf.matrix) for leaf in part.leaves if isinstance(leaf.shape, Image)]
        if dots and min(dots) < LEAST - 0.5:
            element = known.get(part.place, UNKNOWN)
            told = (("element", element.name), ("dots", math.floor(min(dots))), ("least", LEAST))
            yield Flaw(COARSE, part.place, side, -min(dots), told)


def _dots(image: Image, matrix: Matrix) -> float:
    """Dots an inch, across or down, whichever are fewer."""
    across = image.box.width * math.hypot(matrix.a, matrix.b)
    down = image.box.height * math.hypot(matrix.c, matrix.d)
    return min(image.bitmap.width / across, image.bitmap.height / down) * INCH
