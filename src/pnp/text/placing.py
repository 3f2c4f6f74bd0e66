"""One line of text as runs of the scene, a run for each change of face."""

from __future__ import annotations

from itertools import groupby
from typing import Literal, TypeAlias

from msgspec import Struct

from pnp.scene import Run
from pnp.text.characters import MissingGlyph, composed, visible
from pnp.text.glyphs import capital_height, characters, figure_height
from pnp.text.measure import Setting, Style, placed, setting

Align: TypeAlias = Literal["left", "centre", "right"]

SHARE = {"left": 0.0, "centre": 0.5, "right": 1.0}  # of the free width that lies before the text


class PlacedIcon(Struct, frozen=True):
    """An icon among text: its name and the square that it fills, by the top left corner, in mm."""

    name: str
    x: float
    y: float
    size: float


def runs(text: str, style: Style, x: float, baseline: float, align: Align = "left") -> tuple[Run, ...]:
    """One line with its left end, middle or right end at x. Drawn glyph by glyph as its runs say, advance
    and gap for each character, it is as wide as `width` says."""
    ready = setting(style)
    line = visible(composed(text))
    try:
        start = x - SHARE[align] * ready.width(line) * ready.em / 1000
        return line_runs(line, ready, start, baseline)
    except MissingGlyph as found:
        raise placed(found, text) from None


def line_runs(line: str, ready: Setting, x: float, baseline: float) -> tuple[Run, ...]:
    """The runs of a composed, visible line."""
    if line and characters(ready.face).issuperset(line):
        return (Run(line, ready.face, ready.em, x, baseline, _gaps(line, ready)),)
    found = []
    used = 0.0  # thousandths of an em
    for face, together in groupby(line, ready.face_of):
        piece = "".join(together)
        found.append(Run(piece, face, ready.em, x + used * ready.em / 1000, baseline, _gaps(piece, ready)))
        used += ready.width(piece) + ready.tracking
    return tuple(found)


def line_height(line: str, face: str) -> float:
    """From the baseline to the top of a line, in thousandths of an em."""
    figures = line.lower() == line.upper() and any(map(str.isdigit, line))
    return figure_height(face) if figures else capital_height(face)


def _gaps(piece: str, ready: Setting) -> tuple[int, ...]:
    if not ready.spaced:
        return ()
    gaps = (*map(ready.gap, piece, piece[1:]), 0)
    return gaps if any(gaps) else ()
