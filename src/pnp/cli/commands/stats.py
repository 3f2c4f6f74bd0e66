"""`pnp stats`: the statistics of the kept games, as tables, as JSON, or drawn."""

from __future__ import annotations

import json as writer
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Option

from pnp import kept
from pnp.cli.commands.log import GameOption, Log, Player, Since, Until
from pnp.cli.main import is_ascii_only, make_printable
from pnp.cli.options import Lang, find_language, refuse_ignored, with_option
from pnp.doors import import_when_called
from pnp.errors import UsageError, at_place, phrase
from pnp.models.game import COLUMNS
from pnp.report.columns import GAP

if TYPE_CHECKING:
    from pnp.build import kept_games
    from pnp.build.kept_games import Names, Stats, format_decimal, line_name, sort_title
    from pnp.cli.keeping import choose_games, command_line, word_lines
    from pnp.kept.stats import Scores, Tally, Wins
    from pnp.report.columns import break_name, clip_text, count_columns, format_cells, wrap_text
    from pnp.report.phrasing import Phrases, format_points, translate
else:
    import_when_called(__name__)


def stats(
    context: typer.Context,
    game: GameOption = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    json: Annotated[bool, Option("--json", "-j", help="Print JSON.")] = False,
    plot: Annotated[
        Path | None, Option(metavar="FILE", help="Draw a page of charts: FILE.svg, .png or .pdf.")
    ] = None,
    file: Log = None,
    lang: Lang = None,
) -> None:
    """Show who won your kept games: averages, bests and ratings.

    You keep a game with `pnp score SHEET --keep`. If you corrected a game, its last version counts.
    """
    refuse_ignored(context, {"json": with_option("--plot")} if plot else {})
    form = plot_format(plot)
    chosen, there = choose_games(file, kept.GameChoice(game, tuple(player or ()), since, until))
    found = kept_games.compute_stats(chosen)
    if json:
        print(writer.dumps(kept_games.stats_data(found), ensure_ascii=is_ascii_only()))
        return
    names = kept_games.make_names(found, *find_language(lang))
    if plot and not found.games:
        raise _no_plot_error(plot, found, there, file)
    if not found.games:
        if found.unfinished:
            print(word_lines(names.words, "stats-unfinished", n=found.unfinished))
        else:
            print(word_lines(names.words, "stats-none" if there else "stats-empty"))
        raise typer.Exit(0)
    print(write_plot(found, names, plot, form) if plot else make_printable(format_stats(found, names)))


def _no_plot_error(plot: Path, statistics: Stats, any_kept: bool, log: Path | None) -> UsageError:
    """Return the error that no file is drawn: why, and what would help."""
    file = str(plot)
    if statistics.unfinished:
        command = command_line(log, "log", "edit")
        wrong = phrase("file-is-not-drawn-none-of-these-games-is-finished", file=file)
        return UsageError(wrong, phrase("when-one-is-over-command-number-sheet", command=command))
    if any_kept:
        wrong = phrase("file-is-not-drawn-no-game-that-you-kept-is-like", file=file)
        return UsageError(wrong, phrase("choose-others-or-all"))
    wrong = phrase("file-is-not-drawn-no-game-is-kept-yet", file=file)
    command = command_line(log, "score", "--keep")
    return UsageError(wrong, phrase("keep-one-with-command-sheet", command=command))


WIDEST_NAME = 28  # columns of a name
WIDEST = 12  # columns of a player's name above numbers
FIRST_RATING = (25.0, 25 / 3)  # everybody's rating before the first table


