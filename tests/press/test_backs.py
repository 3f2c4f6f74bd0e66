"""Fronts and backs meet: the sheet is turned or folded in numbers, and the card in hand turned about."""

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.geometry import Box, Margins, Matrix, Point, Size, bounds, centre, corners, move_point
from pnp.models import Flip, Paper, Printer
from pnp.press import Backs, Bleed, Job, Piece, Printout, SheetOptions, Side, Slot, impose, paper
from tests.helpers.press_faces import (
    JOBS,
    SHEETS,
    TOP,
    colour,
    face,
    imposed,
    near,
    plain_job,
    rectangles,
    strokes,
    trims,
)

A4 = SheetOptions(paper("A4"))
DASHED = 0.2  # mm, the weight of a fold
MARGINS = Margins(top=5, right=5, bottom=5, left=5)
PROFILE = Printer("p", A4.paper, MARGINS, 1.5, -0.7, 0.4)


def behind(point: Point, options: SheetOptions) -> Point:
    """Where a needle through the front comes out on the printed back."""
    paper = options.paper
    about_upright_edge = (options.flip == "long") == (paper.height >= paper.width)
    if about_upright_edge:
        return Point(paper.width - point.x, point.y)
    return Point(point.x, paper.height - point.y)


def pairs(printouts: tuple[Printout, ...]) -> list[tuple[Slot, Slot]]:
    """The front and the back slot of each copy; the press lists both in the same order on each sheet."""
    slots = [slot for printout in printouts for slot in printout.slots]
    fronts = [slot for slot in slots if slot.spot.side == "front"]
    backs = [slot for slot in slots if slot.spot.side == "back"]
    assert [(front.sheet, front.piece) for front in fronts] == [(back.sheet, back.piece) for back in backs]
    return list(zip(fronts, backs, strict=True))


def close(one: Point, other: Point) -> bool:
    return math.hypot(one.x - other.x, one.y - other.y) < 1e-6


def meets(front: Matrix, back: Matrix, size: Size, options: SheetOptions) -> bool:
    """A card is turned about its own upright axis: its left edge becomes its right edge, its top stays."""
    return all(
        close(behind(move_point(Point(x, y), front), options), move_point(Point(size.width - x, y), back))
        for x in (0.0, size.width)
        for y in (0.0, size.height)
    )


@given(JOBS, SHEETS)
def test_each_front_has_its_back_behind_it_and_upright(job: Job, options: SheetOptions) -> None:
    options = replace(options, backs="separate" if options.backs == "separate" else "duplex")
    (piece,) = job.pieces
    if piece.back is not None:
        for front, back in pairs(imposed(job, options)):
            assert meets(front.spot.matrix, back.spot.matrix, piece.front.trim, options)
            assert close(behind(centre(front.spot.trim), options), centre(back.spot.trim))


@given(JOBS, SHEETS)
def test_folded_each_back_lies_on_its_front_and_stands_on_its_head(job: Job, options: SheetOptions) -> None:
    options = replace(options, backs="fold")
    (piece,) = job.pieces
    if piece.back is None:
        return
    for front, back in pairs(imposed(job, options)):
        one, other = front.spot.matrix, back.spot.matrix
        assert (one.a, one.b, one.c, one.d) == pytest.approx((-other.a, -other.b, -other.c, -other.d))
        flip: Flip = "long" if one.a == 0 else "short"  # a fold along an upright or a level line
        sheet = (
            replace(options, flip=flip) if tall(options.paper) else replace(options, flip=other_flip(flip))
        )
        assert meets(one, other, piece.front.trim, sheet)


def tall(paper: Paper) -> bool:
    return paper.height >= paper.width


def other_flip(flip: Flip) -> Flip:
    return "short" if flip == "long" else "long"


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("size", [(63, 88), (70, 98)])
def test_backs_bleed_behind_the_bleed_of_their_fronts(flip: Flip, size: tuple[float, float]) -> None:
    """Upright, and turned; at the outer edges of the grid and nowhere else."""
    options = replace(A4, flip=flip)
    (printout,) = impose(plain_job(8, *size), options)
    fronts, backs = (
        [seen.left for seen in rectangles(page) if seen.fill == colour(name)]
        for page, name in zip(printout.pages, ("front", "back"), strict=True)
    )
    boxes = trims(printout)
    assert len(fronts) == len(backs) == 8
    for trim, front, back in zip(boxes, fronts, backs, strict=True):
        assert near(front, bled(trim, boxes))
        assert near(back, mirrored(front, options))


