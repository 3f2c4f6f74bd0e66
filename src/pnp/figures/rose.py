"""Compass roses: split points over small ones in the graduated ring of a back; and a mariner's compass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import curved, joined, polar, rays, ticks
from pnp.figures.ring import graduated, half_side
from pnp.geometry import Box, Point, centre
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.scene import Shape

MODEL = 23.5  # the ring's inner radius for which all other measures here are given
OUTER = 25.8  # and that of the dotted circle outside, as large as the box


class Points(Struct, frozen=True):
    """Four points, a quarter apart; `waist` is the share of their length where two neighbours meet."""

    turn: float
    length: float
    waist: float


CARDINAL = Points(turn=0.0, length=22.5, waist=0.27)
BETWEEN = Points(turn=45.0, length=18.2, waist=0.3)


def scaled(box: Box, ring: bool) -> tuple[Point, float]:
    """The middle of a back's figure and its scale: with its ring, or alone as large as the box."""
    return centre(box), half_side(box) / (OUTER if ring else MODEL - 0.8)


def back_ring(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    """What the figures of all backs stand in."""
    radius = MODEL * unit
    return (
        *disc(palette, "basin", middle, radius),
        *graduated(middle, radius, 1.5 * unit, (120, 3), palette, unit),
        *circle(palette, "orbit", middle, OUTER * unit, unit),
    )


def rose(box: Box, palette: Palette, *, ring: bool) -> tuple[Shape, ...]:
    """Eight split points, the longer ones upright, over sixteen small ones."""
    middle, unit = scaled(box, ring)
    small = rays(middle, 16, 6.4 * unit, 14.8 * unit, 7.2, 11.25)
    return (
        *(back_ring(middle, unit, palette) if ring else ()),
        *(circle(palette, "inner-frame", middle, 21.3 * unit, unit) if ring else ()),
        *circle(palette, "rule", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 13.4 * unit, unit),
        *filled(palette, "deep", small),
        *inked(palette, "rule", small, unit),
        *split(middle, unit, palette, BETWEEN),
        *split(middle, unit, palette, CARDINAL),
        *disc(palette, "deep", middle, 3.0 * unit),
        *circle(palette, "ring", middle, 3.0 * unit, unit),
        *filled(palette, "accent", curved(middle, 4, 2.5 * unit, 0.14)),
    )


def split(middle: Point, unit: float, palette: Palette, points: Points) -> tuple[Shape, ...]:
    """Points of which one half is lit and the other dark, as if they were cut from metal."""
    length = points.length * unit
    angles = [points.turn + k * 90 for k in range(4)]
    tips = [polar(middle, length, angle) for angle in angles]
    sides = [[polar(middle, length * points.waist, angle + side) for angle in angles] for side in (-45, 45)]
    lit = joined(polygon_steps((middle, left, tip)) for left, tip in zip(sides[0], tips, strict=True))
    dark = joined(polygon_steps((middle, tip, right)) for right, tip in zip(sides[1], tips, strict=True))
    return (
        *filled(palette, "accent", lit),
        *inked(palette, "hairline", lit, unit, 0.16),
        *filled(palette, "deep", dark),
        *inked(palette, "hairline", dark, unit, 0.16),
    )


def compass(box: Box, palette: Palette, *, turn: float, letters: tuple[str, ...]) -> tuple[Shape, ...]:
    """A dial with its degrees, and a needle over a faint rose."""
    if len(letters) not in (0, 4):
        wrong = f"'letters' has {len(letters)} texts"
        raise FigureError(wrong, "give north, east, south and west, or none", "letters")
    middle, unit = centre(box), half_side(box) / 25.0
    places = [polar(middle, 17.6 * unit, k * 90) for k in range(4)]
    named = zip(letters, places, strict=False)
    return (
        *disc(palette, "basin", middle, MODEL * unit),
        *graduated(middle, MODEL * unit, 1.5 * unit, (72, 3), palette, unit),
        *circle(palette, "inner-frame", middle, 21.4 * unit, unit),
        *inked(palette, "rule", ticks(middle, 21.4 * unit, 8, 2.1 * unit), unit),
        *_faint_rose(middle, unit, palette, bare=not letters),
        *(shape for text, at in named for shape in written(palette, text, at, 13 * unit)),
        *_needle(middle, unit, palette, turn),
    )


def _faint_rose(middle: Point, unit: float, palette: Palette, *, bare: bool) -> tuple[Shape, ...]:
    """Two hollow stars, the upright one over the other, and short rays between their points."""
    spokes = ticks(middle, 9.0 * unit, 16, 4.2 * unit, leave_out=2)
    stars = (
        curved(middle, 4, 12.0 * unit, 0.3, 45),
        curved(middle, 4, (20.4 if bare else 14.6) * unit, 0.2),
    )
    return (
        *circle(palette, "orbit", middle, 13.2 * unit, unit),
        *inked(palette, "inner-frame", spokes, unit),
        *(
            shape
            for star in stars
            for shape in (*filled(palette, "deep", star), *inked(palette, "rule", star, unit))
        ),
    )


def _needle(middle: Point, unit: float, palette: Palette, turn: float) -> tuple[Shape, ...]:
    """A lozenge whose northern half is lit, on a pin."""
    north, south = (polar(middle, 16.4 * unit, turn + half) for half in (0, 180))
    left, right = (polar(middle, 2.5 * unit, turn + side) for side in (-90, 90))
    lit, dark = polygon_steps((left, north, right)), polygon_steps((right, south, left))
    return (
        *filled(palette, "deep", dark),
        *filled(palette, "accent", lit),
        *inked(palette, "hairline", (*lit, *dark), unit, 0.16),
        *disc(palette, "deep", middle, 1.5 * unit),
        *circle(palette, "ring", middle, 1.5 * unit, unit),
        *disc(palette, "accent", middle, 0.6 * unit),
    )


_RING = Parameter("truth", True, "whether it stands in the graduated ring of a back")

FIGURES = {
    "rose": figure("A compass rose of eight split points over sixteen small ones.", rose, ring=_RING),
    "compass": figure(
        "A mariner's compass: a dial with degrees and a needle.",
        compass,
        turn=Parameter("number", 22, "where the needle points, in degrees", -360, 360),
        letters=Parameter("texts", (), "the four letters of the dial: north, east, south, west"),
    ),
}
