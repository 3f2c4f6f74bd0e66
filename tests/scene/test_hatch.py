"""Hatches: lines that cover what they are to cover, at the distance and slope that were asked for."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from pnp.backends.pdf import write_pdf
from pnp.geometry import Box, Point, translation
from pnp.hatch import PATTERNS, Pattern, draw_hatch, draw_pattern
from pnp.paths import box_steps
from pnp.scene import ArcTo, Clip, Colour, Group, LineTo, MoveTo, Path
from tests.helpers.scenes import INFO, PAGE, page
from tests.scene.page_darkness import darknesses

BLACK = Colour(0, 0, 0)
BOX = Box(2.0, 3.0, 8.0, 5.0)
SLOPES: dict[Pattern, tuple[float, ...]] = {
    "vertical": (90.0,),
    "horizontal": (0.0,),
    "rising": (135.0,),
    "falling": (45.0,),
    "cross": (45.0, 135.0),
}

boxes = some.builds(
    Box, some.floats(-50, 50), some.floats(-50, 50), some.floats(0.5, 30), some.floats(0.5, 30)
)


def lines(group: Group) -> list[tuple[Point, Point]]:
    found = []
    for shape in group.shapes:
        assert isinstance(shape, Path)
        for one, two in zip(shape.steps[::2], shape.steps[1::2], strict=True):
            assert isinstance(one, MoveTo)
            assert isinstance(two, LineTo)
            found.append((Point(one.x, one.y), Point(two.x, two.y)))
    return found


def slope(line: tuple[Point, Point]) -> float:
    """In degrees clockwise on the page, from 0 to below 180."""
    (one, two) = line
    return round(math.degrees(math.atan2(two.y - one.y, two.x - one.x)), 6) % 180


def away(point: Point, line: tuple[Point, Point]) -> float:
    """The distance from a stretch of a line."""
    one, two = line
    length = math.dist((one.x, one.y), (two.x, two.y))
    along = ((point.x - one.x) * (two.x - one.x) + (point.y - one.y) * (two.y - one.y)) / length**2
    nearest = min(1.0, max(0.0, along))
    return math.dist(
        (point.x, point.y), (one.x + nearest * (two.x - one.x), one.y + nearest * (two.y - one.y))
    )


@pytest.mark.parametrize("pattern", SLOPES)
def test_each_pattern_slopes_as_it_is_named(pattern: Pattern) -> None:
    drawn = draw_pattern(pattern, Clip(box_steps(BOX)), BOX, colour=BLACK)
    assert sorted({slope(line) for line in lines(drawn)}) == list(SLOPES[pattern])


@given(boxes, some.floats(-90, 90), some.floats(0.2, 2.0), some.floats(0.0, 1.0), some.floats(0.0, 1.0))
def test_no_place_in_the_box_is_a_pitch_from_a_line(
    box: Box, angle: float, pitch: float, right: float, down: float
) -> None:
    drawn = lines(draw_hatch(Clip(()), box, angle=angle, pitch=pitch, width=0.1, colour=BLACK))
    within = Point(box.x + right * box.width, box.y + down * box.height)
    assert min(away(within, line) for line in drawn) <= pitch


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.6])
def test_lines_keep_their_distance(scale: float) -> None:
    drawn = lines(draw_pattern("vertical", Clip(box_steps(BOX)), BOX, colour=BLACK, scale=scale))
    places = sorted(one.x for one, _ in drawn)
    gaps = [after - before for before, after in pairwise(places)]
    assert gaps == pytest.approx([0.6 * scale] * len(gaps))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_equal_shapes_are_hatched_alike_wherever_they_are(pattern: Pattern) -> None:
    steps = box_steps(BOX)
    here = page(draw_pattern(pattern, Clip(steps), BOX, colour=BLACK))
    there = Box(BOX.x + 7.62, BOX.y + 10.16, BOX.width, BOX.height)
    moved = draw_pattern(pattern, Clip(box_steps(there)), there, colour=BLACK)
    back = page(Group((moved,), translation(-7.62, -10.16)))
    one, two = darknesses(write_pdf([here, back], INFO), 300)
    assert one == pytest.approx(two, abs=1e-4)


def test_the_clip_is_handed_on() -> None:
    clip = Clip(box_steps(BOX), "evenodd")
    assert draw_pattern("cross", clip, BOX, colour=BLACK).clip is clip


def test_dots_are_round_and_as_wide_as_asked() -> None:
    drawn = draw_hatch(Clip(()), Box(0, 0, 2, 2), angle=0, pitch=1.0, width=0.4, colour=BLACK, dots=True)
    (shape,) = drawn.shapes
    assert isinstance(shape, Path)
    middles = sorted((step.x - 0.2, step.y) for step in shape.steps if isinstance(step, MoveTo))
    grid = [(x, y) for x in (0.0, 1.0, 2.0) for y in (0.0, 1.0, 2.0)]
    assert [place for pair in middles for place in pair] == pytest.approx([p for pair in grid for p in pair])
    assert {(step.radius_x, step.radius_y) for step in shape.steps if isinstance(step, ArcTo)} == {(0.2, 0.2)}


def test_no_pattern_is_too_pale_to_see_or_too_dark_for_a_letter() -> None:
    whole = Clip(box_steps(PAGE))
    drawn = [page(draw_pattern(pattern, whole, PAGE, colour=BLACK)) for pattern in PATTERNS]
    inks = list(darknesses(write_pdf(drawn, INFO), 300))
    assert all(0.08 < ink < 0.5 for ink in inks), inks
