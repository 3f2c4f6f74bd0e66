"""Sheets of paper with pieces of one size: the plan of their grid, their two sides and marks, and which piece
comes into which slot; or a page for each face."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp import geometry
from pnp.models.printing import Flip, Paper, Printer
from pnp.press import grids, marks
from pnp.press.faces import Views, find_shown_box, place_face
from pnp.press.jobs import Job, Piece, Printout, SheetOptions, Side, Slot, Spot, paper_box, take_side
from pnp.scene import Bookmark, Colour, Face, Line, Page, Placed, Scene, Shapes, Stroke

# The coordinate that changes its sign when the paper is turned: x about an upright line, y about a level one.
Axis: TypeAlias = Literal["x", "y"]


def find_axis(paper: Paper, flip: Flip) -> Axis:
    upright = paper.height >= paper.width
    return "x" if upright == (flip == "long") else "y"


def mirror_matrix(paper: Paper, about: Axis) -> geometry.Matrix:
    """Return the map from a point of the front to the point behind it, in the coordinates of the printed
    back."""
    if about == "x":
        return geometry.Matrix(-1.0, 0.0, 0.0, 1.0, paper.width, 0.0)
    return geometry.Matrix(1.0, 0.0, 0.0, -1.0, 0.0, paper.height)


def even_margins(margins: geometry.Margins, about: Axis) -> geometry.Margins:
    """Return margins for both sides: of two that the mirror swaps, both become as wide as the wider one."""
    if about == "x":
        wide = max(margins.left, margins.right)
        return geometry.Margins(top=margins.top, right=wide, bottom=margins.bottom, left=wide)
    high = max(margins.top, margins.bottom)
    return geometry.Margins(top=high, right=margins.right, bottom=high, left=margins.left)


def correction_matrix(printer: Printer | None, paper: Paper) -> geometry.Matrix:
    """Return the map of the printer's profile: a turn about the middle of the paper, then a shift."""
    if printer is None:
        return geometry.IDENTITY
    turn = geometry.rotation(printer.back_angle, geometry.Point(paper.width / 2, paper.height / 2))
    return geometry.combine_maps(turn, geometry.translation(printer.back_dx, printer.back_dy))


def list_fronts(grid: grids.SlotGrid) -> tuple[Spot, ...]:
    cells = ((cell, grids.front_matrix(cell, grid.turned)) for cell in grid.cells)
    return tuple(
        Spot(
            "front", cell.place.row, cell.place.column, cell.trim, matrix, grids.front_room(cell, grid.turned)
        )
        for cell, matrix in cells
    )


def list_backs(
    grid: grids.SlotGrid, paper: Paper, about: Axis, corrected: geometry.Matrix
) -> tuple[Spot, ...]:
    """Return the spots behind the front spots, in the same order."""
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
    """Return the map from a back to the page. Turning a card about its upright axis shows its back upright:
    so the back is mirrored within the card and again with the paper, and the two mirrors cancel out."""
    within = geometry.Matrix(-1.0, 0.0, 0.0, 1.0, width, 0.0)
    return geometry.combine_maps(geometry.combine_maps(within, front), across)


FOLD_CLEARANCE = 5.0  # mm from the bleed to the fold


class SheetPlan(Struct, frozen=True):
    """The plan that all sheets of paper with pieces of one size share."""

    paper: Paper
    grid: grids.SlotGrid
    fronts: tuple[Spot, ...]
    backs: tuple[Spot, ...] = ()  # each behind the front of its number; none on one-sided paper
    kept_free: tuple[grids.GridCell, ...] = ()  # cells before those in use
    about: Axis | None = None  # how the paper is turned to its back
    corrected: geometry.Matrix = geometry.IDENTITY  # how the printer's profile moves the back
    fold: marks.Segment | None = None
    front_targets: tuple[geometry.Point, ...] = ()
    back_targets: tuple[geometry.Point, ...] = ()


def make_plan(cut: grids.Cut, options: SheetOptions, two_sided: bool) -> SheetPlan:
    if not two_sided:
        field = geometry.inset_box(paper_box(options.paper), options.margins)
        grid = grids.find_grid(cut, options.bleed, field, options.paper)
        return SheetPlan(options.paper, grid, list_fronts(grid))
    if options.backs == "fold":
        # Each back is turned by 180 degrees across the fold: so upright faces fold about a level line and
        # turned faces about an upright one. Take the fold that holds more.
        folded = (_plan_two_sided(cut, options, about, folded=True) for about in ("x", "y"))
        return max(folded, key=lambda found: len(found.fronts))
    return _plan_two_sided(cut, options, find_axis(options.paper, options.flip), folded=False)


