"""The example layouts: what each promises, measured on what it draws."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import press_words
from pnp.geometry import Box, Point, centre, move_point
from pnp.press import (
    InkCache,
    Piece,
    SheetOptions,
    cut_out,
    find_body,
    hexagon_points,
    make_printouts,
    measure_coverage,
    paper,
    trim_box,
)
from pnp.scene import (
    Circle,
    Close,
    Colour,
    Group,
    Line,
    LinearGradient,
    MoveTo,
    Page,
    Path,
    Placed,
    Polyline,
    RadialGradient,
    Rectangle,
    Text,
)
from tests.helpers.card_sets import EXAMPLES, LANGUAGES, example_drawn
from tests.helpers.drawn_faces import flat, lines, within

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path as File

    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face, Scene, Shape

NAMES = ("poker", "hexes", "tokens", "track", "aid", "box")
INKS: tuple[Ink, ...] = ("night", "paper", "black")
EXTREMES = {Colour(0, 0, 0), Colour(255, 255, 255)}

each_example = pytest.mark.parametrize("name", NAMES)


@cache
def drawn_example(name: str, language: str = "en", ink: Ink = "night") -> tuple[DrawnCard, ...]:
    return example_drawn(EXAMPLES / f"{name}.yaml", language, ink)


def faces(cards: tuple[DrawnCard, ...]) -> list[Face]:
    return [face for card in cards for face in (card.front, card.back) if face is not None]


def words(cards: tuple[DrawnCard, ...]) -> set[str]:
    return {line.text for face in faces(cards) for line in lines(face)}


def trial(folder: File, layout: str, cards: str, language: str = "en") -> list[Face]:
    """The fronts of cards by a layout, both written as in files."""
    (folder / "trial.yaml").write_text(layout, "utf-8")
    path = folder / "set.yaml"
    path.write_text(f"deck: trial\nlayout: trial.yaml\nback: none\ncards:\n{cards}\n", "utf-8")
    return [card.front for card in example_drawn(path, language)]


# What holds for all of them.


@pytest.mark.parametrize(("language", "ink"), [*zip(LANGUAGES, INKS, strict=True)])
@each_example
def test_an_example_is_drawn_in_every_ink_and_language(name: str, language: str, ink: Ink) -> None:
    drawn_well(name, language, ink)


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
@each_example
def test_an_example_is_drawn_in_every_ink_of_each_language(name: str, language: str, ink: Ink) -> None:
    drawn_well(name, language, ink)


def drawn_well(name: str, language: str, ink: Ink) -> None:
    """Every face has something on it, and no line leaves it."""
    cards = drawn_example(name, language, ink)
    for face in faces(cards):
        assert face.scene.shapes
        assert all(within(line.box, trim_box(face)) for line in lines(face))


@pytest.mark.parametrize("name", [name for name in NAMES if name != "tokens"])
def test_an_example_with_words_says_them_in_each_language(name: str) -> None:
    english, czech, polish = (words(drawn_example(name, language)) for language in LANGUAGES)
    assert len({frozenset(english), frozenset(czech), frozenset(polish)}) == 3


def test_tokens_need_no_words() -> None:
    assert words(drawn_example("tokens", "en")) == words(drawn_example("tokens", "pl"))


@each_example
def test_an_example_in_black_is_black_and_white(name: str) -> None:
    for face in faces(drawn_example(name, "en", "black")):
        assert set(colours(face.scene)) <= EXTREMES
        assert all(group.opacity == 1 for group in groups(face.scene))


def colours(scene: Scene) -> Iterator[object]:
    """Each paint that a scene uses; a gradient as itself, which is no colour."""
    for shape, _ in flat(scene):
        if isinstance(shape, Text):
            yield shape.colour
            continue
        fill, stroke = getattr(shape, "fill", None), getattr(shape, "stroke", None)
        yield from (fill,) if fill is not None else ()
        yield from (stroke.colour,) if stroke is not None else ()


def groups(scene: Scene) -> Iterator[Group]:
    waiting: list[Shape] = list(scene.shapes)
    while waiting:
        shape = waiting.pop()
        if isinstance(shape, Group):
            yield shape
        waiting += shape.shapes if isinstance(shape, Group) else ()
        waiting += shape.scene.shapes if isinstance(shape, Placed) else ()


@each_example
def test_an_example_at_night_has_a_shaded_ground(name: str) -> None:
    for face in faces(drawn_example(name)):
        assert any(isinstance(paint, (LinearGradient, RadialGradient)) for paint in colours(face.scene))


@each_example
def test_an_example_on_paper_takes_at_most_a_third_of_the_nights_ink(name: str) -> None:
    known = InkCache()
    night, light = (faces(drawn_example(name, "en", ink)) for ink in ("night", "paper"))
    for dark, pale in zip(night, light, strict=True):
        assert ink_of(pale, known) <= ink_of(dark, known) / 3


def ink_of(face: Face, known: InkCache) -> float:
    return measure_coverage(Page(cut_out(face), face.id), known)


@each_example
def test_the_faces_of_an_example_differ(name: str) -> None:
    for ink in INKS:
        cards = drawn_example(name, "en", ink)
        seen = {repr([(shape, map_) for shape, map_ in flat(card.front.scene)]) for card in cards}
        assert len(seen) == len(cards)


# Poker.

LETTERS = {"yellow": "Y", "red": "R", "blue": "B", "purple": "P"}


def test_the_poker_deck_has_fifty_two_cards_and_two_jokers() -> None:
    cards = drawn_example("poker")
    assert len({card.id for card in cards}) == 54
    assert [card.copies for card in cards] == [1] * 54
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    expected = [f"{letter}{rank}" for letter in LETTERS.values() for rank in ranks]
    assert [card.id for card in cards] == [*expected, "joker-1", "joker-2"]


def test_a_card_has_its_index_at_both_ends_turned_about_the_middle() -> None:
    for card in drawn_example("poker")[:52]:
        first, second = [line.box for line in lines(card.front) if line.text == card.id[1:]][:2]
        assert centre(first).x + centre(second).x == pytest.approx(63)
        assert centre(first).y + centre(second).y == pytest.approx(88)


def test_a_number_has_as_many_pips_as_it_says_and_a_sign_at_both_ends() -> None:
    for card in drawn_example("poker"):
        if card.id[1:].isdigit():
            letters = [line for line in lines(card.front) if line.text == card.id[0]]
            assert len(letters) == int(card.id[1:]) + 2
            middles = {(round(centre(each.box).x, 1), round(centre(each.box).y, 1)) for each in letters}
            assert len(middles) == len(letters)


def test_pips_stand_clear_of_each_other() -> None:
    for card in drawn_example("poker")[1:10]:
        at = [centre(line.box) for line in lines(card.front) if line.text == card.id[0]]
        apart = [math.dist((a.x, a.y), (b.x, b.y)) for n, a in enumerate(at) for b in at[:n]]
        assert min(apart) > 7.5


def test_pips_stand_off_the_index() -> None:
    """As far as their letters say: the sign of the index reaches 3 mm from its letter, a pip 5 mm."""
    for card in drawn_example("poker"):
        if card.id[1:].isdigit():
            at = [centre(line.box) for line in lines(card.front) if line.text == card.id[0]]
            index, pips = at[-2:], at[:-2]
            apart = min(math.dist((a.x, a.y), (b.x, b.y)) for a in index for b in pips)
            assert apart > 3 + 5 + 2.4


def test_a_figure_of_pips_is_the_same_upside_down() -> None:
    for card in drawn_example("poker")[1:10]:
        at = [centre(line.box) for line in lines(card.front) if line.text == card.id[0]]
        for each in at:
            assert min(math.dist((63 - each.x, 88 - each.y), (other.x, other.y)) for other in at) < 0.1


# Hex tiles.

PATH_DASH = (1.8, 1.1)


def crossings(face: Face) -> list[int]:
    """The edges that paths leave by; each crosses the middle of its edge at a right angle."""
    points = hexagon_points(find_body(face.cut, trim_box(face)))
    middle = centre(trim_box(face))
    found = []
    for shape, map_ in flat(face.scene):
        if isinstance(shape, Line) and tuple(shape.stroke.dash) == PATH_DASH:
            start, end = move_point(shape.start, map_), move_point(shape.end, map_)
            found.append(_crossed(points, middle, start, end))
    return found


def _crossed(points: tuple[Point, ...], middle: Point, start: Point, end: Point) -> int:
    angle = math.degrees(math.atan2(start.x - middle.x, middle.y - start.y)) % 360
    edge = round(angle / 60) % 6
    one, other = points[(edge + 1) % 6], points[(edge + 2) % 6]
    half = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
    along, reach = (
        math.dist((start.x, start.y), (end.x, end.y)),
        math.dist((start.x, start.y), (half.x, half.y)),
    )
    assert math.dist((half.x, half.y), (end.x, end.y)) + reach == pytest.approx(along)  # it lies on the path
    across = (other.x - one.x) * (end.x - start.x) + (other.y - one.y) * (end.y - start.y)
    assert across == pytest.approx(0, abs=1e-6)
    return edge


def test_paths_leave_by_the_middle_of_the_edges_that_a_tile_names() -> None:
    found = {card.id: crossings(card.front) for card in drawn_example("hexes")}
    assert found["H01"] == [0, 1, 2, 3, 4, 5]
    assert found["H02"] == [0, 2, 4]
    assert found["H05"] == [2, 5]
    assert found["H12"] == []


def test_a_path_goes_on_over_the_edge_into_the_bleed() -> None:
    (card,) = [card for card in drawn_example("hexes") if card.id == "H09"]
    shapes = [(shape, map_) for shape, map_ in flat(card.front.scene) if isinstance(shape, Line)]
    ends = [
        move_point(shape.start, map_).y for shape, map_ in shapes if tuple(shape.stroke.dash) == PATH_DASH
    ]
    assert sorted(ends) == [pytest.approx(-3), pytest.approx(card.front.trim.height + 3)]


def test_the_hexagon_is_regular() -> None:
    face = drawn_example("hexes")[0].front
    points = hexagon_points(trim_box(face))
    sides = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    assert face.cut == "hexagon"
    assert sides == [pytest.approx(face.trim.width / 2)] * 6


def test_what_a_tile_counts_is_what_the_rules_say() -> None:
    said = [line.text for line in lines(drawn_example("aid")[0].front)]
    for name, values in (("Planet", "3"), ("Moon", "1"), ("Galaxy", "6"), ("Beacon", "2"), ("Sun", "5")):
        tiles = [{line.text for line in lines(card.front)} for card in drawn_example("hexes")]
        assert {value for texts in tiles if name in texts for value in texts - {name}} == {values}
        assert values in said


# Tokens.


def test_a_token_is_round_and_all_that_it_says_lies_within_its_rim() -> None:
    for face in faces(drawn_example("tokens")):
        assert face.cut == "circle"
        for line in lines(face):
            corners = [
                (line.box.x + a * line.box.width, line.box.y + b * line.box.height)
                for a in (0, 1)
                for b in (0, 1)
            ]
            assert all(math.dist(corner, (12.5, 12.5)) < 11 for corner in corners)


def test_there_is_a_ship_and_as_many_flags_for_each_of_four_players() -> None:
    copies = {card.id: card.copies for card in drawn_example("tokens")}
    assert [copies[f"ship-{player}"] for player in range(1, 5)] == [1] * 4
    assert len({copies[f"flag-{player}"] for player in range(1, 5)}) == 1


# The score track.


def test_the_track_counts_from_0_to_100_on_spaces_for_cubes_of_10_mm() -> None:
    (card,) = drawn_example("track")
    counted = sorted(int(line.text) for line in lines(card.front) if line.text.isdigit())
    assert counted == list(range(101))
    rims = [shape for shape, _ in flat(card.front.scene) if isinstance(shape, Circle)]
    assert sum(6 <= rim.radius < 7 for rim in rims) >= 100  # the last is a sun of its own


def test_the_track_prints_on_one_page_of_a4_and_on_two_of_a5() -> None:
    pages = {}
    for size in ("A4", "A5"):
        (card,) = drawn_example("track")
        printed = make_printouts(
            (Piece(card.front, None, 1, card.label, "Track", "track"),),
            SheetOptions(paper(size)),
            press_words("en"),
        )
        pages[size] = sum(len(each.pages) for each in printed)
    assert pages["A4"] == 1
    assert pages["A5"] > 1


# The folded aid.


def test_the_aid_folds_in_the_middle_and_no_word_stands_near_the_fold() -> None:
    for language in LANGUAGES:
        for face in faces(drawn_example("aid", language)):
            middle = face.trim.width / 2
            for line in lines(face):
                assert line.box.x + line.box.width < middle - 8 or line.box.x > middle + 8
            assert any(upright_at(shape, middle) for shape, _ in flat(face.scene))


def upright_at(shape: Shape, x: float) -> bool:
    """Whether it is a line from top to bottom at that place."""
    if isinstance(shape, Path):
        return {round(step.x, 3) for step in shape.steps if hasattr(step, "x")} == {x} and len(
            shape.steps
        ) == 2
    if isinstance(shape, Polyline):
        return {point.x for point in shape.points} == {x}
    return isinstance(shape, Line) and shape.start.x == shape.end.x == x


def test_the_steps_of_the_aid_are_numbered() -> None:
    (card,) = drawn_example("aid")
    assert card.back is not None
    said = [line.text for line in lines(card.back)]
    assert [text for text in said if text.isdigit()] == ["1", "2", "3", "1", "2", "3", "4"]


# The tuck box.

BOX = """
deck: boxes
layout: examples/box
back: none
cards:
  - { id: B, title: Box, text: For cards., cards: CARDS, thickness: THICKNESS, wide: 63, high: 88 }
