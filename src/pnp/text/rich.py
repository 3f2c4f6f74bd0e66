"""Text of several weights with icons among it, set into a box by the very rules of plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from pnp.text.characters import MissingGlyph, composed
from pnp.text.fit import Block, Frame, fitted, framed
from pnp.text.measure import missing
from pnp.text.rich_lines import Faces, rich, style_of, weights
from pnp.text.spans import paragraphs, words, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.geometry import Box
    from pnp.text.fit import Valign
    from pnp.text.handling import Handling
    from pnp.text.placing import Align
    from pnp.text.spans import Piece, Spans, Weight

RichBlock: TypeAlias = Block


def rich_block(
    pieces: Sequence[Piece],
    faces: Faces,
    box: Box,
    *,
    lead: float,
    align: Align = "left",
    valign: Valign = "top",
    language: str,
    minimum: float | None = None,
    lines: int | None = None,
    even: bool = False,
) -> RichBlock:
    """Pieces broken into the box's width as one text, by the rules of `block`."""
    frame = Frame(box, lead, align, valign, language, minimum, lines, even)
    if len(pieces) == 1 and pieces[0].icon is None and pieces[0].weight == "regular":  # as most are
        return framed(pieces[0].text, faces.regular, frame)
    plain = _plain(pieces, faces)
    if plain is not None:
        return framed("".join([piece.text for piece in pieces]), style_of(faces, plain), frame)
    known = weights(faces)
    parts = [words(part, language) for part in paragraphs(pieces, known)]

    def handled(size: float) -> Handling[Spans]:
        return rich(faces if size == faces.regular.size else _sized(faces, size))

    try:
        return fitted(parts, handled, faces.regular.size, frame, "".join(map(written, pieces)))
    except MissingGlyph:
        raise missing_pieces(pieces, faces)[0] from None


def missing_pieces(pieces: Sequence[Piece], faces: Faces) -> tuple[MissingGlyph, ...]:
    """A complaint for each character that cannot be set in the face of its piece, each character once.

    Its text is that of all pieces, with an icon as `:name:`, and its index counts in that.
    """
    texts = [composed(written(piece)) for piece in pieces]
    whole = "".join(texts)
    found: dict[str, MissingGlyph] = {}
    start = 0
    for piece, text in zip(pieces, texts, strict=True):
        lacking = missing(text, style_of(faces, piece.weight)) if piece.icon is None else ()
        for each in lacking:
            place = MissingGlyph(each.character, start + each.index, whole, each.why)
            found.setdefault(each.character, place)
        start += len(text)
    return tuple(found.values())


def _plain(pieces: Sequence[Piece], faces: Faces) -> Weight | None:
    """The weight that all pieces are set in, where there is one and no icon."""
    known = weights(faces)
    found = {None if piece.icon is not None else known[piece.weight] for piece in pieces}
    return found.pop() if len(found) == 1 else None if found else "regular"


def _sized(faces: Faces, size: float) -> Faces:
    return replace(faces, regular=replace(faces.regular, size=size))
