"""What a Tiny Galaxies sheet says, read straight from the page into players and a rogue, or refused."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

if TYPE_CHECKING:
    from pathlib import Path

LINES = ("empire", "planets", "mission")
SOLO_LINES = ("empire", "planets")
DECKS = ("planets", "missions")
SHEET_KEYS = {
    "game",
    "title",
    "played",
    "location",
    "duration",
    "notes",
    "cards",
    "unfinished",
    "layout",
    "players",
}
SOLO_KEYS = SHEET_KEYS | {"rogue", "ended_by"}
PLAYER_KEYS = {"name", "empire", "planets", "mission", "energy", "culture", "ships", "ended_game", "by_hand"}

Card = dict[str, Any]
Decks = dict[str, dict[str, Card]]


class Refused(Exception):  # noqa: N818 - it says what a judge did
    """The sheet holds what the pages call an error."""


class Supplies(NamedTuple):
    """Planets and missions by id, and the board."""

    decks: Decks
    board: dict[str, Any]


class Planet(NamedTuple):
    """A colonised planet; `card` is None where its points alone were entered."""

    points: int
    card: Card | None


class Player(NamedTuple):
    """One player as entered; what was left out is None."""

    name: str
    empire: int | None
    planets: list[Planet]
    mission: Card | None
    stock: dict[str, int]
    ships: dict[str, int] | None
    ended_game: bool
    by_hand: dict[str, int]


class Rogue(NamedTuple):
    """The rogue galaxy of a solo game; on the skull `empire` is 6."""

    empire: int
    skull: bool
    planets: list[Planet]


def must(holds: object, otherwise: str) -> None:
    if not holds:
        raise Refused(otherwise)


def whole(thing: Any) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def within(thing: Any, least: int, most: int) -> bool:
    return whole(thing) and least <= thing <= most


# ---- Cards and board


def contents(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@cache
def shipped(root: Path) -> Supplies:
    folder = root / "cards" / "tiny-galaxies"
    decks = {
        deck: {card["id"]: card for card in contents(folder / f"{deck}.yaml")["cards"]} for deck in DECKS
    }
    return Supplies(decks, contents(root / "layouts" / "tiny-galaxies" / "galaxy.yaml"))


def supplies_of(sheet: Any, root: Path, folder: Path | None) -> Supplies:
    """What ships, and the sheet's own sets and board: a set adds to its deck, or swaps all of it."""
    ours = shipped(root)
    decks = {deck: dict(cards) for deck, cards in ours.decks.items()}
    must(isinstance(sheet.get("cards", []), list), "a list of files")
    for name in sheet.get("cards", []):
        added = own(name, folder)
        must(added.get("game") == "tiny-galaxies" and added.get("deck") in DECKS, "another deck")
        if added.get("replaces"):
            decks[added["deck"]] = {}
        for card in added["cards"]:
            must(not any(card["id"] in deck for deck in decks.values()), "an id that is taken")
            decks[added["deck"]][card["id"]] = card
    return Supplies(decks, own(sheet["layout"], folder) if "layout" in sheet else ours.board)


def own(name: Any, folder: Path | None) -> Any:
    must(isinstance(name, str), "the name of a file")
    must(folder and (folder / name).is_file(), f"no file {name}")
    return contents(folder / name) if folder else {}


# ---- Players


def planets_of(entries: Any, decks: Decks) -> list[Planet]:
    must(isinstance(entries, list), "a list of planets")
    found = []
    for entry in entries:
        if whole(entry):
            found.append(Planet(entry, None))
        else:
            must(isinstance(entry, str) and entry in decks["planets"], f"{entry} is no planet")
            found.append(Planet(decks["planets"][entry]["points"], decks["planets"][entry]))
    return found


def stock_of(entry: Any, board: dict[str, Any]) -> dict[str, int]:
    for resource in ("energy", "culture"):
        must(within(entry.get(resource), 0, board["limits"][resource]), f"{resource} from 0 to its limit")
    return {resource: entry[resource] for resource in ("energy", "culture")}


def ships_of(entry: Any) -> dict[str, int] | None:
    if "ships" not in entry:
        return None
    ships = entry["ships"]
    must(isinstance(ships, dict) and set(ships) == {"home", "landed", "orbit"}, "all three places")
    must(all(whole(number) and number >= 0 for number in ships.values()), "numbers of ships")
    return dict(ships)


def mission_of(entry: Any, decks: Decks) -> Card | None:
    if "mission" not in entry:
        return None
    id = entry["mission"]
    must(isinstance(id, str) and id in decks["missions"], f"{id} is no mission")
    return decks["missions"][id]


def by_hand_of(entry: Any, lines: tuple[str, ...]) -> dict[str, int]:
    given = entry.get("by_hand", {})
    must(isinstance(given, dict) and set(given) <= set(lines), "lines of this game and version")
    must(all(whole(points) for points in given.values()), "whole numbers")
    return dict(given)


def check_needed(player: Player) -> None:
    """What a line needs that is not by hand."""
    reads = player.mission["rule"] if player.mission and "mission" not in player.by_hand else "nothing"
    if "empire" not in player.by_hand or reads == "empire-level":
        must(player.empire is not None, "no empire")
    must(reads != "ships-home" or player.ships is not None, "no ships")


def player_of(entry: Any, solo: bool, supplies: Supplies) -> Player:
    must(isinstance(entry, dict) and set(entry) <= PLAYER_KEYS, "unknown key")
    must(isinstance(entry.get("name"), str) and entry["name"], "no name")
    must(entry["name"] != "rogue", "a reserved name")
    must(not solo or "mission" not in entry, "no mission in solo")
    must("empire" not in entry or within(entry["empire"], 1, 6), "a level from 1 to 6")
    must(isinstance(entry.get("ended_game", False), bool), "true or false")
    player = Player(
        name=entry["name"],
        empire=entry.get("empire"),
        planets=planets_of(entry.get("planets", []), supplies.decks),
        mission=mission_of(entry, supplies.decks),
        stock=stock_of(entry, supplies.board),
        ships=ships_of(entry),
        ended_game=entry.get("ended_game", False),
        by_hand=by_hand_of(entry, SOLO_LINES if solo else LINES),
    )
    check_needed(player)
    return player


def table_of(sheet: Any, supplies: Supplies) -> list[Player]:
    entries = sheet.get("players")
    must(isinstance(entries, list) and 1 <= len(entries) <= 5, "1 to 5 players")
    must(set(sheet) <= (SOLO_KEYS if len(entries) == 1 else SHEET_KEYS), "unknown key")
    table = [player_of(entry, len(entries) == 1, supplies) for entry in entries]
    must(len({player.name for player in table}) == len(table), "a name twice")
    must(sum(player.ended_game for player in table) < 2, "two ended the game")
    return table


def rogue_of(sheet: Any, supplies: Supplies) -> Rogue:
    must(sheet.get("ended_by", "rogue") in ("player", "rogue"), "who ended the game")
    entry = sheet.get("rogue")
    must(isinstance(entry, dict) and set(entry) <= {"level", "empire", "planets"}, "a rogue in solo")
    must(within(entry.get("level"), 1, 5), "a rogue from 1 to 5")
    skull = entry.get("empire") == "skull"
    must(skull or within(entry.get("empire"), 1, 6), "a level from 1 to 6, or the skull")
    return Rogue(6 if skull else entry["empire"], skull, planets_of(entry.get("planets", []), supplies.decks))
