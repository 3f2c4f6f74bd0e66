"""Small pictures for tests, made on the spot."""

from __future__ import annotations

import math
from io import BytesIO

from PIL import Image as Picture

from pnp.scene import Bitmap


def _bitmap(picture: Picture.Image, kind: str) -> Bitmap:
    file = BytesIO()
    picture.save(file, format=kind)
    return Bitmap("png" if kind == "PNG" else "jpeg", file.getvalue(), *picture.size)


def clear_png(side: int = 120) -> Bitmap:
    """Rings that fade from clear to solid."""
    picture = Picture.new("RGBA", (side, side))
    for y in range(side):
        for x in range(side):
            away = math.hypot(x - side / 2, y - side / 2) / (side / 2)
            ring = int(127 + 127 * math.cos(away * 9))
            picture.putpixel((x, y), (ring, 60, 255 - ring, max(0, int(255 * (1 - away)))))
    return _bitmap(picture, "PNG")


def coarse_png(side: int = 16) -> Bitmap:
    """Squares of few pixels, whose edges blend when they are enlarged, within a white rim."""
    picture = Picture.new("RGB", (side, side))
    for y in range(side):
        for x in range(side):
            dark, rim = (x // 4 + y // 4) % 2, {x, y} & {0, side - 1}
            light = (255, 255, 255) if rim else (240, 16 * x % 256, 16 * y % 256)
            picture.putpixel((x, y), (20, 20, 80) if dark and not rim else light)
    return _bitmap(picture, "PNG")


def jpeg(side: int = 150) -> Bitmap:
    """Colours that fade into white at the rim, where pdfium draws turned pictures with ragged edges."""
    picture = Picture.new("RGB", (side, side))
    for y in range(side):
        for x in range(side):
            inside = min(x, y, side - 1 - x, side - 1 - y) / (side / 2)
            colours = x * 255 // side, y * 255 // side, (x + y) * 127 // side
            red, green, blue = (255 - int((255 - colour) * min(1.0, 6 * inside)) for colour in colours)
            picture.putpixel((x, y), (red, green, blue))
    return _bitmap(picture, "JPEG")
