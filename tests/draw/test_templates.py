"""Texts with expressions in braces: what they become, and where each piece of them comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.draw import ExpressionError, evaluate_template, fill_template, read_template, trace_template

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.draw import Names, Origin, Value

CARD: dict[str, Value] = {
    "title": "**Sun**",
    "cost": 3,
    "width": 5.0,
    "orbit-radius": 4.5,
    "note": None,
    "costs": (1, 2),
    "language": "en",
}


def mistake(source: str, names: Names = CARD) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        fill_template(read_template(source, names), names)
    return caught.value


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("", ""),
        ("plain, with 'quotes'", "plain, with 'quotes'"),
        ("{title}", "**Sun**"),
        ("It's {title}'s", "It's **Sun**'s"),
        ("{ cost + 1 } of {cost}", "4 of 3"),
        ("{width}", "5"),
        ("{width / 2} mm", "2.5 mm"),
        ("{orbit-radius}!", "4.5!"),
        ("a{note}b", "ab"),
        ("{note}", ""),
        ("{{{cost}}}", "{3}"),
        ("{{cost}}", "{cost}"),
        ("{{", "{"),
        ("}}{{", "}{"),
        ("{'}{'}{\"}\"}", "}{}"),
        (r"{'it\'s }'}.", "it's }."),
        ("{cost}{cost}", "33"),
        ("{'a' if\n  cost else 'b'}.", "a."),
    ],
)
def test_a_text_is_filled(source: str, text: str) -> None:
    read = read_template(source, CARD)
    assert fill_template(read, CARD) == text
    assert trace_template(read, CARD).text == text


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("{cost}", 3),
        ("{width / 2}", 2.5),
        ("{costs}", (1, 2)),
        ("{note}", None),
        ("{cost > 2}", True),
        ("{cost} ", "3 "),
        ("{cost}{{", "3{"),
        ("12", "12"),
    ],
)
def test_a_text_that_is_one_expression_keeps_its_type(source: str, value: Value) -> None:
    found = evaluate_template(read_template(source, CARD), CARD)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("source", "at", "wrong"),
    [
        ("ab {titel}", 4, "there is no 'titel'"),
        ("čau {cost} { titel }", 13, "there is no 'titel'"),
        ("{{}} {1 +}", 8, "nothing follows '+'"),
        ("a {cost + title} b", 10, "'title' is a text where a number is wanted"),
        ("{cost / 0}", 1, "divides by zero"),
        ("{1 + title}", 5, "'title' is a text"),
        ("a {costs}", 3, "'costs' is a list where a text is wanted"),
        ("a {cost > 2}", 3, "'cost > 2' is a yes or no"),
        ("a {cost", 2, "never closed"),
        ("a } b", 2, "ends nothing"),
        ("a {cost}}", 8, "ends nothing"),
        ("a {} b", 2, "nothing stands between"),
        ("a { } b", 2, "nothing stands between"),
        ("a {b {cost} c", 5, "a brace within braces"),
        ("a {title's} b", 8, "never ends"),
        ("{{{", 2, "never closed"),
    ],
)
def test_a_mistake_has_its_character_in_the_whole_text(source: str, at: int, wrong: str) -> None:
    error = mistake(source)
    assert error.at == at
    assert wrong in error.wrong
    assert error.right


def test_a_mistake_of_one_expression_alone_has_its_character_too() -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate_template(read_template("{1 + title}"), CARD)
    assert caught.value.at == 5


@pytest.mark.parametrize(("language", "text"), [("en", "2.5 mm"), ("cs", "2,5 mm"), ("pl", "2,5 mm")])
def test_numbers_are_written_as_the_language_does(language: str, text: str) -> None:
    read = read_template("{width / 2} mm")
    names: Names = {"width": 5, "language": language}
    assert fill_template(read, names) == text
    assert trace_template(read, names).text == text


def test_numbers_for_the_program_to_read_keep_their_point() -> None:
    read = read_template("M0 0 L{width / 2} 3")
    names: Names = {"width": 5, "language": "cs"}
    assert fill_template(read, names, spoken=False) == "M0 0 L2.5 3"
    assert trace_template(read, names, spoken=False).text == "M0 0 L2.5 3"
    assert evaluate_template(read, names) == "M0 0 L2.5 3"


def test_a_template_knows_the_names_that_it_depends_on() -> None:
    assert read_template("{title} {cost + cost}").names == {"title", "cost", "language"}
    assert read_template("{title}").names == {"title"}
    assert read_template("{{title}}").names == set()


def test_a_text_and_what_it_is_filled_with_have_their_limit() -> None:
    assert fill_template(read_template("a" * 4000), {}) == "a" * 4000
    with pytest.raises(ExpressionError, match="4,001 characters"):
        read_template("a" * 4001)
    with pytest.raises(ExpressionError, match="4,002 characters when it is filled in"):
        fill_template(read_template("{long}{long}"), {"long": "a" * 2001})


class Place(NamedTuple):
    """A character of a field's own value, or of the template where `field` is None."""

    field: str | None
    at: int


