"""The round sky map on its disc: rings, sectors, ecliptic, sun, stars, the rim, and the drawings of
players."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from pnp.figures import Figure, FigureError, Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.marks import (
    LEAST_WIDTH,
    circle,
    fill_and_line,
    fill_in,
    fit_size,
    ink_in,
    rimmed_disc,
    write,
)
from pnp.figures.stars import KeptClear, Star, outline_stars, strew_stars
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures import stars
from pnp.games.night_sky.figures.icons import draw_sun
from pnp.games.night_sky.lattice import SECTORS, Place, place_on_paper
from pnp.geometry import ORIGIN, Box, Matrix, Point, centre, distance, half_side, move_point, rotation
from pnp.paths import bend_curve, polygon_steps
from pnp.scene import Close, Group, Path, Stroke

# A disc is drawn around 0, 0 with a radius of 80 mm, and then scaled to its box.
DISC = 80.0
STAR_FIELD = 60.0  # the greatest radius of the stars
STEP = 10.0  # of the lattice, if all rings have room
STAR = 1.7  # a star's radius
SIXTH = 60.0  # degrees of a sector
UPRIGHT = 60.0  # how far clockwise the middle of sector A leans
CUT = math.sqrt(3) / 4  # of a step, from the sun to the line of each cut
SLOPE = math.sqrt(3) / 2


class DiscMap(Struct, frozen=True):
    """A sky map on a disc. `places` are the points of the stars, y downwards; `circle` is the ecliptic's
    middle and radius."""

    board: Sky
    rings: int
    step: float
    star: float  # a star's radius
    places: dict[str, Point]
    circle: tuple[Point, float] | None


def place_map(board: Sky) -> DiscMap:
    rings = max((int(name[1]) for name in board.stars), default=1)
    step = min(STEP, STAR_FIELD / rings)
    places = {name: place_star(place, step) for name, place in board.stars.items()}
    return DiscMap(board, rings, step, STAR * step / STEP, places, _place_ecliptic(board, step))


def _place_ecliptic(board: Sky, step: float) -> tuple[Point, float] | None:
    around = board.ecliptic
    if around is None:
        return None
    x, y = around.centre
    return Point(x * step, -y * step), around.radius * step


def place_star(place: Place, step: float) -> Point:
    x, y = place_on_paper(place)
    return Point(x * step, -y * step)


def find_sector(name: str) -> int:
    """Return the number of a star's sector, from 0."""
    return SECTORS.index(name[0])


def measure_lean(number: int) -> float:
    """Return how many degrees clockwise a sector leans; signs and words in it lean with it."""
    return UPRIGHT - SIXTH * number


def turn_from_upright(number: int) -> Matrix:
    """Return the rotation that brings a sector from upright above the sun to its place on the disc."""
    return rotation(measure_lean(number))


def turn_upright(at: Point, number: int) -> Point:
    return move_point(at, rotation(-measure_lean(number)))


def find_arrows(board: Sky) -> tuple[int, ...]:
    """Find each round's arrow: the sector at whose first star it stands, the second sector of the round's
    window."""
    found = []
    for window in board.windows:
        seen = {find_sector(board.names[place]) for place in window}
        found.append(max(seen, key=lambda number: ((number - 1) % 6 in seen, number)))
    return tuple(found)


def find_bearing(arrow: int) -> float:
    """Return the direction of an arrow, clockwise from the top."""
    return 90 - SIXTH * arrow


def measure_within_cuts(on: DiscMap, at: Point, arrow: int) -> float:
    """Measure how far inside the cuts of an arrow's window a point lies; negative if outside."""
    turned = move_point(at, rotation(SIXTH * (arrow - 1)))  # turned to the window of sectors A and B
    away = CUT * on.step
    return min(away - turned.y, turned.x * SLOPE - turned.y / 2 - away)


def scale_pens(palette: Palette, unit: float) -> Palette:
    """Return a palette for a disc or board scaled by `unit`, in which no line gets too thin to print."""

    def find_stroke(role: str, width: float | None = None) -> Stroke | None:
        found = palette.stroke(role, width)
        return found and replace(found, width=max(found.width, LEAST_WIDTH / unit))

    return replace(palette, stroke=find_stroke)


