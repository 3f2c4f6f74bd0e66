"""Layouts with a mistake are told it where it was made, once, and in words that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bitmaps import coarse_png
from layouts import drawn, on_a_card, problems, shape, written
from pnp.build.cards import draw, inputs, load
from pnp.build.order import Order
from pnp.press import SheetOptions
from pnp.press.papers import paper
from pnp.scene import Image

if TYPE_CHECKING:
    from pathlib import Path

SMALL, LARGE = coarse_png(8), coarse_png(16)


# Pictures.

LOGO = "- { id: logo, image: logo.png, box: [0, 0, 50, 50] }"
BASE = on_a_card(LOGO).replace("theme.yaml", "../theme.yaml")


def test_a_picture_is_looked_for_beside_the_layout_that_names_it(tmp_path: Path) -> None:
    base = BASE.replace("extends: ../theme.yaml\n", "")
    files: dict[str, str | bytes] = {
        "kit/base.yaml": base,
        "kit/logo.png": SMALL.content,
        "logo.png": LARGE.content,
    }
    (card,) = drawn(tmp_path, "extends: kit/base.yaml\n", files=files)
    assert shape(card.front, Image).bitmap.width == 8
    own = "extends: kit/base.yaml\nfaces:\n  front:\n    - { id: logo, image: logo.png }\n"
    (card,) = drawn(tmp_path, own, files=files)
    assert shape(card.front, Image).bitmap.width == 16


def test_a_picture_whose_name_is_worked_out_from_the_layout_is_the_layouts(tmp_path: Path) -> None:
    elements = (
        "- { image: '{mark}.png', box: [0, 0, 50, 50] }",
        "- { image: '{ink}.png', box: [0, 0, 50, 50] }",
        "- { repeat: [night], each: [{ image: '{item}.png', box: [0, 0, 50, 50] }] }",
    )
    for element in elements:
        layout = on_a_card(element, "let: { mark: night }\n")
        (card,) = drawn(tmp_path, layout, files={"night.png": SMALL.content})
        assert shape(card.front, Image).bitmap.width == 8


def test_a_picture_of_a_card_is_the_cards_by_whatever_name_the_layout_calls_it(tmp_path: Path) -> None:
    elements = (
        "- { image: '{art}', box: [0, 0, 50, 50] }",
        "- { repeat: ['{picture}'], each: [{ image: '{item}', box: [0, 0, 50, 50] }] }",
    )
    for element in elements:
        layout = on_a_card(element, "let: { art: '{picture}' }\n").replace("theme.yaml", "../theme.yaml")
        base = layout.replace("extends: ../theme.yaml\n", "")
        files: dict[str, str | bytes] = {"kit/own.yaml": base, "sun.png": SMALL.content}
        found = drawn(tmp_path, "extends: kit/own.yaml\n", "- { id: C1, picture: sun.png }", files=files)
        assert shape(found[0].front, Image).bitmap.width == 8


def test_the_pictures_of_a_layout_are_inputs(tmp_path: Path) -> None:
    path = written(tmp_path, on_a_card(LOGO), "- { id: C1 }", files={"logo.png": SMALL.content})
    order = Order((path,), tmp_path / "out", "en", SheetOptions(paper("a4")))
    found = inputs(draw(load(order), order))
    assert [each.file for each in found] == ["set.yaml", "theme.yaml", "own.yaml", "logo.png"]
    assert all(each.sha256 for each in found)


def test_a_picture_that_is_not_there_is_told_where_the_layout_names_it(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, on_a_card(LOGO))
    assert found.startswith("own.yaml:5:26: the picture 'logo.png'")
