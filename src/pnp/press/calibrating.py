"""The calibration page: what it is read as is what is typed in as a printer's profile."""

import math
from collections.abc import Iterator

from msgspec import Struct

from pnp.errors import UsageError, phrase
from pnp.geometry import Box, Point, Size, moved
from pnp.models.paper import Paper
from pnp.models.printer import Printer
from pnp.press.job import PressWords, Printout
from pnp.press.names import slug
from pnp.press.papers import area
from pnp.press.rulers import RULED, card_corners, level_ruler, upright_ruler
from pnp.press.scales import WEIGHT, Scale, back, front, length
from pnp.press.sides import axis, correction, mirror
from pnp.press.words import INK, PLAIN, STRONG, TITLE, line, paragraph
from pnp.scene import Circle, Page, Placed, Scene, Shape, Stroke

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


def calibration(printer: Printer, words: PressWords) -> Printout:
    """A front and a back to print as the printer prints; the back is moved by the profile as it is so far."""
    paper, margin = printer.paper, _margin(printer)
    laid = scales(printer)
    shapes = (
        *_scale_fronts(laid, _ring_middle(paper)),
        *_references(paper, margin),
        *_instructions(printer, margin, words),
    )
    pages = (
        Page(Scene(area(paper), shapes), words.say("calibration-front")),
        Page(Scene(area(paper), _back(printer, laid)), words.say("calibration-back")),
    )
    name = slug(f"calibration {paper.name} duplex {printer.flip}")
    return Printout(name, pages, sheets=1, slots=(), duplex=printer.flip)


def scales(printer: Printer) -> Scales:
    """Shifts are read where a turn about the sheet's centre moves nothing: on the two lines through it."""
    paper, margin = printer.paper, _margin(printer)
    centre = Point(paper.width / 2, paper.height / 2)
    room = centre.x - margin, centre.y - margin - TOP - 2 * END
    counted = _shift_scale(min(room), paper)
    shift = Scale(centre, "x", *counted, GAP, SHIFT_UNIT, printer.back_dx, SHIFT_UNIT)
    down = Scale(centre, "y", *counted, GAP, SHIFT_UNIT, printer.back_dy, SHIFT_UNIT)
    return Scales(
        shift, down, _angle_scale(printer, margin + TOP), _angle_scale(printer, paper.height - margin - TOP)
    )


def _shift_scale(room: float, paper: Paper) -> tuple[int, float]:
    for count, pitch in SHIFT_SCALES:
        if count * pitch + GAP + END <= room:
            return count, pitch
    wrong = phrase("a-calibration-page-finds-no-room-on-paper", paper=paper.name)
    raise UsageError(wrong, phrase("take-a5-or-any-larger-paper-with-small-margins"))


def _angle_scale(printer: Printer, y: float) -> Scale:
    """One of two scales above each other: a turn moves them apart, a shift moves both alike.

    A back that is turned by R and shifted by S stands S + R·h at height h above the centre, so the turn that
    answers is the sum of what both scales give, each its own half.
    """
    paper = printer.paper
    high = moved(Point(0.0, y), mirror(paper, axis(paper, printer.flip))).y < paper.height / 2
    step = math.radians(ANGLE_UNIT) * abs(paper.height - 2 * y)
    pitch = max(ANGLE_LEAST_PITCH, math.ceil(4 * ANGLE_COUNT * step) / 2)
    unit = ANGLE_UNIT if high else -ANGLE_UNIT
    return Scale(Point(paper.width / 2, y), "x", ANGLE_COUNT, pitch, 0.0, step, printer.back_angle / 2, unit)


def _margin(printer: Printer) -> float:
    margins = printer.margins
    return max(margins.top, margins.right, margins.bottom, margins.left)


def _scale_fronts(laid: Scales, ring: Point) -> Iterator[Shape]:
    for scale, name in ((laid.across, "dx"), (laid.upper, "A"), (laid.lower, "B")):
        yield from front(scale)
        left, above = scale.centre.x - length(scale), scale.centre.y - NAME_HEIGHT
        yield line(name, STRONG, left, above, "centre")
    yield from front(laid.down)
    yield Circle(ring, laid.across.count * SHIFT_UNIT, stroke=Stroke(INK, WEIGHT))
    yield line("dy", STRONG, laid.down.centre.x, laid.down.centre.y - length(laid.down) - END, "centre")


def _back(printer: Printer, laid: Scales) -> tuple[Shape, ...]:
    paper = printer.paper
    across = mirror(paper, axis(paper, printer.flip))
    halves = (laid.across, laid.down, laid.upper, laid.lower)
    shapes = tuple(shape for scale in halves for shape in back(scale, across))
    dot = Circle(moved(_ring_middle(paper), across), DOT, fill=INK)
    return (Placed(Scene(area(paper), (*shapes, dot)), correction(printer, paper)),)


def _ring_middle(paper: Paper) -> Point:
    return Point(paper.width / 2 + RING_AWAY, paper.height / 2 - RING_AWAY)


def _references(paper: Paper, margin: float) -> Iterator[Shape]:
    middle_x, middle_y = paper.width / 2, paper.height / 2
    yield from level_ruler(Point(middle_x - RULED / 2, margin + TOP + 13.0))
    yield from upright_ruler(Point(margin, middle_y - RULED / 2))
    card = Box(middle_x - CARD.width / 2, middle_y - CARD.height / 2, CARD.width, CARD.height)
    yield from card_corners(card, RADIUS, ARM)


def _instructions(printer: Printer, margin: float, words: PressWords) -> Iterator[Shape]:
    paper = printer.paper
    yield line(words.say("calibration"), TITLE, margin, margin + 5.0)
    turned = words.say("calibration-turned", paper=paper.name, edge=printer.flip)
    yield line(turned, PLAIN, paper.width - margin, margin + 5.0, "right")
    columns = (
        (margin + RULER_COLUMN, paper.width / 2 - BESIDE_LEFT),
        (paper.width / 2 + BESIDE_RIGHT, paper.width - margin),
    )
    rows = margin + TOP + 23.5, paper.height / 2 + CARD.height / 2 + 6.0
    places = ((*column, baseline) for baseline in rows for column in columns)
    for (left, right, baseline), text in zip(places, _sentences(printer, words), strict=True):
        yield paragraph(text, PLAIN, left, baseline, right - left, words.language)


def _sentences(printer: Printer, words: PressWords) -> tuple[str, str, str, str]:
    return (
        words.say("calibration-print", edge=printer.flip),
        words.say("calibration-read"),
        words.say("calibration-angle"),
        words.say("calibration-enter"),
    )
