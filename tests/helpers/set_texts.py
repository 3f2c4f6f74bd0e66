"""Texts set into boxes by what a test tells, in fewer words than a frame takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.text import Frame, TextFaces, TextPiece
from pnp.text import set_block as set_in_frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.geometry import Box
    from pnp.text import Block, Style


def set_block(text: str, style: Style, box: Box, **told: Any) -> Block:
    return set_rich_block((TextPiece(text),), TextFaces(style), box, **told)


def set_rich_block(pieces: Sequence[TextPiece], faces: TextFaces, box: Box, **told: Any) -> Block:
    return set_in_frame(pieces, faces, Frame(box, **told))
