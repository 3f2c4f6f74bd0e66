"""The counter board of Nebula: the spaces of a counter, and the places where its markers start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled
from pnp.figures.points import joined
from pnp.figures.ring import half_side
from pnp.games.nebula.figures.spaces import hearts, space
from pnp.geometry import Point, centre
from pnp.numerals import numeral
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

SPACES = 7
ARROW = 1.4  # mm from the tip of an arrow to its ends
AIR = 0.8  # at least, between an arrow and the spaces beside it


def counter_places(box: Box, spaces: int) -> list[Point]:
    """The middles of the spaces, which are as high as the box; the last ends with it."""
    radius = box.height / 2
    pitch = box.width / spaces
    if pitch < 2 * radius + ARROW + 2 * AIR:
        wrong = f"{spaces} spaces of {numeral(box.height)} mm are to stand in {numeral(box.width)} mm"
        raise FigureError(wrong, "give them more room, or a lower box", "spaces")
    return [Point(box.x + (k + 1) * pitch - radius, centre(box).y) for k in range(spaces)]


def counter(box: Box, palette: Palette, *, spaces: int) -> tuple[Shape, ...]:
    middles, radius = counter_places(box, spaces), box.height / 2
    gap = box.width / spaces - 2 * radius
    arrows = joined(_arrow(Point(at.x - radius - gap / 2, at.y)) for at in middles)
    return (
        *filled(palette, "mark-line", arrows),
        *(shape for at in middles for shape in space(palette, at, radius=radius)),
        *hearts(palette, middles),
    )


def _arrow(middle: Point) -> Steps:
    """A solid head that points to the right."""
    back, tip = middle.x - ARROW / 2, middle.x + ARROW / 2
    return polygon_steps((Point(back, middle.y - ARROW), Point(tip, middle.y), Point(back, middle.y + ARROW)))


def place(box: Box, palette: Palette) -> tuple[Shape, ...]:
    middle, radius = centre(box), half_side(box)
    return (*disc(palette, "well", middle, radius), *circle(palette, "medallion-inner", middle, radius))


COUNTER_FIGURES = {
    "nebula-counter": figure(
        "The spaces of a counter, from left to right, with an arrow before each of them.",
        counter,
        reach=0.5,
        spaces=Parameter("whole", SPACES, "how many", 1, 30),
    ),
    "nebula-place": figure(
        "Where a marker stands before it has moved: a still disc within a thin line.",
        place,
        reach=0.5,
        backdrop=True,
    ),
}
