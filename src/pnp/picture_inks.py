"""Bitmaps in inks that save colour: paler on white paper, and black dots alone in pure black."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.pictures import opened, strips
from pnp.scene import Bitmap
from pnp.tones import curve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

LEAST_EXPONENT = 0.2  # of a curve: below, what is nearly black would turn to noise
DARKEST_DOTS = 0.6  # of pure black: printed dots spread, and a darker picture would close up
QUALITY = 92  # of a JPEG that was made paler


def paler(bitmap: Bitmap, most: float) -> Bitmap:
    """The picture made lighter by a curve until its mean darkness on white is at most this, if it can be."""
    with opened(bitmap.content) as image:
        image.load()
        exponent = _exponent(_histogram(image), most)
        if exponent == 1:
            return bitmap
        _lift(image, exponent)
        image.info = {}
        written = io.BytesIO()
        if bitmap.kind == "jpeg":
            image.save(written, "JPEG", quality=QUALITY)
        else:
            image.save(written, "PNG", compress_level=6)
    return replace(bitmap, content=written.getvalue())


def dotted(bitmap: Bitmap, width: int, height: int) -> Bitmap:
    """The picture in black dots and white ones, so many across and down; what is transparent is white."""
    with opened(bitmap.content) as image:
        image.draft("L", (width, height))
        grey = _grey_on_white(_resized(image, width, height))
    exponent = _exponent(grey.histogram(), DARKEST_DOTS)
    written = io.BytesIO()
    grey.point(curve(exponent)).convert("1").save(written, "PNG", compress_level=6)
    return Bitmap("png", written.getvalue(), width, height)


def _resized(image: Image, width: int, height: int) -> Image:
    from PIL.Image import Resampling

    mode = "RGBA" if image.has_transparency_data else "L"
    return image.convert(mode).resize((width, height), Resampling.LANCZOS)


def _grey_on_white(image: Image) -> Image:
    from PIL import Image

    if image.mode == "L":
        return image
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image).convert("L")


def _histogram(image: Image) -> Sequence[int]:
    """How often each value stands in the parts of a picture on white."""
    from PIL import Image

    counts = [0] * 768
    for strip in strips(image):
        shown = strip
        if strip.has_transparency_data:
            white = Image.new("RGBA", strip.size, "white")
            shown = Image.alpha_composite(white, strip.convert("RGBA"))
        counts = [a + b for a, b in zip(counts, shown.convert("RGB").histogram(), strict=True)]
    return counts


def _exponent(histogram: Sequence[int], most: float) -> float:
    """Of the curve that makes a picture just light enough; 1 where it is."""
    counts = [sum(histogram[value::256]) for value in range(256)]
    if _darkness(counts, 1.0) <= most:
        return 1.0
    low, high = LEAST_EXPONENT, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if _darkness(counts, middle) <= most else (low, middle)
    return low


def _darkness(counts: Sequence[int], exponent: float) -> float:
    light = sum(count * lifted for count, lifted in zip(counts, curve(exponent), strict=True))
    return 1 - light / 255 / sum(counts)


def _lift(image: Image, exponent: float) -> None:
    """Lifts the colours of a picture in place, strip by strip."""
    colours = image.mode.removesuffix("A")
    table = curve(exponent) * len(colours)
    if image.mode != colours:
        table += range(256)  # what shows through stays as it is
    top = 0
    for strip in strips(image):
        image.paste(strip.point(table), (0, top))
        top += strip.height
