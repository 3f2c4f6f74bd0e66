"""Drawings in characters as lines of a terminal, in colour or without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.models.sketches import COLUMNS
from pnp.report.columns import wrapped
from pnp.report.phrasing import phrase
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.models.sketches import Colour, Row, Run, Sketch
    from pnp.report.phrasing import Phrases

# What ECMA-48 calls a rendition. Hues are of the 256 that every terminal of today has, neither so bright nor
# so dark that they could not be read on paper white and on black; white is the terminal's own ink.
HUES: Final[Mapping[Colour, str]] = {
    "": "",
    "red": "38;5;160",
    "orange": "38;5;208",
    "yellow": "38;5;178",
    "green": "38;5;34",
    "teal": "38;5;37",
    "blue": "38;5;33",
    "violet": "38;5;99",
    "purple": "38;5;133",
    "white": "",
    "gold": "38;5;136",
    "faint": "2",
}
STRONG, PLAIN = "1", "\x1b[0m"


def sketched(sketch: Sketch, phrases: Phrases, coloured: bool, room: int = COLUMNS) -> list[str]:
    """The lines of a drawing; its words in the language of the phrases, in lines of so many columns."""
    return [line for row in sketch for line in _lines(row, phrases, coloured, room)]


def _lines(row: Row | Reason, phrases: Phrases, coloured: bool, room: int) -> Iterator[str]:
    if isinstance(row, Reason):
        yield from wrapped("", phrase(phrases, row), room)
    else:
        yield "".join(_inked(run) if coloured else run.text for run in row).rstrip()


def _inked(run: Run) -> str:
    looks = ";".join(filter(None, (STRONG if run.strong else "", HUES[run.colour])))
    return f"\x1b[{looks}m{run.text}{PLAIN}" if looks and run.text.strip() else run.text
