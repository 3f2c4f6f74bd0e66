"""The round sky map: rings, sectors, ecliptic, sun and stars within the rim, and what players drew on it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from pnp.figures.figure import Figure, FigureError, Palette, Parameter, Shapes, make_figure
from pnp.figures.marks import circle, disc, fill_in, fit_size, ink_in, write
from pnp.figures.points import Steps, box_of, dot, find_between, join, link, polar_point, segment
from pnp.figures.rings import half_side
from pnp.figures.stars import KeptClear, Star, strew_stars
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures.icons import draw_sun
from pnp.games.night_sky.figures.sky import (
    CUT,
    DISC,
    NUMERALS,
    RIM_INNER,
    SIXTH,
    STAR,
    DiscMap,
    draw_rim,
    place_map,
    scale_pens,
)
from pnp.games.night_sky.figures.stars import (
    LETTERS,
    StarLabel,
    draw_stars,
    list_spots,
    list_star_spots,
    place_labels,
)
from pnp.games.night_sky.lattice import SECTORS
from pnp.geometry import ORIGIN, Box, Matrix, Point, centre, distance, move_point, rotation
from pnp.paths import polygon_steps
from pnp.scene import Group, Path

CLEAR = 2.35  # from a star's middle to the ends of its lines
WIDTH, CASE, PAIR = 0.72, 1.5, 0.5  # of a line, of what parts it from words, and from a double line's middle
DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.2), (0.0, 1.3), (), (1.1, 0.9), (2.6, 1.1, 0.0, 1.1))
DOUBLE = 3  # the round whose lines are double
DOTTED = 1.05  # a dotted line is wider
RING = 2.1  # about a star that is drawn
MEDAL = 2.3  # the radius of a numeral's disc
LIT, BROAD = 3.3, 2.0  # the ring about a star that earned points, and the width of such a line
NUMERAL_SIZE = 7.5  # pt
SHARES = (0.5, 0.4, 0.6, 0.32, 0.68)  # of a line, where its numeral may stand
WORD = 0.7  # how far words reach about their spots


class RoundDrawing(Struct, frozen=True):
    """What was drawn in a round: lines and stars by their names."""

    round: int  # from 0
    lines: tuple[tuple[str, str], ...]
    stars: tuple[str, ...]


def read_round(told: str, on: DiscMap) -> RoundDrawing:
    """Such as `2 A31-A41 B11`: the round, then lines and stars."""
    number, *words = told.split() or ("",)
    if not number.isdecimal() or not 1 <= int(number) <= len(NUMERALS):
        raise FigureError(f"'{told[:40]}' begins with no round", "write such as 2 A31-A41 B11", "drawn")
    lines = tuple(_split_ends(word) for word in words if "-" in word)
    named = (*(end for line in lines for end in line), *(word for word in words if "-" not in word))
    stars = tuple(dict.fromkeys(named))
    for star in stars:
        check_star(star, on, "drawn")
    if any(start == end for start, end in lines):
        raise FigureError(f"'{told[:40]}' joins a star with itself", "join two stars", "drawn")
    return RoundDrawing(int(number) - 1, lines, stars)


def check_star(star: str, on: DiscMap, name: str) -> None:
    if star not in on.places:
        raise FigureError(f"there is no star '{star[:40]}'", "stars are called such as A31", name)


def _split_ends(word: str) -> tuple[str, str]:
    start, _, end = word.partition("-")
    return start, end


def draw_round_lines(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    """All lines, over a case that parts them from each other and from what they pass."""
    return join(
        (*_draw_coloured(palette, "cell", steps, CASE), *_draw_line_kind(palette, on, each))
        for each in rounds
        for steps in (_outline_lines(on, each.lines),)
    )


def _outline_lines(on: DiscMap, lines: Iterable[tuple[str, str]]) -> Steps:
    clear = CLEAR * on.star / STAR
    return join(link(on.places[start], on.places[end], clear, clear) for start, end in lines)


def _draw_coloured(palette: Palette, paint: str, steps: Steps, width: float) -> Shapes:
    """Lines in the colour of a paint that no line has."""
    stroke, colour = palette.stroke("constellation", width), palette.colour(paint)
    return (Path(steps, stroke=replace(stroke, colour=colour)),) if steps and stroke and colour else ()


def _draw_line_kind(palette: Palette, on: DiscMap, each: RoundDrawing) -> Shapes:
    if each.round == DOUBLE:
        return _draw_double(palette, on, each)
    dash = DASHES[each.round]
    stroke = palette.stroke("constellation", DOTTED if dash[:1] == (0.0,) else WIDTH)
    steps = _outline_lines(on, each.lines)
    if stroke is None or not steps:
        return ()
    return (Path(steps, stroke=replace(stroke, dash=dash, cap="round" if 0.0 in dash else "butt")),)


def _draw_double(palette: Palette, on: DiscMap, each: RoundDrawing) -> Shapes:
    sides = join(
        _outline_line_aside(on.places[start], on.places[end], side * PAIR, CLEAR * on.star / STAR)
        for start, end in each.lines
        for side in (-1, 1)
    )
    return ink_in(palette, "constellation", sides, width=WIDTH * 0.55)


def _outline_line_aside(start: Point, end: Point, by: float, clear: float) -> Steps:
    length = distance(start, end)
    x, y = (end.y - start.y) / length * by, (start.x - end.x) / length * by
    return link(Point(start.x + x, start.y + y), Point(end.x + x, end.y + y), clear, clear)


def draw_rings(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    """A ring about each star that is drawn."""
    radius = RING * on.star / STAR
    return join(
        (
            *disc(palette, "cell", on.places[star], radius),
            *circle(palette, "constellation", on.places[star], radius, width=0.4),
        )
        for each in rounds
        for star in each.stars
    )


def draw_numerals(
    palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing], labels: Sequence[StarLabel]
) -> Shapes:
    """The numeral of each round in a small disc on one of its lines, where it hides least."""
    taken = [spot.at for label in labels for spot in list_spots(label)]
    places = ((_find_free_place(on, each, taken), each.round) for each in rounds if each.stars)
    return join(_draw_numeral(palette, *each) for each in places)


def _find_free_place(on: DiscMap, each: RoundDrawing, taken: Sequence[Point]) -> Point:
    """The place on a line that is furthest from all words and stars; a lone star has it at its side."""
    ends = [(on.places[start], on.places[end]) for start, end in each.lines]
    places = [find_between(*line, share) for line in ends for share in SHARES]
    if not places:
        at = on.places[each.stars[0]]
        return Point(at.x, at.y - 2 * MEDAL)
    near = [*((at, WORD) for at in taken), *((at, RING) for at in on.places.values())]
    return max(places, key=lambda at: min(distance(at, it) - off for it, off in near))


def _draw_numeral(palette: Palette, at: Point, number: int) -> Shapes:
    name = NUMERALS[number]
    return (
        *disc(palette, "cell", at, MEDAL),
        *circle(palette, "cell", at, MEDAL),
        *write(palette, name, at, fit_size((name,), 1.6 * MEDAL, NUMERAL_SIZE), "value"),
    )


def draw_faint_lines(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    """All lines alike, and quiet: behind what earned points."""
    steps = join(_outline_lines(on, each.lines) for each in rounds)
    return _draw_coloured(palette, "fine", steps, WIDTH)


def draw_marks(palette: Palette, on: DiscMap, marks: Sequence[str]) -> Shapes:
    """What earned points: stars in broad rings, lines as broad strokes."""
    lines = [_split_ends(mark) for mark in marks if "-" in mark]
    stars = [mark for mark in marks if "-" not in mark]
    for star in (*stars, *(end for line in lines for end in line)):
        check_star(star, on, "marks")
    places = [on.places[star] for star in stars]
    steps = _outline_lines(on, lines)
    radius, wide = LIT * on.star / STAR, BROAD * 0.6
    return (
        *_draw_coloured(palette, "cell", steps, BROAD + 1.2),
        *_draw_coloured(palette, "mark-line", steps, BROAD),
        *fill_in(palette, "cell", join(dot(at, radius) for at in places)),
        *join(circle(palette, "constellation", at, radius, width=wide) for at in places),
    )


SUN, CORONA = 3.3, 6.4  # radii of the sun and of its rays
TICK, LONG, EVERY = 0.9, 1.5, 3  # of the ecliptic, and degrees from one to the next; each sixth is long
OFF_STAR, OFF_WORDS = 1.0, 0.5  # what its ticks keep off stars and dust, and off words
STRAY = 14  # the seed of the small stars behind
STRAYS = 300  # how many of them are tried
STRAY_REACH, OFF_SUN, OFF_LINE = 59.5, 8.0, 0.9
WITHOUT_RIM = RIM_INNER + 0.6  # the radius of a map without its rim


def make_map_figures(board: Sky) -> dict[str, Figure]:
    on = cache(lambda: place_map(board))
    named_places = cache(lambda: place_labels(on(), LETTERS))
    small_stars = cache(lambda: _list_small_stars(on(), named_places()))

    def draw_disc(
        box: Box,
        palette: Palette,
        *,
        named: bool,
        rimmed: bool,
        bold: bool,
        points: tuple[str, ...],
        drawn: tuple[str, ...],
        marks: tuple[str, ...],
    ) -> Shapes:
        at, unit = centre(box), half_side(box) / (DISC if rimmed else WITHOUT_RIM)
        pens = scale_pens(palette, unit)
        rounds = [read_round(each, on()) for each in drawn]
        shapes = (
            *_draw_ground(palette, DISC if rimmed else WITHOUT_RIM),
            *(_draw_strays(palette, small_stars()) if palette.ink == "night" else ()),
            *_draw_sky(pens, on()),
            *(draw_rim(pens, on(), points) if rimmed else ()),
            *_draw_ecliptic(pens, on(), named_places() if named else ()),
            *draw_sun(palette, ORIGIN, SUN, CORONA),
            *(_draw_rounds if named or bold else draw_faint_lines)(pens, on(), rounds),
            *draw_marks(pens, on(), marks),
            *draw_stars(palette, on(), named_places(), named),
            *(draw_numerals(pens, on(), rounds, named_places()) if named else ()),
        )
        return (Group(shapes, transform=Matrix(unit, 0.0, 0.0, unit, at.x, at.y)),)

    return {
        "night-sky-disc": make_figure(
            "The round map of Night Sky, which turns in a player's board.",
            draw_disc,
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
        )
    }


def _draw_rounds(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    return (*draw_round_lines(palette, on, rounds), *draw_rings(palette, on, rounds))


def _draw_ground(palette: Palette, radius: float) -> Shapes:
    return fill_in(palette, "sky", dot(ORIGIN, radius), box_of(ORIGIN, radius))


def _draw_sky(palette: Palette, on: DiscMap) -> Shapes:
    return (
        *ink_in(palette, "map-ring", join(_outline_hexagon(on, k + 1) for k in range(on.rings))),
        *ink_in(palette, "sector", join(_outline_cut(on, k) for k in range(6))),
    )


def _outline_hexagon(on: DiscMap, ring: int) -> Steps:
    return polygon_steps(on.places[f"{sector}{ring}1"] for sector in SECTORS)


def _outline_cut(on: DiscMap, number: int) -> Steps:
    """The half-line along which a window is cut: it passes the sun at a distance."""
    low = CUT * on.step
    start, end = Point(0.75 * on.step, low), Point(math.sqrt(RIM_INNER**2 - low**2), low)
    turn = rotation(-SIXTH * number)
    return segment(move_point(start, turn), move_point(end, turn))


def _draw_strays(palette: Palette, some: Sequence[Star]) -> Shapes:
    """Small stars behind, by night alone: on white they would pass for stars of the map."""
    bright = join(dot(Point(star.x, star.y), star.radius) for star in some if star.radius > 0.11)
    faint = join(dot(Point(star.x, star.y), star.radius) for star in some if star.radius <= 0.11)
    return (*fill_in(palette, "faint", faint), *fill_in(palette, "middle", bright))


def _list_small_stars(on: DiscMap, found: tuple[StarLabel, ...]) -> list[Star]:
    """Those that are clear of all that means something."""
    taken = [(spot.at, spot.radius + 0.7) for label in found for spot in list_spots(label)]
    dusty = on.board.at_sun | on.board.at_rim
    taken += [(at, 4.4 if on.board.stars[name] in dusty else 2.6) for name, at in on.places.items()]
    strays = strew_stars(box_of(ORIGIN, STRAY_REACH), STRAY, STRAYS, KeptClear((), ()))
    return [star for star in strays if _is_clear(on, star, taken)]


def _is_clear(on: DiscMap, star: Star, taken: list[tuple[Point, float]]) -> bool:
    """Whether a small star is clear of all that means something."""
    away = math.hypot(star.x, star.y)
    free = OFF_SUN < away < STRAY_REACH and all(
        math.hypot(star.x - at.x, star.y - at.y) > reach for at, reach in taken
    )
    if not free or on.circle is None:
        return free
    middle, radius = on.circle
    return abs(math.hypot(star.x - middle.x, star.y - middle.y) - radius) > OFF_LINE


def _draw_ecliptic(palette: Palette, on: DiscMap, found: tuple[StarLabel, ...]) -> Shapes:
    """One line, graduated inwards where no star and no word is near."""
    if on.circle is None:
        return ()
    middle, radius = on.circle
    taken = [(spot.at, spot.radius + OFF_STAR) for spot in list_star_spots(on).values()]
    taken += [(spot.at, spot.radius + OFF_WORDS) for label in found for spot in list_spots(label)]
    some = [
        segment(polar_point(middle, radius, turn), end)
        for turn in range(0, 360, EVERY)
        for end in (polar_point(middle, radius - (TICK if turn % 30 else LONG), turn),)
        if all(math.hypot(end.x - at.x, end.y - at.y) > reach for at, reach in taken)
    ]
    return (
        *circle(palette, "ecliptic", middle, radius),
        *ink_in(palette, "ecliptic", join(some), width=0.16),
    )
