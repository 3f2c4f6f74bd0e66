"""The instruments on the backs of decks: compass roses, the armillary sphere, interlaced ecliptics."""

from __future__ import annotations

import math

from msgspec import Struct

from pnp.figures.curves import curved_star, join, oval, polar_point, rays, segment, spiked_star, spokes, ticks
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import circle, disc, fill_in, ink_in, rimmed_disc, write
from pnp.figures.rings import graduate
from pnp.geometry import Box, Point, centre, half_side
from pnp.paths import polygon_steps
from pnp.scene import Steps

MODEL = 23.5  # the ring's inner radius for which all other measures here are given
OUTER = 25.8  # the radius of the dotted circle outside, as large as the box


class Points(Struct, frozen=True):
    """Four points, a quarter turn apart; `waist` is the share of their length where two neighbours meet."""

    turn: float
    length: float
    waist: float


CARDINAL = Points(turn=0.0, length=22.5, waist=0.27)
BETWEEN = Points(turn=45.0, length=18.2, waist=0.3)


def find_scale(box: Box, ring: bool) -> tuple[Point, float]:
    """Find the middle of a back's figure and its scale: with its ring, or alone and as large as the box."""
    return centre(box), half_side(box) / (OUTER if ring else MODEL - 0.8)


def draw_back_ring(middle: Point, unit: float, palette: Palette) -> Shapes:
    """Draw the ring in which the figures of all backs stand."""
    radius = MODEL * unit
    return (
        *disc(palette, "basin", middle, radius),
        *graduate(middle, radius, 1.5 * unit, (120, 3), palette, unit),
        *circle(palette, "orbit", middle, OUTER * unit, unit),
    )


def draw_rose(box: Box, palette: Palette, *, ring: bool) -> Shapes:
    """Draw eight split points, the longer ones upright, over sixteen small ones."""
    middle, unit = find_scale(box, ring)
    small = rays(middle, 16, 6.4 * unit, 14.8 * unit, 7.2, 11.25)
    return (
        *(draw_back_ring(middle, unit, palette) if ring else ()),
        *(circle(palette, "inner-frame", middle, 21.3 * unit, unit) if ring else ()),
        *circle(palette, "rule", middle, 12.6 * unit, unit),
        *circle(palette, "inner-frame", middle, 13.4 * unit, unit),
        *fill_in(palette, "deep", small),
        *ink_in(palette, "rule", small, unit),
        *draw_split_points(middle, unit, palette, BETWEEN),
        *draw_split_points(middle, unit, palette, CARDINAL),
        *rimmed_disc(palette, "deep", "ring", middle, 3.0 * unit, unit),
        *fill_in(palette, "accent", curved_star(middle, 4, 2.5 * unit, 0.14)),
    )


def draw_split_points(middle: Point, unit: float, palette: Palette, points: Points) -> Shapes:
    """Draw points with one half lit and the other dark, as if they were cut from metal."""
    length = points.length * unit
    angles = [points.turn + k * 90 for k in range(4)]
    tips = [polar_point(middle, length, angle) for angle in angles]
    waist = length * points.waist
    lefts, rights = ([polar_point(middle, waist, angle + side) for angle in angles] for side in (-45, 45))
    lit = join(polygon_steps((middle, left, tip)) for left, tip in zip(lefts, tips, strict=True))
    dark = join(polygon_steps((middle, tip, right)) for right, tip in zip(rights, tips, strict=True))
    return (
        *fill_in(palette, "accent", lit),
        *ink_in(palette, "hairline", lit, unit, 0.16),
        *fill_in(palette, "deep", dark),
        *ink_in(palette, "hairline", dark, unit, 0.16),
    )


def draw_compass(box: Box, palette: Palette, *, turn: float, letters: tuple[str, ...]) -> Shapes:
    """Draw a dial with its degrees, and a needle over a faint rose."""
    if len(letters) not in (0, 4):
        wrong = f"'letters' has {len(letters)} texts"
        raise FigureError(wrong, "give north, east, south and west, or none", "letters")
    middle, unit = centre(box), half_side(box) / 25.0
    places = [polar_point(middle, 17.6 * unit, k * 90) for k in range(4)]
    pairs = zip(letters, places, strict=False)
    return (
        *disc(palette, "basin", middle, MODEL * unit),
        *graduate(middle, MODEL * unit, 1.5 * unit, (72, 3), palette, unit),
        *circle(palette, "inner-frame", middle, 21.4 * unit, unit),
        *ink_in(palette, "rule", ticks(middle, 21.4 * unit, 8, 2.1 * unit), unit),
        *_draw_faint_rose(middle, unit, palette, bare=not letters),
        *(shape for text, at in pairs for shape in write(palette, text, at, 13 * unit)),
        *_draw_needle(middle, unit, palette, turn),
    )


