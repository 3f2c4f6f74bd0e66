"""What a Nova Luna sheet says, read straight from the page into tiles and grids, or refused."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

if TYPE_CHECKING:
    from pathlib import Path

TABLE_LINES = ("tokens-left",)
SOLO_LINES = ("phase-1-time", "phase-1-tokens", "final-time", "final-tokens")
SHEET_KEYS = {"game", "title", "played", "location", "duration", "notes", "cards", "unfinished", "players"}
PLAYER_KEYS = {"name", "tokens", "mosaic", "phase1", "track", "by_hand"}


class Refused(Exception):  # noqa: N818 - it says what a judge did
    """The sheet holds what the pages call an error."""


class Tile(NamedTuple):
    """A tile as it lies; `card` is its id, None where its code was typed."""

    colour: str
    time: int
    tasks: tuple[str, ...]
    card: str | None


class Card(NamedTuple):
    """What a set says of one tile; `shipped` is whether it came with the game."""

    code: str
    copies: int
    shipped: bool


Deck = dict[str, Card]
Grid = list[list[Tile | None]]


class Player(NamedTuple):
    """One player as entered; a grid that was left out is None."""

    name: str
    tokens: int
    mosaic: Grid | None
    phase1: Grid | None
    track: tuple[int, int] | None
    by_hand: dict[str, int]


def must(holds: object, otherwise: str) -> None:
    if not holds:
        raise Refused(otherwise)


def whole(thing: Any) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def contents(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@cache
def shipped(root: Path) -> Deck:
    return laid_down(contents(root / "cards" / "nova-luna" / "tiles.yaml")["cards"], shipped=True)


def laid_down(cards: Any, shipped: bool) -> Deck:
    return {card["id"]: Card(card["tile"], card.get("copies", 1), shipped) for card in cards}


def deck_of(sheet: Any, root: Path, folder: Path | None) -> Deck:
    """The shipped tiles, and those of the sheet's own sets, which add to them or swap them all."""
    deck = dict(shipped(root))
    names = sheet.get("cards", [])
    must(isinstance(names, list), "a list of files")
    for name in names:
        must(folder and (folder / name).is_file(), f"no file {name}")
        added = contents(folder / name) if folder else {}
        must((added.get("game"), added.get("deck")) == ("nova-luna", "tiles"), "another deck")
        if added.get("replaces"):
            deck = {}
        more = laid_down(added["cards"], shipped=False)
        must(not set(more) & set(deck), "an id that is taken")
        deck |= more
    return deck


def tile_of(word: str, deck: Deck) -> Tile | None:
    if word == ".":
        return None
    code = deck[word].code if word in deck else word
    form = r"[RBTY][1-7]:([RBTY]{1,4}(,[RBTY]{1,4}){0,2})?"
    must(re.fullmatch(form, code), f"{word} is no card and no tile")
    tasks = [task for task in code[3:].split(",") if task]
    return Tile(code[0], int(code[1]), tuple(tasks), word if word in deck else None)


def grid_of(text: Any, deck: Deck) -> Grid:
    """One row a line, and where it ends early nothing lies; lines without anything are none."""
    must(isinstance(text, str), "a grid is a text")
    rows = [line.split() for line in text.split("\n") if line.split()]
    return [[tile_of(word, deck) for word in row] for row in rows]


def by_hand_of(entry: Any, lines: tuple[str, ...]) -> dict[str, int]:
    given = entry.get("by_hand", {})
    must(isinstance(given, dict) and set(given) <= set(lines), "lines of this game and version")
    must(all(whole(points) for points in given.values()), "whole numbers")
    return dict(given)


def track_of(entry: Any) -> tuple[int, int] | None:
    if "track" not in entry:
        return None
    track = entry["track"]
    must(isinstance(track, list) and len(track) == 2 and all(map(whole, track)), "space and height")
    return track[0], track[1]


def player_of(entry: Any, solo: bool, deck: Deck) -> Player:
    must(isinstance(entry, dict) and set(entry) <= PLAYER_KEYS, "unknown key")
    must(isinstance(entry.get("name"), str) and entry["name"], "no name")
    must(not solo or "tokens" not in entry, "no tokens in solo")
    must(solo or "phase1" not in entry, "phase1 in solo alone")
    must(whole(entry.get("tokens", 20)) and entry.get("tokens", 20) >= 0, "a number of tokens")
    by_hand = by_hand_of(entry, SOLO_LINES if solo else TABLE_LINES)
    need = {"mosaic": SOLO_LINES[2:] if solo else TABLE_LINES, "phase1": SOLO_LINES[:2] if solo else ()}
    grids: dict[str, Grid | None] = {"mosaic": None, "phase1": None}
    for key, lines in need.items():
        must(key in entry or set(lines) <= set(by_hand), f"no {key}")
        if key in entry:
            grids[key] = grid_of(entry[key], deck)
    mosaic, phase1 = grids["mosaic"], grids["phase1"]
    if mosaic is not None and phase1 is not None:
        must([len(row) for row in mosaic] == [len(row) for row in phase1], "grids of one shape")
    return Player(entry["name"], entry.get("tokens", 20), mosaic, phase1, track_of(entry), by_hand)


def table_of(sheet: Any, deck: Deck) -> list[Player]:
    entries = sheet.get("players")
    must(isinstance(entries, list) and 1 <= len(entries) <= 4, "1 to 4 players")
    table = [player_of(entry, len(entries) == 1, deck) for entry in entries]
    must(len({player.name for player in table}) == len(table), "a name twice")
    return table
