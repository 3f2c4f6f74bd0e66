"""Score sheets of Hvězdokupy for hypothesis: dense boards on which patterns nearly lie, and broken sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from oracles.card_sets import decks_of
from oracles.hvezdokupy import SIZE, turnings
from positions.picking import picker, some

if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import DrawFn, SearchStrategy

    from positions.picking import Pick

__all__ = ["BREAKAGES", "boards", "broken_sheets", "patterns", "sheets"]

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["Aneta", "Blanka", "Cyril", "David", "Hvězdoslava", "Maximiliána Kateřina", "Bob", "Żaneta", "7"]
SPACES = [(row, column) for row in range(SIZE) for column in range(SIZE)]

Space = tuple[int, int]
Rows = list[str]


def _cropped(spaces: set[Space]) -> Rows:
    rows, columns = [row for row, _ in spaces], [column for _, column in spaces]
    return [
        "".join("*" if (row, column) in spaces else "." for column in range(min(columns), max(columns) + 1))
        for row in range(min(rows), max(rows) + 1)
    ]


def _pattern(pick: Pick) -> Rows:
    tall, wide = pick([(2, 2), (3, 3), (3, 2), (4, 4), (1, 8), (8, 1), (5, 3), (8, 8)])
    inside = [(row, column) for row, column in SPACES if row < tall and column < wide]
    corners = {(0, 0), (0, 7), (7, 0), (7, 7)} if tall == wide == SIZE else set()
    return _cropped(corners | set(some(pick, inside, pick(range(3, 11 - len(corners))))))


@st.composite
def patterns(draw: DrawFn) -> Rows:
    """A pattern such as a card may show: mostly small, at times as long as the board."""
    return _pattern(picker(draw, 16))


def _noise(pick: Pick) -> set[Space]:
    """Stars anywhere: mostly few, at times on half of the board, or nearly everywhere."""
    density = pick([0, 0, 0, 1, 1, 2, 2, 4, 6, 8])
    return {space for space in SPACES if pick(range(8)) < density}


def _planted(pick: Pick, pattern: Rows) -> set[Space]:
    """The spaces under a pattern that was turned, mirrored and put somewhere on the board."""
    rows = pick(turnings(pattern))
    down, right = pick(range(SIZE + 1 - len(rows))), pick(range(SIZE + 1 - len(rows[0])))
    return {
        (row + down, column + right)
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign == "*"
    }


def _board(pick: Pick, wanted: list[Rows]) -> Rows:
    stars = _noise(pick)
    needed: set[Space] = set()
    for pattern in wanted:
        planted = _planted(pick, pattern)
        if pick([True, False]):
            needed |= planted
            stars |= planted - set(some(pick, sorted(planted), pick([0, 0, 1, 2])))
    moon = pick([pick(SPACES), pick(SPACES), pick(sorted(needed) or SPACES), None])
    return [
        "".join(
            "M" if (row, column) == moon else "*" if (row, column) in stars else "." for column in range(SIZE)
        )
        for row in range(SIZE)
    ]


@st.composite
def boards(draw: DrawFn, wanted: list[Rows]) -> Rows:
    """A board on which the wanted patterns often lie, and often miss a star or meet the Moon."""
    return _board(picker(draw, 72 + 8 * len(wanted)), wanted)


def _written(pick: Pick, rows: Rows) -> str:
    """Rows as a board on a sheet: signs close together, apart, or in two halves."""
    apart = pick(["", "", "", " "])
    lines = [apart.join(row) for row in rows]
    if pick(range(8)) == 7:
        lines = [f"{row[:4]}  {row[4:]}" for row in rows]
    return "\n".join(lines) + pick(["\n", ""])


def _rows_of(card: Any) -> Rows:
    return str(card["pattern"]).split()


def _had(pick: Pick, cards: dict[str, Any], card: str, before: list[Rows]) -> tuple[dict[str, str], Rows]:
    """What one player has, as keys of the sheet, and as rows."""
    kind = pick(["card"] * 10 + ["new"] * 3 + ["copied", "again"])
    rows = _rows_of(cards[card])
    if kind == "card":
        return {"card": card}, rows
    if kind == "new":
        rows = _pattern(pick)
    if kind == "again" and before:
        rows = pick(turnings(pick(before)))
    return {"pattern": "\n".join(rows) + pick(["\n", ""])}, rows


def _dealt(pick: Pick, cards: dict[str, Any], count: int) -> list[str]:
    """Different cards; where a set has too few, some twice."""
    return (some(pick, sorted(cards), count) * count)[:count]


@st.composite
def _sheets(draw: DrawFn, root: Path, whole: bool) -> dict[str, Any]:
    """A sheet without errors; a whole one leaves nothing to lines by hand."""
    pick = picker(draw, 280)
    cards = decks_of("hvezdokupy", root)["constellations"]
    names = some(pick, NAMES, pick(range(2, 7)))
    players: list[dict[str, Any]] = []
    wanted: list[Rows] = []
    for name, card in zip(names, _dealt(pick, cards, len(names)), strict=True):
        keys, rows = _had(pick, cards, card, wanted)
        wanted.append(rows)
        players.append({"name": name, **keys})
    board = _written(pick, _board(pick, wanted))
    sheet: dict[str, Any] = {"game": "hvezdokupy", "board": board, "players": players}
    if pick(range(8)) == 7:
        sheet["title"] = "Pod širým nebem"
    if not whole:
        _enter_by_hand(pick, sheet)
    return sheet


def _enter_by_hand(pick: Pick, sheet: dict[str, Any]) -> None:
    everyone = pick(range(16)) == 15
    for player in sheet["players"]:
        if everyone or pick(range(12)) == 11:
            player["by_hand"] = {"built": pick([0, 1])}
            if pick([False, True]):
                player.pop("card", None)
                player.pop("pattern", None)
    if all("by_hand" in player for player in sheet["players"]) and pick([False, True]):
        del sheet["board"]


def sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Whole sheets without errors, legal and not."""
    return _sheets(root, whole=False)


