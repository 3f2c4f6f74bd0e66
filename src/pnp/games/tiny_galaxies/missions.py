"""Which missions are met: every rule, in the order of the rules' page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pnp.games.tiny_galaxies.position import PlayerState


Kind: TypeAlias = Literal["diplomacy", "economy"]
Resource: TypeAlias = Literal["energy", "culture"]
Compared: TypeAlias = Literal["planets", Kind, Resource]


class MissionEnd(Enum):
    """How a mission ended."""

    NO = "mission-not-met"
    SHARED = "mission-shared"  # it holds, and another player is equal
    YES = "mission-met"


def most(player: PlayerState, others: list[PlayerState], what: Compared) -> MissionEnd:
    """Nobody has more of them, and this player has at least one."""
    own = count_amount(player, what)
    return _compare(own, [count_amount(other, what) for other in others]) if own > 0 else MissionEnd.NO


def fewest_planets(player: PlayerState, others: list[PlayerState]) -> MissionEnd:
    return _compare(-len(player.planets), [-len(other.planets) for other in others])


def planets_of(
    player: PlayerState,
    _: list[PlayerState],
    at_least: int,
    kind: Kind | None = None,
    resource: Resource | None = None,
) -> MissionEnd:
    """So many colonised planets of a kind of track, or that yield a resource."""
    if kind is not None:
        return _judge(count_amount(player, kind) >= at_least)
    return _judge(sum(planet.resource == resource for planet in player.planets) >= at_least)


def equal_kinds(player: PlayerState, _: list[PlayerState]) -> MissionEnd:
    """As many of the one kind as of the other, at least one of each."""
    return _judge(0 < count_amount(player, "diplomacy") == count_amount(player, "economy"))


def stores(player: PlayerState, _: list[PlayerState], energy: int, culture: int) -> MissionEnd:
    return _judge(player.energy >= energy and player.culture >= culture)


def empire_level(player: PlayerState, _: list[PlayerState], at_least: int) -> MissionEnd:
    return _judge(player.empire is not None and player.empire >= at_least)


def ships_home(player: PlayerState, _: list[PlayerState], ships: Literal["all", "none"]) -> MissionEnd:
    """All: no ship landed or in orbit; none: no ship at home."""
    fleet = player.ships
    if fleet is None:
        return MissionEnd.NO
    return _judge(fleet.landed + fleet.orbit == 0 if ships == "all" else fleet.home == 0)


def ended_game(player: PlayerState, _: list[PlayerState]) -> MissionEnd:
    return _judge(player.ended_game)


_ALL = (most, fewest_planets, planets_of, equal_kinds, stores, empire_level, ships_home, ended_game)
JUDGES: Mapping[str, Callable[..., MissionEnd]] = {judge.__name__.replace("_", "-"): judge for judge in _ALL}


def count_amount(player: PlayerState, what: Compared) -> int:
    """How many colonised planets a player has, in all or of a kind, or how much is left of a resource."""
    amounts = {"planets": len(player.planets), "energy": player.energy, "culture": player.culture}
    return amounts[what] if what in amounts else sum(planet.kind == what for planet in player.planets)


def _compare(own: int, others: list[int]) -> MissionEnd:
    best = max(others, default=own - 1)
    return MissionEnd.NO if best > own else MissionEnd.SHARED if best == own else MissionEnd.YES


def _judge(holds: bool) -> MissionEnd:
    return MissionEnd.YES if holds else MissionEnd.NO
