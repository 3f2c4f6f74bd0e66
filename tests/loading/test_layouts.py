"""Layouts as files: what they extend, their fields and values, their mistakes in place, their limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp.draw.language.expressions import CONSTANTS
from pnp.draw.language.tokenizer import GRAMMAR, REFUSED_WORDS
from pnp.models import RESERVED
from pnp.scene import Circle, Colour, Rectangle, Text
from tests.helpers.layouts import (
    THEME,
    attempted,
    drawn,
    face,
    numbers,
    on_a_card,
    parted,
    problem,
    problems,
    shape,
    shapes,
    words,
)

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scene import Face

RED, BLUE, GREEN = Colour(255, 0, 0), Colour(0, 0, 255), Colour(0, 255, 0)
BASE = """\
extends: theme.yaml
size: [100, 100]
let: { gap: 2 }
paints: { a: "#FF0000", b: "#0000FF" }
faces:
  front:
    - { id: one, rectangle: [0, 0, 10, 10], fill: a }
    - id: box
      group:
        - { id: two, circle: [0, 0, 10, 10], fill: b }
        - repeat: 2
          each: [{ id: three, text: Base, style: words }]
    - { id: four, rectangle: [50, 50, 10, 10], fill: a }
"""


def extended(folder: Path, own: str, **files: str) -> Face:
    named = {f"{name}.yaml": text for name, text in files.items()}
    return drawn(folder, f"extends: base.yaml\n{own}", files={"base.yaml": BASE, **named})[0].front


def fills(found: Face) -> list[Any]:
    return [each.fill for each in shapes(found, Rectangle)]


# Extending.


def test_a_layout_draws_what_it_extends(tmp_path: Path) -> None:
    found = extended(tmp_path, "about: Nothing else.\n")
    assert fills(found) == [RED, RED]
    assert words(found) == ["Base", "Base"]


def test_keys_are_laid_over_keys(tmp_path: Path) -> None:
    assert fills(extended(tmp_path, 'paints: { a: "#0000FF" }\n')) == [BLUE, BLUE]
    assert extended(tmp_path, "size: [30, 100]\n").trim.width == 30


def test_an_element_changes_the_keys_that_it_gives(tmp_path: Path) -> None:
    found = extended(tmp_path, "faces:\n  front:\n    - { id: one, fill: b }\n")
    assert fills(found) == [BLUE, RED]
    assert numbers(shapes(found, Rectangle)[0].box) == (0, 0, 10, 10)


def test_an_element_within_others_is_changed_by_its_id(tmp_path: Path) -> None:
    found = extended(
        tmp_path, "faces:\n  front:\n    - { id: two, fill: a }\n    - { id: three, text: Own }\n"
    )
    assert shape(found, Circle).fill == RED
    assert words(found) == ["Own", "Own"]


def test_an_element_may_become_one_of_another_kind(tmp_path: Path) -> None:
    found = extended(tmp_path, "faces:\n  front:\n    - { id: one, circle: [0, 0, 4, 4] }\n")
    assert fills(found) == [RED]
    assert shapes(found, Circle)[0].fill == RED


def test_others_come_last_or_after_one(tmp_path: Path) -> None:
    own = """
    faces:
      front:
        - { rectangle: [1, 1, 1, 1], fill: line }
        - { id: new, rectangle: [2, 2, 2, 2], fill: line, after: one }
        - { rectangle: [3, 3, 3, 3], fill: line, after: new }
    """
    boxes = [
        numbers(each.box)[2] for each in shapes(extended(tmp_path, own.replace("\n    ", "\n")), Rectangle)
    ]
    assert boxes == [10, 2, 3, 10, 1]


def test_several_are_laid_over_each_other_in_their_order(tmp_path: Path) -> None:
    files = {
        "x.yaml": 'paints: { a: "#00FF00" }\n',
        "y.yaml": 'paints: { a: "#0000FF" }\n',
        "base.yaml": BASE,
    }
    for order, colour in (("base.yaml, x.yaml, y.yaml", BLUE), ("base.yaml, y.yaml, x.yaml", GREEN)):
        (card,) = drawn(tmp_path, f"extends: [{order}]\n", files=files)
        assert fills(card.front)[0] == colour


def test_what_two_extend_alike_undoes_nothing_of_either(tmp_path: Path) -> None:
    files = {
        "base.yaml": BASE,
        "x.yaml": 'extends: base.yaml\npaints: { a: "#00FF00" }\nfaces:\n  front: [{ id: one, fill: b }]\n',
        "y.yaml": "extends: base.yaml\nfaces:\n  front: [{ id: four, corner: 2 }]\n",
    }
    (card,) = drawn(tmp_path, "extends: [x.yaml, y.yaml]\n", files=files)
    one, four = shapes(card.front, Rectangle)
    assert (one.fill, four.fill, four.radius) == (BLUE, GREEN, 2)


def test_layouts_may_lie_in_folders_below(tmp_path: Path) -> None:
    below = "size: [9, 9]\nfaces:\n  front: [{ rectangle: { }, fill: red }]\n"
    files = {"deep/x.yaml": "extends: y.yaml\n", "deep/y.yaml": THEME + below}
    (card,) = drawn(tmp_path, "extends: deep/x.yaml\n", files=files)
    assert fills(card.front) == [RED]


def test_a_chain_of_eight_may_be_extended_and_no_longer_one(tmp_path: Path) -> None:
    def chain(length: int) -> dict[str, str]:
        links = {f"l{at}.yaml": f"extends: l{at + 1}.yaml\n" for at in range(length - 1)}
        return {**links, f"l{length - 1}.yaml": THEME + "size: [9, 9]\nfaces: { front: [] }\n"}

    assert drawn(tmp_path, "extends: l0.yaml\n", files=chain(7))
    (said,) = problems(tmp_path, "extends: l0.yaml\n", files=chain(8))
    assert said == "l6.yaml:1:10: more than 8 layouts extend each other; leave one out"


@pytest.mark.parametrize(
    ("own", "files", "said"),
    [
        ("extends: own.yaml\n", {}, "own.yaml:1:10: 'own.yaml' extends itself"),
        (
            "extends: x.yaml\n",
            {"x.yaml": "extends: [theme.yaml, own.yaml]\n"},
            "x.yaml:1:23: 'own.yaml' extends itself",
        ),
        ("extends: x.yaml\n", {}, "own.yaml:1:10: there is no layout file 'x.yaml'"),
        ("extends: ../x.yaml\n", {}, "own.yaml:1:10: there is no layout file '../x.yaml'"),
        ("extends: atlsa\n", {}, "own.yaml:1:10: there is no layout 'atlsa'; did you mean 'atlas'?"),
        ("extends: []\n", {}, "own.yaml:1:10: a layout extends one by its name"),
        ("extends: { theme.yaml }\n", {}, "own.yaml:1:10: a layout extends one by its name"),
        (
            "extends: x.yaml\n",
            {"x.yaml": "extends: [[y]]\n"},
            "x.yaml:1:10: a layout extends one by its name",
        ),
        ("extends: theme.yaml\n", {}, "set.yaml:2:9: the layout 'own.yaml' has no faces"),
        ("extends: x.yaml\n", {"x.yaml": "faces: [\n"}, "x.yaml:2:1: the file ends in the middle of a list"),
        ("", {}, "own.yaml:1:1: the file is empty"),
        ("- a\n", {}, "own.yaml:1:1: the file is a list, where a mapping is wanted"),
    ],
)
def test_what_cannot_be_extended_is_refused(
    tmp_path: Path, own: str, files: dict[str, str | bytes], said: str
) -> None:
    found = problems(tmp_path, own, files=files)
    assert len(found) == 1
    assert found[0].startswith(said)


def test_a_mistake_is_told_in_the_file_where_it_was_written(tmp_path: Path) -> None:
    own = """\
