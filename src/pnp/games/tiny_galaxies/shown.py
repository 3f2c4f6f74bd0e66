"""What the cards of Tiny Galaxies tell a layout: an action or a rule in words, its signs, the figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp.games.tiny_galaxies.position import SEATS
from pnp.games.tiny_galaxies.signs_of_actions import signs
from pnp.games.tiny_galaxies.signs_of_missions import counts as mission_counts
from pnp.games.tiny_galaxies.signs_of_missions import signs as mission_signs
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.cards import Mission, Planet

LEAST_DEALT = 2  # players who are dealt missions: who plays alone has none
MOST_PLAYERS = SEATS[1]
COUNTED: Final = {
    "most": "amount",
    "price": "amount",
    "each": "amount",
    "move": "ships",
    "reroll": "dice",
}


def shown_planet(card: Planet, _: object) -> dict[str, Any]:
    return {
        "text": action_words(card.action),
        "kind": card.kind,
        "steps": card.steps,
        "signs": signs(card.action),
        "world": number(card.id or ""),
    }


def action_words(action: tuple[tuple[str, str | int], ...]) -> Reason:
    """A sentence by the kind of the action, told what its keys say; `of` is what the first one says, and what
    several kinds count has one name."""
    kind, first = action[0]
    told = {
        key: "rival" if value == "one" else value for key, value in action
    }  # 'one' is a number in sentences
    return Reason(
        f"action-{kind}", {"of": first, **{COUNTED.get(key, key): told[key] for key in told}, **told}
    )


def number(id: str) -> int:
    """The number in a card's id, so that each has a figure of its own: the same wherever it is drawn."""
    digits = "".join(sign for sign in id if sign.isdecimal())
    return int(digits[-6:] or 0)


def shown_mission(card: Mission, _: object) -> dict[str, Any]:
    told = {"kind": "none", "resource": "none", **card.told}
    return {
        "text": Reason(f"card-{card.rule}", told),
        "signs": mission_signs(card.rule, card.asks),
        "counts": mission_counts(card.rule, card.asks),
        "values": tuple(map(str, (card.points, card.shared) if "shared" in card.told else (card.points,))),
        "dealt": card.players,
        "with_players": tuple(range(max(card.players, LEAST_DEALT), MOST_PLAYERS + 1)),
        "turns": number(card.id),
    }
