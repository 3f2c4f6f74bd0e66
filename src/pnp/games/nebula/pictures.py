"""What the picture of a card shows: a galaxy that meets the card's rule, and no more without any one star."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, TypeVar

from pnp.games.nebula.choosing import anywhere, apart, coloured, unlinked
from pnp.games.nebula.matching import bits
from pnp.games.nebula.sky import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard

ANY = "any"  # a star of whatever colour
SPECTRUM = ("red", "orange", "yellow", "white", "blue", "purple")
PAIRS = ("direct", "indirect", "direct", "orbital")  # the links of a picture's pairs
Pair = tuple[int, int]
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Picture:
    """A galaxy with stars such as `lyra1=red`, marked cells, links such as `lyra1 lyra2`, constellations and
    orbits; or the black holes of players, the reader first; or public tasks with the markers on them."""

    scene: str = "galaxy"  # galaxy, bars or tasks
    stars: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    sectors: tuple[str, ...] = ()
    orbits: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()


def picture(card: RuleCard, board: Board) -> Picture:
    """Empty where the board lacks the constellation that a card asks for."""
    if card.asks.get("constellation", next(iter(board.constellations))) not in board.constellations:
        return Picture()
    return PICTURES[card.rule](board, **card.asks)


def _shining_stars(board: Board, colour: str, at_least: int) -> Picture:
    return _of_one_colour(board, colour, ((board.shining, at_least),))


def _stars(board: Board, colour: str, at_least: int) -> Picture:
    return _of_one_colour(board, colour, ((board.all, at_least),))


def _most_black_holes(_: Board) -> Picture:
    """A tie: with one fewer, another has the most."""
    return Picture(scene="bars", bars=("3", "3", "2"))


def _empty_cells(board: Board, at_most: int) -> Picture:
    empty = apart(board, ((board.all & ~board.core, at_most),)) if at_most else ()
    if at_most == len(board.cells):
        empty = tuple(range(at_most))
    return Picture(stars=_any(board, set(range(len(board.cells))) - {*empty}), cells=_ids(board, empty))


def _constellation_colours(board: Board, constellation: str, exactly: int) -> Picture:
    turn = [*board.constellations].index(constellation)
    colours = _triad(exactly, turn)
    cells = bits(board.constellations[constellation])
    return Picture(stars=_lit(board, coloured(board, cells, colours)), sectors=(constellation,))


def _orbit_colours(board: Board, orbit: int, exactly: int) -> Picture:
    cells = bits(board.orbits[orbit - 1])
    colours = _triad(min(exactly, len(cells)), orbit)
    return Picture(stars=_lit(board, coloured(board, cells, colours)), orbits=(str(orbit),))


def _orbit_all_different(board: Board, orbit: int) -> Picture:
    cells = bits(board.orbits[orbit - 1])
    colours = _turned(SPECTRUM, orbit)[: len(cells)]
    return Picture(stars=_lit(board, coloured(board, cells, colours)), orbits=(str(orbit),))


def _each_colour(board: Board, at_least: int) -> Picture:
    number = min(len(COLOURS) * at_least, len(board.cells))
    cells = anywhere(board, ((board.all, number),))
    return Picture(stars=_lit(board, coloured(board, cells, SPECTRUM, at_least)))


def _colour_across_constellations(board: Board, colour: str, at_least: int, constellations: int) -> Picture:
    """Which constellations go without is another matter for each colour, where there is a choice."""
    turn = SPECTRUM.index(colour)
    choices = _turned(combinations(board.constellations, constellations), turn)
    groups = [tuple((board.constellations[name], at_least) for name in names) for names in choices]
    found = ((names, unlinked(board, each, turn)) for names, each in zip(choices, groups, strict=True))
    linked = choices[0], apart(board, groups[0], turn)
    names, cells = next((each for each in found if each[1]), linked)
    sectors = names if constellations < len(board.constellations) else ()
    return Picture(stars=_lit(board, dict.fromkeys(cells, colour)), sectors=sectors)


def _adjacent_orbits(board: Board, count: int) -> Picture:
    """As near the middle as can be."""
    first = math.ceil((len(board.orbits) - count) / 2)
    cells = [cell for orbit in board.orbits[first : first + count] for cell in bits(orbit)]
    orbits = tuple(str(first + k + 1) for k in range(count))
    return Picture(stars=_any(board, cells), orbits=orbits)


def _constellations_complete(board: Board, pair: str) -> Picture:
    cells = board.pairs[pair][0]
    within = [link for kind in ("direct", "indirect") for link in _inside(board, kind, cells)]
    sectors = tuple(name for name, mask in board.constellations.items() if mask & cells)
    return Picture(stars=_any(board, bits(cells)), links=_linked(board, within), sectors=sectors)


def _inside(board: Board, kind: str, cells: int) -> Iterator[Pair]:
    """The links between two of these cells."""
    return (pair for pair in board.links[kind] if all(cells >> end & 1 for end in pair))


def _indirect_links_filled(board: Board) -> Picture:
    links = _linked(board, board.links["indirect"])
    return Picture(stars=_any(board, bits(board.indirect)), links=links)


def _shining_neighbours_filled(board: Board) -> Picture:
    links = [pair for pair in board.links["orbital"] if {*pair} & {*board.outer_shining}]
    return Picture(
        stars=_any(board, bits(board.shining_neighbours)),
        cells=_ids(board, board.outer_shining),
        links=_linked(board, links),
    )


def _linked_pairs(board: Board, colours: tuple[str, str]) -> Picture:
    one, other = sorted(SPECTRUM.index(colour) for colour in colours)
    turn = [*combinations(range(len(SPECTRUM)), 2)].index((one, other))
    pairs = _pairs(board, turn)
    bearing = {
        cell: colours[(index + turn + end) % 2]
        for index, pair in enumerate(pairs)
        for end, cell in enumerate(pair)
    }
    return Picture(stars=_lit(board, bearing), links=_linked(board, pairs))


def _pairs(board: Board, turn: int) -> tuple[Pair, ...]:
    """Four links of all kinds, one at each constellation, with no other link from one to another; where a
    board has none like that, as many links as can be had so."""
    for kinds in _turned([*dict.fromkeys(permutations(PAIRS))], turn * 5):
        choices = [
            [pair for pair in board.links[kind] if _is_at(pair, cells)]
            for kind, cells in zip(kinds, board.constellations.values(), strict=True)
        ]
        found = [pairs for pairs in product(*choices) if _are_apart(board, pairs)]
        if found:
            return max(found, key=lambda pairs: _spread(board, pairs))
    return _few_pairs(board)


def _few_pairs(board: Board) -> tuple[Pair, ...]:
    found: tuple[Pair, ...] = ()
    for kind in ("indirect", "orbital", "direct", "direct"):
        found = next(
            ((*found, pair) for pair in board.links[kind] if _are_apart(board, (*found, pair))), found
        )
    return found


def _is_at(pair: Pair, cells: int) -> bool:
    """Whether a link is in a constellation, leads there from the centre, or leaves it along an orbit."""
    return bool(cells >> pair[0] & 1)


def _are_apart(board: Board, pairs: tuple[Pair, ...]) -> bool:
    around = 0
    for one, other in pairs:
        ends = 1 << one | 1 << other
        if around & ends:
            return False
        around |= ends | board.linked[one] | board.linked[other]
    return True


def _spread(board: Board, pairs: tuple[Pair, ...]) -> float:
    """How far the closest two of some links are from each other."""
    middles = [
        tuple((a + b) / 2 for a, b in zip(board.places[one], board.places[other], strict=True))
        for one, other in pairs
    ]
    return min(math.dist(one, other) for one, other in combinations(middles, 2))


def _shining_of_one_colour(board: Board) -> Picture:
    return _of_one_colour(board, "yellow", ((board.shining, board.shining.bit_count()),))


def _public_tasks_done(_: Board) -> Picture:
    return Picture(scene="tasks", tasks=("first", "later", "open", "first"))


def _surrounded_shining(board: Board) -> Picture:
    """Two of them, as far from each other as can be."""
    shown = max(
        combinations(board.outer_shining, 2),
        key=lambda pair: math.dist(board.places[pair[0]], board.places[pair[1]]),
    )
    around = board.linked[shown[0]] | board.linked[shown[1]]
    links = [pair for pairs in board.links.values() for pair in pairs if {*pair} & {*shown}]
    return Picture(stars=_any(board, bits(around)), cells=_ids(board, shown), links=_linked(board, links))


def _orbits_with(board: Board, colour: str) -> Picture:
    groups = tuple((cells, 1) for cells in board.orbits)
    orbits = tuple(str(k + 1) for k in range(len(groups)))
    found = _of_one_colour(board, colour, groups)
    return Picture(stars=found.stars, orbits=orbits)


def _orbital_to_shining(board: Board, colour: str) -> Picture:
    """One star at each of the four."""
    beside = {cell: _along_orbits(board, cell) for cell in board.outer_shining}
    chosen = apart(board, tuple((cells, 1) for cells in beside.values()), SPECTRUM.index(colour))
    links = [(cell, star) for cell, cells in beside.items() for star in chosen if cells >> star & 1]
    return Picture(
        stars=_lit(board, dict.fromkeys(chosen, colour)),
        cells=_ids(board, board.outer_shining),
        links=_linked(board, links),
    )


def _along_orbits(board: Board, cell: int) -> int:
    """The cells orbitally linked to this one."""
    return sum(1 << end for pair in board.links["orbital"] if cell in pair for end in pair if end != cell)


PICTURES: Mapping[str, Callable[..., Picture]] = {
    "shining-stars": _shining_stars,
    "stars": _stars,
    "most-black-holes": _most_black_holes,
    "empty-cells": _empty_cells,
    "constellation-colours": _constellation_colours,
    "orbit-colours": _orbit_colours,
    "orbit-all-different": _orbit_all_different,
    "each-colour": _each_colour,
    "colour-across-constellations": _colour_across_constellations,
    "adjacent-orbits": _adjacent_orbits,
    "constellations-complete": _constellations_complete,
    "indirect-links-filled": _indirect_links_filled,
    "shining-neighbours-filled": _shining_neighbours_filled,
    "linked-pairs": _linked_pairs,
    "shining-of-one-colour": _shining_of_one_colour,
    "public-tasks-done": _public_tasks_done,
    "surrounded-shining": _surrounded_shining,
    "orbits-with": _orbits_with,
    "orbital-to-shining": _orbital_to_shining,
}


def _of_one_colour(board: Board, colour: str, groups: tuple[tuple[int, int], ...]) -> Picture:
    cells = apart(board, groups, SPECTRUM.index(colour))
    return Picture(stars=_lit(board, dict.fromkeys(cells, colour)))


def _triad(number: int, turn: int) -> tuple[str, ...]:
    """So many colours that differ well from each other: every other one of the spectrum first."""
    begun = _turned(SPECTRUM, turn)
    return (*begun[::2], *begun[1::2])[:number]


def _turned(items: Iterable[Item], turn: int) -> tuple[Item, ...]:
    all_items = tuple(items)
    first = turn % len(all_items)
    return (*all_items[first:], *all_items[:first])


def _lit(board: Board, colours: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(f"{board.cells[cell]}={colour}" for cell, colour in sorted(colours.items()))


def _any(board: Board, cells: Iterable[int]) -> tuple[str, ...]:
    return _lit(board, dict.fromkeys(cells, ANY))


def _ids(board: Board, cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(board.cells[cell] for cell in sorted(cells))


def _linked(board: Board, pairs: Iterable[Pair]) -> tuple[str, ...]:
    return tuple(f"{board.cells[one]} {board.cells[other]}" for one, other in pairs)
