"""Pictures of pages: exact in size, in place, in colour, and the same each time."""

from __future__ import annotations

import struct
from io import BytesIO
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as some
from PIL import Image as Pictures
from pypdfium2 import PdfDocument

from pnp.backends.pdf import write_pdf
from pnp.backends.png import MOST_PIXELS, pages_png, pixel_size
from pnp.errors import UsageError
from pnp.geometry import Box, Size
from pnp.scene import Colour, Group, Page, Rectangle, Scene
from tests.helpers.scenes import INFO, sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

BLACK, RED = Colour(0, 0, 0), Colour(200, 30, 40)


def png(page: Page, dpi: float) -> bytes:
    """The only page of a document, as a file."""
    box = page.scene.box
    (file,) = pages_png(write_pdf([page], INFO), [Size(box.width, box.height)], dpi)
    return file


def opened(file: bytes) -> Pictures.Image:
    return Pictures.open(BytesIO(file))


def blank(size: Size, *shapes: Rectangle | Group) -> Page:
    return Page(Scene(Box(0, 0, size.width, size.height), shapes))


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(file):
        (length,) = struct.unpack(">I", file[at : at + 4])
        yield file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        at += length + 12


@pytest.mark.parametrize(
    ("size", "dpi", "pixels"),
    [
        (Size(69.85, 95.25), 300, (825, 1125)),  # poker with bleed, where pdfium alone makes 826
        (Size(76.2, 127.0), 300, (900, 1500)),
        (Size(63.0, 88.0), 300, (744, 1039)),
        (Size(210.0, 297.0), 300, (2480, 3508)),
        (Size(210.0, 297.0), 72, (595, 842)),
        (Size(63.0, 88.0), 101.6, (252, 352)),
    ],
)
def test_a_picture_has_exactly_the_pixels_of_its_size(
    size: Size, dpi: float, pixels: tuple[int, int]
) -> None:
    assert opened(png(blank(size), dpi)).size == pixels


@given(some.floats(5, 300), some.floats(5, 400), some.floats(20, 600))
def test_pixels_are_millimetres_by_resolution_rounded(width: float, height: float, dpi: float) -> None:
    wanted = round(width * dpi / 25.4), round(height * dpi / 25.4)
    if wanted[0] * wanted[1] <= MOST_PIXELS:
        assert pixel_size(Size(width, height), dpi) == wanted


def test_the_file_holds_its_resolution_and_neither_time_nor_program() -> None:
    size = Size(25.4, 25.4)
    held = dict(chunks(png(blank(size), 300)))
    assert set(held) == {b"IHDR", b"pHYs", b"IDAT", b"IEND"}
    assert struct.unpack(">IIB", held[b"pHYs"]) == (11811, 11811, 1)  # dots a metre
    assert held[b"IHDR"][8:10] == bytes((8, 2))  # eight bits of red, green, blue


def test_the_same_page_makes_the_same_bytes() -> None:
    assert png(sheet(), 150) == png(sheet(), 150)


@pytest.mark.parametrize("dpi", [72, 150, 300, 600])
def test_edges_stand_where_they_should_to_a_tenth_of_a_millimetre(dpi: float) -> None:
    size, box = Size(63.0, 88.0), Box(10.3, 20.7, 31.9, 41.1)
    grey = opened(png(blank(size, Rectangle(box, BLACK)), dpi)).convert("L")
    dark = grey.point([255 if level < 128 else 0 for level in range(256)])
    found = dark.getbbox()
    assert found is not None
    scale = 25.4 / dpi
    edges = [edge * scale for edge in found]
    tolerance = max(0.1, scale)  # no nearer than a pixel
    assert edges == pytest.approx([10.3, 20.7, 42.2, 61.8], abs=tolerance)


def test_colours_are_those_of_the_scene_on_white() -> None:
    size = Size(25.4, 25.4)
    page = blank(size, Rectangle(Box(5, 5, 10, 10), RED))
    picture = opened(png(page, 100))
    assert picture.getpixel((40, 40)) == (200, 30, 40)
    assert picture.getpixel((2, 2)) == picture.getpixel((97, 97)) == (255, 255, 255)


def test_pages_come_in_their_order_each_at_its_own_size() -> None:
    small, large = Size(25.4, 25.4), Size(50.8, 25.4)
    pdf = write_pdf([blank(small), blank(large, Rectangle(Box(0, 0, 50.8, 25.4), BLACK))], INFO)
    one, two = map(opened, pages_png(pdf, [small, large], 50))
    assert (one.size, one.getcolors()) == ((50, 50), [(2500, (255, 255, 255))])
    assert (two.size, two.getcolors()) == ((100, 50), [(5000, (0, 0, 0))])


def test_a_document_is_opened_once_however_many_pages_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bytes] = []

    def opening(pdf: bytes) -> PdfDocument:
        opened.append(pdf)
        return PdfDocument(pdf)

    monkeypatch.setattr(pypdfium2, "PdfDocument", opening)
    size = Size(25.4, 25.4)
    pdf = write_pdf([blank(size)] * 5, INFO)
    assert len(list(pages_png(pdf, [size] * 5, 20))) == 5
    assert opened == [pdf]


def test_no_page_is_drawn_where_a_later_one_would_be_too_large() -> None:
    small, large = Size(25.4, 25.4), Size(2000, 2000)
    pdf = write_pdf([blank(small), blank(large)], INFO)
    with pytest.raises(UsageError, match="more than 40 million"):
        next(pages_png(pdf, [small, large], 300))


@pytest.mark.full
def test_a_large_page_is_drawn_with_less_care_but_drawn() -> None:
    """More pixels than may be drawn at once, were it drawn larger first."""
    size = Size(297.0, 420.0)
    picture = opened(png(blank(size, Rectangle(Box(0, 0, 148.5, 420), BLACK)), 400))
    assert picture.size == (4677, 6614)
    assert picture.getpixel((0, 3000)) == (0, 0, 0)
    assert picture.getpixel((4000, 3000)) == (255, 255, 255)


def test_a_picture_that_would_be_too_large_is_refused_with_what_would_do() -> None:
    size = Size(297.0, 420.0)
    with pytest.raises(
        UsageError, match=r"1200 dpi makes a page of 14031 by 19843 pixels.* 454 dpi"
    ) as refusal:
        pixel_size(size, 1200)
    assert "40 million" in str(refusal.value)
    width, height = pixel_size(size, 454)
    assert 0.98 * MOST_PIXELS < width * height <= MOST_PIXELS


@pytest.mark.parametrize("dpi", [0, -300, float("nan"), float("inf")])
def test_no_resolution_at_all(dpi: float) -> None:
    with pytest.raises(UsageError, match="is no resolution"):
        pixel_size(Size(63.0, 88.0), dpi)


def test_a_resolution_that_leaves_no_pixel() -> None:
    with pytest.raises(UsageError, match="take more dpi"):
        pixel_size(Size(63.0, 88.0), 0.1)
