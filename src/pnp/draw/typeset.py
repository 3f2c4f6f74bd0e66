"""Texts of a layout: what each says on a card, and where its lines stand."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.draw.complaints import (
    Overfull,
    check_icons,
    complaint,
    letters_to_go,
    overflowing,
    unwritable,
)
from pnp.draw.markup import MarkupError, pieces
from pnp.draw.places import refuse_far
from pnp.draw.readings import cramped
from pnp.geometry import Box
from pnp.text import Faces, MissingGlyph, Overflow, rich_block, shifted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.draw.faults import Place
    from pnp.draw.places import Extent
    from pnp.draw.readings import Reading
    from pnp.draw.stage import Stage
    from pnp.draw.studio import Role
    from pnp.draw.templates import Template
    from pnp.text import Align, Piece, RichBlock, Valign


class TextRule(Struct, frozen=True):
    """How a text is set; `level` says how it stands in the height of the deck's highest."""

    serial: int
    loc: Place  # of its words
    name: str
    words: Reading[str]
    template: Template | None  # None where the words are the same on all cards
    fields: tuple[str, ...]  # of the card, that it shows
    role: Role
    faces: Faces
    lead: float
    least: float | None
    most_lines: Reading[int] | None
    align: Align
    valign: Valign
    level: Valign | None
    capitals: bool
    even: bool
    paint: Reading[str]
    paint_loc: Place
    names: frozenset[str]  # that all this depends on


def set_text(rule: TextRule, stage: Stage, box: Box, valign: Valign) -> tuple[RichBlock | None, Box]:
    """The lines of a text on a card, and the part of the box that they really take: empty words take none."""
    words = rule.words.of(stage.names)
    if rule.level is not None:
        return _levelled(rule, stage, words, box, valign)
    if not words or words.isspace():
        return None, _standing(box, 0.0, valign)
    block = _block(rule, stage, words, box, valign)
    return block, Box(box.x, block.top, box.width, block.baseline - block.top)


def _levelled(
    rule: TextRule, stage: Stage, words: str, box: Box, valign: Valign
) -> tuple[RichBlock | None, Box]:
    """A text in the height of the deck's highest, which it keeps even where it says nothing."""
    studio = stage.studio
    height = studio.levels.get(rule.serial)
    if height is None:
        return _sounded(rule, stage, words, box, valign)
    if not words or words.isspace():
        return None, _standing(box, height, valign)
    block = _block(rule, stage, words, Box(0.0, 0.0, box.width, box.height), "top")
    stands = _standing(box, max(height, block.height), valign)
    share = _SHARE[rule.level or "top"]
    return shifted(block, stands.x, stands.y + (stands.height - block.height) * share), stands


def _sounded(
    rule: TextRule, stage: Stage, words: str, box: Box, valign: Valign
) -> tuple[RichBlock | None, Box]:
    """A text whose height is only taken note of: nothing is known yet of the others."""
    heights = stage.studio.heights
    if words and not words.isspace():
        block = _block(rule, stage, words, Box(0.0, 0.0, box.width, box.height), "top")
        heights[rule.serial] = max(heights.get(rule.serial, 0.0), block.height)
    return None, _standing(box, heights.setdefault(rule.serial, 0.0), valign)


def text_room(rule: TextRule, room: Box, across: Extent, down: Extent) -> tuple[Box, Valign]:
    """The most that the text may take, and to which side of it it keeps."""
    left = room.x if across.low is None else across.low
    right = room.x + room.width if across.high is None else across.high
    foot = room.y + room.height
    low, high, valign = down.low, down.high, rule.valign
    if down.middle is not None and down.size is None:
        half = max(0.0, min(down.middle - room.y, foot - down.middle))
        low, high, valign = down.middle - half, down.middle + half, "middle"
    elif low is None:
        valign = rule.valign if high is None else "bottom"
    elif high is None:
        valign = "top"
    low, high = room.y if low is None else low, foot if high is None else high
    if right < left or high < low:
        wide = right < left
        size = right - left if wide else high - low
        raise cramped(rule.loc, "the box of the text", size, wide=wide)
    refuse_far(left, right, rule.loc)
    refuse_far(low, high, rule.loc)
    return Box(left, low, right - left, high - low), valign


_SHARE = {"top": 0.0, "middle": 0.5, "bottom": 1.0}


def _standing(box: Box, height: float, valign: Valign) -> Box:
    """A box of that height within the box."""
    return Box(box.x, box.y + (box.height - height) * _SHARE[valign], box.width, height)


def _block(rule: TextRule, stage: Stage, words: str, box: Box, valign: Valign) -> RichBlock:
    """The text at the size that its role has come to; the same words in the same box are broken once, and
    where they do not fit it, measured once."""
    studio = stage.studio
    size = studio.sizes.setdefault(rule.role, rule.role.size)
    most = None if rule.most_lines is None else rule.most_lines.of(stage.names)
    key = (rule.serial, words, size, box, valign, most)
    block = studio.blocks.get(key)
    if block is None:
        block = studio.blocks[key] = _set(rule, stage, words, (box, valign, most), size)
    if isinstance(block, Overfull):
        raise overflowing(rule, stage, words, block, box, most)
    if block.size < size:
        studio.sizes[rule.role] = block.size
    return block


def _set(
    rule: TextRule, stage: Stage, words: str, where: tuple[Box, Valign, int | None], size: float
) -> RichBlock | Overfull:
    box, valign, most = where
    full = rule.faces.regular.size
    spoken = _pieces(rule, stage, words)
    set_in = partial(
        rich_block,
        faces=rule.faces if size == full else _faces(rule.faces, size),
        box=box,
        lead=rule.lead * size / full,
        align=rule.align,
        valign=valign,
        language=stage.studio.language,
        minimum=rule.least,
        lines=most,
        even=rule.even,
    )
    try:
        return set_in(spoken)
    except MissingGlyph:
        raise unwritable(rule, stage, words, spoken) from None
    except Overflow as error:
        # What does not fit at the least size fits at none, so that no other is tried.
        least = _faces(rule.faces, error.size)
        at_least = partial(set_in, faces=least, lead=rule.lead * error.size / full)
        letters = letters_to_go(spoken, partial(_fits, at_least))
        return Overfull(spoken, least, error.with_traceback(None), letters)


def _fits(set_in: Callable[[Sequence[Piece]], RichBlock], pieces: Sequence[Piece]) -> bool:
    try:
        set_in(pieces)
    except Overflow:
        return False
    return True


def _pieces(rule: TextRule, stage: Stage, words: str) -> tuple[Piece, ...]:
    try:
        found = pieces(words, capitals=rule.capitals)
    except MarkupError as error:
        raise complaint(rule, stage, words, error.wrong, error.right, error.at) from None
    check_icons(rule, stage, words, found)
    return found


@cache
def _faces(faces: Faces, size: float) -> Faces:
    return faces if faces.regular.size == size else replace(faces, regular=replace(faces.regular, size=size))
