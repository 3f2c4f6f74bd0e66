"""Expressions of the layout language, written in braces or behind `when:`; they are read once, then
evaluated.

The notation is a part of Python's: numbers, quoted texts, names, + - * / // %, comparisons, in, and, or, not,
a if b else c, lists, item.key, list[0], and calls of `FUNCTIONS` and of `say`. Python's parser groups the
parts; it never evaluates them. A form that `COMPILERS` does not name is refused.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from pnp.draw.language import terms, tokenizer
from pnp.draw.language.terms import Citation, Evaluate, ExpressionError, Names, Value
from pnp.errors import UnplacedError, count_in_english, quote, suggest

SAY_USAGE = "say('message', name=value)"


class Argument(Struct, frozen=True):
    value: Evaluate
    of: Citation


def check_count(
    function: terms.Function, token: tokenizer.Token, count: int, named: Mapping[str, Argument]
) -> None:
    most = None if function.many else len(function.takes)
    right = f"write {function.usage}"
    if named:
        wrong = f"{token.said} takes no value by name ('{next(iter(named))}=')"
        raise ExpressionError(token.at, wrong, right)
    if count < function.least or (most is not None and count > most):
        number = count_in_english(count, "value")
        raise ExpressionError(token.at, f"{token.said} is given {number}", right)


def make_call(function: terms.Function, arguments: Sequence[Argument], of: Citation) -> Evaluate:
    last = len(function.takes) - 1
    takers = [(function.takes[min(at, last)], one.value, one.of) for at, one in enumerate(arguments)]

    def call_function(names: Names) -> Value:
        values = [take(value(names), part) for take, value, part in takers]
        if function.speaks:
            values.insert(0, terms.find_language(names))
        try:
            result = function.gives(*values)
        except ExpressionError as error:
            raise terms.move_error(error, of.at) from None
        return terms.check_bounds(result, of)

    return call_function


def make_say_call(arguments: Sequence[Argument], named: Mapping[str, Argument], of: Citation) -> Evaluate:
    if len(arguments) != 1:
        number = count_in_english(len(arguments), "value")
        raise ExpressionError(of.at, f"say is given {number} without a name, not one", f"write {SAY_USAGE}")
    message = arguments[0]

    def say_message(names: Names) -> Value:
        message_id = terms.need_text(message.value(names), message.of)
        say = names.get("say")
        if not callable(say):
            wrong = f"there are no messages, and so no {terms.cite(message.of)}"
            raise ExpressionError(of.at, wrong, "a layout lists its own under `messages:`")
        values = {name: one.value(names) for name, one in named.items()}
        try:
            text = say(message_id, values)
        except UnplacedError as error:
            raise ExpressionError(message.of.at, error.wrong, error.right) from error
        return terms.check_bounds(text, of)

    return say_message


class Scope(Struct, frozen=True):
    """The source, tokens and known names of an expression while it is compiled; `used` collects the names
    that it uses."""

    source: str
    start: int  # where the skeleton begins in the source
    tokens: Mapping[int, tokenizer.Token]
    known: Collection[str] | None
    used: set[str]


def find_part(node: ast.expr, scope: Scope) -> Citation:
    """Find the source of a node for use in messages; it is put in quotes if it has none."""
    at = scope.start + node.col_offset
    piece = " ".join(scope.source[at : scope.start + (node.end_col_offset or 0)].split())
    piece = piece if len(piece) <= 40 else f"{piece[:39]}…"
    return Citation(piece if piece[0] in "'\"" and isinstance(node, ast.Constant) else f"'{piece}'", at)


def find_token(column: int, scope: Scope) -> tokenizer.Token:
    return scope.tokens[scope.start + column]


def refused_error(node: ast.expr, scope: Scope) -> ExpressionError:
    of = find_part(node, scope)
    if isinstance(node, ast.Tuple) and node.elts:
        right = "a number is written 2.5 with a point; a list stands in square brackets: [a, b]"
        return ExpressionError(of.at, f"a comma cannot stand in {terms.cite(of)}", right)
    if isinstance(node, ast.Starred):
        return tokenizer.no_place_error(of.at, terms.cite(of), "give each value alone, or the list itself")
    return tokenizer.no_place_error(of.at, terms.cite(of), "write a value, as in width / 2")


def check_known(token: tokenizer.Token, scope: Scope) -> None:
    known, name = scope.known, token.said
    if name == "say" or (known is not None and name not in known and name in terms.FUNCTIONS):
        usage = terms.FUNCTIONS[name].usage if name in terms.FUNCTIONS else SAY_USAGE
        raise ExpressionError(token.at, f"'{name}' is a function", f"call it: {usage}")
    if known is not None and name not in known:
        raise tokenizer.unknown_name_error(token, known)


Calculation: TypeAlias = Callable[[float, float], float]

_PYTHON: dict[str, Value] = {"True": True, "False": False, "None": None}
CONSTANTS = {**{name.lower(): value for name, value in _PYTHON.items()}, **_PYTHON, "pi": math.pi}
CALCULATIONS: dict[type[ast.operator], Calculation] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def compile_node(node: ast.expr, scope: Scope) -> Evaluate:
    if type(node) not in COMPILERS:
        raise refused_error(node, scope)
    return COMPILERS[type(node)](node, scope)


def compile_constant(node: ast.Constant, scope: Scope) -> Evaluate:
    token = find_token(node.col_offset, scope)
    value: Value
    if token.kind == "text":
        value = tokenizer.unquote(token.said)
    else:
        value = int(token.said) if token.said.isdigit() else float(token.said)
    terms.check_bounds(value, find_part(node, scope))
    return lambda _: value


def compile_name(node: ast.Name, scope: Scope) -> Evaluate:
    token = find_token(node.col_offset, scope)
    name = token.said
    if name in CONSTANTS:
        value = CONSTANTS[name]
        return lambda _: value
    check_known(token, scope)
    scope.used.add(name)
    unchecked = scope.known is None

    def find_value(names: Names) -> Value:
        value = names.get(name)
        if callable(value) or (value is None and unchecked and name not in names):
            raise tokenizer.unknown_name_error(token, [other for other in names if other != "say"])
        return value

    return find_value


def compile_calculation(node: ast.BinOp, scope: Scope) -> Evaluate:
    left, right = compile_node(node.left, scope), compile_node(node.right, scope)
    first, second, of = find_part(node.left, scope), find_part(node.right, scope), find_part(node, scope)
    calculate, adds = CALCULATIONS[type(node.op)], isinstance(node.op, ast.Add)

    def work_out(names: Names) -> Value:
        a = left(names)
        if adds and isinstance(a, str):
            return terms.check_bounds(a + terms.need_text(right(names), second), of)
        a, b = terms.need_number(a, first), terms.need_number(right(names), second)
        try:
            return terms.check_bounds(calculate(a, b), of)
        except ZeroDivisionError:
            wrong = f"{terms.cite(of)} divides by zero"
            raise ExpressionError(of.at, wrong, "divide by a number that is not 0") from None

    return work_out


def compile_unary(node: ast.UnaryOp, scope: Scope) -> Evaluate:
    inner, of = compile_node(node.operand, scope), find_part(node.operand, scope)
    if isinstance(node.op, ast.Not):
        return lambda names: not inner(names)
    if isinstance(node.op, ast.USub):
        return lambda names: -terms.need_number(inner(names), of)
    return lambda names: terms.need_number(inner(names), of)


def compile_connection(node: ast.BoolOp, scope: Scope) -> Evaluate:
    """Compile `and` and `or`: the result is the value that decides, as in `note or 'none'`."""
    *first, last = [compile_node(value, scope) for value in node.values]
    decides = isinstance(node.op, ast.Or)

    def connect(names: Names) -> Value:
        for value in first:
            found = value(names)
            if bool(found) is decides:
                return found
        return last(names)

    return connect


def compile_comparison(node: ast.Compare, scope: Scope) -> Evaluate:
    first, first_of = compile_node(node.left, scope), find_part(node.left, scope)
    steps = [
        (terms.COMPARISONS[type(compare)], compile_node(side, scope), find_part(side, scope))
        for compare, side in zip(node.ops, node.comparators, strict=True)
    ]

    def compare_all(names: Names) -> Value:
        left, left_of = first(names), first_of
        for compare, side, of in steps:
            right = side(names)
            if not compare(left, right, left_of, of):
                return False
            left, left_of = right, of
        return True

    return compare_all


def compile_call(node: ast.Call, scope: Scope) -> Evaluate:
    token = find_token(node.func.col_offset, scope)
    of = find_part(node, scope)
    if not isinstance(node.func, ast.Name):
        wrong = f"{terms.cite(find_part(node.func, scope))} is no function"
        raise ExpressionError(of.at, wrong, "functions are called by their own name, as in round(x)")
    if token.said != "say" and token.said not in terms.FUNCTIONS:
        names = [*terms.FUNCTIONS, "say"]
        right = suggest(token.said, names) or tokenizer.say_known(names)
        raise ExpressionError(token.at, f"there is no function '{token.said}'", right)
    arguments = [Argument(compile_node(value, scope), find_part(value, scope)) for value in node.args]
    named_ones = compile_keywords(node, scope)
    if token.said == "say":
        scope.used.add("say")
        return make_say_call(arguments, named_ones, of)
    function = terms.FUNCTIONS[token.said]
    check_count(function, token, len(arguments), named_ones)
    if function.speaks:
        scope.used.add("language")
    return make_call(function, arguments, of)


def compile_keywords(node: ast.Call, scope: Scope) -> dict[str, Argument]:
    """Compile the arguments that are given by name; the tokenizer has already refused two stars."""
    arguments: dict[str, Argument] = {}
    for keyword in node.keywords:
        token = find_token(keyword.col_offset, scope)
        if token.said in arguments:
            raise ExpressionError(token.at, f"'{token.said}' is given twice", "give it once")
        arguments[token.said] = Argument(compile_node(keyword.value, scope), find_part(keyword.value, scope))
    return arguments


def compile_choice(node: ast.IfExp, scope: Scope) -> Evaluate:
    holds = compile_node(node.test, scope)
    then, otherwise = compile_node(node.body, scope), compile_node(node.orelse, scope)
    return lambda names: then(names) if holds(names) else otherwise(names)


def compile_list(node: ast.List, scope: Scope) -> Evaluate:
    values, of = [compile_node(value, scope) for value in node.elts], find_part(node, scope)
    return lambda names: terms.check_list(tuple([value(names) for value in values]), of)


def compile_key(node: ast.Attribute, scope: Scope) -> Evaluate:
    """Compile `item.key`: the key of a record, never an attribute."""
    inner, of = compile_node(node.value, scope), find_part(node.value, scope)
    end = scope.start + (node.end_col_offset or 0)
    key = next(token for token in scope.tokens.values() if token.at + len(token.said) == end)

    def find_by_key(names: Names) -> Value:
        found = inner(names)
        if not isinstance(found, Mapping):
            raise terms.mismatch_error(found, terms.RECORD, of)
        return terms.take_key(found, key.said, of, key.at)

    return find_by_key


def compile_entry(node: ast.Subscript, scope: Scope) -> Evaluate:
    """Compile `list[0]` or `item['key']`."""
    inner, index = compile_node(node.value, scope), compile_node(node.slice, scope)
    of, index_of = find_part(node.value, scope), find_part(node.slice, scope)

    def find_by_index(names: Names) -> Value:
        found, place = inner(names), index(names)
        if isinstance(found, Mapping):
            return terms.take_key(found, terms.need_text(place, index_of), of, index_of.at)
        entries, number = terms.need_list(found, of), terms.need_whole_number(place, index_of)
        return terms.take_entry(entries, number, of, index_of.at)

    return find_by_index


COMPILERS: dict[type[ast.expr], Callable[[Any, Scope], Evaluate]] = {
    ast.Constant: compile_constant,
    ast.Name: compile_name,
    ast.BinOp: compile_calculation,
    ast.UnaryOp: compile_unary,
    ast.BoolOp: compile_connection,
    ast.Compare: compile_comparison,
    ast.IfExp: compile_choice,
    ast.Call: compile_call,
    ast.Attribute: compile_key,
    ast.Subscript: compile_entry,
    ast.List: compile_list,
}


class Expression(Struct, frozen=True):
    """A compiled expression. `names` are all names that its value depends on, with `language` and `say` if a
    function uses them."""

    source: str
    names: frozenset[str]
    value: Evaluate  # raises an ExpressionError where the values do not fit
    name: str | None = None  # if the expression is nothing but this name


def read_expression(source: str, known: Collection[str] | None = None) -> Expression:
    """Read an expression; raise an ExpressionError if it is wrong.

    With `known`, every other name is a mistake, and a known name without a value is none. Without it, names
    are looked up when the expression is evaluated, and a hyphen is always a minus.
    """
    bones = tokenizer.build_skeleton(source, known or ())
    tree = parse_skeleton(bones)
    used: set[str] = set()
    value = compile_node(tree, Scope(source, bones.start, bones.tokens, known, used))
    name = bones.tokens[bones.start + tree.col_offset].said if used and isinstance(tree, ast.Name) else None
    if used:
        return Expression(source, frozenset(used), value, name)
    constant = value({})  # a constant is worked out once, so that its mistakes show at once
    return Expression(source, frozenset(), lambda _: constant)


def parse_skeleton(bones: tokenizer.Skeleton) -> ast.expr:
    try:
        tree = ast.parse(bones.text, mode="eval").body
    except SyntaxError as error:
        raise misread_error(bones, bones.start + max((error.offset or 1) - 1, 0)) from None
    except (RecursionError, MemoryError):
        raise tokenizer.too_deep_error(bones.start) from None
    check_depth(tree, bones.start)
    return tree


def check_depth(tree: ast.expr, start: int) -> None:
    level: list[ast.expr | ast.keyword] = [tree]
    for _ in range(tokenizer.DEPTH):
        below = [child for node in level for child in ast.iter_child_nodes(node)]
        level = [child for child in below if isinstance(child, (ast.expr, ast.keyword))]
    if level:
        raise tokenizer.too_deep_error(start + level[0].col_offset)


def misread_error(bones: tokenizer.Skeleton, at: int) -> ExpressionError:
    """Make the error for a text that the grammar rejects, in words for people who do not know the grammar."""
    words = [token.said for token in bones.tokens.values()]
    equals = [token.at for token in bones.tokens.values() if token.said == "="]
    last = max(bones.tokens)
    if "if" in words and words.count("if") != words.count("else"):
        return ExpressionError(at, "an 'if' and an 'else' that do not belong together", "write a if b else c")
    if equals:
        return tokenizer.no_place_error(equals[0], quote("="), "== asks whether two are equal")
    wants_more = words[-1] in tokenizer.GRAMMAR or words[-1] in "+-*/%<>=!,.//"
    if wants_more and bones.tokens[last].kind != "text":
        wrong = f"nothing follows '{words[-1]}'"
        return ExpressionError(last, wrong, "write a value behind it, or leave it out")
    nearest = max((place for place in bones.tokens if place <= at), default=bones.start)
    right = "a sign stands between two values, as in width / 2"
    return tokenizer.no_place_here_error(bones.tokens[nearest], right)
