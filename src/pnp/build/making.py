"""`make`: the arrows in order, and the folder that is wholly the old one or wholly the new one."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp import manifest
from pnp.build.order import Kit, asked, folder_name
from pnp.build.wording import back_word, press_words
from pnp.folders import replaced
from pnp.tones import BLACK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pnp.build.cards import Deck
    from pnp.build.order import Order, Progress
    from pnp.press import Piece, Printout


def make(order: Order, progress: Progress) -> Kit:
    """Makes the kit of the order, unless it lies there already and nothing has changed."""
    folder = order.out / folder_name(order)
    before = manifest.recorded(folder)
    if before is not None and manifest.up_to_date(before, folder, asked(order), order.sets):
        return Kit(folder, False, before)
    manifest.foreign(folder)  # is refused now, before anything is drawn
    _make(order, folder, progress)
    return Kit(folder, True, manifest.recorded(folder) or {}, _others(before, order))


def _others(before: dict[str, Any] | None, order: Order) -> tuple[str, ...]:
    """The card sets whose kit lay there until now, where they were others."""
    made_of = tuple(str(name) for name in (before or {}).get("options", {}).get("sets", ()))
    return () if made_of == tuple(path.name for path in order.sets) else made_of


def _make(order: Order, folder: Path, progress: Progress) -> None:
    from pnp.build import cards

    decks = cards.draw(cards.load(order), order)
    pieces = cards.pieces(decks, order)
    printed = _printouts(pieces, order)
    with replaced(folder, manifest.foreign) as part:
        for name in manifest.foreign(folder):
            (part / name).parent.mkdir(parents=True, exist_ok=True)  # to be carried over to
        _write(part, order, decks, pieces, printed, progress)


def _printouts(pieces: tuple[Piece, ...], order: Order) -> tuple[Printout, ...]:
    sheet = replace(order.sheet, mark_colour=BLACK) if order.ink == "black" else order.sheet
    if order.proof:
        from pnp.press import numbered
        from pnp.press.proof import proof

        return numbered([proof(pieces, sheet.paper, sheet.mark_colour, back_word(order.language))])
    from pnp.press import printouts

    return printouts(pieces, sheet, press_words(order.language))


def _write(
    part: Path,
    order: Order,
    decks: list[Deck],
    pieces: tuple[Piece, ...],
    printouts: tuple[Printout, ...],
    progress: Progress,
) -> None:
    from pnp.build.cards import inputs
    from pnp.build.faces import faces_of, write_faces
    from pnp.build.files import information, ticks, write

    title = ", ".join(dict.fromkeys(piece.deck for piece in pieces))
    faces = faces_of(pieces, order)
    tick = _ticker(progress, ticks(printouts, len(faces), order))
    files = [
        file
        for printout in printouts
        for file in write(
            printout, information(title, order, printout.name, printout.duplex), order, part, tick
        )
    ]
    files += write_faces(faces, information(title, order, "faces"), order, part, tick)
    said = manifest.Manifest(
        folder_name(order),
        asked(order),
        inputs(decks),
        tuple(files),
        _sheets(printouts),
        _items(pieces, printouts),
    )
    (part / manifest.NAME).write_bytes(manifest.written(said))


def _ticker(progress: Progress, whole: int) -> Callable[[], None]:
    done = count(1)
    return lambda: progress(next(done), whole)


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
