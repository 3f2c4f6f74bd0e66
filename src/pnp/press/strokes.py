"""Thin lines to cut, fold and align by, as segments that can be counted and as shapes that can be drawn."""

from collections.abc import Iterable
from dataclasses import dataclass

from pnp.geometry import Box, Matrix, Point, moved, moved_box
from pnp.scene import ArcTo, Close, Colour, LineTo, MoveTo, Path, Shape, Step, Stroke

WEIGHT = 0.15  # mm
HALO = 0.65  # mm, the white line below a mark
WHITE = Colour(255, 255, 255)


@dataclass(frozen=True, slots=True)
class Segment:
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Guides:
    """What is cut along: straight lines, and the boxes of rings about round pieces."""

    segments: tuple[Segment, ...] = ()
    rings: tuple[Box, ...] = ()


def moved_guides(guides: Guides, matrix: Matrix) -> Guides:
    return Guides(
        tuple(Segment(moved(line.start, matrix), moved(line.end, matrix)) for line in guides.segments),
        tuple(moved_box(ring, matrix) for ring in guides.rings),
    )


def drawn(guides: Guides, colour: Colour, halo: bool = True) -> tuple[Shape, ...]:
    """Lines with a white halo below, to be seen on any ground, and rings, which stand on white."""
    shapes: list[Shape] = []
    if guides.segments:
        steps = tuple(step for line in guides.segments for step in _line(line))
        shapes += [Path(steps, stroke=Stroke(WHITE, HALO))] if halo else []
        shapes += [Path(steps, stroke=Stroke(colour, WEIGHT))]
    if guides.rings:
        shapes.append(Path(rings(guides.rings), stroke=Stroke(colour, WEIGHT)))
    return tuple(shapes)


def rings(boxes: Iterable[Box]) -> tuple[Step, ...]:
    """The ellipses within boxes."""
    return tuple(step for box in boxes for step in _ring(box))


def _line(line: Segment) -> tuple[Step, ...]:
    return MoveTo(line.start.x, line.start.y), LineTo(line.end.x, line.end.y)


def _ring(box: Box) -> tuple[Step, ...]:
    radius_x, radius_y = box.width / 2, box.height / 2
    left, right, middle = box.x, box.x + box.width, box.y + radius_y
    return (
        MoveTo(left, middle),
        ArcTo(radius_x, radius_y, 0.0, large=False, clockwise=True, x=right, y=middle),
        ArcTo(radius_x, radius_y, 0.0, large=False, clockwise=True, x=left, y=middle),
        Close(),
    )
