"""Lays the pieces of a kit on sheets of paper, and larger boards in parts."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import UsageError, at_place, enumerate_parts, phrase, sentence
from pnp.geometry import inset_box
from pnp.models.printing import Paper
from pnp.press import jobs
from pnp.press.faces import Views, find_body, make_views, outline_form, trim_box, widen_body
from pnp.press.grids import HAIR, SCISSORS_BLEED, Cut
from pnp.press.marks import Guides, draw_guides, make_contour
from pnp.press.sheets import SheetPlan, SheetRun, bind_sheets, list_order, make_loads, make_plan, make_singles
from pnp.scene import Clip, Face, Form, Group, Page, Scene

Numbered = tuple[int, jobs.Piece]


class Batch(Struct, frozen=True):
    """The pieces of one size, which share their sheets of paper."""

    cut: Cut
    pieces: tuple[Numbered, ...]


def impose(job: jobs.Job, options: jobs.SheetOptions) -> tuple[jobs.Printout, ...]:
    """Make printouts for each size in the job, in the order in which the sizes first appear."""
    _check_job(job, options)
    batches, views = make_batches(job, options), make_views(job.pieces)
    printouts: list[jobs.Printout] = []
    for number, batch in enumerate(batches):
        what = _name_batch(job, batch, batches)
        # The skipped slots are those of one half-used sheet of paper: the first that the job asks for.
        here = options if number == 0 else replace(options, skip=0)
        printouts += _impose_batch(job, batch, here, views, what)
    return tuple(printouts)


def make_batches(job: jobs.Job, options: jobs.SheetOptions) -> tuple[Batch, ...]:
    sizes: dict[tuple[float, float, Form, float], list[Numbered]] = {}
    for index, piece in enumerate(job.pieces):
        if piece.copies > 0:
            face = piece.front
            # Round corners need paper of their own only where they are drawn.
            corner = face.corner if options.marks == "lines" else 0.0
            size = round(face.trim.width, 3), round(face.trim.height, 3), face.cut, corner
            sizes.setdefault(size, []).append((index, piece))
    return tuple(_make_batch(pieces, corner, options.apart) for (*_, corner), pieces in sizes.items())


def _make_batch(pieces: list[Numbered], corner: float, apart: float) -> Batch:
    faces = [face for _, piece in pieces for face in (piece.front, piece.back) if face is not None]
    bleed = max(face.bleed for face in faces)
    return Batch(Cut(faces[0].trim, faces[0].cut, bleed, corner, apart), tuple(pieces))


def _name_batch(job: jobs.Job, batch: Batch, batches: tuple[Batch, ...]) -> str:
    """Return the job's name; with several sizes, the name of the only deck of this size, or the size."""
    if len(batches) == 1:
        return job.name
    decks = [{piece.deck_name for _, piece in each.pieces} for each in batches]
    own = {piece.deck_name for _, piece in batch.pieces}
    alone = len(own) == 1 and sum(bool(each & own) for each in decks) == 1
    return next(iter(own)) if alone and own != {""} else f"{job.name} {_name_size(batch.cut)}"


def _impose_batch(
    job: jobs.Job, batch: Batch, options: jobs.SheetOptions, views: Views, what: str
) -> Iterator[jobs.Printout]:
    indices = list_order(batch.pieces)
    if options.imposition == "single":
        name = jobs.make_slug(f"{job.name} {_name_size(batch.cut)}")
        yield from make_singles(job, indices, batch.cut, options, views, name)
        return
    two_sided = options.backs != "none" and any(piece.back is not None for _, piece in batch.pieces)
    plan = make_plan(batch.cut, options, two_sided)
    _check_room(job, batch, plan, options, two_sided)
    loads = make_loads(indices, len(plan.fronts), options.skip)
    run = SheetRun(job, options, plan, views)
    yield from bind_sheets(run, loads, jobs.make_slug(f"{what} {options.paper.name}"))


def _name_size(cut: Cut) -> str:
    return f"{cut.trim.width:g}x{cut.trim.height:g}"


def _check_job(job: jobs.Job, options: jobs.SheetOptions) -> None:
    wrong = [*_find_unequal_sides(job)]
    if options.imposition == "single" and options.backs == "fold":
        right = phrase("take-duplex-separate-or-no-backs")
        wrong.append(sentence(phrase("one-face-a-page-has-no-other-side-to-fold-to"), right))
    if options.imposition == "single" and options.skip:
        none = phrase("one-face-page-has-no-slots-so-skip-cannot", skip=options.skip)
        wrong.append(sentence(none, phrase("skip-0")))
    if options.skip < 0:
        below = phrase("skip-slots-cannot-be-skipped", skip=options.skip)
        wrong.append(sentence(below, phrase("give-0-or-more")))
    if wrong:
        raise UsageError(enumerate_parts(wrong, "\n"))


