"""Why a drawing is refused: what is wrong in it and where, and what would be right."""

from __future__ import annotations

from pnp.errors import PnpError, UnplacedError, coded, phrase, quoted

CODE = "form-drawing"
SIMPLIFY = phrase("simplify it")
LEAVE_OUT = phrase("leave it out")


class DrawingError(PnpError):
    """A drawing that cannot be used, with the place in its own file."""

    def __init__(self, line: int, column: int, wrong: str, right: str) -> None:
        self.line, self.column, self.wrong, self.right = line, column, coded(CODE, wrong), right
        super().__init__(f"{self.told}; {right}")

    @property
    def told(self) -> str:
        """What is wrong, and where."""
        return phrase(
            "line {line}, column {column}: {wrong}", line=self.line, column=self.column, wrong=self.wrong
        )


class Unread(UnplacedError):  # noqa: N818 - it never leaves this room
    """The same without a place, from what knows none; whoever knows it makes a DrawingError of it."""

    code = CODE


def is_value(name: str, value: str) -> str:
    return phrase("{name} is {value}", name=name, value=value)


def is_text(name: str, text: str) -> str:
    return is_value(name, quoted(short(text)))


def can_be(values: str) -> str:
    return phrase("it can be {values}", values=values)


def only_drawn(value: str) -> str:
    return phrase("only {value} is drawn", value=value)


def at_most_drawn(most: int) -> str:
    return phrase("at most {most:,} are drawn", most=most)


def short(text: str) -> str:
    """The text on one line and no longer than a person wants to read."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:200]).split())
    return line if len(line) <= 40 else f"{line[:39]}…"