def place(origins: Sequence[Origin], at: int) -> Place:
    """Where a character of a filled text comes from; what is behind its end is the end of its last piece."""
    found = next((one for one in origins if at < one.end), origins[-1] if origins else None)
    if found is None:
        return Place(None, 0)
    inside = min(at, found.end) - found.start
    if found.field is not None:
        return Place(found.field, inside)
    return Place(None, found.at + inside if found.own else found.at)


def test_a_character_is_led_back_to_where_it_was_written() -> None:
    found = trace_template(read_template("a{{{title} {cost * 2}{note}!", CARD), CARD)
    assert found.text == "a{**Sun** 6!"
    led_back = [place(found.origins, at) for at in range(len(found.text) + 1)]
    assert led_back[:2] == [Place(None, 0), Place(None, 1)]
    assert led_back[2:9] == [Place("title", at) for at in range(7)]
    assert led_back[9:] == [Place(None, 10), Place(None, 12), Place(None, 27), Place(None, 28)]


def test_a_text_of_one_field_ends_where_the_field_ends() -> None:
    found = trace_template(read_template("{title}", CARD), CARD)
    assert place(found.origins, 7) == Place("title", 7)
    assert place((), 0) == Place(None, 0)


literal = st.text("ab čé'\"*\\", max_size=6)
holes = st.sampled_from(["{title}", "{cost}", "{cost * 2}", "{'}'}", "{note}", "{{", "}}"])


@given(parts=st.lists(st.one_of(literal, holes), max_size=10))
def test_the_origins_cover_the_text_without_a_gap_and_tell_the_truth(parts: list[str]) -> None:
    source = "".join(parts)
    found = trace_template(read_template(source, CARD), CARD)
    ends = [0, *(origin.end for origin in found.origins)]
    assert [origin.start for origin in found.origins] == ends[:-1]
    assert ends[-1] == len(found.text)
    for at, character in enumerate(found.text):
        came = place(found.origins, at)
        if came.field is not None:
            assert str(CARD[came.field])[came.at] == character
        elif next(origin for origin in found.origins if at < origin.end).own:
            assert source[came.at] == character


@given(source=st.text("{}'\"\\ab1+. č\n", max_size=40))
def test_any_text_is_filled_or_a_mistake(source: str) -> None:
    names: Names = {"a": 1, "b": "ž"}
    try:
        found, stop = fill_template(read_template(source), names), len(source)
    except ExpressionError as error:
        found, stop = source, error.at
    assert 0 <= stop <= len(source)
    assert "{" in source or "}" in source or found == source


@given(text=st.text(max_size=60))
def test_a_text_with_its_braces_doubled_says_itself(text: str) -> None:
    doubled = text.replace("{", "{{").replace("}", "}}")
    assert fill_template(read_template(doubled), {}) == text
