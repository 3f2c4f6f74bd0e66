"""Numbers, colours, maps and paths in the notation of SVG, which the dumps of tests use too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from pnp import scene as shapes
from pnp.geometry import Matrix


def decimal(value: float, places: int = 3) -> str:
    """Write the number in as few characters as possible, without a minus zero."""
    text = f"{value:.{places}f}"
    if places:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def decimals(*values: float) -> str:
    return " ".join([decimal(value) for value in values])


def hexadecimal(colour: shapes.Colour) -> str:
    return f"#{colour.red:02x}{colour.green:02x}{colour.blue:02x}"


def matrix_text(matrix: Matrix) -> str:
    """Write the map as SVG does. Factors of a length have more places than lengths."""
    factors = " ".join([decimal(value, 6) for value in (matrix.a, matrix.b, matrix.c, matrix.d)])
    return f"matrix({factors} {decimals(matrix.e, matrix.f)})"


def path_text(steps: Iterable[shapes.Step]) -> str:
    return "".join([step_text(step) for step in steps])


def step_text(step: shapes.Step) -> str:
    match step:
        case shapes.MoveTo(x, y):
            return f"M{decimals(x, y)}"
        case shapes.LineTo(x, y):
            return f"L{decimals(x, y)}"
        case shapes.CurveTo(x1, y1, x2, y2, x, y):
            return f"C{decimals(x1, y1, x2, y2, x, y)}"
        case shapes.ArcTo(radius_x, radius_y, turn, large, clockwise, x, y):
            sizes = decimals(radius_x, radius_y, turn)
            return f"A{sizes} {int(large)} {int(clockwise)} {decimals(x, y)}"
        case shapes.Close():
            return "Z"
        case _:
            assert_never(step)
