"""Every kind of element draws what it says, seen in the numbers of its scene."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from pnp.geometry import Point, move_point
from pnp.scene import (
    ArcTo,
    Bitmap,
    Circle,
    Close,
    Colour,
    Ellipse,
    Group,
    Image,
    Line,
    LinearGradient,
    LineTo,
    MoveTo,
    Path,
    Placed,
    Polygon,
    Polyline,
    RadialGradient,
    Rectangle,
    Stroke,
    Text,
)
from tests.helpers.bitmaps import clear_png, jpeg
from tests.helpers.drawn_faces import flat
from tests.helpers.layouts import (
    drawn,
    face,
    numbers,
    on_a_card,
    problem,
    problems,
    shape,
    shapes,
    within,
    words,
)

if TYPE_CHECKING:
    from pathlib import Path as File

    from pnp.models import Ink
    from pnp.scene import Face

RED, LINE, TEXT = Colour(255, 0, 0), Colour(170, 0, 0), Colour(17, 34, 51)
THIN = Stroke(LINE, 0.2)
SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
<rect width="20" height="10" fill="#00ff00"/>
</svg>"""


# Shapes.


def test_a_rectangle_has_its_paint_its_stroke_and_its_corners(tmp_path: File) -> None:
    found = shape(
        face(tmp_path, "- { rectangle: [1, 2, 3, 4], fill: red, stroke: thin, corner: 0.5 }"), Rectangle
    )
    assert (numbers(found.box), found.fill, found.stroke, found.radius) == ((1, 2, 3, 4), RED, THIN, 0.5)


def test_an_ellipse_fills_its_box(tmp_path: File) -> None:
    found = shape(face(tmp_path, "- { ellipse: [10, 20, 30, 10], stroke: thin }"), Ellipse)
    assert (found.centre, found.radius_x, found.radius_y) == (Point(25, 25), 15, 5)
    assert (found.fill, found.stroke) == (None, THIN)


def test_a_circle_has_its_radius(tmp_path: File) -> None:
    found = shape(face(tmp_path, "- { circle: { x: 50%, y: 20, radius: 7 }, fill: '#010203' }"), Circle)
    assert (found.centre, found.radius, found.fill) == (Point(50, 20), 7, Colour(1, 2, 3))


def test_lines_go_through_their_points(tmp_path: File) -> None:
    elements = """
    - { line: [[1, 2], [3, 4]], stroke: thin }
    - { polyline: [[1, 2], [3, 4], [5, 0]], stroke: dashed }
    """
    found = face(tmp_path, elements)
    assert shape(found, Line) == Line(Point(1, 2), Point(3, 4), THIN)
    polyline = shape(found, Polyline)
    assert polyline.points == (Point(1, 2), Point(3, 4), Point(5, 0))
    assert (polyline.stroke.dash, polyline.stroke.cap) == ((1, 2), "round")


@pytest.mark.parametrize("rule", ["nonzero", "evenodd"])
def test_a_polygon_has_its_rule(tmp_path: File, rule: str) -> None:
    found = shape(
        face(tmp_path, f"- polygon: [[0, 0], [10%, 0], [5, 9]]\n  fill: red\n  rule: {rule}"), Polygon
    )
    assert found.points == (Point(0, 0), Point(10, 0), Point(5, 9))
    assert (found.rule, found.fill) == (rule, RED)


def test_a_path_counts_from_the_corner_of_its_box(tmp_path: File) -> None:
    found = face(
        tmp_path, "- path: M0 0h10v5A2 2 0 0 1 8 7z\n  box: [20, 30, 40, 40]\n  stroke: thin\n  rule: evenodd"
    )
    ((drawn_path, map_),) = [(each, map_) for each, map_ in flat(found.scene) if isinstance(each, Path)]
    assert drawn_path.steps[:3] == (MoveTo(0, 0), LineTo(10, 0), LineTo(10, 5))
    assert isinstance(drawn_path.steps[3], ArcTo)
    assert drawn_path.steps[4] == Close()
    assert drawn_path.rule == "evenodd"
    assert move_point(Point(0, 0), map_) == Point(20, 30)


