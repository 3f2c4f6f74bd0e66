"""A table that is being entered: answering, going back, changing what was answered, a line by hand."""

from __future__ import annotations

from dataclasses import fields
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.entry.questions import Key, key, value
from pnp.entry.states import Answers, State, state_of
from pnp.errors import together
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.entry.questions import Table
    from pnp.entry.states import Complaint
from pnp.models.asking import Question


class Session(Struct, frozen=True, eq=False):
    """`changed` is the question of which the answer is being changed. A session that went `back` to it goes
    on with the question behind it, one that jumped there with the first that has no answer."""

    table: Table
    answers: Answers
    state: State
    changed: Key | None = None
    back: bool = False


def start(table: Table) -> Session:
    answers = Answers({})
    return Session(table, answers, state_of(table, answers))


def current(session: Session) -> Question | None:
    """What is to be asked now: what is being changed, or the first that has no answer; None at the end."""
    for question in session.state.questions:
        waits = key(question) not in session.state.values
        if key(question) == session.changed or (session.changed is None and waits):
            return question
    return None


def listed(session: Session) -> list[tuple[Question, str]]:
    """All that was answered, in the order of the questions."""
    return [
        (each, session.answers.typed[key(each)]) for each in session.state.questions if _has(session, each)
    ]


def _has(session: Session, question: Question) -> bool:
    return key(question) in session.state.values


def typed_before(session: Session) -> str:
    """What was typed for the current question, where that is being changed."""
    return "" if session.changed is None else session.answers.typed[session.changed]


def answered(session: Session, typed: str) -> Session:
    """The session with an answer to its current question; Refused where the answer cannot be. Later answers
    are kept as far as they go with it, and asked for again where they do not."""
    question = current(session)
    if question is None:
        return session
    value(question, typed)
    earlier = _until(session, question)
    before = _with(session, earlier)
    after = _with(session, {**earlier, key(question): typed})
    _refuse_new(before.state, after.state)
    following = _readmitted(session, after)
    return _next_step(following, key(question)) if session.back else following


def _next_step(session: Session, behind: Key) -> Session:
    """The session at the question behind this one, where that was answered."""
    asked = [key(each) for each in session.state.questions]
    following = asked[asked.index(behind) + 1 :][:1] if behind in asked else []
    if not following or following[0] not in session.state.values:
        return session
    return replace(session, changed=following[0], back=True)


def answered_in_one(session: Session, typed: Sequence[str]) -> Session:
    """The session with answers to its current question and to those that follow it with the same words."""
    asked = session.state.questions
    now = current(session)
    first = next(number for number, each in enumerate(asked) if each is now)
    same = [*takewhile(lambda each: now is not None and each.words == now.words, asked[first:])]
    if len(typed) > len(same):
        raise Refused("refused-how-many", n=len(typed), least="none", most=len(same))
    for question, word in zip(same, typed, strict=False):
        session = answered(replace(session, changed=key(question)), word)
    return session


def _until(session: Session, question: Question) -> dict[Key, str]:
    """The answers before a question."""
    earlier = {}
    for each, typed in listed(session):
        if key(each) == key(question):
            break
        earlier[key(each)] = typed
    return earlier


def _with(session: Session, typed: Mapping[Key, str]) -> Session:
    if typed == session.answers.typed:
        return replace(session, changed=None, back=False)
    answers = replace(session.answers, typed=typed)
    return Session(session.table, answers, state_of(session.table, answers, session.state.tree))


def _refuse_new(before: State, after: State) -> None:
    for complaint in _new(before, after):
        raise _refused(complaint)


def _refused(complaint: Complaint) -> Refused:
    wrong, right = complaint.wrong, complaint.right
    return Refused("refused-sheet", what=together(wrong, "; ", right) if right else wrong)


def refuse_faults(session: Session) -> None:
    """Refuse a sheet that the reader of sheets would refuse."""
    for complaint in session.state.complaints:
        raise _refused(complaint)


def _new(before: State, after: State) -> Iterator[Complaint]:
    return (each for each in after.complaints if each not in before.complaints)


def _readmitted(session: Session, after: Session) -> Session:
    """A session with the answers of another besides its own: all at once where nothing speaks against any,
    else one by one. Those to questions that are not asked at the moment wait."""
    others = {each: typed for each, typed in session.answers.typed.items() if each not in after.answers.typed}
    if not others:
        return after
    together = _with(after, {**after.answers.typed, **others})
    if not [*_new(after.state, together.state)]:
        return _without_refused(together)
    tried: set[Key] = set()
    while (following := _next(after, others, tried)) is not None:
        tried.add(following)
        one_more = _with(after, {**after.answers.typed, following: others[following]})
        if following in one_more.state.values and not [*_new(after.state, one_more.state)]:
            after = one_more
    waiting = {each: typed for each, typed in others.items() if each not in tried}
    return _with(after, {**after.answers.typed, **waiting})


def _next(session: Session, others: Mapping[Key, str], tried: set[Key]) -> Key | None:
    asked = (key(each) for each in session.state.questions)
    return next((each for each in asked if each in others and each not in tried), None)


def _without_refused(session: Session) -> Session:
    """Answers that their questions no longer take are given up."""
    refused = {key(each) for each in session.state.questions if not _has(session, each)}
    kept = {each: typed for each, typed in session.answers.typed.items() if each not in refused}
    return _with(session, kept)


def resumed(table: Table, answers: Answers) -> Session:
    """A session with answers that were kept; what does not hold any longer is asked again."""
    begun = start(table)
    hands = begun
    for (seat, line), points in answers.hand.items():
        try:
            hands = by_hand(hands, seat, line, points)
        except Refused:
            continue
    return _readmitted(Session(table, answers, begun.state), hands)


def back(session: Session) -> Session:
    """The session at the question before the current one."""
    now, before = current(session), None
    for question, _ in listed(session):
        if now is not None and key(question) == key(now):
            break
        before = key(question)
    if before is None:
        raise Refused("refused-back")
    return replace(session, changed=before, back=True)


def changing(session: Session, number: int) -> Session:
    """The session at the answer of a number, counted from 1 as `listed` has them."""
    answers = listed(session)
    if not 1 <= number <= len(answers):
        raise Refused("refused-answer-number", n=number, most=len(answers))
    return replace(session, changed=key(answers[number - 1][0]), back=False)


def entered_now(before: Session, after: Session) -> list[Question]:
    """What was answered, or answered otherwise, in between."""
    typed, old = after.answers.typed, before.answers.typed
    return [
        each
        for each in after.state.questions
        if key(each) in typed and typed[key(each)] != old.get(key(each))
    ]


def again(before: Session, after: Session) -> list[Question]:
    """What has to be answered once more after a change."""
    lost = {key(each) for each, _ in listed(before)}
    return [each for each in after.state.questions if key(each) in lost and not _has(after, each)]


def by_hand(session: Session, seat: int, line: str, points: int | None) -> Session:
    """The session with the points of a line of a player given by hand, or no longer where they are None."""
    hand = {each: said for each, said in session.answers.hand.items() if each != (seat, line)}
    if points is not None:
        hand[seat, line] = points
    answers = replace(session.answers, hand=hand)
    state = state_of(session.table, answers, session.state.tree)
    _refuse_new(session.state, state)
    kept = session.changed if session.changed in state.values else None
    return Session(session.table, answers, state, kept)


def sheet(session: Session) -> Mapping[str, Any]:
    """The sheet of a session in which all is answered, as a plain tree in the order of the form."""
    whole = session.state.whole
    return {each.name: whole[each.name] for each in fields(session.table.game.sheet) if each.name in whole}
