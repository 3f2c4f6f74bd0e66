"""Entering a table, question by question, as data: it knows no terminal, no file and no clock."""

from pnp.entry.drafts import make_answers, make_draft, read_draft, write_draft
from pnp.entry.session import (
    PointsRow,
    Session,
    enter_line,
    fill_points,
    find_current,
    find_entered,
    find_lost,
    find_needed,
    give_all_lines,
    leave_empty,
    list_answers,
    list_points_rows,
    make_sheet,
    read_field,
    refuse_faults,
    resume_session,
    start_session,
    typed_before,
    with_known_lines,
    with_lines,
)
from pnp.entry.states import NO_FILES, Answers, Files, Table, find_id, find_seat, seat_players
