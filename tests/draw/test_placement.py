"""Where elements stand: by millimetres, shares, edges, middles and neighbours, and what cannot stand."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pnp.scene import Circle, Line, Placed, Rectangle
from tests.helpers.layouts import (
    drawn,
    face,
    numbers,
    on_a_card,
    parted,
    problem,
    problems,
    runs,
    shape,
    shapes,
    within,
    words,
)

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scene import Face

A = "- { id: a, rectangle: [20, 30, 40, 10], fill: line }\n"


def last(found: Face) -> tuple[float, float, float, float]:
    """The box of the last rectangle."""
    return numbers(shapes(found, Rectangle)[-1].box)


# The card is 100 by 100 mm.
@pytest.mark.parametrize(
    ("box", "stands"),
    [
        ("[1, 2, 3, 4]", (1, 2, 3, 4)),
        ("[10%, 20%, 30%, 40%]", (10, 20, 30, 40)),
        ('["{width / 4}", "{2 + 3}", "{height - 60}", ".5"]', (25, 5, 40, 0.5)),
        ('["{10}%", "-5", "{width / 2}%", 5]', (10, -5, 50, 5)),
        ("{ left: 5, top: 6, width: 7, height: 8 }", (5, 6, 7, 8)),
        ("{ right: 5, bottom: 6, width: 7, height: 8 }", (88, 86, 7, 8)),
        ("{ left: 5, right: 6, top: 7, bottom: 8 }", (5, 7, 89, 85)),
        ("{ left: -3, right: -3, top: -3, bottom: -3 }", (-3, -3, 106, 106)),
        ("{ left: 10%, right: 20%, top: 30%, height: 5% }", (10, 30, 70, 5)),
        ("{ x: 50%, y: 25, width: 10, height: 20 }", (45, 15, 10, 20)),
        ("{ x: 30, y: 40, radius: 5 }", (25, 35, 10, 10)),
        ("{ left: 30, top: 40, radius: 10% }", (30, 40, 20, 20)),
        ("{ left: 30 }", (30, 0, 70, 100)),
        ("{ bottom: 30 }", (0, 0, 100, 70)),
        ("{ width: 30, height: 20 }", (35, 40, 30, 20)),
        ("{ }", (0, 0, 100, 100)),
    ],
)
def test_a_box_stands_where_it_says(tmp_path: Path, box: str, stands: tuple[float, ...]) -> None:
    assert last(face(tmp_path, f"- rectangle: {box}\n  fill: red")) == stands


# The neighbour `a` is 40 by 10 mm at 20, 30: it reaches to 60, 40.
@pytest.mark.parametrize(
    ("box", "stands"),
    [
        ("{ below: a, height: 5 }", (20, 40, 40, 5)),
        ("{ below: a, gap: 2, height: 5 }", (20, 42, 40, 5)),
        ("{ below: a, gap: -2, height: 5 }", (20, 38, 40, 5)),
        ("{ below: a }", (20, 40, 40, 60)),
        ("{ below: a, bottom: 10 }", (20, 40, 40, 50)),
        ("{ above: a, height: 5, gap: 1 }", (20, 24, 40, 5)),
        ("{ above: a }", (20, 0, 40, 30)),
        ("{ above: a, top: 4, gap: 1 }", (20, 4, 40, 25)),
        ("{ right-of: a, width: 5, gap: 3 }", (63, 30, 5, 10)),
        ("{ right-of: a, right: 10 }", (60, 30, 30, 10)),
        ("{ left-of: a, width: 5, gap: 3 }", (12, 30, 5, 10)),
        ("{ left-of: a }", (0, 30, 20, 10)),
        ("{ below: a, width: 6, height: 5 }", (37, 40, 6, 5)),
        ("{ below: a, left: 1, width: 6, height: 5 }", (1, 40, 6, 5)),
        ("{ right-of: a, below: a, width: 6, height: 5, gap: 1 }", (61, 41, 6, 5)),
        ("{ centred-in: a }", (20, 30, 40, 10)),
        ("{ centred-in: a, gap: 2 }", (22, 32, 36, 6)),
        ("{ centred-in: a, width: 4, height: 6 }", (38, 32, 4, 6)),
        ("{ centred-in: a, radius: 3 }", (37, 32, 6, 6)),
        ("{ centred-in: a, width: 4, top: 0, height: 6 }", (38, 0, 4, 6)),
        ("{ centred-in: a, below: a, width: 4, height: 6 }", (38, 40, 4, 6)),
    ],
)
def test_a_box_stands_by_its_neighbour(tmp_path: Path, box: str, stands: tuple[float, ...]) -> None:
    assert last(face(tmp_path, f"{A}- rectangle: {box}\n  fill: red")) == stands


def test_a_box_stands_between_two_neighbours(tmp_path: Path) -> None:
    between = (
        "- { id: b, rectangle: [0, 80, 100, 5], fill: line }\n- rectangle: { below: a, above: b, gap: 2 }"
    )
    assert last(face(tmp_path, f"{A}{between}\n  fill: red")) == (20, 42, 40, 36)


def test_a_neighbour_may_stand_later_in_the_drawing_order(tmp_path: Path) -> None:
    found = face(tmp_path, f"- rectangle: {{ below: a, height: 5 }}\n  fill: red\n{A}")
    assert numbers(shapes(found, Rectangle)[0].box) == (20, 40, 40, 5)


def test_neighbours_may_follow_each_other(tmp_path: Path) -> None:
    names = ["a", *(f"b{at}" for at in range(14))]
    chain = "".join(
        f"- {{ id: {name}, rectangle: {{ below: {before}, height: 3, gap: 1 }}, fill: red }}\n"
        for before, name in pairwise(names)
    )
    assert last(face(tmp_path, A + chain)) == (20, 41 + 13 * 4, 40, 3)


def test_a_thousand_neighbours_may_follow_each_other(tmp_path: Path) -> None:
    chain = "".join(
        f"- {{ id: b{at}, rectangle: {{ below: b{at + 1}, height: 0.01 }}, fill: red }}\n"
        for at in range(1999)
    )
    ends = "- { id: b1999, rectangle: [0, 0, 9, 1], fill: red }"
    found = shapes(face(tmp_path, chain + ends), Rectangle)
    assert found[0].box.y == pytest.approx(1 + 1998 * 0.01, abs=0.001)


# Texts have no height of their own: what stands by them begins where their lines end.


def baseline(found: Face) -> float:
    return max(run.y for run in runs(found))


def test_below_a_text_is_below_its_last_baseline(tmp_path: Path) -> None:
    text = (
        "- { id: t, text: one two three four five six, style: words, box: [10, 10, 20, 60], valign: top }\n"
    )
    found = face(tmp_path, f"{text}- rectangle: {{ below: t, gap: 2, height: 5 }}\n  fill: red")
    assert len(words(found)) > 1
    left, top, width, height = last(found)
    assert (left, width, height) == (10, 20, 5)
    assert top == pytest.approx(baseline(found) + 2, abs=0.001)


def test_a_longer_text_moves_what_stands_below_it(tmp_path: Path) -> None:
    elements = """
    - { id: t, text: "{text}", style: words, box: [10, 10, 20, 80], valign: top }
    - { id: u, text: after, style: words, box: { below: t, gap: 4 } }
    - { rectangle: { below: u, gap: 1, height: 2 }, fill: red }
    """
    cards = "- { id: A, text: one }\n- { id: B, text: one two three four five six seven }"
    one, two = (last(each.front)[1] for each in drawn(tmp_path, on_a_card(elements), cards))
    assert two > one + 7


def test_above_a_text_that_keeps_to_the_bottom_is_above_its_capitals(tmp_path: Path) -> None:
    text = "- { id: t, text: Words, style: words, box: [10, 50, 80, 40], valign: bottom }\n"
    found = face(tmp_path, f"{text}- rectangle: {{ above: t, gap: 1, height: 5 }}\n  fill: red")
    (run,) = runs(found)
    assert run.y == pytest.approx(90, abs=0.001)
    _, top, _, height = last(found)
    assert run.y - run.size < top + height + 1 < run.y - run.size / 2


@pytest.mark.parametrize("gone", ["when: false", "when: value", "when: len(icons) > 2"])
def test_the_gap_to_what_is_not_there_falls_away(tmp_path: Path, gone: str) -> None:
    absent = f"- {{ id: b, rectangle: {{ below: a, gap: 3, height: 9 }}, fill: red, {gone} }}\n"
    found = face(tmp_path, f"{A}{absent}- rectangle: {{ below: b, gap: 2, height: 5 }}\n  fill: red")
    assert len(shapes(found, Rectangle)) == 2
    left, top, width, height = last(found)
    assert (left, width, height) == (20, 40, 5)
    assert top in (40, 43)  # where `b` would begin


def test_what_stands_below_empty_words_moves_up(tmp_path: Path) -> None:
    text = "- { id: t, text: '{text}', style: words, box: { below: a, gap: 3 } }\n"
    elements = f"{A}{text}- rectangle: {{ below: t, gap: 2, height: 5 }}\n  fill: red"
    cards = "- { id: A }\n- { id: B, text: '  ' }\n- { id: C, text: Words }"
    tops = [last(each.front)[1] for each in drawn(tmp_path, on_a_card(elements), cards)]
    assert tops[0] == tops[1] <= 43
    assert tops[2] > 46


def test_a_group_is_the_world_of_what_is_in_it(tmp_path: Path) -> None:
    group = """
    - group:
        - { rectangle: [10%, 0, 50%, 4], fill: red }
        - { rectangle: { right: 1, bottom: 2, width: 3, height: 4 }, fill: red }
        - { rectangle: { }, fill: red }
      box: [20, 30, 60, 50]
    """
    boxes = [numbers(each.box) for each in shapes(face(tmp_path, group), Rectangle)]
    assert boxes == [(26, 30, 30, 4), (76, 74, 3, 4), (20, 30, 60, 50)]


def test_an_element_in_a_group_may_stand_by_one_outside(tmp_path: Path) -> None:
    group = (
        "- { group: [{ group: [{ rectangle: { below: a, height: 5 }, fill: red }] }], box: [50, 50, 9, 9] }"
    )
    assert last(face(tmp_path, A + group)) == (20, 40, 40, 5)


def test_the_nearest_element_of_a_name_is_meant(tmp_path: Path) -> None:
    inner = "{ id: a, rectangle: [0, 0, 2, 2], fill: red }, { rectangle: { below: a, height: 5 }, fill: red }"
    group = f"- {{ group: [{inner}], box: [70, 70, 9, 9] }}"
    assert last(face(tmp_path, A + group)) == (70, 72, 2, 5)


def test_a_line_takes_its_points_within_its_box(tmp_path: Path) -> None:
    found = shape(
        face(tmp_path, "- line: [[0, 100%], [50%, 1]]\n  stroke: thin\n  box: [10, 20, 30, 40]"), Line
    )
    assert (found.start.x, found.start.y, found.end.x, found.end.y) == (10, 60, 25, 21)


def test_an_icon_stands_in_the_middle_of_its_box(tmp_path: Path) -> None:
    found = face(tmp_path, "- icon: star\n  box: [10, 20, 30, 12]")
    (icon,) = within(found, Placed)
    assert (icon.transform.a, icon.transform.e, icon.transform.f) == (6, 25, 26)


def test_the_largest_circle_in_a_box_stands_in_its_middle(tmp_path: Path) -> None:
    found = shape(face(tmp_path, "- circle: [10, 20, 30, 12]\n  fill: red"), Circle)
    assert (found.centre.x, found.centre.y, found.radius) == (25, 26, 6)


@pytest.mark.parametrize(
    ("box", "column", "wrong"),
    [
        ("{ left: 1, right: 1, width: 9 }", 16, "said more often than they can hold"),
        ("{ left: 1, x: 9, width: 2 }", 16, "said more often than they can hold"),
        ("{ left: 1, x: 9 }", 16, "x is the middle, and goes with width alone"),
        ("{ below: a, top: 9 }", 16, "said more often than they can hold"),
        ("{ x: 9, top: 1 }", 16, "a box with x, its middle, needs a width; add 'width: …'"),
        ("{ radius: 9, width: 2 }", 26, "a radius stands beside a width"),
        ("{ left: 60, right: 60 }", 16, "the box would be -20.0 mm wide; give it more room"),
        ("{ below: a, bottom: 70 }", 16, "the box would be -10.0 mm high; give it more room"),
        ("{ x: 9, radius: -2 }", 16, "the box would be -4.0 mm wide"),
        ("[1, 2, -3, 4]", 16, "the box would be -3.0 mm wide"),
        ("{ centred-in: a, gap: 6 }", 16, "the box would be -2.0 mm high"),
        ("{ below: a, gap: 5% }", 33, "a gap is no share of anything; write it in mm"),
        ("{ left: 5mm }", 24, "'left' is '5mm', which is no number; write 5"),
        ("{ left: '1,5' }", 24, "'left' is '1,5', which is no number; write 1.5"),
        ("{ lefft: 5 }", 18, "the key 'lefft' is not known here; did you mean 'left'?"),
        ("{ below: aa }", 25, "there is no element 'aa' here; did you mean 'a'?"),
        ("{ below: aa, above: bb }", 25, "there is no element 'aa' here"),
        ("[1, 2, 3]", 16, "'rectangle' has too few entries"),
        ("[1, 2, 3, 4, 5]", 16, "'rectangle' has 5 entries"),
        ("[1, 2, 3, wide]", 26, "'rectangle' is 'wide', which is no number"),
        ("[1, 2, 3, '{1 / 0}']", 26, "0"),
        ("[1, 2, 3, '{title}']", 26, "'{title}' gives nothing, where a number is wanted"),
        ("[1, 2, 3, 3001]", 16, "farther than 3,000 mm"),
        ("[1, 2, 3, '{1000.0 * 100000000}']", 26, "a number stays below 1,000,000,000"),
        ("{ below: a, height: -9999 }", 16, "farther than 3,000 mm"),
    ],
)
def test_a_box_that_cannot_stand_is_refused_at_its_place(
    tmp_path: Path, box: str, column: int, wrong: str
) -> None:
    found = problems(tmp_path, on_a_card(f"{A}- rectangle: {box}\n  fill: red"))
    _, row, at, said = parted(found[0])
    assert wrong in said
    assert row == 6
    assert column <= at <= column + 4


def test_a_text_without_room_is_refused(tmp_path: Path) -> None:
    said = problem(tmp_path, "- { text: Words, style: words, box: { top: 60, bottom: 50 } }")
    assert re.match(r"own\.yaml:5:\d+: the box of the text would be -10\.0 mm high; give it more room", said)


def test_a_text_that_would_be_cut_with_the_card_is_refused(tmp_path: Path) -> None:
    said = problem(tmp_path, "- { text: Words, style: words, box: [90, 10, 20, 10], align: right }")
    assert "reaches 9.9 mm beyond the edge, where it would be cut" in said
    turned = "- { text: Words and words and words, style: words, box: [50, 2, 50, 4], turn: 90 }"
    assert "beyond the edge" in problem(tmp_path, turned)
    upright = turned.replace("[50, 2, 50, 4]", "[50, 50, 50, 4]")
    assert problems(tmp_path, on_a_card(upright)) == []


def test_a_text_in_a_turned_group_is_seen_where_it_stands(tmp_path: Path) -> None:
    group = (
        "- { group: [{ text: Words, style: words, box: [0, 10, 20, 10] }], box: [0, 0, 200, 20], turn: 180 }"
    )
    assert "beyond the edge" in problem(tmp_path, group)
    assert problems(tmp_path, on_a_card(group.replace("200", "100"))) == []


@pytest.mark.parametrize(
    ("elements", "said"),
    [
        ("- { id: a, rectangle: { below: a, height: 3 }, fill: red }", "it stands by itself"),
        (
            "- { id: a, rectangle: { below: b, height: 3 }, fill: red }\n"
            "- { id: b, rectangle: { right-of: a, width: 3 }, fill: red }",
            "2 elements stand by each other in a circle",
        ),
        (
            "- { id: a, rectangle: { below: b, height: 3 }, fill: red }\n"
            "- { id: b, text: Words, style: words, box: { below: c } }\n"
            "- { id: c, rectangle: { centred-in: a }, fill: red }",
            "3 elements stand by each other in a circle",
        ),
    ],
)
def test_a_circle_of_neighbours_is_refused_at_its_first(tmp_path: Path, elements: str, said: str) -> None:
    found = problem(tmp_path, elements)
    assert found.startswith("own.yaml:5:")
    assert f"{said}; let one of them stand by something else" in found


def test_a_figure_may_be_told_of_elements_that_stand_by_it(tmp_path: Path) -> None:
    elements = """
    - { id: sky, figure: star-field, box: [10, 10, 50, 50], with: { clear: [name, sky] } }
    - { id: name, text: Words, style: title, box: { centred-in: sky } }
    """
    layout = on_a_card(elements).replace("theme.yaml", "atlas")
    assert drawn(tmp_path, layout)[0].id == "C1"


def test_a_name_that_there_is_not_is_told_with_a_near_one(tmp_path: Path) -> None:
    elements = "- { id: title-line, group: [] }\n- { rectangle: { below: tittle-line }, fill: red }"
    assert "there is no element 'tittle-line' here; did you mean 'title-line'?" in problem(tmp_path, elements)
    inner = "- { group: [{ id: inner, group: [] }] }\n- { rectangle: { below: inner }, fill: red }"
    assert "there is no element 'inner' here" in problem(tmp_path, inner)
    assert "there is no element 'nobody'" in problem(tmp_path, "- { group: [], over: nobody }")
