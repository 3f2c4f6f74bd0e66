"""What lets every CPython from 3.11 up run the program."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from pnp.geometry import Point, middle_of
from pnp.paths import path_length
from pnp.scene import LineTo, MoveTo
from tests import ROOT
from tests.every_python import TOTALS, totals

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def comprehension_names(node: ast.AST) -> set[str]:
    """The variables of a comprehension; none of another node."""
    if not isinstance(node, COMPREHENSIONS):
        return set()
    targets = (name for part in node.generators for name in ast.walk(part.target))
    return {name.id for name in targets if isinstance(name, ast.Name)}


def read_names(node: ast.AST, bound: set[str]) -> Iterator[str]:
    """The names that are read within a node where no comprehension or function around them binds them."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in bound:
        yield node.id
    first = None  # what a comprehension goes through first is read outside it
    if isinstance(node, COMPREHENSIONS):
        first = node.generators[0].iter
        yield from read_names(first, bound)
        bound = bound | comprehension_names(node)
    elif isinstance(node, ast.FunctionDef | ast.Lambda):
        bound = bound | {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
        bound |= assigned_names(node)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.comprehension):
            parts = [child.target, *child.ifs, *([] if child.iter is first else [child.iter])]
            for part in parts:
                yield from read_names(part, bound)
        else:
            yield from read_names(child, bound)


def assigned_names(function: ast.FunctionDef | ast.Lambda) -> set[str]:
    """The names that a function binds besides those of its comprehensions."""
    nodes = [*ast.walk(function)]
    targets = {
        part for node in nodes if isinstance(node, ast.comprehension) for part in ast.walk(node.target)
    }
    stored = (node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    defined = {name for node in nodes[1:] if isinstance(name := getattr(node, "name", None), str)}
    return defined | {node.id for node in stored if node not in targets}


def confused_names(source: str) -> list[str]:
    """The globals that a function reads although a comprehension of it has a variable of that name."""
    found = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.Lambda):
            variables = {name for node in ast.walk(function) for name in comprehension_names(node)}
            found |= variables and variables.intersection(read_names(function, set()))
    return sorted(found)


@pytest.mark.full
@pytest.mark.parametrize("folder", ["src", "tests"])
def test_no_variable_of_a_comprehension_has_the_name_of_a_global_that_its_function_reads(folder: str) -> None:
    """CPython 3.12.1 would take the one for the other."""
    files = (ROOT / folder).rglob("*.py")
    confused = {str(path.relative_to(ROOT)): confused_names(path.read_text("utf-8")) for path in files}
    assert {name: names for name, names in confused.items() if names} == {}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def f(a):\n    return [id for id in a], {id(b) for b in a}", ["id"]),
        ("def f(a):\n    return [id for id in id(a)]", ["id"]),
        ("def f(a):\n    return {b: len(c) for len in a for b, c in len}, (lambda: len(a))", ["len"]),
        ("def f(a):\n    return [b for b in a if [b for b in b]]", []),
        ("def f(a):\n    b = a\n    return b, [b for b in a]", []),
        ("def f(a, id):\n    return id(a), [id for id in a]", []),
        ("def f(a):\n    return [id for id in a]\ndef g(a):\n    return id(a)", []),
    ],
)
def test_the_test_of_names_tells_globals_from_variables(source: str, names: list[str]) -> None:
    assert confused_names(source) == names


def test_lengths_are_added_without_the_rounding_of_sum_which_is_another_since_3_12() -> None:
    tenths = [Point(0.1, 0.1)] * 10
    lines = [LineTo(0.1 * (at % 2), 0.0) for at in range(1, 11)]
    assert middle_of(tenths) == Point(0.1, 0.1)
    assert path_length((MoveTo(0.0, 0.0), *lines)) == 1.0


def test_the_tables_that_every_python_scores_have_the_totals_that_it_expects() -> None:
    assert {game: totals(game) for game in TOTALS} == TOTALS
