"""The tracks of a galaxy mat: resources, the levels of the empire with their prices, the fleet, the goal."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from pnp.figures.curves import box_of, curved_star, join, link, rays, segment
from pnp.figures.figure import Figure, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import circle, fill_and_line, fill_in, fit_size, ink_in, rimmed_disc, write
from pnp.games.tiny_galaxies.cards import LEVELS, MOST_STOCK, Mat
from pnp.games.tiny_galaxies.figures.signs import draw_icon
from pnp.geometry import Box, Point, centre, half_side

RIM, LEAST_SPACE = 0.7, 3.5  # mm: from the edge of a space to the line within; less in smaller ones
STORE, LEVEL, DOCK = 13.0, 15.0, 8.0  # pt: of numerals, for the radii of spaces below
STORE_SPACE, LEVEL_SPACE = 5.9, 6.4
PRICE, PRICED = 2.3, 8.5  # the radius of a price between two levels; pt
BADGE, BADGED = 2.1, 4.6  # radius of a level at a dock; its distance aside and up
GOAL = 7.2
HELD = 1.2  # mm: the rim of a reached skull


def _place_row(box: Box, count: int) -> tuple[Point, ...]:
    """Return the middles of spaces as high as the box, from its left end to its right one."""
    radius = box.height / 2
    pitch = (box.width - 2 * radius) / max(1, count - 1)
    return tuple(Point(box.x + radius + k * pitch, box.y + radius) for k in range(count))


def _draw_links(palette: Palette, places: tuple[Point, ...], radius: float) -> Shapes:
    pairs = pairwise(places)
    return ink_in(palette, "medallion", join(link(*pair, radius, radius) for pair in pairs))


def _measure_rim(radius: float) -> float:
    return RIM * min(1.0, radius / LEAST_SPACE)


def _draw_space(palette: Palette, at: Point, radius: float, edge: str = "cell") -> Shapes:
    return (
        *rimmed_disc(palette, "cell", edge, at, radius),
        *circle(palette, "inner-frame", at, radius - _measure_rim(radius)),
    )


def _draw_held(palette: Palette, at: Point, radius: float, number: int, size: float) -> Shapes:
    """Draw a space with a token on it."""
    return (
        *rimmed_disc(palette, "mark", "cell-shining", at, radius),
        *circle(palette, "moon", at, radius - _measure_rim(radius)),
        *write(palette, str(number), at, size, "on-mark"),
    )


def draw_store(mat: Mat, box: Box, palette: Palette, *, of: str, start: int, held: int) -> Shapes:
    """Draw spaces from none to the most that the mat holds; a star marks the space where a game begins."""
    limit = mat.energy if of == "energy" else mat.culture
    places, radius = _place_row(box, limit + 1), box.height / 2
    size = fit_size((str(limit),), radius * 1.4, STORE * radius / STORE_SPACE)

    def draw_stored(number: int, at: Point) -> Shapes:
        if number == held:
            return _draw_held(palette, at, radius, number, size)
        is_start = number == start
        top = Point(at.x, at.y - radius)
        return (
            *_draw_space(palette, at, radius, "cell-shining" if is_start else "cell"),
            *write(palette, str(number), at, size, "value" if is_start else "text"),
            *(fill_in(palette, "mark-line", curved_star(top, 4, 1.2, 0.12)) if is_start else ()),
        )

    return (*_draw_links(palette, places, radius), *join(draw_stored(k, at) for k, at in enumerate(places)))


def draw_empire(mat: Mat, box: Box, palette: Palette, *, prices: bool, skull: bool, level: int) -> Shapes:
    """Draw a sun for the first level, a number for each other level, and before it its price."""
    places, radius = _place_row(box, len(mat.points) + skull), box.height / 2
    first, *others = places[: len(mat.points)]
    size, reached = LEVEL * radius / LEVEL_SPACE, 0 < level <= len(mat.points)
    levels = (
        (*_draw_space(palette, at, radius), *write(palette, str(k), at, size))
        for k, at in enumerate(others, 2)
    )
    between = [Point((before.x + at.x) / 2, at.y) for before, at in zip(places, others, strict=False)]
    paid = (_draw_price(palette, at, k) for k, at in enumerate(between, 2))
    return (
        *_draw_links(palette, places, radius),
        *_draw_sun(palette, first, radius),
        *join(levels),
        *(join(paid) if prices else ()),
        *(_draw_skull(palette, places[-1], radius, marked=level == len(places)) if skull else ()),
        *(_draw_reached(palette, places[level - 1], radius, level, size) if reached else ()),
    )


def _draw_reached(palette: Palette, at: Point, radius: float, level: int, size: float) -> Shapes:
    """Draw the level of an empire in the rays of a sun."""
    wedges = rays(at, 24, radius + 0.3, radius + 1.2, 4.2)
    return (*fill_in(palette, "mark-line", wedges), *_draw_held(palette, at, radius, level, size))


def _draw_skull(palette: Palette, at: Point, radius: float, *, marked: bool) -> Shapes:
    """Draw the last space of a rogue galaxy, with longer rays if the rogue stands there."""
    wedges = rays(at, 32, radius + 0.3, radius + (2.4 if marked else 1.4), 2.4)
    shining = circle(palette, "cell-shining", at, radius - _measure_rim(radius), width=HELD) if marked else ()
    return (
        *fill_in(palette, "mark-line", wedges),
        *_draw_space(palette, at, radius, "cell-shining"),
        *shining,
        *draw_icon(palette, "skull", box_of(at, radius * 0.66)),
    )


def _draw_price(palette: Palette, at: Point, level: int) -> Shapes:
    return (
        *rimmed_disc(palette, "cell", "medallion", at, PRICE),
        *write(palette, str(level), at, PRICED, "value"),
    )


def _draw_sun(palette: Palette, at: Point, radius: float) -> Shapes:
    wedges = (
        *rays(at, 24, radius + 0.3, radius + 1, 3.4, 7.5),
        *rays(at, 8, radius + 0.3, radius + 1.6, 4.4),
    )
    return (
        *fill_in(palette, "mark-line", wedges),
        *_draw_space(palette, at, radius, "cell-shining"),
        *fill_and_line(palette, "engraved", "engraved", curved_star(at, 4, radius * 0.69, 0.12)),
    )


def draw_levels(mat: Mat, box: Box, palette: Palette, *, of: str, paint: str) -> Shapes:
    """Draw one number for each level, to fit under the spaces of an empire track of the same width."""
    values = {"points": mat.points, "dice": mat.dice, "ships": mat.ships}[of]
    pitch = box.width / len(values)
    places = (Point(box.x + (k + 0.5) * pitch, centre(box).y) for k in range(len(values)))
    rows = (write(palette, str(value), at, 11.0, paint) for value, at in zip(values, places, strict=True))
    edges = (box.x + k * pitch for k in range(1, len(values)))
    lines = join(segment(Point(x, box.y), Point(x, box.y + box.height)) for x in edges)
    return (*ink_in(palette, "between", lines), *join(rows))


def draw_fleet(mat: Mat, box: Box, palette: Palette) -> Shapes:
    """Draw a dock for every ship of a later level, with that level beside it."""
    begin, most = mat.ships[0], max(mat.ships)
    places, radius = _place_row(box, max(1, most - begin)), box.height / 2

    def draw_dock(number: int, at: Point) -> Shapes:
        level = next(k for k, ships in enumerate(mat.ships, 1) if ships >= number)
        shapes = (
            *_draw_space(palette, at, radius, "cell-later"),
            *draw_icon(palette, "ship", box_of(at, radius * 0.5)),
        )
        return (*shapes, *_draw_badge(palette, at, radius, level))

    return join(draw_dock(k, at) for k, at in zip(range(begin + 1, most + 1), places, strict=False))


def _draw_badge(palette: Palette, at: Point, radius: float, level: int) -> Shapes:
    aside = BADGED * radius / 6
    place = Point(at.x + aside, at.y - aside)
    return (
        *rimmed_disc(palette, "cell", "figure", place, BADGE),
        *write(palette, str(level), place, DOCK, "value"),
    )


def draw_goal(mat: Mat, box: Box, palette: Palette) -> Shapes:
    """Draw a sun with the points at which the game ends."""
    middle, radius = centre(box), half_side(box) / 1.18
    unit = radius / GOAL
    size = fit_size((str(mat.goal),), radius * 1.45, 19 * unit)
    return (
        *fill_in(palette, "mark-line", rays(middle, 24, 7.6 * unit, 8.5 * unit, 4)),
        *rimmed_disc(palette, "mark", "cell", middle, radius),
        *circle(palette, "moon", middle, radius - 0.8 * unit),
        *write(palette, str(mat.goal), middle, size, "on-mark", "JosefinSans-Bold"),
    )


def make_mat_figures(mat: Mat) -> dict[str, Figure]:
    return {
        "tiny-galaxies-store": make_figure(
            "The spaces of a resource on a galaxy mat, from none to the most that it holds.",
            partial(draw_store, mat),
            reach=1.3,
            of=Parameter("text", None, "which resource", among=("energy", "culture")),
            start=Parameter("whole", 0, "the space where a game begins", -1, MOST_STOCK),
            held=Parameter("whole", -1, "the space on which a token stands; -1 is none", -1, MOST_STOCK),
        ),
        "tiny-galaxies-empire": make_figure(
            "The levels of an empire from a sun on, and between them the price to reach each.",
            partial(draw_empire, mat),
            reach=2.0,
            prices=Parameter("truth", True, "whether the prices are shown"),
            skull=Parameter("truth", False, "whether it ends with the skull of a rogue galaxy"),
            level=Parameter("whole", 0, "the level that is reached; 0 is none", 0, LEVELS + 1),
        ),
        "tiny-galaxies-levels": make_figure(
            "What each level of an empire gives, one number for each.",
            partial(draw_levels, mat),
            of=Parameter("text", None, "what is given", among=("points", "dice", "ships")),
            paint=Parameter("paint", "text", "of the numbers"),
        ),
        "tiny-galaxies-fleet": make_figure(
            "A dock for every ship that joins a galaxy later, with the level from which it flies.",
            partial(draw_fleet, mat),
            reach=1.2,
        ),
        "tiny-galaxies-goal": make_figure(
            "A sun with the points at which the game ends.", partial(draw_goal, mat)
        ),
    }
