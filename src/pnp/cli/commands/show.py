"""`pnp show`: draws what lay on the table of a score sheet, as pictures or in characters."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from pnp.build.sets.wording import phrases
from pnp.build.tables.scoring import Scored, score_file
from pnp.cli.commands.score import word_heading
from pnp.cli.main import make_printable, print_refusal
from pnp.cli.options import Lang, find_language, may_colour, refuse_ignored, with_option, without_option
from pnp.errors import Location, PnpError, UsageError, at_place, concatenate, count_things, phrase
from pnp.models.game import COLUMNS
from pnp.models.printing import USUAL_INK, Ink
from pnp.report.columns import break_name, format_sketch, wrap_text
from pnp.report.phrasing import Phrases, format_points, translate
from pnp.report.results import explain_lines
from pnp.scoring import Standing
from pnp.settings import load_settings
from pnp.words.complaints import translate_complaint as complained


def show(
    context: typer.Context,
    sheets: Annotated[
        list[str], Argument(metavar="SHEET...", help="Score sheets; - reads one from standard input.")
    ],
    out: Annotated[
        Path, Option("--out", "-o", metavar="FOLDER", help="Put the folder of the pictures into this one.")
    ] = Path("output"),
    format_: Annotated[
        str, Option("--format", "-f", metavar="FORMATS", help="png, svg or pdf; or several: png,pdf.")
    ] = "png",
    dpi: Annotated[
        float | None, Option(metavar="N", help="Dots per inch of PNG files; 150 if not given.")
    ] = None,
    ink: Annotated[
        Ink | None,
        Option("--ink", "-i", help="Dark grounds, white paper, or pure black; night if not given."),
    ] = None,
    lang: Lang = None,
    explain: Annotated[
        bool, Option("--explain", "-e", help="Write beside it what earned the points.")
    ] = False,
    text: Annotated[
        bool, Option("--text", "-t", help="Draw with characters on the terminal; write no file.")
    ] = False,
) -> None:
    """Draw what lay on the table, from a score sheet.

    Each player gets a picture. The folder of the pictures is named after the score sheet: those of
    tuesday.yaml lie in output/tuesday-shown.
    """
    from pnp.cli.commands.make import read_formats

    forms = read_formats(format_)
    idle = {} if "png" in forms else {"dpi": without_option("--format png")}
    if text:  # nothing but a terminal is drawn on
        idle = dict.fromkeys(("format_", "dpi", "ink"), with_option("--text"))
        idle["out"] = phrase("with-text-which-writes-no-file")
    refuse_ignored(context, idle)
    language, asked = find_language(lang)
    if text:
        draw_sheet = partial(draw_text, language=language, asked=asked, explain=explain)
        raise typer.Exit(_print_each(sheets, language, draw_sheet, parted=True))

    from pnp.build.tables.showing import View
    from pnp.build.tables.showing import show as draw_pictures

    ink = ink or load_settings().ink or USUAL_INK
    view = View(out, language, asked, forms, 150.0 if dpi is None else dpi, ink, explain)

    def draw_table(sheet: str) -> str:
        pictures = draw_pictures(sheet, view)
        files = concatenate(count_things(len(pictures.files), "file"), ": ", ", ".join(pictures.files))
        return make_printable(complained(at_place(pictures.folder, files), language))

    refuse_same_folders(sheets, out)
    raise typer.Exit(_print_each(sheets, language, draw_table))


def _print_each(sheets: list[str], language: str, told: Callable[[str], str], parted: bool = False) -> int:
    """Print the text for each score sheet, or its error; return the exit code of all."""
    codes = [0]
    for number, sheet in enumerate(dict.fromkeys(sheets)):
        try:
            print(*([""] if parted and number else []), told(sheet), sep="\n")
        except PnpError as error:
            codes.append(print_refusal(error, language))
    return max(codes)


def refuse_same_folders(sheets: list[str], out: Path) -> None:
    """Refuse score sheets of one name: they would have one folder, where one would replace the other."""
    from pnp.build.tables.showing import shown_folder

    first: dict[Path, str] = {}
    for sheet in sheets:
        other = first.setdefault(folder := shown_folder(sheet, out), sheet)
        if other != sheet:
            arguments = {"one": other, "other": sheet, "folder": str(folder)}
            wrong = phrase("one-and-other-would-be-shown-in-one-folder-folder", **arguments)
            raise UsageError(wrong, phrase("show-one-with-out"))


def draw_text(sheet: str, language: str, asked: bool, explain: bool) -> str:
    """Draw all players of a score sheet in characters."""
    scored = score_file(sheet)
    if scored.game.ascii_view is None:
        wrong = phrase("game-does-not-draw-in-characters", game=scored.game.id)
        right = phrase("leave-text-out-or-score-it-with-pnp-score-sheet", sheet=sheet)
        raise UsageError(wrong, right)
    words = phrases(scored.game, language, asked, "entry")  # which has what drawings say
    head = [*map(make_printable, break_name(word_heading(scored, words, of_state=True), COLUMNS))]
    return "\n\n".join(["\n".join(head), *draw_positions(scored, words, explain)])


def draw_positions(scored: Scored, words: Phrases, explain: bool = False) -> list[str]:
    """Draw the table, if there is one to draw, and each player."""
    drawn = [_draw_place(scored, (), words)]
    drawn += [[*_draw_player(scored, seat, words, explain)] for seat, _ in enumerate(scored.result.players)]
    return [text for lines in drawn if (text := "\n".join(lines))]


def _draw_player(scored: Scored, number: int, words: Phrases, explain: bool) -> Iterator[str]:
    standing = scored.result.players[number]
    yield from map(make_printable, _player_title(standing, words))
    yield ""
    yield from _draw_place(scored, ("players", number), words)
    if explain:
        yield ""
        yield from map(make_printable, explain_lines(standing, words))


def _draw_place(scored: Scored, place: Location, words: Phrases) -> list[str]:
    assert scored.game.ascii_view is not None
    sketch = scored.game.ascii_view(scored.position, scored.result, place)
    return format_sketch(sketch, words, may_colour(sys.stdout), plain=make_printable)


def _player_title(standing: Standing, words: Phrases) -> list[str]:
    """Return the name, the total and the place, on one line if there is room, with a rule below."""
    total = f"{translate(words, 'score-total')} {format_points(standing.total)}"
    place = f"{translate(words, 'score-place')} {standing.place}."
    return [*wrap_text("", f"{standing.name} · {total} · {place}", COLUMNS), "─" * COLUMNS]
