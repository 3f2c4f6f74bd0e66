"""How far a constellation that was drawn lies from the real stars that it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, fsum, hypot, inf, radians, sin
from statistics import fmean


def displacement(
    drawn: Sequence[complex], sky: Sequence[tuple[float, float]], mirrored: bool = False
) -> float:
    """In steps of the drawing, whose y goes upwards, and in the mean of its stars, which lie in two places at
    least: shifted, turned and scaled onto the real ones so that the squares of the distances are least, and
    mirrored if that fits better and may be. `sky` are right ascensions and declinations in degrees. What no
    scale brings together is infinitely far."""
    seen = _project_stars(sky)
    if seen is None:
        return inf
    found = _measure_distance(drawn, seen)
    return min(found, _measure_distance([star.conjugate() for star in drawn], seen)) if mirrored else found


def _project_stars(sky: Sequence[tuple[float, float]]) -> list[complex] | None:
    """The stars on the plane that touches the sky in their middle, north up and east to the left; none where
    they do not all lie on one side of the sky."""
    places = [(radians(ascension), radians(declination)) for ascension, declination in sky]
    x = fsum(cos(height) * cos(along) for along, height in places)
    y = fsum(cos(height) * sin(along) for along, height in places)
    z = fsum(sin(height) for _, height in places)
    middle, level = atan2(y, x), atan2(z, hypot(x, y))
    found = [_project_star(along - middle, height, level) for along, height in places]
    return None if None in found else [star for star in found if star is not None]


def _project_star(along: float, height: float, level: float) -> complex | None:
    depth = sin(level) * sin(height) + cos(level) * cos(height) * cos(along)
    east = cos(height) * sin(along)
    north = cos(level) * sin(height) - sin(level) * cos(height) * cos(along)
    return complex(-east, north) / depth if depth > 1e-9 else None


def _measure_distance(drawn: Sequence[complex], seen: Sequence[complex]) -> float:
    """A factor of complex numbers turns and scales, and cannot mirror."""
    middle, centre = _find_middle(drawn), _find_middle(seen)
    pairs = [(own - middle, star - centre) for own, star in zip(drawn, seen, strict=True)]
    turned = _add_up([own.conjugate() * star for own, star in pairs])
    factor = turned / fsum(abs(own) ** 2 for own, _ in pairs)
    if abs(factor) < 1e-9:
        return inf
    return fmean(abs(factor * own - star) for own, star in pairs) / abs(factor)


def _find_middle(places: Sequence[complex]) -> complex:
    return _add_up(places) / len(places)


def _add_up(numbers: Sequence[complex]) -> complex:
    return complex(fsum(each.real for each in numbers), fsum(each.imag for each in numbers))
