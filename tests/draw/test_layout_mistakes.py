"""Layouts with a mistake are told it where it was made, once, and in words that help."""

from __future__ import annotations

import re
from pathlib import Path as File
from textwrap import dedent, indent
from typing import TYPE_CHECKING

import pytest

from pnp import errors
from pnp.build import Order, draw_decks, load_sets
from pnp.build.kits.render_set import list_inputs
from pnp.errors import InputError
from pnp.press import SheetOptions, paper
from pnp.scene import Image, Rectangle
from tests.helpers.bitmaps import coarse_png
from tests.helpers.card_sets import loaded_set
from tests.helpers.layouts import CARDS, drawn, on_a_card, problem, problems, shape, shapes, words, written

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
    found = list_inputs(draw_decks(load_sets(order), order))
    assert [each.file for each in found] == ["set.yaml", "theme.yaml", "own.yaml", "logo.png"]
    assert all(each.sha256 for each in found)


def test_a_picture_that_is_not_there_is_told_where_the_layout_names_it(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, on_a_card(LOGO))
    assert found.startswith("own.yaml:5:26: the picture 'logo.png'")


# Elements of a layout that is extended.

UNDER = on_a_card("""
    - { id: sky, rectangle: [0, 0, 10, 10], fill: red }
    - { id: over, rectangle: [0, 0, 20, 10], fill: red }
""")


def over(folder: Path, elements: str) -> list[str]:
    own = f"extends: base.yaml\nfaces:\n  front:\n{indent(dedent(elements).strip(), '    ')}\n"
    return problems(folder, own, files={"base.yaml": UNDER})


def test_elements_after_the_same_one_are_drawn_in_their_order(tmp_path: Path) -> None:
    own = """\
extends: base.yaml
faces:
  front:
    - { id: a, after: sky, rectangle: [0, 0, 1, 1], fill: red }
    - { after: a, rectangle: [0, 0, 2, 1], fill: red }
    - { after: sky, rectangle: [0, 0, 3, 1], fill: red }
    - { after: sky, rectangle: [0, 0, 4, 1], fill: red }
    - { after: a, rectangle: [0, 0, 5, 1], fill: red }
"""
    (card,) = drawn(tmp_path, own, files={"base.yaml": UNDER})
    assert [each.box.width for each in shapes(card.front, Rectangle)] == [10, 1, 2, 5, 3, 4, 20]


def test_every_after_that_names_nothing_is_told_with_all_else(tmp_path: Path) -> None:
    found = over(
        tmp_path,
        """
        - { after: ovre, rectangle: [0, 0, 1, 1], fill: red }
        - { after: nobody, rectangle: [0, 0, 1, 1], fil: red }
        """,
    )
    assert len(found) == 3
    assert found[0] == "own.yaml:4:16: there is no element 'ovre' to stand after; did you mean 'over'?"
    assert found[1] == "own.yaml:5:16: there is no element 'nobody' to stand after; name another"
    assert found[2].startswith("own.yaml:5:49: the key 'fil' is not known here; did you mean 'fill'?")


def test_an_element_that_has_its_place_is_not_put_after_another(tmp_path: Path) -> None:
    (found,) = over(tmp_path, "- { id: over, after: sky, fill: line }")
    assert found.startswith("own.yaml:4:19: 'after' places what a layout adds to another")
    element = "- { id: a, circle: [0, 0, 9, 9] }\n- { after: a, circle: [0, 0, 9, 9], fill: red }"
    (found,) = problems(tmp_path, on_a_card(element))
    assert found.startswith("own.yaml:6:9: 'after' places what a layout adds to another")


def test_an_element_of_another_kind_keeps_what_both_kinds_know(tmp_path: Path) -> None:
    base = on_a_card("""
        - { id: it, text: Sun, style: words, fit: shrink, box: [0, 0, 50, 50], turn: 90 }
    """)
    own = "extends: base.yaml\nfaces:\n  front:\n    - { id: it, image: sun.png }\n"
    (card,) = drawn(tmp_path, own, files={"base.yaml": base, "sun.png": SMALL.content})
    assert shape(card.front, Image).box.width == 50
    base = base.replace("turn: 90", "colour: red")
    (found,) = problems(tmp_path, own, files={"base.yaml": base, "sun.png": SMALL.content})
    assert found.startswith("base.yaml:5:")
    assert "'colour' is not known" in found


# Roles.

WRONG_ROLES = """\
paints: { a: b, b: a, c: nope, d: { night: mark, paper: red, black: red } }
lines: { l: { paint: nope, width: 1 } }
texts: { z: { face: Nope, size: 5, paint: nope } }
grounds: { mine: { glow: rde } }
"""


