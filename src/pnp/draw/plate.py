"""The plate of a picture card: a picture that covers it, in a border graduated like the edge of a map."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.draw.field import dust
from pnp.draw.figures import curved, segment
from pnp.draw.measures import PLATE_RIM
from pnp.draw.ring import dotted
from pnp.draw.roles import round_paint
from pnp.geometry import Box, Point, centre, combined, corners, grown, scaling, translation
from pnp.outlines import box_steps
from pnp.scene import Clip, Group, Image, Path, Placed, Rectangle, Scene, Stroke

if TYPE_CHECKING:
    from pnp.draw.roles import Palette
    from pnp.scene import Bitmap, Shape, Step

TICK = 2.0  # mm from one to the next, nearly
MIDDLE = (50.0, 50.0)


def covering(picture: Bitmap | Scene, box: Box, focus: tuple[float, float] | None) -> Group:
    """The picture over the whole box, its focus (in percent) as near the middle as that allows."""
    size = picture.box if isinstance(picture, Scene) else picture
    scale = max(box.width / size.width, box.height / size.height)
    width, height = size.width * scale, size.height * scale
    across, down = focus or MIDDLE
    left = box.x + min(0.0, max(box.width - width, box.width / 2 - width * across / 100))
    top = box.y + min(0.0, max(box.height - height, box.height / 2 - height * down / 100))
    if isinstance(picture, Scene):
        start = combined(translation(-picture.box.x, -picture.box.y), scaling(scale, scale))
        shown: Shape = Placed(picture, combined(start, translation(left, top)), recurs=True)
    else:
        shown = Image(Box(left, top, width, height), picture)
    return Group((shown,), clip=Clip(box_steps(box)))


def plate(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """The plate without its picture: an orrery without planets in a still sky, for a card that has none."""
    middle = centre(box)
    reach = min(box.width, box.height) / 2
    orbits = tuple(dotted(middle, reach * share, palette) for share in (0.3, 0.55, 0.8))
    star = Path(curved(middle, 4, reach * 0.16, 0.14), palette.mark)
    sky = Rectangle(box, round_paint(palette.pool, middle, math.hypot(box.width, box.height) / 2))
    return (sky, *dust(middle, reach, palette), *orbits, star, *border(box, palette))


def border(box: Box, palette: Palette) -> tuple[Shape, ...]:
    """Two lines about the plate, ticks between them, a star on each corner."""
    rim = grown(box, PLATE_RIM)
    stars = tuple(step for corner in corners(rim) for step in curved(corner, 4, 1.3, 0.14))
    short, long = _graduation(box)
    return (
        Path(short, stroke=Stroke(palette.fine, 0.11)),
        Path(long, stroke=Stroke(palette.line, 0.13)),
        Rectangle(grown(box, 0.125), None, Stroke(palette.line, 0.25)),
        Rectangle(rim, None, Stroke(palette.fine, 0.12)),
        Path(stars, palette.line),
    )


def _graduation(box: Box) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """Ticks outwards from all four sides, every fifth one long."""
    short: list[Step] = []
    long: list[Step] = []
    top_left, top_right, bottom_right, bottom_left = corners(box)
    sides = (
        (top_left, top_right, Point(0, -1)),
        (top_right, bottom_right, Point(1, 0)),
        (bottom_left, bottom_right, Point(0, 1)),
        (top_left, bottom_left, Point(-1, 0)),
    )
    for start, end, out in sides:
        count = 10 * round((abs(end.x - start.x) + abs(end.y - start.y)) / TICK / 10)
        for k in range(1, count):
            at = Point(start.x + (end.x - start.x) * k / count, start.y + (end.y - start.y) * k / count)
            ticks, reach = (long, PLATE_RIM) if k % 5 == 0 else (short, PLATE_RIM / 2)
            ticks += segment(at, Point(at.x + out.x * reach, at.y + out.y * reach))
    return tuple(short), tuple(long)
