"""The frame of a card: two lines with notched corners, a star in each, open where a medallion stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.draw.figures import arc, curved, dot, line, move, ticks
from pnp.geometry import Box, Point, corners, grown
from pnp.scene import Circle, Close, Path, Stroke

if TYPE_CHECKING:
    from pnp.draw.figures import Steps
    from pnp.draw.roles import Palette
    from pnp.scene import Shape

NOTCH = 2.6
INSET = 0.75  # from the frame's outer line to its inner one
CLEAR = 0.5  # kept free of stars beside both lines
PENDANT = 2.5  # the radius of the star on the foot of a card without a medallion
CORNER = 2.4  # and on both sides of its corners


def frame(box: Box, palette: Palette, gap: tuple[float, float] | None = None) -> tuple[Shape, ...]:
    """The frame about a box; its foot is open from one x of `gap` to the other."""
    outer = Path(notched(box, NOTCH, gap), stroke=Stroke(palette.line, 0.25))
    inner = Path(notched(grown(box, -INSET), NOTCH, gap), stroke=Stroke(palette.fine, 0.1))
    places = corners(grown(box, -INSET))
    stars = tuple(step for place in places for step in curved(place, 4, 0.95, 0.1))
    return outer, inner, Path(stars, fill=palette.line)


def notched(box: Box, notch: float, gap: tuple[float, float] | None = None) -> Steps:
    """A rectangle with hollow corners, begun and ended at its foot, which may be open."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    begin, end = gap or (left + box.width / 2,) * 2
    sides = (
        (Point(left + notch, bottom), Point(left, bottom - notch)),
        (Point(left, top + notch), Point(left + notch, top)),
        (Point(right - notch, top), Point(right, top + notch)),
        (Point(right, bottom - notch), Point(right - notch, bottom)),
    )
    turns = (step for start, stop in sides for step in (line(start), arc(notch, stop, clockwise=False)))
    closing = line(Point(end, bottom)) if gap else Close()
    return (move(Point(begin, bottom)), *turns, closing)


def beside(box: Box) -> tuple[Box, ...]:
    """Where a star would touch the frame's lines, or be taken for one of its corner stars."""
    wide = INSET + 2 * CLEAR
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return (
        *(Box(x, top, wide, box.height) for x in (left - CLEAR, right + CLEAR - wide)),
        *(Box(left, y, box.width, wide) for y in (top - CLEAR, bottom + CLEAR - wide)),
        *(grown(Box(corner.x, corner.y, 0.0, 0.0), CORNER) for corner in corners(box)),
    )


def holds(box: Box, x: float, y: float) -> bool:
    return box.x < x < box.x + box.width and box.y < y < box.y + box.height


def pendant(place: Point, palette: Palette) -> tuple[Shape, ...]:
    """The star that stands on the frame's foot in a medallion's place."""
    beads = [step for side in (-1, 1) for step in dot(Point(place.x + side * PENDANT * 1.45, place.y), 0.3)]
    return (
        Path(curved(place, 4, PENDANT * 0.62, 0.2, 45), palette.shade),
        Path((*curved(place, 4, PENDANT, 0.12), *beads), palette.line),
    )


def medallion(place: Point, radius: float, palette: Palette) -> tuple[Shape, ...]:
    """The small graduated disc that bears a value."""
    return (
        Circle(place, radius, palette.well, Stroke(palette.line, 0.3)),
        Circle(place, radius - 0.55, None, Stroke(palette.fine, 0.1)),
        Path(ticks(place, radius - 0.5, 15, 0.45), stroke=Stroke(palette.fine, 0.1)),
    )
