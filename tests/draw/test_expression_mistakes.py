"""Mistakes in expressions, meant well or ill: each is refused, and told at its place with what is right."""

from __future__ import annotations

import inspect
import math
import sys
import warnings
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.draw import ExpressionError, read_expression
from tests.draw.tried_expressions import CARD, mistake, value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.draw import Value

HOSTILE = [
    "().__class__",
    "''.__class__.__mro__[1].__subclasses__()",
    "__import__('os').system('true')",
    "__builtins__",
    "title.__len__()",
    "item.__class__",
    "title.upper()",
    "(lambda: 1)()",
    "[x for x in costs]",
    "{cost}",
    "{'a': 1}",
    "f'{title}'",
    "b'title'",
    "(cost := 4)",
    "min(*costs)",
    "min(**item)",
    "costs[0:1]",
    "costs[:]",
    "cost = 4",
    "cost; cost",
    "cost, cost",
    "await cost",
    "yield cost",
    "cost is 3",
    "cost ** 2",
    "9**9**9",
    "'a' * 10**9",
    "'a' * 9",
    "[0] * 9",
    "costs + costs",
    "1 << 9",
    "~cost",
    "cost & 1",
    "cost | 1",
    "cost ^ 1",
    "cost @ cost",
    "1e999",
    "-1e999",
    "1e308 * 10",
    "9999999999999",
    "1000000 * 10000000",
    "range(1001)",
    "range(-1000, 1)",
    "1j",
    "0x10",
    "1_000",
    "...",
    "(" * 10_000,
    "(" * 10_000 + "1" + ")" * 10_000,
    "[" * 10_000,
    "[" * 200 + "]" * 200,
    "-" * 400 + "1",
    "not " * 100 + "1",
    "1" + "+1" * 200,
    "cost" + ".a" * 200,
    "1 if 1 else " * 41 + "1",
    "a\0b",
    "\0",
    "co\u200bst",
    "cost\u00a0+ 1",
    "“title”",
    "\uff43\uff4f\uff53\uff54",
    "costs[0",
    "costs]0[",
    ")(",
    "'title",
    "title'",
    "'\\",
    "print('x')",
    "eval('1')",
    "abs",
    "say",
    "",
    " \n",
    "()",
    "\\",
    "#",
    "cost\n+\n\n",
    "False = True",
    "true(1)",
    "import os",
]


@pytest.mark.parametrize("source", HOSTILE)
def test_what_is_not_of_the_language_is_refused(source: str) -> None:
    error = mistake(source)
    assert 0 <= error.at <= len(source)
    assert error.wrong
    assert error.right


