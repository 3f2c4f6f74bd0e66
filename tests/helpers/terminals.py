"""A terminal with a person at it: types, reads what is shown, interrupts, closes it."""

from __future__ import annotations

import codecs
import os
import select
import struct
import subprocess
import sys
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.helpers.screens import Screen

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE: Final = 60  # seconds that nothing may be shown in, on however slow a computer
PROGRAM: Final = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored, where the tests run in the background
from pnp.cli.main import main
main()
"""


class Match(NamedTuple):
    """A text that was found on the screen: its first row, and its place in that row without blanks."""

    row: int
    begin: int
    text: str


class Terminal:
    """`pnp` with these arguments in a pseudo-terminal of its own.

    A line editor repaints by differences, so words never have to come in one piece. Texts are therefore
    looked for on the screen that results, whenever a frame is complete; blanks are left out, since lines are
    broken where they have to be.
    """

    program = PROGRAM

    def __init__(
        self, *arguments: str | Path, folder: Path, columns: int = 80, rows: int = 30, **environment: str
    ) -> None:
        pytest.importorskip("pty")
        import fcntl
        import termios

        self.side, inside = os.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.program, *map(str, arguments)],
            cwd=folder,
            env={**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **environment},
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        )
        os.close(inside)
        self.raw = b""
        self.screen = Screen(columns)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.matches: list[Match] = []

    def expect(self, text: str) -> None:
        """Wait until this stands on the screen, below all that was expected before and still stands there."""
        while not self._find(plain(text)):
            assert self.read(), f"never shown: {text!r}, but {self.screen.lines()!r}"

    def _find(self, text: str) -> bool:
        if not self.screen.cursor:
            return False
        rows = [plain(line) for line in self.screen.lines()]
        while self.matches:
            row, begin, before = self.matches[-1]
            if "".join(rows[row:])[begin:].startswith(before):
                begin += len(before)
                break
            self.matches.pop()
        else:
            row = begin = 0
        at = "".join(rows[row:]).find(text, begin)
        if at < 0:
            return False
        while at >= len(rows[row]):
            at -= len(rows[row])
            row += 1
        self.matches.append(Match(row, at, text))
        return True

    def type(self, *lines: str) -> None:
        for line in lines:
            os.write(self.side, f"{line}\r".encode())

    def answer(self, label: str, line: str) -> None:
        """Wait to be asked, and answer."""
        self.expect(label)
        self.type(line)

    def save(self, *read: str) -> None:
        """Save the sheet, read this, and keep the game nowhere."""
        self.answer("Enter saves the score sheet:", "")
        for text in read:
            self.expect(text)
        self.answer("pnp stats?", "n")
        assert self.ended() == 0

    def press(self, keys: str) -> None:
        os.write(self.side, keys.encode())

    def interrupt(self) -> int:
        self.press("\x03")
        return self.ended()

    def ended(self) -> int:
        """Wait until the program ends; its exit code."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def echoes(self) -> bool:
        """Whether it shows what is typed, as it does where no line is being edited."""
        import termios

        return bool(termios.tcgetattr(self.side)[3] & termios.ECHO)

    def close(self) -> None:
        """Close the window, whatever goes on in it."""
        os.close(self.side)
        self.side = -1
        self.process.wait(PATIENCE)

    def read(self) -> bool:
        """Read on; whether anything came before the end."""
        ready, _, _ = select.select([self.side], [], [], PATIENCE)
        assert ready, f"nothing is shown any more after {self.screen.lines()[-40:]!r}"
        try:
            more = os.read(self.side, 65536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self.raw += more
        self.screen.write(self.decoder.decode(more))
        return bool(more)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.side >= 0:
            os.close(self.side)


def plain(text: str) -> str:
    return "".join(text.split())
