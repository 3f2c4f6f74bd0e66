"""The day of a game: as the command line says it, or today, which only a command asks the clock for."""

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