@pytest.mark.parametrize(
    ("source", "at", "wrong", "right"),
    [
        ("titel", 0, "there is no 'titel'", "did you mean 'title'?"),
        ("gap + orbit-radus", 6, "there is no 'orbit'", "did you mean 'orbit-radius'?"),
        ("item.left-wing", 10, "there is no 'wing'", "['left-wing']"),
        ("item.titel", 5, "'item' holds no 'titel'", "did you mean 'title'?"),
        ("item['left']", 5, "'item' holds no 'left'", "left-wing"),
        ("rnd(1)", 0, "there is no function 'rnd'", "round"),
        ("1 + upper", 4, "'upper' is a function", "upper(text)"),
        ("title * 2", 0, "'title' is a text where a number is wanted", "number(…)"),
        ("'a' + 1", 6, "'1' is a number where a text is wanted", "text(…)"),
        ("cost + title", 7, "'title' is a text where a number is wanted", "number(…)"),
        ("1 + note", 4, "'note' is empty where a number is wanted", "none"),
        ("-flag", 1, "'flag' is a yes or no where a number is wanted", "1 if … else 0"),
        ("cost == '3'", 8, "'cost' is a number and '3' is a text: they are never equal", "number(…)"),
        ("'4' in costs", 7, "an entry of 'costs' is a number", "text(…)"),
        ("cost < title", 7, "'title' is a text where a number is wanted", ""),
        ("title < cost", 8, "'cost' is a number where a text is wanted", ""),
        ("title[0]", 0, "'title' is a text where a list is wanted", ""),
        ("costs[3]", 6, "'costs' has 3 entries and none at 3", "the last [2]"),
        ("costs[0.5]", 6, "'0.5' is 0.5 where a whole number is wanted", "round"),
        ("item + 1", 0, "'item' is a record where a number is wanted", "item.cost"),
        ("round(1e13)", 0, "comes to a whole number beyond", "smaller"),
        ("cost.x", 0, "'cost' is a number where a record is wanted", ""),
        ("1 + width / (gap - 2)", 4, "'width / (gap - 2)' divides by zero", "not 0"),
        ("7 % 0", 0, "'7 % 0' divides by zero", ""),
        ("1 + sqrt(-4)", 4, "-4 has no square root", "0 or more"),
        ("tan(270)", 0, "270 degrees have no tangent", ""),
        ("roman(4000)", 0, "4000 has no Roman numeral", "3999"),
        ("1 + number('2,5')", 4, "'2,5' is not a number", "with a point"),
        ("min([])", 0, "an empty list", "len"),
        ("max(costs, [title])", 11, "an entry of '[title]' is a text", ""),
        ("join([flag], '')", 0, "an entry of the list is a yes or no", "yes"),
        ("text(costs)", 5, "'costs' is a list where a text is wanted", "join(list, ', ')"),
        ("round(1, 2, 3)", 0, "round is given 3 values", "round(x, digits)"),
        ("join(costs)", 0, "join is given 1 value", "join(list, between)"),
        ("round(1, digits=2)", 0, "round takes no value by name ('digits=')", "round(x, digits)"),
        ("round(1, 13)", 0, "round to 13 digits", "12"),
        ("2,5 + 1", 0, "a comma cannot stand in '2,5 + 1'", "2.5 with a point"),
        ("..100", 0, "'.' cannot stand here", "a number is written 1200 or 2.5"),
        ("..5", 0, "'.' cannot stand here", "a number is written 1200 or 2.5"),
        ("5..", 2, "'.' cannot stand here", "a number is written 1200 or 2.5"),
        (".5.", 2, "'.' cannot stand here", "a number is written 1200 or 2.5"),
        ("cost..5", 4, "'.' cannot stand here", "a number is written 1200 or 2.5"),
        ("3mm", 1, "nothing stands between 3 and mm", "without a unit"),
        ("'a' 'b'", 4, "nothing stands between 'a' and 'b'", "+"),
        ("1 + f'a'", 5, "nothing stands between f and 'a'", "no letter before its quote"),
        ("cost ** 2", 5, "'**' cannot stand", "x * x"),
        ("cost && 1", 5, "'&&' cannot stand", "write and"),
        ("cost = 3", 5, "'=' cannot stand", "== asks"),
        ("cost ? 1 : 2", 5, "'?' cannot stand", "a if b else c"),
        ("costs[1:2]", 7, "':' cannot stand", "list[0]"),
        ("cost × 2", 5, "'×' (U+00D7) cannot stand", "write *"),
        ("cost\u00a0+ 1", 4, "U+00A0", "plain space"),
        ("“a”", 0, "“ is no quote", "straight quotes"),
        ("'abc", 0, "never ends", "quote"),
        ("#aabbcc", 0, "'#' cannot stand", "in quotes"),
        ("(1 + 2", 0, "'(' is never closed", "write ')'"),
        ("1 + 2]", 5, "']' closes no bracket", "write '['"),
        ("(1]", 2, "']' closes no bracket", ""),
        ("1 +", 2, "nothing follows '+'", ""),
        ("'dear' if cost", 0, "'if'", "a if b else c"),
        ("1 + * 2", 4, "'*' cannot stand here", ""),
        ("lambda: 1", 0, "'lambda' cannot stand", "`let`"),
        ("'a' is title", 4, "'is' cannot stand", "write == or !="),
        ("1 + __name__", 4, "'__name__' cannot be a name", "underscores"),
        ("cost.upper()", 0, "'cost.upper' is no function", ""),
    ],
)
def test_a_mistake_is_named_at_its_place_with_what_is_right(
    source: str, at: int, wrong: str, right: str
) -> None:
    error = mistake(source)
    assert error.at == at
    assert wrong in error.wrong
    assert right in error.right
    assert str(error) == f"{error.wrong}; {error.right}"


