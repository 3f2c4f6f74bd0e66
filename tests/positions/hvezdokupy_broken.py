"""One mistake at a time in a sheet of Hvězdokupy, each of a kind that the pages call an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests.oracles.hvezdokupy import SIZE
from tests.positions.common_mistakes import name_twice, some_player, without

if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import DrawFn

    from tests.positions.common_mistakes import Breakage

__all__ = ["BREAKAGES"]


def _some_row(change: Callable[[str], str]) -> Breakage:
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
    for place in draw(st.lists(st.sampled_from(spaces), min_size=2, max_size=2, unique=True)):
        signs[place] = "M"
    sheet["board"] = "".join(signs)


def _some_pattern(text: str) -> Breakage:
    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        player.pop("card", None)
        player["pattern"] = text

    return broken


def _unknown_card(draw: DrawFn, sheet: dict[str, Any]) -> None:
    player = draw(st.sampled_from(sheet["players"]))
    player.pop("pattern", None)
    player["card"] = "F99"


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


BREAKAGES: dict[str, Breakage] = {
    "row-too-few": _row_too_few,
    "row-too-many": _row_too_many,
    "column-too-few": _some_row(lambda row: row[1:]),
    "column-too-many": _some_row(lambda row: "." + row),
    "another-sign": _some_row(lambda row: "?" + row[1:]),
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
    "card-unknown": _unknown_card,
    "points-not-whole": some_player("by_hand", {"built": "yes"}),
    "points-of-another-line": some_player("by_hand", {"build": 1}),
    "player-key-unknown": some_player("galaxy", {}),
    "card-missing": without("card", "pattern"),
    "name-missing": without("name"),
    "name-twice": name_twice,
    "players-too-few": _too_few,
    "players-too-many": _too_many,
    "board-missing": _without_board,
    "sheet-key-unknown": _unknown_key,
}
