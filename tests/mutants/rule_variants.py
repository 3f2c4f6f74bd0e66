"""A function of the game's rules broken in every way that a test must notice, and put in its place."""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FunctionType

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
    "Verdict": {
        "nothing": f"{REPLACED}(_, holds=False)",
        "the contrary": f"(lambda found: {REPLACED}(found, holds=not found.holds))(_)",
    },
    "Items": {
        "nothing": f"{REPLACED}(_, count=0)",
        "one more": f"(lambda found: {REPLACED}(found, count=found.count + 1))(_)",
    },
    "MissionEnd": {
        "nothing": "MissionEnd.NO",
        "the contrary": "MissionEnd.YES if _ is MissionEnd.NO else MissionEnd.NO",
    },
}

Function: TypeAlias = "ast.FunctionDef"


@dataclass(frozen=True, slots=True)
class Mutant:
    module: str
    function: str
    what: str
    tree: ast.FunctionDef


def variants(function: Function) -> Iterator[tuple[str, Function]]:
    yield from without_effect(function)
    yield from with_another_end(function)
    yield from (a_point_more(function, number) for number in range(len(pointed(function))))
    yield from (said_contrary(function, *place) for place in compared(function))
    yield from (turned(function, number) for number in range(len(flags(function))))


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


def flags(function: Function) -> list[ast.If | ast.IfExp]:
    """What hangs on a name or a field that is true or false."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.If | ast.IfExp)]
    return [node for node in found if isinstance(node.test, ast.Name | ast.Attribute)]


def turned(function: Function, number: int) -> tuple[str, Function]:
    broken = copy.deepcopy(function)
    node = flags(broken)[number]
    words = ast.unparse(node.test)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return f"not {words} ({number + 1})", broken


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
