"""What is asked of a person in one line, and asking by plain lines, as through a pipe."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Protocol, TextIO

from msgspec import Struct

from pnp.models.game import COLUMNS
from pnp.report.columns import count_columns, wrap_text

NARROWEST = 20  # columns that texts are broken to


class TimeUpError(Exception):
    """Nothing was entered before the clock stopped."""


SOON = 5  # seconds before the end of a clock it is said to be near


class Clock(Struct, frozen=True):
    """How many seconds are left, and whether asking ends with them. When few are left, the word `soon` stands
    beside them and `warn` is called, again and again; a clock without that word does not warn."""

    left: Callable[[], float]
    ends: bool
    soon: str = ""
    warn: Callable[[], None] = lambda: None


class Prompt(Struct, frozen=True):
    """`refusal` says why what was typed cannot be taken, or nothing where it can, and `mending` how to type
    it anew. `before` is what Enter alone leaves as it is, where there is something; `below` are lines that
    may be shown beside. A clock is shown, and looked at, where the prompt is at a terminal. `completes`
    replaces the offers if the possible words depend on what was typed before."""

    label: str
    refusal: Callable[[str], str]
    offers: tuple[str, ...] = ()
    before: str = ""
    below: tuple[str, ...] = ()
    clock: Clock | None = None
    completes: Callable[[str], tuple[str, ...]] | None = None
    mending: str = ""


def list_offers(prompt: Prompt, typed: str) -> tuple[str, ...]:
    """What the last word of this may become."""
    return prompt.offers if prompt.completes is None else prompt.completes(typed)


class Ask(Protocol):
    """Gives what was typed and is not refused. EOFError where nobody types any more, KeyboardInterrupt for
    Ctrl-C, TimeUpError where the time was up."""

    def __call__(self, prompt: Prompt) -> str: ...


def label_prompt(prompt: Prompt) -> str:
    before = f" [{prompt.before}]" if prompt.before else ""
    return join_answer(f"{prompt.label}{before}", "")


def break_label(label: str, columns: int) -> list[str]:
    """A question in lines of so many columns, broken between words; its answer stands behind the last."""
    if count_columns(label) <= columns:
        return [label]
    *lines, last = wrap_text("", label, columns)
    return [*lines, f"{last} "]


def join_answer(label: str, answer: str) -> str:
    """A question and its answer, with a colon between them but behind a question mark."""
    return f"{label}{'' if label.endswith('?') else ':'} {answer}"


def measure_terminal(shown: TextIO) -> tuple[int, int]:
    """The columns and rows of a terminal; none of a file, or where nobody knows them."""
    try:
        return os.get_terminal_size(shown.fileno())
    except (OSError, ValueError):  # it is no terminal
        return 0, 0


def count_text_columns(shown: TextIO) -> int:
    """How many there are for texts, no more than are read with ease."""
    wide, _ = measure_terminal(shown)
    return min(wide, COLUMNS) if wide >= NARROWEST else COLUMNS


REFUSED_MARK = "! "
UNKNOWN_LETTER = "\N{REPLACEMENT CHARACTER}"
LONGEST_LINE = 100_000  # characters of a line


def ask_by_lines(typed: TextIO, shown: TextIO) -> Ask:
    """Each prompt and each refusal is a line; what nobody sees himself type is shown too."""

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
    """A text that steers no terminal, whatever was typed."""
    return "".join(letter if letter.isprintable() else UNKNOWN_LETTER for letter in text)
