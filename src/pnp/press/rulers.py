"""Things of known size to hold a ruler or a card against."""

from collections.abc import Iterator

from pnp.geometry import Box, Point
from pnp.press.job import WEIGHT
from pnp.press.words import INK, label
from pnp.scene import ArcTo, Line, LineTo, MoveTo, Path, Shape, Stroke

RULED = 100  # mm
STROKE = Stroke(INK, WEIGHT)


def level_ruler(start: Point) -> Iterator[Shape]:
    """From a point to the right, its ticks downwards."""
    yield Line(start, Point(start.x + RULED, start.y), STROKE)
    for millimetre in range(RULED + 1):
        x = start.x + millimetre
        yield Line(Point(x, start.y), Point(x, start.y + _tick(millimetre)), STROKE)
    for ten in range(0, RULED + 1, 10):
        yield label(_named(ten), Point(start.x + ten, start.y + 5.0))


def upright_ruler(start: Point) -> Iterator[Shape]:
    """From a point downwards, its ticks to the right."""
    yield Line(start, Point(start.x, start.y + RULED), STROKE)
    for millimetre in range(RULED + 1):
        y = start.y + millimetre
        yield Line(Point(start.x, y), Point(start.x + _tick(millimetre), y), STROKE)
    for ten in range(0, RULED + 1, 10):
        yield label(_named(ten), Point(start.x + 4.2, start.y + ten), "left")


def card_corners(card: Box, radius: float, arm: float) -> Iterator[Shape]:
    """The four corners of a card, rounded; between them its edges are left open."""
    middle_x, middle_y = card.x + card.width / 2, card.y + card.height / 2
    for x, inwards in ((card.x, 1), (card.x + card.width, -1)):
        for y, downwards in ((card.y, 1), (card.y + card.height, -1)):
            yield Path(
                (
                    MoveTo(x, y + downwards * arm),
                    LineTo(x, y + downwards * radius),
                    ArcTo(
                        radius, radius, 0.0, False, (x < middle_x) == (y < middle_y), x + inwards * radius, y
                    ),
                    LineTo(x + inwards * arm, y),
                ),
                stroke=STROKE,
            )


def _tick(millimetre: int) -> float:
    if millimetre % 10 == 0:
        return 3.5
    return 2.5 if millimetre % 5 == 0 else 1.5


def _named(ten: int) -> str:
    return f"{ten} mm" if ten == RULED else str(ten)