@pytest.mark.parametrize(
    ("stroke", "expected"),
    [
        ("{ paint: red, width: 1 }", Stroke(RED, 1)),
        (
            "{ paint: '#010203', width: 1, dash: [1, 2], cap: round, join: bevel }",
            Stroke(Colour(1, 2, 3), 1, "round", "bevel", dash=(1, 2)),
        ),
        ("{ line: dashed }", Stroke(RED, 0.4, "round", dash=(1, 2))),
        ("{ line: dashed, paint: line, dash: [] }", Stroke(LINE, 0.4, "round")),
        ('{ line: thin, width: "{1 + 1}" }', Stroke(LINE, 2)),
        ("none", None),
        ("hidden", None),
        ("\"{'thin' if ink == 'night' else 'none'}\"", THIN),
    ],
)  # fmt: skip
def test_a_stroke_is_a_role_or_a_pen_of_its_own(tmp_path: File, stroke: str, expected: Stroke | None) -> None:
    found = shape(face(tmp_path, f"- rectangle: [0, 0, 9, 9]\n  fill: red\n  stroke: {stroke}"), Rectangle)
    assert found.stroke == expected


def test_a_stroke_without_a_paint_is_no_line_at_all(tmp_path: File) -> None:
    assert shapes(face(tmp_path, "- { line: [[0, 0], [9, 9]], stroke: hidden }"), Line) == []


def test_gradients_lie_in_the_box_of_their_shape(tmp_path: File) -> None:
    sunrise, glow = shapes(
        face(
            tmp_path,
            "- { rectangle: [10, 20, 30, 40], fill: sunrise }\n- { rectangle: [0, 0, 6, 8], fill: glow }",
        ),
        Rectangle,
    )
    assert isinstance(sunrise.fill, LinearGradient)
    assert (sunrise.fill.start, sunrise.fill.end) == (Point(10, 20), Point(10, 60))
    assert isinstance(glow.fill, RadialGradient)
    assert (glow.fill.centre, glow.fill.radius) == (Point(3, 4), 5)


@pytest.mark.parametrize("box", ["[1, 1, 5, 0]", "[1, 1, 0, 0]"])
def test_a_gradient_without_a_way_is_its_last_colour(tmp_path: File, box: str) -> None:
    found = shape(face(tmp_path, f"- {{ ellipse: {box}, fill: sunrise }}"), Ellipse)
    assert found.fill == Colour(0, 0, 255)


def test_a_hatch_lies_on_its_ground_within_its_outline(tmp_path: File) -> None:
    found = face(tmp_path, "- { circle: { x: 50, y: 50, radius: 5 }, fill: woven, stroke: thin }")
    ground, hatch = shapes(found, Path)
    assert ground.fill == Colour(255, 255, 255)
    assert hatch.stroke is not None
    assert hatch.stroke.colour == RED
    assert shape(found, Circle).stroke == THIN
    assert all(group.clip is not None for group in within(found, Group))


def test_the_rule_of_a_path_holds_for_its_hatch_too(tmp_path: File) -> None:
    found = face(tmp_path, "- { path: M0 0H9V9H0zM3 3H6V6H3z, fill: woven, rule: evenodd }")
    clips = [group.clip for group in within(found, Group) if group.clip is not None]
    assert {clip.rule for clip in clips} == {"evenodd"}
    assert shapes(found, Path)[0].rule == "evenodd"


def test_what_has_neither_paint_nor_stroke_is_not_drawn(tmp_path: File) -> None:
    found = face(tmp_path, "- { id: room, rectangle: [0, 0, 9, 9] }\n- { circle: [0, 0, 9, 9], fill: none }")
    assert shapes(found, Rectangle) + shapes(found, Circle) == []


# Roles, inks and grounds.


