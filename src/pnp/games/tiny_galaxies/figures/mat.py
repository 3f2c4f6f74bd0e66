"""The tracks of a galaxy mat: resources, the levels of the empire with their prices, the fleet, the goal."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, fitting, inked, written
from pnp.figures.points import about, curved, joined, link, rays, segment
from pnp.figures.ring import half_side
from pnp.games.tiny_galaxies.board import LEVELS, MOST_STOCK
from pnp.games.tiny_galaxies.figures.signs import icon, ship
from pnp.geometry import Point, centre

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.games.tiny_galaxies.board import Mat
    from pnp.geometry import Box
    from pnp.scene import Shape

RIM, LEAST_SPACE = 0.7, 3.5  # mm: from the edge of a space to the line within; smaller ones have it nearer
STORE, LEVEL, DOCK = 13.0, 15.0, 8.0  # pt: of numerals, for the radii of spaces below
STORE_SPACE, LEVEL_SPACE = 5.9, 6.4
PRICE, PRICED = 2.3, 8.5  # the radius of a price between two levels; pt
BADGE, BADGED = 2.1, 4.6  # of a level at a dock; how far it stands aside and up
GOAL = 7.2
HELD = 1.2  # mm: the rim of a skull that is reached


def _row(box: Box, count: int) -> tuple[Point, ...]:
    """The middles of spaces as high as the box, from its left end to its right one."""
    radius = box.height / 2
    pitch = (box.width - 2 * radius) / max(1, count - 1)
    return tuple(Point(box.x + radius + k * pitch, box.y + radius) for k in range(count))


def _links(palette: Palette, places: tuple[Point, ...], radius: float) -> tuple[Shape, ...]:
    pairs = pairwise(places)
    return inked(palette, "medallion", joined(link(*pair, radius, radius) for pair in pairs))


def _rim(radius: float) -> float:
    return RIM * min(1.0, radius / LEAST_SPACE)


def _space(palette: Palette, at: Point, radius: float, edge: str = "cell") -> tuple[Shape, ...]:
    return (
        *disc(palette, "cell", at, radius),
        *circle(palette, edge, at, radius),
        *circle(palette, "inner-frame", at, radius - _rim(radius)),
    )


def _drawn(parts: Iterable[tuple[Shape, ...]]) -> tuple[Shape, ...]:
    return tuple(shape for part in parts for shape in part)


def _held(palette: Palette, at: Point, radius: float, number: int, size: float) -> tuple[Shape, ...]:
    """A space on which a token stands."""
    return (
        *disc(palette, "mark", at, radius),
        *circle(palette, "cell-shining", at, radius),
        *circle(palette, "moon", at, radius - _rim(radius)),
        *written(palette, str(number), at, size, "on-mark"),
    )


def store(mat: Mat, box: Box, palette: Palette, *, of: str, start: int, held: int) -> tuple[Shape, ...]:
    """From none to the most that the mat holds; a star stands on the space where a game begins."""
    limit = mat.energy if of == "energy" else mat.culture
    places, radius = _row(box, limit + 1), box.height / 2
    size = fitting((str(limit),), radius * 1.4, STORE * radius / STORE_SPACE)

    def stored(number: int, at: Point) -> tuple[Shape, ...]:
        if number == held:
            return _held(palette, at, radius, number, size)
        begun = number == start
        top = Point(at.x, at.y - radius)
        return (
            *_space(palette, at, radius, "cell-shining" if begun else "cell"),
            *written(palette, str(number), at, size, "value" if begun else "text"),
            *(filled(palette, "mark-line", curved(top, 4, 1.2, 0.12)) if begun else ()),
        )

    return (*_links(palette, places, radius), *_drawn(stored(k, at) for k, at in enumerate(places)))


def empire(
    mat: Mat, box: Box, palette: Palette, *, prices: bool, skull: bool, level: int
) -> tuple[Shape, ...]:
    """A sun for the first level, a number for each of the others, and before it the price to reach it."""
    places, radius = _row(box, len(mat.points) + skull), box.height / 2
    first, *others = places[: len(mat.points)]
    size = LEVEL * radius / LEVEL_SPACE
    levels = (
        (*_space(palette, at, radius), *written(palette, str(k), at, size)) for k, at in enumerate(others, 2)
    )
    paid = (
        _price(palette, Point((before.x + at.x) / 2, at.y), k)
        for k, (before, at) in enumerate(zip(places, others, strict=False), 2)
    )
    return (
        *_links(palette, places, radius),
        *_sun(palette, first, radius),
        *_drawn(levels),
        *(_drawn(paid) if prices else ()),
        *(_skull(palette, places[-1], radius, marked=level == len(places)) if skull else ()),
        *(_reached(palette, places[level - 1], radius, level, size) if 0 < level <= len(mat.points) else ()),
    )


def _reached(palette: Palette, at: Point, radius: float, level: int, size: float) -> tuple[Shape, ...]:
    """The level on which an empire stands, in the rays of a sun."""
    wedges = rays(at, 24, radius + 0.3, radius + 1.2, 4.2)
    return (*filled(palette, "mark-line", wedges), *_held(palette, at, radius, level, size))


def _skull(palette: Palette, at: Point, radius: float, *, marked: bool) -> tuple[Shape, ...]:
    """The last space of a rogue galaxy, which shines twice as far where it stands there."""
    wedges = rays(at, 32, radius + 0.3, radius + (2.4 if marked else 1.4), 2.4)
    shining = circle(palette, "cell-shining", at, radius - _rim(radius), width=HELD) if marked else ()
    return (
        *filled(palette, "mark-line", wedges),
        *_space(palette, at, radius, "cell-shining"),
        *shining,
        *icon(palette, "skull", about(at, radius * 0.66)),
    )


def _price(palette: Palette, at: Point, level: int) -> tuple[Shape, ...]:
    return (
        *disc(palette, "cell", at, PRICE),
        *circle(palette, "medallion", at, PRICE),
        *written(palette, str(level), at, PRICED, "value"),
    )


def _sun(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    wedges = (
        *rays(at, 24, radius + 0.3, radius + 1, 3.4, 7.5),
        *rays(at, 8, radius + 0.3, radius + 1.6, 4.4),
    )
    return (
        *filled(palette, "mark-line", wedges),
        *_space(palette, at, radius, "cell-shining"),
        *filled(palette, "engraved", curved(at, 4, radius * 0.69, 0.12)),
        *inked(palette, "engraved", curved(at, 4, radius * 0.69, 0.12)),
    )


def levels(mat: Mat, box: Box, palette: Palette, *, of: str, paint: str) -> tuple[Shape, ...]:
    """One number for each level, under the spaces of an empire track in a box of the same width."""
    values = {"points": mat.points, "dice": mat.dice, "ships": mat.ships}[of]
    pitch = box.width / len(values)
    places = (Point(box.x + (k + 0.5) * pitch, centre(box).y) for k in range(len(values)))
    rows = (written(palette, str(value), at, 11.0, paint) for value, at in zip(values, places, strict=True))
    edges = (box.x + k * pitch for k in range(1, len(values)))
    lines = joined(segment(Point(x, box.y), Point(x, box.y + box.height)) for x in edges)
    return (*inked(palette, "between", lines), *_drawn(rows))


def fleet(mat: Mat, box: Box, palette: Palette) -> tuple[Shape, ...]:
    """A dock for every ship that comes with a later level, which stands beside it."""
    begin, most = mat.ships[0], max(mat.ships)
    places, radius = _row(box, max(1, most - begin)), box.height / 2

    def dock(number: int, at: Point) -> tuple[Shape, ...]:
        level = next(k for k, ships in enumerate(mat.ships, 1) if ships >= number)
        shown = (*_space(palette, at, radius, "cell-later"), *ship(palette, about(at, radius * 0.5)))
        return (*shown, *_badge(palette, at, radius, level))

    return _drawn(dock(k, at) for k, at in zip(range(begin + 1, most + 1), places, strict=False))


def _badge(palette: Palette, at: Point, radius: float, level: int) -> tuple[Shape, ...]:
    aside = BADGED * radius / 6
    place = Point(at.x + aside, at.y - aside)
    return (
        *disc(palette, "cell", place, BADGE),
        *circle(palette, "figure", place, BADGE),
        *written(palette, str(level), place, DOCK, "value"),
    )


def goal(mat: Mat, box: Box, palette: Palette) -> tuple[Shape, ...]:
    """A sun with the points at which the game ends."""
    middle, radius = centre(box), half_side(box) / 1.18
    unit = radius / GOAL
    size = fitting((str(mat.goal),), radius * 1.45, 19 * unit)
    return (
        *filled(palette, "mark-line", rays(middle, 24, 7.6 * unit, 8.5 * unit, 4)),
        *disc(palette, "mark", middle, radius),
        *circle(palette, "cell", middle, radius),
        *circle(palette, "moon", middle, radius - 0.8 * unit),
        *written(palette, str(mat.goal), middle, size, "on-mark", "JosefinSans-Bold"),
    )


def figures(mat: Mat) -> dict[str, Figure]:
    return {
        "tiny-galaxies-store": figure(
            "The spaces of a resource on a galaxy mat, from none to the most that it holds.",
            lambda box, palette, **told: store(mat, box, palette, **told),
            reach=1.3,
            of=Parameter("text", None, "which resource", among=("energy", "culture")),
            start=Parameter("whole", 0, "the space where a game begins", -1, MOST_STOCK),
            held=Parameter("whole", -1, "the space on which a token stands; -1 is none", -1, MOST_STOCK),
        ),
        "tiny-galaxies-empire": figure(
            "The levels of an empire from a sun on, and between them the price to reach each.",
            lambda box, palette, **told: empire(mat, box, palette, **told),
            reach=2.0,
            prices=Parameter("truth", True, "whether the prices are shown"),
            skull=Parameter("truth", False, "whether it ends with the skull of a rogue galaxy"),
            level=Parameter("whole", 0, "the level that is reached; 0 is none", 0, LEVELS + 1),
        ),
        "tiny-galaxies-levels": figure(
            "What each level of an empire gives, one number for each.",
            lambda box, palette, **told: levels(mat, box, palette, **told),
            of=Parameter("text", None, "what is given", among=("points", "dice", "ships")),
            paint=Parameter("paint", "text", "of the numbers"),
        ),
        "tiny-galaxies-fleet": figure(
            "A dock for every ship that joins a galaxy later, with the level from which it flies.",
            lambda box, palette: fleet(mat, box, palette),
            reach=1.2,
        ),
        "tiny-galaxies-goal": figure(
            "A sun with the points at which the game ends.",
            lambda box, palette: goal(mat, box, palette),
        ),
    }
