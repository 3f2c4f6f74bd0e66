"""What all cards of Night Sky stand in: an open frame, the net of an atlas plate, the corner of the value."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import DISPLAY, circle, disc, filled, inked
from pnp.figures.points import arc, curved, joined, line, move, polar, segment, ticks
from pnp.figures.ring import half_side
from pnp.geometry import Box, Point, centre, distance, grown
from pnp.text import Style, width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.scene import Shape

INSET = 0.75  # from the outer line of the frame to the inner one
AIR = 0.7  # between a line and a disc or a name's end
NAME_AIR = 1.6
WITHIN = 1.3  # how far the left disc lies within the frame; the right one touches it
SHORT, LONG = 0.75, 1.2  # the graduation of the frame's sides, a mm apart, every fifth longer
FIRST, LAST, OFF_STAR = (
    19,
    3,
    2.9,
)  # where it begins below the frame, ends above it, and what it keeps off a star
NET_POLE, NET_TOP, NET_STEP, NET_TURN = (
    67.2,
    70.0,
    10.0,
    5.8,
)  # the pole's height above the box, parallels, meridians
CORNER = 7.8  # the radius of the value's disc on a card


def figures(_: Sky | None) -> dict[str, Figure]:
    return {
        "night-sky-frame": figure(
            "A frame whose upper corners are discs, and that is open at its foot for a name.",
            _frame,
            name=Parameter("text", "", "the words that stand on its foot, in capitals"),
            size=Parameter("number", 11.5, "their size in pt", 4.0, 100.0),
            tracking=Parameter("number", 0.11, "how far apart their letters are, in em", 0.0, 1.0),
            right=Parameter("number", 7.8, "the radius of the disc in the right corner", 1.0, 100.0),
            left=Parameter("number", 4.9, "the radius of that in the left one", 1.0, 100.0),
            notch=Parameter("number", 2.6, "the radius of the hollow corners below", 0.2, 50.0),
            graduated=Parameter(
                "truth", True, "whether its sides are, as on the edge of a plate in an atlas"
            ),
            backdrop=True,
        ),
        "night-sky-net": figure(
            "Parallels and meridians of a plate in an atlas, whose pole lies above it.",
            _net,
            reach=100.0,
            backdrop=True,
        ),
        "night-sky-corner": figure(
            "The disc on which a card says what its kind of stars counts.",
            _corner,
            backdrop=True,
        ),
    }


def _frame(
    box: Box,
    palette: Palette,
    *,
    name: str,
    size: float,
    tracking: float,
    right: float,
    left: float,
    notch: float,
    graduated: bool,
) -> tuple[Shape, ...]:
    inner = grown(box, -INSET)
    discs = (
        (Point(box.x + left + WITHIN, box.y + left + WITHIN), left + AIR),
        (Point(box.x + box.width - right, box.y + right), right + AIR),
    )
    gap = _gap(name, Style(DISPLAY, size, tracking, kerned=True))
    feet = (Point(inner.x, inner.y + inner.height), Point(inner.x + inner.width, inner.y + inner.height))
    return (
        *inked(palette, "frame", _open(box, discs, gap, notch)),
        *inked(palette, "inner-frame", _open(inner, discs, gap, notch)),
        *filled(palette, "line", joined(curved(place, 4, 0.95, 0.1) for place in feet)),
        *(graduation(box, palette) if graduated else ()),
    )


def _gap(name: str, style: Style) -> float:
    """How far to both sides of its middle the foot is open."""
    return width(name.upper(), style) / 2 + NAME_AIR if name else 0.0


def _open(
    box: Box,
    discs: tuple[tuple[Point, float], ...],
    gap: float,
    notch: float,
) -> Steps:
    """From disc to disc along the top, and from each down its side to the name."""
    (left, near), (right, far) = discs
    edge, foot = box.x + box.width, box.y + box.height
    middle = centre(box).x
    return (
        move(Point(left.x + _reach(near, left.y - box.y), box.y)),
        line(Point(right.x - _reach(far, right.y - box.y), box.y)),
        move(Point(edge, right.y + _reach(far, edge - right.x))),
        line(Point(edge, foot - notch)),
        arc(notch, Point(edge - notch, foot), clockwise=False),
        line(Point(middle + gap, foot)),
        move(Point(middle - gap, foot)),
        line(Point(box.x + notch, foot)),
        arc(notch, Point(box.x, foot - notch), clockwise=False),
        line(Point(box.x, left.y + _reach(near, left.x - box.x))),
    )


def _reach(radius: float, apart: float) -> float:
    """How far a disc reaches along a line that passes its middle at a distance."""
    return math.sqrt(max(0.0, radius**2 - apart**2))


def graduation(box: Box, palette: Palette, stars: Sequence[Point] = ()) -> tuple[Shape, ...]:
    """Ticks inwards on both sides of a frame, none beside a star."""
    inner = grown(box, -INSET)
    rows = ((inner.y + at, SHORT if at % 5 else LONG) for at in range(FIRST, math.floor(inner.height) - LAST))
    ends = (
        (Point(side, y), Point(side + inwards * length, y))
        for y, length in rows
        for side, inwards in ((inner.x, 1), (inner.x + inner.width, -1))
    )
    free = (
        segment(start, end) for start, end in ends if all(distance(end, star) > OFF_STAR for star in stars)
    )
    return inked(palette, "tick-short", joined(free))


def _net(box: Box, palette: Palette) -> tuple[Shape, ...]:
    pole = Point(centre(box).x, box.y - NET_POLE)
    half = math.degrees(math.asin(min(0.9, box.width / 2 / NET_POLE)))
    reach = NET_POLE + box.height
    count = math.floor((reach - NET_TOP) / NET_STEP) + 1
    radii = [NET_TOP + NET_STEP * k for k in range(1, count + 1)]
    parallels = joined(
        (move(polar(pole, radius, 180 + half)), arc(radius, polar(pole, radius, 180 - half), clockwise=False))
        for radius in radii
    )
    some = math.floor(half / NET_TURN)
    turns = [180 + NET_TURN * k for k in range(-some, some + 1)]
    meridians = joined(segment(polar(pole, NET_TOP - 5, turn), polar(pole, reach, turn)) for turn in turns)
    return inked(palette, "parallel", (*parallels, *meridians))


def _corner(box: Box, palette: Palette) -> tuple[Shape, ...]:
    middle, radius = centre(box), half_side(box)
    unit = radius / CORNER
    within = radius - 0.7 * unit
    return (
        *disc(palette, "well", middle, radius),
        *circle(palette, "medallion", middle, radius, unit),
        *circle(palette, "inner-frame", middle, within, unit),
        *inked(palette, "inner-frame", ticks(middle, within, 48, -0.5 * unit), unit),
        *inked(palette, "tick-long", ticks(middle, within, 8, -0.8 * unit), unit),
    )
