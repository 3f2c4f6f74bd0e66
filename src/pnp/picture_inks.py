"""Bitmaps in inks that save colour: paler on white paper, and black dots alone in pure black."""

from __future__ import annotations

import io
import math
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING

from pnp.pictures import opened, strips
from pnp.scene import Bitmap
from pnp.tones import LEAST_EXPONENT, curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.Image import Image

DARKEST_DOTS = 0.6  # of pure black: printed dots spread, and a darker picture would close up
SAMPLE = 400  # pixels across and down, by which the darkness of a picture is judged
QUALITY = 92  # of a JPEG that was made paler
SOLID = 128  # of 255: what is clearer shows what lies under it
CLEAR = 2
EVENED = 0.4  # how much of a pale picture's tones is shared out by how often each is there, at most


def paler(bitmap: Bitmap, most: float) -> Bitmap:
    """The picture made lighter until its mean darkness on white is at most this."""
    with opened(bitmap.content) as image:
        image.load()
        sample = _sample(image)
        ramp = partial(_washed, _ranks(sample))
        exponent = _exponent(sample, most, ramp)
        left = _darkness(sample, ramp(exponent))
        if exponent == 1:
            return bitmap
        _change(image, ramp(exponent, min(1.0, most / left)))
        image.info = {}
        written = io.BytesIO()
        if bitmap.kind == "jpeg":
            image.save(written, "JPEG", quality=QUALITY)
        else:
            image.save(written, "PNG", compress_level=6)
    return Bitmap(bitmap.kind, written.getvalue(), bitmap.width, bitmap.height)


def _ranks(sample: Image) -> tuple[float, ...]:
    """Of each value from 0 to 255, how much of a picture is darker: 0 of black, 1 of white."""
    counts = _on_white(sample).convert("RGB").histogram()
    many = [sum(counts[value::256]) for value in range(256)]
    darker = [whole - own / 2 for own, whole in zip(many, accumulate(many), strict=True)]
    return tuple((each - darker[0]) / (darker[-1] - darker[0]) for each in darker)


def _washed(ranks: tuple[float, ...], exponent: float, share: float = 1.0) -> list[int]:
    """A curve that lightens, and holds those tones apart that a picture is mostly made of."""
    evened = EVENED * min(1.0, 2 * (1 - exponent))
    even = (255 * (1 - (1 - rank) ** (1 / exponent)) for rank in ranks)
    light = ((1 - evened) * one + evened * other for one, other in zip(curve(exponent), even, strict=True))
    return [round(255 - (255 - value) * share) for value in light]


def dotted(bitmap: Bitmap, width: int, height: int) -> Bitmap:
    """The picture in black dots and white ones, so many across and down; there are no white ones where it is
    rather clear than solid."""
    with opened(bitmap.content) as image:
        image.draft("L", (width, height))
        shown = _resized(image, width, height)
    grey = _on_white(shown).convert("L")
    _change(grey, curve(_exponent(_sample(grey), DARKEST_DOTS, curve)))
    dots = grey.convert("1")
    clear = _clear(shown)
    written = io.BytesIO()
    if clear is None:
        dots.save(written, "PNG", compress_level=6)
    else:
        _opened_up(dots, clear).save(written, "PNG", compress_level=6, bits=2, transparency=CLEAR)
    return Bitmap("png", written.getvalue(), width, height)


def _clear(image: Image) -> Image | None:
    """Where a picture is rather clear than solid, if anywhere."""
    if not image.has_transparency_data:
        return None
    found = image.getchannel("A").point([255 * (value < SOLID) for value in range(256)]).convert("1")
    return found if found.getbbox() else None


def _opened_up(dots: Image, clear: Image) -> Image:
    """Dots that are white no more where they are to be clear: 0 is black, 1 white, 2 clear."""
    from PIL import Image, ImageChops

    found = Image.new("P", dots.size, 0)
    found.putpalette(bytes((0, 0, 0, *(255,) * 6)))
    found.paste(1, mask=dots)
    found.paste(CLEAR, mask=ImageChops.logical_and(dots, clear))
    return found


def _resized(image: Image, width: int, height: int) -> Image:
    from PIL.Image import Resampling

    mode = "RGBA" if image.has_transparency_data else "L"
    return image.convert(mode).resize((width, height), Resampling.LANCZOS)


def _on_white(image: Image) -> Image:
    from PIL import Image

    if not image.has_transparency_data:
        return image
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image.convert("RGBA")).convert("RGB")


def _sample(image: Image) -> Image:
    """Single pixels from all over a picture: their mean would tell nothing of the dark ones among them."""
    from PIL.Image import Resampling

    size = min(image.width, SAMPLE), min(image.height, SAMPLE)
    return image.resize(size, Resampling.NEAREST)


def _exponent(sample: Image, most: float, ramp: Callable[[float], list[int]]) -> float:
    """Of the ramp that makes a picture just light enough, or as light as a curve should; 1 where it is."""
    if _darkness(sample, ramp(1.0)) <= most:
        return 1.0
    low, high = LEAST_EXPONENT, 1.0
    for _ in range(10):
        middle = (low + high) / 2
        low, high = (middle, high) if _darkness(sample, ramp(middle)) <= most else (low, middle)
    return low


def _darkness(sample: Image, ramp: list[int]) -> float:
    """The mean darkness on white of a picture that was changed."""
    from PIL import ImageStat

    changed = sample.copy()
    _change(changed, ramp)
    return 1 - math.fsum(ImageStat.Stat(_on_white(changed).convert("RGB")).mean) / 765


def _change(image: Image, ramp: list[int]) -> None:
    """Changes the colours of a picture in place, strip by strip; what shows through stays as it is."""
    parts = [range(256) if band == "A" else ramp for band in image.getbands()]
    table = [value for part in parts for value in part]
    top = 0
    for strip in strips(image):
        image.paste(strip.point(table), (0, top))
        top += strip.height
