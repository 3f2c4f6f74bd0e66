"""Where the stars of a sky, and the lines between them, stand among the characters of a drawing."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.games.night_sky.lattice import turned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.games.night_sky.board import Circle, Sky
    from pnp.games.night_sky.lattice import Line, Place
    from pnp.games.night_sky.sketched_signs import Cell

DOWN = 2  # rows from one row of stars to the next
WIDE, NARROW = 4, 2  # columns of half a step: with room for the names of stars, or for the marks of rounds
MOST_WIDE = 6  # rings of a window that has room for names
MOST_NAMED = 8  # rings of a sky that has room for the names of its corners
DOT = 0.22  # of a step from one dot of an ecliptic to the next


class Plan(Struct, frozen=True):
    """The stars that are `seen`, after so many `turns`. Their halves of steps are counted from `left`, which
    stands in column `margin`, and their rows from `top`, which stands in row 0; the last are in the row
    `high` and the column `wide`."""

    seen: frozenset[Place]
    turns: int
    half: int
    left: int
    top: int
    margin: int
    high: int
    wide: int


def rings(sky: Sky) -> int:
    return max(int(name[1]) for name in sky.stars)


def whole(sky: Sky) -> Plan:
    """The whole sky, with sector A at the right as on the printed map."""
    last = rings(sky)
    margin = 5 if last <= MOST_NAMED else 3
    return Plan(
        seen=frozenset(sky.names),
        turns=0,
        half=NARROW,
        left=-2 * last,
        top=last,
        margin=margin,
        high=2 * last * DOWN,
        wide=4 * last * NARROW + margin,
    )


def of_window(sky: Sky, number: int) -> Plan:
    """The window of a round, above the sun: its stars in rows of equal length, as sectors A and B have."""
    seen, last = sky.windows[number - 1], rings(sky)
    half = WIDE if last <= MOST_WIDE else NARROW
    return Plan(
        seen=seen,
        turns=next(turns for turns in range(6) if all(_above(turned(place, turns)) for place in seen)),
        half=half,
        left=min(0, 2 - last),
        top=last,
        margin=WIDE - 1,
        high=last * DOWN,
        wide=(2 * last - min(0, 2 - last)) * half + WIDE - 1,
    )


def _above(place: Place) -> bool:
    q, r = place
    return r >= 0 and q + r > 0


def cell(plan: Plan, place: Place) -> Cell:
    q, r = turned(place, plan.turns)
    return (plan.top - r) * DOWN, (2 * q + r - plan.left) * plan.half + plan.margin


def path(plan: Plan, line: Line) -> list[tuple[Cell, str]]:
    """The characters of a line, between those of its ends."""
    (row, start), (last, end) = sorted(cell(plan, place) for place in line)
    if row == last:
        return [((row, column), "-") for column in range(start + 1, end)]
    if start == end:
        return [((each, start), "|") for each in range(row + 1, last)]
    falls, middle = end > start, (start + end) // 2
    if abs(end - start) == plan.half:
        return [((row + 1, middle), "\\" if falls else "/")]
    reach = plan.half - 1
    bar = "-" * (2 * reach - 1)
    text = f"`{bar}." if falls else f".{bar}'"
    return [((row + 1, middle - reach + number), character) for number, character in enumerate(text)]


def dots(plan: Plan, circle: Circle) -> Iterator[Cell]:
    """The cells of a circle as far as it is among the stars that are seen."""
    many = ceil(2 * pi * circle.radius / DOT)
    for number in range(many):
        angle = 2 * pi * number / many
        x = circle.centre[0] + circle.radius * cos(angle)
        y = circle.centre[1] + circle.radius * sin(angle)
        across, up = _turned(x, y, plan.turns)
        if _nearest(x, y) in plan.seen:
            row = round((plan.top - up) * DOWN)
            yield row, round((2 * across + up - plan.left) * plan.half) + plan.margin


def _turned(x: float, y: float, turns: int) -> tuple[float, float]:
    """A point on paper as slanted coordinates, after so many turns by 60°."""
    angle = turns * pi / 3
    x, y = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
    return _slanted(x, y)


def _slanted(x: float, y: float) -> tuple[float, float]:
    r = 2 * y / 3**0.5
    return x - r / 2, r


def _nearest(x: float, y: float) -> Place:
    """The place of the lattice that is nearest: of three coordinates whose sum is 0, that which is rounded
    farthest follows from the others."""
    q, r = _slanted(x, y)
    near = {"q": round(q), "r": round(r), "s": round(-q - r)}
    off = {"q": abs(near["q"] - q), "r": abs(near["r"] - r), "s": abs(near["s"] + q + r)}
    if off["q"] == max(off.values()):
        return -near["r"] - near["s"], near["r"]
    return near["q"], -near["q"] - near["s"] if off["r"] == max(off.values()) else near["r"]
