"""The graduated ring, cut as an instrument maker would, and what lies still within it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.field import dust
from pnp.draw.figures import rays, ticks
from pnp.draw.roles import round_paint
from pnp.scene import Circle, Path, Stroke

if TYPE_CHECKING:
    from pnp.draw.roles import Palette, Ramp
    from pnp.geometry import Point
    from pnp.scene import Shape

RAY_FOOT = 13.2  # where a sun's rays begin, of 22.6
DEPTH = 1.0  # between the two circles of a front's ring


@dataclass(frozen=True, slots=True)
class Ring:
    """Where a ring stands: its inner circle; the outer one lies further out by its depth."""

    centre: Point
    radius: float


@dataclass(frozen=True, slots=True)
class Graduation:
    """How finely a ring is divided, in degrees, and how strongly it is drawn, in mm."""

    depth: float
    step: float
    weight: float


FRONT = Graduation(DEPTH, 5, 0.13)
BACK = Graduation(1.5, 3, 0.15)


def pool(ring: Ring, ramp: Ramp) -> Shape:
    return Circle(ring.centre, ring.radius, round_paint(ramp, ring.centre, ring.radius))


def graduated(ring: Ring, palette: Palette, cut: Graduation) -> tuple[Shape, ...]:
    """Two circles and the ticks between them, every third one long."""
    centre, radius = ring.centre, ring.radius
    short = ticks(centre, radius, cut.step, cut.depth / 2, leave_out=3 * cut.step)
    long = ticks(centre, radius, 3 * cut.step, cut.depth)
    return (
        Circle(centre, radius, None, Stroke(palette.line, cut.weight * 1.6)),
        Circle(centre, radius + cut.depth, None, Stroke(palette.fine, cut.weight)),
        Path(short, stroke=Stroke(palette.fine, cut.weight * 0.85)),
        Path(long, stroke=Stroke(palette.line, cut.weight)),
    )


def dotted(centre: Point, radius: float, palette: Palette) -> Shape:
    """An orbit: a circle of dots."""
    return Circle(centre, radius, None, Stroke(palette.dim, 0.16, cap="round", dash=(0.0, 0.7)))


def sky_ring(ring: Ring, palette: Palette) -> tuple[Shape, ...]:
    """What every front has alike: a still pool with small stars, and the ring about it."""
    return (
        pool(ring, palette.pool),
        *dust(ring.centre, ring.radius, palette),
        *graduated(ring, palette, FRONT),
    )


def rayed_well(ring: Ring, palette: Palette) -> tuple[Shape, ...]:
    """A sun about a dark disc, for a card whose one figure stands in the middle."""
    centre, unit = ring.centre, ring.radius / 22.6
    lengths = ((8, 21.7, 2.0, 0.0), (8, 18.9, 1.6, 22.5), (16, 16.6, 1.1, 11.25))
    sun = tuple(
        step
        for count, reach, half, turn in lengths
        for step in rays(centre, count, RAY_FOOT * unit, reach * unit, half, turn)
    )
    return (
        dotted(centre, 20.6 * unit, palette),
        Path(sun, fill=palette.shade),
        Circle(centre, 12.6 * unit, palette.well, Stroke(palette.line, 0.3)),
        Circle(centre, 11.8 * unit, None, Stroke(palette.fine, 0.1)),
        Path(ticks(centre, 11.8 * unit, 7.5, 0.4 * unit), stroke=Stroke(palette.fine, 0.1)),
    )


def bead(place: Point, radius: float, palette: Palette) -> tuple[Shape, ...]:
    """A small disc in which an icon stands."""
    return (
        Circle(place, radius, palette.well, Stroke(palette.line, 0.26)),
        Circle(place, radius - 0.5, None, Stroke(palette.fine, 0.1)),
    )