@pytest.mark.parametrize(
    ("ink", "colour"), [("night", LINE), ("paper", Colour(187, 0, 0)), ("black", Colour(0, 0, 0))]
)
def test_a_role_is_painted_for_the_ink(tmp_path: File, ink: Ink, colour: Colour) -> None:
    assert (
        shape(face(tmp_path, "- { rectangle: [0, 0, 9, 9], fill: line }", ink=ink), Rectangle).fill == colour
    )


def test_a_ground_has_colours_of_its_own(tmp_path: File) -> None:
    elements = """
    - { rectangle: [0, 0, 9, 9], fill: deep }
    - { group: [{ rectangle: [0, 0, 9, 9], fill: deep }], ground: sea }
    - { rectangle: [0, 0, 9, 9], fill: deep }
    """
    night, sea = Colour(0, 0, 128), Colour(0, 128, 128)
    assert [each.fill for each in shapes(face(tmp_path, elements), Rectangle)] == [night, sea, night]
    own = face(tmp_path, elements, cards="- { id: A, ground: sea }")
    assert [each.fill for each in shapes(own, Rectangle)] == [sea, sea, sea]


# Groups, turning, fading, conditions.


def test_a_group_clips_to_its_box_if_it_is_told_to(tmp_path: File) -> None:
    (group,) = within(
        face(
            tmp_path, "- { group: [{ rectangle: [0, 0, 90, 90], fill: red }], box: [1, 2, 3, 4], clip: true }"
        ),
        Group,
    )
    assert group.clip is not None
    assert group.clip.steps == (MoveTo(1, 2), LineTo(4, 2), LineTo(4, 6), LineTo(1, 6), Close())
    assert (
        within(
            face(tmp_path, "- { group: [{ rectangle: [0, 0, 90, 90], fill: red }], box: [1, 2, 3, 4] }"),
            Group,
        )
        == []
    )


def test_an_element_is_turned_clockwise_about_the_middle_of_its_box(tmp_path: File) -> None:
    found = face(tmp_path, "- { rectangle: [10, 20, 30, 10], fill: red, turn: 90 }")
    ((_, map_),) = flat(found.scene)
    assert move_point(Point(25, 25), map_) == Point(25, 25)
    top_left = move_point(Point(10, 20), map_)
    assert (top_left.x, top_left.y) == pytest.approx((30, 10))


@pytest.mark.parametrize("turn", ["0", "360", '"{-720}"'])
def test_a_whole_turn_is_none(tmp_path: File, turn: str) -> None:
    assert within(face(tmp_path, f"- rectangle: [0, 0, 9, 9]\n  fill: red\n  turn: {turn}"), Group) == []


def test_an_element_is_faded_but_not_in_black(tmp_path: File) -> None:
    faded = "- { rectangle: [0, 0, 9, 9], fill: red, opacity: 0.25 }"
    (group,) = within(face(tmp_path, faded), Group)
    assert group.opacity == 0.25
    assert all(each.opacity == 1.0 for each in within(face(tmp_path, faded, ink="black"), Group))
    assert shapes(face(tmp_path, faded.replace("0.25", "0")), Rectangle) == []
    for wrong in ("1.5", "-0.1", "40"):
        assert f"an opacity of {wrong} is none; write 0 to 1" in problem(
            tmp_path, faded.replace("0.25", wrong)
        )


@pytest.mark.parametrize(
    ("when", "shown"),
    [
        ("value", ["B"]),
        ("not value", ["A"]),
        ("ink == 'night'", ["A", "B"]),
        ("ink in ['paper', 'black']", []),
        ("language == 'en' and 'star' in icons", ["B"]),
        ("len(title) > 3", ["A"]),
        ("id == 'A' or number(value) > 8", ["A", "B"]),
    ],
)
def test_an_element_is_there_when_its_condition_holds(tmp_path: File, when: str, shown: list[str]) -> None:
    cards = "- { id: A, title: Longer }\n- { id: B, title: Two, value: 9, icons: [star] }"
    elements = (
        f"- rectangle: [0, 0, 9, 9]\n  fill: red\n  when: {when}\n"
        "- text: \"{title}{value}{join(icons, '')}\"\n  style: words"
    )
    found = drawn(tmp_path, on_a_card(elements), cards)
    assert [each.id for each in found if shapes(each.front, Rectangle)] == shown


