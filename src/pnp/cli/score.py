"""`pnp score`: score sheets in, results out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.errors import InputError

if TYPE_CHECKING:
    from pnp.build.scoring import Scored

WARNED, FAILED = 1, 2  # exit codes


def score(
    sheets: Annotated[
        list[str], typer.Argument(metavar="SHEET...", help="Score sheets; - for standard input.")
    ],
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Tell under each line what earned it.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, one object a sheet and line.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="End with exit code 1 on any warning.")] = False,
) -> None:
    """Score a table that was played.

    A score sheet is a YAML file; its `game` says which game was played.
    """
    language = _language(lang, json)
    code = 0
    for number, sheet in enumerate(sheets):
        scored = _scored(sheet)
        if scored is None:
            code = FAILED
            continue
        if strict and scored.result.warnings:
            code = max(code, WARNED)
        if number and not json:
            print()
        print(_told(scored, language, explain, json), end="")
    raise typer.Exit(code)


def _language(lang: str | None, json: bool) -> str:
    """The language that is asked for; else the user's own, but for programs, which get English."""
    from pnp.cli.languages import chosen_language

    if lang is None and json:
        return "en"
    if lang is not None:
        return chosen_language(lang, None)
    from pnp.settings import load_settings

    return chosen_language(None, load_settings())


def _scored(sheet: str) -> Scored | None:
    """The result, or none where the errors were told."""
    from pnp.build.scoring import score_file
    from pnp.cli.main import complained

    try:
        return score_file(sheet)
    except InputError as error:
        sys.stdout.flush()  # so that both streams on one terminal keep the order of the sheets
        complained(str(error), FAILED)
        return None


def _told(scored: Scored, language: str, explain: bool, json: bool) -> str:
    from pnp.build.reporting import phrases
    from pnp.report import as_json, table

    words = phrases(scored.game, language)
    if json:
        return as_json(scored.result, scored.sheet, words) + "\n"
    return table(scored.result, _heading(scored, language), words, explain)


def _heading(scored: Scored, language: str) -> str:
    """The game, and what the table is called."""
    from pnp.build.reporting import phrases
    from pnp.report.phrasing import name

    game = name(phrases(scored.game, language), "game-name")
    called = (scored.title, scored.played) if scored.title or scored.played else (Path(scored.sheet).name,)
    return " · ".join(filter(None, (game, *called)))
