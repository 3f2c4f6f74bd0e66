"""What a card asks of a galaxy, as bounds: any one of several quests, each of bounds that are kept together.

`met` and `more` are the quests of galaxies that meet a task, or score more items than a number; `missed` and
`fewer` those of complete galaxies that do not, or score fewer."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from pnp.games.nebula.checking.bounds import ANY, STAR, Bound, Pairs, filled
from pnp.games.nebula.sky import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pnp.games.nebula.board import Board

Quests: TypeAlias = "Iterator[tuple[Bound | Pairs, ...]]"

number_of = COLOURS.index


# Tasks that a galaxy meets.


def shining_stars(board: Board, colour: str, at_least: int) -> Quests:
    yield (Bound(board.shining, number_of(colour), at_least),)


def stars(board: Board, colour: str, at_least: int) -> Quests:
    yield (Bound(board.all, number_of(colour), at_least),)


def empty_cells(board: Board, at_most: int) -> Quests:
    yield (Bound(board.all, ANY, board.all.bit_count() - at_most),)


def constellation_colours(board: Board, constellation: str, exactly: int) -> Quests:
    return _coloured(board.constellations[constellation], exactly)


def orbit_colours(board: Board, orbit: int, exactly: int) -> Quests:
    return _coloured(board.orbits[orbit - 1], exactly)


def orbit_all_different(board: Board, orbit: int) -> Quests:
    return _coloured(board.orbits[orbit - 1], board.orbits[orbit - 1].bit_count())


def each_colour(board: Board, at_least: int) -> Quests:
    most = max(0, board.all.bit_count() - at_least * (len(COLOURS) - 1))  # as the others take the rest
    yield (
        Bound(board.all, ANY, at_least * len(COLOURS)),
        *(Bound(board.all, colour, at_least, most) for colour in STAR),
    )


def colour_across_constellations(board: Board, colour: str, at_least: int, constellations: int) -> Quests:
    for chosen in combinations(board.constellations.values(), constellations):
        yield tuple(Bound(cells, number_of(colour), at_least) for cells in chosen)


def adjacent_orbits(board: Board, count: int) -> Quests:
    for first in range(len(board.orbits) - count + 1):
        yield (filled(sum(board.orbits[first : first + count])),)


def constellations_complete(board: Board, pair: str) -> Quests:
    for cells in board.pairs[pair]:
        yield (filled(cells),)


def indirect_links_filled(board: Board) -> Quests:
    yield (filled(board.indirect),)


def shining_neighbours_filled(board: Board) -> Quests:
    yield (filled(board.shining_neighbours),)


MET: Mapping[str, Callable[..., Quests]] = {
    "shining-stars": shining_stars,
    "stars": stars,
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


# Tasks that a complete galaxy misses. A rule that looks at filled cells alone is not here.


def no_shining_stars(board: Board, colour: str, at_least: int) -> Quests:
    yield (_fewer(board.shining, number_of(colour), at_least),)


def no_stars(board: Board, colour: str, at_least: int) -> Quests:
    yield (_fewer(board.all, number_of(colour), at_least),)


def other_constellation_colours(board: Board, constellation: str, exactly: int) -> Quests:
    return _coloured_otherwise(board.constellations[constellation], exactly)


def other_orbit_colours(board: Board, orbit: int, exactly: int) -> Quests:
    return _coloured_otherwise(board.orbits[orbit - 1], exactly)


def orbit_alike(board: Board, orbit: int) -> Quests:
    return _coloured_otherwise(board.orbits[orbit - 1], board.orbits[orbit - 1].bit_count())


def lacking_colour(board: Board, at_least: int) -> Quests:
    """As colours are asked for alike, the first may lack."""
    yield (_fewer(board.all, STAR[0], at_least),)


def not_across_constellations(board: Board, colour: str, at_least: int, constellations: int) -> Quests:
    all_of_them = board.constellations.values()
    for chosen in combinations(all_of_them, len(all_of_them) - constellations + 1):
        yield tuple(_fewer(cells, number_of(colour), at_least) for cells in chosen)


MISSED: Mapping[str, Callable[..., Quests]] = {
    "shining-stars": no_shining_stars,
    "stars": no_stars,
    "constellation-colours": other_constellation_colours,
    "orbit-colours": other_orbit_colours,
    "orbit-all-different": orbit_alike,
    "each-colour": lacking_colour,
    "colour-across-constellations": not_across_constellations,
}


# Items that a galaxy scores more than a number of, or fewer.


def more_shining_of_one_colour(board: Board, number: int) -> Quests:
    """As no colour is asked for, it may be the first."""
    yield (Bound(board.shining, STAR[0], number + 1),)


def more_orbits_with(board: Board, number: int, colour: str) -> Quests:
    for chosen in combinations(board.orbits, number + 1):
        yield tuple(Bound(orbit, number_of(colour), 1) for orbit in chosen)


def more_orbital_to_shining(board: Board, number: int, colour: str) -> Quests:
    yield (Bound(board.shining_neighbours, number_of(colour), number + 1),)


def more_surrounded_shining(board: Board, number: int) -> Quests:
    for chosen in combinations(board.outer_shining, number + 1):
        yield tuple(filled(board.linked[cell]) for cell in chosen)


def more_linked_pairs(board: Board, number: int, colours: tuple[str, str]) -> Quests:
    """Each pair has a star of both colours."""
    one, other = map(number_of, colours)
    either = (Bound(board.all, one, number + 1), Bound(board.all, other, number + 1))
    yield (*either, Pairs(one, other, number + 1))


MORE: Mapping[str, Callable[..., Quests]] = {
    "linked-pairs": more_linked_pairs,
    "shining-of-one-colour": more_shining_of_one_colour,
    "surrounded-shining": more_surrounded_shining,
    "orbits-with": more_orbits_with,
    "orbital-to-shining": more_orbital_to_shining,
}


def fewer_linked_pairs(board: Board, number: int, colours: tuple[str, str]) -> Quests:
    """None at all, without one of the colours, is soon found where there is room for the others."""
    one, other = map(number_of, colours)
    if number:
        yield (_fewer(board.all, one, 1),)
        yield (_fewer(board.all, other, 1),)
        yield (Pairs(one, other, most=number - 1),)


def fewer_shining_of_one_colour(board: Board, number: int) -> Quests:
    yield tuple(_fewer(board.shining, colour, number) for colour in STAR)


def fewer_orbits_with(board: Board, number: int, colour: str) -> Quests:
    for chosen in combinations(board.orbits, len(board.orbits) - number + 1):
        yield tuple(_fewer(orbit, number_of(colour), 1) for orbit in chosen)


def fewer_orbital_to_shining(board: Board, number: int, colour: str) -> Quests:
    yield (_fewer(board.shining_neighbours, number_of(colour), number),)


FEWER: Mapping[str, Callable[..., Quests]] = {
    "linked-pairs": fewer_linked_pairs,
    "shining-of-one-colour": fewer_shining_of_one_colour,
    "orbits-with": fewer_orbits_with,
    "orbital-to-shining": fewer_orbital_to_shining,
}


def _fewer(cells: int, colour: int, number: int) -> Bound:
    return Bound(cells, colour, most=number - 1)


def _coloured(cells: int, number: int) -> Quests:
    """Cells that are filled with exactly so many colours; as none is asked for, with the first of them."""
    if number <= min(cells.bit_count(), len(STAR)):
        used = [Bound(cells, colour, 1) for colour in STAR[:number]]
        yield (filled(cells), *used, *(Bound(cells, colour, most=0) for colour in STAR[number:]))


def _coloured_otherwise(cells: int, number: int) -> Quests:
    for other in range(len(STAR) + 1):
        if other != number:
            yield from _coloured(cells, other)
