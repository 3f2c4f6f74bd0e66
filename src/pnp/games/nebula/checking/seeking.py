"""Legal galaxies of any board that keep given bounds, found by narrowing and backtracking.

Each branch tells a state apart in two, and what is left out has, by a change of colours, an equal that is
not. Only what no galaxy can have is taken from a state. So where nothing is found, there is nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nebula.cautions import STARS
from pnp.games.nebula.checking.bounds import ANY, EMPTY, STAR, Bound, Pairs, Seeker, filled, union
from pnp.games.nebula.checking.branching import branch
from pnp.games.nebula.checking.narrowing import narrowed
from pnp.games.nebula.matching import bits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.checking.bounds import State


def galaxy(board: Board, quest: Sequence[Bound | Pairs]) -> tuple[int, ...] | None:
    """A galaxy with a star in the centre that keeps all bounds, as a mask of cells for each colour."""
    return next(_found(_seeker(board, quest), [board.all] * (EMPTY + 1), 0), None)


def _seeker(board: Board, quest: Sequence[Bound | Pairs]) -> Seeker:
    own = [each for each in quest if isinstance(each, Bound)]
    bounds = (filled(board.core), *own, *_of_stars(board))
    pairs = tuple([each for each in quest if isinstance(each, Pairs)])
    somewhere = {bound.colour for bound in bounds if bound.least and bound.cells == board.all}
    return Seeker(
        all=board.all,
        core=board.core,
        linked=board.linked,
        cliques=_cliques(board),
        bounds=bounds,
        pairs=pairs,
        kinds=tuple(_kind(colour, bounds, pairs) for colour in STAR),
        scarce=tuple(_scarce(board, colour, bounds, pairs) for colour in STAR),
        of_all=somewhere >= {*STAR},
    )


def _of_stars(board: Board) -> Iterator[Bound]:
    """There are so many of each colour, where a board has room for more."""
    if len(board.cells) > STARS:
        yield from (Bound(board.all, colour, most=STARS) for colour in STAR)


def _kind(colour: int, bounds: Sequence[Bound], pairs: Sequence[Pairs]) -> tuple[object, ...]:
    """Of a pair, either colour may stand for the other."""
    own = [(bound.cells, bound.least, bound.most) for bound in bounds if bound.colour == colour]
    return (*own, *[each for each in pairs if colour in (each.one, each.other)])


def _scarce(board: Board, colour: int, bounds: Sequence[Bound], pairs: Sequence[Pairs]) -> int:
    """All stars of a board are as good as without end here."""
    if any(colour in (each.one, each.other) for each in pairs):
        return board.all
    return union(bound.cells for bound in bounds if bound.colour == colour and bound.most < STARS)


def _cliques(board: Board) -> tuple[int, ...]:
    """Cells by sets that are linked each with each, no cell in two; the largest that are soon found."""
    found, left = [], board.all
    while left:
        found.append(max([_grown(board, cell, left) for cell in bits(left)], key=int.bit_count))
        left &= ~found[-1]
    return tuple(found)


def _grown(board: Board, cell: int, left: int) -> int:
    clique, common = 1 << cell, board.linked[cell] & left
    while common:
        degrees = {(board.linked[other] & common).bit_count(): other for other in bits(common)}
        most = degrees[max(degrees)]
        clique |= 1 << most
        common &= board.linked[most]
    return clique


def _found(seeker: Seeker, state: State, settled: int) -> Iterator[tuple[int, ...]]:
    """The galaxies of a state."""
    known = narrowed(seeker, state, settled)
    if known is None:
        return
    place = branch(seeker, state, known)
    if place is None:
        yield tuple([state[colour] & known for colour in STAR])
        return
    for part in _parts(seeker, state, *place):
        yield from _found(seeker, part, known)


def _parts(seeker: Seeker, state: State, cell: int, value: int) -> Iterator[State]:
    """The state where a cell has a value, or holds any star for ANY; and that where it does not, nor a value
    that could stand for it."""
    if value == ANY:
        yield _without(state, cell, [EMPTY])
        yield _without(state, cell, STAR)
        return
    kind = state[value], seeker.kinds[value]
    yield _without(state, cell, [other for other in range(EMPTY + 1) if other != value])
    yield _without(state, cell, [other for other in STAR if (state[other], seeker.kinds[other]) == kind])


def _without(state: State, cell: int, values: Sequence[int]) -> State:
    left = [*state]
    for value in values:
        left[value] &= ~cell
    return left
