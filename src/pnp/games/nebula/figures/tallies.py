"""What is told on cards without a galaxy: the black holes of players, and public tasks with their markers."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure, room_for
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, curved, dot, joined, segment
from pnp.figures.ring import half_side
from pnp.games.nebula.figures.galaxy import RING
from pnp.geometry import Box, Point, centre
from pnp.outlines import rounded_steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.scene import Shape

# Lengths within a ring of 25.6, as on a card.
MOST_BARS, MOST_HOLES = 4, 4
PITCH, ROWS = 8.0, 36.0  # from space to space; the room of all bars
# The radii of a space, of one of the reader's, of a black hole.
SPACE, OWN, HOLE = 3.1, 3.4, 2.7
WIDE, HIGH, CORNER = 11.4, 15.4, 1.0  # a public card
APART = 3.2  # between two
MARKER, AWAY = 2.2, 4.3  # its radius, and how far it is from the middle of a card
GEM = 0.72  # of a marker's radius
FIRST, LATER, OPEN = "first", "later", "open"


def bars(box: Box, palette: Palette, *, counts: tuple[str, ...]) -> tuple[Shape, ...]:
    """The reader's bar is lit, in the middle of the others."""
    if len(counts) > MOST_BARS:
        wrong = f"there are {len(counts)} bars"
        raise FigureError(wrong, room_for(MOST_BARS), "counts")
    held = [_number(count) for count in counts]
    unit, middle = half_side(box) / RING, centre(box)
    order = _reader_in_the_middle(len(held))
    step = ROWS / max(3, len(held)) * unit
    shapes: tuple[Shape, ...] = ()
    for row, player in enumerate(order):
        y = middle.y + (row - (len(order) - 1) / 2) * step
        left = middle.x - PITCH * unit * (MOST_HOLES / 2)
        places = [Point(left + PITCH * unit * k, y) for k in range(MOST_HOLES + 1)]
        shapes += _bar(palette, unit, places, held[player], lit=player == 0)
    return shapes


def _number(count: str) -> int:
    if not (count.isdecimal() and int(count) <= MOST_HOLES):
        wrong = f"'{count[:40]}' black holes"
        raise FigureError(wrong, f"a bar shows 0 to {MOST_HOLES}", "counts")
    return int(count)


def _reader_in_the_middle(players: int) -> list[int]:
    others = [*range(1, players)]
    return [*others[: (players - 1) // 2], 0, *others[(players - 1) // 2 :]][:players]


def _bar(
    palette: Palette, unit: float, places: Sequence[Point], held: int, *, lit: bool
) -> tuple[Shape, ...]:
    """A marker, then spaces in a row, of which so many hold a black hole."""
    first, *spaces = places
    radius = (OWN if lit else SPACE) * unit
    gaps = joined(
        segment(Point(one.x + radius, one.y), Point(other.x - radius, other.y))
        for one, other in pairwise(spaces)
    )
    joints, free = gaps[: 2 * max(0, held - 1)], gaps[2 * max(0, held - 1) :]
    return (
        *inked(palette, "marked" if lit else "link", joints, unit),
        *inked(palette, "link", free, unit),
        *_discs(palette, spaces[held:], SPACE * unit, "cell-small", unit),
        *_discs(palette, spaces[:held], radius, "cell-marked" if lit else "cell-small", unit),
        *(shape for at in spaces[:held] for shape in _hole(palette, at, HOLE * unit)),
        *_marker(palette, first, MARKER * unit, unit, lit=lit),
    )


def _discs(
    palette: Palette, places: Sequence[Point], radius: float, line: str, unit: float
) -> tuple[Shape, ...]:
    outline = joined(dot(at, radius) for at in places)
    return (*filled(palette, "cell", outline), *inked(palette, line, outline, unit))


def _hole(palette: Palette, at: Point, radius: float) -> tuple[Shape, ...]:
    return palette.figure("sign", about(at, radius), set="nebula-stars", of="black-hole")


def _marker(palette: Palette, at: Point, radius: float, unit: float, *, lit: bool) -> tuple[Shape, ...]:
    """A marker star: gold where it is the reader's, else no more than its outline."""
    gem = curved(at, 4, radius * GEM, 0.2)
    if not lit:
        return (
            *disc(palette, "cell", at, radius),
            *circle(palette, "cell-small", at, radius, unit),
            *filled(palette, "dim", gem),
        )
    return (
        *disc(palette, "mark", at, radius),
        *circle(palette, "gem", at, radius, unit),
        *filled(palette, "gem", gem),
    )


def tasks(box: Box, palette: Palette, *, marks: tuple[str, ...]) -> tuple[Shape, ...]:
    wrong = next((mark for mark in marks if mark not in (FIRST, LATER, OPEN)), None)
    if wrong is not None:
        right = f"it is {FIRST}, {LATER} or {OPEN}"
        raise FigureError(f"'{wrong[:40]}' is no mark", right, "marks")
    if len(marks) > 4:
        raise FigureError(f"there are {len(marks)} tasks", room_for(4), "marks")
    unit, middle = half_side(box) / RING, centre(box)
    aside, down = (WIDE + APART) / 2 * unit, (HIGH + APART) / 2 * unit
    places = [Point(middle.x + x * aside, middle.y + y * down) for y in (-1, 1) for x in (-1, 1)]
    drawn = (_task(palette, unit, at, mark) for at, mark in zip(places, marks, strict=False))
    return tuple(shape for shapes in drawn for shape in shapes)


def _task(palette: Palette, unit: float, at: Point, mark: str) -> tuple[Shape, ...]:
    """A small public card, with markers at its head and its foot: who is later comes after another."""
    met = mark != OPEN
    line = "cell-marked" if met else "cell"
    head, foot = Point(at.x, at.y - AWAY * unit), Point(at.x, at.y + AWAY * unit)
    own = head if mark == FIRST else foot
    other = _marker(palette, head, MARKER * unit, unit, lit=False) if mark == LATER else ()
    return (
        *filled(palette, "well", _card(at, unit)),
        *inked(palette, line, _card(at, unit), unit),
        *circle(palette, "link-arc", at, 1.7 * unit, unit),
        *disc(palette, "dim", at, 0.4 * unit),
        *other,
        *(_marker(palette, own, MARKER * unit, unit, lit=True) if met else ()),
    )


def _card(at: Point, unit: float) -> Steps:
    wide, high = WIDE * unit, HIGH * unit
    return rounded_steps(Box(at.x - wide / 2, at.y - high / 2, wide, high), CORNER * unit)


TALLY_FIGURES = {
    "nebula-bars": figure(
        "The black holes of some players side by side within a graduated ring, the reader's first.",
        bars,
        counts=Parameter("texts", None, f"how many black holes each has, up to {MOST_HOLES}"),
    ),
    "nebula-tasks": figure(
        "Public tasks within a graduated ring, some with the reader's marker.",
        tasks,
        marks=Parameter("texts", None, f"of up to four tasks, whether it was met: {FIRST}, {LATER}, {OPEN}"),
    ),
}
