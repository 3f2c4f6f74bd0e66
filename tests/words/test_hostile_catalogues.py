"""Catalogues of strangers: whatever they hold, they are refused in words or said in a moment."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.words import MessageSource, WordsError, list_messages, make_catalogue, say


def refusal(text: str, **arguments: str) -> str:
    """Why a catalogue cannot be made, or else why its message `a` cannot be said."""
    with pytest.raises(WordsError) as caught:
        say(make_catalogue("cs", [MessageSource("x.ftl", text)]), "a", **arguments)
    assert len(caught.value.problems) <= 100
    return str(caught.value)


def doubled(first: str, reference: str) -> str:
    steps = (
        f"{reference}{step} = {{ {reference}{step - 1} }}{{ {reference}{step - 1} }}\n"
        for step in range(1, 20)
    )
    return f"{reference}0 = {first}\n{''.join(steps)}a = {{ {reference}19 }}\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = " + "x" * 1024 * 1024, "1,048,580 characters; at most 1,048,576 are allowed"),
        ("a = " + "x" * 10_000, "the entry has 10,004 characters; at most 10,000 are allowed"),
        ("a =\n" + " x\n" * 300_000, "at most 10,000 are allowed"),
        ("a = " + "x" * 4_001, "its text is longer than 4,000 characters"),
        ("".join(f"a{number} = x\n" for number in range(5_001)), "at most 5,000 are allowed"),
        ("a = " + "{ " * 9 + "$x" + " }" * 9, "more than 8 braces stand in one another"),
        ("a = " + "{ " * 2_000 + "$x" + " }" * 2_000, "more than 8 braces stand in one another"),
        ("a = {" + "F(" * 2_000 + ")" * 2_000 + "}", "more than 8 braces stand in one another"),
        ("a = " + "{" * 9_000, "more than 8 braces stand in one another"),
        (doubled("ha ", "m"), "it is put together of too much text"),
        (doubled("ha ", "-t"), "it is put together of too much text"),
        (doubled("ha " * 900, "-t"), "it is put together of too much text"),
        ("a0 = x\n" + "".join(f"a{n} = {{ a{n - 1} }}\n" for n in range(1, 99)), "more than 24 braces"),
        ("".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(4_000)) + "a4000 = { a0 }", "would hold itself"),
        ("a = { a }{ a }", "would hold itself"),
        ("a = { $b }\n" * 4_000, "3,899 more mistakes follow"),
        ("\n".join(["?"] * 4_000), "no message begins here"),
    ],
)
def test_what_would_take_too_much_is_refused_by_name(text: str, told: str) -> None:
    assert told in refusal(text)


def test_an_argument_is_no_longer_than_a_field_of_a_card() -> None:
    assert "'b' has 2,001 characters; at most 2,000 are allowed" in refusal("a = { $b }", b="x" * 2_001)
    assert "longer than 4,000 characters" in refusal("a = { $b } { $b } { $b }", b="x" * 2_000)


def test_an_argument_is_never_read_as_a_message() -> None:
    made = make_catalogue("cs", [MessageSource("x.ftl", "a = { $b }\nsecret = x")])
    assert say(made, "a", b="{ secret } { $b }") == "{ secret } { $b }"


def test_near_names_are_not_sought_without_end() -> None:
    text = "".join(f"a{number} = {{ b{number} }}\n" for number in range(4_000))
    assert "3,900 more mistakes follow" in refusal(text)


PIECES = st.sampled_from(
    (
        *(
            "a",
            "b",
            "-t",
            " ",
            "\n",
            "\n  ",
            " = ",
            "= x\n",
            "{ ",
            " }",
            "$n",
            " ->\n",
            "  [one] ",
            " *[other] ",
        ),
        *('"', "(", ")", ": ", '(case: "x")', ".", "#", "\r\n", "\t", "1", "NUMBER", "\\u00", "ž", "\u0000"),
        *("[", "]", "*", "-", "\\"),
    )
)


def outcome(text: str, message: str, **arguments: float | str) -> tuple[str, str]:
    """What is said, and what is told instead: one of them is empty."""
    try:
        return say(make_catalogue("cs", [MessageSource("x.ftl", text)]), message, **arguments), ""
    except WordsError as error:
        return "", str(error)


@given(st.lists(PIECES, max_size=60).map("".join) | st.text(max_size=200))
def test_any_text_says_something_or_is_refused_in_words(text: str) -> None:
    found, told = outcome(f"a = x{text}", "a")
    assert bool(found) != bool(told)
    assert len(found) <= 4_000
    assert not told or "x.ftl:" in told


@given(st.lists(PIECES, max_size=60).map("".join))
def test_what_a_catalogue_lists_can_be_asked_for(text: str) -> None:
    try:
        made = make_catalogue("cs", [MessageSource("x.ftl", text)])
    except WordsError:
        return
    assert all(id in made.entries and not id.startswith("-") for id in list_messages(made))


@given(
    st.dictionaries(
        st.sampled_from(["n", "colour", "case", "x"]),
        st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(["red", "accusative"]),
    )
)
def test_any_arguments_are_said_or_refused_in_words(arguments: dict[str, float | str]) -> None:
    variants = "".join(f"    [{form}] {form} {{ $n }}\n" for form in ("one", "few", "many"))
    counted = f"{{ $n ->\n{variants}   *[other] other {{ $n }}\n}}"
    text = f"m = {{ $colour ->\n    [red] červená\n   *[none] bez\n}} {counted}\n"
    found, told = outcome(text, "m", **arguments)
    assert bool(found) != bool(told)
    if found:
        assert found.split()[0] in {"červená", "bez"}
        assert set(arguments) <= {"n", "colour"}
