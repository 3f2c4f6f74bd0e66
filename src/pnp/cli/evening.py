"""The evening that the command line tells of: its day, by default today, and who played."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from msgspec import Struct

from pnp.entry import NO_FILES, Files
from pnp.errors import UsageError, phrase


class Evening(Struct, frozen=True):
    """What the command line says of a table that is to be entered; the language where it was asked for."""

    game: str | None
    resume: bool
    players: int | None
    names: tuple[str, ...]
    played: str
    language: str | None
    out: Path
    files: Files = NO_FILES


def day(written: str | None) -> str:
    if written is None:
        return date.today().isoformat()  # people play by their own calendar
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", written):
        raise UsageError(phrase("'{day}' is no day", day=written), phrase("write it as 2026-11-18"))
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError:
        raise UsageError(phrase("there is no day '{day}'", day=written), phrase("correct it")) from None


def called(names: str | None) -> tuple[str, ...]:
    """`Ester,Jan`: the names of players, in turn order."""
    found = tuple(filter(None, (name.strip() for name in (names or "").split(","))))
    if names is not None and not found:
        raise UsageError(phrase("--names names nobody"), phrase("write --names Ester,Jan"))
    return found


def of_evening(
    game: list[str] | None,
    resume: bool,
    players: int | None,
    names: str | None,
    played: str | None,
    language: str | None,
    out: Path | None,
    cards: list[Path] | None,
    layout: Path | None,
) -> Evening:
    """The command line as it was meant."""
    only = game[0] if game else None
    board = None if layout is None else str(layout.absolute())
    files = Files(tuple(str(each.absolute()) for each in cards or ()), board)
    return Evening(only, resume, players, called(names), day(played), language, out or Path(), files)
