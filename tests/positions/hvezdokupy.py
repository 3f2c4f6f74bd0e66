"""Score sheets of Hvězdokupy for hypothesis: dense boards on which patterns nearly lie, and broken sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.card_sets import decks_of
from tests.oracles.hvezdokupy import SIZE, turnings
from tests.positions.choices import picker, some
from tests.positions.hvezdokupy_broken import BREAKAGES

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

    from tests.positions.choices import Pick

__all__ = ["BREAKAGES", "boards", "broken_sheets", "pattern", "patterns", "sheet_of", "sheets"]

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


def pattern(pick: Pick) -> Rows:
    tall, wide = pick([(2, 2), (3, 3), (3, 2), (4, 4), (1, 8), (8, 1), (5, 3), (8, 8)])
    inside = [(row, column) for row, column in SPACES if row < tall and column < wide]
    corners = {(0, 0), (0, 7), (7, 0), (7, 7)} if tall == wide == SIZE else set()
    return _cropped(corners | set(some(pick, inside, pick(range(3, 11 - len(corners))))))


@st.composite
def patterns(draw: DrawFn) -> Rows:
    """A pattern such as a card may show: mostly small, at times as long as the board."""
    return pattern(picker(draw, 16))


def _noise(pick: Pick) -> set[Space]:
    """Stars anywhere: mostly few, at times on half of the board, or nearly everywhere."""
    density = pick([0, 0, 0, 1, 1, 2, 2, 4, 6, 8])
    stars = {space for space in SPACES if pick(range(8)) < density}
    return stars - set(some(pick, SPACES, pick(range(8)))) if density == 8 else stars


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
        rows = pattern(pick)
    if kind == "again" and before:
        rows = pick(turnings(pick(before)))
    return {"pattern": "\n".join(rows) + pick(["\n", ""])}, rows


def _dealt(pick: Pick, cards: dict[str, Any], count: int) -> list[str]:
    """Different cards; where a set has too few, some twice."""
    return (some(pick, sorted(cards), count) * count)[:count]


def sheet_of(pick: Pick, cards: dict[str, Any], whole: bool) -> dict[str, Any]:
    """A sheet without errors; a whole one leaves nothing to lines by hand."""
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


@st.composite
def _sheets(draw: DrawFn, root: Path, whole: bool) -> dict[str, Any]:
    return sheet_of(picker(draw, 280), decks_of("hvezdokupy", root)["constellations"], whole)


def sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Whole sheets without errors, legal and not."""
    return _sheets(root, whole=False)


@st.composite
def _broken(draw: DrawFn, root: Path, kind: str | None) -> dict[str, Any]:
    sheet = draw(_sheets(root, whole=True))
    BREAKAGES[kind or draw(st.sampled_from(sorted(BREAKAGES)))](draw, sheet)
    return sheet


def broken_sheets(root: Path = ROOT, kind: str | None = None) -> SearchStrategy[dict[str, Any]]:
    """Sheets with exactly one error, of this kind or of any."""
    return _broken(root, kind)
