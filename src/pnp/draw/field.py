"""A field of stars: evenly strewn, denser in a band like the Milky Way, the same whenever it is drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from pnp.draw.figures import curved, dot, polar
from pnp.geometry import Box, Point, grown
from pnp.scene import Path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pnp.draw.figures import Steps
    from pnp.draw.roles import Brightness, Palette

    Kept: TypeAlias = Callable[[float, float], bool]  # says that no star may stand here

CELL = 2.0  # mm: stars are looked up by the square that they stand in
BRIGHT, MIDDLE = 0.16, 0.1  # the least radius of the brighter kinds
MARGIN = 5.6  # sparkles keep this far from the trim, so that no cut goes through one
ROOM = 1.8  # and this far from what is kept clear
TRIES = 12_000
DUST = 0.149  # times the square of a radius: how many there are within
SEED, DUST_SEED = 11, 3


@dataclass(frozen=True, slots=True)
class Star:
    x: float
    y: float
    radius: float


def even(seed: int) -> Iterator[float]:
    """Numbers spread evenly over 0 to 1, the same for the same seed on every machine."""
    state = seed
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (state >> 11) / 2**53


def strewn(box: Box, seed: int, density: float, kept: Kept) -> tuple[Star, ...]:
    """Stars over a box, `density` to the square centimetre where they may stand, none too near another."""
    wanted = round(density * box.width * box.height / 100)
    found: list[Star] = []
    squares: dict[tuple[int, int], list[Star]] = {}
    for star in islice(_candidates(box, seed), TRIES):
        if star and not kept(star.x, star.y) and _is_free(star, squares):
            found.append(star)
            squares.setdefault((int(star.x // CELL), int(star.y // CELL)), []).append(star)
            if len(found) == wanted:
                break
    return tuple(found)


def _candidates(box: Box, seed: int) -> Iterator[Star | None]:
    """One try after another; most of those beside the band come to nothing."""
    numbers = even(seed)
    for across, down, luck, glow in zip(numbers, numbers, numbers, numbers, strict=False):
        band = math.exp(-((((across - 0.5) + (down - 0.5) * 0.9 + 0.08) / 0.2) ** 2))
        if luck < 0.3 + 0.7 * band:
            yield Star(box.x + across * box.width, box.y + down * box.height, 0.085 + 0.2 * glow**5)
        else:
            yield None


def _is_free(star: Star, squares: dict[tuple[int, int], list[Star]]) -> bool:
    """Brighter stars keep their neighbours further off."""
    column, row = int(star.x // CELL), int(star.y // CELL)
    near = (squares.get((column + i, row + j), ()) for i in (-1, 0, 1) for j in (-1, 0, 1))
    return not any(
        _distance(star, other) < _least_distance(star, other) for others in near for other in others
    )


def _distance(star: Star, other: Star) -> float:
    return math.hypot(star.x - other.x, star.y - other.y)


def _least_distance(star: Star, other: Star) -> float:
    return 0.55 + 4 * (star.radius + other.radius - 0.17)


def sparkling(stars: tuple[Star, ...], trim: Box, kept: Kept) -> list[Star]:
    """The brightest stars that have room around them."""

    def has_room(star: Star) -> bool:
        across = MARGIN < star.x - trim.x < trim.width - MARGIN
        down = MARGIN < star.y - trim.y < trim.height - MARGIN
        reach = (-ROOM, 0.0, ROOM)
        return across and down and not any(kept(star.x + i, star.y + j) for i in reach for j in reach)

    roomy = [star for star in sorted(stars, key=lambda star: -star.radius) if has_room(star)]
    return roomy[: max(3, len(stars) // 40)]


def star_field(trim: Box, bleed: float, paints: Brightness, density: float, kept: Kept) -> tuple[Path, ...]:
    """Four shapes however many stars: one for each brightness, and the sparkles."""
    stars = strewn(grown(trim, bleed), SEED, density, kept)
    bright, middle, faint = paints
    sparkles = _joined(map(_sparkle, sparkling(stars, trim, kept)))
    kinds = (
        (_dots(stars, BRIGHT, 9.0), bright),
        (_dots(stars, MIDDLE, BRIGHT), middle),
        (_dots(stars, 0.0, MIDDLE), faint),
        (sparkles, bright),
    )
    return tuple(Path(steps, fill=colour) for steps, colour in kinds if steps)


def _sparkle(star: Star) -> Steps:
    return curved(Point(star.x, star.y), 4, min(0.95, star.radius * 4.2), 0.1)


def _dots(stars: tuple[Star, ...], least: float, most: float) -> Steps:
    return _joined(dot(Point(star.x, star.y), star.radius) for star in stars if least < star.radius <= most)


def _joined(parts: Iterable[Steps]) -> Steps:
    return tuple(step for part in parts for step in part)


def dust(centre: Point, radius: float, palette: Palette) -> tuple[Path, ...]:
    """Small stars within a ring, in two shapes."""
    numbers = even(DUST_SEED)
    near: list[Star] = []
    for _ in range(round(DUST * radius**2)):
        away, angle, glow = next(numbers), next(numbers), next(numbers)
        at = polar(centre, radius * math.sqrt(away) * 0.97, angle * 360)
        near.append(Star(at.x, at.y, 0.07 + 0.08 * glow**3))
    stars = tuple(near)
    _, middle, faint = palette.stars
    kinds = ((_dots(stars, 0.085, 1.0), middle), (_dots(stars, 0.0, 0.085), faint))
    return tuple(Path(steps, fill=colour) for steps, colour in kinds if steps)
