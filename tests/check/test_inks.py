"""What depends on the ink or on the look of cards: labels, pictures, and what goes with a colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files, find_check_words
from pnp.report import phrase_finding
from tests.helpers.bitmaps import coarse_png

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Finding

LOOK = """\
extends: atlas
size: [63, 40]
{more}
faces:
  front:
    - {{rectangle: {{left: -3, right: -3, top: -3, bottom: -3}}, fill: "#FFFFFF"}}
    - {element}
"""


def found(
    folder: Path, element: str, more: str = "", cards: str = "  - {id: A1, title: Quay}"
) -> list[Finding]:
    (folder / "look.yaml").write_text(LOOK.format(element=element, more=more), "utf-8")
    (folder / "own.yaml").write_text(f"deck: own\nlayout: look.yaml\ncards:\n{cards}\n", "utf-8")
    return [each for file in check_files([str(folder / "own.yaml")]) for each in file.findings]


TYPE = "{{face: SourceSans3-Medium, size: {}, paint: '#000000'{}}}"


@pytest.mark.parametrize(
    ("paper", "where"),
    [
        ((6, ""), " (paper)"),
        ((6, ", label: true"), None),
        ((8, ""), None),
        ((5, ", label: true"), " (paper)"),
    ],
)
def test_a_type_is_a_label_in_those_inks_in_which_it_says_so(
    tmp_path: Path, paper: tuple[int, str], where: str | None
) -> None:
    night, black = TYPE.format(6, ", label: true"), TYPE.format(9, "")
    roles = f"texts: {{small: {{night: {night}, paper: {TYPE.format(*paper)}, black: {black}}}}}"
    told = found(tmp_path, '{text: "{title}", style: small, box: [9, 9, 40, 9]}', roles)
    assert [(each.code.id, each.arguments["where"]) for each in told] == (
        [("print-type-small", where)] if where else []
    )


@pytest.mark.parametrize(
    ("element", "size", "advised"),
    [
        ("{text: Quay, style: small, box: [9, 9, 40, 9]}", 6, True),
        ("{text: Quay, style: label, box: [9, 9, 40, 9]}", 5, False),
        ("{figure: tab, box: [9, 9, 20, 5], with: {words: Glue here please now}}", 9, False),
    ],
)
def test_a_label_is_advised_where_type_could_be_one(
    tmp_path: Path, element: str, size: int, advised: bool
) -> None:
    small, label = TYPE.format(size, ""), TYPE.format(size, ", label: true")
    (told,) = found(tmp_path, element, f"texts: {{small: {small}, label: {label}}}")
    for language in ("en", "cs", "pl"):
        assert ("label: true" in phrase_finding(told, find_check_words(language, True))[1]) == advised


@pytest.mark.parametrize(("when", "where"), [("ink == 'black'", " (black)"), ("true", "")])
def test_a_picture_is_looked_at_in_black_too(tmp_path: Path, when: str, where: str) -> None:
    (tmp_path / "a.png").write_bytes(coarse_png(16).content)
    told = found(tmp_path, f"{{image: a.png, when: {when}, box: [5, 5, 53, 30]}}")
    assert [(each.code.id, each.arguments["where"]) for each in told] == [("print-coarse", where)]


PAIR = """\
  - {id: A1, hue: "#C02030", price: 3, letter: Red, to-port: 3}
  - {id: A2, hue: "#C42530", price: 4, letter: {en: Green}, to-port: 4}"""
FIELDS = """\
fields: {hue: colour, price: whole, letter: words, to-port: whole}
let: {dear: "{price > 3}"}"""


@pytest.mark.parametrize(
    ("element", "apart"),
    [
        ("{circle: [9, 9, 9, 9], fill: line}", False),
        ("{text: price, style: rule, paint: '#000000', box: [30, 9, 9, 9]}", False),
        ("{text: '{price}', style: rule, paint: '#000000', box: [30, 9, 9, 9]}", True),
        ("{text: '{letter}', style: rule, paint: '#000000', box: [30, 9, 19, 9]}", True),
        ("{text: '{to-port}', style: rule, paint: '#000000', box: [30, 9, 9, 9]}", True),
        ("{icon: star, when: price > 3, box: [30, 9, 9, 9]}", True),
        ("{group: [{icon: star, when: dear, box: [0, 0, 9, 9]}], box: [30, 9, 9, 9]}", True),
        ("{repeat: '{price}', each: [{icon: star, box: [0, 0, 4, 4]}], row: {}, box: [30, 9, 20, 4]}", True),
    ],
)
def test_colours_are_told_apart_by_what_is_drawn_with_them(tmp_path: Path, element: str, apart: bool) -> None:
    coloured = '{rectangle: [9, 20, 9, 9], fill: "{hue}"}'
    told = found(tmp_path, f"{coloured}\n    - {element}", FIELDS, PAIR)
    assert [each.code.id for each in told] == ([] if apart else ["print-colours-alike"])


def test_a_colour_in_small_letters_is_the_same_colour(tmp_path: Path) -> None:
    cards = "  - {id: A1, hue: '#C020D0'}\n  - {id: A2, hue: '#c020d0'}"
    assert found(tmp_path, '{rectangle: [9, 20, 9, 9], fill: "{hue}"}', "fields: {hue: colour}", cards) == []


def test_a_letter_that_no_font_has_is_told_of_no_card_where_the_layout_says_it(tmp_path: Path) -> None:
    cards = "  - {id: A1}\n  - {id: A2}"
    told = found(tmp_path, "{text: 北, style: rule, box: [9, 9, 40, 9]}", "", cards)
    assert [(each.code.id, each.line, each.card) for each in told] == [("print-glyph", 7, "")]
