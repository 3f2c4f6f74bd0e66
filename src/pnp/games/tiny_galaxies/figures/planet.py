"""The back of the planets: five pairs of planets on the arms of an orrery, a sun at its heart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import joined, move, oval, polar, rays, segment, spiked
from pnp.figures.ring import half_side
from pnp.figures.rose import back_ring, scaled
from pnp.geometry import Point, centre
from pnp.scene import ArcTo

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths in a ring of 23.5.
ORBITS, DOTTED = (8.2, 12.6, 17.0, 21.2), (10.4, 14.8, 19.1)
TILT = -22.0  # degrees: of rings
PIP = 1.75  # the reach of a pip


class Body(Struct, frozen=True):
    """One of a pair of planets, the other of which stands across from it."""

    orbit: float
    turn: float
    radius: float
    ringed: bool = False


BODIES = (
    Body(8.2, 30, 1.1),
    Body(12.6, 118, 1.6),
    Body(17.0, 56, 2.3, ringed=True),
    Body(21.2, 150, 1.5),
    Body(21.2, 12, 1.2),
)


def arms(box: Box, palette: Palette, *, ring: bool) -> tuple[Shape, ...]:
    middle, unit = scaled(box, ring)
    solid = (shape for radius in ORBITS for shape in circle(palette, "rule", middle, radius * unit, unit))
    dotted = (shape for radius in DOTTED for shape in circle(palette, "orbit", middle, radius * unit, unit))
    pairs = [(body, turn) for body in BODIES for turn in (body.turn, body.turn + 180)]
    return (
        *(back_ring(middle, unit, palette) if ring else ()),
        *solid,
        *dotted,
        *inked(palette, "figure", joined(_arm(middle, unit, *pair) for pair in pairs), unit, 0.16),
        *(shape for pair in pairs for shape in _body(palette, middle, unit, *pair)),
        *_heart(palette, middle, unit),
    )


def _arm(middle: Point, unit: float, body: Body, turn: float) -> Steps:
    return segment(middle, polar(middle, (body.orbit - body.radius) * unit, turn))


def _body(palette: Palette, middle: Point, unit: float, body: Body, turn: float) -> tuple[Shape, ...]:
    """A disc with a belt that bulges the same way under half a turn, and a ring about some."""
    at, radius = polar(middle, body.orbit * unit, turn), body.radius * unit
    return (
        *disc(palette, "deep", at, radius + 0.45 * unit),
        *circle(palette, "rule", at, radius + 0.45 * unit, unit),
        *disc(palette, "accent", at, radius),
        *inked(palette, "back-cut", _belt(at, radius, turn), unit),
        *(
            inked(palette, "figure", oval(at, 1.75 * radius, 0.5 * radius, TILT), unit, 0.26)
            if body.ringed
            else ()
        ),
    )


def _belt(at: Point, radius: float, turn: float) -> Steps:
    left, right = (Point(at.x + side * 0.95 * radius, at.y) for side in (-1, 1))
    return (move(left), ArcTo(radius, 0.35 * radius, 0.0, False, turn >= 180, right.x, right.y))


def _heart(palette: Palette, middle: Point, unit: float) -> tuple[Shape, ...]:
    wedges = (
        *rays(middle, 16, 4.4 * unit, 6.9 * unit, 6),
        *rays(middle, 16, 4.4 * unit, 5.6 * unit, 4, 11.25),
    )
    return (
        *disc(palette, "deep", middle, 7.2 * unit),
        *filled(palette, "accent", wedges),
        *disc(palette, "deep", middle, 4.1 * unit),
        *circle(palette, "medallion", middle, 4.1 * unit, unit),
        *circle(palette, "inner-frame", middle, 3.3 * unit, unit),
        *filled(palette, "accent", spiked(middle, 8, 2.8 * unit, 0.4)),
    )


def pip(box: Box, palette: Palette, *, of: str) -> tuple[Shape, ...]:
    """What tells one deck's back from another's at its ends: a ringed globe, or a rayed ring."""
    middle, unit = centre(box), half_side(box) / PIP
    if of == "planet":
        ring = oval(middle, PIP * unit, 0.5 * unit, TILT)
        return (*disc(palette, "accent", middle, 0.85 * unit), *inked(palette, "accent", ring, unit, 0.2))
    wedges = rays(middle, 8, 1.05 * unit, 1.7 * unit, 9)
    return (*filled(palette, "accent", wedges), *circle(palette, "accent", middle, 0.8 * unit, unit, 0.3))


def figures(_: object) -> dict[str, Figure]:
    return {
        "tiny-galaxies-arms": figure(
            "Pairs of planets on the arms of an orrery, a sun at its heart, the same after half a turn.",
            arms,
            ring=Parameter("truth", True, "whether it stands in the graduated ring of a back"),
        ),
        "tiny-galaxies-pip": figure(
            "A small ringed globe or rayed ring, which tells the backs of two decks from each other.",
            pip,
            of=Parameter("text", "planet", "which deck's", among=("planet", "mission")),
        ),
    }
