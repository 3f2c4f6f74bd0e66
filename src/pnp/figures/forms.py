"""Plain forms: stars, polygons, sparkles and pips."""

from __future__ import annotations

from pnp.figures.curves import Steps, box_of, curved_star, dot, join, polar_point, spiked_star
from pnp.figures.figure import Palette, Parameter, Shapes, make_figure, unfit_error
from pnp.figures.marks import NOTHING, fill_in, ink_in
from pnp.geometry import Box, Point, centre, half_side
from pnp.numerals import write_numeral
from pnp.paths import polygon_steps

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


def draw_star(
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
) -> Shapes:
    """Draw a star with straight sides, or with hollow ones if there is a pull."""
    if split != NOTHING and pull:
        raise unfit_error("pull", write_numeral(pull), "a split star has straight sides: leave it out")
    middle, radius = centre(box), half_side(box)
    shape, reach = (curved_star, pull) if pull else (spiked_star, inner)
    form = shape(middle, points, radius, reach, turn)
    facets = fill_in(palette, split, _facet_steps(middle, points, (radius, inner), turn))
    outline = ink_in(palette, line, form, radius / UNIT)
    if split != NOTHING and line == NOTHING:  # halves as light as the paper need an outline
        outline = ink_in(palette, "hairline", form, min(1.0, radius / UNIT))
    return (*fill_in(palette, fill, form, box_of(middle, radius)), *facets, *outline)


def _facet_steps(middle: Point, points: int, shape: tuple[float, float], turn: float) -> Steps:
    """Return the halves of all points that lie away from the light: clockwise of each tip."""
    radius, inner = shape
    angles = [turn + k * 360 / points for k in range(points)]
    tips = [polar_point(middle, radius, at) for at in angles]
    hollows = [polar_point(middle, radius * inner, at + 180 / points) for at in angles]
    return join(polygon_steps((middle, *pair)) for pair in zip(tips, hollows, strict=True))


def draw_polygon(box: Box, palette: Palette, *, corners: int, turn: float, fill: str, line: str) -> Shapes:
    """Draw a regular polygon in the largest circle of the box; one corner is at the top."""
    middle, radius = centre(box), half_side(box)
    form = polygon_steps(polar_point(middle, radius, turn + k * 360 / corners) for k in range(corners))
    outline = ink_in(palette, line, form, radius / UNIT)
    return (*fill_in(palette, fill, form, box_of(middle, radius)), *outline)


def draw_sparkle(box: Box, palette: Palette, *, fill: str, pull: float) -> Shapes:
    return fill_in(palette, fill, curved_star(centre(box), 4, half_side(box), pull))


def draw_pips(
    box: Box, palette: Palette, *, count: int, row: bool, form: str, fill: str, line: str
) -> Shapes:
    """Draw the pips of a die's face, or a number of them in a row."""
    if not row and count > 6:
        raise unfit_error("count", write_numeral(count), "a die has 1 to 6: say 'row: true' for more")
    radius, spots = _place_in_row(box, count) if row else _place_on_die(box, count)
    marks = join(_pip_steps(form, at, radius) for at in spots)
    return (*fill_in(palette, fill, marks), *ink_in(palette, line, marks, radius / UNIT))


def _pip_steps(form: str, at: Point, radius: float) -> Steps:
    if form == "dot":
        return dot(at, radius)
    if form == "sparkle":
        return curved_star(at, 4, radius * 1.3, 0.12)
    return spiked_star(at, 5, radius * 1.2, 0.45)


def _place_on_die(box: Box, count: int) -> tuple[float, list[Point]]:
    middle, half = centre(box), half_side(box)
    step = half * 0.56
    return half * 0.19, [Point(middle.x + (x - 1) * step, middle.y + (y - 1) * step) for x, y in DIE[count]]


def _place_in_row(box: Box, count: int) -> tuple[float, list[Point]]:
    middle = centre(box)
    pitch = min(box.width / count, box.height * 1.25)
    radius = min(box.height, pitch) * 0.38
    return radius, [Point(middle.x + (k - (count - 1) / 2) * pitch, middle.y) for k in range(count)]


_TURN = Parameter("number", 0, "degrees, clockwise", -360, 360)
_FILL = Parameter("paint", "mark", "what it is filled with, or none")
_LINE = Parameter("line", "none", "the line about it, or none")

FORMS = {
    "star": make_figure(
        "A star of any number of points, straight, hollow, or split: with lit as fill, and unlit as split.",
        draw_star,
        points=Parameter("whole", 5, "how many points", 2, 60),
        inner=Parameter("number", 0.45, "the share of the radius where straight sides meet", 0.02, 1),
        pull=Parameter("number", 0, "how close to the centre hollow sides come; 0 is straight", 0, 0.95),
        turn=_TURN,
        split=Parameter("paint", "none", "of the half of each point that lies away from the light, or none"),
        fill=_FILL,
        line=_LINE,
    ),
    "polygon": make_figure(
        "A regular polygon with a corner at the top.",
        draw_polygon,
        corners=Parameter("whole", 6, "how many corners", 3, 60),
        turn=_TURN,
        fill=_FILL,
        line=_LINE,
    ),
    "sparkle": make_figure(
        "A four-pointed sparkle.",
        draw_sparkle,
        fill=Parameter("paint", "line", "what it is filled with"),
        pull=Parameter("number", 0.12, "how close to the centre its sides come", 0.01, 0.9),
    ),
    "pips": make_figure(
        "The pips of a die's face, or any number of them in a row.",
        draw_pips,
        count=Parameter("whole", None, "how many", 1, 40),
        row=Parameter("truth", False, "whether they stand side by side"),
        form=Parameter("text", "dot", "what a pip is", among=("dot", "sparkle", "star")),
        fill=_FILL,
        line=_LINE,
    ),
}
