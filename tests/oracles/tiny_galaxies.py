"""A second, slow judge of Tiny Galaxies, written straight from its page to be compared with the real one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.oracles.states import stated
from tests.oracles.tiny_galaxies_sheet import (
    LINES,
    SOLO_LINES,
    Card,
    Planet,
    Player,
    Refused,
    Rogue,
    Supplies,
    must,
    rogue_of,
    supplies_of,
    table_of,
)

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["Refused", "judge", "mission_points"]


# ---- Missions


def count(player: Player, key: str, value: str) -> int:
    """Colonised planets of a kind of track or of a resource; by its points alone a planet tells neither."""
    must(
        all(planet.card for planet in player.planets), f"{player.name}: a planet by its points; give the card"
    )
    cards = [planet.card for planet in player.planets if planet.card]
    return sum(1 for card in cards if (card["track"]["kind"] if key == "kind" else card["resource"]) == value)


def amount(player: Player, what: str) -> int:
    if what == "planets":
        return len(player.planets)
    if what in ("energy", "culture"):
        return player.stock[what]
    return count(player, "kind", what)


def compared(mission: Card, mine: int, others: list[int], fewest: bool) -> int:
    """The card's points where nobody has better, its shared points where another has as good."""
    if any(other < mine if fewest else other > mine for other in others):
        return 0
    return int(mission["shared"] if mine in others else mission["points"])


def holds(mission: Card, player: Player) -> bool:
    """Whether a mission that looks at nobody else is fulfilled."""
    match mission["rule"]:
        case "planets-of":
            key = "kind" if "kind" in mission else "resource"
            return count(player, key, mission[key]) >= int(mission["at_least"])
        case "equal-kinds":
            return count(player, "kind", "diplomacy") == count(player, "kind", "economy") > 0
        case "stores":
            return all(player.stock[resource] >= int(mission[resource]) for resource in ("energy", "culture"))
        case "empire-level":
            return player.empire is not None and player.empire >= int(mission["at_least"])
        case "ships-home":
            ships = player.ships or {}
            return not (ships["landed"] or ships["orbit"]) if mission["ships"] == "all" else not ships["home"]
        case "ended-game":
            return player.ended_game
    raise KeyError(mission["rule"])


def mission_points(player: Player, table: list[Player]) -> int:
    mission = player.mission
    if mission is None:
        return 0
    others = [other for other in table if other is not player]
    if mission["rule"] == "fewest-planets":
        return compared(mission, len(player.planets), [len(other.planets) for other in others], fewest=True)
    if mission["rule"] == "most":
        mine = amount(player, mission["what"])
        theirs = [amount(other, mission["what"]) for other in others]
        return compared(mission, mine, theirs, fewest=False) if mine > 0 else 0
    return int(mission["points"]) if holds(mission, player) else 0


# ---- Lines


def worth(planets: list[Planet]) -> int:
    return sum(planet.points for planet in planets)


def points_of(line: str, player: Player, table: list[Player], supplies: Supplies) -> int:
    if line in player.by_hand:
        return player.by_hand[line]
    if line == "empire":
        return int(supplies.board["empire"]["points"][(player.empire or 1) - 1])
    if line == "planets":
        return worth(player.planets)
    return mission_points(player, table)


def judged(player: Player, table: list[Player], supplies: Supplies) -> dict[str, Any]:
    ids = SOLO_LINES if len(table) == 1 else LINES
    lines = {line: points_of(line, player, table, supplies) for line in ids}
    return {
        "name": player.name,
        "total": sum(lines.values()),
        "place": 0,
        "lines": lines,
        "from": {line: "by_hand" if line in player.by_hand else "derived" for line in lines},
        "facts": {},
    }


# ---- The result


