"""Spaces of a board or a pattern as layouts name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError

if TYPE_CHECKING:
    from collections.abc import Container

Place = tuple[int, int]  # row and column from 0


def place_of(named: str, among: Container[Place], key: str) -> Place:
    """Such as `2,3`: its row and its column, counted from 1."""
    row, _, column = named.partition(",")
    place = (int(row) - 1, int(column) - 1) if row.isdecimal() and column.isdecimal() else (-1, -1)
    if place not in among:
        wrong = f"there is no space '{named[:40]}'"
        raise FigureError(wrong, "say row,column", key)
    return place
