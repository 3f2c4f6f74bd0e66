"""Plain forms: stars, polygons, sparkles and pips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure, unfit
from pnp.figures.marks import NOTHING, filled, inked
from pnp.figures.points import about, curved, dot, joined, polar, spiked
from pnp.figures.ring import half_side
from pnp.geometry import Point, centre
from pnp.numerals import numeral
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.scene import Shape

UNIT = 4.0  # the radius of a star whose line is as wide as its role says
# The pips of a die by their places in a grid of three by three.
DIE = {
    1: ((1, 1),),
    2: ((2, 0), (0, 2)),
    3: ((2, 0), (1, 1), (0, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


def star(
    box: Box,
    palette: Palette,
    *,
    points: int,
    inner: float,
    pull: float,
    turn: float,
    split: str,
    fill: str,
    line: str,
) -> tuple[Shape, ...]:
    """A star with straight sides, or with hollow ones where there is a pull."""
    if split != NOTHING and pull:
        raise unfit("pull", numeral(pull), "a split star has straight sides: leave it out")
    middle, radius = centre(box), half_side(box)
    form = curved(middle, points, radius, pull, turn) if pull else spiked(middle, points, radius, inner, turn)
    facets = filled(palette, split, _facets(middle, points, (radius, inner), turn))
    outline = inked(palette, line, form, radius / UNIT)
    if split != NOTHING and line == NOTHING:  # halves as light as the paper end in a line
        outline = inked(palette, "hairline", form, min(1.0, radius / UNIT))
    return (*filled(palette, fill, form, about(middle, radius)), *facets, *outline)


def _facets(middle: Point, points: int, shape: tuple[float, float], turn: float) -> Steps:
    """The halves of all points that lie away from the light: clockwise of each tip."""
    radius, inner = shape
    angles = [turn + k * 360 / points for k in range(points)]
    return joined(
        polygon_steps((middle, polar(middle, radius, at), polar(middle, radius * inner, at + 180 / points)))
        for at in angles
    )


def polygon(
    box: Box, palette: Palette, *, corners: int, turn: float, fill: str, line: str
) -> tuple[Shape, ...]:
    """A regular polygon in the largest circle of the box; one corner is at the top."""
    middle, radius = centre(box), half_side(box)
    form = polygon_steps(polar(middle, radius, turn + k * 360 / corners) for k in range(corners))
    return (
        *filled(palette, fill, form, about(middle, radius)),
        *inked(palette, line, form, radius / UNIT),
    )


def sparkle(box: Box, palette: Palette, *, fill: str, pull: float) -> tuple[Shape, ...]:
    return filled(palette, fill, curved(centre(box), 4, half_side(box), pull))


def pips(
    box: Box, palette: Palette, *, count: int, row: bool, form: str, fill: str, line: str
) -> tuple[Shape, ...]:
    """The pips of a die's face, or so many in a row."""
    if not row and count > 6:
        raise unfit("count", numeral(count), "a die has 1 to 6: say 'row: true' for more")
    radius, spots = _in_row(box, count) if row else _on_die(box, count)
    marks = joined(_pip(form, at, radius) for at in spots)
    return (*filled(palette, fill, marks), *inked(palette, line, marks, radius / UNIT))


def _pip(form: str, at: Point, radius: float) -> Steps:
    if form == "dot":
        return dot(at, radius)
    return curved(at, 4, radius * 1.3, 0.12) if form == "sparkle" else spiked(at, 5, radius * 1.2, 0.45)


def _on_die(box: Box, count: int) -> tuple[float, list[Point]]:
    middle, half = centre(box), half_side(box)
    step = half * 0.56
    return half * 0.19, [Point(middle.x + (x - 1) * step, middle.y + (y - 1) * step) for x, y in DIE[count]]


def _in_row(box: Box, count: int) -> tuple[float, list[Point]]:
    middle = centre(box)
    pitch = min(box.width / count, box.height * 1.25)
    radius = min(box.height, pitch) * 0.38
    return radius, [Point(middle.x + (k - (count - 1) / 2) * pitch, middle.y) for k in range(count)]


_TURN = Parameter("number", 0, "degrees, clockwise", -360, 360)
_FILL = Parameter("paint", "mark", "what it is filled with, or none")
_LINE = Parameter("line", "none", "the line about it, or none")

FIGURES = {
    "star": figure(
        "A star of any number of points, straight, hollow, or split: with lit as fill, and unlit as split.",
        star,
        points=Parameter("whole", 5, "how many points", 2, 60),
        inner=Parameter("number", 0.45, "the share of the radius where straight sides meet", 0.02, 1),
        pull=Parameter("number", 0, "how close to the centre hollow sides come; 0 is straight", 0, 0.95),
        turn=_TURN,
        split=Parameter("paint", "none", "of the half of each point that lies away from the light, or none"),
        fill=_FILL,
        line=_LINE,
    ),
    "polygon": figure(
        "A regular polygon with a corner at the top.",
        polygon,
        corners=Parameter("whole", 6, "how many corners", 3, 60),
        turn=_TURN,
        fill=_FILL,
        line=_LINE,
    ),
    "sparkle": figure(
        "A four-pointed sparkle.",
        sparkle,
        fill=Parameter("paint", "line", "what it is filled with"),
        pull=Parameter("number", 0.12, "how close to the centre its sides come", 0.01, 0.9),
    ),
    "pips": figure(
        "The pips of a die's face, or any number of them in a row.",
        pips,
        count=Parameter("whole", None, "how many", 1, 40),
        row=Parameter("truth", False, "whether they stand side by side"),
        form=Parameter("text", "dot", "what a pip is", among=("dot", "sparkle", "star")),
        fill=_FILL,
        line=_LINE,
    ),
}