def format_stats(found: Stats, names: Names) -> str:
    words = names.words
    unfinished = translate(words, "stats-unfinished", n=found.unfinished)
    parts = [
        [stats_heading(found, words), *(wrap_text("", unfinished, COLUMNS) if found.unfinished else [])],
        [*_format_wins(found.wins, words)] if len(found.tallies) > 1 else [],
        *([*_format_tally(tally, found, names)] for tally in found.tallies),
        [*_format_ratings(found, words)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def stats_heading(statistics: Stats, words: Phrases) -> str:
    days = [each.play.played for each in statistics.games]
    message = "stats-day" if min(days) == max(days) else "stats-days"
    return translate(words, message, n=len(days), first=min(days), last=max(days))


def _format_wins(wins: Sequence[Wins], words: Phrases) -> Iterator[str]:
    head = [translate(words, f"stats-column-{each}") for each in ("games", "wins", "share")]
    rows = [(each.name, _word_wins(each, words)) for each in wins]
    yield from _format_table(translate(words, "stats-players"), head, rows)
    if any(each.contested < each.games for each in wins):
        yield from wrap_text("", translate(words, "stats-share"), COLUMNS)


def _word_wins(wins: Wins, words: Phrases) -> list[str]:
    if not wins.contested:
        return [str(wins.games), "–", "–"]
    share = int(Fraction(100 * wins.won, wins.contested) + Fraction(1, 2))
    return [str(wins.games), str(wins.won), translate(words, "stats-percent", n=share)]


def _format_tally(tally: Tally, found: Stats, names: Names) -> Iterator[str]:
    words, aim = names.words, kept_games.find_aim(tally.sort)
    pointed = aim != "none"
    columns = ["games", "wins", "share", *(["average", "best", "day"] if pointed else [])]
    head = [translate(words, f"stats-column-{each}") for each in columns]
    title = f"{sort_title(tally.sort, found, names)} · {translate(words, 'stats-games', n=len(tally.games))}"
    rows = []
    for each in tally.scores:
        points = _word_points(each, words) if pointed else []
        rows.append((each.wins.name, [*_word_wins(each.wins, words), *points]))
    yield from _format_table(title, head, rows)
    if aim == "fewest":
        yield translate(words, "stats-fewest")
    if pointed and len(tally.sort.lines) > 1:
        yield ""
        yield from _format_lines(tally, names)


def _word_points(scores: Scores, words: Phrases) -> list[str]:
    average = format_decimal(words, Fraction(scores.total, scores.wins.games))
    assert scores.best is not None  # points win
    return [average, format_points(scores.best.total), scores.best.played]


def _format_lines(tally: Tally, names: Names) -> Iterator[str]:
    """Yield the average of each line: players as columns, as many as there is room for."""
    words, labels = names.words, [line_name(id, tally.sort, names) for id in tally.sort.lines]
    title = translate(words, "stats-lines")
    room = max(1, (COLUMNS - max(map(count_columns, (*labels, title)))) // (WIDEST + GAP))
    for begin in range(0, len(tally.scores), room):
        players = tally.scores[begin : begin + room]
        averages = [
            [format_decimal(words, Fraction(each.lines[number], each.wins.games)) for each in players]
            for number in range(len(labels))
        ]
        yield from [""] if begin else []
        heads = [clip_text(each.wins.name, WIDEST) for each in players]
        yield from _format_table(title, heads, [*zip(labels, averages, strict=True)])


def _format_ratings(statistics: Stats, words: Phrases) -> Iterator[str]:
    if not statistics.ratings:
        return
    head = [translate(words, f"stats-column-{each}") for each in ("games", "rating", "doubt")]
    rows = [
        (each.name, [str(each.games), format_decimal(words, each.skill), format_decimal(words, each.doubt)])
        for each in statistics.ratings
    ]
    yield from _format_table(translate(words, "stats-ratings"), head, rows)
    skill, doubt = (format_decimal(words, each) for each in FIRST_RATING)
    yield from wrap_text("", translate(words, "stats-ratings-about", skill=skill, doubt=doubt), COLUMNS)


def _format_table(
    title: str, head: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]
) -> Iterator[str]:
    """Yield rows below their heads; the title is the head of the names, or above the table if it is long."""
    every = zip(head, *(cells for _, cells in rows), strict=True)
    columns = [max(map(count_columns, cells)) for cells in every]
    used_columns = sum(columns) + GAP * len(columns)
    names = [clip_text(row, min(WIDEST_NAME, COLUMNS - used_columns)) for row, _ in rows]
    first = max(map(count_columns, names))
    if count_columns(title) + used_columns <= COLUMNS:
        first = max(first, count_columns(title))
    else:
        yield from break_name(title, COLUMNS)
        title = ""
    yield format_cells([title, *head], [first, *columns])
    yield "─" * (first + used_columns)
    for name, (_, cells) in zip(names, rows, strict=True):
        yield format_cells([name, *cells], [first, *columns])


FORMATS = ("svg", "png", "pdf")
ADVICE = "choose-another-place-for-the-plot"


def plot_format(file: Path | None) -> str:
    """Return the format of a plot by its file's ending."""
    form = "" if file is None else file.suffix.lower().removeprefix(".")
    if file is not None and form not in FORMATS:
        raise UsageError(at_place(file, phrase("a-plot-is-a-file-that-ends-in-svg-png-or-pdf")))
    return form


def write_plot(statistics: Stats, names: Names, file: Path, form: str) -> str:
    """Draw the plot, in place of a file of that name; return the name."""
    from pnp.files.writing import write_file

    drawing = kept_games.draw_page(statistics, names, stats_heading(statistics, names.words))
    write_file(file, kept_games.write_page(drawing, form, names.words.catalogue.language), ADVICE)
    return str(file)
