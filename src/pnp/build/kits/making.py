"""`make`: turns an order into a folder of files, replaced as a whole, with the words printed on them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import count, repeat
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp import press, words
from pnp.build.kits.orders import MadeKit, Order, Progress, describe_difference, folder_name, record_order
from pnp.errors import OutputError, UsageError, at_place, cut_short, join_parts, phrase
from pnp.files import manifest
from pnp.files.folders import replace_folder
from pnp.geometry import Size
from pnp.library import hold_results
from pnp.models.printing import Flip, Printer
from pnp.scene import Info, Page

if TYPE_CHECKING:
    from pnp.build.kits.parts import PrintedKit


def make(order: Order, progress: Progress | None = None) -> MadeKit:
    """Make the kit of an order, unless it is there already and nothing has changed."""
    folder = order.out / folder_name(order)
    manifest.describe_program()  # digest the program before it is used: a later save counts as a change
    before = manifest.read_manifest(folder)
    if before is not None and manifest.is_up_to_date(before, folder, record_order(order), order.sets):
        return MadeKit(folder, False, before)
    _find_foreign_files(folder, order)  # refuse a folder that cannot be replaced before drawing
    made = _make_folder(order, folder, progress)
    now = manifest.read_manifest(folder) or {}
    gone = tuple(file for file in manifest.list_files(before) if file not in manifest.list_files(now))
    other = before is not None and bool(describe_difference(before["options"], record_order(order)))
    return MadeKit(folder, True, now, other, pieces_of(made), gone)


def _find_foreign_files(folder: Path, order: Order) -> frozenset[str]:
    """Return the files in the kit's folder that pnp did not write. Refuse another kit, unless it may be
    replaced."""
    foreign, old_manifest = manifest.find_foreign_files(folder), manifest.read_manifest(folder)
    other = describe_difference(old_manifest["options"], record_order(order)) if old_manifest else ""
    if other and not order.force:
        right = phrase("choose-another-place-with-out-or-replace-that-kit")
        raise OutputError(at_place(folder, other), right)
    return foreign


def _make_folder(order: Order, folder: Path, progress: Progress | None) -> PrintedKit:
    from pnp.build.kits.parts import lay_out_order

    printed_kit = lay_out_order(order)
    with replace_folder(folder, lambda folder: _find_foreign_files(folder, order)) as part:
        for name in _find_foreign_files(folder, order):
            (part / name).parent.mkdir(parents=True, exist_ok=True)  # for a foreign file to be carried over
        _write_kit(part, order, printed_kit, progress)
    return printed_kit


def pieces_of(printed_kit: PrintedKit) -> tuple[press.Piece, ...]:
    return tuple(piece for part in printed_kit.parts for piece in part.pieces)


def _write_kit(folder: Path, order: Order, printed_kit: PrintedKit, progress: Progress | None) -> None:
    from pnp.build.kits.parts import list_shares
    from pnp.build.kits.render_set import list_inputs

    pieces = pieces_of(printed_kit)
    printouts = tuple(printout for part in printed_kit.parts for printout in part.printouts)
    faces = faces_of(pieces, order)
    ticks, total = count(1), count_ticks(printouts, len(faces), order)

    def tick() -> None:
        if progress:
            progress(next(ticks), total)

    files: list[manifest.Output] = []
    for part in printed_kit.parts:
        for printout in part.printouts:
            info = make_info(_name_decks(part.pieces), order, printout.name, printout.duplex)
            files += write_printout(printout, info, order, folder, tick)
    files += write_faces(faces, make_info(_name_decks(pieces), order, "faces"), order, folder, tick)
    record = manifest.Manifest(
        folder_name(order),
        record_order(order),
        list_inputs(printed_kit.decks),
        tuple(files),
        _list_sheets(printouts),
        tuple(item for part in printed_kit.parts for item in _list_items(part.pieces, part.printouts)),
        tuple(list_shares(printed_kit, order)),
    )
    (folder / manifest.NAME).write_bytes(manifest.write_manifest(record))


def _name_decks(pieces: tuple[press.Piece, ...]) -> str:
    return ", ".join(dict.fromkeys(piece.deck for piece in pieces))


def _list_sheets(printouts: tuple[press.Printout, ...]) -> tuple[manifest.PrintedSide, ...]:
    known = press.InkCache()
    return tuple(
        manifest.PrintedSide(printout.name, sheet, side, round(press.measure_coverage(page, known), 4))
        for printout in printouts
        for page, sheet, side in pages_with_sheets(printout)
    )


def _list_items(
    pieces: tuple[press.Piece, ...], printouts: tuple[press.Printout, ...]
) -> tuple[manifest.Item, ...]:
    """List each card with the sheets of paper that show its front."""
    places: dict[int, tuple[str, dict[int, None]]] = {}
    for printout in printouts:
        for slot in printout.slots:
            if slot.spot.side == "front":
                places.setdefault(slot.piece, (printout.name, {}))[1][slot.sheet + 1] = None
    return tuple(
        manifest.Item(pieces[index].front.id, pieces[index].label, pieces[index].copies, name, tuple(sheets))
        for index, (name, sheets) in sorted(places.items())
    )


LONGEST_TITLE = 200  # characters: a page may be headed by the titles of many decks


def press_words(language: str) -> press.PressWords:
    """Return the words for the press. They are read on demand: most pages print none."""
    return press.PressWords(language, partial(_say, language))


def back_word(language: str) -> str:
    """Return the word for a back; empty if the language has no words."""
    return _say(language, "side-back") if _has_words(language) else ""


def sheet_title(language: str, name: str, sheet: int, sides: Collection[str]) -> str:
    """Return a page's title: name, number of the sheet of paper, and side if it has just one; without words,
    the name."""
    if not _has_words(language):
        return name
    side = {"side": next(iter(sides))} if len(sides) == 1 else {}
    return _say(language, "sheet-title", name=cut_short(name, LONGEST_TITLE), number=sheet, **side)


def _say(language: str, message: str, **arguments: str | float) -> str:
    if not _has_words(language):
        raise _make_no_words_error(language, message)
    return words.say(_read_catalogue(language), message, **arguments)


def _has_words(language: str) -> bool:
    return bool(words.find_shipped_sources(language))


@hold_results
def _read_catalogue(language: str) -> words.Catalogue:
    return words.make_catalogue(language, words.find_shipped_sources(language))


def _make_no_words_error(language: str, message: str) -> UsageError:
    choose = phrase(
        "choose-a-language-that-has-them-lang-known", known=join_parts(words.list_languages(), "or")
    )
    if message.startswith("calibration"):
        wrong = phrase("there-are-no-words-in-language-for-calibration", language=language)
        return UsageError(wrong, choose)
    wrong = phrase("there-are-no-words-in-language-for-how-parts", language=language)
    return UsageError(wrong, phrase("print-it-whole-imposition-single-or-choose", choose=choose))


SIDES = {"long": "two-sided, long edge", "short": "two-sided, short edge", None: "one-sided"}
KINDS_OF_PAGES = {"parts": "in parts", "proof": "proof"}  # printed on one side


def write_pages(
    pages: Sequence[Page],
    info: Info,
    formats: Collection[str],
    dpi: float,
    names: Sequence[str],
    whole: str = "",
    *,
    titles: Iterable[str] | None = None,
    tick: Callable[[], None] = lambda: None,
    fine: float | None = None,
) -> Iterator[tuple[str, bytes, int | None]]:
    """Yield the name, the bytes and the page index of each file: one PDF of all pages, named `whole`, without
    an index, and for each page a PNG, drawn at the resolution `fine` at least, and an SVG with a title of its
    own."""
    if not {"pdf", "png"}.isdisjoint(formats):
        from pnp.backends.pdf import write_pdf

        pdf = write_pdf(pages, info, lambda _: tick())
        if "pdf" in formats:
            yield f"{whole}.pdf", pdf, None
        if "png" in formats:
            from pnp.backends import png

            sizes = [Size(page.scene.box.width, page.scene.box.height) for page in pages]
            for at, content in enumerate(png.pages_png(pdf, sizes, dpi, fine or png.FINE_DPI)):
                yield f"{names[at]}.png", content, at
                tick()
    if "svg" in formats:
        from pnp.backends.svg import write_svg

        for at, (page, title) in enumerate(zip(pages, titles or repeat(info.title), strict=False)):
            yield f"{names[at]}.svg", write_svg(page, replace(info, title=title)), at
            tick()


def save_file(
    folder: Path, name: str, content: bytes, pages: int, sheets: int, sides: str, paper: str
) -> manifest.Output:
    """Write a file of a kit, and return its entry in the manifest."""
    (folder / name).write_bytes(content)
    return manifest.Output(name, pages, sheets, sides, paper, len(content), manifest.make_digest(content))


def write_printout(
    printout: press.Printout, info: Info, order: Order, folder: Path, tick: Callable[[], None]
) -> Iterator[manifest.Output]:
    """Write one printout in each format, call `tick` for each page, and yield the manifest's entries."""
    sides_of_all = KINDS_OF_PAGES.get(printout.kind) or _word_turning(printout)
    counts, paper = (len(printout.pages), printout.sheets, sides_of_all), _name_paper(printout, order)
    sides = [side for _, _, side in pages_with_sheets(printout)]
    digits = len(str(len(sides)))
    names = [f"{printout.name}-{number:0{digits}}" for number in range(1, len(sides) + 1)]
    titles = _list_page_titles(printout, info)
    what = printout.pages, info, order.formats, order.dpi, names, printout.name
    for name, content, page in write_pages(*what, titles=titles, tick=tick):
        file_counts = counts if page is None else _tell_one_side(counts, sides[page])
        yield save_file(folder, name, content, *file_counts, paper)


