"""Registration marks: targets in the margins that show whether front and back meet."""

from collections.abc import Iterable

from pnp.geometry import Box, Margins, Point, grown, inside
from pnp.models.paper import Paper
from pnp.press.grid import Grid, seen
from pnp.press.job import WEIGHT
from pnp.press.papers import area
from pnp.press.strokes import HALO, Guides, Segment, drawn
from pnp.scene import Circle, Colour, Shape, Stroke

ARM = 2.0  # mm from the middle of a target to the end of its cross
RADIUS = 1.2


def targets(grid: Grid, paper: Paper, margins: Margins, guides: Guides) -> tuple[Point, ...]:
    """The middles of the targets that find room between the margins and everything else on a full sheet.

    Contours stand nearer to their pieces than a target may come.
    """
    free = grown(inside(area(paper), margins), -ARM)
    middle_x, middle_y = paper.width / 2, paper.height / 2
    wanted = (
        Point(middle_x, free.y),
        Point(middle_x, free.y + free.height),
        Point(free.x, middle_y),
        Point(free.x + free.width, middle_y),
    )
    taken = [grown(box, HALO) for box in _taken(grid, guides)]
    return tuple(point for point in wanted if not any(_meets(_square(point), box) for box in taken))


def target(middle: Point, colour: Colour) -> tuple[Shape, ...]:
    level = Segment(Point(middle.x - ARM, middle.y), Point(middle.x + ARM, middle.y))
    upright = Segment(Point(middle.x, middle.y - ARM), Point(middle.x, middle.y + ARM))
    ring = Circle(middle, RADIUS, stroke=Stroke(colour, WEIGHT))
    return *drawn(Guides((level, upright)), colour, halo=False), ring


def _taken(grid: Grid, guides: Guides) -> Iterable[Box]:
    yield from map(seen, grid.cells)
    for line in guides.segments:
        left, right = sorted((line.start.x, line.end.x))
        top, bottom = sorted((line.start.y, line.end.y))
        yield Box(left, top, right - left, bottom - top)


def _square(middle: Point) -> Box:
    return Box(middle.x - ARM, middle.y - ARM, 2 * ARM, 2 * ARM)


def _meets(one: Box, other: Box) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    apart = one.y + one.height <= other.y or other.y + other.height <= one.y
    return not (beside or apart)
