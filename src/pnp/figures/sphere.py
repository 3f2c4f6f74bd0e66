"""The great instruments on the backs of decks: the armillary sphere, and four interlaced ecliptics."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import curved, joined, oval, polar, segment, spiked, ticks
from pnp.figures.rose import _RING, back_ring, scaled
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

AXIS = 23.5  # degrees: the slope of the Earth's axis
ZODIAC = -33.0  # of the band, and
FLAT = 0.34  # its lower half axis as a share of the upper one
GLOBE = 20.5  # the sphere's radius, where the ring's is 23.5
BAND = 1.9  # the width of the zodiac
ECLIPTIC, OFFSET = 12.7, 8.2


def armillary(box: Box, palette: Palette, *, ring: bool) -> tuple[Shape, ...]:
    """A sphere of circles on a slanting axis, girt by the zodiac, with the sun at its heart."""
    middle, unit = scaled(box, ring)
    return (
        *(back_ring(middle, unit, palette) if ring else ()),
        *circle(palette, "figure", middle, 21.5 * unit, unit, 0.28),
        *circle(palette, "inner-frame", middle, GLOBE * unit, unit),
        *_sphere(middle, unit, palette),
        *_axis(middle, unit, palette),
        *_zodiac(middle, unit, palette),
        *_heart(middle, unit, palette),
    )


def _sphere(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """Meridians and parallels; the equator is the boldest."""
    radius = GLOBE * unit
    meridians = joined(oval(middle, radius * share, radius, AXIS) for share in (0.86, 0.58, 0.22))
    parallels = joined(_parallel(middle, radius, high) for high in (0.4, -0.4, 0.76, -0.76))
    return (
        *inked(palette, "rule", (*meridians, *parallels), unit),
        *inked(palette, "figure", _parallel(middle, radius, 0.0), unit, 0.28),
    )


def _parallel(middle: Point, radius: float, high: float) -> Steps:
    half = radius * math.sqrt(1 - high * high)
    return oval(polar(middle, radius * high, AXIS), half, half * 0.2, AXIS)


def _axis(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    ends = [polar(middle, 21.0 * unit, AXIS + half) for half in (0, 180)]
    heads = joined(_arrow(middle, unit, AXIS + half) for half in (0, 180))
    return (*inked(palette, "figure", segment(*ends), unit, 0.28), *filled(palette, "accent", heads))


def _arrow(middle: Point, unit: float, angle: float) -> Steps:
    foot, tip = polar(middle, 19.6 * unit, angle), polar(middle, 23.4 * unit, angle)
    return polygon_steps((polar(foot, 0.95 * unit, angle - 90), tip, polar(foot, 0.95 * unit, angle + 90)))


def _zodiac(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """A flat band with ticks, every fifth right across."""
    half, low, wide = GLOBE * unit, GLOBE * FLAT * unit, BAND / 2 * unit
    outer = oval(middle, half + wide, low + wide, ZODIAC)
    inner = oval(middle, half - wide, low - wide, ZODIAC)
    hole = oval(middle, half - wide, low - wide, ZODIAC, clockwise=False)
    marks = joined(
        segment(_on_band(middle, unit, 6 * k, 0.0 if k % 5 else -1.0), _on_band(middle, unit, 6 * k, 1.0))
        for k in range(60)
    )
    return (
        *filled(palette, "deep", (*outer, *hole)),
        *inked(palette, "ring", (*outer, *inner), unit),
        *inked(palette, "tick-short", marks, unit),
    )


def _on_band(middle: Point, unit: float, degrees: float, side: float) -> Point:
    """A place on the zodiac, `side` from its inner edge at -1 to its outer one at 1."""
    angle, out = math.radians(degrees), side * BAND / 2
    along = (GLOBE + out) * unit * math.cos(angle)
    across = (GLOBE * FLAT + out) * unit * math.sin(angle)
    return polar(polar(middle, along, ZODIAC + 90), across, ZODIAC + 180)


def _heart(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    return (
        *disc(palette, "deep", middle, 4.0 * unit),
        *circle(palette, "ring", middle, 4.0 * unit, unit),
        *filled(palette, "accent", spiked(middle, 16, 3.4 * unit, 0.5)),
        *disc(palette, "deep", middle, 1.15 * unit),
        *circle(palette, "hairline", middle, 1.15 * unit, unit),
    )


def ecliptics(box: Box, palette: Palette, *, ring: bool) -> tuple[Shape, ...]:
    """Four graduated circles through one another, and eight pointers that end in stars."""
    middle, unit = scaled(box, ring)
    diagonals = [polar(middle, OFFSET * unit, angle) for angle in (45, 135, 225, 315)]
    rete = (shape for place in diagonals for shape in _ecliptic(place, unit, palette))
    return (
        *(back_ring(middle, unit, palette) if ring else ()),
        *circle(palette, "inner-frame", middle, 20.9 * unit, unit),
        *circle(palette, "inner-frame", middle, 5.2 * unit, unit),
        *_pointers(middle, unit, palette),
        *rete,
        *_pointed_stars(middle, unit, palette),
        *_small_eyes(middle, unit, palette),
        *disc(palette, "deep", middle, 3.3 * unit),
        *circle(palette, "ring", middle, 3.3 * unit, unit),
        *filled(palette, "accent", spiked(middle, 8, 2.7 * unit, 0.4)),
    )


def _ecliptic(place: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    radius, within = ECLIPTIC * unit, (ECLIPTIC - 1.0) * unit
    return (
        *circle(palette, "figure", place, radius, unit, 0.28),
        *circle(palette, "inner-frame", place, within, unit),
        *inked(palette, "inner-frame", ticks(place, within, 36, 1.0 * unit), unit),
    )


def _pointers(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    def spokes(first: int) -> Steps:
        angles = range(first, 360, 90)
        return joined(segment(polar(middle, 5.2 * unit, at), polar(middle, 20.9 * unit, at)) for at in angles)

    return (*inked(palette, "inner-frame", spokes(0), unit), *inked(palette, "orbit", spokes(45), unit))


def _pointed_stars(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    upright = joined(curved(polar(middle, 20.9 * unit, at), 4, 1.9 * unit, 0.12) for at in range(0, 360, 90))
    aslant = joined(
        spiked(polar(middle, 20.9 * unit, at), 8, 2.2 * unit, 0.42, at) for at in range(45, 360, 90)
    )
    return filled(palette, "accent", (*upright, *aslant))


def _small_eyes(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    places = [polar(middle, 9.7 * unit, at) for at in range(0, 360, 90)]
    return tuple(
        shape
        for at in places
        for shape in (
            *disc(palette, "deep", at, 0.95 * unit),
            *circle(palette, "ring", at, 0.95 * unit, unit),
            *disc(palette, "accent", at, 0.42 * unit),
        )
    )


FIGURES = {
    "armillary": figure(
        "An armillary sphere on the Earth's slanting axis, girt by the zodiac, the sun at its heart.",
        armillary,
        reach=0.4,
        ring=_RING,
    ),
    "ecliptics": figure(
        "Four graduated ecliptics laid through one another.", ecliptics, reach=0.4, ring=_RING
    ),
}
