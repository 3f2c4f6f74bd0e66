"""A sky in characters: the sign of each star, the ecliptic in dots, and what was drawn in each round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.night_sky.lattice import turned
from pnp.games.night_sky.sketched_plans import MOST_NAMED, WIDE, cell, dots, of_window, path, rings, whole
from pnp.games.night_sky.sketched_signs import BLANK, put

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.lattice import Line, Place
    from pnp.games.night_sky.shapes import Drawing
    from pnp.games.night_sky.sketched_plans import Plan
    from pnp.games.night_sky.sketched_signs import Cell, Signs
    from pnp.models.sketches import Colour

SIGNS: Mapping[str, str] = {"dwarf": "o", "giant": "O", "pulsar": "+", "binary": "%"}
INKS: Sequence[Colour] = ("red", "yellow", "green", "teal", "violet", "orange")  # of what each round drew
DUST, SUN, DOT = "'", "(*)", "."
OVER, TWICE = "x", "#"  # a line over the ecliptic; a star or a cell that two drawings have


def whole_sky(sky: Sky, drawings: Sequence[Drawing]) -> Signs:
    """The whole sky, with what was drawn in the rounds from the first on."""
    plan = whole(sky)
    signs = _sky(plan, sky)
    _draw(signs, plan, sky, drawings)
    _name_corners(signs, plan, sky)
    return signs


def window(sky: Sky, drawings: Sequence[Drawing]) -> Signs:
    """What is seen in the last of these rounds, its stars with their names; the whole sky where some of them
    are not seen."""
    new = drawings[-1]
    if not sky.windows[len(drawings) - 1].issuperset(new.stars):
        return whole_sky(sky, drawings)
    plan = of_window(sky, len(drawings))
    signs = _sky(plan, sky)
    _draw(signs, plan, sky, drawings)
    for star in new.stars if plan.half == WIDE else ():
        row, column = cell(plan, star)
        put(signs, (row, column - 3), sky.names[star], INKS[len(drawings) - 1], strong=True)
    return signs


def _sky(plan: Plan, sky: Sky) -> Signs:
    """Stars, dust and the ecliptic; beside a star there is no dot."""
    signs: Signs = {}
    for at in dots(plan, sky.ecliptic) if sky.ecliptic else ():
        put(signs, at, DOT, "faint")
    for place in plan.seen:
        row, column = cell(plan, place)
        put(signs, (row, column - 1), BLANK.text)
        put(signs, (row, column), SIGNS[sky.kinds[place]])
        put(signs, (row, column + 1), BLANK.text)
        _put_dust(signs, plan, sky, place)
    row, column = cell(plan, (0, 0))
    put(signs, (row, column - 1), SUN, "gold")
    return signs


def _draw(signs: Signs, plan: Plan, sky: Sky, drawings: Sequence[Drawing]) -> None:
    """Lines first and then the stars that they join."""
    taken: set[Cell] = set()
    for number, drawing in enumerate(drawings):
        for line in drawing.lines:
            _put_line(signs, plan, line, OVER if line in sky.over_ecliptic else "", INKS[number], taken)
    used: set[Place] = set()
    for number, drawing in enumerate(drawings):
        for star in plan.seen.intersection(drawing.stars):
            row, column = cell(plan, star)
            mark = TWICE if star in used else str(number + 1)
            put(signs, (row, column - 1), mark + SIGNS[sky.kinds[star]], INKS[number], strong=True)
            _put_dust(signs, plan, sky, star)
        used |= {*drawing.stars}


def _put_line(signs: Signs, plan: Plan, line: Line, over: str, ink: Colour, taken: set[Cell]) -> None:
    """Of a line that leaves the window as much as goes in."""
    if plan.seen.isdisjoint(line):
        return
    way = path(plan, line)
    for step, (at, character) in enumerate(way):
        if 0 <= at[0] <= plan.high and 0 <= at[1] <= plan.wide:
            middle = over if step == len(way) // 2 else ""
            put(signs, at, TWICE if at in taken else middle or character, ink)
            taken.add(at)


def _put_dust(signs: Signs, plan: Plan, sky: Sky, star: Place) -> None:
    if star in sky.at_sun | sky.at_rim:
        row, column = cell(plan, star)
        put(signs, (row, column + 1), DUST, "gold")


def _name_corners(signs: Signs, plan: Plan, sky: Sky) -> None:
    """The first star of each sector in the outermost ring says which sector begins there."""
    for turns in range(6):
        place = turned((rings(sky), 0), turns)
        name = sky.names[place] if rings(sky) <= MOST_NAMED else sky.names[place][0]
        row, column = cell(plan, place)
        to_right = turns in (0, 1, 5)
        put(signs, (row, column + 3 if to_right else column - 2 - len(name)), name, "faint")
