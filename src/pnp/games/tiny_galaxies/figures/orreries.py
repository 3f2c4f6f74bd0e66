"""Orreries: planets around the signs of a mission; and the backs of both decks, an eclipse and arms."""

from __future__ import annotations

import math

from msgspec import Struct

from pnp.figures import Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.globes import Globe, meridian
from pnp.figures.instruments import draw_back_ring, find_scale
from pnp.figures.marks import circle, disc, fill_in, ink_in, rimmed_disc
from pnp.geometry import ORIGIN, Box, Point, centre, half_side
from pnp.paths import polygon_steps
from pnp.scene import ArcTo

RING = 24.6  # the radius of the pool
HEART, ONE, PAIR = 5.6, 9.4, 5.2  # the radius of an orrery's heart, the height of one sign or of two in it
MISSION_ORBITS = (7.4, 12.2, 17.0, 21.8)
TRAIL = 70.0  # degrees
MOST = 999


class OrbitingPlanet(Struct, frozen=True):
    orbit: float
    turn: float
    radius: float
    ringed: bool = False


ORBITING_PLANETS = (
    OrbitingPlanet(7.4, 300, 1.5),
    OrbitingPlanet(12.2, 62, 2.6),
    OrbitingPlanet(17.0, 205, 3.2),
    OrbitingPlanet(21.8, 318, 2.0),
    OrbitingPlanet(21.8, 128, 2.5),
)
PACES = (131.0, 67.0, 43.0, 29.0, 29.0)
NUDGE, PLANET_AIR = 12.0, 3.2  # degrees by which a body moves on; its distance from another
# The corona of an eclipse: long at the equator, short at the poles, as when the Sun is quiet.
RAYS, FOOT, LEAST, MORE, REACH = 72, 11.3, 12.2, 8.4, 21.3


def draw_orrery(box: Box, palette: Palette, *, number: int, signs: tuple[str, ...]) -> Shapes:
    """Draw an orrery. `number` fixes the planets' places and looks; without signs, a sun is lit in the
    middle."""
    middle, unit = centre(box), half_side(box) / RING
    bodies = place_planets(number)[len(signs) > 0 :]  # signs take the place of the innermost
    middles = ((curves.polar_point(middle, each.orbit * unit, each.turn), each.radius) for each in bodies)
    worlds = enumerate((curves.box_of(at, radius * unit) for at, radius in middles), 5 * number)
    return (
        *curves.join(circle(palette, "orbit", middle, radius * unit, unit) for radius in MISSION_ORBITS),
        *ink_in(palette, "trail", curves.join(_outline_trail(middle, unit, body) for body in bodies), unit),
        *curves.join(palette.figure("tiny-galaxies-world", place, number=world) for world, place in worlds),
        *(_draw_mission_heart(palette, middle, unit, signs) if signs else _draw_sun(palette, middle, unit)),
    )


def place_planets(number: int) -> tuple[OrbitingPlanet, ...]:
    """Place the planets, each moved on at its own pace, and a little further if it would be near another."""
    placed: tuple[OrbitingPlanet, ...] = ()
    for body, pace in zip(ORBITING_PLANETS, PACES, strict=True):
        turns = ((body.turn + pace * (number - 1) + NUDGE * k) % 360 for k in range(round(360 / NUDGE)))
        bodies = (OrbitingPlanet(body.orbit, turn, body.radius) for turn in turns)
        placed += (next(each for each in bodies if all(_are_apart(each, other) for other in placed)),)
    return placed


def _are_apart(one: OrbitingPlanet, other: OrbitingPlanet) -> bool:
    places = (curves.polar_point(ORIGIN, body.orbit, body.turn) for body in (one, other))
    first, second = ((at.x, at.y) for at in places)
    return math.dist(first, second) > one.radius + other.radius + PLANET_AIR


def _outline_trail(middle: Point, unit: float, body: OrbitingPlanet) -> curves.Steps:
    gap = math.degrees((body.radius + 0.7) / body.orbit)
    return curves.bow(middle, body.orbit * unit, body.turn - TRAIL, body.turn - gap)


def _draw_sun(palette: Palette, middle: Point, unit: float) -> Shapes:
    return (
        *fill_in(palette, "mark-line", curves.rays(middle, 12, 3.3 * unit, 5.2 * unit, 8)),
        *rimmed_disc(palette, "mark", "ring", middle, 2.9 * unit, unit),
        *fill_in(palette, "sun-star", curves.curved_star(middle, 4, 2.3 * unit, 0.16)),
    )


