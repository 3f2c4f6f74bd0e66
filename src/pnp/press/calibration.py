"""The calibration page: its readings are entered as a printer's profile."""

import math
from collections.abc import Iterator

from msgspec import Struct

from pnp import scene
from pnp.errors import UsageError, phrase
from pnp.geometry import Box, Matrix, Point, Size, move_point, translation
from pnp.models.printing import Paper, Printer
from pnp.press import page_text
from pnp.press.jobs import WEIGHT, PressWords, Printout, make_slug, paper_box
from pnp.press.marks import Segment
from pnp.press.sheets import Axis, correction_matrix, find_axis, mirror_matrix

RULED = 100  # mm
STROKE = scene.Stroke(page_text.INK, WEIGHT)


def draw_ruler(start: Point, along: Axis) -> Iterator[scene.Shape]:
    """Draw a ruler from a point: to the right with its ticks downwards, or downwards with its ticks to the
    right."""

    def place(way: float, aside: float) -> Point:
        across, down = (way, aside) if along == "x" else (aside, way)
        return Point(start.x + across, start.y + down)

    yield scene.Line(start, place(RULED, 0.0), STROKE)
    for millimetre in range(RULED + 1):
        tick = 3.5 if millimetre % 10 == 0 else 2.5 if millimetre % 5 == 0 else 1.5
        yield scene.Line(place(millimetre, 0.0), place(millimetre, tick), STROKE)
    for ten in range(0, RULED + 1, 10):
        label = f"{ten} mm" if ten == RULED else str(ten)
        beside = 5.0 if along == "x" else 4.2
        yield page_text.write_label(label, place(ten, beside), "centre" if along == "x" else "left")


def draw_card_corners(card: Box, radius: float, arm: float) -> Iterator[scene.Shape]:
    """Draw the four corners of a card, rounded; between them its edges are left open."""
    for x, inwards in ((card.x, 1), (card.x + card.width, -1)):
        for y, downwards in ((card.y, 1), (card.y + card.height, -1)):
            clockwise = inwards == downwards
            arc = scene.ArcTo(radius, radius, 0.0, False, clockwise, x + inwards * radius, y)
            ends = scene.MoveTo(x, y + downwards * arm), scene.LineTo(x, y + downwards * radius)
            yield scene.Path((*ends, arc, scene.LineTo(x + inwards * arm, y)), stroke=STROKE)


SCALE_WEIGHT = 0.12  # mm of a line
LENGTH = 4.0  # of either half
OVERLAP = 0.5  # each half runs past the middle
BESIDE = 5.2  # from the middle to a label
STAGGER = 2.2  # further out for every second label of a level scale


class Scale(Struct, frozen=True):
    """A scale across both sides: line k of the back stands `step`·k away from the place behind line k of the
    front.

    If the back is printed `-step`·k off its place, these two lines meet: line k measures that error.
    """

    centre: Point  # on the front, of line 0
    along: Axis  # the direction of the row of lines, which they measure
    count: int  # of the lines on either side of line 0
    pitch: float  # mm from line to line on the front
    gap: float  # added between line 0 and its neighbours
    step: float  # mm
    origin: float  # the reading of line 0
    unit: float  # added to the reading by each further line


def list_steps(scale: Scale) -> range:
    return range(-scale.count, scale.count + 1)


def measure_length(scale: Scale) -> float:
    """Return the length from the middle to either end."""
    return scale.count * scale.pitch + scale.gap


def draw_front(scale: Scale) -> Iterator[scene.Shape]:
    for k in list_steps(scale):
        yield _draw_segment(_find_half(scale, k, -1))
        yield _label_line(scale, k, _find_label_place(scale, k, -1), -1)


def draw_back(scale: Scale, across: Matrix) -> Iterator[scene.Shape]:
    """Draw the other halves on the page of the back, before a printer's profile moves them."""
    for k in list_steps(scale):
        off = scale.step * k
        shift = translation(off, 0.0) if scale.along == "x" else translation(0.0, off)
        half, label = _find_half(scale, k, 1), _find_label_place(scale, k, 1)
        behind = (move_point(point, across) for point in (half.start, half.end, label))
        start, end, at = (move_point(point, shift) for point in behind)
        yield _draw_segment(Segment(start, end))
        yield _label_line(scale, k, at, 1 if across.a > 0 else -1)


