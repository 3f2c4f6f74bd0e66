"""Values of a layout made ready: read once, and worked out for each card."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from msgspec import Struct, field

from pnp.draw.expression_values import ExpressionError
from pnp.draw.expression_words import QUOTED
from pnp.draw.expressions import expression
from pnp.draw.faults import DrawError, Fault, broken
from pnp.draw.templates import template, valued
from pnp.errors import coded, quoted
from pnp.numerals import numeral

if TYPE_CHECKING:
    from pnp.draw.expression_values import Value
    from pnp.draw.expressions import Expression
    from pnp.draw.faults import Place
    from pnp.draw.templates import Template

Names: TypeAlias = Mapping[str, "Value"]
T = TypeVar("T")
What = TypeVar("What", covariant=True)

NOTHING: frozenset[str] = frozenset()
BEYOND = 1_000_000_000
_BRACES = re.compile(rf"({QUOTED})|[{{}}]")
_NUMBER = re.compile(r"[+-]?(\d{1,9}(\.\d{1,9})?|\.\d{1,9})")


class Reading(Struct, Generic[What], frozen=True):
    """What a value is for a card, and the names that it depends on: none if it is always the same."""

    of: Callable[[Names], What]
    names: frozenset[str] = NOTHING


class Length(Struct, frozen=True):
    """So many millimetres, and such a share of what it is measured along."""

    mm: float
    share: float = 0.0


def measured(length: Length, along: float) -> float:
    """How many millimetres a length is, measured along so many."""
    return length.mm + length.share * along


class Reader(Struct):
    """What is known where a value stands, and what was found wrong so far."""

    known: frozenset[str]
    faults: list[Fault] = field(default_factory=list)


def constant(value: T) -> Reading[T]:
    return Reading(lambda _: value)


def distinct(value: object) -> object:
    """A value as a key: 1, 1.0 and true, which are equal, are told apart, in lists too."""
    kind = type(value)
    if kind is str:
        return value
    if isinstance(value, Mapping):
        return kind, *[(key, distinct(each)) for key, each in value.items()]
    return (kind, *map(distinct, value)) if isinstance(value, tuple) else (kind, value)


def refuse(reader: Reader, loc: Place, wrong: str, right: str, at: int | None = None) -> None:
    reader.faults.append(Fault(loc, wrong, right, at, "layout"))


def cramped(loc: Place, box: str, size: float, *, wide: bool) -> DrawError:
    """What is raised where a box has less than no room."""
    wrong = (
        coded("form-drawn", f"{box} would be {size:.1f} mm wide")
        if wide
        else coded("form-drawn", f"{box} would be {size:.1f} mm high")
    )
    right = "give it more room, or its neighbours less"
    return DrawError([Fault(loc, wrong, right, None, "layout", cramped=True)])


def decimal(text: str) -> float | None:
    return float(text) if _NUMBER.fullmatch(text) else None


# A deck is drawn in several languages and inks by one layout.
known_template, known_expression = lru_cache(maxsize=4096)(template), lru_cache(maxsize=4096)(expression)


def a_template(reader: Reader, text: str, loc: Place) -> Template | None:
    """The text as a template; None, and a fault, where it cannot be read."""
    try:
        return known_template(text, reader.known)
    except ExpressionError as error:
        refuse(reader, loc, error.wrong, error.right, error.at)
        return None


def condition(reader: Reader, text: str, loc: Place) -> Reading[bool]:
    """An expression without braces."""
    try:
        found = known_expression(text, reader.known)
    except ExpressionError as error:
        bare = _BRACES.sub(lambda match: match[1] or "", text)
        if bare != text:  # as it would stand in a text
            wrong = coded("form-expression", "a condition stands without braces")
            refuse(reader, loc, wrong, f"write {' '.join(bare.split())[:60]}")
        else:
            refuse(reader, loc, error.wrong, error.right, error.at)
        return constant(True)
    return Reading(lambda names: bool(_value(found, names, loc)), found.names)


def _value(found: Expression, names: Names, loc: Place) -> Value:
    try:
        return found.value(names)
    except ExpressionError as error:
        raise broken(loc, error.wrong, error.right, error.at, found.names) from None


def value(reader: Reader, text: str, loc: Place) -> Reading[Value]:
    """A number or a text as it is written, or whatever its one expression gives."""
    if "{" not in text and "}" not in text:
        return constant(_as_written(text))
    found = a_template(reader, text, loc)
    if found is None:
        return constant("")

    def of(names: Names) -> Value:
        try:
            return valued(found, names)
        except ExpressionError as error:
            raise broken(loc, error.wrong, error.right, error.at, found.names) from None

    return Reading(of, found.names)


def _as_written(text: str) -> Value:
    """A number where it would be printed just so: 017 and 2.50 stay the texts that they are."""
    found = decimal(text)
    if found is None or numeral(found) != text:
        return text
    return int(found) if found.is_integer() else found


def number(reader: Reader, text: str, loc: Place) -> Reading[float]:
    plain = decimal(text)
    if plain is not None:
        return constant(plain)
    if "{" not in text:
        wrong = coded("form-drawn", f"{_named(loc)} is '{text[:40]}', which is no number")
        refuse(reader, loc, wrong, _like(text))
        return constant(0.0)
    found = value(reader, text, loc)

    def of(names: Names) -> float:
        given = found.of(names)
        if isinstance(given, (int, float)) and not isinstance(given, bool):
            return _bounded(given, loc)
        plain = decimal(given) if isinstance(given, str) else None
        if plain is None:
            wrong = gives(text, given, "a number")
            raise broken(loc, wrong, "mend the expression", names=found.names)
        return plain

    return Reading(of, found.names)


def _bounded(given: float, loc: Place) -> float:
    """A number as large as one may be written; what is worked out with it stays finite."""
    if abs(given) < BEYOND:
        return float(given)
    wrong = coded("form-drawn", f"{_named(loc)} is {given:g}")
    raise broken(loc, wrong, f"a number stays below {BEYOND:,}")


def _like(text: str) -> str:
    bare = re.sub(r"\s*(mm|pt|pct|percent|%)?$", "", text.replace(",", "."))
    if decimal(bare) is not None:
        return f"write {bare}"
    return "write a number such as 2.5, or an {expression}"


def _named(loc: Place) -> str:
    words = [quoted(step) for step in loc if isinstance(step, str)]
    return words[-1] if words else "the value"


def shown(given: object) -> str:
    """A value in a sentence."""
    if given is None:
        return "nothing"
    if isinstance(given, str):
        return f"the text '{given[:40]}'"
    if isinstance(given, bool):
        return str(given).lower()
    return numeral(given) if isinstance(given, (int, float)) else "a list or a mapping"


def gives(written: str, given: object, wanted: str) -> str:
    """What is wrong with an expression whose value is of another kind."""
    return coded("form-drawn", f"'{written}' gives {shown(given)}, where {wanted} is wanted")


def whole(reader: Reader, text: str, loc: Place, least: int, most: int) -> Reading[int]:
    """A whole number within bounds."""
    found = number(reader, text, loc)

    def of(names: Names) -> int:
        given = found.of(names)
        if given != int(given) or not least <= given <= most:
            wrong = coded("form-drawn", f"{_named(loc)} is {numeral(given)}")
            right = f"it is a whole number from {least:,} to {most:,}"
            raise broken(loc, wrong, right, names=found.names)
        return int(given)

    return Reading(of, found.names)


def length(reader: Reader, text: str, loc: Place) -> Reading[Length]:
    """Millimetres, or a percentage of what it is measured along."""
    if text.endswith("%"):
        share = number(reader, text[:-1].rstrip(), loc)
        return Reading(lambda names: Length(0.0, share.of(names) / 100), share.names)
    found = number(reader, text, loc)
    return Reading(lambda names: Length(found.of(names)), found.names)


def text(reader: Reader, written: str, loc: Place) -> Reading[str]:
    """A text in which every expression is replaced, numbers as they are written."""
    found = value(reader, written, loc)

    def of(names: Names) -> str:
        given = found.of(names)
        if given is None:
            return ""
        if isinstance(given, (str, int, float)) and not isinstance(given, bool):
            return given if isinstance(given, str) else numeral(given)
        wrong = gives(written[:60], given, "a text")
        raise broken(loc, wrong, "mend the expression", names=found.names)

    return Reading(of, found.names) if found.names else constant(of({}))
