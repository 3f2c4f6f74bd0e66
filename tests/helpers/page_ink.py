"""How dark the pages of a PDF are, by poppler."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageStat

from tests.helpers.kit_pages import pages, seen

if TYPE_CHECKING:
    from pathlib import Path


def in_the_limit(file: Path) -> float:
    """The darkness of a page of fine lines: all are a part of a pixel too wide, half as much at 600 dpi."""
    (coarse,), (fine,) = darkness(file, 300), darkness(file, 600)
    return 2 * fine - coarse


def darkness(file: Path, dpi: int) -> list[float]:
    """How much of the paper's light is lost on each page."""
    pictures = (seen(file, page + 1, dpi, "colour") for page in range(len(pages(file))))
    return [1 - sum(ImageStat.Stat(picture).mean) / 765 for picture in pictures]
