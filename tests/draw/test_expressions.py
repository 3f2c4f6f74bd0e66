"""Expressions: what they come to, and that nothing else can be made of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.draw import ExpressionError, read_expression
from pnp.errors import UnplacedError
from pnp.models import RESERVED
from tests.draw.tried_expressions import mistake, value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.draw import Names, Value


@pytest.mark.parametrize(
    ("source", "result"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("-2 - -3", 1),
        ("+cost", 3),
        ("7 // 2", 3),
        ("7 % 4", 3),
        ("7 / 2", 3.5),
        (".5 + 1.", 1.5),
        ("1e3", 1000.0),
        ("017", 17),
        ("width / 2 - gap", 29.5),
        ("  cost\n+ 1 ", 4),
        ("'a' + \"b\"", "ab"),
        (r"'it\'s'", "it's"),
        (r"'\*\\\n'", "\\*\\\n"),
        ("'č' + title", "čSun"),
        ("[cost, 'a', []]", (3, "a", ())),
        ("1 < cost <= 3 != 4", True),
        ("1 < cost < 3", False),
        ("'a' < 'b'", True),
        ("cost == 3.0", True),
        ("title != 'Sun'", False),
        ("note == none", True),
        ("title == None", False),
        ("4 in costs", True),
        ("5 not in costs", True),
        ("'u' in title", True),
        ("'left-wing' in item", True),
        ("note or 'nothing'", "nothing"),
        ("cost and title", "Sun"),
        ("0 and 1 / 0", 0),
        ("cost or 1 / 0", 3),
        ("not note", True),
        ("not cost > 2 or flag", True),
        ("'dear' if cost > 2 else 'cheap'", "dear"),
        ("1 / 0 if cost == 0 else 5", 5),
        ("item.title", "Ship"),
        ("item['left-wing']", 7),
        ("item.parts[1]", "b"),
        ("costs[-1]", 2.5),
        ("costs[4 / 2]", 2.5),
        ("true", True),
        ("[True, false, False, none]", (True, False, False, None)),
        ("class + město", "G2Brno"),
        ("pi", math.pi),
    ],
)
def test_an_expression_comes_to_its_value(source: str, result: Value) -> None:
    found = value(source)
    assert found == result
    assert type(found) is type(result)


@pytest.mark.parametrize(
    ("source", "result"),
    [
        ("min(4, 2)", 2),
        ("max(costs, 9, [11])", 11),
        ("min(costs)", 1),
        ("abs(-2.5)", 2.5),
        ("round(2.5)", 3),
        ("round(-2.5)", -3),
        ("round(0.5)", 1),
        ("round(2.675, 2)", 2.68),
        ("round(1.005, 2)", 1.01),
        ("round(1250, -2)", 1300),
        ("round(3, 2)", 3),
        ("round(2.0)", 2),
        ("round(1e300, 2)", 1e300),
        ("floor(-2.5)", -3),
        ("ceil(2.1)", 3),
        ("sqrt(16)", 4.0),
        ("sin(30)", 0.5),
        ("sin(180)", 0.0),
        ("cos(90)", 0.0),
        ("cos(-720)", 1.0),
        ("tan(45)", 1.0),
        ("len(title)", 3),
        ("len(costs)", 3),
        ("upper('č')", "Č"),
        ("lower(title)", "sun"),
        ("roman(1994)", "MCMXCIV"),
        ("roman(6 / 2)", "III"),
        ("text(3.0)", "3"),
        ("text(0.1 + 0.2)", "0.3"),
        ("text(-0.0)", "0"),
        ("text(2.50)", "2.5"),
        ("text(title)", "Sun"),
        ("text(note)", ""),
        ("number(' 2.5 ')", 2.5),
        ("number('-4')", -4),
        ("number(cost)", 3),
        ("join(costs, ' · ')", "4 · 1 · 2.5"),
        ("join([], ', ')", ""),
        ("range(3)", (0, 1, 2)),
        ("range(2, 4)", (2, 3)),
        ("range(2, 2)", ()),
        ("len(range(1000))", 1000),
    ],
)
def test_a_function_gives_its_value(source: str, result: Value) -> None:
    found = value(source)
    assert found == result
    assert type(found) is type(result)


def test_a_hyphen_belongs_to_a_name_that_is_known() -> None:
    known = {"orbit": 9, "radius": 2, "orbit-radius": 5, "gap": 1}
    assert value("orbit-radius", known) == 5
    assert value("orbit - radius", known) == 7
    assert value("orbit-radius-gap", known) == 4
    assert value("orbit-gap", known) == 8
    assert value("orbit-2", known) == 7
    assert read_expression("orbit-radius-gap", known).names == {"orbit-radius", "gap"}


def test_without_known_names_a_hyphen_is_a_minus() -> None:
    assert read_expression("orbit-radius").names == {"orbit", "radius"}


def test_a_known_name_without_a_value_is_none_and_any_other_is_a_mistake() -> None:
    assert read_expression("note", {"note"}).value({}) is None
    with pytest.raises(ExpressionError, match="there is no 'nota'; did you mean 'note'"):
        read_expression("nota", {"note"})
    with pytest.raises(ExpressionError, match="there is no 'nota'; did you mean 'note'"):
        read_expression("nota").value({"note": 1})
    assert read_expression("note").value({"note": None}) is None


def test_an_expression_knows_the_names_that_it_depends_on() -> None:
    found = read_expression("title if cost > item.cost else text(pi) + lower('A') + say('x', cost=gap)")
    assert found.names == {"title", "cost", "item", "gap", "language", "say"}


def test_a_constant_depends_on_nothing_and_its_mistakes_are_found_when_it_is_read() -> None:
    assert read_expression("2 * pi > 6 and 'a'").names == frozenset()
    with pytest.raises(ExpressionError, match="divides by zero"):
        read_expression("1 / 0")


def test_only_a_name_alone_is_called_by_it() -> None:
    known = ["orbit-radius", "item"]
    assert read_expression(" (orbit-radius) ", known).name == "orbit-radius"
    assert read_expression("item.title", known).name is None
    assert read_expression("-item", known).name is None
    assert read_expression("true", known).name is None


@pytest.mark.parametrize("language", ["cs", "pl", "cs-CZ"])
def test_a_text_writes_numbers_as_its_language_does(language: str) -> None:
    names: Names = {"language": language}
    assert value("text(2.5) + join([1.25, 2.0], ' ')", names) == "2,51,25 2"
    assert value("text(2.5)", {"language": "en"}) == "2.5"


def test_say_words_a_message_with_its_values() -> None:
    def say(message: str, values: Mapping[str, Value]) -> str:
        return f"{message}: {sorted(values.items())}"

    names: Names = {"say": say, "cost": 3}
    assert value("say('cards-' + 'left', count=cost, kind='ship')", names) == (
        "cards-left: [('count', 3), ('kind', 'ship')]"
    )


def test_what_say_complains_of_is_told_at_the_message() -> None:
    def say(message: str, _: Mapping[str, Value]) -> str:
        raise UnplacedError(f"no message {message}")

    error = mistake("'a' + say('left', n=1)", {"say": say})
    assert (error.at, error.wrong) == (10, "no message left")


def test_say_is_refused_where_it_cannot_be_said() -> None:
    def long(_: str, __: Mapping[str, Value]) -> str:
        return "a" * 4001

    assert "4,001 characters" in mistake("say('a')", {"say": long}).wrong
    assert "there are no messages" in mistake("say('a')").wrong
    assert "'n' is given twice" in mistake("say('a', n=1, n=2)").wrong
    assert "2 values without a name" in mistake("say('a', 'b')").wrong
    assert "'3' is a number where a text is wanted" in mistake("say(3)").wrong


def test_a_reserved_word_never_names_a_field() -> None:
    for name in sorted(RESERVED):
        try:
            read = read_expression(name, {name}).names
        except ExpressionError:
            continue
        assert read == frozenset()


# Trees of arithmetic, worked out without any grammar.
Tree: TypeAlias = "int | tuple[str, Tree, Tree]"
LEVEL = {"+": 1, "-": 1, "*": 2, "/": 2, "//": 2, "%": 2}


def written(tree: Tree) -> str:
    """With brackets only where the signs need them."""
    if isinstance(tree, int):
        return str(tree)
    sign, left, right = tree
    return f"{bracketed(left, LEVEL[sign])} {sign} {bracketed(right, LEVEL[sign] + 1)}"


def bracketed(tree: Tree, level: int) -> str:
    weak = isinstance(tree, tuple) and LEVEL[tree[0]] < level
    return f"({written(tree)})" if weak else written(tree)


def naive(tree: Tree) -> float:
    if isinstance(tree, int):
        return tree
    sign, left, right = tree
    a, b = naive(left), naive(right)
    match sign:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "/":
            return a / b
        case "//":
            return a // b
        case _:
            return a % b


trees = st.recursive(
    st.integers(-20, 20), lambda inner: st.tuples(st.sampled_from(sorted(LEVEL)), inner, inner), max_leaves=8
)


@given(tree=trees)
def test_arithmetic_agrees_with_an_evaluator_that_knows_no_grammar(tree: Tree) -> None:
    source = written(tree)
    try:
        expected = naive(tree)
    except ZeroDivisionError:
        assert "divides by zero" in mistake(source).wrong
        return
    assert value(source) == expected


@given(text=st.text(max_size=80).filter(lambda text: "\\" not in text))
def test_a_quoted_text_says_what_was_quoted(text: str) -> None:
    quoted = '"' if "'" in text else "'"
    escaped = text.replace(quoted, f"\\{quoted}")
    assert value(f"{quoted}{escaped}{quoted}") == text
