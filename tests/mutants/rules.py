"""Breaks every rule of every game in turn, or with --checks all that its checks go by: some test must notice.
`python -m tests.mutants.rules` runs it.

A rule is broken in four ways: it does nothing, it gives one point more, one of its comparisons says the
contrary, or what hangs on a name or a field goes the other way. A process that has the tests of a game loaded
is forked for each mutant, and changes the code of one function there.
"""

from __future__ import annotations

import ast
import io
import math
import os
import signal
import sys
import time
from contextlib import redirect_stdout
from importlib import import_module
from inspect import getsource
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pnp import games
from tests import ROOT, TESTS
from tests.helpers.offered import offering
from tests.mutants.rule_variants import Mutant, apply, variants

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

CHECKING = "--checks"
NO_TESTS = 5  # pytest's exit code
QUIETLY = ("-xq", "-p", "no:cacheprovider", "-W", "ignore", "--tb", "no", "--hypothesis-profile", "mutants")
PATIENCE = 5  # times what the tests take where nothing is broken: then a mutant is noticed, it does not end

# Modules of a room that read files or describe them, or draw, and those for types: mistakes there are no
# broken rules.
READING = frozenset({"board", "cards", "forms", "game", "position"})
DRAWING = frozenset({"ascii_view", "fields"})
# How galaxies are found: much that is broken there is only slower, and full lists of galaxies hold the rest.
SEEKING = frozenset({"solver"})

# What runs while a module is loaded, before a mutant changes it.
AT_IMPORT = frozenset({"_list_rules", "match_rules"})

# Where the rules of a game begin, with those that lead from one step to the next; and its checks.
RULES = ("scoring", "steps")
CHECKS = ("checks",)

# Test modules that no rule can break: those that look at the shipped data, or run pnp in other processes; and
# those that look at what is printed, since they import these rooms, but for what scores of `build`.
OF_DATA = frozenset(
    {
        *("test_shipped_data", "test_shipped_board", "test_shipped_decks", "test_checked_decks"),
        *("test_board_drawing", "test_real_constellations", "test_real_stars", "test_card_pictures"),
        *("test_planet_actions", "test_at_terminal", "test_play", "test_play_timed", "test_play_words"),
    }
)
PRINTING = ("pnp.backends", "pnp.build", "pnp.draw", "pnp.figures", "pnp.loading", "pnp.press", "pnp.scene")
SCORING = {
    "make_cards",
    "phrases",
    "read_supplies",
    "score",
    "score_file",
    "score_source",
    "Scored",
}
SCORING |= {"shipped_board", "shipped_supplies", "words_of"}

# What is no other rule if it is broken: which end of a line, or of a link, is told first; and that pairs of
# patterns which cannot lie in each other are not laid on each other.
NO_RULE = frozenset(
    {
        ("pnp.games.nebula.scoring", "list_linked_alike", "not one < other"),
        ("pnp.games.night_sky.lattice", "_make_pattern", "not pair[0] < pair[1]"),
        ("pnp.games.hvezdokupy.checks", "_measure_distances", "nothing"),
        ("pnp.games.hvezdokupy.checks", "_measure_distances", "one more"),
    }
)


def mutants(found: Iterable[ModuleType]) -> Iterator[Mutant]:
    for module in found:
        tree = ast.parse(getsource(module))
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name not in AT_IMPORT:
                for what, broken in variants(function):
                    if (module.__name__, function.name, what) not in NO_RULE:
                        yield Mutant(module.__name__, function.name, what, broken)


def rules_of(room: str) -> list[ModuleType]:
    """What the rules of a game are made of: all of its room that they come to, but for what reads."""
    return loaded(room, reached(room, RULES))


def checks_of(room: str) -> list[ModuleType]:
    """What the checks of a game come to besides, and nothing else does."""
    return loaded(room, reached(room, CHECKS) - reached(room, RULES))


def loaded(room: str, names: set[str]) -> list[ModuleType]:
    kept = sorted(names - READING - DRAWING - SEEKING)
    return [import_module(f"pnp.games.{room}.{name}") for name in kept if not name.startswith("figures.")]