def _list_page_titles(printout: press.Printout, info: Info) -> Iterator[str]:
    sides: dict[int, set[str]] = {}  # of faces, by the index of the page where they stand
    for slot in printout.slots:
        sides.setdefault(slot.page, set()).add(slot.spot.side)
    for index, (page, sheet, side) in enumerate(pages_with_sheets(printout)):
        shown = set() if printout.kind == "proof" else sides.get(index, {side})
        yield info.title if page.title else sheet_title(info.language, info.title, sheet, shown)


def count_ticks(printouts: tuple[press.Printout, ...], faces: int, order: Order) -> int:
    """Count the pages to draw in all, faces included; a PNG is drawn as PDF first."""
    per_page = len({"pdf" if form == "png" else form for form in order.formats}) + ("png" in order.formats)
    per_face = ("svg" in order.formats) + 2 * ("png" in order.formats)
    return per_page * sum(len(printout.pages) for printout in printouts) + per_face * faces


def _word_turning(printout: press.Printout) -> str:
    sides = {slot.spot.side for slot in printout.slots}
    if printout.duplex is None and "back" in sides:
        return "folded" if "front" in sides else "backs"
    return SIDES[printout.duplex]


def _tell_one_side(counts: tuple[int, int, str], side: str) -> tuple[int, int, str]:
    """Return the counts for a file that holds one of the pages: a back needs no sheet of paper of its own."""
    pages, sheets, named = counts
    return 1, int(side == "front" or sheets == pages), named if named in KINDS_OF_PAGES.values() else side