def test_what_lies_over_another_on_purpose_is_drawn_all_the_same(tmp_path: File) -> None:
    elements = (
        "- { id: a, rectangle: [0, 0, 9, 9], fill: red }\n- { rectangle: [0, 0, 9, 9], fill: red, over: a }"
    )
    assert len(shapes(face(tmp_path, elements), Rectangle)) == 2
    several = elements.replace("over: a", "over: [a, b]")
    assert "own.yaml:6:55: there is no element 'b' here" in problem(tmp_path, several)


# Repeats.


def cells(found: Face) -> list[tuple[float, float, float, float]]:
    return [numbers(each.box) for each in shapes(found, Rectangle)]


def repeated(tmp_path: File, keys: str, cards: str = "- { id: A, icons: [star, sun] }") -> Face:
    each = "each: [{ rectangle: { }, fill: red }]"
    shown = "- { group: [], when: icons }"  # what no element asks for, no card may have
    elements = f"- repeat: {keys}\n  {each}\n{shown}"
    return face(tmp_path, elements, cards=cards)


@pytest.mark.parametrize(
    ("keys", "stand"),
    [
        ("3\n  row: { }\n  box: [10, 10, 30, 5]", [(10, 10, 10, 5), (20, 10, 10, 5), (30, 10, 10, 5)]),
        ("2\n  row: { gap: 4 }\n  box: [10, 10, 24, 5]", [(10, 10, 10, 5), (24, 10, 10, 5)]),
        ("2\n  row: { gap: 2, cell: [4, 3] }\n  box: [0, 0, 20, 9]", [(5, 3, 4, 3), (11, 3, 4, 3)]),
        ("2\n  row: { cell: [10%, 50%] }\n  box: [0, 0, 20, 8]", [(8, 2, 2, 4), (10, 2, 2, 4)]),
        ("2\n  column: { gap: 2 }\n  box: [0, 0, 9, 20]", [(0, 0, 9, 9), (0, 11, 9, 9)]),
        (
            "3\n  grid: { columns: 2, gap: 2 }\n  box: [0, 0, 12, 22]",
            [(0, 0, 5, 10), (7, 0, 5, 10), (0, 12, 5, 10)],
        ),
        ("0\n  row: { }", []),
        ("'{len(icons)}'\n  row: { }\n  box: [0, 0, 10, 5]", [(0, 0, 5, 5), (5, 0, 5, 5)]),
        ("'{icons}'\n  row: { }\n  box: [0, 0, 10, 5]", [(0, 0, 5, 5), (5, 0, 5, 5)]),
        ("[a, b]\n  box: [1, 2, 3, 4]", [(1, 2, 3, 4), (1, 2, 3, 4)]),
        ("'{none}'", []),
    ],
)
def test_entries_stand_in_rows_columns_and_grids(
    tmp_path: File, keys: str, stand: list[tuple[float, ...]]
) -> None:
    assert cells(repeated(tmp_path, keys)) == stand


def test_entries_stand_in_a_ring_from_the_top_clockwise(tmp_path: File) -> None:
    ring = "4\n  ring: { cell: [4, 2], radius: 10 }\n  box: [0, 0, 60, 40]"
    assert cells(repeated(tmp_path, ring)) == [(28, 9, 4, 2), (38, 19, 4, 2), (28, 29, 4, 2), (18, 19, 4, 2)]


def test_part_of_a_ring_has_an_entry_at_both_ends(tmp_path: File) -> None:
    ring = "3\n  ring: { cell: [2, 2], radius: 10, from: -90, to: 90 }\n  box: [0, 0, 40, 40]"
    assert cells(repeated(tmp_path, ring)) == [(9, 19, 2, 2), (19, 9, 2, 2), (29, 19, 2, 2)]
    one = ring.replace("3\n", "1\n")
    assert cells(repeated(tmp_path, one)) == [(9, 19, 2, 2)]


