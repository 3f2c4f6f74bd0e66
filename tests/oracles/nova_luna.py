"""A second, slow judge of Nova Luna, written straight from its page to be compared with the real one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.oracles.nova_luna_sheet import (
    SHEET_KEYS,
    SOLO_LINES,
    TABLE_LINES,
    Deck,
    Grid,
    Player,
    Refused,
    Tile,
    deck_of,
    must,
    table_of,
)
from tests.oracles.states import stated

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["Refused", "judge", "lying_by", "tasks_met"]

COLOURS = "RBTY"
PLAYER_CODES = ("not-connected", "phase-1-not-kept")

Place = tuple[int, int]


# ---- Chains and tasks


def cells(grid: Grid) -> list[tuple[Place, Tile]]:
    """Every tile with its place, in reading order."""
    return [
        ((row, column), tile)
        for row, line in enumerate(grid)
        for column, tile in enumerate(line)
        if tile is not None
    ]


def neighbours(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def flooded(start: Place, among: Iterable[Place]) -> set[Place]:
    """All places that hang together with the first by sides."""
    left = set(among)
    wet: set[Place] = set()
    waiting = [start]
    while waiting:
        place = waiting.pop()
        if place in left:
            left.remove(place)
            wet.add(place)
            waiting += neighbours(place)
    return wet


def lying_by(grid: Grid, place: Place, colour: str) -> int:
    """How many tiles the chains of a colour that touch a place have together, its own tile not counted."""
    of_colour = [there for there, tile in cells(grid) if tile.colour == colour]
    together: set[Place] = set()
    for beside in neighbours(place):
        together |= flooded(beside, of_colour)
    return len(together - {place})


def is_met(grid: Grid, place: Place, task: str) -> bool:
    for colour in COLOURS:
        if task.count(colour) > 0 and lying_by(grid, place, colour) < task.count(colour):
            return False
    return True


def tasks_met(grid: Grid) -> list[list[int]]:
    return [
        [*place, number]
        for place, tile in cells(grid)
        for number, task in enumerate(tile.tasks)
        if is_met(grid, place, task)
    ]


def times(grid: Grid) -> int:
    return sum(tile.time for _, tile in cells(grid))


# ---- The result


def points_of(line: str, player: Player) -> int:
    if line in player.by_hand:
        return player.by_hand[line]
    grid = (player.phase1 if line.startswith("phase-1") else player.mosaic) or []
    met = len(tasks_met(grid))
    match line:
        case "tokens-left":
            return max(0, player.tokens - met)
        case "phase-1-time" | "final-time":
            return times(grid)
        case "phase-1-tokens":
            return 10 * (8 - min(8, met))
        case _:
            return 10 * (21 - min(21, met))


def judged(player: Player, solo: bool) -> dict[str, Any]:
    lines = {line: points_of(line, player) for line in (SOLO_LINES if solo else TABLE_LINES)}
    total = sum(lines.values())
    facts: dict[str, Any] = {}
    if player.mosaic is not None:
        met = tasks_met(player.mosaic)
        facts = {"tasks_met": len(met), "tasks": met}
    if solo:
        facts["excellent"] = total < 100
    return {
        "name": player.name,
        "total": total,
        "place": 0,
        "lines": lines,
        "from": {line: "by_hand" if line in player.by_hand else "derived" for line in lines},
        "facts": facts,
    }


def is_ahead(one: int, other: int, totals: list[int], tracks: list[tuple[int, int] | None]) -> bool:
    """Fewer tokens; of one number of them, if everyone who has it has a track, the next to have a turn."""
    if totals[one] != totals[other]:
        return totals[one] < totals[other]
    level = [track for track, total in zip(tracks, totals, strict=True) if total == totals[one]]
    mine, theirs = tracks[one], tracks[other]
    if None in level or mine is None or theirs is None:
        return False
    return mine[0] < theirs[0] or (mine[0] == theirs[0] and mine[1] > theirs[1])


def judge(sheet: dict[str, Any], root: Path, folder: Path | None = None) -> dict[str, Any]:
    """The result of a sheet; its own card sets are looked up in `folder`."""
    must(isinstance(sheet, dict) and set(sheet) <= SHEET_KEYS, "unknown key")
    must(sheet.get("game") == "nova-luna", "another game")
    must(isinstance(sheet.get("unfinished", False), bool), "unfinished is true or false")
    deck = deck_of(sheet, root, folder)
    table = table_of(sheet, deck)
    players = [judged(player, len(table) == 1) for player in table]
    totals = [player["total"] for player in players]
    tracks = [player.track for player in table]
    for number, player in enumerate(players):
        player["place"] = 1 + sum(is_ahead(other, number, totals, tracks) for other in range(len(table)))
    leaders = [player["name"] for player in players if player["place"] == 1]
    alone = "points" if totals.count(min(totals)) == 1 else "turn-order"
    found = {"players": players, "warnings": warnings_of(table, players, deck)}
    over = not sheet.get("unfinished") and is_over(table, totals, deck)
    return stated(found, leaders, alone if len(leaders) == 1 else "shared", over)


def is_over(table: list[Player], totals: list[int], deck: Deck) -> bool:
    """Whether nothing proves the contrary: alone it may end with tokens and tiles left, and of a mosaic that
    was not entered nobody knows how many tiles lay there."""
    if len(table) == 1 or any(player.mosaic is None for player in table):
        return True
    lying = sum(len(cells(player.mosaic or [])) for player in table)
    return min(totals) <= 0 or lying >= sum(card.copies for card in deck.values())


# ---- What looks like a slip


def warnings_of(table: list[Player], players: list[dict[str, Any]], deck: Deck) -> list[dict[str, Any]]:
    """In the page's order of codes, for each code players in order, and the table last."""
    looks_wrong = {"not-connected": not_connected, "phase-1-not-kept": phase_1_not_kept}
    of_players = [
        {"player": player.name, "code": code}
        for code in PLAYER_CODES
        for player in table
        if looks_wrong[code](player)
    ]
    of_table = {
        "two-finished": sum(1 for player in players if player["lines"].get("tokens-left", 1) <= 0) > 1,
        "same-tile": same_tile(table, deck),
        "too-many-tiles": too_many_tiles(table, deck),
    }
    return of_players + [{"player": None, "code": code} for code, wrong in of_table.items() if wrong]


