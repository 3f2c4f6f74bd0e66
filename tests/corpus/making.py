"""Makes a case: in a folder of its own, through the doors that users have, alike on all machines."""

from __future__ import annotations

import gc
import io
import os
import re
import shlex
import sys
import traceback
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import asdict
from hashlib import sha256
from json import dumps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple

from pnp import score
from pnp.cli import OUR_MISTAKE, run_guarded
from pnp.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SAID: Final = "said.txt"  # all commands of a case, and what they printed
CALL: Final = "pnp.score"  # in place of a command: the function, given a file
# A relative folder, which no message can give away where a case is made.
SURROUNDINGS: Final = {
    "PNP_CONFIG": "own",
    "PNP_DATA": "own",
    "PNP_TRACEBACK": "1",
    "LC_ALL": "C.UTF-8",
    "LANGUAGE": "",
    "COLUMNS": "80",
    "TERM": "dumb",
    "NO_COLOR": "1",
}
# What a manifest says of the program and of the folders around it, which is another after any change.
OF_THIS_RUN: Final = re.compile(rb'"(digest|source)": "[0-9a-f]+"')
MANIFEST: Final = "manifest.json"
# The file of kept games, and what is printed of it, say when each was kept.
KEPT: Final = ".sqlite3"
KEPT_AT: Final = re.compile(r"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?: UTC|Z)")

Outputs = dict[str, bytes]


class CrashError(Exception):
    """The program ended by a mistake of its own."""


class Case(NamedTuple):
    """Files that are laid into an empty folder, and the commands that are given there."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    lay: Callable[[], object] = lambda: None


class Made(NamedTuple):
    """The digest of what a case made, or why it has none."""

    name: str
    digest: str = ""
    crash: str = ""


def make_outputs(case: Case) -> Outputs:
    """All that was printed, and all files that were written, by their places."""
    with TemporaryDirectory(prefix="corpus-") as folder, chdir(folder), set_surroundings():
        case.lay()
        laid = dict(read_files())
        said = KEPT_AT.sub("(then)", "".join(run_command(command) for command in case.commands))
        written = {name: content for name, content in read_files() if laid.get(name) != content}
    return {SAID: said.encode(), **written}


@contextmanager
def set_surroundings() -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(SURROUNDINGS)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def read_files() -> Iterator[tuple[str, bytes]]:
    """The files of the current folder; links lead to what ships, and are passed over."""
    for folder, _, names in os.walk("."):
        for path in (Path(folder, name) for name in names):
            if not path.is_symlink() and path.suffix != KEPT:
                content = path.read_bytes()
                yield (
                    path.as_posix(),
                    OF_THIS_RUN.sub(rb'"\1": "-"', content) if path.name == MANIFEST else content,
                )


def run_command(arguments: tuple[str, ...]) -> str:
    """A command as it was given, what it printed, what it complained of, and how it ended."""
    head = f"$ pnp {shlex.join(arguments)}\n"
    if arguments[0] == CALL:
        return f"{head}{call_score(Path(arguments[1]))}\n"
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run_guarded([*arguments])
    out.seek(0)
    if code == OUR_MISTAKE:
        raise CrashError(f"{head}{err.getvalue()}")
    errors = "".join(f"! {line}\n" for line in err.getvalue().splitlines())
    return f"{head}{out.read()}{errors}exit code {code}\n"


def call_score(sheet: Path) -> str:
    """The result that a program gets, or the problems that it is told."""
    try:
        result = score(sheet)
    except InputError as refused:
        return "\n".join(
            f"{each.line}:{each.column} {each.wrong} | {each.right}" for each in refused.problems
        )
    return dumps(asdict(result), ensure_ascii=False, default=str)


def find_digest(outputs: Outputs) -> str:
    """One digest of all outputs and their names."""
    whole = sha256()
    for name, content in sorted(outputs.items()):
        whole.update(f"{name}={sha256(content).hexdigest()}\n".encode())
    return whole.hexdigest()[:32]


def make_case(case: Case, keep: Path | None = None) -> Made:
    """Make a case, and keep its outputs in a folder of its name if they are asked for."""
    try:
        outputs = make_outputs(case)
    except CrashError as crash:
        return Made(case.name, crash=str(crash))
    except Exception:
        return Made(case.name, crash=traceback.format_exc())
    if keep is not None:
        for name, content in outputs.items():
            path = keep / case.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return Made(case.name, find_digest(outputs))


def prepare_process() -> None:
    """In a process that makes many cases; standard input is empty, and what is loaded is no garbage."""
    sys.stdin = io.TextIOWrapper(io.BytesIO(), "utf-8")
    gc.set_threshold(20_000, 20, 50)