def _plan_two_sided(cut: grids.Cut, options: SheetOptions, about: Axis, *, folded: bool) -> SheetPlan:
    """Plan fronts and backs side by side on one page, on both sides of the paper, or on two pages to be
    glued."""
    paper, margins = options.paper, even_margins(options.margins, about)
    field = geometry.inset_box(paper_box(paper), margins)
    turns: tuple[bool, ...] = (False, True)
    if folded:
        field = _take_half(field, about, FOLD_CLEARANCE + grids.find_spacing(cut, options.bleed).shown)
        turns = (about == "x",)
    grid = grids.find_grid(cut, options.bleed, field, paper, turns)
    across, corrected = mirror_matrix(paper, about), correction_matrix(options.printer, paper)
    targets: tuple[geometry.Point, ...] = ()
    if not folded and options.marks != "none":
        full = marks.make_guides(grid.cells, (), paper, options.marks, grid.cut)
        targets = marks.find_targets(grid, paper, margins, full)
    return SheetPlan(
        paper,
        grid,
        list_fronts(grid),
        list_backs(grid, paper, about, corrected),
        about=about,
        corrected=corrected,
        fold=_find_fold(paper, margins, about) if folded else None,
        front_targets=targets,
        back_targets=tuple(geometry.move_point(point, across) for point in targets),
    )


def _take_half(field: geometry.Box, about: Axis, clear: float) -> geometry.Box:
    """Return the left or upper half of the field, which even margins have put in the middle of the paper."""
    if about == "x":
        return geometry.Box(field.x, field.y, field.width / 2 - clear, field.height)
    return geometry.Box(field.x, field.y, field.width, field.height / 2 - clear)


def _find_fold(paper: Paper, margins: geometry.Margins, about: Axis) -> marks.Segment:
    if about == "x":
        middle, end = paper.width / 2, paper.height - margins.bottom
        return marks.Segment(geometry.Point(middle, margins.top), geometry.Point(middle, end))
    middle, end = paper.height / 2, paper.width - margins.right
    return marks.Segment(geometry.Point(margins.left, middle), geometry.Point(end, middle))


def plan_part(plan: SheetPlan, options: SheetOptions, first: int, count: int) -> SheetPlan:
    """Plan a sheet of paper that is not full: `count` cells in use after the `first` ones, which stay
    free."""
    used = grids.take_part(plan.grid, grids.find_spacing(plan.grid.cut, options.bleed), first, count)
    backs = list_backs(used, plan.paper, plan.about, plan.corrected) if plan.about else ()
    return replace(plan, grid=used, fronts=list_fronts(used), backs=backs, kept_free=plan.grid.cells[:first])


FOLD_WEIGHT = 0.2  # mm
FOLD_DASH = (2.0, 1.0)


class Furniture(Struct, frozen=True):
    """Shapes to lay over the fronts and over the backs of equal sheets of paper."""

    front: Shapes
    back: Shapes


def make_furniture(plan: SheetPlan, options: SheetOptions) -> Furniture:
    colour = options.mark_colour
    halo = options.marks == "crop"  # along full lines, a halo would bare the edges
    guides = marks.make_guides(plan.grid.cells, plan.kept_free, plan.paper, options.marks, plan.grid.cut)
    targets = _draw_targets(plan.front_targets, colour)
    front = (*marks.draw_guides(guides, colour, halo), *targets, *_draw_fold(plan.fold, colour))
    back = _place_shapes(_draw_targets(plan.back_targets, colour), plan, geometry.IDENTITY)
    if plan.about and options.backs != "duplex":
        behind = marks.move_guides(guides, mirror_matrix(plan.paper, plan.about))
        back += _place_shapes(marks.draw_guides(behind, colour, halo), plan, plan.corrected)
    return Furniture(_place_shapes(front, plan, geometry.IDENTITY), back)


def _place_shapes(shapes: Shapes, plan: SheetPlan, matrix: geometry.Matrix) -> Shapes:
    return (Placed(Scene(paper_box(plan.paper), shapes), matrix, recurs=True),) if shapes else ()


def _draw_targets(middles: tuple[geometry.Point, ...], colour: Colour) -> Shapes:
    return tuple(shape for middle in middles for shape in marks.draw_target(middle, colour))


def _draw_fold(fold: marks.Segment | None, colour: Colour) -> Shapes:
    if fold is None:
        return ()
    return (Line(fold.start, fold.end, Stroke(colour, FOLD_WEIGHT, dash=FOLD_DASH)),)


class Load(Struct, frozen=True):
    """The pieces on one sheet of paper, by their index, in slots that follow each other."""

    first: int
    pieces: tuple[int, ...]


class MarkedPlan(Struct, frozen=True):
    """The plan and the marks that sheets of paper with the same slots in use share."""

    plan: SheetPlan
    furniture: Furniture


