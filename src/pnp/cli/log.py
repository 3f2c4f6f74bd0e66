"""`pnp log`: the games that were kept, listed, shown again, mended, handed to other programs."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.commands import plain_app
from pnp.errors import UsageError, phrase

if TYPE_CHECKING:
    from pnp.kept import KeptGame, Wanted

log = plain_app()

Number = Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="The number of a game in the list.")]
Numbers = Annotated[
    list[int], typer.Argument(metavar="NUMBER...", min=1, help="Numbers of games in the list.")
]
Kind = Annotated[str | None, typer.Option("--game", metavar="GAME", help="Games of one kind: nebula, ...")]
Player = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="NAME", help="That NAME played; all, if several are named."),
]
Since = Annotated[str | None, typer.Option(metavar="DAY", help="From a day, month or year on: 2026-11.")]
Until = Annotated[str | None, typer.Option(metavar="DAY", help="Up to a day, month or year.")]
Log = Annotated[Path | None, typer.Option("--log", metavar="FILE", help="A file other than the usual one.")]
Lang = Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")]


class Format(StrEnum):
    """What other programs read."""

    CSV = "csv"
    JSON = "json"
    BGSTATS = "bgstats"


@log.callback(invoke_without_command=True)
def group(
    context: typer.Context,
    game: Kind = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """List the games that you kept, and show, mend or export them.

    Games are kept by `pnp score SHEET --keep`. Without a command they are listed, the latest last.
    """
    if context.invoked_subcommand is None:
        from pnp.kept import Wanted

        _listed(Wanted(game, tuple(player or ()), since, until), file, lang)
        return
    from pnp.cli.make import given

    if said := given(context):
        option = {"file": "log"}.get(first := min(said), first)
        raise UsageError(
            phrase("put-option-behind-command", option=f"--{option}", command=context.invoked_subcommand)
        )


def _listed(wanted: Wanted, file: Path | None, lang: str | None) -> None:
    from pnp.build.keeping import games_file
    from pnp.build.log import list_of
    from pnp.cli.keeping import chosen_games, command_line, log_phrases, said
    from pnp.cli.main import printable
    from pnp.report.phrasing import name

    language = language_of(lang)
    words = log_phrases(*language)
    found, there = chosen_games(games_file(file), wanted)
    if found:
        print(printable(list_of(found, *language)))
        print()
        command = command_line(file, "log", "show")
        print(printable(name(words, "log-count", count=len(found), command=command)))  # to be copied
    else:
        print(said(words, "log-none" if there else "log-empty"))


@log.command()
def show(
    number: Number,
    version: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="An older version of the game.")
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Tell under each line what earned it.")] = False,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print nothing but the sheet, as it was kept.")
    ] = False,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Show a kept game again.

    The result, what lay before each player, and when each version was kept.
    """
    from pnp.cli.log_shown import print_game, print_sheet

    if sheet:
        print_sheet(number, version, file)
    else:
        raise typer.Exit(print_game(number, version, explain, file, language_of(lang)))


@log.command()
def edit(
    number: Number,
    sheet: Annotated[str, typer.Argument(metavar="SHEET", help="The mended sheet; - for standard input.")],
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Mend a kept game by another sheet.

    The sheet takes the place of what was kept, which stays as an older version. `pnp log show NUMBER --sheet`
    prints the sheet as it was kept.
    """
    from pnp.build.keeping import edit as edited
    from pnp.build.keeping import games_file
    from pnp.build.scoring import score_file
    from pnp.cli.keeping import log_phrases, now, said

    words = log_phrases(*language_of(lang))
    noted = edited(number, score_file(sheet), games_file(file), now())
    done = "log-edited" if noted.is_new else "log-edited-already"
    print(said(words, done, number=number, version=noted.version))


@log.command()
def remove(number: Number, file: Log = None, lang: Lang = None) -> None:
    """Count a kept game no more.

    It stays in the file, and `pnp log edit NUMBER SHEET` brings it back.
    """
    from pnp.build.keeping import games_file
    from pnp.build.keeping import remove as removed
    from pnp.cli.keeping import command_line, log_phrases, now, said
    from pnp.cli.main import printable
    from pnp.report.phrasing import name

    words = log_phrases(*language_of(lang))
    noted = removed(number, games_file(file), now())
    if not noted.is_new:
        print(said(words, "log-removed-already", number=number))
        return
    back = name(words, "log-brings-back", command=command_line(file, "log", "edit", str(number)))
    print(said(words, "log-removed", number=number))
    print(printable(f"  {back}"))


@log.command()
def export(
    form: Annotated[Format, typer.Option("--format", help="csv, json, or plays for Board Game Stats.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write to a file.")] = None,
    game: Kind = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Write kept games for other programs.

    csv is for spreadsheets, a row a player; json says all that is known; bgstats is what the app Board Game
    Stats takes.
    """
    from pnp.build.keeping import games_file
    from pnp.cli.keeping import chosen_games
    from pnp.cli.main import print_whole
    from pnp.files import write_file
    from pnp.kept import Wanted

    place = games_file(file)
    found, _ = chosen_games(place, Wanted(game, tuple(player or ()), since, until))
    content = _exported(form, found, place, *language_of(lang))
    if out is None:
        print_whole(content)
    else:
        write_file(out, content.encode(), "choose-another-file-with-out")


def _exported(form: Format, found: tuple[KeptGame, ...], place: Path, language: str, asked: bool) -> str:
    from pnp.build.log import json_of, plays
    from pnp.cli.keeping import log_phrases, said
    from pnp.kept import as_csv

    if form is Format.CSV:
        return as_csv(found)
    if form is Format.JSON:
        return json_of(found, place)
    import json

    over = [each for each in found if each.play.state == "finished"]
    if left := len(found) - len(over):
        words = log_phrases(language, asked)
        print(said(words, "log-unfinished-left-out", n=left), file=sys.stderr)
    return json.dumps(plays(over, place, language), ensure_ascii=False, indent=2) + "\n"


@log.command()
def link(numbers: Numbers, file: Log = None, lang: Lang = None) -> None:
    """Print links that hand games to Board Game Stats.

    Opened on a phone that has the app, a link enters the game there, with its position in the comments.
    """
    from pnp.build.keeping import games_file
    from pnp.build.log import links
    from pnp.cli.keeping import command_line, log_phrases, said
    from pnp.cli.log_shown import game_of_number

    language = language_of(lang)
    words, place = log_phrases(*language), games_file(file)
    found = [game_of_number(number, None, place) for number in numbers]
    for game in found:
        if game.play.state == "unfinished":
            wrong = phrase("game-number-is-not-finished", number=game.number)
            command = command_line(file, "log", "edit", str(game.number))
            right = phrase("when-it-is-over-command-sheet", command=command)
            raise UsageError(wrong, right)
    left_out = said(words, "log-left-out")
    for game, (address, whole) in zip(found, links(found, place, language[0], left_out), strict=True):
        print(address)
        if not whole:
            print(said(words, "log-long-link", number=game.number), file=sys.stderr)


def language_of(lang: str | None) -> tuple[str, bool]:
    """The language, and whether it is asked for."""
    from pnp.cli.languages import chosen_language
    from pnp.settings import load_settings

    return chosen_language(lang, None if lang else load_settings()), lang is not None