def _label_line(scale: Scale, k: int, at: Point, side: int) -> scene.Text:
    """Write the value of a line; beside an upright scale, it keeps clear of the line on its own side."""
    value = page_text.write_number(scale.origin + scale.unit * k)
    if scale.along == "x":
        return page_text.write_label(value, at)
    return page_text.write_label(value, at, "right" if side < 0 else "left")


def _find_half(scale: Scale, k: int, side: int) -> Segment:
    """Return half a line, from past the middle outwards: up or left on the front, down or right behind."""
    return Segment(_find_place(scale, k, -side * OVERLAP), _find_place(scale, k, side * LENGTH))


def _find_label_place(scale: Scale, k: int, side: int) -> Point:
    staggered = STAGGER if scale.along == "x" and k % 2 else 0.0
    return _find_place(scale, k, side * (BESIDE + staggered))


def _find_place(scale: Scale, k: int, away: float) -> Point:
    sign = (k > 0) - (k < 0)
    way = k * scale.pitch + sign * scale.gap
    if scale.along == "x":
        return Point(scale.centre.x + way, scale.centre.y + away)
    return Point(scale.centre.x + away, scale.centre.y + way)


def _draw_segment(line: Segment) -> scene.Line:
    return scene.Line(line.start, line.end, scene.Stroke(page_text.INK, SCALE_WEIGHT))


CARD = Size(63.0, 88.0)
RADIUS, ARM = 3.0, 10.0  # of the card's corners, and how far their edges are drawn
SHIFT_UNIT = 0.1  # mm
ANGLE_UNIT = 0.05  # degrees
# Lines on either side, and mm between them. Twice the range is no more than the pitch, so that within the
# range a line of the back can meet no line of the front but its own; the ring tells if the range is kept.
SHIFT_SCALES = ((20, 4.0), (15, 3.0))
ANGLE_COUNT, ANGLE_LEAST_PITCH = 12, 4.0
GAP = 8.0  # the two scales cross in their zeros, so the next lines keep away from the middle
END = 4.0  # room for the last label
TOP = 18.0  # from the margin to the middle of the upper angle scale
RULER_COLUMN = 13.0
RING_AWAY = 7.0  # of the ring and the dot, from the middle to the right and upwards
DOT = 0.4
BESIDE_LEFT, BESIDE_RIGHT = 9.0, 10.0  # from the upright scale, whose numbers stand on its left, to words
NAME_HEIGHT = 9.5  # of a name above the middle of its scale


class Scales(Struct, frozen=True):
    across: Scale  # reads dx
    down: Scale  # reads dy
    upper: Scale  # A and B together read the angle
    lower: Scale


def make_calibration(printer: Printer, words: PressWords) -> Printout:
    """Make a front and a back to be printed as usual; the present profile already moves the back."""
    paper, margin = printer.paper, _find_margin(printer)
    scales = make_scales(printer)
    shapes = (
        *_draw_fronts(scales, _find_ring_middle(paper)),
        *_draw_references(paper, margin),
        *_write_instructions(printer, margin, words),
    )
    front = scene.Scene(paper_box(paper), shapes)
    back = scene.Scene(paper_box(paper), _draw_back_page(printer, scales))
    sides = {"calibration-front": front, "calibration-back": back}
    pages = tuple(scene.Page(side, words.say(title)) for title, side in sides.items())
    name = make_slug(f"calibration {paper.name} duplex {printer.flip}")
    return Printout(name, pages, sheets=1, slots=(), duplex=printer.flip)


def make_scales(printer: Printer) -> Scales:
    """Make scales that read shifts on the lines through the middle of the paper, where a turn about it moves
    nothing."""
    paper, margin = printer.paper, _find_margin(printer)
    centre = Point(paper.width / 2, paper.height / 2)
    room = centre.x - margin, centre.y - margin - TOP - 2 * END
    count_and_pitch = _find_shift_scale(min(room), paper)
    shift = Scale(centre, "x", *count_and_pitch, GAP, SHIFT_UNIT, printer.back_dx, SHIFT_UNIT)
    down = Scale(centre, "y", *count_and_pitch, GAP, SHIFT_UNIT, printer.back_dy, SHIFT_UNIT)
    upper, lower = (_make_angle_scale(printer, y) for y in (margin + TOP, paper.height - margin - TOP))
    return Scales(shift, down, upper, lower)


