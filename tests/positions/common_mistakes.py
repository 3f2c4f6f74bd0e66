"""Mistakes that a sheet of any game can have: each breaks a sheet in one way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests.positions.chances import once_in

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["Breakage", "broken", "name_twice", "some_player", "the_sheet", "without"]

Breakage = Callable[["DrawFn", dict[str, Any]], None]


def the_sheet(key: str, value: object) -> Breakage:
    """The sheet says this."""

    def broken(_: DrawFn, sheet: dict[str, Any]) -> None:
        sheet[key] = value

    return broken


def some_player(key: str, value: object) -> Breakage:
    """This is said of some player."""

    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        draw(st.sampled_from(sheet["players"]))[key] = value

    return broken


def without(*keys: str) -> Breakage:
    """Some player lacks these keys."""

    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        for key in keys:
            player.pop(key, None)

    return broken


def name_twice(_: DrawFn, sheet: dict[str, Any]) -> None:
    sheet["players"][1]["name"] = sheet["players"][0]["name"]


@st.composite
def broken(
    draw: DrawFn,
    breakages: Mapping[str, Breakage],
    alone: Set[str],
    at_table: Set[str],
    sheets: Callable[[bool], SearchStrategy[dict[str, Any]]],
    kind: str | None,
) -> dict[str, Any]:
    """A sheet broken in this way or in any: some ways are for a game alone, some for a table of several; the
    whole sheets of both are given."""
    kind = kind or draw(st.sampled_from(sorted(breakages)))
    sheet = draw(sheets(kind in alone or (kind not in at_table and once_in(draw, 3))))
    breakages[kind](draw, sheet)
    return sheet
