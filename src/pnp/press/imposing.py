"""The door of the press: a job and options in, printouts out."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import UsageError, at_place, enumerated, phrase, sentence
from pnp.models.paper import Paper
from pnp.press.grid import Cut
from pnp.press.job import Job, Piece, Printout, SheetOptions
from pnp.press.names import slug
from pnp.press.papers import MOST, PAPERS
from pnp.press.plan import Plan, plan
from pnp.press.sheets import Desk, bound, loads, order
from pnp.press.single import singles
from pnp.press.views import Views, views

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.scene import Form

Numbered = tuple[int, Piece]


class Batch(Struct, frozen=True):
    """The pieces of one size, which share their sheets."""

    cut: Cut
    pieces: tuple[Numbered, ...]


def impose(job: Job, options: SheetOptions) -> tuple[Printout, ...]:
    """A printout for each size in the job, in the order in which the sizes first appear."""
    _check(job, options)
    sizes, known = batches(job, options), views(job.pieces)
    found: list[Printout] = []
    for number, batch in enumerate(sizes):
        what = _what(job, batch, sizes)
        # The skipped slots are those of one half-used sheet: the first that the job asks for.
        here = options if number == 0 else replace(options, skip=0)
        found += _printouts(job, batch, here, known, what)
    return tuple(found)


def batches(job: Job, options: SheetOptions) -> tuple[Batch, ...]:
    sizes: dict[tuple[float, float, Form, float], list[Numbered]] = {}
    for index, piece in enumerate(job.pieces):
        if piece.copies > 0:
            face = piece.front
            # Round corners part sheets only where they are drawn.
            corner = face.corner if options.marks == "lines" else 0.0
            size = round(face.trim.width, 3), round(face.trim.height, 3), face.cut, corner
            sizes.setdefault(size, []).append((index, piece))
    return tuple(_batch(pieces, corner, options.apart) for (*_, corner), pieces in sizes.items())


def _batch(pieces: list[Numbered], corner: float, apart: float) -> Batch:
    faces = [face for _, piece in pieces for face in (piece.front, piece.back) if face is not None]
    bleed = max(face.bleed for face in faces)
    return Batch(Cut(faces[0].trim, faces[0].cut, bleed, corner, apart), tuple(pieces))


def _what(job: Job, batch: Batch, sizes: tuple[Batch, ...]) -> str:
    """The name of the job; of several sizes, that of the one deck that has this size alone, or the size."""
    if len(sizes) == 1:
        return job.name
    decks = [{piece.deck_name for _, piece in each.pieces} for each in sizes]
    own = {piece.deck_name for _, piece in batch.pieces}
    alone = len(own) == 1 and sum(bool(each & own) for each in decks) == 1
    return next(iter(own)) if alone and own != {""} else f"{job.name} {_named(batch.cut)}"


def _printouts(job: Job, batch: Batch, options: SheetOptions, known: Views, what: str) -> Iterator[Printout]:
    indices = order(batch.pieces)
    if options.imposition == "single":
        name = slug(f"{job.name} {_named(batch.cut)}")
        yield from singles(job, indices, batch.cut, options, known, name)
        return
    two_sided = options.backs != "none" and any(piece.back is not None for _, piece in batch.pieces)
    laid = plan(batch.cut, options, two_sided)
    _check_room(job, batch, laid, options, two_sided)
    filled = loads(indices, len(laid.fronts), options.skip)
    yield from bound(Desk(job, options, laid, known), filled, slug(f"{what} {options.paper.name}"))


def _named(cut: Cut) -> str:
    return f"{cut.trim.width:g}x{cut.trim.height:g}"


def _check(job: Job, options: SheetOptions) -> None:
    wrong = [*_unequal_sides(job)]
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
        raise UsageError(enumerated(wrong, "\n"))


def _unequal_sides(job: Job) -> Iterator[str]:
    for piece in job.pieces:
        front, back = piece.front, piece.back
        if back is not None and (front.trim, front.cut) != (back.trim, back.cut):
            forms = _form(Cut(front.trim, front.cut, 0)), _form(Cut(back.trim, back.cut, 0))
            unequal = phrase(
                "front-is-form-and-its-back-back-other",
                front=front.id,
                form=forms[0],
                back=back.id,
                other=forms[1],
            )
            right = phrase("the-sides-of-a-piece-have-one-size-and-form")
            yield sentence(at_place(job.name, unequal), right)


def _form(cut: Cut) -> str:
    width, height = f"{cut.trim.width:g}", f"{cut.trim.height:g}"
    if cut.form == "circle":
        return phrase("round-width-by-height-mm", width=width, height=height)
    if cut.form == "hexagon":
        return phrase("hexagonal-width-by-height-mm", width=width, height=height)
    return phrase("width-by-height-mm", width=width, height=height)


def _check_room(job: Job, batch: Batch, laid: Plan, options: SheetOptions, two_sided: bool) -> None:
    slots, paper = len(laid.fronts), options.paper
    if not slots:
        raise _too_big(job, batch, options, two_sided)
    if options.skip >= slots:
        wrong = phrase(
            "skip-slots-cannot-be-skipped-for-sheet-of-paper",
            skip=options.skip,
            paper=paper.name,
            slots=slots,
        )
        raise UsageError(at_place(job.name, wrong), phrase("skip-0-to-most", most=slots - 1))


def _too_big(job: Job, batch: Batch, options: SheetOptions, two_sided: bool) -> UsageError:
    face, margins, paper = batch.pieces[0][1].front, options.margins, options.paper
    width, height = paper.width - margins.left - margins.right, paper.height - margins.top - margins.bottom
    remedy = _remedy(batch.cut, options, two_sided)
    if width <= 0 or height <= 0:
        wrong = phrase(
            "margins-of-top-right-bottom-and-left-mm-leave",
            paper=paper.name,
            **{side: f"{getattr(margins, side):g}" for side in ("top", "right", "bottom", "left")},
        )
        return UsageError(at_place(job.name, wrong), remedy)
    folded = two_sided and options.backs == "fold"
    half = phrase("the-half-of-paper-that-a-fold-leaves", paper=paper.name)
    wrong = phrase(
        "face-of-form-finds-no-room-on-place-upright",
        face=face.id,
        form=_form(batch.cut),
        place=half if folded else paper.name,
        width=f"{width:g}",
        height=f"{height:g}",
    )
    return UsageError(at_place(job.name, wrong), remedy)


def _remedy(cut: Cut, options: SheetOptions, two_sided: bool) -> str:
    """What would do, as `pnp make` is told it."""
    holding = [paper for paper in PAPERS if _fits(cut, replace(options, paper=paper), two_sided)]
    if holding:
        smallest = min(holding, key=lambda paper: paper.width * paper.height)
        return phrase("it-would-fit-on-paper-paper-paper", paper=smallest.name)
    if two_sided and options.backs == "fold":
        flat = replace(options, backs="duplex")
        if _fits(cut, flat, two_sided):
            return phrase("it-would-fit-without-fold-take-duplex-or-separate")
        remedy = _remedy(cut, flat, two_sided)
        return phrase("remedy-with-duplex-or-separate-backs", remedy=remedy)
    own = _own_paper(cut, options, two_sided)
    alone = phrase("print-one-face-a-page-imposition-single")
    if own is None:
        return phrase("no-known-paper-holds-it-alone", alone=alone)
    return phrase("no-known-paper-holds-it-take-your-own-paper-own", own=own, alone=alone)


def _fits(cut: Cut, options: SheetOptions, two_sided: bool) -> bool:
    return bool(plan(cut, options, two_sided).fronts)


def _own_paper(cut: Cut, options: SheetOptions, two_sided: bool) -> str | None:
    """The least paper, in whole millimetres, that holds one; None where it may not be so large."""
    margins = options.margins
    widths = _lengths(cut.trim.width, margins.left, margins.right)
    heights = _lengths(cut.trim.height, margins.top, margins.bottom)
    for width, height in sorted(product(widths, heights), key=math.prod):
        own = Paper(f"{width}x{height}", width, height)
        if max(width, height) <= MOST and _fits(cut, replace(options, paper=own), two_sided):
            return own.name
    return None


def _lengths(trim: float, before: float, after: float) -> tuple[int, int]:
    """With both margins as they are, and with both as wide as the wider, as a turned sheet may need them."""
    return math.ceil(trim + before + after), math.ceil(trim + 2 * max(before, after))
