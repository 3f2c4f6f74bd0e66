"""What the calibration page is read as is what is typed in: read here as by eye, from the drawn pages."""

import math
from dataclasses import dataclass

import pypdfium2
import pytest
from msgspec.structs import replace

from pnp.errors import UsageError
from pnp.geometry import Box, Margins, Point, combine_maps, move_point, rotation, translation
from pnp.models import Flip, Paper, Printer
from pnp.press import make_calibration, paper
from tests.helpers.press_faces import WORDS
from tests.press.measured_pages import MM_PER_POINT, dark_columns, dark_rows, excerpt, written

MARGINS = Margins(top=5, right=5, bottom=5, left=5)
PLAIN = Printer("p", paper("A4"), MARGINS)


@dataclass(frozen=True, slots=True)
class Press:
    """What a printer does to a back: it turns it about the sheet's centre, then shifts it."""

    dx: float
    dy: float
    angle: float


@dataclass(frozen=True, slots=True)
class Row:
    """Where the lines of a scale are looked for: along `x` or `y`, through a point."""

    along: str
    at: Point
    half: float  # how far to either side


def read(printer: Printer, press: Press) -> tuple[float, float, float]:
    """The numbers at the lines that run on from front to back when the printed sheet is held to the light."""
    document = written(make_calibration(printer, WORDS))
    sheet, middle = printer.paper, Point(printer.paper.width / 2, printer.paper.height / 2)
    away = sheet.height / 2 - 23
    long = 90 if sheet.width > 200 else 55
    dx = reading(document, printer, press, Row("x", middle, long))
    dy = reading(document, printer, press, Row("y", middle, long))
    upper = reading(document, printer, press, Row("x", Point(middle.x, middle.y - away), 68))
    lower = reading(document, printer, press, Row("x", Point(middle.x, middle.y + away), 68))
    return dx, dy, upper + lower


def reading(document: pypdfium2.PdfDocument, printer: Printer, press: Press, row: Row) -> float:
    fronts = lines(document[0], row, -2.0)
    backs = [held_to_light(line, printer, press, row) for line in back_lines(document[1], printer, row)]
    best = min(fronts, key=lambda front: min(abs(front - back) for back in backs))
    return label(document[0], row, best)


def lines(page: pypdfium2.PdfPage, row: Row, beside: float) -> list[float]:
    """The places of lines along a row, looked for a little beside it."""
    at, half = row.at, row.half
    if row.along == "x":
        return dark_columns(excerpt(page, Box(at.x - half, at.y + beside, 2 * half, 0.6), 600))
    return dark_rows(excerpt(page, Box(at.x + beside, at.y - half, 0.6, 2 * half), 600))


def behind(point: Point, printer: Printer) -> Point:
    """From the front to the back of the sheet and the other way."""
    sheet = printer.paper
    if (printer.flip == "long") == (sheet.height >= sheet.width):
        return Point(sheet.width - point.x, point.y)
    return Point(point.x, sheet.height - point.y)


def back_lines(page: pypdfium2.PdfPage, printer: Printer, row: Row) -> list[Point]:
    """The lines of the back as points on its page, where the file has them."""
    aside = translation(0, 2) if row.along == "x" else translation(2, 0)
    centre = behind(move_point(row.at, aside), printer)
    found = lines(page, Row(row.along, centre, row.half + 4), 0.0)
    return [Point(at, centre.y) if row.along == "x" else Point(centre.x, at) for at in found]


def held_to_light(line: Point, printer: Printer, press: Press, row: Row) -> float:
    """A line of the back where it comes to stand on the paper, seen from the front."""
    middle = Point(printer.paper.width / 2, printer.paper.height / 2)
    printed = combine_maps(rotation(press.angle, middle), translation(press.dx, press.dy))
    seen = behind(move_point(line, printed), printer)
    return seen.x if row.along == "x" else seen.y


def label(page: pypdfium2.PdfPage, row: Row, line: float) -> float:
    """The number that is written at a line of the front."""
    return float(_label(page, row, line).replace("\N{MINUS SIGN}", "-"))


def _label(page: pypdfium2.PdfPage, row: Row, line: float) -> str:
    if row.along == "y":
        return written_in(page, Box(row.at.x - 10, line - 0.8, 5.2, 1.6))
    tops = (row.at.y - 6.2, row.at.y - 8.4)  # every second label stands further out
    top = next(top for top in tops if written_in(page, Box(line - 0.8, top, 1.6, 2.0)))
    return written_in(page, Box(line - 2.6, top, 5.2, 2.0))


