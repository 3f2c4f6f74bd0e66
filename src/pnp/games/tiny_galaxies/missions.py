"""Which missions are met: every rule, in the order of the rules' page."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.games.tiny_galaxies.position import Commander


class Met(Enum):
    """How a mission ended."""

    NO = "mission-not-met"
    SHARED = "mission-shared"  # it holds, and another player is equal
    YES = "mission-met"


Judge: TypeAlias = "Callable[[Mapping[str, Any], Commander, list[Commander]], Met]"


def most(parameters: Mapping[str, Any], player: Commander, others: list[Commander]) -> Met:
    """Nobody has more of them, and this player has at least one."""
    what = str(parameters["what"])
    own = amount(player, what)
    return _compared(own, [amount(other, what) for other in others]) if own > 0 else Met.NO


def fewest_planets(_: Mapping[str, Any], player: Commander, others: list[Commander]) -> Met:
    return _compared(-len(player.planets), [-len(other.planets) for other in others])


def planets_of(parameters: Mapping[str, Any], player: Commander, _: list[Commander]) -> Met:
    """So many colonised planets of a kind of track, or that yield a resource."""
    if "kind" in parameters:
        found = amount(player, parameters["kind"])
    else:
        found = sum(planet.resource == parameters["resource"] for planet in player.planets)
    return _when(found >= parameters["at_least"])


def equal_kinds(_: Mapping[str, Any], player: Commander, __: list[Commander]) -> Met:
    """As many of the one kind as of the other, at least one of each."""
    return _when(0 < amount(player, "diplomacy") == amount(player, "economy"))


def stores(parameters: Mapping[str, Any], player: Commander, _: list[Commander]) -> Met:
    return _when(player.energy >= parameters["energy"] and player.culture >= parameters["culture"])


def empire_level(parameters: Mapping[str, Any], player: Commander, _: list[Commander]) -> Met:
    return _when((player.empire or 0) >= parameters["at_least"])


def ships_home(parameters: Mapping[str, Any], player: Commander, _: list[Commander]) -> Met:
    """All: no ship landed or in orbit; none: no ship at home."""
    ships = player.ships
    if ships is None:
        return Met.NO
    away = ships.landed + ships.orbit
    return _when(away == 0 if parameters["ships"] == "all" else ships.home == 0)


def ended_game(_: Mapping[str, Any], player: Commander, __: list[Commander]) -> Met:
    return _when(player.ended_game)


JUDGES: Mapping[str, Judge] = {
    "most": most,
    "fewest-planets": fewest_planets,
    "planets-of": planets_of,
    "equal-kinds": equal_kinds,
    "stores": stores,
    "empire-level": empire_level,
    "ships-home": ships_home,
    "ended-game": ended_game,
}


def amount(player: Commander, what: str) -> int:
    """How many colonised planets a player has, in all or of a kind, or how much is left of a resource."""
    if what == "planets":
        return len(player.planets)
    if what == "energy":
        return player.energy
    if what == "culture":
        return player.culture
    return sum(planet.kind == what for planet in player.planets)


def _compared(own: int, others: list[int]) -> Met:
    best = max(others, default=own - 1)
    return Met.NO if best > own else Met.SHARED if best == own else Met.YES


def _when(holds: bool) -> Met:
    return Met.YES if holds else Met.NO
