"""Entering a table, question by question, as data: it knows no terminal, no file and no clock."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr
from pnp.entry.questions import NO_FILES, Files, Table, seat_players
from pnp.entry.session import (
    Session,
    enter_line,
    find_current,
    find_entered,
    find_lost,
    list_answers,
    make_sheet,
    refuse_faults,
    resume_session,
    start_session,
    typed_before,
)
from pnp.entry.states import Answers

if TYPE_CHECKING:
    from pnp.entry.drafts import make_answers, make_draft, read_draft, write_draft
    from pnp.entry.points import (
        PointsRow,
        fill_points,
        find_needed,
        give_all_lines,
        leave_empty,
        list_points_rows,
        read_field,
        with_known_lines,
        with_lines,
    )
    from pnp.entry.questions import find_id, find_seat
else:
    __getattr__ = lazy_getattr(__name__)
