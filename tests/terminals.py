"""A terminal of 80 columns with a person at it: types, reads what is shown, interrupts, closes it."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE: Final = 60  # seconds that nothing may be shown in, on however slow a computer
STEERING: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[@-Z\\-_=>])")
PROGRAM: Final = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored, where the tests run in the background
from pnp.cli.main import main
main()
"""


class Terminal:
    """`pnp` with these arguments in a pseudo-terminal of its own. What it shows is compared without what
    steers the terminal, and without blanks, since lines are broken where they have to be."""

    program = PROGRAM

    def __init__(self, *arguments: str | Path, folder: Path, columns: int = 80, **environment: str) -> None:
        pytest.importorskip("pty")
        import fcntl
        import termios

        self.screen, inside = os.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 30, columns, 0, 0))
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
        self.unread = 0  # what was shown up to here was expected

    @property
    def shown(self) -> str:
        """All that was shown, without blanks."""
        return plain(self.raw.decode("utf-8", "replace"))

    def expect(self, text: str) -> None:
        """Wait until this is shown, after all that was expected before."""
        while (at := self.shown.find(plain(text), self.unread)) < 0:
            assert self.read(), f"never shown: {text!r}, but {self.shown[self.unread :]!r}"
        self.unread = at + len(plain(text))

    def type(self, *lines: str) -> None:
        for line in lines:
            os.write(self.screen, f"{line}\r".encode())

    def answer(self, label: str, line: str) -> None:
        """Wait to be asked, and answer."""
        self.expect(label)
        self.type(line)

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

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

        return bool(termios.tcgetattr(self.screen)[3] & termios.ECHO)

    def close(self) -> None:
        """Close the window, whatever goes on in it."""
        os.close(self.screen)
        self.screen = -1
        self.process.wait(PATIENCE)

    def read(self) -> bool:
        """Read on; whether anything came before the end."""
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        assert ready, f"nothing is shown any more after {self.shown[-200:]!r}"
        try:
            more = os.read(self.screen, 65536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self.raw += more
        return bool(more)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.screen >= 0:
            os.close(self.screen)


def plain(text: str) -> str:
    return "".join(STEERING.sub("", text).split())
