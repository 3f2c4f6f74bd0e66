"""`pnp log`: lists kept games, shows them again, corrects and exports them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from typer import Argument, Option

from pnp import kept
from pnp.cli.command_list import PlainCommand, PlainGroup, plain_app
from pnp.cli.main import make_printable, print_refusal, print_whole
from pnp.cli.options import Lang, Spoken, complete_game, find_language, given_options, may_colour
from pnp.doors import import_when_called
from pnp.errors import PnpError, UsageError, phrase
from pnp.models.game import COLUMNS

if TYPE_CHECKING:
    from pnp.build import kept_games
    from pnp.build.sets.wording import phrases
    from pnp.build.tables.scoring import Scored, score_file
    from pnp.cli.commands.score import terminal_look
    from pnp.cli.commands.show import draw_positions
    from pnp.cli.keeping import choose_games, command_line, read_time, word_lines
    from pnp.files.writing import write_file
    from pnp.report import Phrases, format_table
    from pnp.report.columns import wrap_text
    from pnp.report.phrasing import translate
    from pnp.report.results import name_players
    from pnp.terminal import draw_qr_code, find_room
else:
    import_when_called(__name__)


class LogCommands(PlainGroup):
    """`pnp log 1` shows the game of that number."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        return super().resolve_command(ctx, ["show", *args] if args[0].isdecimal() else args)


log = plain_app(cls=LogCommands)

Number = Annotated[int, Argument(metavar="NUMBER", min=1, help="The number of the game in the list.")]
Numbers = Annotated[list[int], Argument(metavar="NUMBER...", min=1, help="Numbers of games in the list.")]
GameOption = Annotated[
    str | None,
    Option(
        "--game", "-g", metavar="GAME", autocompletion=complete_game, help="Only of this game: nebula, ..."
    ),
]
Player = Annotated[
    list[str] | None, Option("--player", metavar="NAME", help="Only where NAME played. May be given again.")
]
Since = Annotated[str | None, Option(metavar="DAY", help="Only from this day, month or year on: 2026-11.")]
Until = Annotated[str | None, Option(metavar="DAY", help="Only up to this day, month or year.")]
Log = Annotated[
    Path | None, Option("--log", metavar="FILE", help="The file of kept games, if not the usual one.")
]


ExportForm = Literal["csv", "json", "bgstats"]  # what other programs read


