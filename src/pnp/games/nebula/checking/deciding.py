"""Whether a card can be met on a board, whether it decides anything there, and what it may ask instead.

Rulings. A legal galaxy has a star in its centre; its black holes, its claims and other players are free. A
complete one has a star in every cell. Where a rule looks at filled cells alone, to be complete is the task
itself: such a card is certain only where a single star in the centre does for it; and so is any card of a
board that no galaxy fills. An advanced card is impossible where no galaxy scores an item, and certain where
all score equally many."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pnp.games.nebula.checking.formulas import ITEMS, NEVER, TASKS, contrary, filled, number_of
from pnp.games.nebula.checking.solving import find_galaxy, rules_of_galaxies
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.counting import COUNTS
from pnp.games.nebula.sky import COLOURS, Galaxy, Sky

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.checking.formulas import Formula
    from pnp.games.nebula.checking.solving import Clause
    from pnp.scoring import Value

A_CLAIM: Final = ("V1",)
OF_FILLED_CELLS: Final = {
    *("empty-cells", "adjacent-orbits", "constellations-complete", "indirect-links-filled"),
    *("shining-neighbours-filled", "surrounded-shining"),
}
HARDER_BY_MORE: Final = ("at_least", "count", "constellations")
HARDER_BY_LESS: Final = ("at_most",)
BY_KIND: Final = ("exactly", "orbit")  # of which more is neither harder nor easier


class Decision(Struct, frozen=True):
    """A galaxy that meets a card, or scores with it; and whether every complete one does likewise."""

    galaxy: Sky | None
    certain: bool


class Ground(Struct, frozen=True):
    """A board on which cards are decided, the clauses of its galaxies, one that fills it, where there is one,
    and what is decided so far, by what cards mean."""

    board: Board
    rules: Sequence[Clause]
    complete: Sky | None
    decisions: dict[object, Decision]


def make_ground(board: Board) -> Ground:
    rules = rules_of_galaxies(board)
    return Ground(board, rules, find_galaxy(board, rules, [filled(board, board.all)], ()), {})


def decide(ground: Ground, card: RuleCard, first: bool = False) -> Decision:
    """Cards that mean the same are decided once. The `first` of all galaxies is the same on every machine."""
    key = meaning_of(card, ground.board), first
    if key not in ground.decisions:
        galaxy = witness(ground, card, first)
        ground.decisions[key] = Decision(galaxy, galaxy is not None and not doubts(ground, card))
    return ground.decisions[key]


def meaning_of(card: RuleCard, board: Board) -> tuple[object, ...]:
    """The same for all cards that ask the same: of a task which galaxies meet it, of an advanced card its
    rule and its colours in any order. Tasks that none meets differ by their words."""
    if card.rule in TASKS and (task := TASKS[card.rule](board, **card.asks)) != NEVER:
        return "task", task
    asks = {
        key: tuple(sorted(value)) if isinstance(value, tuple) else value for key, value in card.asks.items()
    }
    return card.rule, *sorted(asks.items())


def witness(ground: Ground, card: RuleCard, first: bool = False) -> Sky | None:
    """A galaxy that meets a task, or scores an item of an advanced card; None where it is impossible."""
    match card.rule:
        case "most-black-holes":
            sky: Sky | None = next(_single(ground.board))
        case "public-tasks-done":
            sky = _claiming(next(_single(ground.board)))
        case _:
            sky = _find(ground, card, _asks(ground, card, 1), first=first)
    assert sky is None or _scores(card, sky)
    return sky


def doubts(ground: Ground, card: RuleCard) -> tuple[Sky, ...]:
    """What shows that a card is not certain: a galaxy that misses a task, two that score differently many
    items of an advanced card; none where it is certain."""
    if card.rule in CONDITIONS:
        sky = _missing(ground, card)
        assert sky is None or not _scores(card, sky)
        return (sky,) if sky else ()
    skies = _differing(ground, card)
    assert len({_scores(card, sky) for sky in skies}) == len(skies)
    return skies


def _missing(ground: Ground, card: RuleCard) -> Sky | None:
    if card.rule == "most-black-holes":
        return _outdone(next(_single(ground.board)))
    if ground.complete and card.rule not in OF_FILLED_CELLS:
        return _find(ground, card, filled(ground.board, ground.board.all), contrary(_asks(ground, card)))
    return next((sky for sky in _single(ground.board) if not _scores(card, sky)), None)


def _differing(ground: Ground, card: RuleCard) -> tuple[Sky, ...]:
    if card.rule == "public-tasks-done":
        return (sky := next(_single(ground.board)), _claiming(sky))
    if ground.complete and card.rule not in OF_FILLED_CELLS:
        return _of_complete(ground, card, ground.complete)
    return _of_any(ground, card)


def _of_complete(ground: Ground, card: RuleCard, one: Sky) -> tuple[Sky, ...]:
    """Of complete galaxies, one and another with more items, or with fewer."""
    number = _scores(card, one)
    for formula in (_asks(ground, card, number + 1), contrary(_asks(ground, card, number))):
        if other := _find(ground, card, filled(ground.board, ground.board.all), formula):
            return one, other
    return ()


def _of_any(ground: Ground, card: RuleCard) -> tuple[Sky, ...]:
    """Of all galaxies, one of a single star, and one with more items."""
    single = sorted(_single(ground.board), key=lambda sky: _scores(card, sky))
    fewest, number = single[0], _scores(card, single[0])
    if _scores(card, single[-1]) != number:
        return fewest, single[-1]
    other = _find(ground, card, _asks(ground, card, number + 1))
    return (fewest, other) if other else ()


def _asks(ground: Ground, card: RuleCard, items: int = 1) -> Formula:
    if card.rule in TASKS:
        return TASKS[card.rule](ground.board, **card.asks)
    return ITEMS[card.rule](ground.board, items, **card.asks)


def _find(ground: Ground, card: RuleCard, *formulas: Formula, first: bool = False) -> Sky | None:
    if NEVER in formulas:
        return None
    names = [value for key in ("colour", "colours") for value in _names(card.asks.get(key, ()))]
    return find_galaxy(ground.board, ground.rules, formulas, [number_of(name) for name in names], first)


def _names(value: object) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (str(value),)


def _scores(card: RuleCard, sky: Sky) -> int:
    """How many items a galaxy scores by the rules of scoring, or 1 where it meets a task."""
    if card.rule in CONDITIONS:
        return int(CONDITIONS[card.rule](sky, **card.asks).holds)
    return COUNTS[card.rule](sky, **card.asks).count


def _single(board: Board) -> Iterator[Sky]:
    """The galaxies with a star in the centre alone."""
    for name in COLOURS:
        colours = {**dict.fromkeys(COLOURS, 0), name: board.core}
        yield Sky(board, Galaxy(colours, board.core), True, 0, 0, ())


def _outdone(sky: Sky) -> Sky:
    """Another player has a black hole."""
    return Sky(sky.board, sky.galaxy, True, 0, 1, ())


def _claiming(sky: Sky) -> Sky:
    return Sky(sky.board, sky.galaxy, True, 0, 0, A_CLAIM)


def suggest_number(ground: Ground, card: RuleCard) -> dict[str, Value]:
    """Another number that makes a card possible and not certain, the nearest: of a number that makes it the
    harder the more, or the less, it is the last or the first that does."""
    for key in (*HARDER_BY_MORE, *HARDER_BY_LESS):
        if key in card.asks and (number := _turning_point(ground, card, key)) is not None:
            harder = decide(ground, card).certain
            upward = harder == (key in HARDER_BY_MORE)
            return _suggestion("least" if upward else "most", key, number, number)
    for key in BY_KIND:
        if key in card.asks and (run := _run(ground, card, key)):
            return _suggestion("range" if len(run) > 1 else "just", key, run[0], run[-1])
    return _suggestion("none")


def _suggestion(kind: str, key: str = "", least: int = 0, most: int = 0) -> dict[str, Value]:
    return {"kind": kind, "key": key, "least": least, "most": most}


def _turning_point(ground: Ground, card: RuleCard, key: str) -> int | None:
    """Of numbers from the easiest on, the first that is not certain, or the last that is possible."""
    numbers = _numbers(ground.board, key)
    if key in HARDER_BY_LESS:
        numbers = numbers[::-1]
    if decide(ground, card).certain:
        place = bisect_left(numbers, True, key=lambda n: not _with(ground, card, key, n).certain)
    else:
        place = bisect_left(numbers, True, key=lambda n: not _with(ground, card, key, n).galaxy) - 1
    number = numbers[place] if 0 <= place < len(numbers) else None
    return number if number is not None and _matters(_with(ground, card, key, number)) else None


def _run(ground: Ground, card: RuleCard, key: str) -> Sequence[int]:
    """Numbers in a row that do, among them the nearest."""
    asked = card.asks[key]
    assert isinstance(asked, int)
    good = [n for n in _numbers(ground.board, key) if _matters(_with(ground, card, key, n))]
    if not good:
        return ()
    first = last = min(good, key=lambda number: abs(number - asked))
    while first - 1 in good:
        first -= 1
    while last + 1 in good:
        last += 1
    return range(first, last + 1)


def _matters(decision: Decision) -> bool:
    return decision.galaxy is not None and not decision.certain


def _with(ground: Ground, card: RuleCard, key: str, number: int) -> Decision:
    return decide(ground, replace(card, asks={**card.asks, key: number}))


def _numbers(board: Board, key: str) -> range:
    """What a card may say."""
    cells = board.all.bit_count()
    return {
        "at_least": range(1, cells + 1),
        "at_most": range(cells + 1),
        "exactly": range(1, len(COLOURS) + 1),
        "constellations": range(1, len(board.constellations) + 1),
    }.get(key, range(1, len(board.orbits) + 1))
