"""Lines as even as can be, and no more of them than may be."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Box
from pnp.text import Block, Overflow, Style, break_lines, width
from tests.helpers.set_texts import set_block

BODY = Style("SourceSans3-Medium", 9)
RULE = "Získej bod za každou dvojici modré a oranžové hvězdy."


def lines(text: str, room: float, language: str = "cs") -> list[str]:
    found = set_block(text, BODY, Box(0, 0, room, 900), lead=3.75, language=language, even=True)
    return [run.text for run in found.runs]


def squares(parts: list[str]) -> float:
    return sum(width(part, BODY) ** 2 for part in parts)


def test_a_last_line_of_one_word_gets_company() -> None:
    room = width("Získej bod za každou dvojici modré a oranžové", BODY)
    assert break_lines(RULE, BODY, room, "cs") == ("Získej bod za každou dvojici modré a oranžové", "hvězdy.")
    assert lines(RULE, room) == ["Získej bod za každou dvojici", "modré a oranžové hvězdy."]


def test_each_paragraph_is_evened_for_itself() -> None:
    room = width("Získej bod za každou dvojici modré a oranžové", BODY)
    assert lines(f"První\n{RULE}", room) == [
        "První",
        "Získej bod za každou dvojici",
        "modré a oranžové hvězdy.",
    ]


def test_even_lines_end_as_czech_wants_it() -> None:
    text = "Svítí i v noci hvězdy"
    room = width("Svítí i v noci", BODY)
    assert squares(["Svítí i v", "noci hvězdy"]) < squares(["Svítí i v noci", "hvězdy"])
    assert lines(text, room, "en") == ["Svítí i v", "noci hvězdy"]
    assert lines(text, room) == ["Svítí i v noci", "hvězdy"]


def test_evening_parts_no_word_that_was_whole() -> None:
    text = "Získej bod za každou dvo\u00adji\u00adci mo\u00addré a oran\u00adžo\u00advé hvěz\u00addy."
    room = width("Získej bod za každou dvojici modré a oranžové", BODY)
    assert lines(text, room) == ["Získej bod za každou dvojici", "modré a oranžové hvězdy."]


def test_a_word_that_was_parted_stays_so() -> None:
    text = "malá a jasná hvězdo\u00adkupa svítí nad lesem i vodou"
    room = width("malá a jasná hvězdo-", BODY)
    assert break_lines(text, BODY, room, "cs") == ("malá a jasná hvězdo-", "kupa svítí nad lesem", "i vodou")
    assert lines(text, room) == ["malá a jasná hvězdo-", "kupa svítí nad", "lesem i vodou"]


def test_text_of_one_line_or_of_none_stays_as_it_is() -> None:
    for text in ("Hvězda nad lesem", "", "\n"):
        box = Box(3, 4, 60, 9)
        even = set_block(text, BODY, box, lead=3.75, align="centre", language="cs", even=True)
        assert even == set_block(text, BODY, box, lead=3.75, align="centre", language="cs")


def test_where_words_leave_figures_alone_in_the_first_line_its_height_is_theirs() -> None:
    style = Style("JosefinSans-SemiBold", 20)
    room = width("12 hvězda a", style)
    box = Box(0, 0, room, 40)
    found = set_block("12 hvězdaxxx", style, box, lead=8, language="en", even=True)
    assert [run.text for run in found.runs] == ["12", "hvězdaxxx"]
    assert found.runs[0].y - found.top == pytest.approx(found.height - 8)
    assert found.baseline == pytest.approx(found.top + found.height)


def divisions(parts: list[str], count: int, room: float) -> list[list[str]]:
    """All ways to make so many lines of words that fit."""
    found = []
    for cuts in combinations(range(1, len(parts)), count - 1):
        made = [" ".join(parts[start:end]) for start, end in pairwise((0, *cuts, len(parts)))]
        if all(width(line, BODY) <= room for line in made):
            found.append(made)
    return found


@given(
    words=st.lists(st.text("bcdefghlmnrty", min_size=2, max_size=9), min_size=1, max_size=9),
    room=st.floats(20, 45),
)
def test_no_division_into_as_many_lines_is_more_even(words: list[str], room: float) -> None:
    plain = break_lines(" ".join(words), BODY, room, "en")
    even = lines(" ".join(words), room, "en")
    assert " ".join(even).split() == words
    assert len(even) == len(plain)
    least = min(map(squares, divisions(words, len(plain), room + 1e-9)))
    assert squares(even) == pytest.approx(least)


@given(
    words=st.lists(st.text("abkvz5\u00ad-", min_size=1, max_size=9), max_size=60),
    room=st.floats(18, 60),
    language=st.sampled_from(["cs", "en"]),
)
def test_even_text_is_as_high_and_fits(words: list[str], room: float, language: str) -> None:
    box = Box(0, 0, room, 900)
    try:
        plain = set_block(" ".join(words), BODY, box, lead=3.75, language=language)
    except Overflow:  # one-letter words hold the next, however wide both are
        with pytest.raises(Overflow):
            set_block(" ".join(words), BODY, box, lead=3.75, language=language, even=True)
        return
    even = set_block(" ".join(words), BODY, box, lead=3.75, language=language, even=True)
    assert (even.lines, even.size) == (plain.lines, plain.size)
    assert even.width <= room + 1e-9
    assert text_of(even) == text_of(plain)


def text_of(found: Block) -> str:
    return "".join(run.text for run in found.runs).replace(" ", "")


def test_more_lines_than_may_be_are_an_overflow_or_a_smaller_size() -> None:
    box = Box(0, 0, 30, 90)
    assert set_block(RULE, BODY, box, lead=3.75, language="cs", lines=3).lines == 3
    with pytest.raises(Overflow) as error:
        set_block(RULE, BODY, box, lead=3.75, language="cs", lines=1)
    assert (error.value.lines, error.value.width, error.value.height) == (2, 0, 0)
    assert str(error.value).startswith("the text has 2 lines too many for its box at 9 pt: 'Získej bod")
    with pytest.raises(Overflow, match="the text has 1 line too many for its box"):
        set_block(RULE, BODY, box, lead=3.75, language="cs", lines=2)
    small = set_block(RULE, BODY, box, lead=3.75, language="cs", lines=2, minimum=6)
    assert small.lines == 2
    assert small.size < 9
