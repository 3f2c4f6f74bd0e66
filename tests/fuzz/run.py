"""Mangle what ships, hand it to every door of the program, and see that each is taken or refused in words.

    python -m tests.fuzz.run --minutes 5
    python -m tests.fuzz.run --seed 7 --door layouts --case 1234

The same seed gives the same cases. A case fails if it ends by a mistake of ours, without words, or beyond a
limit of time or memory; its files are kept in a folder that is named. A few cases at a time run in a process
of their own, so that none can stop the run.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import yaml

from pnp.errors import InputError
from pnp.library import find_shipped
from pnp.scoring import Result
from tests.helpers.mangled_files import mangle_bytes, mangle_text, mangle_tree
from tests.helpers.score_sheets import SHEETS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SECONDS = 20.0  # of a processor, that a case may take; and ten times as many by the clock
MEMORY = 700 * 1024 * 1024  # bytes, that a batch may take beyond what was there before
BATCH = 100  # cases of a process
SHEET = "sheet.yaml"
ENTRY = re.compile(r"^  - ", re.MULTILINE)
NAMED_LAYOUT = re.compile(r"^layout: *(\S+)", re.MULTILINE)
NAMED_BOARD = re.compile(r"^board: *(\S+)", re.MULTILINE)
OF_ALL = "cards would be printed in all"  # which all sets of an order come to, and no place in one
PLACED = re.compile(r".+?:\d+:\d+: \S")


class SlowError(BaseException):
    """A case took too long; no handler of the program takes it for an error of its own."""


class Failure(NamedTuple):
    door: str
    case: int
    why: str  # in one line, the same for cases that fail alike


class Case(NamedTuple):
    """Files to be written, and the command that is given them; or a call."""

    files: dict[str, bytes]
    arguments: tuple[str, ...] = ()
    call: Callable[[], object] | None = None


# What ships.


@cache
def texts(pattern: str) -> dict[str, str]:
    """Files that ship, by their place."""
    root = find_shipped("cards").parent
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in sorted(root.glob(pattern))}


@cache
def sets() -> tuple[str, ...]:
    """Card sets, of games and of none."""
    found = {**texts("cards/*/*.yaml"), **texts("cards/starter/*/*.yaml")}
    return tuple(name for name, text in found.items() if re.search(r"^cards:", text, re.MULTILINE))


@cache
def boards() -> tuple[str, ...]:
    found = {**texts("cards/starter/*/*.yaml"), **texts("layouts/*/*.yaml")}
    return tuple(
        name
        for name, text in found.items()
        if re.search(r"^board:", text, re.MULTILINE) and "\ncards:" not in text
    )


def text_of(name: str) -> str:
    return (find_shipped("cards").parent / name).read_text("utf-8")


def few_cards(chance: Random, text: str) -> str:
    """A set with up to three of its cards, which take less time."""
    head, listed, rest = text.partition("\ncards:")
    first, *entries = ENTRY.split(rest)
    some = sorted(chance.sample(range(len(entries)), min(len(entries), chance.randint(1, 3))))
    return head + listed + first + "".join(f"  - {entries[at]}" for at in some)


def spoilt(chance: Random, text: str) -> bytes:
    """A file of YAML, mangled as a tree or as a text."""
    if chance.random() < 0.4:
        return written(mangle_tree(chance, yaml.load(text, Loader=yaml.BaseLoader)))
    return spoilt_text(chance, text)


def spoilt_text(chance: Random, text: str) -> bytes:
    if chance.random() < 0.15:
        return mangle_bytes(chance, text.encode())
    return mangle_text(chance, text).encode("utf-8", "replace")


def written(tree: Any) -> bytes:
    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False).encode("utf-8", "replace")


# The doors.


def make_set(chance: Random) -> Case:
    name = chance.choice(sets())
    files = {"set.yaml": spoilt(chance, few_cards(chance, text_of(name))), **beside(name)}
    return Case(files, ("make", "set.yaml", *options(chance)))


def make_table(chance: Random) -> Case:
    """A table of a spreadsheet."""
    name = chance.choice([*texts("cards/examples/*.csv")])
    files = {"set.csv": spoilt_text(chance, text_of(name)), **beside(name)}
    return Case(files, (chance.choice(("make", "check")), "set.csv"))


def check_set(chance: Random) -> Case:
    name = chance.choice(sets())
    files = {"set.yaml": spoilt(chance, few_cards(chance, text_of(name))), **beside(name)}
    return Case(files, ("check", "set.yaml"))


def layout(chance: Random) -> Case:
    """A set as it ships, by its layout mangled."""
    name = chance.choice(sets())
    text = few_cards(chance, text_of(name))
    named = NAMED_LAYOUT.search(text)
    given = f"layouts/{named[1]}.yaml" if named else "layouts/plain.yaml"
    if given not in {**texts("layouts/*.yaml"), **texts("layouts/*/*.yaml")}:
        given = "layouts/plain.yaml"
    own = NAMED_LAYOUT.sub("", text).replace("\ncards:", "\nlayout: own.yaml\ncards:")
    files = {"own.yaml": spoilt(chance, text_of(given)), "set.yaml": own.encode(), **beside(name)}
    command = chance.choice(("make", "make", "check", "layout"))
    return Case(files, ("check", "own.yaml") if command == "layout" else (command, "set.yaml"))


def board(chance: Random) -> Case:
    """A board mangled, checked alone, printed, or drawn by a set that names it."""
    name = chance.choice(boards())
    game = name.split("/")[-2]
    files = {"board.yaml": spoilt(chance, text_of(name))}
    if chance.random() < 0.4:
        return Case(files, ("check", "board.yaml"))
    if chance.random() < 0.4:
        sheet = next(each for each in SHEETS if each["game"] == game)
        files[SHEET] = written({**sheet, "layout": "board.yaml"})
        return Case(files, (chance.choice(("score", "show")), SHEET))
    printing = next(text for each, text in texts(f"cards/starter/{game}/*-print.yaml").items())
    files["set.yaml"] = NAMED_BOARD.sub("board: board.yaml", few_cards(chance, printing)).encode()
    return Case(files, (chance.choice(("make", "check")), "set.yaml"))


def sheet(chance: Random) -> Case:
    whole = chance.choice(SHEETS)
    content = spoilt(chance, yaml.safe_dump(whole, allow_unicode=True, sort_keys=False))
    command = chance.choice((("score", "--explain"), ("score", "--json"), ("show", "--text"), ("check",)))
    return Case({SHEET: content}, (*command, SHEET))


def sheet_in_a_program(chance: Random) -> Case:
    """A sheet that a program hands over, as a mapping or as a text."""
    from pnp import score

    whole = chance.choice(SHEETS)
    given = mangle_tree(chance, whole)
    if chance.random() < 0.3:
        text = mangle_text(chance, json.dumps(whole, indent=1))
        return Case({}, call=lambda: score(text + chance.choice(("", "\n", "\ud800\n"))))
    return Case({}, call=lambda: score(given))


def kit(chance: Random) -> Case:
    """The kit of a game, beside its sets."""
    name = chance.choice([*texts("cards/*/kit.yaml")])
    others = {Path(each).name: text for each, text in texts(f"{Path(name).parent}/*.yaml").items()}
    files = {each: text.encode() for each, text in others.items()}
    return Case({**files, "kit.yaml": spoilt(chance, text_of(name))}, ("check", "kit.yaml"))


SETTINGS = """paper = "A4"
language = "cs"
printer = "office"