extends: base.yaml
paints: { a: wrng }
faces:
  front:
    - { id: two, corner: 3 }
    - { id: one, rectangle: [0, 0, wide, 10] }
    - { rectangle: [0, 0, 1, 1], after: nobody, fill: a }
"""
    base = BASE.replace("let: { gap: 2 }", "let: { gap: 2, wrong: '{nothing}' }").replace(
        "[50, 50, 10", "[50, far, 10"
    )
    files = {"base.yaml": base}
    first, second = problems(tmp_path, own, files=files)
    assert first.startswith("own.yaml:5:18: the key 'corner' is not known here")
    assert second.startswith("own.yaml:7:41: there is no element 'nobody' to stand after")
    own = own.replace(", after: nobody", "")
    assert [line.split(" ")[0] for line in problems(tmp_path, own, files=files)] == ["own.yaml:5:18:"]
    own = own.replace("corner: 3", "fill: a")
    places = [line.split(" ")[0] for line in problems(tmp_path, own, files=files)]
    assert places == ["base.yaml:3:25:", "base.yaml:13:35:", "own.yaml:2:14:", "own.yaml:6:36:"]
    (said,) = problems(tmp_path, own.replace("wide", "9"), files={"base.yaml": BASE})
    assert said.startswith("own.yaml:2:14: the paint 'wrng' is not known")


# Fields and values.

FIELDS = """\
fields:
  n: number
  whole-one: whole
  truth: truth
  t: texts
  w: words
  i: icon
  is: icons
  c: colour
  p: picture
  kind: { type: text, one-of: [ship, base], default: ship }
  size: { type: whole, one-of: [1, 2, 30], default: 2 }
  must: { type: text, required: true }
