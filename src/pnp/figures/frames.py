"""Frames: two lines with notched corners and a star in each, open where something stands; the star on a
frame's foot."""

from __future__ import annotations

from itertools import pairwise

from pnp.figures.curves import Steps, arc, curved_star, dot, join, line, move
from pnp.figures.figure import FigureError, Palette, Parameter, Shapes, make_figure, unfit_error
from pnp.figures.marks import fill_in, ink_in
from pnp.geometry import Box, Margins, Point, centre, corners, grow_box, inset_box
from pnp.numerals import write_numeral
from pnp.scene import Close

CLEAR = 0.5  # kept free of stars beside both lines
INSET = 0.75  # from the frame's outer line to its inner one
CORNER = 2.4  # kept free on both sides of its corners
MOST_NOTCH = 1 / 6  # of the shorter side
PENDANT = 2.5  # the radius of the star on the foot of a card without a medallion


def draw_frame(
    box: Box,
    palette: Palette,
    *,
    notch: float,
    inset: float,
    foot: float,
    gap: tuple[float, ...],
    head: tuple[float, ...],
    stars: bool,
    outer: str,
    inner: str,
) -> Shapes:
    """Draw the frame just within a box, its foot raised. `gap` opens the foot and `head` the top, by x."""
    if foot and foot > box.height - 1:
        right = f"the frame is only {write_numeral(box.height)} mm high"
        raise unfit_error("foot", write_numeral(foot), right)
    box = inset_box(box, Margins(0.0, 0.0, foot, 0.0))
    notch = min(notch, min(box.width, box.height) * MOST_NOTCH)
    inset = min(inset, notch)
    places = corners(grow_box(box, -inset))
    openings = _find_gaps("gap", gap, box, notch + inset), _find_gaps("head", head, box, notch + inset)
    tips = join(curved_star(place, 4, min(0.95, notch * 0.37), 0.1) for place in places)
    return (
        *ink_in(palette, outer, notched_steps(box, notch, *openings)),
        *ink_in(palette, inner, notched_steps(grow_box(box, -inset), notch, *openings)),
        *(fill_in(palette, "line", tips) if stars else ()),
    )


def _find_gaps(name: str, numbers: tuple[float, ...], box: Box, side: float) -> list[tuple[float, float]]:
    """Find the openings of a side, from left to right; each must lie on its straight part."""
    if len(numbers) % 2:
        raise FigureError(f"'{name}' has {len(numbers)} numbers", "give from and to of each opening", name)
    bounds = (box.x + side, *numbers, box.x + box.width - side)
    if numbers and any(one >= other for one, other in pairwise(bounds)):
        first, last = map(write_numeral, (bounds[0], bounds[-1]))
        right = f"its numbers rise from {first} to {last}, where the line is straight"
        raise unfit_error(name, ", ".join(map(write_numeral, numbers)), right)
    return [(numbers[k], numbers[k + 1]) for k in range(0, len(numbers), 2)]


def notched_steps(
    box: Box, notch: float, gap: list[tuple[float, float]], head: list[tuple[float, float]]
) -> Steps:
    """Draw a rectangle with hollow corners, from its foot to its foot; both level sides may be open."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    first = gap[0] if gap else (centre(box).x,) * 2
    foot_openings = (step for begin, end in reversed(gap[1:]) for step in _opening_steps(end, begin, bottom))
    head_openings = (step for begin, end in head for step in _opening_steps(begin, end, top))
    closing = Close() if not gap and not head else line(Point(first[1], bottom))
    return (
        move(Point(first[0], bottom)),
        *_hollow_steps(notch, Point(left + notch, bottom), Point(left, bottom - notch)),
        *_hollow_steps(notch, Point(left, top + notch), Point(left + notch, top)),
        *head_openings,
        *_hollow_steps(notch, Point(right - notch, top), Point(right, top + notch)),
        *_hollow_steps(notch, Point(right, bottom - notch), Point(right - notch, bottom)),
        *foot_openings,
        closing,
    )


def _hollow_steps(notch: float, start: Point, end: Point) -> Steps:
    return line(start), arc(notch, end, clockwise=False)


def _opening_steps(begin: float, end: float, y: float) -> Steps:
    return line(Point(begin, y)), move(Point(end, y))


def boxes_beside(box: Box) -> tuple[Box, ...]:
    """Find the boxes in which a star would touch the frame's lines, or look like one of its corner stars."""
    wide = INSET + 2 * CLEAR
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    return (
        *(Box(x, top, wide, box.height) for x in (left - CLEAR, right + CLEAR - wide)),
        *(Box(left, y, box.width, wide) for y in (top - CLEAR, bottom + CLEAR - wide)),
        *(grow_box(Box(corner.x, corner.y, 0.0, 0.0), CORNER) for corner in corners(box)),
    )


def draw_pendant(box: Box, palette: Palette) -> Shapes:
    """Draw a star between two beads, as wide as the box allows."""
    place = centre(box)
    reach = min(box.height / 2, box.width / 2 / 1.57)
    beside = [Point(place.x + side * reach * 1.45, place.y) for side in (-1, 1)]
    beads = join(dot(at, reach * 0.3 / PENDANT) for at in beside)
    return (
        *fill_in(palette, "unlit", curved_star(place, 4, reach * 0.62, 0.2, 45)),
        *fill_in(palette, "line", (*curved_star(place, 4, reach, 0.12), *beads)),
    )


FRAMES = {
    "frame": make_figure(
        "Two lines with hollow corners and a star in each, open where something stands on them.",
        draw_frame,
        notch=Parameter(
            "number", 2.6, "the radius of the hollow corners; a sixth of the side at most", 0.2, 50.0
        ),
        inset=Parameter("number", INSET, "from the outer line to the inner one", 0.0, 20.0),
        foot=Parameter("number", 0.0, "how far the lower side is raised", 0.0, 500.0),
        gap=Parameter("numbers", (), "where the lower side is open: from and to, left to right"),
        head=Parameter("numbers", (), "where the upper side is open, likewise"),
        stars=Parameter("truth", True, "whether a star stands in each corner"),
        outer=Parameter("line", "frame", "the line without"),
        inner=Parameter("line", "inner-frame", "the line within, or none"),
        backdrop=True,
    ),
    "pendant": make_figure(
        "A four-pointed star between two beads: it stands on a frame's foot where no medallion does.",
        draw_pendant,
        backdrop=True,
    ),
}
