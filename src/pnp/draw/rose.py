"""The compass rose of a card's back: eight split points over sixteen small ones, in a graduated ring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.figures import curved, polar, rays
from pnp.draw.ring import BACK, Ring, graduated, pool
from pnp.outlines import polygon_steps
from pnp.scene import Circle, Path, Stroke

if TYPE_CHECKING:
    from pnp.draw.roles import Palette
    from pnp.scene import Shape, Step

MODEL = 23.5  # the ring's radius for which all other measures here are given


@dataclass(frozen=True, slots=True)
class Points:
    """Four points, a quarter apart; `waist` is the share of their length where two neighbours meet."""

    turn: float
    length: float
    waist: float


CARDINAL = Points(turn=0.0, length=22.5, waist=0.27)
BETWEEN = Points(turn=45.0, length=18.2, waist=0.3)


def rose(ring: Ring, palette: Palette) -> tuple[Shape, ...]:
    centre, unit = ring.centre, ring.radius / MODEL
    small = rays(centre, 16, 6.4 * unit, 14.8 * unit, 7.2, 11.25)
    return (
        pool(ring, palette.basin),
        *graduated(ring, palette, BACK),
        Circle(centre, ring.radius + 2.3, None, Stroke(palette.line, 0.12, cap="round", dash=(0.0, 0.8))),
        Circle(centre, 21.3 * unit, None, Stroke(palette.fine, 0.1)),
        Circle(centre, 12.6 * unit, None, Stroke(palette.fine, 0.14)),
        Circle(centre, 13.4 * unit, None, Stroke(palette.fine, 0.1)),
        Path(small, palette.deep, Stroke(palette.fine, 0.12, join="round")),
        *split(ring, palette, BETWEEN),
        *split(ring, palette, CARDINAL),
        Circle(centre, 3.0 * unit, palette.deep, Stroke(palette.line, 0.22)),
        Path(curved(centre, 4, 2.5 * unit, 0.14), palette.line),
    )


def split(ring: Ring, palette: Palette, points: Points) -> tuple[Shape, Shape]:
    """Points of which one half is lit and the other dark, as if they were cut from metal."""
    lit: list[Step] = []
    dark: list[Step] = []
    length = points.length * ring.radius / MODEL
    for k in range(4):
        angle = points.turn + k * 90
        tip = polar(ring.centre, length, angle)
        left, right = (polar(ring.centre, length * points.waist, angle + side) for side in (-45, 45))
        lit += polygon_steps((ring.centre, left, tip))
        dark += polygon_steps((ring.centre, tip, right))
    return (
        Path(tuple(lit), palette.line, Stroke(palette.line, 0.14, join="round")),
        Path(tuple(dark), palette.deep, Stroke(palette.line, 0.16, join="round")),
    )
