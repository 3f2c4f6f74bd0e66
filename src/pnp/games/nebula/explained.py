"""What is told of a task or an advanced card: what it pays, and what is ruled on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nebula.scoring import ADVANCED, PERSONAL_TASK
from pnp.models.game import Explained
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.nebula.cards import RuleCard


def explained_personal(card: RuleCard, _: object) -> Explained:
    return Explained((Reason("count-point", {"n": PERSONAL_TASK}),), (card.rule, "personal"))


def explained_public(card: RuleCard, _: object) -> Explained:
    values = (Reason("explain-first", {"n": card.first}), Reason("explain-later", {"n": card.later}))
    return Explained(values, (card.rule, "public"))


def explained_advanced(card: RuleCard, _: object) -> Explained:
    values = (Reason("explain-by-place", {"points": ", ".join(map(str, ADVANCED))}),)
    return Explained(values, (card.rule, "advanced"))
