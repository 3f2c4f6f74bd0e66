"""The measures of a card's face in mm: a poker card's, at the same distance from the edges of every size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.ring import DEPTH, Ring
from pnp.geometry import Box, Point, grown

if TYPE_CHECKING:
    from pnp.geometry import Size

BLEED = 3.0
TWO_LINES = 5.85  # the least height that is kept for texts, so that decks of short ones have equal figures
LEAST_SIDE = 40.0  # a smaller card has no room for this design
EDGE = 3.6  # from the trim to the frame
FOOT = 8.8  # from the lower trim to the frame's foot, below which name and id stand
TITLE_BASELINE = 11.2
TITLE_SIDE = 6.4  # from the trim to the widest title
TEXT_SIDE = 6.5
TEXT_FOOT = 14.35  # from the lower trim to the last baseline
NOTE_FOOT = 15.35  # and to that of a note, whose lines are more, and closer
SMALL_SIDE = 6.0
SMALL_FOOT = 3.4

FIGURE_TOP = 14.1
FIGURE_SIDE = 5.9
FIGURE_GAP = 2.5  # between the figure and the capitals below it
PLATE_GAP = 2.8  # the same below a picture and its beads
PLATE_FOOT = 15.1  # there as much is free above the text as below it
LEAST_RING = 13.0  # of the outer circle; a smaller one gives way to a row of icons
BEAD = 3.3  # the radius of the discs of a row
ROW_PITCH = 8.4
ROW_DROP = 3.4  # from the figure's top to the middle of a row
PLATE_SIDE = 7.8
LEAST_PLATE = 18.0  # high
PLATE_RIM = 1.0


@dataclass(frozen=True, slots=True)
class Zone:
    """Where texts stand: from the longest's capitals to its last baseline; shorter ones in its middle."""

    bottom: float
    height: float


@dataclass(frozen=True, slots=True)
class Row:
    """The middle of a row of icons and its room; hairlines run out from it where it stands alone."""

    middle: Point
    width: float
    lines: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything stands on the fronts of one deck; `icons` says in what they stand."""

    trim: Size
    zone: Zone
    icons: Ring | Row
    plate: Box | None = None  # for a picture


@dataclass(frozen=True, slots=True)
class Plans:
    """The plan of a deck's cards, and that of those with a note; both have the same kind of figure."""

    bare: Plan
    noted: Plan


def trim_box(trim: Size) -> Box:
    return Box(0.0, 0.0, trim.width, trim.height)


def bleed_box(trim: Size) -> Box:
    return grown(trim_box(trim), BLEED)


def frame_box(trim: Size) -> Box:
    return Box(EDGE, EDGE, trim.width - 2 * EDGE, trim.height - EDGE - FOOT)


def text_width(trim: Size) -> float:
    return trim.width - 2 * TEXT_SIDE


def ring_plan(trim: Size, height: float, foot: float = TEXT_FOOT) -> Plan | None:
    """A ring above texts of that height, as large as it can be; None where it would be too small.

    On a tall card what is left over is spread: some above the ring, some below the text.
    """
    bottom = trim.height - foot
    free = bottom - height - FIGURE_GAP - FIGURE_TOP
    outer = min(trim.width / 2 - FIGURE_SIDE, free / 2)
    if outer < LEAST_RING:
        return None
    spare = free - 2 * outer
    centre = Point(trim.width / 2, FIGURE_TOP + spare * 0.4 + outer)
    return Plan(trim, Zone(bottom - spare * 0.25, height), Ring(centre, outer - DEPTH))


def row_plan(trim: Size, height: float) -> Plan | None:
    """A row of icons above the text, which has the rest of the card to itself."""
    row = Point(trim.width / 2, FIGURE_TOP + ROW_DROP)
    bottom = trim.height - TEXT_FOOT
    free = bottom - (row.y + BEAD + FIGURE_GAP)
    return Plan(trim, Zone(bottom, free), Row(row, text_width(trim), lines=True)) if free >= height else None


def most_height(trim: Size, layout: str, *, icons: bool) -> float:
    """How high a text may be at most, beside the smallest figure that its layout has."""
    if layout == "plain":
        return trim.height - TEXT_FOOT - (FIGURE_TOP + ROW_DROP + BEAD + FIGURE_GAP)
    return _plate_foot(trim, 0.0, icons=icons) - FIGURE_TOP - PLATE_RIM - LEAST_PLATE


def planned(trim: Size, layout: str, heights: tuple[float, float], *, icons: bool) -> Plans | None:
    """The plans for texts without and with a note up to these heights; None where no figure has room.

    A note makes the ring of its own card smaller, not those of the whole deck.
    """
    bare, noted = (max(TWO_LINES, height) for height in heights)
    if layout == "plain":
        rings = ring_plan(trim, bare), ring_plan(trim, noted, NOTE_FOOT if heights[1] else TEXT_FOOT)
        if rings[0] and rings[1]:
            return Plans(rings[0], rings[1])
        one = row_plan(trim, max(bare, noted))
    else:
        one = plate_plan(trim, max(bare, noted), icons=icons)
    return Plans(one, one) if one else None


def plate_plan(trim: Size, height: float, *, icons: bool) -> Plan | None:
    """A picture above the text; its icons stand on its lower edge, half of them below it."""
    edge = _plate_foot(trim, height, icons=icons)
    top = FIGURE_TOP + PLATE_RIM
    plate = Box(PLATE_SIDE, top, trim.width - 2 * PLATE_SIDE, edge - top)
    if plate.height < LEAST_PLATE:
        return None
    row = Row(Point(trim.width / 2, edge), plate.width - 2 * PLATE_RIM, lines=False)
    return Plan(trim, Zone(trim.height - PLATE_FOOT, height), row, plate)


def zone_of(plan: Plan, *, icons: bool) -> Zone:
    """Where a card's text stands: below a picture that bears no icons it has the room of their beads."""
    if icons or plan.plate is None:
        return plan.zone
    top = plan.plate.y + plan.plate.height + PLATE_RIM + PLATE_GAP
    return Zone(plan.zone.bottom, plan.zone.bottom - top)


def _plate_foot(trim: Size, height: float, *, icons: bool) -> float:
    return trim.height - PLATE_FOOT - height - PLATE_GAP - (BEAD if icons else PLATE_RIM)
