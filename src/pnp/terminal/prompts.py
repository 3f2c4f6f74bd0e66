"""Prompts for one-line answers, and asking by plain lines, as through a pipe."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Protocol, TextIO

from msgspec import Struct

from pnp.models.game import COLUMNS
from pnp.report.columns import count_columns, wrap_text

NARROWEST = 20  # columns: a width below that is ignored


class TimeUpError(Exception):
    """Nothing was entered before the clock stopped."""


SOON = 5  # seconds before its end, a clock warns


class Clock(Struct, frozen=True):
    """The number of seconds left, and whether asking ends with them. When few are left, the word `soon` is
    shown beside them and `warn` is called, again and again; a clock without that word does not warn."""

    left: Callable[[], float]
    ends: bool
    soon: str = ""
    warn: Callable[[], None] = lambda: None


class Prompt(Struct, frozen=True):
    """A prompt for one line. `refusal` returns why an answer is refused, or an empty text, and `mending` says
    how to type it anew. `before` is the earlier answer, if any, which Enter alone keeps; `below` are lines
    that may be shown with the prompt. A clock is shown, and obeyed, only at a terminal. `completes` replaces
    the offers if the possible words depend on the words before."""

    label: str
    refusal: Callable[[str], str]
    offers: tuple[str, ...] = ()
    before: str = ""
    below: tuple[str, ...] = ()
    clock: Clock | None = None
    completes: Callable[[str], tuple[str, ...]] | None = None
    mending: str = ""


def list_offers(prompt: Prompt, typed: str) -> tuple[str, ...]:
    """Return the words that the last typed word may become."""
    return prompt.offers if prompt.completes is None else prompt.completes(typed)


class Ask(Protocol):
    """Returns a typed answer that is not refused. Raises EOFError at the end of the input, KeyboardInterrupt
    for Ctrl-C, TimeUpError when the time is up."""

    def __call__(self, prompt: Prompt) -> str: ...


def label_prompt(prompt: Prompt) -> str:
    before = f" [{prompt.before}]" if prompt.before else ""
    return join_answer(f"{prompt.label}{before}", "")


def break_label(label: str, columns: int) -> list[str]:
    """Break a question between words into lines of so many columns; its answer follows the last line."""
    if count_columns(label) <= columns:
        return [label]
    *lines, last = wrap_text("", label, columns)
    return [*lines, f"{last} "]


def join_answer(label: str, answer: str) -> str:
    """Join a question and its answer, with a colon between them unless the question ends in a question
    mark."""
    return f"{label}{'' if label.endswith('?') else ':'} {answer}"


def measure_terminal(stream: TextIO) -> tuple[int, int]:
    """Return the columns and rows of a terminal; zeros for a file, or if they are unknown."""
    try:
        return os.get_terminal_size(stream.fileno())
    except (OSError, ValueError):  # it is no terminal
        return 0, 0


def count_text_columns(stream: TextIO) -> int:
    """Return the columns for texts, at most as many as are easy to read."""
    wide, _ = measure_terminal(stream)
    return min(wide, COLUMNS) if wide >= NARROWEST else COLUMNS


REFUSED_MARK = "! "
UNKNOWN_LETTER = "\N{REPLACEMENT CHARACTER}"
LONGEST_LINE = 100_000  # characters of a line


def ask_by_lines(typed: TextIO, shown: TextIO) -> Ask:
    """Ask by plain lines: each prompt and each refusal is a line. An answer that is not typed at a terminal
    is printed, too."""

    def ask(prompt: Prompt) -> str:
        while True:
            label = label_prompt(prompt)
            shown.write("\n".join(break_label(label, count_text_columns(shown))) if shown.isatty() else label)
            shown.flush()
            line = typed.readline(LONGEST_LINE)
            if not line:
                shown.write("\n")
                raise EOFError
            answer = line.rstrip("\r\n")
            if not typed.isatty():
                shown.write(f"{_make_harmless(answer)}\n")
            if not (why := prompt.refusal(answer)):
                return answer
            lines = wrap_text(REFUSED_MARK, _make_harmless(why), count_text_columns(shown))
            shown.writelines(f"{each}\n" for each in lines)

    return ask


def _make_harmless(text: str) -> str:
    """Replace the characters of a text that could steer a terminal."""
    return "".join(letter if letter.isprintable() else UNKNOWN_LETTER for letter in text)
