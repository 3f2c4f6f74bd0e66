"""The bar that a player's black holes fill, and what it shows after each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, box_of, figure
from pnp.figures.marks import circle, disc, filled, inked, written
from pnp.figures.points import about, chain, joined, polar, rays, segment
from pnp.geometry import Point, centre
from pnp.numerals import numeral
from pnp.outlines import polygon_steps

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.nebula.board import Board
    from pnp.geometry import Box
    from pnp.scene import Shape

# In mm, whatever its box: black holes are laid on it.
SPACE, PITCH, CLOSEST = 6.2, 13.2, 12.6
# The sun, smaller than a black hole, its rays, how much further off it is.
SUN, CORONA, ASIDE = 4.9, 6.4, 3.6
# From the middle of the arrow that leads to it to its ends, and to its tip.
ARROW, LONG = 1.0, 1.5
NUMERAL, LAST = 15.0, 15.0  # pt
END_FACE = "JosefinSans-Bold"
HALF_WAY = 7.5  # degrees: the line meets the sun between two of its rays


def bar(board: Board) -> Figure:
    def draw(box: Box, palette: Palette, *, holes: int) -> tuple[Shape, ...]:
        places = _places(board, box)
        return (
            *inked(palette, "medallion", segment(places[0], places[-2])),
            *_arrow(places[-2:], palette),
            *(shape for k, at in enumerate(places[:-1]) for shape in _space(at, k, board.bar[k], palette)),
            *_sun(places[-1], board.full, palette),
            *(shape for at in places[: min(holes, len(board.bar))] for shape in _hole(at, palette)),
        )

    return figure(
        "The bar of black holes: what it gives after each of them, and the sun for a full one.",
        draw,
        holes=Parameter("whole", 0, "how many black holes lie on it", 0, len(board.bar)),
    )


def _places(board: Board, box: Box) -> list[Point]:
    """The middles of the spaces from left to right, the sun last."""
    count, ends = len(board.bar), SPACE + ASIDE + CORONA
    pitch = min(PITCH, (box.width - ends) / count)
    if pitch < CLOSEST or box.height < 2 * CORONA:
        right = (
            f"{count} black holes of 12 mm need {numeral(round(count * CLOSEST + ends, 1))} "
            f"by {numeral(2 * CORONA)} mm"
        )
        raise FigureError(box_of(round(box.width, 1), round(box.height, 1)), right)
    middle = centre(box)
    first = middle.x - (count * pitch + ends) / 2 + SPACE
    return [Point(first + k * pitch + ASIDE * (k == count), middle.y) for k in range(count + 1)]


def _space(at: Point, number: int, points: int, palette: Palette) -> tuple[Shape, ...]:
    return (
        *disc(palette, "cell", at, SPACE),
        *inked(palette, "rule", joined(_arm(at, 120 * k + 8 * number) for k in range(3))),
        *circle(palette, "cell", at, SPACE),
        *written(palette, str(points), at, NUMERAL),
    )


def _hole(at: Point, palette: Palette) -> tuple[Shape, ...]:
    """A black hole on its space."""
    return (
        *disc(palette, "token", at, SPACE),
        *palette.figure("sign", about(at, SPACE), set="nebula-stars", of="black-hole"),
    )


def _arm(at: Point, turn: float) -> Steps:
    """One arm of the whirl that a black hole will hide."""
    return chain(polar(at, SPACE - 0.6 - 1.7 * k / 12, turn + 9 * k) for k in range(13))


def _arrow(ends: list[Point], palette: Palette) -> tuple[Shape, ...]:
    """From the last space to the sun, on which nothing is laid."""
    x, y = (ends[0].x + SPACE + ends[1].x - CORONA) / 2, ends[0].y
    head = (Point(x - ARROW / 2, y - ARROW), Point(x + LONG - ARROW / 2, y), Point(x - ARROW / 2, y + ARROW))
    return filled(palette, "mark-line", polygon_steps(head))


def _sun(at: Point, points: int, palette: Palette) -> tuple[Shape, ...]:
    return (
        *filled(palette, "mark-line", rays(at, 24, SUN + 0.4, CORONA, 4, HALF_WAY)),
        *disc(palette, "mark", at, SUN),
        *circle(palette, "cell-shining", at, SUN),
        *circle(palette, "moon", at, SUN - 0.6),
        *written(palette, str(points), at, LAST, "on-mark", END_FACE),
    )
