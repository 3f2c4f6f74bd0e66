"""Backs of cards: one that is asked for is drawn, and none is blank where others are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.build import check_files

LOOK = """\
extends: atlas
size: [63, 40]
faces:
  front: [{text: "{title}", style: title, paint: "#000000", box: [9, 9, 45, 9]}]
  back: {back}
"""
SET = """\
deck: own
layout: look.yaml
cards:
  - {id: A1, title: Sea}
  - {id: A2, title: Quay}
"""


def told(folder: Path, back: str, name: str = "own.yaml") -> list[tuple[str, int, str, object, object]]:
    (folder / "look.yaml").write_text(LOOK.replace("{back}", back), "utf-8")
    (folder / "own.yaml").write_text(SET, "utf-8")
    return [
        (Path(file.file).name, each.line, each.card, each.arguments["way"], each.arguments["where"])
        for file in check_files([str(folder / name)])
        for each in file.findings
        if each.code.id == "print-no-back"
    ]


STAR = "{{icon: star, box: [9, 9, 9, 9], when: {}}}"


@pytest.mark.parametrize(
    ("back", "found"),
    [
        (STAR.format("title == 'Sea'"), ("own.yaml", 5, "A2", "card", "")),
        (
            STAR.format("title == 'Sea' or ink == 'night'"),
            ("own.yaml", 5, "A2", "card", " (paper, black)"),
        ),
        (STAR.format("ink == 'night'"), ("look.yaml", 5, "", "look", " (paper, black)")),
        (STAR.format("ink == 'nite'"), ("look.yaml", 5, "", "never", "")),
        ("{rectangle: [0, 0, 63, 40], fill: none}", ("look.yaml", 5, "", "never", "")),
        ("{rectangle: [0, 0, 63, 40], fill: line, opacity: 0}", ("look.yaml", 5, "", "never", "")),
        (STAR.format("true"), None),
        ("", None),
    ],
)
def test_a_back_that_is_blank_where_others_are_not_is_told_once(
    tmp_path: Path, back: str, found: tuple[str, int, str, str, str] | None
) -> None:
    assert told(tmp_path, f"[{back}]") == ([found] if found else [])


def test_a_layout_by_itself_is_told_of_an_ink_without_a_back(tmp_path: Path) -> None:
    back = STAR.format("ink == 'night'")
    assert told(tmp_path, f"[{back}]", "look.yaml") == [("look.yaml", 5, "", "look", " (paper, black)")]


def test_many_cards_without_a_back_are_told_at_the_layout(tmp_path: Path) -> None:
    back = STAR.format("id == 'A0'")
    (tmp_path / "look.yaml").write_text(LOOK.replace("{back}", f"[{back}]"), "utf-8")
    path = tmp_path / "own.yaml"
    cards = "".join(f"  - {{id: A{at}}}\n" for at in range(26))
    path.write_text(f"deck: own\nlayout: look.yaml\ncards:\n{cards}", "utf-8")
    found = [
        (Path(each.file).name, each.arguments["cards"])
        for file in check_files([str(path)])
        for each in file.findings
    ]
    assert found == [("look.yaml", 25)]
