"""What a user of the layout language may well write, and is understood in, or told how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.geometry import move_point
from pnp.scene import Circle, Line, MoveTo, Rectangle
from pnp.scene import Path as Outline
from tests.helpers.drawn_faces import flat
from tests.helpers.layouts import drawn, numbers, on_a_card, problem, problems, shapes

if TYPE_CHECKING:
    from pathlib import Path

QUOTES = "put the value of '{}' in quotes"


@pytest.mark.parametrize(
    ("element", "key"),
    [
        ("{ circle: [0, 0, 9, 9], when: ink in ['night'], fill: red }", "when"),
        ("{ circle: [0, 0, 9, 9], when: icons[0] == 'sun' }", "when"),
        ("{ circle: [0, 0, 9, 9], when: 'night' in ink, fill: red }", "when"),
        ("{ text: Draw {copies} cards, style: words }", "text"),
        ("{ circle: [0, 0, 9, 9], fill: #ff0000 }", "fill"),
        ("{ circle: [0, 0, 9, 9],\n    fill: #ff0000, turn: 3 }", "fill"),
    ],
)
def test_a_value_that_needs_quotes_within_braces_is_named(tmp_path: Path, element: str, key: str) -> None:
    other = "- { circle: [0, 0, 9, 9] }"
    for elements in (f"- {element}", f"- {element}\n{other}"):
        (found, *_) = problems(tmp_path, on_a_card(elements))
        before = on_a_card(elements).partition(f"{key}: ")[0]
        line, column = before.count("\n") + 1, len(before.splitlines()[-1]) + len(f"{key}: ") + 1
        assert found.startswith(f"own.yaml:{line}:{column}: ")
        assert found.endswith(QUOTES.format(key))


def test_a_comma_that_is_missing_within_braces_is_still_missed(tmp_path: Path) -> None:
    found = problem(tmp_path, "- { text: 'Sun' style: words }")
    assert "a comma, or the end of what '{' opened, is missing" in found


@pytest.mark.parametrize(
    ("told", "right"),
    [("ticks: 10", "write 'long: 20' beside 'ticks: 10'"), ("ticks: 45, long: 60", "'long: 90'")],
)
def test_a_ring_names_long_ticks_that_meet_the_others(tmp_path: Path, told: str, right: str) -> None:
    found = problem(tmp_path, f"- {{ figure: ring, box: [2, 2, 60, 60], with: {{ {told} }} }}", more=ATLAS)
    assert found.startswith("own.yaml:6:")
    assert right in found


ATLAS = "lines: { ring: { paint: line, width: 0.2 } }\n"

CHANGED = 'extends: base.yaml\nfaces:\n  front: { ground: "sea" }\n'


@pytest.mark.parametrize("draw", ["", "\n    draw:"])
def test_a_face_that_names_its_ground_alone_keeps_its_elements(tmp_path: Path, draw: str) -> None:
    element = "- { circle: [1, 2, 8, 8], fill: deep }"
    base = f"extends: theme.yaml\nsize: [20, 20]\nfaces:\n  front:{draw}\n      {element}\n"
    (card,) = drawn(tmp_path, CHANGED, files={"base.yaml": base})
    (circle,) = shapes(card.front, Circle)
    assert circle.fill is not None
    assert (circle.centre.x, circle.centre.y, str(circle.fill)) == (
        5,
        6,
        "Colour(red=0, green=128, blue=128)",
    )


@pytest.mark.parametrize(
    ("stroke", "right"),
    [
        ('"#ff0000"', 'write { paint: "#ff0000", width: 0.3 }'),
        ("red", "write { paint: red, width: 0.3 }"),
        ('"mix(red, line, 20%)"', 'write { paint: "mix(red, line, 20%)", width: 0.3 }'),
        ("thinn", "did you mean 'thin'?"),
    ],
)
def test_a_paint_in_place_of_a_line_is_told_how_to_become_one(
    tmp_path: Path, stroke: str, right: str
) -> None:
    assert problem(tmp_path, f"- {{ circle: [0, 0, 9, 9], stroke: {stroke} }}").endswith(right)


@pytest.mark.parametrize(
    ("element", "right"),
    [
        ("{ circle: [0, 0, 9, 9], color: red }", "did you mean 'fill'?"),
        ("{ line: [[0, 0], [9, 9]], stroke: thin, color: red }", "did you mean 'stroke'?"),
        ("{ text: Sun, style: words, color: red }", "did you mean 'paint'?"),
        ("{ text: Sun, style: words, font: words }", "did you mean 'style'?"),
        ("{ text: Sun, style: words, align: center }", "did you mean 'centre'?"),
        ("{ text: Sun, style: words, valign: center }", "did you mean 'middle'?"),
        ("{ text: Sun, style: words, align: middle }", "did you mean 'centre'?"),
        ("{ circle: [0, 0, 9, 9], rotation: 30 }", "did you mean 'turn'?"),
        ("{ circle: [0, 0, 9, 9], fill: gray }", 'write "#808080", in quotes'),
    ],
)
def test_what_other_programs_call_a_thing_leads_to_its_name_here(
    tmp_path: Path, element: str, right: str
) -> None:
    assert right in problem(tmp_path, f"- {element}")


def test_a_word_that_is_far_too_long_is_shown_in_part(tmp_path: Path) -> None:
    found = problem(tmp_path, f"- {{ text: {'hvězdo' * 40}, style: words, box: [5, 5, 30, 20] }}")
    assert "hvězdo" in found
    assert "hvězdo" * 12 not in found


@pytest.mark.parametrize("title", ['"\\u2028"', '" "', '"\\n"'])
def test_a_back_title_that_shows_nothing_is_refused(tmp_path: Path, title: str) -> None:
    layout = (
        on_a_card("- { circle: [0, 0, 9, 9], fill: red }")
        + '  back: [{ text: "{deck.title}", style: words }]\n'
    )
    (found,) = problems(tmp_path, layout, head=f"back: {{ title: {title} }}")
    assert found.startswith("set.yaml:3:")
    assert "nothing but blanks" in found


ABSENT = "- { id: gone, circle: { left: 5, top: 90, bottom: 16 }, when: false }\n"


@pytest.mark.parametrize(
    "gone",
    [
        "circle: { left: 5, top: 90, bottom: 16 }",
        "circle: [5, 90, '{copies - 2}', 4]",
        "circle: [5, '{90 + 1 / (copies - 1)}', 4, 4]",
        "text: Sun, style: words, box: { y: 90, left: 5, right: 96 }",
        "text: Sun, style: words, box: { left: 60, right: 60, top: 90 }",
        "rectangle: [0, 9000, 4, 4]",
    ],
)
def test_what_is_not_there_has_no_box_to_be_wrong(tmp_path: Path, gone: str) -> None:
    there = "- { circle: { below: gone, height: 2, left: 0, width: 2 }, fill: red, when: copies == 2 }"
    element = f"- {{ id: gone, {gone}, when: copies == 2 }}\n- {{ circle: [1, 1, 2, 2], fill: red }}\n{there}"
    (card,) = drawn(tmp_path, on_a_card(element))
    assert len(shapes(card.front, Circle)) == 1


def test_what_stands_by_nothing_stands_where_that_would_begin(tmp_path: Path) -> None:
    by_it = "- { circle: { below: gone, gap: 3, left: 0, height: 4, width: 4 }, fill: red }"
    (card,) = drawn(tmp_path, on_a_card(f"{ABSENT}{by_it}"))
    (circle,) = shapes(card.front, Circle)
    assert circle.centre.y == 92


SIZED = """\
extends: theme.yaml
size: ["{{{size}}}", 40]
bleed: 0
fields: {{ deep: {{ type: number, default: 7 }} }}
let: {{ half: "{{width / 2}}", side: "{{10 + deep}}", both: "{{2 * side}}", quarter: "{{half / 2}}" }}
faces: {{ front: [{{ circle: ["{{half}}", 0, "{{both}}", 3], fill: red }}] }}
"""


def test_a_size_knows_the_named_values_that_do_not_need_it(tmp_path: Path) -> None:
    cards = drawn(tmp_path, SIZED.format(size="both + 1"), "- { id: A }\n- { id: B, deep: 10 }")
    assert [card.front.trim.width for card in cards] == [35, 41]
    assert [shapes(card.front, Circle)[0].centre.x for card in cards] == [17.5 + 17, 20.5 + 20]


def test_a_size_of_the_set_stands_before_the_named_values(tmp_path: Path) -> None:
    (card,) = drawn(tmp_path, SIZED.format(size="both + 1"), head="size: [60, 50]")
    assert card.front.trim.width == 60


@pytest.mark.parametrize("size", ["quarter + 1", "half", "height"])
def test_a_size_that_needs_itself_is_refused(tmp_path: Path, size: str) -> None:
    (found,) = problems(tmp_path, SIZED.format(size=size))
    name = "height" if size == "height" else "width"
    assert found.startswith(f"own.yaml:2:8: the size is worked out from '{name}', which is the size")


SPOKEN = """\
messages:
  en: |
    left = { $n ->
        [one] { $n } star
    }
    right = Right { $way ? } done
  cs: |
    broken = { $n
"""


def test_a_mistake_in_messages_is_told_once_where_it_stands(tmp_path: Path) -> None:
    used = "- { text: \"{say('left', n=copies)}\", style: words }\n"
    wrong = "- { circle: [0, 0, 9, 9], fill: redd }"
    found = problems(tmp_path, on_a_card(used * 3 + wrong, SPOKEN), "- { id: A }\n- { id: B }")
    assert [line.split(": ")[0] for line in found] == ["own.yaml:7:5", "own.yaml:8:26", "own.yaml:16:37"]
    assert all(line.count("own.yaml") == 1 for line in found)


def test_mistakes_in_the_messages_of_another_language_wait_for_it(tmp_path: Path) -> None:
    layout = on_a_card("- { circle: [0, 0, 9, 9], fill: red }", SPOKEN)
    assert [line.split(":")[1] for line in problems(tmp_path, layout, language="cs")] == ["11"]
    assert problems(tmp_path, layout, language="pl") == []


@pytest.mark.parametrize(
    ("shape", "stands"),
    [
        ("line: [[10, 20], [30, 25]], stroke: thin", (10, 28, 20, 4)),
        ("polyline: [[10, 20], [30, 25], [20, 40%]], stroke: thin", (10, 43, 20, 4)),
        ("polygon: [[10, 20], [30, 25], ['{10 + 30}', 22]], fill: red", (10, 28, 30, 4)),
        ("path: 'M10 20 A10 10 0 0 1 30 20 Z', fill: red", (10, 23, 20, 4)),
        ("path: 'M10 20 C10 60 50 60 50 20', stroke: thin", (10, 53, 40, 4)),
        ("line: [[10, 20], [30, 25]], stroke: thin, box: [5, 5, 50, 50]", (5, 58, 50, 4)),
        ("line: [[10, 20], [30, 25]], stroke: thin, when: copies == 9", (10, 20, 20, 4)),
    ],
)
def test_a_shape_of_points_without_a_box_is_as_large_as_they_reach(
    tmp_path: Path, shape: str, stands: tuple[float, ...]
) -> None:
    by_it = "- { id: after, rectangle: { below: drawn, gap: 3, height: 4 }, fill: red }"
    (card,) = drawn(tmp_path, on_a_card(f"- {{ id: drawn, {shape} }}\n{by_it}"))
    assert numbers(shapes(card.front, Rectangle)[-1].box) == pytest.approx(stands, abs=0.01)


def test_points_count_from_the_group_that_they_are_in_with_an_id_or_without(tmp_path: Path) -> None:
    for name in ("", "id: own, "):
        inner = f"{{ {name}line: [[1, 2], [50%, 2]], stroke: thin, turn: 90 }}"
        (card,) = drawn(tmp_path, on_a_card(f"- {{ group: [{inner}], box: [10, 20, 30, 40] }}"))
        ((line, map_),) = [(each, by) for each, by in flat(card.front.scene) if isinstance(each, Line)]
        start, end = move_point(line.start, map_), move_point(line.end, map_)
        assert [round(each, 4) for each in (start.x, start.y, end.x, end.y)] == [43, 26, 43, 40]


SKY = """\
- {{ figure: star-field, with: {{ density: 20, clear: {} }} }}
- id: panel
  group:
    - {{ id: title, circle: [0, 0, 30, 30] }}
    - {{ group: [{{ id: deep, circle: [0, 0, 30, 30] }}], box: [0, 30, 30, 30] }}
  box: [10, 10, 30, 60]
- {{ id: field, circle: [60, 60, 30, 30] }}
- {{ group: [{{ id: twice, circle: [0, 0, 9, 9] }}] }}
- {{ group: [{{ id: twice, circle: [0, 0, 9, 9] }}] }}
- {{ repeat: 2, each: [{{ id: again, circle: [0, 0, 9, 9] }}] }}
"""
SPOTS = {"field": (60, 60), "title": (10, 10), "deep": (10, 40), "[60, 10, 30, 30]": (60, 10)}


def starry(folder: Path, clear: str, elements: str = SKY) -> set[str]:
    """In which of the spots stars stand."""
    layout = on_a_card(elements.format(clear)).replace("theme.yaml", "atlas")
    (card,) = drawn(folder, layout, "- { id: A }")
    points = [step for path in shapes(card.front, Outline) for step in path.steps if isinstance(step, MoveTo)]
    return {
        name
        for name, (x, y) in SPOTS.items()
        if any(x + 5 < point.x < x + 25 and y + 5 < point.y < y + 25 for point in points)
    }


@pytest.mark.parametrize(
    "clear",
    [
        ["field", "[60, 10, 30, 30]"],
        ["[60, 10, 30, 30]", "title"],
        ["deep"],
        ["field", "title", "deep", "[60, 10, 30, 30]"],
    ],
)
def test_a_sky_keeps_clear_of_elements_those_of_groups_too_and_of_boxes(
    tmp_path: Path, clear: list[str]
) -> None:
    assert starry(tmp_path, f"[{', '.join(clear)}]") == {*SPOTS} - {*clear}


def test_a_box_among_ids_may_be_worked_out(tmp_path: Path) -> None:
    assert starry(tmp_path, '[field, ["{width - 40}", 10, "{copies * 30}", 30]]') == {"title", "deep"}


def test_what_is_in_a_group_that_is_not_there_needs_no_room(tmp_path: Path) -> None:
    gone = SKY.replace("box: [10, 10, 30, 60]", "box: [10, 10, 30, 60]\n  when: false")
    assert starry(tmp_path, "[title, deep]", gone) == {*SPOTS}


def test_a_group_may_be_told_of_what_is_in_another(tmp_path: Path) -> None:
    inner = SKY.replace("- {{ figure", "- group:\n    - {{ figure", 1)
    assert starry(tmp_path, "[title]", inner) == {*SPOTS} - {"title"}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("twice", "2 groups have an element 'twice'; give each of them an id of its own"),
        ("again", "there is no element 'again' here"),
        ("titel", "there is no element 'titel' here; did you mean 'title'?"),
    ],
)
def test_an_id_within_groups_is_one_that_there_is_but_once(tmp_path: Path, name: str, wrong: str) -> None:
    (found,) = problems(tmp_path, on_a_card(SKY.format(f"[{name}]")).replace("theme.yaml", "atlas"))
    assert found.startswith("own.yaml:5:")
    assert wrong in found