"""
NAMES = "n and whole-one and truth and t and w and i and c and p and kind and size and must"
SHOWN = f"- {{ group: [], when: {NAMES} }}\n"


def test_fields_have_types_and_defaults(tmp_path: Path) -> None:
    fields = FIELDS.replace("  is: icons\n", "").replace("  p: picture\n", "")
    said = "{n * 2} {whole-one + 1} {'yes' if truth else 'no'} {len(t)} {w} {kind} {size + 1} {must}"
    shown = f'- {{ text: "{said}", style: words }}\n'
    card = (
        "- { id: A, n: 1.5, whole-one: 3, truth: true, t: [a, b], w: { en: said }, i: star, c: red, must: x }"
    )
    found = face(tmp_path, shown + SHOWN.replace(" and p", ""), more=fields, cards=card)
    assert words(found) == ["3 4 yes 2 said ship 3 x"]


@pytest.mark.parametrize(
    ("given", "column", "wrong"),
    [
        ("n: '1,5'", 15, "'n' is '1,5', which is no number; write 1.5"),
        ("whole-one: 1.5", 23, "'whole-one' is '1.5', which is no whole number"),
        ("truth: yes", 19, "'truth' is 'yes', which is neither true nor false"),
        ("t: a", 15, "'t' is a text, where a list is wanted"),
        ("w: [a]", 15, "'w' is a list"),
        ("i: strr", 15, "there is no icon 'strr'"),
        ("kind: shop", 18, "'kind' is 'shop', which is not known; did you mean 'ship'?"),
        ("size: 3", 18, "'size' is '3'; write one of 1, 2, 30"),
        ("p: nowhere.png", 15, "the picture 'nowhere.png' does not exist"),
        ("knd: ship", 12, "the key 'knd' is not known here; did you mean 'kind'?"),
        ("c: redd", 15, "the paint 'redd' is not known; did you mean 'red'?"),
    ],
)
def test_a_value_that_a_field_cannot_have_is_told_on_the_card(
    tmp_path: Path, given: str, column: int, wrong: str
) -> None:
    fields = FIELDS.replace("  is: icons\n", "")
    drawn_by = '- { rectangle: [0, 0, 9, 9], fill: "{c}" }\n- { icon: "{i}" }\n- { image: "{p}" }\n'
    cards = f"- {{ id: A, {given}, must: x }}"
    (found,) = problems(tmp_path, on_a_card(drawn_by + SHOWN, fields), cards)
    file, row, at, said = parted(found)
    assert (file, row, abs(at - column) <= 2) == ("set.yaml", 4, True)
    assert wrong in said or ("icon" in wrong and "icon 'strr'" in said)


def test_a_field_that_must_be_given_is_missed(tmp_path: Path) -> None:
    said = problem(
        tmp_path,
        "- { text: '{must}', style: words }",
        more="fields: { must: { type: text, required: true } }\n",
    )
    assert said.startswith("set.yaml:4:5: number 1 of 'cards' needs 'must'; add 'must: …'")


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ("{ a: txt }", "'a' is 'txt', which is not known; did you mean 'text'?"),
        (
            "{ a: { type: text, one-of: [x], default: y } }",
            "the default is not what the field may be; write a default of the type 'text', one of x",
        ),
        ("{ a: { type: whole, default: 1.5 } }", "the default is not what the field may be"),
        ("{ a: { type: truth, one-of: [b] } }", "a field of type 'truth' has no choices"),
        ("{ a: { type: number, one-of: [] } }", "'one-of' is empty"),
        ("{ a: { default: x } }", "'a' needs 'type'; add 'type: …'"),
        ("{ title: text }", "every card has a field 'title'; choose another name"),
        ("{ width: number }", "every card has a field 'width'"),
        ("{ if: text }", "'if' is 'if', a word of expressions"),
        ("{ 1x: text }", "'1x' is '1x', which is no id"),
        ("{ a--b: text }", "which is no id"),
        ("[a]", "'fields' is a list, where a mapping is wanted"),
    ],
)
def test_a_field_that_cannot_be_is_refused(tmp_path: Path, fields: str, wrong: str) -> None:
    said = problem(tmp_path, "- { group: [] }", more=f"fields: {fields}\n")
    assert said.startswith("own.yaml:3:")
    assert wrong in said


def test_a_field_may_have_any_name_of_letters_and_hyphens(tmp_path: Path) -> None:
    more = "fields: { class: text, star-cost: whole, název: text, own_x: text, self: text }\n"
    card = "- { id: A, class: a, star-cost: 3, název: b, own_x: c, self: d }"
    said = '- { text: "{class} {star-cost - 1} {název} {own_x} {self}", style: words }'
    assert words(face(tmp_path, said, more=more, cards=card)) == ["a 2 b c d"]


def test_no_name_is_one_that_expressions_read_as_something_else() -> None:
    assert {*CONSTANTS, *GRAMMAR, *REFUSED_WORDS, "say"} == RESERVED


def test_named_values_may_use_those_before_them(tmp_path: Path) -> None:
    lets = 'let:\n  a: "{width / 4}"\n  b: "{a + 1}"\n  c: "{\'red\' if b > 20 else \'line\'}"\n'
    found = shape(face(tmp_path, '- { rectangle: ["{a}", "{b}", 9, 9], fill: "{c}" }', more=lets), Rectangle)
    assert (numbers(found.box), found.fill) == ((25, 26, 9, 9), RED)


@pytest.mark.parametrize(
    ("lets", "place", "wrong"),
    [
        ('{ b: "{a}", a: 1 }', "3:13", "there is no 'a'"),
        ('{ a: "{a}" }', "3:13", "there is no 'a'"),
        ("{ width: 1 }", "3:15", "the name 'width' is taken"),
        ("{ title: 1 }", "3:15", "the name 'title' is taken"),
        ("{ pi: 3 }", "3:8", "'pi' is 'pi', a word of expressions"),
        ("{ a: { b: c } }", "3:11", "'a' is a mapping, where a text is wanted"),
        ('{ a: "{1 / 0}" }', "3:1", "0"),
    ],
)
def test_a_named_value_that_cannot_be_is_refused(tmp_path: Path, lets: str, place: str, wrong: str) -> None:
    said = problem(tmp_path, "- { group: [] }", more=f"let: {lets}\n")
    assert said.startswith(f"own.yaml:{place}")
    assert wrong in said


def test_a_size_is_named_or_worked_out(tmp_path: Path) -> None:
    for size, trim in (
        ("mini", (44, 68)),
        ("[20, 30]", (20, 30)),
        ('["{10 + number(value)}", 30]', (15, 30)),
    ):
        layout = f"extends: theme.yaml\nsize: {size}\nfaces: {{ front: [{{ group: [], when: value }}] }}\n"
        (card,) = drawn(tmp_path, layout, "- { id: A, value: 5 }")
        assert (card.front.trim.width, card.front.trim.height) == trim


@pytest.mark.parametrize(
    ("head", "wrong"),
    [
        ("size: mni", "'size' is 'mni', which is no card size; did you mean 'mini'?"),
        ("size: [4, 50]", "a side of 4 mm cannot be made; write 5 to 1500 mm"),
        ("size: [50, 1501]", "a side of 1501 mm cannot be made"),
        ('size: [50, "{width}"]', "the size is worked out from 'width', which is the size"),
        ("size: [50]", "'size' has too few entries"),
        ("bleed: 21", "'bleed' is 21 mm; write 0 to 20"),
        ("bleed: -1", "'bleed' is -1 mm"),
        ("corner: 60", "'corner' is 60 mm"),
        ("shape: hexagn", "'shape' is 'hexagn', which is not known; did you mean 'hexagon'?"),
        ("facs: { }", "the key 'facs' is not known here; did you mean 'faces'?"),
        ("faces2: { }", "did you mean 'faces'?"),
    ],
)
def test_what_a_layout_cannot_be_is_refused(tmp_path: Path, head: str, wrong: str) -> None:
    layout = f"extends: theme.yaml\n{head}\nfaces: {{ front: [] }}\n"
    found = problems(tmp_path, layout)
    assert len(found) == 1
    assert found[0].startswith("own.yaml:2:")
    assert wrong in found[0]


# Mistakes.


@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        ("text: {title}\n  style: words", "'text' is a mapping, where a text is wanted"),
        (
            "rectangle: { }\n  fill: #001040",
            "'fill' has no value: a # begins a comment; put the value in quotes",
        ),
        ("rectangle: { }\n  when: {value}", "put a text that begins with '{' in quotes"),
        ("rectangle: [0, 0, {width}, 5]\n  fill: red", "put a text that begins with '{' in quotes"),
        (
            "text: Gain 2: draw\n  style: words",
            "a colon and a space stand within a text; put the text in quotes",
        ),
        ("text: *bold*\n  style: words", "quotes"),
        ("text: !now\n  style: words", "quotes"),
        ("text: &x\n  style: words", "anchor"),
        ("text: @home\n  style: words", "quotes"),
        ("text: 50% off: yes\n  style: words", "quotes"),
        ("text: >\n  style: words", "is empty"),
        ("text:\n  style: words", "'text' has no value"),
        ("text: a\n  text: b\n  style: words", "the key 'text' is here a second time"),
        ("rectangle: { }\n\tfill: red", "tab"),
    ],
)
def test_the_traps_of_yaml_have_their_hint(tmp_path: Path, element: str, wrong: str) -> None:
    found = problems(tmp_path, on_a_card(f"- {element}"))
    assert any(wrong in line for line in found), found
    assert all(line.startswith("own.yaml:") for line in found)


def test_plain_words_stay_the_text_that_they_are(tmp_path: Path) -> None:
    said = ["no", "017", "12:30", "1e3", "yes", "2.50"]
    elements = "\n".join(f"- {{ text: {each}, style: words }}" for each in said)
    assert words(face(tmp_path, elements)) == said


def test_all_mistakes_of_form_are_told_at_once(tmp_path: Path) -> None:
    layout = """\
