"""Numbers, lengths and lists as attributes write them."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Literal, TypeAlias

from pnp.drawings.refusals import Unread, at_most_drawn, is_value, short
from pnp.geometry import Point
from pnp.path_data import MOST, NUMBER, NUMBERS, SPACE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.geometry import Box

LARGEST = 1_000_000
LENGTH = re.compile(rf"\s*({NUMBER.pattern})\s*([a-zA-Z]+|%)?\s*")
LIST = re.compile(rf"{SPACE.pattern}{NUMBERS.pattern}")
PIXELS = {"": 1.0, "px": 1.0, "in": 96.0, "cm": 96 / 2.54, "mm": 96 / 25.4, "pt": 96 / 72, "pc": 16.0}
UNITS = "units are px, mm, cm, in, pt, pc and %"

Along: TypeAlias = Literal["width", "height", "both"]  # what a percentage is of
SIDES: dict[str, Along] = {
    **dict.fromkeys(("x", "width", "rx", "cx", "fx", "x1", "x2"), "width"),
    **dict.fromkeys(("y", "height", "ry", "cy", "fy", "y1", "y2"), "height"),
    **dict.fromkeys(("r", "fr"), "both"),
}


def number(text: str) -> float:
    found = NUMBER.fullmatch(text.strip())
    if found is None:
        raise Unread(f"'{short(text)}' is no number", "write a plain number such as 12.5")
    return bounded(float(found.group()))


def bounded(value: float) -> float:
    if abs(value) <= LARGEST:
        return value
    wrong = f"the number {value:g} is too large"
    raise Unread(wrong, f"numbers lie between -{LARGEST:,} and {LARGEST:,}")


def share(text: str) -> float:
    """A number from 0 to 1, or a percentage; what lies beyond counts as the nearest."""
    written = text.strip()
    value = number(written[:-1]) / 100 if written.endswith("%") else number(written)
    return min(max(value, 0.0), 1.0)


def length(text: str, view: Box, along: Along) -> float:
    """A length in the drawing's own units."""
    found = LENGTH.fullmatch(text)
    if found is None:
        wrong = f"'{short(text)}' is no length"
        raise Unread(wrong, "write a number such as 12.5, or 3mm")
    unit = (found.group(2) or "").lower()
    if unit == "%":
        return bounded(float(found.group(1)) / 100 * side(view, along))
    if unit not in PIXELS:
        raise Unread(f"'{short(text)}' is in a unit that is not known", UNITS)
    return bounded(float(found.group(1)) * PIXELS[unit])


def coordinate(attributes: Mapping[str, str], name: str, view: Box, default: str = "0") -> float:
    return length(attributes.get(name, default), view, SIDES[name])


def side(view: Box, along: Along) -> float:
    if along == "both":
        return math.hypot(view.width, view.height) / math.sqrt(2)
    return view.width if along == "width" else view.height


def at_least_zero(value: float, name: str) -> float:
    if value < 0:
        raise Unread(is_value(name, f"{value:g}"), "it cannot be less than 0")
    return value


def numbers(text: str) -> list[float]:
    """Numbers with spaces or commas between them, or with nothing where that is plain."""
    if LIST.fullmatch(text) is None:
        wrong = f"'{short(text)}' is no list of numbers"
        raise Unread(wrong, "write numbers with spaces between them")
    return [bounded(float(found.group())) for found in NUMBER.finditer(text)]


def points(text: str) -> list[Point]:
    values = numbers(text)
    if len(values) % 2:
        wrong = f"the points are {len(values):,} numbers"
        raise Unread(wrong, "they come in pairs")
    if len(values) > 2 * MOST:
        raise Unread(f"there are {len(values) // 2:,} points", at_most_drawn(MOST))
    return [Point(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