def test_a_ring_reaches_to_the_edge_of_its_box(tmp_path: File) -> None:
    (first, *_) = cells(repeated(tmp_path, "6\n  ring: { cell: [4, 4] }\n  box: [0, 0, 60, 40]"))
    assert first == (28, 0, 4, 4)


def test_entries_of_a_ring_may_be_turned_outwards(tmp_path: File) -> None:
    found = repeated(tmp_path, "4\n  ring: { cell: [4, 2], radius: 10, turned: true }\n  box: [0, 0, 40, 40]")
    second = [(each, map_) for each, map_ in flat(found.scene) if isinstance(each, Rectangle)][1]
    box, map_ = second[0].box, second[1]
    head = move_point(Point(box.x + box.width / 2, box.y), map_)  # the middle of its upper side
    assert (head.x, head.y) == pytest.approx((31, 20))


def test_entries_know_themselves_their_number_and_how_many_they_are(tmp_path: File) -> None:
    elements = """
    - repeat: [red, "{2 + 3}", "{title}"]
      as: thing
      column: { }
      each: [{ text: "{index + 1}/{count} {thing}", style: words }]
    """
    assert words(face(tmp_path, elements, cards="- { id: A, title: Name }")) == [
        "1/3 red",
        "2/3 5",
        "3/3 Name",
    ]


def test_repeats_within_repeats_know_both_entries(tmp_path: File) -> None:
    elements = """
    - repeat: [a, b]
      as: outer
      row: { }
      each:
        - repeat: "{range(1, 3)}"
          as: inner
          column: { }
          each: [{ text: "{outer}{inner}", style: words }]
    """
    assert words(face(tmp_path, elements)) == ["a1", "a2", "b1", "b2"]


@pytest.mark.parametrize(
    ("keys", "wrong"),
    [
        ("1001", "nothing is repeated 1001 times; write a whole number from 0 to 1000"),
        ("2.5", "nothing is repeated 2.5 times"),
        ("-1", "nothing is repeated -1 times"),
        ("many", "'many' gives the text 'many'; a repeat wants a list, or a number of times"),
        ("'{true}'", "a repeat wants a list, or a number of times"),
        ("2\n  row: { gap: 200 }", "2 entries do not fit their box"),
        ("2\n  row: { cell: [-1, 2] }", "2 entries do not fit their box"),
        ("2\n  ring: { cell: [-1, 2] }", "a cell would be -1 by 2 mm"),
        ("2\n  grid: { columns: 0 }", "'columns' is 0; it is a whole number from 1 to 1,000"),
        ("2\n  row: { }\n  ring: { cell: [1, 1] }", "entries stand in a row and in a ring; leave one out"),
        ("2\n  as: index", "'as' is 'index', which every entry has already"),
        ("2\n  as: if", "'as' is 'if', a word of expressions"),
    ],
)
def test_what_cannot_be_repeated_is_refused(tmp_path: File, keys: str, wrong: str) -> None:
    assert wrong in problem(tmp_path, f"- repeat: {keys}\n  each: [{{ rectangle: {{ }}, fill: red }}]")


# What is drawn by name.


def test_an_icon_is_named_by_the_layout_or_by_the_card(tmp_path: File) -> None:
    elements = '- { icon: star, box: [0, 0, 9, 9] }\n- { icon: "{kind}", box: [9, 0, 9, 9] }'
    more, cards = "fields: { kind: icon }\n", "- { id: A, kind: moon }\n- { id: B, kind: star }\n- { id: C }"
    own, same, none = (
        within(each.front, Placed) for each in drawn(tmp_path, on_a_card(elements, more), cards)
    )
    assert own[0].scene is not own[1].scene
    assert same[0].scene is same[1].scene is own[0].scene
    assert len(none) == 1


def test_an_icon_without_a_size_is_not_there(tmp_path: File) -> None:
    assert within(face(tmp_path, "- { icon: star, box: [5, 5, 0, 9] }"), Placed) == []


