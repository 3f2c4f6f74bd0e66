"""The plan of a sheet: its grid, how its sides meet, and the guides and targets upon it."""

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import IDENTITY, Box, Margins, Matrix, Point, inside, moved
from pnp.models.paper import Paper
from pnp.press.grid import Cell, Cut, Grid, grid, part, spacing
from pnp.press.job import SheetOptions, Spot
from pnp.press.marks import guides
from pnp.press.papers import area
from pnp.press.registration import targets
from pnp.press.sides import Axis, axis, back_spots, correction, even, front_spots, mirror
from pnp.press.strokes import Segment

FOLD_CLEARANCE = 5.0  # mm from the bleed to the fold


class Plan(Struct, frozen=True):
    """What all sheets of one size have in common."""

    paper: Paper
    grid: Grid
    fronts: tuple[Spot, ...]
    backs: tuple[Spot, ...] = ()  # each behind the front of its number; none on one-sided sheets
    kept_free: tuple[Cell, ...] = ()  # cells before those in use
    about: Axis | None = None  # how the paper is turned to its back
    corrected: Matrix = IDENTITY  # how the printer's profile moves what stands on the back
    fold: Segment | None = None
    front_targets: tuple[Point, ...] = ()
    back_targets: tuple[Point, ...] = ()


def plan(cut: Cut, options: SheetOptions, two_sided: bool) -> Plan:
    if not two_sided:
        return one_sided(cut, options)
    return folded(cut, options) if options.backs == "fold" else turned(cut, options)


def one_sided(cut: Cut, options: SheetOptions) -> Plan:
    field = inside(area(options.paper), options.margins)
    laid = grid(cut, options.bleed, field, options.paper)
    return Plan(options.paper, laid, front_spots(laid))


def turned(cut: Cut, options: SheetOptions) -> Plan:
    """Fronts and backs on the two sides of a sheet, or on two sheets laid back to back."""
    paper, about = options.paper, axis(options.paper, options.flip)
    margins = even(options.margins, about)
    laid = grid(cut, options.bleed, inside(area(paper), margins), paper)
    across, found = mirror(paper, about), _targets(laid, options, margins)
    corrected = correction(options.printer, paper)
    return Plan(
        paper,
        laid,
        front_spots(laid),
        back_spots(laid, paper, about, corrected),
        about=about,
        corrected=corrected,
        front_targets=found,
        back_targets=tuple(moved(point, across) for point in found),
    )


def _targets(laid: Grid, options: SheetOptions, margins: Margins) -> tuple[Point, ...]:
    if options.marks == "none":
        return ()
    full = guides(laid.cells, (), options.paper, options.marks, laid.cut)
    return targets(laid, options.paper, margins, full)


def folded(cut: Cut, options: SheetOptions) -> Plan:
    """Fronts and backs side by side on one page, each back turned by 180 degrees across the fold.

    So upright faces fold about a level line and turned faces about an upright one; what holds more is taken.
    """
    return max((_folded(cut, options, about) for about in ("x", "y")), key=lambda found: len(found.fronts))


def _folded(cut: Cut, options: SheetOptions, about: Axis) -> Plan:
    paper, margins = options.paper, even(options.margins, about)
    clear = FOLD_CLEARANCE + spacing(cut, options.bleed).shown
    field = _half(inside(area(paper), margins), about, clear)
    laid = grid(cut, options.bleed, field, paper, turns=(about == "x",))
    corrected = correction(options.printer, paper)
    return Plan(
        paper,
        laid,
        front_spots(laid),
        back_spots(laid, paper, about, corrected),
        about=about,
        corrected=corrected,
        fold=_fold(paper, margins, about),
    )


def _half(field: Box, about: Axis, clear: float) -> Box:
    """The left or upper half of the field, which even margins have put in the middle of the sheet."""
    if about == "x":
        return Box(field.x, field.y, field.width / 2 - clear, field.height)
    return Box(field.x, field.y, field.width, field.height / 2 - clear)


def _fold(paper: Paper, margins: Margins, about: Axis) -> Segment:
    if about == "x":
        middle = paper.width / 2
        return Segment(Point(middle, margins.top), Point(middle, paper.height - margins.bottom))
    middle = paper.height / 2
    return Segment(Point(margins.left, middle), Point(paper.width - margins.right, middle))


def part_plan(laid: Plan, options: SheetOptions, first: int, count: int) -> Plan:
    """The plan of a sheet that is not full: `count` cells in use after the `first` ones, which stay free."""
    used = part(laid.grid, spacing(laid.grid.cut, options.bleed), first, count)
    backs = back_spots(used, laid.paper, laid.about, laid.corrected) if laid.about else ()
    return replace(laid, grid=used, fronts=front_spots(used), backs=backs, kept_free=laid.grid.cells[:first])
