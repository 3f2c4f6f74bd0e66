"""Texts that would lose letters: cut off with the card, or clipped by a group that they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.draw.complaints import complaint
from pnp.draw.openings import beyond, is_seen
from pnp.errors import phrase, said
from pnp.geometry import Box, Point, grown
from pnp.text import MM_PER_POINT, capital_height, letter_box, letter_points, letters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.draw.openings import Opening
    from pnp.draw.stage import Stage
    from pnp.draw.typeset import TextRule
    from pnp.geometry import Matrix
    from pnp.text import Letter, RichBlock

EDGE = 0.01  # mm
ROUND = 0.02  # of an em: by less, round letters reach beyond the line on which straight ones stand
_ALONG = {"left": 0.0, "centre": 0.5, "right": 1.0}


def refuse_cut(rule: TextRule, stage: Stage, block: RichBlock, box: Box) -> None:
    """A text that would be cut is a fault, wherever its groups have turned it."""
    left = box.x + (box.width - block.width) * _ALONG[rule.align]
    lies = Box(left, block.top, block.width, block.baseline - block.top)
    for at, opening in enumerate(stage.openings):
        lost = _clipped if at else _cut
        most = lost(opening, lies, block, stage.matrix)
        if most > EDGE:
            whose = phrase("the-box-of-its-group") if at else phrase("the-edge")
            wrong = said(
                "form-drawn",
                "it-reaches-most-mm-beyond-whose-where-it-would",
                most=f"{most:.1f}",
                whose=whose,
            )
            right = (
                phrase("give-the-group-more-room-or-the-text-less") if at else phrase("place-it-on-the-card")
            )
            words = rule.words.of(stage.names)
            shorter = phrase("shorten-it")
            raise complaint(rule, stage, words, wrong, right, None, "cut", shorter, over=round(most, 2))


def _cut(card: Opening, lies: Box, block: RichBlock, matrix: Matrix | None) -> float:
    """How far what must stay on the card reaches beyond it: letters without their accents and tails."""
    if is_seen(card, lies, matrix) or beyond(card, lies, matrix) <= EDGE:
        return 0.0
    bodies = (_body(card, letter, matrix) for run in block.runs for letter in letters(run))
    return max((*bodies, *_icons(card, block, matrix)), default=0.0)


def _body(card: Opening, letter: Letter, matrix: Matrix | None) -> float:
    """By its outline, where the box from the baseline to the top of capitals leaves doubt."""
    top = letter.y - capital_height(letter.face) * letter.size / 1000
    rough = beyond(card, Box(letter.x, top, letter.width, letter.y - top), matrix)
    if rough <= EDGE:
        return rough
    points = (Point(point.x, min(max(point.y, top), letter.y)) for point in letter_points(letter))
    return _farthest(card, points, matrix)


def _clipped(group: Opening, lies: Box, block: RichBlock, matrix: Matrix | None) -> float:
    """How far all that is inked reaches beyond the box of a group, where no one sees it."""
    if is_seen(group, grown(lies, block.size * MM_PER_POINT), matrix):
        return 0.0
    inked = (_inked(group, letter, matrix) for run in block.runs for letter in letters(run))
    return max((*inked, *_icons(group, block, matrix)), default=0.0)


def _inked(group: Opening, letter: Letter, matrix: Matrix | None) -> float:
    least = max(EDGE, ROUND * letter.size)
    if beyond(group, letter_box(letter), matrix) <= least:
        return 0.0
    found = _farthest(group, letter_points(letter), matrix)
    return found if found > least else 0.0


def _icons(opening: Opening, block: RichBlock, matrix: Matrix | None) -> Iterator[float]:
    for icon in block.icons:
        yield beyond(opening, Box(icon.x, icon.y, icon.size, icon.size), matrix)


def _farthest(opening: Opening, points: Iterable[Point], matrix: Matrix | None) -> float:
    return max(beyond(opening, Box(point.x, point.y, 0.0, 0.0), matrix) for point in points)