PICTURES: dict[str, str | bytes] = {
    "wide.png": clear_png().content,
    "deep/photo.jpg": jpeg().content,
    "drawing.svg": SVG,
}


def test_pictures_come_from_the_layout_and_from_the_card(tmp_path: File) -> None:
    elements = (
        "- { image: wide.png, box: [0, 0, 9, 9] }\n"
        '- { image: "{picture}", box: [9, 0, 9, 9] }\n'
        '- { image: "{own}", box: [18, 0, 9, 9] }'
    )
    cards = "- { id: A, picture: deep/photo.jpg, own: drawing.svg }\n- { id: B }"
    both, one = drawn(tmp_path, on_a_card(elements, "fields: { own: picture }\n"), cards, files=PICTURES)
    assert [each.bitmap.kind for each in shapes(both.front, Image)] == ["png", "jpeg"]
    assert Colour(0, 255, 0) in [
        shape.fill for shape, _ in flat(both.front.scene) if isinstance(shape, Path | Rectangle)
    ]
    assert len(shapes(one.front, Image)) == 1


@pytest.mark.parametrize(
    ("keys", "x"),
    [
        ("fit: cover", -5),
        ("fit: cover, focus: [0%, 50%]", 0),
        ("fit: cover, focus: [100, 50]", -10),
        ("fit: cover, focus: [30%, 50%]", -1),
        ("fit: contain", 0),
        ("fit: contain, focus: [0, 0]", 0),
        ('focus: "{focus}"', -10),
    ],
)
def test_a_picture_covers_its_box_about_its_focus_or_stands_whole_in_it(
    tmp_path: File, keys: str, x: float
) -> None:
    elements = (
        f"- {{ image: drawing.svg, box: [0, 0, 10, 10], {keys} }}\n"
        "- { image: '{picture}', box: [0, 50, 9, 9] }\n- { group: [], when: focus }"
    )
    cards = "- { id: A, picture: wide.png, focus: [90, 50] }"
    found = drawn(tmp_path, on_a_card(elements), cards, files=PICTURES)[0].front
    placed = within(found, Placed)[0]
    own = placed.scene.box
    corner = move_point(Point(own.x, own.y), placed.transform)
    width = own.width * placed.transform.a
    assert (corner.x, width) == pytest.approx((x, 10 if "contain" in keys else 20))
    clips = [group.clip for group in within(found, Group)]
    assert len(clips) == (1 if "contain" in keys else 2)


def test_a_picture_of_the_shipped_layout_stands_whole_where_a_layout_of_two_lines_says_so(
    tmp_path: File,
) -> None:
    own = "extends: picture\nfaces: { front: [{ id: picture, fit: contain }] }\n"
    cards = "- { id: A, picture: wide.png }"
    covering, whole = (
        shapes(drawn(tmp_path, layout, cards, files=PICTURES)[0].front, Image)[0].box
        for layout in ("extends: picture\n", own)
    )
    assert whole.width == pytest.approx(63 - 2 * 7.8)  # of the plate
    assert covering.width > whole.width


def test_a_picture_without_room_is_not_there(tmp_path: File) -> None:
    found = drawn(tmp_path, on_a_card("- { image: wide.png, box: [5, 5, 0, 9] }"), files=PICTURES)
    assert shapes(found[0].front, Image) == []


