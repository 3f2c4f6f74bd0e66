"""A second, slow judge of Nebula, written straight from its page to be compared with the real one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.oracles.card_sets import Decks, contents, decks_of, shipped
from tests.oracles.nebula_board import broken_rules
from tests.oracles.nebula_galaxy import (
    COLOURS,
    Sky,
    all_cells,
    cells_where,
    complete,
    in_pieces,
    items,
    met,
    most_pairs,
    same_colour_linked,
)
from tests.oracles.states import stated

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["LINES", "Refused", "judge", "most_pairs", "stars_of"]

LINES = {
    "basic": ("personal", "public", "black-holes", "constellations"),
    "full": ("personal", "public", "black-holes", "constellations", "colours", "advanced"),
}
GALAXY_LINES = {"personal", "constellations", "colours", "advanced"}
COUNTER_LINES = {"constellations", "colours", "advanced"}
SECTORS = ("I", "II", "III", "IV")
COUNTERS = ("colours", "constellations", "advanced")
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
    "version",
    "public",
    "advanced",
    "counters",
    "players",
}
PLAYER_KEYS = {"name", "galaxy", "black_holes", "personal", "public", "by_hand"}


class Refused(Exception):  # noqa: N818 - it says what a judge did
    """The sheet holds what the pages call an error."""


@dataclass(frozen=True, slots=True)
class Table:
    """A sheet that was found in order, and all that it is read with."""

    sheet: Any
    version: str
    decks: Decks
    board: Any
    skies: list[Sky]


def _must(holds: object, otherwise: str) -> None:
    if not holds:
        raise Refused(otherwise)


def judge(sheet: dict[str, Any], root: Path, folder: Path | None = None) -> dict[str, Any]:
    """The result of a sheet; its own card sets and board are looked up in `folder`."""
    table = _table(sheet, root, folder)
    judged = [_judged(table, player, sky) for player, sky in zip(sheet["players"], table.skies, strict=True)]
    ranks = [
        (one["total"], player["black_holes"]) for one, player in zip(judged, sheet["players"], strict=True)
    ]
    for one, rank in zip(judged, ranks, strict=True):
        one["place"] = 1 + sum(1 for other in ranks if other > rank)
    leaders = [one["name"] for one in judged if one["place"] == 1]
    level = [rank for rank in ranks if rank[0] == max(ranks)[0]]
    alone = "points" if len(level) == 1 else "black-holes"
    decided_by = alone if len(leaders) == 1 else "shared"
    found = {"players": judged, "warnings": _warnings(table)}
    return stated(found, leaders, decided_by, not sheet.get("unfinished"))


# What the sheet must be.


def _table(sheet: Any, root: Path, folder: Path | None) -> Table:
    _must(isinstance(sheet, dict) and set(sheet) <= SHEET_KEYS, "unknown key")
    _must(sheet.get("game") == "nebula", "another game")
    _must(isinstance(sheet.get("unfinished", False), bool), "unfinished is true or false")
    version = sheet.get("version", "full")
    _must(version in list(LINES), "unknown version")
    _must(version == "full" or not {"advanced", "counters"} & set(sheet), "only in the full version")
    decks, board = _components(sheet, root, folder)
    players = sheet.get("players")
    _must(isinstance(players, list) and 2 <= len(players) <= 4, "2 to 4 players")
    for player in players:
        _check_player(player, version, decks, board)
    names = [player["name"] for player in players]
    _must(len(set(names)) == len(names), "a name twice")
    _once([player["personal"] for player in players if "personal" in player])
    _check_public(sheet, decks)
    _check_advanced(sheet, version, decks)
    _check_counters(sheet, version, board)
    most = max(player["black_holes"] for player in players)
    return Table(sheet, version, decks, board, [_sky(player, board, most) for player in players])


def _components(sheet: Any, root: Path, folder: Path | None) -> tuple[Decks, Any]:
    custom = sheet.get("cards", [])
    _must(isinstance(custom, list) and all(isinstance(name, str) for name in custom), "a list of files")
    _must(folder or not (custom or "layout" in sheet), "no folder to look in")
    try:
        sets = [contents(folder / name) for name in custom] if folder else []
        decks = decks_of("nebula", root, sets)
        own = contents(folder / sheet["layout"]) if folder and "layout" in sheet else None
    except (KeyError, OSError) as error:
        raise Refused(str(error)) from error
    _must(not own or not broken_rules(own), "a broken board")
    return decks, own or shipped(root / "layouts" / "nebula" / "galaxy.yaml")


def _once(names: Iterable[Any]) -> None:
    seen: list[Any] = []
    for name in names:
        _must(name not in seen, f"{name} twice")
        seen.append(name)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_player(player: Any, version: str, decks: Decks, board: Any) -> None:
    _must(isinstance(player, dict) and set(player) <= PLAYER_KEYS, "unknown key")
    _must(isinstance(player.get("name"), str) and player["name"], "no name")
    by_hand = player.get("by_hand", {})
    _must(isinstance(by_hand, dict) and set(by_hand) <= set(LINES[version]), "unknown line")
    _must(all(map(_whole, by_hand.values())), "points that are not whole")
    _must(_whole(player.get("black_holes")) and player["black_holes"] >= 0, "black holes")
    _must("personal" in player or "personal" in by_hand, "line personal")
    _must("personal" not in player or player["personal"] in list(decks["personal"]), "unknown card")
    _must("galaxy" in player or GALAXY_LINES & set(LINES[version]) <= set(by_hand), "lines of the galaxy")
    if "galaxy" in player:
        stars_of(player["galaxy"], board)


def stars_of(galaxy: Any, board: Any) -> dict[str, str]:
    """The colour on each occupied cell of a galaxy as a sheet writes it."""
    _must(isinstance(galaxy, dict), "a galaxy")
    written: list[tuple[str, Any]] = []
    for key, value in galaxy.items():
        _must(isinstance(value, str), "a text")
        if key in board["constellations"]:
            cells = cells_where(board, "constellation", key)
            _must(len(value) == len(cells), "another length")
            written += zip(cells, value, strict=True)
        else:
            _must(key in all_cells(board), "unknown cell")
            written.append((key, value))
    _once(cell for cell, _ in written)
    _must(all(letter == "." or letter in COLOURS for _, letter in written), "unknown letter")
    return {cell: COLOURS[letter] for cell, letter in written if letter != "."}


def _check_public(sheet: Any, decks: Decks) -> None:
    players = sheet["players"]
    by_hand = all("public" in player.get("by_hand", {}) for player in players)
    _must("public" in sheet or by_hand, "line public")
    cards = sheet.get("public", [])
    _must(isinstance(cards, list) and (len(cards) == 4 or "public" not in sheet), "4 cards")
    _must(all(card in list(decks["public"]) for card in cards), "unknown card")
    _once(cards)
    for player in players:
        claims = player.get("public", {})
        _must(isinstance(claims, dict) and set(claims) <= set(cards), "not on the table")
        _must(all(where in ("first", "later") for where in claims.values()), "first or later")
    for card in cards:
        marks = [player.get("public", {}).get(card) for player in players]
        _must(marks.count("first") <= 1, "two first")
        _must("first" in marks or "later" not in marks, "later, but nobody first")


def _check_advanced(sheet: Any, version: str, decks: Decks) -> None:
    by_hand = all("advanced" in player.get("by_hand", {}) for player in sheet["players"])
    _must("advanced" in sheet or by_hand or version == "basic", "line advanced")
    if "advanced" in sheet:
        sectors = sheet["advanced"]
        _must(isinstance(sectors, dict) and set(sectors) == set(SECTORS), "4 sectors")
        _must(all(card in list(decks["advanced"]) for card in sectors.values()), "unknown card")
        _once(sectors.values())


def _check_counters(sheet: Any, version: str, board: Any) -> None:
    by_hand = all(set(player.get("by_hand", {})) >= COUNTER_LINES for player in sheet["players"])
    _must("counters" in sheet or by_hand or version == "basic", "lines of the counters")
    counters = sheet.get("counters", {})
    _must(isinstance(counters, dict) and set(counters) <= set(COUNTERS), "unknown counter")
    markers = {"colours": COLOURS.values(), "constellations": board["constellations"], "advanced": SECTORS}
    for name, listed in counters.items():
        _must(isinstance(listed, list), "a list")
        _must(all(marker in list(markers[name]) for marker in listed), "unknown marker")
        _once(listed)


def _sky(player: Any, board: Any, most: int) -> Sky:
    stars = stars_of(player["galaxy"], board) if "galaxy" in player else None
    return Sky(board, stars, player["black_holes"], most, len(player.get("public", {})))


# What it is worth.


def _judged(table: Table, player: Any, sky: Sky) -> dict[str, Any]:
    by_hand = player.get("by_hand", {})
    lines = {}
    for line in LINES[table.version]:
        lines[line] = by_hand[line] if line in by_hand else _points(table, player, sky, line)
    source = {line: "by_hand" if line in by_hand else "derived" for line in lines}
    total = sum(lines.values())
    return {"name": player["name"], "total": total, "place": 0, "lines": lines, "from": source, "facts": {}}


def _points(table: Table, player: Any, sky: Sky, line: str) -> int:
    match line:
        case "personal":
            return 14 if met(table.decks["personal"][player["personal"]], sky) else 0
        case "public":
            claims = player.get("public", {})
            return sum(table.decks["public"][card]["points"][where] for card, where in claims.items())
        case "black-holes":
            bar = sky.board["black_hole_bar"]
            held = sky.black_holes
            return int(bar["points"][held] if held < len(bar["points"]) else bar["full"])
        case "constellations":
            ranked = _ranked(table, "constellations", [14, 12, 10])
            return sum(ranked.get(name, 6) for name in complete(sky))
        case "colours":
            ranked = _ranked(table, "colours", [3, 2, 1])
            return sum(ranked.get(colour, 0) for colour in (sky.stars or {}).values())
    ranked = _ranked(table, "advanced", [4, 3, 2])
    cards = {sector: table.decks["advanced"][card] for sector, card in table.sheet["advanced"].items()}
    return sum(worth * items(cards[sector], sky) for sector, worth in ranked.items())


def _ranked(table: Table, counter: str, worth: list[int]) -> dict[str, int]:
    """What the markers in the first three places pay."""
    markers = table.sheet.get("counters", {}).get(counter, [])
    return dict(zip(markers, worth, strict=False))


# What looks like a slip.


def _warnings(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for code in (
        "same-colour-link",
        "core-empty",
        "not-connected",
        "claimed-not-met",
        "met-not-claimed",
        "bar-overflow",
    ):
        for player, sky in zip(table.sheet["players"], table.skies, strict=True):
            if _looks_wrong(table, player, sky, code):
                found.append({"player": player["name"], "code": code})
    return found + [{"player": None, "code": code} for code in _of_the_table(table)]


def _looks_wrong(table: Table, player: Any, sky: Sky, code: str) -> bool:
    claims = player.get("public", {})
    told = "public" in player or "public" not in player.get("by_hand", {})
    holding = {card: met(table.decks["public"][card], sky) for card in table.sheet.get("public", [])}
    match code:
        case "same-colour-link":
            return same_colour_linked(sky)
        case "core-empty":
            return bool(sky.stars) and "core" not in (sky.stars or {})
        case "not-connected":
            return in_pieces(sky)
        case "claimed-not-met":
            return any(holding[card] is False for card in claims)
        case "bar-overflow":
            return bool(player["black_holes"] > len(table.board["black_hole_bar"]["points"]))
    # Where the line was given by hand and no claims were entered, nothing is known to be unclaimed.
    return told and any(holds and card not in claims for card, holds in holding.items())


def _of_the_table(table: Table) -> list[str]:
    stars = [colour for sky in table.skies for colour in (sky.stars or {}).values()]
    holes = sum(sky.black_holes for sky in table.skies)
    markers = sum(len(listed) for listed in table.sheet.get("counters", {}).values())
    found = {
        "too-many-stars": any(stars.count(colour) > 20 for colour in COLOURS.values()),
        "too-many-black-holes": holes > {2: 30, 3: 25, 4: 20}[len(table.skies)],
        "too-many-counters": markers > holes,
    }
    return [code for code, wrong in found.items() if wrong]
