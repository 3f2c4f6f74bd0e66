"""Crop marks, cutting lines, rings and registration marks keep their measures and their distance."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from pnp.geometry import Box, Margins, Point
from pnp.press import Bleed, Job, Marks, Piece, SheetOptions, impose, paper
from pnp.scene import ArcTo, Circle, Colour, MoveTo, Page, Path, Placed
from tests.helpers.press_faces import (
    JOBS,
    MARK_WEIGHT,
    SHEETS,
    TOP,
    face,
    imposed,
    overlap,
    plain_job,
    rectangles,
    strokes,
    trims,
)

A4 = SheetOptions(paper("A4"), backs="none")
HALO = 0.65
TARGET = 4.0  # mm from end to end of a target's cross


def length(line: tuple[Point, Point]) -> float:
    return abs(line[1].x - line[0].x) + abs(line[1].y - line[0].y)


def box(line: tuple[Point, Point]) -> Box:
    left, right = sorted((line[0].x, line[1].x))
    top, bottom = sorted((line[0].y, line[1].y))
    return Box(left, top, right - left, bottom - top)


def crosses(one: Box, other: Box) -> bool:
    """Whether a line comes inside a box, not only to its edge."""
    apart_x = one.x + one.width <= other.x + 1e-5 or other.x + other.width <= one.x + 1e-5
    apart_y = one.y + one.height <= other.y + 1e-5 or other.y + other.height <= one.y + 1e-5
    return not (apart_x or apart_y)


@pytest.mark.parametrize(("bleed", "count"), [("shared", 16), ("none", 16), ("own", 24)])
def test_a_full_sheet_has_its_marks_and_shared_edges_one(bleed: Bleed, count: int) -> None:
    """3 × 3: four lines each way, marked at both ends; 2 × 4 apart: four and eight lines."""
    (printout,) = impose(plain_job(9, backs=False), replace(A4, bleed=bleed))
    marks = strokes(printout.pages[0])
    assert len(marks) == count
    assert {round(length(mark), 6) for mark in marks} == {3.0}


def test_a_mark_begins_half_a_millimetre_outside_the_bleed() -> None:
    (printout,) = impose(plain_job(9, backs=False), A4)
    upper = min(strokes(printout.pages[0]), key=lambda mark: (mark[0].y, mark[0].x))
    assert upper == (Point(10.5, 16.5 - 3.5), Point(10.5, 16.5 - 6.5))


def test_marks_grow_shorter_where_room_is_short_and_are_left_out_below_the_least() -> None:
    edge_of_two = replace(A4, margins=Margins(top=5, right=5, bottom=5, left=5))
    (short,) = impose(plain_job(1, 200, 280, backs=False), edge_of_two)
    sideways = {round(length(mark), 6) for mark in strokes(short.pages[0]) if mark[0].y == mark[1].y}
    assert sideways == {1.5}
    narrow = replace(A4, margins=Margins(top=4, right=4, bottom=4, left=4))
    (none,) = impose(plain_job(1, 202, 280, backs=False), narrow)
    assert not [mark for mark in strokes(none.pages[0]) if mark[0].y == mark[1].y]
    assert [mark for mark in strokes(none.pages[0]) if mark[0].x == mark[1].x]


def test_partial_sheets_are_marked_about_what_stands_on_them() -> None:
    (printout,) = impose(plain_job(13, backs=False), A4)
    marks = strokes(printout.pages[1])
    below = max(max(mark[0].y, mark[1].y) for mark in marks)
    assert below == pytest.approx(16.5 + 2 * 88 + 6.5)
    stair = [mark for mark in marks if mark[0].x == mark[1].x == pytest.approx(10.5 + 3 * 63)]
    assert sorted(min(mark[0].y, mark[1].y) for mark in stair) == pytest.approx([10, 16.5 + 88 + 3.5])


def test_no_mark_is_drawn_into_skipped_slots_where_cards_were() -> None:
    (printout,) = impose(plain_job(5, backs=False), replace(A4, skip=4))
    used = Box(10.5, 16.5, 3 * 63, 88)
    assert not [mark for mark in strokes(printout.pages[0]) if crosses(box(mark), used)]


def test_only_fronts_are_marked_in_duplex_and_both_halves_of_a_fold() -> None:
    (duplex,) = impose(plain_job(9), replace(A4, backs="duplex"))
    assert [len(strokes(page)) for page in duplex.pages] == [16 + 4, 4]  # two targets on each side
    (fold,) = impose(plain_job(4), replace(A4, backs="fold"))
    marks = strokes(fold.pages[0])
    assert len([mark for mark in marks if mark[0].x < 105]) == len(marks) / 2 == 14


def test_marks_are_grey_with_a_white_halo_or_black_where_asked() -> None:
    for wanted in (A4.mark_colour, Colour(0, 0, 0)):
        (printout,) = impose(plain_job(9, backs=False), replace(A4, mark_colour=wanted))
        halo, line = furniture(printout.pages[0])
        assert isinstance(halo, Path)
        assert isinstance(line, Path)
        assert halo.stroke is not None
        assert line.stroke is not None
        assert (halo.stroke.colour, halo.stroke.width) == (Colour(255, 255, 255), HALO)
        assert (line.stroke.colour, line.stroke.width) == (wanted, MARK_WEIGHT)
        assert halo.steps == line.steps
    assert A4.mark_colour.red == A4.mark_colour.green == A4.mark_colour.blue


def furniture(page: Page) -> tuple[object, ...]:
    last = page.scene.shapes[-1]
    assert isinstance(last, Placed)
    return last.scene.shapes


def test_cutting_lines_run_along_every_edge_from_end_to_end() -> None:
    (printout,) = impose(plain_job(9, backs=False), replace(A4, marks="lines"))
    lines = strokes(printout.pages[0])
    assert len(lines) == 8
    assert {round(length(line), 6) for line in lines} == {3 * 63 + 13.0, 3 * 88 + 13.0}


def test_without_marks_there_is_no_line_at_all() -> None:
    (printout,) = impose(plain_job(9), SheetOptions(paper("A4"), marks="none"))
    assert [strokes(page) for page in printout.pages] == [[], []]


def test_registration_marks_stand_in_the_margins_of_both_sides_back_to_back() -> None:
    (printout,) = impose(plain_job(9), SheetOptions(paper("A4"), flip="short"))
    middles = [sorted(targets(page)) for page in printout.pages]
    assert middles[0] == [(105, 7), (105, 290)]
    assert middles[1] == sorted((x, 297 - y) for x, y in middles[0])


def targets(page: Page) -> list[tuple[float, float]]:
    return [
        (shape.centre.x, shape.centre.y)
        for placed in page.scene.shapes
        if isinstance(placed, Placed)
        for inner in (placed, *placed.scene.shapes)
        if isinstance(inner, Placed)
        for shape in inner.scene.shapes
        if isinstance(shape, Circle)
    ]


@given(JOBS, SHEETS)
def test_marks_keep_their_measures_and_touch_no_piece(job: Job, options: SheetOptions) -> None:
    for printout in imposed(job, replace(options, marks="crop")):
        page = printout.pages[0]
        shown = [seen.left for seen in rectangles(page) if seen.fill != TOP]
        for mark in strokes(page):
            line = box(mark)
            assert line.x >= -1e-6
            assert line.y >= -1e-6
            assert line.x + line.width <= options.paper.width + 1e-6
            assert line.y + line.height <= options.paper.height + 1e-6
            assert 1.5 - 1e-5 <= length(mark) <= TARGET + 1e-5
            assert not any(crosses(line, bleed) for bleed in shown)


@given(JOBS, SHEETS)
def test_cutting_lines_cross_no_trim(job: Job, options: SheetOptions) -> None:
    for printout in imposed(job, replace(options, marks="lines", backs="duplex")):
        boxes = trims(printout)
        for line in map(box, strokes(printout.pages[0])):
            assert line.x >= -1e-6
            assert line.y >= -1e-6
            assert line.x + line.width <= options.paper.width + 1e-6
            assert line.y + line.height <= options.paper.height + 1e-6
        assert not any(crosses(box(line), trim) for line in strokes(printout.pages[0]) for trim in boxes)


@given(JOBS, SHEETS)
def test_targets_keep_the_margins_and_their_distance(job: Job, options: SheetOptions) -> None:
    for printout in imposed(job, replace(options, marks="crop", backs="duplex")):
        for page in printout.pages[:2]:
            held = [Box(x - 2, y - 2, 4, 4) for x, y in targets(page)]
            shown = [seen.left for seen in rectangles(page) if seen.fill != TOP]
            assert all(overlap(square, bleed) < 1e-6 for square in held for bleed in shown)
            for square in held:
                assert square.x >= options.margins.left - 1e-6
                assert square.y >= options.margins.top - 1e-6
                assert square.x + square.width <= options.paper.width - options.margins.right + 1e-6
                assert square.y + square.height <= options.paper.height - options.margins.bottom + 1e-6


def rings(page: Page) -> list[tuple[float, float]]:
    """The right end and the radius of each ring."""
    found = []
    for shape in furniture(page):
        if isinstance(shape, Path):
            pairs = zip(shape.steps, shape.steps[1:], strict=False)
            found += [
                (start.x, arc.radius_x)
                for start, arc in pairs
                if isinstance(start, MoveTo) and isinstance(arc, ArcTo)
            ]
    return found


@pytest.mark.parametrize(("bleed", "shown"), [("none", 0.0), ("shared", 0.5), ("own", 1.0)])
def test_round_pieces_have_a_ring_just_outside_their_bleed(bleed: Bleed, shown: float) -> None:
    token = Piece(face("t", 16, 16, 1, cut="circle"), None, 5)
    (printout,) = impose(Job("tokens", (token,)), replace(A4, bleed=bleed))
    found = rings(printout.pages[0])
    assert [radius for _, radius in found] == [pytest.approx(8 + shown + MARK_WEIGHT / 2)] * 5
    trim = trims(printout)[0]
    assert found[0][0] == pytest.approx(trim.x + trim.width + shown + MARK_WEIGHT / 2)


@pytest.mark.parametrize(("marks", "arcs"), [("lines", 16), ("crop", 0)])
def test_cutting_lines_show_round_corners_and_crop_marks_do_not(marks: Marks, arcs: int) -> None:
    rounded = Piece(face("r", corner=4), None, 4)
    (printout,) = impose(Job("cards", (rounded,)), replace(A4, marks=marks))
    found = rings(printout.pages[0])
    assert [radius for _, radius in found] == [4] * arcs
    trim = trims(printout)[0]
    ends = (
        trim.x + trim.width - 4,
        trim.x + trim.width,
        trim.x + 4,
        trim.x,
    )  # from the upper right
    assert not arcs or [start for start, _ in found[:4]] == pytest.approx(ends)


def test_pieces_with_other_corners_share_sheets_unless_these_are_drawn() -> None:
    pieces = Piece(face("plain"), None, 1), Piece(face("round", corner=3), None, 1)
    assert len(impose(Job("cards", pieces), A4)) == 1
    assert len(impose(Job("cards", pieces), replace(A4, marks="lines"))) == 2
