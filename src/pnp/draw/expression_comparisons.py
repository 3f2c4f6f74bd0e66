"""Comparisons in an expression: what may be compared with what, and how it is said where it may not."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from typing import TypeAlias

from pnp.draw.expression_values import ExpressionError, Part, Value, cited, entries, kind, number, words
from pnp.errors import coded

Comparison: TypeAlias = Callable[[Value, Value, Part, Part], bool]


def equal(a: Value, b: Value, first: Part, second: Part) -> bool:
    """Values of two kinds are never equal: whoever compares them has mistaken one. None may be asked for."""
    if a is not None and b is not None and kind(a) != kind(b):
        wrong = coded(
            "form-expression",
            f"{cited(first)} is {kind(a)} and {cited(second)} is {kind(b)}: they are never equal",
        )
        right = "compare like with like; text(…) and number(…) turn one into the other"
        raise ExpressionError(second.at, wrong, right)
    return a == b


def ordered(compare: Callable[[float, float], bool]) -> Comparison:
    def holds(a: Value, b: Value, first: Part, second: Part) -> bool:
        if isinstance(a, str):
            words(b, second)
            return bool(compare(a, b))  # type: ignore[arg-type]  # two texts, in the order of their characters
        return bool(compare(number(a, first), number(b, second)))

    return holds


def contained(a: Value, b: Value, first: Part, second: Part) -> bool:
    if isinstance(b, (str, Mapping)):
        return words(a, first) in b
    entry = Part(second.said, second.at, entry=True)
    return any(equal(a, found, first, entry) for found in entries(b, second))


COMPARISONS: dict[type[ast.cmpop], Comparison] = {
    ast.Eq: equal,
    ast.NotEq: lambda a, b, first, second: not equal(a, b, first, second),
    ast.Lt: ordered(operator.lt),
    ast.LtE: ordered(operator.le),
    ast.Gt: ordered(operator.gt),
    ast.GtE: ordered(operator.ge),
    ast.In: contained,
    ast.NotIn: lambda a, b, first, second: not contained(a, b, first, second),
}