@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        ("{ icon: stra }", "there is no icon 'stra'; did you mean 'star'?"),
        ("{ image: nowhere.png }", "the picture 'nowhere.png' does not exist"),
        ("{ image: ../set.yaml }", "outside"),
        ("{ image: own.yaml }", "PNG, JPEG, WebP or SVG"),
        ("{ image: 'https://example.org/x.png' }", "write"),
        ("{ figure: star-feld }", "there is no figure 'star-feld'; did you mean 'star-field'?"),
        (
            "{ figure: frame, with: { nitch: 3 } }",
            "the figure 'frame' knows no 'nitch'; did you mean 'notch'?",
        ),
        ("{ figure: frame, with: { notch: wide } }", "'notch' is 'wide'; it is a number"),
        ("{ figure: frame, with: { notch: 500 } }", "'notch' is 500; it lies between 0.2 and 50"),
        ("{ figure: frame, with: { notch: { a: b } } }", "is nothing that a figure takes"),
        ("{ figure: constellation-stand }", "'count' is missing; it is a whole number"),
        ("{ figure: star-field, with: { clear: [nobody] } }", "there is no element 'nobody' here"),
    ],
)
def test_what_cannot_be_had_by_its_name_is_refused(tmp_path: File, element: str, wrong: str) -> None:
    layout = on_a_card(f"- {element}").replace("theme.yaml", "atlas")
    said = problems(tmp_path, layout)
    assert len(said) == 1
    assert said[0].startswith("own.yaml:5:")
    if wrong not in ("outside", "write"):
        assert wrong in said[0]


def test_a_figure_is_told_what_the_card_says(tmp_path: File) -> None:
    layout = on_a_card('- { figure: icons, with: { names: "{icons}" } }').replace("theme.yaml", "atlas")
    cards = "- { id: A, icons: [star, moon] }\n- { id: B, icons: [sun, sun, sun] }"
    two, three = drawn(tmp_path, layout, cards)
    assert len(within(three.front, Placed)) == len(within(two.front, Placed)) + 1


def test_a_figure_keeps_clear_of_the_elements_that_it_is_told(tmp_path: File) -> None:
    elements = """
    - {{ id: hole, group: [], box: [30, 30, 40, 40] }}
    - {{ figure: star-field, with: {{ density: 20, clear: {} }} }}
    """
    full, clear = (
        drawn(tmp_path, on_a_card(elements.format(said)).replace("theme.yaml", "atlas"))[0].front
        for said in ("[]", "[hole]")
    )
    assert within_hole(full) > 0
    assert within_hole(clear) == 0


def within_hole(found: Face) -> int:
    """How many steps of the stars lead to a place well within the hole."""
    steps = [step for path in shapes(found, Path) for step in path.steps if isinstance(step, MoveTo | LineTo)]
    return sum(math.hypot(step.x - 50, step.y - 50) < 15 for step in steps)


def test_a_sign_is_a_figure(tmp_path: File) -> None:
    elements = "- { figure: sign, with: { set: planets, name: nothing } }"
    said = problems(tmp_path, on_a_card(elements).replace("theme.yaml", "atlas"))
    assert said
    assert all("figure 'sign'" in line for line in said)


def test_shapes_are_drawn_in_their_order(tmp_path: File) -> None:
    elements = """
    - { rectangle: [0, 0, 9, 9], fill: red }
    - { group: [{ circle: [0, 0, 9, 9], fill: red }, { text: Words, style: words }] }
    - { ellipse: [0, 0, 9, 9], fill: red }
    """
    kinds = [type(each) for each, _ in flat(face(tmp_path, elements).scene)]
    assert kinds == [Rectangle, Circle, Text, Ellipse]


def test_a_face_may_be_drawn_on_a_ground_and_the_back_be_left_out(tmp_path: File) -> None:
    layout = """\
extends: theme.yaml
size: [20, 30]
faces:
  front: { ground: sea, draw: [{ rectangle: { }, fill: deep }] }
  back: none
"""
    (card,) = drawn(tmp_path, layout)
    assert shape(card.front, Rectangle).fill == Colour(0, 128, 128)
    assert card.back is None


def test_bitmaps_are_read_once_for_all_cards(tmp_path: File) -> None:
    cards = "".join(f"- {{ id: C{at}, picture: wide.png }}\n" for at in range(3))
    found = drawn(tmp_path, on_a_card('- { image: "{picture}", box: [0, 0, 9, 9] }'), cards, files=PICTURES)
    bitmaps: list[Bitmap] = [shape(each.front, Image).bitmap for each in found]
    assert bitmaps[0] is bitmaps[1] is bitmaps[2]
