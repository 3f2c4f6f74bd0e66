"""The command line as a shell: exit codes, words instead of tracebacks, any terminal."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from typer.main import get_command

import pnp as package
from pnp.cli import command_list, run, run_guarded
from pnp.cli.command_list import COMMANDS
from pnp.errors import InputError, OutputError, Problem
from tests.helpers.terminals import Terminal

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command


def fails_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> int:
    """The exit code where any command ends in this error."""

    def failing() -> None:
        raise error

    monkeypatch.setattr(
        command_list, "load_command", lambda _: get_command(command_list.make_single("make", failing))
    )
    return run_guarded(["make"])


def test_help_names_every_command_within_80_columns(pnp: Command) -> None:
    run = pnp("--help")
    assert run.returncode == 0
    assert run.stderr == ""
    for name, words in COMMANDS.items():
        assert name in run.stdout
        assert words in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_without_a_command_the_help_is_shown_and_nothing_is_done(pnp: Command) -> None:
    run = pnp()
    assert run.returncode == 2
    assert "Commands:" in run.stderr


def test_version(pnp: Command) -> None:
    assert pnp("--version").stdout == f"pnp {package.__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_of_itself_what_the_list_says(pnp: Command, name: str) -> None:
    run = pnp(name, "--help")
    assert run.returncode == 0
    assert COMMANDS[name] in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "check"])  # which then checks all
def test_a_command_without_arguments_does_what_it_says_or_asks_for_them(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_guarded([name]) in (0, 2)
    assert "a mistake in pnp itself" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["mkae"], "No such command 'mkae'; did you mean 'make'?"),
        (["print", "nebula"], "No such command 'print'; did you mean 'make'?"),
        (["--versoin"], "--version"),
        (["make", "--papr", "A4"], "--paper"),
        (["printer", "lst"], "list"),
    ],
)
def test_a_slip_in_the_command_line_is_answered_with_the_near_name(
    pnp: Command, arguments: list[str], said: str
) -> None:
    run = pnp(*arguments)
    assert run.returncode == 2
    assert said in run.stderr
    assert run.stdout == ""


def test_mistakes_of_the_input_stand_alone_file_by_file_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    problems = [
        Problem("b.yaml", 7, 1, "last"),
        Problem("a.yaml", 9, 4, "one"),
        Problem("b.yaml", 2, 1, "two", "3"),
    ]
    assert fails_with(monkeypatch, InputError(problems)) == 2
    assert capsys.readouterr() == ("", "b.yaml:2:1: two; 3\nb.yaml:7:1: last\na.yaml:9:4: one\n")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (OutputError("out: cannot be written"), 2, "Error: out: cannot be written\n"),
        (
            PermissionError(13, "Permission denied", "x/y.pdf"),
            2,
            "Error: x/y.pdf: Permission denied; choose a place that you may write to\n",
        ),
        (
            OSError(28, "No space left on device"),
            2,
            "Error: No space left on device; make room or choose another place\n",
        ),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(32, "Broken pipe"), 141, ""),
        (
            ZeroDivisionError("by zero"),
            70,
            "Error: a mistake in pnp itself (ZeroDivisionError: by zero); "
            "please report it with what PNP_TRACEBACK=1 prints\n",
        ),
        (
            RecursionError("too deep"),
            70,
            "Error: a mistake in pnp itself (RecursionError: too deep); "
            "please report it with what PNP_TRACEBACK=1 prints\n",
        ),
    ],
)
def test_whatever_happens_there_are_words_and_a_code(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
    said: str,
) -> None:
    assert fails_with(monkeypatch, error) == code
    assert capsys.readouterr() == ("", said)


def test_the_traceback_of_our_own_mistake_is_to_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PNP_TRACEBACK", "1")
    assert fails_with(monkeypatch, ZeroDivisionError("by zero")) == 70
    assert "Traceback" in capsys.readouterr().err


def test_quoted_input_cannot_steer_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    problem = Problem("a.yaml", 1, 1, "there is no key '\x1b[2J\u202eě\x00'")
    assert fails_with(monkeypatch, InputError([problem])) == 2
    assert capsys.readouterr().err == "a.yaml:1:1: there is no key '\\x1b[2J\\u202eě\\x00'\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_encoding_of_the_terminal(pnp: Command, encoding: str) -> None:
    set_it = pnp("printer", "set", "Hvězda", PYTHONIOENCODING=encoding)
    assert (set_it.returncode, set_it.stderr) == (0, "")
    assert "Traceback" not in set_it.stdout
    unknown = pnp("printer", "calibrate", "Hvězdář", PYTHONIOENCODING=encoding)
    assert unknown.returncode == 2
    assert ("Hv\\u011bzd\\xe1\\u0159" if encoding == "ascii" else "'?") in unknown.stderr
    assert "Traceback" not in unknown.stderr


def test_no_colour_is_printed(pnp: Command) -> None:
    run = pnp("--help", NO_COLOR="1", TERM="xterm-256color", FORCE_COLOR="1")
    assert "\x1b" not in run.stdout


@pytest.mark.parametrize("arguments", [["--help"], ["printer", "list"], ["make", "--help"]])
def test_a_reader_that_goes_away_is_met_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "pnp", *arguments]
    run = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (run.returncode, run.stderr) == (141, b"")


@pytest.mark.parametrize("closed", [1, 2])
@pytest.mark.parametrize("arguments", ["--help", "stats --json", "log export --format csv"])
def test_a_closed_stream_is_no_error(arguments: str, closed: int) -> None:
    command = f"'{sys.executable}' -m pnp {arguments} {closed}>&-"
    run = subprocess.run(
        ["/bin/sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, b"")


def test_a_full_disk_behind_a_stream_is_an_error_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with (tmp_path / "out").open("w") as file:
        monkeypatch.setattr(sys, "argv", ["pnp", "--version"])
        monkeypatch.setattr(sys, "stdout", Full(file.fileno()))
        assert run() == 2
    assert "No space left on device; make room" in capsys.readouterr().err


class Full(io.StringIO):
    """A stream that takes no more."""

    def __init__(self, handle: int) -> None:
        super().__init__()
        self.handle = handle

    def fileno(self) -> int:
        return self.handle

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    ("colour", "kind", "strong"),
    [
        ("", "xterm", ["bad.yaml:2:7:", "bad.yaml:3:17:"]),
        ("1", "xterm", []),
        ("", "dumb", []),
    ],
)
def test_the_place_of_a_mistake_stands_out_on_a_terminal(
    tmp_path: Path, colour: str, kind: str, strong: list[str]
) -> None:
    (tmp_path / "bad.yaml").write_text("deck: a\nsize: pokre\ncards: [{id: A, titel: b}]\n", "utf-8")
    with Terminal("make", "bad.yaml", folder=tmp_path, NO_COLOR=colour, TERM=kind) as terminal:
        assert terminal.ended() == 2
        found = ["".join(sign for sign, look in row if look.strong) for row in terminal.screen.rows]
        assert [*filter(None, found)] == strong