def _find_unequal_sides(job: jobs.Job) -> Iterator[str]:
    for piece in job.pieces:
        front, back = piece.front, piece.back
        if back is not None and (front.trim, front.cut) != (back.trim, back.cut):
            form, other = (_describe_form(Cut(face.trim, face.cut, 0)) for face in (front, back))
            arguments = {"front": front.id, "form": form, "back": back.id, "other": other}
            unequal = phrase("front-is-form-and-its-back-back-other", **arguments)
            right = phrase("the-sides-of-a-piece-have-one-size-and-form")
            yield sentence(at_place(job.name, unequal), right)


SIZES = {
    "rectangle": "width-by-height-mm",
    "circle": "round-width-by-height-mm",
    "hexagon": "hexagonal-width-by-height-mm",
}


def _describe_form(cut: Cut) -> str:
    return phrase(SIZES[cut.form], width=f"{cut.trim.width:g}", height=f"{cut.trim.height:g}")


def _check_room(
    job: jobs.Job, batch: Batch, plan: SheetPlan, options: jobs.SheetOptions, two_sided: bool
) -> None:
    slots, paper = len(plan.fronts), options.paper
    if not slots:
        raise _too_big_error(job, batch, options, two_sided)
    if options.skip >= slots:
        arguments = {"skip": options.skip, "paper": paper.name, "slots": slots}
        wrong = phrase("skip-slots-cannot-be-skipped-for-sheet-of-paper", **arguments)
        raise UsageError(at_place(job.name, wrong), phrase("skip-0-to-most", most=slots - 1))


def _too_big_error(job: jobs.Job, batch: Batch, options: jobs.SheetOptions, two_sided: bool) -> UsageError:
    face, margins, paper = batch.pieces[0][1].front, options.margins, options.paper
    width, height = paper.width - margins.left - margins.right, paper.height - margins.top - margins.bottom
    remedy = _find_remedy(batch.cut, options, two_sided)
    if width <= 0 or height <= 0:
        mm = {side: f"{getattr(margins, side):g}" for side in ("top", "right", "bottom", "left")}
        wrong = phrase("margins-of-top-right-bottom-and-left-mm-leave", paper=paper.name, **mm)
        return UsageError(at_place(job.name, wrong), remedy)
    folded = two_sided and options.backs == "fold"
    place = phrase("the-half-of-paper-that-a-fold-leaves", paper=paper.name) if folded else paper.name
    arguments = {"face": face.id, "form": _describe_form(batch.cut), "place": place}
    size = {"width": f"{width:g}", "height": f"{height:g}"}
    wrong = phrase("face-of-form-finds-no-room-on-place-upright", **arguments, **size)
    return UsageError(at_place(job.name, wrong), remedy)


def _find_remedy(cut: Cut, options: jobs.SheetOptions, two_sided: bool) -> str:
    """Say what would help, in the words of the options of `pnp make`."""
    holding = [paper for paper in jobs.PAPERS if _fits(cut, replace(options, paper=paper), two_sided)]
    if holding:
        smallest = min(holding, key=lambda paper: paper.width * paper.height)
        return phrase("it-would-fit-on-paper-paper-paper", paper=smallest.name)
    if two_sided and options.backs == "fold":
        flat = replace(options, backs="duplex")
        if _fits(cut, flat, two_sided):
            return phrase("it-would-fit-without-fold-take-duplex-or-separate")
        remedy = _find_remedy(cut, flat, two_sided)
        return phrase("remedy-with-duplex-or-separate-backs", remedy=remedy)
    own = _find_own_paper(cut, options, two_sided)
    alone = phrase("print-one-face-a-page-imposition-single")
    if own is None:
        return phrase("no-known-paper-holds-it-alone", alone=alone)
    return phrase("no-known-paper-holds-it-take-your-own-paper-own", own=own, alone=alone)


def _fits(cut: Cut, options: jobs.SheetOptions, two_sided: bool) -> bool:
    return bool(make_plan(cut, options, two_sided).fronts)


def _find_own_paper(cut: Cut, options: jobs.SheetOptions, two_sided: bool) -> str | None:
    """Return the smallest paper, in whole millimetres, that holds one piece; None if it would be too
    large."""
    margins = options.margins
    widths = _list_lengths(cut.trim.width, margins.left, margins.right)
    heights = _list_lengths(cut.trim.height, margins.top, margins.bottom)
    for width, height in sorted(product(widths, heights), key=math.prod):
        own = Paper(f"{width}x{height}", width, height)
        if max(width, height) <= jobs.MOST and _fits(cut, replace(options, paper=own), two_sided):
            return own.name
    return None


def _list_lengths(trim: float, before: float, after: float) -> tuple[int, int]:
    """Return the length with both margins as they are, and with both as wide as the wider one, for turned
    paper."""
    return math.ceil(trim + before + after), math.ceil(trim + 2 * max(before, after))


