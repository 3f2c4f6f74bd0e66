"""Why a drawing is refused: what is wrong in it and where, and what would be right."""

from __future__ import annotations

from pnp.errors import PnpError, UnplacedError, coded, quoted

CODE = "form-drawing"
SIMPLIFY = "simplify it"
LEAVE_OUT = "leave it out"


class DrawingError(PnpError):
    """A drawing that cannot be used, with the place in its own file."""

    def __init__(self, line: int, column: int, wrong: str, right: str) -> None:
        self.line, self.column, self.wrong, self.right = line, column, coded(CODE, wrong), right
        super().__init__(f"{self.told}; {right}")

    @property
    def told(self) -> str:
        """What is wrong, and where."""
        return f"line {self.line}, column {self.column}: {self.wrong}"


class Unread(UnplacedError):  # noqa: N818 - it never leaves this room
    """The same without a place, from what knows none; whoever knows it makes a DrawingError of it."""

    code = CODE


def is_value(name: str, value: str) -> str:
    return f"{name} is {value}"


def is_text(name: str, text: str) -> str:
    return is_value(name, quoted(short(text)))


def can_be(values: str) -> str:
    return f"it can be {values}"


def only_drawn(value: str) -> str:
    return f"only {value} is drawn"


def at_most_drawn(most: int) -> str:
    return f"at most {most:,} are drawn"


def short(text: str) -> str:
    """The text on one line and no longer than a person wants to read."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:200]).split())
    return line if len(line) <= 40 else f"{line[:39]}…"
