"""The rim of a sky map: its graduated band, and for each round an arrow, a numeral and three fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError
from pnp.figures.marks import disc, filled, fitting, written
from pnp.figures.points import about, arc, bend, move, polar, ticks
from pnp.figures.points import line as line_to
from pnp.games.night_sky.figures.sky import arrows, bearing, lean, lined, ringed
from pnp.games.night_sky.lattice import SECTORS
from pnp.geometry import ORIGIN, Point, rotation
from pnp.scene import Close, Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.figures.sky import Laid
    from pnp.scene import Shape

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
TICKS, INNER, OUTER = 64.5, 65.2, 76.6  # radii of the band's hairlines
NUMERAL, MEDAL = 69.9, 3.55  # where a numeral stands, and the radius of its circle
TIP = (1.9, 2.7)  # an arrow's half width and height
FIELDS, FIELD, APART = 71.0, 4.6, 9.2  # where fields stand, their radius, degrees between them
AFTER = 30.0  # degrees from an arrow to the middle one of its fields, clockwise
ICONS = 61.9
LETTER_AT = 22.4  # degrees from a sector's middle to its letter, clockwise
PARTS = ("top", "bottom", "link")  # what each field is for
ICON = 1.9  # the radius of its sign
SEVERAL = "\N{MIDDLE DOT}"  # between the rounds of one window
JOIN, BOLD = (
    (13.3, 26.9),
    0.9,
)  # degrees from the middle field to both ends of the arc to the numeral; its width
PLATE, EDGE = (
    5.15,
    0.4,
)  # half as wide as the plate that holds the fields of a round, and the width of its line
END, AGAIN, SMALL = (
    13.3,
    15.1,
    7.0,
)  # degrees: where it is round at its end, and where the numeral stands there; pt


def rim(palette: Palette, on: Laid, unit: float, points: Sequence[str]) -> tuple[Shape, ...]:
    """The band and what stands on it; `points` are those of each round, in its fields."""
    strange = next((each for each in points if each and len(each.split()) != len(PARTS)), None)
    if strange is not None:
        wrong = f"'{strange[:40]}' is not of three parts"
        raise FigureError(wrong, "write such as 4 3 9", "points")
    return (
        *_band(palette, unit),
        *(shape for k in range(len(SECTORS)) for shape in _sector(palette, k)),
        *(shape for round_ in _rounds(on) for shape in _round(palette, round_, unit, points)),
    )


def _band(palette: Palette, unit: float) -> tuple[Shape, ...]:
    short = ticks(ORIGIN, INNER, 180, 0.7, leave_out=5)
    long = ticks(ORIGIN, INNER, 36, 1.2)
    return (
        *ringed(palette, "ring", ORIGIN, INNER, unit, 0.2),
        *ringed(palette, "inner-frame", ORIGIN, TICKS, unit),
        *ringed(palette, "ring", ORIGIN, OUTER, unit, 0.2),
        *lined(palette, "inner-frame", short, unit),
        *lined(palette, "tick-long", long, unit),
    )


def _sector(palette: Palette, number: int) -> tuple[Shape, ...]:
    at = polar(ORIGIN, FIELDS, LETTER_AT)
    letter = Group(written(palette, SECTORS[number], at, 11.5, "line"), transform=rotation(LETTER_AT, at))
    return (Group((letter,), transform=rotation(lean(number))),)


def _rounds(on: Laid) -> list[tuple[int, tuple[int, ...]]]:
    """The arrows, and the rounds of each: on a map of one's own several windows may be one."""
    found: dict[int, list[int]] = {}
    for number, arrow in enumerate(arrows(on.board)):
        found.setdefault(arrow, []).append(number)
    return [(arrow, tuple(numbers)) for arrow, numbers in sorted(found.items())]


def _round(
    palette: Palette, round_: tuple[int, tuple[int, ...]], unit: float, points: Sequence[str]
) -> tuple[Shape, ...]:
    """An arrow with its numeral, upright when its round is up, and the fields of its window."""
    arrow, numbers = round_
    at = Point(0.0, -NUMERAL)
    name = SEVERAL.join(NUMERALS[number] for number in numbers)
    medal = (
        *filled(palette, "mark-line", _tip()),
        *disc(palette, "cell", at, MEDAL),
        *ringed(palette, "cell", at, MEDAL, unit),
        *ringed(palette, "inner-frame", at, MEDAL - 0.5, unit),
        *written(palette, name, at, fitting((name,), 1.7 * MEDAL, 9.5), "value"),
    )
    fields = (
        *_plate(palette, name, unit),
        *(shape for place in range(len(PARTS)) for shape in _field(palette, place, numbers, unit, points)),
    )
    turn = bearing(arrow)
    return (
        Group(medal, transform=rotation(turn)),
        Group(fields, transform=rotation(turn + AFTER)),
    )


def _tip() -> Steps:
    """The arrow on the band's outer line."""
    half, high = TIP
    left, tip, right = Point(-half, -OUTER + high), Point(0.0, -OUTER), Point(half, -OUTER + high)
    return (
        move(left),
        line_to(tip),
        line_to(right),
        bend(right, Point(0.0, -OUTER + high - 0.7), left),
        Close(),
    )


def _plate(palette: Palette, name: str, unit: float) -> tuple[Shape, ...]:
    """What holds the fields of a round: a bold arc from its numeral, and the numeral again at the end."""
    start, end = (polar(ORIGIN, FIELDS, -turn) for turn in reversed(JOIN))
    at = polar(ORIGIN, FIELDS, AGAIN)
    again = written(palette, name, at, fitting((name,), 2.4, SMALL), "value")
    return (
        *lined(palette, "figure", (move(start), arc(FIELDS, end, clockwise=True)), unit, BOLD),
        *filled(palette, "cell", _outline()),
        *lined(palette, "figure", _outline(), unit, EDGE),
        Group(again, transform=rotation(AGAIN, at)),
    )


def _outline() -> Steps:
    """A piece of the band, round at both ends."""
    low, high = FIELDS - PLATE, FIELDS + PLATE
    return (
        move(polar(ORIGIN, low, -APART)),
        arc(PLATE, polar(ORIGIN, high, -APART), clockwise=True),
        arc(high, polar(ORIGIN, high, END), clockwise=True),
        arc(PLATE, polar(ORIGIN, low, END), clockwise=True),
        arc(low, polar(ORIGIN, low, -APART), clockwise=False),
        Close(),
    )


def _field(
    palette: Palette, place: int, numbers: Sequence[int], unit: float, points: Sequence[str]
) -> tuple[Shape, ...]:
    """A field to write in, with what it is for below it; what was written in it may be told."""
    at, sign = Point(0.0, -FIELDS), Point(0.0, -ICONS)
    told = [points[number].split()[place] for number in numbers if number < len(points) and points[number]]
    said = SEVERAL.join(told)
    shapes = (
        *disc(palette, "write", at, FIELD),
        *ringed(palette, "cell", at, FIELD, unit, 0.25),
        *palette.figure("night-sky-icon", about(sign, ICON), of=PARTS[place]),
        *(written(palette, said, at, fitting((said,), 1.6 * FIELD, 13.0), "written") if said else ()),
    )
    return (Group(shapes, transform=rotation((place - 1) * APART)),)
