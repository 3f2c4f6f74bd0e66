"""Asking people line by line, at a terminal or by plain lines, and a code that their phones read; it alone
knows prompt_toolkit and segno."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr
from pnp.errors import UsageError, phrase
from pnp.terminal.prompts import (
    Ask,
    Clock,
    Prompt,
    TimeUpError,
    ask_by_lines,
    count_text_columns,
    join_answer,
)

if TYPE_CHECKING:
    from typing import TextIO

    from pnp.terminal.points import FormRow, FormWords, Place, PointsForm, fill_form
    from pnp.terminal.qr_code import draw_qr_code, find_room
    from pnp.terminal.screen import ask_at_screen
else:
    __getattr__ = lazy_getattr(__name__)


def can_style() -> bool:
    """Whether the terminal can move its cursor and show colours."""
    return os.environ.get("TERM", "" if os.name == "nt" else "dumb") != "dumb"


def is_at_terminal(typed: TextIO | None, shown: TextIO) -> bool:
    """Whether a line can be edited, and a clock seen to run."""
    return typed is not None and typed.isatty() and shown.isatty() and can_style()


def choose_asking(typed: TextIO | None, shown: TextIO, coloured: bool) -> Ask:
    """At a terminal a line that can be edited; plain lines elsewhere, or where it knows no more. Bytes that
    are no text are shown to be none."""
    if typed is None:  # it was closed before we began
        raise UsageError(phrase("nobody-can-be-asked-where-standard-input-is-closed"))
    if hasattr(typed, "reconfigure"):
        typed.reconfigure(errors="replace")
    if is_at_terminal(typed, shown):
        from pnp.terminal.screen import ask_at_screen  # takes its time to load

        return ask_at_screen(coloured)
    return ask_by_lines(typed, shown)