def _draw_mission_heart(palette: Palette, middle: Point, unit: float, signs: tuple[str, ...]) -> Shapes:
    """Draw the disc of the sun, dark, with one or two signs on it."""
    high = (ONE if len(signs) == 1 else PAIR) * unit
    room = Box(middle.x - 2 * HEART * unit, middle.y - high / 2, 4 * HEART * unit, high)
    wedges = curves.rays(middle, 24, (HEART + 0.3) * unit, (HEART + 1.1) * unit, 4)
    return (
        *fill_in(palette, "mark-line", wedges),
        *rimmed_disc(palette, "cell", "cell-shining", middle, HEART * unit, unit),
        *palette.figure("tiny-galaxies-action", room, signs=signs, lines=False),
    )


def draw_eclipse(box: Box, palette: Palette, *, ring: bool) -> Shapes:
    """Draw a dark Moon, engraved, in front of the corona of the Sun."""
    middle, unit = find_scale(box, ring)
    return (
        *(draw_back_ring(middle, unit, palette) if ring else ()),
        *circle(palette, "inner-frame", middle, 21.6 * unit, unit),
        *_draw_corona(palette, middle, unit),
        *_draw_moon(palette, middle, unit),
        *fill_in(palette, "accent", curves.join(_outline_sparks(middle, unit, turn) for turn in (0, 180))),
        *rimmed_disc(palette, "deep", "medallion", middle, 3.3 * unit, unit),
        *fill_in(palette, "accent", curves.curved_star(middle, 4, 2.8 * unit, 0.14)),
    )


def _draw_corona(palette: Palette, middle: Point, unit: float) -> Shapes:
    """Draw every second ray filled, the others as outlines."""
    outlines = [_outline_ray(middle, unit, k) for k in range(RAYS)]
    return (
        *fill_in(palette, "accent", curves.join(outlines[::2])),
        *ink_in(palette, "inner-frame", curves.join(outlines[1::2]), unit),
    )


def _outline_ray(middle: Point, unit: float, k: int) -> curves.Steps:
    turn = k * 360 / RAYS
    long = LEAST + MORE * abs(math.sin(math.radians(turn))) ** 3 + 1.6 * (k % 2 == 0) + 1.4 * (k % 6 == 0)
    ends = ((FOOT, turn - 1.5), (min(long, REACH), turn), (FOOT, turn + 1.5))
    return polygon_steps(curves.polar_point(middle, radius * unit, angle) for radius, angle in ends)


def _draw_moon(palette: Palette, middle: Point, unit: float) -> Shapes:
    globe = Globe(middle, 10.3 * unit)
    lines = curves.join(meridian(globe, 1 - k / 5) for k in range(1, 10))
    return (
        *rimmed_disc(palette, "deep", "medallion", middle, 11.2 * unit, unit),
        *circle(palette, "inner-frame", middle, 10.3 * unit, unit),
        *ink_in(palette, "inner-frame", (*curves.ticks(middle, 10.3 * unit, 60, 0.9 * unit), *lines), unit),
    )


def _outline_sparks(middle: Point, unit: float, turn: float) -> curves.Steps:
    """Outline a great sparkle at a pole and a small one on each side of it."""
    pole = curves.polar_point(middle, 16.4 * unit, turn)
    foot = curves.polar_point(middle, 15.4 * unit, turn)
    beside = (curves.polar_point(foot, 3.4 * unit, turn + side) for side in (-90, 90))
    return (
        *curves.curved_star(pole, 4, 1.7 * unit, 0.12),
        *curves.join(curves.curved_star(at, 4, 0.8 * unit, 0.12) for at in beside),
    )


# Lengths in a ring of 23.5.
ARM_ORBITS, DOTTED = (8.2, 12.6, 17.0, 21.2), (10.4, 14.8, 19.1)
TILT = -22.0  # degrees: of rings
PIP = 1.75  # the reach of a pip


# One of each pair; the other stands across from it.
PAIRED_PLANETS = (
    OrbitingPlanet(8.2, 30, 1.1),
    OrbitingPlanet(12.6, 118, 1.6),
    OrbitingPlanet(17.0, 56, 2.3, ringed=True),
    OrbitingPlanet(21.2, 150, 1.5),
    OrbitingPlanet(21.2, 12, 1.2),
)


