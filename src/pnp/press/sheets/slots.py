"""Which piece comes into which slot, on sheets of paper with many pieces or on a page for each face."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, field

from pnp.geometry import IDENTITY, Box, Margins, grow_box, translation
from pnp.models.printing import Flip
from pnp.press.jobs import Job, Piece, Printout, SheetOptions, Side, Slot, Spot, paper_box, take_side
from pnp.press.sheets.faces import Views, find_shown_box, place_face
from pnp.press.sheets.grids import Cut
from pnp.press.sheets.marks import draw_guides, make_edge_marks
from pnp.press.sheets.plan import Furniture, SheetPlan, make_furniture, plan_part
from pnp.scene import Bookmark, Face, Page, Placed, Scene, Shapes


class Load(Struct, frozen=True):
    """The pieces on one sheet of paper, by their index, in slots that follow each other."""

    first: int
    pieces: tuple[int, ...]


class SheetLayout(Struct, frozen=True):
    """What sheets of paper with the same slots in use have in common."""

    plan: SheetPlan
    furniture: Furniture


class SheetRun(Struct, frozen=True):
    """What is at hand while pieces are laid by one plan."""

    job: Job
    options: SheetOptions
    plan: SheetPlan
    views: Views
    laid: dict[tuple[int, int], SheetLayout] = field(default_factory=dict)  # by the slots in use
    backs: dict[tuple[int, ...], Scene] = field(default_factory=dict)  # by the slots in use and their backs


def make_loads(order: Sequence[int], slots: int, skip: int) -> tuple[Load, ...]:
    """The pieces in their order, one sheet of paper after another; the first begins after skipped slots."""
    first = Load(skip, tuple(order[: slots - skip]))
    starts = range(slots - skip, len(order), slots)
    return first, *(Load(0, tuple(order[start : start + slots])) for start in starts)


def list_order(pieces: Sequence[tuple[int, Piece]]) -> tuple[int, ...]:
    return tuple(index for index, piece in pieces for _ in range(piece.copies))


def bind_sheets(run: SheetRun, filled: Sequence[Load], name: str) -> Iterator[Printout]:
    backs = run.options.backs if run.plan.backs else "none"
    if backs == "separate":
        yield _make_printout(run, filled, f"{name}-fronts", ("front",))
        yield _make_printout(run, filled, f"{name}-backs-{run.options.flip}", ("back",))
    elif backs == "duplex":
        yield _make_printout(run, filled, f"{name}-duplex-{run.options.flip}", ("front", "back"))
    else:
        yield _make_printout(run, filled, f"{name}-fold" if backs == "fold" else f"{name}-single", ("page",))


def _make_printout(run: SheetRun, filled: Sequence[Load], name: str, sides: tuple[str, ...]) -> Printout:
    pages: list[Page] = []
    slots: list[Slot] = []
    decks: set[str] = set()
    for sheet, load in enumerate(filled):
        for side in sides:
            slots += _list_slots(run, load, side, sheet, len(pages))
            pages.append(_make_page(run, load, side, decks))
    duplex = run.options.flip if len(sides) == 2 else None
    paper = 0 if sides == ("back",) else len(filled)
    return Printout(name, tuple(pages), paper, tuple(slots), duplex)


def _list_slots(run: SheetRun, load: Load, side: str, sheet: int, page: int) -> Iterator[Slot]:
    if side != "back":
        for index, spot in zip(load.pieces, _find_laid(run, load).plan.fronts, strict=True):
            yield Slot(index, run.job.pieces[index].front.id, sheet, page, spot)
    if side != "front" and run.plan.backs:
        for index, back, spot in _list_backs(run, load):
            yield Slot(index, back.id, sheet, page, spot)


def _list_backs(run: SheetRun, load: Load) -> Iterator[tuple[int, Face, Spot]]:
    """The backs of a sheet of paper with their pieces and spots; without a back, a spot stays empty."""
    for index, spot in zip(load.pieces, _find_laid(run, load).plan.backs, strict=True):
        back = run.job.pieces[index].back
        if back is not None:
            yield index, back, spot


def _make_page(run: SheetRun, load: Load, side: str, decks: set[str]) -> Page:
    shapes: Shapes = ()
    if side != "back":
        shapes += _draw_front(run, load)
    if side != "front" and run.plan.backs:
        shapes += (Placed(_draw_back(run, load), IDENTITY, recurs=True),)
    begun = _mark_decks((run.job.pieces[index] for index in load.pieces), decks)
    return Page(Scene(paper_box(run.plan.paper), shapes), bookmarks=begun)


def _draw_front(run: SheetRun, load: Load) -> Shapes:
    pieces, views = run.job.pieces, run.views
    laid = _find_laid(run, load)
    spots = zip(load.pieces, laid.plan.fronts, strict=True)
    return (*(place_face(pieces[index].front, spot, views) for index, spot in spots), *laid.furniture.front)


def _draw_back(run: SheetRun, load: Load) -> Scene:
    """The backs of a whole sheet of paper, which most of a deck have in common."""
    backs = (run.job.pieces[index].back for index in load.pieces)
    key = load.first, *(id(back) for back in backs)
    scene = run.backs.get(key)
    if scene is None:
        shapes = tuple(place_face(back, spot, run.views) for _, back, spot in _list_backs(run, load))
        scene = Scene(paper_box(run.plan.paper), shapes + _find_laid(run, load).furniture.back)
        run.backs[key] = scene
    return scene


def _find_laid(run: SheetRun, load: Load) -> SheetLayout:
    key = load.first, len(load.pieces)
    found = run.laid.get(key)
    if found is None:
        whole = len(load.pieces) == len(run.plan.fronts)
        plan = run.plan if whole else plan_part(run.plan, run.options, *key)
        found = run.laid[key] = SheetLayout(plan, make_furniture(plan, run.options))
    return found


MARK_ROOM = 4.0  # mm about the bleed


class PageFrame(Struct, frozen=True):
    """The page that each face of one size comes on."""

    page: Box
    bleed: Box
    trim: Box
    furniture: Shapes


def make_frame(cut: Cut, options: SheetOptions) -> PageFrame:
    bleed = 0.0 if options.bleed == "none" else cut.bleed
    edge = bleed + (0.0 if options.marks == "none" else MARK_ROOM)
    trim = Box(edge, edge, cut.trim.width, cut.trim.height)
    page = Box(0.0, 0.0, cut.trim.width + 2 * edge, cut.trim.height + 2 * edge)
    if options.marks == "none":
        return PageFrame(page, grow_box(trim, bleed), trim, ())
    across, down = (trim.x, trim.x + trim.width), (trim.y, trim.y + trim.height)
    corners = make_edge_marks(grow_box(trim, bleed), across, down, page)
    marks = Scene(page, draw_guides(corners, options.mark_colour))
    return PageFrame(page, grow_box(trim, bleed), trim, (Placed(marks, IDENTITY, recurs=True),))


def make_singles(
    job: Job, order: Sequence[int], cut: Cut, options: SheetOptions, views: Views, name: str
) -> Iterator[Printout]:
    """Fronts and backs by turns in one file, or in a file each; a missing back is an empty page."""
    framed = make_frame(cut, options)
    if all(job.pieces[index].back is None for index in order) or options.backs == "none":
        yield _make_single_printout(job, order, framed, views, f"{name}-single", ("front",))
    elif options.backs == "separate":
        yield _make_single_printout(job, order, framed, views, f"{name}-fronts", ("front",))
        yield _make_single_printout(job, order, framed, views, f"{name}-backs", ("back",))
    else:
        # Both faces stand upright, so the page is turned about its upright edge.
        flip: Flip = "long" if cut.trim.height >= cut.trim.width else "short"
        name = f"{name}-duplex-{flip}"
        yield _make_single_printout(job, order, framed, views, name, ("front", "back"), flip)


def _make_single_printout(
    job: Job,
    order: Sequence[int],
    framed: PageFrame,
    views: Views,
    name: str,
    sides: tuple[Side, ...],
    duplex: Flip | None = None,
) -> Printout:
    pages: list[Page] = []
    slots: list[Slot] = []
    decks: set[str] = set()
    for sheet, index in enumerate(order):
        for side in sides:
            face = take_side(job.pieces[index], side)
            if face is not None:
                slots.append(Slot(index, face.id, sheet, len(pages), _make_spot(framed, side)))
            pages.append(_make_single_page(framed, job.pieces[index], face, views, decks))
    paper = 0 if sides == ("back",) else len(order)
    return Printout(name, tuple(pages), paper, tuple(slots), duplex)


def _make_spot(framed: PageFrame, side: Side) -> Spot:
    return Spot(side, 0, 0, framed.trim, translation(framed.trim.x, framed.trim.y), _make_room(framed))


def _make_room(framed: PageFrame) -> Margins:
    shown = framed.trim.x - framed.bleed.x
    return Margins(top=shown, right=shown, bottom=shown, left=shown)


def _make_single_page(
    framed: PageFrame, piece: Piece, face: Face | None, views: Views, decks: set[str]
) -> Page:
    """Its title is the piece's id on both sides."""
    shapes = framed.furniture
    if face is not None:
        shapes = (_place_whole_face(framed, face, views), *shapes)
    bookmarks = _mark_decks((piece,), decks)
    return Page(Scene(framed.page, shapes), piece.front.id, bookmarks, framed.trim, framed.bleed)


def _place_whole_face(framed: PageFrame, face: Face, views: Views) -> Placed:
    """The whole of a face, a round one too: the shop's own die cuts it."""
    matrix = translation(framed.trim.x, framed.trim.y)
    box = find_shown_box(face, _make_room(framed))
    if id(face.scene) not in views.recurring:
        return Placed(face.scene if box == face.scene.box else Scene(box, face.scene.shapes), matrix)
    whole = Placed(face.scene, IDENTITY, recurs=True)
    if box == face.scene.box:
        return Placed(face.scene, matrix, recurs=True)
    return Placed(Scene(box, (whole,)), matrix)


def _mark_decks(pieces: Iterable[Piece], decks: set[str]) -> tuple[Bookmark, ...]:
    """One for each deck, on the page where its first piece stands."""
    begun = dict.fromkeys(piece.deck for piece in pieces if piece.deck and piece.deck not in decks)
    decks.update(begun)
    return tuple(map(Bookmark, begun))
