"""The figures of the missions: an orrery of planets about what counts, and on the back an eclipse."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import Parameter, figure
from pnp.figures.globes import Globe, meridian
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, arc, curved, joined, move, polar, rays, ticks
from pnp.figures.ring import half_side
from pnp.figures.rose import back_ring, scaled
from pnp.geometry import ORIGIN, Box, centre
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Point
    from pnp.scene import Shape

RING = 24.6  # the radius of the pool
HEART, ONE, PAIR = 5.6, 9.4, 5.2  # of an orrery: its radius, and how high one sign or two stand in it
ORBITS = (7.4, 12.2, 17.0, 21.8)
TRAIL = 70.0  # degrees
MOST = 999


class Body(Struct, frozen=True):
    orbit: float
    turn: float
    radius: float


BODIES = (
    Body(7.4, 300, 1.5),
    Body(12.2, 62, 2.6),
    Body(17.0, 205, 3.2),
    Body(21.8, 318, 2.0),
    Body(21.8, 128, 2.5),
)
PACES = (131.0, 67.0, 43.0, 29.0, 29.0)
NUDGE, AIR = 12.0, 3.2  # how far a body goes on, degrees; and keeps from another
# The corona of an eclipse: long at the equator, short at the poles, as when the Sun is quiet.
RAYS, FOOT, LEAST, MORE, REACH = 72, 11.3, 12.2, 8.4, 21.3


def orrery(box: Box, palette: Palette, *, number: int, signs: tuple[str, ...]) -> tuple[Shape, ...]:
    """The number says how far the planets have come and what they look like; without signs a sun is lit."""
    middle, unit = centre(box), half_side(box) / RING
    bodies = _bodies(number)[len(signs) > 0 :]  # signs take the place of the innermost
    return (
        *(shape for radius in ORBITS for shape in circle(palette, "orbit", middle, radius * unit, unit)),
        *inked(palette, "trail", joined(_trail(middle, unit, body) for body in bodies), unit),
        *(
            shape
            for k, body in enumerate(bodies)
            for shape in _planet(palette, middle, unit, body, 5 * number + k)
        ),
        *(_heart(palette, middle, unit, signs) if signs else _sun(palette, middle, unit)),
    )


def _bodies(number: int) -> tuple[Body, ...]:
    """Each has gone on at its own pace, and a little further where it would come near another."""
    placed: tuple[Body, ...] = ()
    for body, pace in zip(BODIES, PACES, strict=True):
        turns = ((body.turn + pace * (number - 1) + NUDGE * k) % 360 for k in range(round(360 / NUDGE)))
        bodies = (Body(body.orbit, turn, body.radius) for turn in turns)
        placed += (next(each for each in bodies if all(_apart(each, other) for other in placed)),)
    return placed


def _apart(one: Body, other: Body) -> bool:
    places = (polar(ORIGIN, body.orbit, body.turn) for body in (one, other))
    first, second = ((at.x, at.y) for at in places)
    return math.dist(first, second) > one.radius + other.radius + AIR


def _trail(middle: Point, unit: float, body: Body) -> Steps:
    gap = math.degrees((body.radius + 0.7) / body.orbit)
    first, last = (polar(middle, body.orbit * unit, body.turn - away) for away in (TRAIL, gap))
    return (move(first), arc(body.orbit * unit, last, clockwise=True))


def _planet(palette: Palette, middle: Point, unit: float, body: Body, number: int) -> tuple[Shape, ...]:
    at = polar(middle, body.orbit * unit, body.turn)
    return palette.figure("tiny-galaxies-world", about(at, body.radius * unit), number=number)


def _sun(palette: Palette, middle: Point, unit: float) -> tuple[Shape, ...]:
    return (
        *filled(palette, "mark-line", rays(middle, 12, 3.3 * unit, 5.2 * unit, 8)),
        *disc(palette, "mark", middle, 2.9 * unit),
        *circle(palette, "ring", middle, 2.9 * unit, unit),
        *filled(palette, "sun-star", curved(middle, 4, 2.3 * unit, 0.16)),
    )


def _heart(palette: Palette, middle: Point, unit: float, signs: tuple[str, ...]) -> tuple[Shape, ...]:
    """The disc of the sun, dark, with one sign on it or two."""
    high = (ONE if len(signs) == 1 else PAIR) * unit
    room = Box(middle.x - 2 * HEART * unit, middle.y - high / 2, 4 * HEART * unit, high)
    return (
        *filled(palette, "mark-line", rays(middle, 24, (HEART + 0.3) * unit, (HEART + 1.1) * unit, 4)),
        *disc(palette, "cell", middle, HEART * unit),
        *circle(palette, "cell-shining", middle, HEART * unit, unit),
        *palette.figure("tiny-galaxies-action", room, signs=signs, lines=False),
    )


def eclipse(box: Box, palette: Palette, *, ring: bool) -> tuple[Shape, ...]:
    """A dark Moon, engraved, before the corona of the Sun."""
    middle, unit = scaled(box, ring)
    return (
        *(back_ring(middle, unit, palette) if ring else ()),
        *circle(palette, "inner-frame", middle, 21.6 * unit, unit),
        *_corona(palette, middle, unit),
        *_moon(palette, middle, unit),
        *filled(palette, "accent", joined(_sparks(middle, unit, turn) for turn in (0, 180))),
        *disc(palette, "deep", middle, 3.3 * unit),
        *circle(palette, "medallion", middle, 3.3 * unit, unit),
        *filled(palette, "accent", curved(middle, 4, 2.8 * unit, 0.14)),
    )


def _corona(palette: Palette, middle: Point, unit: float) -> tuple[Shape, ...]:
    """Every second ray is filled, the others are outlines."""
    outlines = [_ray(middle, unit, k) for k in range(RAYS)]
    return (
        *filled(palette, "accent", joined(outlines[::2])),
        *inked(palette, "inner-frame", joined(outlines[1::2]), unit),
    )


def _ray(middle: Point, unit: float, k: int) -> Steps:
    turn = k * 360 / RAYS
    long = LEAST + MORE * abs(math.sin(math.radians(turn))) ** 3 + 1.6 * (k % 2 == 0) + 1.4 * (k % 6 == 0)
    ends = ((FOOT, turn - 1.5), (min(long, REACH), turn), (FOOT, turn + 1.5))
    return polygon_steps(polar(middle, radius * unit, angle) for radius, angle in ends)


def _moon(palette: Palette, middle: Point, unit: float) -> tuple[Shape, ...]:
    globe = Globe(middle, 10.3 * unit)
    lines = joined(meridian(globe, 1 - k / 5) for k in range(1, 10))
    return (
        *disc(palette, "deep", middle, 11.2 * unit),
        *circle(palette, "medallion", middle, 11.2 * unit, unit),
        *circle(palette, "inner-frame", middle, 10.3 * unit, unit),
        *inked(palette, "inner-frame", (*ticks(middle, 10.3 * unit, 60, 0.9 * unit), *lines), unit),
    )


def _sparks(middle: Point, unit: float, turn: float) -> Steps:
    """A great sparkle at a pole and a small one on each side of it."""
    pole = polar(middle, 16.4 * unit, turn)
    beside = [polar(polar(middle, 15.4 * unit, turn), 3.4 * unit, turn + side) for side in (-90, 90)]
    return (*curved(pole, 4, 1.7 * unit, 0.12), *joined(curved(at, 4, 0.8 * unit, 0.12) for at in beside))


def figures(_: object) -> dict[str, Figure]:
    return {
        "tiny-galaxies-orrery": figure(
            "Planets about a sun, each with the part of its orbit that it has gone through behind it.",
            orrery,
            number=Parameter("whole", 1, "how far they have come, and which they are", 0, MOST),
            signs=Parameter("texts", (), "what they go about, instead of a sun: one sign or two"),
        ),
        "tiny-galaxies-eclipse": figure(
            "A dark Moon before the corona of the Sun, the same after half a turn.",
            eclipse,
            ring=Parameter("truth", True, "whether it stands in the graduated ring of a back"),
        ),
    }
