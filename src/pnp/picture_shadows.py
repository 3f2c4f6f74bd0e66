"""What of a bitmap hides what lies under it, told from its alpha channel."""

from __future__ import annotations

import io
from functools import lru_cache

from pnp.pictures import opened
from pnp.scene import Bitmap

MOST = 1000  # pixels across and down
SOLID = 255


@lru_cache(maxsize=128)
def shadow_of(bitmap: Bitmap, faint: float) -> Bitmap | None:
    """The same in black where it is less clear than `faint`, and elsewhere clear; none of one that is not
    clear anywhere."""
    from PIL import Image

    with opened(bitmap.content) as image:
        if not image.has_transparency_data:
            return None
        alpha = image.convert("RGBA").getchannel("A")
    if alpha.getextrema() == (SOLID, SOLID):
        return None
    alpha.thumbnail((MOST, MOST), Image.Resampling.BOX)
    alpha = alpha.point([SOLID if value > faint * SOLID else 0 for value in range(SOLID + 1)])
    written = io.BytesIO()
    Image.merge("LA", (Image.new("L", alpha.size), alpha)).save(written, "PNG", compress_level=1)
    return Bitmap("png", written.getvalue(), alpha.width, alpha.height)
