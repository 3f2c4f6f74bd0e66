"""What each named figure shows: stars that keep clear, frames that open, moons of the right share."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.figures import FigureError, place_icons
from pnp.geometry import Box, Point, centre, grow_box
from pnp.paths import enclosed_area, flatten
from pnp.scene import Close, CurveTo, LineTo, MoveTo, Path, Placed
from tests.helpers.figure_palettes import palette
from tests.helpers.figure_views import drawn, paths, rings, spread, within, words

CARD = Box(0.0, 0.0, 63.0, 88.0)
SQUARE = Box(0.0, 0.0, 50.0, 50.0)


def spots(path: Path) -> list[Box]:
    """The box of each part of a compound path."""
    parts = flatten(tuple(step for step in path.steps if not isinstance(step, Close)))
    return [spread([Path(tuple([MoveTo(at.x, at.y) for at in part]))]) for part in parts]


def ends(path: Path) -> list[tuple[Point, Point]]:
    """Both ends of each line of a path of straight lines."""
    points = [Point(step.x, step.y) for step in path.steps if isinstance(step, MoveTo | LineTo)]
    return list(zip(points[::2], points[1::2], strict=True))


def stars(**told: Any) -> list[Box]:
    return [spot for path in paths(drawn("star-field", CARD, **told)) for spot in spots(path)]


def test_a_sky_is_four_shapes_and_as_dense_as_it_is_asked_for() -> None:
    shapes = paths(drawn("star-field", CARD))
    assert len(shapes) == 4
    assert sum(len(spots(path)) for path in shapes[:3]) == round(4.15 * 63 * 88 / 100)


def test_stars_keep_clear_of_boxes_rings_and_frames() -> None:
    box, frame = Box(10, 60, 40, 15), Box(3.6, 3.6, 55.8, 75.6)
    for spot in stars(clear=[box], round=[Box(12.25, 20.75, 38.5, 38.5)], frames=[frame]):
        at = centre(spot)
        assert not within(Box(at.x, at.y, 0, 0), box)
        assert math.hypot(at.x - 31.5, at.y - 40) >= 20
        assert min(abs(at.x - 3.6), abs(at.x - 59.4)) > 0.49 or not 3.6 < at.y < 79.2


def test_no_two_stars_touch() -> None:
    places_ = sorted(
        (centre(spot) for path in paths(drawn("star-field", CARD))[:3] for spot in spots(path)),
        key=lambda at: at.x,
    )
    for k, at in enumerate(places_):
        near = [other for other in places_[k + 1 : k + 40] if other.x - at.x < 0.4]
        assert all(math.hypot(other.x - at.x, other.y - at.y) > 0.4 for other in near)


def test_sparkles_stand_off_the_edges_where_a_card_is_cut() -> None:
    sparkles = spots(paths(drawn("star-field", CARD))[3])
    assert len(sparkles) >= 3
    assert all(within(spot, grow_box(CARD, -7.6)) for spot in sparkles)


def test_another_seed_is_another_sky() -> None:
    assert stars(seed=1) != stars(seed=2)


@pytest.mark.parametrize("place", [Box(0, 0, 63, 88), Box(-3, -3, 69, 94)])
def test_a_turned_sky_is_the_same_after_half_a_turn_whatever_stays_clear(place: Box) -> None:
    told: dict[str, Any] = {"clear": [Box(7, 8, 20, 7)], "frames": [Box(3.6, 3.6, 55, 76)], "turned": True}
    middle = centre(place)
    for path in paths(drawn("star-field", place, **told)):
        found = {(round(at.x, 6), round(at.y, 6)) for at in map(centre, spots(path))}
        assert found == {(round(2 * middle.x - x, 6), round(2 * middle.y - y, 6)) for x, y in found}
        assert len(found) > 3
        assert not any(5.5 < x < 28.5 and 6.5 < y < 16.5 for x, y in found)
    assert paths(drawn("star-field", place, **told)) != paths(drawn("star-field", place))


def test_a_sky_of_too_many_stars_is_refused_with_what_would_do() -> None:
    with pytest.raises(FigureError, match=r"take 6\.66 or less") as caught:
        drawn("star-field", Box(0, 0, 300, 300), density=20)
    assert caught.value.name == "density"


@pytest.mark.parametrize(("name", "y"), [("gap", 88.0), ("head", 0.0)])
def test_a_frame_is_open_where_it_is_asked_to_be(name: str, y: float) -> None:
    told: dict[str, Any] = {name: [10, 20, 30, 40]}
    outer = paths(drawn("frame", CARD, **told))[0]
    drawn_xs: list[tuple[float, float]] = []
    for piece in flatten(outer.steps):
        level = [(one.x, two.x) for one, two in pairwise(piece) if one.y == two.y == y]
        drawn_xs += [(min(pair), max(pair)) for pair in level]
    assert drawn_xs
    for left, right in ((10, 20), (30, 40)):
        assert all(end <= left or begin >= right for begin, end in drawn_xs)
    assert {10, 20, 30, 40} <= {x for pair in drawn_xs for x in pair}


def test_the_foot_of_a_frame_is_raised() -> None:
    seen = spread(drawn("frame", CARD, foot=5.2))
    assert seen.y + seen.height == pytest.approx(82.8, abs=0.3)


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ({"gap": [3, 20]}, "'gap' is 3, 20; its numbers rise from 3.35 to 59.65"),
        ({"gap": [20, 10]}, "'gap' is 20, 10"),
        ({"head": [20]}, "'head' has 1 numbers; give from and to of each opening"),
        ({"foot": 88}, "'foot' is 88; the frame is only 88 mm high"),
    ],
)
def test_a_frame_cannot_open_where_it_is_not_straight(told: dict[str, Any], wrong: str) -> None:
    with pytest.raises(FigureError) as caught:
        drawn("frame", CARD, **told)
    assert str(caught.value).startswith(wrong)


def test_a_ring_is_divided_as_it_is_asked_to_be() -> None:
    short, long = paths(drawn("ring", SQUARE, ticks=5, long=15, pool=False))
    assert (len(ends(short)), len(ends(long))) == (48, 24)
    inner, outer = rings(drawn("ring", SQUARE, depth=1.5, pool=False))
    assert (outer.radius, inner.radius) == (25.0, 23.5)


@pytest.mark.parametrize(("told", "name"), [({"ticks": 7}, "ticks"), ({"ticks": 4, "long": 10}, "long")])
def test_ticks_have_to_come_out_even(told: dict[str, Any], name: str) -> None:
    with pytest.raises(FigureError, match="evenly"):
        drawn("ring", SQUARE, **told)
    with pytest.raises(FigureError) as caught:
        drawn("ring", SQUARE, **told)
    assert caught.value.name in (name, "ticks")


@given(count=st.integers(2, 6), width=st.floats(10, 90), height=st.floats(10, 90))
@settings(max_examples=40)
def test_icons_stand_evenly_as_high_as_low_in_their_ring(count: int, width: float, height: float) -> None:
    box = Box(4, 5, width, height)
    found = [centre(place) for place in place_icons(count, box)]
    middle = Point(sum(at.x for at in found) / count, sum(at.y for at in found) / count)
    above, below = (centre(box).y - each(at.y for at in found) for each in (min, max))
    assert abs(above + below) < 0.06 * min(width, height)
    angles = [math.degrees(math.atan2(at.y - middle.y, at.x - middle.x)) for at in found]
    steps = [(b - a) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    assert steps == [pytest.approx(360 / count)] * count
    assert all(within(place, box) for place in place_icons(count, box))


@given(count=st.integers(0, 24), width=st.floats(10, 90), height=st.floats(2, 20))
@settings(max_examples=40)
def test_icons_of_a_row_never_meet(count: int, width: float, height: float) -> None:
    box = Box(4, 5, width, height)
    found = place_icons(count, box, "row")
    assert len(found) == count
    assert all(one.x + one.width < two.x for one, two in pairwise(found))
    assert all(within(place, box) for place in found)


@pytest.mark.parametrize(("stand", "most"), [("ring", 6), ("row", 24)])
def test_more_icons_than_there_is_room_for_are_refused(stand: str, most: int) -> None:
    with pytest.raises(FigureError, match=f"there is room for {most}"):
        place_icons(most + 1, SQUARE, stand)  # type: ignore[arg-type]
    with pytest.raises(FigureError, match=f"'names' has {most + 1} icons; a {stand} has room for {most}"):
        drawn("icons", SQUARE, names=["star"] * (most + 1), stand=stand)


@pytest.mark.parametrize("stand", ["ring", "row"])
def test_icons_stand_in_their_places_over_their_beads(stand: str) -> None:
    shapes = drawn("icons", SQUARE, names=["star"] * 3, stand=stand)
    set_on = [shape for shape in shapes if isinstance(shape, Placed)]
    assert shapes[-3:] == tuple(set_on)
    for place, icon in zip(place_icons(3, SQUARE, stand), set_on, strict=True):  # type: ignore[arg-type]
        assert (icon.transform.e, icon.transform.f) == (centre(place).x, centre(place).y)
        assert icon.transform.a == place.width / 2
        around = [ring for ring in rings(shapes) if ring.centre == centre(place)]
        assert min(ring.radius for ring in around) > place.width / 2


@pytest.mark.parametrize("side", ["right", "left"])
@pytest.mark.parametrize("lit", [0.1, 0.3, 0.5, 0.8, 1.0])
def test_a_moon_is_bright_in_the_share_it_is_told(lit: float, side: str) -> None:
    shapes = paths(drawn("moon", SQUARE, lit=lit, side=side, craters=False))
    (bright,) = (path for path in shapes if path.fill == palette("night").colour("moon"))
    assert enclosed_area(bright.steps) / (math.pi * 25**2) == pytest.approx(lit, abs=0.003)
    seen = spread([bright])
    edge = seen.x + seen.width if side == "right" else seen.x
    assert edge == pytest.approx(50 if side == "right" else 0, abs=0.01)


def test_a_new_moon_has_no_bright_part() -> None:
    assert len(paths(drawn("moon", SQUARE, lit=0))) == 2


def test_the_rings_of_a_planet_are_as_wide_as_its_box_and_pass_before_and_behind_it() -> None:
    shapes = drawn("planet", SQUARE, tilt=0)
    body = max(rings(shapes), key=lambda ring: ring.radius)
    assert body.radius == pytest.approx(25 / 1.72)
    assert spread(shapes).width == pytest.approx(50, abs=0.2)
    fills = [spread([path]) for path in paths(shapes) if path.fill]
    assert fills[0].y + fills[0].height == pytest.approx(25)
    assert fills[-1].y == pytest.approx(25)


def test_a_star_has_its_points_and_a_split_one_as_many_facets() -> None:
    (whole,) = paths(drawn("star", SQUARE, points=7))
    assert sum(isinstance(step, MoveTo | LineTo) for step in whole.steps) == 14
    whole, facets, outline = paths(drawn("star", SQUARE, points=7, split="unlit"))
    assert sum(isinstance(step, MoveTo) for step in facets.steps) == 7
    assert outline.stroke  # the lit halves end in it, be they as white as the paper
    assert outline.steps == whole.steps
    (hollow,) = paths(drawn("star", SQUARE, points=4, pull=0.1))
    assert sum(isinstance(step, CurveTo) for step in hollow.steps) == 4
    with pytest.raises(FigureError, match=r"'pull' is 0\.1"):
        drawn("star", SQUARE, split="unlit", pull=0.1)


def test_a_polygon_has_its_corners_the_first_at_the_top() -> None:
    (hexagon,) = paths(drawn("polygon", SQUARE))
    corners = [step for step in hexagon.steps if isinstance(step, MoveTo | LineTo)]
    assert len(corners) == 6
    assert (corners[0].x, corners[0].y) == (25, 0)


@pytest.mark.parametrize("count", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_counts_and_looks_the_same_upside_down(count: int) -> None:
    (marks,) = paths(drawn("pips", SQUARE, count=count))
    middles = {(round(centre(spot).x, 3), round(centre(spot).y, 3)) for spot in spots(marks)}
    assert len(middles) == count
    assert {(round(50 - x, 3), round(50 - y, 3)) for x, y in middles} == middles


def test_a_die_has_six_faces_but_a_row_any_number() -> None:
    with pytest.raises(FigureError, match="a die has 1 to 6: say 'row: true' for more"):
        drawn("pips", SQUARE, count=7)
    (marks,) = paths(drawn("pips", Box(0, 0, 60, 5), count=11, row=True))
    assert len(spots(marks)) == 11


@pytest.mark.parametrize("path", ["row", "ring", "serpentine"])
@pytest.mark.parametrize("count", [1, 2, 7, 25])
def test_the_spaces_of_a_track_are_apart_and_numbered_in_order(path: str, count: int) -> None:
    shapes = drawn("track", Box(0, 0, 90, 60), path=path, count=count, start=10, step=5)
    assert words(shapes) == [str(10 + 5 * k) for k in range(count)]
    spaces = rings(shapes)[::2]
    assert len(spaces) == count
    for k, one in enumerate(spaces):
        for other in spaces[k + 1 :]:
            distance = math.hypot(other.centre.x - one.centre.x, other.centre.y - one.centre.y)
            assert distance > one.radius + other.radius


def test_a_serpentine_turns_at_the_end_of_each_row() -> None:
    spaces = rings(drawn("track", Box(0, 0, 50, 30), path="serpentine", count=12, columns=5))[::2]
    steps = [
        (round(two.centre.x - one.centre.x, 3), round(two.centre.y - one.centre.y, 3))
        for one, two in pairwise(spaces)
    ]
    assert steps == [(10, 0)] * 4 + [(0, 10)] + [(-10, 0)] * 4 + [(0, 10), (10, 0)]


def test_a_track_wants_a_label_for_each_space() -> None:
    assert words(drawn("track", SQUARE, count=2, labels=["I", "II"])) == ["I", "II"]
    with pytest.raises(FigureError, match="'labels' has 1 texts; there are 3 spaces"):
        drawn("track", SQUARE, count=3, labels=["I"])


def test_a_ruler_is_a_hundred_millimetres_wherever_it_stands() -> None:
    shapes = drawn("ruler", Box(7, 0, 120, 10))
    _, short, long = paths(shapes)
    at = sorted(start.x for path in (short, long) for start, _ in ends(path))
    assert at == [pytest.approx(7 + k) for k in range(101)]
    assert words(shapes) == [str(k) for k in range(0, 101, 10)]
    with pytest.raises(FigureError, match="'length' is 100; its box is 90 mm wide: give it 100 or more"):
        drawn("ruler", Box(0, 0, 90, 10))


def test_a_scale_has_its_ticks_evenly_from_end_to_end() -> None:
    _, short, long = paths(drawn("scale", Box(0, 0, 40, 4), divisions=20, long=5))
    assert sorted(start.x for path in (short, long) for start, _ in ends(path)) == [
        pytest.approx(2 * k) for k in range(21)
    ]
    assert len(ends(long)) == 5


@pytest.mark.parametrize("side", ["bottom", "top", "left", "right"])
def test_a_tab_is_long_where_it_is_folded_and_short_where_it_is_free(side: str) -> None:
    box = Box(0, 0, 30, 8) if side in ("bottom", "top") else Box(0, 0, 8, 30)
    outline, _, fold = paths(drawn("tab", box, side=side, bevel=3))
    ((start, end),) = ends(fold)
    assert math.hypot(end.x - start.x, end.y - start.y) == 30
    assert enclosed_area(outline.steps) == pytest.approx(8 * 27)
    at = {"bottom": start.y == end.y == 8, "top": start.y == end.y == 0, "left": start.x == end.x == 0}
    assert at.get(side, start.x == end.x == 8)


def test_a_tab_keeps_a_free_side() -> None:
    with pytest.raises(FigureError, match="'bevel' is 4; it is less than half the tab, 4"):
        drawn("tab", Box(0, 0, 8, 4), bevel=4)


def test_lines_to_cut_and_fold_run_along_the_longer_way() -> None:
    assert ends(paths(drawn("fold-line", Box(0, 0, 40, 6)))[0]) == [(Point(0, 3), Point(40, 3))]
    assert ends(paths(drawn("cut-line", Box(0, 0, 6, 40), scissors=False))[0]) == [
        (Point(3, 0), Point(3, 40))
    ]


def test_a_compass_names_four_winds_or_none() -> None:
    assert words(drawn("compass", SQUARE, letters=["S", "V", "J", "Z"])) == ["S", "V", "J", "Z"]
    with pytest.raises(FigureError, match="give north, east, south and west, or none"):
        drawn("compass", SQUARE, letters=["N"])


def test_a_body_stands_on_each_orbit_that_is_given_an_angle() -> None:
    shapes = drawn("orbits", SQUARE, count=3, inner=0.4, bodies=[0, 90])
    assert [ring.radius for ring in rings(shapes)] == [pytest.approx(radius) for radius in (10, 17.5, 25)]
    middles = [centre(spot) for spot in spots(paths(shapes)[0])]
    assert [round(math.hypot(at.x - 25, at.y - 25), 2) for at in middles] == [10, 17.5]
    with pytest.raises(FigureError, match="'bodies' has 4 angles; there are 3 orbits"):
        drawn("orbits", SQUARE, count=3, bodies=[1, 2, 3, 4])


def test_a_galaxy_turns_into_itself_arm_by_arm() -> None:
    line = paths(drawn("spiral", SQUARE, arms=3))[0]
    starts = [Point(step.x - 25, step.y - 25) for step in line.steps if isinstance(step, MoveTo)]
    angles = [math.degrees(math.atan2(at.y, at.x)) for at in starts]
    assert [round((b - a) % 360) for a, b in pairwise(angles)] == [120, 120]
