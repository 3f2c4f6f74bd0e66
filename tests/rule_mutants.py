"""Breaks every rule of every game in turn: some test must notice. `python tests/rule_mutants.py` runs it.

A rule is broken in three ways: it does nothing, it gives one point more, one of its comparisons says the
contrary. A process that has the tests of a game loaded is forked for each mutant, and changes the code of one
function there.
"""

from __future__ import annotations

import ast
import copy
import io
import math
import os
import signal
import sys
import time
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import getsource
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from pnp import games

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FunctionType, ModuleType

TESTS = Path(__file__).resolve().parent
NO_TESTS = 5  # pytest's exit code
QUIETLY = ("-xq", "-p", "no:cacheprovider", "-W", "ignore", "--tb", "no", "--hypothesis-profile", "mutants")
PATIENCE = 5  # times what the tests take where nothing is broken: then a mutant is noticed, it does not end

# Modules of a room that read files or describe them, or draw, and those for types: mistakes there are no
# broken rules.
READING = frozenset({"actions", "board", "cards", "checks", "forms", "game", "position", "rules_of_boards"})
DRAWING = frozenset({"pictured", "shown", "sketched"})

IN_PLAY = "playing.steps"  # where a game has steps, the rules that lead from one to the next

# Test modules that no rule can break: by their last words those that look at the shipped data; and those that
# look at what is printed, since they come to these rooms, but for the few steps of `build` that score.
OF_DATA = frozenset({"data", "decks", "drawing", "figures", "pictures", "sky"})
PRINTING = ("pnp.backends", "pnp.build", "pnp.draw", "pnp.figures", "pnp.loading", "pnp.press", "pnp.scene")
SCORING = frozenset({"pnp.build.reporting", "pnp.build.scoring", "pnp.build.supplies"})

# Comparisons whose contrary is no other rule: which end of a line, or of a link, is told first.
NO_RULE = frozenset(
    {
        ("pnp.games.nebula.cautions", "_same_colour_link", "not one < other"),
        ("pnp.games.night_sky.shapes", "_pattern", "not pair[0] < pair[1]"),
    }
)

CONTRARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}

# What a function gives back, by its type: nothing, one more, the contrary. `_` is what it should give.
REPLACED = "__import__('dataclasses').replace"
CHANGED = {
    "int": {"nothing": "0", "one more": "_ + 1"},
    "bool": {"nothing": "False", "the contrary": "not _"},
    "Finding": {
        "nothing": f"{REPLACED}(_, holds=False)",
        "the contrary": f"(lambda found: {REPLACED}(found, holds=not found.holds))(_)",
    },
    "Items": {
        "nothing": f"{REPLACED}(_, count=0)",
        "one more": f"(lambda found: {REPLACED}(found, count=found.count + 1))(_)",
    },
    "Met": {"nothing": "Met.NO", "the contrary": "Met.YES if _ is Met.NO else Met.NO"},
}

Function: TypeAlias = "ast.FunctionDef"


@dataclass(frozen=True, slots=True)
class Mutant:
    module: str
    function: str
    what: str
    tree: ast.FunctionDef


def mutants(room: str) -> Iterator[Mutant]:
    for module in modules(room):
        tree = ast.parse(getsource(module))
        for function in tree.body:
            if isinstance(function, ast.FunctionDef):
                for what, broken in variants(function):
                    if (module.__name__, function.name, what) not in NO_RULE:
                        yield Mutant(module.__name__, function.name, what, broken)


def modules(room: str) -> Iterator[ModuleType]:
    """What the rules of a game are made of: all of its room that they come to, but for what reads."""
    own = f"pnp.games.{room}."
    found, waiting = set(), ["scoring"]
    if (Path(games.__path__[0]) / room / "playing").is_dir():
        waiting.append(IN_PLAY)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            path = Path(games.__path__[0]) / room / f"{name.replace('.', '/')}.py"
            waiting += [each.removeprefix(own) for each in imported(path) if each.startswith(own)]
    return (import_module(f"{own}{name}") for name in sorted(found - READING - DRAWING))


@cache
def imported(path: Path) -> frozenset[str]:
    """The modules that one names, wherever it loads them."""
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(
        node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module
    )


def prints(path: Path, trail: frozenset[Path] = frozenset()) -> bool:
    """Whether a module of tests, or one of tests that it loads, comes to a room that prints."""
    names = imported(path) - SCORING
    if any(name == room or name.startswith(f"{room}.") for name in names for room in PRINTING):
        return True
    others = {TESTS / f"{name.replace('.', '/')}.py" for name in names} - trail - {path}
    return any(prints(other, trail | {path}) for other in others if other.is_file())


