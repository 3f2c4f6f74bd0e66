"""A table at its start: who asks and in which words, and a draft that is gone on with."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.build.drafts import drafts
from pnp.build.entering import draft_table, table
from pnp.cli.entering_shown import INDENT, NOTHING, room, say
from pnp.cli.evening import folder
from pnp.entry import Session, listed, resumed, start
from pnp.entry.drafts import Options, answers_of, names_in
from pnp.errors import UsageError, at_place
from pnp.report.columns import width, wrapped
from pnp.report.phrasing import name

if TYPE_CHECKING:
    from pathlib import Path

    import typer

    from pnp.build.drafts import Found
    from pnp.cli.evening import Evening
    from pnp.models.game import Game
    from pnp.report import Phrases
    from pnp.scoring import Value
    from pnp.terminal import Ask

MOST_TOLD = 3  # of the drafts that there are


class Desk(Struct):
    """How people are asked, what is to be done with their table, and where what they enter is kept, for this
    program alone until the command ends."""

    words: Phrases
    ask: Ask
    at_screen: bool
    coloured: bool
    command: typer.Context
    options: Options
    file: Path | None = None
    unkept: bool = False  # nothing can be kept, which was said


def begun(desk: Desk, evening: Evening, game: Game, found: Found | None) -> Session:
    """A session at its start, or where a draft has left it."""
    say(name(desk.words, "game-name"), *([] if desk.at_screen else worded(desk, "entry-keys")))
    return _new(desk, evening, game) if found is None else _resumed(desk, game, found)


def _new(desk: Desk, evening: Evening, game: Game) -> Session:
    """A new table. What was begun earlier is only told, so that no key goes on with it by mistake."""
    for each in drafts(game.id)[:MOST_TOLD]:
        names, n = names_in(each.draft) or NOTHING, len(each.draft.answers)
        command = f"pnp score --resume {shlex.quote(each.file.name)}"
        say(*commanded(desk, "draft-found", command, played=each.draft.played, names=names, n=n))
    who = (evening.players, evening.names)
    session = start(table(game, desk.words, evening.played, *who, evening.files, folder(desk.options)))
    for complaint in session.state.complaints if "players" in session.table.head else ():
        raise UsageError(complaint.wrong, complaint.right)
    return session


def _resumed(desk: Desk, game: Game, found: Found) -> Session:
    """The table of a draft, which may be of cards or a board that are gone, or not fit its game."""
    try:
        left_off = draft_table(game, desk.words, found.draft, folder(desk.options))
    except UsageError as error:
        raise UsageError(at_place(found.file, error.wrong), error.right) from error
    session = resumed(left_off, answers_of(found.draft))
    desk.file = found.file
    names = tuple(player["name"] for player in session.state.tree.get("players", ()))
    n = len(listed(session))
    say(*worded(desk, "draft-goes-on", played=found.draft.played, names=names, n=n))
    return session


def worded(desk: Desk, message: str, **told: Value) -> list[str]:
    return wrapped("", name(desk.words, message, **told), room())


def commanded(desk: Desk, message: str, command: str, **told: Value) -> list[str]:
    """A message, and behind it a command: on a line of its own where it would be broken, to be copied."""
    *lines, last = worded(desk, message, **told)
    both = f"{last} {command}"
    return [*lines, both] if width(both) <= room() else [*lines, last, f"{INDENT}{command}"]
