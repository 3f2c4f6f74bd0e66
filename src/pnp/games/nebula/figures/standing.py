"""What stands on the table of Nebula: the clock of a cluster, and a telescope before who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import arc, chain, curved, joined, move, polar, rays, segment
from pnp.figures.ring import graduated
from pnp.geometry import Point, centre
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

# Measures in mm for boxes of 12 by 26, from the middle of what they belong to.
WIDE, HIGH = 12.0, 26.0
DIAL, DEPTH = 5.0, 0.5
HOURS = ("XII", "III", "VI", "IX")
HANDS = ((304, 2.6, 0.5), (48, 4.0, 0.42))  # their angles, lengths and half widths
SWING = 17  # degrees of the pendulum's scale to each side
AIM = 42  # degrees from upright: where the telescope looks
# From, to, half width, along the telescope.
DRAWS = ((-6.6, -4.4, 0.75), (-4.4, -1.4, 1.0), (-1.4, 5.2, 1.35))
COLLARS = ((-6.9, -6.4, 1.05), (-4.7, -4.2, 1.2), (-1.7, -1.1, 1.6), (4.7, 5.9, 1.65))


def _unit(box: Box) -> float:
    return min(box.width / WIDE, box.height / HIGH)


def clock(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """An astrolabe's dial on its ring, and a pendulum below it."""
    unit, middle = _unit(box), centre(box)
    at = Point(middle.x, middle.y - 3.8 * unit)
    return (
        *_throne(at, unit, palette),
        *_pendulum(at, unit, palette),
        *_dial(at, unit, palette),
        *(shape for hand in HANDS for shape in _hand(at, unit, palette, *hand)),
        *disc(palette, "mark", at, 0.62 * unit),
        *circle(palette, "moon", at, 0.62 * unit),
        *disc(palette, "deep", at, 0.2 * unit),
    )


