"""Measuring on rendered pages: pdfium draws a piece of a page very finely, and edges are found by area."""

import math
from dataclasses import dataclass

import pypdfium2
from PIL.Image import Image

from pnp.backends.pdf import write_pdf
from pnp.geometry import Box, Point
from pnp.press import Printout
from pnp.scene import Info

MM_PER_POINT = 25.4 / 72
DPI = 1200


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A piece of a page in grey, and where its pixels lie on the page."""

    picture: Image
    origin: Point  # mm
    pixel: Point  # mm, its width and height


def written(printout: Printout) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(write_pdf(printout.pages, Info("t", "a", "s", "en", printout.duplex)))


def excerpt(page: pypdfium2.PdfPage, box: Box, dpi: float = DPI) -> Excerpt:
    """The pixels that cover a box."""
    scale = dpi / 72
    width, height = (math.ceil(side * scale) for side in page.get_size())
    pixel = Point(page.get_width() * MM_PER_POINT / width, page.get_height() * MM_PER_POINT / height)
    left, top = max(0, math.floor(box.x / pixel.x)), max(0, math.floor(box.y / pixel.y))
    right = width - math.ceil((box.x + box.width) / pixel.x)
    bottom = height - math.ceil((box.y + box.height) / pixel.y)
    cut = tuple((max(0, pixels) - 0.5) / scale if pixels > 0 else 0 for pixels in (left, bottom, right, top))
    bitmap = page.render(scale=scale, crop=cut, grayscale=True)
    return Excerpt(bitmap.to_pil().convert("L"), Point(left * pixel.x, top * pixel.y), pixel)


def dark_columns(found: Excerpt) -> list[float]:
    """The middles of dark upright lines, by the weight of their darkness, in mm from the left of the page."""
    width, height = found.picture.size
    pixels = found.picture.tobytes()
    darkness = [sum(255 - pixels[y * width + x] for y in range(height)) / height for x in range(width)]
    return [found.origin.x + middle * found.pixel.x for middle in _middles(darkness)]


def dark_rows(found: Excerpt) -> list[float]:
    width, height = found.picture.size
    pixels = found.picture.tobytes()
    darkness = [
        sum(255 - value for value in pixels[y * width : (y + 1) * width]) / width for y in range(height)
    ]
    return [found.origin.y + middle * found.pixel.y for middle in _middles(darkness)]


def _middles(darkness: list[float]) -> list[float]:
    middles, run = [], []
    for at, dark in enumerate([*darkness, 0.0]):
        if dark > 20:
            run.append((at + 0.5, dark))
        elif run:
            middles.append(sum(at * dark for at, dark in run) / sum(dark for _, dark in run))
            run = []
    return middles


def dark_corner(page: pypdfium2.PdfPage, near: Point, inwards: Point) -> Point:
    """The corner of a dark area near a point; `inwards` says on which side of it the dark lies, by its signs.

    Each of its two edges is met twice, 1 and 4 mm from the corner, and the lines through these are crossed.
    """
    left = near.x - (1.0 if inwards.x > 0 else 5.0)
    top = near.y - (1.0 if inwards.y > 0 else 5.0)
    found = excerpt(page, Box(left, top, 6.0, 6.0))
    level = [_edge_y(found, near.x + inwards.x * away, inwards.y) for away in (1.0, 4.0)]
    upright = [_edge_x(found, near.y + inwards.y * away, inwards.x) for away in (1.0, 4.0)]
    return _crossing(level, upright)


def outer_corner(page: pypdfium2.PdfPage, near: Point, inwards: Point) -> Point:
    """The same of an area that is dark along its edges and may hold anything within them."""
    left = near.x - (1.0 if inwards.x > 0 else 5.0)
    top = near.y - (1.0 if inwards.y > 0 else 5.0)
    found = excerpt(page, Box(left, top, 6.0, 6.0))
    level = [_outer_y(found, near.x + inwards.x * away, inwards.y) for away in (1.0, 4.0)]
    upright = [_outer_x(found, near.y + inwards.y * away, inwards.x) for away in (1.0, 4.0)]
    return _crossing(level, upright)


def _outer_y(found: Excerpt, x: float, inwards: float) -> Point:
    column = int((x - found.origin.x) / found.pixel.x)
    y = _first_dark(found.picture.tobytes()[column :: found.picture.size[0]], inwards)
    return Point(found.origin.x + (column + 0.5) * found.pixel.x, found.origin.y + y * found.pixel.y)


def _outer_x(found: Excerpt, y: float, inwards: float) -> Point:
    row = int((y - found.origin.y) / found.pixel.y)
    width = found.picture.size[0]
    x = _first_dark(found.picture.tobytes()[row * width : (row + 1) * width], inwards)
    return Point(found.origin.x + x * found.pixel.x, found.origin.y + (row + 0.5) * found.pixel.y)


def _first_dark(pixels: bytes, inwards: float) -> int:
    """How many pixels lie before the edge, from the left or the top; the dark begins at half of white."""
    inward = pixels if inwards > 0 else pixels[::-1]
    before = next(at for at, value in enumerate(inward) if value < 128)
    return before if inwards > 0 else len(pixels) - before


def _edge_y(found: Excerpt, x: float, inwards: float) -> Point:
    """Where the dark begins in a column of pixels."""
    column = int((x - found.origin.x) / found.pixel.x)
    width, height = found.picture.size
    dark = sum(255 - value for value in found.picture.tobytes()[column::width]) / 255
    y = height - dark if inwards > 0 else dark
    return Point(found.origin.x + (column + 0.5) * found.pixel.x, found.origin.y + y * found.pixel.y)


def _edge_x(found: Excerpt, y: float, inwards: float) -> Point:
    row = int((y - found.origin.y) / found.pixel.y)
    width = found.picture.size[0]
    dark = sum(255 - value for value in found.picture.tobytes()[row * width : (row + 1) * width]) / 255
    x = width - dark if inwards > 0 else dark
    return Point(found.origin.x + x * found.pixel.x, found.origin.y + (row + 0.5) * found.pixel.y)


def _crossing(level: list[Point], upright: list[Point]) -> Point:
    slope = (level[1].y - level[0].y) / (level[1].x - level[0].x)
    lean = (upright[1].x - upright[0].x) / (upright[1].y - upright[0].y)
    # y = y0 + slope (x - x0) and x = x1 + lean (y - y1)
    x0, y0, x1, y1 = level[0].x, level[0].y, upright[0].x, upright[0].y
    y = (y0 + slope * (x1 - x0 - lean * y1)) / (1 - slope * lean)
    return Point(x1 + lean * (y - y1), y)
