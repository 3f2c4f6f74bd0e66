"""What is told of a planet or a mission: its values, and what is ruled on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.models.game import Explained
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.cards import Mission, Planet

# What is ruled on several kinds of actions; what is ruled on one is called as the kind is.
COMMON: Final = {
    "paying": {"drive", "hire", "upgrade"},
    "resources": {"gain", "share", "convert", "take", "reap", "recall", "hire"},
    "tracks": {"launch", "advance", "drive"},
    "rivals": {"share", "take", "expel", "chase", "repel", "hire"},
}


def explained_planet(card: Planet, _: object) -> Explained:
    kind = card.action[0][0]
    values = (
        Reason("count-point", {"n": card.points}),
        Reason("explain-yields", {"of": card.resource or ""}),
        Reason("explain-track", {"kind": card.kind or "", "n": card.steps}),
    )
    common = (id for id, kinds in COMMON.items() if kind in kinds)
    return Explained(values, (kind, *common, "once", "lapses", "alone"))


def explained_mission(card: Mission, _: object) -> Explained:
    alone = Reason("count-point", {"n": card.points})
    shared = Reason("explain-shared", {"n": card.shared})
    dealt = Reason("label-dealt", {"n": card.players})
    values = (alone, *((shared,) if "shared" in card.told else ()), *((dealt,) if card.players > 1 else ()))
    return Explained(values, (card.rule,))