@log.callback(invoke_without_command=True)
def group(
    context: typer.Context,
    game: GameOption = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """List the games that you kept; show, correct or export them.

    You keep a game with `pnp score SHEET --keep`. Without a command, pnp lists your games, the latest last.
    """
    if context.invoked_subcommand is None:
        _print_list(kept.GameChoice(game, tuple(player or ()), since, until), file, lang)
        return
    if named_options := given_options(context):
        option, command = min(named_options).replace("file", "log"), context.invoked_subcommand
        raise UsageError(phrase("put-option-behind-command", option=f"--{option}", command=command))


def _print_list(wanted: kept.GameChoice, file: Path | None, lang: str | None) -> None:
    language = find_language(lang)
    words = phrases(None, *language, "log")
    games, any_kept = choose_games(file, wanted)
    if games:
        print(make_printable(kept_games.format_list(games, *language)))
        print()
        command = command_line(file, "log", "show")
        # on one line, so that the command can be copied
        print(make_printable(translate(words, "log-count", count=len(games), command=command)))
    else:
        print(word_lines(words, "log-none" if any_kept else "log-empty"))


@log.command(cls=PlainCommand)
def show(
    number: Number,
    version: Annotated[
        int | None, Option(metavar="N", min=1, help="Show an older version of the game.")
    ] = None,
    explain: Annotated[
        bool, Option("--explain", "-e", help="Show under each line of the score what earned it.")
    ] = False,
    sheet: Annotated[
        bool, Option("--sheet", help="Print the score sheet as it was kept, and nothing else.")
    ] = False,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Show a kept game again.

    You see the result, what lay before each player, and when each version was kept.
    """
    if sheet:  # unchanged, so that it can be corrected and put back
        print_whole(game_of_number(number, version, kept_games.games_file(file)).papers.sheet)
    else:
        raise typer.Exit(print_game(number, version, explain, file, find_language(lang)))


@log.command(cls=PlainCommand)
def edit(
    number: Number,
    sheet: Annotated[
        str, Argument(metavar="SHEET", help="The right score sheet; - reads it from standard input.")
    ],
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Correct a kept game with another score sheet.

    `pnp log show NUMBER --sheet` prints the score sheet that was kept. The new one takes its place; the old
    one stays as an older version.
    """
    words = phrases(None, *find_language(lang), "log")
    noted = kept_games.keep_table(score_file(sheet), kept_games.games_file(file), read_time(), number)
    message = "log-edited" if noted.is_new else "log-edited-already"
    print(word_lines(words, message, number=number, version=noted.version))


@log.command(cls=PlainCommand)
def remove(number: Number, file: Log = None, lang: Lang = None) -> None:
    """Remove a game from the list and from all counts.

    It stays in the file: `pnp log edit NUMBER SHEET` brings it back.
    """
    words = phrases(None, *find_language(lang), "log")
    noted = kept.remove_game(kept_games.games_file(file), number, kept_games.make_stamp(read_time()))
    if not noted.is_new:
        print(word_lines(words, "log-removed-already", number=number))
        return
    back = translate(words, "log-brings-back", command=command_line(file, "log", "edit", str(number)))
    print(word_lines(words, "log-removed", number=number))
    print(make_printable(f"  {back}"))


@log.command(cls=PlainCommand)
def export(
    form: Annotated[ExportForm, Option("--format", "-f", help="What the other program reads.")],
    out: Annotated[
        Path | None, Option("--out", "-o", metavar="FILE", help="Write to this file, not to the terminal.")
    ] = None,
    game: GameOption = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Write kept games for other programs.

    csv is for spreadsheets, with a row for each player. json says all that is known. bgstats is for the app
    Board Game Stats.
    """
    games, _ = choose_games(file, kept.GameChoice(game, tuple(player or ()), since, until))
    content = _export_text(form, games, *find_language(lang))
    if out is None:
        print_whole(content)
    else:
        write_file(out, content.encode(), "choose-another-file-with-out")


def _export_text(form: ExportForm, games: tuple[kept.KeptGame, ...], language: str, asked: bool) -> str:
    if form == "csv":
        return kept.write_csv(games)
    if form == "json":
        return kept.write_json(games)
    import json

    finished = [each for each in games if each.play.state == "finished"]
    if left_out := len(games) - len(finished):
        words = phrases(None, language, asked, "log")
        print(word_lines(words, "log-unfinished-left-out", n=left_out), file=sys.stderr)
    return json.dumps(kept_games.bgstats_plays(finished, language), ensure_ascii=False, indent=2) + "\n"


@log.command(cls=PlainCommand)
def link(
    numbers: Numbers,
    qr: Annotated[
        bool | None,
        Option(
            "--qr/--no-qr", help="Draw the link as a QR code, or do not; if not given, at a terminal only."
        ),
    ] = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Print links that take games to the app Board Game Stats.

    Open a link on a phone that has the app, and the game is entered there, with its position in the
    comments. If the terminal has room for it, the link is a QR code as well.
    """
    language = find_language(lang)
    words, place = phrases(None, *language, "log"), kept_games.games_file(file)
    games = [game_of_number(number, None, place) for number in numbers]
    for game in games:
        if game.play.state == "unfinished":
            wrong = phrase("game-number-is-not-finished", number=game.number)
            command = command_line(file, "log", "edit", str(game.number))
            right = phrase("when-it-is-over-command-sheet", command=command)
            raise UsageError(wrong, right)
    for game, links in zip(games, kept_games.bgstats_links(games, language[0]), strict=True):
        lacks, address = next(iter(links.items()))
        print(address)
        if lacks:
            print(word_lines(words, "log-long-link", number=game.number, lacks=lacks), file=sys.stderr)
        if sys.stdout.isatty() if qr is None else qr:
            _print_code(links, game.number, words)


def _print_code(links: Mapping[str, str], number: int, words: Phrases) -> None:
    """Print the code of the fullest link for which there is room, and say what it lacks; else only why there
    is none."""
    wide, high = find_room(sys.stdout)
    message, arguments = "log-no-code", dict[str, int | str]()
    for lacks, address in links.items():
        code = draw_qr_code(address, sys.stdout, may_colour(sys.stdout))
        if code is None:
            continue
        rows = len(code.rows) + 1  # and one for the prompt below it
        if code.columns <= wide and rows <= high:
            print("\n".join(code.rows))
            if lacks == next(iter(links)):
                return
            message, arguments = "log-short-code", {"lacks": lacks}
            break
        arguments = {"columns": code.columns, "rows": rows, "wide": wide, "high": high}
        message = "log-large-code"
    print(word_lines(words, message, number=number, **arguments), file=sys.stderr)


def game_of_number(number: int, version: int | None, file: Path) -> kept.KeptGame:
    """Return a version of a game, the latest if none is asked for."""
    return _pick_version(_find_versions(number, file), version)


def _find_versions(number: int, file: Path) -> list[kept.KeptGame]:
    games = kept.list_versions(file)
    found = [each for each in games if each.number == number]
    if not found:
        raise kept.make_no_game(file, number, games[-1].number if games else 0)
    return found


def _pick_version(versions: list[kept.KeptGame], version: int | None) -> kept.KeptGame:
    if version is not None and version > len(versions):
        wrong = phrase("game-number-has-no-version-version", number=versions[0].number, version=version)
        raise UsageError(wrong, phrase("its-latest-is-last", last=len(versions)))
    return versions[(version or len(versions)) - 1]


def print_game(number: int, version: int | None, explain: bool, log: Path | None, language: Spoken) -> int:
    """Print a kept game, and return an exit code. If today's rules refuse its score sheet, print the kept
    result, and why."""
    file, words = kept_games.games_file(log), phrases(None, *language, "log")
    versions = _find_versions(number, file)
    game = _pick_version(versions, version)
    refusal: PnpError | None = None
    try:
        scored = kept_games.score_papers(game.papers, f"game {game.number}")
        parts = [*_tell_game(game, scored, phrases(scored.game, *language, "entry"), words, explain)]
    except PnpError as error:
        refusal = error
        heading = make_printable(
            _word_heading(game, kept_games.game_title(game.play.game, language[0]), words)
        )
        parts = [heading, *_tell_notes(game), _tell_as_kept(game, words)]
    print("\n\n".join([*parts, "\n".join(_tell_versions(versions, game, words))]))
    sys.stdout.flush()
    return 0 if refusal is None else print_refusal(refusal, language[0])


def _tell_game(
    game: kept.KeptGame, scored: Scored, of_game: Phrases, words: Phrases, explain: bool
) -> Iterator[str]:
    title = _word_heading(game, translate(of_game, "game-name"), words)
    yield format_table(scored.result, title, of_game, explain, terminal_look())
    yield from _tell_notes(game)
    if _differs(game, scored):
        yield _tell_as_kept(game, words)
    if scored.game.ascii_view is not None:
        yield from draw_positions(scored, of_game)


def _word_heading(game: kept.KeptGame, title: str, words: Phrases) -> str:
    number = translate(words, "log-heading", number=game.number)
    occasion = kept.read_occasion(game)
    lasted = translate(words, "log-lasted", n=occasion.duration) if occasion.duration else ""
    facts = (number, title, game.play.title, game.play.played, occasion.location, lasted)
    return " · ".join(filter(None, facts))


def _tell_notes(game: kept.KeptGame) -> Iterator[str]:
    """Yield the notes of a game with their own line ends, wrapped to the width of a terminal."""
    if notes := kept.read_occasion(game).notes.strip():
        lines = (line for row in notes.split("\n") for line in wrap_text("", row, COLUMNS))
        yield make_printable("\n".join(lines))


def _differs(game: kept.KeptGame, scored: Scored) -> bool:
    """Tell whether today's rules give another result than the one that was kept."""
    now = [(player.name, player.total, player.place) for player in scored.result.players]
    then = [(seat.name, seat.total, seat.place) for seat in game.play.seats]
    result, play = scored.result, game.play
    return (now, result.winners, result.state) != (then, play.winners, play.state)


def _tell_as_kept(game: kept.KeptGame, words: Phrases) -> str:
    told = ", ".join(f"{seat.place}. {seat.name} {seat.total}" for seat in game.play.seats)
    return make_printable(word_lines(words, "log-as-kept", pnp=game.stamp.pnp, told=told))


def _tell_versions(versions: list[kept.KeptGame], shown: kept.KeptGame, words: Phrases) -> Iterator[str]:
    """Yield when each version was kept; the shown one has a mark if there are others."""
    known = kept_games.find_game(shown.play.game)
    points = known is None or known.aim != "none"
    yield translate(words, "log-versions")
    for each in versions:
        mark = "> " if each is shown and len(versions) > 1 else "  "
        moment = each.stamp.kept.replace("T", " ").removesuffix("Z")
        outcome = translate(words, "log-is-removed") if each.removed else name_players(each.play, points)
        if each.play.state == "unfinished" and not each.removed:
            outcome = f"{outcome} ({translate(words, 'score-not-finished')})"
        first = f"{mark}{each.version}  {moment} UTC  pnp {each.stamp.pnp}  "
        yield from wrap_text(make_printable(first), make_printable(outcome), COLUMNS)
