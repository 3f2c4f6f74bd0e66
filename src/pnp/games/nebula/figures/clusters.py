"""The cluster board of Nebula: star clusters, each a dial with eight rays, the supernova, signs for both."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from pnp.figures.chance import even
from pnp.figures.figure import figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, arc, curved, dot, joined, line, move, polar, rays, segment
from pnp.figures.ring import graduated, half_side
from pnp.figures.stars import Star
from pnp.games.nebula.figures.hole_track import HOLE_TRACK_FIGURES
from pnp.games.nebula.figures.spaces import LONG, burst, hearts, placed, space
from pnp.geometry import ORIGIN, Point, centre
from pnp.outlines import polygon_steps
from pnp.scene import Close

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

RAYS = 8
# Degrees: no ray points straight up, so that a fold or a seam can pass between two.
FIRST = 180 / RAYS
STEP = 360 / RAYS

# Radii of a cluster in mm: its heart, the dial with the inner spaces, the outer spaces, the moon's places.
HEART, DIAL, DEPTH = 19.2, 31.8, 1.1
INNER, OUTER, MOON = 25.5, 42.5, 56.3
FOOT_LONG, FOOT_WIDE, CORNER = 16.0, 10.0, 2.2  # of the moon, laid across its ray
REACH = 61.8  # of the furthest corner, and a little
SWARM, SWARM_SEED = 430, 23

FACE, CLOCK = 4.3, 6.0  # the radius of the clock's sign, and of its rays
NOVA, BLAST = 9.4, 19.0  # the radius of the supernova, and of its longest rays

# The great stars of a swarm, by angle, distance and size.
GREAT = ((0, 0.0, 2.6), (38, 5.2, 1.5), (151, 6.8, 1.7), (262, 5.9, 1.4), (311, 9.4, 1.2), (95, 10.6, 1.2))


def angles() -> list[float]:
    """Of the rays; the first is where a cluster's clock and moon begin."""
    return [FIRST + k * STEP for k in range(RAYS)]