def test_roles_of_a_layout_are_looked_at_though_nothing_asks_for_them(tmp_path: Path) -> None:
    found = problems(tmp_path, on_a_card("- { circle: [0, 0, 9, 9], fill: red }", WRONG_ROLES))
    assert [line.partition("; ")[0] for line in found] == [
        "own.yaml:3:14: 'a' is painted with 'b' is painted with 'a'",
        "own.yaml:3:26: the paint 'nope' is not known",
        "own.yaml:3:44: the paint 'mark' is not known",
        "own.yaml:4:22: the paint 'nope' is not known",
        "own.yaml:5:21: the face 'Nope' is not known",
        "own.yaml:5:43: the paint 'nope' is not known",
        "own.yaml:6:26: the paint 'rde' is not known",
    ]


def test_a_role_of_colours_that_some_grounds_have_is_none_to_complain_of(tmp_path: Path) -> None:
    roles = "paints: { halo: shine }\ngrounds: { mine: { shine: red } }\n"
    layout = on_a_card("- { circle: [0, 0, 9, 9], fill: red }", roles)
    assert problems(tmp_path, layout) == []
    (found, *_) = problems(tmp_path, layout.replace("fill: red", "fill: halo"))
    assert "'shine' is no paint on the ground 'midnight'" in found


# Defaults of fields.

THREE = "- { id: A }\n- { id: B }\n- { id: C }"


@pytest.mark.parametrize(
    ("kind", "default", "element", "column", "wrong"),
    [
        ("icon", "nope", "icon: '{f}'", 37, "asks for the icon 'nope', which does not exist"),
        ("icons", "[sun, nope]", "repeat: '{f}', each: [{ icon: '{item}' }]", 44, "the icon 'nope'"),
        ("colour", "rde", "rectangle: [0, 0, 9, 9], fill: '{f}'", 39, "the paint 'rde' is not known"),
        ("picture", "no.png", "image: '{f}'", 40, "the picture 'no.png' does not exist"),
        ("words", "{ cs: Les }", "text: '{f}', style: words", 38, "is not written in the language 'en'"),
        ("text", "Long Long", "text: '{f}', style: words", 37, "it does not fit its box"),
    ],
)
def test_a_wrong_default_is_told_once_and_in_the_layout(
    tmp_path: Path, kind: str, default: str, element: str, column: int, wrong: str
) -> None:
    box = "" if "rectangle" in element else ", box: [0, 0, 9, 3]"
    more = f"fields: {{ f: {{ type: {kind}, default: {default} }} }}\n"
    (found,) = problems(tmp_path, on_a_card(f"- {{ {element}{box} }}", more), THREE)
    assert found.startswith(f"own.yaml:3:{column}: ")
    assert wrong in found
    assert "card '" not in found


# Words of mistakes.


@pytest.mark.parametrize("key", ["size", "least"])
def test_a_size_with_a_unit_is_told_once(tmp_path: Path, key: str) -> None:
    told = "size: 3mm" if key == "size" else "fit: shrink, least: 3mm"
    found = problem(tmp_path, f"- {{ text: Sun, style: words, {told} }}")
    assert found.endswith(f"'{key}' is '3mm', which is no number; write 3")


@pytest.mark.parametrize(
    ("condition", "right"),
    [
        ("'{copies > 1} or value'", "write copies > 1 or value"),
        ("'{copies > 1}'", "write copies > 1"),
        ("\"value == '{' and {copies > 1}\"", "write value == '{' and copies > 1"),
    ],
)
def test_a_condition_with_braces_is_told_without_them(tmp_path: Path, condition: str, right: str) -> None:
    found = problem(tmp_path, f"- {{ circle: [0, 0, 9, 9], fill: red, when: {condition} }}")
    assert found.endswith(f"a condition stands without braces; {right}")


def test_numbers_are_printed_alike_wherever_they_stand(tmp_path: Path) -> None:
    element = "- { figure: tab, box: [9, 9, 60, 9], with: { words: '{1000000 + 234567.5}' } }"
    (card,) = drawn(tmp_path, on_a_card(element).replace("theme.yaml", "atlas"))
    assert words(card.front) == ["1234567.5"]
    said = problem(tmp_path, "- { rectangle: [0, 0, 9, 9], fill: red, corner: '{0 - 1234567.5}' }")
    assert "no radius of -1234567.5 mm" in said


def test_what_a_figure_is_told_is_said_as_layouts_write_it(tmp_path: Path) -> None:
    said = problem(
        tmp_path, "- { figure: star-field, box: [9, 9, 60, 9], with: { clear: [[ship, 1.50, 'true']] } }"
    )
    assert "'clear' is [['ship', 1.5, 'true']]" in said
    said = problem(tmp_path, "- { figure: star-field, box: [9, 9, 60, 9], with: { seed: '{1 > 0}' } }")
    assert "'seed' is true" in said


# What would do nothing.


