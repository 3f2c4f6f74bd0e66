"""Sheets with many pieces: which piece comes into which slot, and the pages that this makes."""

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from pnp.geometry import IDENTITY
from pnp.press.furniture import Furniture, furniture
from pnp.press.job import Job, Piece, Printout, SheetOptions, Slot, Spot
from pnp.press.papers import area
from pnp.press.plan import Plan, part_plan
from pnp.press.views import Views, placed
from pnp.scene import Bookmark, Face, Page, Placed, Scene, Shape


class Load(Struct, frozen=True):
    """The pieces of one sheet, by their index, in slots that follow each other from the first used one."""

    first: int
    pieces: tuple[int, ...]


class Laid(Struct, frozen=True):
    """What sheets with the same slots in use have in common."""

    plan: Plan
    furniture: Furniture


class Desk(Struct, frozen=True):
    """What is at hand while the sheets of one plan are laid."""

    job: Job
    options: SheetOptions
    plan: Plan
    views: Views
    laid: dict[tuple[int, int], Laid] = field(default_factory=dict)  # by the slots in use
    backs: dict[tuple[int, ...], Scene] = field(default_factory=dict)  # by the slots in use and their backs


def loads(order: Sequence[int], slots: int, skip: int) -> tuple[Load, ...]:
    """The pieces in their order, sheet by sheet; the first sheet begins after the skipped slots."""
    first = Load(skip, tuple(order[: slots - skip]))
    starts = range(slots - skip, len(order), slots)
    return first, *(Load(0, tuple(order[start : start + slots])) for start in starts)


def order(pieces: Sequence[tuple[int, Piece]]) -> tuple[int, ...]:
    return tuple(index for index, piece in pieces for _ in range(piece.copies))


def bound(desk: Desk, filled: Sequence[Load], name: str) -> Iterator[Printout]:
    backs = desk.options.backs if desk.plan.backs else "none"
    if backs == "separate":
        yield _printout(desk, filled, f"{name}-fronts", ("front",))
        yield _printout(desk, filled, f"{name}-backs-{desk.options.flip}", ("back",))
    elif backs == "duplex":
        yield _printout(desk, filled, f"{name}-duplex-{desk.options.flip}", ("front", "back"))
    else:
        yield _printout(desk, filled, f"{name}-fold" if backs == "fold" else f"{name}-single", ("page",))


def _printout(desk: Desk, filled: Sequence[Load], name: str, sides: tuple[str, ...]) -> Printout:
    pages: list[Page] = []
    slots: list[Slot] = []
    decks: set[str] = set()
    for sheet, load in enumerate(filled):
        for side in sides:
            slots += _slots(desk, load, side, sheet, len(pages))
            pages.append(_page(desk, load, side, decks))
    duplex = desk.options.flip if len(sides) == 2 else None
    paper = 0 if sides == ("back",) else len(filled)
    return Printout(name, tuple(pages), paper, tuple(slots), duplex)


def _slots(desk: Desk, load: Load, side: str, sheet: int, page: int) -> Iterator[Slot]:
    if side != "back":
        for index, spot in zip(load.pieces, _laid(desk, load).plan.fronts, strict=True):
            yield Slot(index, desk.job.pieces[index].front.id, sheet, page, spot)
    if side != "front" and desk.plan.backs:
        for index, back, spot in _backs(desk, load):
            yield Slot(index, back.id, sheet, page, spot)


def _backs(desk: Desk, load: Load) -> Iterator[tuple[int, Face, Spot]]:
    """The backs of a sheet with their pieces and spots; a piece without one leaves its spot empty."""
    for index, spot in zip(load.pieces, _laid(desk, load).plan.backs, strict=True):
        back = desk.job.pieces[index].back
        if back is not None:
            yield index, back, spot


def _page(desk: Desk, load: Load, side: str, decks: set[str]) -> Page:
    shapes: tuple[Shape, ...] = ()
    if side != "back":
        shapes += _front_shapes(desk, load)
    if side != "front" and desk.plan.backs:
        shapes += (Placed(_back_scene(desk, load), IDENTITY, recurs=True),)
    return Page(Scene(area(desk.plan.paper), shapes), bookmarks=tuple(_bookmarks(desk, load, decks)))


def _front_shapes(desk: Desk, load: Load) -> tuple[Shape, ...]:
    pieces, views = desk.job.pieces, desk.views
    laid = _laid(desk, load)
    spots = zip(load.pieces, laid.plan.fronts, strict=True)
    return (
        *(placed(pieces[index].front, spot, views) for index, spot in spots),
        *laid.furniture.front,
    )


def _back_scene(desk: Desk, load: Load) -> Scene:
    """The backs of a whole sheet, which most sheets of a deck have in common."""
    backs = (desk.job.pieces[index].back for index in load.pieces)
    key = load.first, *(id(back) for back in backs)
    scene = desk.backs.get(key)
    if scene is None:
        shapes = tuple(placed(back, spot, desk.views) for _, back, spot in _backs(desk, load))
        scene = Scene(area(desk.plan.paper), shapes + _laid(desk, load).furniture.back)
        desk.backs[key] = scene
    return scene


def _laid(desk: Desk, load: Load) -> Laid:
    key = load.first, len(load.pieces)
    found = desk.laid.get(key)
    if found is None:
        whole = len(load.pieces) == len(desk.plan.fronts)
        plan = desk.plan if whole else part_plan(desk.plan, desk.options, *key)
        found = desk.laid[key] = Laid(plan, furniture(plan, desk.options))
    return found


def _bookmarks(desk: Desk, load: Load, decks: set[str]) -> Iterator[Bookmark]:
    """One for each deck, on the page where its first piece stands."""
    for index in load.pieces:
        deck = desk.job.pieces[index].deck
        if deck and deck not in decks:
            decks.add(deck)
            yield Bookmark(deck)
