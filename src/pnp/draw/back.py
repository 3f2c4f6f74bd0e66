"""The back of a deck: its name at both ends, the rose between; but for the stars the same upside down."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.field import star_field
from pnp.draw.frame import beside, frame, holds
from pnp.draw.front import ground
from pnp.draw.measures import BLEED, EDGE, bleed_box, trim_box
from pnp.draw.ring import Ring
from pnp.draw.rose import rose
from pnp.geometry import Box, Point, centre, grown, rotation
from pnp.scene import Face, Group, Scene, Text
from pnp.text import runs

if TYPE_CHECKING:
    from pnp.draw.field import Kept
    from pnp.draw.roles import Palette
    from pnp.geometry import Size
    from pnp.text import Style

DENSITY = 5.4
SIDE = 8.0  # from the trim to the ring's inner circle
RIM = 3.1  # from the inner circle outwards, all that belongs to the ring, and a little
NAME_GAP = 5.9  # from the inner circle to the name's baseline
NAME_HEAD = 9.6  # from the trim to the name's baseline at least
OVER = 3.0  # above that no star stands that could be taken for an accent
CAPITALS = 4.4  # room that the name takes above its baseline, accents included


@dataclass(frozen=True, slots=True)
class BackPlan:
    ring: Ring
    baseline: float  # of the name, up from the middle


def back_plan(trim: Size) -> BackPlan:
    """The greatest ring that leaves room for the names; on a tall card these move outwards."""
    half = trim.height / 2 - NAME_HEAD
    radius = min(trim.width / 2 - SIDE, half - NAME_GAP)
    spare = max(0.0, half - NAME_GAP - radius - 5.0)
    return BackPlan(Ring(centre(trim_box(trim)), radius), radius + NAME_GAP + spare * 0.4)


def name_width(trim: Size) -> float:
    return trim.width - 2 * (EDGE + 3.2)


def back_face(trim: Size, name: str, style: Style, palette: Palette) -> Face:
    plan = back_plan(trim)
    middle = plan.ring.centre
    label = Text(runs(name, style, middle.x, middle.y - plan.baseline, "centre"), palette.text)
    shapes = (
        ground(trim, palette, Point(0.5, 0.5)),
        *star_field(trim_box(trim), BLEED, palette.stars, DENSITY, kept_clear(trim, plan)),
        *frame(grown(trim_box(trim), -EDGE), palette),
        *rose(plan.ring, palette),
        label,
        Group((label,), transform=rotation(180, middle)),
    )
    return Face("back", trim, BLEED, Scene(bleed_box(trim), shapes))


def kept_clear(trim: Size, plan: BackPlan) -> Kept:
    """Where no star may stand: on the frame, in the ring, on the names and above them."""
    middle = plan.ring.centre
    tops = (middle.y - plan.baseline - CAPITALS - OVER, middle.y + plan.baseline - 1.5)
    names = [Box(EDGE + 3, top, trim.width - 2 * EDGE - 6, CAPITALS + OVER + 1.5) for top in tops]
    boxes = [*beside(grown(trim_box(trim), -EDGE)), *names]

    def kept(x: float, y: float) -> bool:
        if math.hypot(x - middle.x, y - middle.y) < plan.ring.radius + RIM:
            return True
        return any(holds(taken, x, y) for taken in boxes)

    return kept
