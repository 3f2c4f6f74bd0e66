"""Globes: a moon in any phase and a planet with belts, craters, rings and an engraved night side."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, arc, dot, joined, line, move, polar
from pnp.figures.ring import half_side
from pnp.geometry import Point, centre
from pnp.scene import ArcTo, Close

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

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


def at(globe: Globe, x: float, y: float) -> Point:
    """A place on the globe's disc, in shares of its radius and turned with it."""
    along = polar(globe.middle, x * globe.radius, globe.tilt + 90)
    return polar(along, y * globe.radius, globe.tilt + 180)


def half_oval(globe: Globe, x: float, end: float) -> ArcTo:
    """From one pole to the other by way of `x` on the equator; `end` is -1 for the north, 1 for the south."""
    pole = at(globe, 0.0, end)
    clockwise = (x > 0) == (end > 0)
    return ArcTo(abs(x) * globe.radius, globe.radius, globe.tilt, False, clockwise, pole.x, pole.y)


def meridian(globe: Globe, x: float) -> Steps:
    start = move(at(globe, 0.0, -1.0))
    return (start, line(at(globe, 0.0, 1.0)) if abs(x) < 1e-6 else half_oval(globe, x, 1.0))


def moon(
    box: Box,
    palette: Palette,
    *,
    lit: float,
    side: str,
    meridians: int,
    craters: bool,
    fill: str,
    dark: str,
) -> tuple[Shape, ...]:
    """A moon of which the share `lit` is bright, from the right or from the left."""
    globe = Globe(centre(box), half_side(box))
    unit = globe.radius / MOON
    toward = 1 if side == "right" else -1
    edge = toward * (1 - 2 * lit)  # where the terminator crosses the equator
    bright = lit_part(globe, edge, toward)
    lines = [math.sin(math.pi * (k / (meridians + 1) - 0.5)) for k in range(1, meridians + 1)]
    shadowed = joined(meridian(globe, x) for x in lines if (edge - x) * toward > 0.02)
    engraved = joined(meridian(globe, x) for x in lines if (x - edge) * toward > 0.02)
    return (
        *disc(palette, dark, globe.middle, globe.radius),
        *inked(palette, "moon-dark", shadowed, unit),
        *(filled(palette, fill, bright, about(globe.middle, globe.radius)) if lit else ()),
        *(inked(palette, "moon", engraved, unit, 0.12) if lit else ()),
        *(_moon_craters(globe, palette, fill, edge, toward) if craters else ()),
        *(inked(palette, "hairline", bright, unit) if 0 < lit < 1 else ()),
        *circle(palette, "cell", globe.middle, globe.radius, unit),
    )


def lit_part(globe: Globe, edge: float, toward: int) -> Steps:
    """Half a circle on the lit side, closed by the terminator."""
    terminator = line(at(globe, 0.0, -1.0)) if abs(edge) < 1e-6 else half_oval(globe, edge, -1.0)
    return (move(at(globe, 0.0, -1.0)), half_oval(globe, toward, 1.0), terminator, Close())


def _moon_craters(globe: Globe, palette: Palette, fill: str, edge: float, toward: int) -> tuple[Shape, ...]:
    """Those craters that lie wholly in the light."""
    seen = [
        (x, y, size)
        for x, y, size in CRATERS
        if (x - edge * math.sqrt(1 - y * y)) * toward > size + 0.05 and math.hypot(x, y) + size < 0.97
    ]
    return crater_shapes(globe, palette, fill, seen, globe.radius / MOON)


def crater_shapes(
    globe: Globe, palette: Palette, fill: str, craters: list[tuple[float, float, float]], unit: float
) -> tuple[Shape, ...]:
    """A rim, and a shorter arc within it where the shadow falls; no meridian runs through them."""
    rims = joined(dot(at(globe, x, y), size * globe.radius) for x, y, size in craters)
    shadows = joined(crater_shadow(at(globe, x, y), size * globe.radius * 0.68) for x, y, size in craters)
    return (
        *filled(palette, fill, rims, about(globe.middle, globe.radius)),
        *inked(palette, "moon", (*rims, *shadows), unit),
    )


def crater_shadow(middle: Point, radius: float, turn: float = 255) -> Steps:
    """A third of a circle within a crater's rim, clockwise from a direction."""
    return (move(polar(middle, radius, turn)), arc(radius, polar(middle, radius, turn + 120), clockwise=True))


