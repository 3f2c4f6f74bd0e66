"""The evening that the command line tells of, and what is to be done with its table."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from pnp.cli.idle import absolute, called, day, refuse_idle_log
from pnp.cli.keeping import can_offer
from pnp.entry import NO_FILES, Files
from pnp.entry.drafts import NO_OPTIONS, Options, later_options


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
