"""`pnp check`: finds mistakes in a designer's files, and what will disappoint."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer import Argument, Option

import pnp
from pnp import build, models
from pnp.cli.main import FAILED, is_ascii_only, make_printable
from pnp.cli.options import Lang, find_language, refuse_ignored, with_option

CLEAN, WARNED = 0, 1  # exit codes


def check(
    context: typer.Context,
    files: Annotated[
        list[str] | None,
        Argument(
            metavar="FILE...",
            help="Card sets, boards, layouts, score sheets, kits. If none is named: all of pnp itself.",
        ),
    ] = None,
    strict: Annotated[bool, Option("--strict", help="End with exit code 1 if there is a warning.")] = False,
    json: Annotated[
        bool, Option("--json", "-j", help="Print JSON: a line for each file, or each code.")
    ] = False,
    codes: Annotated[bool, Option("--list", help="List what pnp looks for.")] = False,
    lang: Lang = None,
    watch: Annotated[bool, Option("--watch", "-w", help="Check again at every save.")] = False,
) -> None:
    """Find mistakes in your cards, boards, layouts and score sheets.

    Name files of any kind; pnp sees what each of them is. Name card sets of one game together, and they are
    checked together.
    """
    from json import dumps

    from pnp.report.columns import format_columns
    from pnp.report.findings import count_findings, format_findings_json, list_findings

    language, asked = find_language(lang, for_programs=json)
    words = build.find_check_words(language, asked)
    if codes:
        objects = (dumps(each, ensure_ascii=is_ascii_only()) for each in build.list_codes_as_data(words))
        rows = objects if json else format_columns([*build.list_codes(words)], range(3))
        print(make_printable("\n".join(rows)))
        return

    def find_and_tell() -> Sequence[models.Checked]:
        found = pnp.check(*files or (), language=language, or_english=not asked)
        if json:
            print(*(format_findings_json(each, words, is_ascii_only()) for each in found), sep="\n")
        else:
            print(make_printable(list_findings(found, words, figures=bool(files))))
        return found

    if watch:
        from pnp.cli.watching import watch as watch_files

        refuse_ignored(context, {"strict": with_option("--watch")})
        # Standard output is for JSON alone.
        said = build.phrases(None, language, asked=False, topic="watch")
        watch_files([find_and_tell], said, sys.stderr if json else sys.stdout)
        return
    found = find_and_tell()
    warned = strict and count_findings(found, "warning")
    raise typer.Exit(FAILED if count_findings(found, "error") else WARNED if warned else CLEAN)
