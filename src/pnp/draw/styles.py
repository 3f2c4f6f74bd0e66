"""The type of a card by role, and the one size at which all texts of a role go in."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from pnp.text import MM_PER_POINT, Style, figure_height, width

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DISPLAY, TEXT = "JosefinSans-SemiBold", "SourceSans3-Medium"
TITLE = Style(DISPLAY, 11.5, 0.11, kerned=True)
BACK = Style(DISPLAY, 12.5, 0.22, kerned=True)
VALUE = Style(DISPLAY, 12, kerned=True)
GREAT_VALUE = Style(DISPLAY, 34, kerned=True)
RULE = Style(TEXT, 9)
NOTE = Style("SourceSans3-MediumItalic", 8)
DECK = Style(TEXT, 6, 0.05)
ID = Style("SourceSans3-Bold", 7, 0.04)

RULE_LEAD, NOTE_LEAD = 3.75, 3.4  # mm
LEAST_TITLE = LEAST_TEXT = LEAST_VALUE = 8.0  # pt
LEAST_SMALL = 5.5
STEP = 0.25


def sizes(style: Style, least: float) -> Iterator[Style]:
    """The style, and the same a quarter point smaller each time, down to the least."""
    for steps in range(round((style.size - least) / STEP) + 1):
        yield style if steps == 0 else replace(style, size=style.size - steps * STEP)


def fitted(style: Style, texts: Iterable[str], room: float, least: float) -> Style:
    """The style at the size at which each of the texts goes into one line; at the least size if none does."""
    widest = max((width(text, style) for text in texts), default=0.0)
    fitting = (found for found in sizes(style, least) if widest * found.size <= room * style.size)
    return next(fitting, replace(style, size=least))


def disc_about(text: str, style: Style) -> float:
    """The radius of the disc that just holds a line of figures."""
    return math.hypot(width(text, style), rise(style)) / 2


def rise(style: Style) -> float:
    """How high figures stand, in mm."""
    return figure_height(style.face) * style.size * MM_PER_POINT / 1000
