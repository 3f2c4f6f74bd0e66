"""What a word may become is told below it as far as there is room, and gone through with Tab."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.terminal.screen import find_common_start, find_completions, fit_offers, split_last_word

CARDS = ("F01", "F02", "F10", "G01", "Z01")


@pytest.mark.parametrize(
    ("typed", "before", "word"),
    [("", "", ""), ("f", "", "f"), ("f1 g", "f1 ", "g"), ("f1,g", "f1,", "g"), ("f1; ", "f1; ", "")],
)
def test_the_last_of_several_words_is_completed(typed: str, before: str, word: str) -> None:
    assert split_last_word(typed) == (before, word)


@pytest.mark.parametrize(
    ("word", "offers"),
    [
        ("f", ["F01", "F02", "F10"]),
        ("F0", ["F01", "F02"]),
        ("01", ["F01", "G01", "Z01"]),
        ("q", []),
        ("", [*CARDS]),
    ],
)
def test_case_is_nothing_and_what_begins_so_comes_first(word: str, offers: list[str]) -> None:
    assert find_completions(word, CARDS) == offers


def test_what_begins_with_a_word_stands_before_what_only_holds_it() -> None:
    assert find_completions("or", ["core", "orion", "Orkney"]) == ["orion", "Orkney", "core"]


@pytest.mark.parametrize(
    ("offers", "word", "alike"),
    [(["orion", "orkney"], "o", "or"), (["F01"], "f", "F01"), (["F01", "G01"], "01", ""), ([], "x", "")],
)
def test_tab_goes_as_far_as_all_go_alike(offers: list[str], word: str, alike: str) -> None:
    assert find_common_start(offers, word) == alike


@given(
    st.lists(st.text("abcdefgh", min_size=1, max_size=12), min_size=1, max_size=60),
    st.data(),
    st.integers(20, 80),
)
def test_the_chosen_one_is_always_seen_and_nothing_is_too_wide(
    offers: list[str], data: st.DataObject, columns: int
) -> None:
    chosen = data.draw(st.none() | st.integers(0, len(offers) - 1))
    line = fit_offers(offers, chosen, columns)
    assert len(" ".join(text for text, _ in line)) <= columns
    assert [text for text, marked in line if marked] == ([] if chosen is None else [offers[chosen]])