def planet(
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
) -> tuple[Shape, ...]:
    """A globe; where it has rings, these are as wide as the box, and their front half lies over it."""
    radius = half_side(box) / (RINGS[-1][1] if rings else 1.0)
    globe = Globe(centre(box), radius, tilt)
    unit = radius / PLANET
    meridians = joined(meridian(globe, -math.cos(math.radians(8 + 7.2 * k))) for k in range(1, 11))
    found = [crater for crater in CRATERS if math.hypot(crater[0], crater[1]) + crater[2] < 0.9]
    return (
        *(half_rings(globe, palette, fill, unit, front=False) if rings else ()),
        *disc(palette, fill, globe.middle, radius),
        *_belts(globe, palette, belts, belt, unit),
        *(crater_shapes(globe, palette, fill, found, unit) if craters else ()),
        *(inked(palette, "moon", meridians, unit, 0.12) if night else ()),
        *circle(palette, "ring", globe.middle, radius, unit),
        *(half_rings(globe, palette, fill, unit, front=True) if rings else ()),
    )


def _belts(globe: Globe, palette: Palette, count: int, paint: str, unit: float) -> tuple[Shape, ...]:
    bands = joined(band(globe, *edges) for edges in BELTS[:count])
    return (
        *filled(palette, paint, bands, about(globe.middle, globe.radius)),
        *inked(palette, "moon", bands, unit, 0.12),
    )


def band(globe: Globe, north: float, south: float) -> Steps:
    """The strip between two parallels, which bulge towards us, and the limb on both sides."""
    upper, lower = (math.sqrt(1 - high * high) for high in (north, south))
    radius = globe.radius
    ends = [
        at(globe, -upper, north),
        at(globe, upper, north),
        at(globe, lower, south),
        at(globe, -lower, south),
    ]
    return (
        move(ends[0]),
        ArcTo(upper * radius, upper * radius * BULGE, globe.tilt, False, False, ends[1].x, ends[1].y),
        arc(radius, ends[2], clockwise=True),
        ArcTo(lower * radius, lower * radius * BULGE, globe.tilt, False, True, ends[3].x, ends[3].y),
        arc(radius, ends[0], clockwise=True),
        Close(),
    )


def half_rings(globe: Globe, palette: Palette, paint: str, unit: float, *, front: bool) -> tuple[Shape, ...]:
    """The rings on this side of the globe or beyond it: their bodies, their edges, and what is engraved."""
    bodies = joined(_half_ring(globe, inner, outer, front=front) for inner, outer in RINGS)
    edges = joined(_half_circle(globe, share, front=front) for ring in RINGS for share in ring)
    grooves = joined(_half_circle(globe, share, front=front) for share in GROOVES)
    return (
        *filled(palette, paint, bodies, about(globe.middle, globe.radius * RINGS[-1][1])),
        *inked(palette, "moon", grooves, unit, 0.12),
        *inked(palette, "hairline", edges, unit),
    )


def _half_circle(globe: Globe, share: float, *, front: bool) -> Steps:
    """From the left end of a ring to its right one."""
    start, end, reach = at(globe, -share, 0.0), at(globe, share, 0.0), share * globe.radius
    return (move(start), ArcTo(reach, reach * RING_FLAT, globe.tilt, False, not front, end.x, end.y))


def _half_ring(globe: Globe, inner: float, outer: float, *, front: bool) -> Steps:
    begin, end, reach = at(globe, inner, 0.0), at(globe, -inner, 0.0), inner * globe.radius
    back = ArcTo(reach, reach * RING_FLAT, globe.tilt, False, front, end.x, end.y)
    return (*_half_circle(globe, outer, front=front), line(begin), back, Close())


FIGURES = {
    "moon": figure(
        "A moon in any phase, engraved with meridians and craters.",
        moon,
        lit=Parameter("number", 0.5, "the share of its disc that is bright", 0, 1),
        side=Parameter("text", "right", "where the light comes from", among=("right", "left")),
        meridians=Parameter("whole", 9, "how many lines run from pole to pole", 0, 40),
        craters=Parameter("truth", True, "whether the bright part has craters"),
        fill=Parameter("paint", "moon", "of the bright part"),
        dark=Parameter("paint", "shadow", "of the other"),
    ),
    "planet": figure(
        "A planet: a globe with belts or craters, rings, and a night side engraved in meridians.",
        planet,
        belts=Parameter("whole", 3, "how many", 0, len(BELTS)),
        rings=Parameter("truth", True, "whether it has rings"),
        night=Parameter("truth", True, "whether its left side lies in shadow"),
        craters=Parameter("truth", False, "whether it has craters"),
        tilt=Parameter("number", -20, "the slope of its equator, in degrees", -180, 180),
        fill=Parameter("paint", "globe", "of its body and its rings"),
        belt=Parameter("paint", "belt", "of its belts"),
    ),
}
