"""Words on a plot: set on one line, cut short where there is no room, with a sign for letters no face has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.plots.look import INK
from pnp.scene import Text
from pnp.text import missing, runs, width

if TYPE_CHECKING:
    from pnp.geometry import Point
    from pnp.scene import Colour
    from pnp.text import Align, Style

UNKNOWN: Final = "?"


def readable(text: str, style: Style) -> str:
    unknown = {each.character for each in missing(text, style)}
    line = " ".join(text.split())
    return "".join(UNKNOWN if each in unknown or not each.isprintable() else each for each in line)


def fitted(text: str, style: Style, room: float) -> str:
    """The text, or as much of it as has room."""
    line = readable(text, style)
    if width(line, style) <= room:
        return line
    while line and width(f"{line}\N{HORIZONTAL ELLIPSIS}", style) > room:
        line = line[:-1].rstrip()
    return f"{line}\N{HORIZONTAL ELLIPSIS}"


def word(text: str, style: Style, at: Point, align: Align = "left", colour: Colour = INK) -> Text:
    return Text(runs(text, style, at.x, at.y, align), colour)
