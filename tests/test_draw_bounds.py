"""What stands on a card stays in its place: pictures, type, all that is solid, and the stars about it."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from decks import (
    back,
    card,
    circles,
    deck,
    draw,
    flat,
    fronts,
    lines,
    overlap,
    picture,
    scenes,
    within,
)
from pnp.draw import DrawError
from pnp.draw.field import strewn
from pnp.draw.plate import covering
from pnp.draw.roles import palette
from pnp.geometry import Box, Point, Size, corners, grown, moved
from pnp.models.cards import CARD_SIZES
from pnp.scene import (
    Circle,
    CurveTo,
    Group,
    Image,
    LineTo,
    MoveTo,
    Path,
    Polygon,
    Rectangle,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.models.cards import Card
    from pnp.scene import Shape

SAFE = 3.0
POKER = Box(0.0, 0.0, 63.0, 88.0)


# Pictures.


@given(
    size=some.tuples(some.integers(1, 5000), some.integers(1, 5000)),
    box=some.builds(Box, some.floats(0, 9), some.floats(0, 9), some.floats(10, 90), some.floats(10, 90)),
    focus=some.none() | some.tuples(some.floats(0, 100), some.floats(0, 100)),
)
def test_a_picture_covers_its_box_about_its_focus(
    size: tuple[int, int], box: Box, focus: tuple[float, float] | None
) -> None:
    group = covering(picture(f"{size[0]}x{size[1]}"), box, focus)
    (image,) = group.shapes
    assert isinstance(image, Image)
    assert within(box, image.box)
    assert image.box.width / image.box.height == pytest.approx(size[0] / size[1])
    assert image.box.width == pytest.approx(box.width) or image.box.height == pytest.approx(box.height)
    across, down = focus or (50, 50)
    middle = box.x + box.width / 2, box.y + box.height / 2
    seen = image.box.x + image.box.width * across / 100, image.box.y + image.box.height * down / 100
    right, bottom = image.box.x + image.box.width, image.box.y + image.box.height
    free_x = image.box.x < box.x - 1e-6 and right > box.x + box.width + 1e-6
    free_y = image.box.y < box.y - 1e-6 and bottom > box.y + box.height + 1e-6
    assert not free_x or seen[0] == pytest.approx(middle[0])
    assert not free_y or seen[1] == pytest.approx(middle[1])


def test_a_picture_stands_in_place_of_the_ring() -> None:
    (face,) = fronts(card(picture="400x300", title="Sun", text="Draw a card."))
    (group,) = [shape for shape in face.scene.shapes if isinstance(shape, Group)]
    (image,) = group.shapes
    assert isinstance(image, Image)
    assert image.box.width > 45
    assert all(circle.radius < image.box.height / 2 for circle in circles(face))


def test_a_card_without_a_picture_among_pictures_has_a_plate_of_its_own() -> None:
    pictured, bare = fronts(card("A", picture="400x300"), card("B", icons=("star",)))
    assert any(isinstance(shape, Group) for shape in pictured.scene.shapes)
    assert not any(isinstance(shape, Group) for shape in bare.scene.shapes)
    assert scenes(pictured)[0] is scenes(bare)[0]


# Nothing leaves its place.

VOCABULARY = ["hvězda", "i", "loď", "v", "přístavu", "Zażółć", "3", "the", "long", "voyage"]
WORDS = some.lists(some.sampled_from(VOCABULARY), max_size=60).map(" ".join)
BLANK = some.text(" \n\t\u00ad", min_size=1, max_size=3)
SHORT = some.lists(some.sampled_from(["Dlouhá", "Noc", "Ring", "Świt"]), max_size=3).map(" ".join)
CARDS = some.builds(
    card,
    title=some.none() | SHORT,
    text=some.none() | WORDS | BLANK,
    note=some.none() | SHORT | BLANK,
    value=some.none() | some.sampled_from(["1", "12", "1000"]),
    icons=some.lists(some.sampled_from(["star", "ship", "key"]), max_size=6).map(tuple),
    ground=some.sampled_from([None, "plum"]),
)
SIDES = some.builds(Size, some.integers(40, 130), some.integers(44, 130)) | some.sampled_from(
    [*CARD_SIZES.values()]
)


@given(cards=some.lists(CARDS, min_size=1, max_size=3), size=SIDES, pictures=some.booleans())
def test_type_stays_in_its_place_or_is_an_error(cards: list[Card], size: Size, pictures: bool) -> None:
    named = [replace(each, id=f"K{k}", picture="70x50" if pictures else None) for k, each in enumerate(cards)]
    try:
        found = draw(deck(*named, size=size), "cs")
    except DrawError:
        return  # what is wrong with it is for other tests
    safe = grown(Box(0.0, 0.0, size.width, size.height), -SAFE)
    for each in found:
        shown = lines(each.front)
        assert all(within(line.box, safe) for line in shown)
        assert not any(overlap(one.box, two.box) for one, two in combinations(shown, 2))
        assert each.back is not None
        assert all(within(line.box, safe) for line in lines(each.back))


@pytest.mark.parametrize("blank", ["\n", " ", "\n \n ", "\u00ad", "\t"])
def test_of_line_ends_and_blanks_alone_nothing_is_set(blank: str) -> None:
    bare, blanks = fronts(card("A", title="Sun"), card("A", title="Sun", text=blank, note=blank))
    assert lines(blanks) == lines(bare)


@given(size=SIDES, text=WORDS)
def test_text_keeps_off_the_ring(size: Size, text: str) -> None:
    try:
        (found,) = draw(deck(card(text=text, icons=("star",) * 3), size=size), "pl")
    except DrawError:
        return
    ring = circles(found.front)[0]
    if ring.radius < 12:
        return  # it has given way to a row
    for each in lines(found.front):
        if each.face == "SourceSans3-Medium" and each.size > 2.5:
            assert each.box.y > ring.centre.y + ring.radius


@pytest.mark.parametrize("size", [*CARD_SIZES.values(), Size(150, 210), Size(120, 80)], ids=str)
def test_all_that_is_solid_stays_on_the_bleed(size: Size) -> None:
    trial = deck(card(icons=("star", "moon", "sun"), value="1"), size=size)
    for face in (draw(trial)[0].front, back(trial)):
        assert face.trim == size
        assert face.scene.box == grown(Box(0.0, 0.0, size.width, size.height), 3.0)
        for shape, map_ in flat(face.scene):
            for point in points(shape):
                at = moved(point, map_)
                assert within(Box(at.x, at.y, 0.0, 0.0), grown(face.scene.box, 0.3))


def points(shape: Shape) -> Sequence[Point]:
    """Where a shape reaches, but for the ground, which is cut off at the bleed."""
    match shape:
        case Path(steps):
            return [Point(step.x, step.y) for step in steps if isinstance(step, MoveTo | LineTo | CurveTo)]
        case Polygon(tips):
            return tips
        case Circle(centre, radius):
            return corners(Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius))
        case _:
            return []


def test_the_ground_goes_to_the_edge_of_the_bleed() -> None:
    (face,) = fronts(card())
    ground, map_ = next(flat(face.scene))
    assert isinstance(ground, Rectangle)
    start = moved(Point(ground.box.x, ground.box.y), map_)
    end = moved(Point(ground.box.x + ground.box.width, ground.box.y + ground.box.height), map_)
    assert within(face.scene.box, Box(start.x, start.y, end.x - start.x, end.y - start.y))


# The field.


@given(seed=some.integers(0, 10**9), x=some.floats(0, 30), y=some.floats(0, 30), reach=some.floats(1, 15))
def test_stars_keep_apart_and_out_of_what_is_kept_clear(seed: int, x: float, y: float, reach: float) -> None:
    box = Box(-3.0, -3.0, 46.0, 46.0)
    stars = strewn(box, seed, 4.0, lambda a, b: math.hypot(a - x, b - y) < reach)
    assert len(stars) == round(4.0 * 46 * 46 / 100)
    assert all(math.hypot(star.x - x, star.y - y) >= reach for star in stars)
    assert all(within(Box(star.x, star.y, 0.0, 0.0), box) for star in stars)
    assert all(math.hypot(a.x - b.x, a.y - b.y) > 0.5 for a, b in combinations(stars, 2))


def test_no_star_lies_under_type() -> None:
    (face,) = fronts(card(title="The Long Voyage", text="Draw a card and keep it. " * 3))
    ring = circles(face)[0]
    stars = [
        Box(step.x - 0.1, step.y - 0.1, 0.2, 0.2)
        for shape, _ in flat(face.scene)
        if isinstance(shape, Path) and shape.fill in palette("midnight").stars
        for step in shape.steps
        if isinstance(step, MoveTo)
    ]
    outside = [at for at in stars if math.hypot(at.x - ring.centre.x, at.y - ring.centre.y) > ring.radius]
    assert len(outside) > 100
    assert not any(overlap(grown(line.box, 0.3), at) for line in lines(face) for at in outside)
