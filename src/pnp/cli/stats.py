"""`pnp stats`: what the kept games come to, as tables, as JSON, or drawn."""

from __future__ import annotations

import json as writer
from pathlib import Path  # noqa: TC003 (typer reads the annotations)
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.idle import having, refuse_idle
from pnp.cli.log import Kind, Lang, Log, Player, Since, Until, language_of
from pnp.errors import UsageError, phrase

if TYPE_CHECKING:
    from pnp.build.stats import Stats
    from pnp.kept import Wanted


def stats(
    context: typer.Context,
    game: Kind = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it instead: FILE.svg, FILE.png or FILE.pdf.")
    ] = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Tell who won, averages, bests and ratings of kept games.

    Games are kept by `pnp score SHEET --keep`. Of an edited game the last version counts.
    """
    from pnp.build.stats import as_data, names
    from pnp.cli.keeping import said
    from pnp.cli.main import printable
    from pnp.cli.make import given
    from pnp.cli.score import plain_only
    from pnp.cli.stats_plotted import form_of, plotted
    from pnp.cli.stats_shown import shown
    from pnp.kept import Wanted

    refuse_idle(given(context), {"json": having("--plot")} if plot else {})
    form = form_of(plot)
    found, there = _found(Wanted(game, tuple(player or ()), since, until), file)
    if json:
        print(writer.dumps(as_data(found), ensure_ascii=plain_only()))
        return
    spoken = names(found, *language_of(lang))
    if plot and not found.games:
        raise _no_plot(plot, found, there, file)
    if not found.games:
        if found.unfinished:
            print(said(spoken.words, "stats-unfinished", n=found.unfinished))
        else:
            print(said(spoken.words, "stats-none" if there else "stats-empty"))
        raise typer.Exit(0)
    print(plotted(found, spoken, plot, form) if plot else printable(shown(found, spoken)))


def _no_plot(plot: Path, found: Stats, there: bool, log: Path | None) -> UsageError:
    """Why no file is made, and what would help."""
    from pnp.cli.keeping import command_line

    file = str(plot)
    if found.unfinished:
        command = command_line(log, "log", "edit")
        wrong = phrase("file-is-not-drawn-none-of-these-games-is-finished", file=file)
        return UsageError(wrong, phrase("when-one-is-over-command-number-sheet", command=command))
    if there:
        wrong = phrase("file-is-not-drawn-no-game-that-you-kept-is-like", file=file)
        return UsageError(wrong, phrase("choose-others-or-all"))
    wrong = phrase("file-is-not-drawn-no-game-is-kept-yet", file=file)
    command = command_line(log, "score", "--keep")
    return UsageError(wrong, phrase("keep-one-with-command-sheet", command=command))


def _found(wanted: Wanted, file: Path | None) -> tuple[Stats, bool]:
    """What the games that are wanted come to, and whether there are any at all."""
    from pnp.build.keeping import games_file
    from pnp.build.stats import stats as made
    from pnp.cli.keeping import chosen_games

    chosen, there = chosen_games(games_file(file), wanted)
    return made(chosen), there
