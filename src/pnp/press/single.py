"""One face a page, upright, with the boxes that a print shop asks for; no printer profile moves it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from pnp.geometry import IDENTITY, Box, Margins, Point, grown, translation
from pnp.models.printer import Flip
from pnp.press.grid import Cut
from pnp.press.job import Job, Piece, Printout, SheetOptions, Side, Slot, Spot
from pnp.press.marks import DOWN, LEFT, RIGHT, UP, mark_from
from pnp.press.strokes import Guides, drawn
from pnp.press.views import Views, shown_box
from pnp.scene import Bookmark, Face, Page, Placed, Scene, Shape

MARK_ROOM = 4.0  # mm about the bleed


class Frame(Struct, frozen=True):
    """The page that each face of one size comes on."""

    page: Box
    bleed: Box
    trim: Box
    furniture: tuple[Shape, ...]


def frame(cut: Cut, options: SheetOptions) -> Frame:
    bleed = 0.0 if options.bleed == "none" else cut.bleed
    edge = bleed + (0.0 if options.marks == "none" else MARK_ROOM)
    trim = Box(edge, edge, cut.trim.width, cut.trim.height)
    page = Box(0.0, 0.0, cut.trim.width + 2 * edge, cut.trim.height + 2 * edge)
    if options.marks == "none":
        return Frame(page, grown(trim, bleed), trim, ())
    marks = Scene(page, drawn(_corner_marks(trim, grown(trim, bleed), page), options.mark_colour))
    return Frame(page, grown(trim, bleed), trim, (Placed(marks, IDENTITY, recurs=True),))


def _corner_marks(trim: Box, bleed: Box, page: Box) -> Guides:
    right, bottom = bleed.x + bleed.width, bleed.y + bleed.height
    rays = (
        *((Point(x, bleed.y), UP) for x in (trim.x, trim.x + trim.width)),
        *((Point(x, bottom), DOWN) for x in (trim.x, trim.x + trim.width)),
        *((Point(bleed.x, y), LEFT) for y in (trim.y, trim.y + trim.height)),
        *((Point(right, y), RIGHT) for y in (trim.y, trim.y + trim.height)),
    )
    found = (mark_from(origin, away, (), page) for origin, away in rays)
    return Guides(tuple(mark for mark in found if mark))


def singles(
    job: Job, order: Sequence[int], cut: Cut, options: SheetOptions, views: Views, name: str
) -> Iterator[Printout]:
    """Fronts and backs by turns in one file, or in a file each; a missing back is an empty page."""
    framed = frame(cut, options)
    if all(job.pieces[index].back is None for index in order) or options.backs == "none":
        yield _printout(job, order, framed, views, f"{name}-single", ("front",))
    elif options.backs == "separate":
        yield _printout(job, order, framed, views, f"{name}-fronts", ("front",))
        yield _printout(job, order, framed, views, f"{name}-backs", ("back",))
    else:
        # Both faces stand upright, so the page is turned about its upright edge.
        flip: Flip = "long" if cut.trim.height >= cut.trim.width else "short"
        yield _printout(job, order, framed, views, f"{name}-duplex-{flip}", ("front", "back"), flip)


def _printout(
    job: Job,
    order: Sequence[int],
    framed: Frame,
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
            face = _face(job, index, side)
            if face is not None:
                slots.append(Slot(index, face.id, sheet, len(pages), _spot(framed, side)))
            pages.append(_page(framed, job.pieces[index], face, views, decks))
    paper = 0 if sides == ("back",) else len(order)
    return Printout(name, tuple(pages), paper, tuple(slots), duplex)


def _face(job: Job, index: int, side: Side) -> Face | None:
    piece = job.pieces[index]
    return piece.front if side == "front" else piece.back


def _spot(framed: Frame, side: Side) -> Spot:
    return Spot(side, 0, 0, framed.trim, translation(framed.trim.x, framed.trim.y), _room(framed))


def _room(framed: Frame) -> Margins:
    shown = framed.trim.x - framed.bleed.x
    return Margins(top=shown, right=shown, bottom=shown, left=shown)


def _page(framed: Frame, piece: Piece, face: Face | None, views: Views, decks: set[str]) -> Page:
    """Its title is the piece's id on both sides."""
    shapes = framed.furniture
    if face is not None:
        shapes = (_placed(framed, face, views), *shapes)
    bookmarks = _bookmarks(piece.deck, decks)
    return Page(Scene(framed.page, shapes), piece.front.id, bookmarks, framed.trim, framed.bleed)


def _placed(framed: Frame, face: Face, views: Views) -> Placed:
    """The whole of a face, a round one too: the shop's own die cuts it."""
    matrix = translation(framed.trim.x, framed.trim.y)
    box = shown_box(face, _room(framed))
    if id(face.scene) not in views.recurring:
        return Placed(face.scene if box == face.scene.box else Scene(box, face.scene.shapes), matrix)
    whole = Placed(face.scene, IDENTITY, recurs=True)
    if box == face.scene.box:
        return Placed(face.scene, matrix, recurs=True)
    return Placed(Scene(box, (whole,)), matrix)


def _bookmarks(deck: str, decks: set[str]) -> tuple[Bookmark, ...]:
    """One for each deck, on its first page."""
    if not deck or deck in decks:
        return ()
    decks.add(deck)
    return (Bookmark(deck),)
