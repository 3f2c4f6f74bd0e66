"""What is told of a constellation or a start card: what its kinds of stars are worth, and what is ruled."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pnp.games.night_sky.position import SIDES
from pnp.models.game import Explained
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.night_sky.cards import Constellation, Side, StartCard


def explained_constellation(card: Constellation, _: object) -> Explained:
    lines = len(card.figure.lines) if card.figure else 0
    size = (Reason("count-star", {"n": card.size}), Reason("count-link", {"n": lines}))
    return Explained(size, ("figure", "same-kind", "links"), (_worth(card),))


def explained_start(card: StartCard, _: object) -> Explained:
    return Explained((), ("start", "same-kind", "links"), tuple(map(_worth, card.sides)))


def sides(card: StartCard) -> dict[str, StartCard]:
    """Each side alone."""
    return {letter: replace(card, sides=(side,)) for letter, side in zip(SIDES, card.sides, strict=False)}


def _worth(card: Constellation | Side) -> Reason:
    return Reason("explain-worth", {"kind": card.kind, "n": card.value})
