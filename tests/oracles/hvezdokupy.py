"""A second, slow judge of Hvězdokupy, written straight from its page to be compared with the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.oracles.card_sets import Decks, contents, decks_of
from tests.oracles.states import stated

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["Refused", "alike", "judge", "lies", "missing", "turnings"]

SIZE = 8
SHEET_KEYS = {
    "game",
    "title",
    "played",
    "location",
    "duration",
    "notes",
    "cards",
    "board",
    "unfinished",
    "players",
}
PLAYER_KEYS = {"name", "card", "pattern", "by_hand"}

Space = tuple[int, int]


class Refused(Exception):  # noqa: N818 - it says what a judge did
    """The sheet holds what the pages call an error."""


def _must(holds: object, otherwise: str) -> None:
    if not holds:
        raise Refused(otherwise)


# Patterns on a board, both as rows of signs.


def _spaces(rows: list[str], sign: str) -> set[Space]:
    return {
        (row, column) for row, signs in enumerate(rows) for column, one in enumerate(signs) if one == sign
    }


def _turned(rows: list[str]) -> list[str]:
    """A quarter turn clockwise: the first column, read upwards, becomes the first row."""
    return ["".join(signs[column] for signs in reversed(rows)) for column in range(len(rows[0]))]


def turnings(pattern: list[str]) -> list[list[str]]:
    """The pattern and its mirror image, each turned by 0, 90, 180 and 270 degrees."""
    found = []
    for rows in (pattern, [signs[::-1] for signs in pattern]):
        for _ in range(4):
            found.append(rows)
            rows = _turned(rows)
    return found


def alike(one: list[str], other: list[str]) -> bool:
    return other in turnings(one)


def _placements(pattern: list[str]) -> list[set[Space]]:
    """The spaces under the pattern's stars for every turning and every shift that stays on the board."""
    found = []
    for rows in turnings(pattern):
        stars = _spaces(rows, "*")
        for down in range(SIZE):
            for right in range(SIZE):
                spaces = {(row + down, column + right) for row, column in stars}
                if all(row < SIZE and column < SIZE for row, column in spaces):
                    found.append(spaces)
    return found


def lies(pattern: list[str], board: list[str]) -> list[list[list[int]]]:
    """All the different sets of spaces on which the pattern lies complete, counted from 1."""
    stars = _spaces(board, "*")
    found: list[list[list[int]]] = []
    for spaces in _placements(pattern):
        place = [[row + 1, column + 1] for row, column in sorted(spaces)]
        if spaces <= stars and place not in found:
            found.append(place)
    return sorted(found)


def missing(pattern: list[str], board: list[str]) -> int | None:
    """The fewest stars still to be added; None where every place for the pattern needs the Moon's space."""
    stars, moon = _spaces(board, "*"), _spaces(board, "M")
    needed = [len(spaces - stars) for spaces in _placements(pattern) if not spaces & moon]
    return min(needed) if needed else None


# What the sheet must be.


def _rows(text: Any) -> list[str]:
    _must(isinstance(text, str), "a text")
    return ["".join(line.split()) for line in text.rstrip().split("\n")]


def _board(text: Any) -> list[str]:
    rows = _rows(text)
    _must(len(rows) == SIZE and all(len(row) == SIZE for row in rows), "8 rows of 8")
    _must(set("".join(rows)) <= set("*M."), "another sign")
    _must("".join(rows).count("M") <= 1, "two Moons")
    return rows


def _pattern(text: Any) -> list[str]:
    rows = _rows(text)
    _must(set("".join(rows)) <= set("*."), "another sign")
    _must(len({len(row) for row in rows}) == 1, "rows of one length")
    _must(len(rows) <= SIZE and len(rows[0]) <= SIZE, "does not fit")
    _must(3 <= "".join(rows).count("*") <= 10, "3 to 10 stars")
    edges = [rows[0], rows[-1], "".join(row[0] for row in rows), "".join(row[-1] for row in rows)]
    _must(all("*" in edge for edge in edges), "an empty edge")
    return rows


def _pattern_of(player: Any, decks: Decks) -> list[str] | None:
    if "pattern" in player:
        return _pattern(player["pattern"])
    if "card" in player:
        _must(player["card"] in list(decks["constellations"]), "unknown card")
        return _pattern(decks["constellations"][player["card"]]["pattern"])
    return None


