"""What stands on a terminal after a program wrote to it: lines of characters, each with its look."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

SEQUENCE: Final = re.compile(r"\x1b\[([?\d;]*)([A-Za-z])|\x1b[=>78]|\x1b\][^\x07]*\x07|[\s\S]")


class Look(NamedTuple):
    """`colour` is one of the 256, or none for the ink of the terminal."""

    colour: int | None = None
    strong: bool = False
    faint: bool = False
    reverse: bool = False


PLAIN: Final = Look()


@dataclass
class Screen:
    """As much of a terminal as line editors use: it never scrolls, for nothing on it is forgotten."""

    columns: int = 80
    rows: list[list[tuple[str, Look]]] = field(default_factory=lambda: [[]])
    row: int = 0
    column: int = 0
    look: Look = PLAIN
    cursor: bool = True  # a line editor hides it while it paints
    cut: str = ""  # the begin of a sequence whose rest is still to come

    def write(self, text: str) -> Screen:
        text, self.cut = self.cut + text, ""
        for found in SEQUENCE.finditer(text):
            if found[0] == "\x1b":
                self.cut = text[found.start() :]
                break
            if found[2]:
                self._steered(found[2], found[1])
            elif not found[0].startswith("\x1b"):
                self._put(found[0])
        return self

    def lines(self) -> list[str]:
        """The characters alone, without blanks at the ends of lines."""
        return ["".join(character for character, _ in row).rstrip() for row in self.rows]

    def _put(self, character: str) -> None:
        match character:
            case "\n":
                self._move(self.row + 1, self.column)
            case "\r":
                self.column = 0
            case "\b":
                self.column = max(0, self.column - 1)
            case "\a":
                pass
            case _:
                self._set(character)

    def _set(self, character: str) -> None:
        if self.column == self.columns:
            self._move(self.row + 1, 0)
        line = self.rows[self.row]
        line += [(" ", PLAIN)] * (self.column + 1 - len(line))
        line[self.column] = (character, self.look)
        self.column += 1

    def _move(self, row: int, column: int) -> None:
        self.row, self.column = max(0, row), max(0, min(column, self.columns))
        self.rows += [[] for _ in range(self.row + 1 - len(self.rows))]

    def _steered(self, letter: str, numbers: str) -> None:
        if numbers.startswith("?"):
            if "25" in numbers[1:].split(";"):
                self.cursor = letter == "h"
            return
        said = [int(number or 0) for number in numbers.split(";")]
        count = max(1, said[0])
        match letter:
            case "A":
                self._move(self.row - count, self.column)
            case "B":
                self._move(self.row + count, self.column)
            case "C":
                self._move(self.row, self.column + count)
            case "D":
                self._move(self.row, self.column - count)
            case "K":
                del self.rows[self.row][self.column :]
            case "J":
                del self.rows[self.row][self.column :]
                del self.rows[self.row + 1 :]
            case "m":
                self._rendered(said)

    def _rendered(self, said: list[int]) -> None:
        """A rendition of ECMA-48: what stands after 38;5 is one of the 256 colours."""
        numbers = iter(said)
        for number in numbers:
            if number == 38:
                next(numbers)
                number = 1000 + next(numbers)
            self.look = _looking(self.look, number)


def _looking(look: Look, number: int) -> Look:
    match number:
        case 0:
            return PLAIN
        case 1:
            return look._replace(strong=True)
        case 2:
            return look._replace(faint=True)
        case 7:
            return look._replace(reverse=True)
        case 22:
            return look._replace(strong=False, faint=False)
        case 27:
            return look._replace(reverse=False)
        case 39:
            return look._replace(colour=None)
    for first, colour in ((30, 0), (90, 8)):
        if first <= number < first + 8:
            return look._replace(colour=number - first + colour)
    return look._replace(colour=number - 1000) if number >= 1000 else look
