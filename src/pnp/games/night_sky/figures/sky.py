"""The sky map laid on a disc: where all on it stands, and its rim with an arrow and fields for each round."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.figures.figure import FigureError, Palette, Shapes
from pnp.figures.marks import LEAST_WIDTH, circle, disc, fill_in, fit_size, ink_in, write
from pnp.figures.points import Steps, arc, bow, box_of, join, move, polar_point, ticks
from pnp.figures.points import line as line_to
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.lattice import SECTORS, Place, place_on_paper
from pnp.geometry import ORIGIN, Matrix, Point, move_point, rotation
from pnp.paths import bend_curve
from pnp.scene import Close, Group, Stroke

# All of a disc is drawn about 0, 0, in mm of one with a radius of 80, and then made as large as its box.
DISC = 80.0
STAR_FIELD = 60.0  # how far out the stars go
STEP = 10.0  # of the lattice, where so many rings have room
STAR = 1.7  # a star's radius
SIXTH = 60.0  # degrees of a sector
UPRIGHT = 60.0  # how far clockwise the middle of sector A leans
CUT = math.sqrt(3) / 4  # of a step, from the sun to the line of each cut
SLOPE = math.sqrt(3) / 2


class DiscMap(Struct, frozen=True):
    """`places` are where stars stand, y downwards; `circle` is the ecliptic's middle and radius."""

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
    """The number of a star's sector, from 0."""
    return SECTORS.index(name[0])


def measure_lean(number: int) -> float:
    """How far clockwise the middle of a sector leans: what stands in it leans as far."""
    return UPRIGHT - SIXTH * number


def turn_from_upright(number: int) -> Matrix:
    """From a sector that stands upright above the sun to where it lies on the disc."""
    return rotation(measure_lean(number))


def turn_upright(at: Point, number: int) -> Point:
    return move_point(at, rotation(-measure_lean(number)))


def find_arrows(board: Sky) -> tuple[int, ...]:
    """Of each round, the sector at whose first star its arrow stands: the second one of its window."""
    found = []
    for window in board.windows:
        seen = {find_sector(board.names[place]) for place in window}
        found.append(max(seen, key=lambda number: ((number - 1) % 6 in seen, number)))
    return tuple(found)


def find_bearing(arrow: int) -> float:
    """The direction of an arrow, clockwise from the top."""
    return 90 - SIXTH * arrow


def measure_within_cuts(on: DiscMap, at: Point, arrow: int) -> float:
    """How far within the cuts of the window below an arrow a point lies; less than 0 without."""
    turned = move_point(at, rotation(SIXTH * (arrow - 1)))  # as if the window were that of sectors A and B
    away = CUT * on.step
    return min(away - turned.y, turned.x * SLOPE - turned.y / 2 - away)


def scale_pens(palette: Palette, unit: float) -> Palette:
    """For a disc or a board `unit` times as large: no line grows too thin to print."""

    def find_stroke(role: str, width: float | None = None) -> Stroke | None:
        found = palette.stroke(role, width)
        return found and replace(found, width=max(found.width, LEAST_WIDTH / unit))

    return replace(palette, stroke=find_stroke)


NUMERALS = ("I", "II", "III", "IV", "V", "VI")
RIM_TICKS, RIM_INNER, RIM_OUTER = 64.5, 65.2, 76.6  # radii of the band's hairlines
NUMERAL, MEDAL = 69.9, 3.55  # where a numeral stands, and the radius of its circle
TIP = (1.9, 2.7)  # an arrow's half width and height
FIELDS, FIELD, APART = 71.0, 4.6, 9.2  # where fields stand, their radius, degrees between them
AFTER = 30.0  # degrees from an arrow to the middle one of its fields, clockwise
ICONS = 61.9
LETTER_AT = 22.4  # degrees from a sector's middle to its letter, clockwise
PARTS = ("top", "bottom", "link")  # what each field is for
ICON = 1.9  # the radius of its sign
SEVERAL = "\N{MIDDLE DOT}"  # between the rounds of one window
# Degrees from the middle field to both ends of the arc to the numeral; its width.
JOIN, JOIN_WIDTH = (13.3, 26.9), 0.9
# Half as wide as the plate that holds the fields of a round, and the width of its line.
PLATE, PLATE_EDGE = 5.15, 0.4
# Degrees: where it is round at its end, and where the numeral stands there; pt.
PLATE_END, AGAIN, SMALL_NUMERAL = 13.3, 15.1, 7.0


def draw_rim(palette: Palette, on: DiscMap, points: Sequence[str]) -> Shapes:
    """The band and what stands on it; `points` are those of each round, in its fields."""
    strange = next((each for each in points if each and len(each.split()) != len(PARTS)), None)
    if strange is not None:
        raise FigureError(f"'{strange[:40]}' is not of three parts", "write such as 4 3 9", "points")
    return (
        *_draw_band(palette),
        *join(_draw_sector_letter(palette, k) for k in range(len(SECTORS))),
        *join(_draw_round(palette, round_, points) for round_ in _list_rounds(on)),
    )


