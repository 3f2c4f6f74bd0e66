"""A field of stars, evenly strewn by pseudo-random numbers, the same whenever it is drawn."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from pnp.figures.curves import Steps, curved_star, dot, join, polar_point, speck
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.frames import boxes_beside
from pnp.figures.marks import fill_in
from pnp.geometry import Box, Point, centre, grow_box
from pnp.numerals import write_numeral
from pnp.scene import Shape

FACTOR, STEP = 6364136223846793005, 1442695040888963407  # Knuth's linear congruential generator
MASK, SHARE = 2**64 - 1, 2.0**-53


def uniform_numbers(seed: int) -> Iterator[float]:
    """Yield numbers spread evenly over 0 to 1, the same for the same seed."""
    state = seed
    while True:
        state = (state * FACTOR + STEP) & MASK
        yield (state >> 11) * SHARE


def bell_number(numbers: Iterator[float]) -> float:
    """Make a number around 0, rarely beyond 2 to either side: four uniform numbers nearly make a bell
    curve."""
    return (next(numbers) + next(numbers) + next(numbers) + next(numbers) - 2.0) * 1.732


Numbers = TypeVar("Numbers", tuple[float, float, float], tuple[float, float, float, float])

CELL = 2.0  # mm: stars are looked up by the square that they stand in
BRIGHT, MIDDLE = 0.16, 0.1  # the least radius of the brighter kinds
ROOM = 1.8  # sparkles keep this far from the areas kept clear
TRIES = 52  # for each star: further ones would hardly find room
MOST_STARS = 6_000
AROUND = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
DUST = 0.149  # times the square of a radius: the number of specks within
DUST_SEED = 3


class Star(Struct, frozen=True):
    x: float
    y: float
    radius: float


def outline_stars(stars: Iterable[Star]) -> Steps:
    """Each a dot."""
    return join(dot(Point(star.x, star.y), star.radius) for star in stars)


class KeptClear(Struct, frozen=True):
    """Areas where no star may stand: between edges (left, right, top, bottom), and in circles (x, y,
    radius)."""

    edges: tuple[tuple[float, float, float, float], ...]
    circles: tuple[tuple[float, float, float], ...]


def is_kept_clear(areas: KeptClear, x: float, y: float) -> bool:
    for left, right, top, bottom in areas.edges:  # plain loops: thousands of places are tested
        if left < x < right and top < y < bottom:
            return True
    for across, down, radius in areas.circles:
        if abs(x - across) < radius and math.hypot(x - across, y - down) < radius:
            return True
    return False


def strew_stars(
    box: Box, seed: int, count: int, areas: KeptClear, *, turned: bool = False
) -> tuple[Star, ...]:
    """Strew stars over a box where they may stand, up to the number wanted, none too near another.

    In a turned sky, the twin of each star after half a turn follows it.
    """
    areas = _keep_both_ways(areas, box) if turned else areas
    stars: list[Star] = []
    squares: dict[tuple[int, int], list[Star]] = {}
    for star in islice(_list_candidates(box, seed), max(12_000, TRIES * count)):
        if star and not is_kept_clear(areas, star.x, star.y) and _is_free(star, squares):
            for each in (star, _turn_star(star, box)) if turned else (star,):
                stars.append(each)
                squares.setdefault((int(each.x // CELL), int(each.y // CELL)), []).append(each)
            if len(stars) >= count:
                break
    return tuple(stars)


def _turn_star(star: Star, box: Box) -> Star:
    return Star(2 * box.x + box.width - star.x, 2 * box.y + box.height - star.y, star.radius)


def _keep_both_ways(areas: KeptClear, box: Box) -> KeptClear:
    """Add to the areas their copies after half a turn, and the middle, where a star would meet its twin."""
    across, down = 2 * box.x + box.width, 2 * box.y + box.height
    edges = [(across - b, across - a, down - d, down - c) for a, b, c, d in areas.edges]
    circles = [(across - x, down - y, radius) for x, y, radius in areas.circles]
    middle = (across / 2, down / 2, CELL / 2)
    return KeptClear(
        _drop_repeated((*areas.edges, *edges)), _drop_repeated((*areas.circles, *circles, middle))
    )


def _drop_repeated(places: Iterable[Numbers]) -> tuple[Numbers, ...]:
    """Drop repeated places: most areas that a layout keeps clear lie at the same place after half a turn."""
    found = {tuple(round(number, 6) for number in place): place for place in reversed(tuple(places))}
    return tuple(found.values())


def _list_candidates(box: Box, seed: int) -> Iterator[Star | None]:
    """Yield one try after another; outside of the bright band, most give no star."""
    numbers = uniform_numbers(seed)
    for across, down, luck, glow in zip(numbers, numbers, numbers, numbers, strict=True):
        off = ((across - 0.5) + (down - 0.5) * 0.9 + 0.08) / 0.2  # the distance from the middle of the band
        if luck < 0.3 or luck < 0.3 + 0.7 * math.exp(-(off**2)):
            yield Star(box.x + across * box.width, box.y + down * box.height, 0.085 + 0.2 * glow**5)
        else:
            yield None


def _is_free(star: Star, squares: dict[tuple[int, int], list[Star]]) -> bool:
    """Tell whether a star is far enough from all others. Brighter stars keep their neighbours further off."""
    column, row = int(star.x // CELL), int(star.y // CELL)
    for square in AROUND:
        for other in squares.get((column + square[0], row + square[1]), ()):
            apart = math.hypot(star.x - other.x, star.y - other.y)
            if apart < 0.55 + 4 * (star.radius + other.radius - 0.17):
                return False
    return True


def find_sparkling(
    stars: tuple[Star, ...], box: Box, margin: float, areas: KeptClear, *, turned: bool = False
) -> list[Star]:
    """Find the brightest stars that have room around them and stand off the box's edges, where it is cut."""

    def has_room(star: Star) -> bool:
        across = margin < star.x - box.x < box.width - margin
        down = margin < star.y - box.y < box.height - margin
        around = ((star.x + ROOM * i, star.y + ROOM * j) for i, j in AROUND)
        return across and down and not any(is_kept_clear(areas, x, y) for x, y in around)

    step, most = 1 + turned, max(3, len(stars) // 40)  # in a turned sky a star and its twin go together
    twins = sorted(zip(*(stars[k::step] for k in range(step)), strict=True), key=lambda each: -each[0].radius)
    roomy = [star for each in twins if all(map(has_room, each)) for star in each]
    return roomy[: most + most % step]


@lru_cache(maxsize=64)
def _sort_stars(
    box: Box, seed: int, count: int, margin: float, areas: KeptClear, turned: bool
) -> tuple[Steps, ...]:
    """Make the bright, the middle and the faint stars, and the sparkles. They are cached: a deck often asks
    for the same ones."""
    stars = strew_stars(box, seed, count, areas, turned=turned)
    return (
        _dot_steps(stars, BRIGHT, 9.0),
        _dot_steps(stars, MIDDLE, BRIGHT),
        _dot_steps(stars, 0.0, MIDDLE),
        join(map(_sparkle_steps, find_sparkling(stars, box, margin, areas, turned=turned))),
    )


def _sparkle_steps(star: Star) -> Steps:
    return curved_star(Point(star.x, star.y), 4, min(0.95, star.radius * 4.2), 0.1)


def _dot_steps(stars: Iterable[Star], least: float, most: float) -> Steps:
    return join(speck(Point(star.x, star.y), star.radius) for star in stars if least < star.radius <= most)


def draw_star_field(
    box: Box,
    palette: Palette,
    *,
    density: float,
    seed: int,
    clear: tuple[Box, ...],
    frames: tuple[Box, ...],
    round: tuple[Box, ...],
    air: float,
    margin: float,
    turned: bool,
    paints: tuple[str, ...],
) -> Shapes:
    """Draw four shapes for any number of stars: one for each brightness, and the sparkles."""
    if len(paints) != 3:
        raise FigureError(f"'paints' has {len(paints)} names", "give bright, middle and faint", "paints")
    count = _count_wanted(box, density)
    if not any(map(palette.colour, paints)):
        return ()
    circles = tuple(_find_circle(each, air / 2) for each in round)
    boxes = [grow_box(each, air) for each in clear]
    boxes += [each for frame in frames for each in boxes_beside(frame)]
    kinds = _sort_stars(box, seed, count, margin, KeptClear(tuple(map(_list_edges, boxes)), circles), turned)
    bright, middle, faint = paints
    pairs = zip((bright, middle, faint, bright), kinds, strict=True)
    return join(fill_in(palette, paint, steps, box) for paint, steps in pairs)


def _list_edges(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.x + box.width, box.y, box.y + box.height


def _find_circle(box: Box, air: float) -> tuple[float, float, float]:
    """Find the circle in a box, with some air around it."""
    middle = centre(box)
    return middle.x, middle.y, min(box.width, box.height) / 2 + air


def _count_wanted(box: Box, density: float) -> int:
    stars = round(density * box.width * box.height / 100)
    if stars <= MOST_STARS:
        return stars
    most = MOST_STARS / (box.width * box.height / 100)
    wrong = f"'density' is {write_numeral(density)}, which makes {stars:,} stars here"
    raise FigureError(wrong, f"take {math.floor(most * 100) / 100:g} or less", "density")


def draw_dust(centre: Point, radius: float, palette: Palette) -> Shapes:
    """Draw small stars within a ring, in two shapes."""
    if palette.colour("faint") is None:
        return ()
    middle, faint = _strew_dust(radius)
    shapes: list[Shape] = []
    for paint, kind in (("middle", middle), ("faint", faint)):
        specks = join(speck(Point(centre.x + at.x, centre.y + at.y), at.radius) for at in kind)
        shapes += fill_in(palette, paint, specks)
    return tuple(shapes)


@lru_cache(maxsize=64)
def _strew_dust(radius: float) -> tuple[tuple[Star, ...], tuple[Star, ...]]:
    numbers = uniform_numbers(DUST_SEED)
    near: list[Star] = []
    for _ in range(min(MOST_STARS, round(DUST * radius**2))):
        away, angle, glow = next(numbers), next(numbers), next(numbers)
        at = polar_point(Point(0.0, 0.0), radius * math.sqrt(away) * 0.97, angle * 360)
        near.append(Star(at.x, at.y, 0.07 + 0.08 * glow**3))
    return tuple(s for s in near if s.radius > 0.085), tuple(s for s in near if s.radius <= 0.085)


STAR_FIELDS = {
    "star-field": make_figure(
        "A night sky of small stars, the same whenever it is drawn, that keeps clear of what matters.",
        draw_star_field,
        density=Parameter("number", 4.15, "stars to the square centimetre", 0.0, 20.0),
        seed=Parameter("whole", 11, "which sky it is", 0, 2**32),
        clear=Parameter("boxes", (), "where no star stands, in the same coordinates as the figure's box"),
        frames=Parameter("boxes", (), "the boxes of frames, whose lines and corners stay clear"),
        round=Parameter("boxes", (), "boxes of circles that stay clear"),
        air=Parameter("number", 1.5, "how far stars keep from what is clear, in mm", 0.0, 20.0),
        margin=Parameter(
            "number", 8.6, "how far sparkles keep from the box's edges, bleed included", 0.0, 500.0
        ),
        turned=Parameter("truth", False, "whether it is the same after half a turn, as a back should be"),
        paints=Parameter("texts", ("bright", "middle", "faint"), "of bright, middle and faint stars"),
        backdrop=True,
    )
}
