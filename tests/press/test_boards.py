"""Boards in parts: as few pages as can be, with nothing lost and everything to put them together again."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.errors import UsageError
from pnp.geometry import Box, Point, inset_box, invert_map, move_box, move_point
from pnp.press import PrintedBoard, Printout, SheetOptions, make_board, paper
from pnp.scene import Colour, Text
from tests.helpers.press_faces import WORDS, colour, common, face, rectangles, strokes, trims

A4 = SheetOptions(paper("A4"))
DARK = Colour(0, 0, 0)  # the part in hand, on the map


def parts(width: float, height: float, options: SheetOptions = A4) -> Printout:
    return make_board(PrintedBoard(face("map", width, height), "Star map"), options, WORDS)


def words(printout: Printout, page: int) -> list[str]:
    shapes = printout.pages[page].scene.shapes
    return [run.text for shape in shapes if isinstance(shape, Text) for run in shape.runs]


@pytest.mark.parametrize(
    ("size", "name", "pages"),
    [
        ((200, 287), "A4", 1),
        ((287, 200), "A4", 1),
        ((210, 297), "A4", 2),
        ((297, 420), "A4", 4),
        ((420, 297), "A4", 4),
        ((297, 420), "A3", 2),
        ((280, 390), "A4", 3),
        ((600, 280), "A4", 4),
        ((380, 180), "Letter", 2),
    ],
)
def test_a_board_takes_the_fewest_pages(size: tuple[float, float], name: str, pages: int) -> None:
    printout = parts(*size, SheetOptions(paper(name)))
    assert (printout.sheets, len(printout.pages), len(printout.slots)) == (pages, pages, pages)


def test_a_board_on_one_page_needs_no_label_nor_map() -> None:
    printout = parts(200, 287)
    assert words(printout, 0) == []
    assert len(strokes(printout.pages[0])) == 8


def test_parts_are_called_by_row_and_column() -> None:
    printout = parts(297, 420)
    assert [words(printout, page)[0] for page in range(4)] == ["A1", "A2", "B1", "B2"]
    assert words(printout, 0)[1] == "Star map"
    assert [(slot.spot.row, slot.spot.column) for slot in printout.slots] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_each_page_has_a_map_with_its_own_part_dark() -> None:
    printout = parts(297, 420)
    places = []
    for page in printout.pages:
        (dark,) = (seen.whole for seen in rectangles(page) if seen.fill == DARK)
        places.append((round(dark.x, 3), round(dark.y, 3)))
    assert places[0][0] == places[2][0] < places[1][0] == places[3][0]
    assert places[0][1] == places[1][1] < places[2][1] == places[3][1]


def on_board(printout: Printout) -> list[Box]:
    """The parts in the axes of the face."""
    return [move_box(slot.spot.trim, invert_map(slot.spot.matrix)) for slot in printout.slots]


def test_neighbours_overlap_by_ten_millimetres() -> None:
    first, second, third, _ = on_board(parts(297, 420))
    assert first.x + first.width - second.x == pytest.approx(10)
    assert first.y + first.height - third.y == pytest.approx(10)


@given(st.floats(50, 700), st.floats(50, 700), st.sampled_from(["A4", "A3", "Letter", "A5"]))
def test_the_parts_cover_the_board_within_the_printable_area(width: float, height: float, name: str) -> None:
    options = SheetOptions(paper(name))
    printout = parts(width, height, options)
    printable = inset_box(Box(0, 0, options.paper.width, options.paper.height), options.margins)
    for trim in trims_of_all(printout):
        held = common(trim, printable)
        assert (held.width, held.height) == pytest.approx((trim.width, trim.height))
    boxes = on_board(printout)
    for side, whole in (("x", width), ("y", height)):
        spans = sorted({span(box, side) for box in boxes})
        assert spans[0][0] == pytest.approx(0, abs=1e-6)
        assert spans[-1][1] == pytest.approx(whole)
        assert all(end - start == pytest.approx(10) for (_, end), (start, _) in pairwise(spans))


def span(box: Box, side: str) -> tuple[float, float]:
    start, length = (box.x, box.width) if side == "x" else (box.y, box.height)
    return round(start, 6), round(start + length, 6)


def trims_of_all(printout: Printout) -> list[Box]:
    return [trim for page in range(len(printout.pages)) for trim in trims(printout, page)]


def test_a_page_shows_its_part_and_the_bleed_at_the_edges_of_the_board_only() -> None:
    printout = parts(297, 420)
    for page, slot in zip(printout.pages, printout.slots, strict=True):
        (ground,) = (seen.left for seen in rectangles(page) if seen.fill == colour("map"))
        trim = slot.spot.trim
        beyond = (
            trim.x - ground.x,
            trim.y - ground.y,
            ground.x + ground.width - trim.x - trim.width,
            ground.y + ground.height - trim.y - trim.height,
        )
        left, top = (3, 0)[slot.spot.column], (3, 0)[slot.spot.row]
        assert beyond == pytest.approx((left, top, 3 - left, 3 - top), abs=1e-6)


def crosses(printout: Printout, page: int) -> set[tuple[float, float]]:
    """The middles of the crosses on a page, on the board."""
    slot = printout.slots[page]
    lines = [line for line in strokes(printout.pages[page]) if length(line) == pytest.approx(4)]
    middles = [Point((start.x + end.x) / 2, (start.y + end.y) / 2) for start, end in lines]
    found = [move_point(middle, invert_map(slot.spot.matrix)) for middle in middles]
    assert len(set(map(rounded, found))) * 2 == len(found)
    return {rounded(point) for point in found}


def rounded(point: Point) -> tuple[float, float]:
    return round(point.x, 4), round(point.y, 4)


def length(line: tuple[Point, Point]) -> float:
    return abs(line[1].x - line[0].x) + abs(line[1].y - line[0].y)


@pytest.mark.parametrize("size", [(297, 420), (280, 390), (330, 250)])
def test_both_pages_at_a_seam_show_the_same_crosses_two_at_least(size: tuple[float, float]) -> None:
    printout = parts(*size)
    boxes = on_board(printout)
    for one in range(len(boxes)):
        for other in range(one + 1, len(boxes)):
            strip = common(boxes[one], boxes[other])
            if min(strip.width, strip.height) > 9 and max(strip.width, strip.height) > 20:  # share a seam
                shared = crosses(printout, one) & crosses(printout, other)
                on_seam = {point for point in shared if within(point, strip)}
                assert len(on_seam) >= 2
                middle = strip.x + 5 if strip.width < 11 else strip.y + 5
                axis = 0 if strip.width < 11 else 1
                along = sorted(p[1 - axis] for p in on_seam if p[axis] == pytest.approx(middle, abs=1e-3))
                assert len(along) >= 2
                assert max(b - a for a, b in pairwise(along)) <= 40.001


def within(point: tuple[float, float], box: Box) -> bool:
    return box.x <= point[0] <= box.x + box.width and box.y <= point[1] <= box.y + box.height


def test_a_board_is_turned_where_that_takes_fewer_pages() -> None:
    printout = parts(450, 190)
    assert printout.sheets == 2
    assert printout.slots[0].spot.matrix.b == 1


def test_without_marks_there_are_neither_marks_nor_crosses() -> None:
    options = replace(A4, marks="none")
    assert strokes(make_board(PrintedBoard(face("map", 200, 287), "Map"), options, WORDS).pages[0]) == []


def test_a_paper_too_small_for_any_part_is_told() -> None:
    with pytest.raises(UsageError, match="60 mm or more each way"):
        parts(300, 300, SheetOptions(paper("65x300")))


def test_rows_beyond_the_alphabet_are_told() -> None:
    with pytest.raises(UsageError, match="more than A to Z"):
        parts(4000, 4000, SheetOptions(paper("80x80")))
