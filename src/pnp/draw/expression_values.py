"""What an expression works with: its values, how they are called and printed, and what they may not be."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, near
from pnp.numerals import numeral

Value: TypeAlias = str | float | int | bool | tuple["Value", ...] | Mapping[str, "Value"] | None
# Words a message in the language of the print, with the values that it speaks of.
Say: TypeAlias = Callable[[str, Mapping[str, Value]], str]
# What an expression may name. Under `say`, and nowhere else, stands what words a message.
Names: TypeAlias = Mapping[str, Value | Say]
Evaluate: TypeAlias = Callable[[Names], Value]

LONGEST_TEXT = 4_000
LONGEST_LIST = 1_000
LARGEST = 10**12  # of whole numbers; a number with decimals need only be finite

# Languages that write 2,5 where English writes 2.5.
COMMA = frozenset((
    "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "gl", "hr", "hu", "is", "it",
    "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr",
    "uk",
))  # fmt: skip

HINTS = {
    ("empty", "a number"): "fill it in, or say what holds without it: … if … != none else …",
    ("empty", "a text"): "fill it in, or say what holds without it: … if … != none else …",
    ("a text", "a number"): "number(…) reads the number that a text is",
    ("a number", "a text"): "text(…) makes a text of a number",
    ("a list", "a text"): "join(list, ', ') makes a text of a list",
    ("a list", "a number"): "take one entry, as in list[0], or min, max, len of the list",
    ("a yes or no", "a text"): "choose the words: 'yes' if … else 'no'",
    ("a yes or no", "a number"): "choose the numbers: 1 if … else 0",
    ("a record", "a text"): "take one of its values, as in item.title",
    ("a record", "a number"): "take one of its values, as in item.cost",
}


class ExpressionError(UnplacedError):
    """A mistake at one character of an expression or template, counted from 0."""

    code = "form-expression"

    def __init__(self, at: int, wrong: str, right: str = "") -> None:
        super().__init__(wrong, right)
        self.at = at


class Part(Struct, frozen=True):
    """A piece of an expression as a person sees it, and where it begins."""

    said: str  # in quotes
    at: int


def moved(error: ExpressionError, by: int) -> ExpressionError:
    """The same mistake, seen from a text in which the expression begins at a later character."""
    return ExpressionError(error.at + by, error.wrong, error.right)


def kind(value: Value) -> str:
    match value:
        case bool():
            return "a yes or no"
        case int() | float():
            return "a number"
        case str():
            return "a text"
        case None:
            return "empty"
        case tuple():
            return "a list"
        case _:
            return "a record"


def mismatch(value: Value, wanted: str, of: Part) -> ExpressionError:
    found = kind(value)
    right = HINTS.get((found, wanted), f"put {wanted} there")
    return ExpressionError(of.at, f"{of.said} is {found} where {wanted} is wanted", right)


def number(value: Value, of: Part) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise mismatch(value, "a number", of)
    if not -sys.float_info.max <= value <= sys.float_info.max:  # nor is what is not a number at all
        raise ExpressionError(of.at, f"{of.said} is beyond all numbers", "use smaller numbers")
    return value


def whole(value: Value, of: Part) -> int:
    """A whole number, also where a division left it with a decimal point: 6 / 2."""
    found = number(value, of)
    if found != math.floor(found):
        wrong = f"{of.said} is {printed(found)} where a whole number is wanted"
        raise ExpressionError(of.at, wrong, "round, floor or ceil make it whole")
    return int(found)


def words(value: Value, of: Part) -> str:
    if isinstance(value, str):
        return value
    raise mismatch(value, "a text", of)


def entries(value: Value, of: Part) -> tuple[Value, ...]:
    if isinstance(value, tuple):
        return value
    raise mismatch(value, "a list", of)


def keyed(record: Mapping[str, Value], key: str, of: Part, at: int) -> Value:
    if key in record:
        return record[key]
    right = near(key, record) or f"it holds: {', '.join(sorted(record)) or 'nothing'}"
    raise ExpressionError(at, f"{of.said} holds no '{key}'", right)


def placed(values: tuple[Value, ...], place: int, of: Part, at: int) -> Value:
    """The entry of a list at a place from 0, or counted from the end with a minus."""
    if -len(values) <= place < len(values):
        return values[place]
    right = f"the first is [0], the last [{len(values) - 1}]" if values else "ask for its len first"
    raise ExpressionError(at, f"{of.said} has {len(values)} entries and none at {place}", right)


def spelled(value: Value, tongue: Value, of: Part) -> str:
    """What a text shows of a value: a text as it is, a number in the language's way, nothing of none."""
    if isinstance(value, str):
        return value
    return "" if value is None else printed(number_to_print(value, of), tongue)


def number_to_print(value: Value, of: Part) -> float:
    if isinstance(value, (bool, tuple, Mapping)):
        raise mismatch(value, "a text", of)
    return number(value, of)


def printed(value: float, tongue: Value = None) -> str:
    text = numeral(value)
    return text.replace(".", ",") if comma(tongue) else text


def comma(tongue: Value) -> bool:
    return isinstance(tongue, str) and tongue.split("-")[0] in COMMA


def language(names: Names) -> str | None:
    """The language that a text is filled in, if the names tell it."""
    found = names.get("language")
    return found if isinstance(found, str) else None


def listable(values: tuple[Value, ...], of: Part) -> Value:
    """A list within the limits, those within it counted with it: each could hold the last one ten times."""
    if sum(map(_size, values)) > LONGEST_LIST:
        wrong = f"{of.said} comes to a list of more than {LONGEST_LIST:,} entries, those of its lists counted"
        raise ExpressionError(of.at, wrong, "make it shorter")
    return values


def _size(value: Value) -> int:
    return 1 + sum(map(_size, value)) if isinstance(value, tuple) else 1


def bounded(value: Value, of: Part) -> Value:
    """A result within the limits, so that no expression can grow beyond them step by step."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        wrong = f"{of.said} comes to {len(value):,} characters"
        raise ExpressionError(of.at, wrong, f"a text may have {LONGEST_TEXT:,}")
    if isinstance(value, int) and abs(value) > LARGEST:
        wrong = f"{of.said} comes to a whole number beyond {LARGEST:,}"
        raise ExpressionError(of.at, wrong, "use smaller numbers")
    if isinstance(value, float) and not math.isfinite(value):
        raise ExpressionError(of.at, f"{of.said} is beyond all numbers", "use smaller numbers")
    return value
