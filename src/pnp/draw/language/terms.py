"""The values of an expression, checked, printed and compared, and the functions that it may call."""

from __future__ import annotations

import ast
import math
import operator
import re
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, quote, suggest
from pnp.numerals import write_numeral

Value: TypeAlias = str | float | int | bool | tuple["Value", ...] | Mapping[str, "Value"] | None
# Writes a message in the language of the print, with these values.
Say: TypeAlias = Callable[[str, Mapping[str, Value]], str]
# The names that an expression may use. Only `say` holds a function: the one that writes messages.
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


class Citation(Struct, frozen=True):
    """A piece of an expression as a person sees it, and where it begins."""

    said: str  # in quotes
    at: int
    entry: bool = False  # whether one of its entries is meant


def cite(of: Citation) -> str:
    """Return the name of a piece for use in a sentence."""
    whole = quote(of.said[1:-1]) if of.said.startswith("'") else of.said
    return f"an entry of {whole}" if of.entry else whole


def move_error(error: ExpressionError, by: int) -> ExpressionError:
    """Return the same error, counted in a text in which the expression begins later."""
    return ExpressionError(error.at + by, error.wrong, error.right)


def name_kind(value: Value) -> str:
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


def mismatch_error(value: Value, wanted: str, of: Citation) -> ExpressionError:
    kind = name_kind(value)
    right = HINTS.get((kind, wanted)) or f"put {wanted} there"
    return _instead_error(kind, wanted, of, right)


def _instead_error(found: str, wanted: str, of: Citation, right: str) -> ExpressionError:
    return ExpressionError(of.at, f"{cite(of)} is {found} where {wanted} is wanted", right)


def need_number(value: Value, of: Citation) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise mismatch_error(value, NUMBER, of)
    if not -sys.float_info.max <= value <= sys.float_info.max:  # this refuses NaN too
        raise _beyond_error(of)
    return value


def _beyond_error(of: Citation) -> ExpressionError:
    return ExpressionError(of.at, f"{cite(of)} is beyond all numbers", "use smaller numbers")


def need_whole_number(value: Value, of: Citation) -> int:
    """Return a whole number, also if a division left it with a decimal point, as in 6 / 2."""
    found = need_number(value, of)
    if found != math.floor(found):
        right = "round, floor or ceil make it whole"
        raise _instead_error(print_number(found), "a whole number", of, right)
    return int(found)


def need_text(value: Value, of: Citation) -> str:
    if isinstance(value, str):
        return value
    raise mismatch_error(value, TEXT, of)


def need_list(value: Value, of: Citation) -> tuple[Value, ...]:
    if isinstance(value, tuple):
        return value
    raise mismatch_error(value, LIST, of)


def take_key(record: Mapping[str, Value], key: str, of: Citation, at: int) -> Value:
    if key in record:
        return record[key]
    keys = f"it holds: {', '.join(sorted(record))}" if record else "it holds: nothing"
    raise ExpressionError(at, f"{cite(of)} holds no '{key}'", suggest(key, record) or keys)


def take_entry(values: tuple[Value, ...], place: int, of: Citation, at: int) -> Value:
    """Return the entry of a list at a place from 0, or counted from the end if negative."""
    if -len(values) <= place < len(values):
        return values[place]
    wrong = f"{cite(of)} has {len(values)} entries and none at {place}"
    last = f"the first is [0], the last [{len(values) - 1}]"
    raise ExpressionError(at, wrong, last if values else "ask for its len first")


def spell_value(value: Value, tongue: Value, of: Citation) -> str:
    """Write a value as a text shows it: a text as it is, a number as the language does, none as nothing."""
    if isinstance(value, str):
        return value
    return "" if value is None else print_number(need_number_to_print(value, of), tongue)


def need_number_to_print(value: Value, of: Citation) -> float:
    if isinstance(value, (bool, tuple, Mapping)):
        raise mismatch_error(value, TEXT, of)
    return need_number(value, of)


def print_number(value: float, tongue: Value = None) -> str:
    has_comma = isinstance(tongue, str) and tongue.split("-")[0] in COMMA
    return write_numeral(value).replace(".", ",") if has_comma else write_numeral(value)


def find_language(names: Names) -> str | None:
    """Return the language in which a text is filled in, if the names have it."""
    found = names.get("language")
    return found if isinstance(found, str) else None


