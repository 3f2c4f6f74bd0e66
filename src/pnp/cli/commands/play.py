"""`pnp play`: a companion at the table, step by step."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic as clock
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Argument, Option

from pnp import build, models, report
from pnp.cli.command_list import PlainCommand, plain_app
from pnp.cli.main import make_printable
from pnp.cli.options import Lang, choose_language, complete_game, find_meant_game, may_colour, say_meaningless
from pnp.doors import import_when_called
from pnp.errors import UnplacedError, UsageError, at_place, phrase, suggest

if TYPE_CHECKING:
    from pnp.build.tables import playing
else:
    import_when_called(__name__)


LONGEST_LIMIT = 3600  # seconds of a limit
TIMER = "--timer"
BELL = "\a"

play = plain_app()


class TimedCommand(PlainCommand):
    """A command whose `--timer` needs no seconds behind it. Typer has no such options."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        from pnp.models.game import USUAL_LIMIT

        pairs = zip(args, [*args, ""][1:], strict=True)
        alone = {at for at, (each, after) in enumerate(pairs) if each == TIMER and not _is_time(after)}
        rest = super().parse_args(ctx, [each for at, each in enumerate(args) if at not in alone])
        if alone:
            ctx.params["timer"] = USUAL_LIMIT
        return rest


def _is_time(word: str) -> bool:
    """Tell whether a word means seconds, valid or not, and not a score sheet such as 2026-11-19.yaml."""
    return word[:1].isdecimal() and not Path(word).suffix[1:2].isalpha()


@play.command(cls=TimedCommand)
def companion(
    context: typer.Context,
    game: Annotated[
        str, Argument(metavar="GAME", autocompletion=complete_game, help="The game: hvezdokupy.")
    ],
    sheet: Annotated[
        str | None,
        Argument(
            metavar="SHEET",
            help="The score sheet that keeps the game. If you name none, a new one is named after the "
            "game and the day.",
        ),
    ] = None,
    no_chance: Annotated[
        bool, Option("--no-chance", help="Play the variant without chance: only Bob rolls.")
    ] = False,
    timer: Annotated[
        int | None,
        Option(
            TIMER,
            metavar="[SECONDS]",
            min=0,
            max=LONGEST_LIMIT,
            help="Play against the clock: 20 seconds a turn (25 with Bob), or as many as you say. 0: none.",
        ),
    ] = None,
    no_sound: Annotated[bool, Option("--no-sound", help="Ring no bell when time runs out.")] = False,
    lang: Lang = None,
) -> None:
    """Play Hvězdokupy at the table: pnp rolls and keeps board and time.

    pnp rolls the die, or takes your rolls. It shows where a star may go, and sees who has built. It plays
    Bob, whom the dice move in a game of two and for anybody who is too slow. It keeps the game in a score
    sheet after each step: run the command again, and the game goes on.
    """
    from pnp.cli.keeping import read_time
    from pnp.files.writing import hold_file
    from pnp.settings import load_settings

    found = _find_game(game)
    day = read_time().date().isoformat()
    if sheet is None:
        sheet = context.with_resource(playing.hold_unused_sheet(f"{found.id}-{day}"))
    else:
        context.with_resource(hold_file(Path(sheet)))
    before = playing.read_options(Path(sheet))
    language = choose_language(lang or before.language, None if lang else load_settings())
    options = playing.PlayOptions(language, before.timer if timer is None else timer)
    limit = _find_limit(timer, before.timer)
    desk = _make_companion(build.phrases(found, language, lang is not None, "play"), limit, ring=not no_sound)
    words = build.phrases(found, language, lang is not None, "entry")
    try:
        course, how = _open_game(found, sheet, day, desk, words, options, no_chance=no_chance)
    except EOFError:
        raise UsageError(phrase("nobody-said-who-plays-and-there-is-no-sheet-yet", sheet=sheet)) from None
    playing.tell_message(desk, f"play-{how}", file=sheet)
    playing.tell_message(desk, "play-commands")
    try:
        with suppress(EOFError):  # the input has ended
            playing.ask_steps(course, desk)
    except KeyboardInterrupt:
        playing.tell_message(desk, "play-kept", file=sheet)
        raise
    playing.tell_message(desk, "play-kept", file=sheet)


def _open_game(
    game: models.Game,
    sheet: str,
    day: str,
    desk: playing.Companion,
    words: report.Phrases,
    options: playing.PlayOptions,
    *,
    no_chance: bool,
) -> tuple[playing.Course, str]:
    """Open the game of the score sheet, or begin a new one and ask for its players."""
    from msgspec.structs import replace

    from pnp.build.tables.scoring import STANDARD_INPUT
    from pnp.models.score_sheets.questions import Refused
    from pnp.report.phrasing import translate

    if sheet == STANDARD_INPUT:
        raise UsageError(phrase("the-board-is-kept-in-a-file"), phrase("name-one-such-as-friday-yaml"))
    try:
        if not Path(sheet).exists():
            playing.refuse_leftover_course(sheet)
            tree = playing.ask_players(game, desk, words, day)
            return playing.create_course(sheet, tree, game, options, no_chance=no_chance), "begins"
        course, how = playing.open_course(sheet, game, no_chance=no_chance)
        return replace(course, options=options), how
    except Refused as refused:
        why = translate(desk.words, refused.message, **refused.arguments)
        raise UsageError(at_place(sheet, why)) from None


def _find_game(id: str) -> models.Game:
    """Find a game that has a companion."""
    from pnp import games

    id = find_meant_game(id)
    known = [each for each in games.list_own_names() if (ours := games.find_game(each)) and ours.companion]
    try:
        game = games.find_game(id)
    except UnplacedError as error:
        raise UsageError(error.wrong, error.right) from error
    if game is None:
        right = suggest(id, known) or phrase("choose-one-of-known", known=", ".join(known))
        raise UsageError(phrase("there-is-no-game-id", id=id), right)
    if game.companion is None:
        wrong = phrase("game-has-no-companion-at-the-table-as-known-has", game=id, known=", ".join(known))
        right = phrase("play-without-one-and-score-how-it-ended-pnp-score", game=id)
        raise UsageError(wrong, right)
    return game


def _find_limit(timer: int | None, before: int | None) -> int:
    """Return the limit that is asked for, else the earlier one. Without a terminal to show the clock, there
    is no limit."""
    from pnp.terminal import is_at_terminal

    if is_at_terminal(sys.stdin, sys.stdout):
        return (before if timer is None else timer) or 0
    if timer:
        raise UsageError(say_meaningless(TIMER, phrase("where-no-terminal-shows-the-clock")))
    return 0


def _make_companion(words: report.Phrases, limit: int, *, ring: bool) -> playing.Companion:
    import secrets

    from pnp.terminal import choose_asking, count_text_columns

    return playing.Companion(
        ask=choose_asking(sys.stdin, sys.stdout, may_colour(sys.stdout)),
        say=partial(print, flush=True),
        plain=make_printable,
        ring=partial(print, BELL, end="", flush=True) if ring else lambda: None,
        now=clock,
        chance=secrets.randbelow,
        words=words,
        coloured=may_colour(sys.stdout),
        limit=limit,
        columns=partial(count_text_columns, sys.stdout),
    )
