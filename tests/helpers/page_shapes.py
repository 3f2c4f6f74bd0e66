"""Finds what stands on a rendered page of black and white: pieces of one colour that hang together, in mm."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PIL.Image import Image

MM = 25.4
WHITE, BLACK = re.compile(rb"[\x80-\xff]+"), re.compile(rb"[\x00-\x7f]+")


class Spot(NamedTuple):
    """A piece of one colour: what it reaches, and how much of that it fills; in mm, or in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    area: float

    @property
    def x(self) -> float:
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        return (self.top + self.bottom) / 2

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def spots(picture: Image, dpi: float, colour: re.Pattern[bytes] = WHITE) -> list[Spot]:
    """All pieces of a colour; what meets only at corners hangs together in black, and not in white."""
    rows = [[match.span() for match in colour.finditer(row)] for row in lines(picture)]
    reach = 1 if colour is BLACK else 0
    first = [0]
    for row in rows:
        first.append(first[-1] + len(row))
    above = list(range(first[-1]))
    for number, (upper, lower) in enumerate(pairwise(rows)):
        for one, other in meeting(upper, lower, reach):
            join(above, first[number] + one, first[number + 1] + other)
    found: dict[int, Spot] = {}
    for number, row in enumerate(rows):
        for place, (start, end) in enumerate(row):
            run = Spot(start, number, end, number + 1, end - start)
            top = root(above, first[number] + place)
            found[top] = both(found[top], run) if top in found else run
    return [scaled(spot, MM / dpi) for spot in found.values()]


def lines(picture: Image) -> Iterator[bytes]:
    data, width = picture.tobytes(), picture.width
    return (data[start : start + width] for start in range(0, len(data), width))


def meeting(
    upper: list[tuple[int, int]], lower: list[tuple[int, int]], reach: int
) -> Iterator[tuple[int, int]]:
    """The runs of two neighbouring rows that touch, by their places."""
    one = other = 0
    while one < len(upper) and other < len(lower):
        if upper[one][0] < lower[other][1] + reach and lower[other][0] < upper[one][1] + reach:
            yield one, other
        if upper[one][1] < lower[other][1]:
            one += 1
        else:
            other += 1


def root(above: list[int], at: int) -> int:
    while above[at] != at:
        above[at] = above[above[at]]
        at = above[at]
    return at


def join(above: list[int], one: int, other: int) -> None:
    above[root(above, other)] = root(above, one)


def both(one: Spot, other: Spot) -> Spot:
    return Spot(
        min(one.left, other.left),
        min(one.top, other.top),
        max(one.right, other.right),
        max(one.bottom, other.bottom),
        one.area + other.area,
    )


def scaled(spot: Spot, by: float) -> Spot:
    left, top, right, bottom, area = spot
    return Spot(left * by, top * by, right * by, bottom * by, area * by * by)


def discs(found: Iterable[Spot], least: float, most: float) -> list[Spot]:
    """What is as wide as it is high, between two widths; of those about one point only the widest."""
    square = [
        spot
        for spot in found
        if least <= spot.width <= most
        and least <= spot.height <= most
        and abs(spot.width - spot.height) < 0.06 * spot.width
    ]
    kept: list[Spot] = []
    for spot in sorted(square, key=lambda spot: -spot.width):
        if all(abs(spot.x - other.x) + abs(spot.y - other.y) > least / 2 for other in kept):
            kept.append(spot)
    return kept
