"""Reading an entry with Fluent's own parser, and what in it would be said otherwise than it was meant."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from pnp.data.source import Slip
from pnp.errors import coded
from pnp.words.facts import Choice, Facts, Given, Part, Reference, Shown
from pnp.words.syntax import junk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.words.sources import Entry

LONGEST_ENTRY = 10_000  # characters; the parser's time grows with the square of an entry's lines
DEEPEST = 8  # braces in braces

# Fluent takes such a line for more of the text above it.
_INDENTED = re.compile(r"^ +(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)

Node: TypeAlias = ast.Message | ast.Term


class Reading(Struct, frozen=True):
    """An entry as it was read; what is no entry has neither node nor facts, and says why."""

    node: Node | None = None
    facts: Facts | None = None
    slips: tuple[Slip, ...] = ()


@lru_cache(maxsize=8192)
def read(entry: Entry) -> Reading:
    if len(entry.text) > LONGEST_ENTRY:
        wrong = coded("form-words", f"the entry has {len(entry.text):,} characters")
        right = f"at most {LONGEST_ENTRY:,} are allowed: divide it"
        return Reading(slips=(Slip(0, wrong, right),))
    try:
        body = FluentParser().parse(entry.text).body
    except RecursionError:
        return Reading(slips=(_too_deep(0),))
    slips = [_junk(part) for part in body if isinstance(part, ast.Junk)] or [*_indented(entry.text)]
    node = next((part for part in body if isinstance(part, ast.Message | ast.Term)), None)
    if node is None:
        return Reading(slips=tuple(slips))
    found = [*_found(node)]
    parts = tuple(part for part in found if not isinstance(part, Slip))
    slips += [part for part in found if isinstance(part, Slip)]
    return Reading(node, Facts(parts, min(_depth(_patterns(node)), DEEPEST), _attributes(node)), tuple(slips))


def _junk(part: ast.Junk) -> Slip:
    told = part.annotations[0]
    return junk(told.code, [str(argument) for argument in told.arguments], _index(told))


def _indented(text: str) -> Iterator[Slip]:
    for found in _INDENTED.finditer(text):
        wrong = coded("form-words", f"'{found[1]} =' is indented, and so belongs to the text above it")
        right = 'begin a message in the first column; else write { "=" } for the sign'
        yield Slip(found.start(1), wrong, right)


def _index(node: ast.SyntaxNode) -> int:
    return node.span.start if node.span else 0


def _too_deep(index: int) -> Slip:
    wrong = coded("form-words", f"more than {DEEPEST} braces stand in one another")
    return Slip(index, wrong, "make what is inside a message of its own")


def _patterns(node: Node) -> list[ast.Pattern]:
    return [node.value] if node.value else []


def _depth(patterns: Iterable[ast.Pattern]) -> int:
    inner = (
        1 + _depth_within(element.expression)
        for pattern in patterns
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
    )
    return max(inner, default=0)


def _depth_within(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> int:
    match expression:
        case ast.Placeable():
            return 1 + _depth_within(expression.expression)
        case ast.SelectExpression():
            return _depth(variant.value for variant in expression.variants)
    return 0


def _attributes(node: Node) -> dict[str, str]:
    """A term's attributes, which are for choosing only."""
    found = {}
    for attribute in node.attributes:
        match attribute.value.elements:
            case [ast.TextElement(value=value)]:
                found[attribute.id.name] = value
    return found


def _found(node: Node) -> Iterator[Part | Slip]:
    for attribute in node.attributes:
        if isinstance(node, ast.Message):
            yield _no_attributes(_index(attribute), "make it a message of its own")
        elif attribute.id.name not in _attributes(node):
            wrong = coded("form-words", "an attribute is more than a plain text")
            yield Slip(_index(attribute), wrong, "leave out its braces")
    for pattern in _patterns(node):
        if _depth([pattern]) > DEEPEST:
            yield _too_deep(_index(pattern))
        else:
            yield from _in_pattern(pattern)


def _no_attributes(index: int, right: str) -> Slip:
    return Slip(index, coded("form-words", "a message has no attributes here"), right)


def _in_pattern(pattern: ast.Pattern) -> Iterator[Part | Slip]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield from _in_braces(element.expression)


def _in_braces(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
) -> Iterator[Part | Slip]:
    index = _index(expression)
    match expression:
        case ast.Placeable():
            yield from _in_braces(expression.expression)
        case ast.SelectExpression():
            yield from _choice(expression)
        case ast.VariableReference():
            yield Shown(index, expression.id.name)
        case ast.MessageReference(attribute=None):
            yield Reference(index, expression.id.name)
        case ast.MessageReference():
            yield _no_attributes(index, "refer to a message of its own")
        case ast.TermReference():
            yield from _term(expression)
        case ast.NumberLiteral():
            wrong = coded("form-words", "a number stands in braces")
            yield Slip(index, wrong, "write it without them, as it is to be read")
        case ast.FunctionReference():
            wrong = coded("form-words", f"the function {expression.id.name}() is not known")
            yield Slip(index, wrong, "numbers are set as the language does it")


def _term(expression: ast.TermReference) -> Iterator[Part | Slip]:
    given: list[Given] = []
    arguments = expression.arguments or ast.CallArguments()
    for unnamed in arguments.positional:
        wrong = coded("form-words", "a term is given something without a name")
        right = "write 'name: \"text\"'"
        yield Slip(_index(unnamed), wrong, right)
    for argument in arguments.named:
        if isinstance(argument.value, ast.StringLiteral):
            value = argument.value.parse()["value"]
            given.append(Given(_index(argument), argument.name.name, value))
        else:
            wrong = coded("form-words", "a term is given a number")
            yield Slip(_index(argument), wrong, "terms take texts only: put it in quotes")
    yield Reference(_index(expression), f"-{expression.id.name}", tuple(given))


def _choice(expression: ast.SelectExpression) -> Iterator[Part | Slip]:
    written = [_key(variant) for variant in expression.variants]
    seen: set[str] = set()
    for variant, key in zip(expression.variants, written, strict=True):
        if key in seen:
            wrong = coded("form-words", f"a second variant has the key '{key}'")
            yield Slip(_index(variant), wrong, "leave one of them")
        seen.add(key)
    names = frozenset(_key(each) for each in expression.variants if isinstance(each.key, ast.Identifier))
    default = next(_key(variant) for variant in expression.variants if variant.default)
    known = (names, frozenset(written) - names, default)
    index, selector = _index(expression), expression.selector
    match selector:
        case ast.VariableReference():
            yield Choice(index, *known, variable=selector.id.name)
        case ast.TermReference(attribute=ast.Identifier(name=attribute)):
            yield Choice(index, *known, term=f"-{selector.id.name}", attribute=attribute)
        case _:
            wrong = coded("form-words", "what is chosen by never changes")
            yield Slip(index, wrong, "choose by a $variable")
    for variant in expression.variants:
        yield from _in_pattern(variant.value)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
