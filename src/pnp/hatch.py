"""Hatches: patterns of thin lines or dots within an outline, which tell colours apart in print without
colour."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias

from pnp.geometry import Box, Point, centre
from pnp.paths import ellipse_steps
from pnp.scene import Clip, Colour, Group, LineTo, MoveTo, Path, Step, Stroke

Pattern: TypeAlias = Literal["vertical", "horizontal", "rising", "falling", "cross", "dots"]


class HatchLines(NamedTuple):
    """The slopes of a pattern's lines, in degrees clockwise, their distance and their width."""

    angles: tuple[float, ...]
    pitch: float = 0.6
    width: float = 0.15


# After the engravers' code for tinctures: each pattern stands for one colour.
PATTERNS: dict[Pattern, HatchLines] = {
    "vertical": HatchLines((90.0,)),
    "horizontal": HatchLines((0.0,)),
    "rising": HatchLines((-45.0,)),
    "falling": HatchLines((45.0,)),
    "cross": HatchLines((-45.0, 45.0), pitch=0.42, width=0.1),
    "dots": HatchLines((0.0,), width=0.2),
}


def draw_pattern(pattern: Pattern, clip: Clip, box: Box, *, colour: Colour, scale: float = 1.0) -> Group:
    """Draw a named pattern within the clip, which lies in the box; `scale` widens lines and distances
    alike."""
    angles, pitch, width = PATTERNS[pattern]
    dots = pattern == "dots"
    pitch, width = pitch * scale, width * scale
    layers = [
        draw_hatch(clip, box, angle=angle, pitch=pitch, width=width, colour=colour, dots=dots)
        for angle in angles
    ]
    return Group(tuple(shape for layer in layers for shape in layer.shapes), clip=clip)


def draw_hatch(
    clip: Clip, box: Box, *, angle: float, pitch: float, width: float, colour: Colour, dots: bool = False
) -> Group:
    """Draw lines, or dots as wide, over the box. One goes through its centre, so that equal shapes are
    hatched alike."""
    along, across = _find_reaches(box, angle, width)
    rows = range(-math.floor(across / pitch), math.floor(across / pitch) + 1)
    places = [row * pitch for row in rows]
    steps: list[Step]
    if dots:
        columns = range(-math.floor(along / pitch), math.floor(along / pitch) + 1)
        middles = [_find_place(box, angle, column * pitch, offset) for offset in places for column in columns]
        steps = [step for middle in middles for step in ellipse_steps(middle, width / 2, width / 2)]
        shape = Path(tuple(steps), fill=colour)
    else:
        steps = []
        for offset in places:
            start, end = (_find_place(box, angle, way, offset) for way in (-along, along))
            steps += MoveTo(start.x, start.y), LineTo(end.x, end.y)
        shape = Path(tuple(steps), stroke=Stroke(colour, width))
    return Group((shape,), clip=clip)


def _find_reaches(box: Box, angle: float, width: float) -> tuple[float, float]:
    """Measure how far the box goes from its centre along the lines and across them, and half a line more."""
    cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    along = (cos * box.width + sin * box.height + width) / 2
    return along, (sin * box.width + cos * box.height + width) / 2


def _find_place(box: Box, angle: float, along: float, across: float) -> Point:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    middle = centre(box)
    return Point(middle.x + cos * along - sin * across, middle.y + sin * along + cos * across)
