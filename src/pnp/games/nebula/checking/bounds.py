"""What is asked of a galaxy: bounds of how many cells hold stars, or stars of a colour; and a state of the
search.

A state says where each colour may lie, and last, which cells may be empty, as masks of cells. A cell with
one of these left is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.games.nebula.matching import bits
from pnp.games.nebula.sky import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

State: TypeAlias = "list[int]"

EMPTY = len(COLOURS)  # the place of the empty cells, behind the colours
STAR = range(EMPTY)
ANY = -1  # for a colour: a star of any
NO_END = 1000  # more than there are cells


class Bound(Struct, frozen=True):
    """How many of some cells hold a star of a colour, by its number, or of any colour; only a bound of one
    colour has a most."""

    cells: int
    colour: int
    least: int = 0
    most: int = NO_END


class Pairs(Struct, frozen=True):
    """How many pairs of linked stars of two colours there are, each star in one pair only."""

    one: int
    other: int
    least: int = 0
    most: int = NO_END


class Seeker(Struct, frozen=True):
    """A board as it is searched. `cliques` part its cells into sets that are linked each with each. `kinds`
    is what is asked of each colour: where that is alike for two, either may stand for the other. On the
    cells `scarce` there may not be any number of a colour. `of_all` is whether there must be some of every
    colour."""

    all: int
    core: int
    linked: Sequence[int]
    cliques: tuple[int, ...]
    bounds: tuple[Bound, ...]
    pairs: tuple[Pairs, ...]
    kinds: tuple[tuple[object, ...], ...]
    scarce: tuple[int, ...]
    of_all: bool


def filled(cells: int) -> Bound:
    """Stars on all of some cells."""
    return Bound(cells, ANY, cells.bit_count())


def stars(state: State) -> int:
    """The cells that may hold a star."""
    return union(state[colour] for colour in STAR)


def union(masks: Iterable[int]) -> int:
    found = 0
    for cells in masks:
        found |= cells
    return found


def beside(linked: Sequence[int], cells: int) -> int:
    """The cells that are linked to some."""
    return union(linked[cell] for cell in bits(cells))


def reach(linked: Sequence[int], edge: int, room: int) -> int:
    """The cells of a room to which links lead from some of its cells, these too."""
    reached = edge
    while edge:
        edge = beside(linked, edge) & room & ~reached
        reached |= edge
    return reached
