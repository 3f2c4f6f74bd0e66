"""What is seen of a card and of a group that clips, and how far something reaches beyond it."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.geometry import Box, Point, centre, corners, grown, inverse, moved
from pnp.outlines import corner_radius

if TYPE_CHECKING:
    from pnp.geometry import Matrix
    from pnp.models.layout import Cut

FLAT = math.sqrt(3) / 2  # from a hexagon's middle to its sides, where it is 1 to its points
DIAGONAL = math.sqrt(0.5)  # the same of a square that fills a circle


class Opening(Struct, frozen=True):
    """`matrix` says how it has been turned on its face; all that lies in its `core` is seen."""

    form: Cut
    box: Box
    corner: float
    core: Box
    matrix: Matrix | None = None


@cache
def trimmed(form: Cut, box: Box, corner: float) -> Opening:
    """What is cut out of a face."""
    radius = corner_radius(box, corner)
    return Opening(form, box, radius, _core(form, box, radius))


def clipped(box: Box, matrix: Matrix | None) -> Opening:
    """What a group shows that clips its elements."""
    return Opening("rectangle", box, 0.0, box, matrix)


def _core(form: Cut, box: Box, corner: float) -> Box:
    if form == "rectangle":
        return grown(box, corner * (DIAGONAL - 1))
    middle = centre(box)
    across, down = box.width / 2 * DIAGONAL, box.height / 2 * DIAGONAL
    if form == "hexagon":
        radius, level = _hexagon(box)
        across, down = (radius / 2, radius * FLAT) if level else (radius * FLAT, radius / 2)
    return Box(middle.x - across, middle.y - down, 2 * across, 2 * down)


def _hexagon(box: Box) -> tuple[float, bool]:
    """The radius of a regular hexagon whose points lie at the far ends of the box, and whether it lies."""
    level = box.width > box.height
    long, short = (box.width, box.height) if level else (box.height, box.width)
    return min(long / 2, short / 2 / FLAT), level


def is_seen(opening: Opening, part: Box, matrix: Matrix | None) -> bool:
    """Whether it is clear at a glance that a part, which has been turned like that, lies in an opening."""
    core = opening.core
    return (
        matrix == opening.matrix
        and core.x <= part.x
        and core.y <= part.y
        and part.x + part.width <= core.x + core.width
        and part.y + part.height <= core.y + core.height
    )


def beyond(opening: Opening, part: Box, matrix: Matrix | None) -> float:
    """How far a part reaches beyond an opening, in mm; less than nothing where it lies within."""
    if matrix == opening.matrix:
        return max(_away(opening, corner) for corner in corners(part))
    places = [corner if matrix is None else moved(corner, matrix) for corner in corners(part)]
    back = None if opening.matrix is None else inverse(opening.matrix)
    return max(_away(opening, place if back is None else moved(place, back)) for place in places)


def _away(opening: Opening, place: Point) -> float:
    """How far a place lies from the outline of an opening, outwards."""
    box, middle = opening.box, centre(opening.box)
    x, y = abs(place.x - middle.x), abs(place.y - middle.y)
    if opening.form == "circle":
        share = math.hypot(2 * x / box.width, 2 * y / box.height)
        return math.hypot(x, y) * (1 - 1 / share) if share else -math.inf
    if opening.form == "hexagon":
        radius, level = _hexagon(box)
        along, across = (x, y) if level else (y, x)
        return max(across, along * FLAT + across / 2) - radius * FLAT
    right, down = (x - box.width / 2 + opening.corner, y - box.height / 2 + opening.corner)
    if opening.corner and right > 0 and down > 0:
        return math.hypot(right, down) - opening.corner
    return max(right, down) - opening.corner