def reached(room: str, starts: Iterable[str]) -> set[str]:
    own, found, waiting = f"pnp.games.{room}.", set[str](), [*starts]
    while waiting:
        name = waiting.pop()
        path = Path(games.__path__[0]) / room / f"{name.replace('.', '/')}.py"
        if name not in found and path.is_file():
            found.add(name)
            waiting += [each.removeprefix(own) for each in parts(path) if each.startswith(own)]
    return found


def parts(path: Path) -> Iterator[str]:
    """The modules that one names, and what it names of packages."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def prints(path: Path, trail: frozenset[Path] = frozenset()) -> bool:
    """Whether a module of tests, or one of tests that it loads, comes to a room that prints."""
    names = {*parts(path)} - {"pnp.build", *(f"pnp.build.{name}" for name in SCORING)}
    if any(name == room or name.startswith(f"{room}.") for name in names for room in PRINTING):
        return True
    others = {ROOT / f"{name.replace('.', '/')}.py" for name in names} - trail - {path}
    return any(prints(other, trail | {path}) for other in others if other.is_file())


def tests_of_rules(room: str) -> tuple[list[str], ...]:
    """What pytest is told: the game's own tests first, examples before properties, and for mutants that pass
    them what all games are held to, which takes longer."""
    files = sorted((TESTS / "games" / room).glob("test_*.py"))
    found = sorted(files, key=lambda path: "hypothesis" in parts(path))
    own = [str(path) for path in found if path.stem not in OF_DATA and not prints(path)]
    return own, [str(TESTS / "oracles" / "test_scorer_agrees.py"), "-k", room]


def tests_of_checks(room: str) -> tuple[list[str], ...]:
    """The files that provoke each code, and the tests of the game's checks."""
    provoked = [str(TESTS / "check" / "test_findings.py"), "-m", "", "-k", room.replace("_", "-")]
    return provoked, sorted(map(str, (TESTS / "games" / room).glob("test_check*.py")))


def started(tests: list[str], mutant: Mutant | None, seconds: float = 600) -> int:
    """A process that runs the tests with a mutant, and ends with pytest's exit code."""
    child = os.fork()
    if child == 0:
        signal.alarm(math.ceil(seconds))
        if mutant is not None:
            apply(mutant)
        with redirect_stdout(io.StringIO()):
            code = pytest.main([*QUIETLY, *tests])
        os._exit(int(code))
    return child


def survivors(found: list[Mutant], suites: Iterable[list[str]]) -> list[Mutant]:
    alive = found
    for tests in suites:
        with redirect_stdout(io.StringIO()):  # what is loaded now need not be loaded by each mutant
            pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *tests])
        begun = time.monotonic()
        _, status = os.waitpid(started(tests, None), 0)
        if status != 0:
            sys.exit(f"the tests fail though nothing is broken: {' '.join(tests)}")
        alive = unnoticed(tests, alive, PATIENCE * (1 + time.monotonic() - begun))
    return alive


def unnoticed(tests: list[str], found: list[Mutant], seconds: float) -> list[Mutant]:
    """The mutants that pass all tests; as many are tried at once as there are processors."""
    waiting, alive = found[::-1], []
    running: dict[int, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            mutant = waiting.pop()
            running[started(tests, mutant, seconds)] = mutant
        child, status = os.wait()
        if os.waitstatus_to_exitcode(status) in (0, NO_TESTS):
            alive.append(running[child])
        del running[child]
    return alive


def main(arguments: list[str]) -> int:
    what = "checks" if CHECKING in arguments else "rules"
    found, tests = (checks_of, tests_of_checks) if what == "checks" else (rules_of, tests_of_rules)
    rooms = [each for each in arguments if each != CHECKING]
    alive: list[Mutant] = []
    number = 0
    for room in rooms or [id.replace("-", "_") for id in offering("oracle")]:
        tried = [*mutants(found(room))]
        left = survivors(tried, tests(room))
        print(f"{room}: {len(tried) - len(left)} of {len(tried)} broken {what} were noticed", flush=True)
        for mutant in left:
            print(f"NOT NOTICED  {mutant.module}.{mutant.function}: {mutant.what}", flush=True)
        number, alive = number + len(tried), alive + left
    return 1 if alive or not number else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
