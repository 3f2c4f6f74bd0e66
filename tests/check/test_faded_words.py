"""Words that stand out from what is behind them: word by word, through veils, in groups that fade."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image

from pnp.build import check_files

if TYPE_CHECKING:
    from pathlib import Path

LOOK = """\
extends: atlas
size: poker
faces:
  front:
    - {{ rectangle: {{ left: -3, right: -3, top: -3, bottom: -3 }}, fill: "{ground}" }}
    - {elements}
"""
BLACK, WHITE = "#000000", "#FFFFFF"


def found(folder: Path, elements: list[str], ground: str = WHITE) -> list[tuple[str, str, object]]:
    path = folder / "look.yaml"
    path.write_text(LOOK.format(ground=ground, elements="\n    - ".join(elements)), "utf-8")
    (file,) = check_files([str(path)])
    return [
        (
            each.code.id,
            str(each.arguments.get("word") or each.arguments.get("words", "")),
            each.arguments.get("contrast", ""),
        )
        for each in file.findings
    ]


def words(text: str, box: str, more: str = "", paint: str = BLACK, size: int = 12) -> str:
    return f'{{ text: {text}, style: rule, size: {size}, paint: "{paint}", box: {box}, lines: 1{more} }}'


def panel(box: str, fill: str, more: str = "") -> str:
    return f'{{ rectangle: {box}, fill: "{fill}"{more} }}'


def group(elements: list[str], opacity: float) -> str:
    return f"{{ group: [{', '.join(elements)}], box: [5, 10, 53, 12], opacity: {opacity} }}"


COLOURED = "when: ink != 'black'"  # where nothing fades
WHOLE = "[0, 0, 100%, 100%]"
TITLE = words("Harbour", "[1, 3, 51, 6]")
SAID = "Go on and on then draw a card for it"
LINE = words(SAID, "[4, 10, 56, 6]", ", align: right", size=8)


@pytest.mark.parametrize(
    ("left", "told"),
    [(57.8, [("print-contrast", "it", 1.0)]), (60.5, []), (50.0, [("print-contrast", SAID, 1.0)])],
)
def test_a_word_of_a_line_is_told_that_is_clear_as_a_whole_and_otherwise_the_line(
    tmp_path: Path, left: float, told: list[tuple[str, str, float]]
) -> None:
    dark = panel(f"{{ left: {left}, right: -3, top: -3, bottom: -3 }}", "#101010")
    assert found(tmp_path, [dark, LINE]) == told


def test_a_word_that_is_not_clear_is_told_with_its_line(tmp_path: Path) -> None:
    dark = panel("{ left: 57.8, right: -3, top: -3, bottom: -3 }", "#101010")
    path = tmp_path / "look.yaml"
    path.write_text(LOOK.format(ground=WHITE, elements=f"{dark}\n    - {LINE}"), "utf-8")
    (file,) = check_files([str(path)])
    assert [(each.arguments["word"], each.arguments["words"]) for each in file.findings] == [("it", SAID)]


def test_signs_between_words_are_no_words(tmp_path: Path) -> None:
    spot = panel("[31, 8, 1, 10]", BLACK)
    for sign, told in ("·", []), ("i", [("print-contrast", "i", 1.0)]):
        line = words(f"Every anchor {sign} every anchor", "[4, 10, 55, 6]", ", align: centre")
        assert found(tmp_path, [spot, line]) == told


def test_dots_make_no_short_word_unclear(tmp_path: Path) -> None:
    dots = [
        f'{{ circle: {{ x: {8 + at * 1.5}, y: 13.5, radius: 0.2 }}, fill: "#000000" }}' for at in range(30)
    ]
    assert found(tmp_path, [*dots, words("1 i 1 i 1 i 1 i 1 i 1 i", "[5, 10, 53, 6]")]) == []


@pytest.mark.parametrize(
    ("paint", "opacity", "times", "told"),
    [
        (BLACK, 0.5, 3, [("print-contrast", "Harbour", 1.3)]),
        ("#505050", 0.5, 1, [("print-contrast", "Harbour", 2.4)]),
        (BLACK, 0.2, 1, []),
        (BLACK, 1, 1, [("print-hidden", "", "")]),
    ],
)
def test_words_are_as_clear_as_what_is_painted_over_them_leaves_them(
    tmp_path: Path, paint: str, opacity: float, times: int, told: list[tuple[str, str, float | str]]
) -> None:
    veil = panel("[3, 5, 57, 20]", WHITE, f", opacity: {opacity}, {COLOURED}")
    assert found(tmp_path, [words("Harbour", "[5, 10, 53, 6]", paint=paint), *[veil] * times]) == told


@pytest.mark.parametrize(
    ("over", "paint", "told"),
    [
        (", over: big", "#202020", [("print-contrast", "Draw one card", 1.2)]),
        (", over: big", "#757575", []),
        ("", "#202020", [("print-overlap", "", "")]),
    ],
)
def test_words_painted_earlier_lie_behind_words(
    tmp_path: Path, over: str, paint: str, told: list[tuple[str, str, float | str]]
) -> None:
    big = words("M", "[2, 10, 59, 60]", f", id: big, {COLOURED}", paint=paint, size=190)
    assert found(tmp_path, [big, words("Draw one card", "[15, 42, 40, 8]", f"{over}, {COLOURED}")]) == told


@pytest.mark.parametrize(("opacity", "told"), [(0.6, []), (0.4, [("print-contrast", "Harbour", 3.6)])])
def test_words_fade_with_the_ground_in_their_group(
    tmp_path: Path, opacity: float, told: list[tuple[str, str, float]]
) -> None:
    faded = group([panel(WHOLE, WHITE), TITLE], opacity)
    assert found(tmp_path, [faded], ground=BLACK) == told


def test_what_a_group_holds_hides_what_lies_lower_in_it_before_all_fades(tmp_path: Path) -> None:
    ground = group([panel(WHOLE, WHITE), panel(WHOLE, "#909090")], 0.5)
    title = words("Harbour", "[6, 13, 50, 6]", f", {COLOURED}")
    assert found(tmp_path, [ground, title], ground=BLACK) == [("print-contrast", "Harbour", 2.2)]
    apart = [group([panel(WHOLE, fill)], 0.5) for fill in (WHITE, "#909090")]
    assert found(tmp_path, [*apart, title], ground=BLACK) == []


@pytest.mark.parametrize(("alpha", "told"), [(40, []), (120, [("print-contrast", "Harbour", 4.4)])])
def test_a_picture_that_is_partly_clear_veils_words(
    tmp_path: Path, alpha: int, told: list[tuple[str, str, float]]
) -> None:
    Image.new("RGBA", (900, 300), (255, 255, 255, alpha)).save(tmp_path / "haze.png")
    haze = f"{{ image: haze.png, box: [3, 5, 57, 20], {COLOURED} }}"
    assert found(tmp_path, [words("Harbour", "[5, 10, 53, 6]"), haze]) == told


FADING = (
    "{{ group: [{words}, {{ rectangle: {box}, fill: '#C02030'{more} }}], box: [5, 10, 53, 12],"
    " opacity: {opacity}, {inks} }}"
)


@pytest.mark.parametrize(
    ("element", "box", "more", "opacity", "told"),
    [
        (TITLE, WHOLE, "", 0.5, [("print-hidden", "", "")]),
        (TITLE, WHOLE, "", 0.1, [("print-hidden", "", "")]),
        ("{ icon: plus, box: [1, 1, 10, 10] }", WHOLE, "", 0.5, [("print-hidden", "", "")]),
        (f"{{ group: [{TITLE}], box: {WHOLE}, opacity: 0.9 }}", WHOLE, "", 0.5, [("print-hidden", "", "")]),
        (TITLE, "[40, 0, 10, 100%]", "", 0.9, []),
        ("{ icon: plus, box: [1, 1, 10, 10] }", WHOLE, ", opacity: 0.5", 0.9, []),
    ],
)
def test_what_fades_with_all_in_its_group_hides_what_lies_lower_in_it(
    tmp_path: Path, element: str, box: str, more: str, opacity: float, told: list[tuple[str, str, object]]
) -> None:
    faded = FADING.format(words=element, box=box, more=more, opacity=opacity, inks=COLOURED)
    assert found(tmp_path, [faded]) == told


def test_a_picture_that_fades_with_words_hides_them(tmp_path: Path) -> None:
    Image.new("RGBA", (900, 300), (255, 255, 255, 200)).save(tmp_path / "haze.png")
    haze = f"{{ image: haze.png, box: {WHOLE}, {COLOURED} }}"
    assert found(tmp_path, [group([TITLE, haze], 0.5)]) == [("print-hidden", "", "")]
