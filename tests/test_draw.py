"""Cards as they are drawn: what stands where, what is shared, and that nothing leaves its place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from decks import (
    LANGUAGES,
    POSTCARDS,
    VOYAGES,
    back,
    card,
    circles,
    deck,
    draw,
    example,
    example_drawn,
    flat,
    fronts,
    line,
    lines,
    picture,
    scenes,
    within,
)
from pnp.backends.dump import dump
from pnp.draw import drawn
from pnp.geometry import IDENTITY, Box, Matrix, Point, combined, grown, moved, rotation
from pnp.models.cards import Back
from pnp.models.words import said as said_in
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

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path as File

    from pnp.scene import Bitmap, Face, Scene, Stop

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
        assert all(within(line.box, grown(POKER, -SAFE)) for line in lines(each.front))


def test_the_voyages_are_set_at_full_size() -> None:
    for each in example_drawn(VOYAGES, "pl"):
        assert line(each.front, each.label.upper()).size == pytest.approx(11.5 * 25.4 / 72)


def test_drawing_twice_gives_the_same() -> None:
    def text() -> list[str]:
        return [dump(Page(each.front.scene)) for each in example_drawn(VOYAGES, "cs")]

    assert text() == text()


# What cards share.


def test_cards_of_one_ground_share_what_does_not_change() -> None:
    one, two, three, four = fronts(
        card("A", icons=("star", "moon"), value="1", title="One"),
        card("B", icons=("star", "moon"), value="2", text="Two"),
        card("C", icons=("star", "moon"), value="3", ground="plum"),
        card("D", icons=("moon", "star"), value="4"),
    )
    assert scenes(one)[0] is scenes(two)[0]
    assert scenes(one)[1] is scenes(two)[1]
    assert scenes(one)[0] is scenes(four)[0]
    assert scenes(one)[0] is not scenes(three)[0]
    assert scenes(one)[1] is not scenes(four)[1]
    placed = [shape for face in (one, two, three, four) for shape in face.scene.shapes[:2]]
    assert all(isinstance(shape, Placed) and shape.recurs for shape in placed)


def test_an_icon_is_one_scene_wherever_it_stands() -> None:
    one, two = fronts(card("A", icons=("star", "moon")), card("B", icons=("sun", "star", "ship")))

    def placed(face: Face) -> list[Scene]:
        return [shape.scene for shape in scenes(face)[1].shapes if isinstance(shape, Placed)][1:]

    assert placed(one)[0] is placed(two)[1]
    assert len({id(scene) for scene in placed(one) + placed(two)}) == 4


def test_the_fields_of_all_grounds_are_one() -> None:
    one, two = fronts(card("A"), card("B", ground="sea"))

    def longest(face: Face) -> Path:
        paths = [shape for shape, _ in flat(face.scene) if isinstance(shape, Path)]
        return max(paths, key=lambda path: len(path.steps))

    assert longest(one) is longest(two)


def test_a_card_of_its_own_adds_few_shapes() -> None:
    (face,) = fronts(card(title="Sun", text="Go. " * 30, icons=("star",) * 4, value="3"))
    assert len(face.scene.shapes) <= 6


def test_a_picture_is_loaded_once() -> None:
    asked: list[str] = []

    def load(name: str) -> Bitmap:
        asked.append(name)
        return picture(name)

    cards = [
        card("A", picture="20x30"),
        card("B", picture="20x30", focus=(0.0, 0.0)),
        card("C", picture="9x9"),
    ]
    drawn(deck(*cards), "en", load, {})
    assert sorted(asked) == ["20x30", "9x9"]


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


def test_long_text_makes_the_ring_smaller_then_a_row_then_the_type() -> None:
    words = "Move one ship to the next world and draw a card. "
    sizes, rings = [], []
    for times in (1, 3, 8, 10):
        (face,) = fronts(card(text=words * times, icons=("star", "moon"), value="1"))
        sizes.append(next(each.size for each in lines(face) if each.text.startswith("Move one")))
        rings.append(circles(face)[0].radius)
    assert rings[0] > rings[1] > 13 > rings[2]
    assert sizes[0] == sizes[1] == pytest.approx(9 * 25.4 / 72)
    assert sizes[0] > sizes[3] >= 8 * 25.4 / 72 - 1e-9


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
                        at = moved(Point(step.x, step.y), combined(map_, turn))
                        if math.hypot(at.x - 31.5, at.y - 44) < 23:
                            yield round(at.x, 2) + 0.0, round(at.y, 2) + 0.0

    assert len(set(solid(IDENTITY))) > 30
    assert set(solid(IDENTITY)) == set(solid(half))


def test_words_are_text_not_outlines() -> None:
    (face,) = fronts(card(title="Sun", text="Draw a card."))
    assert sum(isinstance(shape, Text) for shape in face.scene.shapes) == 3
