"""Blocks of text in boxes: where they stand, how they shrink, what they say when they do not fit."""

from __future__ import annotations

import re
from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.geometry import Box
from pnp.text import (
    Align,
    Block,
    MissingGlyph,
    Overflow,
    Style,
    Valign,
    break_lines,
    capital_height,
    digit_height,
    width,
)
from tests.helpers.set_texts import set_block

BODY = Style("SourceSans3-Medium", 9)
BOX = Box(6, 60, 51, 14)
RULE = "Získej bod za každou dvojici modré a oranžové hvězdy."
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")
VALIGNS: tuple[Valign, ...] = ("top", "middle", "bottom")
CAPITAL = capital_height("SourceSans3-Medium") * 9 * 25.4 / 72 / 1000


def test_a_block_is_the_broken_lines_a_lead_apart() -> None:
    found = set_block(RULE, BODY, BOX, lead=3.75, language="cs")
    assert tuple(run.text for run in found.runs) == break_lines(RULE, BODY, 51, "cs")
    assert found.lines == 2
    assert [run.y for run in found.runs] == pytest.approx([60 + CAPITAL, 60 + CAPITAL + 3.75])
    assert found.height == pytest.approx(CAPITAL + 3.75)
    assert found.width == max(width(run.text, BODY) for run in found.runs)
    assert found.size == 9


@pytest.mark.parametrize(("align", "share"), [("left", 0), ("centre", 0.5), ("right", 1)])
def test_each_line_is_aligned_in_the_box(align: Align, share: float) -> None:
    found = set_block(RULE, BODY, BOX, lead=3.75, align=align, language="cs")
    free = [51 - width(run.text, BODY) for run in found.runs]
    assert [run.x - 6 for run in found.runs] == pytest.approx([share * each for each in free])


def test_in_the_middle_capitals_stand_as_far_from_the_top_as_the_last_baseline_from_the_bottom() -> None:
    found = set_block(RULE, BODY, BOX, lead=3.75, valign="middle", language="cs")
    top = found.runs[0].y - CAPITAL
    assert top - 60 == pytest.approx(74 - found.runs[-1].y)
    assert top > 61


def test_at_the_bottom_the_last_baseline_is_the_edge() -> None:
    found = set_block(RULE, BODY, BOX, lead=3.75, valign="bottom", language="cs")
    assert found.runs[-1].y == pytest.approx(74)


def test_figures_are_centred_by_their_own_height() -> None:
    style = Style("JosefinSans-SemiBold", 23)
    box = Box(0, 0, 20, 20)
    number = set_block("+12", style, box, lead=8, valign="middle", language="cs")
    word = set_block("H12", style, box, lead=8, valign="middle", language="cs")
    em = 23 * 25.4 / 72 / 1000
    assert number.runs[0].y == pytest.approx(10 + digit_height(style.face) * em / 2)
    assert word.runs[0].y == pytest.approx(10 + capital_height(style.face) * em / 2)


def test_an_empty_line_takes_its_lead_and_has_no_run() -> None:
    found = set_block("jedna\n\ndvě", BODY, BOX, lead=3.75, language="cs")
    assert (found.lines, len(found.runs)) == (3, 2)
    assert found.runs[1].y - found.runs[0].y == pytest.approx(7.5)


def test_no_text_is_an_empty_block() -> None:
    found = set_block("", BODY, BOX, lead=3.75, language="cs")
    assert (found.runs, found.lines, found.width, found.height) == ((), 0, 0, 0)


def test_a_kerned_and_tracked_block_is_measured_as_it_is_drawn() -> None:
    style = Style("JosefinSans-SemiBold", 11.5, tracking=0.11, kerned=True)
    found = set_block("TAVOT LYTAVA", style, Box(0, 0, 24, 20), lead=5, align="right", language="cs")
    assert [run.text for run in found.runs] == ["TAVOT", "LYTAVA"]
    assert [run.x + width(run.text, style) for run in found.runs] == pytest.approx([24, 24])


def test_text_shrinks_by_quarter_points_until_it_fits_and_its_lead_with_it() -> None:
    box = Box(0, 0, width(RULE, Style(BODY.face, 8.3)), 3)
    found = set_block(RULE, BODY, box, lead=3.75, language="cs", minimum=6)
    assert found.size == 8.25
    assert found.runs[0].size == pytest.approx(8.25 * 25.4 / 72)
    narrow = set_block(
        RULE, BODY, Box(0, 0, 30, CAPITAL * 8 / 9 + 2 * 3.75 * 8 / 9), lead=3.75, language="cs", minimum=8
    )
    assert narrow.size == 8
    assert narrow.runs[1].y - narrow.runs[0].y == pytest.approx(3.75 * 8 / 9)


def test_text_that_fits_does_not_shrink() -> None:
    assert set_block(RULE, BODY, BOX, lead=3.75, language="cs", minimum=5.5).size == 9


