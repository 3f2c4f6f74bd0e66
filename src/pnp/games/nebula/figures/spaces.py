"""The spaces of boards that round pieces stand on: plain ones, and ones that shine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import dot, joined, rays, ticks
from pnp.figures.ring import half_side
from pnp.geometry import Matrix, centre
from pnp.scene import Group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.figures.palette import Palette
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

SPACE = 6.75  # mm: the radius of a space for a piece of 12 mm
# From its edge to the line within, and the ticks that stand on that one.
RIM, TICK = 0.75, 0.45
# Where the rays of a shining space begin and end, from its edge.
FOOT, SHORT, LONG = 0.45, 1.5, 2.3
PETALS = 8


def space(
    palette: Palette, middle: Point, *, shining: bool = False, radius: float = SPACE, edge: str = "cell"
) -> tuple[Shape, ...]:
    """An empty space: its edge, and a line graduated inwards."""
    unit = radius / SPACE
    within = radius - RIM * unit
    return (
        *(burst(palette, middle, radius) if shining else ()),
        *disc(palette, "cell", middle, radius),
        *circle(palette, "cell-shining" if shining else edge, middle, radius),
        *circle(palette, "inner-frame", middle, within),
        *inked(palette, "inner-frame", ticks(middle, within - TICK * unit, 24, TICK * unit)),
    )


def burst(palette: Palette, middle: Point, radius: float, unit: float = 1.0) -> tuple[Shape, ...]:
    """Rays about a space that shines, long and short in turn; smaller ones in a legend."""
    foot = radius + FOOT * unit
    long = rays(middle, PETALS, foot, radius + LONG * unit, 5.2)
    short = rays(middle, 2 * PETALS, foot, radius + SHORT * unit, 3.6, 90 / PETALS)
    return filled(palette, "mark-line", (*long, *short))


def hearts(palette: Palette, middles: Iterable[Point]) -> tuple[Shape, ...]:
    """The points in the middles of empty spaces."""
    return filled(palette, "fine", joined(dot(middle, 0.22) for middle in middles))


def placed(shapes: tuple[Shape, ...], box: Box, reach: float) -> Shape:
    """What is drawn about 0, 0 as far as `reach`, as large as a box."""
    middle, unit = centre(box), half_side(box) / reach
    return Group(shapes, Matrix(unit, 0.0, 0.0, unit, middle.x, middle.y))
