"""Widths and runs, against other readers of the same fonts."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
import uharfbuzz
from hypothesis import example, given
from hypothesis import strategies as st
from reportlab.pdfbase.ttfonts import TTFont

from pnp import text
from pnp.text import MissingGlyph, Style, kerning_file, kerning_of
from tests.text.kerning_pairs import file_text, kerning_pairs

if TYPE_CHECKING:
    from pnp.scene import Run

BODY = Style("SourceSans3-Medium", 9)
TITLE = Style("JosefinSans-SemiBold", 11.5, tracking=0.11, kerned=True)
LETTERS = "aábcčdďeéěfghiíjklłmnńňoópqrřsšśtťuúůvwxyýzžżźĄĆĘŁAÁBCČDEFGHJKLMNOPQRŘSŠTŤUŮVWXYZŽ0123456789.,:-/ "
SENTENCES = (
    "Linked pairs of a blue and an orange star. Each star counts once.",
    "Příliš žluťoučký kůň úpěl ďábelské ódy. ČŘŠŽĚŮ",
    "Zażółć gęślą jaźń. ĄĆĘŁŃÓŚŹŻ",
)

texts = st.text(LETTERS, max_size=30)
mixed = st.text(LETTERS + "★☆♃☾", max_size=30)
styles = st.builds(
    Style,
    st.sampled_from(["SourceSans3-Medium", "SourceSans3-Bold", "JosefinSans-SemiBold", "DejaVuSans"]),
    st.sampled_from([5.5, 9, 11.5, 24]),
    st.sampled_from([0, 0.03, 0.11, -0.02]),
    st.booleans(),
)


def drawn(run: Run) -> float:
    """How far a backend moves on while it draws a run, glyph by glyph."""
    gaps = run.gaps or (0,) * len(run.text)
    steps = [text.advance(run.face, c) + gap for c, gap in zip(run.text, gaps, strict=True)]
    return sum(steps) * run.size / 1000


@pytest.mark.parametrize("face", text.faces())
@pytest.mark.parametrize("sentence", SENTENCES)
def test_widths_are_those_that_the_pdf_library_reads(face: str, sentence: str) -> None:
    font = TTFont(face, str(text.font_file(face)))
    points: float = font.stringWidth(sentence, 9)
    assert text.width(sentence, Style(face, 9)) == pytest.approx(points * 25.4 / 72, abs=1e-9)


def shaped(face: str, line: str) -> tuple[list[int], float]:
    """Glyph numbers and the width in thousandths of an em, of the whole line shaped at once."""
    font_face = uharfbuzz.Face(text.font_file(face).read_bytes())
    buffer = uharfbuzz.Buffer()
    buffer.add_str(line)
    buffer.direction, buffer.script, buffer.language = "ltr", "Latn", "cs"
    off = ("liga", "clig", "calt", "ccmp", "locl")
    uharfbuzz.shape(uharfbuzz.Font(font_face), buffer, {"kern": True, **dict.fromkeys(off, False)})
    advances = sum(position.x_advance for position in buffer.glyph_positions or ())
    return [info.codepoint for info in buffer.glyph_infos], advances * 1000 / font_face.upem


@pytest.mark.parametrize("face", ["SourceSans3-Medium", "SourceSans3-ExtraBold", "JosefinSans-SemiBold"])
@given(line=texts)
@example(line="Office flat fjord")  # letters that the fonts would join
def test_kerned_widths_are_those_of_the_line_shaped_at_once(face: str, line: str) -> None:
    glyphs, thousandths = shaped(face, line)
    assert len(glyphs) == len(line)
    assert text.width(line, Style(face, 10, kerned=True)) == pytest.approx(
        thousandths * 25.4 / 7200, abs=1e-9
    )


@pytest.mark.parametrize("face", text.faces())
def test_the_pairs_stored_beside_a_font_are_those_of_its_own(face: str) -> None:
    letters = sorted({*LETTERS})
    pairs = kerning_pairs(face, letters)
    assert [(a, b, kerning_of(face, a, b)) for a in letters for b in letters] == [
        (a, b, pairs.get(a, {}).get(b, 0)) for a in letters for b in letters
    ]
    assert pairs["A"]["V"] < 0


@pytest.mark.full
@pytest.mark.parametrize("face", text.faces())
def test_all_pairs_of_a_font_are_stored_as_nox_writes_them(face: str) -> None:
    assert kerning_file(face).read_text("utf-8") == file_text(face)


def test_kerning_is_rounded_to_thousandths_where_an_em_has_2048_units() -> None:
    _, thousandths = shaped("DejaVuSans", "AVATAR")
    assert text.width("AVATAR", Style("DejaVuSans", 10, kerned=True)) == pytest.approx(
        thousandths * 25.4 / 7200, abs=5 * 0.5 * 25.4 / 7200
    )


def test_a_kerned_title_is_narrower() -> None:
    loose = text.width("AV TA LT YO", Style("JosefinSans-SemiBold", 11.5))
    kerned = text.width("AV TA LT YO", Style("JosefinSans-SemiBold", 11.5, kerned=True))
    assert kerned < loose - 1


def test_kerning_comes_pair_by_pair_and_the_last_gap_is_nothing() -> None:
    (run,) = text.place_runs("AVH", Style("JosefinSans-SemiBold", 11.5, kerned=True), 0, 0)
    first, second, last = run.gaps
    assert first < -50
    assert (second, last) == (0, 0)


def test_no_ligature_is_formed() -> None:
    parts = sum(text.width(letter, BODY) for letter in "ffi")
    assert text.width("ffi", BODY) == pytest.approx(parts)
    (run,) = text.place_runs("ffi", Style("SourceSans3-Medium", 9, kerned=True), 0, 0)
    assert run.text == "ffi"
    assert all(abs(gap) < 50 for gap in run.gaps)


def test_tracking_stands_between_letters_only() -> None:
    tracked = Style("SourceSans3-Medium", 9, tracking=0.05)
    assert text.width("abc", tracked) - text.width("abc", BODY) == pytest.approx(2 * 0.05 * 9 * 25.4 / 72)
    assert text.width("a", tracked) == text.width("a", BODY)
    (run,) = text.place_runs("abc", tracked, 0, 0)
    assert run.gaps == (50, 50, 0)


def test_plain_text_has_no_gaps() -> None:
    (run,) = text.place_runs("Ahoj", BODY, 3, 5)
    assert (run.text, run.face, run.x, run.y, run.gaps) == ("Ahoj", "SourceSans3-Medium", 3, 5, ())
    assert run.size == pytest.approx(3.175)


@pytest.mark.parametrize(("align", "share"), [("left", 0), ("centre", 0.5), ("right", 1)])
def test_a_line_is_aligned_by_its_width(align: text.Align, share: float) -> None:
    (run,) = text.place_runs("HVĚZDA", TITLE, 31.5, 11.2, align)
    assert run.x == pytest.approx(31.5 - share * text.width("HVĚZDA", TITLE))
    assert run.y == 11.2


def test_a_sign_from_another_font_stands_in_a_run_of_its_own() -> None:
    before, star, after = text.place_runs("dvě ★ hvězdy", BODY, 0, 0)
    assert (before.text, star.text, after.text) == ("dvě ", "★", " hvězdy")
    assert (before.face, star.face, after.face) == ("SourceSans3-Medium", "DejaVuSans", "SourceSans3-Medium")
    assert star.x == pytest.approx(drawn(before))
    assert after.x == pytest.approx(drawn(before) + text.advance("DejaVuSans", "★") * 3.175 / 1000)


def test_the_first_font_of_the_chain_that_has_a_sign_gives_it() -> None:
    chain = Style("JosefinSans-SemiBold", 9, fallbacks=("SourceSans3-Medium", "DejaVuSans"))
    assert [run.face for run in text.place_runs("A→★", chain, 0, 0)] == [
        "JosefinSans-SemiBold",
        "SourceSans3-Medium",
        "DejaVuSans",
    ]


def test_letters_of_two_fonts_are_not_kerned() -> None:
    chain = Style("JosefinSans-SemiBold", 9, kerned=True, fallbacks=("SourceSans3-Medium",))
    alone = text.width("ƀT", Style("SourceSans3-Medium", 9, kerned=True))
    assert alone < sum(text.width(letter, BODY) for letter in "ƀT") - 0.1
    assert text.width("ƀT", chain) == pytest.approx(sum(text.width(letter, chain) for letter in "ƀT"))


def test_tracking_goes_on_where_the_font_changes() -> None:
    tracked = Style("SourceSans3-Medium", 9, tracking=0.1)
    letter, star = text.place_runs("a★", tracked, 0, 0)
    assert letter.gaps == ()
    assert star.x == pytest.approx(text.width("a", tracked) + 0.1 * 3.175)


@given(line=mixed, style=styles, align=st.sampled_from(["left", "centre", "right"]))
def test_runs_follow_each_other_and_end_where_the_width_says(
    line: str, style: Style, align: text.Align
) -> None:
    found = text.place_runs(line, style, 10, 20, align)
    wide = text.width(line, style)
    share = {"left": 0, "centre": 0.5, "right": 1}[align]
    assert "".join(run.text for run in found) == line
    if found:
        assert found[0].x == pytest.approx(10 - share * wide, abs=1e-9)
        assert found[-1].x + drawn(found[-1]) == pytest.approx(10 + (1 - share) * wide, abs=1e-9)
    for left, right in pairwise(found):
        assert left.face != right.face
        assert right.x == pytest.approx(
            left.x + drawn(left) + round(style.tracking * 1000) * left.size / 1000, abs=1e-9
        )
    for run in found:
        assert run.gaps == () or (len(run.gaps) == len(run.text) and run.gaps[-1] == 0)


@given(line=texts, style=styles)
def test_text_is_measured_alike_each_time_and_in_proportion_to_its_size(line: str, style: Style) -> None:
    twice = Style(style.face, style.size * 2, style.tracking, style.kerned)
    assert text.width(line, style) == text.width(line, style)
    assert text.width(line, twice) == pytest.approx(2 * text.width(line, style))


def test_nothing_is_nothing_wide() -> None:
    assert text.width("", TITLE) == 0
    assert text.place_runs("", TITLE, 0, 0) == ()


def test_accents_written_apart_are_joined_to_their_letters() -> None:
    apart = unicodedata.normalize("NFD", "Žluťoučký kůň")
    assert len(apart) > 13
    assert text.place_runs(apart, BODY, 0, 0) == text.place_runs("Žluťoučký kůň", BODY, 0, 0)
    assert text.width(apart, BODY) == text.width("Žluťoučký kůň", BODY)


def test_soft_hyphens_and_soft_breaks_take_no_room() -> None:
    assert text.width("sou\u00adhvěz\u200bdí", TITLE) == text.width("souhvězdí", TITLE)
    (run,) = text.place_runs("sou\u00adhvěz\u200bdí", TITLE, 0, 0)
    assert run.text == "souhvězdí"


def test_a_character_that_no_font_has_is_named_with_its_place() -> None:
    with pytest.raises(MissingGlyph) as error:
        text.place_runs("Kámen 漢!", BODY, 0, 0)
    assert (error.value.character, error.value.index, error.value.text) == ("漢", 6, "Kámen 漢!")
    assert str(error.value) == (
        "cannot set '漢' (U+6F22 CJK UNIFIED IDEOGRAPH-6F22), character 7 of 'Kámen 漢!': "
        "SourceSans3-Medium and DejaVuSans do not have it"
    )


def test_the_place_counts_joined_characters_and_long_texts_are_cut() -> None:
    with pytest.raises(MissingGlyph) as error:
        text.width(unicodedata.normalize("NFD", "č" * 50) + "漢" + "x" * 50, BODY)
    assert error.value.index == 50
    assert f"character 51 of '…{'č' * 20}漢{'x' * 20}…'" in str(error.value)


@pytest.mark.parametrize(
    ("line", "character", "why"),
    [
        ("x\u030c", "\u030c", "no single character holds this mark"),
        ("שלום", "ש", "right to left"),
        ("سلام", "س", "right to left"),
        ("a\tb", "\t", "no shape"),
        ("a\nb", "\n", "no shape"),
        ("a\u202eb", "\u202e", "no shape"),
        ("a\ufeffb", "\ufeff", "no shape"),
        ("a\ue000b", "\ue000", "no shape"),
        ("a\ud800b", "\ud800", "no shape"),
        ("★\ufe0f", "\ufe0f", "mark"),
    ],
)
def test_what_a_font_would_set_wrongly_is_refused(line: str, character: str, why: str) -> None:
    with pytest.raises(MissingGlyph, match=why) as error:
        text.place_runs(line, BODY, 0, 0)
    assert error.value.character == character
    assert f"U+{ord(character):04X}" in str(error.value)
    str(error.value).encode("utf-8")  # it can be printed


def test_all_that_is_missing_is_found_at_once() -> None:
    found = text.find_missing("漢 a\n字 漢\u0007", BODY)
    assert [(error.character, error.index) for error in found] == [("漢", 0), ("字", 4), ("\u0007", 7)]
    assert text.find_missing("Vše\r\n\tje ★ tu\u00ad", BODY) == ()
