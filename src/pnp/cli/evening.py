"""The evening that the command line tells of: its day, by default today, and who played."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from msgspec import Struct

from pnp.cli.idle import refuse_idle_log
from pnp.cli.keeping import can_offer
from pnp.entry import NO_FILES, Files
from pnp.entry.drafts import NO_OPTIONS, Options, later_options
from pnp.errors import UsageError, at_place, phrase


class Evening(Struct, frozen=True):
    """What the command line says of a table that is to be entered; the language where it was asked for. To
    resume, `game` may be the name of a draft's file."""

    game: str | None
    resume: bool
    players: int | None
    names: tuple[str, ...]
    played: str
    language: str | None
    files: Files = NO_FILES
    options: Options = NO_OPTIONS


def day(written: str | None) -> str:
    if written is None:
        return date.today().isoformat()  # people play by their own calendar
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", written):
        raise UsageError(phrase("day-is-no-day", day=written), phrase("write-it-as-2026-11-18"))
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError:
        raise UsageError(phrase("there-is-no-day-day", day=written), phrase("correct-it")) from None


def called(names: str | None) -> tuple[str, ...]:
    """`Ester,Jan`: the names of players, in turn order."""
    found = tuple(filter(None, (name.strip() for name in (names or "").split(","))))
    if names is not None and not found:
        raise UsageError(phrase("names-names-nobody"), phrase("write-names-ester-jan"))
    return found


def of_evening(
    game: list[str] | None,
    resume: bool,
    players: int | None,
    names: str | None,
    played: str | None,
    language: str | None,
    cards: list[Path] | None,
    layout: Path | None,
    options: Options,
) -> Evening:
    """The command line as it was meant."""
    only = game[0] if game else None
    files = Files(tuple(filter(None, map(absolute, cards or ()))), absolute(layout))
    return Evening(only, resume, players, called(names), day(played), language, files, options)


def absolute(file: Path | None) -> str | None:
    """A file, wherever pnp runs when it is needed; a draft has to be able to name it."""
    return None if file is None else writable_name(file.absolute())


def writable_name(file: Path) -> str:
    """The name of a file that a text is to name."""
    try:
        str(file).encode()
    except UnicodeEncodeError:
        wrong = phrase("a-name-has-a-character-that-cannot-be-printed")
        raise UsageError(at_place(file, wrong), phrase("choose-another-name")) from None
    return str(file)


def settled(now: Options, before: Options) -> Options:
    """What is to be done with a table, as it is said now or was said when the table was begun."""
    options = later_options(now, before)
    refuse_idle_log(now.log, options.keep, offered=can_offer())
    return options


def folder(options: Options) -> Path:
    """Where the sheet is saved."""
    if options.out is None:
        return Path()
    out = Path(options.out)
    return out.relative_to(Path.cwd()) if out.is_relative_to(Path.cwd()) else out
