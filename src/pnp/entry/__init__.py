"""Entering a table, question by question, as data: it knows no terminal, no file and no clock."""

from typing import TYPE_CHECKING

from pnp.doors import door
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

if TYPE_CHECKING:
    from pnp.entry.drafts import Draft, answers_of, draft_of
    from pnp.entry.drafts import read as read_draft
    from pnp.entry.drafts import written as written_draft
    from pnp.entry.questions import key
else:
    __getattr__ = door(__name__)
