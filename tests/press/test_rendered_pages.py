"""What the pages show when they are drawn: trims of the right size, and backs where the formula says."""

import math

import pytest
from msgspec.structs import replace

from pnp.geometry import Box, Margins, Point, Size, centre, corners, move_point
from pnp.models import Flip, Printer
from pnp.press import Backs, Job, Piece, Printout, SheetOptions, Side, impose, paper
from pnp.scene import Colour, Face, Rectangle, Scene
from tests.press.measured_pages import dark_corner, written

TRIM = Box(0, 0, 63, 88)
A4 = SheetOptions(paper("A4"), bleed="own", marks="none")
PROFILE = Printer("p", A4.paper, Margins(top=5, right=5, bottom=5, left=5), 1.5, -0.7, 0.4)
MODES: list[tuple[Backs, Flip]] = [("duplex", "long"), ("duplex", "short"), ("fold", "long")]


def dark_card(name: str) -> Face:
    """Black to the trim, white in the bleed."""
    return Face(name, Size(63, 88), 3, Scene(Box(-3, -3, 69, 94), (Rectangle(TRIM, fill=Colour(0, 0, 0)),)))


def laid(backs: Backs, flip: Flip, printer: Printer | None = None) -> Printout:
    job = Job("cards", (Piece(dark_card("front"), dark_card("back"), 8),))
    (printout,) = impose(job, replace(A4, backs=backs, flip=flip, printer=printer))
    return printout


def measured(printout: Printout, side: Side) -> list[list[Point]]:
    """The corners of each card of the first sheet, in the order of the slots."""
    document = written(printout)
    found = []
    for slot in printout.slots:
        if slot.sheet == 0 and slot.spot.side == side:
            places = [move_point(corner, slot.spot.matrix) for corner in corners(TRIM)]
            middle = move_point(centre(TRIM), slot.spot.matrix)
            page = document[slot.page]
            found.append([dark_corner(page, place, towards(place, middle)) for place in places])
    return found


def towards(corner: Point, middle: Point) -> Point:
    return Point(math.copysign(1, middle.x - corner.x), math.copysign(1, middle.y - corner.y))


def apart(one: Point, other: Point) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def corrected(point: Point) -> Point:
    """The formula of the documentation, by its own numbers."""
    sin, cos = math.sin(math.radians(0.4)), math.cos(math.radians(0.4))
    x, y = point.x - 105, point.y - 148.5
    return Point(105 + x * cos - y * sin + 1.5, 148.5 + x * sin + y * cos - 0.7)


@pytest.mark.parametrize(("backs", "flip"), MODES)
def test_backs_stand_where_the_formula_puts_them(backs: Backs, flip: Flip) -> None:
    still, shifted = laid(backs, flip), laid(backs, flip, PROFILE)
    before = [slot.spot for slot in still.slots if slot.sheet == 0 and slot.spot.side == "back"]
    cards = measured(shifted, "back")
    assert len(cards) == len(before) >= 4
    for spot, card in zip(before, cards, strict=True):
        wanted = [corrected(move_point(corner, spot.matrix)) for corner in corners(TRIM)]
        assert max(apart(*pair) for pair in zip(wanted, card, strict=True)) < 0.05


@pytest.mark.parametrize(("backs", "flip"), MODES)
def test_fronts_and_backs_meet_on_the_drawn_pages(backs: Backs, flip: Flip) -> None:
    printout = laid(backs, flip)
    across = flip == "long"  # the fold too is upright here
    for front, back in zip(measured(printout, "front"), measured(printout, "back"), strict=True):
        behind = [Point(210 - p.x, p.y) if across else Point(p.x, 297 - p.y) for p in front]
        top_left, top_right, bottom_right, bottom_left = back
        turned = [top_right, top_left, bottom_left, bottom_right]
        assert max(apart(*pair) for pair in zip(behind, turned, strict=True)) < 0.05


def test_trims_have_their_size_on_the_drawn_page() -> None:
    for top_left, top_right, bottom_right, bottom_left in measured(laid("duplex", "long"), "front"):
        assert apart(top_left, top_right) == pytest.approx(63, abs=0.05)
        assert apart(bottom_left, bottom_right) == pytest.approx(63, abs=0.05)
        assert apart(top_left, bottom_left) == pytest.approx(88, abs=0.05)
        assert apart(top_right, bottom_right) == pytest.approx(88, abs=0.05)


@pytest.mark.parametrize("flip", ["long", "short"])
def test_a_profile_leaves_front_pages_as_they_are_to_the_byte(flip: Flip) -> None:
    from pnp.backends.pdf import write_pdf
    from pnp.scene import Info

    info = Info("t", "a", "s", "en")
    still, shifted = laid("duplex", flip), laid("duplex", flip, PROFILE)
    assert write_pdf(still.pages[::2], info) == write_pdf(shifted.pages[::2], info)
    assert write_pdf(still.pages[1::2], info) != write_pdf(shifted.pages[1::2], info)
