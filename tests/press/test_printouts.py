"""A mixed job: cards on sheets, and what is larger than the paper in parts."""

import pytest
from msgspec.structs import replace

from pnp.errors import UsageError
from pnp.geometry import Size, invert_map, move_box
from pnp.press import Job, Piece, Printout, SheetOptions, impose, make_printouts, number_printouts, paper
from pnp.scene import Form, Group, Path, Placed
from tests.helpers.press_faces import WORDS, colour, face, rectangles

A4 = SheetOptions(paper("A4"))
CARD = Piece(face("c"), face("d"), 3, "Card")
MAP = Piece(face("m", 297, 420), None, 1, "Star map")
TRACK = Piece(face("t", 400, 60), face("u", 400, 60), 2, "Score track")


def names(found: tuple[Printout, ...]) -> list[str]:
    return [printout.name for printout in found]


def standing(found: tuple[Printout, ...], piece: int) -> list[tuple[str, int, str]]:
    """The printouts, sheets and sides that a piece stands on."""
    return [
        (printout.name, slot.sheet, slot.spot.side)
        for printout in found
        for slot in printout.slots
        if slot.piece == piece
    ]


def test_what_finds_room_is_imposed_as_ever() -> None:
    assert make_printouts((CARD,), A4, WORDS) == number_printouts(impose(Job("cards", (CARD,)), A4))


def test_sheets_come_before_boards_and_each_slot_knows_its_piece() -> None:
    found = make_printouts((MAP, CARD), A4, WORDS)
    assert names(found) == ["1-cards-a4-duplex-long", "2-star-map-a4-single"]
    assert [printout.kind for printout in found] == ["sheets", "parts"]
    assert standing(found, 0) == [("2-star-map-a4-single", sheet, "front") for sheet in range(4)]
    assert {name for name, _, _ in standing(found, 1)} == {"1-cards-a4-duplex-long"}
    assert [slot.face for slot in found[1].slots] == ["m"] * 4


def test_each_side_of_a_board_has_its_own_pages() -> None:
    fronts, backs = make_printouts((TRACK,), A4, WORDS)
    assert (fronts.name, backs.name) == ("1-score-track-a4-fronts", "2-score-track-a4-backs")
    assert [(slot.sheet, slot.page) for slot in backs.slots] == [(n, n) for n in range(backs.sheets)]
    for printout, name in ((fronts, "t"), (backs, "u")):
        for page in printout.pages:
            assert colour(name) in {seen.fill for seen in rectangles(page)}
    assert {slot.spot.side for slot in backs.slots} == {"back"}


def test_a_board_is_printed_as_often_as_it_is_wanted() -> None:
    (once,) = make_printouts((replace(TRACK, back=None, copies=1),), A4, WORDS)
    (twice,) = make_printouts((replace(TRACK, back=None, copies=2),), A4, WORDS)
    assert twice.pages == once.pages * 2
    assert [slot.sheet for slot in twice.slots] == list(range(2 * once.sheets))
    assert make_printouts((replace(MAP, copies=0),), A4, WORDS) == ()


def test_boards_share_a_file() -> None:
    found = make_printouts((MAP, CARD, TRACK), replace(A4, backs="none"), WORDS)
    assert names(found) == ["1-cards-a4-single", "2-boards-a4-single"]
    assert {slot.piece for slot in found[1].slots} == {0, 2}
    assert len(found[1].pages) == len(found[1].slots) == found[1].sheets


@pytest.mark.parametrize(
    ("size", "turned"), [(Size(200, 287), False), (Size(287, 200), True), (Size(280, 60), True)]
)
def test_what_finds_room_when_it_is_turned_is_turned(size: Size, turned: bool) -> None:
    (printout,) = make_printouts((Piece(face("b", size.width, size.height), None, 1),), A4, WORDS)
    assert printout.kind == "sheets"
    assert (printout.slots[0].spot.matrix.b == 1) == turned


@pytest.mark.parametrize("size", [Size(201, 287), Size(200, 288), Size(60, 288), Size(288, 201)])
def test_what_is_too_large_either_way_comes_in_parts(size: Size) -> None:
    (printout,) = make_printouts((Piece(face("b", size.width, size.height), None, 1),), A4, WORDS)
    assert printout.kind == "parts"
    area = sum(slot.spot.trim.width * slot.spot.trim.height for slot in printout.slots)
    assert area > size.width * size.height


def test_the_parts_show_what_they_say() -> None:
    (printout,) = make_printouts((MAP,), A4, WORDS)
    for page, slot in zip(printout.pages, printout.slots, strict=True):
        (ground,) = (seen for seen in rectangles(page) if seen.fill == colour("m"))
        part = move_box(slot.spot.trim, invert_map(slot.spot.matrix))
        assert part.width < 297
        assert (ground.whole.x, ground.whole.y) == pytest.approx(
            (slot.spot.trim.x - part.x - 3, slot.spot.trim.y - part.y - 3)
        )


@pytest.mark.parametrize("cut", ["circle", "hexagon"])
def test_a_board_that_is_no_rectangle_shows_where_it_is_cut(cut: Form) -> None:
    board = Piece(face("b", 280, 280, cut=cut), None, 1, "Wheel")
    for options, parts in ((A4, 2), (replace(A4, marks="none"), 1)):
        (printout,) = make_printouts((board,), options, WORDS)
        part = printout.pages[0].scene.shapes[0]
        assert isinstance(part, Placed)
        (whole,) = part.scene.shapes
        assert isinstance(whole, Placed)
        picture, *line = whole.scene.shapes
        assert isinstance(picture, Group)
        assert picture.clip is not None
        assert len([*line, picture]) == parts
        assert all(isinstance(shape, Path) for shape in line)


def test_one_face_a_page_is_never_parted() -> None:
    (printout,) = make_printouts((MAP,), replace(A4, imposition="single"), WORDS)
    assert (printout.sheets, printout.kind) == (1, "sheets")


def test_a_paper_too_small_for_parts_is_told_with_what_would_do() -> None:
    with pytest.raises(UsageError, match="does not fit on 60x100"):
        make_printouts((CARD,), SheetOptions(paper("60x100")), WORDS)


def test_boards_have_no_slots_to_skip() -> None:
    with pytest.raises(UsageError, match="boards have no places"):
        make_printouts((MAP,), replace(A4, skip=1), WORDS)
    assert make_printouts((MAP, CARD), replace(A4, skip=1), WORDS)[0].slots[0].spot.column == 1
