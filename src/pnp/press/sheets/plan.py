"""The plan of a sheet of paper: its grid, how its two sides meet, and the marks and targets upon it."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp import geometry
from pnp.models.printing import Flip, Paper, Printer
from pnp.press.jobs import SheetOptions, Spot, paper_box
from pnp.press.sheets import grids
from pnp.press.sheets.marks import Segment, draw_guides, draw_target, find_targets, make_guides, move_guides
from pnp.scene import Colour, Line, Placed, Scene, Shapes, Stroke

# What changes its sign when the paper is turned: x about an upright line, y about a level one.
Axis: TypeAlias = Literal["x", "y"]


def find_axis(paper: Paper, flip: Flip) -> Axis:
    upright = paper.height >= paper.width
    return "x" if upright == (flip == "long") else "y"


def mirror_matrix(paper: Paper, about: Axis) -> geometry.Matrix:
    """From a point of the front to the point behind it, in the coordinates of the printed back."""
    if about == "x":
        return geometry.Matrix(-1.0, 0.0, 0.0, 1.0, paper.width, 0.0)
    return geometry.Matrix(1.0, 0.0, 0.0, -1.0, 0.0, paper.height)


def even_margins(margins: geometry.Margins, about: Axis) -> geometry.Margins:
    """Margins that both sides keep: those that are swapped by the mirror become the wider of the two."""
    if about == "x":
        wide = max(margins.left, margins.right)
        return geometry.Margins(top=margins.top, right=wide, bottom=margins.bottom, left=wide)
    high = max(margins.top, margins.bottom)
    return geometry.Margins(top=high, right=margins.right, bottom=high, left=margins.left)


def correction_matrix(printer: Printer | None, paper: Paper) -> geometry.Matrix:
    """The printer's profile: a turn about the middle of the paper, then a shift."""
    if printer is None:
        return geometry.IDENTITY
    turn = geometry.rotation(printer.back_angle, geometry.Point(paper.width / 2, paper.height / 2))
    return geometry.combine_maps(turn, geometry.translation(printer.back_dx, printer.back_dy))


def list_fronts(grid: grids.SlotGrid) -> tuple[Spot, ...]:
    return tuple(_make_front_spot(cell, grid.turned) for cell in grid.cells)


def _make_front_spot(cell: grids.GridCell, turned: bool) -> Spot:
    place, matrix = cell.place, grids.front_matrix(cell, turned)
    return Spot("front", place.row, place.column, cell.trim, matrix, grids.front_room(cell, turned))


def list_backs(
    grid: grids.SlotGrid, paper: Paper, about: Axis, corrected: geometry.Matrix
) -> tuple[Spot, ...]:
    """The slots behind the front slots, in the same order."""
    across = mirror_matrix(paper, about)
    return tuple(_make_back_spot(cell, grid, across, about, corrected) for cell in grid.cells)


def _make_back_spot(
    cell: grids.GridCell,
    grid: grids.SlotGrid,
    across: geometry.Matrix,
    about: Axis,
    corrected: geometry.Matrix,
) -> Spot:
    place, room = cell.place, grids.front_room(cell, grid.turned)
    return Spot(
        "back",
        place.row_from_end if about == "y" else place.row,
        place.column_from_end if about == "x" else place.column,
        geometry.move_box(cell.trim, across),
        geometry.combine_maps(
            back_matrix(grids.front_matrix(cell, grid.turned), grid.cut.trim.width, across), corrected
        ),
        geometry.Margins(top=room.top, right=room.left, bottom=room.bottom, left=room.right),
    )


def back_matrix(front: geometry.Matrix, width: float, across: geometry.Matrix) -> geometry.Matrix:
    """Turning a card about its upright axis shows its back upright: so the back is mirrored within the card
    and again with the paper, which together is no mirror any more.
    """
    within = geometry.Matrix(-1.0, 0.0, 0.0, 1.0, width, 0.0)
    return geometry.combine_maps(geometry.combine_maps(within, front), across)


FOLD_CLEARANCE = 5.0  # mm from the bleed to the fold


class SheetPlan(Struct, frozen=True):
    """What all sheets of paper with pieces of one size have in common."""

    paper: Paper
    grid: grids.SlotGrid
    fronts: tuple[Spot, ...]
    backs: tuple[Spot, ...] = ()  # each behind the front of its number; none on one-sided paper
    kept_free: tuple[grids.GridCell, ...] = ()  # cells before those in use
    about: Axis | None = None  # how the paper is turned to its back
    corrected: geometry.Matrix = geometry.IDENTITY  # how the printer's profile moves what stands on the back
    fold: Segment | None = None
    front_targets: tuple[geometry.Point, ...] = ()
    back_targets: tuple[geometry.Point, ...] = ()