"""
each_deck = pytest.mark.parametrize(("cards", "thickness"), [(54, 0.30), (100, 0.62), (18, 0.30), (200, 0.4)])


def net(folder: File, cards: int, thickness: float) -> Face:
    path = folder / "box.yaml"
    path.write_text(BOX.replace("CARDS", str(cards)).replace("THICKNESS", str(thickness)), "utf-8")
    (card,) = example_drawn(path, "en")
    return card.front


def panels(face: Face) -> list[Box]:
    """The back, the left side, the front, the right side, the lid, the bottom."""
    return [shape.box for shape, _ in flat(face.scene) if isinstance(shape, Rectangle)][:6]


@each_deck
def test_the_faces_of_a_box_have_the_size_of_the_deck_and_a_little_air(
    cards: int, thickness: float, tmp_path: File
) -> None:
    deep = cards * thickness + 1
    sizes = [(each.width, each.height) for each in panels(net(tmp_path, cards, thickness))]
    expected = [(64, 89), (deep, 89), (64, 89), (deep, 89), (64, deep), (64, deep)]
    assert [side for size in sizes for side in size] == pytest.approx(
        [side for size in expected for side in size]
    )


@each_deck
def test_the_titles_of_a_box_keep_to_the_room_that_their_side_has(
    cards: int, thickness: float, tmp_path: File
) -> None:
    face = net(tmp_path, cards, thickness)
    _, left, *_ = panels(face)
    for line in lines(face):
        middle = centre(line.box).x
        if line.text == "BOX" and left.x < middle < left.x + left.width:
            along, across = (left.width, left.height) if left.width > 40 else (left.height, left.width)
            assert line.box.width < along - 8
            assert line.box.height < across


@each_deck
def test_a_box_closes(cards: int, thickness: float, tmp_path: File) -> None:
    """Side by side the faces go once about the deck; the lid hangs on the back, the bottom on the front."""
    back, left, front, right, lid, bottom = panels(net(tmp_path, cards, thickness))
    for one, other in ((back, left), (left, front), (front, right)):
        assert other.x == pytest.approx(one.x + one.width)
        assert (other.y, other.height) == (one.y, one.height)
    assert [lid.x, lid.width, lid.y + lid.height] == [
        pytest.approx(each) for each in (back.x, back.width, back.y)
    ]
    hangs = front.x, front.width, front.y + front.height
    assert [bottom.x, bottom.width, bottom.y] == [pytest.approx(each) for each in hangs]
    assert [lid.height, bottom.height] == [pytest.approx(left.width)] * 2


@each_deck
def test_each_glued_edge_of_a_box_has_one_tab_of_its_length(
    cards: int, thickness: float, tmp_path: File
) -> None:
    face = net(tmp_path, cards, thickness)
    back, left, front, right, _, bottom = panels(face)
    tabs = [extent(shape) for shape, _ in flat(face.scene) if is_tab(shape)]
    below = front.y + front.height
    hung = {
        (right.x + right.width, back.y, back.height),  # the back, down the right side
        (left.x, below, left.width),  # the bottom, at both sides
        (right.x, below, right.width),
        (bottom.x, bottom.y + bottom.height, bottom.width),  # and at the back
    }
    found = {
        (tab.x, tab.y, tab.height if tab.height > 40 and tab.x > right.x + 1 else tab.width) for tab in tabs
    }
    assert rounded(found) == rounded(hung)
    assert len(tabs) == 4
    assert sum(line.text == "glue" for line in lines(face)) == 4


def rounded(measures: Iterable[tuple[float, ...]]) -> set[tuple[float, ...]]:
    return {tuple(round(each, 3) for each in measure) for measure in measures}


def is_tab(shape: Shape) -> bool:
    return getattr(shape, "fill", None) == Colour(0xD6, 0xD3, 0xD3)


def extent(shape: Any) -> Box:
    steps = shape.steps if isinstance(shape, Path) else shape.points
    xs, ys = (
        [each.x for each in steps if hasattr(each, "x")],
        [each.y for each in steps if hasattr(each, "y")],
    )
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@each_deck
def test_the_cut_of_a_box_is_one_line_about_all_its_parts_within_the_paper(
    cards: int, thickness: float, tmp_path: File
) -> None:
    face = net(tmp_path, cards, thickness)
    cut = [shape for shape, _ in flat(face.scene) if isinstance(shape, Path) and not shape.fill][-1]
    assert sum(isinstance(step, MoveTo) for step in cut.steps) == 1
    whole = extent(cut)
    assert within(whole, trim_box(face))
    assert all(within(part, whole) for part in panels(face))
    assert whole.width == pytest.approx(face.trim.width - 4)
    assert whole.height == pytest.approx(face.trim.height - 4)


# What the examples taught the language.

LAYOUT = """
size: [40, 40]
fields: { wide: number }
paints: { line: "#000000" }
lines: { thin: { paint: line, width: 0.2 } }
let: { step: 1.5, code: "017" }
faces:
  front:
    - { path: "M0 0 h{wide} v{wide * step}", stroke: thin }
    - { id: gone, group: [], when: wide < 0, box: [5, 5, 10, 10] }
    - { rectangle: { centred-in: gone, gap: 3 }, stroke: thin, when: wide < 0 }
    - { repeat: [1, 2.5], each: [{ line: [[0, "{item * 2}"], [9, "{item * 2}"]], stroke: thin }] }
    - { rectangle: [0, 0, "{10 if code == '017' else 1}", 1], stroke: thin }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_path_data_is_worked_out_with_a_point_in_every_language(language: str, tmp_path: File) -> None:
    (face,) = trial(tmp_path, LAYOUT, "  - { id: A, wide: 2.5 }", language)
    (path,) = [shape for shape, _ in flat(face.scene) if isinstance(shape, Path)]
    assert [(step.x, step.y) for step in path.steps if not isinstance(step, Close)] == [
        (0, 0),
        (2.5, 0),
        (2.5, 3.75),
    ]


def test_a_number_named_or_listed_in_a_layout_is_a_number_and_a_code_stays_a_text(tmp_path: File) -> None:
    (face,) = trial(tmp_path, LAYOUT, "  - { id: A, wide: 2 }")
    found = [shape for shape, _ in flat(face.scene) if isinstance(shape, Line)]
    assert [line.start.y for line in found] == [2, 5]
    (rectangle,) = [shape for shape, _ in flat(face.scene) if isinstance(shape, Rectangle)]
    assert rectangle.box.width == 10


def test_path_data_that_comes_out_wrong_is_told_with_what_it_is(tmp_path: File) -> None:
    from pnp.draw import DrawError

    layout = LAYOUT.replace("h{wide}", "h{'x'}")
    with pytest.raises(DrawError) as caught:
        trial(tmp_path, layout, "  - { id: A, wide: 2 }")
    assert "hx" in caught.value.faults[0].wrong