def check_list(values: tuple[Value, ...], of: Citation) -> Value:
    """Check the length of a list, counting the entries of its inner lists: each list could hold the one
    before it ten times."""
    if sum(map(_count_entries, values)) > LONGEST_LIST:
        most = f"{LONGEST_LIST:,} entries, those of its lists counted"
        raise ExpressionError(of.at, f"{cite(of)} comes to a list of more than {most}", "make it shorter")
    return values


def _count_entries(value: Value) -> int:
    return 1 + sum(map(_count_entries, value)) if isinstance(value, tuple) else 1


def check_bounds(value: Value, of: Citation) -> Value:
    """Check that a result is within the limits, so that no expression can grow beyond them step by step."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        wrong = f"{cite(of)} comes to {len(value):,} characters"
        raise ExpressionError(of.at, wrong, f"a text may have {LONGEST_TEXT:,}")
    if isinstance(value, int) and abs(value) > LARGEST:
        wrong = f"{cite(of)} comes to a whole number beyond {LARGEST:,}"
        raise ExpressionError(of.at, wrong, "use smaller numbers")
    if isinstance(value, float) and not math.isfinite(value):
        raise _beyond_error(of)
    return value


Comparison: TypeAlias = Callable[[Value, Value, Citation, Citation], bool]


def are_equal(a: Value, b: Value, first: Citation, second: Citation) -> bool:
    """Compare two values. Values of two kinds are never equal, so that comparing them is an error; none may
    be compared with any value."""
    one, other = name_kind(a), name_kind(b)
    if a is not None and b is not None and one != other:
        wrong = f"{cite(first)} is {one} and {cite(second)} is {other}: they are never equal"
        right = "compare like with like; text(…) and number(…) turn one into the other"
        raise ExpressionError(second.at, wrong, right)
    return a == b


def compare_order(compare: Callable[[float, float], bool]) -> Comparison:
    def holds(a: Value, b: Value, first: Citation, second: Citation) -> bool:
        if isinstance(a, str):
            need_text(b, second)
            return bool(compare(a, b))  # type: ignore[arg-type]  # two texts, in the order of their characters
        return bool(compare(need_number(a, first), need_number(b, second)))

    return holds


def is_contained(a: Value, b: Value, first: Citation, second: Citation) -> bool:
    if isinstance(b, (str, Mapping)):
        return need_text(a, first) in b
    entry = Citation(second.said, second.at, entry=True)
    return any(are_equal(a, found, first, entry) for found in need_list(b, second))


COMPARISONS: dict[type[ast.cmpop], Comparison] = {
    ast.Eq: are_equal,
    ast.NotEq: lambda a, b, first, second: not are_equal(a, b, first, second),
    ast.Lt: compare_order(operator.lt),
    ast.LtE: compare_order(operator.le),
    ast.Gt: compare_order(operator.gt),
    ast.GtE: compare_order(operator.ge),
    ast.In: is_contained,
    ast.NotIn: lambda a, b, first, second: not is_contained(a, b, first, second),
}


# Converts an argument to what a function takes, or raises an error.
ArgumentConverter: TypeAlias = Callable[[Value, Citation], Value]

NUMBER_TEXT = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)")
ROMAN = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip


ENTRY, VALUE = Citation("an entry of the list", 0), Citation("the value", 0)


class Function(Struct, frozen=True):
    """A function that expressions may call. `gives` raises an ExpressionError at 0: it knows its values, not
    their places."""

    usage: str
    gives: Callable[..., Value]
    takes: tuple[ArgumentConverter, ...]
    least: int  # the least number of values
    many: bool = False  # the last of `takes` serves all further values
    speaks: bool = False  # its first argument is the language


def need_numbers(value: Value, of: Citation) -> Value:
    """Return a number, or all the numbers of a list, as a tuple."""
    if not isinstance(value, tuple):
        return (need_number(value, of),)
    return tuple(need_number(entry, Citation(of.said, of.at, entry=True)) for entry in value)


def need_printable(value: Value, of: Citation) -> Value:
    return value if value is None or isinstance(value, str) else need_number_to_print(value, of)


def need_text_or_number(value: Value, of: Citation) -> Value:
    return value if isinstance(value, str) else need_number(value, of)


def need_countable(value: Value, of: Citation) -> Value:
    return value if isinstance(value, str) else need_list(value, of)


def make_extreme(choose: Callable[[list[float]], float]) -> Callable[..., Value]:
    def find_extreme(*groups: tuple[float, ...]) -> Value:
        flat = [value for group in groups for value in group]
        if not flat:
            wrong = "an empty list has no least and no greatest number"
            raise ExpressionError(0, wrong, "ask for its len first")
        return choose(flat)

    return find_extreme


def round_number(value: float, digits: int = 0) -> Value:
    """Round halves away from zero, in the decimals that a person sees: 2.675 becomes 2.68."""
    from decimal import ROUND_HALF_UP, Decimal

    if abs(digits) > 12:
        raise ExpressionError(0, f"round to {digits} digits", "from -12 to 12 are possible")
    if abs(value) > LARGEST:  # no decimals are left to round, or check_bounds refuses the value
        return value if digits > 0 else int(value)
    exact = Decimal(repr(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return float(exact) if digits > 0 and isinstance(value, float) else int(exact)


def take_root(value: float) -> Value:
    if value < 0:
        raise ExpressionError(0, f"{print_number(value)} has no square root", "give sqrt 0 or more")
    return math.sqrt(value)


def make_ratio(ratio: Callable[[float], float]) -> Callable[[float], float]:
    """Make a ratio of an angle in degrees. It drops the last digits, so that quarter turns come out even."""
    return lambda degrees: round(ratio(math.radians(math.fmod(degrees, 360.0))), 14) + 0.0


def take_tangent(degrees: float) -> Value:
    if math.fmod(degrees, 180.0) in (90.0, -90.0):
        raise ExpressionError(0, f"{print_number(degrees)} degrees have no tangent", "give tan another angle")
    return make_ratio(math.tan)(degrees)


def write_roman(value: int) -> Value:
    if not 1 <= value <= 3999:
        raise ExpressionError(0, f"{value} has no Roman numeral", "from 1 to 3999 have one")
    numeral = ""
    for worth, letters in ROMAN:
        times, value = divmod(value, worth)
        numeral += letters * times
    return numeral


def read_number(value: str | float) -> Value:
    if not isinstance(value, str):
        return value
    text = value.strip()
    if not NUMBER_TEXT.fullmatch(text):
        wrong = f"'{value[:40]}' is not a number"
        raise ExpressionError(0, wrong, "a number is written 3 or 2.5, with a point")
    return float(text) if "." in text else int(text)


def list_range(first: int, last: int | None = None) -> Value:
    """List the whole numbers from 0, or from the first of two arguments, up to the last, which is left
    out."""
    start, end = (0, first) if last is None else (first, last)
    if end - start > LONGEST_LIST:
        raise ExpressionError(0, f"a range of {end - start:,} numbers", f"{LONGEST_LIST:,} are allowed")
    return tuple(range(start, end))


def join_list(language: Value, parts: tuple[Value, ...], between: str) -> Value:
    return between.join(spell_value(part, language, ENTRY) for part in parts)


FUNCTIONS = {
    "min": Function("min(a, b)", make_extreme(min), (need_numbers,), 1, many=True),
    "max": Function("max(a, b)", make_extreme(max), (need_numbers,), 1, many=True),
    "abs": Function("abs(x)", abs, (need_number,), 1),
    "round": Function("round(x, digits)", round_number, (need_number, need_whole_number), 1),
    "floor": Function("floor(x)", math.floor, (need_number,), 1),
    "ceil": Function("ceil(x)", math.ceil, (need_number,), 1),
    "sqrt": Function("sqrt(x)", take_root, (need_number,), 1),
    "sin": Function("sin(degrees)", make_ratio(math.sin), (need_number,), 1),
    "cos": Function("cos(degrees)", make_ratio(math.cos), (need_number,), 1),
    "tan": Function("tan(degrees)", take_tangent, (need_number,), 1),
    "len": Function("len(list)", len, (need_countable,), 1),
    "upper": Function("upper(text)", str.upper, (need_text,), 1),
    "lower": Function("lower(text)", str.lower, (need_text,), 1),
    "roman": Function("roman(n)", write_roman, (need_whole_number,), 1),
    "text": Function(
        "text(x)", lambda tongue, x: spell_value(x, tongue, VALUE), (need_printable,), 1, speaks=True
    ),
    "number": Function("number(text)", read_number, (need_text_or_number,), 1),
    "join": Function("join(list, between)", join_list, (need_list, need_text), 2, speaks=True),
    "range": Function("range(n) or range(a, b)", list_range, (need_whole_number, need_whole_number), 1),
}
