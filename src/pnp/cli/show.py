"""`pnp show`: score sheets in, pictures of what lay on the table out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import pnp
from pnp.cli.idle import having, refuse_idle, without
from pnp.errors import PnpError, UsageError, phrase
from pnp.models.inks import Ink  # noqa: TC001 (typer reads the annotations)

if TYPE_CHECKING:
    from collections.abc import Callable

FAILED = 2  # an exit code


def show(
    context: typer.Context,
    sheets: Annotated[
        list[str], typer.Argument(metavar="SHEET...", help="Score sheets; - for standard input.")
    ],
    out: Annotated[Path, typer.Option(help="Where the folder of the pictures is put.")] = Path("output"),
    format_: Annotated[str, typer.Option("--format", help="png, svg, pdf, or several: png,pdf.")] = "png",
    dpi: Annotated[float | None, typer.Option(help="The resolution of PNG files, 150 if not said.")] = None,
    ink: Annotated[Ink, typer.Option(help="On dark grounds, on white paper, or in pure black.")] = "night",
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Beside it, line by line, what earned the points.")
    ] = False,
    text: Annotated[
        bool, typer.Option("--text", help="Draw in characters, here on the terminal; write no file.")
    ] = False,
) -> None:
    """Draw the position of a score sheet, one picture a player.

    The pictures lie in a folder named after the sheet: for tuesday.yaml, output/tuesday-shown.
    --text draws in characters on the terminal instead.
    """
    from pnp.cli.languages import chosen_language
    from pnp.cli.make import formats, given
    from pnp.settings import load_settings

    forms = formats(format_)
    idle = {} if "png" in forms else {"dpi": without("--format png")}
    if text:  # nothing but a terminal is drawn on
        idle = dict.fromkeys(("format_", "dpi", "ink"), having("--text"))
        idle["out"] = phrase("with-text-which-writes-no-file")
    refuse_idle(given(context), idle)
    language = chosen_language(lang, None if lang else load_settings())
    if text:
        raise typer.Exit(_each(sheets, language, _drawn(language, lang is not None, explain), parted=True))
    from pnp.errors import plural

    def draw(sheet: str) -> str:
        made = pnp.show(
            sheet,
            out,
            language=language,
            or_english=lang is None,
            ink=ink,
            formats=forms,
            dpi=150.0 if dpi is None else dpi,
            explain=explain,
        )
        return f"{made.folder}: {plural(len(made.files), 'file')}: {', '.join(made.files)}"

    refuse_same_folders(sheets, out)
    raise typer.Exit(_each(sheets, language, draw))


def _each(sheets: list[str], language: str, told: Callable[[str], str], parted: bool = False) -> int:
    """Print what is told of each sheet, or what is wrong with it; the exit code of all."""
    from pnp.cli.main import complained, worded

    codes = [0]
    for number, sheet in enumerate(dict.fromkeys(sheets)):
        try:
            print(*([""] if parted and number else []), told(sheet), sep="\n")
        except PnpError as error:
            sys.stdout.flush()  # so that both streams on one terminal keep the order of the sheets
            codes.append(complained(worded(error, language), FAILED))
    return max(codes)


def _drawn(language: str, asked: bool, explain: bool) -> Callable[[str], str]:
    from pnp.cli.show_text import shown_text

    return lambda sheet: shown_text(sheet, language, asked, explain)


def refuse_same_folders(sheets: list[str], out: Path) -> None:
    """Two sheets of one name would have one folder, where one takes the place of the other."""
    from pnp.build.showing import folder_of

    first: dict[Path, str] = {}
    for sheet in sheets:
        other = first.setdefault(folder := folder_of(sheet, out), sheet)
        if other != sheet:
            wrong = phrase(
                "one-and-other-would-be-shown-in-one-folder-folder",
                one=other,
                other=sheet,
                folder=str(folder),
            )
            raise UsageError(wrong, phrase("show-one-with-out"))
