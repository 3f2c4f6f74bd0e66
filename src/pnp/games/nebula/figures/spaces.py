"""The spaces of boards that round pieces stand on: plain ones, and ones that shine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import dot, joined, rays, ticks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.figures.palette import Palette
    from pnp.geometry import Point
    from pnp.scene import Shape

SPACE = 6.75  # mm: the radius of a space for a piece of 12 mm
RIM = 0.75  # from its edge to the graduated line within
FOOT, SHORT, LONG = 0.45, 1.5, 2.3  # where the rays of a shining space begin and end, from its edge
PETALS = 8


def space(
    palette: Palette, middle: Point, *, shining: bool = False, radius: float = SPACE
) -> tuple[Shape, ...]:
    """An empty space: its edge, and a line graduated inwards."""
    within = radius - RIM
    return (
        *(burst(palette, middle, radius) if shining else ()),
        *disc(palette, "cell", middle, radius),
        *circle(palette, "cell-shining" if shining else "cell", middle, radius),
        *circle(palette, "inner-frame", middle, within),
        *inked(palette, "inner-frame", ticks(middle, within - 0.45, 24, 0.45)),
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
