"""How many pieces a sheet holds, which stands where, and what the printouts are called."""

import re
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.errors import UsageError
from pnp.geometry import Box, Margins, inset_box
from pnp.press import Backs, Bleed, Job, Piece, SheetOptions, impose, number_printouts, paper
from pnp.scene import Placed
from tests.helpers.press_faces import (
    JOBS,
    SHEETS,
    colour,
    common,
    face,
    imposed,
    near,
    overlap,
    per_sheet,
    plain_job,
    rectangles,
    trims,
)

A4 = SheetOptions(paper("A4"))


@pytest.mark.parametrize("size", [(63.0, 88.0), (63.5, 88.9)])
@pytest.mark.parametrize("name", ["A4", "Letter"])
@pytest.mark.parametrize("bleed", ["none", "shared"])
def test_nine_cards_stand_on_a_sheet(size: tuple[float, float], name: str, bleed: Bleed) -> None:
    (printout,) = impose(plain_job(20, *size), SheetOptions(paper(name), bleed=bleed))
    assert per_sheet(printout) == 9
    assert printout.sheets == 3


@pytest.mark.parametrize(("name", "count"), [("A4", 8), ("Letter", 6)])
def test_fewer_stand_with_bleed_of_their_own(name: str, count: int) -> None:
    (printout,) = impose(plain_job(20), SheetOptions(paper(name), bleed="own"))
    assert per_sheet(printout) == count


def test_cards_are_turned_only_where_that_fits_more() -> None:
    (upright,) = impose(plain_job(1), A4)
    (turned,) = impose(plain_job(1), replace(A4, bleed="own"))
    assert (trims(upright)[0].width, trims(turned)[0].width) == (63, 88)


def test_the_grid_stands_in_the_middle_of_the_sheet() -> None:
    (printout,) = impose(plain_job(9, backs=False), A4)
    boxes = trims(printout)
    assert min(box.x for box in boxes) == pytest.approx((210 - 3 * 63) / 2)
    assert max(box.y + box.height for box in boxes) == pytest.approx((297 + 3 * 88) / 2)


def test_uneven_margins_push_the_grid_off_the_middle_only_as_far_as_need_be() -> None:
    margins = Margins(top=5, right=5, bottom=5, left=16)
    (printout,) = impose(plain_job(9, backs=False), replace(A4, margins=margins))
    assert trims(printout)[0].x == pytest.approx(16)
    for left, right in ((16, 5), (5, 16)):
        swapped = Margins(top=5, right=right, bottom=5, left=left)
        (two_sided,) = impose(plain_job(9), replace(A4, margins=swapped))
        assert per_sheet(two_sided) < 9  # one of its sides would come into the margin of 16


def test_what_the_slots_say_is_what_the_page_shows() -> None:
    fronts = [face(f"f{number}") for number in range(11)]
    job = Job("cards", tuple(Piece(front, None, 1) for front in fronts))
    (printout,) = impose(job, replace(A4, bleed="own"))
    for slot in printout.slots:
        (ground,) = (seen for seen in rectangles(printout.pages[slot.page]) if seen.fill == colour(slot.face))
        trim = slot.spot.trim
        assert near(ground.whole, Box(trim.x - 3, trim.y - 3, trim.width + 6, trim.height + 6))


def test_neighbours_share_the_cut_and_bleed_outwards_only() -> None:
    fronts = [face(f"f{number}") for number in range(9)]
    (printout,) = impose(Job("cards", tuple(Piece(front, None, 1) for front in fronts)), A4)
    shown = {seen.fill: seen.left for seen in rectangles(printout.pages[0])}
    corner, middle = shown[colour("f0")], shown[colour("f4")]
    assert near(corner, Box(10.5 - 3, 16.5 - 3, 66, 91))
    assert near(middle, trims(printout)[4])


def test_cards_that_stand_apart_bleed_half_way_to_their_neighbours() -> None:
    (printout,) = impose(plain_job(9, backs=False), replace(A4, apart=2))
    assert {round(box.x - (210 - 3 * 63 - 4) / 2, 6) for box in trims(printout)} == {0, 65, 130}
    middle = printout.slots[4].spot.room
    assert (middle.top, middle.right, middle.bottom, middle.left) == (1, 1, 1, 1)
    corner = printout.slots[0].spot.room
    assert (corner.top, corner.right, corner.bottom, corner.left) == (3, 1, 1, 3)


