"""A table by its points alone, as on a printed pad: a row for each line of the score, a column a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.entry.questions import QuestionId, find_id, find_seat, read_answer
from pnp.entry.session import Session, refuse_new
from pnp.entry.states import Answers, Hand, make_state
from pnp.models.score_sheets.keys import MOST_POINTS
from pnp.models.score_sheets.questions import NEEDED, Question, number_reader

read_points = number_reader(-MOST_POINTS, MOST_POINTS)


class PointsRow(Struct, frozen=True):
    """A `line` of the score, for all players; or what a score sheet needs of players besides, such as to
    break a tie: what each of them is asked, by their numbers from 0."""

    line: str
    asked: Mapping[int, Question] = {}


def give_all_lines(session: Session) -> Session:
    """The session with all lines by hand: at 0 those that were not given."""
    given = session.answers.hand
    return with_lines(session, {hand: given.get(hand, 0) for hand in _list_hands(session)})


def with_known_lines(session: Session, hand: Mapping[Hand, int]) -> Session:
    """The session with lines by hand, as far as there are such lines in this version of the game."""
    return with_lines(session, {each: hand[each] for each in _list_hands(session) if each in hand})


def with_lines(session: Session, hand: Mapping[Hand, int]) -> Session:
    answers = replace(session.answers, hand=hand)
    return replace(session, answers=answers, state=make_state(session.table, answers, session.state.tree))


def _list_hands(session: Session) -> list[Hand]:
    result = session.state.result
    players = result.players if result else ()
    return [(seat, line.id) for seat, player in enumerate(players) for line in player.lines]


def list_points_rows(session: Session) -> list[PointsRow]:
    """The lines of the score, then what is asked of players besides: what is asked by now, such as who comes
    first of those who are equal, and would be asked as well if all lines were given."""
    rows = [PointsRow(line) for line in dict.fromkeys(line for _, line in _list_hands(session))]
    by_now = {find_id(each) for each in session.state.questions}
    besides: dict[tuple[Any, ...], dict[int, Question]] = {}
    for question in give_all_lines(session).state.questions:
        seat = find_seat(question)
        if seat is not None and question.row is None and find_id(question) in by_now:
            besides.setdefault(question.place[2:], {})[seat] = question
    return rows + [PointsRow("", asked) for asked in besides.values()]


def find_needed(session: Session) -> Question | None:
    """What is to be asked where all lines are given: what is being changed, or the first that has no answer;
    but nothing of which the score sheet says without an answer what it says with an empty one."""
    for question in session.state.questions:
        key = find_id(question)
        said = question.blank is not NEEDED and question.place in question.until
        waits = key not in session.state.values and not said
        if key == session.changed or (session.changed is None and waits):
            return question
    return None


def fill_points(
    session: Session, hand: Mapping[Hand, int], typed: Mapping[QuestionId, str | None]
) -> Session:
    """The session with these lines by hand, and with what was typed for questions besides, or no answer to
    those that are None; Refused where the reader of score sheets would refuse it."""
    before = {key: words for key, words in session.answers.typed.items() if key not in typed}
    answers = Answers({**before, **{key: words for key, words in typed.items() if words is not None}}, hand)
    state = make_state(session.table, answers, session.state.tree)
    refuse_new(session.state, state)
    return Session(session.table, answers, state)


def leave_empty(session: Session) -> Session:
    """The session in which what was asked of players besides, and may be empty, is."""
    asked = [question for row in list_points_rows(session) for question in row.asked.values()]
    empty = (find_id(each) for each in asked if each.blank is not NEEDED)
    typed = session.answers.typed
    return fill_points(session, session.answers.hand, {each: "" for each in empty if each not in typed})


def read_field(row: PointsRow, seat: int, text: str) -> int:
    """The points that a field says, or 0 where it is asked besides; Refused where it cannot be."""
    if row.line:
        return read_points(text.strip().replace("\N{MINUS SIGN}", "-"))
    read_answer(row.asked[seat], text)
    return 0