def variants(function: Function) -> Iterator[tuple[str, Function]]:
    yield from without_effect(function)
    yield from with_another_end(function)
    yield from (a_point_more(function, number) for number in range(len(pointed(function))))
    yield from (said_contrary(function, *place) for place in compared(function))


def without_effect(function: Function) -> Iterator[tuple[str, Function]]:
    """A generator that yields nothing."""
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        broken = copy.deepcopy(function)
        broken.body = ast.parse("return\nyield").body
        yield "nothing", broken


def with_another_end(function: Function) -> Iterator[tuple[str, Function]]:
    """A function that gives back another thing of the same type."""
    kind = ast.unparse(function.returns) if function.returns else ""
    for what, source in CHANGED.get(kind, {}).items():
        broken = copy.deepcopy(function)
        for node in ast.walk(broken):
            if isinstance(node, ast.Return) and node.value is not None:
                node.value = changed(node.value, source)
        yield what, broken


def changed(value: ast.expr, source: str) -> ast.expr:
    """The expression of a source, with the value in place of `_`."""

    class Placed(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return value if node.id == "_" else node

    tree: ast.Expression = Placed().visit(ast.parse(source, mode="eval"))
    return tree.body


def pointed(function: Function) -> list[ast.Call]:
    """The reasons that a function makes with points."""
    return [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Reason"
        and (len(node.args) > 2 or any(keyword.arg == "points" for keyword in node.keywords))
    ]


def a_point_more(function: Function, number: int) -> tuple[str, Function]:
    broken = copy.deepcopy(function)
    reason = pointed(broken)[number]
    one = ast.Constant(1)
    if len(reason.args) > 2:
        reason.args[2] = ast.BinOp(reason.args[2], ast.Add(), one)
    for keyword in reason.keywords:
        if keyword.arg == "points":
            keyword.value = ast.BinOp(keyword.value, ast.Add(), one)
    return f"a point more ({number + 1})", broken


def compared(function: Function) -> list[tuple[int, int]]:
    found = [node for node in ast.walk(function) if isinstance(node, ast.Compare)]
    return [(number, place) for number, node in enumerate(found) for place in range(len(node.ops))]


def said_contrary(function: Function, number: int, place: int) -> tuple[str, Function]:
    broken = copy.deepcopy(function)
    comparison = [node for node in ast.walk(broken) if isinstance(node, ast.Compare)][number]
    words = ast.unparse(comparison)
    comparison.ops[place] = CONTRARY[type(comparison.ops[place])]()
    return f"not {words}" if len(comparison.ops) == 1 else f"not {words}, sign {place + 1}", broken


def apply(mutant: Mutant) -> None:
    """Give the function the broken code, wherever it is referred to."""
    module = import_module(mutant.module)
    function: Any = getattr(module, mutant.function)
    function = getattr(function, "__wrapped__", function)  # within a cache
    tree = copy.deepcopy(mutant.tree)
    tree.decorator_list = []
    names: dict[str, FunctionType] = {}
    lines = ast.fix_missing_locations(ast.Module([future(), tree], []))
    exec(compile(lines, mutant.module, "exec"), module.__dict__, names)
    function.__code__ = names[mutant.function].__code__


def future() -> ast.ImportFrom:
    return ast.ImportFrom("__future__", [ast.alias("annotations")], 0)


def tests_of(room: str) -> tuple[list[str], list[str]]:
    """What pytest is told: the game's own tests first, examples before properties, and for mutants that pass
    them what all games are held to, which takes longer."""
    found = sorted(TESTS.glob(f"test_{room}_*.py"), key=lambda path: "hypothesis" in imported(path))
    own = [str(path) for path in found if path.stem.rpartition("_")[2] not in OF_DATA and not prints(path)]
    return own, [str(TESTS / "test_oracles_agree.py"), "-k", room]


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


def survivors(room: str) -> tuple[int, list[Mutant]]:
    found = [*mutants(room)]
    alive = found
    for tests in tests_of(room):
        with redirect_stdout(io.StringIO()):  # what is loaded now need not be loaded by each mutant
            pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *tests])
        begun = time.monotonic()
        _, status = os.waitpid(started(tests, None), 0)
        if status != 0:
            sys.exit(f"{room}: the tests fail though nothing is broken")
        alive = unnoticed(tests, alive, PATIENCE * (1 + time.monotonic() - begun))
    return len(found), alive


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


def main(rooms: list[str]) -> int:
    alive: list[Mutant] = []
    number = 0
    for room in rooms or [id.replace("-", "_") for id in games.names()]:
        tried, left = survivors(room)
        print(f"{room}: {tried - len(left)} of {tried} broken rules were noticed", flush=True)
        number, alive = number + tried, alive + left
    for mutant in alive:
        print(f"NOT NOTICED  {mutant.module}.{mutant.function}: {mutant.what}")
    return 1 if alive or not number else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
