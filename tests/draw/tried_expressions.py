"""Expressions that are tried with the names of one card: what they come to, or why they are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.draw import ExpressionError, read_expression

if TYPE_CHECKING:
    from pnp.draw import Names, Value

CARD: dict[str, Value] = {
    "title": "Sun",
    "cost": 3,
    "width": 63.0,
    "gap": 2.0,
    "orbit-radius": 4.5,
    "costs": (4, 1, 2.5),
    "item": {"title": "Ship", "left-wing": 7, "parts": ("a", "b")},
    "note": None,
    "flag": True,
    "class": "G2",
    "město": "Brno",
}


def value(source: str, names: Names = CARD) -> Value:
    return read_expression(source, names).value(names)


def mistake(source: str, names: Names = CARD) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        value(source, names)
    return caught.value
