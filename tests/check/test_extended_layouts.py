"""What a layout changes of one that it extends, or its back of its front, is told there, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.build import check_files

CHANGED = """\
extends: plain
{more}
faces:
  front:
    - {element}
"""
FRONT = """\
extends: atlas
size: [63, 40]
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: "#FFFFFF"}
    - {id: title, text: "{title}", style: title, paint: "INK", box: [9, 9, 45, 9]}
    - {id: star, icon: star, box: [INSET, 24, 9, 9]}
  back:
    like: front
    draw:
      - {id: name, text: "Quays", style: rule, paint: "#000000", box: [20, 24, 30, 9]}
"""


def told(
    folder: Path, look: str, file: str = "own.yaml", cards: int = 3
) -> list[tuple[str, int, int, str, str]]:
    """The file, the line, the column, the code and the card of all that is found."""
    (folder / "look.yaml").write_text(look, "utf-8")
    own = "".join(f"  - {{id: A{at}, title: Quay {at}}}\n" for at in range(cards))
    (folder / "own.yaml").write_text(f"deck: own\nlayout: look.yaml\ncards:\n{own}", "utf-8")
    return [
        (Path(each.file).name, found.line, found.column, found.code.id, found.card)
        for each in check_files([str(folder / file)])
        for found in each.findings
    ]


@pytest.mark.parametrize(
    ("element", "at", "code"),
    [
        ('{id: title, paint: "#202040"}', "paint", "print-contrast"),
        ("{id: title, size: 7, fit: none}", "size", "print-type-small"),
        ("{id: title, size: 7}", "7", "form-drawn"),
        ("{id: deck, paint: text, box: [1, 80, 30, 4]}", "box", "print-unsafe"),
        ("{id: frame, box: [8, 8, 12, 12]}", "[8", "form-figure"),
    ],
)
@pytest.mark.parametrize("cards", [1, 3, 25])
def test_a_changed_element_is_told_once_at_the_key_that_was_changed(
    tmp_path: Path, element: str, at: str, code: str, cards: int
) -> None:
    look = CHANGED.format(element=element, more="about: Changed")
    assert told(tmp_path, look, cards=cards) == [("look.yaml", 5, 7 + element.index(at), code, "")]


def test_a_layout_by_itself_is_told_what_it_changed(tmp_path: Path) -> None:
    look = CHANGED.format(element='{id: title, paint: "#202040"}', more="about: Changed")
    assert told(tmp_path, look, "look.yaml") == [("look.yaml", 5, 19, "print-contrast", "")]


def test_what_all_have_of_a_changed_type_is_told_there_once(tmp_path: Path) -> None:
    role = 'texts: {title: {face: JosefinSans-Bold, size: 10, paint: "#202040"}}'
    look = CHANGED.format(element="{icon: star, opacity: 0, box: [20, 20, 9, 9]}", more=role)
    assert told(tmp_path, look) == [("look.yaml", 2, 9, "print-contrast", "")]


@pytest.mark.parametrize(
    ("element", "mend"),
    [("{icon: star, box: [9, 20, 9, 9]}", "text"), ("{id: title, box: [6.4, 5, 9, 6.2]}", "both")],
)
def test_more_room_is_advised_where_the_layout_changes_how_much_there_is(
    tmp_path: Path, element: str, mend: str
) -> None:
    (tmp_path / "look.yaml").write_text(CHANGED.format(element=element, more="about: Changed"), "utf-8")
    path, card = tmp_path / "own.yaml", f"{{id: A, title: {'Lighthouse ' * 5}}}"
    path.write_text(f"deck: own\nlayout: look.yaml\ncards: [{card}]\n", "utf-8")
    told = [each.arguments for file in check_files([str(path)]) for each in file.findings]
    assert [each["mend"] for each in told if "mend" in each] == [mend]


@pytest.mark.parametrize(
    ("ink", "inset", "changed", "found"),
    [
        ("#000000", "9", '{id: title, paint: "#CCCCCC"}', [(11, "print-contrast")]),
        ("#000000", "9", "{id: star, box: [1, 24, 9, 9]}", [(11, "print-unsafe")]),
        ("#CCCCCC", "1", "{icon: moon, box: [40, 24, 9, 9]}", [(6, "print-contrast"), (7, "print-unsafe")]),
    ],
)
def test_a_back_like_the_front_is_told_what_it_changes_and_nothing_that_the_front_is_told(
    tmp_path: Path, ink: str, inset: str, changed: str, found: list[tuple[int, str]]
) -> None:
    words = '{id: name, text: "Quays", style: rule, paint: "#000000", box: [20, 24, 30, 9]}'
    look = FRONT.replace("INK", ink).replace("INSET", inset).replace(words, changed)
    assert [(line, code) for _, line, _, code, _ in told(tmp_path, look)] == found