def bled(trim: Box, boxes: list[Box]) -> Box:
    """A trim with bleed on those sides where no other trim touches it."""
    free = [
        not any(
            close(other, Point(centre(trim).x + x * trim.width, centre(trim).y + y * trim.height))
            for other in map(centre, boxes)
        )
        for x, y in ((-1, 0), (0, -1), (1, 0), (0, 1))
    ]
    left, top, right, bottom = (3.0 * side for side in free)
    return Box(trim.x - left, trim.y - top, trim.width + left + right, trim.height + top + bottom)


@pytest.mark.parametrize("flip", ["long", "short"])
def test_back_slots_are_counted_from_the_other_end(flip: Flip) -> None:
    printouts = impose(plain_job(9), replace(A4, flip=flip))
    for front, back in pairs(printouts):
        row, column = front.spot.row, front.spot.column
        wanted = (row, 2 - column) if flip == "long" else (2 - row, column)
        assert (back.spot.row, back.spot.column) == wanted


@pytest.mark.parametrize(
    ("flip", "bleed", "front_bar", "back_bar"),
    [
        ("long", "none", "top", "top"),
        ("short", "none", "top", "bottom"),
        ("long", "own", "right", "left"),
        ("short", "own", "right", "right"),
    ],
)
def test_the_upper_edges_lie_back_to_back(flip: Flip, bleed: Bleed, front_bar: str, back_bar: str) -> None:
    (printout,) = impose(plain_job(1), replace(A4, flip=flip, bleed=bleed))
    wanted: tuple[tuple[Side, str], ...] = (("front", front_bar), ("back", back_bar))
    for page, (side, edge) in enumerate(wanted):
        (bar,) = (seen.whole for seen in rectangles(printout.pages[page]) if seen.fill == TOP)
        (trim,) = trims(printout, page, side)
        assert edge_of(bar, trim) == edge


def edge_of(bar: Box, trim: Box) -> str:
    """The edge of a trim that a bar lies along."""
    ways = {
        "top": bar.y - trim.y,
        "left": bar.x - trim.x,
        "bottom": trim.y + trim.height - bar.y - bar.height,
        "right": trim.x + trim.width - bar.x - bar.width,
    }
    return min(ways, key=lambda edge: abs(ways[edge]))


def test_pages_follow_as_front_and_back() -> None:
    (printout,) = impose(plain_job(12), A4)
    sides = {slot.page: slot.spot.side for slot in printout.slots}
    assert sides == {0: "front", 1: "back", 2: "front", 3: "back"}
    assert (printout.duplex, printout.sheets) == ("long", 2)


def test_a_missing_back_leaves_its_slot_free() -> None:
    pieces = tuple(Piece(face(f"f{n}"), None if n == 1 else face("back"), 1) for n in range(3))
    (printout,) = impose(Job("cards", pieces), A4)
    assert [slot.piece for slot in printout.slots if slot.page == 1] == [0, 2]
    columns = {slot.piece: slot.spot.column for slot in printout.slots if slot.page == 1}
    assert columns == {0: 2, 2: 0}


def test_a_sheet_without_any_back_keeps_its_empty_page() -> None:
    pieces = (Piece(face("a"), face("back"), 9), Piece(face("b"), None, 1))
    (printout,) = impose(Job("cards", pieces), A4)
    assert len(printout.pages) == 4
    assert not [slot for slot in printout.slots if slot.page == 3]


def test_separate_backs_have_a_file_of_their_own_where_duplex_would_put_them() -> None:
    fronts, backs = impose(plain_job(12), replace(A4, backs="separate"))
    (duplex,) = impose(plain_job(12), A4)
    assert trims(backs, 0, "back") == trims(duplex, 1, "back")
    assert (fronts.sheets, len(backs.pages), fronts.duplex, backs.duplex) == (2, 2, None, None)
    assert backs.sheets == 0  # they lie on the other side of their fronts
    assert {slot.spot.side for slot in fronts.slots} == {"front"}


def test_without_backs_nothing_of_them_is_printed() -> None:
    (printout,) = impose(plain_job(12), replace(A4, backs="none"))
    assert len(printout.pages) == printout.sheets == 2
    assert {slot.face for slot in printout.slots} == {"front"}


@pytest.mark.parametrize("bleed", ["shared", "own", "none"])
def test_the_fold_is_five_millimetres_from_the_bleed_at_least(bleed: Bleed) -> None:
    (printout,) = impose(plain_job(8), replace(A4, backs="fold", bleed=bleed))
    ((start, end),) = strokes(printout.pages[0], DASHED)
    assert (start.x, end.x) == (105, 105)
    assert (start.y, end.y) == (5, 292)
    shown = [seen.left for seen in rectangles(printout.pages[0]) if seen.fill != TOP]
    away = min(max(box.x - 105, 105 - box.x - box.width) for box in shown)
    assert away == pytest.approx(5)
    assert len([slot for slot in printout.slots if slot.spot.side == "front" and slot.page == 0]) == 4