def draw_arms(box: Box, palette: Palette, *, ring: bool) -> Shapes:
    middle, unit = find_scale(box, ring)
    solid = curves.join(circle(palette, "rule", middle, radius * unit, unit) for radius in ARM_ORBITS)
    dotted = curves.join(circle(palette, "orbit", middle, radius * unit, unit) for radius in DOTTED)
    pairs = [(body, turn) for body in PAIRED_PLANETS for turn in (body.turn, body.turn + 180)]
    ends = (curves.polar_point(middle, (body.orbit - body.radius) * unit, turn) for body, turn in pairs)
    return (
        *(draw_back_ring(middle, unit, palette) if ring else ()),
        *solid,
        *dotted,
        *ink_in(palette, "figure", curves.join(curves.segment(middle, end) for end in ends), unit, 0.16),
        *curves.join(_draw_paired_planet(palette, middle, unit, *pair) for pair in pairs),
        *_draw_arms_heart(palette, middle, unit),
    )


def _draw_paired_planet(
    palette: Palette, middle: Point, unit: float, body: OrbitingPlanet, turn: float
) -> Shapes:
    """Draw a disc with a belt that bulges the same way after half a turn; some planets have a ring."""
    at, radius = curves.polar_point(middle, body.orbit * unit, turn), body.radius * unit
    ring = curves.oval(at, 1.75 * radius, 0.5 * radius, TILT)
    return (
        *rimmed_disc(palette, "deep", "rule", at, radius + 0.45 * unit, unit),
        *disc(palette, "accent", at, radius),
        *ink_in(palette, "back-cut", _outline_belt(at, radius, turn), unit),
        *(ink_in(palette, "figure", ring, unit, 0.26) if body.ringed else ()),
    )


def _outline_belt(at: Point, radius: float, turn: float) -> curves.Steps:
    left, right = (Point(at.x + side * 0.95 * radius, at.y) for side in (-1, 1))
    return (curves.move(left), ArcTo(radius, 0.35 * radius, 0.0, False, turn >= 180, right.x, right.y))


def _draw_arms_heart(palette: Palette, middle: Point, unit: float) -> Shapes:
    wedges = (
        *curves.rays(middle, 16, 4.4 * unit, 6.9 * unit, 6),
        *curves.rays(middle, 16, 4.4 * unit, 5.6 * unit, 4, 11.25),
    )
    return (
        *disc(palette, "deep", middle, 7.2 * unit),
        *fill_in(palette, "accent", wedges),
        *rimmed_disc(palette, "deep", "medallion", middle, 4.1 * unit, unit),
        *circle(palette, "inner-frame", middle, 3.3 * unit, unit),
        *fill_in(palette, "accent", curves.spiked_star(middle, 8, 2.8 * unit, 0.4)),
    )


def draw_pip(box: Box, palette: Palette, *, of: str) -> Shapes:
    """Draw the pip that tells one deck's back from another's: a ringed globe, or a rayed ring."""
    middle, unit = centre(box), half_side(box) / PIP
    if of == "planet":
        ring = curves.oval(middle, PIP * unit, 0.5 * unit, TILT)
        return (*disc(palette, "accent", middle, 0.85 * unit), *ink_in(palette, "accent", ring, unit, 0.2))
    wedges = curves.rays(middle, 8, 1.05 * unit, 1.7 * unit, 9)
    return (*fill_in(palette, "accent", wedges), *circle(palette, "accent", middle, 0.8 * unit, unit, 0.3))


ORRERY_FIGURES = {
    "tiny-galaxies-arms": make_figure(
        "Pairs of planets on the arms of an orrery, a sun at its heart, the same after half a turn.",
        draw_arms,
        ring=Parameter("truth", True, "whether it stands in the graduated ring of a back"),
    ),
    "tiny-galaxies-pip": make_figure(
        "A small ringed globe or rayed ring, which tells the backs of two decks from each other.",
        draw_pip,
        of=Parameter("text", "planet", "which deck's", among=("planet", "mission")),
    ),
    "tiny-galaxies-orrery": make_figure(
        "Planets about a sun, each with the part of its orbit that it has gone through behind it.",
        draw_orrery,
        number=Parameter("whole", 1, "how far they have come, and which they are", 0, MOST),
        signs=Parameter("texts", (), "what they go about, instead of a sun: one sign or two"),
    ),
    "tiny-galaxies-eclipse": make_figure(
        "A dark Moon before the corona of the Sun, the same after half a turn.",
        draw_eclipse,
        ring=Parameter("truth", True, "whether it stands in the graduated ring of a back"),
    ),
}
