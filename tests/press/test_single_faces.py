"""One face a page: boxes, marks, order and hints."""

import pytest
from msgspec.structs import replace

from pnp.geometry import Box
from pnp.press import Backs, Bleed, Job, Marks, Piece, SheetOptions, impose, paper
from tests.helpers.press_faces import colour, face, near, plain_job, rectangles, strokes

SINGLE = SheetOptions(paper("A4"), imposition="single")


@pytest.mark.parametrize(
    ("bleed", "marks", "page", "trim"),
    [
        ("own", "none", (69, 94), 3),
        ("shared", "none", (69, 94), 3),
        ("none", "none", (63, 88), 0),
        ("own", "crop", (77, 102), 7),
        ("none", "crop", (71, 96), 4),
    ],
)
def test_the_page_is_the_trim_the_bleed_and_room_for_marks(
    bleed: Bleed, marks: Marks, page: tuple[float, float], trim: float
) -> None:
    options = replace(SINGLE, bleed=bleed, marks=marks)
    (printout,) = impose(plain_job(1), options)
    for each in printout.pages:
        assert each.scene.box == Box(0, 0, *page)
        assert each.trim == Box(trim, trim, 63, 88)
        assert each.bleed is not None
        assert each.bleed.x == trim - (0 if bleed == "none" else 3)


def test_fronts_and_backs_come_by_turns_and_stand_upright() -> None:
    (printout,) = impose(plain_job(3), replace(SINGLE, flip="short"))
    assert [slot.face for slot in printout.slots] == ["front", "back"] * 3
    assert [slot.page for slot in printout.slots] == [0, 1, 2, 3, 4, 5]
    assert {(slot.spot.matrix.a, slot.spot.matrix.d) for slot in printout.slots} == {(1, 1)}
    assert (printout.sheets, printout.duplex) == (3, "long")


def test_a_wide_card_is_turned_about_its_upright_short_edge() -> None:
    (printout,) = impose(plain_job(1, 88, 63), SINGLE)
    assert (printout.duplex, printout.name) == ("short", "cards-88x63-duplex-short")


def test_a_missing_back_is_an_empty_page_of_the_same_size() -> None:
    pieces = (Piece(face("a"), None, 1), Piece(face("b"), face("back"), 1))
    (printout,) = impose(Job("cards", pieces), replace(SINGLE, marks="none"))
    assert [len(page.scene.shapes) for page in printout.pages] == [1, 0, 1, 1]
    assert len({page.scene.box for page in printout.pages}) == 1


@pytest.mark.parametrize(
    ("backs", "names"),
    [("none", ["cards-63x88-single"]), ("separate", ["cards-63x88-fronts", "cards-63x88-backs"])],
)
def test_sides_may_be_left_out_or_kept_apart(backs: Backs, names: list[str]) -> None:
    printouts = impose(plain_job(2), replace(SINGLE, backs=backs))
    assert [(printout.name, len(printout.pages)) for printout in printouts] == [(name, 2) for name in names]


def test_eight_marks_stand_outside_the_bleed() -> None:
    (printout,) = impose(plain_job(1, backs=False), SINGLE)
    marks = strokes(printout.pages[0])
    assert len(marks) == 8
    inner = Box(4, 4, 69, 94)
    for start, end in marks:
        assert abs(end.x - start.x) + abs(end.y - start.y) == pytest.approx(3)
        inside_x, inside_y = inner.x < start.x < 73, inner.y < start.y < 98
        assert inside_x != inside_y


def test_a_round_face_keeps_its_whole_bleed_for_the_die_that_cuts_it() -> None:
    token = Piece(face("t", 16, 16, 1, cut="circle"), None, 1)
    (printout,) = impose(Job("tokens", (token,)), replace(SINGLE, marks="none"))
    (ground,) = (seen for seen in rectangles(printout.pages[0]) if seen.fill == colour("t"))
    assert near(ground.left, Box(0, 0, 18, 18))


def test_bookmarks_stand_at_the_first_page_of_a_deck() -> None:
    pieces = (Piece(face("a"), None, 2, deck="A"), Piece(face("b"), None, 1, deck="B"))
    (printout,) = impose(Job("cards", pieces), SINGLE)
    assert [[mark.title for mark in page.bookmarks] for page in printout.pages] == [["A"], [], ["B"]]
