"""Tables of Hvězdokupy as a sheet has them, and their boards turned and mirrored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp import score

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.scoring import Result

Rows = list[str]

EMPTY: Rows = ["........"] * 8
# As the rulebook's last example has it: the star that Cyril puts at 4, 4 builds Aneta's constellation as it
# is drawn, Blanka's mirrored, his own turned and mirrored; David's would need the Moon's space.
AFTER: Rows = [
    "........",
    ".**.....",
    "...*....",
    "..****..",
    ".....M*.",
    "........",
    "........",
    "........",
]
BEFORE: Rows = [*AFTER[:3], "..*.**..", *AFTER[4:]]
PATTERNS: Mapping[str, Rows] = {
    "Aneta": [".*.", "***"],
    "Blanka": [".**", "*..", "*.."],
    "Cyril": ["*.", "*.", "**"],
    "David": ["**.", ".**"],
}


def drawn(rows: Sequence[str]) -> str:
    return "\n".join(rows) + "\n"


def typed(name: str, rows: Sequence[str]) -> dict[str, Any]:
    return {"name": name, "pattern": drawn(rows)}


def dealt(name: str, card: str) -> dict[str, Any]:
    return {"name": name, "card": card}


def table(board: Sequence[str], *players: dict[str, Any]) -> dict[str, Any]:
    return {"game": "hvezdokupy", "board": drawn(board), "players": [*players]}


def four(board: Sequence[str]) -> dict[str, Any]:
    return table(board, *(typed(name, rows) for name, rows in PATTERNS.items()))


def alone(board: Sequence[str], rows: Sequence[str]) -> dict[str, Any]:
    """The facts of one pattern on a board, beside a player whose line is given by hand."""
    result = score(table(board, typed("A", rows), {"name": "B", "by_hand": {"built": 0}}))
    return dict(result.players[0].facts)


def codes(result: Result) -> list[str]:
    assert all(caution.player is None for caution in result.warnings)
    return [caution.code for caution in result.warnings]


def turned(rows: Sequence[str]) -> Rows:
    """A quarter turn clockwise."""
    return ["".join(column) for column in zip(*reversed(rows), strict=True)]


def mirrored(rows: Sequence[str]) -> Rows:
    return [row[::-1] for row in rows]


def ways_round(rows: Sequence[str]) -> list[Rows]:
    """Turned four times and mirrored, each way that is different once."""
    found: list[Rows] = []
    for way in ([*rows], mirrored(rows)):
        for _ in range(4):
            found += [] if way in found else [way]
            way = turned(way)
    return found


def laid(rows: Sequence[str], row: int, column: int) -> Rows:
    """An empty board with these rows on it, their corner at a place from 0."""
    wide = [f"{'.' * column}{signs}".ljust(8, ".") for signs in rows]
    return [*EMPTY[:row], *wide, *EMPTY[row + len(rows) :]]


def stars(rows: Sequence[str]) -> list[list[int]]:
    """The places of the stars, counted from 1, in reading order."""
    return [[y, x] for y, row in enumerate(rows, 1) for x, sign in enumerate(row, 1) if sign == "*"]


def with_moon(board: Sequence[str], row: int, column: int) -> Rows:
    """The board with the Moon at a place from 0, whatever lay there."""
    old = board[row]
    return [*board[:row], f"{old[:column]}M{old[column + 1 :]}", *board[row + 1 :]]