[printers.office]  # beside the window
paper = "a4"
margin = { top = 4, right = 5, bottom = 12.5, left = 5 }
back_dx = 1.5
back_angle = 0.4
flip = "short"

[printers."second one"]
paper = "200 x 300"
margin = 3
"""


def settings(chance: Random) -> Case:
    change = ("set", "new", "--paper", "A5") if chance.random() < 0.3 else ("list",)
    return Case({"config.toml": spoilt_text(chance, SETTINGS)}, ("printer", *change))


DOORS: dict[str, Callable[[Random], Case]] = {
    "make": make_set,
    "check": check_set,
    "layouts": layout,
    "boards": board,
    "tables": make_table,
    "score": sheet,
    "pnp.score": sheet_in_a_program,
    "kits": kit,
    "settings": settings,
}
OFTEN = ("make", "check", "layouts", "boards")  # which take longest, and are tried as often as all others


def beside(name: str) -> dict[str, bytes]:
    """What a set that ships names beside itself."""
    folder = find_shipped("cards").parent / Path(name).parent
    named = (pattern.search(text_of(name)) for pattern in (NAMED_BOARD, NAMED_LAYOUT))
    files = [folder / found[1] for found in named if found]
    if "examples" in name:
        files += sorted((folder / "pictures").iterdir())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files if path.is_file()}


def options(chance: Random) -> tuple[str, ...]:
    return chance.choice(
        (
            *[()] * 4,
            ("--ink", "black"),
            ("--lang", "pl"),
            ("--proof",),
            ("--imposition", "single"),
            ("--paper", "A5"),
        )
    )


# A case is tried.


def case_of(door: str, seed: int, number: int) -> Case:
    return DOORS[door](Random(f"{seed} {door} {number}"))


def tried(case: Case, folder: Path) -> tuple[str, str]:
    """What a case came to, in a word, and of one that failed why."""
    write(case, folder)
    own = {"PNP_CONFIG": str(folder), "PNP_DATA": str(folder / "data")}
    os.environ.update(own, PNP_TRACEBACK="1", LC_ALL="C.UTF-8", LANGUAGE="")
    signal.signal(signal.SIGPROF, stop)
    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    signal.setitimer(signal.ITIMER_REAL, 10 * SECONDS)
    try:
        with chdir(folder):
            return called(case.call) if case.call else run(case.arguments)
    except SlowError:
        return "failed", f"takes more than {SECONDS:g} seconds"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


def write(case: Case, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in case.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def stop(_number: int, _frame: object) -> NoReturn:
    raise SlowError


def called(call: Callable[[], object]) -> tuple[str, str]:
    """A call for programs: a result, or the one error that it may raise."""
    try:
        found = call()
    except InputError as error:
        return ("refused", "") if error.problems else ("failed", "refused without words")
    except Exception as error:
        return "failed", traced(error)
    return ("taken", "") if isinstance(found, Result) else ("failed", "no result")


def run(arguments: tuple[str, ...]) -> tuple[str, str]:
    """A command: its exit code is one of those that are documented, and a refusal has words with a place."""
    from pnp.cli import run_guarded

    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run_guarded([*arguments])
    out.flush()
    told = err.getvalue()
    if code not in (0, 1, 2):
        lines = [line for line in told.splitlines() if line.strip()] or [""]
        within = [line.strip() for line in lines if "/pnp/" in line][-1:]
        return "failed", f"exit code {code}: {lines[-1][:120]} {' '.join(within)}"
    if code == 2 and arguments[0] != "check":
        first = told.partition("\n")[0]
        if not PLACED.match(first) and OF_ALL not in first:
            return "failed", f"refused without a place: {re.sub('[0-9]+', '0', first)[:120]}"
    return ("refused" if code == 2 else "taken"), ""


def traced(error: BaseException) -> str:
    frame, name, line = error.__traceback__, "", 0
    while frame is not None:
        name, line = frame.tb_frame.f_code.co_filename, frame.tb_lineno
        frame = frame.tb_next
    return f"{type(error).__name__}: {str(error)[:80]!r} at {Path(name).name}:{line}"


# Many cases are tried.


def tried_apart(door: str, seed: int, numbers: range, work: Path) -> Iterator[tuple[int, str, str]]:
    """What each case came to, tried in a process of its own; where that dies, the rest in another."""
    left = [*numbers]
    while left:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            work_through(door, seed, left, work, writer)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as lines:
            for line in lines:
                number, outcome, why = json.loads(line)
                left.remove(number)
                yield number, outcome, why
        _, status = os.waitpid(child, 0)
        if status and left:
            yield left.pop(0), "failed", f"the process died with status {status}"


def work_through(door: str, seed: int, numbers: list[int], work: Path, writer: int) -> NoReturn:
    """The child: it tells of each case as soon as it has ended."""
    here = int(Path("/proc/self/statm").read_text("ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (here + MEMORY, here + MEMORY))
    status = 1
    try:
        for number in numbers:
            folder = work / f"{door}-{seed}-{number}"
            outcome, why = tried(case_of(door, seed, number), folder)
            shutil.rmtree(folder, ignore_errors=True)
            os.write(writer, (json.dumps([number, outcome, why]) + "\n").encode())
        status = 0
    finally:
        os._exit(status)


def warm_up(doors: list[str], work: Path) -> None:
    """Loads what the doors need, once for all processes; what ships is taken as it ships."""
    for number, name in enumerate(sets() if {*OFTEN} & {*doors} else ()):
        case = Case({"set.yaml": few_cards(Random(0), text_of(name)).encode(), **beside(name)})
        for command in ("make",) if number % 10 else ("make", "check"):
            outcome, why = tried(case._replace(arguments=(command, "set.yaml")), work / f"{command}-{number}")
            assert outcome != "failed", f"{name}: {why}"
    for door in doors:
        tried(case_of(door, 0, 0), work / door)
    gc.collect()
    gc.freeze()


def keep(failure: Failure, seed: int, folder: Path) -> None:
    """The files of a case that failed, with what they were given to."""
    case = case_of(failure.door, seed, failure.case)
    own = folder / f"{failure.door}-{seed}-{failure.case}"
    write(case, own)
    again = f"python -m tests.fuzz.run --seed {seed} --door {failure.door} --case {failure.case}"
    told = f"{failure.why}\npnp {' '.join(case.arguments)}\n{again}\n"
    (own / "FAILED.txt").write_text(told, "utf-8", errors="backslashreplace")


def fuzz(minutes: float, seed: int, doors: list[str], kept: Path) -> list[Failure]:
    """Tries cases door by door until the time is over, and tells how many there were."""
    outcomes: dict[str, Counter[str]] = {door: Counter() for door in doors}
    failures: list[Failure] = []
    turns = [*(door for door in doors if door in OFTEN), *doors]
    turn, shown, next_case = 0, Counter[str](), Counter[str]()
    with tempfile.TemporaryDirectory(prefix="fuzz-") as work:
        warm_up(doors, Path(work))
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            door = turns[turn % len(turns)]
            turn += 1
            numbers = range(next_case[door], next_case[door] + BATCH)
            next_case[door] += BATCH
            for number, outcome, why in tried_apart(door, seed, numbers, Path(work)):
                outcomes[door][outcome] += 1
                if outcome == "failed":
                    failures.append(failure := Failure(door, number, why))
                    keep(failure, seed, kept)
                    shown[why] += 1
                    if shown[why] == 1:
                        print(f"{door} {number}: {why}", flush=True)
    report(outcomes, failures, kept)
    return failures


def report(outcomes: dict[str, Counter[str]], failures: list[Failure], kept: Path) -> None:
    print(f"{'door':12}{'cases':>8}{'taken':>8}{'refused':>9}{'failed':>8}")
    for door, found in outcomes.items():
        print(f"{door:12}{found.total():8}{found['taken']:8}{found['refused']:9}{found['failed']:8}")
    print(f"{'in all':12}{sum(found.total() for found in outcomes.values()):8}")
    for why, many in Counter(failure.why for failure in failures).most_common():
        print(f"{many} times: {why}")
    if failures:
        print(f"The files of what failed are in {kept}")


def again(door: str, seed: int, number: int) -> tuple[str, str]:
    """One case, in this process, with all that it prints."""
    folder = Path(tempfile.mkdtemp(prefix="fuzz-case-"))
    case = case_of(door, seed, number)
    print(f"{folder}: pnp {' '.join(case.arguments)}")
    return tried(case, folder)


def main() -> int:
    options = argparse.ArgumentParser(description="Mangle what ships, and hand it to every door.")
    options.add_argument("--minutes", type=float, default=1.0)
    options.add_argument("--seed", type=int, default=int(time.time()))
    options.add_argument("--door", choices=DOORS, action="append", help="only this door; may be given again")
    options.add_argument("--case", type=int, help="only this case of the one door that is given")
    options.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "pnp-fuzz")
    given = options.parse_args()
    doors = given.door or [*DOORS]
    if given.case is not None:
        outcome, why = again(doors[0], given.seed, given.case)
        print(outcome, why)
        return int(outcome == "failed")
    print(f"seed {given.seed}", flush=True)
    return int(bool(fuzz(given.minutes, given.seed, doors, given.keep)))


if __name__ == "__main__":
    sys.exit(main())
