"""The grids of score pads: how high their rows are, how wide their columns."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING

from pnp.geometry import Box, move_point
from pnp.scene import Line as Rule
from tests.helpers.drawn_faces import flat

if TYPE_CHECKING:
    from pnp.scene import Face


HIGH, WIDE = attrgetter("height"), attrgetter("width")


def rules(face: Face, finest: float = 0.0) -> tuple[list[Box], list[Box]]:
    """The lines of a face that lie level, from the top, and those that stand, from the left, as boxes.

    Those that are no wider than the finest are left out.
    """
    ends = [
        (move_point(shape.start, map_), move_point(shape.end, map_))
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Rule) and not shape.stroke.dash and shape.stroke.width > finest
    ]
    boxes = [Box(one.x, one.y, other.x - one.x, other.y - one.y) for one, other in ends]
    level, upright = ([box for box in boxes if abs(side(box)) < 0.001] for side in (HIGH, WIDE))
    return sorted(level, key=lambda box: box.y), sorted(upright, key=lambda box: box.x)


def rows(face: Face, finest: float = 0.0) -> list[float]:
    """The heights of all rows from the top, the total last; a fine line doubles both its rims."""
    level = [box.y for box in rules(face, finest)[0] if box.width > 60]
    return [round(below - above, 3) for above, below in pairwise(level) if below - above > 1]


def columns(face: Face) -> list[float]:
    """The widths of the columns; the grid's right edge stays open, as far from the leaf as the left."""
    level, upright = rules(face)
    edges = [*(box.x for box in upright), level[0].x + level[0].width]
    return [round(right - left, 3) for left, right in pairwise(edges)]
