"""Mistakes that a sheet of any game can have: each breaks a sheet in one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

__all__ = ["Breakage", "name_twice", "some_player", "the_sheet", "without"]

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
