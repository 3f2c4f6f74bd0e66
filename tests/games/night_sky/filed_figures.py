"""The figures of Night Sky as they are filed, laid on the lattice and on the real sky the long way."""

from __future__ import annotations

from math import cos, hypot, radians, sin, sqrt
from typing import TYPE_CHECKING, Any

import yaml

from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator


FILE = ROOT / "cards" / "night-sky" / "constellations.yaml"
CARDS: list[dict[str, Any]] = yaml.load(FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)["cards"]
AROUND = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]
Star = tuple[int, int]


def size(card: dict[str, Any]) -> int:
    return len(card["figure"]["stars"])


def stars(card: dict[str, Any]) -> list[Star]:
    return [(q, r) for q, r in card["figure"]["stars"]]


def lines(card: dict[str, Any]) -> list[tuple[Star, Star]]:
    return [(stars(card)[start], stars(card)[end]) for start, end in card["figure"]["lines"]]


def on_paper(star: Star) -> complex:
    q, r = star
    return complex(q + r / 2, r * sqrt(3) / 2)


def turned(star: Star, times: int) -> Star:
    for _ in range(times):
        star = (-star[1], star[0] + star[1])
    return star


def side(a: Star, b: Star, c: Star) -> int:
    """On which side of the line from a to b lies c: the sign of an area, exact in whole numbers."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def cross(one: tuple[Star, Star], other: tuple[Star, Star]) -> bool:
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def in_window_one(star: Star) -> bool:
    """Between the lines of the ruling and within the six rings; the other windows are this one turned."""
    q, r = star
    return r > -0.5 and q + r > 0.5 and max(abs(q), abs(r), abs(q + r)) <= 6


def ways_to_lie(card: dict[str, Any]) -> Iterator[set[Star]]:
    for times in range(6):
        figure = [turned(star, times) for star in stars(card)]
        q0, r0 = figure[0]
        for q, r in AROUND:
            yield {(a - q0 + q, b - r0 + r) for a, b in figure}


def outline(figure: list[Star], joined: list[tuple[Star, Star]]) -> frozenset[Any]:
    q, r = min(a for a, _ in figure), min(b for _, b in figure)
    moved = {star: (star[0] - q, star[1] - r) for star in figure}
    return frozenset([*moved.values(), *(frozenset((moved[a], moved[b])) for a, b in joined)])


def outlines(card: dict[str, Any]) -> set[frozenset[Any]]:
    return {
        outline([turned(s, n) for s in stars(card)], [(turned(a, n), turned(b, n)) for a, b in lines(card)])
        for n in range(6)
    }


def direction(star: dict[str, Any]) -> tuple[float, float, float]:
    ra, dec = radians(star["ra"]), radians(star["dec"])
    return cos(dec) * cos(ra), cos(dec) * sin(ra), sin(dec)


def dot(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def seen_in_the_sky(catalogue: list[dict[str, Any]]) -> list[complex]:
    """The stars on the plane that touches the sky in their middle, north up and east to the left."""
    ways = [direction(star) for star in catalogue]
    total = [sum(parts) for parts in zip(*ways, strict=True)]
    middle = tuple(part / hypot(*total) for part in total)
    level = hypot(middle[0], middle[1])
    east = (-middle[1] / level, middle[0] / level, 0.0)
    north = (-middle[2] * east[1], middle[2] * east[0], level)
    return [complex(-dot(way, east), dot(way, north)) / dot(way, middle) for way in ways]


def displacement(figure: list[complex], sky: list[complex]) -> float:
    """How far, in lattice steps, a figure's stars lie from the sky's on average.

    The figure is shifted, turned and scaled onto the sky by least squares: a factor of complex numbers does
    all that, and cannot mirror.
    """
    count = len(figure)
    flat = [star - sum(figure) / count for star in figure]
    real = [star - sum(sky) / count for star in sky]
    turn = sum(b * a.conjugate() for a, b in zip(flat, real, strict=True)) / sum(abs(a) ** 2 for a in flat)
    return sum(abs(b - turn * a) for a, b in zip(flat, real, strict=True)) / count / abs(turn)