def _check_player(player: Any, sheet: Any) -> None:
    _must(isinstance(player, dict) and set(player) <= PLAYER_KEYS, "unknown key")
    _must(isinstance(player.get("name"), str) and player["name"], "no name")
    by_hand = player.get("by_hand", {})
    _must(isinstance(by_hand, dict) and set(by_hand) <= {"built"}, "unknown line")
    for points in by_hand.values():
        _must(isinstance(points, int) and not isinstance(points, bool), "points that are not whole")
    _must(not {"card", "pattern"} <= set(player), "a card and a pattern")
    _must("built" in by_hand or ("board" in sheet and {"card", "pattern"} & set(player)), "line built")


def _check(sheet: Any) -> None:
    _must(isinstance(sheet, dict) and set(sheet) <= SHEET_KEYS, "unknown key")
    _must(sheet.get("game") == "hvezdokupy", "another game")
    _must(isinstance(sheet.get("unfinished", False), bool), "unfinished is true or false")
    players = sheet.get("players")
    _must(isinstance(players, list) and 2 <= len(players) <= 6, "2 to 6 players")
    for player in players:
        _check_player(player, sheet)
    names = [player["name"] for player in players]
    _must(len(set(names)) == len(names), "a name twice")


def _decks(sheet: Any, root: Path, folder: Path | None) -> Decks:
    custom = sheet.get("cards", [])
    _must(isinstance(custom, list) and all(isinstance(name, str) for name in custom), "a list of files")
    _must(folder or not custom, "no folder to look in")
    try:
        return decks_of("hvezdokupy", root, [contents(folder / name) for name in custom] if folder else [])
    except (KeyError, OSError) as error:
        raise Refused(str(error)) from error


# What it is worth.


def judge(sheet: dict[str, Any], root: Path, folder: Path | None = None) -> dict[str, Any]:
    """The result of a sheet; its own card sets are looked up in `folder`."""
    _check(sheet)
    decks = _decks(sheet, root, folder)
    board = _board(sheet["board"]) if "board" in sheet else None
    patterns = [_pattern_of(player, decks) for player in sheet["players"]]
    players = [
        _judged(player, pattern, board) for player, pattern in zip(sheet["players"], patterns, strict=True)
    ]
    builders = [player["name"] for player in players if player["total"] > 0]
    for player in players:
        player["place"] = 1 if player["name"] in builders or not builders else 1 + len(builders)
    decided_by = {0: "nobody", 1: "points"}.get(len(builders), "shared")
    warnings = [{"player": None, "code": code} for code in _warnings(sheet, board, patterns, decks)]
    over = bool(builders) or board is None or len(_spaces(board, "*")) >= 59
    over = over and not sheet.get("unfinished")
    return stated({"players": players, "warnings": warnings}, builders, decided_by, over)


def _judged(player: Any, pattern: list[str] | None, board: list[str] | None) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    if pattern is not None and board is not None:
        facts = {"places": lies(pattern, board), "missing": missing(pattern, board)}
    by_hand = player.get("by_hand", {})
    built = by_hand["built"] if "built" in by_hand else int(bool(facts["places"]))
    source = "by_hand" if "built" in by_hand else "derived"
    return {
        "name": player["name"],
        "total": built,
        "place": 0,
        "lines": {"built": built},
        "from": {"built": source},
        "facts": facts,
    }


def _warnings(
    sheet: Any, board: list[str] | None, patterns: list[list[str] | None], decks: Decks
) -> list[str]:
    found = {
        "too-many-stars": board is not None and len(_spaces(board, "*")) > 59,
        "no-moon": board is not None and not _spaces(board, "M"),
        "same-card": _one_twice(sheet, patterns, decks),
    }
    return [code for code, wrong in found.items() if wrong]


def _one_twice(sheet: Any, patterns: list[list[str] | None], decks: Decks) -> bool:
    """Whether two players have one pattern; a card may be had as often as the set holds copies of it."""
    for pattern in patterns:
        if pattern is None:
            continue
        having = [
            player
            for player, other in zip(sheet["players"], patterns, strict=True)
            if other is not None and alike(pattern, other)
        ]
        cards = [player.get("card") for player in having]
        copies = (
            decks["constellations"][cards[0]].get("copies", 1) if cards[0] and len(set(cards)) == 1 else 1
        )
        if len(having) > copies:
            return True
    return False
