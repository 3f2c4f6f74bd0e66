"""What an expression works with: its values, how they are called and printed, and what they may not be."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, near, phrase, quoted, said
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

NUMBER, TEXT, LIST = phrase("a number"), phrase("a text"), phrase("a list")
RECORD, TRUTH, EMPTY = phrase("a record"), phrase("a yes or no"), phrase("empty")
FILL_IN = phrase("fill it in, or say what holds without it: … if … != none else …")
HINTS: dict[tuple[str, str], str] = {
    (EMPTY, NUMBER): FILL_IN,
    (EMPTY, TEXT): FILL_IN,
    (TEXT, NUMBER): phrase("number(…) reads the number that a text is"),
    (NUMBER, TEXT): phrase("text(…) makes a text of a number"),
    (LIST, TEXT): phrase("join(list, ', ') makes a text of a list"),
    (LIST, NUMBER): phrase("take one entry, as in list[0], or min, max, len of the list"),
    (TRUTH, TEXT): phrase("choose the words: 'yes' if … else 'no'"),
    (TRUTH, NUMBER): phrase("choose the numbers: 1 if … else 0"),
    (RECORD, TEXT): phrase("take one of its values, as in {value}", value="item.title"),
    (RECORD, NUMBER): phrase("take one of its values, as in {value}", value="item.cost"),
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
    return phrase("an entry of {whole}", whole=whole) if of.entry else whole


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
    right = HINTS.get((found, wanted)) or phrase("put {wanted} there", wanted=wanted)
    return _instead(found, wanted, of, right)


def _instead(found: str, wanted: str, of: Part, right: str) -> ExpressionError:
    wrong = said(
        "form-expression",
        "{part} is {found} where {wanted} is wanted",
        part=cited(of),
        found=found,
        wanted=wanted,
    )
    return ExpressionError(of.at, wrong, right)


def number(value: Value, of: Part) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise mismatch(value, NUMBER, of)
    if not -sys.float_info.max <= value <= sys.float_info.max:  # nor is what is not a number at all
        raise _beyond(of)
    return value


def _beyond(of: Part) -> ExpressionError:
    wrong = said("form-expression", "{part} is beyond all numbers", part=cited(of))
    return ExpressionError(of.at, wrong, phrase("use smaller numbers"))


def whole(value: Value, of: Part) -> int:
    """A whole number, also where a division left it with a decimal point: 6 / 2."""
    found = number(value, of)
    if found != math.floor(found):
        right = phrase("round, floor or ceil make it whole")
        raise _instead(printed(found), phrase("a whole number"), of, right)
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
    keys = (
        phrase("it holds: {keys}", keys=", ".join(sorted(record))) if record else phrase("it holds: nothing")
    )
    wrong = said("form-expression", "{part} holds no '{key}'", part=cited(of), key=key)
    raise ExpressionError(at, wrong, near(key, record) or keys)


def placed(values: tuple[Value, ...], place: int, of: Part, at: int) -> Value:
    """The entry of a list at a place from 0, or counted from the end with a minus."""
    if -len(values) <= place < len(values):
        return values[place]
    wrong = said(
        "form-expression",
        "{part} has {many} entries and none at {place}",
        part=cited(of),
        many=len(values),
        place=str(place),
    )
    last = phrase("the first is [0], the last [{last}]", last=len(values) - 1)
    raise ExpressionError(at, wrong, last if values else phrase("ask for its len first"))


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
        wrong = said(
            "form-expression",
            "{part} comes to a list of more than {most:,} entries, those of its lists counted",
            part=cited(of),
            most=LONGEST_LIST,
        )
        raise ExpressionError(of.at, wrong, phrase("make it shorter"))
    return values


def _size(value: Value) -> int:
    return 1 + sum(map(_size, value)) if isinstance(value, tuple) else 1


def bounded(value: Value, of: Part) -> Value:
    """A result within the limits, so that no expression can grow beyond them step by step."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        wrong = said(
            "form-expression", "{part} comes to {many:,} characters", part=cited(of), many=len(value)
        )
        raise ExpressionError(of.at, wrong, phrase("a text may have {most:,}", most=LONGEST_TEXT))
    if isinstance(value, int) and abs(value) > LARGEST:
        wrong = said(
            "form-expression",
            "{part} comes to a whole number beyond {most:,}",
            part=cited(of),
            most=LARGEST,
        )
        raise ExpressionError(of.at, wrong, phrase("use smaller numbers"))
    if isinstance(value, float) and not math.isfinite(value):
        raise _beyond(of)
    return value
