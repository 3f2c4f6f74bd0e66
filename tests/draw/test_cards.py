"""Cards as they are drawn: what stands where, what is shared, and that nothing leaves its place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

from pnp.draw import BOX
from pnp.geometry import IDENTITY, Box, Matrix, Point, combine_maps, grow_box, move_point, rotation
from pnp.models import INKS, Back
from pnp.models import find_text as said_in
from pnp.scene import (
    CurveTo,
    LineTo,
    MoveTo,
    Page,
    Path,
    Placed,
    RadialGradient,
    Rectangle,
    Text,
)
from tests.helpers.card_sets import (
    LANGUAGES,
    POSTCARDS,
    VOYAGES,
    back,
    card,
    deck,
    draw,
    example,
    example_drawn,
    fronts,
)
from tests.helpers.drawn_faces import circles, flat, images, line, lines, shared, within
from tests.helpers.dump import dump

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path as File

    from pnp.models import Card, Ink
    from pnp.scene import Face, Scene, Shape, Stop

SAFE = 3.0
POKER = Box(0.0, 0.0, 63.0, 88.0)


# The examples.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [VOYAGES, POSTCARDS], ids=["voyages", "postcards"])
def test_the_examples_fit_in_every_language(path: File, language: str) -> None:
    cards = example_drawn(path, language)
    said = example(path)
    assert [each.id for each in cards] == [each.id for each in said.cards]
    assert [each.copies for each in cards] == [each.copies for each in said.cards]
    for each, source in zip(cards, said.cards, strict=True):
        assert source.title is not None
        assert each.label == said_in(source.title, language)
        shown = {line.text for line in lines(each.front)}
        assert each.label.upper() in shown
        assert each.id in shown
        assert all(within(line.box, grow_box(POKER, -SAFE)) for line in lines(each.front))


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("path", [VOYAGES, POSTCARDS], ids=["voyages", "postcards"])
def test_words_stand_alike_in_every_ink(path: File, ink: Ink) -> None:
    night, other = example_drawn(path, "en"), example_drawn(path, "en", ink)
    assert [lines(each.front) for each in night] == [lines(each.front) for each in other]


def test_the_voyages_are_set_at_full_size() -> None:
    for each in example_drawn(VOYAGES, "pl"):
        assert line(each.front, each.label.upper()).size == pytest.approx(11.5 * 25.4 / 72)


def test_drawing_twice_gives_the_same() -> None:
    def text() -> list[str]:
        return [dump(Page(each.front.scene)) for each in example_drawn(VOYAGES, "cs")]

    assert text() == text()


# What cards share.


def sisters(count: int, **said: Any) -> list[Card]:
    return [card(f"S{k}", title=f"Card {k}", text=f"Draw {k} cards.", **said) for k in range(count)]


def test_cards_of_one_ground_share_what_does_not_change() -> None:
    blue = fronts(*sisters(6, icons=("star", "moon"), value="1"))
    assert len({shared(face) for face in blue}) == 1
    assert field(blue[0]) is field(blue[5])
    assert all(len(own(face)) <= 3 for face in blue)  # title, text and id


def test_a_card_of_another_ground_shares_with_its_own_kind_alone() -> None:
    one, *others = fronts(card("A"), *sisters(3, ground="plum"))
    assert len({shared(face) for face in others}) == 1
    assert not set(shared(one)) & set(shared(others[0]))


def own(face: Face) -> list[Shape]:
    return [shape for shape in face.scene.shapes if not (isinstance(shape, Placed) and shape.recurs)]


def field(face: Face) -> Path:
    """The stars, which make the longest path."""
    paths = [shape for shape, _ in flat(face.scene) if isinstance(shape, Path)]
    return max(paths, key=lambda path: len(path.steps))


def test_an_icon_is_one_scene_wherever_it_stands() -> None:
    one, two = fronts(card("A", icons=("star", "moon")), card("B", icons=("sun", "star", "ship")))
    (star, moon), (sun, same, ship) = small_scenes(one), small_scenes(two)
    assert star is same
    assert len({id(scene) for scene in (star, moon, sun, ship)}) == 4


def small_scenes(face: Face) -> list[Scene]:
    """The icons of a face: scenes about 0, 0, in painting order."""
    return [each.scene for each in placed(face.scene) if each.recurs and each.scene.box == BOX]


def placed(scene: Scene) -> Iterator[Placed]:
    for shape in scene.shapes:
        if isinstance(shape, Placed):
            yield shape
            yield from placed(shape.scene)


def test_the_fields_of_all_grounds_are_worked_out_once() -> None:
    one, two = fronts(card("A"), card("B", ground="sea"))
    assert field(one).steps is field(two).steps


def test_a_picture_is_one_object_wherever_it_stands() -> None:
    faces = fronts(
        card("A", picture="20x30"), card("B", picture="20x30", focus=(0.0, 0.0)), card("C", picture="9x9")
    )
    one, same, other = (images(face)[0].bitmap for face in faces)
    assert one == same
    assert one != other


# One size for a role.


def test_one_long_title_makes_all_titles_smaller() -> None:
    short = fronts(card("A", title="Sun"), card("B", title="Moon"))
    long = fronts(card("A", title="Sun"), card("B", title="The Silent Observatory"))
    assert line(long[0], "SUN").size < line(short[0], "SUN").size
    assert line(long[0], "SUN").size == line(long[1], "THE SILENT OBSERVATORY").size
    assert line(long[0], "SUN").size >= 8 * 25.4 / 72


def test_one_long_value_makes_all_values_smaller() -> None:
    (short,) = fronts(card("A", icons=("star",), value="7"))
    long, _ = fronts(card("A", icons=("star",), value="7"), card("B", icons=("star",), value="1000"))
    assert 8 * 25.4 / 72 <= line(long, "7").size < line(short, "7").size


def test_long_text_makes_the_ring_smaller_then_the_type() -> None:
    words = "Move one ship to the next world and draw a card. "
    sizes, rings = [], []
    for times in (1, 3, 7):
        (face,) = fronts(card(text=words * times, icons=("star", "moon"), value="1"))
        sizes.append(next(each.size for each in lines(face) if each.text.startswith("Move one")))
        rings.append(circles(face)[0].radius)
    assert rings[0] > rings[1] > rings[2] > 13
    assert sizes[0] == sizes[1] == pytest.approx(9 * 25.4 / 72)
    assert sizes[0] > sizes[2] >= 8 * 25.4 / 72 - 1e-9


def test_a_deck_has_one_ring() -> None:
    one, two = fronts(card("A", text="Short."), card("B", text="Draw a card and think of it. " * 5))
    assert circles(one)[0] == circles(two)[0]


def test_a_note_stands_below_its_text_in_italics() -> None:
    (face,) = fronts(card(text="Draw a card.", note="It is late."))
    text, note = line(face, "Draw a card."), line(face, "It is late.")
    assert note.box.y > text.box.y + text.box.height
    assert note.face == "SourceSans3-MediumItalic"


def test_a_short_last_line_is_evened_out() -> None:
    (face,) = fronts(card(text="Dock a ship here. Next turn it moves twice."))
    first, second = (each for each in lines(face) if each.face == "SourceSans3-Medium" and each.size > 3)
    assert second.box.width > 0.6 * first.box.width


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Žluťoučký kůň", "ŽLUŤOUČKÝ KŮŇ"),
        ("Zażółć gęślą jaźń", "ZAŻÓŁĆ GĘŚLĄ JAŹŃ"),
        ("Straße", "STRASSE"),
    ],
)
def test_titles_are_capitals(said: str, shown: str) -> None:
    (face,) = fronts(card(title=said))
    assert line(face, shown).face == "JosefinSans-SemiBold"


# Values, names, ids.


def test_a_value_stands_in_a_medallion_below_icons_and_in_the_ring_without_them() -> None:
    small, great = fronts(card("A", icons=("star",), value="3"), card("B", value="4"))
    three, four = line(small, "3"), line(great, "4")
    assert three.box.y + three.box.height / 2 == pytest.approx(79.2, abs=0.2)
    assert 30 < four.box.y < 45
    assert four.size > 2 * three.size


def test_name_and_id_stand_below_the_frame() -> None:
    (face,) = fronts(card("X-17"), name="Deep Sky")
    name, id_ = line(face, "Deep Sky"), line(face, "X-17")
    assert name.box.x == pytest.approx(6.0)
    assert id_.box.x + id_.box.width == pytest.approx(57.0)
    assert name.box.y > 79.2
    assert id_.box.y > 79.2


def test_a_deck_without_a_name_bears_its_short_name_made_readable() -> None:
    (face,) = fronts(card())
    assert line(face, "Trial deck")


def test_a_card_without_title_is_labelled_by_its_id() -> None:
    (found,) = draw(deck(card("C9", text="Draw a card.")))
    assert found.label == "C9"


# Backs.


def test_a_deck_has_one_back_with_its_name_at_both_ends() -> None:
    one, two = draw(deck(card("A"), card("B", ground="plum"), name={"en": "Deep Sky", "cs": "Hluboké nebe"}))
    assert one.back is two.back
    assert one.back is not None
    upper, lower = (each for each in lines(one.back) if each.text == "DEEP SKY")
    assert upper.box.y < 20
    assert lower.box.y > 65
    assert upper.box.y + lower.box.y + lower.box.height == pytest.approx(88, abs=0.2)  # half a turn


def test_a_back_says_and_shows_what_it_is_told() -> None:
    told = back(deck(card(), back=Back(title={"en": "Secrets"}, ground="sea")))
    assert [each.text for each in lines(told)] == ["SECRETS", "SECRETS"]
    assert ground_of(told) != ground_of(back(deck(card())))
    assert ground_of(told) == ground_of(*fronts(card(), ground="sea"))


def ground_of(face: Face) -> tuple[Stop, ...]:
    shape, _ = next(flat(face.scene))
    assert isinstance(shape, Rectangle)
    assert isinstance(shape.fill, RadialGradient)
    return shape.fill.stops


def test_a_deck_may_have_no_back() -> None:
    (found,) = draw(deck(card(), back="none"))
    assert found.back is None


def test_a_back_is_the_same_under_half_a_turn_but_for_the_stars() -> None:
    found = back(deck(card()))
    half = rotation(180, Point(31.5, 44))

    def solid(turn: Matrix) -> Iterator[tuple[float, float]]:
        for shape, map_ in flat(found.scene):
            if isinstance(shape, Path) and shape.fill and len(shape.steps) < 200:
                for step in shape.steps:
                    if isinstance(step, MoveTo | LineTo | CurveTo):
                        at = move_point(Point(step.x, step.y), combine_maps(map_, turn))
                        if math.hypot(at.x - 31.5, at.y - 44) < 23:
                            yield round(at.x, 2) + 0.0, round(at.y, 2) + 0.0

    assert len(set(solid(IDENTITY))) > 30
    assert set(solid(IDENTITY)) == set(solid(half))


def test_words_are_text_not_outlines() -> None:
    (face,) = fronts(card(title="Sun", text="Draw a card.", note="It is late.", value="3"))
    assert sum(isinstance(shape, Text) for shape, _ in flat(face.scene)) == 6
