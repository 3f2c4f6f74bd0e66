"""What stands in the corners of a tile: its time, and in up to three discs what its tasks ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, written
from pnp.figures.points import about
from pnp.figures.ring import half_side, medallion_shapes
from pnp.games.nova_luna.figures.tones import TILES
from pnp.games.nova_luna.shown import SIGNS
from pnp.geometry import Point, centre

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape

# Lengths for a disc of this radius, on a tile of 50 mm.
RADIUS = 6.3
DOTS: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = {  # their radius, and where they stand
    1: (2.6, ((0.0, 0.0),)),
    2: (2.1, ((-2.4, 2.0), (2.4, -2.0))),
    3: (1.95, ((0.0, -2.6), (-2.65, 2.15), (2.65, 2.15))),
    4: (1.8, ((-2.6, -2.6), (2.6, -2.6), (-2.6, 2.6), (2.6, 2.6))),
}
TIME = 23.0  # pt
TICKS = 28  # about a time: a week of the Moon, four times
LEAST_LETTER = 1.05  # mm: the radius of a dot that has room for its letter
PLAIN = 3.6  # mm: a smaller disc is not graduated


def figures(_: object) -> dict[str, Figure]:
    return {
        "nova-luna-time": figure(
            "The time of a tile in a graduated disc.",
            time_disc,
            reach=0.5,
            time=Parameter("whole", None, "1 to 7", 1, 7),
        ),
        "nova-luna-task": figure(
            "A task of a tile: in a disc a dot for each tile that it asks for, with its shape and letter.",
            task_disc,
            reach=0.5,
            dots=Parameter("text", None, "their letters, such as RRB: R red, B blue, T teal, Y yellow"),
        ),
    }


def time_disc(box: Box, palette: Palette, *, time: int) -> tuple[Shape, ...]:
    at, radius = centre(box), half_side(box)
    ticks = TICKS if radius > PLAIN else 0
    return (
        *medallion_shapes(at, radius, palette, ticks),
        *written(palette, str(time), at, TIME * radius / RADIUS),
    )


def task_disc(box: Box, palette: Palette, *, dots: str) -> tuple[Shape, ...]:
    wrong = next((letter for letter in dots if letter not in SIGNS), None)
    if wrong or len(dots) not in DOTS:
        wrong = f"'{dots[:40]}' is no task"
        raise FigureError(wrong, "write 1 to 4 of the letters R, B, T and Y", "dots")
    at, unit = centre(box), half_side(box) / RADIUS
    radius, places = DOTS[len(dots)]
    stand = zip(dots, places, strict=True)
    return (
        *disc(palette, "well", at, RADIUS * unit),
        *circle(palette, "medallion", at, RADIUS * unit, unit),
        *(
            shape
            for letter, (x, y) in stand
            for shape in _dot(palette, letter, Point(at.x + x * unit, at.y + y * unit), radius * unit)
        ),
    )


def _dot(palette: Palette, letter: str, at: Point, radius: float) -> tuple[Shape, ...]:
    box = about(at, radius)
    return palette.figure("sign", box, set=TILES, of=SIGNS[letter], letter=radius >= LEAST_LETTER)
