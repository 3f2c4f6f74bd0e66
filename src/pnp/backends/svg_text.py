"""Letters of an SVG file: outlines, each defined once, and the words as a title for who cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svgwrite.base import Title

from pnp import text as fonts
from pnp.backends.svg_parts import defined, new_part, use, with_children
from pnp.backends.wording import decimal, hexadecimal, path_text
from pnp.outlines import enlarged

if TYPE_CHECKING:
    from pnp.backends.svg_parts import Part, Sheet
    from pnp.scene import Run, Text

UNITS = 1000  # of a glyph's own coordinates to an em, so that three decimals are plenty


def text_part(sheet: Sheet, text: Text) -> Part:
    part = new_part(sheet, "g", fill=hexadecimal(text.colour), fill_rule="nonzero", stroke="none")
    part.elements.append(Title(words(text)))
    return with_children(part, [_run(sheet, run) for run in text.runs])


def words(text: Text) -> str:
    """The runs as one line of plain words."""
    return " ".join(" ".join([run.text for run in text.runs]).split())


def _run(sheet: Sheet, run: Run) -> Part:
    place = f"translate({decimal(run.x)} {decimal(run.y)}) scale({decimal(run.size / UNITS, 6)})"
    part = new_part(sheet, "g", transform=place)
    at = 0.0
    for character, gap in zip(run.text, run.gaps or (0,) * len(run.text), strict=True):
        if fonts.outline(run.face, character):
            part.add(use(sheet, _glyph(sheet, run.face, character), x=decimal(at)))
        at += fonts.advance(run.face, character) + gap
    return part


def _glyph(sheet: Sheet, face: str, character: str) -> str:
    def make() -> Part:
        return new_part(sheet, "path", d=path_text(enlarged(fonts.outline(face, character), UNITS)))

    return defined(sheet, "glyph", (face, character), make)
