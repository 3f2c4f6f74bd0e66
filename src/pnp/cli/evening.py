"""The evening that the command line tells of: its day, by default today, and who played."""

from __future__ import annotations

import re
from datetime import date

from pnp.errors import UsageError


def day(written: str | None) -> str:
    if written is None:
        return date.today().isoformat()  # people play by their own calendar
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", written):
        raise UsageError(f"'{written}' is no day; write it as 2026-11-18")
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError:
        raise UsageError(f"there is no day '{written}'; correct it") from None


def called(names: str | None) -> tuple[str, ...]:
    """`Ester,Jan`: the names of players, in turn order."""
    found = tuple(filter(None, (name.strip() for name in (names or "").split(","))))
    if names is not None and not found:
        raise UsageError("--names names nobody; write --names Ester,Jan")
    return found
