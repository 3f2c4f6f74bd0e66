"""Entering a table, question by question, as data: it knows no terminal, no file and no clock."""

from pnp.entry.commands import said
from pnp.entry.questions import NO_FILES, Files, Table, seated
from pnp.entry.session import (
    Session,
    again,
    answered,
    back,
    by_hand,
    changing,
    current,
    entered_now,
    listed,
    refuse_faults,
    resumed,
    sheet,
    start,
    typed_before,
)
from pnp.entry.states import Answers

__all__ = [
    "NO_FILES",
    "Answers",
    "Files",
    "Session",
    "Table",
    "again",
    "answered",
    "back",
    "by_hand",
    "changing",
    "current",
    "entered_now",
    "listed",
    "refuse_faults",
    "resumed",
    "said",
    "seated",
    "sheet",
    "start",
    "typed_before",
]
