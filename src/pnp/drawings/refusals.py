"""Why a drawing is refused: what is wrong in it and where, and what would be right."""

from __future__ import annotations

from pnp.errors import PnpError


class DrawingError(PnpError):
    """A drawing that cannot be used, with the place in its own file."""

    def __init__(self, line: int, column: int, wrong: str, right: str) -> None:
        super().__init__(f"line {line}, column {column}: {wrong}; {right}")
        self.line, self.column, self.wrong, self.right = line, column, wrong, right


class Unread(Exception):  # noqa: N818 - it never leaves this room: whoever knows the place makes a DrawingError
    """The same without a place, from what knows none."""

    def __init__(self, wrong: str, right: str) -> None:
        super().__init__(wrong)
        self.wrong, self.right = wrong, right


def quoted(text: str) -> str:
    """The text in quotes, on one line and no longer than a person wants to read."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:200]).split())
    return f"'{line}'" if len(line) <= 40 else f"'{line[:39]}…'"
