"""What the answers so far amount to: the questions that there are, the sheet, its result and its faults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from pnp.data.mappings import read_mapping
from pnp.data.validation import validated
from pnp.entry.questions import PLAYERS, Key, key, questions, value
from pnp.entry.trees import grown, holds
from pnp.errors import InputError
from pnp.models.asking import LEFT_OUT, Blank, Question, Refused
from pnp.models.sheets import result_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.entry.questions import Table
    from pnp.errors import Location, Mistake
    from pnp.scoring import Result

Hand: TypeAlias = tuple[int, str]  # the number of a player from 0, and a line

MOST_ROUNDS = 1000


class Answers(Struct, frozen=True):
    """What was typed, by questions, and the lines that were given by hand. Answers to questions that are not
    asked at the moment wait until they are."""

    typed: Mapping[Key, str]
    hand: Mapping[Hand, int] = {}


class State(Struct, frozen=True, eq=False):
    """`tree` says what was answered, and `whole` besides what a sheet needs to have a score. What a reader
    complains of is in `complaints`, and then there is neither a position nor a result."""

    questions: tuple[Question, ...]
    values: Mapping[Key, Any]
    tree: Mapping[str, Any]
    whole: Mapping[str, Any]
    complaints: tuple[Complaint, ...]
    position: Any
    result: Result | None


class Complaint(Struct, frozen=True):
    """What the reader of sheets says is wrong, and what would be right."""

    place: str
    wrong: str
    right: str


def state_of(table: Table, answers: Answers, known: Mapping[str, Any] | None = None) -> State:
    """`known` is the tree of other answers, which is only where to begin to look. Since what is asked depends
    on earlier answers alone, each round settles at least one question more."""
    tree = _plain(table.head if known is None else known)
    for _ in range(MOST_ROUNDS):
        found = tuple(_wanted(questions(table, tree), answers))
        values = {key(each): got for each in found if (got := _value(each, answers)) is not None}
        following = _plain(grown(table.head, _entered(table, answers, found, values)))
        if following == tree:
            break
        tree = following
    return _judged(table, answers, found, values, tree)


def _plain(tree: Mapping[str, Any]) -> Any:
    return read_mapping(tree).tree


def _wanted(found: Iterator[Question], answers: Answers) -> Iterator[Question]:
    """Without those that fill only lines that are given by hand."""
    by_hand = {(PLAYERS, seat, "by_hand", line) for seat, line in answers.hand}
    for question in found:
        if key(question) in answers.typed or not question.until or not by_hand.issuperset(question.until):
            yield question


def _value(question: Question, answers: Answers) -> Any:
    """What was answered, or None where an answer is lacking."""
    typed = answers.typed.get(key(question))
    if typed is None:
        return None
    try:
        return value(question, typed)
    except Refused:  # it was right when it was typed, before something else was changed
        return None


def _entered(
    table: Table,
    answers: Answers,
    found: Sequence[Question],
    values: Mapping[Key, Any],
    whole: bool = False,
) -> Iterator[tuple[Location, Any]]:
    """The places that a sheet fills; where it is to be `whole`, rows that lack are drawn blank, and empty
    ones are not drawn."""
    drawings: dict[Location, list[Any]] = {}
    for question in found:
        answer = values.get(key(question))
        if question.row is not None:
            drawings.setdefault(question.place, []).append((question.blank, answer))
        elif answer is not None and answer is not LEFT_OUT:
            yield question.place, answer
    for place, rows in drawings.items():
        if drawn := _drawn(rows, whole):
            yield place, "\n".join(drawn)
    players = len(values.get(((PLAYERS,), None), table.head.get(PLAYERS, ())))
    for (seat, line), points in answers.hand.items():
        if seat < players:
            yield (PLAYERS, seat, "by_hand", line), points


def _drawn(rows: Sequence[tuple[Any, Any]], whole: bool) -> list[str]:
    """The rows of a drawing up to the last that was answered, or all that show something."""
    said = [blank if answer is None else answer for blank, answer in rows]
    texts = ["" if isinstance(each, Blank) else str(each) for each in said]
    if whole:
        return [*filter(None, texts)]
    known = max((number for number, (_, answer) in enumerate(rows, 1) if answer is not None), default=0)
    return texts[:known]


def _judged(
    table: Table, answers: Answers, found: tuple[Question, ...], values: Mapping[Key, Any], tree: Any
) -> State:
    """The state, with what the game's own reader says of the sheet as far as it goes."""
    whole = grown(table.head, _entered(table, answers, found, values, whole=True))
    lacking = [each for each in found if key(each) not in values]
    until = [(place, said) for each in lacking for place, said in each.until.items()]
    instead = [(place, said) for each in found for place, said in each.instead.items()]
    whole = _plain(grown(whole, [each for each in until if not holds(whole, each[0])] + instead))
    notes: list[Mistake] = []
    position = table.game.position(whole, table.supplies, notes)
    complaints = (*_noted(notes), *_of_form(table, whole))
    result = None if complaints else result_of(table.game, position, whole)
    return State(found, values, tree, whole, complaints, position if result else None, result)


def _noted(notes: Sequence[Mistake]) -> Iterator[Complaint]:
    for note in notes:
        yield Complaint(repr((note.location, note.at)), note.wrong, note.right)


def _of_form(table: Table, whole: Any) -> Iterator[Complaint]:
    try:
        validated(read_mapping(whole), table.game.sheet)
    except InputError as error:
        for problem in error.problems:
            yield Complaint(problem.file, problem.wrong, problem.right)
