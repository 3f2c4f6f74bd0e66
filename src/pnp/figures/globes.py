"""Moons, planets and spiral galaxies."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct

from pnp.figures import curves
from pnp.figures.figure import Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import circle, disc, fill_in, ink_in, rimmed_disc
from pnp.figures.stars import Star, bell_number, uniform_numbers
from pnp.geometry import Box, Point, centre, half_side
from pnp.scene import ArcTo, Close, LineTo

MOON = 11.7  # the radius of the moon whose lines are as wide as their roles say
PLANET = 10.4
# Craters by place and size, in shares of the radius.
CRATERS = (
    (0.32, -0.36, 0.17),
    (-0.36, 0.24, 0.2),
    (0.42, 0.36, 0.12),
    (-0.2, -0.56, 0.1),
    (0.06, 0.66, 0.08),
    (0.7, -0.02, 0.09),
    (-0.68, -0.18, 0.11),
    (0.08, -0.02, 0.07),
)
# Belts by the latitudes of their edges, -1 to 1 from the north, in the order in which they are added.
BELTS = ((0.1, 0.26), (-0.34, -0.2), (0.46, 0.56), (-0.62, -0.53), (0.74, 0.8), (-0.06, -0.01))
BULGE = 0.2  # how round a belt looks: its lower half axis as a share of the upper one
RINGS = ((1.24, 1.36), (1.42, 1.72))
GROOVES = (1.3, 1.52, 1.62)
RING_FLAT = 0.3


class Globe(Struct, frozen=True):
    middle: Point
    radius: float
    tilt: float = 0.0


def place_on_globe(globe: Globe, x: float, y: float) -> Point:
    """Find a place on the globe's disc, given in shares of its radius and turned with it."""
    along = curves.polar_point(globe.middle, x * globe.radius, globe.tilt + 90)
    return curves.polar_point(along, y * globe.radius, globe.tilt + 180)


def half_oval(globe: Globe, x: float, end: float) -> ArcTo:
    """Draw an arc from one pole to the other by way of `x` on the equator; `end` is -1 for the north, 1 for
    the south."""
    pole = place_on_globe(globe, 0.0, end)
    clockwise = (x > 0) == (end > 0)
    return ArcTo(abs(x) * globe.radius, globe.radius, globe.tilt, False, clockwise, pole.x, pole.y)


def meridian(globe: Globe, x: float) -> curves.Steps:
    start = curves.move(place_on_globe(globe, 0.0, -1.0))
    return (start, _half_meridian(globe, x, 1.0))


def _half_meridian(globe: Globe, x: float, end: float) -> LineTo | ArcTo:
    """The way to a pole: straight in the middle of the disc, else half an oval."""
    is_straight = abs(x) < 1e-6
    return curves.line(place_on_globe(globe, 0.0, end)) if is_straight else half_oval(globe, x, end)


def draw_moon(
    box: Box, palette: Palette, *, lit: float, side: str, meridians: int, craters: bool, fill: str, dark: str
) -> Shapes:
    """Draw a moon whose share `lit` is bright, from the right or from the left."""
    globe = Globe(centre(box), half_side(box))
    unit = globe.radius / MOON
    toward = 1 if side == "right" else -1
    edge = toward * (1 - 2 * lit)  # where the terminator crosses the equator
    bright = lit_part(globe, edge, toward)
    lines = [math.sin(math.pi * (k / (meridians + 1) - 0.5)) for k in range(1, meridians + 1)]
    shadowed = curves.join(meridian(globe, x) for x in lines if (edge - x) * toward > 0.02)
    engraved = curves.join(meridian(globe, x) for x in lines if (x - edge) * toward > 0.02)
    return (
        *disc(palette, dark, globe.middle, globe.radius),
        *ink_in(palette, "moon-dark", shadowed, unit),
        *(fill_in(palette, fill, bright, curves.box_of(globe.middle, globe.radius)) if lit else ()),
        *(ink_in(palette, "moon", engraved, unit, 0.12) if lit else ()),
        *(_draw_moon_craters(globe, palette, fill, edge, toward) if craters else ()),
        *(ink_in(palette, "hairline", bright, unit) if 0 < lit < 1 else ()),
        *circle(palette, "cell", globe.middle, globe.radius, unit),
    )


