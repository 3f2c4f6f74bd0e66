"""The forms that pieces are cut in, and the outlines that scissors follow."""

import math
from itertools import pairwise

from pnp.geometry import Box, Point, centre, grown
from pnp.outlines import ellipse_steps, polygon_steps, rounded_steps
from pnp.scene import ArcTo, Close, Face, Form, MoveTo, Step

FLAT = math.sqrt(3) / 2  # from a hexagon's middle to its edges, where it is 1 to its points


def body(form: Form, trim: Box) -> Box:
    """The part of the trim that a piece fills: a hexagon is regular, its points at the trim's far ends."""
    if form != "hexagon":
        return trim
    level = trim.width > trim.height
    long, short = (trim.width, trim.height) if level else (trim.height, trim.width)
    radius = min(long / 2, short / 2 / FLAT)
    return _about(centre(trim), radius, level)


def trim_box(face: Face) -> Box:
    return Box(0.0, 0.0, face.trim.width, face.trim.height)


def wider(form: Form, box: Box, by: float) -> Box:
    """The body of a larger piece of the same form, which reaches so much farther."""
    if form != "hexagon":
        return grown(box, by)
    return _about(centre(box), max(box.width, box.height) / 2 + by, box.width > box.height)


def outline(form: Form, box: Box, corner: float = 0.0) -> tuple[Step, ...]:
    """What a piece is cut along that fills a box."""
    if form == "circle":
        return ellipse_steps(centre(box), box.width / 2, box.height / 2)
    if form == "hexagon":
        return polygon_steps(hexagon(box))
    return rounded_steps(box, corner)


def hexagon(box: Box) -> tuple[Point, ...]:
    """The points of the hexagon that fills a box, clockwise."""
    middle, right, bottom = centre(box), box.x + box.width, box.y + box.height
    if box.width > box.height:
        first, second = box.x + box.width / 4, right - box.width / 4
        upper, lower = (
            (Point(first, box.y), Point(second, box.y)),
            (Point(second, bottom), Point(first, bottom)),
        )
        return Point(box.x, middle.y), *upper, Point(right, middle.y), *lower
    first, second = box.y + box.height / 4, bottom - box.height / 4
    after, before = (Point(right, first), Point(right, second)), (Point(box.x, second), Point(box.x, first))
    return Point(middle.x, box.y), *after, Point(middle.x, bottom), *before


def corner_arcs(box: Box, radius: float) -> tuple[Step, ...]:
    """The round corners of a box alone."""
    steps = pairwise(rounded_steps(box, radius))
    return tuple(
        step
        for before, arc in steps
        if isinstance(arc, ArcTo) and not isinstance(before, Close)
        for step in (MoveTo(before.x, before.y), arc)
    )


def _about(middle: Point, radius: float, level: bool) -> Box:
    flat = radius * FLAT
    across, down = (radius, flat) if level else (flat, radius)
    return Box(middle.x - across, middle.y - down, 2 * across, 2 * down)
