"""The fading stars of a player's board, on an arc below the sun, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.lettering import along_circle
from pnp.figures.marks import DISPLAY
from pnp.figures.points import polar
from pnp.games.night_sky.figures.icons import fading_star
from pnp.games.night_sky.figures.plan import SUN, turn
from pnp.text import Style

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.geometry import Point
    from pnp.scene import Shape

# Lengths in mm of a board 184 by 180.
STAR, AT, STEP = 3.6, 30.0, 19.4  # their radius, the arc that they stand on, degrees
USUAL = 7  # so many have that radius; more are smaller
NAME_AT, NAME = 21.5, Style(DISPLAY, 8.0, 0.2, kerned=True)


def places(count: int) -> list[Point]:
    step = min(STEP, 120 / max(1, count - 1))
    return [polar(SUN, AT, turn(k, count, step)) for k in range(count)]


def radius(count: int) -> float:
    return STAR * (USUAL / max(USUAL, count))


def arc(palette: Palette, count: int, name: str) -> tuple[Shape, ...]:
    """What they are called, and under it each star: with none of them, nothing."""
    if not count:
        return ()
    colour = palette.colour("text")
    said = along_circle(name.upper(), NAME, SUN, NAME_AT, 180, colour, hanging=True) if colour else ()
    return (*said, *(shape for at in places(count) for shape in fading_star(palette, at, radius(count))))
