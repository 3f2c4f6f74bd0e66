"""The fonts that are shipped, and what is read from them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fontTools.ttLib import TTFont

from pnp import text
from pnp.library import find_shipped
from pnp.scene import Close, CurveTo, LineTo, MoveTo

CZECH = "áčďéěíňóřšťúůýž"
POLISH = "ąćęłńóśźż"
ENGLISH = "abcdefghijklmnopqrstuvwxyz"
SIGNS = "0123456789 .,;:!?()[]%&'\"„“”‚‘’«»–—…/+−×=*°·\u00a0"  # noqa: RUF001  # the very signs are meant
NEEDED = CZECH + CZECH.upper() + POLISH + POLISH.upper() + ENGLISH + ENGLISH.upper() + SIGNS

FACES = (
    "DejaVuSans",
    "DejaVuSans-Bold",
    "JosefinSans-Bold",
    "JosefinSans-SemiBold",
    "SourceSans3-Bold",
    "SourceSans3-ExtraBold",
    "SourceSans3-Medium",
    "SourceSans3-MediumItalic",
    "SourceSans3-SemiBold",
)


def test_every_face_is_known_by_name() -> None:
    assert sorted(text.faces()) == sorted(FACES)


@pytest.mark.parametrize("face", FACES)
def test_a_face_is_named_as_its_file_names_it_and_has_truetype_outlines(face: str) -> None:
    with TTFont(text.font_file(face)) as font:
        assert font["name"].getDebugName(6) == face
        assert "glyf" in font
        assert "CFF " not in font


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_every_czech_and_polish_letter(face: str) -> None:
    assert text.find_missing(NEEDED, text.Style(face, 9, fallbacks=())) == ()


def test_each_folder_of_fonts_holds_a_licence_that_lets_us_ship_them() -> None:
    folders = {text.font_file(face).parent for face in FACES}
    assert folders == {path for path in (find_shipped("layouts") / "fonts").iterdir() if path.is_dir()}
    for folder in folders:
        (licence,) = folder.glob("*.txt")
        words = licence.read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in words or "Bitstream Vera" in words


def test_an_unknown_face_is_answered_with_a_near_name() -> None:
    with pytest.raises(KeyError) as error:
        text.font_file("SourceSans-Medium")
    assert str(error.value) == "no face 'SourceSans-Medium'; did you mean 'SourceSans3-Medium'?"


def test_an_unknown_face_is_refused_even_where_nothing_needs_it() -> None:
    with pytest.raises(KeyError, match="'Helvetica'"):
        text.width("abc", text.Style("DejaVuSans", 9, fallbacks=("Helvetica",)))


def test_an_advance_counts_in_thousandths_of_an_em() -> None:
    assert text.advance("SourceSans3-Medium", " ") == 200
    assert text.advance("DejaVuSans", " ") == 651 * 1000 / 2048


def test_an_outline_is_in_ems_with_y_downwards() -> None:
    steps = text.outline("SourceSans3-Medium", "H")
    assert steps[0] == MoveTo(0.086, 0.0)
    assert steps[1] == LineTo(0.086, -0.655)
    assert steps[-1] == Close()
    assert len(steps) == 13


def test_a_round_letter_is_made_of_cubic_curves_and_a_composed_one_holds_its_parts() -> None:
    plain, accented = (text.outline("JosefinSans-SemiBold", letter) for letter in "OÓ")
    assert any(isinstance(step, CurveTo) for step in plain)
    assert accented[: len(plain)] == plain or accented[-len(plain) :] == plain
    assert len(accented) > len(plain)


def test_a_space_has_neither_outline_nor_ink() -> None:
    assert text.outline("DejaVuSans", " ") == ()
    assert text.ink_area("DejaVuSans", " ") == 0


def test_ink_is_the_area_within_the_outline() -> None:
    # An H is two stems of 0.100 by 0.655 and a bar of 0.285 by 0.087.
    assert text.ink_area("SourceSans3-Medium", "H") == pytest.approx(2 * 0.1 * 0.655 + 0.285 * 0.087)


def test_a_ring_is_inked_without_its_hole() -> None:
    box = 0.75 * 0.76
    assert 0.1 * box < text.ink_area("DejaVuSans", "O") < 0.5 * box


@pytest.mark.parametrize("ask", [text.advance, text.outline, text.ink_area])
def test_a_glyph_that_a_face_lacks_is_named(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(text.MissingGlyph, match=r"'★' \(U\+2605 BLACK STAR\)"):
        ask("SourceSans3-Medium", "★")


def test_figures_may_be_lower_than_capitals() -> None:
    assert text.capital_height("JosefinSans-SemiBold") == 728
    assert text.digit_height("JosefinSans-SemiBold") < 700
    assert text.capital_height("DejaVuSans") == pytest.approx(729, abs=0.5)


def test_the_font_library_is_loaded_only_when_text_is_measured() -> None:
    script = """
import sys
from pnp import text
print("fontTools" in sys.modules)
text.width("AV", text.Style("SourceSans3-Medium", 9, kerned=True))
print("fontTools" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines() == ["False", "True"]
