"""What is asked at a table, of how many players and by which names and then by the game; and what the answers
so far amount to: the questions that there are, the score sheet, its result, its faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from itertools import pairwise
from typing import Any, TypeAlias

from msgspec import Struct

from pnp.data.positions import get_object
from pnp.data.sources import read_mapping
from pnp.data.validation import validate
from pnp.errors import InputError, Location, Mistake
from pnp.models.game import Game, Supplies
from pnp.models.score_sheets.keys import LONGEST_NAME, PLAYERS, ask_keys, score_position
from pnp.models.score_sheets.questions import LEFT_OUT, NEEDED, NoAnswer, Question, Refused, number_reader
from pnp.scoring import Result

# identifies a question: its place and its row
QuestionId: TypeAlias = tuple[Location, int | None]

Texts: TypeAlias = Mapping[QuestionId, str]  # the typed answers
Values: TypeAlias = Mapping[QuestionId, Any]  # the score sheet's values for them

LONGEST = 1000  # characters of an answer


class Files(Struct, frozen=True):
    """The card sets and the board that a table was played with besides those that ship, wherever they are."""

    cards: tuple[str, ...] = ()
    layout: str | None = None


NO_FILES = Files()


class Table(Struct, frozen=True, eq=False):
    """A table to enter: the game with its cards, the `head` of its score sheet before any question (`game`,
    `played`, own files, perhaps players, who may be `named`), and the names of players who give none
    (`unnamed`)."""

    game: Game
    supplies: Supplies
    head: Mapping[str, Any]
    unnamed: tuple[str, ...]
    named: bool = False
    files: Files = NO_FILES
    earlier: tuple[str, ...] = ()  # names of earlier players, to be offered


def find_id(question: Question) -> QuestionId:
    return question.place, question.row


def find_seat(question: Question | None) -> int | None:
    """Return the player whom a question is about; None for a name, since all names are asked in a row."""
    if question is None or question.place[:1] != (PLAYERS,) or question.place[2:] in ((), ("name",)):
        return None
    return int(question.place[1])


def list_questions(table: Table, tree: Mapping[str, Any]) -> Iterator[Question]:
    """Yield all questions that follow from the plain tree of the answers so far."""
    yield from list_player_questions(table, tree)
    if PLAYERS in tree:
        ask = table.game.questions or partial(ask_keys, table.game.sheet)
        yield from ask(tree, table.supplies)


def list_player_questions(table: Table, tree: Mapping[str, Any]) -> Iterator[Question]:
    least, most = table.game.seats
    if PLAYERS not in table.head:
        told, count = {"least": least, "most": most}, number_reader(least, most)

        def read_seats(typed: str) -> list[dict[str, str]]:
            return seat_players(table.unnamed[: count(typed)])

        yield Question(place=(PLAYERS,), words="ask-players", read=read_seats, arguments=told)
    for seat, _ in enumerate(() if table.named else tree.get(PLAYERS, ())):
        place, told, usual = (PLAYERS, seat, "name"), {"n": seat + 1}, table.unnamed[seat]
        others = {player["name"] for player in tree[PLAYERS][:seat]}
        read, offers = _make_name_reader(others), tuple(name for name in table.earlier if name not in others)
        yield Question(place=place, words="ask-name", read=read, arguments=told, offers=offers, blank=usual)


def _make_name_reader(taken_names: Collection[str]) -> Callable[[str], str]:
    def read_name(typed: str) -> str:
        if len(typed) > LONGEST_NAME:
            raise Refused("refused-unreadable", most=LONGEST_NAME)
        if typed in taken_names:
            raise Refused("refused-name-taken", name=typed)
        return typed

    return read_name


def seat_players(names: Sequence[str]) -> list[dict[str, str]]:
    """Return players as a new score sheet lists them."""
    return [{"name": name} for name in names]


def check_line(typed: str) -> str:
    """Return a typed line with single spaces; refuse one that is too long or cannot be printed."""
    words = " ".join(typed.split())
    if len(words) > LONGEST or not words.isprintable():
        raise Refused("refused-unreadable", most=LONGEST)
    return words


def read_answer(question: Question, typed: str) -> Any:
    """Return the score sheet's value for a typed answer; `LEFT_OUT` if the score sheet leaves it out."""
    words = check_line(typed)
    if words:
        return question.read(words)
    if question.blank is NEEDED:
        raise Refused("refused-empty")
    return question.blank


def grow_tree(head: Mapping[str, Any], values: Iterable[tuple[Location, Any]]) -> dict[str, Any]:
    """Return a tree with these values at their places; missing places are made."""
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
    """Return the value at a step, made if there is none."""
    if isinstance(tree, list) and isinstance(step, int):
        tree += [None] * (step + 1 - len(tree))
    if isinstance(tree, list):
        tree[step] = empty if tree[step] is None else tree[step]  # type: ignore[index] # a place knows lists
        return tree[step]  # type: ignore[index]
    return tree.setdefault(step, empty)