def _throne(at: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """What an astrolabe hangs on."""
    top = Point(at.x, at.y - (DIAL + DEPTH) * unit)
    foot = polygon_steps(
        Point(top.x + x * unit, top.y + y * unit)
        for x, y in ((-2.2, 0.5), (-0.75, -1.3), (0.75, -1.3), (2.2, 0.5))
    )
    ring = Point(top.x, top.y - 2.2 * unit)
    return (
        *circle(palette, "medallion", ring, 0.95 * unit, 1.0, 0.36),
        *filled(palette, "mark", foot),
        *inked(palette, "hairline", foot),
    )


def _dial(at: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """Minutes, hours in numerals and spots, and a sun beneath the hands."""
    spots = joined(curved(polar(at, 3.9 * unit, k * 30), 4, 0.5 * unit, 0.2) for k in range(12) if k % 3)
    numerals = (
        shape
        for k, hour in enumerate(HOURS)
        for shape in written(palette, hour, polar(at, 3.75 * unit, k * 90), 5.5 * unit)
    )
    return (
        *disc(palette, "well", at, (DIAL + DEPTH) * unit),
        *disc(palette, "pool", at, DIAL * unit),
        *graduated(at, DIAL * unit, DEPTH * unit, (60, 5), palette, 1.0),
        *circle(palette, "inner-frame", at, 2.85 * unit),
        *filled(palette, "unlit", rays(at, 12, 1.1 * unit, 2.6 * unit, 7)),
        *filled(palette, "accent", spots),
        *numerals,
    )


def _hand(
    at: Point, unit: float, palette: Palette, angle: float, length: float, half: float
) -> tuple[Shape, ...]:
    """A long lozenge, widest a third of its way out."""
    waist = polar(at, length * 0.36 * unit, angle)
    sides = [polar(waist, half * unit, angle + side) for side in (-90, 90)]
    tail, tip = polar(at, 1.1 * unit, angle + 180), polar(at, length * unit, angle)
    form = polygon_steps((tail, sides[0], tip, sides[1]))
    return (*filled(palette, "mark", form), *inked(palette, "moon", form))


def _pendulum(at: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """Its rod and its bob, a sun, before the scale of its swing."""
    bob, far = Point(at.x, at.y + 12.2 * unit), 16.2 * unit
    scale = (
        move(polar(at, far, 180 - SWING)),
        arc(far, polar(at, far, 180 + SWING), clockwise=True),
    )
    marks = joined(
        segment(
            polar(at, far, 180 + k * SWING / 4),
            polar(at, far + (0.6 if k % 2 else 1.1) * unit, 180 + k * SWING / 4),
        )
        for k in range(-4, 5)
    )
    return (
        *inked(palette, "ring", scale),
        *inked(palette, "tick-long", marks),
        *inked(palette, "medallion", segment(at, bob)),
        *filled(palette, "unlit", rays(bob, 16, 1.9 * unit, 2.85 * unit, 6)),
        *disc(palette, "well", bob, 2.05 * unit),
        *circle(palette, "medallion", bob, 2.05 * unit),
        *circle(palette, "inner-frame", bob, 1.7 * unit),
        *filled(palette, "mark", curved(bob, 4, 1.35 * unit, 0.16)),
    )


def telescope(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """A telescope of three draws on its tripod, aimed at a star."""
    unit, middle = _unit(box), centre(box)
    pivot = Point(middle.x - 0.4 * unit, middle.y + 0.6 * unit)
    return (
        *_sky(middle, unit, palette),
        *_tripod(pivot, unit, palette),
        *_tube(pivot, unit, palette),
        *disc(palette, "mark", pivot, 0.75 * unit),
        *circle(palette, "moon", pivot, 0.75 * unit),
    )


def _sky(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """A great star among small ones, on the arc of its course."""
    star = Point(middle.x + 2.6 * unit, middle.y - 8.6 * unit)
    small = ((-4.6, -10.4, 0.9), (-3.2, -5.6, 0.7), (-0.9, -9.0, 0.55), (5.3, -3.6, 0.7), (-5.4, -1.6, 0.5))
    others = joined(
        curved(Point(middle.x + x * unit, middle.y + y * unit), 4, size * unit, 0.14) for x, y, size in small
    )
    return (
        *circle(palette, "orbit", star, 3.15 * unit),
        *filled(palette, "unlit", rays(star, 8, 1.1 * unit, 2.3 * unit, 9, 22.5)),
        *filled(palette, "mark-line", curved(star, 4, 2.7 * unit, 0.14)),
        *filled(palette, "line", others),
    )


def _tripod(pivot: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """Three legs, a brace between them, and the ground that they stand on."""
    feet = [Point(pivot.x + x * unit, pivot.y + 11.2 * unit) for x in (-4.3, 0.4, 5.1)]
    legs = joined(
        polygon_steps((Point(pivot.x - 0.4 * unit, pivot.y), Point(pivot.x + 0.4 * unit, pivot.y), foot))
        for foot in feet
    )
    brace = chain(Point(pivot.x + (foot.x - pivot.x) * 0.55, pivot.y + 6.2 * unit) for foot in feet)
    ground = segment(Point(pivot.x - 5.3 * unit, feet[0].y), Point(pivot.x + 6.1 * unit, feet[0].y))
    return (
        *inked(palette, "medallion", brace),
        *filled(palette, "unlit", legs),
        *inked(palette, "hairline", legs),
        *inked(palette, "ring", ground),
    )


def _tube(pivot: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """The draws, the inner ones narrower, each with a shade along it, and collars between them."""
    bodies, lights, collars = (
        joined(_length(pivot, unit, *part) for part in parts)
        for parts in (
            DRAWS,
            [(start, end, -half * 0.36, -half * 0.72) for start, end, half in DRAWS],
            COLLARS,
        )
    )
    return (
        *filled(palette, "lit", bodies),
        *inked(palette, "moon", bodies),
        *filled(palette, "unlit", lights),
        *filled(palette, "mark", collars),
        *inked(palette, "moon", collars),
    )


def _length(
    pivot: Point, unit: float, start: float, end: float, one: float, other: float | None = None
) -> Steps:
    """A strip of the tube between two distances from its axis."""
    other = -one if other is None else other
    ends = [polar(pivot, away * unit, AIM) for away in (start, end)]
    sides = [
        (end, across) for end, pair in zip(ends, ((one, other), (other, one)), strict=True) for across in pair
    ]
    return polygon_steps(polar(place, across * unit, AIM - 90) for place, across in sides)


STANDING_FIGURES = {
    "nebula-clock": figure(
        "A clock with an astrolabe's dial and a pendulum.",
        clock,
        reach=0.5,
        pictured=True,
    ),
    "nebula-telescope": figure("A telescope on its tripod, aimed at a star.", telescope, reach=0.5),
}
