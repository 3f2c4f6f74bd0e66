"""A spiral galaxy: arms of stars about a bright heart."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from pnp.figures.chance import even, heaped
from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import chain, curved, dot, joined, polar, rays
from pnp.figures.ring import half_side
from pnp.figures.stars import Star
from pnp.geometry import Point, centre

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

MODEL = 25.2  # the radius for which the measures here are given
INNER, HEART, OUTER = 3.2, 5.3, 23.8  # where an arm begins, without a heart and with one, and where it ends
ORIGIN = Point(0.0, 0.0)


def spiral(
    box: Box, palette: Palette, *, arms: int, turns: float, stars: int, seed: int, heart: bool, line: str
) -> tuple[Shape, ...]:
    """Stars strewn along the arms, three brightnesses in three shapes, and a line along each arm."""
    middle, unit = centre(box), half_side(box) / MODEL
    inner = HEART if heart else INNER
    kinds = _kinds(arms, turns, stars, seed, inner)
    paths = joined(_arm(middle, unit, inner, k * 360 / arms, turns) for k in range(arms))
    strewn = (
        shape
        for paint, kind in zip(("accent", "line", "fine"), kinds, strict=True)
        for shape in filled(palette, paint, _dots(kind, middle, unit))
    )
    return (
        *inked(palette, line, paths, unit),
        *strewn,
        *(_heart(middle, unit, palette) if heart else ()),
    )


def _arm(middle: Point, unit: float, inner: float, start: float, turns: float) -> Steps:
    shares = [k / 60 for k in range(61)]
    way = OUTER - inner
    return chain(polar(middle, (inner + way * share) * unit, start + turns * 360 * share) for share in shares)


@lru_cache(maxsize=32)
def _kinds(arms: int, turns: float, count: int, seed: int, inner: float) -> tuple[tuple[Star, ...], ...]:
    """The bright, the middle and the faint stars about 0, 0, at the size for which measures are given.

    An arm is widest where it has gone a good third of its way, and runs out in a single file of faint stars.
    """
    numbers = even(seed)
    found = []
    for k in range(count):
        along = next(numbers)
        wide = 0.4 + 2.7 * along**0.5 * (1 - along) ** 0.75
        away = inner + (OUTER - inner) * along + heaped(numbers) * wide
        angle = (k % arms) * 360 / arms + along * turns * 360 + heaped(numbers) * 3.5 * (1 - along)
        at = polar(ORIGIN, away, angle)
        radius = 0.07 + 0.16 * next(numbers) ** 4 * (1 - along**2) + 0.05 * (1 - along)
        if inner < math.hypot(at.x, at.y) < MODEL - 0.3:
            found.append(Star(at.x, at.y, radius))
    bounds = ((0.17, 9.0), (0.1, 0.17), (0.0, 0.1))
    return tuple(tuple(s for s in found if least < s.radius <= most) for least, most in bounds)


def _dots(stars: tuple[Star, ...], middle: Point, unit: float) -> Steps:
    """Stars grow less than the galaxy does, or a large one would look coarse."""
    grown = unit**0.5
    return joined(dot(Point(middle.x + s.x * unit, middle.y + s.y * unit), s.radius * grown) for s in stars)


def _heart(middle: Point, unit: float, palette: Palette) -> tuple[Shape, ...]:
    wedges = (
        *rays(middle, 16, 3.2 * unit, 4.9 * unit, 6),
        *rays(middle, 16, 3.2 * unit, 4.1 * unit, 4, 11.25),
    )
    return (
        *filled(palette, "mark", wedges),
        *disc(palette, "well", middle, 3.0 * unit),
        *circle(palette, "medallion", middle, 3.0 * unit, unit),
        *filled(palette, "mark", curved(middle, 4, 2.4 * unit, 0.13)),
    )


FIGURES = {
    "spiral": figure(
        "A spiral galaxy: arms of stars about a bright heart.",
        spiral,
        arms=Parameter("whole", 2, "how many", 1, 12),
        turns=Parameter("number", 0.92, "how often an arm winds about the heart", -4, 4),
        stars=Parameter("whole", 660, "how many", 0, 5000),
        seed=Parameter("whole", 5, "which galaxy it is", 0, 2**32),
        heart=Parameter("truth", True, "whether it has a bright heart"),
        line=Parameter("line", "orbit", "the line along each arm, or none"),
    )
}
