"""A command that watches: in the tests' own process, or in another, where what it says is waited for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import repeat
from queue import Empty, Queue
from threading import Thread
from typing import TYPE_CHECKING

from pnp.files import MOST_LOOKS, stamp_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path
    from types import TracebackType

    from pnp.files import FileStamps

DEADLINE = 60  # seconds for a line to come: a machine may be busy


def looks_at(saves: Iterator[Callable[[], object]]) -> Callable[[Iterable[str]], Iterator[FileStamps]]:
    """In place of `watching.look_again`: one save before each round; when there are no more, Ctrl-C."""

    def looks(names: Iterable[str]) -> Iterator[FileStamps]:
        save = next(saves, None)
        if save is None:
            raise KeyboardInterrupt
        save()
        now = {name: stamp_file(name) for name in names}
        yield from repeat(now, MOST_LOOKS)
        raise AssertionError(f"no round after {save}")

    return looks


class Watch:
    """Both streams of the command are read as one."""

    def __init__(self, *arguments: str, folder: Path, python: str | Path = sys.executable) -> None:
        self._process = subprocess.Popen(
            [str(python), "-m", "pnp", *arguments, "--watch"],
            cwd=folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            preexec_fn=listening,
        )
        self._lines: Queue[str] = Queue()
        self.said: list[str] = []
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as told:
            for line in told:
                self._lines.put(line.rstrip("\n"))

    def expect(self, part: str) -> str:
        """The next line that holds this, passing over others."""
        while True:
            try:
                line = self._lines.get(timeout=DEADLINE)
            except Empty:
                raise AssertionError(f"'{part}' is not said; said is\n" + "\n".join(self.said)) from None
            self.said.append(line)
            if part in line:
                return line

    def end(self) -> int:
        """The exit code after Ctrl-C; all that was said until then is in `said`."""
        self._process.send_signal(signal.SIGINT)
        code = self._process.wait(DEADLINE)
        self._reader.join(DEADLINE)
        while not self._lines.empty():
            self.said.append(self._lines.get())
        return code

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(DEADLINE)
        self._reader.join(DEADLINE)

    def __enter__(self) -> Watch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


def listening() -> None:
    """A shell that runs tests in the background lets them ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
