"""`pnp check`: what is wrong with files of a designer, and what will disappoint."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

import pnp
from pnp.build.checking import codes_data, list_codes
from pnp.build.wording import find_check_words
from pnp.cli.main import FAILED, is_ascii_only, make_printable
from pnp.cli.options import find_language, refuse_ignored, with_option
from pnp.report.columns import format_columns
from pnp.report.findings import count_findings, format_findings_json, list_findings

if TYPE_CHECKING:
    from pnp.models.findings import Checked
    from pnp.report.findings import Words


CLEAN, WARNED = 0, 1  # exit codes


def check(
    context: typer.Context,
    files: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE...", help="Card sets, boards, layouts, score sheets, kits; else what ships."
        ),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="End with exit code 1 on any warning.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print JSON, one object a file or code and line.")
    ] = False,
    codes: Annotated[bool, typer.Option("--list", help="List all that can be found.")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Check again at every save.")] = False,
) -> None:
    """Proofread card sets, boards, layouts, score sheets and kits.

    What a file is, is found from what it says. Card sets of one game that are named together are checked
    together, with the decks that ship. Without a file all that ships is checked.
    """
    language, asked = find_language(lang, for_programs=json)
    words = find_check_words(language, asked)
    if codes:
        print(make_printable(_codes_json(words) if json else _codes_table(words)))
        return
    if watch:
        refuse_ignored(context, {"strict": with_option("--watch")})
        _watch(files, words, language, asked, json)
        return
    found = pnp.check(*files or (), language=language, or_english=not asked)
    _tell(found, words, json, bool(files))
    raise typer.Exit(_exit_code(found, strict))


def _watch(files: list[str] | None, words: Words, language: str, asked: bool, json: bool) -> None:
    from pnp.cli.watching import watch, watch_phrases

    def work() -> None:
        found = pnp.check(*files or (), language=language, or_english=not asked)
        _tell(found, words, json, bool(files))

    # JSON has its lines to itself.
    watch([work], watch_phrases(language), sys.stderr if json else sys.stdout)


def _tell(found: Sequence[Checked], words: Words, json: bool, figures: bool) -> None:
    if json:
        print(*(format_findings_json(each, words, is_ascii_only()) for each in found), sep="\n")
    else:
        print(make_printable(list_findings(found, words, figures=figures)))


def _exit_code(found: Sequence[Checked], strict: bool) -> int:
    if count_findings(found, "error"):
        return FAILED
    return WARNED if strict and count_findings(found, "warning") else CLEAN


def _codes_json(words: Words) -> str:
    """All that can be found, one JSON object a code."""
    from json import dumps

    return "\n".join(dumps(each, ensure_ascii=is_ascii_only()) for each in codes_data(words))


def _codes_table(words: Words) -> str:
    """All that can be found: code, kind and example, each in its column."""
    return "\n".join(format_columns([*list_codes(words)], range(3)))
