"""Pictures of a page, from its PDF by pdfium and from its SVG by resvg, and how far two of them differ."""

from __future__ import annotations

from functools import cache, reduce
from io import BytesIO
from typing import TYPE_CHECKING

import resvg_py
from PIL import Image, ImageChops

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png, pixel_size
from pnp.backends.svg import write_svg
from pnp.geometry import Size
from tests.helpers.scenes import INFO

if TYPE_CHECKING:
    from pnp.scene import Page

DPI = 300
FAINTEST = 32  # a pixel that differs by more, in any colour, is another pixel
MOST = 0.015  # of the pixels of the shape's own box


def _size(drawn: Page) -> Size:
    return Size(drawn.scene.box.width, drawn.scene.box.height)


@cache
def from_pdf(drawn: Page) -> Image.Image:
    (file,) = pages_png(write_pdf([drawn], INFO), [_size(drawn)], DPI)
    return Image.open(BytesIO(file))


@cache
def from_svg(drawn: Page) -> Image.Image:
    width, height = pixel_size(_size(drawn), DPI)
    file = resvg_py.svg_to_bytes(
        svg_string=write_svg(drawn, INFO).decode(),
        width=width,
        height=height,
        dpi=DPI,
        background="#ffffff",
        skip_system_fonts=True,
    )
    return Image.open(BytesIO(bytes(file))).convert("RGB")


def difference(one: Image.Image, two: Image.Image) -> float:
    """The pixels that differ, anywhere, as a share of those of the box that holds the ink of the first."""
    assert one.size == two.size
    ink = ImageChops.invert(one).getbbox()
    assert ink is not None, "nothing was drawn"
    widest = reduce(ImageChops.lighter, ImageChops.difference(one, two).split())
    differing = sum(widest.histogram()[FAINTEST + 1 :])
    return differing / ((ink[2] - ink[0]) * (ink[3] - ink[1]))


def assert_same(one: Image.Image, two: Image.Image) -> None:
    share = difference(one, two)
    assert share <= MOST, f"{share:.2%} of the pixels differ"
