"""A form of numbers in rows and columns at a terminal, as on a printed pad: its fields, and their totals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from prompt_toolkit import layout
from prompt_toolkit.filters import is_done
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, Window

from pnp.report.columns import align_left, align_right, clip_text, count_columns, wrap_text
from pnp.report.phrasing import format_points
from pnp.terminal.prompts import REFUSED_MARK, count_text_columns
from pnp.terminal.screen import drop_typed_ahead, end_asking, run_application

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples

Place: TypeAlias = tuple[int, int]  # a column, and a row of it


class FormRow(Struct, frozen=True):
    """A row of the form: its label, and the columns that have a field in it. `counted` numbers add up to the
    totals, and are 0 in an empty field. `told` explains the row."""

    label: str
    columns: tuple[int, ...]
    counted: bool
    told: str = ""


class PointsForm(Struct, frozen=True):
    """The present rows. `refused` has the fields with wrong texts and the reasons, `lacking` the fields that
    may not be empty at the end. A `note` is shown below."""

    rows: tuple[FormRow, ...]
    refused: Mapping[Place, str]
    lacking: Mapping[Place, str]
    note: str = ""


class FormWords(Struct, frozen=True):
    """The words of a form: `end` says how to save, `empty` how many fields are empty, and `first` that no
    question comes before the form, if that is so."""

    total: str
    end: str
    empty: Callable[[int], str]
    keys: str
    help: str
    first: str


# makes the form from the texts of its fields
ReadForm: TypeAlias = Callable[[Mapping[Place, str]], PointsForm]

BACK = "<"
LONGEST = 20  # letters of a field
CELL, LABEL, WIDEST = 5, 8, 12  # columns that a field and a label have at least, and a field at most
EMPTY = "\N{MIDDLE DOT}"


def fill_form(
    heads: Sequence[str], texts: Mapping[Place, str], look: ReadForm, words: FormWords, coloured: bool
) -> bool:
    """Let people fill in a form with these heads of columns and these texts of fields. `look` is called
    whenever a field is left. Return False if somebody wants to go back to the question before the form."""
    form = _Form(heads, texts, look, words)
    return run_application(form.lay_out(), form.keys(), coloured, erase_when_done=True) != BACK


def _fit_height(lines: int) -> layout.Dimension:
    """Return a height of so many lines, or fewer at a low terminal."""
    return layout.Dimension(min=1, max=lines, preferred=lines)


class _Form:
    """The state of the form: the texts of its fields, and the field of the cursor: None at the end. A field
    that was just entered is `fresh`, so that the next key replaces its text."""

    def __init__(
        self, heads: Sequence[str], texts: Mapping[Place, str], look: ReadForm, words: FormWords
    ) -> None:
        self.heads, self.texts, self.look, self.words = heads, {**texts}, look, words
        self.form = look(texts)
        self.place = next((place for place in self.fields() if not self.texts.get(place)), None)
        self.left = self.place  # the field that the cursor left last
        self.known = {*self.fields()}  # without later ones that the cursor has not visited
        self.fresh, self.refused, self.helped = True, "", False

    def fields(self) -> list[Place]:
        """List the fields column by column."""
        return sorted((column, at) for at, row in enumerate(self.form.rows) for column in row.columns)

    # ---- Keys

    def keys(self) -> KeyBindings:
        keys = KeyBindings()
        keys.add("<any>")(self.type_key)
        keys.add("<bracketed-paste>")(self.type_key)
        keys.add("?")(lambda _: self.toggle_help())
        keys.add(BACK)(self.gone_back)
        keys.add("backspace")(lambda _: self.put(self.text()[:-1]))
        for key in ("escape", "delete"):
            keys.add(key, eager=True)(lambda _: self.put(""))
        for key in ("enter", "c-j"):  # Enter that was typed before the form appeared is c-j
            keys.add(key)(self.enter)
        keys.add("tab")(lambda event: self.go(event, lambda: self.find_next(self.list_row(), 1)))
        keys.add("s-tab")(lambda event: self.go(event, lambda: self.find_next(self.list_row(), -1)))
        keys.add("down")(lambda event: self.go(event, lambda: self.find_beside(0, 1)))
        keys.add("up")(lambda event: self.go(event, lambda: self.find_beside(0, -1)))
        keys.add("right")(lambda event: self.go(event, lambda: self.find_beside(1, 1)))
        keys.add("left")(lambda event: self.go(event, lambda: self.find_beside(1, -1)))
        return keys

    def text(self) -> str:
        return "" if self.place is None else self.texts.get(self.place, "")

    def type_key(self, event: KeyPressEvent) -> None:
        words = " ".join(event.data.splitlines())
        if words and words.isprintable():
            self.put(("" if self.fresh else self.text()) + words)

    def put(self, text: str) -> None:
        self.fresh, self.refused = False, ""
        if self.place is not None:
            self.texts[self.place] = text[:LONGEST]

    def toggle_help(self) -> None:
        self.helped = not self.helped

    def enter(self, event: KeyPressEvent) -> None:
        """Go down the column and on to the next one; at the end, finish the form."""
        if self.place is not None:
            self.go(event, lambda: self.find_next(self.fields(), 1))
            return
        self.texts |= dict.fromkeys(self.list_empty(), "0")
        if self.renew(event):
            problems = {**self.form.lacking, **self.form.refused}
            waiting = [place for place in self.fields() if place in problems or place not in self.known]
            if not waiting:
                event.app.exit(result="")
            else:
                self.stop(event, waiting[0], problems.get(waiting[0], ""))

    def gone_back(self, event: KeyPressEvent) -> None:
        if self.words.first:
            self.refused = self.words.first
        elif self.renew(event):
            event.app.exit(result=BACK)

    def renew(self, event: KeyPressEvent) -> bool:
        """Make the form anew; tell whether that worked."""
        try:
            self.form = self.look(self.texts)
        except Exception as error:  # raise it in the caller, not in the event loop, which would print it
            end_asking(event.app, error)
            return False
        return True

    def stop(self, event: KeyPressEvent, place: Place | None, why: str) -> None:
        """Put the cursor into a field, with the reason if its text has to be corrected."""
        self.left = self.place or self.left
        self.known |= {place} if place else set()
        self.place, self.fresh, self.refused = place, True, why
        if why:
            drop_typed_ahead(event)

    def go(self, event: KeyPressEvent, choose: Callable[[], Place | None]) -> None:
        """Leave a field for another, unless its text has to be corrected first."""
        if self.renew(event):
            why = self.form.refused.get(self.place, "") if self.place else ""
            self.stop(event, self.place if why else choose(), why)

    def list_row(self) -> list[Place]:
        """List the fields row by row."""
        return sorted(self.fields(), key=lambda place: (place[1], place[0]))

    def find_next(self, fields: list[Place], step: int) -> Place | None:
        """Return the field so many steps on in an order; None after the last."""
        at = max(0, (fields.index(self.place) if self.place in fields else len(fields)) + step)
        return fields[at] if at < len(fields) else None

    def find_beside(self, axis: int, step: int) -> Place | None:
        """Return the next field in the same column or row, if there is one; the end comes below a column."""
        if self.place is None:
            fields = self.fields()
            return None if step > 0 else self.left if self.left in fields else fields[-1]
        line = [place for place in self.fields() if place[axis] == self.place[axis]]
        if self.place in (line[-1:] if step > 0 else line[:1]):
            return None if axis == 0 and step > 0 else self.place
        return self.find_next(line, step)

    def list_empty(self) -> list[Place]:
        """List the empty fields of points."""
        counted = {at for at, row in enumerate(self.form.rows) if row.counted}
        return [place for place in self.fields() if place[1] in counted and not self.texts.get(place)]

    # ---- Drawing

    def lay_out(self) -> Layout:
        control = FormattedTextControl(self.table, focusable=True)
        table = Window(control, height=lambda: _fit_height(len(self.form.rows) + 2))
        head = Window(FormattedTextControl(self.head), height=1)
        lines = FormattedTextControl(self.list_lines_below)
        below = Window(lines, height=lambda: _fit_height(len(self.list_messages())))
        return Layout(HSplit([head, table, layout.ConditionalContainer(below, ~is_done)]), table)

    def widths(self) -> tuple[int, int, range]:
        """Return the width of labels, the width of a field, and the players that there is room for."""
        room, several = count_text_columns(sys.stdout), len(self.heads)
        visible = min(several, (room - LABEL) // (CELL + 1))
        labels = [count_columns(each) for each in (self.words.total, *(row.label for row in self.form.rows))]
        label = min(max(labels), room - visible * (CELL + 1))
        widest_head = max(CELL, min(WIDEST, max(map(count_columns, self.heads))))
        last = max(visible, (self.place or (several - 1, 0))[0] + 1)
        return label, min(widest_head, (room - label) // visible - 1), range(last - visible, last)

    def head(self) -> StyleAndTextTuples:
        label, wide, players = self.widths()
        pieces: StyleAndTextTuples = [("", " " * label)]
        for player in players:
            look = "class:label" if self.place and self.place[0] == player else ""
            pieces += [("", " "), (look, align_right(clip_text(self.heads[player], wide), wide))]
        return pieces

    def table(self) -> StyleAndTextTuples:
        label, wide, players = self.widths()
        rows = [self.row(at, row.counted) for at, row in enumerate(self.form.rows)]
        counted = sum(row.counted for row in self.form.rows)
        total: StyleAndTextTuples = [("", align_left(clip_text(self.words.total, label), label))]
        for player in players:
            total.append(("class:label", f" {align_right(format_points(self.total(player)), wide)}"))
        rule = "\N{BOX DRAWINGS LIGHT HORIZONTAL}" * (label + len(players) * (wide + 1))
        rows[counted:counted] = [[("", rule)], total]
        if self.place is None:
            rows[-1].append(("[SetCursorPosition]", ""))
        return [piece for row in rows for piece in (*row, ("", "\n"))][:-1]

    def row(self, at: int, counted: bool) -> StyleAndTextTuples:
        label, wide, players = self.widths()
        row = self.form.rows[at]
        here = self.place is not None and self.place[1] == at
        look = "class:label" if here else "" if counted else "class:below"
        pieces: StyleAndTextTuples = [(look, align_left(clip_text(row.label, label), label))]
        for player in players:
            pieces.append(("", " "))
            pieces += self.field((player, at), wide) if player in row.columns else [("", " " * wide)]
        return pieces

    def field(self, place: Place, wide: int) -> StyleAndTextTuples:
        raw_text = (self.texts.get(place) or EMPTY).replace("-", "\N{MINUS SIGN}")
        text = align_right(clip_text(raw_text, wide), wide)
        if place == self.place:
            return [("class:chosen", text[:-1]), ("[SetCursorPosition]", ""), ("class:chosen", text[-1:])]
        return [("class:refused" if place in self.form.refused else "", text)]

    def total(self, player: int) -> int:
        """Add up the points of a player, as far as they are numbers."""
        rows = [at for at, row in enumerate(self.form.rows) if row.counted]
        texts = [self.texts.get((player, at), "").replace("\N{MINUS SIGN}", "-") for at in rows]
        return sum(int(text) for text in texts if text.removeprefix("-").isdecimal())

    def list_lines_below(self) -> StyleAndTextTuples:
        pieces: StyleAndTextTuples = []
        for look, text in self.list_messages():
            pieces += [(look, text), ("", "\n")]
        return pieces[:-1]

    def list_messages(self) -> list[tuple[str, str]]:
        """List the lines below: the field of the cursor, or its mistake, and the keys."""
        room = count_text_columns(sys.stdout)
        parts = [("class:refused", REFUSED_MARK, self.refused)] if self.refused else [self.describe_field()]
        told = "" if self.place is None else self.form.rows[self.place[1]].told
        parts += [("", "", told), ("", "", self.words.help)] if self.helped else []
        parts += [("class:below", "", self.form.note), ("class:below", "", self.words.keys)]
        lines = [(look, each) for look, mark, text in parts if text for each in wrap_text(mark, text, room)]
        return [("", ""), *lines]

    def describe_field(self) -> tuple[str, str, str]:
        if self.place is not None:
            column, at = self.place
            return "class:label", "", f"{self.heads[column]} {EMPTY} {self.form.rows[at].label}"
        left = len(self.list_empty())
        message = f"{self.words.empty(left)} {self.words.end}" if left else self.words.end
        return "class:chosen", "", message
