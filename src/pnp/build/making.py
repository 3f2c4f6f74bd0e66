"""`make`: the arrows in order, and the folder that is wholly the old one or wholly the new one."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from pnp import manifest
from pnp.build.order import Kit, asked, folder_name, other_kit
from pnp.errors import OutputError, at_place, phrase
from pnp.folders import replaced

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pnp.build.order import Order, Progress
    from pnp.build.parts import Made
    from pnp.press import Piece, Printout


def make(order: Order, progress: Progress | None = None) -> Kit:
    """Makes the kit of the order, unless it lies there already and nothing has changed."""
    folder = order.out / folder_name(order)
    manifest.program()  # is told before any of it is read: a save since then is a change
    before = manifest.recorded(folder)
    if before is not None and manifest.up_to_date(before, folder, asked(order), order.sets):
        return Kit(folder, False, before)
    _foreign(folder, order)  # what cannot be replaced is refused now, before anything is drawn
    made = _make(order, folder, progress)
    now = manifest.recorded(folder) or {}
    gone = tuple(file for file in manifest.files_of(before) if file not in manifest.files_of(now))
    other = before is not None and bool(other_kit(before["options"], asked(order)))
    return Kit(folder, True, now, other, pieces_of(made), gone)


def _foreign(folder: Path, order: Order) -> frozenset[str]:
    """What lies in the kit's folder and is not ours. Another kit is refused, unless it may be replaced."""
    foreign, found = manifest.foreign(folder), manifest.recorded(folder)
    other = other_kit(found["options"], asked(order)) if found else ""
    if other and not order.force:
        right = phrase("choose-another-place-with-out-or-replace-that-kit")
        raise OutputError(at_place(folder, other), right)
    return foreign


def _make(order: Order, folder: Path, progress: Progress | None) -> Made:
    from pnp.build.parts import printed

    made = printed(order)
    with replaced(folder, lambda folder: _foreign(folder, order)) as part:
        for name in _foreign(folder, order):
            (part / name).parent.mkdir(parents=True, exist_ok=True)  # to be carried over to
        _write(part, order, made, progress)
    return made


def pieces_of(made: Made) -> tuple[Piece, ...]:
    return tuple(piece for part in made.parts for piece in part.pieces)


def _write(folder: Path, order: Order, made: Made, progress: Progress | None) -> None:
    from pnp.build.cards import inputs
    from pnp.build.faces import faces_of, write_faces
    from pnp.build.files import information, ticks, write
    from pnp.build.shares import shares

    pieces = pieces_of(made)
    printouts = tuple(printout for part in made.parts for printout in part.printouts)
    faces = faces_of(pieces, order)
    tick = _ticker(progress, ticks(printouts, len(faces), order))
    files = [
        file
        for part in made.parts
        for printout in part.printouts
        for file in write(
            printout,
            information(_title(part.pieces), order, printout.name, printout.duplex),
            order,
            folder,
            tick,
        )
    ]
    files += write_faces(faces, information(_title(pieces), order, "faces"), order, folder, tick)
    said = manifest.Manifest(
        folder_name(order),
        asked(order),
        inputs(made.decks),
        tuple(files),
        _sheets(printouts),
        tuple(item for part in made.parts for item in _items(part.pieces, part.printouts)),
        tuple(shares(made, order)),
    )
    (folder / manifest.NAME).write_bytes(manifest.written(said))


def _title(pieces: tuple[Piece, ...]) -> str:
    return ", ".join(dict.fromkeys(piece.deck for piece in pieces))


def _ticker(progress: Progress | None, whole: int) -> Callable[[], None]:
    done = count(1)
    return (lambda: progress(next(done), whole)) if progress else lambda: None


def _sheets(printouts: tuple[Printout, ...]) -> tuple[manifest.Side, ...]:
    from pnp.build.files import pages_with_sheets
    from pnp.coverage import Known, coverage

    known = Known()
    return tuple(
        manifest.Side(printout.name, sheet, side, round(coverage(page, known), 4))
        for printout in printouts
        for page, sheet, side in pages_with_sheets(printout)
    )


def _items(pieces: tuple[Piece, ...], printouts: tuple[Printout, ...]) -> tuple[manifest.Item, ...]:
    """Each card with the sheets that its front stands on."""
    stands: dict[int, tuple[str, dict[int, None]]] = {}
    for printout in printouts:
        for slot in printout.slots:
            if slot.spot.side == "front":
                stands.setdefault(slot.piece, (printout.name, {}))[1][slot.sheet + 1] = None
    return tuple(
        manifest.Item(pieces[index].front.id, pieces[index].label, pieces[index].copies, name, tuple(sheets))
        for index, (name, sheets) in sorted(stands.items())
    )