NUMERALS = ("I", "II", "III", "IV", "V", "VI")
RIM_TICKS, RIM_INNER, RIM_OUTER = 64.5, 65.2, 76.6  # radii of the band's hairlines
NUMERAL, MEDALLION = 69.9, 3.55  # radii of a numeral's place and of its circle
TIP = (1.9, 2.7)  # an arrow's half width and height
FIELDS, FIELD, APART = 71.0, 4.6, 9.2  # radius of the fields' circle, of a field, degrees between them
AFTER = 30.0  # degrees from an arrow to the middle one of its fields, clockwise
ICONS = 61.9
LETTER_AT = 22.4  # degrees from a sector's middle to its letter, clockwise
PARTS = ("top", "bottom", "link")  # what each field is for
ICON = 1.9  # the radius of its sign
SEVERAL = "\N{MIDDLE DOT}"  # between the rounds of one window
# Degrees from the middle field to both ends of the arc to the numeral; its width.
JOIN, JOIN_WIDTH = (13.3, 26.9), 0.9
# Half the width of the plate that holds a round's fields, and the width of its line.
PLATE, PLATE_EDGE = 5.15, 0.4
# Degrees to the plate's rounded end and to its second numeral; that numeral's size in pt.
PLATE_END, AGAIN, SMALL_NUMERAL = 13.3, 15.1, 7.0


def draw_rim(palette: Palette, on: DiscMap, points: Sequence[str]) -> Shapes:
    """Draw the band with its letters, arrows and fields; `points` are written in each round's fields."""
    strange = next((each for each in points if each and len(each.split()) != len(PARTS)), None)
    if strange is not None:
        raise FigureError(f"'{strange[:40]}' is not of three parts", "write such as 4 3 9", "points")
    return (
        *_draw_band(palette),
        *curves.join(_draw_sector_letter(palette, k) for k in range(len(SECTORS))),
        *curves.join(_draw_round(palette, round_, points) for round_ in _list_rounds(on)),
    )


def _draw_band(palette: Palette) -> Shapes:
    return (
        *circle(palette, "ring", ORIGIN, RIM_INNER, width=0.2),
        *circle(palette, "inner-frame", ORIGIN, RIM_TICKS),
        *circle(palette, "ring", ORIGIN, RIM_OUTER, width=0.2),
        *ink_in(palette, "inner-frame", curves.ticks(ORIGIN, RIM_INNER, 180, 0.7, leave_out=5)),
        *ink_in(palette, "tick-long", curves.ticks(ORIGIN, RIM_INNER, 36, 1.2)),
    )


def _draw_sector_letter(palette: Palette, number: int) -> Shapes:
    at = curves.polar_point(ORIGIN, FIELDS, LETTER_AT)
    letter = Group(write(palette, SECTORS[number], at, 11.5, "line"), transform=rotation(LETTER_AT, at))
    return (Group((letter,), transform=rotation(measure_lean(number))),)


def _list_rounds(on: DiscMap) -> list[tuple[int, tuple[int, ...]]]:
    """List each arrow with its rounds: on a map of one's own, several rounds may share a window."""
    found: dict[int, list[int]] = {}
    for number, arrow in enumerate(find_arrows(on.board)):
        found.setdefault(arrow, []).append(number)
    return [(arrow, tuple(numbers)) for arrow, numbers in sorted(found.items())]


def _draw_round(palette: Palette, round_: tuple[int, tuple[int, ...]], points: Sequence[str]) -> Shapes:
    """Draw an arrow, its numeral, upright when the disc is turned to its round, and the fields of its
    window."""
    arrow, numbers = round_
    at = Point(0.0, -NUMERAL)
    name = SEVERAL.join(NUMERALS[number] for number in numbers)
    medal = (
        *fill_in(palette, "mark-line", _outline_tip()),
        *rimmed_disc(palette, "cell", "cell", at, MEDALLION),
        *circle(palette, "inner-frame", at, MEDALLION - 0.5),
        *write(palette, name, at, fit_size((name,), 1.7 * MEDALLION, 9.5), "value"),
    )
    fields = (
        *_draw_plate(palette, name),
        *curves.join(_draw_field(palette, place, numbers, points) for place in range(len(PARTS))),
    )
    turn = find_bearing(arrow)
    return (Group(medal, transform=rotation(turn)), Group(fields, transform=rotation(turn + AFTER)))