def _draw_faint_rose(middle: Point, unit: float, palette: Palette, *, bare: bool) -> Shapes:
    """Draw two hollow stars, the upright one over the other, and short rays between their points."""
    short = ticks(middle, 9.0 * unit, 16, 4.2 * unit, leave_out=2)
    aslant = curved_star(middle, 4, 12.0 * unit, 0.3, 45)
    upright = curved_star(middle, 4, (20.4 if bare else 14.6) * unit, 0.2)
    stars = (aslant, upright)
    return (
        *circle(palette, "orbit", middle, 13.2 * unit, unit),
        *ink_in(palette, "inner-frame", short, unit),
        *join((*fill_in(palette, "deep", star), *ink_in(palette, "rule", star, unit)) for star in stars),
    )


def _draw_needle(middle: Point, unit: float, palette: Palette, turn: float) -> Shapes:
    """Draw a lozenge on a pin; its northern half is lit."""
    north, south = (polar_point(middle, 16.4 * unit, turn + half) for half in (0, 180))
    left, right = (polar_point(middle, 2.5 * unit, turn + side) for side in (-90, 90))
    lit, dark = polygon_steps((left, north, right)), polygon_steps((right, south, left))
    return (
        *fill_in(palette, "deep", dark),
        *fill_in(palette, "accent", lit),
        *ink_in(palette, "hairline", (*lit, *dark), unit, 0.16),
        *rimmed_disc(palette, "deep", "ring", middle, 1.5 * unit, unit),
        *disc(palette, "accent", middle, 0.6 * unit),
    )


_RING = Parameter("truth", True, "whether it stands in the graduated ring of a back")

ROSES = {
    "rose": make_figure(
        "A compass rose of eight split points over sixteen small ones.", draw_rose, ring=_RING
    ),
    "compass": make_figure(
        "A mariner's compass: a dial with degrees and a needle.",
        draw_compass,
        turn=Parameter("number", 22, "where the needle points, in degrees", -360, 360),
        letters=Parameter("texts", (), "the four letters of the dial: north, east, south, west"),
    ),
}


AXIS = 23.5  # degrees: the slope of the Earth's axis
ZODIAC = -33.0  # degrees: the slope of the band
FLAT = 0.34  # its lower half axis as a share of the upper one
GLOBE = 20.5  # the sphere's radius, where the ring's is 23.5
BAND = 1.9  # the width of the zodiac
ECLIPTIC, OFFSET = 12.7, 8.2


def draw_armillary(box: Box, palette: Palette, *, ring: bool) -> Shapes:
    """Draw a sphere of circles on a slanting axis, girt by the zodiac, with the sun at its heart."""
    middle, unit = find_scale(box, ring)
    return (
        *(draw_back_ring(middle, unit, palette) if ring else ()),
        *circle(palette, "figure", middle, 21.5 * unit, unit, 0.28),
        *circle(palette, "inner-frame", middle, GLOBE * unit, unit),
        *_draw_sphere(middle, unit, palette),
        *_draw_axis(middle, unit, palette),
        *_draw_zodiac(middle, unit, palette),
        *_draw_heart(middle, unit, palette),
    )


def _draw_sphere(middle: Point, unit: float, palette: Palette) -> Shapes:
    """Draw meridians and parallels; the equator is the boldest."""
    radius = GLOBE * unit
    meridians = join(oval(middle, radius * share, radius, AXIS) for share in (0.86, 0.58, 0.22))
    parallels = join(_parallel_steps(middle, radius, high) for high in (0.4, -0.4, 0.76, -0.76))
    equator = ink_in(palette, "figure", _parallel_steps(middle, radius, 0.0), unit, 0.28)
    return (*ink_in(palette, "rule", (*meridians, *parallels), unit), *equator)


def _parallel_steps(middle: Point, radius: float, share: float) -> Steps:
    half = radius * math.sqrt(1 - share * share)
    return oval(polar_point(middle, radius * share, AXIS), half, half * 0.2, AXIS)


def _draw_axis(middle: Point, unit: float, palette: Palette) -> Shapes:
    ends = [polar_point(middle, 21.0 * unit, AXIS + half) for half in (0, 180)]
    heads = join(_arrow_steps(middle, unit, AXIS + half) for half in (0, 180))
    return (*ink_in(palette, "figure", segment(*ends), unit, 0.28), *fill_in(palette, "accent", heads))


def _arrow_steps(middle: Point, unit: float, angle: float) -> Steps:
    foot, tip = polar_point(middle, 19.6 * unit, angle), polar_point(middle, 23.4 * unit, angle)
    left, right = (polar_point(foot, 0.95 * unit, angle + side) for side in (-90, 90))
    return polygon_steps((left, tip, right))


