"""What is told of a constellation or a setup card: colour, rank and stars, and what is ruled on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.shown import rows
from pnp.models.game import Explained
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.cards import PatternCard


def explained_constellation(card: PatternCard, _: object) -> Explained:
    values = (
        Reason("explain-colour", {"colour": card.colour}),
        Reason("explain-rank", {"n": card.rank}),
        Reason("count-star", {"n": len(card.shape)}),
    )
    return Explained(values, ("pattern", "rank"), drawing=rows(card.shape))


def explained_setup(card: Any, _: object) -> Explained:
    stars, rolled = int(card["stars"]), int(card["rolled"])
    text = (
        Reason("explain-stack", {"ranks": " ".join(map(str, card["stack"]))}),
        Reason("explain-first-stars", {"n": stars}),
        *((Reason("explain-rolled", {"n": rolled}),) if rolled else ()),
    )
    return Explained((Reason("count-player", {"n": int(card["players"])}),), ("stack",), text)
