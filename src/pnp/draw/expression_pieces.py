"""The pieces of an expression as a person sees them, and those of them that may not stand there."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.draw.expression_calls import SAY_USAGE
from pnp.draw.expression_values import ExpressionError, Part, cited
from pnp.draw.expression_words import no_place, unknown
from pnp.draw.functions import FUNCTIONS
from pnp.errors import coded

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from pnp.draw.expression_words import Token


class Scope(Struct, frozen=True):
    """What is known while an expression is compiled; `used` gathers the names that it asks for."""

    source: str
    start: int  # where the skeleton begins in the source
    tokens: Mapping[int, Token]
    known: Collection[str] | None
    used: set[str]


def part(node: ast.expr, scope: Scope) -> Part:
    """A node as a person sees it: the source it was written with, in quotes if it has none."""
    at = scope.start + node.col_offset
    piece = " ".join(scope.source[at : scope.start + (node.end_col_offset or 0)].split())
    piece = piece if len(piece) <= 40 else f"{piece[:39]}…"
    return Part(piece if piece[0] in "'\"" and isinstance(node, ast.Constant) else f"'{piece}'", at)


def token_at(column: int, scope: Scope) -> Token:
    return scope.tokens[scope.start + column]


def refused(node: ast.expr, scope: Scope) -> ExpressionError:
    of = part(node, scope)
    if isinstance(node, ast.Tuple) and node.elts:
        wrong = coded("form-expression", f"a comma cannot stand in {cited(of)}")
        right = "a number is written 2.5 with a point; a list stands in square brackets: [a, b]"
        return ExpressionError(of.at, wrong, right)
    if isinstance(node, ast.Starred):
        return no_place(of.at, cited(of), "give each value alone, or the list itself")
    return no_place(of.at, cited(of), "write a value, as in width / 2")


def check_known(token: Token, scope: Scope) -> None:
    known, name = scope.known, token.said
    if name == "say" or (known is not None and name not in known and name in FUNCTIONS):
        usage = FUNCTIONS[name].usage if name in FUNCTIONS else SAY_USAGE
        wrong = coded("form-expression", f"'{name}' is a function")
        raise ExpressionError(token.at, wrong, f"call it: {usage}")
    if known is not None and name not in known:
        raise unknown(token, known)
