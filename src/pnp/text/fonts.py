"""The font files that text is set with: which faces there are, and what their tables say."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp.errors import near
from pnp.library import held
from pnp.places import shipped

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class UnknownFace(KeyError):  # noqa: N818  # says what is wrong
    """A face was asked for that no font file has: whoever takes names from users checks `faces()` first."""

    __str__ = Exception.__str__  # KeyError would print the message between quotes


class Font(Struct, frozen=True):
    """One opened font file, with the tables that are asked for again and again."""

    face: str
    units: int  # to the em
    glyphs: Mapping[int, str]  # names of the glyphs by character code
    advances: Any  # (advance, left bearing) by glyph name, in units
    table: Any  # the opened file


@held
def _files() -> dict[str, Path]:
    found = sorted((shipped("layouts") / "fonts").glob("*/*.ttf"))
    return {path.stem: path for path in found}


def faces() -> tuple[str, ...]:
    """The PostScript names of all faces."""
    return tuple(_files())


def font_file(face: str) -> Path:
    """The TrueType file of a face."""
    found = _files().get(face)
    if found is None:
        raise UnknownFace(f"no face '{face}'; {near(face, faces()) or 'there are ' + ', '.join(faces())}")
    return found


@held
def font(face: str) -> Font:
    from fontTools.ttLib import TTFont

    # Read whole, so that no file stays open.
    table = TTFont(BytesIO(font_file(face).read_bytes()), lazy=True)
    # Names of our own: to read the file's names for its glyphs would take longer than all the rest.
    table.setGlyphOrder([f"glyph{number}" for number in range(table["maxp"].numGlyphs)])
    return Font(face, table["head"].unitsPerEm, table.getBestCmap(), table["hmtx"].metrics, table)
