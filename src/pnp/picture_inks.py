"""Bitmaps in inks that save colour, and what of a bitmap hides what lies under it."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache, partial
from itertools import accumulate
from typing import TYPE_CHECKING

from pnp.pictures import cut_strips, measure_darkness, open_picture, put_on_white
from pnp.scene import Bitmap
from pnp.tones import LEAST_EXPONENT, lightening_curve

if TYPE_CHECKING:
    from PIL.Image import Image


DARKEST_DOTS = 0.6  # of pure black: printed dots spread, and a darker picture would close up
SAMPLE = 400  # pixels across and down, by which the darkness of a picture is judged
QUALITY = 92  # of a JPEG that was made paler
SOLID = 128  # of 255: what is clearer shows what lies under it
CLEAR = 2
EVENED = 0.4  # how much of a pale picture's tones is shared out by how often each is there, at most


def make_paler(bitmap: Bitmap, most: float) -> Bitmap:
    """The picture made lighter until its mean darkness on white is at most this."""
    with open_picture(bitmap.content) as image:
        image.load()
        sample = _take_sample(image)
        ramp = partial(_make_wash, _find_ranks(sample))
        exponent = _find_exponent(sample, most, ramp)
        left = _measure_changed(sample, ramp(exponent))
        if exponent == 1:
            return bitmap
        _apply_curve(image, ramp(exponent, min(1.0, most / left)))
        image.info = {}
        written = io.BytesIO()
        if bitmap.kind == "jpeg":
            image.save(written, "JPEG", quality=QUALITY)
        else:
            image.save(written, "PNG", compress_level=6)
    return Bitmap(bitmap.kind, written.getvalue(), bitmap.width, bitmap.height)


def _find_ranks(sample: Image) -> tuple[float, ...]:
    """Of each value from 0 to 255, how much of a picture is darker: 0 of black, 1 of white."""
    counts = put_on_white(sample).convert("RGB").histogram()
    many = [sum(counts[value::256]) for value in range(256)]
    darker = [whole - own / 2 for own, whole in zip(many, accumulate(many), strict=True)]
    return tuple((each - darker[0]) / (darker[-1] - darker[0]) for each in darker)


def _make_wash(ranks: tuple[float, ...], exponent: float, share: float = 1.0) -> list[int]:
    """A curve that lightens, and holds those tones apart that a picture is mostly made of."""
    evened = EVENED * min(1.0, 2 * (1 - exponent))
    even = (255 * (1 - (1 - rank) ** (1 / exponent)) for rank in ranks)
    pairs = zip(lightening_curve(exponent), even, strict=True)
    light = ((1 - evened) * one + evened * other for one, other in pairs)
    return [round(255 - (255 - value) * share) for value in light]


def make_dotted(bitmap: Bitmap, width: int, height: int) -> Bitmap:
    """The picture in black dots and white ones, so many across and down; there are no white ones where it is
    rather clear than solid."""
    with open_picture(bitmap.content) as image:
        image.draft("L", (width, height))
        shown = _resize_picture(image, width, height)
    grey = put_on_white(shown).convert("L")
    exponent = _find_exponent(_take_sample(grey), DARKEST_DOTS, lightening_curve)
    _apply_curve(grey, lightening_curve(exponent))
    dots = grey.convert("1")
    clear = _find_clear(shown)
    written = io.BytesIO()
    if clear is None:
        dots.save(written, "PNG", compress_level=6)
    else:
        _clear_dots(dots, clear).save(written, "PNG", compress_level=6, bits=2, transparency=CLEAR)
    return Bitmap("png", written.getvalue(), width, height)


def _find_clear(image: Image) -> Image | None:
    """Where a picture is rather clear than solid, if anywhere."""
    if not image.has_transparency_data:
        return None
    found = image.getchannel("A").point([255 * (value < SOLID) for value in range(256)]).convert("1")
    return found if found.getbbox() else None


def _clear_dots(dots: Image, clear: Image) -> Image:
    """Dots that are white no more where they are to be clear: 0 is black, 1 white, 2 clear."""
    from PIL import Image, ImageChops

    found = Image.new("P", dots.size, 0)
    found.putpalette(bytes((0, 0, 0, *(255,) * 6)))
    found.paste(1, mask=dots)
    found.paste(CLEAR, mask=ImageChops.logical_and(dots, clear))
    return found


def _resize_picture(image: Image, width: int, height: int) -> Image:
    from PIL.Image import Resampling

    mode = "RGBA" if image.has_transparency_data else "L"
    return image.convert(mode).resize((width, height), Resampling.LANCZOS)


def _take_sample(image: Image) -> Image:
    """Single pixels from all over a picture: their mean would tell nothing of the dark ones among them."""
    from PIL.Image import Resampling

    size = min(image.width, SAMPLE), min(image.height, SAMPLE)
    return image.resize(size, Resampling.NEAREST)


def _find_exponent(sample: Image, most: float, ramp: Callable[[float], list[int]]) -> float:
    """Of the ramp that makes a picture just light enough, or as light as a curve should; 1 where it is."""
    if _measure_changed(sample, ramp(1.0)) <= most:
        return 1.0
    low, high = LEAST_EXPONENT, 1.0
    for _ in range(10):
        middle = (low + high) / 2
        low, high = (middle, high) if _measure_changed(sample, ramp(middle)) <= most else (low, middle)
    return low


def _measure_changed(sample: Image, ramp: list[int]) -> float:
    """The mean darkness of a picture that was changed."""
    changed = sample.copy()
    _apply_curve(changed, ramp)
    return measure_darkness(changed)


def _apply_curve(image: Image, ramp: list[int]) -> None:
    """Changes the colours of a picture in place, strip by strip; what shows through stays as it is."""
    parts = [range(256) if band == "A" else ramp for band in image.getbands()]
    table = [value for part in parts for value in part]
    top = 0
    for strip in cut_strips(image):
        image.paste(strip.point(table), (0, top))
        top += strip.height


MOST_ACROSS = 1000  # pixels across and down
OPAQUE = 255


@lru_cache(maxsize=128)
def make_ink_mask(bitmap: Bitmap, faint: float) -> Bitmap | None:
    """The same in black where it is less clear than `faint`, and elsewhere clear; none of one that is not
    clear anywhere."""
    from PIL import Image

    with open_picture(bitmap.content) as image:
        if not image.has_transparency_data:
            return None
        alpha = image.convert("RGBA").getchannel("A")
    if alpha.getextrema() == (OPAQUE, OPAQUE):
        return None
    alpha.thumbnail((MOST_ACROSS, MOST_ACROSS), Image.Resampling.BOX)
    alpha = alpha.point([OPAQUE if value > faint * OPAQUE else 0 for value in range(OPAQUE + 1)])
    written = io.BytesIO()
    Image.merge("LA", (Image.new("L", alpha.size), alpha)).save(written, "PNG", compress_level=1)
    return Bitmap("png", written.getvalue(), alpha.width, alpha.height)