def lit_part(globe: Globe, edge: float, toward: int) -> curves.Steps:
    """Draw the lit part: half a circle on the lit side, closed by the terminator."""
    north = curves.move(place_on_globe(globe, 0.0, -1.0))
    return (north, half_oval(globe, toward, 1.0), _half_meridian(globe, edge, -1.0), Close())


def _draw_moon_craters(globe: Globe, palette: Palette, fill: str, edge: float, toward: int) -> Shapes:
    """The craters that lie wholly in the light."""
    lit_craters = []
    for x, y, size in CRATERS:
        if (x - edge * math.sqrt(1 - y * y)) * toward > size + 0.05 and math.hypot(x, y) + size < 0.97:
            lit_craters.append((x, y, size))
    return draw_craters(globe, palette, fill, lit_craters, globe.radius / MOON)


def draw_craters(
    globe: Globe, palette: Palette, fill: str, craters: list[tuple[float, float, float]], unit: float
) -> Shapes:
    """Draw craters: a rim, and a shorter arc within it where the shadow falls. No meridian runs through
    them."""
    places = [(place_on_globe(globe, x, y), size * globe.radius) for x, y, size in craters]
    rims = curves.join(curves.dot(at, radius) for at, radius in places)
    shadows = curves.join(crater_shadow(at, radius * 0.68) for at, radius in places)
    lines = ink_in(palette, "moon", (*rims, *shadows), unit)
    return (*fill_in(palette, fill, rims, curves.box_of(globe.middle, globe.radius)), *lines)


def crater_shadow(middle: Point, radius: float, turn: float = 255) -> curves.Steps:
    """Draw a third of a circle within a crater's rim, clockwise from a direction."""
    return curves.bow(middle, radius, turn, turn + 120)


def draw_planet(
    box: Box,
    palette: Palette,
    *,
    belts: int,
    rings: bool,
    night: bool,
    craters: bool,
    tilt: float,
    fill: str,
    belt: str,
) -> Shapes:
    """Draw a globe. If it has rings, these are as wide as the box, and their front half lies over it."""
    radius = half_side(box) / (RINGS[-1][1] if rings else 1.0)
    globe = Globe(centre(box), radius, tilt)
    unit = radius / PLANET
    meridians = curves.join(meridian(globe, -math.cos(math.radians(8 + 7.2 * k))) for k in range(1, 11))
    inner_craters = [crater for crater in CRATERS if math.hypot(crater[0], crater[1]) + crater[2] < 0.9]
    return (
        *(draw_half_rings(globe, palette, fill, unit, front=False) if rings else ()),
        *disc(palette, fill, globe.middle, radius),
        *_draw_belts(globe, palette, belts, belt, unit),
        *(draw_craters(globe, palette, fill, inner_craters, unit) if craters else ()),
        *(ink_in(palette, "moon", meridians, unit, 0.12) if night else ()),
        *circle(palette, "ring", globe.middle, radius, unit),
        *(draw_half_rings(globe, palette, fill, unit, front=True) if rings else ()),
    )


def _draw_belts(globe: Globe, palette: Palette, count: int, paint: str, unit: float) -> Shapes:
    bands = curves.join(band(globe, *edges) for edges in BELTS[:count])
    lines = ink_in(palette, "moon", bands, unit, 0.12)
    return (*fill_in(palette, paint, bands, curves.box_of(globe.middle, globe.radius)), *lines)