def _draw_zodiac(middle: Point, unit: float, palette: Palette) -> Shapes:
    """Draw a flat band with ticks; every fifth goes right across."""
    half, low, wide = GLOBE * unit, GLOBE * FLAT * unit, BAND / 2 * unit
    outer = oval(middle, half + wide, low + wide, ZODIAC)
    inner = oval(middle, half - wide, low - wide, ZODIAC)
    hole = oval(middle, half - wide, low - wide, ZODIAC, clockwise=False)
    marks = join(
        segment(*(_find_on_zodiac(middle, unit, 6 * k, side) for side in (0.0 if k % 5 else -1.0, 1.0)))
        for k in range(60)
    )
    return (
        *fill_in(palette, "deep", (*outer, *hole)),
        *ink_in(palette, "ring", (*outer, *inner), unit),
        *ink_in(palette, "tick-short", marks, unit),
    )


def _find_on_zodiac(middle: Point, unit: float, degrees: float, side: float) -> Point:
    """Find a place on the zodiac; `side` runs from its inner edge at -1 to its outer one at 1."""
    angle, out = math.radians(degrees), side * BAND / 2
    along = (GLOBE + out) * unit * math.cos(angle)
    across = (GLOBE * FLAT + out) * unit * math.sin(angle)
    return polar_point(polar_point(middle, along, ZODIAC + 90), across, ZODIAC + 180)


def _draw_heart(middle: Point, unit: float, palette: Palette) -> Shapes:
    return (
        *rimmed_disc(palette, "deep", "ring", middle, 4.0 * unit, unit),
        *fill_in(palette, "accent", spiked_star(middle, 16, 3.4 * unit, 0.5)),
        *rimmed_disc(palette, "deep", "hairline", middle, 1.15 * unit, unit),
    )


def draw_ecliptics(box: Box, palette: Palette, *, ring: bool) -> Shapes:
    """Draw four graduated circles laid through one another, and eight pointers that end in stars."""
    middle, unit = find_scale(box, ring)
    diagonals = [polar_point(middle, OFFSET * unit, angle) for angle in (45, 135, 225, 315)]
    rete = (shape for place in diagonals for shape in _draw_ecliptic(place, unit, palette))
    return (
        *(draw_back_ring(middle, unit, palette) if ring else ()),
        *circle(palette, "inner-frame", middle, 20.9 * unit, unit),
        *circle(palette, "inner-frame", middle, 5.2 * unit, unit),
        *_draw_pointers(middle, unit, palette),
        *rete,
        *_draw_pointed_stars(middle, unit, palette),
        *_draw_small_eyes(middle, unit, palette),
        *rimmed_disc(palette, "deep", "ring", middle, 3.3 * unit, unit),
        *fill_in(palette, "accent", spiked_star(middle, 8, 2.7 * unit, 0.4)),
    )


def _draw_ecliptic(place: Point, unit: float, palette: Palette) -> Shapes:
    radius, within = ECLIPTIC * unit, (ECLIPTIC - 1.0) * unit
    return (
        *circle(palette, "figure", place, radius, unit, 0.28),
        *circle(palette, "inner-frame", place, within, unit),
        *ink_in(palette, "inner-frame", ticks(place, within, 36, 1.0 * unit), unit),
    )


def _draw_pointers(middle: Point, unit: float, palette: Palette) -> Shapes:
    upright, aslant = (spokes(middle, 5.2 * unit, 20.9 * unit, range(first, 360, 90)) for first in (0, 45))
    return (*ink_in(palette, "inner-frame", upright, unit), *ink_in(palette, "orbit", aslant, unit))


def _draw_pointed_stars(middle: Point, unit: float, palette: Palette) -> Shapes:
    places = {at: polar_point(middle, 20.9 * unit, at) for at in range(0, 360, 45)}
    upright = join(curved_star(places[at], 4, 1.9 * unit, 0.12) for at in range(0, 360, 90))
    aslant = join(spiked_star(places[at], 8, 2.2 * unit, 0.42, at) for at in range(45, 360, 90))
    return fill_in(palette, "accent", (*upright, *aslant))


def _draw_small_eyes(middle: Point, unit: float, palette: Palette) -> Shapes:
    places = [polar_point(middle, 9.7 * unit, at) for at in range(0, 360, 90)]
    return join(
        (
            *rimmed_disc(palette, "deep", "ring", at, 0.95 * unit, unit),
            *disc(palette, "accent", at, 0.42 * unit),
        )
        for at in places
    )


SPHERES = {
    "armillary": make_figure(
        "An armillary sphere on the Earth's slanting axis, girt by the zodiac, the sun at its heart.",
        draw_armillary,
        reach=0.4,
        ring=_RING,
    ),
    "ecliptics": make_figure(
        "Four graduated ecliptics laid through one another.", draw_ecliptics, reach=0.4, ring=_RING
    ),
}
