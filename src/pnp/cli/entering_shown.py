"""What a table that is being entered looks like: its questions, drawings, totals and answers so far."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from pnp.cli.colours import drawn
from pnp.cli.main import printable
from pnp.entry import listed
from pnp.models.asking import NEEDED
from pnp.report.columns import wrapped
from pnp.report.phrasing import name, signed
from pnp.report.table import rows
from pnp.terminal import answered_by, columns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.entry import Session
    from pnp.errors import Location
    from pnp.models.asking import Question
    from pnp.report import Phrases
    from pnp.scoring import Result

LONGEST_OFFERS = 600  # characters
NOTHING = "\N{EN DASH}"
INDENT = "  "


def say(*lines: str) -> None:
    """Whatever was typed, or stands in a file, steers no terminal."""
    for line in lines:
        print(printable(line))
    sys.stdout.flush()


def room() -> int:
    """The columns that there are for texts: those of the terminal, as far as they are read with ease."""
    return columns(sys.stdout)


def label(question: Question, words: Phrases) -> str:
    return printable(name(words, question.words, **question.told))


def explained(question: Question, words: Phrases) -> list[str]:
    return wrapped(INDENT, printable(name(words, f"{question.words}-help", **question.told)), room())


def hinted(question: Question, words: Phrases, before: str) -> str:
    """The question, with its hint where nothing was answered before, which Enter alone would keep."""
    hint = f"{question.words}-hint"
    said = name(words, hint, **question.told) if hint in words.catalogue.entries and not before else ""
    return printable(f"{label(question, words)} ({said})") if said else label(question, words)


def changing(question: Question, words: Phrases) -> list[str]:
    """How an answer that was given is kept, or made empty where that can be."""
    return [] if question.blank is NEEDED else wrapped(INDENT, name(words, "ask-changed"), room())


def helped(question: Question, words: Phrases) -> Iterator[str]:
    """What a question is about, and what may be answered where that can be listed."""
    yield from explained(question, words)
    if question.offers:
        offers = " ".join(question.offers)
        short = offers if len(offers) <= LONGEST_OFFERS else f"{offers[:LONGEST_OFFERS].rpartition(' ')[0]} …"
        yield from wrapped(INDENT, short, room())


def answers(session: Session, words: Phrases) -> Iterator[str]:
    """All answers with their numbers, and the lines by hand."""
    for number, (question, typed) in enumerate(listed(session), 1):
        yield from wrapped(
            f"{number:>4}  ", answered_by(label(question, words), typed.strip() or NOTHING), room(), 2
        )
    yield from by_hand(session, words)


def by_hand(session: Session, words: Phrases) -> Iterator[str]:
    players = session.state.tree.get("players", ())
    for (seat, line), points in session.answers.hand.items():
        if seat < len(players):
            said = f"{players[seat]['name']}: {name(words, f'line-{line}')} {signed(points)}"
            yield from wrapped("   #  ", said, room(), 2)


def totals(session: Session) -> list[str]:
    """How it stands, in lines: `Ana 12 · Jan 7`."""
    result = session.state.result
    players = result.players if result else ()
    stands = " \N{MIDDLE DOT} ".join(f"{each.name} {signed(each.total)}" for each in players)
    return wrapped("", printable(stands), room())


def of_place(session: Session, place: Location, words: Phrases, coloured: bool) -> list[str]:
    """The drawing of a place, where the game draws it."""
    game, state = session.table.game, session.state
    if game.sketched is None or state.result is None:
        return []
    return [*drawn(game.sketched(state.position, state.result, place), words, coloured, room())]


def after(session: Session, question: Question, words: Phrases, coloured: bool) -> list[str]:
    """What was understood of an answer, as a small drawing."""
    row = () if question.row is None else (question.row,)
    return of_place(session, (*question.place, *row), words, coloured)


def so_far(session: Session, words: Phrases, coloured: bool) -> Iterator[str]:
    """The whole table as it is by now: all drawings, and the lines of the score."""
    if session.state.result is None:
        return
    table = of_place(session, (), words, coloured)
    yield from table
    seats = _begun(session) or ([] if table else [0])
    for seat in seats:
        called = title(session.state.result.players[seat].name)
        yield from ("", called, *of_place(session, ("players", seat), words, coloured))
    yield from ("", *map(printable, rows(_without_marks(session, session.state.result), words)))


def _begun(session: Session) -> list[int]:
    """The players of whom more than the name was entered."""
    places = [question.place for question, _ in listed(session)]
    asked = {place[1] for place in places if place[:1] == ("players",) and place[2:] not in ((), ("name",))}
    given = {seat for seat, _ in session.answers.hand}
    return [seat for seat, _ in enumerate(session.state.tree.get("players", ())) if seat in asked | given]


def title(player: str) -> str:
    return printable(f"\N{BOX DRAWINGS LIGHT HORIZONTAL} {player} ").ljust(
        40, "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
    )


def _without_marks(session: Session, result: Result) -> Result:
    """The result, without the mark of lines by hand where they only stand in for what is still asked."""
    hand = session.answers.hand
    players = tuple(
        replace(
            player,
            lines=tuple(
                line if (seat, line.id) in hand else replace(line, origin="derived") for line in player.lines
            ),
        )
        for seat, player in enumerate(result.players)
    )
    return replace(result, players=players)
