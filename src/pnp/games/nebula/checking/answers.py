"""Cards decided once each, and what one that is impossible or certain on a board may ask instead."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pnp.games.nebula.checking.deciding import doubts, ground, witness
from pnp.games.nebula.checking.decks import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.checking.deciding import Ground
    from pnp.games.nebula.sky import Sky
    from pnp.scoring import Value

HARDER_BY_MORE: Final = ("at_least", "count", "constellations")
HARDER_BY_LESS: Final = ("at_most",)
BY_KIND: Final = ("exactly", "orbit")  # of which more is neither harder nor easier
MOST_COLOURS: Final = 6


class Answer(Struct, frozen=True):
    """A galaxy that meets a card, or scores with it; and whether every complete one does likewise."""

    galaxy: Sky | None
    certain: bool


class Answers(Struct, frozen=True):
    """What is known of cards on a board, by what they say."""

    ground: Ground
    known: dict[object, Answer]


def answers(board: Board) -> Answers:
    return Answers(ground(board), {})


def answer(answers: Answers, card: RuleCard) -> Answer:
    asked = said(card, answers.ground.board)
    if asked not in answers.known:
        galaxy = witness(answers.ground, card)
        answers.known[asked] = Answer(galaxy, galaxy is not None and not doubts(answers.ground, card))
    return answers.known[asked]


def instead(answers: Answers, card: RuleCard) -> dict[str, Value]:
    """Another number that makes a card possible and not certain, the nearest: of a number that makes it the
    harder the more, or the less, it is the last or the first that does."""
    for key in (*HARDER_BY_MORE, *HARDER_BY_LESS):
        if key in card.asks and (number := _turning(answers, card, key)) is not None:
            harder = answer(answers, card).certain
            upward = harder == (key in HARDER_BY_MORE)
            return _told("least" if upward else "most", key, number, number)
    for key in BY_KIND:
        if key in card.asks and (run := _run(answers, card, key)):
            return _told("range" if len(run) > 1 else "just", key, run[0], run[-1])
    return _told("none")


def _told(kind: str, key: str = "", least: int = 0, most: int = 0) -> dict[str, Value]:
    return {"kind": kind, "key": key, "least": least, "most": most}


def _turning(answers: Answers, card: RuleCard, key: str) -> int | None:
    """Of numbers from the easiest on, the first that is not certain, or the last that is possible."""
    numbers = _numbers(answers.ground.board, key)
    if key in HARDER_BY_LESS:
        numbers = numbers[::-1]
    if answer(answers, card).certain:
        place = bisect_left(numbers, True, key=lambda n: not _with(answers, card, key, n).certain)
    else:
        place = bisect_left(numbers, True, key=lambda n: not _with(answers, card, key, n).galaxy) - 1
    found = numbers[place] if 0 <= place < len(numbers) else None
    return found if found is not None and _decides(_with(answers, card, key, found)) else None


def _run(answers: Answers, card: RuleCard, key: str) -> Sequence[int]:
    """Numbers in a row that do, among them the nearest."""
    numbers, asked = _numbers(answers.ground.board, key), card.asks[key]
    assert isinstance(asked, int)
    good = [number for number in numbers if _decides(_with(answers, card, key, number))]
    if not good:
        return ()
    first = last = min(good, key=lambda number: abs(number - asked))
    while first - 1 in good:
        first -= 1
    while last + 1 in good:
        last += 1
    return range(first, last + 1)


def _decides(answer: Answer) -> bool:
    return answer.galaxy is not None and not answer.certain


def _with(answers: Answers, card: RuleCard, key: str, number: int) -> Answer:
    return answer(answers, replace(card, asks={**card.asks, key: number}))


def _numbers(board: Board, key: str) -> range:
    """What a card may say."""
    match key:
        case "at_least":
            return range(1, board.all.bit_count() + 1)
        case "at_most":
            return range(board.all.bit_count() + 1)
        case "exactly":
            return range(1, MOST_COLOURS + 1)
        case "constellations":
            return range(1, len(board.constellations) + 1)
    return range(1, len(board.orbits) + 1)