def cluster(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """As large as its box; pieces fit it where that is as large as the cluster's reach."""
    stars = [polar(ORIGIN, OUTER, at) for at in angles()]
    shapes = (
        *_rays(ORIGIN, palette),
        *_dial(ORIGIN, palette),
        *_swarm(palette),
        *(shape for at in stars for shape in space(palette, at, edge="board-star")),
        *hearts(palette, stars),
        *_moons(ORIGIN, palette),
        *clock(about(polar(ORIGIN, INNER, FIRST), CLOCK), palette),
    )
    return (placed(shapes, box, REACH),)


def _rays(middle: Point, palette: Palette) -> tuple[Shape, ...]:
    """What joins the outer spaces to the dial and to each other, and the rays between them."""
    foot = DIAL + DEPTH + 0.5
    wedges = (
        *rays(middle, RAYS, foot, foot + 6.2, 2.1),
        *rays(middle, 2 * RAYS, foot, foot + 3.6, 1.5, FIRST / 2),
    )
    orbit = (circle(palette, "board-orbital", middle, OUTER + side) for side in (-0.42, 0.42))
    links = joined(segment(polar(middle, foot - 0.5, at), polar(middle, OUTER, at)) for at in angles())
    return (
        *inked(palette, "board-direct", links),
        *(shape for shapes in orbit for shape in shapes),
        *filled(palette, "engraved", wedges),
        *inked(palette, "engraved", wedges),
    )


def _dial(middle: Point, palette: Palette) -> tuple[Shape, ...]:
    """Eight equal fields about the heart: the inner spaces."""
    cuts = [at + STEP / 2 for at in angles()]
    borders = joined(segment(polar(middle, HEART, at), polar(middle, DIAL, at)) for at in cuts)
    spots = joined(curved(polar(middle, INNER, at), 4, 1.3, 0.12) for at in angles()[1:])
    return (
        *disc(palette, "cell", middle, DIAL),
        *graduated(middle, DIAL, DEPTH, (120, 15), palette, 1.3),
        *circle(palette, "inner-frame", middle, DIAL - 0.75),
        *inked(palette, "cell", borders),
        *filled(palette, "unlit", spots),
        *disc(palette, "pool", middle, HEART),
        *graduated(middle, HEART - 0.9, 0.9, (120, 15), palette, 1.0),
    )


def _swarm(palette: Palette) -> tuple[Shape, ...]:
    """A globular cluster: stars that crowd towards the middle, and a few great ones."""
    kinds = zip(("fine", "line", "mark-line"), _swarming(), strict=True)
    strewn = (
        shape
        for paint, stars in kinds
        for shape in filled(palette, paint, joined(dot(Point(s.x, s.y), s.radius) for s in stars))
    )
    great = joined(curved(polar(ORIGIN, away, at), 4, size, 0.12) for at, away, size in GREAT)
    return (*strewn, *filled(palette, "mark-line", great))


@lru_cache(maxsize=1)
def _swarming() -> tuple[tuple[Star, ...], ...]:
    """Faint, middle and bright stars about 0, 0, none upon another."""
    numbers = even(SWARM_SEED)
    found: list[Star] = [_star(polar(ORIGIN, away, at), size * 0.62) for at, away, size in GREAT]
    for _ in range(SWARM * 4):
        away, at, glow = next(numbers), next(numbers), next(numbers)
        place = polar(ORIGIN, (HEART - 2.2) * away**1.25, at * 360)
        star = _star(place, 0.1 + 0.25 * glow**4 * (1.15 - away))
        if all(math.dist((star.x, star.y), (o.x, o.y)) > star.radius + o.radius + 0.16 for o in found):
            found.append(star)
        if len(found) == SWARM:
            break
    strewn = found[len(GREAT) :]
    bounds = ((0.0, 0.12), (0.12, 0.2), (0.2, 1.0))
    return tuple(tuple(s for s in strewn if least <= s.radius < most) for least, most in bounds)


def _star(place: Point, radius: float) -> Star:
    return Star(place.x, place.y, radius)


def _moons(middle: Point, palette: Palette) -> tuple[Shape, ...]:
    """Where the moon may stand, and where it begins."""
    first, *others = angles()
    plain = joined(_plate(polar(middle, MOON, at), at) for at in others)
    begun = _plate(polar(middle, MOON, first), first)
    return (
        *inked(palette, "board-moon", plain),
        *inked(palette, "cell-shining", begun),
        *filled(palette, "unlit", joined(_crescent(polar(middle, MOON, at), 2.0) for at in others)),
        *filled(palette, "mark-line", _crescent(polar(middle, MOON, first), 2.9)),
    )


def _plate(middle: Point, degrees: float) -> Steps:
    """The outline of a foot that lies across the ray at an angle, its corners rounded."""
    half, low = FOOT_LONG / 2, FOOT_WIDE / 2
    turned = [
        polar(middle, math.hypot(x, y), degrees + math.degrees(math.atan2(x, y))) for x, y in _rim(half, low)
    ]
    sides = ((line(turned[k]), arc(CORNER, turned[k + 1], clockwise=True)) for k in range(0, 8, 2))
    return (move(turned[-1]), *joined(sides), Close())


def _rim(half: float, low: float) -> tuple[tuple[float, float], ...]:
    """Where the corners of a foot begin and end, clockwise from the end of its upper side, y upwards."""
    wide, high = half - CORNER, low - CORNER
    return (
        (wide, low), (half, high), (half, -high), (wide, -low),
        (-wide, -low), (-half, -high), (-half, high), (-wide, low),
    )  # fmt: skip


def _crescent(middle: Point, radius: float) -> Steps:
    horns = polar(middle, radius, 35), polar(middle, radius, 145)
    return (
        move(horns[0]),
        arc(radius, horns[1], clockwise=False, large=True),
        arc(radius * 0.84, horns[0], clockwise=True, large=True),
        Close(),
    )


def clock(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """A clock's face in rays, as large as its box."""
    middle, unit = centre(box), half_side(box) / CLOCK
    hours = joined(
        dot(polar(middle, 3.45 * unit, k * 30), (0.2 if k % 3 else 0.34) * unit) for k in range(12)
    )
    hands = joined(_hand(middle, at, long * unit, 0.5 * unit) for at, long in ((0, 2.9), (120, 2.1)))
    return (
        *burst(palette, middle, FACE * unit, (CLOCK - FACE) / LONG * unit),
        *disc(palette, "mark", middle, FACE * unit),
        *circle(palette, "cell", middle, FACE * unit),
        *filled(palette, "on-mark", (*hours, *hands, *dot(middle, 0.62 * unit))),
    )


def _hand(middle: Point, degrees: float, long: float, half: float) -> Steps:
    sides = (polar(middle, half, degrees + side) for side in (-90, 90))
    return polygon_steps((next(sides), polar(middle, long, degrees), next(sides)))


def supernova(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """A great space in a burst of rays, as large as its box."""
    middle, unit = centre(box), half_side(box) / BLAST
    foot = NOVA + 0.6
    bright = ((8, 8.9, 3.0, 0.0), (16, 3.1, 2.0, 11.25))
    wedges = joined(
        rays(middle, count, foot * unit, (foot + far) * unit, half, turn) for count, far, half, turn in bright
    )
    radius = NOVA * unit
    return (
        *filled(palette, "unlit", rays(middle, 8, foot * unit, (foot + 5.6) * unit, 2.6, 22.5)),
        *filled(palette, "mark-line", wedges),
        *disc(palette, "cell", middle, radius),
        *circle(palette, "board-nova", middle, radius, unit),
        *graduated(middle, radius - 1.9 * unit, unit, (72, 6), palette, unit),
        *filled(palette, "shade", curved(middle, 4, 3.3 * unit, 0.12, 45)),
        *filled(palette, "unlit", curved(middle, 4, 5.4 * unit, 0.12)),
    )


CLUSTER_FIGURES = {
    "nebula-cluster": figure(
        "A star cluster: a dial of eight spaces for the clock, and on its rays eight for stars.",
        cluster,
        reach=0.5,
    ),
    "nebula-supernova": figure("The space of the supernova, with an engraved star in its rays.", supernova),
    "nebula-first-clock": figure("The sign of the space where a clock begins.", clock, reach=0.5),
    **HOLE_TRACK_FIGURES,
}
