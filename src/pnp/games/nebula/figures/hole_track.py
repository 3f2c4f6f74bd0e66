"""The black-hole track, an arch of spaces from its start to the sun that ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, inked, written
from pnp.figures.points import about, arc, chain, joined, move, polar
from pnp.figures.ring import half_side
from pnp.games.nebula.figures.pieces import ringed_hole
from pnp.games.nebula.figures.spaces import LONG, SPACE, burst, placed, space
from pnp.geometry import ORIGIN, centre

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

SPACES, BURSTS = 15, (3.0, 6.0, 9.0, 12.0)
NUMERAL = 13.0  # pt
ARMS, TURN = 3, 108  # of the whirl in a space of the track, and how far each winds, in degrees
END = 7.7  # the radius of the last space
RADIUS = 75.0  # of the arch
REACH = RADIUS + END + LONG


def hole_track(
    box: Box, palette: Palette, *, count: int, bursts: tuple[float, ...], arch: float
) -> tuple[Shape, ...]:
    """A start, numbered spaces with whirls, and a sun where the game ends, clockwise."""
    start, *places = (polar(ORIGIN, RADIUS, arch * (k / count - 0.5)) for k in range(count + 1))
    way = (move(start), arc(RADIUS, places[-1], clockwise=True, large=arch > 180))
    spaces = (
        shape
        for number, at in enumerate(places, 1)
        for shape in (
            _last(palette, at, str(number))
            if number == count
            else _numbered(palette, at, str(number), shining=number in bursts)
        )
    )
    shapes = (*inked(palette, "board-direct", way), *_start(palette, start), *spaces)
    return (placed(shapes, box, REACH),)


def _start(palette: Palette, middle: Point) -> tuple[Shape, ...]:
    """What begins there is shown as on its token, and no black hole, which has a spiral."""
    marker = ringed_hole(about(middle, SPACE * 0.52), palette, fill="cell", light="stand")
    return (*space(palette, middle), *marker)


def _numbered(palette: Palette, middle: Point, numeral: str, *, shining: bool) -> tuple[Shape, ...]:
    """A space with a whirl and its number."""
    return (
        *space(palette, middle, shining=shining),
        *inked(palette, "inner-frame", _whirl(middle)),
        *written(palette, numeral, middle, NUMERAL, "value" if shining else "text"),
    )


def _whirl(middle: Point) -> Steps:
    """Three arms that wind inwards from the rim, as about a black hole."""
    shares = [k / 12 for k in range(13)]
    return joined(
        chain(polar(middle, 5.3 - 1.7 * share, k * 360 / ARMS + share * TURN) for share in shares)
        for k in range(ARMS)
    )


def _last(palette: Palette, middle: Point, numeral: str) -> tuple[Shape, ...]:
    return (
        *burst(palette, middle, END),
        *disc(palette, "mark", middle, END),
        *circle(palette, "cell", middle, END),
        *circle(palette, "moon", middle, END - 0.8),
        *written(palette, numeral, middle, NUMERAL + 2, "on-mark"),
    )


def hole_space(box: Box, palette: Palette, *, last: bool) -> tuple[Shape, ...]:
    """As small as its box: what a legend explains."""
    middle, reach = centre(box), half_side(box)
    radius = reach / 1.45
    shown = disc(palette, "mark" if last else "cell", middle, radius)
    edge = circle(palette, "cell" if last else "cell-shining", middle, radius)
    return (*burst(palette, middle, radius, (reach - radius) / LONG), *shown, *edge)


HOLE_TRACK_FIGURES = {
    "nebula-hole-track": figure(
        "The black-hole track in an arch: its start, spaces that replace the supernova, the end.",
        hole_track,
        reach=0.5,
        count=Parameter("whole", SPACES, "how many spaces", 2, 40),
        bursts=Parameter("numbers", BURSTS, "the spaces that replace the supernova", 1, 40),
        arch=Parameter("number", 180, "degrees from its start to its end", 10, 350),
    ),
    "nebula-hole-space": figure(
        "One space of the black-hole track, such as a legend shows.",
        hole_space,
        reach=0.5,
        last=Parameter("truth", False, "whether it is the last one, or else one that shines"),
    ),
}