def _outline_tip() -> curves.Steps:
    """Outline the arrow on the band's outer line."""
    half, high = TIP
    foot = -RIM_OUTER + high
    left, tip, right = Point(-half, foot), Point(0.0, -RIM_OUTER), Point(half, foot)
    return (*curves.chain((left, tip, right)), bend_curve(right, Point(0.0, foot - 0.7), left), Close())


def _draw_plate(palette: Palette, name: str) -> Shapes:
    """Draw the plate of a round's fields, a bold arc to it from the numeral, and the numeral again at its
    end."""
    at = curves.polar_point(ORIGIN, FIELDS, AGAIN)
    again = write(palette, name, at, fit_size((name,), 2.4, SMALL_NUMERAL), "value")
    return (
        *ink_in(palette, "figure", curves.bow(ORIGIN, FIELDS, -JOIN[1], -JOIN[0]), width=JOIN_WIDTH),
        *fill_and_line(palette, "cell", "figure", _outline_plate(), width=PLATE_EDGE),
        Group(again, transform=rotation(AGAIN, at)),
    )


def _outline_plate() -> curves.Steps:
    """Outline a piece of the band, round at both ends."""
    low, high = FIELDS - PLATE, FIELDS + PLATE
    return (
        curves.move(curves.polar_point(ORIGIN, low, -APART)),
        curves.arc(PLATE, curves.polar_point(ORIGIN, high, -APART), clockwise=True),
        curves.arc(high, curves.polar_point(ORIGIN, high, PLATE_END), clockwise=True),
        curves.arc(PLATE, curves.polar_point(ORIGIN, low, PLATE_END), clockwise=True),
        curves.arc(low, curves.polar_point(ORIGIN, low, -APART), clockwise=False),
        Close(),
    )


def _draw_field(palette: Palette, place: int, numbers: Sequence[int], points: Sequence[str]) -> Shapes:
    """Draw a field to write in, the sign of its purpose below it, and the points written in it, if given."""
    at, sign = Point(0.0, -FIELDS), Point(0.0, -ICONS)
    entries = [points[number].split()[place] for number in numbers if number < len(points) and points[number]]
    text = SEVERAL.join(entries)
    shapes = (
        *rimmed_disc(palette, "write", "cell", at, FIELD, width=0.25),
        *palette.figure("night-sky-icon", curves.box_of(sign, ICON), of=PARTS[place]),
        *(write(palette, text, at, fit_size((text,), 1.6 * FIELD, 13.0), "written") if text else ()),
    )
    return (Group(shapes, transform=rotation((place - 1) * APART)),)


CLEAR = 2.35  # from a star's middle to the ends of its lines
WIDTH, CASE, PAIR = 0.72, 1.5, 0.5  # of a line, of its case, from the middle of a double one
DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.2), (0.0, 1.3), (), (1.1, 0.9), (2.6, 1.1, 0.0, 1.1))
DOUBLE = 3  # the round whose lines are double
DOTTED = 1.05  # a dotted line is wider
RING = 2.1  # around a star of a drawing
MEDAL = 2.3  # the radius of a numeral's disc
LIT, BROAD = 3.3, 2.0  # radius of the ring around a star that earned points, width of such a line
NUMERAL_SIZE = 7.5  # pt
SHARES = (0.5, 0.4, 0.6, 0.32, 0.68)  # where along a line its numeral may stand
WORD = 0.7  # the reach of words around their spots


class RoundDrawing(Struct, frozen=True):
    """A round's drawing: lines and stars by their names."""

    round: int  # from 0
    lines: tuple[tuple[str, str], ...]
    stars: tuple[str, ...]


def read_round(text: str, on: DiscMap) -> RoundDrawing:
    """Read a drawing such as `2 A31-A41 B11`: the round, then lines and stars."""
    number, *words = text.split() or ("",)
    if not number.isdecimal() or not 1 <= int(number) <= len(NUMERALS):
        raise FigureError(f"'{text[:40]}' begins with no round", "write such as 2 A31-A41 B11", "drawn")
    lines = tuple(_split_ends(word) for word in words if "-" in word)
    named = (*(end for line in lines for end in line), *(word for word in words if "-" not in word))
    stars = tuple(dict.fromkeys(named))
    for star in stars:
        check_star(star, on, "drawn")
    if any(start == end for start, end in lines):
        raise FigureError(f"'{text[:40]}' joins a star with itself", "join two stars", "drawn")
    return RoundDrawing(int(number) - 1, lines, stars)