def make_plan(cut: grids.Cut, options: SheetOptions, two_sided: bool) -> SheetPlan:
    if not two_sided:
        field = geometry.inset_box(paper_box(options.paper), options.margins)
        laid = grids.find_grid(cut, options.bleed, field, options.paper)
        return SheetPlan(options.paper, laid, list_fronts(laid))
    if options.backs == "fold":
        # Each back is turned by 180 degrees across the fold: so upright faces fold about a level line and
        # turned faces about an upright one. What holds more is taken.
        folded = (_plan_two_sided(cut, options, about, folded=True) for about in ("x", "y"))
        return max(folded, key=lambda found: len(found.fronts))
    return _plan_two_sided(cut, options, find_axis(options.paper, options.flip), folded=False)


def _plan_two_sided(cut: grids.Cut, options: SheetOptions, about: Axis, *, folded: bool) -> SheetPlan:
    """Fronts and backs side by side on one page, on both sides of the paper, or on two pages to be glued."""
    paper, margins = options.paper, even_margins(options.margins, about)
    field = geometry.inset_box(paper_box(paper), margins)
    turns: tuple[bool, ...] = (False, True)
    if folded:
        field = _take_half(field, about, FOLD_CLEARANCE + grids.find_spacing(cut, options.bleed).shown)
        turns = (about == "x",)
    laid = grids.find_grid(cut, options.bleed, field, paper, turns)
    across, corrected = mirror_matrix(paper, about), correction_matrix(options.printer, paper)
    targets: tuple[geometry.Point, ...] = ()
    if not folded and options.marks != "none":
        full = make_guides(laid.cells, (), paper, options.marks, laid.cut)
        targets = find_targets(laid, paper, margins, full)
    return SheetPlan(
        paper,
        laid,
        list_fronts(laid),
        list_backs(laid, paper, about, corrected),
        about=about,
        corrected=corrected,
        fold=_find_fold(paper, margins, about) if folded else None,
        front_targets=targets,
        back_targets=tuple(geometry.move_point(point, across) for point in targets),
    )


def _take_half(field: geometry.Box, about: Axis, clear: float) -> geometry.Box:
    """The left or upper half of the field, which even margins have put in the middle of the paper."""
    if about == "x":
        return geometry.Box(field.x, field.y, field.width / 2 - clear, field.height)
    return geometry.Box(field.x, field.y, field.width, field.height / 2 - clear)


def _find_fold(paper: Paper, margins: geometry.Margins, about: Axis) -> Segment:
    if about == "x":
        middle, end = paper.width / 2, paper.height - margins.bottom
        return Segment(geometry.Point(middle, margins.top), geometry.Point(middle, end))
    middle, end = paper.height / 2, paper.width - margins.right
    return Segment(geometry.Point(margins.left, middle), geometry.Point(end, middle))


def plan_part(laid: SheetPlan, options: SheetOptions, first: int, count: int) -> SheetPlan:
    """The plan of paper that is not full: `count` cells in use after the `first` ones, which stay free."""
    used = grids.take_part(laid.grid, grids.find_spacing(laid.grid.cut, options.bleed), first, count)
    backs = list_backs(used, laid.paper, laid.about, laid.corrected) if laid.about else ()
    return replace(laid, grid=used, fronts=list_fronts(used), backs=backs, kept_free=laid.grid.cells[:first])


FOLD_WEIGHT = 0.2  # mm
FOLD_DASH = (2.0, 1.0)


class Furniture(Struct, frozen=True):
    """Shapes to lay over the fronts and over the backs of equal sheets of paper."""

    front: Shapes
    back: Shapes


def make_furniture(laid: SheetPlan, options: SheetOptions) -> Furniture:
    colour = options.mark_colour
    halo = options.marks == "crop"  # along full lines it would bare the edges
    used = make_guides(laid.grid.cells, laid.kept_free, laid.paper, options.marks, laid.grid.cut)
    targets = _draw_targets(laid.front_targets, colour)
    front = (*draw_guides(used, colour, halo), *targets, *_draw_fold(laid.fold, colour))
    back = _place_shapes(_draw_targets(laid.back_targets, colour), laid, geometry.IDENTITY)
    if laid.about and options.backs != "duplex":
        shapes = draw_guides(move_guides(used, mirror_matrix(laid.paper, laid.about)), colour, halo)
        back += _place_shapes(shapes, laid, laid.corrected)
    return Furniture(_place_shapes(front, laid, geometry.IDENTITY), back)


def _place_shapes(shapes: Shapes, laid: SheetPlan, matrix: geometry.Matrix) -> Shapes:
    return (Placed(Scene(paper_box(laid.paper), shapes), matrix, recurs=True),) if shapes else ()


def _draw_targets(middles: tuple[geometry.Point, ...], colour: Colour) -> Shapes:
    return tuple(shape for middle in middles for shape in draw_target(middle, colour))


def _draw_fold(fold: Segment | None, colour: Colour) -> Shapes:
    if fold is None:
        return ()
    return (Line(fold.start, fold.end, Stroke(colour, FOLD_WEIGHT, dash=FOLD_DASH)),)
