"""Pictures of pages, drawn by pdfium from our own PDF, with exactly the pixels that the size asks for."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from io import BytesIO
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium

from pnp.errors import UsageError, phrase
from pnp.geometry import Size
from pnp.scene import Colour

MOST_PIXELS = 40_000_000  # of a page that we draw; `pictures.PIXEL_LIMIT` is for pictures that are read
MILLIMETRES_PER_INCH = 25.4
FINE_DPI = 600  # from here on, letters of 6 pt stand where they should
MOST_DRAWN = 80_000_000  # pixels, before they are averaged: 320 MB


def pages_png(pdf: bytes, sizes: Sequence[Size], dpi: float, fine: float = FINE_DPI) -> Iterator[bytes]:
    """Yield each page on white, as a PNG file that knows its resolution; the sizes are in millimetres. It is
    drawn at the resolution `fine` at least, and averaged."""
    pixel_sizes = [pixel_size(size, dpi) for size in sizes]
    with closing(pypdfium2.PdfDocument(pdf)) as document:
        for index, (width, height) in enumerate(pixel_sizes):
            with closing(document[index]) as page:
                factor = _find_fineness(width, height, fine / dpi)
                picture = _render_page(page, width * factor, height * factor)
            file = BytesIO()
            picture.reduce(factor).convert("RGB").save(file, format="PNG", dpi=(dpi, dpi))
            yield file.getvalue()


def pages_colours(pdf: bytes, sizes: Sequence[Size], dpi: float) -> Iterator[tuple[tuple[int, Colour], ...]]:
    """Count the pixels of each colour on each page; even the smallest page has one pixel."""
    for picture in _render_pages(pdf, sizes, dpi):
        counted = picture.getcolors(picture.width * picture.height)
        yield tuple((count, Colour(*parts)) for count, parts in counted)


def pages_pairs(
    pdf: bytes, sizes: Sequence[Size], dpi: float
) -> Iterator[tuple[tuple[int, tuple[Colour, Colour]], ...]]:
    """Count the pixels of each two colours on each two consecutive pages, which are of one size."""
    pictures = _render_pages(pdf, sizes, dpi)
    for one, other in zip(pictures, pictures, strict=True):
        parts = [data[part::3] for data in (one.tobytes(), other.tobytes()) for part in range(3)]
        counted = Counter(zip(*parts, strict=True))
        yield tuple((count, (Colour(*found[:3]), Colour(*found[3:]))) for found, count in counted.items())


def _render_pages(pdf: bytes, sizes: Sequence[Size], dpi: float) -> Iterator[Any]:
    with closing(pypdfium2.PdfDocument(pdf)) as document:
        for index, size in enumerate(sizes):
            sides = (size.width * dpi / MILLIMETRES_PER_INCH, size.height * dpi / MILLIMETRES_PER_INCH)
            across, down = (max(1, round(side)) for side in sides)
            with closing(document[index]) as page:
                yield _render_page(page, across, down).convert("RGB")


def _find_fineness(width: int, height: int, least: float) -> int:
    """Find how many times larger to draw: pdfium sets letters of less than 50 pixels on whole pixels,
    unevenly."""
    affordable = math.isqrt(MOST_DRAWN // (width * height))
    return max(1, min(4, math.ceil(least), affordable))


def pixel_size(size: Size, dpi: float) -> tuple[int, int]:
    """Return the pixels of a page, or raise an error that says which resolution would do."""
    if not 0 < dpi < math.inf:
        wrong = phrase("dpi-dpi-is-no-resolution", dpi=f"{dpi:g}")
        raise UsageError(wrong, phrase("take-one-above-0-such-as-300"))
    width = round(size.width * dpi / MILLIMETRES_PER_INCH)
    height = round(size.height * dpi / MILLIMETRES_PER_INCH)
    arguments = {"dpi": f"{dpi:g}", "width": width, "height": height}
    outcome = phrase("dpi-dpi-makes-a-page-of-width-by-height-pixels", **arguments)
    if width * height > MOST_PIXELS:
        most = math.sqrt(MOST_PIXELS / (size.width * size.height)) * MILLIMETRES_PER_INCH
        million = MOST_PIXELS // 10**6
        wrong = phrase("made-more-than-million-million", made=outcome, million=million)
        raise UsageError(wrong, phrase("take-most-dpi-or-fewer", most=math.floor(most)))
    if width < 1 or height < 1:
        raise UsageError(outcome, phrase("take-more-dpi"))
    return width, height


def _render_page(page: Any, width: int, height: int) -> Any:
    """Draw the page stretched over a picture, four bytes a pixel: by itself, pdfium rounds up."""
    from PIL import Image

    bitmap = pypdfium2.PdfBitmap.new_native(width, height, pdfium.FPDFBitmap_BGRx, rev_byteorder=True)
    bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, pdfium.FPDF_REVERSE_BYTE_ORDER)
    return Image.frombuffer("RGBX", (width, height), bitmap.buffer, "raw", "RGBX", bitmap.stride, 1)
