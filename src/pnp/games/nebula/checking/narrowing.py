"""Takes from a state of the search what no galaxy of it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nebula.checking.bounds import ANY, EMPTY, NO_END, STAR, reach, stars
from pnp.games.nebula.matching import bits, most_pairs

if TYPE_CHECKING:
    from pnp.games.nebula.checking.bounds import Bound, Pairs, Seeker, State


def narrowed(seeker: Seeker, state: State, settled: int) -> int | None:
    """Narrows a state, whose new stars are those that were not settled, until nothing more is found; the
    cells that are settled then, or None where the state has no galaxy."""
    before: State = []
    while before != state:
        before = [*state]
        known = _settled(seeker, state)
        if known is None:
            return None
        _keep_apart(seeker, state, known & ~settled)
        settled = known
        if not (_keep_together(seeker, state) and _keep_all(seeker, state, settled)):
            return None
    return settled


def _settled(seeker: Seeker, state: State) -> int | None:
    """The cells with one thing left; None where any has none."""
    once = more = 0
    for cells in state:
        more |= once & cells
        once |= cells
    return once & ~more if once == seeker.all else None


def _keep_apart(seeker: Seeker, state: State, settled: int) -> None:
    """No two stars of one colour are linked."""
    for colour in STAR:
        for cell in bits(settled & state[colour]):
            state[colour] &= ~seeker.linked[cell]


def _keep_together(seeker: Seeker, state: State) -> bool:
    """A star lies where links lead from the centre over cells that may hold one; whether all do that must."""
    room = stars(state)
    reached = reach(seeker.linked, seeker.core & room, room)
    for colour in STAR:
        state[colour] &= reached
    return not seeker.all & ~state[EMPTY] & ~reached


def _keep_all(seeker: Seeker, state: State, settled: int) -> bool:
    """Whether each bound can be kept; where one leaves no choice, takes the others away."""
    for bound in seeker.bounds:
        keep = _keep_filled if bound.colour == ANY else _keep
        if not keep(seeker, bound, state, settled):
            return False
    return all(_may_pair(seeker, pairs, state, settled) for pairs in seeker.pairs)


def _keep(seeker: Seeker, bound: Bound, state: State, settled: int) -> bool:
    may = state[bound.colour] & bound.cells
    has = may & settled
    number = has.bit_count()
    if not _enough(seeker, bound, may) or max(number, _needed(seeker, bound, state)) > bound.most:
        return False
    if number == bound.most:
        state[bound.colour] &= ~(may & ~has)
    elif may.bit_count() == bound.least:
        for other in (*STAR, EMPTY):
            if other != bound.colour:
                state[other] &= ~may
    return True


def _enough(seeker: Seeker, bound: Bound, may: int) -> bool:
    """Of cells that are linked each with each, one holds a colour."""
    if bound.least < 2:
        return bound.least <= may.bit_count()
    return sum([bool(clique & may) for clique in seeker.cliques]) >= bound.least


def _needed(seeker: Seeker, bound: Bound, state: State) -> int:
    """How many stars of a colour there are at least, where there may not be many: one wherever it must be
    among cells that are linked each with each."""
    if bound.most > len(seeker.cliques):
        return 0
    must = seeker.all & ~state[EMPTY] & bound.cells
    return sum([_forced(state, clique & must, bound.colour) for clique in seeker.cliques])


def _forced(state: State, clique: int, colour: int) -> bool:
    """Whether cells that must be filled, and are linked each with each, are more than the other colours that
    may lie there."""
    others = sum([bool(state[other] & clique) for other in STAR if other != colour])
    return clique.bit_count() > others


def _keep_filled(seeker: Seeker, bound: Bound, state: State, _: int) -> bool:
    """Cells that are linked each with each hold no more stars than there are colours."""
    may = stars(state) & bound.cells
    if sum([min(EMPTY, (clique & may).bit_count()) for clique in seeker.cliques]) < bound.least:
        return False
    if may.bit_count() == bound.least:
        state[EMPTY] &= ~may
    return True


def _may_pair(seeker: Seeker, pairs: Pairs, state: State, settled: int) -> bool:
    """Whether there may be as many pairs as are asked for, and need not be more."""
    one, other = state[pairs.one], state[pairs.other]
    if pairs.least and len(most_pairs(one, other, seeker.linked)) < pairs.least:
        return False
    return pairs.most == NO_END or _pairs(seeker, pairs, state, settled) <= pairs.most


def _pairs(seeker: Seeker, pairs: Pairs, state: State, settled: int) -> int:
    """How many there are at least: those of stars; or one where both colours must be among cells that are
    linked each with each, and those of stars elsewhere."""
    must, number, elsewhere = seeker.all & ~state[EMPTY], 0, settled
    for clique in seeker.cliques:
        if all(_forced(state, clique & must, colour) for colour in (pairs.one, pairs.other)):
            elsewhere &= ~clique
            number += 1
    ones, others = state[pairs.one] & settled, state[pairs.other] & settled
    of_stars = len(most_pairs(ones, others, seeker.linked))
    if not number:
        return of_stars
    return max(of_stars, number + len(most_pairs(ones & elsewhere, others & elsewhere, seeker.linked)))
