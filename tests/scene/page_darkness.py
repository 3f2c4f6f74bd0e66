"""How dark pages are when pdfium draws them: an independent measure of ink."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pypdfium2
from PIL import ImageStat

if TYPE_CHECKING:
    from collections.abc import Iterator


def darknesses(pdf: bytes, dpi: float) -> Iterator[float]:
    """The mean darkness of each page, 0 (white) to 1 (black)."""
    for page in pypdfium2.PdfDocument(pdf):
        picture = page.render(scale=dpi / 72).to_pil().convert("RGB")
        yield 1 - sum(ImageStat.Stat(picture).mean) / 765
