"""The functions that an expression may call: what each takes, and what it gives."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from pnp.draw.expression_values import (
    LARGEST,
    LONGEST_LIST,
    ExpressionError,
    Part,
    Value,
    entries,
    number,
    number_to_print,
    printed,
    spelled,
    whole,
    words,
)
from pnp.errors import coded

# Makes of an argument what a function takes, or says what is wrong with it.
Taken: TypeAlias = Callable[[Value, Part], Value]

NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)")
ROMAN = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip


ENTRY, VALUE = Part("an entry of the list", 0), Part("the value", 0)


class Function(Struct, frozen=True):
    """`gives` raises an ExpressionError at 0: it knows its values, not where they stand."""

    usage: str
    gives: Callable[..., Value]
    takes: tuple[Taken, ...]
    least: int  # how many values it must be given
    many: bool = False  # the last of `takes` holds for any number more
    speaks: bool = False  # it is given the language besides, first


def numbers(value: Value, of: Part) -> Value:
    """A number, or all the numbers of a list."""
    if not isinstance(value, tuple):
        return (number(value, of),)
    return tuple(number(entry, Part(of.said, of.at, entry=True)) for entry in value)


def printable(value: Value, of: Part) -> Value:
    return value if value is None or isinstance(value, str) else number_to_print(value, of)


def text_or_number(value: Value, of: Part) -> Value:
    return value if isinstance(value, str) else number(value, of)


def countable(value: Value, of: Part) -> Value:
    return value if isinstance(value, str) else entries(value, of)


def extreme(choose: Callable[[list[float]], float]) -> Callable[..., Value]:
    def gives(*groups: tuple[float, ...]) -> Value:
        flat = [value for group in groups for value in group]
        if not flat:
            wrong = coded("form-expression", "an empty list has no least and no greatest number")
            raise ExpressionError(0, wrong, "ask for its len first")
        return choose(flat)

    return gives


def rounded(value: float, digits: int = 0) -> Value:
    """Halves go away from zero, in the decimals that a person sees: 2.675 is 2.68."""
    from decimal import ROUND_HALF_UP, Decimal

    if abs(digits) > 12:
        wrong = coded("form-expression", f"round to {digits} digits")
        raise ExpressionError(0, wrong, "from -12 to 12 are possible")
    if abs(value) > LARGEST:  # no decimals are left to round, or the limit of whole numbers will speak
        return value if digits > 0 else int(value)
    exact = Decimal(repr(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return float(exact) if digits > 0 and isinstance(value, float) else int(exact)


def root(value: float) -> Value:
    if value < 0:
        wrong = coded("form-expression", f"{printed(value)} has no square root")
        raise ExpressionError(0, wrong, "give sqrt 0 or more")
    return math.sqrt(value)


def turned(ratio: Callable[[float], float]) -> Callable[[float], float]:
    """A ratio of an angle in degrees; the last digits are given up so that quarter turns come out even."""
    return lambda degrees: round(ratio(math.radians(math.fmod(degrees, 360.0))), 14) + 0.0


def tangent(degrees: float) -> Value:
    if math.fmod(degrees, 180.0) in (90.0, -90.0):
        wrong = coded("form-expression", f"{printed(degrees)} degrees have no tangent")
        raise ExpressionError(0, wrong, "give tan another angle")
    return turned(math.tan)(degrees)


def roman(value: int) -> Value:
    if not 1 <= value <= 3999:
        wrong = coded("form-expression", f"{value} has no Roman numeral")
        raise ExpressionError(0, wrong, "from 1 to 3999 have one")
    numeral = ""
    for worth, letters in ROMAN:
        times, value = divmod(value, worth)
        numeral += letters * times
    return numeral


def read_number(value: str | float) -> Value:
    if not isinstance(value, str):
        return value
    text = value.strip()
    if not NUMBER.fullmatch(text):
        wrong = coded("form-expression", f"'{value[:40]}' is not a number")
        raise ExpressionError(0, wrong, "a number is written 3 or 2.5, with a point")
    return float(text) if "." in text else int(text)


def ranged(first: int, last: int | None = None) -> Value:
    """The whole numbers from 0, or from the first given, up to the last, which is left out."""
    start, end = (0, first) if last is None else (first, last)
    if end - start > LONGEST_LIST:
        wrong = coded("form-expression", f"a range of {end - start:,} numbers")
        raise ExpressionError(0, wrong, f"{LONGEST_LIST:,} are allowed")
    return tuple(range(start, end))


def joined(language: Value, parts: tuple[Value, ...], between: str) -> Value:
    return between.join(spelled(part, language, ENTRY) for part in parts)


def in_words(language: Value, value: Value) -> Value:
    return spelled(value, language, VALUE)


FUNCTIONS = {
    "min": Function("min(a, b)", extreme(min), (numbers,), 1, many=True),
    "max": Function("max(a, b)", extreme(max), (numbers,), 1, many=True),
    "abs": Function("abs(x)", abs, (number,), 1),
    "round": Function("round(x, digits)", rounded, (number, whole), 1),
    "floor": Function("floor(x)", math.floor, (number,), 1),
    "ceil": Function("ceil(x)", math.ceil, (number,), 1),
    "sqrt": Function("sqrt(x)", root, (number,), 1),
    "sin": Function("sin(degrees)", turned(math.sin), (number,), 1),
    "cos": Function("cos(degrees)", turned(math.cos), (number,), 1),
    "tan": Function("tan(degrees)", tangent, (number,), 1),
    "len": Function("len(list)", len, (countable,), 1),
    "upper": Function("upper(text)", str.upper, (words,), 1),
    "lower": Function("lower(text)", str.lower, (words,), 1),
    "roman": Function("roman(n)", roman, (whole,), 1),
    "text": Function("text(x)", in_words, (printable,), 1, speaks=True),
    "number": Function("number(text)", read_number, (text_or_number,), 1),
    "join": Function("join(list, between)", joined, (entries, words), 2, speaks=True),
    "range": Function("range(n) or range(a, b)", ranged, (whole, whole), 1),
}
