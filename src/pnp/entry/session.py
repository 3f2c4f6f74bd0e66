"""A table that is being entered: answers, changes, lines given by hand, and the signs that ask for them. Or
it is entered by its points alone, as on a printed pad: a row for each line of the score, a column for each
player."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.entry import states
from pnp.entry.states import Answers, Hand, QuestionId, State, Table, Texts, find_id
from pnp.errors import concatenate
from pnp.models.readers import list_fields
from pnp.models.score_sheets import questions
from pnp.models.score_sheets.keys import MOST_POINTS


class Session(Struct, frozen=True, eq=False):
    """A table that is being entered. `changed` is the question whose answer is being changed, if any. If
    somebody went `back` to it, the question after it is asked next; otherwise the first that has no
    answer."""

    table: Table
    answers: Answers
    state: State
    changed: QuestionId | None = None
    back: bool = False


def start_session(table: Table) -> Session:
    answers = Answers({})
    return Session(table, answers, states.make_state(table, answers))


def find_current(session: Session) -> questions.Question | None:
    """Return the question to ask now: the one being changed, or the first without an answer; None at the
    end."""
    for question in session.state.questions:
        waits = find_id(question) not in session.state.values
        if find_id(question) == session.changed or (session.changed is None and waits):
            return question
    return None


def list_answers(session: Session) -> list[tuple[questions.Question, str]]:
    """List all answered questions with their typed answers, in order."""
    answered = (each for each in session.state.questions if find_id(each) in session.state.values)
    return [(each, session.answers.typed[find_id(each)]) for each in answered]


def typed_before(session: Session) -> str:
    """Return the typed answer of the current question, if it is being changed."""
    return "" if session.changed is None else session.answers.typed.get(session.changed, "")


def answer_question(session: Session, typed: str) -> Session:
    """Answer the current question of a session; raise Refused for a wrong answer. Later answers are kept as
    far as they agree with it; the others are asked for again."""
    question = find_current(session)
    if question is None:
        return session
    states.read_answer(question, typed)
    earlier = _find_earlier(session, question)
    before = _with_answers(session, earlier)
    after = _with_answers(session, {**earlier, find_id(question): typed})
    refuse_new(before.state, after.state)
    following = _restore_later_answers(session, after)
    return _next_step(following, find_id(question)) if session.back else following


def _next_step(session: Session, behind: QuestionId) -> Session:
    """Return the session at the question after this one, if that has an answer."""
    ids = [find_id(each) for each in session.state.questions]
    following = ids[ids.index(behind) + 1 :][:1] if behind in ids else []
    if not following or following[0] not in session.state.values:
        return session
    return replace(session, changed=following[0], back=True)


def answer_several(session: Session, typed: Sequence[str]) -> Session:
    """Answer the current question and those that follow it with the same words."""
    all_questions = session.state.questions
    now = find_current(session)
    first = next(number for number, each in enumerate(all_questions) if each is now)
    same = [*takewhile(lambda each: now is not None and each.words == now.words, all_questions[first:])]
    if len(typed) > len(same):
        raise questions.Refused("refused-how-many", n=len(typed), least="none", most=len(same))
    for question, word in zip(same, typed, strict=False):
        session = answer_question(replace(session, changed=find_id(question)), word)
    return session


def _find_earlier(session: Session, question: questions.Question | None) -> dict[QuestionId, str]:
    """Return the answers before a question, or all at the end."""
    end = question and find_id(question)
    answered = ((find_id(each), typed) for each, typed in list_answers(session))
    return dict(takewhile(lambda answer: answer[0] != end, answered))


def _with_answers(session: Session, typed: Texts) -> Session:
    if typed == session.answers.typed:
        return replace(session, changed=None, back=False)
    answers = replace(session.answers, typed=typed)
    return Session(session.table, answers, states.make_state(session.table, answers, session.state.tree))


def refuse_new(before: State, after: State) -> None:
    """Refuse new complaints of the reader of score sheets."""
    for complaint in _find_new(before, after):
        raise _make_refusal(complaint)


def _make_refusal(complaint: states.SheetFault) -> questions.Refused:
    wrong, right = complaint.wrong, complaint.right
    return questions.Refused("refused-sheet", what=concatenate(wrong, "; ", right) if right else wrong)


def refuse_faults(session: Session) -> None:
    """Refuse a score sheet that the reader of score sheets would refuse."""
    for complaint in session.state.complaints:
        raise _make_refusal(complaint)


def _find_new(before: State, after: State) -> Iterator[states.SheetFault]:
    return (each for each in after.complaints if each not in before.complaints)


def _restore_later_answers(session: Session, after: Session) -> Session:
    """Add the answers of a session to another one (`after`): all at once if none causes a complaint, else one
    by one. Answers to questions that are not asked at the moment wait."""
    others = {each: typed for each, typed in session.answers.typed.items() if each not in after.answers.typed}
    if not others:
        return after
    together = _with_answers(after, {**after.answers.typed, **others})
    if not [*_find_new(after.state, together.state)]:
        # Drop answers that their questions no longer take.
        refused = {find_id(each) for each in together.state.questions} - together.state.values.keys()
        typed = together.answers.typed
        return _with_answers(together, {each: typed[each] for each in typed if each not in refused})
    waiting = {*others}
    while following := next((each for each in map(find_id, after.state.questions) if each in waiting), None):
        waiting.remove(following)
        one_more = _with_answers(after, {**after.answers.typed, following: others[following]})
        if following in one_more.state.values and not [*_find_new(after.state, one_more.state)]:
            after = one_more
    left = {each: typed for each, typed in others.items() if each in waiting}
    return _with_answers(after, {**after.answers.typed, **left})


def resume_session(table: Table, answers: Answers) -> Session:
    """Make a session from kept answers; those that no longer hold are asked for again."""
    empty_session = start_session(table)
    session = empty_session
    for (seat, line), points in answers.hand.items():
        try:
            session = give_by_hand(session, seat, line, points)
        except questions.Refused:
            continue
    return _restore_later_answers(Session(table, answers, empty_session.state), session)


def go_back(session: Session) -> Session:
    """Return the session at the question before the current one."""
    earlier = [*_find_earlier(session, find_current(session))]
    if not earlier:
        raise questions.Refused("refused-back")
    return replace(session, changed=earlier[-1], back=True)


def change_answer(session: Session, number: int) -> Session:
    """Return the session at the answer with a number, counted from 1 in the order of `list_answers`."""
    answers = list_answers(session)
    if not 1 <= number <= len(answers):
        raise questions.Refused("refused-answer-number", n=number, most=len(answers))
    return replace(session, changed=find_id(answers[number - 1][0]), back=False)


def find_entered(before: Session, after: Session) -> list[questions.Question]:
    """List the questions that were answered, or answered differently, in between."""
    typed, old = after.answers.typed, before.answers.typed
    changed_ids = {each for each, words in typed.items() if words != old.get(each)}
    return [each for each in after.state.questions if find_id(each) in changed_ids]


def find_lost(before: Session, after: Session) -> list[questions.Question]:
    """List the questions to be answered once more after a change."""
    lost = {find_id(each) for each, _ in list_answers(before)}
    lost -= after.state.values.keys()
    return [each for each in after.state.questions if find_id(each) in lost]


def give_by_hand(session: Session, seat: int, line: str, points: int | None) -> Session:
    """Return the session with the points of a player's line given by hand; with None, the line is worked out
    again."""
    hand = {each: score for each, score in session.answers.hand.items() if each != (seat, line)}
    if points is not None:
        hand[seat, line] = points
    answers = replace(session.answers, hand=hand)
    state = states.make_state(session.table, answers, session.state.tree)
    refuse_new(session.state, state)
    still_changed = session.changed if session.changed in state.values else None
    return Session(session.table, answers, state, still_changed)


def make_sheet(session: Session) -> Mapping[str, Any]:
    """Return the score sheet of a complete session, as a plain tree in the order of the form."""
    whole, keys = session.state.whole, [*list_fields(session.table.game.sheet.form)]
    return {key: whole[key] for key in keys if key in whole}


HELP, BACK, LIST, WHOLE, BY_HAND, EMPTY = "?", "<", "/", "=", "#", "-"
_NUMBERED = re.compile(r"/\s*([0-9]{1,6})")
_HAND = re.compile(r"#\s*(.*?)(?:\s+([-+\N{MINUS SIGN}]?[0-9]{1,6}))?", re.DOTALL)


def enter_line(session: Session, typed: str, called: Mapping[str, str] | None = None) -> Session:
    """Return the session after an answer, `<`, `/7` or `# line points`; `called` has the names of lines that
    players read."""
    words = states.check_line(typed)
    if words == BACK:
        return go_back(session)
    if numbered := _NUMBERED.fullmatch(words):
        return change_answer(session, int(numbered[1]))
    if words.startswith(BY_HAND):
        return _enter_by_hand(session, words, called or {})
    question = find_current(session)
    several = questions.split_words(words) if question is not None and question.shared else []
    try:
        return answer_question(session, _find_meant(session, words))
    except questions.Refused as refused:
        if len(several) < 2:
            if (other_session := _answer_beside(session, words)) is None:
                raise
            return other_session
        try:
            return answer_several(session, several)
        except questions.Refused:
            # If the answer may be empty, it may contain spaces: then refuse it as a whole.
            if question is not None and question.blank is not questions.NEEDED:
                raise refused from None
            raise


def _find_meant(session: Session, words: str) -> str:
    """Return the answer that is meant: Enter alone keeps the earlier answer, and `-` means an empty one, if
    that is allowed."""
    question = find_current(session)
    if question is None or question.blank is questions.NEEDED:
        return words or typed_before(session)
    return "" if words == EMPTY else words or typed_before(session)


def _answer_beside(session: Session, words: str) -> Session | None:
    """Try a refused answer on the question beside it: on the next one if this one may be left out, otherwise
    on the one before if that was left out. Return None if it is no answer to that either."""
    question = find_current(session)
    if question is None or question.blank not in (questions.LEFT_OUT, questions.NEEDED):
        return None
    skipped = question.blank is questions.LEFT_OUT
    try:
        beside = answer_question(session, "") if skipped else go_back(session)
    except questions.Refused:
        return None
    other = find_current(beside)
    if other is None or other.place[:-1] != question.place[:-1]:
        return None
    if skipped and other.blank is not questions.NEEDED:
        return None
    if not skipped and session.state.values[find_id(other)] is not questions.LEFT_OUT:
        return None
    try:
        return answer_question(beside, words)
    except questions.Refused:
        if skipped and other.own_form and other.own_form.fullmatch(words):  # it answers that question
            raise
        return None


def _enter_by_hand(session: Session, words: str, called: Mapping[str, str]) -> Session:
    """Enter `# built 1`, `# Ester built 1` or `# 2 built 1`; without points the line is worked out again."""
    match = _HAND.fullmatch(words)
    assert match is not None  # every text that begins with # does
    seat, line = _find_seat(session, match[1])
    result = session.state.result
    lines = [each.id for each in result.players[seat].lines] if result else []
    names = {**{id: id for id in lines}, **{called[id]: id for id in lines if id in called}}
    points = None if match[2] is None else int(match[2].replace("\N{MINUS SIGN}", "-"))
    anywhere = {word.casefold(): id for id, name in called.items() for word in (id, name)}
    try:
        id = anywhere.get(line.casefold()) or names[_find_line(line, names)]
    except questions.Refused:
        known = ", ".join(called.get(id, id) for id in lines)
        raise questions.Refused("refused-score-line", typed=questions.shorten(words), lines=known) from None
    return give_by_hand(session, seat, id, points)  # which refuses a line that does not count at this table


def _find_line(typed: str, names: Mapping[str, str]) -> str:
    """Return the line of a typed name; its beginning is enough if no other line has the same."""
    matches = {id for name, id in names.items() if name.casefold().startswith(typed.casefold())}
    return matches.pop() if len(matches) == 1 and typed else questions.match_word(typed, names)


def _find_seat(session: Session, words: str) -> tuple[int, str]:
    """Return the player of a line, the named one or the one being asked for, and the rest of the words."""
    players = session.state.tree.get("players", ())
    for seat, player in enumerate(players):
        for name in (player["name"], str(seat + 1)):
            if words.casefold().startswith(f"{name} ".casefold()):
                return seat, words[len(name) :].strip()
    question = find_current(session)
    place = question.place if question else ()
    if place[:1] == ("players",) and len(place) > 1 and isinstance(place[1], int):
        return place[1], words
    if len(players) == 1:
        return 0, words
    raise questions.Refused("refused-whose", line=questions.shorten(words))


read_points = questions.number_reader(-MOST_POINTS, MOST_POINTS)


class PointsRow(Struct, frozen=True):
    """A `line` of the score, for all players; or another question that a score sheet asks of players, such as
    to break a tie: `asked` has the question of each player, by number from 0."""

    line: str
    asked: Mapping[int, questions.Question] = {}


def give_all_lines(session: Session) -> Session:
    """Return the session with all lines by hand; those that were not given are 0."""
    known_points = session.answers.hand
    return with_lines(session, {hand: known_points.get(hand, 0) for hand in _list_hands(session)})


def with_known_lines(session: Session, hand: Mapping[Hand, int]) -> Session:
    """Return the session with lines by hand, as far as this version of the game has such lines."""
    return with_lines(session, {each: hand[each] for each in _list_hands(session) if each in hand})


def with_lines(session: Session, hand: Mapping[Hand, int]) -> Session:
    answers = replace(session.answers, hand=hand)
    state = states.make_state(session.table, answers, session.state.tree)
    return replace(session, answers=answers, state=state)


def _list_hands(session: Session) -> list[Hand]:
    result = session.state.result
    players = result.players if result else ()
    return [(seat, line.id) for seat, player in enumerate(players) for line in player.lines]


def list_points_rows(session: Session) -> list[PointsRow]:
    """List the lines of the score, then the other questions to players: those asked now, such as the order of
    equal players, that would also be asked if all lines were given."""
    rows = [PointsRow(line) for line in dict.fromkeys(line for _, line in _list_hands(session))]
    asked_now = {find_id(each) for each in session.state.questions}
    other_questions: dict[tuple[Any, ...], dict[int, questions.Question]] = {}
    for question in give_all_lines(session).state.questions:
        seat = states.find_seat(question)
        if seat is not None and question.row is None and find_id(question) in asked_now:
            other_questions.setdefault(question.place[2:], {})[seat] = question
    return rows + [PointsRow("", asked) for asked in other_questions.values()]


def find_needed(session: Session) -> questions.Question | None:
    """Return the question to ask once all lines are given: the one being changed, or the first without an
    answer; but none for which no answer and an empty one give the same score sheet."""
    for question in session.state.questions:
        key = find_id(question)
        is_optional = question.blank is not questions.NEEDED and question.place in question.until
        waits = key not in session.state.values and not is_optional
        if key == session.changed or (session.changed is None and waits):
            return question
    return None


def fill_points(
    session: Session, hand: Mapping[Hand, int], typed: Mapping[QuestionId, str | None]
) -> Session:
    """Return the session with these lines by hand and these answers to other questions; None removes an
    answer. Raise Refused if the reader of score sheets would refuse it."""
    before = {key: words for key, words in session.answers.typed.items() if key not in typed}
    answers = Answers({**before, **{key: words for key, words in typed.items() if words is not None}}, hand)
    state = states.make_state(session.table, answers, session.state.tree)
    refuse_new(session.state, state)
    return Session(session.table, answers, state)


def leave_empty(session: Session) -> Session:
    """Return the session with empty answers to the other questions to players that may be empty and have
    none."""
    asked = [question for row in list_points_rows(session) for question in row.asked.values()]
    empty = (find_id(each) for each in asked if each.blank is not questions.NEEDED)
    typed = session.answers.typed
    return fill_points(session, session.answers.hand, {each: "" for each in empty if each not in typed})


def read_field(row: PointsRow, seat: int, text: str) -> int:
    """Return the points in a field, or 0 if it belongs to another question; raise Refused for a wrong
    text."""
    if row.line:
        return read_points(text.strip().replace("\N{MINUS SIGN}", "-"))
    states.read_answer(row.asked[seat], text)
    return 0
