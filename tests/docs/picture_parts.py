"""Parts of the example pictures: skies, stars, hills, light on water, worlds and their rings."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from pnp.figures import curved_star, dot, polar_point, uniform_numbers
from pnp.geometry import Box, Point, combine_maps, corners, rotation, translation
from pnp.paths import bend_curve, polygon_steps
from pnp.pictures import mix_colours, read_colour
from pnp.scene import Circle, Clip, Close, Ellipse, Group, MoveTo, Path, Polygon, Polyline, Rectangle, Stroke

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pnp.scene import Colour, Shape, Step

    Taken: TypeAlias = Callable[[Point], bool]  # says that no star may stand here

SIDE = 50.0  # mm
SHEET = Box(0.0, 0.0, SIDE, SIDE)
GOLD, PALE, IVORY, INK = (
    read_colour("#E3CE93"),
    read_colour("#FFDF85"),
    read_colour("#FFF8E6"),
    read_colour("#0A1230"),
)
HERE = Point(0.0, 0.0)
MARGIN = 2.0  # a card shows a little less than the picture, and no star is to touch its frame
APART = 1.5  # from star to star


def sky(light: Point, near: Colour, far: Colour, bands: int = 9) -> list[Shape]:
    """Flat rings of colour about a light, as in a print of a few plates."""
    rings = range(bands, 0, -1)
    discs = [Circle(light, 62 * (k / bands) ** 1.35, mix_colours(near, far, k / (bands + 1))) for k in rings]
    return [Rectangle(SHEET, far), *discs]


def away(one: Point, two: Point) -> float:
    return math.hypot(one.x - two.x, one.y - two.y)


def stars(seed: int, count: int, taken: Taken, sparkles: Iterable[tuple[float, float]]) -> list[Shape]:
    """Sparkles where they are put, and dots of every brightness which keep off them and off each other."""
    numbers = uniform_numbers(seed)
    bright = [Point(x, y) for x, y in sparkles]
    found: list[tuple[Point, float]] = []
    while len(found) < count:
        at = Point(next(numbers) * SIDE, next(numbers) * SIDE)
        glow = next(numbers)
        inside = MARGIN < at.x < SIDE - MARGIN and MARGIN < at.y < SIDE - MARGIN
        near = any(away(at, other) < APART for other, _ in found) or any(away(at, it) < 2.4 for it in bright)
        if inside and not near and not taken(at):
            found.append((at, 0.08 + 0.2 * glow**6))
    dots = tuple(step for at, radius in found for step in dot(at, radius))
    points = tuple(step for at in bright for step in curved_star(at, 4, 1.0, 0.1))
    return [Path(dots, IVORY), Path(points, IVORY)]


def veil(shapes: Sequence[Shape], opacity: float) -> Group:
    return Group(tuple(shapes), opacity=opacity)


def halo(middle: Point, size: tuple[float, float], paint: Colour, layers: int, depth: float) -> list[Shape]:
    """Light that fades outwards: thin veils one over another, each a little smaller."""
    shares = [(1 - k / layers) ** 1.25 for k in range(layers)]
    return [
        veil([Ellipse(middle, size[0] * share, size[1] * share, paint)], 1 - (1 - depth) ** (1 / layers))
        for share in shares
    ]


def ridge(seed: int, height: float, rough: float, paint: Colour) -> Shape:
    """A mountain range from edge to edge."""
    line = broken(seed, height, rough, 5)
    points = [Point(SIDE * k / (len(line) - 1), y) for k, y in enumerate(line)]
    return Polygon((Point(0, SIDE), *points, Point(SIDE, SIDE)), paint)


def broken(seed: int, height: float, rough: float, times: int) -> list[float]:
    """A line made rough by halving its sides again and again."""
    numbers = uniform_numbers(seed)
    line = [height + (next(numbers) - 0.5) * rough for _ in range(3)]
    reach = rough
    for _ in range(times):
        reach *= 0.52
        middles = [(a + b) / 2 + (next(numbers) - 0.5) * reach for a, b in pairwise(line)]
        line = [y for pair in zip(line, middles, strict=False) for y in pair] + line[-1:]
    return line


def dune(left: float, top: float, right: float, paint: Colour) -> Shape:
    points = [
        Point(x, left + (right - left) * x / SIDE - top * math.sin(math.pi * x / SIDE) ** 1.6)
        for x in range(51)
    ]
    return Polygon((Point(0, SIDE), *points, Point(SIDE, SIDE)), paint)


def turned(shapes: Sequence[Shape], at: Point, degrees: float) -> Group:
    return Group(tuple(shapes), transform=combine_maps(rotation(degrees), translation(at.x, at.y)))


def glitter(seed: int, middle: Point, reach: tuple[float, float], rows: int, paint: Colour) -> Shape:
    """Light on water below a point: slivers, some of them broken, out to one reach and on to another."""
    numbers = uniform_numbers(seed)
    steps: list[Step] = []
    for k in range(rows):
        half = (reach[0] + (reach[1] - reach[0]) * k / rows) * (0.6 + 0.55 * next(numbers))
        at = Point(middle.x + (next(numbers) - 0.5) * half * 0.45, middle.y + k * (0.85 + 0.02 * k))
        cut = next(numbers)
        if half > 1.6 and cut > 0.4:
            place = at.x + half * (1.4 * cut - 1)
            steps += sliver(at.x - half, place - 0.4, at.y) + sliver(place + 0.4, at.x + half, at.y)
        else:
            steps += sliver(at.x - half, at.x + half, at.y)
    return Path(tuple(steps), paint)


def sliver(left: float, right: float, y: float) -> tuple[Step, ...]:
    """A level stroke that is pointed at both ends."""
    middle, half = (left + right) / 2, min(0.3, (right - left) / 8)
    above, below = (
        bend_curve(Point(a, y), Point(middle, y + h), Point(b, y))
        for a, h, b in ((left, -half, right), (right, half, left))
    )
    return (MoveTo(left, y), above, below, Close())


def globe(radius: float, base: Colour, dark: Colour, belts: tuple[tuple[float, float], ...]) -> list[Shape]:
    """A planet with belts."""
    bands = [
        Rectangle(Box(-radius, top * radius, 2 * radius, (foot - top) * radius), mix_colours(base, dark, 0.3))
        for top, foot in belts
    ]
    return [Circle(HERE, radius, base), Group(tuple(bands), clip=Clip(dot(HERE, radius)))]


def night_side(radius: float, dark: Colour, light: float) -> list[Shape]:
    """The shadow on a globe that is lit from an angle, clockwise from the top: darker step by step."""
    whole = polygon_steps(corners(Box(-2 * radius, -2 * radius, 4 * radius, 4 * radius)))
    crescents = [
        veil(
            [
                Path(
                    (*whole, *dot(polar_point(HERE, radius * share, light), radius * 1.06)),
                    dark,
                    rule="evenodd",
                )
            ],
            0.46,
        )
        for share in (0.38, 0.72)
    ]
    return [Group(tuple(crescents), clip=Clip(dot(HERE, radius)))]


def oval(radius: float, flat: float) -> tuple[Step, ...]:
    points = [polar_point(HERE, radius, k * 3) for k in range(120)]
    return polygon_steps(Point(point.x, point.y * flat) for point in points)


def ringed(radius: float, paints: tuple[Colour, Colour, Colour], light: float) -> list[Shape]:
    """A world in its rings, each of which shades the other."""
    base, dark, ring = paints
    edges = ((2.12, 1.78), (1.68, 1.34))
    hoops = [
        Path((*oval(outer * radius, 0.27), *oval(inner * radius, 0.27)), paint, rule="evenodd")
        for (outer, inner), paint in zip(edges, (ring, mix_colours(ring, dark, 0.22)), strict=True)
    ]
    inside = Clip(tuple(step for hoop in hoops for step in hoop.steps), rule="evenodd")
    lower = Clip(polygon_steps(corners(Box(-3 * radius, 0, 6 * radius, 3 * radius))))
    shadow = [Path(hoop.steps, dark, rule="evenodd") for hoop in hoops]
    cast = Group((veil([turned(shadow, Point(0, -0.2 * radius), 0)], 0.5),), clip=lower_disc(radius))
    strip = Rectangle(Box(-0.97 * radius, -3 * radius, 1.94 * radius, 3 * radius), dark)
    behind = Group((veil([turned([strip], HERE, light + 180)], 0.5),), clip=inside)
    belts = ((-0.74, -0.56), (-0.3, -0.02), (0.42, 0.58))
    world = [
        *globe(radius, base, dark, belts),
        cast,
        *night_side(radius, mix_colours(dark, read_colour("#12060C"), 0.6), light),
    ]
    world.append(Circle(HERE, radius, None, Stroke(mix_colours(base, dark, 0.4), 0.14)))
    return [*hoops, behind, *world, Group(tuple(hoops), clip=lower)]


def lower_disc(radius: float) -> Clip:
    """The half of a disc below its middle, and a little more."""
    points = [polar_point(HERE, radius, 80 + k * 2) for k in range(101)]
    return Clip(polygon_steps(points))


def outline(points: Sequence[Point], paint: Colour, width: float) -> Polyline:
    return Polyline(tuple(points), Stroke(paint, width, cap="round", join="round"))
