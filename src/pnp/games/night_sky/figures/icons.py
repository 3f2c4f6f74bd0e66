"""Signs of scoring lines and of a round's counts, for boards, discs, cards and pads."""

from __future__ import annotations

from collections.abc import Callable

from pnp.figures import Palette, Parameter, Shapes, curves, make_figure
from pnp.figures.marks import LEAST_WIDTH, circle, disc, fill_and_line, fill_in, ink_in, rimmed_disc, write
from pnp.geometry import Box, Point, centre, distance, half_side, move_point, rotation
from pnp.paths import polygon_steps
from pnp.scene import Close

# Lengths as shares of the radius.
CARD = (0.58, 0.74)  # half of a card's sides
OFF = (0.23, 0.2)  # from the middle to each: the one below lies to the right; two of its edges show
STIPPLES = (
    *((0.14, -0.3), (0.14, 0.0), (0.14, 0.3), (0.3, -0.15), (0.3, 0.15)),
    *((0.42, 0.0), (0.28, 0.42), (0.28, -0.42), (0.5, 0.28), (0.5, -0.28)),
)
ENDS = ((0.16, 0.12), (0.94, -0.56))  # of the line that crosses the ecliptic
RINGS = ((0.71, 0.052, 0.0), (0.93, 0.045, 10.0))  # of dust at the rim: radius, a dot's radius, turn
SUM_FACE = "SourceSans3-Bold"


def draw_icon(box: Box, palette: Palette, *, of: str) -> Shapes:
    return _SIGNS[of](palette, centre(box), half_side(box))


def draw_fading_sign(box: Box, palette: Palette, *, crossed: bool) -> Shapes:
    at, radius = centre(box), half_side(box)
    return (*draw_fading_star(palette, at, radius), *(_draw_cross(palette, at, radius) if crossed else ()))


def draw_fading_star(palette: Palette, at: Point, radius: float) -> Shapes:
    reach = (radius, radius * 0.5)
    tips = [curves.polar_point(at, reach[k % 2], k * 30) for k in range(12)]
    stipples = (Point(at.x + x * radius, at.y + y * radius) for x, y in STIPPLES)
    return (
        *fill_in(palette, "cell", curves.spiked_star(at, 6, radius, 0.5)),
        *fill_in(palette, "mark", polygon_steps((tips[0], *tips[:5:-1]))),
        *ink_in(palette, "hairline", curves.spiked_star(at, 6, radius, 0.5), width=max(0.12, radius * 0.055)),
        *fill_in(palette, "line", curves.join(curves.dot(place, 0.04 * radius) for place in stipples)),
    )


def _draw_cross(palette: Palette, at: Point, radius: float) -> Shapes:
    """Draw two pen strokes, over wider ones in the colour of a field, which separate them from the star."""
    reach = radius * 1.02
    ends = [(curves.polar_point(at, reach, turn), curves.polar_point(at, -reach, turn)) for turn in (45, 135)]
    under, over = (curves.join(outline_bar(*pair, radius * half) for pair in ends) for half in (0.15, 0.06))
    return (*fill_in(palette, "cell", under), *fill_in(palette, "text", over))


def outline_bar(start: Point, end: Point, half: float) -> curves.Steps:
    """Outline a stroke with round ends, to fill with a paint that no line role has."""
    length = distance(start, end)
    x, y = (end.y - start.y) / length * half, (start.x - end.x) / length * half
    return (
        curves.move(Point(start.x + x, start.y + y)),
        curves.line(Point(end.x + x, end.y + y)),
        curves.arc(half, Point(end.x - x, end.y - y), clockwise=True),
        curves.line(Point(start.x - x, start.y - y)),
        curves.arc(half, Point(start.x + x, start.y + y), clockwise=True),
        Close(),
    )


def draw_sun(palette: Palette, at: Point, radius: float, reach: float) -> Shapes:
    """Draw the sun of the map: its body, and alternating long and short rays."""
    short = radius + (reach - radius) * 0.66
    wedges = (
        *curves.rays(at, 12, radius * 1.12, reach, 7, 15),
        *curves.rays(at, 12, radius * 1.12, short, 5),
    )
    return (
        *fill_in(palette, "mark-line", wedges),
        *disc(palette, "lit", at, radius),
        *circle(palette, "gem", at, radius, width=max(0.14, radius * 0.06)),
        *circle(palette, "moon", at, radius * 0.72, width=0.12),
        *fill_in(palette, "moon-line", curves.spiked_star(at, 16, radius * 0.58, 0.55)),
    )


