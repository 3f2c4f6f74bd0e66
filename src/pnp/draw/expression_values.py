"""What an expression works with: its values, how they are called and printed, and what they may not be."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, coded, near, quoted
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

NUMBER, TEXT, LIST = "a number", "a text", "a list"
RECORD, TRUTH, EMPTY = "a record", "a yes or no", "empty"
FILL_IN = "fill it in, or say what holds without it: … if … != none else …"
HINTS: dict[tuple[str, str], str] = {
    (EMPTY, NUMBER): FILL_IN,
    (EMPTY, TEXT): FILL_IN,
    (TEXT, NUMBER): "number(…) reads the number that a text is",
    (NUMBER, TEXT): "text(…) makes a text of a number",
    (LIST, TEXT): "join(list, ', ') makes a text of a list",
    (LIST, NUMBER): "take one entry, as in list[0], or min, max, len of the list",
    (TRUTH, TEXT): "choose the words: 'yes' if … else 'no'",
    (TRUTH, NUMBER): "choose the numbers: 1 if … else 0",
    (RECORD, TEXT): "take one of its values, as in item.title",
    (RECORD, NUMBER): "take one of its values, as in item.cost",
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
    entry: bool = False  # whether one of its entries is meant


def cited(of: Part) -> str:
    """A piece as a sentence calls it."""
    whole = quoted(of.said[1:-1]) if of.said.startswith("'") else of.said
    return f"an entry of {whole}" if of.entry else whole


def moved(error: ExpressionError, by: int) -> ExpressionError:
    """The same mistake, seen from a text in which the expression begins at a later character."""
    return ExpressionError(error.at + by, error.wrong, error.right)


def kind(value: Value) -> str:
    match value:
        case bool():
            return TRUTH
        case int() | float():
            return NUMBER
        case str():
            return TEXT
        case None:
            return EMPTY
        case tuple():
            return LIST
        case _:
            return RECORD


def mismatch(value: Value, wanted: str, of: Part) -> ExpressionError:
    found = kind(value)
    right = HINTS.get((found, wanted)) or f"put {wanted} there"
    return _instead(found, wanted, of, right)


def _instead(found: str, wanted: str, of: Part, right: str) -> ExpressionError:
    wrong = coded("form-expression", f"{cited(of)} is {found} where {wanted} is wanted")
    return ExpressionError(of.at, wrong, right)


def number(value: Value, of: Part) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise mismatch(value, NUMBER, of)
    if not -sys.float_info.max <= value <= sys.float_info.max:  # nor is what is not a number at all
        raise _beyond(of)
    return value


def _beyond(of: Part) -> ExpressionError:
    wrong = coded("form-expression", f"{cited(of)} is beyond all numbers")
    return ExpressionError(of.at, wrong, "use smaller numbers")


def whole(value: Value, of: Part) -> int:
    """A whole number, also where a division left it with a decimal point: 6 / 2."""
    found = number(value, of)
    if found != math.floor(found):
        right = "round, floor or ceil make it whole"
        raise _instead(printed(found), "a whole number", of, right)
    return int(found)


def words(value: Value, of: Part) -> str:
    if isinstance(value, str):
        return value
    raise mismatch(value, TEXT, of)


def entries(value: Value, of: Part) -> tuple[Value, ...]:
    if isinstance(value, tuple):
        return value
    raise mismatch(value, LIST, of)


def keyed(record: Mapping[str, Value], key: str, of: Part, at: int) -> Value:
    if key in record:
        return record[key]
    keys = f"it holds: {', '.join(sorted(record))}" if record else "it holds: nothing"
    wrong = coded("form-expression", f"{cited(of)} holds no '{key}'")
    raise ExpressionError(at, wrong, near(key, record) or keys)


def placed(values: tuple[Value, ...], place: int, of: Part, at: int) -> Value:
    """The entry of a list at a place from 0, or counted from the end with a minus."""
    if -len(values) <= place < len(values):
        return values[place]
    wrong = coded("form-expression", f"{cited(of)} has {len(values)} entries and none at {place}")
    last = f"the first is [0], the last [{len(values) - 1}]"
    raise ExpressionError(at, wrong, last if values else "ask for its len first")


def spelled(value: Value, tongue: Value, of: Part) -> str:
    """What a text shows of a value: a text as it is, a number in the language's way, nothing of none."""
    if isinstance(value, str):
        return value
    return "" if value is None else printed(number_to_print(value, of), tongue)


def number_to_print(value: Value, of: Part) -> float:
    if isinstance(value, (bool, tuple, Mapping)):
        raise mismatch(value, TEXT, of)
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
        wrong = coded(
            "form-expression",
            f"{cited(of)} comes to a list of more than {LONGEST_LIST:,} entries, those of its lists counted",
        )
        raise ExpressionError(of.at, wrong, "make it shorter")
    return values


def _size(value: Value) -> int:
    return 1 + sum(map(_size, value)) if isinstance(value, tuple) else 1


def bounded(value: Value, of: Part) -> Value:
    """A result within the limits, so that no expression can grow beyond them step by step."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        wrong = coded("form-expression", f"{cited(of)} comes to {len(value):,} characters")
        raise ExpressionError(of.at, wrong, f"a text may have {LONGEST_TEXT:,}")
    if isinstance(value, int) and abs(value) > LARGEST:
        wrong = coded("form-expression", f"{cited(of)} comes to a whole number beyond {LARGEST:,}")
        raise ExpressionError(of.at, wrong, "use smaller numbers")
    if isinstance(value, float) and not math.isfinite(value):
        raise _beyond(of)
    return value
