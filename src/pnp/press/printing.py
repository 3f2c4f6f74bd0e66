"""All that a kit prints: sheets for what finds room on them, and boards in parts for what is larger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.errors import UsageError, at_place, phrase
from pnp.geometry import inside
from pnp.press.forms import body, outline, trim_box, wider
from pnp.press.grid import SCISSORS_BLEED
from pnp.press.imposing import impose
from pnp.press.job import Job, Piece, PressWords, Printout, SheetOptions, Side, Slot
from pnp.press.marks import contour
from pnp.press.names import numbered, slug
from pnp.press.papers import LEAST_ROOM, area
from pnp.press.pattern import HAIR
from pnp.press.strokes import Guides, drawn
from pnp.scene import Clip, Face, Form, Group, Page, Scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


def printouts(
    pieces: tuple[Piece, ...],
    options: SheetOptions,
    words: PressWords,
    name: str = "cards",
    first: int = 1,
) -> tuple[Printout, ...]:
    """Numbered in the order of printing, sheets before boards; slots know pieces by their index.

    Nothing is said but on boards: sheets do with marks.
    """
    large = _large(pieces, options)
    small = tuple(replace(piece, copies=0) if n in large else piece for n, piece in enumerate(pieces))
    sheets = impose(Job(name, small), options)
    wanted = [index for index in large if pieces[index].copies > 0]
    if options.skip and wanted and not sheets:
        wrong = phrase("boards-have-no-slots-so-skip-cannot-be-skipped", skip=options.skip)
        raise UsageError(at_place(name, wrong), phrase("skip-0"))
    return numbered((*sheets, *_boards(pieces, wanted, options, words)), first)


def _large(pieces: tuple[Piece, ...], options: SheetOptions) -> dict[int, None]:
    """The indices of boards; most jobs have few sizes, so these are looked at, not the pieces."""
    kinds: dict[tuple[float, float, Form], list[int]] = {}
    for index, piece in enumerate(pieces):
        face = piece.front
        kinds.setdefault((face.trim.width, face.trim.height, face.cut), []).append(index)
    found = [like for like in kinds.values() if is_board(pieces[like[0]].front, options)]
    return dict.fromkeys(sorted(index for like in found for index in like))


def is_board(face: Face, options: SheetOptions) -> bool:
    """Whether a face is larger than what can be printed of the paper, upright and turned."""
    field, piece = inside(area(options.paper), options.margins), body(face.cut, trim_box(face))
    if options.imposition == "single" or min(field.width, field.height) < LEAST_ROOM:
        return False
    short, long = sorted((piece.width, piece.height))
    least, most = sorted((field.width, field.height))
    return short > least + HAIR or long > most + HAIR


def _boards(
    pieces: tuple[Piece, ...], large: Sequence[int], options: SheetOptions, words: PressWords
) -> Iterator[Printout]:
    """Fronts, and backs apart from them: the parts are joined before the two are glued to each other."""
    two_sided = options.backs != "none" and any(pieces[index].back for index in large)
    sides: tuple[Side, ...] = ("front", "back") if two_sided else ("front",)
    for side in sides if large else ():
        ending = f"{side}s" if two_sided else "single"
        found = [(index, face) for index in large if (face := _face(pieces[index], side)) is not None]
        name = _label(pieces[found[0][0]]) if len(found) == 1 else "boards"
        parts = _parts(pieces, found, side, options, words)
        yield _bound(parts, slug(f"{name} {options.paper.name} {ending}"))


def _face(piece: Piece, side: Side) -> Face | None:
    return piece.front if side == "front" else piece.back


def _label(piece: Piece) -> str:
    return piece.label or piece.front.id


def _parts(
    pieces: tuple[Piece, ...],
    found: Iterable[tuple[int, Face]],
    side: Side,
    options: SheetOptions,
    words: PressWords,
) -> Iterator[tuple[int, Printout]]:
    from pnp.press.boards import Board, board  # brings fonts, which a job without boards has no need of

    for index, face in found:
        piece = pieces[index]
        label = _label(piece) if side == "front" else f"{_label(piece)} ({words.say('side-back')})"
        made = board(Board(_cut_out(face, options), label, side), options, words)
        yield from [(index, made)] * piece.copies


def _cut_out(face: Face, options: SheetOptions) -> Face:
    """A board that is no rectangle, with the line that it is cut along and the bleed that scissors need."""
    if face.cut == "rectangle":
        return face
    bleed = 0.0 if options.bleed == "none" else min(face.bleed, SCISSORS_BLEED)
    shown = wider(face.cut, body(face.cut, trim_box(face)), bleed)
    picture = Group(face.scene.shapes, clip=Clip(outline(face.cut, shown)))
    line = Guides() if options.marks == "none" else Guides(contours=(contour(face.cut, shown),))
    return replace(face, scene=Scene(face.scene.box, (picture, *drawn(line, options.mark_colour))))


def _bound(parts: Iterable[tuple[int, Printout]], name: str) -> Printout:
    """Boards one after the other in one file; each page is a sheet."""
    pages: list[Page] = []
    slots: list[Slot] = []
    for index, part in parts:
        start = len(pages)
        pages += part.pages
        slots += (
            replace(slot, piece=index, sheet=start + slot.sheet, page=start + slot.page)
            for slot in part.slots
        )
    return Printout(name, tuple(pages), len(pages), tuple(slots), kind="parts")