def test_the_minimum_is_tried_even_off_the_quarter_points() -> None:
    box = Box(0, 0, width("hvězdokupa", Style(BODY.face, 8.1)), 5)
    assert set_block("hvězdokupa", BODY, box, lead=3.75, language="cs", minimum=8.1).size == 8.1


def test_without_a_minimum_nothing_shrinks() -> None:
    with pytest.raises(Overflow) as error:
        set_block(RULE, BODY, Box(0, 0, 51, 4), lead=3.75, language="cs")
    assert error.value.size == 9
    assert error.value.height == pytest.approx(CAPITAL + 3.75 - 4, abs=1e-9)
    assert (error.value.width, error.value.word) == (0, "")


def test_what_is_too_high_at_the_minimum_says_by_how_much() -> None:
    with pytest.raises(Overflow) as error:
        set_block(RULE, BODY, Box(0, 0, 30, 4), lead=3.75, language="cs", minimum=8)
    lines = len(break_lines(RULE, Style(BODY.face, 8), 30, "cs"))
    high = (CAPITAL + (lines - 1) * 3.75) * 8 / 9 - 4
    assert error.value.size == 8
    assert error.value.height == pytest.approx(high, abs=1e-9)
    said = re.match(r"the text is ([\d.]+) mm too high for its box at 8 pt: 'Získej bod za", str(error.value))
    assert said
    assert 0 <= float(said[1]) - high <= 0.01


def test_what_is_too_wide_at_the_minimum_says_which_word_and_by_how_much() -> None:
    with pytest.raises(Overflow) as error:
        set_block("malá hvězdokupa", BODY, Box(0, 0, 10, 30), lead=3.75, language="cs", minimum=8)
    assert error.value.word == "hvězdokupa"
    assert error.value.width == pytest.approx(width("hvězdokupa", Style(BODY.face, 8)) - 10, abs=1e-9)
    assert error.value.height == 0
    assert str(error.value).startswith("'hvězdokupa' is ")


def test_a_box_of_the_very_size_of_its_text_holds_it() -> None:
    found = set_block(RULE, BODY, BOX, lead=3.75, language="cs")
    again = set_block(RULE, BODY, Box(6, 60, found.width, found.height), lead=3.75, language="cs")
    assert again.runs == found.runs


def test_a_minimum_above_the_size_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="the least size, 10 pt, is more than the size, 9 pt"):
        set_block(RULE, BODY, BOX, lead=3.75, language="cs", minimum=10)


def test_a_missing_character_of_a_block_is_named() -> None:
    with pytest.raises(MissingGlyph, match=r"U\+6F22"):
        set_block("jedna\n漢", BODY, BOX, lead=3.75, language="cs")


@given(
    words=st.lists(st.text("aábcčdeěfghiklłmnoprřsštuůvwyzž", min_size=1, max_size=8), max_size=30),
    box=st.builds(Box, st.floats(0, 50), st.floats(0, 50), st.floats(15, 60), st.floats(3, 20)),
    align=st.sampled_from(ALIGNS),
    valign=st.sampled_from(VALIGNS),
)
def test_a_block_lies_within_its_box_or_says_that_it_does_not(
    words: list[str], box: Box, align: Align, valign: Valign
) -> None:
    found: Block | Overflow
    try:
        found = set_block(
            " ".join(words), BODY, box, lead=3.75, align=align, valign=valign, language="cs", minimum=7
        )
    except Overflow as error:
        found = error
    if isinstance(found, Overflow):
        assert found.size == 7
        assert found.width > 0 or found.height > 0
    else:
        assert found.width <= box.width + 1e-9
        assert found.height <= box.height + 1e-9
        assert_within(found, box)


def assert_within(found: Block, box: Box) -> None:
    style = Style(BODY.face, found.size)
    rise = CAPITAL * found.size / 9
    for run in found.runs:
        assert box.x - 1e-9 <= run.x <= box.x + box.width - width(run.text, style) + 1e-9
        assert box.y + rise - 1e-9 <= run.y <= box.y + box.height + 1e-9


@given(words=st.text(max_size=60), language=st.sampled_from(["cs", "pl", "en", "xx"]))
@example(words="ů\u00ad" * 1000, language="cs")
@example(words="a-" * 1000, language="cs")
@example(words="v " * 1000, language="cs")
def test_any_text_is_set_or_complained_about(words: str, language: str) -> None:
    try:
        lines = set_block(words, BODY, Box(0, 0, 8, 10_000), lead=3.75, language=language, minimum=8).lines
        complaint = ""
    except (MissingGlyph, Overflow) as found:
        lines, complaint = 0, str(found)
    assert lines <= len(words)
    assert not [sign for sign in complaint if category(sign) in ("Cc", "Cs")]  # fit for any terminal
