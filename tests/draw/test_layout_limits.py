"""Layouts that ask for more than can be drawn, or for what is not there, are told so, wherever they do."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from pnp.draw.context import STEPS
from tests.helpers.layouts import drawn, on_a_card, problem, problems, words

if TYPE_CHECKING:
    from pathlib import Path

# Lists.


def nested(name: str) -> str:
    rows = "".join(f"  {name}{k + 1}: '{{[{', '.join([f'{name}{k}'] * 10)}]}}'\n" for k in range(12))
    return f"  {name}0: '{{[title]}}'\n{rows}"


def test_lists_are_counted_with_the_lists_in_them(tmp_path: Path) -> None:
    found = problem(
        tmp_path, "- { circle: [0, 0, 9, 9], fill: red, when: a12 != none }", more=f"let:\n{nested('a')}"
    )
    assert found.startswith("own.yaml:")
    assert "comes to a list of more than 1,000 entries, those of its lists counted" in found


def test_a_list_may_have_as_many_entries_as_are_allowed(tmp_path: Path) -> None:
    lets = "let: { tens: '{[range(499), range(499)]}', more: '{[range(499), range(500)]}' }\n"
    text = "- { text: '{len(tens)}', style: words }"
    (found,) = problems(tmp_path, on_a_card(text, lets))
    assert "[range(499), range(500)]" in found


# What a layout extends.


@pytest.mark.parametrize(
    ("base", "wrong"),
    [("- a\n", "the file is a list"), ("", "the file is empty"), ("a: [\n", "close its bracket")],
)
def test_a_base_that_is_no_mapping_is_refused_where_it_is_none(tmp_path: Path, base: str, wrong: str) -> None:
    found = problems(tmp_path, "extends: base.yaml\nsize: [60, 40]\n", files={"base.yaml": base})
    assert [line.split(":")[0] for line in found] == ["base.yaml"]
    assert wrong in found[0]


# Fields.


def test_a_field_of_words_may_have_a_default_in_each_language(tmp_path: Path) -> None:
    layout = on_a_card(
        "- { text: '{a}', style: words }", "fields: { a: { type: words, default: { en: Sun } } }\n"
    )
    (card,) = drawn(tmp_path, layout)
    assert words(card.front) == ["Sun"]


CHOICES = "fields: { n: { type: %s, one-of: [%s] } }\n"


@pytest.mark.parametrize(
    ("kind", "choices", "given"),
    [
        ("number", "0.50, 1.00, 2000000", "0.50"),
        ("number", "0.5, 2000000", "2000000"),
        ("whole", "7, 8", "8"),
    ],
)
def test_choices_among_numbers_are_numbers(tmp_path: Path, kind: str, choices: str, given: str) -> None:
    layout = on_a_card("- { text: '{n}', style: words }", CHOICES % (kind, choices))
    assert drawn(tmp_path, layout, f"- {{ id: C1, n: {given} }}")
    (found,) = problems(tmp_path, layout, "- { id: C1, n: 12 }")
    assert f"is '12'; write one of {choices}" in found


def test_a_choice_that_no_field_of_its_type_can_have_is_refused_where_it_stands(tmp_path: Path) -> None:
    layout = on_a_card("- { text: '{n}', style: words }", CHOICES % ("number", "1, few"))
    (found,) = problems(tmp_path, layout)
    assert found.startswith("own.yaml:3:")
    assert "write one of the type 'number'" in found


# Figures.


def test_an_icon_that_there_is_not_is_named_where_the_figure_is_told_it(tmp_path: Path) -> None:
    element = "- { figure: icons, box: [0, 0, 60, 60], with: { names: [ship, shipp], stand: row } }"
    (found,) = problems(tmp_path, on_a_card(element).replace("theme.yaml", "atlas"))
    assert found.startswith("own.yaml:5:60: the figure 'icons': there is no icon 'shipp'; ")
    assert "ship" in found.partition(";")[2]


# Names.


@pytest.mark.parametrize("name", ["title", "deck", "ink", "width", "cost", "half"])
def test_an_entry_of_a_repeat_is_called_by_no_name_that_means_something_else(
    tmp_path: Path, name: str
) -> None:
    lets = "fields: { cost: number }\nlet: { half: 2 }\n"
    element = f"- {{ repeat: 2, as: {name}, each: [{{ circle: [0, 0, 9, 9], fill: red }}] }}"
    found = problem(tmp_path, element, more=lets)
    assert found == f"own.yaml:7:24: the name '{name}' is taken; choose another with 'as: …'"


def test_a_name_that_an_entry_has_anyway_is_told_where_it_is_taken(tmp_path: Path) -> None:
    element = "- { repeat: 2, each: [{ repeat: 2, each: [{ circle: [0, 0, 9, 9], fill: red }] }] }"
    assert not problems(tmp_path, on_a_card(element))
    found = problems(tmp_path, on_a_card(element, "let: { item: 2 }\n"))
    assert all("the name 'item' is taken" in line for line in found)
    assert len(found) == 2


# What is equal, and yet another thing.

COST = "fields: { cost: number }\nlet: { x: '{1 if cost == 3 else true}' }\n"


@pytest.mark.parametrize(
    "element",
    [
        "- { text: '{x}', style: note }",
        "- { rectangle: [0, 0, 9, '{x}'], fill: line }",
        "- { figure: moon, box: [0, 0, 9, 9], with: { lit: '{x}' } }",
    ],
)
def test_a_number_and_a_truth_are_never_taken_for_each_other(tmp_path: Path, element: str) -> None:
    cards = "\n".join(f"- {{ id: C{k}, cost: {cost} }}" for k, cost in enumerate((3, 3, 3, 3, 4)))
    layout = on_a_card(element, COST).replace("theme.yaml", "atlas")
    assert problems(tmp_path, layout, cards)
    assert not problems(tmp_path, layout.replace("else true", "else 1.0"), cards)


def test_a_list_may_hold_what_a_deck_knows(tmp_path: Path) -> None:
    layout = on_a_card("- { text: '{x[0]}', style: words }", "let: { x: '{[title, deck]}' }\n")
    cards = drawn(tmp_path, layout, "- { id: C1, title: Sun }\n- { id: C2, title: Moon }")
    assert [words(card.front) for card in cards] == [["Sun"], ["Moon"]]


# How much is drawn.


@pytest.mark.parametrize(
    ("element", "place"),
    [
        ("{ figure: star-field, with: { density: 20, seed: '{index}' } }", "6:39"),
        ("{ figure: star-field, with: { density: 20 } }", "6:39"),
        ("{ rectangle: [0, 0, 50, '{50 + index / 100}'], fill: woven }", "6:82"),
        ("{ polygon: [{points}], fill: line }", "6:40"),
        ("{ path: 'M0 0{lines}', fill: line }", "6:37"),
    ],
)
def test_what_a_face_draws_is_bounded_however_few_elements_draw_it(
    tmp_path: Path, element: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pnp.draw.context.STEPS", STEPS._replace(on_a_face=20_000))
    element = element.replace("{points}", ", ".join(["[0, 0], [9, 9]"] * 300))
    element = element.replace("{lines}", "L9 9" * 600)
    layout = on_a_card(f"- {{ repeat: 200, each: [{element}] }}", WOVEN).replace("theme.yaml", "atlas")
    (found,) = problems(tmp_path, layout)
    assert found.startswith(f"own.yaml:{place}: a face has more than 20,000 points; draw fewer figures")


WOVEN = "paints: { woven: { hatch: dots, scale: 0.9 } }\n"


def test_what_a_deck_draws_is_bounded_and_what_cards_share_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pnp.draw.context.STEPS", STEPS._replace(in_a_deck=30_000))
    cards = "\n".join(f"- {{ id: C{k}, value: '{k}' }}" for k in range(40))
    element = "- { figure: spiral, with: { stars: 1000, seed: '{number(value)}' } }\n"
    layout = on_a_card(element).replace("theme.yaml", "atlas")
    (found,) = problems(tmp_path, layout, cards)
    assert found.startswith(
        "own.yaml:5:17: the cards have more than 30,000 points in all; divide the deck, or"
    )
    shared = on_a_card(element + "- { text: '{value}', style: note, opacity: 0.5 }")
    shared = shared.replace("{number(value)}", "5").replace("theme.yaml", "atlas")
    assert len(drawn(tmp_path, shared, cards)) == 40


# Where texts are cut.

CUT = "beyond the edge, where it would be cut; place it on the card"
FORMS = {
    "circle": ("size: [40, 40]\nshape: circle\n", "box: { left: 1, top: 1 }", "box: [2, 15, 36, 10]"),
    "hexagon": ("size: [40, 40]\nshape: hexagon\n", "box: { left: 4, top: 1 }", "box: [4, 15, 32, 10]"),
    "corner": ("size: [40, 40]\ncorner: 18\n", "box: { left: 2, top: 2 }", "box: { left: 2, top: 18 }"),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_text_that_a_cut_would_take_letters_from_is_refused(tmp_path: Path, form: str) -> None:
    head, lost, kept = FORMS[form]
    text = "{ text: Sun, style: title, align: left, BOX }"
    layout = f"extends: theme.yaml\n{head}faces:\n  front:\n    - {text}\n"
    (found,) = problems(tmp_path, layout.replace("BOX", lost))
    assert CUT in found
    assert not problems(tmp_path, layout.replace("BOX", kept))


def test_the_lines_of_a_text_may_follow_a_round_cut(tmp_path: Path) -> None:
    text = "- { text: 'Sun and\\nthe Moon, and a star and the\\nSun', style: words, box: BOX }"
    layout = on_a_card(text.replace("'", '"')).replace("size: [100, 100]", "size: [60, 60]\nshape: circle")
    assert not problems(tmp_path, layout.replace("BOX", "[0, 0, 60, 60]"))
    assert CUT in problems(tmp_path, layout.replace("BOX", "[0, 0, 60, 16]"))[0]


SUN = "{ text: Sun, style: title, align: left, box: BOX }"
GROUP = f"- {{ group: [{SUN}], clip: CLIP, box: [25, 25, 20, 20], turn: 90 }}"


@pytest.mark.parametrize(
    "box", ["{ left: -6, width: 20, top: 5 }", "[5, 17, 15, 12]", "{ left: 2, top: -1 }"]
)
def test_a_text_that_its_group_would_clip_is_refused(tmp_path: Path, box: str) -> None:
    clipped = GROUP.replace("BOX", box)
    found = problem(tmp_path, clipped.replace("CLIP", "true"))
    assert "mm beyond the box of its group, where it would be cut; give the group more room" in found
    assert not problems(tmp_path, on_a_card(clipped.replace("CLIP", "false")))


def test_a_text_within_a_group_that_clips_may_be_turned_there(tmp_path: Path) -> None:
    text = "{ text: Sun, style: title, box: [LEFT, 0, 20, 20], turn: 45 }"
    group = f"- {{ group: [{text}], clip: true, box: [25, 25, 20, 20], turn: 30 }}"
    assert not problems(tmp_path, on_a_card(group.replace("LEFT", "0")))
    assert "of its group" in problem(tmp_path, group.replace("LEFT", "12"))


def test_a_corner_that_differs_from_card_to_card_cuts_each_card_by_its_own(tmp_path: Path) -> None:
    text = "- { text: Sun, style: title, align: left, box: { left: 1, top: 1 } }"
    layout = on_a_card(text, 'fields: { r: number }\ncorner: "{r}"\n')
    assert not problems(tmp_path, layout, "- { id: C1, r: 0 }\n- { id: C2, r: 2 }")
    assert CUT in problems(tmp_path, layout, "- { id: C1, r: 0 }\n- { id: C2, r: 20 }")[0]


# Words on figures.

LONG = "Look at the next card and then at another one, please do"


@pytest.mark.parametrize(
    ("figure", "told", "place"),
    [
        ("tab", f"words: '{LONG}'", "5:58"),
        ("scale", f"labels: [a, '{LONG}']", "5:61"),
        ("track", f"count: 2, labels: [a, '{LONG}']", "5:71"),
    ],
)
def test_words_that_a_figure_would_make_too_small_to_read_are_refused(
    tmp_path: Path, figure: str, told: str, place: str
) -> None:
    element = f"- {{ figure: {figure}, box: [5, 5, 30, 10], with: {{ {told} }} }}"
    (found,) = problems(tmp_path, on_a_card(element).replace("theme.yaml", "atlas"))
    assert found.startswith(f"own.yaml:{place}: the figure '{figure}': '")
    assert " mm too wide at 4 pt, the least size; write less, or give the figure more room" in found
    short = element.replace(LONG, "b")
    assert not problems(tmp_path, on_a_card(short).replace("theme.yaml", "atlas"))


# What is refused.


@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        ("rectangle: [0, 0, '{index / 100 + 1 + value / 1000}', 1], fill: red", "'value' is a text where a"),
        ("text: 'far {value} {index}', style: words, box: [0, 0, 1, 1]", "it does not fit its box of 1.0 by"),
    ],
)
def test_a_repeat_stops_where_entry_after_entry_is_refused(tmp_path: Path, element: str, wrong: str) -> None:
    nested = f"- {{ repeat: 450, each: [{{ repeat: 450, each: [{{ {element} }}] }}] }}"
    found = problems(tmp_path, on_a_card(nested), "- { id: C1, value: zero }")
    assert 1 <= len(found) <= 20
    assert all(wrong in line for line in found)


def test_a_repeat_tells_of_each_entry_that_is_wrong_in_its_own_way(tmp_path: Path) -> None:
    named = ", ".join(f"star-{letter}" for letter in "abcdefgh")
    element = f"- {{ repeat: [{named}], each: [{{ icon: '{{item}}', box: [0, 0, 9, 9] }}] }}"
    found = problems(tmp_path, on_a_card(element))
    assert len(found) == 8


@pytest.mark.parametrize("count", ["1e999", "-1e999", "nan", "0.5"])
def test_a_repeat_of_no_number_of_times_is_refused(tmp_path: Path, count: str) -> None:
    found = problem(tmp_path, f"- {{ repeat: {count}, each: [{{ icon: star, box: [0, 0, 9, 9] }}] }}")
    assert found.startswith("own.yaml:5:17: nothing is repeated ")


def forget_what_is_there() -> None:
    """What other tests left is no garbage of the next: it is neither counted nor gone through."""
    gc.collect(1)
    gc.freeze()


@pytest.mark.parametrize(
    "element",
    [
        "{ text: '{text}', style: words, box: [0, 0, 9, 9] }",
        "{ text: '{text}', style: words, box: [0, 0, 9, 9], level: top }",
        "{ rectangle: [0, 0, '{text}', 9], fill: red }",
    ],
)
def test_refused_cards_leave_nothing_in_memory(tmp_path: Path, element: str) -> None:
    """A run collects no garbage: what is refused must not hold on to itself."""
    cards = "\n".join(f"- {{ id: C{k}, text: lorem ipsum dolor {k} }}" for k in range(300))
    forget_what_is_there()
    gc.disable()
    try:
        assert len(problems(tmp_path, on_a_card(f"- {element}"), cards)) == 300
        assert gc.collect() < 5 * 300
    finally:
        gc.enable()


def test_all_the_cards_of_a_deck_that_is_too_much_are_refused_without_piling_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pnp.draw.context.STEPS", STEPS._replace(in_a_deck=30_000))
    cards = "\n".join(f"- {{ id: C{k}, value: '{k}' }}" for k in range(400))
    element = "- { figure: spiral, with: { stars: 1000, seed: '{number(value)}' } }\n"
    layout = on_a_card(element).replace("theme.yaml", "atlas")
    forget_what_is_there()
    gc.disable()
    try:
        assert len(problems(tmp_path, layout, cards)) == 1
        assert gc.collect() < 5 * 400
    finally:
        gc.enable()