@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        ("image: sun.png, focus: [500%, 50]", "5:33: the focus lies outside of its picture, at 500 %"),
        ("image: sun.png, focus: [50, -3]", "5:37: the focus lies outside of its picture, at -3 %"),
        ("image: sun.png, focus: '{[1 > 0, 5]}'", "a focus is two numbers, in percent"),
        ("image: sun.png, focus: '{[101, 5]}'", "the focus lies outside of its picture, at 101 %"),
        ("text: Sun, style: words, least: 7", "'least' says how small words may become"),
        ("text: Sun, style: words, box: { left: 2, gap: 3 }", "a gap lies between this and a neighbour"),
        ("circle: { radius: 2, gap: 3 }, fill: red", "5:30: a gap lies between this and a neighbour"),
        ("circle: [0, 0, 9, 9]", "5:7: a shape without a fill and a stroke cannot be seen"),
        ("group: [{ polygon: [[0, 0], [1, 1]] }]", "a shape without a fill and a stroke cannot be seen"),
    ],
)
def test_what_would_do_nothing_is_refused_where_it_is_written(
    tmp_path: Path, element: str, wrong: str
) -> None:
    (found,) = problems(tmp_path, on_a_card(f"- {{ {element} }}"), files={"sun.png": SMALL.content})
    assert wrong in found


def test_a_field_is_not_required_and_left_out(tmp_path: Path) -> None:
    layout = on_a_card(
        "- { text: '{f}', style: words }", "fields: { f: { type: text, required: true, default: x } }\n"
    )
    found = problems(tmp_path, layout, "- { id: A, f: y }")
    assert [line.partition("; ")[0] for line in found] == [
        "own.yaml:3:44: a field that every card gives has no default"
    ]


@pytest.mark.parametrize(
    ("safe", "wrong"), [("'{id}'", "where a number is wanted"), ("30", "'safe' is 30 mm")]
)
def test_the_safe_strip_is_worked_out(tmp_path: Path, safe: str, wrong: str) -> None:
    found = problem(tmp_path, "- { circle: [0, 0, 9, 9], fill: red }", more=f"safe: {safe}\n")
    assert found.startswith("own.yaml:3:7: ")
    assert wrong in found


def test_what_a_change_leaves_of_another_layout_is_no_mistake(tmp_path: Path) -> None:
    text = "{ id: it, text: Sun, style: words, fit: shrink, least: 7, box: { below: above, gap: 2 } }"
    base = on_a_card(f"- {{ id: above, circle: [0, 0, 9, 9], fill: red }}\n- {text}")
    own = "extends: base.yaml\nfaces:\n  front:\n    - { id: it, fit: none, box: { top: 3 } }\n"
    assert problems(tmp_path, own, files={"base.yaml": base}) == []
    own = own.replace("fit: none", "fit: none, least: 6")
    (found,) = problems(tmp_path, own, files={"base.yaml": base})
    assert found.startswith("own.yaml:4:28: 'least' says")


# Where and how often.


def test_a_fault_of_all_entries_is_told_once(tmp_path: Path) -> None:
    each = "rectangle: [0, 0, '{0 - index - 1}', 3], fill: red"
    found = problem(tmp_path, f"- {{ repeat: 4, box: [0, 0, 9, 9], each: [{{ {each} }}] }}")
    assert "the box would be -1.0 mm wide" in found
    texts = "- { repeat: [Sunlight, Moonlight], each: [{ text: '{item}', style: words, box: [0, 0, 1, 3] }] }"
    assert len(problems(tmp_path, on_a_card(texts))) == 2


@pytest.mark.parametrize("key", ["fill", "line"])
def test_a_wrong_paint_or_line_of_a_figure_is_told_where_it_stands(tmp_path: Path, key: str) -> None:
    found = problem(tmp_path, f"- {{ figure: star, box: [0, 0, 9, 9], with: {{ points: 5, {key}: nope }} }}")
    assert found.startswith("own.yaml:5:67: the figure 'star': the ")


def test_what_a_layout_extends_is_called_from_where_the_command_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "kit/base.yaml": "extends: deep/base.yaml\nsize: [wide, 50]\n",
        "kit/deep/base.yaml": "safe: []\n",
    }
    written(tmp_path, "extends: kit/base.yaml\nbleed: []\n", CARDS, files=files)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError) as caught:
        loaded_set(File("set.yaml"))
    assert [each.file for each in caught.value.problems] == ["kit/deep/base.yaml", "own.yaml"]


def test_the_tree_of_errors_names_its_branches() -> None:
    package = File(errors.__file__).parent
    sources = [path.read_text("utf-8") for path in sorted(package.rglob("*.py"))]
    branches = {name for source in sources for name in re.findall(r"class (\w+)\(PnpError\)", source)}
    assert len(branches) > 5
    assert [name for name in sorted(branches) if f"── {name}" not in str(errors.__doc__)] == []
