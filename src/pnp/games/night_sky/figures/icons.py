"""The signs of the scoring lines and of what a round counts, as boards, discs, cards and pads show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import LEAST_WIDTH, circle, disc, filled, inked, written
from pnp.figures.points import arc, dot, joined, line, move, polar, rays, segment, spiked, ticks
from pnp.figures.ring import half_side
from pnp.geometry import Box, Point, centre, distance, moved, rotation
from pnp.outlines import polygon_steps
from pnp.scene import Close

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.board import Sky
    from pnp.scene import Shape

# Lengths as shares of the radius.
CARD = (0.58, 0.74)  # half of a card's sides
OFF = (0.23, 0.2)  # from the middle to each: the lower is on the right; no more than two edges of it are seen
STIPPLES = (
    *((0.14, -0.3), (0.14, 0.0), (0.14, 0.3), (0.3, -0.15), (0.3, 0.15)),
    *((0.42, 0.0), (0.28, 0.42), (0.28, -0.42), (0.5, 0.28), (0.5, -0.28)),
)
ENDS = ((0.16, 0.12), (0.94, -0.56))  # of the line that crosses the ecliptic
RINGS = ((0.71, 0.052, 0.0), (0.93, 0.045, 10.0))  # of dust at the rim: radius, a dot's radius, turn
SUM_FACE = "SourceSans3-Bold"


def figures(_: Sky | None) -> dict[str, Figure]:
    return {
        "night-sky-icon": figure(
            "The sign of a scoring line of Night Sky, or of what a round counts.",
            icon,
            of=Parameter("text", about="which one it is", among=tuple(_DRAWN)),
        ),
        "night-sky-fading": figure(
            "A fading star: one half bright, the other stippled.",
            fading,
            crossed=Parameter("truth", False, "whether it is crossed out"),
        ),
    }


def icon(box: Box, palette: Palette, *, of: str) -> tuple[Shape, ...]:
    return _DRAWN[of](palette, centre(box), half_side(box))


def fading(box: Box, palette: Palette, *, crossed: bool) -> tuple[Shape, ...]:
    at, radius = centre(box), half_side(box)
    return (*fading_star(palette, at, radius), *(_cross(palette, at, radius) if crossed else ()))


def fading_star(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    reach = (radius, radius * 0.5)
    tips = [polar(at, reach[k % 2], k * 30) for k in range(12)]
    stipples = (Point(at.x + x * radius, at.y + y * radius) for x, y in STIPPLES)
    return (
        *filled(palette, "cell", spiked(at, 6, radius, 0.5)),
        *filled(palette, "mark", polygon_steps((tips[0], *tips[:5:-1]))),
        *inked(palette, "hairline", spiked(at, 6, radius, 0.5), width=max(0.12, radius * 0.055)),
        *filled(palette, "line", joined(dot(place, 0.04 * radius) for place in stipples)),
    )


def _cross(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    """Two strokes, as a pen makes them, over a line of the ground that parts them from the star."""
    reach = radius * 1.02
    strokes = [(polar(at, reach, turn), polar(at, -reach, turn)) for turn in (45, 135)]
    under, over = (joined(bar(*ends, radius * half) for ends in strokes) for half in (0.15, 0.06))
    return (*filled(palette, "cell", under), *filled(palette, "text", over))


def bar(start: Point, end: Point, half: float) -> Steps:
    """A stroke with round ends, as an outline: a line in a paint that no line has."""
    length = distance(start, end)
    x, y = (end.y - start.y) / length * half, (start.x - end.x) / length * half
    return (
        move(Point(start.x + x, start.y + y)),
        line(Point(end.x + x, end.y + y)),
        arc(half, Point(end.x - x, end.y - y), clockwise=True),
        line(Point(start.x - x, start.y - y)),
        arc(half, Point(start.x + x, start.y + y), clockwise=True),
        Close(),
    )


def _fading(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    return fading_star(palette, at, radius * 0.95)


def sun(palette: Palette, at: Point, radius: float, reach: float) -> tuple[Shape, ...]:
    """The sun of the map: its body, and long and short rays in turn."""
    short = radius + (reach - radius) * 0.66
    wedges = (*rays(at, 12, radius * 1.12, reach, 7, 15), *rays(at, 12, radius * 1.12, short, 5))
    return (
        *filled(palette, "mark-line", wedges),
        *disc(palette, "lit", at, radius),
        *circle(palette, "gem", at, radius, width=max(0.14, radius * 0.06)),
        *circle(palette, "moon", at, radius * 0.72, width=0.12),
        *filled(palette, "moon-line", spiked(at, 16, radius * 0.58, 0.55)),
    )


def _sun(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    return sun(palette, at, radius * 0.52, radius)


def _ecliptic(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    """A line of a constellation that crosses the graduated circle."""
    start, end = (Point(at.x + x * radius, at.y + y * radius) for x, y in ENDS)
    beads = joined(dot(place, radius * 0.17) for place in (start, end))
    return (
        *circle(palette, "ecliptic", at, radius * 0.8, width=max(0.28, radius * 0.1)),
        *inked(palette, "ecliptic", ticks(at, radius * 0.8, 24, -radius * 0.2), width=0.12),
        *filled(palette, "text", (*bar(start, end, max(0.14, radius * 0.055)), *beads)),
    )


def _rim(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    dots = joined(
        dot(polar(at, reach * radius, 20 * k + turn), max(small * radius, 0.09))
        for reach, small, turn in RINGS
        for k in range(18)
    )
    return filled(palette, "dust-rim", (*spiked(at, 4, radius * 0.52, 0.4), *dots))


def _total(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    return (
        *filled(palette, "mark-line", rays(at, 24, radius * 0.78, radius * 1.05, 4.4)),
        *disc(palette, "mark", at, radius * 0.7),
        *circle(palette, "figure", at, radius * 0.7),
        *written(palette, "Σ", at, radius * 2.55, "on-mark", SUM_FACE),
    )


def _cards(which: int) -> Callable[[Palette, Point, float], tuple[Shape, ...]]:
    """The observatory: two cards, the upper slid half over the lower; the one that counts is filled."""

    def draw(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
        x, y = OFF[0] * radius, OFF[1] * radius
        places = (Point(at.x + x, at.y - y), Point(at.x - x, at.y + y))
        width = max(0.14, radius * 0.11)
        return tuple(
            shape
            for number, place in enumerate(places)
            for steps in (_card(place, radius),)
            for shape in (
                *filled(palette, "mark-line" if number == which else "cell", steps),
                *inked(palette, "constellation", steps, width=width),
            )
        )

    return draw


def _card(at: Point, radius: float) -> Steps:
    half, high = CARD[0] * radius, CARD[1] * radius
    sides = ((-half, -high), (half, -high), (half, high), (-half, high))
    return polygon_steps(Point(at.x + x, at.y + y) for x, y in sides)


def _link(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    """A star that is filled, joined to one that is not."""
    turn = rotation(-18.0, at)
    one, other = (moved(Point(at.x + side * radius * 0.72, at.y), turn) for side in (-1, 1))
    return (
        *inked(palette, "constellation", segment(one, other), width=max(0.16, radius * 0.21)),
        *disc(palette, "mark-line", one, radius * 0.34),
        *disc(palette, "cell", other, radius * 0.32),
        *circle(palette, "constellation", other, radius * 0.32, width=max(LEAST_WIDTH, radius * 0.13)),
    )


_DRAWN: dict[str, Callable[[Palette, Point, float], tuple[Shape, ...]]] = {
    "top": _cards(1),
    "bottom": _cards(0),
    "link": _link,
    "fading": _fading,
    "sun": _sun,
    "ecliptic": _ecliptic,
    "rim": _rim,
    "total": _total,
}
