"""A deck settled: one size of type for each role, one height for all texts that stand level."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from heapq import nlargest
from typing import TYPE_CHECKING

from pnp.draw.faces import faces_of, outlined
from pnp.draw.faults import DrawError
from pnp.draw.stage import neighbour, visit
from pnp.draw.studio import fallen
from pnp.draw.subjects import constant_names, stage_of, subjects_of
from pnp.text import MissingGlyph, width

if TYPE_CHECKING:
    from pnp.draw.faces import DrawnCard, State, Surface
    from pnp.draw.plan import Plan, Side
    from pnp.draw.records import Record
    from pnp.draw.studio import Studio
    from pnp.draw.subjects import Subject
    from pnp.draw.typeset import TextRule


def settled(
    plan: Plan, cards: list[Record], studio: Studio, *, backs: bool, blank: bool
) -> tuple[DrawnCard, ...]:
    """The cards, drawn anew as long as a role of type has to become smaller for one of them."""
    constant = constant_names(plan)
    subjects = subjects_of(plan, cards, studio, constant)
    if blank and not studio.faults:
        return outlined(plan, subjects, backs=backs)
    for side in filter(None, (plan.front, plan.back)):
        _anchor(side, constant)
        _try_longest(side, subjects, studio, constant)
    found: tuple[DrawnCard, ...] = ()
    surfaces: dict[State, Surface] = {}
    while not studio.faults:
        before = fallen(studio)
        _find_levels(plan, subjects, studio)
        found = faces_of(plan, subjects, studio, constant, surfaces, backs=backs)
        if not studio.faults and fallen(studio) == before:
            return found
    raise DrawError([*studio.faults], found)


def _anchor(side: Side, constant: frozenset[str]) -> None:
    """Notes of each element which names may move it from card to card."""
    for node in side.container.nodes.values():
        node.varying = tuple(sorted(node.rule.names - constant))


LONGEST = 12  # texts that are tried first: where one makes its role smaller, few are set twice


def _try_longest(side: Side, subjects: list[Subject], studio: Studio, constant: frozenset[str]) -> None:
    for node in side.container.nodes.values():
        rule = node.text
        if rule is None or rule.least is None or rule.level is not None:
            continue
        with suppress(DrawError, MissingGlyph):  # told when the card is drawn
            some = subjects if rule.words.names - constant else subjects[:1]
            different = {rule.words.of(subject.names): subject for subject in some}
            for words in nlargest(LONGEST, different, key=partial(_length, rule)):
                neighbour(stage_of(side, different[words], studio), node.serial)


def _length(rule: TextRule, words: str) -> float:
    return width(words.upper() if rule.capitals else words, rule.faces.regular)


def _find_levels(plan: Plan, subjects: list[Subject], studio: Studio) -> None:
    """How high the highest of each text is that stands level on all cards."""
    studio.levels, studio.heights = {}, {}
    sides = [side for side in (plan.front, plan.back) if side is not None and side.levels]
    for subject in subjects if sides else ():
        for side in sides:
            visit(stage_of(side, subject, studio))
    studio.levels = studio.heights