def not_connected(player: Player) -> bool:
    lying = [place for place, _ in cells(player.mosaic or [])]
    return bool(lying) and len(flooded(lying[0], lying)) < len(lying)


def phase_1_not_kept(player: Player) -> bool:
    """Whether a tile of phase 1 is not where it lay; the same tile may be entered otherwise."""
    if player.mosaic is None or player.phase1 is None:
        return False
    kept = {place: what_it_is(tile) for place, tile in cells(player.mosaic)}
    return any(kept.get(place) != what_it_is(tile) for place, tile in cells(player.phase1))


def what_it_is(tile: Tile) -> tuple[str, int, list[str]]:
    return tile.colour, tile.time, sorted("".join(sorted(task)) for task in tile.tasks)


def moments(table: list[Player]) -> list[list[Tile]]:
    """The tiles on the table at the end, and in solo those at the end of its first phase."""
    at_the_end = [tile for player in table for _, tile in cells(player.mosaic or [])]
    before = [tile for player in table for _, tile in cells(player.phase1 or [])]
    return [at_the_end, before]


def same_tile(table: list[Player], deck: Deck) -> bool:
    for tiles in moments(table):
        times = Counter(tile.card for tile in tiles if tile.card is not None)
        if any(times[card] > deck[card].copies for card in times):
            return True
    return False


def too_many_tiles(table: list[Player], deck: Deck) -> bool:
    """Tiles of a custom set are not counted among the 68; in a phase of solo every tile counts."""
    for tiles in moments(table):
        ours = [tile for tile in tiles if tile.card is None or deck[tile.card].shipped]
        colours = Counter(tile.colour for tile in ours)
        if len(ours) > 68 or any(colours[colour] > 17 for colour in COLOURS):
            return True
    return len(table) == 1 and over_eleven(table[0])


def over_eleven(player: Player) -> bool:
    """11 tiles lie on the wheel in each phase; without phase 1 nobody knows what lay when."""
    if player.phase1 is None:
        return False
    first = len(cells(player.phase1))
    final = len(cells(player.mosaic or []))
    return first > 11 or final - first > 11
