"""A table at its start: who asks and in which words, and whether a draft is gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.build.entering import draft_table, table
from pnp.cli.entering_shown import room, say
from pnp.entry import Session, listed, resumed, start
from pnp.entry.drafts import answers_of
from pnp.errors import InputError, UsageError, at_place
from pnp.report.columns import wrapped
from pnp.report.phrasing import name
from pnp.terminal import Prompt

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.build.drafts import Found
    from pnp.cli.evening import Evening
    from pnp.models.game import Game
    from pnp.report import Phrases
    from pnp.scoring import Value
    from pnp.terminal import Ask

ANEW, AWAY = "+", "-"  # to begin anew, and to throw a draft away


class Desk(Struct):
    """How people are asked, and where what they enter is kept."""

    words: Phrases
    ask: Ask
    at_screen: bool
    coloured: bool
    file: Path | None = None
    unkept: bool = False  # nothing can be kept, which was said


def begun(desk: Desk, evening: Evening, game: Game, found: Found | None) -> Session:
    """A session at its start, or where a draft has left it."""
    say(name(desk.words, "game-name"), *([] if desk.at_screen else worded(desk, "entry-keys")))
    left = found and _left_off(desk, evening, game, found)
    if found and left and (evening.resume or _goes_on(desk, found.file, left)):
        desk.file = found.file
        say(*worded(desk, "draft-goes-on", **_told(left)))
        return left
    who = (evening.players, evening.names)
    session = start(table(game, desk.words, evening.played, *who, evening.files, evening.out))
    for complaint in session.state.complaints if "players" in session.table.head else ():
        raise UsageError(complaint.wrong, complaint.right)
    return session


def _left_off(desk: Desk, evening: Evening, game: Game, found: Found) -> Session | None:
    """Where a draft has left its table; of one whose cards or board are gone, or that does not fit its game,
    only who wants it is told."""
    draft = found.draft
    try:
        return resumed(draft_table(game, desk.words, draft, evening.out), answers_of(draft))
    except UsageError as error:
        if evening.resume:
            raise UsageError(at_place(found.file, error.wrong), error.right) from error
        return None
    except InputError:
        if evening.resume:
            raise
        return None


def _goes_on(desk: Desk, file: Path, left: Session) -> bool:
    """Whether a draft is to be gone on with; it may be thrown away too."""
    say(*worded(desk, "draft-found", **_told(left)))

    def refusal(typed: str) -> str:
        return "" if typed.strip() in ("", ANEW, AWAY) else name(desk.words, "draft-choice")

    typed = desk.ask(Prompt(name(desk.words, "ask-draft"), refusal)).strip()
    if typed == AWAY:
        file.unlink(missing_ok=True)
    return not typed


def _told(left: Session) -> dict[str, Value]:
    """By what a table is known again."""
    names = ", ".join(player["name"] for player in left.state.tree.get("players", ()))
    return {"played": left.table.head["played"], "names": names, "n": len(listed(left))}


def worded(desk: Desk, message: str, **told: Value) -> list[str]:
    return wrapped("", name(desk.words, message, **told), room())
