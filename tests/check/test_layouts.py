"""Layouts that are wrong: all is told at once, by themselves too, and nothing that only follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files
from tests.conftest import in_full

if TYPE_CHECKING:
    from pathlib import Path


MISTAKES = """\
extends: atlas
size: [63, 40]
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: greenish}
    - {id: name, text: "{title}", style: titel, box: [5, 5, 53, 8]}
    - {text: "{titel}", style: rule, box: {left: 5, below: name, height: 8, width: 20}}
    - {rectangle: [5, 5, 9, 9], stroke: figgure}
    - {icon: strar, box: [6, 16, 6, 6]}
    - {group: [{icon: mon, box: [0, 0, 6, 6]}, {figure: sunn, box: [0, 0, 6, 6]}], box: [20, 20, 9, 9]}
    - {image: gone.png, box: [30, 20, 9, 9]}
    - {id: one, icon: star, box: {left: 5, below: two}}
    - {id: two, icon: star, box: {left: 5, below: one}}
    - {icon: moon, box: {left: 5, below: one}}
    - {text: North, style: rule, paint: "#FFFFFF", box: [5, 28, 30, 8]}
  back:
    - {icon: starr, box: [6, 16, 6, 6]}
"""


def test_all_that_is_wrong_with_elements_of_a_layout_is_told_at_once_and_nothing_that_follows_from_it(
    tmp_path: Path,
) -> None:
    """A card shows its value, for all that is known; words lie on a ground that is not drawn."""
    (tmp_path / "look.yaml").write_text(MISTAKES, "utf-8")
    path = tmp_path / "own.yaml"
    path.write_text("deck: own\nlayout: look.yaml\ncards: [{id: A, title: North, value: 3}]\n", "utf-8")
    told = [(each.line, each.code.id) for file in check_files([str(path)]) for each in file.findings]
    assert told == [
        (5, "form-colour"),
        (6, "form-drawn"),
        (7, "form-expression"),
        (8, "form-colour"),
        (9, "form-sign"),
        (10, "form-sign"),
        (10, "form-figure"),
        (11, "form-picture"),
        (12, "form-drawn"),
        (17, "form-sign"),
    ]


def test_a_layout_without_type_roles_is_told_where_there_are_some(tmp_path: Path) -> None:
    path = tmp_path / "look.yaml"
    path.write_text("size: [50, 50]\nfaces: {front: [{text: North, style: title}]}\n", "utf-8")
    (found,) = check_files([str(path)])[0].findings
    assert found.words == (
        "there is no text style 'title'",
        "write 'extends: atlas', or add it under 'texts'",
    )


ALONE = """\
extends: atlas
size: [63, 40]
fields: {kind: text, many: whole, side: colour, photo: {type: picture, required: true}}
faces:
  front:
    - {icon: strar, box: [6, 16, 6, 6]}
    - {rectangle: [5, 5, 9, 9], fill: greenish}
    - {repeat: 100000000, each: [{circle: [10, 10, 3, 3], fill: line}]}
    - {text: "{1 / 0}", style: rule}
    - {text: "**no", style: rule, box: [10, 20, 30, 10]}
    - {text: "{say('none')}", style: rule, box: [10, 20, 30, 10]}
    - {rectangle: [5, 5, "{many - 9}", 9], fill: line}
    - {repeat: "{3000 - many}", each: [{circle: [10, 10, 3, 3], fill: line}]}
    - {icon: "{kind}", box: [10, 20, 9, 9]}
    - {image: "{photo}", box: [10, 20, 9, 9]}
    - {rectangle: [15, 5, 9, 9], fill: "{side}"}
    - {figure: sun, box: [15, 5, 9, 9], with: {rays: "{kind}"}}
"""


def test_a_layout_by_itself_is_told_what_is_wrong_whatever_the_cards_say(tmp_path: Path) -> None:
    """No sample is a kind that there is, or many enough: that is for the cards."""
    path = tmp_path / "look.yaml"
    path.write_text(ALONE, "utf-8")
    (file,) = check_files([str(path)])
    errors = [each for each in file.findings if each.code.kind == "error"]
    assert [(each.line, each.code.id) for each in errors] == [
        (6, "form-sign"),
        (7, "form-colour"),
        (8, "form-drawn"),
        (9, "form-expression"),
        (10, "form-text"),
        (11, "form-expression"),
    ]
    assert not [each for each in errors if "card" in str(each.words)]


@pytest.mark.parametrize("name", [*in_full("hvezdokupy/pads"), "nova-luna/tokens"])
def test_a_layout_that_extends_one_of_a_game_is_drawn_with_the_words_and_figures_of_that(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / "look.yaml"
    path.write_text(f"extends: {name}\n", "utf-8")
    assert [each.code.id for file in check_files([str(path)]) for each in file.findings] == []
