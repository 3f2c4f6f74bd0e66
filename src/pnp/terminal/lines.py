"""Asking by plain lines: where answers come from a file or a pipe, or the terminal can do no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.report.columns import wrapped
from pnp.terminal.prompts import broken, columns, labelled

if TYPE_CHECKING:
    from typing import TextIO

    from pnp.terminal.prompts import Ask, Prompt

REFUSED = "! "
UNKNOWN = "\N{REPLACEMENT CHARACTER}"
LONGEST = 100_000  # characters of a line


def by_lines(typed: TextIO, shown: TextIO) -> Ask:
    """Each prompt and each refusal is a line; what nobody sees himself type is shown too."""

    def ask(prompt: Prompt) -> str:
        while True:
            label = labelled(prompt)
            shown.write("\n".join(broken(label, columns(shown))) if shown.isatty() else label)
            shown.flush()
            line = typed.readline(LONGEST)
            if not line:
                shown.write("\n")
                raise EOFError
            answer = line.rstrip("\r\n")
            if not typed.isatty():
                shown.write(f"{_seen(answer)}\n")
            if not (why := prompt.refusal(answer)):
                return answer
            shown.write("".join(f"{each}\n" for each in wrapped(REFUSED, _seen(why), columns(shown))))

    return ask


def _seen(text: str) -> str:
    """A text that steers no terminal, whatever was typed."""
    return "".join(letter if letter.isprintable() else UNKNOWN for letter in text)
