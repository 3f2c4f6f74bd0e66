"""Tracks of numbered spaces, in a row, in a ring, or to and fro over a field."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled, fitting, inked, written
from pnp.figures.points import joined, link, polar, rays
from pnp.figures.ring import half_side
from pnp.geometry import Box, Point, centre

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.scene import Shape

UNIT = 5.9  # the radius of a space whose lines are as wide as their roles say
FILLED = 0.44  # a space's radius as a share of the way from one to the next
AMONG = 0.41  # the same where rows lie below each other: the links between them are seen
NUMERAL = 2.5  # its numeral's size in points for each mm of its radius
HALF_WAY = 7.5  # degrees: a link meets the last space between two of its rays
RAY = 0.16  # how far the rays of the last space reach out, as a share of its radius


class Course(Struct, frozen=True):
    """The middles of a track's spaces in their order, and their radius."""

    places: tuple[Point, ...]
    radius: float


def course(box: Box, path: str, count: int, columns: int) -> Course:
    """Where the spaces of a track stand in its box."""
    if path == "ring":
        return _ring(box, count)
    return _field(box, count, min(count, columns) if path == "serpentine" else count)


def _field(box: Box, count: int, columns: int) -> Course:
    """Rows one below another, each begun below the end of the last."""
    rows = math.ceil(count / columns)
    across, down = box.width / columns, box.height / rows
    radius = min(across * FILLED, down * 0.5) if rows == 1 else min(across, down) * AMONG
    found = []
    for k in range(count):
        row, column = divmod(k, columns)
        column = column if row % 2 == 0 else columns - 1 - column
        found.append(Point(box.x + (column + 0.5) * across, box.y + (row + 0.5) * down))
    return Course(tuple(found), radius)


def _ring(box: Box, count: int) -> Course:
    """Clockwise from the top, as large as spaces and box allow."""
    middle, half = centre(box), half_side(box)
    wide = 2 * FILLED * math.sin(math.pi / max(3, count))
    radius = half * wide / (1 + wide)
    return Course(tuple(polar(middle, half - radius, k * 360 / count) for k in range(count)), radius)


def track(
    box: Box,
    palette: Palette,
    *,
    count: int,
    path: str,
    columns: int,
    start: int,
    step: int,
    labels: tuple[str, ...],
    every: int,
    goal: bool,
) -> tuple[Shape, ...]:
    """Spaces joined by links, each with its numeral; every so-manieth is filled, the last may be a sun."""
    if labels and len(labels) != count:
        wrong = f"'labels' has {len(labels)} texts"
        raise FigureError(wrong, f"there are {count} spaces", "labels")
    laid = course(box, path, count, columns)
    numbers = [start + k * step for k in range(count)]
    said = labels or tuple(map(str, numbers))
    size = fitting(said, laid.radius * 1.3, laid.radius * NUMERAL, "labels" if labels else "")
    marked = [bool(every) and number % every == 0 for number in numbers]
    spaces = (
        shape
        for k, at in enumerate(laid.places)
        for shape in (
            *_space(at, laid.radius, palette, marked=marked[k], goal=goal and k == count - 1),
            *written(palette, said[k], at, size, _letters(marked[k] or (goal and k == count - 1))),
        )
    )
    return (*_links(laid, palette, closed=path == "ring" and not goal), *spaces)


def _letters(bright: bool) -> str:
    return "on-mark" if bright else "text"


def _links(laid: Course, palette: Palette, *, closed: bool) -> tuple[Shape, ...]:
    places = laid.places + laid.places[: closed and len(laid.places) > 2]
    links = joined(link(one, other, laid.radius, laid.radius) for one, other in pairwise(places))
    return inked(palette, "medallion", links, laid.radius / UNIT)


def _space(at: Point, radius: float, palette: Palette, *, marked: bool, goal: bool) -> tuple[Shape, ...]:
    unit = radius / UNIT
    within = radius * 0.86
    if goal:
        inner, outer = radius * (1 + RAY * 0.25), radius * (1 + RAY)
        return (
            *filled(palette, "mark", rays(at, 24, inner, outer, 5, HALF_WAY)),
            *disc(palette, "mark", at, radius),
            *circle(palette, "moon", at, within, unit),
        )
    return (
        *disc(palette, "mark" if marked else "well", at, radius),
        *circle(palette, "cell-shining" if marked else "cell", at, radius, unit),
        *circle(palette, "moon" if marked else "inner-frame", at, within, unit),
    )


FIGURES = {
    "track": figure(
        "A track of numbered spaces in a row, in a ring, or to and fro: for scores, rounds, resources.",
        track,
        reach=2.0,
        count=Parameter("whole", None, "how many spaces", 1, 300),
        path=Parameter("text", "row", "how they lie", among=("row", "ring", "serpentine")),
        columns=Parameter("whole", 10, "spaces in a row of a serpentine", 1, 100),
        start=Parameter("whole", 0, "the first number", -10_000, 10_000),
        step=Parameter("whole", 1, "from one number to the next", -1_000, 1_000),
        labels=Parameter("texts", (), "what stands in the spaces instead of numbers"),
        every=Parameter("whole", 5, "multiples of this number are filled; 0 is none", 0, 1_000),
        goal=Parameter("truth", False, "whether the last space is a sun"),
    )
}
