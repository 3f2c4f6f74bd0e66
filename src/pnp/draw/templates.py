"""Texts with expressions in braces: read once, then filled for each record, with each piece's origin."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.draw.expression_values import LONGEST_TEXT, ExpressionError, Part, language, moved, spelled
from pnp.draw.expression_words import QUOTED, endless
from pnp.draw.expressions import expression
from pnp.errors import coded

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from pnp.draw.expression_values import Names, Value
    from pnp.draw.expressions import Expression

PIECE = re.compile(rf"(?P<words>[^{{}}]+)|\{{\{{|\}}\}}|\{{(?P<hole>(?:[^'\"{{}}]|{QUOTED})*+)(?P<end>\}}?)")


class Words(Struct, frozen=True):
    """A piece that stays as it is; `at` is where it stands in the template."""

    text: str
    at: int


class Hole(Struct, frozen=True):
    """An expression in braces; `at` is where the expression itself begins, behind its brace."""

    expression: Expression
    at: int


Piece: TypeAlias = Words | Hole


class Template(Struct, frozen=True):
    """`names` are all that its text depends on; `whole` is the expression if the text is nothing but one."""

    source: str
    parts: tuple[Piece, ...]
    names: frozenset[str]
    whole: Expression | None = None


class Origin(Struct, frozen=True):
    """Where the characters `start` to `end` of a filled text come from.

    From the template's `own` words, from character `at` on; or from the value of one name, `field`, which
    stands at `at`; or, if neither, from an expression that begins at `at`.
    """

    start: int
    end: int
    at: int
    field: str | None = None
    own: bool = False


class Filled(Struct, frozen=True):
    text: str
    origins: tuple[Origin, ...]  # of every character, in order; an empty value has none


def template(source: str, known: Collection[str] | None = None) -> Template:
    """Reads a text; `{{` and `}}` in it are braces. Mistakes have their character in the whole text."""
    if len(source) > LONGEST_TEXT:
        wrong = coded("form-expression", f"a text of {len(source):,} characters")
        raise ExpressionError(LONGEST_TEXT, wrong, f"{LONGEST_TEXT:,} are allowed")
    if "{" not in source and "}" not in source:
        return Template(source, (Words(source, 0),) if source else (), frozenset())
    parts = tuple(pieces(source, known))
    holes = [part.expression for part in parts if isinstance(part, Hole)]
    names = frozenset[str]().union(*(hole.names for hole in holes))
    if len(parts) == 1 and holes:
        return Template(source, parts, names, holes[0])
    spoken = {"language"} if holes else set()  # a number is written in the language's way
    return Template(source, parts, names | spoken)


def pieces(source: str, known: Collection[str] | None) -> Iterator[Piece]:
    at = 0
    while at < len(source):
        match = PIECE.match(source, at)
        if match is None:
            wrong = coded("form-expression", "this brace ends nothing")
            raise ExpressionError(at, wrong, "a brace itself is written twice: }}")
        if match["words"] is not None:
            yield Words(match["words"], at)
        elif match["hole"] is None:
            yield Words(source[at], at)
        else:
            yield hole(match, known)
        at = match.end()


def hole(match: re.Match[str], known: Collection[str] | None) -> Hole:
    if not match["end"]:
        raise unended(match)
    at = match.start("hole")
    if not match["hole"].strip():
        wrong = coded("form-expression", "nothing stands between these braces")
        right = "write a name or an expression there; a brace itself is written twice: {{"
        raise ExpressionError(match.start(), wrong, right)
    try:
        return Hole(expression(match["hole"], known), at)
    except ExpressionError as error:
        raise moved(error, at) from None


def unended(match: re.Match[str]) -> ExpressionError:
    """Why a brace was not closed: at its quote or at a brace within, if that is what keeps it open."""
    stop, source = match.end(), match.string
    if stop == len(source):
        wrong = coded("form-expression", "this brace is never closed")
        right = "end the expression with }, or write {{ for a brace itself"
        return ExpressionError(match.start(), wrong, right)
    if source[stop] == "{":
        wrong = coded("form-expression", "a brace within braces")
        right = "close the first brace before it; a value of a record is written item.key"
        return ExpressionError(stop, wrong, right)
    return endless(stop)


def valued(whole: Template, names: Names) -> Value:
    """The value of a text that is one expression, in its own type; else the text for the program to read."""
    if whole.whole is None:
        return filled(whole, names, spoken=False)
    return evaluated(whole.whole, len("{"), names)


def filled(whole: Template, names: Names, spoken: bool = True) -> str:
    """The text; what is none fills in nothing.

    `spoken` is False where not a person but the program reads it (a path, a paint, the name of a file):
    numbers then keep their decimal point in every language.
    """
    if len(whole.parts) == 1 and isinstance(whole.parts[0], Words):
        return whole.parts[0].text
    tongue = language(names) if spoken else None
    return within_limit("".join([shown(part, names, tongue) for part in whole.parts]))


def traced(whole: Template, names: Names, spoken: bool = True) -> Filled:
    """The filled text, and where each piece of it comes from."""
    tongue = language(names) if spoken else None
    origins: list[Origin] = []
    text = ""
    for part in whole.parts:
        piece = shown(part, names, tongue)
        if piece:
            origins.append(origin(part, len(text), len(text) + len(piece)))
        text += piece
    return Filled(within_limit(text), tuple(origins))


def origin(part: Piece, start: int, end: int) -> Origin:
    if isinstance(part, Words):
        return Origin(start, end, part.at, own=True)
    return Origin(start, end, part.at, part.expression.name)


def shown(part: Piece, names: Names, tongue: str | None) -> str:
    if isinstance(part, Words):
        return part.text
    value = evaluated(part.expression, part.at, names)
    return value if isinstance(value, str) else spelled(value, tongue, Part(written(part), part.at))


def written(part: Hole) -> str:
    return f"'{' '.join(part.expression.source.split())}'"


def evaluated(what: Expression, at: int, names: Names) -> Value:
    try:
        return what.value(names)
    except ExpressionError as error:
        raise moved(error, at) from None


def within_limit(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        wrong = coded("form-expression", f"a text of {len(text):,} characters when it is filled in")
        raise ExpressionError(0, wrong, f"{LONGEST_TEXT:,} are allowed")
    return text
