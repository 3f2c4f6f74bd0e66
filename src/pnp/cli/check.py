"""`pnp check`: what is wrong with files of a designer, and what will disappoint."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    from pnp.build.check_words import speaker
    from pnp.cli.idle import having, refuse_idle
    from pnp.cli.main import printable
    from pnp.cli.score import language_of

    language, asked = language_of(lang, json)
    words = speaker(language, asked)
    if codes:
        print(printable(_listed(words) if json else _table(words)))
        return
    if watch:
        refuse_idle(frozenset({"strict"} if strict else ()), {"strict": having("--watch")})
        _watch(files, words, language, json)
        return
    found = _checked(files)
    _tell(found, words, json, bool(files))
    raise typer.Exit(_code(found, strict))


def _checked(files: list[str] | None) -> Sequence[Checked]:
    from pnp.build.checking import checked
    from pnp.build.shipped_files import shipped_files

    return checked(files or shipped_files())


def _watch(files: list[str] | None, words: Words, language: str, json: bool) -> None:
    from pnp.cli.watching import of_watching, watched

    def work() -> None:
        _tell(_checked(files), words, json, bool(files))

    # JSON has its lines to itself.
    watched([work], of_watching(language), sys.stderr if json else sys.stdout)


def _tell(found: Sequence[Checked], words: Words, json: bool, figures: bool) -> None:
    from pnp.cli.main import printable
    from pnp.cli.score import plain_only
    from pnp.report.findings import listed
    from pnp.report.findings_json import findings_json

    if json:
        print(*(findings_json(each, words, plain_only()) for each in found), sep="\n")
    else:
        print(printable(listed(found, words, figures=figures)))


def _code(found: Sequence[Checked], strict: bool) -> int:
    from pnp.report.findings import number

    if number(found, "error"):
        return FAILED
    return WARNED if strict and number(found, "warning") else CLEAN


def _listed(words: Words) -> str:
    """All that can be found, one JSON object a code."""
    from json import dumps

    from pnp.build.check_codes import data
    from pnp.cli.score import plain_only

    return "\n".join(dumps(each, ensure_ascii=plain_only()) for each in data(words))


def _table(words: Words) -> str:
    """All that can be found: code, kind and example, each in its column."""
    from pnp.build.check_codes import rows
    from pnp.report.columns import left, width

    known = [*rows(words)]
    code, kind = (max(width(row[column]) for row in known) for column in (0, 1))
    return "\n".join(f"{left(row[0], code)}  {left(row[1], kind)}  {row[2]}" for row in known)
