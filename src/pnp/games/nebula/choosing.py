"""Cells of a board chosen for a picture: spread over the sky, and where they bear one colour, not linked."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from pnp.games.nebula.matching import bits

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.games.nebula.board import Board

Groups = tuple[tuple[int, int], ...]  # masks that have no cell in common, each with how many cells of it

STEPS = 2000  # of a search, at most
STARTS = 8  # cells to begin a choice with, at most, unless none of them leads to one
SISTERS = 6  # choices that are shown beside each other, at most
WORSE = 15.0  # mm: how much more crowded one of them may be than the best


def apart(board: Board, groups: Groups, turn: int = 0) -> tuple[int, ...]:
    """So many cells of each group, no two of them linked; if no choice is like that, linked ones. Of several
    choices that are spread well, the one whose `turn` it is."""
    wanted = tuple((cells, min(number, cells.bit_count())) for cells, number in groups)
    return unlinked(board, wanted, turn) or anywhere(board, wanted, turn)


def unlinked(board: Board, groups: Groups, turn: int = 0) -> tuple[int, ...]:
    """So many cells of each group, no two of them linked; none at all where that cannot be."""
    return _chosen(board, groups, board.linked, turn)


def anywhere(board: Board, groups: Groups, turn: int = 0) -> tuple[int, ...]:
    """So many cells of each group, linked or not."""
    return _chosen(board, groups, (0,) * len(board.cells), turn)


def _chosen(board: Board, groups: Groups, linked: Sequence[int], turn: int) -> tuple[int, ...]:
    """Empty where there is no such choice."""
    if not _enough(groups, board.all, linked):
        return ()
    found: dict[frozenset[int], tuple[int, ...]] = {}
    starts = [cell for mask, number in groups if number for cell in bits(mask)]
    some = starts[:: math.ceil(len(starts) / STARTS) or 1]
    for tried, start in enumerate((*some, *starts)):
        if found and tried >= len(some):
            break
        cells = _grown(board, groups, linked, start)
        if cells is not None:
            found.setdefault(frozenset(cells), cells)
    crowded = {cells: _crowding(board, cells) for cells in found.values()}
    best = sorted(crowded, key=lambda cells: (crowded[cells], sorted(cells)))[:SISTERS]
    good = [cells for cells in best if crowded[cells] <= crowded[best[0]] + WORSE]
    return tuple(sorted(good[turn % len(good)])) if good else ()


def _crowding(board: Board, cells: tuple[int, ...]) -> float:
    """The less, the better spread: far from each other, and in balance about the centre."""
    places = [board.places[cell] for cell in cells]
    closest = min((math.dist(one, other) for one, other in combinations(places, 2)), default=0.0)
    return round(math.hypot(*map(math.fsum, zip(*places, strict=True))) / len(places) - closest, 3)


def _grown(board: Board, groups: Groups, linked: Sequence[int], start: int) -> tuple[int, ...] | None:
    """A choice with this cell in it, where there is one; each cell as far as can be from those before."""
    steps = iter(range(STEPS))

    def grow(cells: tuple[int, ...], free: int) -> tuple[int, ...] | None:
        lacking = [(mask, number - _within(cells, mask)) for mask, number in groups]
        open_cells = sum(mask for mask, number in lacking if number) & free
        if not any(number for _, number in lacking):
            return cells
        for cell in sorted(bits(open_cells), key=lambda cell: -_distance(board, cell, cells)):
            if next(steps, None) is None or not _enough(lacking, free, linked):
                return None
            found = grow((*cells, cell), free & ~linked[cell] & ~(1 << cell))
            if found is not None:
                return found
            free &= ~(1 << cell)
        return None

    return grow((start,), board.all & ~linked[start] & ~(1 << start))


def _within(cells: tuple[int, ...], mask: int) -> int:
    return sum(mask >> cell & 1 for cell in cells)


def _distance(board: Board, cell: int, cells: tuple[int, ...]) -> float:
    return min(math.dist(board.places[cell], board.places[other]) for other in cells)


def _enough(lacking: Iterable[tuple[int, int]], free: int, linked: Sequence[int]) -> bool:
    """Whether each group by itself has so many free cells, none of them linked, as are lacking."""
    return all(
        _taken(mask & free, linked) >= number or _largest(mask & free, linked) >= number
        for mask, number in lacking
    )


def _taken(cells: int, linked: Sequence[int]) -> int:
    """How many cells one gets that takes each in turn which is not linked to those before."""
    count = 0
    while cells:
        cell = cells.bit_length() - 1
        cells &= ~(linked[cell] | 1 << cell)
        count += 1
    return count


def _largest(cells: int, linked: Sequence[int]) -> int:
    """The most of these cells of which no two are linked: with the cell that most are linked to, or without
    it; where none has more than one such link, a cell of each pair."""
    found = 0
    while cells:
        cell = max(bits(cells), key=lambda cell: (linked[cell] & cells).bit_count())
        beside = linked[cell] & cells
        cells &= ~(1 << cell)
        if beside.bit_count() > 1:
            return found + max(1 + _largest(cells & ~beside, linked), _largest(cells, linked))
        cells &= ~beside
        found += 1
    return found


def coloured(board: Board, cells: Sequence[int], colours: Sequence[str], most: int = 0) -> Mapping[int, str]:
    """These cells in exactly these colours, in turn about the centre as nearly as can be: none of them
    oftener than `most`, or where that is not said, each about as often; and no two that are linked alike.
    If no colouring is like that, it is one where some are oftener, or some that are linked alike."""
    around = sorted(cells, key=lambda cell: _angle(board, cell))
    even = most or math.ceil(len(around) / len(colours))
    no_links = (0,) * len(board.cells)
    for limit, linked in ((even, board.linked), (len(around), board.linked), (even, no_links)):
        found = _painted(around, colours, limit, linked) if not most or limit == most else None
        if found is not None:
            return found
    return dict(zip(around, colours, strict=False))


def _angle(board: Board, cell: int) -> float:
    """From the upper left on, clockwise."""
    x, y = board.places[cell]
    return math.atan2(-x - y, y - x) % math.tau


def _painted(
    cells: Sequence[int], colours: Sequence[str], most: int, linked: Sequence[int]
) -> dict[int, str] | None:
    steps = iter(range(STEPS))

    def paint(given: dict[int, str]) -> dict[int, str] | None:
        index = len(given)
        if index == len(cells):
            return given
        for colour in _open(cells, given, colours, most, linked):
            if next(steps, None) is None:
                return None
            found = paint({**given, cells[index]: colour})
            if found is not None:
                return found
        return None

    return paint({})


def _open(
    cells: Sequence[int], given: Mapping[int, str], colours: Sequence[str], most: int, linked: Sequence[int]
) -> Iterator[str]:
    """The colours that the next cell may have; every one is to be used in the end."""
    index, used = len(given), Counter(given.values())
    cell, left = cells[index], len(cells) - index
    beside = {given[other] for other in bits(linked[cell]) if other in given}
    lacking = len(colours) - len(used)
    for k in range(len(colours)):
        colour = colours[(index + k) % len(colours)]
        if colour not in beside and used[colour] < most and (left > lacking or not used[colour]):
            yield colour
