"""A galaxy board laid into a box: where its cells, its orbits, its links and its quadrants are."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.areas import length
from pnp.figures.marks import pen
from pnp.figures.points import arc, line, link, move, polar
from pnp.games.nebula.matching import bits
from pnp.geometry import Point
from pnp.scene import Close, Path

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.nebula.board import Board
    from pnp.scene import Shape

QUARTER = 90.0
FINE = 3.0  # degrees
FIRST = 270.0  # where the first constellation's quadrant begins, if the cells do not tell


class Laid(Struct, frozen=True):
    """`middle`, `places` and `radii` are on the page; the places are by the numbers of the cells."""

    board: Board
    middle: Point
    places: tuple[Point, ...]
    radii: tuple[float, ...]  # of the orbits from the inside out


def laid(board: Board, middle: Point, outermost: float) -> Laid:
    """The board about a middle, its outermost orbit as wide as said."""
    radii = radii_of(board)
    scale = outermost / max(radii)
    places = (Point(middle.x + x * scale, middle.y + y * scale) for x, y in board.places)
    return Laid(board, middle, tuple(places), tuple(radius * scale for radius in radii))


def radii_of(board: Board) -> tuple[float, ...]:
    """How far the cells of each orbit are from the centre of the galaxy, in their mean."""
    away = [[math.hypot(*board.places[cell]) for cell in bits(orbit)] for orbit in board.orbits]
    return tuple(math.fsum(orbit) / len(orbit) for orbit in away)


def straight(on: Laid, pairs: Iterable[tuple[int, int]], clear: Mapping[int, float]) -> Steps:
    """Links from cell to cell, each end as far from the middle of its cell as `clear` says."""
    steps = (link(on.places[one], on.places[other], clear[one], clear[other]) for one, other in pairs)
    return tuple(step for each in steps for step in each)


def dashed(
    palette: Palette,
    role: str,
    on: Laid,
    pairs: Iterable[tuple[int, int]],
    clear: Mapping[int, float],
    unit: float = 1.0,
    dash: tuple[float, float] | None = None,
) -> tuple[Shape, ...]:
    """Straight links in dashes, the role's own if no others are asked for; each ends with a whole one."""
    stroke = pen(palette, role, unit, None)
    links = [straight(on, [pair], clear) for pair in pairs]
    return tuple(
        Path(steps, stroke=replace(stroke, dash=_fitted(dash or stroke.dash, length(steps))))
        for steps in links
        if stroke and steps
    )


def _fitted(dash: tuple[float, ...], room: float) -> tuple[float, ...]:
    if len(dash) != 2:
        return dash
    drawn, open = dash
    count = max(2, round((room + open) / (drawn + open)))
    share = room / (count * drawn + (count - 1) * open)
    return drawn * share, open * share


def along_orbits(
    on: Laid, pairs: Iterable[tuple[int, int]], clear: Mapping[int, float], beside: float = 0.0
) -> Steps:
    """Links along the orbits, the shorter way about the centre; `beside` them by so much outwards."""
    steps = (_bow(on, *pair, clear, beside) for pair in pairs)
    return tuple(step for each in steps for step in each)


def _bow(on: Laid, one: int, other: int, clear: Mapping[int, float], beside: float) -> Steps:
    """Where cells stand off their orbit, it leads from the one to the other."""
    turn = (turn_of(on, other) - turn_of(on, one)) % 360
    if turn > 180:
        one, other, turn = other, one, 360 - turn
    starts, ends = (math.dist(_pair(on.places[cell]), _pair(on.middle)) for cell in (one, other))
    leave, arrive = math.degrees(clear[one] / starts), math.degrees(clear[other] / ends)
    if turn <= leave + arrive:
        return ()
    first = polar(on.middle, starts + beside, turn_of(on, one) + leave)
    last = polar(on.middle, ends + beside, turn_of(on, other) - arrive)
    return (move(first), arc((starts + ends) / 2 + beside, last, clockwise=True))


def along_orbit(on: Laid, one: int, other: int) -> tuple[Point, ...]:
    """Points of an orbital link, from middle to middle, so close that straight lines between them do."""
    if (turn_of(on, other) - turn_of(on, one)) % 360 > 180:
        one, other = other, one
    turn = (turn_of(on, other) - turn_of(on, one)) % 360
    starts, ends = (math.dist(_pair(on.places[cell]), _pair(on.middle)) for cell in (one, other))
    count = max(1, math.ceil(turn / FINE))
    return tuple(
        polar(on.middle, starts + (ends - starts) * k / count, turn_of(on, one) + turn * k / count)
        for k in range(count + 1)
    )


def arrivals(on: Laid, links: Mapping[str, Iterable[tuple[int, int]]], cell: int) -> Iterator[float]:
    """The directions, clockwise from the top, in which links leave a cell."""
    here, turn = on.places[cell], turn_of(on, cell)
    for kind, pairs in links.items():
        for far in (other if cell == one else one for one, other in pairs if cell in (one, other)):
            if kind == "orbital":
                yield turn + (90 if (turn_of(on, far) - turn) % 360 < 180 else -90)
            else:
                at = on.places[far]
                yield math.degrees(math.atan2(at.x - here.x, here.y - at.y))


def turn_of(on: Laid, cell: int) -> float:
    """The direction of a cell from the centre, clockwise from the top."""
    at = on.places[cell]
    return math.degrees(math.atan2(at.x - on.middle.x, on.middle.y - at.y)) % 360


def _pair(at: Point) -> tuple[float, float]:
    return at.x, at.y


def quadrants(board: Board) -> dict[str, float]:
    """Where the quadrant of each constellation begins, clockwise from the top.

    It is the one that the cells lie in by and large; where two constellations would have the same one,
    they follow each other clockwise from the upper left.
    """
    found = {name: _quarter(board, cells) for name, cells in board.cells_of.items()}
    if len(set(found.values())) == len(found):
        return found
    return {name: (FIRST + k * QUARTER) % 360 for k, name in enumerate(found)}


def _quarter(board: Board, cells: tuple[int, ...]) -> float:
    x, y = (math.fsum(board.places[cell][axis] for cell in cells) for axis in (0, 1))
    return math.degrees(math.atan2(x, -y)) % 360 // QUARTER * QUARTER


def quadrant(middle: Point, start: float, inner: float, outer: float, turn: float = QUARTER) -> Steps:
    """The outline of a quadrant, or of as many as a turn holds, but for what lies about the centre."""
    end, large = start + turn, turn > 180
    return (
        move(polar(middle, inner, start)),
        line(polar(middle, outer, start)),
        arc(outer, polar(middle, outer, end), clockwise=True, large=large),
        line(polar(middle, inner, end)),
        arc(inner, polar(middle, inner, start), clockwise=False, large=large),
        Close(),
    )


def together(starts: Collection[float]) -> dict[float, float]:
    """Where quadrants side by side begin, and how far they go; nothing where they go all round."""
    found = {}
    for start in starts:
        turn = QUARTER
        while turn < 360 and (start + turn) % 360 in starts:
            turn += QUARTER
        if (start - QUARTER) % 360 not in starts:
            found[start] = turn
    return found
