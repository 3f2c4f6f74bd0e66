"""From a checked expression to closures: the forms that an expression may have, and what each gives.

A form that is not named in `compiled` is refused: Python evaluates nothing, and nothing of Python's is read.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping
from typing import TypeAlias

from pnp.draw.expression_calls import Argument, calling, check_count, saying, unknown_function
from pnp.draw.expression_comparisons import COMPARISONS
from pnp.draw.expression_pieces import Scope, check_known, part, refused, token_at
from pnp.draw.expression_values import (
    RECORD,
    Evaluate,
    ExpressionError,
    Names,
    Value,
    bounded,
    cited,
    entries,
    keyed,
    listable,
    mismatch,
    number,
    placed,
    whole,
    words,
)
from pnp.draw.expression_words import unknown, unquoted
from pnp.draw.functions import FUNCTIONS
from pnp.errors import coded

Calculation: TypeAlias = Callable[[float, float], float]

CONSTANTS: dict[str, Value] = {
    "true": True,
    "false": False,
    "none": None,
    "True": True,
    "False": False,
    "None": None,
    "pi": math.pi,
}
CALCULATIONS: dict[type[ast.operator], Calculation] = {
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def compiled(node: ast.expr, scope: Scope) -> Evaluate:
    match node:
        case ast.Constant():
            return constant(node, scope)
        case ast.Name():
            return named(node, scope)
        case ast.BinOp():
            return added(node, scope) if isinstance(node.op, ast.Add) else calculated(node, scope)
        case ast.UnaryOp():
            return unary(node, scope)
        case ast.BoolOp():
            return connected(node, scope)
        case ast.Compare():
            return compared(node, scope)
        case ast.IfExp():
            return chosen(node, scope)
        case ast.Call():
            return called(node, scope)
        case ast.Attribute():
            return from_record(node, scope)
        case ast.Subscript():
            return from_list(node, scope)
        case ast.List():
            return listed(node, scope)
    raise refused(node, scope)


def constant(node: ast.Constant, scope: Scope) -> Evaluate:
    token = token_at(node.col_offset, scope)
    value: Value
    if token.kind == "text":
        value = unquoted(token.said)
    else:
        value = int(token.said) if token.said.isdigit() else float(token.said)
    bounded(value, part(node, scope))
    return lambda _: value


def named(node: ast.Name, scope: Scope) -> Evaluate:
    token = token_at(node.col_offset, scope)
    name = token.said
    if name in CONSTANTS:
        value = CONSTANTS[name]
        return lambda _: value
    check_known(token, scope)
    scope.used.add(name)
    unchecked = scope.known is None

    def gives(names: Names) -> Value:
        value = names.get(name)
        if callable(value) or (value is None and unchecked and name not in names):
            raise unknown(token, [other for other in names if other != "say"])
        return value

    return gives


def calculated(node: ast.BinOp, scope: Scope) -> Evaluate:
    left, right = compiled(node.left, scope), compiled(node.right, scope)
    first, second, of = part(node.left, scope), part(node.right, scope), part(node, scope)
    calculate = CALCULATIONS[type(node.op)]

    def gives(names: Names) -> Value:
        a, b = number(left(names), first), number(right(names), second)
        try:
            return bounded(calculate(a, b), of)
        except ZeroDivisionError:
            wrong = coded("form-expression", f"{cited(of)} divides by zero")
            raise ExpressionError(of.at, wrong, "divide by a number that is not 0") from None

    return gives


def added(node: ast.BinOp, scope: Scope) -> Evaluate:
    left, right = compiled(node.left, scope), compiled(node.right, scope)
    first, second, of = part(node.left, scope), part(node.right, scope), part(node, scope)

    def gives(names: Names) -> Value:
        a, b = left(names), right(names)
        if isinstance(a, str):
            return bounded(a + words(b, second), of)
        return bounded(number(a, first) + number(b, second), of)

    return gives


def unary(node: ast.UnaryOp, scope: Scope) -> Evaluate:
    inner, of = compiled(node.operand, scope), part(node.operand, scope)
    if isinstance(node.op, ast.Not):
        return lambda names: not inner(names)
    if isinstance(node.op, ast.USub):
        return lambda names: -number(inner(names), of)
    return lambda names: number(inner(names), of)


def connected(node: ast.BoolOp, scope: Scope) -> Evaluate:
    """`and` and `or`: the value that decides, as in `note or 'none'`."""
    *first, last = [compiled(value, scope) for value in node.values]
    decides = isinstance(node.op, ast.Or)

    def gives(names: Names) -> Value:
        for value in first:
            found = value(names)
            if bool(found) is decides:
                return found
        return last(names)

    return gives


def compared(node: ast.Compare, scope: Scope) -> Evaluate:
    first, first_of = compiled(node.left, scope), part(node.left, scope)
    steps = [
        (COMPARISONS[type(compare)], compiled(side, scope), part(side, scope))
        for compare, side in zip(node.ops, node.comparators, strict=True)
    ]

    def gives(names: Names) -> Value:
        left, left_of = first(names), first_of
        for compare, side, of in steps:
            right = side(names)
            if not compare(left, right, left_of, of):
                return False
            left, left_of = right, of
        return True

    return gives


def called(node: ast.Call, scope: Scope) -> Evaluate:
    token = token_at(node.func.col_offset, scope)
    of = part(node, scope)
    if not isinstance(node.func, ast.Name):
        wrong = coded("form-expression", f"{cited(part(node.func, scope))} is no function")
        right = "functions are called by their own name, as in round(x)"
        raise ExpressionError(of.at, wrong, right)
    if token.said != "say" and token.said not in FUNCTIONS:
        raise unknown_function(token)
    arguments = [Argument(compiled(value, scope), part(value, scope)) for value in node.args]
    named_ones = keywords(node, scope)
    if token.said == "say":
        scope.used.add("say")
        return saying(arguments, named_ones, of)
    function = FUNCTIONS[token.said]
    check_count(function, token, len(arguments), named_ones)
    if function.speaks:
        scope.used.add("language")
    return calling(function, arguments, of)


def keywords(node: ast.Call, scope: Scope) -> dict[str, Argument]:
    """The values that are given by name; the grammar refuses two stars before it comes to this."""
    found: dict[str, Argument] = {}
    for keyword in node.keywords:
        token = token_at(keyword.col_offset, scope)
        if token.said in found:
            wrong = coded("form-expression", f"'{token.said}' is given twice")
            raise ExpressionError(token.at, wrong, "give it once")
        found[token.said] = Argument(compiled(keyword.value, scope), part(keyword.value, scope))
    return found


def chosen(node: ast.IfExp, scope: Scope) -> Evaluate:
    holds = compiled(node.test, scope)
    then, otherwise = compiled(node.body, scope), compiled(node.orelse, scope)
    return lambda names: then(names) if holds(names) else otherwise(names)


def listed(node: ast.List, scope: Scope) -> Evaluate:
    values, of = [compiled(value, scope) for value in node.elts], part(node, scope)
    return lambda names: listable(tuple([value(names) for value in values]), of)


def from_record(node: ast.Attribute, scope: Scope) -> Evaluate:
    """`item.key`, the key that a record holds; never an attribute."""
    inner, of = compiled(node.value, scope), part(node.value, scope)
    end = scope.start + (node.end_col_offset or 0)
    key = next(token for token in scope.tokens.values() if token.at + len(token.said) == end)

    def gives(names: Names) -> Value:
        found = inner(names)
        if not isinstance(found, Mapping):
            raise mismatch(found, RECORD, of)
        return keyed(found, key.said, of, key.at)

    return gives


def from_list(node: ast.Subscript, scope: Scope) -> Evaluate:
    """`list[0]` or `item['key']`."""
    inner, index = compiled(node.value, scope), compiled(node.slice, scope)
    of, index_of = part(node.value, scope), part(node.slice, scope)

    def gives(names: Names) -> Value:
        found, place = inner(names), index(names)
        if isinstance(found, Mapping):
            return keyed(found, words(place, index_of), of, index_of.at)
        return placed(entries(found, of), whole(place, index_of), of, index_of.at)

    return gives