Hand: TypeAlias = tuple[int, str]  # the number of a player from 0, and a line

MOST_ROUNDS = 1000


class Answers(Struct, frozen=True):
    """The typed answers, by questions, and the lines given by hand. The answer to a question that is not
    asked at the moment is kept until it is asked again."""

    typed: Texts
    hand: Mapping[Hand, int] = {}


class State(Struct, frozen=True, eq=False):
    """The state after some answers. `tree` holds the answers; `whole` also holds the values that a score
    sheet needs before it can be scored. If the reader of score sheets finds mistakes, they are `complaints`,
    and there is neither a position nor a result."""

    questions: tuple[Question, ...]
    values: Values
    tree: Mapping[str, Any]
    whole: Mapping[str, Any]
    complaints: tuple[SheetFault, ...]
    position: Any
    result: Result | None


class SheetFault(Struct, frozen=True):
    """A mistake that the reader of score sheets finds, and what would be right."""

    place: str
    wrong: str
    right: str


def make_state(table: Table, answers: Answers, known: Mapping[str, Any] | None = None) -> State:
    """Work out the state, starting from the tree `known`. Each round settles at least one more question,
    because a question depends only on earlier answers."""
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


def _list_wanted(questions: Iterator[Question], answers: Answers) -> Iterator[Question]:
    """Yield the questions, without those that fill only lines given by hand."""
    by_hand = {(PLAYERS, seat, "by_hand", line) for seat, line in answers.hand}
    for question in questions:
        if find_id(question) in answers.typed or not question.until or not by_hand.issuperset(question.until):
            yield question


def _find_value(question: Question, answers: Answers) -> Any:
    """Return the value of an answer, or None if there is no valid one."""
    typed = answers.typed.get(find_id(question))
    if typed is None:
        return None
    try:
        return read_answer(question, typed)
    except Refused:  # it was right when it was typed, before something else was changed
        return None


def list_entered(
    table: Table, answers: Answers, questions: Sequence[Question], values: Values, whole: bool = False
) -> Iterator[tuple[Location, Any]]:
    """Yield the places that a score sheet fills, with their values. If it is to be `whole`, missing rows are
    drawn blank, and empty ones are not drawn."""
    drawings: dict[Location, list[Any]] = {}
    for question in questions:
        answer = values.get(find_id(question))
        if question.row is not None:
            drawings.setdefault(question.place, []).append((question.blank, answer))
        elif answer is not None and answer is not LEFT_OUT:
            yield question.place, answer
    for place, rows in drawings.items():
        if texts := _list_rows(rows, whole):
            yield place, "\n".join(texts)
    players = len(values.get(((PLAYERS,), None), table.head.get(PLAYERS, ())))
    for (seat, line), points in answers.hand.items():
        if seat < players:
            yield (PLAYERS, seat, "by_hand", line), points


def _list_rows(rows: Sequence[tuple[Any, Any]], whole: bool) -> list[str]:
    """Return the rows of a drawing up to the last answered one; if it is to be `whole`, all that show
    something."""
    answers = [blank if answer is None else answer for blank, answer in rows]
    texts = ["" if isinstance(each, NoAnswer) else str(each) for each in answers]
    if whole:
        return [*filter(None, texts)]
    answered = [number for number, (_, answer) in enumerate(rows, 1) if answer is not None]
    return texts[: answered[-1]] if answered else []


def _judge_state(
    table: Table, answers: Answers, questions: tuple[Question, ...], values: Values, tree: Any
) -> State:
    """Make the state, with the complaints of the game's own reader about the score sheet so far."""
    whole = grow_tree(table.head, list_entered(table, answers, questions, values, whole=True))
    lacking = [each for each in questions if find_id(each) not in values]
    until = [(place, value) for each in lacking for place, value in each.until.items()]
    instead = [(place, value) for each in questions for place, value in each.instead.items()]
    omitted = [(place, value) for place, value in until if get_object(whole, place) is None]
    whole = _read_tree(grow_tree(whole, omitted + instead))
    notes: list[Mistake] = []
    position = table.game.position(whole, table.supplies, notes)
    note_faults = (SheetFault(repr((note.location, note.at)), note.wrong, note.right) for note in notes)
    complaints = (*note_faults, *_find_form_faults(table, whole))
    result = None if complaints else score_position(table.game, position, whole)
    return State(questions, values, tree, whole, complaints, position if result else None, result)


def _find_form_faults(table: Table, whole: Any) -> Iterator[SheetFault]:
    try:
        validate(read_mapping(whole), table.game.sheet.form)
    except InputError as error:
        for problem in error.problems:
            yield SheetFault(problem.file, problem.wrong, problem.right)
