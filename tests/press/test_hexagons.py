"""Hexagons stand edge to edge like a honeycomb, apart enough for scissors, and meet their backs."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.geometry import Box, Point, Size, bounds, centre, move_point
from pnp.models import Flip
from pnp.press import (
    Backs,
    Bleed,
    Job,
    Piece,
    Printout,
    SheetOptions,
    Slot,
    find_body,
    find_shown_box,
    hexagon_points,
    impose,
    outline_form,
    paper,
    widen_body,
)
from pnp.scene import Group, LineTo, MoveTo, Path, Placed, Step
from tests.helpers.press_faces import MARK_WEIGHT, face, per_sheet

A4 = SheetOptions(paper("A4"), backs="none")
ROOT = math.sqrt(3)
POINTY = Size(30.0, 60 / ROOT)
LEVEL = Size(60 / ROOT, 30.0)
BLEEDS: st.SearchStrategy[Bleed] = st.sampled_from(["shared", "own", "none"])
SIZES = st.builds(Size, st.floats(15, 60), st.floats(15, 60))


def tiles(size: Size, options: SheetOptions, copies: int = 200, bleed: float = 1.0) -> Printout:
    front, back = (face(name, size.width, size.height, bleed, cut="hexagon") for name in ("f", "b"))
    (printout,) = impose(Job("tiles", (Piece(front, back, copies),)), options)
    return printout


def placed(printout: Printout, size: Size, page: int = 0) -> list[tuple[Slot, tuple[Point, ...]]]:
    """The slots of a page, and the points of their hexagons upon it."""
    points = hexagon_points(find_body("hexagon", Box(0, 0, size.width, size.height)))
    return [
        (slot, tuple(move_point(point, slot.spot.matrix) for point in points))
        for slot in printout.slots
        if slot.page == page
    ]


def edges(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(points, (*points[1:], points[0]), strict=True)


def gap(one: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """The distance between two hexagons: 0 where they overlap."""
    if not any(parted(edge, one, other) for edge in (*edges(one), *edges(other))):
        return 0.0
    ways = [(point, edge) for point in one for edge in edges(other)]
    ways += [(point, edge) for point in other for edge in edges(one)]
    return min(distance(*way) for way in ways)


def parted(edge: tuple[Point, Point], one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether a line along an edge has one hexagon on either side."""
    across = Point(edge[1].y - edge[0].y, edge[0].x - edge[1].x)
    ours, theirs = ([across.x * p.x + across.y * p.y for p in points] for points in (one, other))
    return min(theirs) >= max(ours) or min(ours) >= max(theirs)


def distance(point: Point, edge: tuple[Point, Point]) -> float:
    start, end = edge
    way = Point(end.x - start.x, end.y - start.y)
    share = ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / (way.x**2 + way.y**2)
    share = min(max(share, 0.0), 1.0)
    return math.dist((point.x, point.y), (start.x + share * way.x, start.y + share * way.y))


@pytest.mark.parametrize(
    ("size", "ends"),
    [
        (Size(40, 40), ("x", 20, 0)),
        (Size(40, 50), ("x", 20, 25 - 40 / ROOT)),
        (Size(50, 40), ("y", 25 - 40 / ROOT, 20)),
        (Size(30, 90), ("x", 15, 45 - 30 / ROOT)),
        (Size(90, 30), ("y", 45 - 30 / ROOT, 15)),
    ],
)
def test_a_hexagon_points_up_unless_it_is_wider_than_high(size: Size, ends: tuple[str, float, float]) -> None:
    points = hexagon_points(find_body("hexagon", Box(0, 0, size.width, size.height)))
    _, x, y = ends
    assert (points[0].x, points[0].y) == pytest.approx((x, y))


@given(SIZES)
def test_a_hexagon_is_regular_and_as_large_as_its_trim_allows(size: Size) -> None:
    trim = Box(0, 0, size.width, size.height)
    filled = find_body("hexagon", trim)
    sides = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in edges(hexagon_points(filled))]
    assert sides == pytest.approx([max(filled.width, filled.height) / 2] * 6)
    assert bounds(hexagon_points(filled)).width == pytest.approx(filled.width)
    assert (centre(filled).x, centre(filled).y) == pytest.approx((size.width / 2, size.height / 2))
    assert max(filled.width / trim.width, filled.height / trim.height) == pytest.approx(1)


@given(SIZES, BLEEDS, st.sampled_from([0.0, 1.0, 3.0]), st.sampled_from(["none", "duplex", "fold"]))
def test_hexagons_keep_the_margins_and_a_millimetre_apart(
    size: Size, bleed: Bleed, wide: float, backs: Backs
) -> None:
    options = replace(A4, bleed=bleed, backs=backs)
    for page in range(1 + (backs == "duplex")):
        pieces = [points for _, points in placed(tiles(size, options, 40, wide), size, page)]
        for point in (point for points in pieces for point in points):
            assert 5 - 1e-6 <= point.x <= 205 + 1e-6
            assert 5 - 1e-6 <= point.y <= 292 + 1e-6
        for one, other in combinations(pieces, 2):
            if math.dist((one[0].x, one[0].y), (other[0].x, other[0].y)) < 2.2 * max(size.width, size.height):
                assert gap(one, other) >= 1.0 - 1e-6


@given(st.floats(15, 40), st.sampled_from(["A4", "A3"]))
def test_nearly_as_many_stand_on_a_sheet_as_its_area_allows(across: float, name: str) -> None:
    options = SheetOptions(paper(name), backs="none", bleed="none")
    found = per_sheet(tiles(Size(across, across * 2 / ROOT), options, copies=600))
    width, height = options.paper.width - 10 + 1, options.paper.height - 10 + 1
    most = width * height / ((across + 1) ** 2 * ROOT / 2)
    lost_at_edges = 1 - 2 * (across + 1) / width
    assert lost_at_edges * most * 0.93 <= found <= most