def check_star(star: str, on: DiscMap, name: str) -> None:
    if star not in on.places:
        raise FigureError(f"there is no star '{star[:40]}'", "stars are called such as A31", name)


def _split_ends(word: str) -> tuple[str, str]:
    start, _, end = word.partition("-")
    return start, end


def draw_round_lines(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    """Draw all lines, each over a case that separates it from everything it passes."""
    shapes: Shapes = ()
    for each in rounds:
        shapes += _draw_coloured(palette, "cell", _outline_lines(on, each.lines), CASE)
        shapes += _draw_line_kind(palette, on, each)
    return shapes


def _outline_lines(on: DiscMap, lines: Iterable[tuple[str, str]]) -> curves.Steps:
    clear = CLEAR * on.star / STAR
    return curves.join(curves.link(on.places[start], on.places[end], clear, clear) for start, end in lines)


def _draw_coloured(palette: Palette, paint: str, steps: curves.Steps, width: float) -> Shapes:
    """Draw lines in the colour of a paint, for colours that no line role has."""
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
    pairs = [(on.places[start], on.places[end], side * PAIR) for start, end in each.lines for side in (-1, 1)]
    sides = curves.join(_outline_line_aside(*pair, CLEAR * on.star / STAR) for pair in pairs)
    return ink_in(palette, "constellation", sides, width=WIDTH * 0.55)


def _outline_line_aside(start: Point, end: Point, by: float, clear: float) -> curves.Steps:
    length = distance(start, end)
    x, y = (end.y - start.y) / length * by, (start.x - end.x) / length * by
    return curves.link(Point(start.x + x, start.y + y), Point(end.x + x, end.y + y), clear, clear)


def draw_rings(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    """Draw a ring around each star of the drawings."""
    radius = RING * on.star / STAR
    places = [on.places[star] for each in rounds for star in each.stars]
    return curves.join(rimmed_disc(palette, "cell", "constellation", at, radius, width=0.4) for at in places)


def draw_numerals(
    palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing], labels: Sequence[stars.StarLabel]
) -> Shapes:
    """Draw each round's numeral in a small disc on one of its lines, where it hides least."""
    taken = [spot.at for label in labels for spot in stars.list_spots(label)]
    places = ((_find_free_place(on, each, taken), each.round) for each in rounds if each.stars)
    return curves.join(_draw_numeral(palette, *each) for each in places)


def _find_free_place(on: DiscMap, each: RoundDrawing, taken: Sequence[Point]) -> Point:
    """Find the place on a line that is furthest from all words and stars; for a lone star, the place above
    it."""
    ends = [(on.places[start], on.places[end]) for start, end in each.lines]
    places = [curves.find_between(*line, share) for line in ends for share in SHARES]
    if not places:
        at = on.places[each.stars[0]]
        return Point(at.x, at.y - 2 * MEDAL)
    near = [*((at, WORD) for at in taken), *((at, RING) for at in on.places.values())]
    return max(places, key=lambda at: min(distance(at, it) - off for it, off in near))


def _draw_numeral(palette: Palette, at: Point, number: int) -> Shapes:
    name = NUMERALS[number]
    numeral = write(palette, name, at, fit_size((name,), 1.6 * MEDAL, NUMERAL_SIZE), "value")
    return (*rimmed_disc(palette, "cell", "cell", at, MEDAL), *numeral)


def draw_faint_lines(palette: Palette, on: DiscMap, rounds: Sequence[RoundDrawing]) -> Shapes:
    """Draw all lines alike and faint, behind the marks of what earned points."""
    steps = curves.join(_outline_lines(on, each.lines) for each in rounds)
    return _draw_coloured(palette, "fine", steps, WIDTH)


def draw_marks(palette: Palette, on: DiscMap, marks: Sequence[str]) -> Shapes:
    """Mark what earned points: stars with broad rings, lines with broad strokes."""
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
        *fill_in(palette, "cell", curves.join(curves.dot(at, radius) for at in places)),
        *curves.join(circle(palette, "constellation", at, radius, width=wide) for at in places),
    )


