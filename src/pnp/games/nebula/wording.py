"""A card's rule as a message: the words that stand on the card and that explain its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.nebula.cards import RuleCard
    from pnp.scoring import Value

COUNTED = ("at_least", "at_most", "exactly", "count")  # of which a rule takes one at most


def words(card: RuleCard) -> Reason:
    """The message of the card's rule with its parameters; `n` is the number that is counted with, `one` and
    `other` are the stars of a pair."""
    told: dict[str, Value] = {**card.asks}
    for name in COUNTED:
        if name in card.asks:
            told["n"] = card.asks[name]
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        told |= {
            name: Reason("paired-star", {"colour": colour})
            for name, colour in zip(("one", "other"), colours, strict=True)
        }
    return Reason(f"rule-{card.rule}", told)
