"""What cards ask of a galaxy, as formulas: a function for each rule.

A formula is a literal, or a number of parts of which at least so many hold: all of them for "and", one for
"or". A literal is the number of a variable, which says that a star lies on a cell, or a star of a colour; or
minus that number, which says the contrary. All formulas are about legal galaxies: a star lies in the centre.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pnp.games.nebula.card_rules import match_rules
from pnp.games.nebula.sky import COLOURS, bits

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board


HUES: Final = range(len(COLOURS))  # the numbers of the colours
ANY: Final = len(COLOURS)  # in place of a colour's number: a star of any
VARIABLES: Final = len(COLOURS) + 1  # of each cell

number_colour = COLOURS.index


class AtLeast(Struct, frozen=True):
    """At least so many of some parts hold."""

    number: int
    parts: tuple[Formula, ...]


class LinkedPairs(Struct, frozen=True):
    """There are at least so many pairs of linked stars of two colours, each star in one pair only; or there
    are fewer."""

    number: int
    colours: tuple[int, ...]
    fewer: bool = False


Formula: TypeAlias = "int | AtLeast | LinkedPairs"

ALWAYS: Final = AtLeast(0, ())
NEVER: Final = AtLeast(1, ())


@cache
def find_cliques(linked: tuple[int, ...]) -> tuple[int, ...]:
    """All cells by sets that are linked each with each, the largest first that are soon found."""
    found: list[int] = []
    left = (1 << len(linked)) - 1
    while left:
        found.append(max([_grow_clique(linked, cell, left) for cell in bits(left)], key=int.bit_count))
        left &= ~found[-1]
    return tuple(found)


def _grow_clique(linked: tuple[int, ...], cell: int, left: int) -> int:
    """A cell, and of those that are linked to all so far in turn the one with most such beside it."""
    clique, common = 1 << cell, linked[cell] & left
    while common:
        most = max(bits(common), key=lambda other: (linked[other] & common).bit_count())
        clique |= 1 << most
        common &= linked[most]
    return clique


def star(cell: int, colour: int = ANY) -> int:
    return cell * VARIABLES + colour + 1


def some_of(number: int, parts: Iterable[Formula]) -> Formula:
    """The parts of which it is not known whether they hold, and how many of them must."""
    some = [part for part in parts if part != NEVER]
    open_parts = tuple([part for part in some if part != ALWAYS])
    number -= len(some) - len(open_parts)
    if number <= 0:
        return ALWAYS
    if number > len(open_parts):
        return NEVER
    return open_parts[0] if len(open_parts) == 1 else AtLeast(number, open_parts)


def all_of(*parts: Formula) -> Formula:
    return some_of(len(parts), parts)


def negate(formula: Formula) -> Formula:
    match formula:
        case int():
            return -formula
        case LinkedPairs():
            return LinkedPairs(formula.number, formula.colours, not formula.fewer)
    parts = [negate(part) for part in formula.parts]
    return some_of(len(parts) - formula.number + 1, parts)


def require_filled(board: Board, cells: int) -> Formula:
    return all_of(*[star(cell) for cell in bits(cells & ~board.core)])


def _require_stars(board: Board, cells: int, colour: int, number: int) -> Formula:
    """So many stars of a colour on some cells. Cells that are linked each with each hold one of them: to
    count such sets, not cells, is what a solver is quick with."""
    if number == 1:
        return some_of(1, [star(cell, colour) for cell in bits(cells)])
    cliques = find_cliques(board.linked)
    return some_of(number, [_require_stars(board, cells & clique, colour, 1) for clique in cliques])


def _require_all_stars(board: Board, number: int) -> Formula:
    """So many stars of any colours, one of them in the centre."""
    return some_of(number - 1, [star(cell) for cell in bits(board.all & ~board.core)])


def _require_coloured(board: Board, cells: int, number: int) -> Formula:
    """Stars of exactly so many colours on all of some cells."""
    if number > min(cells.bit_count(), len(COLOURS)):
        return NEVER
    colours = [_require_stars(board, cells, colour, 1) for colour in HUES]
    exactly = some_of(number, colours), negate(some_of(number + 1, colours))
    return all_of(require_filled(board, cells), *exactly)


# Tasks: what a galaxy that meets one is like.


def shining_stars(board: Board, colour: str, at_least: int) -> Formula:
    return _require_stars(board, board.shining, number_colour(colour), at_least)


def stars(board: Board, colour: str, at_least: int) -> Formula:
    return _require_stars(board, board.all, number_colour(colour), at_least)


def empty_cells(board: Board, at_most: int) -> Formula:
    return _require_all_stars(board, board.all.bit_count() - at_most)


def constellation_colours(board: Board, constellation: str, exactly: int) -> Formula:
    return _require_coloured(board, board.constellations[constellation], exactly)


def orbit_colours(board: Board, orbit: int, exactly: int) -> Formula:
    return _require_coloured(board, board.orbits[orbit - 1], exactly)


def orbit_all_different(board: Board, orbit: int) -> Formula:
    return _require_coloured(board, board.orbits[orbit - 1], board.orbits[orbit - 1].bit_count())


def each_colour(board: Board, at_least: int) -> Formula:
    """A solver of clauses adds no numbers: that all colours take more cells than there are is said too."""
    colours = [_require_stars(board, board.all, colour, at_least) for colour in HUES]
    return all_of(_require_all_stars(board, at_least * len(COLOURS)), *colours)


def colour_across_constellations(board: Board, colour: str, at_least: int, constellations: int) -> Formula:
    cells = board.constellations.values()
    bearing = [_require_stars(board, each, number_colour(colour), at_least) for each in cells]
    return some_of(constellations, bearing)


def adjacent_orbits(board: Board, count: int) -> Formula:
    starts = range(len(board.orbits) - count + 1)
    return some_of(1, [require_filled(board, sum(board.orbits[start : start + count])) for start in starts])


def constellations_complete(board: Board, pair: str) -> Formula:
    return some_of(1, [require_filled(board, cells) for cells in board.pairs[pair]])


def indirect_links_filled(board: Board) -> Formula:
    return require_filled(board, board.indirect)


def shining_neighbours_filled(board: Board) -> Formula:
    return require_filled(board, board.shining_neighbours)


# Advanced cards: what a galaxy that scores at least so many items is like.


def linked_pairs(_: Board, number: int, colours: tuple[str, str]) -> Formula:
    return LinkedPairs(number, tuple([number_colour(colour) for colour in colours])) if number else ALWAYS


def shining_of_one_colour(board: Board, number: int) -> Formula:
    return some_of(1, [_require_stars(board, board.shining, colour, number) for colour in HUES])


def surrounded_shining(board: Board, number: int) -> Formula:
    return some_of(number, [require_filled(board, board.linked[cell]) for cell in board.outer_shining])


def orbits_with(board: Board, number: int, colour: str) -> Formula:
    return some_of(number, [_require_stars(board, orbit, number_colour(colour), 1) for orbit in board.orbits])


def orbital_to_shining(board: Board, number: int, colour: str) -> Formula:
    return _require_stars(board, board.shining_neighbours, number_colour(colour), number)


# Those of tasks take the board and what a card asks; those of advanced cards how many items too.
FORMULAS: Mapping[str, Callable[..., Formula]] = match_rules(globals())
