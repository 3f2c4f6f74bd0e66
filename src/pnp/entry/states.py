"""What the answers so far amount to: the questions that there are, the score sheet, its result, its
faults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import pairwise
from typing import Any, TypeAlias

from msgspec import Struct

from pnp.data.positions import get_object
from pnp.data.sources import read_mapping
from pnp.data.validation import validate
from pnp.entry.questions import Table, Texts, Values, find_id, list_questions, read_answer
from pnp.errors import InputError, Location, Mistake
from pnp.models.score_sheets.keys import PLAYERS, score_position
from pnp.models.score_sheets.questions import LEFT_OUT, NoAnswer, Question, Refused
from pnp.scoring import Result


def grow_tree(head: Mapping[str, Any], values: Iterable[tuple[Location, Any]]) -> dict[str, Any]:
    """A tree with these values at their places, which are made where nothing holds them yet."""
    tree = deepcopy(dict(head))
    for place, value in values:
        put_value(tree, place, value)
    return tree


def put_value(tree: Any, place: Location, value: Any) -> None:
    for step, following in pairwise(place):
        tree = _find_inner(tree, step, [] if isinstance(following, int) else {})
    _find_inner(tree, place[-1], None)
    tree[place[-1]] = deepcopy(value)


def _find_inner(tree: Any, step: str | int, empty: Any) -> Any:
    """What a step leads to, made where there is nothing."""
    if isinstance(tree, list) and isinstance(step, int):
        tree += [None] * (step + 1 - len(tree))
    if isinstance(tree, list):
        tree[step] = empty if tree[step] is None else tree[step]  # type: ignore[index] # a place knows lists
        return tree[step]  # type: ignore[index]
    return tree.setdefault(step, empty)


Hand: TypeAlias = tuple[int, str]  # the number of a player from 0, and a line

MOST_ROUNDS = 1000


class Answers(Struct, frozen=True):
    """What was typed, by questions, and the lines that were given by hand. The answer to a question that is
    not asked at the moment is kept until it is asked again."""

    typed: Texts
    hand: Mapping[Hand, int] = {}


class State(Struct, frozen=True, eq=False):
    """What the answers amount to. `tree` holds what was answered; `whole` also holds what a score sheet needs
    before it can be scored. If the reader of score sheets finds mistakes, they are `complaints`, and there is
    neither a position nor a result."""

    questions: tuple[Question, ...]
    values: Values
    tree: Mapping[str, Any]
    whole: Mapping[str, Any]
    complaints: tuple[SheetFault, ...]
    position: Any
    result: Result | None


class SheetFault(Struct, frozen=True):
    """What the reader of score sheets says is wrong, and what would be right."""

    place: str
    wrong: str
    right: str


def make_state(table: Table, answers: Answers, known: Mapping[str, Any] | None = None) -> State:
    """The search starts from the tree `known`. Each round settles at least one more question, because a
    question depends only on earlier answers."""
    tree = _read_tree(table.head if known is None else known)
    for _ in range(MOST_ROUNDS):
        questions = tuple(_list_wanted(list_questions(table, tree), answers))
        values = {find_id(each): got for each in questions if (got := _find_value(each, answers)) is not None}
        following = _read_tree(grow_tree(table.head, list_entered(table, answers, questions, values)))
        if following == tree:
            break
        tree = following
    return _judge_state(table, answers, questions, values, tree)


def _read_tree(tree: Mapping[str, Any]) -> Any:
    return read_mapping(tree).tree


def _list_wanted(found: Iterator[Question], answers: Answers) -> Iterator[Question]:
    """Without those that fill only lines that are given by hand."""
    by_hand = {(PLAYERS, seat, "by_hand", line) for seat, line in answers.hand}
    for question in found:
        if find_id(question) in answers.typed or not question.until or not by_hand.issuperset(question.until):
            yield question


def _find_value(question: Question, answers: Answers) -> Any:
    """What was answered, or None where an answer is lacking."""
    typed = answers.typed.get(find_id(question))
    if typed is None:
        return None
    try:
        return read_answer(question, typed)
    except Refused:  # it was right when it was typed, before something else was changed
        return None


def list_entered(
    table: Table, answers: Answers, found: Sequence[Question], values: Values, whole: bool = False
) -> Iterator[tuple[Location, Any]]:
    """The places that a score sheet fills; where it is to be `whole`, rows that lack are drawn blank, and
    empty ones are not drawn."""
    drawings: dict[Location, list[Any]] = {}
    for question in found:
        answer = values.get(find_id(question))
        if question.row is not None:
            drawings.setdefault(question.place, []).append((question.blank, answer))
        elif answer is not None and answer is not LEFT_OUT:
            yield question.place, answer
    for place, rows in drawings.items():
        if drawn := _list_rows(rows, whole):
            yield place, "\n".join(drawn)
    players = len(values.get(((PLAYERS,), None), table.head.get(PLAYERS, ())))
    for (seat, line), points in answers.hand.items():
        if seat < players:
            yield (PLAYERS, seat, "by_hand", line), points


def _list_rows(rows: Sequence[tuple[Any, Any]], whole: bool) -> list[str]:
    """The rows of a drawing up to the last that was answered, or all that show something."""
    answers = [blank if answer is None else answer for blank, answer in rows]
    texts = ["" if isinstance(each, NoAnswer) else str(each) for each in answers]
    if whole:
        return [*filter(None, texts)]
    last_answered = max(
        (number for number, (_, answer) in enumerate(rows, 1) if answer is not None), default=0
    )
    return texts[:last_answered]


def _judge_state(
    table: Table, answers: Answers, found: tuple[Question, ...], values: Values, tree: Any
) -> State:
    """The state, with what the game's own reader says of the score sheet as far as it goes."""
    whole = grow_tree(table.head, list_entered(table, answers, found, values, whole=True))
    lacking = [each for each in found if find_id(each) not in values]
    until = [(place, said) for each in lacking for place, said in each.until.items()]
    instead = [(place, said) for each in found for place, said in each.instead.items()]
    omitted = [(place, said) for place, said in until if get_object(whole, place) is None]
    whole = _read_tree(grow_tree(whole, omitted + instead))
    notes: list[Mistake] = []
    position = table.game.position(whole, table.supplies, notes)
    noted = (SheetFault(repr((note.location, note.at)), note.wrong, note.right) for note in notes)
    complaints = (*noted, *_find_form_faults(table, whole))
    result = None if complaints else score_position(table.game, position, whole)
    return State(found, values, tree, whole, complaints, position if result else None, result)


def _find_form_faults(table: Table, whole: Any) -> Iterator[SheetFault]:
    try:
        validate(read_mapping(whole), table.game.sheet.form)
    except InputError as error:
        for problem in error.problems:
            yield SheetFault(problem.file, problem.wrong, problem.right)
