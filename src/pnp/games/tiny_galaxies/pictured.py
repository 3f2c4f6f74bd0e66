"""What lies before each player of Tiny Galaxies, as the picture of a position is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.tiny_galaxies.shown import number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.games.tiny_galaxies.cards import Mission, Planet
    from pnp.games.tiny_galaxies.position import Commander, Position, Rogue, Ships
    from pnp.scoring import Line, Result


def pictured(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """The empire's level, what is left, ships, planets and the mission; alone the rogue galaxy as well."""
    return [
        {
            **_player(player),
            **(_rogue(position.rogue, standing.facts) if position.rogue else {}),
            "marks": tuple(_marks(player, line) for line in standing.lines),
        }
        for player, standing in zip(position.players, result.players, strict=True)
    ]


def _player(player: Commander) -> Mapping[str, Any]:
    return {
        "empire": player.empire or 0,
        "energy": player.energy,
        "culture": player.culture,
        **_ships(player.ships),
        **_planets("", player.planets),
        **(_mission(player.mission) if player.mission else {}),
    }


def _ships(ships: Ships | None) -> Mapping[str, Any]:
    return {"home": ships.home, "landed": ships.landed, "orbit": ships.orbit} if ships else {}


def _planets(whose: str, planets: tuple[Planet, ...]) -> Mapping[str, Any]:
    """Side by side, in the order of the sheet; those by their points have no id."""
    return {
        f"{whose}ids": tuple(planet.id or "" for planet in planets),
        f"{whose}worths": tuple(str(planet.points) for planet in planets),
        f"{whose}kinds": tuple(planet.kind or "economy" for planet in planets),
        f"{whose}yields": tuple(planet.resource or "energy" for planet in planets),
        f"{whose}worlds": tuple(str(number(planet.id or "")) for planet in planets),
    }


def _mission(mission: Mission) -> Mapping[str, Any]:
    """By its card, and what its rule asks for: `asked` are words, `counted` numbers."""
    asks = mission.asks
    return {
        "mission": mission.id,
        "mission-name": mission.name,
        "rule": mission.rule,
        "turns": number(mission.id),
        "asked": tuple(str(asks.get(key, "none")) for key in ("what", "kind", "resource", "ships")),
        "counted": tuple(str(asks.get(key, 0)) for key in ("at_least", "energy", "culture")),
    }


def _rogue(rogue: Rogue, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Its level as a space of its track, of which the skull is the last."""
    return {
        "alone": True,
        "rogue": rogue.level,
        "rogue-level": rogue.empire + rogue.skull,
        "rogue-points": facts["rogue"],
        **_planets("rogue-", rogue.planets),
    }


def _marks(player: Commander, line: Line) -> tuple[str, ...]:
    """What earned a line: the level reached, places in the row of planets, whether the mission was met."""
    match line.id:
        case "empire":
            return (str(player.empire),) if player.empire else ()
        case "planets":
            return tuple(map(str, range(len(player.planets))))
        case _:
            return tuple(reason.message for reason in line.reasons)