class SheetRun(Struct, frozen=True):
    """The job, the plan and the parts made so far, while pieces are laid by one plan."""

    job: Job
    options: SheetOptions
    plan: SheetPlan
    views: Views
    laid: dict[tuple[int, int], MarkedPlan] = field(default_factory=dict)  # by the slots in use
    backs: dict[tuple[int, ...], Scene] = field(default_factory=dict)  # by the slots in use and their backs


def make_loads(order: Sequence[int], slots: int, skip: int) -> tuple[Load, ...]:
    """Divide the pieces in their order among sheets of paper; the first begins after skipped slots."""
    first = Load(skip, tuple(order[: slots - skip]))
    starts = range(slots - skip, len(order), slots)
    return first, *(Load(0, tuple(order[start : start + slots])) for start in starts)


def list_order(pieces: Sequence[tuple[int, Piece]]) -> tuple[int, ...]:
    return tuple(index for index, piece in pieces for _ in range(piece.copies))


def bind_sheets(run: SheetRun, loads: Sequence[Load], name: str) -> Iterator[Printout]:
    backs = run.options.backs if run.plan.backs else "none"
    if backs == "separate":
        yield _make_printout(run, loads, f"{name}-fronts", ("front",))
        yield _make_printout(run, loads, f"{name}-backs-{run.options.flip}", ("back",))
    elif backs == "duplex":
        yield _make_printout(run, loads, f"{name}-duplex-{run.options.flip}", ("front", "back"))
    else:
        yield _make_printout(run, loads, f"{name}-fold" if backs == "fold" else f"{name}-single", ("page",))


def _make_printout(run: SheetRun, loads: Sequence[Load], name: str, sides: tuple[str, ...]) -> Printout:
    pages: list[Page] = []
    slots: list[Slot] = []
    decks: set[str] = set()
    for sheet, load in enumerate(loads):
        for side in sides:
            slots += _list_slots(run, load, side, sheet, len(pages))
            pages.append(_make_page(run, load, side, decks))
    duplex = run.options.flip if len(sides) == 2 else None
    paper = 0 if sides == ("back",) else len(loads)
    return Printout(name, tuple(pages), paper, tuple(slots), duplex)


def _list_slots(run: SheetRun, load: Load, side: str, sheet: int, page: int) -> Iterator[Slot]:
    if side != "back":
        for index, spot in zip(load.pieces, _find_marked_plan(run, load).plan.fronts, strict=True):
            yield Slot(index, run.job.pieces[index].front.id, sheet, page, spot)
    if side != "front" and run.plan.backs:
        for index, back, spot in _pair_backs(run, load):
            yield Slot(index, back.id, sheet, page, spot)


def _pair_backs(run: SheetRun, load: Load) -> Iterator[tuple[int, Face, Spot]]:
    """Yield the backs of a sheet of paper with their pieces and spots; without a back, a spot stays empty."""
    for index, spot in zip(load.pieces, _find_marked_plan(run, load).plan.backs, strict=True):
        back = run.job.pieces[index].back
        if back is not None:
            yield index, back, spot


def _make_page(run: SheetRun, load: Load, side: str, decks: set[str]) -> Page:
    shapes: Shapes = ()
    if side != "back":
        shapes += _draw_front(run, load)
    if side != "front" and run.plan.backs:
        shapes += (Placed(_draw_back(run, load), geometry.IDENTITY, recurs=True),)
    deck_marks = _mark_decks((run.job.pieces[index] for index in load.pieces), decks)
    return Page(Scene(paper_box(run.plan.paper), shapes), bookmarks=deck_marks)


def _draw_front(run: SheetRun, load: Load) -> Shapes:
    pieces, views = run.job.pieces, run.views
    layout = _find_marked_plan(run, load)
    spots = zip(load.pieces, layout.plan.fronts, strict=True)
    return (*(place_face(pieces[index].front, spot, views) for index, spot in spots), *layout.furniture.front)


def _draw_back(run: SheetRun, load: Load) -> Scene:
    """Draw the backs of a whole sheet of paper, which most sheets of paper of a deck share."""
    backs = (run.job.pieces[index].back for index in load.pieces)
    key = load.first, *(id(back) for back in backs)
    scene = run.backs.get(key)
    if scene is None:
        shapes = tuple(place_face(back, spot, run.views) for _, back, spot in _pair_backs(run, load))
        scene = Scene(paper_box(run.plan.paper), shapes + _find_marked_plan(run, load).furniture.back)
        run.backs[key] = scene
    return scene


