"""Keeps a table and says so, for all commands that keep one."""

from __future__ import annotations

import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp import kept
from pnp.cli.main import make_printable
from pnp.cli.options import check_games, may_colour
from pnp.doors import import_when_called
from pnp.models.game import COLUMNS

if TYPE_CHECKING:
    from pnp.build import kept_games
    from pnp.build.sets.wording import phrases
    from pnp.build.tables.scoring import Scored
    from pnp.report.columns import wrap_text
    from pnp.report.phrasing import Phrases, translate
else:
    import_when_called(__name__)


def keep_and_tell(table: Scored, log: Path | None, language: str, asked: bool, *, seen: bool = False) -> str:
    """Keep a table, in the user's file or in another, and return the message, which is true even if the
    computer loses its power now. With `seen`, add how to show the game again, on one line, to be copied."""
    noted = kept_games.keep_table(table, kept_games.games_file(log), read_time())
    words = phrases(None, language, asked, "log")
    number, like = noted.number, noted.like
    show = command_line(log, "log", "show", str(number))
    again = [translate(words, "log-seen", command=show)] if seen else []
    if not noted.is_new:
        return "\n".join([word_lines(words, "log-kept-already", number=number), *again])
    if table.result.state == "unfinished":
        lines = [word_lines(words, "log-kept-unfinished", number=number), _edit_command(log, number, table)]
    else:
        lines = [word_lines(words, "log-kept", number=number)]
    if like is not None:
        remove = command_line(log, "log", "remove", str(number))
        lines += [word_lines(words, "log-like", like=like), _edit_command(log, like, table), f"  {remove}"]
    return "\n".join([*lines, *again])


def _edit_command(log: Path | None, number: int, table: Scored) -> str:
    """Return the command that replaces a game by the score sheet, on a line of its own, to be copied."""
    return f"  {command_line(log, 'log', 'edit', str(number), table.sheet)}"


def command_line(log: Path | None, *words: str) -> str:
    """Return a command of pnp for the same file of kept games, quoted for a shell."""
    return shlex.join(["pnp", *words, *(["--log", str(log)] if log else [])])


def word_lines(words: Phrases, message: str, **arguments: int | str) -> str:
    """Word a message in lines for a terminal."""
    return "\n".join(wrap_text("", translate(words, message, **arguments), COLUMNS))


def choose_games(log: Path | None, wanted: kept.GameChoice) -> tuple[tuple[kept.KeptGame, ...], bool]:
    """Return the wanted games, and whether any are kept. Refuse the name of a game that is neither kept nor
    known."""
    there = kept.list_games(kept_games.games_file(log))
    if wanted.game is not None and wanted.game not in {each.play.game for each in there}:
        wanted = replace(wanted, game=check_games([wanted.game])[0])
    return kept.choose_games(there, wanted), bool(there)


def read_time() -> datetime:
    """Return the time at which a game is kept, in the user's own time zone, which decides the day."""
    return datetime.now().astimezone()


def can_offer() -> bool:
    """Tell whether somebody at a terminal can say whether to keep a game."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def offer_keeping(sheet: str, log: Path | None, language: str, asked: bool) -> bool:
    """Offer to keep a table, if somebody is at a terminal; return whether to keep it. Enter means yes: a kept
    game can be removed, a forgotten one is gone."""
    from pnp.terminal import Prompt, choose_asking

    if not can_offer():
        return False
    words = phrases(None, language, asked, "log")
    yes, no = ({"", *translate(words, "log-yes").split()}, {*translate(words, "log-no").split()})

    def refusal(typed: str) -> str:
        return "" if typed.strip().casefold() in yes | no else translate(words, "log-yes-or-no")

    print()
    try:
        ask = choose_asking(sys.stdin, sys.stdout, may_colour(sys.stdout))
        wanted = ask(Prompt(translate(words, "log-offer"), refusal)).strip().casefold() in yes
    except (EOFError, KeyboardInterrupt):
        wanted = False
    if not wanted:
        later = command_line(log, "score", sheet, "--keep")
        print(make_printable(translate(words, "log-later", command=later)))
    return wanted