def judge(sheet: dict[str, Any], root: Path, folder: Path | None = None) -> dict[str, Any]:
    """The result of a sheet; its own card sets and its board are looked up in `folder`."""
    must(isinstance(sheet, dict) and sheet.get("game") == "tiny-galaxies", "another game")
    must(isinstance(sheet.get("unfinished", False), bool), "unfinished is true or false")
    said = sheet.get("unfinished", False)
    supplies = supplies_of(sheet, root, folder)
    table = table_of(sheet, supplies)
    if len(table) == 1:
        return solo(table[0], rogue_of(sheet, supplies), sheet.get("ended_by") == "player", said, supplies)
    players = [judged(player, table, supplies) for player in table]
    ranks = [
        (player["total"], sum(entered.stock.values())) for player, entered in zip(players, table, strict=True)
    ]
    for player, rank in zip(players, ranks, strict=True):
        player["place"] = 1 + sum(1 for other in ranks if other > rank)
    leaders = [player["name"] for player in players if player["place"] == 1]
    best = [total for total, _ in ranks if total == max(ranks)[0]]
    alone = "points" if len(best) == 1 else "resources"
    there = {player["name"]: at_goal(player["lines"], supplies) for player in players}
    found = {"players": players, "warnings": warnings_of(table, [], there, supplies)}
    over = any(there.values()) and not said
    return stated(found, leaders, alone if len(leaders) == 1 else "shared", over)


def at_goal(lines: dict[str, int], supplies: Supplies) -> bool:
    return lines["empire"] + lines["planets"] >= goal(supplies)


def solo(player: Player, rogue: Rogue, player_first: bool, said: bool, supplies: Supplies) -> dict[str, Any]:
    """`said` is whether the sheet says that the game is not over: then the rogue leads nobody."""
    result = judged(player, [player], supplies)
    points = int(supplies.board["empire"]["points"][rogue.empire - 1]) + worth(rogue.planets)
    result["facts"] = {"rogue": points}
    player_there = result["total"] >= goal(supplies)
    rogue_there = points >= goal(supplies) or rogue.skull
    winners: list[str] = []
    if player_there and (player_first or not rogue_there):
        winners = [player.name]
    elif rogue_there:
        winners = ["rogue"]
    result["place"] = 2 if winners == ["rogue"] else 1
    over = bool(winners) and not said
    leaders = winners
    if not winners:
        leaders = [player.name] if result["total"] >= points else []
    elif not over and winners == ["rogue"]:
        leaders = []
    there = {player.name: player_there}
    found = {"players": [result], "warnings": warnings_of([player], rogue.planets, there, supplies)}
    return stated(found, leaders, "points", over)


def goal(supplies: Supplies) -> int:
    return int(supplies.board["goal"])


# ---- What looks like a slip


def warnings_of(
    table: list[Player], of_rogue: list[Planet], there: dict[str, bool], supplies: Supplies
) -> list[dict[str, Any]]:
    """In the page's order of codes, for each code players in order, and the table last; `there` is who has
    the points that end the game."""
    crowded = [player.name for player in table if too_many_ships(player, supplies)]
    undealt = [player.name for player in table if (player.mission or {}).get("players", 1) > len(table)]
    planets = [planet.card for player in table for planet in player.planets if planet.card]
    planets += [planet.card for planet in of_rogue if planet.card]
    missions = [player.mission for player in table if player.mission]
    of_players = [{"player": name, "code": "too-many-ships"} for name in crowded]
    of_players += [{"player": name, "code": "mission-not-dealt"} for name in undealt]
    early = [player.name for player in table if player.ended_game and not there[player.name]]
    marked = any(player.ended_game for player in table)
    asking = [
        player.name for player in table if any(there.values()) and not marked and asks_who_ended(player)
    ]
    of_players += [{"player": name, "code": "ended-below-goal"} for name in early]
    of_players += [{"player": name, "code": "end-not-marked"} for name in asking]
    of_table = {
        "same-planet": one_too_often(planets),
        "same-mission": one_too_often(missions),
    }
    return [*of_players, *({"player": None, "code": code} for code, wrong in of_table.items() if wrong)]


def asks_who_ended(player: Player) -> bool:
    return (player.mission or {}).get("rule") == "ended-game" and "mission" not in player.by_hand


def one_too_often(cards: list[Card]) -> bool:
    times = Counter(card["id"] for card in cards)
    return any(times[card["id"]] > card.get("copies", 1) for card in cards)


def too_many_ships(player: Player, supplies: Supplies) -> bool:
    """Over 4, or over the number of the level, if there is one."""
    flying = sum((player.ships or {}).values())
    if player.empire is not None and flying > supplies.board["empire"]["ships"][player.empire - 1]:
        return True
    return flying > 4
