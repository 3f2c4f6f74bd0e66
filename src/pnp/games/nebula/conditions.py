"""What personal and public tasks ask for: appendices I and II of the rulebook, a function for each rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.games.nebula.sky import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.games.nebula.sky import Sky


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a task is met, the cells that show it, and how much there is of what it asks for, with the id
    of the message that says so."""

    holds: bool
    cells: int = 0
    count: int = 0
    measure: str = "measure"


def shining_stars(sky: Sky, colour: str, at_least: int) -> Finding:
    """The centre is one of the five."""
    return _at_least(sky.galaxy.colours[colour] & sky.board.shining, at_least)


def stars(sky: Sky, colour: str, at_least: int) -> Finding:
    return _at_least(sky.galaxy.colours[colour], at_least)


def most_black_holes(sky: Sky) -> Finding:
    """A shared first place counts. Ruling: so it does where nobody has any."""
    return Finding(sky.black_holes == sky.most_black_holes, 0, sky.black_holes)


def empty_cells(sky: Sky, at_most: int) -> Finding:
    empty = sky.board.all & ~sky.galaxy.filled
    return Finding(empty.bit_count() <= at_most, empty, empty.bit_count())


def constellation_colours(sky: Sky, constellation: str, exactly: int) -> Finding:
    return _of_colours(sky, sky.board.constellations[constellation], exactly)


def orbit_colours(sky: Sky, orbit: int, exactly: int) -> Finding:
    return _of_colours(sky, sky.board.orbits[orbit - 1], exactly)


def orbit_all_different(sky: Sky, orbit: int) -> Finding:
    cells = sky.board.orbits[orbit - 1]
    return _of_colours(sky, cells, cells.bit_count())


def each_colour(sky: Sky, at_least: int) -> Finding:
    """Black holes have no colour."""
    fewest = min(cells.bit_count() for cells in sky.galaxy.colours.values())
    return Finding(fewest >= at_least, sky.galaxy.filled, fewest)


def colour_across_constellations(sky: Sky, colour: str, at_least: int, constellations: int) -> Finding:
    """The constellations need not be complete."""
    found = [sky.galaxy.colours[colour] & cells for cells in sky.board.constellations.values()]
    enough = [cells for cells in found if cells.bit_count() >= at_least]
    return Finding(len(enough) >= constellations, sum(enough), len(enough))


def adjacent_orbits(sky: Sky, count: int) -> Finding:
    """Orbits 5 and 1 are not adjacent."""
    run = longest = cells = most = 0
    for orbit in sky.board.orbits:
        full = not orbit & ~sky.galaxy.filled
        run, cells = (run + 1, cells | orbit) if full else (0, 0)
        longest, most = (run, cells) if run > longest else (longest, most)
    return Finding(longest >= count, most, longest)


def constellations_complete(sky: Sky, pair: str) -> Finding:
    """Judged by the pair that lacks the fewest stars."""
    found = [_filled(sky, cells) for cells in sky.board.pairs[pair]]
    return min(found, key=lambda finding: finding.count)


def indirect_links_filled(sky: Sky) -> Finding:
    return _filled(sky, sky.board.indirect)


def shining_neighbours_filled(sky: Sky) -> Finding:
    """The centre has no orbital links."""
    return _filled(sky, sky.board.shining_neighbours)


CONDITIONS: Mapping[str, Callable[..., Finding]] = {
    "shining-stars": shining_stars,
    "stars": stars,
    "most-black-holes": most_black_holes,
    "empty-cells": empty_cells,
    "constellation-colours": constellation_colours,
    "orbit-colours": orbit_colours,
    "orbit-all-different": orbit_all_different,
    "each-colour": each_colour,
    "colour-across-constellations": colour_across_constellations,
    "adjacent-orbits": adjacent_orbits,
    "constellations-complete": constellations_complete,
    "indirect-links-filled": indirect_links_filled,
    "shining-neighbours-filled": shining_neighbours_filled,
}


def _at_least(cells: int, wanted: int) -> Finding:
    return Finding(cells.bit_count() >= wanted, cells, cells.bit_count())


def _filled(sky: Sky, cells: int) -> Finding:
    """Whether stars lie on all of some cells; else how many lack one."""
    empty = (cells & ~sky.galaxy.filled).bit_count()
    return Finding(False, cells, empty, "measure-empty") if empty else Finding(True, cells, 0, "measure-none")


def _of_colours(sky: Sky, cells: int, wanted: int) -> Finding:
    """Whether stars of exactly so many colours lie on all of some cells."""
    filled = _filled(sky, cells)
    if not filled.holds:
        return filled
    colours = sum([bool(sky.galaxy.colours[colour] & cells) for colour in COLOURS])
    return filled if colours == wanted else Finding(False, cells, colours, "measure-colours")