def _draw_band(palette: Palette) -> Shapes:
    short = ticks(ORIGIN, RIM_INNER, 180, 0.7, leave_out=5)
    long = ticks(ORIGIN, RIM_INNER, 36, 1.2)
    return (
        *circle(palette, "ring", ORIGIN, RIM_INNER, width=0.2),
        *circle(palette, "inner-frame", ORIGIN, RIM_TICKS),
        *circle(palette, "ring", ORIGIN, RIM_OUTER, width=0.2),
        *ink_in(palette, "inner-frame", short),
        *ink_in(palette, "tick-long", long),
    )


def _draw_sector_letter(palette: Palette, number: int) -> Shapes:
    at = polar_point(ORIGIN, FIELDS, LETTER_AT)
    letter = Group(write(palette, SECTORS[number], at, 11.5, "line"), transform=rotation(LETTER_AT, at))
    return (Group((letter,), transform=rotation(measure_lean(number))),)


def _list_rounds(on: DiscMap) -> list[tuple[int, tuple[int, ...]]]:
    """The arrows, and the rounds of each: on a map of one's own several windows may be one."""
    found: dict[int, list[int]] = {}
    for number, arrow in enumerate(find_arrows(on.board)):
        found.setdefault(arrow, []).append(number)
    return [(arrow, tuple(numbers)) for arrow, numbers in sorted(found.items())]


def _draw_round(palette: Palette, round_: tuple[int, tuple[int, ...]], points: Sequence[str]) -> Shapes:
    """An arrow with its numeral, upright when its round is up, and the fields of its window."""
    arrow, numbers = round_
    at = Point(0.0, -NUMERAL)
    name = SEVERAL.join(NUMERALS[number] for number in numbers)
    medal = (
        *fill_in(palette, "mark-line", _outline_tip()),
        *disc(palette, "cell", at, MEDAL),
        *circle(palette, "cell", at, MEDAL),
        *circle(palette, "inner-frame", at, MEDAL - 0.5),
        *write(palette, name, at, fit_size((name,), 1.7 * MEDAL, 9.5), "value"),
    )
    fields = (
        *_draw_plate(palette, name),
        *join(_draw_field(palette, place, numbers, points) for place in range(len(PARTS))),
    )
    turn = find_bearing(arrow)
    return (Group(medal, transform=rotation(turn)), Group(fields, transform=rotation(turn + AFTER)))


def _outline_tip() -> Steps:
    """The arrow on the band's outer line."""
    half, high = TIP
    left, tip, right = Point(-half, -RIM_OUTER + high), Point(0.0, -RIM_OUTER), Point(half, -RIM_OUTER + high)
    return (
        move(left),
        line_to(tip),
        line_to(right),
        bend_curve(right, Point(0.0, -RIM_OUTER + high - 0.7), left),
        Close(),
    )


def _draw_plate(palette: Palette, name: str) -> Shapes:
    """What holds the fields of a round: a bold arc from its numeral, and the numeral again at the end."""
    at = polar_point(ORIGIN, FIELDS, AGAIN)
    again = write(palette, name, at, fit_size((name,), 2.4, SMALL_NUMERAL), "value")
    return (
        *ink_in(palette, "figure", bow(ORIGIN, FIELDS, -JOIN[1], -JOIN[0]), width=JOIN_WIDTH),
        *fill_in(palette, "cell", _outline_plate()),
        *ink_in(palette, "figure", _outline_plate(), width=PLATE_EDGE),
        Group(again, transform=rotation(AGAIN, at)),
    )


def _outline_plate() -> Steps:
    """A piece of the band, round at both ends."""
    low, high = FIELDS - PLATE, FIELDS + PLATE
    return (
        move(polar_point(ORIGIN, low, -APART)),
        arc(PLATE, polar_point(ORIGIN, high, -APART), clockwise=True),
        arc(high, polar_point(ORIGIN, high, PLATE_END), clockwise=True),
        arc(PLATE, polar_point(ORIGIN, low, PLATE_END), clockwise=True),
        arc(low, polar_point(ORIGIN, low, -APART), clockwise=False),
        Close(),
    )


def _draw_field(palette: Palette, place: int, numbers: Sequence[int], points: Sequence[str]) -> Shapes:
    """A field to write in, with what it is for below it; what was written in it may be told."""
    at, sign = Point(0.0, -FIELDS), Point(0.0, -ICONS)
    told = [points[number].split()[place] for number in numbers if number < len(points) and points[number]]
    said = SEVERAL.join(told)
    shapes = (
        *disc(palette, "write", at, FIELD),
        *circle(palette, "cell", at, FIELD, width=0.25),
        *palette.figure("night-sky-icon", box_of(sign, ICON), of=PARTS[place]),
        *(write(palette, said, at, fit_size((said,), 1.6 * FIELD, 13.0), "written") if said else ()),
    )
    return (Group(shapes, transform=rotation((place - 1) * APART)),)
