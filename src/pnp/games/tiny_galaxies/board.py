"""The galaxy mat as it is scored: what the levels of an empire give, and when the game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.models.entries import Entry, each, whole, within

if TYPE_CHECKING:
    from pnp.errors import Mistake

LEVELS = 6  # of an empire
MOST_STOCK = 99  # of a resource, of ships or of dice: two digits have room


@dataclass(frozen=True, slots=True)
class Mat:
    """Points, dice and ships by level, the first level first; `goal` points end the game."""

    points: tuple[int, ...]
    dice: tuple[int, ...]
    ships: tuple[int, ...]
    energy: int
    culture: int
    goal: int


def made_board(board: Entry, _: list[Mistake]) -> Mat | None:
    empire, limits = within(board, "empire"), within(board, "limits")
    keys = ("points", "dice", "ships")
    points, dice, ships = (tuple(map(whole, each(within(empire, key)))) for key in keys)
    rest = [whole(within(limits, "energy")), whole(within(limits, "culture")), whole(within(board, "goal"))]
    match points, dice, ships, rest:
        case (int(), *_), (int(), *_), (int(), *_), [int(energy), int(culture), int(goal)]:
            return Mat(_known(points), _known(dice), _known(ships), energy, culture, goal)
    return None


def _known(levels: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(level or 0 for level in levels)
