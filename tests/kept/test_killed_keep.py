"""Killed at any moment, pnp loses no game that it said was kept, and what it leaves is whole."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from pnp.kept import keep_game, list_games, list_versions
from tests import ROOT
from tests.kept.keeping_process import keeping
from tests.kept.kept_games import PLAY, STAMP, papers, texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here"),
]

KILLS = 100
STEP = 67  # events between one moment and the next: the last one falls into the fourth game


def killed(folder: Path, armed: Callable[[], None], name: str = "sheet ") -> tuple[int, list[int]]:
    """The signal that ended a process which keeps games, and the numbers of those that it said were kept."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            keeping(folder / "games.sqlite3", writer, armed, name)
        finally:
            os._exit(99)
    os.close(writer)
    with os.fdopen(reader) as told:
        said = [int(line) for line in told]
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


def check(file: Path, said: list[int], name: str = "sheet ") -> None:
    """Every game that was said to be kept is there, whole; at most one more is, of which it had yet to be
    said; and the next pnp goes on."""
    assert said == [*range(1, len(said) + 1)]
    there = [game.number for game in list_games(file)]
    assert there in (said, [*said, len(said) + 1])
    assert [texts(file, number, 1).sheet for number in there] == [f"{name}{number}" for number in there]
    assert keep_game(file, PLAY, papers("another"), STAMP).number == len(there) + 1
    assert len(list_versions(file)) == len(there) + 1
    with closing(sqlite3.connect(file)) as games:
        assert games.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert [each.name for each in file.parent.iterdir() if not each.name.startswith(".")] == [file.name]


def after(events: int) -> Callable[[], None]:
    """Kills the process at the n-th call or return within it."""

    def armed() -> None:
        left = iter(range(events))

        def hook(*_: object) -> None:
            if next(left, None) is None:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.setprofile(hook)

    return armed


def test_killed_a_hundred_times_it_loses_no_game_that_it_said_was_kept(tmp_path: Path) -> None:
    most = []
    for number in range(KILLS):
        folder = tmp_path / str(number)
        folder.mkdir()
        ended, said = killed(folder, after(1 + STEP * number))
        assert ended == -signal.SIGKILL
        check(folder / "games.sqlite3", said)
        most.append(len(said))
    assert {0, 1, 2, 3} <= {*most}


def test_killed_again_and_again_one_file_goes_on(tmp_path: Path) -> None:
    """From one kill to the next the games of all before stay, whatever the last one left behind."""
    file, there = tmp_path / "games.sqlite3", 0
    for number in range(20):
        ended, said = killed(tmp_path, after(900 + 431 * number), f"{number}-")
        assert ended == -signal.SIGKILL
        found = len(list_versions(file)) if file.exists() else 0
        assert found in (there + len(said), there + len(said) + 1)
        assert said == [*range(there + 1, there + len(said) + 1)]
        there = found
    assert there > 5


def within(length: int) -> Callable[[], None]:
    """Kills the process in the midst of a write that would make a file longer than so many bytes."""

    def armed() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (length, length))
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)

    return armed


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="files have no limits here")
def test_killed_in_the_midst_of_a_write_it_loses_no_game(tmp_path: Path) -> None:
    """What is written ahead is cut at any byte, and so is what is then put in its place."""
    long = "# a long sheet\n" * 2_000
    endings = set()
    for number in range(30):
        folder = tmp_path / str(number)
        folder.mkdir()
        ended, said = killed(folder, within(45_100 + 1_997 * number), long)
        endings.add(ended)
        check(folder / "games.sqlite3", said, long)
    assert endings == {-signal.SIGXFSZ}


AT_WORK = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.kept.keeping_process import keeping
keeping(Path(sys.argv[2]), 1, lambda: None)
"""


@pytest.mark.parametrize("bytes_said", [0, 1, 2, 5, 9, 14])
def test_killed_from_outside_it_loses_no_game(tmp_path: Path, bytes_said: int) -> None:
    """By whoever hears it say that a game is kept."""
    file = tmp_path / "games.sqlite3"
    command = [sys.executable, "-c", AT_WORK, str(ROOT), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        heard = b"".join(run.stdout.read(1) for _ in range(bytes_said))
        run.kill()
        heard += run.stdout.read()
    assert run.returncode == -signal.SIGKILL
    check(file, [int(line) for line in heard.splitlines()])
