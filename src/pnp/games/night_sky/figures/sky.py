"""The sky map laid on a disc: where its stars, its sectors, its windows and its ecliptic are."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.figures.marks import LEAST_WIDTH, NOTHING
from pnp.games.night_sky.lattice import SECTORS, on_paper
from pnp.geometry import Point, moved, rotation
from pnp.scene import Circle, Path

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.lattice import Place
    from pnp.geometry import Matrix
    from pnp.scene import Shape, Stroke

# All of a disc is drawn about 0, 0, in mm of one with a radius of 80, and then made as large as its box.
DISC = 80.0
FIELD = 60.0  # how far out the stars go
STEP = 10.0  # of the lattice, where so many rings have room
STAR = 1.7  # a star's radius
SIXTH = 60.0  # degrees of a sector
UPRIGHT = 60.0  # how far clockwise the middle of sector A leans
CUT = math.sqrt(3) / 4  # of a step, from the sun to the line of each cut
SLOPE = math.sqrt(3) / 2


class Laid(Struct, frozen=True):
    """`places` are where stars stand, y downwards; `circle` is the ecliptic's middle and radius."""

    board: Sky
    step: float
    star: float  # a star's radius
    places: dict[str, Point]
    circle: tuple[Point, float] | None


def laid(board: Sky) -> Laid:
    rings = max((int(name[1]) for name in board.stars), default=1)
    step = min(STEP, FIELD / rings)
    places = {name: placed(place, step) for name, place in board.stars.items()}
    return Laid(board, step, STAR * step / STEP, places, _circle(board, step))


def _circle(board: Sky, step: float) -> tuple[Point, float] | None:
    around = board.ecliptic
    if around is None:
        return None
    x, y = around.centre
    return Point(x * step, -y * step), around.radius * step


def placed(place: Place, step: float) -> Point:
    x, y = on_paper(place)
    return Point(x * step, -y * step)


def sector(name: str) -> int:
    """The number of a star's sector, from 0."""
    return SECTORS.index(name[0])


def lean(number: int) -> float:
    """How far clockwise the middle of a sector leans: what stands in it leans as far."""
    return UPRIGHT - SIXTH * number


def from_upright(number: int) -> Matrix:
    """From a sector that stands upright above the sun to where it lies on the disc."""
    return rotation(lean(number))


def upright(at: Point, number: int) -> Point:
    return moved(at, rotation(-lean(number)))


def arrows(board: Sky) -> tuple[int, ...]:
    """Of each round, the sector at whose first star its arrow stands: the second one of its window."""
    found = []
    for window in board.windows:
        seen = {sector(board.names[place]) for place in window}
        found.append(max(seen, key=lambda number: ((number - 1) % 6 in seen, number)))
    return tuple(found)


def bearing(arrow: int) -> float:
    """The direction of an arrow, clockwise from the top."""
    return 90 - SIXTH * arrow


def cuts_away(on: Laid, at: Point, arrow: int) -> float:
    """How far within the cuts of the window below an arrow a point lies; less than 0 without."""
    turned = moved(at, rotation(SIXTH * (arrow - 1)))  # as if the window were that of sectors A and B
    away = CUT * on.step
    return min(away - turned.y, turned.x * SLOPE - turned.y / 2 - away)


def stroked(palette: Palette, role: str, unit: float, width: float | None = None) -> Stroke | None:
    """A line role's stroke on a disc `unit` times as large: no line grows too thin to print."""
    stroke = None if role == NOTHING else palette.stroke(role, width)
    return stroke and replace(stroke, width=max(stroke.width, LEAST_WIDTH / unit))


def lined(
    palette: Palette, role: str, steps: Steps, unit: float, width: float | None = None
) -> tuple[Shape, ...]:
    stroke = stroked(palette, role, unit, width)
    return (Path(steps, stroke=stroke),) if stroke and steps else ()


def ringed(
    palette: Palette, role: str, at: Point, radius: float, unit: float, width: float | None = None
) -> tuple[Shape, ...]:
    stroke = stroked(palette, role, unit, width)
    return (Circle(at, radius, None, stroke),) if stroke else ()