def band(globe: Globe, north: float, south: float) -> curves.Steps:
    """Draw the strip between two parallels, which bulge towards the viewer, with the limb on both sides."""
    upper, lower = (math.sqrt(1 - high * high) for high in (north, south))
    radius = globe.radius
    ends = [
        place_on_globe(globe, -upper, north),
        place_on_globe(globe, upper, north),
        place_on_globe(globe, lower, south),
        place_on_globe(globe, -lower, south),
    ]
    return (
        curves.move(ends[0]),
        ArcTo(upper * radius, upper * radius * BULGE, globe.tilt, False, False, ends[1].x, ends[1].y),
        curves.arc(radius, ends[2], clockwise=True),
        ArcTo(lower * radius, lower * radius * BULGE, globe.tilt, False, True, ends[3].x, ends[3].y),
        curves.arc(radius, ends[0], clockwise=True),
        Close(),
    )


def draw_half_rings(globe: Globe, palette: Palette, paint: str, unit: float, *, front: bool) -> Shapes:
    """Draw the rings in front of the globe or behind it: their bodies, their edges, and the engraved
    grooves."""
    bodies = curves.join(_half_ring(globe, inner, outer, front=front) for inner, outer in RINGS)
    edges = curves.join(_half_circle(globe, share, front=front) for ring in RINGS for share in ring)
    grooves = curves.join(_half_circle(globe, share, front=front) for share in GROOVES)
    return (
        *fill_in(palette, paint, bodies, curves.box_of(globe.middle, globe.radius * RINGS[-1][1])),
        *ink_in(palette, "moon", grooves, unit, 0.12),
        *ink_in(palette, "hairline", edges, unit),
    )


def _half_circle(globe: Globe, share: float, *, front: bool) -> curves.Steps:
    """Half a ring's edge, from its left end to its right one."""
    start, end = (place_on_globe(globe, side * share, 0.0) for side in (-1, 1))
    reach = share * globe.radius
    return (curves.move(start), ArcTo(reach, reach * RING_FLAT, globe.tilt, False, not front, end.x, end.y))


def _half_ring(globe: Globe, inner: float, outer: float, *, front: bool) -> curves.Steps:
    begin, end = (place_on_globe(globe, side * inner, 0.0) for side in (1, -1))
    reach = inner * globe.radius
    back = ArcTo(reach, reach * RING_FLAT, globe.tilt, False, front, end.x, end.y)
    return (*_half_circle(globe, outer, front=front), curves.line(begin), back, Close())


GLOBES = {
    "moon": make_figure(
        "A moon in any phase, engraved with meridians and craters.",
        draw_moon,
        lit=Parameter("number", 0.5, "the share of its disc that is bright", 0, 1),
        side=Parameter("text", "right", "where the light comes from", among=("right", "left")),
        meridians=Parameter("whole", 9, "how many lines run from pole to pole", 0, 40),
        craters=Parameter("truth", True, "whether the bright part has craters"),
        fill=Parameter("paint", "moon", "of the bright part"),
        dark=Parameter("paint", "shadow", "of the other"),
    ),
    "planet": make_figure(
        "A planet: a globe with belts or craters, rings, and a night side engraved in meridians.",
        draw_planet,
        belts=Parameter("whole", 3, "how many", 0, len(BELTS)),
        rings=Parameter("truth", True, "whether it has rings"),
        night=Parameter("truth", True, "whether its left side lies in shadow"),
        craters=Parameter("truth", False, "whether it has craters"),
        tilt=Parameter("number", -20, "the slope of its equator, in degrees", -180, 180),
        fill=Parameter("paint", "globe", "of its body and its rings"),
        belt=Parameter("paint", "belt", "of its belts"),
    ),
}


SPIRAL_MODEL = 25.2  # the radius for which the measures here are given
SPIRAL_INNER, SPIRAL_HEART, SPIRAL_OUTER = 3.2, 5.3, 23.8  # where an arm begins, around a heart too, and ends
ORIGIN = Point(0.0, 0.0)