def test_without_bleed_only_the_trim_is_seen() -> None:
    (printout,) = impose(plain_job(4, backs=False), replace(A4, bleed="none"))
    grounds = [seen.left for seen in rectangles(printout.pages[0]) if seen.fill == colour("front")]
    assert all(near(*pair) for pair in zip(grounds, trims(printout), strict=True))


def test_pieces_bleed_into_free_slots_after_them_but_not_into_skipped_ones() -> None:
    fronts = [face(f"f{number}") for number in range(2)]
    job = Job("cards", tuple(Piece(front, None, 1) for front in fronts))
    (printout,) = impose(job, replace(A4, skip=3))
    shown = {seen.fill: seen.left for seen in rectangles(printout.pages[0])}
    first, second = trims(printout)
    assert near(shown[colour("f0")], Box(first.x - 3, first.y, 66, 91))
    assert near(shown[colour("f1")], Box(second.x, second.y, 66, 91))


def test_copies_follow_each_other_and_sheets_fill_up() -> None:
    pieces = (Piece(face("a"), None, 4), Piece(face("b"), None, 0), Piece(face("c"), None, 7))
    (printout,) = impose(Job("cards", pieces), A4)
    assert [slot.face for slot in printout.slots] == ["a"] * 4 + ["c"] * 7
    assert [slot.sheet for slot in printout.slots] == [0] * 9 + [1] * 2
    assert [(slot.spot.row, slot.spot.column) for slot in printout.slots[:4]] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
    ]


def test_nothing_wanted_makes_no_printout() -> None:
    assert impose(Job("cards", (Piece(face("a"), None, 0),)), A4) == ()


def test_skipped_slots_stay_free_on_the_first_sheet_only() -> None:
    (printout,) = impose(plain_job(12), replace(A4, skip=4))
    fronts = [slot for slot in printout.slots if slot.spot.side == "front"]
    assert [slot.sheet for slot in fronts] == [0] * 5 + [1] * 7
    assert (fronts[0].spot.row, fronts[0].spot.column) == (1, 1)
    assert (fronts[5].spot.row, fronts[5].spot.column) == (0, 0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (replace(A4, skip=9), "a sheet of A4 paper has 9; skip 0 to 8"),
        (replace(A4, skip=-1), "give 0 or more"),
        (replace(A4, imposition="single", skip=1), "has no places"),
        (replace(A4, imposition="single", backs="fold"), "use --backs duplex, separate or none"),
    ],
)
def test_options_that_cannot_be_are_told(options: SheetOptions, said: str) -> None:
    with pytest.raises(UsageError, match=re.escape(said)):
        impose(plain_job(3), options)


@pytest.mark.parametrize(
    ("size", "backs", "said"),
    [
        ((205.0, 250.0), "none", "'front' of 205 by 250 mm does not fit on A4, upright or turned"),
        ((205.0, 250.0), "none", "200 by 287 mm of the paper can be printed"),
        ((205.0, 250.0), "none", "; it would fit on Letter (--paper Letter)"),
        ((500.0, 490.2), "none", "take your own (--paper 510x501), or print one face a page"),
        ((2400.0, 90.0), "none", "no known paper holds it: print one face a page (--imposition single)"),
        ((500.0, 500.0), "fold", "(--imposition single), with --backs duplex or separate"),
        ((150.0, 200.0), "fold", "does not fit on the half of A4 that a fold leaves"),
        ((150.0, 200.0), "fold", "it would fit on Tabloid (--paper Tabloid)"),
        ((260.0, 350.0), "fold", "use --backs duplex or separate"),
    ],
)
def test_what_is_too_large_is_told_with_what_would_do(
    size: tuple[float, float], backs: Backs, said: str
) -> None:
    sheet = paper("A3" if size == (260.0, 350.0) else "A4")
    with pytest.raises(UsageError, match=re.escape(said)):
        impose(plain_job(1, *size), SheetOptions(sheet, backs=backs))