@pytest.mark.parametrize(("size", "count"), [(POINTY, 60), (LEVEL, 60), (Size(20, 40 / ROOT), 135)])
def test_more_stand_in_a_honeycomb_than_in_rows_and_columns(size: Size, count: int) -> None:
    assert per_sheet(tiles(size, replace(A4, bleed="none"))) == count
    in_rows = [
        int(201 / (width + 1)) * int(288 / (height + 1))
        for width, height in ((size.width, size.height), (size.height, size.width))
    ]
    assert max(in_rows) < count


@given(SIZES, st.sampled_from(["long", "short"]), BLEEDS)
def test_backs_land_on_fronts(size: Size, flip: Flip, bleed: Bleed) -> None:
    options = replace(A4, backs="duplex", flip=flip, bleed=bleed)
    printout = tiles(size, options, copies=70)
    fronts, backs = placed(printout, size), placed(printout, size, 1)
    assert len(fronts) == len(backs) > 0
    for (front, ahead), (back, behind) in zip(fronts, backs, strict=True):
        assert (front.face, back.face) == ("f", "b")
        seen_through = {turned(point, flip) for point in behind}
        assert {rounded(point) for point in ahead} == seen_through


def turned(point: Point, flip: Flip) -> tuple[float, float]:
    """Where a point of the back lies on the front of an upright A4."""
    return rounded(Point(210 - point.x, point.y) if flip == "long" else Point(point.x, 297 - point.y))


def rounded(point: Point) -> tuple[float, float]:
    return round(point.x, 4) + 0.0, round(point.y, 4) + 0.0


def test_the_back_of_each_row_is_counted_within_its_row() -> None:
    printout = tiles(Size(17, 34 / ROOT), replace(A4, backs="duplex", bleed="none"), copies=189)
    fronts, backs = ([slot.spot for slot in printout.slots if slot.page == page] for page in (0, 1))
    counts = Counter(spot.row for spot in fronts)
    assert set(counts.values()) == {10, 11}
    for front, back in zip(fronts, backs, strict=True):
        assert (back.row, back.column) == (front.row, counts[front.row] - 1 - front.column)


@pytest.mark.parametrize("size", [POINTY, LEVEL, Size(40, 40)])
@pytest.mark.parametrize(("bleed", "wide"), [("shared", 3.0), ("shared", 0.2), ("own", 3.0), ("none", 3.0)])
def test_each_is_clipped_within_the_line_that_it_is_cut_along(size: Size, bleed: Bleed, wide: float) -> None:
    printout = tiles(size, replace(A4, bleed=bleed), copies=3, bleed=wide)
    *pieces, guides = printout.pages[0].scene.shapes
    lines = contours(guides)
    slots = placed(printout, size)
    for piece, line, (slot, points) in zip(pieces, lines, slots, strict=True):
        clip = clipped(piece)
        shown = tuple(move_point(point, slot.spot.matrix) for point in corners_of(clip))
        assert apart_inside(shown, line) == pytest.approx(MARK_WEIGHT / 2)
        expected = {"shared": min(wide, 0.5), "own": wide, "none": 0.0}[bleed] * ROOT / 2
        assert apart_inside(points, shown) == pytest.approx(expected)
        held = find_shown_box(face("f", size.width, size.height, wide, cut="hexagon"), slot.spot.room)
        assert all(held.x - 1e-6 <= p.x <= held.x + held.width + 1e-6 for p in corners_of(clip))
        assert all(held.y - 1e-6 <= p.y <= held.y + held.height + 1e-6 for p in corners_of(clip))


def contours(shape: object) -> list[tuple[Point, ...]]:
    assert isinstance(shape, Placed)
    (path,) = shape.scene.shapes
    assert isinstance(path, Path)
    starts = [index for index, step in enumerate(path.steps) if isinstance(step, MoveTo)]
    return [corners_of(path.steps[start : start + 6]) for start in starts]


def clipped(shape: object) -> tuple[Step, ...]:
    """The clip of a piece that recurs."""
    assert isinstance(shape, Placed)
    (group,) = shape.scene.shapes
    assert isinstance(group, Group)
    assert group.clip is not None
    return group.clip.steps


def corners_of(steps: tuple[Step, ...]) -> tuple[Point, ...]:
    return tuple(Point(step.x, step.y) for step in steps if isinstance(step, MoveTo | LineTo))


def apart_inside(inner: tuple[Point, ...], outer: tuple[Point, ...]) -> float:
    """From the edges of a hexagon to those of a larger one about it."""
    reach = [math.dist((p.x, p.y), tuple(middle(outer))) for p in outer]
    least = [math.dist((p.x, p.y), tuple(middle(outer))) for p in inner]
    return (sum(reach) - sum(least)) / 6 * ROOT / 2


def middle(points: tuple[Point, ...]) -> tuple[float, float]:
    return sum(p.x for p in points) / 6, sum(p.y for p in points) / 6


def test_a_wider_hexagon_keeps_its_middle_and_its_form() -> None:
    box = find_body("hexagon", Box(3, 4, *(LEVEL.width, LEVEL.height)))
    more = widen_body("hexagon", box, 2.0)
    assert centre(more) == centre(box)
    assert more.width - box.width == pytest.approx(4.0)
    assert more.height / more.width == pytest.approx(ROOT / 2)
    assert len(outline_form("hexagon", more)) == 7
