"""The round sky map: rings, sectors, ecliptic, sun and stars within a rim of rounds."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import filled
from pnp.figures.points import about, dot, joined, polar, segment
from pnp.figures.ring import half_side
from pnp.figures.stars import Kept, Star, strewn
from pnp.games.night_sky.figures.drawn import drawn as read_round
from pnp.games.night_sky.figures.drawn import faint as draw_faint_lines
from pnp.games.night_sky.figures.drawn import lights as draw_marks
from pnp.games.night_sky.figures.drawn import lines_of as draw_lines
from pnp.games.night_sky.figures.drawn import numerals as draw_numerals
from pnp.games.night_sky.figures.drawn import rings as draw_rings
from pnp.games.night_sky.figures.icons import sun
from pnp.games.night_sky.figures.names import labels, spots, star_spots
from pnp.games.night_sky.figures.rim import INNER, rim
from pnp.games.night_sky.figures.sky import CUT, DISC, SIXTH, laid, lined, ringed
from pnp.games.night_sky.figures.stars import LETTERS, stars
from pnp.geometry import ORIGIN, Point, centre, combined, moved, rotation, scaling, translation
from pnp.outlines import polygon_steps
from pnp.scene import Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.figures.drawn import Drawn
    from pnp.games.night_sky.figures.names import Label
    from pnp.games.night_sky.figures.sky import Laid
    from pnp.geometry import Box
    from pnp.scene import Shape

SUN, CORONA = 3.3, 6.4  # radii of the sun and of its rays
TICK, LONG, EVERY = 0.9, 1.5, 3  # of the ecliptic, and degrees from one to the next; each sixth is long
OFF_STAR, OFF_WORDS = 1.0, 0.5  # what its ticks keep off stars and dust, and off words
STRAY = 14  # the seed of the small stars behind
STRAYS = 300  # how many of them are tried
STRAY_REACH, OFF_SUN, OFF_LINE = 59.5, 8.0, 0.9
WITHOUT_RIM = INNER + 0.6  # the radius of a map without its rim


def figures(board: Sky) -> dict[str, Figure]:
    on = cache(lambda: laid(board))
    named_places = cache(lambda: labels(on(), LETTERS))
    small_stars = cache(lambda: _small_stars(on(), named_places()))

    def disc(
        box: Box,
        palette: Palette,
        *,
        named: bool,
        rimmed: bool,
        bold: bool,
        points: tuple[str, ...],
        drawn: tuple[str, ...],
        marks: tuple[str, ...],
    ) -> tuple[Shape, ...]:
        unit = half_side(box) / (DISC if rimmed else WITHOUT_RIM)
        rounds = [read_round(each, on()) for each in drawn]
        shapes = (
            *_ground(palette, DISC if rimmed else WITHOUT_RIM),
            *(_strays(palette, small_stars()) if palette.ink == "night" else ()),
            *_sky(palette, on(), unit),
            *(rim(palette, on(), unit, points) if rimmed else ()),
            *_ecliptic(palette, on(), named_places() if named else (), unit),
            *sun(palette, ORIGIN, SUN, CORONA),
            *(_drawn if named or bold else draw_faint_lines)(palette, on(), rounds, unit),
            *draw_marks(palette, on(), marks, unit),
            *stars(palette, on(), named_places(), named),
            *(draw_numerals(palette, on(), rounds, named_places(), unit) if named else ()),
        )
        at = centre(box)
        return (Group(shapes, transform=combined(scaling(unit, unit), translation(at.x, at.y))),)

    return {
        "night-sky-disc": figure(
            "The round map of Night Sky, which turns in a player's board.",
            disc,
            named=Parameter("truth", True, "whether stars bear their names and the letters of their kinds"),
            rimmed=Parameter("truth", True, "whether it has its rim, with arrows and fields to write in"),
            bold=Parameter("truth", False, "whether what is drawn is bold even where stars bear no names"),
            points=Parameter(
                "texts", (), "what is written in the fields of each round: top, bottom, links, such as 4 3 9"
            ),
            drawn=Parameter(
                "texts", (), "what is drawn on it: a round, then lines and stars, such as 2 A31-A41 B11"
            ),
            marks=Parameter("texts", (), "the stars and lines that earned points, such as A31 or A31-A41"),
            pictured=True,
        ),
    }


def _drawn(palette: Palette, on: Laid, rounds: Sequence[Drawn], unit: float) -> tuple[Shape, ...]:
    return (*draw_lines(palette, on, rounds, unit), *draw_rings(palette, on, rounds, unit))


def _ground(palette: Palette, radius: float) -> tuple[Shape, ...]:
    return filled(palette, "sky", dot(ORIGIN, radius), about(ORIGIN, radius))


def _sky(palette: Palette, on: Laid, unit: float) -> tuple[Shape, ...]:
    return (
        *lined(palette, "map-ring", joined(_hexagon(on, k) for k in _rings(on)), unit),
        *lined(palette, "sector", joined(_sector(on, k) for k in range(6)), unit),
    )


def _rings(on: Laid) -> range:
    return range(1, 1 + max(int(name[1]) for name in on.places))


def _hexagon(on: Laid, ring: int) -> Steps:
    return polygon_steps(on.places[f"{sector}{ring}1"] for sector in "ABCDEF")


def _sector(on: Laid, number: int) -> Steps:
    """The half-line along which a window is cut: it passes the sun at a distance."""
    low = CUT * on.step
    start, end = Point(0.75 * on.step, low), Point(math.sqrt(INNER**2 - low**2), low)
    turn = rotation(-SIXTH * number)
    return segment(moved(start, turn), moved(end, turn))


def _strays(palette: Palette, some: Sequence[Star]) -> tuple[Shape, ...]:
    """Small stars behind, by night alone: on white they would pass for stars of the map."""
    bright = joined(dot(Point(star.x, star.y), star.radius) for star in some if star.radius > 0.11)
    faint = joined(dot(Point(star.x, star.y), star.radius) for star in some if star.radius <= 0.11)
    return (*filled(palette, "faint", faint), *filled(palette, "middle", bright))


def _small_stars(on: Laid, found: tuple[Label, ...]) -> list[Star]:
    """Those that are clear of all that means something."""
    taken = [(spot.at, spot.radius + 0.7) for label in found for spot in spots(label)]
    taken += [(at, 4.4 if name in _dusty(on) else 2.6) for name, at in on.places.items()]
    strays = strewn(about(ORIGIN, STRAY_REACH), STRAY, STRAYS, Kept((), ()))
    return [star for star in strays if _lies(on, star, taken)]


def _dusty(on: Laid) -> frozenset[str]:
    return frozenset(on.board.names[place] for place in on.board.at_sun | on.board.at_rim)


def _lies(on: Laid, star: Star, taken: list[tuple[Point, float]]) -> bool:
    """Whether a small star is clear of all that means something."""
    away = math.hypot(star.x, star.y)
    free = OFF_SUN < away < STRAY_REACH and all(
        math.hypot(star.x - at.x, star.y - at.y) > reach for at, reach in taken
    )
    if not free or on.circle is None:
        return free
    middle, radius = on.circle
    return abs(math.hypot(star.x - middle.x, star.y - middle.y) - radius) > OFF_LINE


def _ecliptic(palette: Palette, on: Laid, found: tuple[Label, ...], unit: float) -> tuple[Shape, ...]:
    """One line, graduated inwards where no star and no word is near."""
    if on.circle is None:
        return ()
    middle, radius = on.circle
    taken = [(spot.at, spot.radius + OFF_STAR) for spot in star_spots(on).values()]
    taken += [(spot.at, spot.radius + OFF_WORDS) for label in found for spot in spots(label)]
    some = [
        segment(polar(middle, radius, turn), end)
        for turn in range(0, 360, EVERY)
        for end in (polar(middle, radius - (TICK if turn % 30 else LONG), turn),)
        if all(math.hypot(end.x - at.x, end.y - at.y) > reach for at, reach in taken)
    ]
    return (
        *ringed(palette, "ecliptic", middle, radius, unit),
        *lined(palette, "ecliptic", joined(some), unit, 0.16),
    )