def test_a_place_is_counted_in_characters_even_behind_accents_and_spaces() -> None:
    assert mistake(" 'žluťoučký' + titel").at == 15
    assert mistake("\n město + 1").at == 10


def test_an_expression_beyond_its_length_is_refused_and_one_of_that_length_is_not() -> None:
    assert value("'" + "a" * 498 + "'") == "a" * 498
    assert "501 characters" in mistake("'" + "a" * 499 + "'").wrong


def test_an_expression_may_be_forty_deep() -> None:
    assert value("[" * 39 + "1" + "]" * 39) is not None
    assert value("1" + " + 1" * 39) == 40
    assert "40 deep" in mistake("[" * 40 + "1" + "]" * 40).wrong
    assert "40 deep" in mistake("1" + " + 1" * 40).wrong


def test_nesting_is_refused_even_where_little_room_is_left_on_the_stack() -> None:
    def deeper(levels: int) -> ExpressionError:
        return deeper(levels - 1) if levels else mistake("-" * 450 + "1")

    taken = len(inspect.stack(0))
    assert "40 deep" in deeper(sys.getrecursionlimit() - taken - 100).wrong


def test_a_text_cannot_grow_beyond_its_limit() -> None:
    long = {"long": "a" * 2001}
    assert "4,002 characters" in mistake("long + long", long).wrong
    assert "4,003 characters" in mistake("join([long, long], ' ')", long).wrong
    assert value("long + long", {"long": "a" * 2000}) == "a" * 4000


@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan, 10**400])
@pytest.mark.parametrize(
    "source", ["n + 1", "n / 2", "round(n)", "sqrt(n)", "text(n)", "costs[n]", "max(n)", "n < 1"]
)
def test_a_record_cannot_bring_in_what_no_number_is(source: str, number: float) -> None:
    assert "'n' is beyond all numbers" in mistake(source, {"n": number, "costs": ()}).wrong


def test_reading_never_warns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for source in (*HOSTILE, r"'\d'", "1if cost else 2", "1or 2", "1()", "'a'[0]", "cost is not 3"):
            harmless(source)


@given(source=st.text(max_size=60))
def test_any_text_is_an_expression_or_a_mistake(source: str) -> None:
    harmless(source)


WORDS = """
not | in | and | or | if | else |1|2.5|title|cost|costs|item|orbit-radius|note|'a'|min(|round(|text(|say(
|x=|len(|join(|range(|.title|[0]|true|none|roman(|number(|1e308|999999999999|//|==|**
""".replace("\n", "").split("|")
pieces = st.sampled_from([*WORDS, *"()[]+-*/%<>=!.,:'\"{} \\"])


@given(source=st.lists(pieces, max_size=16).map("".join))
def test_any_row_of_words_and_signs_is_an_expression_or_a_mistake(source: str) -> None:
    harmless(source)


def harmless(source: str) -> None:
    """Neither reading nor evaluating raises anything but our own mistake, at a character of the source."""
    assert 0 <= stop(source, None) <= len(source)
    assert 0 <= stop(source, CARD) <= len(source)


def stop(source: str, known: Mapping[str, Value] | None) -> int:
    """How far it is understood."""
    try:
        read_expression(source, known).value(CARD)
    except ExpressionError as error:
        return error.at
    return len(source)
