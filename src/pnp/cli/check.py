"""`pnp check`: what is wrong with files of a designer, and what will disappoint."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

import pnp

if TYPE_CHECKING:
    from pnp.models.findings import Checked
    from pnp.report.findings import Words


CLEAN, WARNED, FAILED = 0, 1, 2  # exit codes


def check(
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
    from pnp.build.wording import find_check_words
    from pnp.cli.main import make_printable
    from pnp.cli.options import refuse_ignored, with_option
    from pnp.cli.score import language_of

    language, asked = language_of(lang, json)
    words = find_check_words(language, asked)
    if codes:
        print(make_printable(_codes_json(words) if json else _codes_table(words)))
        return
    if watch:
        refuse_ignored(frozenset({"strict"} if strict else ()), {"strict": with_option("--watch")})
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
    from pnp.cli.main import make_printable
    from pnp.cli.score import is_ascii_only
    from pnp.report.findings import format_findings_json, list_findings

    if json:
        print(*(format_findings_json(each, words, is_ascii_only()) for each in found), sep="\n")
    else:
        print(make_printable(list_findings(found, words, figures=figures)))


def _exit_code(found: Sequence[Checked], strict: bool) -> int:
    from pnp.report.findings import count_findings

    if count_findings(found, "error"):
        return FAILED
    return WARNED if strict and count_findings(found, "warning") else CLEAN


def _codes_json(words: Words) -> str:
    """All that can be found, one JSON object a code."""
    from json import dumps

    from pnp.build.checking import codes_data
    from pnp.cli.score import is_ascii_only

    return "\n".join(dumps(each, ensure_ascii=is_ascii_only()) for each in codes_data(words))


def _codes_table(words: Words) -> str:
    """All that can be found: code, kind and example, each in its column."""
    from pnp.build.checking import list_codes
    from pnp.report.columns import align_left, count_columns

    known = [*list_codes(words)]
    code, kind = (max(count_columns(row[column]) for row in known) for column in (0, 1))
    return "\n".join(f"{align_left(row[0], code)}  {align_left(row[1], kind)}  {row[2]}" for row in known)
