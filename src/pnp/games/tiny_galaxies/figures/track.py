"""The colonisation track about a planet: a start for ships, numbered spaces, and the symbol at its end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import about, arc, joined, move, polar, rays
from pnp.figures.ring import half_side
from pnp.games.tiny_galaxies.cards import MOST_STEPS
from pnp.games.tiny_galaxies.figures.signs import resource, ship
from pnp.geometry import centre

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

# Lengths on a poker card, where the ring about the planet has a radius of 22.6.
RING = 22.6
ORBIT, SPACE, END = 17.1, 3.4, 4.2  # radii: of the track, of its spaces, of its last one
CLEAR, CLEAR_END = 3.55, 4.6  # from the line to their centres
FIRST, LAST = -128.0, 128.0  # degrees, clockwise from the top
INNER = 12.6  # a dotted circle about the planet
SHIP, SYMBOL, NUMBER = 2.1, 2.75, 8.5  # of the icons on the spaces; pt


def places(middle: Point, unit: float, steps: int) -> tuple[Point, ...]:
    """The start space, the spaces after it, and the symbol."""
    return tuple(polar(middle, ORBIT * unit, _turn(k, steps)) for k in range(steps + 1))


def _turn(space: int, steps: int) -> float:
    return FIRST + (LAST - FIRST) * space / steps


def track(box: Box, palette: Palette, *, kind: str, steps: int) -> tuple[Shape, ...]:
    """As large as the pool of a ring; as many steps as it takes to colonise."""
    middle, unit = centre(box), half_side(box) / RING
    start, *between, end = places(middle, unit, steps)
    return (
        *circle(palette, "orbit", middle, INNER * unit, unit),
        *inked(palette, "orbit", _bow(middle, unit, LAST + 15.5, FIRST - 12.0 + 360), unit),
        *inked(palette, "track", joined(_steps(middle, unit, steps)), unit),
        *(shape for at in (start, *between) for shape in _space(palette, at, unit)),
        *(shape for k, at in enumerate(between) for shape in written(palette, str(k + 1), at, NUMBER * unit)),
        *ship(palette, about(start, SHIP * unit)),
        *_end(palette, end, unit, kind),
    )


def _steps(middle: Point, unit: float, steps: int) -> list[Steps]:
    """A bow from each space to the next."""
    near = math.degrees(CLEAR / ORBIT)
    last = math.degrees(CLEAR_END / ORBIT)
    ends = [
        (_turn(k, steps) + near, _turn(k + 1, steps) - (near, last)[k + 1 == steps]) for k in range(steps)
    ]
    return [_bow(middle, unit, *pair) for pair in ends if pair[0] < pair[1]]


def _bow(middle: Point, unit: float, start: float, end: float) -> Steps:
    first, last = (polar(middle, ORBIT * unit, turn) for turn in (start, end))
    return (move(first), arc(ORBIT * unit, last, clockwise=True, large=end - start > 180))


def _space(palette: Palette, at: Point, unit: float) -> tuple[Shape, ...]:
    return (
        *disc(palette, "cell", at, SPACE * unit),
        *circle(palette, "cell", at, SPACE * unit, unit),
        *circle(palette, "inner-frame", at, (SPACE - 0.5) * unit, unit),
    )


def _end(palette: Palette, at: Point, unit: float, kind: str) -> tuple[Shape, ...]:
    """A sun whose disc bears the symbol of the track."""
    short = rays(at, 24, 4.55 * unit, 5.1 * unit, 3.6, 7.5)
    long = rays(at, 8, 4.55 * unit, 5.5 * unit, 4.6)
    return (
        *filled(palette, "mark-line", (*short, *long)),
        *disc(palette, "cell", at, END * unit),
        *circle(palette, "cell-shining", at, END * unit, unit),
        *resource(palette, kind, about(at, SYMBOL * unit)),
    )


def figures(_: object) -> dict[str, Figure]:
    return {
        "tiny-galaxies-track": figure(
            "A colonisation track about a planet: a start space, numbered spaces, and the symbol at its end.",
            track,
            reach=0.6,
            kind=Parameter("text", None, "its symbol", among=("diplomacy", "economy")),
            steps=Parameter("whole", None, "how many steps it takes to colonise", 1, MOST_STEPS),
        ),
    }
