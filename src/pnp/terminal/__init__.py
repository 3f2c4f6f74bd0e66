"""Asks people line by line, at a terminal or by plain lines, and draws codes that their phones read; it alone
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
    """Tell whether the terminal can move its cursor and show colours."""
    return os.environ.get("TERM", "" if os.name == "nt" else "dumb") != "dumb"


def is_at_terminal(in_stream: TextIO | None, out_stream: TextIO) -> bool:
    """Tell whether a line can be edited and a running clock shown."""
    return in_stream is not None and in_stream.isatty() and out_stream.isatty() and can_style()


def choose_asking(in_stream: TextIO | None, out_stream: TextIO, coloured: bool) -> Ask:
    """Choose how to ask: with a line to edit at a terminal, with plain lines elsewhere or at a simple
    terminal. Bytes that are no text show as replacement characters."""
    if in_stream is None:  # it was closed before we began
        raise UsageError(phrase("nobody-can-be-asked-where-standard-input-is-closed"))
    if hasattr(in_stream, "reconfigure"):
        in_stream.reconfigure(errors="replace")
    if is_at_terminal(in_stream, out_stream):
        from pnp.terminal.screen import ask_at_screen  # slow to load

        return ask_at_screen(coloured)
    return ask_by_lines(in_stream, out_stream)
