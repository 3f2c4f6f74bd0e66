"""What advanced scoring cards count: appendix III of the rulebook, a function for each rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.games.nebula.matching import most_pairs
from pnp.games.nebula.sky import ids

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.games.nebula.sky import Sky


@dataclass(frozen=True, slots=True)
class Items:
    """How many there are of what a card counts, and the cells, pairs or cards that they are."""

    count: int
    places: tuple[str, ...]


def linked_pairs(sky: Sky, colours: tuple[str, str]) -> Items:
    """Each star counts in one pair only."""
    one, other = (sky.galaxy.colours[colour] for colour in colours)
    cells = sky.board.cells
    pairs = most_pairs(one, other, sky.board.linked)
    return Items(len(pairs), tuple([f"{cells[first]}–{cells[second]}" for first, second in pairs]))


def shining_of_one_colour(sky: Sky) -> Items:
    """The centre is one of the five; the player chooses the colour, which is the one that pays most."""
    shining = [cells & sky.board.shining for cells in sky.galaxy.colours.values()]
    return _cells(sky, max(shining, key=int.bit_count))


def public_tasks_done(sky: Sky) -> Items:
    """It does not matter whether first or later."""
    return Items(len(sky.claimed), sky.claimed)


def surrounded_shining(sky: Sky) -> Items:
    """The cell itself may be empty; the centre does not count."""
    board, filled = sky.board, sky.galaxy.filled
    found = [cell for cell in board.outer_shining if not board.linked[cell] & ~filled]
    return Items(len(found), tuple([board.cells[cell] for cell in found]))


def orbits_with(sky: Sky, colour: str) -> Items:
    """The cells are all those with the colour; several may be on one orbit."""
    cells = sky.galaxy.colours[colour]
    orbits = [orbit for orbit in sky.board.orbits if cells & orbit]
    return Items(len(orbits), ids(sky.board, cells & sum(orbits)))


def orbital_to_shining(sky: Sky, colour: str) -> Items:
    """The centre has no orbital links."""
    return _cells(sky, sky.galaxy.colours[colour] & sky.board.shining_neighbours)


COUNTS: Mapping[str, Callable[..., Items]] = {
    "linked-pairs": linked_pairs,
    "shining-of-one-colour": shining_of_one_colour,
    "public-tasks-done": public_tasks_done,
    "surrounded-shining": surrounded_shining,
    "orbits-with": orbits_with,
    "orbital-to-shining": orbital_to_shining,
}


def _cells(sky: Sky, cells: int) -> Items:
    return Items(cells.bit_count(), ids(sky.board, cells))