def test_the_paper_of_ones_own_that_is_named_holds_the_card() -> None:
    margins = Margins(top=4, right=9, bottom=2, left=3)
    own = SheetOptions(paper("512x498"), margins)
    with pytest.raises(UsageError, match=re.escape("(--paper 512x498)")):
        impose(plain_job(1, 500.0, 490.0), replace(own, paper=paper("A4")))
    assert impose(plain_job(1, 500.0, 490.0), own)
    with pytest.raises(UsageError, match="does not fit"):
        impose(plain_job(1, 500.0, 490.0), replace(own, paper=paper("511x498")))


def test_margins_that_leave_nothing_are_told_as_such() -> None:
    margins = Margins(top=25, right=30, bottom=25, left=30)
    with pytest.raises(UsageError) as told:
        impose(plain_job(1), SheetOptions(paper("60x100"), margins))
    assert str(told.value) == (
        "cards: margins of 25, 30, 25 and 30 mm leave nothing of 60x100 to print on; "
        "it would fit on A5 (--paper A5)"
    )


def test_every_back_of_another_size_is_told() -> None:
    pieces = (
        Piece(face("a"), face("x", 70), 1),
        Piece(face("b", 16, 16, cut="circle"), face("y", 16, 16), 1),
        Piece(face("c"), face("z"), 1),
    )
    with pytest.raises(UsageError) as told:
        impose(Job("cards", pieces), A4)
    assert len(str(told.value).splitlines()) == 2
    assert "'a' is 63 by 88 mm and its back 'x' 70 by 88 mm" in str(told.value)
    assert "'b' is round, 16 by 16 mm and its back 'y' 16 by 16 mm" in str(told.value)


def test_each_size_has_its_own_sheets_in_the_order_of_first_appearance() -> None:
    pieces = (
        Piece(face("a"), None, 2),
        Piece(face("t", 70, 120), None, 1),
        Piece(face("b"), None, 1),
        Piece(face("r", 16, 16, cut="circle"), None, 1),
    )
    printouts = number_printouts(impose(Job("Karty", pieces), A4))
    assert [printout.name for printout in printouts] == [
        "1-karty-63x88-a4-single",
        "2-karty-70x120-a4-single",
        "3-karty-16x16-a4-single",
    ]
    assert [[slot.piece for slot in printout.slots] for printout in printouts] == [[0, 0, 2], [1], [3]]


def test_decks_with_different_backs_share_sheets_and_have_bookmarks() -> None:
    backs = face("red"), face("blue")
    pieces = [Piece(face(f"r{n}"), backs[0], 1, deck="Red") for n in range(4)]
    pieces += [Piece(face(f"b{n}"), backs[1], 1, deck="Blue") for n in range(10)]
    (printout,) = impose(Job("cards", tuple(pieces)), A4)
    on_first_back = [slot.face for slot in printout.slots if slot.page == 1]
    assert on_first_back == ["red"] * 4 + ["blue"] * 5
    bookmarks = [[bookmark.title for bookmark in page.bookmarks] for page in printout.pages]
    assert bookmarks == [["Red", "Blue"], [], [], []]


def test_each_sheet_has_its_own_backs() -> None:
    pieces = tuple(Piece(face("f"), face(name), 9) for name in ("red", "blue"))
    (printout,) = impose(Job("cards", pieces), A4)
    shown = [{seen.fill for seen in rectangles(page)} for page in printout.pages[1::2]]
    assert [colour("red") in shown[0], colour("blue") in shown[0]] == [True, False]
    assert [colour("red") in shown[1], colour("blue") in shown[1]] == [False, True]


