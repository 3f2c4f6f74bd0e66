"""Expressions of the layout language: what stands in braces or behind `when:`, read once, then evaluated.

Python's own notation, as far as it is allowed here: numbers, quoted texts, names, + - * / // %, comparisons,
in, and, or, not, a if b else c, lists, item.key, list[0], and calls of the functions in `pnp.draw.functions`
and of `say`. Python's parser tells what belongs to what; it never evaluates.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.draw.expression_nodes import compiled
from pnp.draw.expression_pieces import Scope
from pnp.draw.expression_values import Evaluate, ExpressionError
from pnp.draw.expression_words import DEPTH, GRAMMAR, no_place, no_place_here, skeleton, too_deep
from pnp.errors import coded, quoted

if TYPE_CHECKING:
    from collections.abc import Collection

    from pnp.draw.expression_words import Skeleton


class Expression(Struct, frozen=True):
    """`names` are all that its value depends on, `language` and `say` too where a function asks for them."""

    source: str
    names: frozenset[str]
    value: Evaluate  # raises an ExpressionError where the values do not fit
    name: str | None = None  # if the expression is nothing but this name


def expression(source: str, known: Collection[str] | None = None) -> Expression:
    """Reads an expression, or says with an ExpressionError what is wrong with it.

    With `known`, every other name is a mistake, and a known name that has no value is none. Without it, names
    are looked for when the expression is evaluated, and a hyphen is always a minus.
    """
    bones = skeleton(source, known or ())
    tree = parsed(bones)
    used: set[str] = set()
    value = compiled(tree, Scope(source, bones.start, bones.tokens, known, used))
    name = bones.tokens[bones.start + tree.col_offset].said if used and isinstance(tree, ast.Name) else None
    if not used:
        return Expression(source, frozenset(), settled(value))
    return Expression(source, frozenset(used), value, name)


def settled(value: Evaluate) -> Evaluate:
    """What depends on nothing is worked out once, and its mistakes are found at once."""
    found = value({})
    return lambda _: found


def parsed(bones: Skeleton) -> ast.expr:
    try:
        tree = ast.parse(bones.text, mode="eval").body
    except SyntaxError as error:
        raise misread(bones, bones.start + max((error.offset or 1) - 1, 0)) from None
    except (RecursionError, MemoryError):
        raise too_deep(bones.start) from None
    check_depth(tree, bones.start)
    return tree


def check_depth(tree: ast.expr, start: int) -> None:
    level: list[ast.expr | ast.keyword] = [tree]
    for _ in range(DEPTH):
        below = [child for node in level for child in ast.iter_child_nodes(node)]
        level = [child for child in below if isinstance(child, (ast.expr, ast.keyword))]
    if level:
        raise too_deep(start + level[0].col_offset)


def misread(bones: Skeleton, at: int) -> ExpressionError:
    """What the grammar could not make sense of, in words for people who do not know the grammar."""
    written = [token.said for token in bones.tokens.values()]
    equals = [token.at for token in bones.tokens.values() if token.said == "="]
    last = max(bones.tokens)
    if "if" in written and written.count("if") != written.count("else"):
        wrong = coded("form-expression", "an 'if' and an 'else' that do not belong together")
        return ExpressionError(at, wrong, "write a if b else c")
    if equals:
        return no_place(equals[0], quoted("="), "== asks whether two are equal")
    if bones.tokens[last].kind != "text" and (written[-1] in GRAMMAR or written[-1] in "+-*/%<>=!,.//"):
        wrong = coded("form-expression", f"nothing follows '{written[-1]}'")
        return ExpressionError(last, wrong, "write a value behind it, or leave it out")
    found = max((place for place in bones.tokens if place <= at), default=bones.start)
    return no_place_here(bones.tokens[found], "a sign stands between two values, as in width / 2")