def _name_paper(printout: press.Printout, order: Order) -> str:
    page = printout.pages[0].scene.box
    single = order.sheet.imposition == "single"
    return f"{page.width:g}x{page.height:g}" if single else order.sheet.paper.name


def make_info(title: str, order: Order, what: str, duplex: Flip | None = None) -> Info:
    return Info(title, "pnp", f"{what} --ink {order.ink}", order.language, duplex)


def pages_with_sheets(printout: press.Printout) -> Iterator[tuple[Page, int, str]]:
    """Yield each page, the number of its sheet of paper from 1, and its side."""
    backs = printout.kind != "proof" and {slot.spot.side for slot in printout.slots} == {"back"}
    for index, page in enumerate(printout.pages):
        sheet, turned = divmod(index, 2) if printout.duplex else (index, backs)
        yield page, sheet + 1, "back" if turned else "front"


FACES_FOLDER = "faces"


def write_faces(
    faces: tuple[press.NamedFace, ...], info: Info, order: Order, folder: Path, tick: Callable[[], None]
) -> Iterator[manifest.Output]:
    """Write each face as SVG and PNG, if these formats are ordered; yield the manifest's entries."""
    if not faces:
        return
    (folder / FACES_FOLDER).mkdir(exist_ok=True)
    pages, names = [*map(press.face_page, faces)], [f"{FACES_FOLDER}/{each.name}" for each in faces]
    for form in ("svg", "png"):
        if form in order.formats:
            files = write_pages(pages, info, (form,), order.dpi, names, tick=tick)
            for each, (name, content, _) in zip(faces, files, strict=True):
                size = f"{each.face.trim.width:g}x{each.face.trim.height:g}"
                yield save_file(folder, name, content, 1, 0, each.side, size)


def faces_of(pieces: tuple[press.Piece, ...], order: Order) -> tuple[press.NamedFace, ...]:
    """Return the faces to write; a PDF alone and a proof have none beside them."""
    if order.proof or order.formats == ("pdf",):
        return ()
    return press.name_faces(pieces)


def calibration_pdf(printer: Printer, language: str) -> bytes:
    from pnp.backends.pdf import write_pdf

    said = press_words(language)
    printout = press.make_calibration(printer, said)
    title = f"{said.say('calibration')}: {printer.name}"
    return write_pdf(printout.pages, Info(title, "pnp", printer.paper.name, language, printout.duplex))