def _find_marked_plan(run: SheetRun, load: Load) -> MarkedPlan:
    key = load.first, len(load.pieces)
    found = run.laid.get(key)
    if found is None:
        is_full = len(load.pieces) == len(run.plan.fronts)
        plan = run.plan if is_full else plan_part(run.plan, run.options, *key)
        found = run.laid[key] = MarkedPlan(plan, make_furniture(plan, run.options))
    return found


MARK_ROOM = 4.0  # mm about the bleed


class PageFrame(Struct, frozen=True):
    """The page that each face of one size comes on, how it gets there, and how much bleed is seen of it."""

    page: geometry.Box
    bleed: geometry.Box
    trim: geometry.Box
    at: geometry.Matrix
    room: geometry.Margins
    furniture: Shapes


def make_frame(cut: grids.Cut, options: SheetOptions) -> PageFrame:
    bleed = 0.0 if options.bleed == "none" else cut.bleed
    edge = bleed + (0.0 if options.marks == "none" else MARK_ROOM)
    trim = geometry.Box(edge, edge, cut.trim.width, cut.trim.height)
    page = geometry.Box(0.0, 0.0, cut.trim.width + 2 * edge, cut.trim.height + 2 * edge)
    whole = geometry.grow_box(trim, bleed)
    shapes: Shapes = ()
    if options.marks != "none":
        across, down = (trim.x, trim.x + trim.width), (trim.y, trim.y + trim.height)
        corners = marks.make_edge_marks(whole, across, down, page)
        drawn = Scene(page, marks.draw_guides(corners, options.mark_colour))
        shapes = (Placed(drawn, geometry.IDENTITY, recurs=True),)
    shown = trim.x - whole.x
    room = geometry.Margins(top=shown, right=shown, bottom=shown, left=shown)
    return PageFrame(page, whole, trim, geometry.translation(trim.x, trim.y), room, shapes)


def make_singles(
    job: Job, order: Sequence[int], cut: grids.Cut, options: SheetOptions, views: Views, name: str
) -> Iterator[Printout]:
    """Make pages of fronts and backs by turns in one file, or in a file each; a missing back is an empty
    page."""
    run = job, order, make_frame(cut, options), views
    if all(job.pieces[index].back is None for index in order) or options.backs == "none":
        yield _make_single_printout(*run, f"{name}-single", ("front",))
    elif options.backs == "separate":
        yield _make_single_printout(*run, f"{name}-fronts", ("front",))
        yield _make_single_printout(*run, f"{name}-backs", ("back",))
    else:
        # Both faces stand upright, so the page is turned about its upright edge.
        flip: Flip = "long" if cut.trim.height >= cut.trim.width else "short"
        made = _make_single_printout(*run, f"{name}-duplex-{flip}", ("front", "back"))
        yield replace(made, duplex=flip)


def _make_single_printout(
    job: Job, order: Sequence[int], frame: PageFrame, views: Views, name: str, sides: tuple[Side, ...]
) -> Printout:
    pages: list[Page] = []
    slots: list[Slot] = []
    decks: set[str] = set()
    for sheet, index in enumerate(order):
        for side in sides:
            face = take_side(job.pieces[index], side)
            if face is not None:
                spot = Spot(side, 0, 0, frame.trim, frame.at, frame.room)
                slots.append(Slot(index, face.id, sheet, len(pages), spot))
            pages.append(_make_single_page(frame, job.pieces[index], face, views, decks))
    return Printout(name, tuple(pages), 0 if sides == ("back",) else len(order), tuple(slots))


def _make_single_page(
    frame: PageFrame, piece: Piece, face: Face | None, views: Views, decks: set[str]
) -> Page:
    """Make the page of a face; its title is the piece's id on both sides."""
    drawn = () if face is None else (_place_whole_face(frame, face, views),)
    bookmarks, scene = _mark_decks((piece,), decks), Scene(frame.page, (*drawn, *frame.furniture))
    return Page(scene, piece.front.id, bookmarks, frame.trim, frame.bleed)


def _place_whole_face(frame: PageFrame, face: Face, views: Views) -> Placed:
    """Place a face whole, even a round one: the shop's own die cuts it."""
    box, recurs = find_shown_box(face, frame.room), id(face.scene) in views.recurring
    if box == face.scene.box:
        return Placed(face.scene, frame.at, recurs=recurs)
    stored_face = (Placed(face.scene, geometry.IDENTITY, recurs=True),)
    return Placed(Scene(box, stored_face if recurs else face.scene.shapes), frame.at)


def _mark_decks(pieces: Iterable[Piece], decks: set[str]) -> tuple[Bookmark, ...]:
    """Return a bookmark for each deck, on the page of its first piece."""
    new_decks = dict.fromkeys(piece.deck for piece in pieces if piece.deck and piece.deck not in decks)
    decks.update(new_decks)
    return tuple(map(Bookmark, new_decks))
