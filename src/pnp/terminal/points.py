"""Numbers in rows and columns at a terminal, as on a printed pad: fields to go about in, and their totals."""

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
    """What a row is called, and the columns that have a field in it. Numbers that are `counted` add up to the
    totals, and are 0 where nothing stands. `told` explains it."""

    label: str
    columns: tuple[int, ...]
    counted: bool
    told: str = ""


class PointsForm(Struct, frozen=True):
    """The rows by now. What stands in a field may be `refused`, with the reason; one that may not be empty at
    the end is `lacking`. A `note` is shown below."""

    rows: tuple[FormRow, ...]
    refused: Mapping[Place, str]
    lacking: Mapping[Place, str]
    note: str = ""


class FormWords(Struct, frozen=True):
    """`end` says how to save, `empty` how many fields are empty, and `first` that nothing stands before the
    form, where that is so."""

    total: str
    end: str
    empty: Callable[[int], str]
    keys: str
    help: str
    first: str


# makes the form of what stands in the fields
ReadForm: TypeAlias = Callable[[Mapping[Place, str]], PointsForm]

BACK = "<"
LONGEST = 20  # letters of a field
CELL, LABEL, WIDEST = 5, 8, 12  # columns that a field and a label have at least, and a field at most
EMPTY = "\N{MIDDLE DOT}"


def fill_form(
    heads: Sequence[str], texts: Mapping[Place, str], look: ReadForm, words: FormWords, coloured: bool
) -> bool:
    """Let a form be filled in, of columns with these heads and fields with these texts. It is looked at
    whenever a field is left. False where somebody wants to go back to what stands before it."""
    form = _Form(heads, texts, look, words)
    return run_application(form.lay_out(), form.keys(), coloured, erase_when_done=True) != BACK


def _fit_height(lines: int) -> layout.Dimension:
    """So many lines, or as many of them as a low terminal has."""
    return layout.Dimension(min=1, max=lines, preferred=lines)


class _Form:
    """The state of the form: what stands in its fields, and which one the cursor is in: none at the end. A
    field that was just come to is `fresh`, so that the next key replaces what stands there."""

    def __init__(
        self, heads: Sequence[str], texts: Mapping[Place, str], look: ReadForm, words: FormWords
    ) -> None:
        self.heads, self.texts, self.look, self.words = heads, {**texts}, look, words
        self.form = look(texts)
        self.place = next((place for place in self.fields() if not self.texts.get(place)), None)
        self.left = self.place  # the field that was left for the end
        self.known = {*self.fields()}  # without those that came in later and were not gone to
        self.fresh, self.refused, self.helped = True, "", False

    def fields(self) -> list[Place]:
        """Column by column."""
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
        for key in ("enter", "c-j"):  # which Enter is where it is typed before the form is there
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
        """Down the column and on with the next one; at the end all is entered."""
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
        """Make the form anew; whether that could be done."""
        try:
            self.form = self.look(self.texts)
        except Exception as error:  # whoever asked is told, not the event loop, which would print it
            end_asking(event.app, error)
            return False
        return True

    def stop(self, event: KeyPressEvent, place: Place | None, why: str) -> None:
        """Be in a field, perhaps since it has to be mended."""
        self.left = self.place or self.left
        self.known |= {place} if place else set()
        self.place, self.fresh, self.refused = place, True, why
        if why:
            drop_typed_ahead(event)

    def go(self, event: KeyPressEvent, choose: Callable[[], Place | None]) -> None:
        """Leave a field for another, unless it has to be mended before."""
        if self.renew(event):
            why = self.form.refused.get(self.place, "") if self.place else ""
            self.stop(event, self.place if why else choose(), why)

    def list_row(self) -> list[Place]:
        """The fields row by row."""
        return sorted(self.fields(), key=lambda place: (place[1], place[0]))

    def find_next(self, fields: list[Place], step: int) -> Place | None:
        """So many fields on in an order; none behind the last."""
        at = max(0, (fields.index(self.place) if self.place in fields else len(fields)) + step)
        return fields[at] if at < len(fields) else None

    def find_beside(self, axis: int, step: int) -> Place | None:
        """The next field in the same column or row, where there is one; below a column is the end."""
        if self.place is None:
            fields = self.fields()
            return None if step > 0 else self.left if self.left in fields else fields[-1]
        line = [place for place in self.fields() if place[axis] == self.place[axis]]
        if self.place in (line[-1:] if step > 0 else line[:1]):
            return None if axis == 0 and step > 0 else self.place
        return self.find_next(line, step)

    def list_empty(self) -> list[Place]:
        """The fields of points in which nothing stands."""
        counted = {at for at, row in enumerate(self.form.rows) if row.counted}
        return [place for place in self.fields() if place[1] in counted and not self.texts.get(place)]

    # ---- What is seen

    def lay_out(self) -> Layout:
        control = FormattedTextControl(self.table, focusable=True)
        table = Window(control, height=lambda: _fit_height(len(self.form.rows) + 2))
        head = Window(FormattedTextControl(self.head), height=1)
        lines = FormattedTextControl(self.list_lines_below)
        below = Window(lines, height=lambda: _fit_height(len(self.list_messages())))
        return Layout(HSplit([head, table, layout.ConditionalContainer(below, ~is_done)]), table)

    def widths(self) -> tuple[int, int, range]:
        """The columns that labels take and those of a field, and the players for whom there is room."""
        room, several = count_text_columns(sys.stdout), len(self.heads)
        shown = min(several, (room - LABEL) // (CELL + 1))
        labels = [count_columns(each) for each in (self.words.total, *(row.label for row in self.form.rows))]
        label = min(max(labels), room - shown * (CELL + 1))
        wanted = max(CELL, min(WIDEST, max(map(count_columns, self.heads))))
        last = max(shown, (self.place or (several - 1, 0))[0] + 1)
        return label, min(wanted, (room - label) // shown - 1), range(last - shown, last)

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
        written = (self.texts.get(place) or EMPTY).replace("-", "\N{MINUS SIGN}")
        text = align_right(clip_text(written, wide), wide)
        if place == self.place:
            return [("class:chosen", text[:-1]), ("[SetCursorPosition]", ""), ("class:chosen", text[-1:])]
        return [("class:refused" if place in self.form.refused else "", text)]

    def total(self, player: int) -> int:
        """What the points of a player add up to, as far as they are numbers."""
        rows = [at for at, row in enumerate(self.form.rows) if row.counted]
        texts = [self.texts.get((player, at), "").replace("\N{MINUS SIGN}", "-") for at in rows]
        return sum(int(text) for text in texts if text.removeprefix("-").isdecimal())

    def list_lines_below(self) -> StyleAndTextTuples:
        pieces: StyleAndTextTuples = []
        for look, text in self.list_messages():
            pieces += [(look, text), ("", "\n")]
        return pieces[:-1]

    def list_messages(self) -> list[tuple[str, str]]:
        """The lines below: where the cursor is, or what is wrong there, and what may be done."""
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
        said = f"{self.words.empty(left)} {self.words.end}" if left else self.words.end
        return "class:chosen", "", said
