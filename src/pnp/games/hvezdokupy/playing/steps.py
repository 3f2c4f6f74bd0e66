"""The steps that a game is made of: which may come when, and what a course of them leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp.games.hvezdokupy.playing.preparing import card, claimed, first_star, kept, moon, rolled_star, seat
from pnp.games.hvezdokupy.playing.turns import (
    bob,
    given_up,
    late,
    moved,
    moved_none,
    placed,
    placed_anywhere,
    rolled,
)
from pnp.games.hvezdokupy.shapes import SIDE
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.playing import Step

# What may be done while this or that is waited for; and at any time after the cards: to show a secret card.
STEPS: Final[Mapping[str, Mapping[str, Callable[..., Table]]]] = {
    "card": {"card": card, "secret": kept},
    "moon": {"moon": moon},
    "rolled": {"rolled": rolled_star},
    "first": {"first": first_star},
    "seat": {"seat": seat},
    "bob": {"bob": bob},
    "roll": {"roll": rolled, "late": late},
    "choose": {"place": placed, "roll": rolled, "pass": given_up, "late": late},
    "place": {"place": placed, "late": late},
    "move": {"move": moved, "late": late},
    "any": {"place": placed_anywhere, "late": late},
    "instead": {"bob": bob},
    "last": {"move": moved, "pass": moved_none, "late": late},
    "show": {"card": card, "secret": kept},
    "over": {},
}
CLAIM: Final = "claim"

# What a step of each kind tells: the numbers of so many rolls, a player, a card.
_NUMBERS: Final = {"moon": 2, "rolled": 2, "first": 2, "bob": 2, "roll": 1, "place": 2, "move": 4}
_TOLD: Final = {"card": (str,), "seat": (int,), CLAIM: (int, str)}


def followed(table: Table, step: Step) -> Table:
    """The table after a step; refuses one that the rules do not allow there."""
    kind, told = str(step[0]), step[1:]
    known = STEPS[table.phase]
    if kind == CLAIM and table.phase not in ("card", "show", "over"):
        known = {CLAIM: claimed}
    if kind not in known or not _well_told(table, kind, told):
        raise Refused("refused-step")
    return known[kind](table, *told)


def _well_told(table: Table, kind: str, told: tuple[Any, ...]) -> bool:
    """Whether a step tells what it has to, as those do that were read here."""
    if kind in _TOLD:
        players = [each for each in told if isinstance(each, int)]
        fits = all(0 <= player < len(table.observers) for player in players)
        return fits and tuple(map(type, told)) == _TOLD[kind]
    fits = all(type(each) is int and 1 <= each <= SIDE for each in told)
    return fits and len(told) == _NUMBERS.get(kind, 0)