SUN, CORONA = 3.3, 6.4  # radii of the sun and of its rays
TICK, LONG, EVERY = 0.9, 1.5, 3  # short and long ticks, degrees from one to the next; each tenth is long
OFF_STAR, OFF_WORDS = 1.0, 0.5  # the least distance of its ticks from stars and dust, and from words
STRAY = 14  # the seed of the background stars
STRAYS = 300  # how many of them are tried
STRAY_REACH, OFF_SUN, OFF_LINE = 59.5, 8.0, 0.9
WITHOUT_RIM = RIM_INNER + 0.6  # the radius of a map without its rim


def make_map_figures(board: Sky) -> dict[str, Figure]:
    on = cache(lambda: place_map(board))
    named_places = cache(lambda: stars.place_labels(on(), stars.LETTERS))
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
            *stars.draw_stars(palette, on(), named_places(), named),
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
    return fill_in(palette, "sky", curves.dot(ORIGIN, radius), curves.box_of(ORIGIN, radius))


def _draw_sky(palette: Palette, on: DiscMap) -> Shapes:
    return (
        *ink_in(palette, "map-ring", curves.join(_outline_hexagon(on, k + 1) for k in range(on.rings))),
        *ink_in(palette, "sector", curves.join(_outline_cut(on, k) for k in range(6))),
    )


def _outline_hexagon(on: DiscMap, ring: int) -> curves.Steps:
    return polygon_steps(on.places[f"{sector}{ring}1"] for sector in SECTORS)


def _outline_cut(on: DiscMap, number: int) -> curves.Steps:
    """Outline the ray along which a window is cut; it passes the sun at a distance."""
    low = CUT * on.step
    start, end = Point(0.75 * on.step, low), Point(math.sqrt(RIM_INNER**2 - low**2), low)
    turn = rotation(-SIXTH * number)
    return curves.segment(move_point(start, turn), move_point(end, turn))


def _draw_strays(palette: Palette, some: Sequence[Star]) -> Shapes:
    """Draw small background stars. Only night ink has them: on white they would pass for stars of the map."""
    bright = outline_stars(star for star in some if star.radius > 0.11)
    faint = outline_stars(star for star in some if star.radius <= 0.11)
    return (*fill_in(palette, "faint", faint), *fill_in(palette, "middle", bright))


def _list_small_stars(on: DiscMap, labels: tuple[stars.StarLabel, ...]) -> list[Star]:
    """List the background stars that hide nothing on the map."""
    taken = [(spot.at, spot.radius + 0.7) for label in labels for spot in stars.list_spots(label)]
    dusty = on.board.at_sun | on.board.at_rim
    taken += [(at, 4.4 if on.board.stars[name] in dusty else 2.6) for name, at in on.places.items()]
    strays = strew_stars(curves.box_of(ORIGIN, STRAY_REACH), STRAY, STRAYS, KeptClear((), ()))
    return [star for star in strays if _is_clear(on, star, taken)]


def _is_clear(on: DiscMap, star: Star, taken: list[tuple[Point, float]]) -> bool:
    """Tell whether a background star is clear of the sun, stars, words and the ecliptic."""
    away = math.hypot(star.x, star.y)
    free = OFF_SUN < away < STRAY_REACH and all(
        math.hypot(star.x - at.x, star.y - at.y) > reach for at, reach in taken
    )
    if not free or on.circle is None:
        return free
    middle, radius = on.circle
    return abs(math.hypot(star.x - middle.x, star.y - middle.y) - radius) > OFF_LINE


def _draw_ecliptic(palette: Palette, on: DiscMap, labels: tuple[stars.StarLabel, ...]) -> Shapes:
    """Draw the ecliptic, with ticks inwards where no star and no word is near."""
    if on.circle is None:
        return ()
    middle, radius = on.circle
    taken = [(spot.at, spot.radius + OFF_STAR) for spot in stars.list_star_spots(on).values()]
    taken += [(spot.at, spot.radius + OFF_WORDS) for label in labels for spot in stars.list_spots(label)]
    some = [
        curves.segment(curves.polar_point(middle, radius, turn), end)
        for turn in range(0, 360, EVERY)
        for end in (curves.polar_point(middle, radius - (TICK if turn % 30 else LONG), turn),)
        if all(math.hypot(end.x - at.x, end.y - at.y) > reach for at, reach in taken)
    ]
    return (
        *circle(palette, "ecliptic", middle, radius),
        *ink_in(palette, "ecliptic", curves.join(some), width=0.16),
    )
