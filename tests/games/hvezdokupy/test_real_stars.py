"""The real constellations of Hvězdokupy: how well they fit the stars that they stand for."""

from __future__ import annotations

from itertools import combinations
from math import acos, asin, atan2, cos, degrees, hypot, radians, sin
from statistics import fmean
from typing import Any, TypeAlias

import pytest

from tests.games.hvezdokupy.card_files import BY_ID, of_colour, stars

Place: TypeAlias = tuple[float, float]  # right ascension and declination in degrees

GREEN = [card["id"] for card in of_colour("green")]


def direction(place: Place) -> tuple[float, float, float]:
    ascension, declination = map(radians, place)
    return (cos(declination) * cos(ascension), cos(declination) * sin(ascension), sin(declination))


def apart(one: Place, other: Place) -> float:
    """The angle between two places in degrees."""
    along = sum(a * b for a, b in zip(direction(one), direction(other), strict=True))
    return degrees(acos(max(-1.0, min(1.0, along))))


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


@pytest.mark.parametrize("name", GREEN)
def test_every_star_of_a_real_constellation_is_named_once_and_has_its_place(name: str) -> None:
    told = BY_ID[name]["stars_of"]
    assert len(told) == len(stars(BY_ID[name]))
    assert all(set(star) == {"star", "ra", "dec"} for star in told)
    assert len({star["star"] for star in told}) == len(set(sky_of(BY_ID[name]))) == len(told)
    assert all(0 <= ra < 360 and -90 <= dec <= 90 for ra, dec in sky_of(BY_ID[name]))
    assert all(round(angle, 3) == angle for place in sky_of(BY_ID[name]) for angle in place)


@pytest.mark.parametrize("name", GREEN)
def test_the_stars_of_a_real_constellation_lie_near_each_other(name: str) -> None:
    between = [apart(one, other) for one, other in combinations(sky_of(BY_ID[name]), 2)]
    assert max(between) < 45
    assert min(between) > 0.25  # no star under two names


@pytest.mark.parametrize("name", GREEN)
def test_a_real_constellation_fits_its_stars(name: str) -> None:
    assert misfit(BY_ID[name]) < 0.4


def test_most_real_constellations_fit_much_better() -> None:
    assert sum(misfit(BY_ID[name]) < 0.25 for name in GREEN) >= 13


@pytest.mark.parametrize("name", GREEN)
def test_a_real_constellation_does_not_fit_its_stars_in_another_order(name: str) -> None:
    told = BY_ID[name]["stars_of"]
    shifted = {**BY_ID[name], "stars_of": told[1:] + told[:1]}
    assert misfit(shifted) > 0.4


def test_a_figure_seen_turned_mirrored_and_scaled_is_no_misfit() -> None:
    drawn = [0j, 1 + 0j, 1 + 2j, 3 + 2j]
    seen = [(0.2 - 0.3j) * star.conjugate() + (5 + 1j) for star in drawn]
    assert displacement([star.conjugate() for star in drawn], seen) == pytest.approx(0)
    assert displacement(drawn, seen) > 0.4


def test_east_is_to_the_left_and_north_is_up() -> None:
    west, east, north = projected([(355.0, 0.0), (5.0, 0.0), (0.0, 8.0)])
    assert east.real < north.real < west.real
    assert north.imag < east.imag