def draw_spiral(
    box: Box, palette: Palette, *, arms: int, turns: float, stars: int, seed: int, heart: bool, line: str
) -> Shapes:
    """Draw stars strewn along the arms, three brightnesses in three shapes, and a line along each arm."""
    middle, unit = centre(box), half_side(box) / SPIRAL_MODEL
    inner = SPIRAL_HEART if heart else SPIRAL_INNER
    kinds = _sort_spiral_stars(arms, turns, stars, seed, inner)
    paths = curves.join(_arm_steps(middle, unit, inner, k * 360 / arms, turns) for k in range(arms))
    star_shapes = curves.join(
        fill_in(palette, paint, _spiral_dots(kind, middle, unit))
        for paint, kind in zip(("accent", "line", "fine"), kinds, strict=True)
    )
    core = _draw_heart(middle, unit, palette) if heart else ()
    return (*ink_in(palette, line, paths, unit), *star_shapes, *core)


def _arm_steps(middle: Point, unit: float, inner: float, start: float, turns: float) -> curves.Steps:
    shares = [k / 60 for k in range(61)]
    way = SPIRAL_OUTER - inner
    return curves.chain(
        curves.polar_point(middle, (inner + way * share) * unit, start + turns * 360 * share)
        for share in shares
    )


@lru_cache(maxsize=32)
def _sort_spiral_stars(
    arms: int, turns: float, count: int, seed: int, inner: float
) -> tuple[tuple[Star, ...], ...]:
    """Make the bright, the middle and the faint stars around 0, 0, at the size for which measures are given.

    An arm is widest at a good third of its way, and runs out in a single file of faint stars.
    """
    numbers = uniform_numbers(seed)
    stars = []
    for k in range(count):
        along = next(numbers)
        wide = 0.4 + 2.7 * along**0.5 * (1 - along) ** 0.75
        away = inner + (SPIRAL_OUTER - inner) * along + bell_number(numbers) * wide
        angle = (k % arms) * 360 / arms + along * turns * 360 + bell_number(numbers) * 3.5 * (1 - along)
        at = curves.polar_point(ORIGIN, away, angle)
        radius = 0.07 + 0.16 * next(numbers) ** 4 * (1 - along**2) + 0.05 * (1 - along)
        if inner < math.hypot(at.x, at.y) < SPIRAL_MODEL - 0.3:
            stars.append(Star(at.x, at.y, radius))
    bounds = ((0.17, 9.0), (0.1, 0.17), (0.0, 0.1))
    return tuple(tuple(s for s in stars if least < s.radius <= most) for least, most in bounds)


def _spiral_dots(stars: tuple[Star, ...], middle: Point, unit: float) -> curves.Steps:
    """Draw stars. They grow less than the galaxy does, or a large one would look coarse."""
    growth = unit**0.5
    places = ((Point(middle.x + s.x * unit, middle.y + s.y * unit), s.radius * growth) for s in stars)
    return curves.join(curves.dot(*place) for place in places)


def _draw_heart(middle: Point, unit: float, palette: Palette) -> Shapes:
    wedges = (
        *curves.rays(middle, 16, 3.2 * unit, 4.9 * unit, 6),
        *curves.rays(middle, 16, 3.2 * unit, 4.1 * unit, 4, 11.25),
    )
    return (
        *fill_in(palette, "mark", wedges),
        *rimmed_disc(palette, "well", "medallion", middle, 3.0 * unit, unit),
        *fill_in(palette, "mark", curves.curved_star(middle, 4, 2.4 * unit, 0.13)),
    )


SPIRALS = {
    "spiral": make_figure(
        "A spiral galaxy: arms of stars about a bright heart.",
        draw_spiral,
        arms=Parameter("whole", 2, "how many", 1, 12),
        turns=Parameter("number", 0.92, "how often an arm winds about the heart", -4, 4),
        stars=Parameter("whole", 660, "how many", 0, 5000),
        seed=Parameter("whole", 5, "which galaxy it is", 0, 2**32),
        heart=Parameter("truth", True, "whether it has a bright heart"),
        line=Parameter("line", "orbit", "the line along each arm, or none"),
    )
}
