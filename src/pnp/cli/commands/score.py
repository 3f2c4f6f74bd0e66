"""`pnp score`: score sheets in, results out."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Argument, Option

from pnp import build, report
from pnp.cli import options
from pnp.cli.main import FAILED, is_ascii_only, make_printable, print_refusal
from pnp.cli.options import Lang, Spoken, absolute_name, complete_game_or_file, find_meant_game
from pnp.errors import PnpError, UsageError, join_parts, phrase, suggest

if TYPE_CHECKING:
    from pnp.cli.entering import TableRequest


WARNED = 1  # an exit code


def score(
    context: typer.Context,
    sheets: Annotated[
        list[str] | None,
        Argument(
            metavar="SHEET...|GAME",
            autocompletion=complete_game_or_file,
            help="Score sheets; - reads one from standard input. Or a game: pnp asks what lay on the table.",
        ),
    ] = None,
    lang: Lang = None,
    explain: Annotated[
        bool, Option("--explain", "-e", help="Show under each line of the score what earned it.")
    ] = False,
    json: Annotated[bool, Option("--json", "-j", help="Print JSON: a line for each score sheet.")] = False,
    strict: Annotated[bool, Option("--strict", help="End with exit code 1 if there is a warning.")] = False,
    keep: Annotated[
        bool | None,
        Option(
            "--keep/--no-keep", "-k", help="Keep the game, for pnp log and pnp stats; or do not ask about it."
        ),
    ] = None,
    log: Annotated[
        Path | None, Option(metavar="FILE", help="Keep it in this file, not in the usual one.")
    ] = None,
    interactive: Annotated[
        bool, Option("--interactive", help="Ask, even if a file has the name of the game.")
    ] = False,
    points: Annotated[
        bool, Option("--points", help="Ask for the points alone, as on a printed pad.")
    ] = False,
    resume: Annotated[bool, Option("--resume", "-r", help="Go on with a table that you began.")] = False,
    forget: Annotated[bool, Option("--forget", help="Throw away a table that you began.")] = False,
    players: Annotated[int | None, Option("--players", "-p", metavar="N", help="How many played.")] = None,
    names: Annotated[
        str | None, Option("--names", "-n", metavar="A,B,...", help="Who played, in turn order.")
    ] = None,
    played: Annotated[
        str | None, Option(metavar="DATE", help="The day, such as 2026-11-18; today if not given.")
    ] = None,
    out: Annotated[
        Path | None, Option("--out", "-o", metavar="FOLDER", help="Save the score sheet in this folder.")
    ] = None,
    cards: Annotated[
        list[Path] | None,
        Option(metavar="FILE", help="You played with these cards of your own. May be given again."),
    ] = None,
    layout: Annotated[
        Path | None, Option(metavar="FILE", help="You played on this board of your own.")
    ] = None,
) -> None:
    """Score a game that you played.

    Name the game, as in `pnp score nebula`: pnp asks what lay on the table, line by line, and writes a score
    sheet. Or name a score sheet, a YAML file that says the same.
    """
    language = options.find_language(lang, for_programs=json)
    asking = _asks_for_table(sheets or [], interactive, resume or forget)
    if not asking:  # else a draft may say whether it is kept
        options.refuse_ignored_log(log, keep, offered=False)
    told: dict[str, object] = {"points": points or None, "players": players, "names": names, "played": played}
    told |= {"cards": cards or None, "layout": layout, "out": out}
    _refuse_ignored(asking, json, resume, told)
    if asking:
        from pnp.cli.entering import TableRequest, forget_draft
        from pnp.entry import Files
        from pnp.entry.drafts import EntryOptions

        shown = (explain or None, strict or None)
        wanted = EntryOptions(keep, absolute_name(log), *shown, absolute_name(out), points or None)
        files = Files(tuple(filter(None, map(absolute_name, cards or ()))), absolute_name(layout))
        only, who = find_meant_game(sheets[0]) if sheets else None, (players, options.read_names(names))
        evening = TableRequest(only, resume, *who, options.read_day(played), lang, files, wanted)
        if forget:
            _refuse_with_forget(context)
            forget_draft(context, evening)
            return
        raise typer.Exit(_score_at_table(context, evening))
    codes = []
    for number, sheet in enumerate(sheets or []):
        if number and not json:
            print()
        code, scored = _print_sheet(sheet, language, explain, json, strict)
        codes.append(_keep(scored, log, language, json) if keep and scored else 0)
        codes.append(code)
    raise typer.Exit(max(codes))


def _score_at_table(context: typer.Context, evening: TableRequest) -> int:
    """Ask for a table, score it, and keep it if that is wanted; return an exit code."""
    from pnp.cli.entering import enter_table, forget_saved
    from pnp.cli.keeping import offer_keeping

    saved = enter_table(context, evening)
    wanted, language = saved.options, saved.language
    log = None if wanted.log is None else Path(wanted.log)
    explain, strict = bool(wanted.explain), bool(wanted.strict)
    code, scored = _print_sheet(saved.file, language, explain, False, strict)
    if scored is None:
        return code
    if wanted.keep:
        code = max(code, _keep(scored, log, language, False, seen=True))
    if code < FAILED:
        forget_saved(saved)
    if wanted.keep is None and offer_keeping(saved.file, log, *language):
        code = max(code, _keep(scored, log, language, False, seen=True))
    return code


def _asks_for_table(sheets: list[str], interactive: bool, resume: bool) -> bool:
    """Tell whether to ask for a table: by an option, or since a game is named in place of a score sheet."""
    if not sheets and not resume:
        raise UsageError(phrase("name-score-sheet-or-game-to-be-asked-for-its-table"))
    if (interactive or resume) and len(sheets) > 1:
        raise UsageError(phrase("one-table-is-asked-for-at-a-time"), phrase("name-one-game"))
    return interactive or resume or (len(sheets) == 1 and _is_game(sheets[0]))


def _is_game(name: str) -> bool:
    from pnp import games

    if not re.fullmatch(r"[\w -]+", name) or Path(name).is_file():
        return False
    known, meant = games.list_all_names(), find_meant_game(name)
    if meant not in known and (guess := suggest(name, known)):
        raise UsageError(phrase("name-is-no-file-and-no-game", name=name), guess)
    return meant in known


def _refuse_ignored(asking: bool, json: bool, resume: bool, table_options: Mapping[str, object]) -> None:
    given_names = [f"--{option}" for option, value in table_options.items() if value is not None]
    if given_names and not asking:
        raise UsageError(options.say_meaningless(join_parts(given_names), phrase("for-a-score-sheet")))
    if resume and (idle := [option for option in given_names if option != "--out"]):
        raise UsageError(options.say_meaningless(join_parts(idle), options.with_option("--resume")))
    if asking and json:
        wrong = phrase("json-has-no-meaning-while-a-table-is-asked-for")
        raise UsageError(wrong, phrase("score-the-saved-sheet-with-it"))


def _refuse_with_forget(context: typer.Context) -> None:
    if idle := sorted(options.given_options(context) - {"sheets", "forget", "lang"}):
        named = join_parts([f"--{option}" for option in idle])
        raise UsageError(options.say_meaningless(named, options.with_option("--forget")))


def _keep(scored: build.Scored, log: Path | None, language: Spoken, json: bool, *, seen: bool = False) -> int:
    """Keep the scored game and say so, on standard error if JSON is printed; `seen` adds how to show it
    again. Returns an exit code."""
    from pnp.cli.keeping import keep_and_tell

    sys.stdout.flush()  # so that both streams on one terminal keep the order of the score sheets
    try:
        message = keep_and_tell(scored, log, *language, seen=seen)
    except PnpError as error:
        return print_refusal(error, language[0])
    print(*([] if json else [""]), make_printable(message), sep="\n", file=sys.stderr if json else sys.stdout)
    return 0


def _print_sheet(
    sheet: str, language: Spoken, explain: bool, json: bool, strict: bool
) -> tuple[int, build.Scored | None]:
    """Print the result of one score sheet, or its mistakes; return an exit code and the scored table."""

    try:
        scored = build.score_file(sheet)
        print(_word_result(scored, language, explain, json))
    except PnpError as error:
        return print_refusal(error, language[0]), None
    return (WARNED if strict and scored.result.warnings else 0), scored


def _word_result(scored: build.Scored, language: Spoken, explain: bool, json: bool) -> str:
    words = build.phrases(scored.game, *language)
    if json:
        return report.format_json(scored.result, scored.sheet, words, is_ascii_only())
    return report.format_table(scored.result, word_heading(scored, words), words, explain, terminal_look())


def terminal_look() -> report.TableLook:
    """Return the look of a result on standard output."""
    if not sys.stdout.isatty():
        return report.TableLook(plain=make_printable)
    from pnp.terminal import count_text_columns

    return report.TableLook(count_text_columns(sys.stdout), options.may_colour(sys.stdout), make_printable)


def word_heading(scored: build.Scored, words: report.Phrases, *, of_state: bool = False) -> str:
    """Return the game's name and the table's title; with `of_state`, also say if the game is not finished."""
    from pnp.report.phrasing import translate

    titles = (scored.title, scored.played) if scored.title or scored.played else (Path(scored.sheet).name,)
    unfinished = of_state and scored.result.state == "unfinished"
    state = translate(words, "score-not-finished") if unfinished else ""
    return " · ".join(filter(None, (translate(words, "game-name"), *titles, state)))