def test_a_level_fold_is_taken_where_it_holds_more() -> None:
    (printout,) = impose(plain_job(4, 120, 100), replace(A4, backs="fold"))
    ((start, end),) = strokes(printout.pages[0], DASHED)
    assert start.y == end.y == 148.5


@pytest.mark.parametrize("backs", ["duplex", "separate", "fold"])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_a_profile_moves_backs_by_the_formula_and_fronts_not_at_all(backs: Backs, flip: Flip) -> None:
    plain = replace(A4, backs=backs, flip=flip)
    still, shifted = impose(plain_job(12), plain), impose(plain_job(12), replace(plain, printer=PROFILE))
    for (front, back), (same, other) in zip(pairs(still), pairs(shifted), strict=True):
        assert front == same
        for corner in corners(Box(0, 0, 63, 88)):
            before, after = move_point(corner, back.spot.matrix), move_point(corner, other.spot.matrix)
            assert close(after, corrected(before, PROFILE))
        assert other.spot.trim == back.spot.trim


def corrected(point: Point, printer: Printer) -> Point:
    """The formula of the documentation."""
    angle = math.radians(printer.back_angle)
    x, y = point.x - printer.paper.width / 2, point.y - printer.paper.height / 2
    return Point(
        printer.paper.width / 2 + x * math.cos(angle) - y * math.sin(angle) + printer.back_dx,
        printer.paper.height / 2 + x * math.sin(angle) + y * math.cos(angle) + printer.back_dy,
    )


@pytest.mark.parametrize("flip", ["long", "short"])
def test_a_profile_leaves_front_pages_and_registration_marks_as_they_are(flip: Flip) -> None:
    (still,) = impose(plain_job(12), replace(A4, flip=flip))
    (shifted,) = impose(plain_job(12), replace(A4, flip=flip, printer=PROFILE))
    assert still.pages[::2] == shifted.pages[::2]
    assert strokes(still.pages[1]) == strokes(shifted.pages[1]) != []


def test_a_profile_moves_the_guides_of_separate_backs_with_them() -> None:
    options = replace(A4, backs="separate")
    still, shifted = (impose(plain_job(9), each)[1] for each in (options, replace(options, printer=PROFILE)))
    pairs_of_ends = zip(strokes(still.pages[0]), strokes(shifted.pages[0]), strict=True)
    stayed = [before for before, after in pairs_of_ends if before == after]
    assert len(stayed) == 4  # the crosses of two targets
    pairs_of_ends = zip(strokes(still.pages[0]), strokes(shifted.pages[0]), strict=True)
    assert all(
        close(corrected(before[end], PROFILE), after[end])
        for before, after in pairs_of_ends
        if before != after
        for end in (0, 1)
    )


@given(st.sampled_from(["long", "short"]), st.integers(12, 30), st.sampled_from(["A4", "A5"]))
def test_the_backs_of_round_tokens_meet_too(flip: Flip, across: int, name: str) -> None:
    token = Piece(face("f", across, across, 1, cut="circle"), face("b", across, across, 1, cut="circle"), 40)
    options = SheetOptions(paper(name), flip=flip)
    for front, back in pairs(impose(Job("tokens", (token,)), options)):
        assert meets(front.spot.matrix, back.spot.matrix, Size(across, across), options)
        assert near(front.spot.trim, mirrored(back.spot.trim, options))


def test_backs_in_staggered_rows_are_counted_within_their_row() -> None:
    token = Piece(face("f", 17, 17, 1, cut="circle"), face("b", 17, 17, 1, cut="circle"), 189)
    found = pairs(impose(Job("tokens", (token,)), replace(A4, bleed="none")))
    rows = Counter(front.spot.row for front, _ in found)
    assert len(set(rows.values())) == 2
    for front, back in found:
        assert back.spot.row == front.spot.row
        assert back.spot.column == rows[front.spot.row] - 1 - front.spot.column


def test_a_target_that_only_one_margin_has_room_for_lies_behind_itself() -> None:
    token = Piece(face("f", 16, 16, 1, cut="circle"), face("b", 16, 16, 1, cut="circle"), 209)
    (printout,) = impose(Job("tokens", (token,)), A4)
    (front,), (back,) = ({centre_of(lines) for lines in [strokes(page)]} for page in printout.pages)
    assert front != back
    assert close(behind(front, A4), back)


def centre_of(lines: list[tuple[Point, Point]]) -> Point:
    """The middle of the two lines of a cross."""
    assert len(lines) == 2
    return centre(bounds(lines[0]))


def mirrored(box: Box, options: SheetOptions) -> Box:
    middle = behind(centre(box), options)
    return Box(middle.x - box.width / 2, middle.y - box.height / 2, box.width, box.height)
