"""The proof: every face once, small, whole and with its id; and the names of faces as files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.backends.svg import write_svg
from pnp.geometry import Box, move_box
from pnp.models import Paper
from pnp.press import PAPERS, Piece, Printout, cut_out, face_page, lay_out_proof, name_faces, paper
from pnp.scene import Form, Group, Info, Path, Placed, Text
from tests.helpers.press_faces import colour, common, face, near, overlap, rectangles, trims

A4 = paper("A4")
BACK = face("back")


def deck(count: int, name: str = "Harbours", copies: int = 1) -> tuple[Piece, ...]:
    return tuple(Piece(face(f"H{n:02}"), BACK, copies, deck=name) for n in range(count))


def words(printout: Printout, page: int = 0) -> list[str]:
    shapes = printout.pages[page].scene.shapes
    return [run.text for shape in shapes if isinstance(shape, Text) for run in shape.runs]


def shown(printout: Printout) -> list[tuple[int, Box]]:
    return [(slot.page, slot.spot.trim) for slot in printout.slots]


def test_a_deck_of_fifty_four_and_its_back_take_two_pages() -> None:
    printout = lay_out_proof(deck(54), A4)
    assert (printout.name, len(printout.pages), printout.sheets) == ("proof", 2, 2)
    assert [slot.face for slot in printout.slots] == [f"H{n:02}" for n in range(54)] + ["back"]


def test_captions_tell_ids_and_copies_below_the_title_of_the_deck() -> None:
    pieces = (*deck(2), Piece(face("K1"), face("K1 back"), 3, deck="Harbours"), *deck(1, "Piers", 2))
    assert words(lay_out_proof(pieces, A4, back="rub")) == [
        *("Harbours", "H00", "H01", "K1 \N{MULTIPLICATION SIGN}3", "K1, rub", "harbours, rub"),
        *("Piers", "H00 \N{MULTIPLICATION SIGN}2", "H00, rub"),
    ]


def test_two_backs_that_parts_of_a_deck_share_are_numbered() -> None:
    some = tuple(Piece(face(f"K{n}"), face(f"b{n % 2}"), 1, deck="Keys") for n in range(2))
    pieces = (*some, *(replace(piece, front=face(f"L{n}")) for n, piece in enumerate(some)))
    assert words(lay_out_proof(pieces, A4))[-2:] == ["keys", "keys 2"]


def test_a_back_that_recurs_is_shown_once_a_deck_and_one_of_its_own_beside_its_front() -> None:
    own = tuple(Piece(face(f"K{n}"), face(f"b{n}"), 1, deck="Keys") for n in range(9))
    printout = lay_out_proof((*deck(3), *own), A4)
    assert [slot.face for slot in printout.slots[:4]] == ["H00", "H01", "H02", "back"]
    pairs = list(zip(printout.slots[4::2], printout.slots[5::2], strict=True))
    assert [(front.face, back.face) for front, back in pairs] == [(f"K{n}", f"b{n}") for n in range(9)]
    for front, back in pairs:
        assert (front.page, front.spot.row, front.spot.column + 1) == (
            back.page,
            back.spot.row,
            back.spot.column,
        )


def test_the_title_stands_above_the_faces_of_its_deck_on_each_page() -> None:
    printout = lay_out_proof((*deck(40), *deck(3, "Piers")), A4)
    assert [text for text in words(printout, 0) if text in ("Harbours", "Piers")] == ["Harbours"]
    assert [text for text in words(printout, 1) if text in ("Harbours", "Piers")] == ["Harbours", "Piers"]
    assert [[mark.title for mark in page.bookmarks] for page in printout.pages] == [["Harbours"], ["Piers"]]


def test_a_piece_that_is_not_printed_is_not_shown() -> None:
    assert [slot.face for slot in lay_out_proof((replace(deck(1)[0], copies=0), *deck(1)), A4).slots] == [
        "H00",
        "back",
    ]


@given(
    st.lists(
        st.builds(
            Piece,
            st.builds(face, st.just("A"), st.floats(10, 700), st.floats(10, 700)),
            st.none(),
            st.integers(1, 3),
            deck=st.sampled_from(["", "One", "Two"]),
        ),
        min_size=1,
        max_size=12,
    ),
    st.sampled_from([*PAPERS, Paper("30x30", 30, 30), Paper("400x60", 400, 60)]),
    st.booleans(),
)
def test_faces_are_shown_whole_on_the_page_and_never_overlap(
    pieces: list[Piece], sheet: Paper, backs: bool
) -> None:
    if backs:
        pieces = [
            replace(piece, back=face("B", piece.front.trim.width, piece.front.trim.height))
            for piece in pieces
        ]
    printout = lay_out_proof(tuple(pieces), sheet)
    assert len(printout.slots) == len(pieces) * (1 + backs)
    margin = min(10, min(sheet.width, sheet.height) / 10)
    room = Box(margin, margin, sheet.width - 2 * margin, sheet.height - 2 * margin)
    for page in range(len(printout.pages)):
        boxes = trims(printout, page) + trims(printout, page, "back")
        assert all(near(common(box, room), box) for box in boxes)
        assert all(overlap(a, b) < 1e-6 for n, a in enumerate(boxes) for b in boxes[:n])


def test_small_faces_are_shown_as_large_as_they_are_and_no_larger() -> None:
    (token,) = lay_out_proof((Piece(face("t", 12, 12), None, 1),), A4).slots
    assert token.spot.trim.width == 12


def test_a_larger_face_is_shown_larger() -> None:
    pieces = tuple(Piece(face(f"f{n}", side, side), None, 1) for n, side in enumerate((20, 63, 200, 600)))
    widths = [slot.spot.trim.width for slot in lay_out_proof(pieces, A4).slots]
    assert widths == sorted(widths)
    assert widths[-1] < 150


@pytest.mark.parametrize(("count", "least"), [(1, 1.0), (3, 1.0), (9, 0.7)])
def test_few_faces_are_shown_as_large_as_one_page_lets_them(count: int, least: float) -> None:
    printout = lay_out_proof(deck(count), A4)
    assert len(printout.pages) == 1
    assert all(least <= slot.spot.trim.width / 63 <= 1 for slot in printout.slots)


def test_a_great_face_fills_the_width_of_its_page_or_its_height() -> None:
    (net,) = lay_out_proof((Piece(face("net", 400, 300), None, 1),), A4).slots
    assert net.spot.trim.width == pytest.approx(190, rel=0.01)
    (strip,) = lay_out_proof((Piece(face("strip", 90, 800), None, 1),), A4).slots
    assert strip.spot.trim.height == pytest.approx(277 - 6.5 - 9, rel=0.01)


def test_what_the_slots_say_is_what_the_page_shows_without_bleed() -> None:
    printout = lay_out_proof(deck(3), A4)
    for slot in printout.slots:
        (ground,) = (seen for seen in rectangles(printout.pages[0]) if seen.fill == colour(slot.face))
        assert near(ground.left, slot.spot.trim)
        assert near(move_box(Box(0, 0, 63, 88), slot.spot.matrix), slot.spot.trim)


@pytest.mark.parametrize(("cut", "steps"), [("rectangle", 10), ("circle", 4), ("hexagon", 7)])
def test_a_hairline_shows_the_cut_and_nothing_lies_beyond_it(cut: Form, steps: int) -> None:
    piece = Piece(face("f", 40, 40, cut=cut, corner=3 if cut == "rectangle" else 0), None, 1)
    placed, line, caption = lay_out_proof((piece,), A4).pages[0].scene.shapes
    assert isinstance(placed, Placed)
    (group,) = placed.scene.shapes
    assert isinstance(group, Group)
    assert group.clip is not None
    assert isinstance(line, Path)
    assert len(line.steps) == len(group.clip.steps) == steps
    assert line.stroke is not None
    assert line.stroke.width == 0.1
    assert isinstance(caption, Text)


def test_the_proof_is_the_same_each_time() -> None:
    assert lay_out_proof(deck(20), A4) == lay_out_proof(deck(20), A4)


def test_names_differ_in_more_than_case() -> None:
    fronts = [face(name) for name in ("a1", "A1", "a1-front-2", "con.1", "B.2")]
    found = name_faces(tuple(Piece(front, None, 1) for front in fronts))
    assert [named.name for named in found] == [
        *("a1-front", "A1-front-2", "a1-front-2-front", "_con.1-front", "B.2-front"),
    ]


@given(st.lists(st.text("aAbB-2.", min_size=1, max_size=4), min_size=1, max_size=12))
def test_no_two_faces_have_one_name(ids: list[str]) -> None:
    pieces = tuple(Piece(face(name), face(f"back {name}"), 1) for name in ids)
    names = [named.name.casefold() for named in name_faces(pieces)]
    assert len(set(names)) == len(names) == 2 * len(ids)


def test_a_back_of_a_deck_is_called_by_the_decks_short_name() -> None:
    pieces = tuple(replace(piece, deck_name="h") for piece in deck(2, "Přístavy"))
    assert name_faces(pieces)[-1].name == "h-back"
    assert name_faces(deck(2, "Přístavy"))[-1].name == "pristavy-back"
    assert name_faces(deck(2, ""))[-1].name == "cards-back"


def test_two_backs_of_a_deck_have_two_names() -> None:
    other = face("other")
    pieces = (*deck(2), *(Piece(face(f"K{n}"), other, 1, deck="Harbours") for n in range(2)))
    assert [named.name for named in name_faces(pieces)][-2:] == ["harbours-back", "harbours-back-2"]


@pytest.mark.parametrize("cut", ["rectangle", "circle", "hexagon"])
def test_a_face_alone_is_clipped_to_its_cut(cut: Form) -> None:
    (named,) = name_faces((Piece(face("f", 40, 40, cut=cut, corner=3), None, 1),))
    page = face_page(named)
    assert page.scene.box == Box(0, 0, 40, 40)
    (group,) = page.scene.shapes
    assert isinstance(group, Group)
    assert group.clip is not None
    drawing = write_svg(page, Info("t", "a", "s", "en")).decode()
    assert 'viewBox="0 0 40 40"' in drawing
    assert "clip-path" in drawing


def test_a_face_with_sharp_corners_needs_no_clip_of_its_own() -> None:
    scene = cut_out(face("f"))
    assert scene.box == Box(0, 0, 63, 88)
    assert not any(isinstance(shape, Group) for shape in scene.shapes)
