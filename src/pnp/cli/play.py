"""`pnp play`: a companion at the table, step by step."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic as clock
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.errors import UnplacedError, UsageError, at_place, near, phrase

if TYPE_CHECKING:
    from pnp.build.at_table import Desk
    from pnp.build.playing import Course, Options
    from pnp.models.game import Game
    from pnp.report import Phrases

LONGEST = 3600  # seconds of a limit
BELL = "\a"


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game: hvezdokupy.")],
    sheet: Annotated[str, typer.Argument(metavar="SHEET", help="The score sheet; made if it is not there.")],
    timer: Annotated[
        int | None,
        typer.Option(metavar="SECONDS", min=0, max=LONGEST, help="For a turn, usually 20; 0 for no limit."),
    ] = None,
    no_sound: Annotated[bool, typer.Option("--no-sound", help="No bell when the time is up.")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
) -> None:
    """Play a game with a companion at the table.

    It rolls, or takes your rolls; it shows where a star may go, plays for Bob, keeps the time, and sees who
    has built. The board is kept in SHEET after each step; begun again, the game goes on where it was.
    """
    from pnp.build.at_table import accompanied, tell
    from pnp.build.playing import Options, remembered
    from pnp.build.reporting import phrases
    from pnp.cli.languages import chosen_language
    from pnp.files import hold_file
    from pnp.settings import load_settings

    found = _game(game)
    context.with_resource(hold_file(Path(sheet)))
    before = remembered(Path(sheet))
    language = chosen_language(lang or before.language, None if lang else load_settings())
    timer = before.timer if timer is None else timer
    options = Options(language, timer)
    desk = _desk(phrases(found, language, lang is not None, "play"), _limit(found, timer), ring=not no_sound)
    try:
        words = phrases(found, language, lang is not None, "entry")
        course, how = _opened(found, sheet, desk, words, options)
    except EOFError:
        raise UsageError(phrase("nobody said who plays, and there is no {sheet} yet", sheet=sheet)) from None
    tell(desk, f"play-{how}", file=sheet)
    tell(desk, "play-commands")
    try:
        with suppress(EOFError):  # nobody types any more
            accompanied(course, desk)
    except KeyboardInterrupt:
        tell(desk, "play-kept", file=sheet)
        raise
    tell(desk, "play-kept", file=sheet)


def _opened(game: Game, sheet: str, desk: Desk, words: Phrases, options: Options) -> tuple[Course, str]:
    """The game of the sheet; a new one where it is not there yet, of players who are asked for."""
    from msgspec.structs import replace

    from pnp.build.at_table import seated
    from pnp.build.playing import created, opened
    from pnp.build.scoring import STANDARD_INPUT
    from pnp.cli.keeping import now
    from pnp.models.asking import Refused
    from pnp.report.phrasing import name

    if sheet == STANDARD_INPUT:
        raise UsageError(phrase("the board is kept in a file"), phrase("name one, such as friday.yaml"))
    try:
        if not Path(sheet).exists():
            tree = seated(game, desk, words, now().date().isoformat())
            return created(sheet, tree, game, options), "begins"
        course, how = opened(sheet, game)
        return replace(course, options=options), how
    except Refused as refused:
        raise UsageError(at_place(sheet, name(desk.words, refused.message, **refused.told))) from None


def _game(id: str) -> Game:
    """A game that is played so."""
    from pnp import games

    known = [each for each in games.names() if (ours := games.game(each)) and ours.played]
    try:
        game = games.game(id)
    except UnplacedError as error:
        raise UsageError(error.wrong, error.right) from error
    if game is None or game.played is None:
        right = near(id, known) or phrase("choose one of {known}", known=", ".join(known))
        none = phrase("there is no game '{id}'", id=id)
        raise UsageError(phrase("{game} has no companion", game=id) if game else none, right)
    return game


def _limit(game: Game, timer: int | None) -> int:
    """Where nobody sees a clock run, there is no limit."""
    from pnp.terminal import at_terminal

    if not at_terminal(sys.stdin, sys.stdout) or game.played is None:
        return 0
    return game.played().seconds if timer is None else timer


def _desk(words: Phrases, limit: int, *, ring: bool) -> Desk:
    import secrets

    from pnp.build.at_table import Desk
    from pnp.cli.colours import coloured
    from pnp.cli.main import printable
    from pnp.terminal import asking, columns

    return Desk(
        ask=asking(sys.stdin, sys.stdout, coloured(sys.stdout)),
        say=_said,
        plain=printable,
        ring=_rung if ring else _silent,
        now=clock,
        chance=secrets.randbelow,
        words=words,
        coloured=coloured(sys.stdout),
        limit=limit,
        columns=lambda: columns(sys.stdout),
    )


def _said(line: str) -> None:
    print(line, flush=True)


def _rung() -> None:
    print(BELL, end="", flush=True)


def _silent() -> None:
    pass
