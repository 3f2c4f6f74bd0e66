"""Asks at a terminal: a line to edit, and below it the reason for a refusal and the possible completions."""

from __future__ import annotations

import asyncio
import math
import os
import re
import signal
import sys
from collections.abc import Sequence
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from prompt_toolkit import layout
from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition, has_selection, is_done
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

from pnp.report.columns import ELLIPSIS, count_columns, wrap_text
from pnp.terminal import prompts

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples


_LAST = re.compile(r"[^\s,;]*\Z")


def split_last_word(typed: str) -> tuple[str, str]:
    """Split a typed text into the part before the last word, and that word."""
    found = _LAST.search(typed)
    start = found.start() if found else len(typed)
    return typed[:start], typed[start:]


def find_completions(word: str, offers: Sequence[str]) -> list[str]:
    """Return the offers that a word may become, in any case; those that only contain it come last."""
    folded_word = word.casefold()
    begin = [each for each in offers if each.casefold().startswith(folded_word)]
    return begin + [each for each in offers if folded_word in each.casefold() and each not in begin]


def find_common_start(offers: Sequence[str], word: str) -> str:
    """Return the common beginning of the offers, if all of them begin with a word."""
    begin = [each for each in offers if each.casefold().startswith(word.casefold())]
    alike = takewhile(lambda letters: len({*letters}) == 1, zip(*begin, strict=False))
    return "".join(letter for letter, *_ in alike) if len(begin) == len(offers) else ""


def fit_offers(offers: Sequence[str], chosen: int | None, columns: int) -> list[tuple[str, bool]]:
    """Return as many offers as a line has room for, scrolled to the chosen one; each with whether it is
    chosen."""
    first, last, before = 0, chosen or 0, list[str]()
    while first < last and _measure_words([*before, *offers[first : last + 1]]) > columns - 2:
        first, before = first + 1, [ELLIPSIS]
    line = [(each, False) for each in before]
    for number, offer in enumerate(offers[first:], first):
        if _measure_words([text for text, _ in line] + [offer]) > columns - 2:
            return [*line, (ELLIPSIS, False)]
        line.append((offer, number == chosen))
    return line


def _measure_words(words: Sequence[str]) -> int:
    return sum(count_columns(word) + 1 for word in words) - 1


STYLE = Style.from_dict(
    {
        "label": "bold",
        "refused": "ansired bold",
        "below": "ansibrightblack",
        "chosen": "reverse",
        "clock": "ansicyan",
        "late": "ansired bold reverse",
    }
)

REFRESHED = 0.2  # seconds between two looks at a clock


def ask_at_screen(coloured: bool) -> prompts.Ask:
    """Ask at the screen. Several lines that are pasted at once are as many answers, until one of them is
    refused."""
    pasted: list[str] = []

    def ask(prompt: prompts.Prompt) -> str:
        if pasted and not prompt.refusal(pasted[0]):
            label = "\n".join(prompts.break_label(prompts.label_prompt(prompt), _count_columns()))
            sys.stdout.write(f"{label}{pasted[0]}\n")
            return pasted.pop(0)
        line = _Line(prompt, "".join(pasted[:1]))
        clock = {"refresh_interval": REFRESHED if prompt.clock else None, "before_render": line.update_clock}
        first, *more = run_application(line.lay_out(), line.keys(), coloured, **clock).split("\n")
        pasted[:] = more
        return first

    return ask


def run_application(parts: Layout, keys: KeyBindings, coloured: bool, **more: Any) -> str:
    """Run an application in a part of the screen, and return the entry. Ctrl-C and Ctrl-D leave it."""
    keys.add("c-c")(lambda event: event.app.exit(exception=KeyboardInterrupt))
    keys.add("c-z")(lambda event: event.app.suspend_to_background())
    keys.add("c-d")(lambda event: event.app.exit(exception=EOFError))
    application: Application[str] = Application(
        layout=parts,
        key_bindings=keys,
        style=STYLE,
        color_depth=None if coloured else ColorDepth.MONOCHROME,
        output=_make_output(),
        **more,
    )
    # Ctrl-C between two prompts is a signal. asyncio loses none; prompt_toolkit does as a prompt ends.
    return application.run(pre_run=lambda: _end_on_signal(application), handle_sigint=False)


