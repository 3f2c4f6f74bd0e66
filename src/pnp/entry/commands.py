"""What may be typed in place of an answer to change a session: signs, alike in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pnp.entry.questions import readable
from pnp.entry.session import answered, answered_in_one, back, by_hand, changing, current, typed_before
from pnp.models.answers import found, short, split
from pnp.models.asking import NEEDED, Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.entry.session import Session

HELP, BACK, LIST, WHOLE, BY_HAND, EMPTY = "?", "<", "/", "=", "#", "-"
_NUMBERED = re.compile(r"/\s*([0-9]{1,6})")
_HAND = re.compile(r"#\s*(.*?)(?:\s+([-+\N{MINUS SIGN}]?[0-9]{1,6}))?", re.DOTALL)


def said(session: Session, typed: str, called: Mapping[str, str] | None = None) -> Session:
    """The session after an answer, `<`, `/7` or `# line points`; `called` is what players read for lines."""
    words = readable(typed)
    if words == BACK:
        return back(session)
    if numbered := _NUMBERED.fullmatch(words):
        return changing(session, int(numbered[1]))
    if words.startswith(BY_HAND):
        return _by_hand(session, words, called or {})
    question = current(session)
    several = split(words) if question is not None and question.shared else []
    if len(several) > 1:
        return answered_in_one(session, several)
    return answered(session, _meant(session, words))


def _meant(session: Session, words: str) -> str:
    """Enter alone leaves what was answered before, and `-` leaves empty what may be."""
    question = current(session)
    if question is None or question.blank is NEEDED:
        return words or typed_before(session)
    return "" if words == EMPTY else words or typed_before(session)


def _by_hand(session: Session, words: str, called: Mapping[str, str]) -> Session:
    """`# built 1`, `# Ester built 1`, `# 2 built 1`; without points the line is worked out again."""
    match = _HAND.fullmatch(words)
    assert match is not None  # whatever begins with #
    seat, line = _seat(session, match[1])
    result = session.state.result
    lines = [each.id for each in result.players[seat].lines] if result else []
    names = {**{id: id for id in lines}, **{called[id]: id for id in lines if id in called}}
    points = None if match[2] is None else int(match[2].replace("\N{MINUS SIGN}", "-"))
    elsewhere = {written.casefold(): id for id, name in called.items() for written in (id, name)}
    id = elsewhere.get(line.casefold()) or names[_line(line, names)]
    return by_hand(session, seat, id, points)  # which refuses a line that does not count at this table


def _line(typed: str, names: Mapping[str, str]) -> str:
    """What a line is called; so much of it is enough as no other line begins with."""
    begun = {id for name, id in names.items() if name.casefold().startswith(typed.casefold())}
    return begun.pop() if len(begun) == 1 and typed else found(typed, names)


def _seat(session: Session, words: str) -> tuple[int, str]:
    """Whose line it is, named or else who is being asked for, and the rest of the words."""
    players = session.state.tree.get("players", ())
    for seat, player in enumerate(players):
        for name in (player["name"], str(seat + 1)):
            if words.casefold().startswith(f"{name} ".casefold()):
                return seat, words[len(name) :].strip()
    question = current(session)
    place = question.place if question else ()
    if place[:1] == ("players",) and len(place) > 1 and isinstance(place[1], int):
        return place[1], words
    if len(players) == 1:
        return 0, words
    raise Refused("refused-whose", line=short(words))
