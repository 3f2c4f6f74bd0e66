"""The real constellations of Hvězdokupy: how well they fit the stars that they stand for."""

from __future__ import annotations

from itertools import combinations
from math import acos, degrees

import pytest

from tests.games.hvezdokupy.card_files import BY_ID, stars
from tests.games.hvezdokupy.real_stars import GREEN, Place, direction, displacement, misfit, projected, sky_of


def apart(one: Place, other: Place) -> float:
    """The angle between two places in degrees."""
    along = sum(a * b for a, b in zip(direction(one), direction(other), strict=True))
    return degrees(acos(max(-1.0, min(1.0, along))))


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
