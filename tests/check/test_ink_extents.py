"""How far ink reaches: by letters as they are formed, lines as they are joined, and groups that clip."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image

from pnp.build import check_files

if TYPE_CHECKING:
    from pathlib import Path

LOOK = """\
extends: atlas
size: {size}
texts: {{t: {{face: SourceSans3-Medium, size: 20, paint: "#000000"}}}}
lines:
  fat: {{paint: "#000000", width: 4}}
  round: {{paint: "#000000", width: 4, join: round}}
  bevel: {{paint: "#000000", width: 4, join: bevel}}
  fine: {{paint: "#000000", width: 0.4}}
faces:
  front:
    - {{rectangle: {{left: -3, right: -3, top: -3, bottom: -3}}, fill: "#FFFFFF"}}
    - {element}
  back: none
"""
FORMS = {"poker": "poker", "circle": "[40, 40]\nshape: circle", "round": "[40, 40]\ncorner: 20"}


def told(path: Path, form: str, element: str) -> list[tuple[str, float]]:
    """Each finding, and how far the ink reaches, or stays off the cut."""
    (path / "look.yaml").write_text(LOOK.format(size=FORMS[form], element=element), "utf-8")
    set = path / "own.yaml"
    set.write_text("deck: own\nlayout: look.yaml\ncards: [{id: A1}]\n", "utf-8")
    found = [each for file in check_files([str(set)]) for each in file.findings]
    return [
        (each.code.id, float(str(each.arguments.get("over", each.arguments.get("distance", 0)))))
        for each in found
    ]


CLIPPED = "{{group: [{{text: '{words}', style: t, box: {{{box}}}}}], box: [8, 12, 47, 20], clip: true}}"


@pytest.mark.parametrize(
    ("words", "box", "over"),
    [
        ("ŽĎÁR ŠČŘ", "left: 0, right: 0, top: 0", 1.34),
        ("ŽĎÁR ŠČŘ", "left: 0, right: 0, top: 1.5", 0),
        ("ZDAR SCR", "left: 0, right: 0, top: 0", 0),  # round letters reach a little higher
        ("gypsy jug", "left: 0, right: 0, bottom: 0", 1.55),
        ("gypsy jug", "left: 0, right: 0, bottom: 1.6", 0),
        ("Harbours", "left: 0, right: 0, bottom: 0", 0),
        ("Harbours", "left: 0, right: 0, bottom: -1", 1.08),
    ],
)
def test_a_group_that_clips_takes_no_accents_and_no_tails(
    tmp_path: Path, words: str, box: str, over: float
) -> None:
    found = told(tmp_path, "poker", CLIPPED.format(words=words, box=box))
    assert found == ([("print-cut", over)] if over else [])


LETTER = "{{text: {letter}, size: {size}, style: t, box: {box}, valign: top, turn: {turn}}}"


@pytest.mark.parametrize(
    ("form", "letter", "size", "turn", "box", "found"),
    [
        ("circle", "A", 72, 0, "[0, 4.2, 40, 30]", []),
        ("circle", "A", 72, 0, "[0, 2.5, 40, 30]", [("print-unsafe", 2.4)]),
        ("round", "A", 72, 0, "[0, 4.2, 40, 30]", []),
        ("poker", "O", 150, 45, "[0.6, 15, 46, 50]", []),
        ("poker", "O", 150, 45, "[-4.5, 15, 46, 50]", [("print-unsafe", 1.6)]),
        ("poker", "O", 150, 45, "[-7, 15, 46, 50]", [("print-cut", 0.94)]),
    ],
)
def test_letters_are_judged_by_their_outlines(
    tmp_path: Path, form: str, letter: str, size: float, turn: float, box: str, found: list[tuple[str, float]]
) -> None:
    element = LETTER.format(letter=letter, size=size, turn=turn, box=box)
    assert told(tmp_path, form, element) == found


FIGURE = "{{figure: {figure}, box: {box}, turn: {turn}, with: {{{given}, fill: none, line: {line}}}}}"
STAR, TRIANGLE = ("star", "points: 5, inner: 0.45"), ("polygon", "corners: 3")
NEEDLES = ("star", "points: 5, inner: 0.2")  # so pointed that their joins are cut off


@pytest.mark.parametrize(
    ("figure", "line", "turn", "box", "off"),
    [
        (STAR, "fat", 0, "[6, 14, 51, 51]", 2.2),  # beyond the cut
        (STAR, "fat", 0, "[10, 14, 43, 43]", 2.1),
        (STAR, "fat", 0, "[11, 14, 41, 41]", 0),
        (NEEDLES, "fat", 0, "[4, 9, 55, 55]", 0),
        (TRIANGLE, "fat", 90, "[9, 14, 45, 45]", 1.7),
        (TRIANGLE, "fat", 90, "[7, 14, 45, 45]", 0),
        (TRIANGLE, "bevel", 90, "[9, 14, 45, 45]", 0),
        (TRIANGLE, "round", 90, "[9, 14, 45, 45]", 0),
        (TRIANGLE, "round", 10, "[5, 14, 45, 45]", 2.5),
        (TRIANGLE, "fine", 90, "[14.8, 14, 45, 45]", 2.5),
        (TRIANGLE, "fine", 90, "[14.2, 14, 45, 45]", 0),
    ],
)
def test_pointed_joins_reach_farther_than_lines_are_wide(
    tmp_path: Path, figure: tuple[str, str], line: str, turn: float, box: str, off: float
) -> None:
    element = FIGURE.format(figure=figure[0], given=figure[1], line=line, turn=turn, box=box)
    assert told(tmp_path, "poker", element) == ([("print-unsafe", off)] if off else [])


TINY = "{{path: '{steps}', box: [20, 30, 20, 20], stroke: {{paint: '#000000', width: 1}}}}"


@pytest.mark.parametrize(
    "steps",
    [
        "M5 5 L0.0000008 0.0000008 C0 0.0000008 0 0.0000004 0.0000004 0.0000006 L9 9",
        "M0 0 C0.0000015 0 0.0000008 0 0.0000008 0 L9 9",
        "M0 0 C0.0000008 0 0.0000008 0 0.0000015 0 Z",
        "M0 0 C0 0.0000005 0.0000005 0 0.0000006 0.0000006",
    ],
)
def test_curves_that_hardly_go_anywhere_join_nothing(tmp_path: Path, steps: str) -> None:
    assert told(tmp_path, "poker", TINY.format(steps=steps)) == []


OUTSIDE = "{{group: [{{{inner}}}], box: [20, 30, 20, 20], turn: {turn}, clip: true}}"


@pytest.mark.parametrize(
    ("inner", "turn", "lost"),
    [
        ("icon: ship, box: [4, -13, 12, 12]", 0, True),
        ("icon: ship, box: [4, -10, 12, 12]", 0, False),
        ("icon: ship, box: [20.5, 20.5, 4, 4]", 30, True),
        ("icon: ship, box: [15, 15, 4, 4]", 30, False),
        ("figure: rose, box: [21, 4, 12, 12]", 0, True),
        ("figure: frame, box: [21, 4, 12, 12]", 0, True),
        ("image: photo.png, box: [4, -13, 12, 12]", 0, True),
        ("image: photo.png, box: [-13, -13, 33, 33]", 0, False),
        ("rectangle: [4, -13, 12, 12], fill: line", 0, False),
        ("group: [{icon: ship, box: [0, 0, 8, 8]}], box: [15, 15, 20, 20], clip: true", 0, False),
        ("group: [{icon: ship, box: [6, 6, 8, 8]}], box: [15, 15, 20, 20], clip: true", 0, True),
    ],
)
def test_what_its_group_clips_away_is_told(tmp_path: Path, inner: str, turn: float, lost: bool) -> None:
    Image.new("RGB", (800, 800), (200, 180, 40)).save(tmp_path / "photo.png")
    found = told(tmp_path, "poker", OUTSIDE.format(inner=inner, turn=turn))
    assert found == ([("print-unsafe", 0)] if lost else [])


SHIP = '{{icon: ship, box: ["{{8 - 30 * index}}", 4, 8, 8]}}'
WINDOWS = (
    f"{{{{repeat: 2, each: [{{{{group: [{SHIP}], box: {{box}}, clip: true}}}}], "
    "row: {{cell: [20, 20], gap: 4}}, box: [8, 30, 46, 20]}}"
)
COINS = "{{repeat: {many}, each: [{{icon: ship}}], row: {{cell: [8, 8], gap: 1}}}}"
ROW = f"{{{{group: [{COINS}], box: [8, 30, 40, 20], clip: true}}}}"


@pytest.mark.parametrize(
    ("element", "lost"),
    [
        (WINDOWS.format(box="[0, 0, 20, 20]"), False),  # two windows on one picture
        (ROW.format(many=5), False),
        (ROW.format(many=7), True),
    ],
)
def test_what_its_group_clips_away_may_be_seen_in_another(tmp_path: Path, element: str, lost: bool) -> None:
    assert told(tmp_path, "poker", element) == ([("print-unsafe", 0)] if lost else [])
