"""The marks that figures are made of: lines, discs and letters in the paints of their roles."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from pnp.figures.curves import Steps, box_of, dot
from pnp.figures.figure import FigureError, Palette, Shapes
from pnp.geometry import Box, Point, bounds, rotation
from pnp.scene import Circle, Close, Colour, Group, Path, Stroke, Text
from pnp.text import MM_PER_POINT, MissingGlyph, Style, digit_height, place_runs, width

NOTHING = "none"
LEAST_WIDTH = 0.09  # mm: thinner lines break up in print
LEAST_SIZE = 4.0  # pt: smaller words cannot be read
SHOWN = 40  # characters of a text in an error message
DISPLAY, LABEL = "JosefinSans-SemiBold", "SourceSans3-SemiBold"


def find_pen(palette: Palette, role: str, unit: float, width: float | None) -> Stroke | None:
    """Find a line role's stroke for a figure `unit` times as large as on a poker card: pens grow more
    slowly."""
    stroke = None if role == NOTHING else palette.stroke(role, width)
    if stroke is None or unit == 1.0:
        return stroke
    factor = min(2.0, max(0.6, unit**0.35))
    dash = tuple(length * factor for length in stroke.dash)
    return replace(stroke, width=max(LEAST_WIDTH, stroke.width * factor), dash=dash)


def ink_in(
    palette: Palette, role: str, steps: Steps, unit: float = 1.0, width: float | None = None
) -> Shapes:
    """Draw steps with a line role, at another width if one is given."""
    stroke = find_pen(palette, role, unit, width)
    return (Path(steps, stroke=stroke),) if stroke and steps else ()


def circle(
    palette: Palette, role: str, centre: Point, radius: float, unit: float = 1.0, width: float | None = None
) -> Shapes:
    stroke = find_pen(palette, role, unit, width)
    return (Circle(centre, radius, None, stroke),) if stroke and radius > 0 else ()


def fill_in(palette: Palette, paint: str, steps: Steps, box: Box | None = None) -> Shapes:
    """Fill an outline with a paint that is made for the box, or else for the outline's points."""
    if paint == NOTHING or not steps:
        return ()
    return palette.filled(paint, steps, box or _find_box(steps))


def fill_and_line(
    palette: Palette, paint: str, line: str, steps: Steps, unit: float = 1.0, width: float | None = None
) -> Shapes:
    """An outline that is filled, and a line along it."""
    return (*fill_in(palette, paint, steps), *ink_in(palette, line, steps, unit, width))


def disc(palette: Palette, paint: str, centre: Point, radius: float) -> Shapes:
    return fill_in(palette, paint, dot(centre, radius), box_of(centre, radius))


def rimmed_disc(
    palette: Palette,
    paint: str,
    rim: str,
    centre: Point,
    radius: float,
    unit: float = 1.0,
    width: float | None = None,
) -> Shapes:
    """Draw a disc, and a line around it."""
    return (*disc(palette, paint, centre, radius), *circle(palette, rim, centre, radius, unit, width))


def _find_box(steps: Steps) -> Box:
    return bounds(tuple(Point(step.x, step.y) for step in steps if not isinstance(step, Close)))


def write(
    palette: Palette, text: str, middle: Point, points: float, paint: str = "text", face: str = DISPLAY
) -> Shapes:
    """Write a numeral or a word with its middle at a place; `points` is its size."""
    colour = palette.colour(paint)
    if colour is None or not text:
        return ()
    baseline = middle.y + digit_height(face) / 1000 * points * MM_PER_POINT / 2
    style = Style(face, points, kerned=True)
    with _refuse_unsettable(text):
        return (Text(place_runs(text, style, middle.x, baseline, "centre"), colour),)


def fit_size(texts: tuple[str, ...], room: float, most: float, name: str = "", face: str = DISPLAY) -> float:
    """Find the size in points, at most `most`, at which no text is wider than the room.

    If the words come from a parameter, refuse those that would be too small to read.
    """
    widths = {text: _measure_text(face, text) for text in texts}
    longest = max(widths, key=widths.__getitem__, default="")
    widest, least = widths.get(longest, 0.0), min(LEAST_SIZE, most)
    if name and widest * least > max(room, 0.0):
        excerpt = longest if len(longest) <= SHOWN else f"{longest[: SHOWN - 1]}…"
        over = max(0.1, widest * least - max(room, 0.0))
        wrong = f"'{excerpt}' is {over:.1f} mm too wide at {least:.3g} pt, the least size"
        raise FigureError(wrong, "write less, or give the figure more room", name)
    return min(most, room / widest) if widest else most


def _measure_text(face: str, text: str) -> float:
    """Measure the width of a text at a size of one point."""
    with _refuse_unsettable(text):
        return width(text, Style(face, 1.0, kerned=True))


@contextmanager
def _refuse_unsettable(text: str) -> Iterator[None]:
    try:
        yield
    except MissingGlyph as error:
        wrong = f"'{text}' cannot be written, for '{error.character}': {error.why}"
        raise FigureError(wrong, "take other words") from None


def write_along_circle(
    text: str,
    style: Style,
    middle: Point,
    radius: float,
    turn: float,
    colour: Colour,
    *,
    hanging: bool = False,
) -> Shapes:
    """Write a word around a direction, its feet to the centre. A hanging word has its head to the centre, and
    reads upright below it."""
    top = Point(middle.x, middle.y + radius if hanging else middle.y - radius)
    way, start = (-1, turn - 180) if hanging else (1, turn)
    total = width(text, style)
    shapes = []
    for index, letter in enumerate(text):
        after = width(text[: index + 1], style)
        at = after - width(letter, style) / 2 - total / 2
        angle = start + way * math.degrees(at / radius)
        letter_text = Text(place_runs(letter, style, top.x, top.y, "centre"), colour)
        shapes.append(Group((letter_text,), transform=rotation(angle, middle)))
    return tuple(shapes)