def test_slots_are_skipped_for_the_first_size_only() -> None:
    pieces = (Piece(face("a"), None, 1), Piece(face("t", 70, 120), None, 1))
    first, second = impose(Job("cards", pieces), replace(A4, skip=2))
    spots = [printout.slots[0].spot for printout in (first, second)]
    assert [(spot.row, spot.column) for spot in spots] == [(0, 2), (0, 0)]


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (A4, ["1-cards-a4-duplex-long"]),
        (SheetOptions(paper("Letter"), flip="short"), ["1-cards-letter-duplex-short"]),
        (replace(A4, backs="separate"), ["1-cards-a4-fronts", "2-cards-a4-backs-long"]),
        (replace(A4, backs="fold"), ["1-cards-a4-fold"]),
        (replace(A4, backs="none"), ["1-cards-a4-single"]),
        (replace(A4, imposition="single"), ["1-cards-63x88-duplex-long"]),
    ],
)
def test_printouts_are_named_in_the_order_of_printing(options: SheetOptions, names: list[str]) -> None:
    assert [printout.name for printout in number_printouts(impose(plain_job(3), options))] == names


@pytest.mark.parametrize(
    ("name", "slug"),
    [("Žetony & karty", "zetony-karty"), ("Gwiazdy Łódź", "gwiazdy-lodz"), ("星", "print-a4")],
)
def test_names_of_files_are_plain(name: str, slug: str) -> None:
    (printout,) = impose(Job(name, (Piece(face("a"), None, 1),)), A4)
    assert slug in f"print-{printout.name}" if name == "星" else printout.name.startswith(slug)


def test_what_recurs_is_one_scene_and_what_does_not_is_none() -> None:
    back = face("back")
    pieces = [Piece(face(f"f{n}"), back, 1) for n in range(26)] + [Piece(face("twice"), back, 2)]
    (printout,) = impose(Job("cards", tuple(pieces)), A4)
    furniture = [page.scene.shapes[-1] for page in printout.pages[:4:2]]
    assert all(isinstance(shape, Placed) and shape.recurs for shape in furniture)
    assert len({id(shape.scene) for shape in furniture if isinstance(shape, Placed)}) == 1
    backs = [page.scene.shapes[0] for page in printout.pages[1:4:2]]
    assert len({id(shape.scene) for shape in backs if isinstance(shape, Placed) and shape.recurs}) == 1
    fronts = [shape for page in printout.pages[::2] for shape in page.scene.shapes[:-1]]
    assert [shape.recurs for shape in fronts if isinstance(shape, Placed)] == [False] * 26 + [True] * 2


@given(JOBS, SHEETS)
def test_pieces_never_overlap_nor_leave_the_printable_area(job: Job, options: SheetOptions) -> None:
    sheet = Box(0, 0, options.paper.width, options.paper.height)
    for printout in imposed(job, options):
        for page in range(len(printout.pages)):
            boxes = trims(printout, page) + trims(printout, page, "back")
            printable = inset_box(sheet, options.margins)
            assert all(near(common(box, printable), box) for box in boxes)
            assert all(overlap(*pair) < 1e-6 for pair in combinations(boxes, 2))


@given(JOBS, SHEETS, st.integers(0, 3))
def test_each_piece_appears_as_often_as_wanted(job: Job, options: SheetOptions, skip: int) -> None:
    printouts = imposed(job, replace(options, skip=skip))
    if not printouts:
        return
    sides = Counter((slot.face, slot.spot.side) for printout in printouts for slot in printout.slots)
    (piece,) = job.pieces
    two_sided = piece.back is not None and options.backs != "none"
    wanted = {("front", "front"): piece.copies} | ({("back", "back"): piece.copies} if two_sided else {})
    assert sides == wanted
    shown = [
        seen
        for printout in printouts
        for page in printout.pages
        for seen in rectangles(page)
        if seen.fill == colour("front")
    ]
    assert len(shown) == piece.copies


@given(JOBS, SHEETS)
def test_no_bleed_covers_the_trim_of_a_neighbour(job: Job, options: SheetOptions) -> None:
    for printout in imposed(job, options):
        grounds = [seen.left for seen in rectangles(printout.pages[0]) if seen.fill == colour("front")]
        boxes = trims(printout)
        for number, ground in enumerate(grounds):
            assert all(overlap(ground, box) < 1e-6 for other, box in enumerate(boxes) if other != number)


def test_the_same_job_gives_the_same_pages() -> None:
    assert impose(plain_job(12), A4) == impose(plain_job(12), A4)
