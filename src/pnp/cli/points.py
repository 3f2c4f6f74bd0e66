"""Enters a table by its points alone: at a terminal in a form like a printed pad, elsewhere one line a
player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from pnp import entry, terminal
from pnp.cli import entering
from pnp.entry.session import BACK, EMPTY, HELP
from pnp.entry.states import Hand, QuestionId
from pnp.models.score_sheets.questions import NEEDED, Question, Refused, split_words
from pnp.report.phrasing import tell_refusals, translate


def ask_by_points(desk: entering.EntryDesk, session: entry.Session) -> entry.Session:
    """Ask for the players and the other questions of the table, then for the points of all players."""
    filled = False
    while True:
        full_session = entry.give_all_lines(session)
        question = entry.find_needed(full_session)
        if question is not None and (entry.find_seat(question) is None or (filled and not desk.at_screen)):
            session = _ask_beside(desk, full_session if filled else session, question, filled)
        elif filled and question is None:
            return full_session
        elif desk.at_screen:
            session, filled = _fill_form(desk, session)
        else:
            session, filled = _read_lines(desk, session), True


def _ask_beside(
    desk: entering.EntryDesk, session: entry.Session, question: Question, filled: bool
) -> entry.Session:
    """Ask a question of the table, and return the session after it. The answer may decide which lines there
    are, so the question is asked without lines, unless they caused it."""
    bare = session if filled else entry.with_lines(session, {})
    current = entry.find_current(bare)
    if current is None or entry.find_id(current) != entry.find_id(question):
        bare = replace(bare, changed=entry.find_id(question))
    following = entering.ask_one(desk, bare, question)
    assert following is not None  # there was a question
    if not filled:
        following = entry.with_known_lines(following, session.answers.hand)
    if following.answers != session.answers:
        entering.tell_answer(desk, session, question, following)
    return following


# ---- At a terminal


def _fill_form(desk: entering.EntryDesk, session: entry.Session) -> tuple[entry.Session, bool]:
    """Return the session with all points of a form, and whether they are complete. If somebody goes back to
    an earlier question, they are not, and the session asks that question next."""
    filled, before = _FormSession(desk, session), _find_before(session)
    words = terminal.FormWords(
        total=translate(desk.words, "score-total"),
        end=f"{translate(desk.words, 'ask-end')}.",
        empty=lambda n: translate(desk.words, "points-empty", n=n),
        keys=translate(desk.words, "points-keys"),
        help=translate(desk.words, "points-help"),
        first="" if before else translate(desk.words, "refused-back"),
    )
    if terminal.fill_form(_list_names(session), filled.find_texts(), filled.look, words, desk.coloured):
        return entry.leave_empty(filled.session), True
    assert before is not None  # else nobody can go back
    return replace(filled.session, changed=entry.find_id(before), back=True), False


def _list_names(session: entry.Session) -> list[str]:
    return [player["name"] for player in session.state.tree["players"]]


def _find_before(session: entry.Session) -> Question | None:
    """Return the last answered question before the form."""
    questions = entry.with_lines(session, {}).state.questions
    answered = [each for each in questions if entry.find_id(each) in session.answers.typed]
    return next((each for each in reversed(answered) if entry.find_seat(each) is None), None)


class _FormSession:
    """A session that follows the fields of a form, as far as they can be read."""

    def __init__(self, desk: entering.EntryDesk, session: entry.Session) -> None:
        self.desk, self.session, self.note = desk, session, ""
        self.rows = entry.list_points_rows(session)
        self.read = self.find_texts()  # the texts that the session was made from

    def fields(self) -> Iterator[tuple[terminal.Place, entry.PointsRow]]:
        """Yield the fields row by row."""
        seats = range(len(_list_names(self.session)))
        for at, row in enumerate(self.rows):
            yield from (((seat, at), row) for seat in (row.asked or seats))

    def find_texts(self) -> dict[terminal.Place, str]:
        texts: dict[terminal.Place, str] = {}
        for (seat, at), row in self.fields():
            if row.line:
                texts[seat, at] = str(self.session.answers.hand.get((seat, row.line), ""))
            else:
                texts[seat, at] = self.session.answers.typed.get(entry.find_id(row.asked[seat]), "")
        return texts

    def look(self, texts: Mapping[terminal.Place, str]) -> terminal.PointsForm:
        """Follow the texts of the fields, and return the form with the fields to be corrected."""
        refusals = self.follow(texts)
        asked = [(place, row.asked[place[0]]) for place, row in self.fields() if row.asked]
        lacking = [place for place, each in asked if each.blank is NEEDED and not texts.get(place)]
        why, seats = translate(self.desk.words, "refused-empty"), range(len(_list_names(self.session)))
        labelled = ((row, _label_row(self.desk, row), (*(row.asked or seats),)) for row in self.rows)
        rows = [
            terminal.FormRow(label, columns, bool(row.line), self.explain(row))
            for row, label, columns in labelled
        ]
        return terminal.PointsForm((*rows,), refusals, dict.fromkeys(lacking, why), self.note)

    def follow(self, texts: Mapping[terminal.Place, str]) -> dict[terminal.Place, str]:
        """Make the session anew from all fields that can be read; return why the others cannot."""
        hand: dict[Hand, int] = {}
        typed: dict[QuestionId, str | None] = {}
        refusals = {}
        for place, row in self.fields():
            (seat, _), text = place, texts.get(place, "")
            try:
                points = entry.read_field(row, seat, text) if text else None
            except Refused as why:
                refusals[place] = translate(self.desk.words, why.message, **why.arguments)
                continue
            if row.asked:
                typed[entry.find_id(row.asked[seat])] = text or None
            elif points is not None:
                hand[seat, row.line] = points
        try:
            self.adopt(entry.fill_points(self.session, hand, typed))
            self.read = {**texts}
        except Refused as why:
            changed = [place for place, _ in self.fields() if texts.get(place) != self.read.get(place)]
            refusals |= dict.fromkeys(changed, translate(self.desk.words, why.message, **why.arguments))
        return refusals

    def adopt(self, session: entry.Session) -> None:
        if session.answers != self.session.answers:
            self.note = " ".join(entering.keep_session(self.desk, session)) or self.note
        self.session, self.rows = session, entry.list_points_rows(session)

    def explain(self, row: entry.PointsRow) -> str:
        first = next(iter(row.asked.values()), None)
        lines = [] if first is None else entering.explain_question(first, self.desk.words)
        return " ".join(map(str.strip, lines))


def _label_row(desk: entering.EntryDesk, row: entry.PointsRow) -> str:
    """Word a line of the score, or another question to players."""
    if row.line:
        return translate(desk.words, f"line-{row.line}")
    question = next(iter(row.asked.values()))
    has_own = f"{question.words}-row" in desk.words.catalogue.entries
    return entering.word_question(question, desk.words, "-row" if has_own else "")


# ---- By lines


def _read_lines(desk: entering.EntryDesk, session: entry.Session) -> entry.Session:
    """Read the points of all players, one line of numbers each, into the session."""
    names = _list_names(session)
    seat = next((seat for seat, _ in enumerate(names) if not _is_given(session, seat)), len(names))
    while seat < len(names):
        typed = desk.ask(_make_prompt(desk, session, seat))
        if typed.strip() == HELP:
            entering.say(*entering.word_lines(desk, "points-line-help"))
        elif typed.strip() in entering.VIEWS:
            for line in entering.view_lines(desk, session, None, typed.strip()):
                print(line)
        elif typed.strip() == BACK:
            seat -= 1
        else:
            following = _read_line(session, seat, typed)
            entering.say(*entering.keep_session(desk, following), *entering.list_totals(following))
            session, seat = following, seat + 1
    return session


def _is_given(session: entry.Session, seat: int) -> bool:
    lines = [row.line for row in entry.list_points_rows(session) if row.line]
    return all((seat, line) in session.answers.hand for line in lines)


def _make_prompt(desk: entering.EntryDesk, session: entry.Session, seat: int) -> terminal.Prompt:
    def read_points(typed: str) -> None:
        if typed.strip() == BACK and not seat:
            raise Refused("refused-back")
        if typed.strip() not in (BACK, *entering.VIEWS):
            _read_line(session, seat, typed)

    rows = [_label_row(desk, row) for row in _list_rows_of(session, seat)]
    name = _list_names(session)[seat]
    asked = translate(desk.words, "points-line", name=name, rows=tuple(rows))
    return terminal.Prompt(asked, tell_refusals(desk.words, read_points))


def _list_rows_of(session: entry.Session, seat: int) -> list[entry.PointsRow]:
    """List the rows of a player without the player's own points, which are still to come, so that nothing
    depends on them."""
    points_of_others = {hand: points for hand, points in session.answers.hand.items() if hand[0] != seat}
    rows = entry.list_points_rows(entry.with_lines(session, points_of_others))
    return [row for row in rows if row.line or seat in row.asked]


def _read_line(session: entry.Session, seat: int, typed: str) -> entry.Session:
    """Read the points of a player into the session; `-` leaves one empty."""
    words, rows = split_words(typed), _list_rows_of(session, seat)
    if len(words) != len(rows):
        raise Refused("refused-how-many", n=len(words), least="exactly", most=len(rows))
    hand = {**session.answers.hand}
    answers: dict[QuestionId, str | None] = {}
    for word, row in zip(words, rows, strict=True):
        text = "" if word == EMPTY else word
        if row.line:
            hand[seat, row.line] = entry.read_field(row, seat, text or "0")
        else:
            entry.read_field(row, seat, text)
            answers[entry.find_id(row.asked[seat])] = text
    return entry.fill_points(session, hand, answers)
