"""Where a state of the search is told apart in two: at what is hardest to find room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pnp.games.nebula.checking.bounds import ANY, EMPTY, STAR, beside, reach, stars
from pnp.games.nebula.matching import bits, most_pairs

if TYPE_CHECKING:
    from pnp.games.nebula.checking.bounds import Seeker, State

Branch: TypeAlias = (
    "tuple[int, int] | None"  # a cell as a mask, and the colour to try on it, or ANY for a star
)


def branch(seeker: Seeker, state: State, settled: int) -> Branch:
    """None where the settled stars are a galaxy that keeps all bounds."""
    must = seeker.all & ~state[EMPTY]
    return (
        _of_all(seeker, state, settled)
        or _of_colour(seeker, state, settled)
        or _of_pair(seeker, state, settled)
        or _of_cell(state, _hard(seeker, state, must & ~settled))
        or _of_number(seeker, state, must)
        or _of_way(seeker, state, must)
    )


def _of_all(seeker: Seeker, state: State, settled: int) -> Branch:
    """Where there must be some of every colour: the cell with fewest things left, of such one with most
    links, and the colour that lies on fewest cells so far."""
    open = stars(state) & ~settled
    if not seeker.of_all or not open:
        return None

    def room(cell: int) -> tuple[int, int]:
        return sum([cells >> cell & 1 for cells in state]), -seeker.linked[cell].bit_count()

    cell = 1 << min(bits(open), key=room)
    colours = [colour for colour in STAR if state[colour] & cell]
    return cell, min(colours, key=lambda colour: (state[colour] & settled).bit_count())


def _of_colour(seeker: Seeker, state: State, settled: int) -> Branch:
    """Of the colours of which there must be more, that with least room, where it takes least of this."""
    lacking = []
    for bound in seeker.bounds:
        may = state[bound.colour] & bound.cells if bound.colour != ANY else 0
        if (may & settled).bit_count() < bound.least and may:
            lacking.append((may.bit_count() - bound.least, bound.colour, may))
    if not lacking:
        return None
    _, colour, may = min(lacking)
    cell = min(bits(may & ~settled), key=lambda cell: (seeker.linked[cell] & may).bit_count())
    return 1 << cell, colour


def _of_pair(seeker: Seeker, state: State, settled: int) -> Branch:
    """Where there must be more pairs, a cell of one that there may be."""
    for pairs in seeker.pairs:
        one, other = state[pairs.one], state[pairs.other]
        if len(most_pairs(one & settled, other & settled, seeker.linked)) < pairs.least:
            ends = [
                (1 << cell, colour)
                for pair in most_pairs(one, other, seeker.linked)
                for cell, colour in zip(pair, (pairs.one, pairs.other), strict=True)
            ]
            return next(end for end in ends if end[0] & ~settled)
    return None


def _hard(seeker: Seeker, state: State, open: int) -> int:
    """Of cells to colour, those that may run out of colours. A cell with more colours left than neighbours to
    colour can wait until these are coloured, and so on; where all can, the last to wait."""
    free = [state[colour] & ~seeker.scarce[colour] for colour in STAR]
    hard, before = open, 0
    while hard and hard != before:
        before = hard
        for cell in bits(before):
            if sum([cells >> cell & 1 for cells in free]) > (seeker.linked[cell] & hard).bit_count():
                hard &= ~(1 << cell)
    return hard or before


def _of_cell(state: State, open: int) -> Branch:
    """Of some cells, one with fewest colours left, and the first of these."""
    if not open:
        return None
    cell = 1 << min(bits(open), key=lambda cell: sum([state[colour] >> cell & 1 for colour in STAR]))
    return cell, next(colour for colour in STAR if state[colour] & cell)


def _of_number(seeker: Seeker, state: State, must: int) -> Branch:
    """A cell to fill, where more must be filled than is known."""
    for bound in seeker.bounds:
        if bound.colour == ANY and (must & bound.cells).bit_count() < bound.least:
            free = _of_cell(state, stars(state) & bound.cells & ~must)
            return (free[0], ANY) if free else None
    return None


def _of_way(seeker: Seeker, state: State, must: int) -> Branch:
    """The first cell of a shortest way from the stars about the centre to others, where not all are one
    piece."""
    piece = reach(seeker.linked, seeker.core, must)
    if piece == must:
        return None
    room, first = stars(state) & ~must, beside(seeker.linked, piece)
    near = edge = must & ~piece
    while not edge & first & ~must:
        edge = beside(seeker.linked, edge) & room & ~near
        near |= edge
    cells = edge & first & ~must
    return cells & -cells, ANY