extends: theme.yaml
size: mni
shap: circle
bleed: [3]
fields: { title: text }
let: { if: 3 }
paints: { red2: { radal: [red, line] } }
lines: { l: { paint: red, width: wide } }
faces:
  front:
    - { rectangel: [0, 0, 1, 1] }
    - { rectangle: [0, 0, 1] }
    - { text: a, style: words, align: center }
    - { rectangle: [0, 0, 1, 1], circle: [0, 0, 1, 1] }
"""
    rows = [int(line.split(":")[1]) for line in problems(tmp_path, layout)]
    assert rows == [2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14]


def test_all_mistakes_of_names_are_told_at_once(tmp_path: Path) -> None:
    elements = """
    - { icon: strr }
    - { figure: star-feld }
    - { text: a, style: wrds }
    - { rectangle: { below: nobody }, fill: red }
    - { text: "{titel}", style: words }
    - { rectangle: [0, 0, 1, 1], fill: red, when: valu }
    - { line: [[0, 0], [1, 1]] }
    - { rectangle: [0, 0, 1, "{1 +}"], fill: red, turn: about }
    """
    rows = [int(line.split(":")[1]) for line in problems(tmp_path, on_a_card(elements))]
    assert rows == [5, 6, 7, 8, 9, 10, 11, 12, 12]


def test_all_mistakes_of_drawing_are_told_at_once(tmp_path: Path) -> None:
    elements = """
    - { rectangle: [0, 0, 1, 1], fill: rd, stroke: thn }
    - { rectangle: { left: 60, right: 60 }, fill: red }
    - { text: Words, style: words, box: [0, 0, 1, 1] }
    - { image: nowhere.png }
    - { repeat: 2000, each: [] }
    - { group: [{ rectangle: [0, 0, 1, 1], fill: blu }], ground: see }
    - { rectangle: [0, 0, 1, 1], opacity: 3, fill: red }
    - { rectangle: [0, 0, 1, 1], stroke: { paint: red, width: 99 } }
    """
    rows = [int(line.split(":")[1]) for line in problems(tmp_path, on_a_card(elements))]
    assert rows == [5, 5, 6, 7, 8, 9, 10, 11, 12]


def test_a_mistake_that_every_card_meets_is_told_once(tmp_path: Path) -> None:
    cards = "".join(f"- {{ id: C{at}, title: Name {at} }}\n" for at in range(50))
    elements = '- { rectangle: [0, 0, 1, 1], fill: rd }\n- { text: "{title}", style: words, paint: nope }'
    assert len(problems(tmp_path, on_a_card(elements), cards)) == 2


def test_a_ground_that_there_is_not_is_told_with_a_near_one(tmp_path: Path) -> None:
    found = problems(tmp_path, on_a_card("- { rectangle: { }, fill: deep }"), head="ground: sae")
    assert len(found) == 1
    assert "the ground 'sae' is not known; did you mean 'sea'?" in found[0]


# Limits.


def nested(depth: int) -> str:
    inner = "{ rectangle: [0, 0, 1, 1], fill: red }"
    for _ in range(depth):
        inner = f"{{ group: [{inner}] }}"
    return f"- {inner}"


def test_the_deepest_that_may_be_written_is_drawn(tmp_path: Path) -> None:
    deepest = max(depth for depth in range(20) if not problems(tmp_path, on_a_card(nested(depth))))
    assert deepest >= 12
    assert fills(face(tmp_path, nested(deepest))) == [RED]
    assert "lie within each other more than 32 deep" in problem(tmp_path, nested(deepest + 1))


def test_two_thousand_elements_may_stand_in_a_list_and_no_more(tmp_path: Path) -> None:
    one = "- { rectangle: [0, 0, 1, 1], fill: red }\n"
    assert len(fills(face(tmp_path, one * 2000))) == 2000
    assert "'front' has 2,001 entries; at most 2,000 are allowed" in problem(tmp_path, one * 2001)


@pytest.mark.full
@pytest.mark.parametrize("inner", ["[{ rectangle: { }, fill: red }]", "[{ repeat: 1000, each: [] }]"])
def test_repeats_within_repeats_end_somewhere(tmp_path: Path, inner: str) -> None:
    said = problem(tmp_path, f"- {{ repeat: 1000, each: [{{ repeat: 1000, each: {inner} }}] }}")
    assert said.startswith("own.yaml:5:")
    assert "a face has more than 200,000 elements; repeat fewer of them" in said


def test_fifty_thousand_entries_are_drawn(tmp_path: Path) -> None:
    found = face(
        tmp_path, "- { repeat: 50, each: [{ repeat: 1000, each: [{ rectangle: [0, 0, 1, 1], fill: red }] }] }"
    )
    assert len(shapes(found, Rectangle)) == 50_000


def test_five_hundred_values_may_use_each_other(tmp_path: Path) -> None:
    lets = "let:\n  v0: 1\n" + "".join(f'  v{at}: "{{v{at - 1} + 1}}"\n' for at in range(1, 500))
    assert words(face(tmp_path, '- { text: "{v499}", style: words }', more=lets)) == ["500"]
    more = lets + '  v500: "{v499}"\n'
    assert "at most 500 are allowed" in problem(tmp_path, "- { group: [] }", more=more)


def test_five_hundred_fields_may_be_declared(tmp_path: Path) -> None:
    fields = "fields:\n" + "".join(f"  f{at}: whole\n" for at in range(500))
    shown = '- { text: "{f0 + f499}", style: words }'
    assert words(face(tmp_path, shown, more=fields, cards="- { id: A, f0: 2, f499: 3 }")) == ["5"]


def test_values_cannot_grow_without_end(tmp_path: Path) -> None:
    lets = "let:\n  v0: 'xxxxxxxxxx'\n" + "".join(
        f'  v{at}: "{{v{at - 1} + v{at - 1}}}"\n' for at in range(1, 30)
    )
    said = problem(tmp_path, "- { group: [] }", more=lets)
    assert "characters; a text may have 4,000" in said


@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        (
            f'rectangle: ["{{{"1 + " * 130}1}}", 0, 1, 1]\n  fill: red',
            "an expression of 521 characters; 500 are allowed",
        ),
        (f'rectangle: ["{{{"(" * 60}1{")" * 60}}}", 0, 1, 1]\n  fill: red', "nested more than 40 deep"),
        (f"text: {'x' * 2001}\n  style: words", "'text' has 2,001 characters; at most 2,000 are allowed"),
        (f"text: {'x' * 2000}\n  style: words", "mm too wide"),
        (
            "rectangle: [0, 0, 1, 1]\n  stroke: { paint: red, width: 1, dash: [0.01, 0.01] }",
            "these lengths make no dashes",
        ),
        ("rectangle: [0, 0, 1, 1]\n  stroke: fine", "too short for dashes"),
        ("rectangle: [0, 0, 100, 100]\n  fill: dotted", "the hatch would have"),
        ("line: [[0, 0], [9999, 0]]\n  stroke: thin", "farther than 3,000 mm"),
        ("path: M0 0L1e9 0\n  stroke: thin", "the path has the number 1e+09"),
        ("path: M0 0L1e999 0\n  stroke: thin", "the path has the number inf"),
        ("rectangle: [nan, 0, 1, 1]\n  fill: red", "'rectangle' is 'nan', which is no number"),
        ("rectangle: [1e9, 0, 1, 1]\n  fill: red", "'rectangle' is '1e9', which is no number"),
        (
            "rectangle: [0, 0, 1, 1]\n  fill: red\n  turn: '{1e300}'",
            "'turn' is 1e+300; a number stays below 1,000,000,000",
        ),
    ],
)
def test_what_would_explode_is_refused_by_name(tmp_path: Path, element: str, wrong: str) -> None:
    lines = "lines: { fine: { paint: red, width: 1, dash: [0.01, 0.02] } }\n"
    more = f"{lines}paints: {{ dotted: {{ hatch: dots, scale: 0.25, paint: red }} }}\n"
    assert wrong in problem(tmp_path, f"- {element}", more=more)


def test_the_smallest_and_the_largest_component_are_drawn(tmp_path: Path) -> None:
    for side in (5, 1500):
        faces = "faces: { front: [{ rectangle: { }, fill: woven }] }\n"
        layout = f"extends: theme.yaml\nsize: [{side}, {side}]\nbleed: 0\n{faces}"
        (card,) = drawn(tmp_path, layout)
        assert card.front.scene.box.width == side


def test_a_layout_of_more_than_eight_mebibytes_is_refused(tmp_path: Path) -> None:
    layout = on_a_card("- { group: [] }") + "# x\n" * (2 * 1024 * 1024)
    (said,) = problems(tmp_path, layout)
    assert "own.yaml:1:1: the file is larger than 8 MiB" in said


@pytest.mark.full
def test_a_layout_of_nearly_eight_mebibytes_is_read(tmp_path: Path) -> None:
    listed = ", ".join(["1"] * 150)
    one = f'{{ rectangle: [0, 0, 1, 1], fill: red, when: "1 in [{listed}]" }}'
    groups = "".join(f"- {{ group: [{', '.join([one] * 500)}] }}\n" for _ in range(28))
    layout = on_a_card(groups)
    assert 6 * 1024 * 1024 < len(layout) < 8 * 1024 * 1024
    assert len(fills(drawn(tmp_path, layout)[0].front)) == 14_000


@pytest.mark.full
def test_twenty_thousand_cards_are_drawn(tmp_path: Path) -> None:
    cards = "".join(f"- {{ id: C{at}, title: Name {at}, text: Words of {at} }}\n" for at in range(20_000))
    elements = """
    - { rectangle: { }, fill: sunrise }
    - { id: t, text: "{title}", style: words, box: [5, 5, 90, 10], fit: shrink }
    - { text: "{text}", style: words, box: { below: t, gap: 2 }, level: top }
    """
    found = drawn(tmp_path, on_a_card(elements), cards)
    assert len(found) == 20_000
    assert len({id(shapes(each.front, Rectangle)[0]) for each in found}) == 1


@pytest.mark.full
def test_a_deck_of_too_many_elements_is_refused(tmp_path: Path) -> None:
    cards = "".join(f"- {{ id: C{at}, title: a{at} }}\n" for at in range(60))
    elements = "- { repeat: 100, each: [{ repeat: 400, each: [{ group: [], when: title }] }] }"
    found, refused = attempted(tmp_path, on_a_card(elements), cards)
    assert found == ()
    assert [each.wrong for each in refused] == ["the cards have more than 4,000,000 elements in all"]


def test_a_text_of_two_thousand_characters_is_set(tmp_path: Path) -> None:
    found = shape(
        face(
            tmp_path,
            '- { text: "{text}", style: words, size: 5 }',
            cards=f"- {{ id: A, text: {'word ' * 399}end }}",
        ),
        Text,
    )
    assert len(found.runs) > 10
