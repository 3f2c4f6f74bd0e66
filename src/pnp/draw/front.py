"""What the fronts of a deck have alike, made once for each ground: field, frame, what is about the figure."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.field import star_field
from pnp.draw.frame import PENDANT, beside, frame, holds, medallion, pendant
from pnp.draw.measures import (
    BLEED,
    EDGE,
    FIGURE_GAP,
    FOOT,
    TITLE_BASELINE,
    Row,
    bleed_box,
    frame_box,
    trim_box,
)
from pnp.draw.plate import plate
from pnp.draw.ring import DEPTH, Ring, sky_ring
from pnp.draw.roles import round_paint
from pnp.geometry import Box, Matrix, Point, grown
from pnp.scene import Group, Rectangle, Scene

if TYPE_CHECKING:
    from pnp.draw.field import Kept
    from pnp.draw.measures import Plan
    from pnp.draw.roles import Brightness, Palette
    from pnp.geometry import Size
    from pnp.scene import Path, Shape, Text

DENSITY = 4.15  # stars to the square centimetre
OPENING = 0.6  # between a medallion and the ends of the line it interrupts
UNIT = Box(-0.5, -0.5, 2.0, 2.0)  # far beyond the bleed of every size


@dataclass(frozen=True, slots=True)
class Base:
    """What stands on the frame's foot: a medallion of that radius, or a star, and the deck's name below."""

    medallion: float | None
    name: Text


def ground(trim: Size, palette: Palette, middle: Point) -> Shape:
    """The ground as far as the bleed; `middle` and the reach of its light are shares of the trim."""
    paint = round_paint(palette.ground, middle, 0.72)
    return Group((Rectangle(UNIT, paint),), transform=Matrix(trim.width, 0.0, 0.0, trim.height, 0.0, 0.0))


def front_field(plan: Plan, brightness: Brightness) -> tuple[Path, ...]:
    return star_field(trim_box(plan.trim), BLEED, brightness, DENSITY, kept_clear(plan))


def kept_clear(plan: Plan) -> Kept:
    """Where no star may stand: on type, on the frame, in the figure."""
    trim = plan.trim
    text_top = plan.zone.bottom - plan.zone.height - FIGURE_GAP / 2
    boxes = [
        *beside(frame_box(trim)),
        _across(trim, TITLE_BASELINE - 4.7, TITLE_BASELINE + 1.8),
        _across(trim, text_top, plan.zone.bottom + 1.8),
        Box(-BLEED, trim.height - FOOT - 5.2, trim.width + 2 * BLEED, FOOT + 5.2 + BLEED),
    ]
    if plan.plate:
        boxes.append(grown(plan.plate, 2.0))
    ring = plan.icons if isinstance(plan.icons, Ring) else None
    if isinstance(plan.icons, Row):
        boxes.append(_across(trim, plan.icons.middle.y - 4, plan.icons.middle.y + 4))

    def kept(x: float, y: float) -> bool:
        if ring and math.hypot(x - ring.centre.x, y - ring.centre.y) < ring.radius + DEPTH + 0.6:
            return True
        return any(holds(taken, x, y) for taken in boxes)

    return kept


def _across(trim: Size, top: float, bottom: float) -> Box:
    return Box(EDGE, top, trim.width - 2 * EDGE, bottom - top)


def front_ground(plan: Plan, palette: Palette, field: tuple[Path, ...], base: Base) -> Scene:
    """All that does not change from card to card of one ground."""
    trim = plan.trim
    box = frame_box(trim)
    place = Point(trim.width / 2, box.y + box.height)
    reach = base.medallion + OPENING if base.medallion else PENDANT * 1.75
    shapes = (
        ground(trim, palette, Point(0.5, 0.46)),
        *field,
        *frame(box, palette, (place.x - reach, place.x + reach)),
        *(sky_ring(plan.icons, palette) if isinstance(plan.icons, Ring) else ()),
        *(plate(plan.plate, palette) if plan.plate else ()),
        *(medallion(place, base.medallion, palette) if base.medallion else pendant(place, palette)),
        base.name,
    )
    return Scene(bleed_box(trim), shapes)
