"""Whether a card can be met on a board at all, and whether it decides anything there, by galaxies that show
it.

Rulings. A legal galaxy has a star in its centre; its black holes, its claims and other players are free. A
complete one has a star in every cell. Where a rule looks at filled cells alone, to be complete is the task
itself: such a card is certain only where a single star in the centre does for it; and so is any card of a
board that no galaxy fills. An advanced card is impossible where no galaxy scores an item, and certain where
all score equally many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.games.nebula.checking.bounds import STAR, filled
from pnp.games.nebula.checking.quests import FEWER, MET, MISSED, MORE
from pnp.games.nebula.checking.seeking import galaxy
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.counting import COUNTS
from pnp.games.nebula.sky import COLOURS, Galaxy, Sky

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.checking.bounds import Bound, Pairs

A_CLAIM = ("V1",)


class Ground(Struct, frozen=True):
    """A board on which cards are decided, and a galaxy that fills it, where there is one."""

    board: Board
    complete: Sky | None


def ground(board: Board) -> Ground:
    return Ground(board, _first(board, [(filled(board.all),)]))


def witness(ground: Ground, card: RuleCard) -> Sky | None:
    """A galaxy that meets a task, or scores an item of an advanced card; None where it is impossible."""
    match card.rule:
        case "most-black-holes":
            return next(_single(ground.board))
        case "public-tasks-done":
            return _claiming(next(_single(ground.board)))
        case rule if rule in MET:
            return _first(ground.board, MET[rule](ground.board, **card.asks))
        case rule:
            return _first(ground.board, MORE[rule](ground.board, 0, **card.asks))


def doubts(ground: Ground, card: RuleCard) -> tuple[Sky, ...]:
    """What shows that a card is not certain: a galaxy that misses a task, two that score differently many
    items of an advanced card; none where it is certain."""
    if card.rule in CONDITIONS:
        found = _missing(ground, card)
        return (found,) if found else ()
    return _differing(ground, card)


def _missing(ground: Ground, card: RuleCard) -> Sky | None:
    if card.rule == "most-black-holes":
        return _outdone(next(_single(ground.board)))
    if ground.complete and card.rule in MISSED:
        quests = MISSED[card.rule](ground.board, **card.asks)
        return _first(ground.board, ((filled(ground.board.all), *quest) for quest in quests))
    holds = CONDITIONS[card.rule]
    return next((sky for sky in _single(ground.board) if not holds(sky, **card.asks).holds), None)


def _differing(ground: Ground, card: RuleCard) -> tuple[Sky, ...]:
    if card.rule == "public-tasks-done":
        return (sky := next(_single(ground.board)), _claiming(sky))
    if ground.complete and card.rule in FEWER:
        return _of_complete(ground, card, ground.complete)
    return _of_any(ground.board, card)


def _of_complete(ground: Ground, card: RuleCard, one: Sky) -> tuple[Sky, ...]:
    """Of complete galaxies, one and another with fewer items, or with more, which are harder to find."""
    board, number = ground.board, _items(card, one)
    for rules in (FEWER, MORE):
        quests = rules[card.rule](board, number, **card.asks)
        if other := _first(board, ((filled(board.all), *quest) for quest in quests)):
            return one, other
    return ()


def _of_any(board: Board, card: RuleCard) -> tuple[Sky, ...]:
    """Of all galaxies, one of a single star, and one with more items."""
    single = sorted(_single(board), key=lambda sky: _items(card, sky))
    fewest, number = single[0], _items(card, single[0])
    if _items(card, single[-1]) != number:
        return fewest, single[-1]
    other = _first(board, MORE[card.rule](board, number, **card.asks))
    return (fewest, other) if other else ()


def _items(card: RuleCard, sky: Sky) -> int:
    return COUNTS[card.rule](sky, **card.asks).count


def _first(board: Board, quests: Iterable[tuple[Bound | Pairs, ...]]) -> Sky | None:
    """A galaxy of the first quest that has one."""
    found = (galaxy(board, quest) for quest in quests)
    return next((_sky(board, stars) for stars in found if stars), None)


def _single(board: Board) -> Iterator[Sky]:
    """The galaxies with a star in the centre alone."""
    for star in STAR:
        yield _sky(board, [board.core if colour == star else 0 for colour in STAR])


def _sky(board: Board, stars: Sequence[int]) -> Sky:
    return Sky(board, Galaxy(dict(zip(COLOURS, stars, strict=True)), sum(stars)), True, 0, 0, ())


def _outdone(sky: Sky) -> Sky:
    """Another player has a black hole."""
    return Sky(sky.board, sky.galaxy, True, 0, 1, ())


def _claiming(sky: Sky) -> Sky:
    return Sky(sky.board, sky.galaxy, True, 0, 0, A_CLAIM)