def _draw_ecliptic(palette: Palette, at: Point, radius: float) -> Shapes:
    """Draw a constellation's line across the graduated circle."""
    start, end = (Point(at.x + x * radius, at.y + y * radius) for x, y in ENDS)
    beads = curves.join(curves.dot(place, radius * 0.17) for place in (start, end))
    return (
        *circle(palette, "ecliptic", at, radius * 0.8, width=max(0.28, radius * 0.1)),
        *ink_in(palette, "ecliptic", curves.ticks(at, radius * 0.8, 24, -radius * 0.2), width=0.12),
        *fill_in(palette, "text", (*outline_bar(start, end, max(0.14, radius * 0.055)), *beads)),
    )


def _draw_rim(palette: Palette, at: Point, radius: float) -> Shapes:
    rings = ((reach * radius, max(small * radius, 0.09), turn) for reach, small, turn in RINGS)
    spots = ((reach, small, 20 * k + turn) for reach, small, turn in rings for k in range(18))
    dots = curves.join(curves.dot(curves.polar_point(at, far, turn), small) for far, small, turn in spots)
    return fill_in(palette, "dust-rim", (*curves.spiked_star(at, 4, radius * 0.52, 0.4), *dots))


def _draw_total(palette: Palette, at: Point, radius: float) -> Shapes:
    return (
        *fill_in(palette, "mark-line", curves.rays(at, 24, radius * 0.78, radius * 1.05, 4.4)),
        *rimmed_disc(palette, "mark", "figure", at, radius * 0.7),
        *write(palette, "Σ", at, radius * 2.55, "on-mark", SUM_FACE),
    )


def _make_cards_sign(which: int) -> Callable[[Palette, Point, float], Shapes]:
    """Make the sign of the observatory: two cards, the upper half over the lower; the one that counts is
    filled."""

    def draw(palette: Palette, at: Point, radius: float) -> Shapes:
        x, y = OFF[0] * radius, OFF[1] * radius
        places = (Point(at.x + x, at.y - y), Point(at.x - x, at.y + y))
        width = max(0.14, radius * 0.11)
        shapes: Shapes = ()
        for number, place in enumerate(places):
            paint = "mark-line" if number == which else "cell"
            shapes += fill_and_line(
                palette, paint, "constellation", _outline_card(place, radius), width=width
            )
        return shapes

    return draw


def _outline_card(at: Point, radius: float) -> curves.Steps:
    half, high = CARD[0] * radius, CARD[1] * radius
    sides = ((-half, -high), (half, -high), (half, high), (-half, high))
    return polygon_steps(Point(at.x + x, at.y + y) for x, y in sides)


def _draw_link(palette: Palette, at: Point, radius: float) -> Shapes:
    """Draw a filled star joined to an empty one."""
    turn = rotation(-18.0, at)
    one, other = (move_point(Point(at.x + side * radius * 0.72, at.y), turn) for side in (-1, 1))
    return (
        *ink_in(palette, "constellation", curves.segment(one, other), width=max(0.16, radius * 0.21)),
        *disc(palette, "mark-line", one, radius * 0.34),
        *disc(palette, "cell", other, radius * 0.32),
        *circle(palette, "constellation", other, radius * 0.32, width=max(LEAST_WIDTH, radius * 0.13)),
    )


_SIGNS: dict[str, Callable[[Palette, Point, float], Shapes]] = {
    "top": _make_cards_sign(1),
    "bottom": _make_cards_sign(0),
    "link": _draw_link,
    "fading": lambda palette, at, radius: draw_fading_star(palette, at, radius * 0.95),
    "sun": lambda palette, at, radius: draw_sun(palette, at, radius * 0.52, radius),
    "ecliptic": _draw_ecliptic,
    "rim": _draw_rim,
    "total": _draw_total,
}


ICON_FIGURES = {
    "night-sky-icon": make_figure(
        "The sign of a scoring line of Night Sky, or of what a round counts.",
        draw_icon,
        of=Parameter("text", about="which one it is", among=tuple(_SIGNS)),
    ),
    "night-sky-fading": make_figure(
        "A fading star: one half bright, the other stippled.",
        draw_fading_sign,
        crossed=Parameter("truth", False, "whether it is crossed out"),
    ),
}
