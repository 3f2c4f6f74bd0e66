"""How well a card of Hvězdokupy fits the real stars that it stands for, worked out the long way."""

from __future__ import annotations

from math import asin, atan2, cos, hypot, radians, sin
from statistics import fmean
from typing import Any, TypeAlias

from tests.games.hvezdokupy.card_files import of_colour, stars

Place: TypeAlias = tuple[float, float]  # right ascension and declination in degrees
GREEN = [card["id"] for card in of_colour("green")]


def direction(place: Place) -> tuple[float, float, float]:
    ascension, declination = map(radians, place)
    return (cos(declination) * cos(ascension), cos(declination) * sin(ascension), sin(declination))


def projected(sky: list[Place]) -> list[complex]:
    """The places on the plane that touches the sky at their centre, as one sees them: east to the left, and
    south downwards, as rows are counted."""
    x, y, z = (fmean(parts) for parts in zip(*map(direction, sky), strict=True))
    middle, height = atan2(y, x), asin(z / hypot(x, y, z))
    return [_onto_plane(place, middle, height) for place in sky]


def _onto_plane(place: Place, middle: float, height: float) -> complex:
    ascension, declination = radians(place[0]) - middle, radians(place[1])
    depth = sin(height) * sin(declination) + cos(height) * cos(declination) * cos(ascension)
    east = cos(declination) * sin(ascension) / depth
    north = (cos(height) * sin(declination) - sin(height) * cos(declination) * cos(ascension)) / depth
    return complex(-east, -north)


def displacement(drawn: list[complex], seen: list[complex]) -> float:
    """By how many spaces the drawn stars lie beside the seen ones in the mean, once they are moved, turned
    and scaled (by one complex number) so that the squares of the distances are least."""
    drawn_centre, seen_centre = sum(drawn) / len(drawn), sum(seen) / len(seen)
    pairs = [(d - drawn_centre, s - seen_centre) for d, s in zip(drawn, seen, strict=True)]
    turn = sum(d.conjugate() * s for d, s in pairs) / sum(abs(d) ** 2 for d, _ in pairs)
    return fmean(abs(turn * d - s) for d, s in pairs) / abs(turn)


def sky_of(card: dict[str, Any]) -> list[Place]:
    return [(star["ra"], star["dec"]) for star in card["stars_of"]]


def misfit(card: dict[str, Any]) -> float:
    drawn = [complex(column, row) for row, column in stars(card)]
    seen = projected(sky_of(card))
    return min(displacement(drawn, seen), displacement([star.conjugate() for star in drawn], seen))
