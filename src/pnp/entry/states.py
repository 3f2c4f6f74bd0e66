"""What is asked at a table, of how many players and by which names and then by the game; and what the answers
so far amount to: the questions that there are, the score sheet, its result, its faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from pnp.data.positions import get_object
from pnp.data.sources import read_mapping
from pnp.data.validation import validate
from pnp.errors import InputError, Location, Mistake
from pnp.models.score_sheets.keys import LONGEST_NAME, PLAYERS, ask_keys, score_position
from pnp.models.score_sheets.questions import LEFT_OUT, NEEDED, NoAnswer, Question, Refused, number_reader
from pnp.scoring import Result

if TYPE_CHECKING:
    from pnp.models.game import Game, Supplies


# what tells a question from all others: its place and its row
QuestionId: TypeAlias = tuple[Location, int | None]

Texts: TypeAlias = Mapping[QuestionId, str]  # what was typed
Values: TypeAlias = Mapping[QuestionId, Any]  # what a sheet says for that

LONGEST = 1000  # characters of an answer


class Files(Struct, frozen=True):
    """The card sets and the board that a table was played with besides those that ship, wherever they are."""

    cards: tuple[str, ...] = ()
    layout: str | None = None


NO_FILES = Files()


class Table(Struct, frozen=True, eq=False):
    """What is entered: the game with its cards, what the score sheet says before anything is asked (`game`,
    `played`, own files, perhaps players, who may be `named`), and what those are called who give no name."""

    game: Game
    supplies: Supplies
    head: Mapping[str, Any]
    unnamed: tuple[str, ...]
    named: bool = False
    files: Files = NO_FILES
    earlier: tuple[str, ...] = ()  # who played before, as names to be offered


def find_id(question: Question) -> QuestionId:
    return question.place, question.row


def find_seat(question: Question | None) -> int | None:
    """The player whom a question is about; of names all are asked in a row."""
    if question is None or question.place[:1] != (PLAYERS,) or question.place[2:] in ((), ("name",)):
        return None
    return int(question.place[1])


def list_questions(table: Table, tree: Mapping[str, Any]) -> Iterator[Question]:
    """All questions, as far as the plain tree of the answers so far tells which there are."""
    yield from list_house_questions(table, tree)
    if PLAYERS in tree:
        ask = table.game.questions or partial(ask_keys, table.game.sheet)
        yield from ask(tree, table.supplies)


def list_house_questions(table: Table, tree: Mapping[str, Any]) -> Iterator[Question]:
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


def _make_name_reader(others: Collection[str]) -> Callable[[str], str]:
    def read_name(typed: str) -> str:
        if len(typed) > LONGEST_NAME:
            raise Refused("refused-unreadable", most=LONGEST_NAME)
        if typed in others:
            raise Refused("refused-name-taken", name=typed)
        return typed

    return read_name


def seat_players(names: Sequence[str]) -> list[dict[str, str]]:
    """Players as a score sheet begins with them."""
    return [{"name": name} for name in names]


def check_line(typed: str) -> str:
    """What was typed, with single blanks; refused where it is no line of text."""
    words = " ".join(typed.split())
    if len(words) > LONGEST or not words.isprintable():
        raise Refused("refused-unreadable", most=LONGEST)
    return words


def read_answer(question: Question, typed: str) -> Any:
    """What the score sheet says for what was typed; `LEFT_OUT` where it is to say nothing."""
    words = check_line(typed)
    if words:
        return question.read(words)
    if question.blank is NEEDED:
        raise Refused("refused-empty")
    return question.blank


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
    answered = [number for number, (_, answer) in enumerate(rows, 1) if answer is not None]
    return texts[: answered[-1]] if answered else []


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
