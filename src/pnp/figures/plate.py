"""The plate of a picture: a border about it, graduated like the edge of a map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, filled, inked
from pnp.figures.points import curved, joined, segment
from pnp.figures.ring import half_side
from pnp.figures.stars import dust
from pnp.geometry import Box, Point, centre, corners, grown
from pnp.outlines import box_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.scene import Shape

MOST_TICKS = 400  # on one side
STAR = 1.3  # the radius of the corner stars beside a rim of 1 mm


def plate(
    box: Box, palette: Palette, *, rim: float, tick: float, stars: bool, empty: bool
) -> tuple[Shape, ...]:
    """Two lines about the box, ticks between them, a star on each corner."""
    outer = grown(box, rim)
    tips = joined(curved(corner, 4, STAR * rim, 0.14) for corner in corners(outer))
    short, long = _graduation(box, rim, tick)
    return (
        *(_still_sky(box, palette) if empty else ()),
        *inked(palette, "tick-short", short),
        *inked(palette, "tick-long", long),
        *inked(palette, "frame", box_steps(grown(box, 0.125))),
        *inked(palette, "ring-outer", box_steps(outer)),
        *(filled(palette, "line", tips) if stars else ()),
    )


def _still_sky(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """An orrery without planets, for a card that has no picture."""
    middle, reach = centre(box), half_side(box)
    unit = reach / 24.6
    orbits = (
        shape for share in (0.3, 0.55, 0.8) for shape in circle(palette, "orbit", middle, reach * share, unit)
    )
    return (
        *filled(palette, "pool", box_steps(box), box),
        *dust(middle, reach, palette),
        *orbits,
        *filled(palette, "mark", curved(middle, 4, reach * 0.16, 0.14)),
    )


def _graduation(box: Box, rim: float, tick: float) -> tuple[Steps, Steps]:
    """Ticks outwards from all four sides, every fifth one long."""
    top_left, top_right, bottom_right, bottom_left = corners(box)
    sides = (
        (top_left, top_right, Point(0, -1)),
        (top_right, bottom_right, Point(1, 0)),
        (bottom_left, bottom_right, Point(0, 1)),
        (top_left, bottom_left, Point(-1, 0)),
    )
    short = joined(_side(start, end, out, (tick, rim / 2), long=False) for start, end, out in sides)
    long = joined(_side(start, end, out, (tick, rim), long=True) for start, end, out in sides)
    return short, long


def _side(start: Point, end: Point, out: Point, cut: tuple[float, float], *, long: bool) -> Steps:
    """The ticks of one side, nearly `cut[0]` apart and `cut[1]` long: whole tens of them on each side."""
    tick, length = cut
    count = min(MOST_TICKS, 10 * max(1, round((abs(end.x - start.x) + abs(end.y - start.y)) / tick / 10)))
    return joined(
        segment(
            Point(start.x + (end.x - start.x) * k / count, start.y + (end.y - start.y) * k / count),
            Point(
                start.x + (end.x - start.x) * k / count + out.x * length,
                start.y + (end.y - start.y) * k / count + out.y * length,
            ),
        )
        for k in range(1, count)
        if (k % 5 == 0) is long
    )


FIGURES = {
    "plate": figure(
        "A graduated border about a picture, which has the same box; the border stands outside of it.",
        plate,
        reach=2.4,
        rim=Parameter("number", 1.0, "how wide the border is", 0.3, 10),
        tick=Parameter("number", 2.0, "mm from tick to tick, nearly", 0.5, 50),
        stars=Parameter("truth", True, "whether a star stands on each corner"),
        empty=Parameter("truth", False, "whether a still sky stands in the picture's place"),
        backdrop=True,
    )
}
