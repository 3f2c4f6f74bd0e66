"""What is asked at a table: how many play and their names, as in every game, then what the game asks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from pnp.errors import Location
from pnp.models.score_sheets.keys import LONGEST_NAME, PLAYERS, ask_keys
from pnp.models.score_sheets.questions import NEEDED, Question, Refused, number_reader

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
