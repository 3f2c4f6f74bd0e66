"""Words along a circle, letter by letter, spaced as on a straight line."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.geometry import Point, rotation
from pnp.scene import Group, Text
from pnp.text import Style, runs, width

if TYPE_CHECKING:
    from pnp.scene import Colour, Shape


def along_circle(
    text: str,
    style: Style,
    middle: Point,
    radius: float,
    turn: float,
    colour: Colour,
    *,
    hanging: bool = False,
) -> tuple[Shape, ...]:
    """A word about a direction, its feet to the centre; a hanging one has its head there, and reads below."""
    top = Point(middle.x, middle.y + radius if hanging else middle.y - radius)
    way, start = (-1, turn - 180) if hanging else (1, turn)
    whole = width(text, style)
    shapes = []
    for index, letter in enumerate(text):
        after = width(text[: index + 1], style)
        at = after - width(letter, style) / 2 - whole / 2
        angle = start + way * math.degrees(at / radius)
        drawn = Text(runs(letter, style, top.x, top.y, "centre"), colour)
        shapes.append(Group((drawn,), transform=rotation(angle, middle)))
    return tuple(shapes)