def _find_shift_scale(room: float, paper: Paper) -> tuple[int, float]:
    for count, pitch in SHIFT_SCALES:
        if count * pitch + GAP + END <= room:
            return count, pitch
    wrong = phrase("a-calibration-page-finds-no-room-on-paper", paper=paper.name)
    raise UsageError(wrong, phrase("take-a5-or-any-larger-paper-with-small-margins"))


def _make_angle_scale(printer: Printer, y: float) -> Scale:
    """Make one of two scales above each other: a turn moves them apart, a shift moves both alike.

    A back that is turned by R and shifted by S stands S + R·h at height h above the centre. So the turn is
    the sum of the readings of both scales, each of which gives one half.
    """
    paper = printer.paper
    behind = move_point(Point(0.0, y), mirror_matrix(paper, find_axis(paper, printer.flip)))
    high = behind.y < paper.height / 2
    step = math.radians(ANGLE_UNIT) * abs(paper.height - 2 * y)
    pitch = max(ANGLE_LEAST_PITCH, math.ceil(4 * ANGLE_COUNT * step) / 2)
    unit = ANGLE_UNIT if high else -ANGLE_UNIT
    return Scale(Point(paper.width / 2, y), "x", ANGLE_COUNT, pitch, 0.0, step, printer.back_angle / 2, unit)


def _find_margin(printer: Printer) -> float:
    margins = printer.margins
    return max(margins.top, margins.right, margins.bottom, margins.left)


def _draw_fronts(scales: Scales, ring: Point) -> Iterator[scene.Shape]:
    for scale, name in ((scales.across, "dx"), (scales.upper, "A"), (scales.lower, "B")):
        yield from draw_front(scale)
        left, above = scale.centre.x - measure_length(scale), scale.centre.y - NAME_HEIGHT
        yield page_text.write_line(name, page_text.STRONG, left, above, "centre")
    yield from draw_front(scales.down)
    yield scene.Circle(
        ring, scales.across.count * SHIFT_UNIT, stroke=scene.Stroke(page_text.INK, SCALE_WEIGHT)
    )
    above = scales.down.centre.y - measure_length(scales.down) - END
    yield page_text.write_line("dy", page_text.STRONG, scales.down.centre.x, above, "centre")


def _draw_back_page(printer: Printer, scales: Scales) -> scene.Shapes:
    paper = printer.paper
    across = mirror_matrix(paper, find_axis(paper, printer.flip))
    halves = (scales.across, scales.down, scales.upper, scales.lower)
    shapes = tuple(shape for scale in halves for shape in draw_back(scale, across))
    dot = scene.Circle(move_point(_find_ring_middle(paper), across), DOT, fill=page_text.INK)
    return (scene.Placed(scene.Scene(paper_box(paper), (*shapes, dot)), correction_matrix(printer, paper)),)


def _find_ring_middle(paper: Paper) -> Point:
    return Point(paper.width / 2 + RING_AWAY, paper.height / 2 - RING_AWAY)


def _draw_references(paper: Paper, margin: float) -> Iterator[scene.Shape]:
    middle_x, middle_y = paper.width / 2, paper.height / 2
    yield from draw_ruler(Point(middle_x - RULED / 2, margin + TOP + 13.0), "x")
    yield from draw_ruler(Point(margin, middle_y - RULED / 2), "y")
    card = Box(middle_x - CARD.width / 2, middle_y - CARD.height / 2, CARD.width, CARD.height)
    yield from draw_card_corners(card, RADIUS, ARM)


def _write_instructions(printer: Printer, margin: float, words: PressWords) -> Iterator[scene.Shape]:
    paper = printer.paper
    yield page_text.write_line(words.say("calibration"), page_text.TITLE, margin, margin + 5.0)
    turned = words.say("calibration-turned", paper=paper.name, edge=printer.flip)
    yield page_text.write_line(turned, page_text.PLAIN, paper.width - margin, margin + 5.0, "right")
    beside = margin + RULER_COLUMN, paper.width / 2 - BESIDE_LEFT
    columns = beside, (paper.width / 2 + BESIDE_RIGHT, paper.width - margin)
    rows = margin + TOP + 23.5, paper.height / 2 + CARD.height / 2 + 6.0
    places = ((*column, baseline) for baseline in rows for column in columns)
    first = words.say("calibration-print", edge=printer.flip)
    others = (words.say(f"calibration-{each}") for each in ("read", "angle", "enter"))
    for (left, right, baseline), text in zip(places, (first, *others), strict=True):
        yield page_text.write_paragraph(text, page_text.PLAIN, left, baseline, right - left, words.language)