def _end_on_signal(application: Application[Any]) -> None:
    """Restore the terminal when a signal from elsewhere ends the program."""

    if os.name != "nt":  # on Windows, no signal ends programs
        handler = partial(end_asking, application, KeyboardInterrupt)
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, handler)


def end_asking(application: Application[str], why: Exception | type[BaseException]) -> None:
    """End asking without an answer, unless it has ended, as by a signal while an answer was checked."""
    if not application.is_done:
        application.exit(exception=why)


def _make_output() -> Output:
    """Return the terminal; it is not asked for the place of its cursor, as not every terminal answers."""
    output = create_output()
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    return output


def _edit_refused(event: KeyPressEvent) -> None:
    """Let a refused answer be edited, and select nothing of it any more."""
    event.current_buffer.exit_selection()
    event.key_processor.feed(event.key_sequence[0], first=True)


def drop_typed_ahead(event: KeyPressEvent) -> None:
    """Drop the keys typed after a refused answer: they were meant for other questions."""
    event.app.key_processor.input_queue.clear()
    while event.app.input.read_keys():
        pass


def _count_columns() -> int:
    return prompts.count_text_columns(sys.stdout)


def _is_near(clock: prompts.Clock, left: float) -> bool:
    return bool(clock.soon) and left <= prompts.SOON


