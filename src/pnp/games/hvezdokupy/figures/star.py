"""The star of Hvězdokupy: four long points over four short ones, each half in light and half in shade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import figure
from pnp.figures.marks import filled, inked
from pnp.figures.points import joined, polar, spiked
from pnp.figures.ring import half_side
from pnp.geometry import centre
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

POINTS = 4
# The short points: their reach, and the share of it where their sides meet.
SHORT, SHORT_INNER = 0.66, 0.34
LONG_INNER = 0.3
RIM, LEAST_RIM = 0.022, 0.1  # the outline: its share of the radius, and mm


def star(box: Box, palette: Palette) -> tuple[Shape, ...]:
    return stars(palette, (centre(box),), half_side(box))


def stars(palette: Palette, places: Iterable[Point], radius: float) -> tuple[Shape, ...]:
    """Equal stars, none of which touches another: as many shapes for many as for one."""
    middles = tuple(places)
    short = _points(palette, middles, (radius * SHORT, SHORT_INNER, 45), radius)
    return (*short, *_points(palette, middles, (radius, LONG_INNER, 0), radius))


def _points(
    palette: Palette, middles: tuple[Point, ...], form: tuple[float, float, float], radius: float
) -> tuple[Shape, ...]:
    reach, inner, turn = form
    whole = joined(spiked(middle, POINTS, reach, inner, turn) for middle in middles)
    shaded = joined(_shade(middle, reach, inner, turn) for middle in middles)
    return (
        *filled(palette, "lit", whole),
        *filled(palette, "unlit", shaded),
        *inked(palette, "gem", whole, width=max(LEAST_RIM, radius * RIM)),
    )


def _shade(middle: Point, reach: float, inner: float, turn: float) -> Steps:
    """The halves of the points that lie clockwise of their tips."""
    tips = [turn + k * 360 / POINTS for k in range(POINTS)]
    return joined(
        polygon_steps((middle, polar(middle, reach, tip), polar(middle, reach * inner, tip + 180 / POINTS)))
        for tip in tips
    )


STAR_FIGURES = {
    "hvezdokupy-star": figure("The star of Hvězdokupy, as large as its box.", star),
}