# One mistake each.


def _some_row(change: Callable[[str], str]) -> Callable[[DrawFn, dict[str, Any]], None]:
    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        rows = sheet["board"].replace(" ", "").split()
        which = draw(st.integers(0, SIZE - 1))
        rows[which] = change(rows[which])
        sheet["board"] = "\n".join(rows) + "\n"

    return broken


def _row_too_few(draw: DrawFn, sheet: dict[str, Any]) -> None:
    rows = sheet["board"].split("\n")[:SIZE]
    del rows[draw(st.integers(0, SIZE - 1))]
    sheet["board"] = "\n".join(rows)


def _row_too_many(_: DrawFn, sheet: dict[str, Any]) -> None:
    sheet["board"] = "........\n" + sheet["board"]


def _two_moons(draw: DrawFn, sheet: dict[str, Any]) -> None:
    signs = list(sheet["board"].replace("M", "."))
    spaces = [place for place, sign in enumerate(signs) if sign in "*."]
    for place in draw(st.lists(st.sampled_from(spaces), min_size=2, max_size=3, unique=True)):
        signs[place] = "M"
    sheet["board"] = "".join(signs)


def _some_pattern(text: str) -> Callable[[DrawFn, dict[str, Any]], None]:
    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        player.pop("card", None)
        player["pattern"] = text

    return broken


def _some_player(key: str, value: object) -> Callable[[DrawFn, dict[str, Any]], None]:
    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        if key == "card":
            player.pop("pattern", None)
        player[key] = value

    return broken


def _without(*keys: str) -> Callable[[DrawFn, dict[str, Any]], None]:
    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        for key in keys:
            player.pop(key, None)

    return broken


def _name_twice(_: DrawFn, sheet: dict[str, Any]) -> None:
    sheet["players"][1]["name"] = sheet["players"][0]["name"]


def _too_few(_: DrawFn, sheet: dict[str, Any]) -> None:
    del sheet["players"][1:]


def _too_many(_: DrawFn, sheet: dict[str, Any]) -> None:
    while len(sheet["players"]) < 7:
        more = {"name": f"one more {len(sheet['players'])}", "by_hand": {"built": 0}}
        sheet["players"].append(more)


def _without_board(_: DrawFn, sheet: dict[str, Any]) -> None:
    del sheet["board"]


def _unknown_key(_: DrawFn, sheet: dict[str, Any]) -> None:
    sheet["bord"] = sheet["board"]


BREAKAGES: dict[str, Callable[[DrawFn, dict[str, Any]], None]] = {
    "row-too-few": _row_too_few,
    "row-too-many": _row_too_many,
    "column-too-few": _some_row(lambda row: row[1:]),
    "column-too-many": _some_row(lambda row: "." + row),
    "another-sign": _some_row(lambda row: ("x" if row[0] != "M" else "m") + row[1:]),
    "two-moons": _two_moons,
    "pattern-empty": _some_pattern(""),
    "pattern-without-stars": _some_pattern("...\n...\n"),
    "pattern-too-wide": _some_pattern("*...*...*\n"),
    "pattern-too-tall": _some_pattern("*\n" * 9),
    "pattern-ragged": _some_pattern("***\n**\n"),
    "pattern-empty-row": _some_pattern("...\n***\n.*.\n"),
    "pattern-empty-column": _some_pattern("**.\n.*.\n**.\n"),
    "pattern-too-few-stars": _some_pattern("*.\n.*\n"),
    "pattern-too-many-stars": _some_pattern("****\n****\n***.\n"),
    "pattern-another-sign": _some_pattern("**\n*M\n"),
    "card-unknown": _some_player("card", "F99"),
    "points-not-whole": _some_player("by_hand", {"built": "yes"}),
    "points-of-another-line": _some_player("by_hand", {"build": 1}),
    "player-key-unknown": _some_player("galaxy", {}),
    "card-missing": _without("card", "pattern"),
    "name-missing": _without("name"),
    "name-twice": _name_twice,
    "players-too-few": _too_few,
    "players-too-many": _too_many,
    "board-missing": _without_board,
    "sheet-key-unknown": _unknown_key,
}


@st.composite
def _broken(draw: DrawFn, root: Path, kind: str | None) -> dict[str, Any]:
    sheet = draw(_sheets(root, whole=True))
    BREAKAGES[kind or draw(st.sampled_from(sorted(BREAKAGES)))](draw, sheet)
    return sheet


def broken_sheets(root: Path = ROOT, kind: str | None = None) -> SearchStrategy[dict[str, Any]]:
    """Sheets with exactly one error, of this kind or of any."""
    return _broken(root, kind)
