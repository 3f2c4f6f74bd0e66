"""What is cut out of a layer of a player's board: blank, and stroked so that it is told in every ink."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.marks import filled
from pnp.figures.points import dot, joined, segment
from pnp.games.night_sky.figures import plan
from pnp.games.night_sky.figures.plan import NOTCH, SUN, WIDTH
from pnp.games.night_sky.figures.sky import lined
from pnp.geometry import Point
from pnp.scene import Clip, Group

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.scene import Shape

STROKE, WASTE = (
    3.2,
    1.4,
)  # from one stroke on waste to the next; how far they keep off the cut, where the blank ends
WORDS, WORDS_HALF = Point(SUN.x, 52.0), (27.0, 5.0)  # where they leave room for words, and half of it


def cut_out(palette: Palette, unit: float) -> tuple[Shape, ...]:
    """What is cut out is blank up to the cut, so that there is one edge to follow."""
    return (
        *filled(palette, "#FFFFFF", plan.window()),
        *_strokes(palette, plan.window(-WASTE, plan.ARCH - WASTE), unit),
        *notched(palette, unit),
        *lined(palette, "cut", (*plan.window(), *plan.outline()), unit, 0.2),
    )


def notched(palette: Palette, unit: float, *, slot: bool = False) -> tuple[Shape, ...]:
    """The notches blank, out to the edge of the paper."""
    notches = [(Point(x, SUN.y), NOTCH) for x in (0.0, WIDTH)]
    notches += [(Point(SUN.x, 0.0), plan.SLOT)] if slot else []
    blank, waste = (joined(dot(at, reach - off) for at, reach in notches) for off in (0.0, WASTE))
    return (*filled(palette, "#FFFFFF", blank), *_strokes(palette, waste, unit))


def _strokes(palette: Palette, within: Steps, unit: float) -> tuple[Shape, ...]:
    """Short slanting strokes, which tell waste in every ink; none where words stand."""
    places = (
        Point((column + row % 2 / 2) * STROKE, row * STROKE)
        for row in range(math.ceil((SUN.y + NOTCH) / STROKE))
        for column in range(math.ceil(WIDTH / STROKE))
    )
    some = joined(
        segment(at, Point(at.x + STROKE / 2, at.y - STROKE / 2))
        for at in places
        if abs(at.x - WORDS.x) > WORDS_HALF[0] or abs(at.y - WORDS.y) > WORDS_HALF[1]
    )
    return (Group(lined(palette, "cut", some, unit, 0.12), clip=Clip(within)),)
