"""Texts that would lose letters: cut off with the card, or clipped by a group that they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.draw.complaints import complaint
from pnp.draw.openings import beyond, is_seen
from pnp.errors import phrase, said
from pnp.geometry import Box
from pnp.text import advance, capital_height

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.draw.stage import Stage
    from pnp.draw.typeset import TextRule
    from pnp.scene import Run
    from pnp.text import RichBlock

EDGE = 0.01  # mm
_ALONG = {"left": 0.0, "centre": 0.5, "right": 1.0}


def refuse_cut(rule: TextRule, stage: Stage, block: RichBlock, box: Box) -> None:
    """A text that would be cut is a fault, wherever its groups have turned it."""
    left = box.x + (box.width - block.width) * _ALONG[rule.align]
    lies = Box(left, block.top, block.width, block.baseline - block.top)
    for at, opening in enumerate(stage.openings):
        if is_seen(opening, lies, stage.matrix) or beyond(opening, lies, stage.matrix) <= EDGE:
            continue
        most = max(beyond(opening, part, stage.matrix) for part in _parts(block))
        if most > EDGE:
            whose = phrase("the box of its group") if at else phrase("the edge")
            wrong = said(
                "form-drawn",
                "it reaches {most} mm beyond {whose}, where it would be cut",
                most=f"{most:.1f}",
                whose=whose,
            )
            right = (
                phrase("give the group more room, or the text less") if at else phrase("place it on the card")
            )
            words = rule.words.of(stage.names)
            shorter = phrase("shorten it")
            raise complaint(rule, stage, words, wrong, right, None, "cut", shorter, over=round(most, 2))


def _parts(block: RichBlock) -> Iterator[Box]:
    """The boxes of its lines, of which some are shorter than the whole, and of the icons among them."""
    yield from map(_run_box, block.runs)
    for icon in block.icons:
        yield Box(icon.x, icon.y, icon.size, icon.size)


def _run_box(run: Run) -> Box:
    """From the baseline to the top of its capitals."""
    high = capital_height(run.face) * run.size / 1000
    wide = (sum(advance(run.face, each) for each in run.text) + sum(run.gaps)) * run.size / 1000
    return Box(run.x, run.y - high, wide, high)