class _Line:
    """The state of one prompt: the typed text, why it was refused, and the completion that is tried."""

    def __init__(self, prompt: prompts.Prompt, wrong: str) -> None:
        self.prompt, self.refused = prompt, ""
        self.tried: list[str] = []  # completions of the last word, while the user goes through them
        self.chosen: int | None = None
        self.typed = Buffer(multiline=False, on_text_changed=lambda _: self.handle_edit())
        if wrong:
            self.put("", wrong)
            self.refused = prompt.refusal(wrong)
            self.select_all()

    def handle_edit(self) -> None:
        self.refused, self.tried, self.chosen = "", [], None

    def lay_out(self) -> Layout:
        control = layout.BufferControl(self.typed, input_processors=[BeforeInput(lambda: self.label()[-1])])
        above = Window(FormattedTextControl(self.list_lines_above), dont_extend_height=True)
        below = Window(FormattedTextControl(self.list_lines_below), wrap_lines=True, dont_extend_height=True)
        line = Window(control, wrap_lines=True, dont_extend_height=True)
        long = Condition(lambda: len(self.label()) > 1)
        parts = [layout.ConditionalContainer(above, long), line, layout.ConditionalContainer(below, ~is_done)]
        return Layout(HSplit(parts), line)

    def list_lines_above(self) -> StyleAndTextTuples:
        """Return the lines of a long question before the last, after which the answer is typed."""
        return [piece for line in self.label()[:-1] for piece in (*line, ("", "\n"))][:-1]

    def label(self) -> list[StyleAndTextTuples]:
        """Return the question in lines, after the clock if there is one."""
        style, clock = self.clock()
        begin = f"{clock} " if clock else ""
        first, *more = prompts.break_label(begin + prompts.label_prompt(self.prompt), _count_columns())
        clock_pieces: StyleAndTextTuples = [(style, clock), ("", " ")] if clock else []
        lines: list[StyleAndTextTuples] = [[("class:label", line)] for line in more]
        return [[*clock_pieces, ("class:label", first[len(begin) :])], *lines]

    def clock(self) -> tuple[str, str]:
        """Return the style and the text of the clock; empty if there is none."""
        clock = self.prompt.clock
        if clock is None:
            return "", ""
        left = clock.left()
        words = f"{max(0, math.ceil(left))} s"
        if _is_near(clock, left):
            return "class:late", f"[{words}: {clock.soon}]"
        return "class:clock", f"[{words}]"

    def update_clock(self, application: Application[str]) -> None:
        """Warn before the end of the clock, and end asking at its end."""
        clock = self.prompt.clock
        if clock and _is_near(clock, clock.left()):
            clock.warn()
        if self.is_late() and application.future:
            end_asking(application, prompts.TimeUpError)

    def is_late(self) -> bool:
        clock = self.prompt.clock
        return clock is not None and clock.ends and clock.left() <= 0

    def list_lines_below(self) -> StyleAndTextTuples:
        lines: list[StyleAndTextTuples] = []
        if self.refused:
            why = wrap_text(prompts.REFUSED_MARK, self.refused, _count_columns())
            lines += [[("class:refused", each)] for each in why]
            how = wrap_text(" " * len(prompts.REFUSED_MARK), self.prompt.mending, _count_columns())
            lines += [[("class:below", each)] for each in how if self.prompt.mending]
        if offers := self.list_offers():
            lines.append([piece for each in offers for piece in each])
        lines += [[("class:below", each)] for each in self.prompt.below]
        return [piece for line in lines for piece in (*line, ("", "\n"))][:-1]

    def list_offers(self) -> list[StyleAndTextTuples]:
        typed = self.typed.text
        word = split_last_word(typed)[1]
        offers = self.tried or find_completions(word, prompts.list_offers(self.prompt, typed) if word else ())
        if offers == [word]:
            return []
        indent = " " * len(prompts.REFUSED_MARK)
        line = fit_offers(offers, self.chosen, _count_columns() - len(indent))
        return [
            [("", " " if number else indent), ("class:chosen" if chosen else "class:below", text)]
            for number, (text, chosen) in enumerate(line)
        ]

    def keys(self) -> KeyBindings:
        keys = KeyBindings()
        keys.add("enter")(self.enter)
        keys.add("tab")(lambda _: self.complete(1))
        keys.add("s-tab")(lambda _: self.complete(-1))
        keys.add("up")(lambda _: self.brought_back())
        keys.add("escape", eager=True)(lambda _: self.clear())
        keys.add("<bracketed-paste>", filter=has_selection)(self.replace_text)
        for moving in ("c-a", "c-b", "c-e", "c-f"):  # as arrows do
            keys.add(moving, filter=has_selection)(_edit_refused)
        return keys

    def clear(self) -> None:
        self.typed.reset()
        self.handle_edit()

    def replace_text(self, event: KeyPressEvent) -> None:
        """Replace a refused answer by the pasted text."""
        self.typed.reset()
        self.typed.insert_text(event.data.replace("\r\n", "\n").replace("\r", "\n"))

    def enter(self, event: KeyPressEvent) -> None:
        """Accept the typed answer, or keep it to be corrected."""
        if self.is_late():
            end_asking(event.app, prompts.TimeUpError)
            return
        typed = self.typed.text.rstrip("\n")
        try:
            self.refused = self.prompt.refusal(typed.split("\n")[0])
        except Exception as error:  # raise it in the caller, not in the event loop, which would print it
            end_asking(event.app, error)
            return
        if self.refused:
            self.select_all()
            drop_typed_ahead(event)
        elif not event.app.is_done:
            event.app.exit(result=typed)

    def select_all(self) -> None:
        """Select the whole answer: the next key replaces it, or edits it if it is an arrow."""
        self.typed.cursor_position = 0
        self.typed.start_selection()
        self.typed.cursor_position = len(self.typed.text)
        if self.typed.selection_state is not None:
            self.typed.selection_state.enter_shift_mode()

    def complete(self, step: int) -> None:
        """Complete to the common beginning of all offers, and then go through each."""
        typed = self.typed.document.text_before_cursor
        before, word = split_last_word(typed)
        if not self.tried:
            offers = find_completions(word, prompts.list_offers(self.prompt, typed))
            if len(common := find_common_start(offers, word)) > len(word) or len(offers) == 1:
                self.put(before, common or offers[0])
                return
            self.tried = offers
        if self.tried:
            following = -1 if self.chosen is None and step < 0 else (self.chosen or 0) + step
            self.chosen = (0 if self.chosen is None and step > 0 else following) % len(self.tried)
            tried, chosen = self.tried, self.chosen
            self.put(before, tried[chosen])
            self.tried, self.chosen = tried, chosen

    def put(self, before: str, word: str) -> None:
        rest = self.typed.document.text_after_cursor
        self.typed.text = before + word + rest
        self.typed.cursor_position = len(before + word)

    def brought_back(self) -> None:
        """Bring back the earlier answer, to be corrected."""
        if not self.typed.text:
            self.put("", self.prompt.before)