def written_in(page: pypdfium2.PdfPage, box: Box) -> str:
    height = page.get_height()
    left, right = box.x / MM_PER_POINT, (box.x + box.width) / MM_PER_POINT
    top, bottom = height - box.y / MM_PER_POINT, height - (box.y + box.height) / MM_PER_POINT
    return str(page.get_textpage().get_text_bounded(left, bottom, right, top)).strip()


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize(
    "press", [Press(0, 0, 0), Press(0.3, -1.2, 0), Press(-0.8, 0.5, 0.2), Press(0.6, 0.9, -0.35)]
)
def test_what_is_read_undoes_what_the_printer_does(flip: Flip, press: Press) -> None:
    dx, dy, angle = read(replace(PLAIN, flip=flip), press)
    assert (dx, dy) == pytest.approx((-press.dx, -press.dy), abs=0.051)
    assert angle == pytest.approx(-press.angle, abs=0.051)


@pytest.mark.parametrize("name", ["A5", "Letter", "Tabloid", "300x220"])
def test_every_paper_is_read_alike(name: str) -> None:
    dx, dy, angle = read(Printer("p", paper(name), MARGINS), Press(0.4, -0.7, 0.15))
    assert (dx, dy, angle) == pytest.approx((-0.4, 0.7, -0.15), abs=0.051)


def test_a_second_page_is_read_as_what_is_typed_in_next() -> None:
    """The page is printed with the profile as it is; its numbers take the place of the old ones."""
    noted = replace(PLAIN, back_dx=0.5, back_dy=-0.3, back_angle=0.2)
    dx, dy, angle = read(noted, Press(-0.9, 0.7, -0.3))
    assert (dx, dy, angle) == pytest.approx((0.9, -0.7, 0.3), abs=0.051)


def test_with_what_was_read_the_zeros_meet() -> None:
    press = Press(-0.9, 0.7, -0.3)
    assert read(replace(PLAIN, back_dx=0.9, back_dy=-0.7, back_angle=0.3), press) == pytest.approx(
        (0.9, -0.7, 0.3), abs=0.001
    )


def test_the_rulers_are_a_hundred_millimetres() -> None:
    document = written(make_calibration(PLAIN, WORDS))
    ticks = dark_columns(excerpt(document[0], Box(50, 36.6, 110, 0.6)))
    assert len(ticks) == 101
    assert ticks[-1] - ticks[0] == pytest.approx(100, abs=0.02)
    rows = dark_rows(excerpt(document[0], Box(5.5, 95, 0.6, 110)))
    assert len(rows) == 101
    assert rows[-1] - rows[0] == pytest.approx(100, abs=0.02)


def test_a_poker_card_lies_between_the_corners() -> None:
    page = written(make_calibration(PLAIN, WORDS))[0]
    across = [x for left in (70, 132) for x in dark_columns(excerpt(page, Box(left, 109, 8, 2)))]
    down = [y for top in (100, 188) for y in dark_rows(excerpt(page, Box(78, top, 2, 9)))]
    assert [across[1] - across[0], down[1] - down[0]] == pytest.approx([63, 88], abs=0.03)


def test_it_says_how_it_is_printed_and_what_to_type() -> None:
    printout = make_calibration(replace(PLAIN, flip="short"), WORDS)
    text = written(printout)[0].get_textpage().get_text_bounded()
    words = " ".join(str(text).split())
    assert "turned about the short edge" in words
    assert "pnp printer set NAME --dx --dy --angle" in words.replace(" -- ", " --")
    assert (printout.name, printout.duplex, printout.sheets) == ("calibration-a4-duplex-short", "short", 1)


def test_a_paper_without_room_is_told() -> None:
    with pytest.raises(UsageError, match="take A5 or any larger paper"):
        make_calibration(replace(PLAIN, paper=Paper("100x140", 100, 140)), WORDS)


def test_the_ring_holds_the_dot_only_within_the_range() -> None:
    """Beyond the range a line would meet its neighbour's partner and be read wrongly."""
    document = written(make_calibration(PLAIN, WORDS))
    (dot,) = dark_columns(excerpt(document[1], Box(94, 141.4, 6.5, 0.2)))
    left, right = dark_columns(excerpt(document[0], Box(108, 141.4, 7.5, 0.2)))
    assert 210 - dot == pytest.approx((left + right) / 2, abs=0.02)
    assert right - left == pytest.approx(4.0, abs=0.05)
    assert math.isclose(dot, 98, abs_tol=0.02)