def make_printouts(
    pieces: tuple[jobs.Piece, ...],
    options: jobs.SheetOptions,
    words: jobs.PressWords,
    name: str = "cards",
    first: int = 1,
) -> tuple[jobs.Printout, ...]:
    """Make printouts, numbered in the order of printing, cut pieces before boards; slots name pieces by their
    index.

    Only boards have words on them; marks suffice for all else.
    """
    large = _find_large(pieces, options)
    small = tuple(replace(piece, copies=0) if n in large else piece for n, piece in enumerate(pieces))
    sheets = impose(jobs.Job(name, small), options)
    board_indices = [index for index in large if pieces[index].copies > 0]
    if options.skip and board_indices and not sheets:
        wrong = phrase("boards-have-no-slots-so-skip-cannot-be-skipped", skip=options.skip)
        raise UsageError(at_place(name, wrong), phrase("skip-0"))
    return jobs.number_printouts((*sheets, *_make_boards(pieces, board_indices, options, words)), first)


def _find_large(pieces: tuple[jobs.Piece, ...], options: jobs.SheetOptions) -> dict[int, None]:
    """Return the indices of boards. Most jobs have few sizes, so one piece of each size is checked, not all
    pieces."""
    kinds: dict[tuple[float, float, Form], list[int]] = {}
    for index, piece in enumerate(pieces):
        face = piece.front
        kinds.setdefault((face.trim.width, face.trim.height, face.cut), []).append(index)
    board_kinds = [like for like in kinds.values() if is_board(pieces[like[0]].front, options)]
    return dict.fromkeys(sorted(index for like in board_kinds for index in like))


def is_board(face: Face, options: jobs.SheetOptions) -> bool:
    """Tell whether a face is larger than the printable area of the paper, upright and turned."""
    field = inset_box(jobs.paper_box(options.paper), options.margins)
    piece = find_body(face.cut, trim_box(face))
    if options.imposition == "single" or min(field.width, field.height) < jobs.LEAST_ROOM:
        return False
    short, long = sorted((piece.width, piece.height))
    least, most = sorted((field.width, field.height))
    return short > least + HAIR or long > most + HAIR


def _make_boards(
    pieces: tuple[jobs.Piece, ...], large: Sequence[int], options: jobs.SheetOptions, words: jobs.PressWords
) -> Iterator[jobs.Printout]:
    """Make printouts of fronts, and of backs apart from them: the parts are joined before front and back are
    glued together."""
    two_sided = options.backs != "none" and any(pieces[index].back for index in large)
    sides: tuple[jobs.Side, ...] = ("front", "back") if two_sided else ("front",)
    for side in sides if large else ():
        ending = f"{side}s" if two_sided else "single"
        every = ((index, jobs.take_side(pieces[index], side)) for index in large)
        faces = [(index, face) for index, face in every if face is not None]
        name = _find_label(pieces[faces[0][0]]) if len(faces) == 1 else "boards"
        parts = _make_parts(pieces, faces, side, options, words)
        yield _bind_boards(parts, jobs.make_slug(f"{name} {options.paper.name} {ending}"))


def _find_label(piece: jobs.Piece) -> str:
    return piece.label or piece.front.id


def _make_parts(
    pieces: tuple[jobs.Piece, ...],
    faces: Iterable[tuple[int, Face]],
    side: jobs.Side,
    options: jobs.SheetOptions,
    words: jobs.PressWords,
) -> Iterator[tuple[int, jobs.Printout]]:
    from pnp.press import boards  # loads fonts, which a job without boards does not need

    for index, face in faces:
        piece = pieces[index]
        label = _find_label(piece) if side == "front" else f"{_find_label(piece)} ({words.say('side-back')})"
        board = boards.PrintedBoard(_cut_out_board(face, options), label, side)
        made = boards.make_board(board, options, words)
        yield from [(index, made)] * piece.copies


def _cut_out_board(face: Face, options: jobs.SheetOptions) -> Face:
    """Return a board; one that is no rectangle gets the line that it is cut along and the bleed that scissors
    need."""
    if face.cut == "rectangle":
        return face
    bleed = 0.0 if options.bleed == "none" else min(face.bleed, SCISSORS_BLEED)
    shown = widen_body(face.cut, find_body(face.cut, trim_box(face)), bleed)
    picture = Group(face.scene.shapes, clip=Clip(outline_form(face.cut, shown)))
    line = Guides() if options.marks == "none" else Guides(contours=(make_contour(face.cut, shown),))
    return replace(face, scene=Scene(face.scene.box, (picture, *draw_guides(line, options.mark_colour))))


def _bind_boards(parts: Iterable[tuple[int, jobs.Printout]], name: str) -> jobs.Printout:
    """Put boards one after the other into one file; each page is a sheet of paper."""
    pages: list[Page] = []
    slots: list[jobs.Slot] = []
    for index, part in parts:
        start = len(pages)
        pages += part.pages
        slots += (
            replace(slot, piece=index, sheet=start + slot.sheet, page=start + slot.page)
            for slot in part.slots
        )
    return jobs.Printout(name, tuple(pages), len(pages), tuple(slots), kind="parts")
