"""What stands on a card stays in its place: pictures, type, all that is solid, and the stars about it."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from pnp.draw import DrawError
from pnp.geometry import Box, Point, Size, bounds, corners, grow_box, move_point
from pnp.models import CARD_SIZES
from pnp.scene import (
    Circle,
    CurveTo,
    Group,
    Image,
    LineTo,
    MoveTo,
    Path,
    Placed,
    Polygon,
    Rectangle,
)
from tests.helpers import shipped_theme as atlas
from tests.helpers.card_sets import back, card, deck, draw, fronts
from tests.helpers.drawn_faces import circles, flat, images, lines, overlap, within

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.models import Card
    from pnp.scene import Face, Shape

SAFE = 3.0
STARLIGHT = [atlas.palette("night").colour(role) for role in ("bright", "middle", "faint")]


# Pictures.


@given(
    size=some.tuples(some.integers(1, 5000), some.integers(1, 5000)),
    focus=some.none() | some.tuples(some.floats(0, 100), some.floats(0, 100)),
)
def test_a_picture_covers_its_plate_about_its_focus(
    size: tuple[int, int], focus: tuple[float, float] | None
) -> None:
    (face,) = fronts(card(picture=f"{size[0]}x{size[1]}", focus=focus))
    box, image = plate(face)
    assert within(box, image)
    assert image.width / image.height == pytest.approx(size[0] / size[1])
    assert image.width == pytest.approx(box.width) or image.height == pytest.approx(box.height)
    across, down = focus or (50, 50)
    middle = box.x + box.width / 2, box.y + box.height / 2
    seen = image.x + image.width * across / 100, image.y + image.height * down / 100
    right, bottom = image.x + image.width, image.y + image.height
    free_x = image.x < box.x - 1e-6 and right > box.x + box.width + 1e-6
    free_y = image.y < box.y - 1e-6 and bottom > box.y + box.height + 1e-6
    assert not free_x or seen[0] == pytest.approx(middle[0])
    assert not free_y or seen[1] == pytest.approx(middle[1])


def plate(face: Face) -> tuple[Box, Box]:
    """The window that a picture is seen through, and the whole picture."""
    (group,) = [group for group in groups(face.scene.shapes) if group.clip]
    (image,) = group.shapes
    assert isinstance(image, Image)
    assert group.clip is not None
    corners = [Point(step.x, step.y) for step in group.clip.steps if isinstance(step, MoveTo | LineTo)]
    return bounds(tuple(corners)), image.box


def groups(shapes: Iterable[Shape]) -> Iterator[Group]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield shape
        elif isinstance(shape, Placed):
            yield from groups(shape.scene.shapes)


def test_a_picture_stands_in_place_of_the_ring() -> None:
    (face,) = fronts(card(picture="400x300", title="Sun", text="Draw a card.", icons=("star",)))
    box, _ = plate(face)
    assert box.width > 45
    assert all(circle.radius < 4 for circle in circles(face))


def test_a_card_without_a_picture_among_pictures_has_a_plate_of_its_own() -> None:
    pictured, bare = fronts(card("A", picture="400x300"), card("B", icons=("star",)))
    box, _ = plate(pictured)
    assert images(bare) == []
    assert len([circle for circle in circles(bare) if within(about(circle), box)]) >= 3


def about(circle: Circle) -> Box:
    return grow_box(Box(circle.centre.x, circle.centre.y, 0.0, 0.0), circle.radius)


def test_icons_stand_as_beads_on_the_lower_edge_of_a_picture() -> None:
    (face,) = fronts(card(picture="400x300", icons=("star", "moon", "sun")))
    box, _ = plate(face)
    beads = {circle.centre for circle in circles(face) if circle.radius == pytest.approx(3.3)}
    assert {round(at.y - box.y - box.height, 6) for at in beads} == {0.0}
    assert sorted(at.x for at in beads) == [pytest.approx(31.5 + 8.4 * k) for k in (-1, 0, 1)]


@given(
    cards=some.lists(some.sampled_from(["", "Go on.", "Stay where you are. " * 4]), min_size=1, max_size=4)
)
def test_pictures_of_a_deck_are_alike_in_size(cards: list[str]) -> None:
    faces = fronts(*(card(f"K{k}", picture="30x20", text=text or None) for k, text in enumerate(cards)))
    assert len({plate(face)[0] for face in faces}) == 1


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
    safe = grow_box(Box(0.0, 0.0, size.width, size.height), -SAFE)
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
    for each in lines(found.front):
        if each.face == "SourceSans3-Medium" and each.size > 2.5:
            assert each.box.y > ring.centre.y + ring.radius


@pytest.mark.parametrize("size", [*CARD_SIZES.values(), Size(150, 210), Size(120, 80)], ids=str)
def test_all_that_is_solid_stays_on_the_bleed(size: Size) -> None:
    trial = deck(card(icons=("star", "moon", "sun"), value="1"), size=size)
    for face in (draw(trial)[0].front, back(trial)):
        assert face.trim == size
        assert face.scene.box == grow_box(Box(0.0, 0.0, size.width, size.height), 3.0)
        for shape, map_ in flat(face.scene):
            for point in points(shape):
                at = move_point(point, map_)
                assert within(Box(at.x, at.y, 0.0, 0.0), grow_box(face.scene.box, 0.3))


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
    start = move_point(Point(ground.box.x, ground.box.y), map_)
    end = move_point(Point(ground.box.x + ground.box.width, ground.box.y + ground.box.height), map_)
    assert within(face.scene.box, Box(start.x, start.y, end.x - start.x, end.y - start.y))


# The field.


def test_no_star_lies_under_type() -> None:
    (face,) = fronts(card(title="The Long Voyage", text="Draw a card and keep it. " * 3))
    ring = circles(face)[0]
    stars = [
        Box(step.x - 0.1, step.y - 0.1, 0.2, 0.2)
        for shape, _ in flat(face.scene)
        if isinstance(shape, Path) and shape.fill in STARLIGHT
        for step in shape.steps
        if isinstance(step, MoveTo)
    ]
    outside = [at for at in stars if math.hypot(at.x - ring.centre.x, at.y - ring.centre.y) > ring.radius]
    assert len(outside) > 100
    assert not any(overlap(grow_box(line.box, 0.3), at) for line in lines(face) for at in outside)
