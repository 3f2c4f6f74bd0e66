"""Boards that are larger than a page, printed in parts to be glued together."""

from collections.abc import Iterator

from msgspec import Struct

from pnp.errors import UsageError, at_place, phrase
from pnp.geometry import (
    IDENTITY,
    Box,
    Margins,
    Matrix,
    Point,
    Size,
    combined,
    inside,
    inverse,
    moved_box,
    rotation,
    translation,
)
from pnp.press.job import PressWords, Printout, SheetOptions, Side, Slot, Spot
from pnp.press.names import slug
from pnp.press.papers import LEAST_ROOM, area
from pnp.press.seams import board_guides, board_map, part_label, seam_crosses
from pnp.press.strokes import drawn
from pnp.press.tiles import OVERLAP, Tile, Tiling, tiling
from pnp.press.words import PLAIN, STRONG, TITLE, line, paragraph
from pnp.scene import Bookmark, Face, Page, Placed, Scene, Shape

STRIP = 26.0  # mm for label and map, the marks before them counted
MAP_GAP = 8.0  # from a part to its label and map
MAP_BELOW, MAP_BESIDE = Size(26.0, 16.0), Size(18.0, 60.0)  # at most


class Board(Struct, frozen=True):
    face: Face
    label: str
    side: Side = "front"


class Advice(Struct, frozen=True):
    text: str
    language: str


class Sheet(Struct, frozen=True):
    """One page of a board: what of it is shown where."""

    options: SheetOptions
    laid: Tiling
    tile: Tile
    shown: Box  # the part and the bleed at the board's own edges, in the axes of the printed board
    at: Matrix  # from there to the page


def board(given: Board, options: SheetOptions, words: PressWords) -> Printout:
    """Pages row by row; each shows its part, where the others are to be laid, and which part it is."""
    laid = _tiled(given, options)
    sheets = [_sheet(given.face, options, laid, tile) for tile in laid.tiles]
    advice = _advice(given, words) if len(sheets) > 1 else None
    pages = tuple(_page(given, sheet, advice) for sheet in sheets)
    slots = tuple(_slot(given, sheet, number) for number, sheet in enumerate(sheets))
    name = slug(f"{given.label} {options.paper.name} single")
    return Printout(name, pages, len(pages), slots, kind="parts")


def _advice(given: Board, words: PressWords) -> Advice:
    """How the parts are joined; where nothing tells that in the language, which board it is wanted for."""
    try:
        return Advice(words.say("board-join", overlap=OVERLAP), words.language)
    except UsageError as error:
        raise UsageError(at_place(given.label, error.wrong), error.right) from None


def _tiled(given: Board, options: SheetOptions) -> Tiling:
    field = inside(area(options.paper), options.margins)
    if min(field.width, field.height) < LEAST_ROOM:
        wrong = phrase(
            "board-cannot-be-printed-in-parts-on-paper",
            paper=options.paper.name,
            width=f"{field.width:g}",
            height=f"{field.height:g}",
        )
        right = phrase("take-a-paper-with-least-mm-or-more-each-way", least=f"{LEAST_ROOM:g}")
        raise UsageError(at_place(given.label, wrong), right)
    laid = tiling(given.face.trim, Size(field.width, field.height), STRIP)
    if laid.rows > 26:
        wrong = phrase("rows-rows-of-pages-are-more-than-a-to-z", rows=laid.rows)
        raise UsageError(at_place(given.label, wrong), phrase("take-a-larger-paper"))
    return laid


def _sheet(face: Face, options: SheetOptions, laid: Tiling, tile: Tile) -> Sheet:
    field, room = inside(area(options.paper), options.margins), _room(face, options, laid, tile)
    part = tile.part
    # In the middle of the way that the label and the map leave free.
    right = 0.0 if laid.beside else (field.width - part.width) / 2
    down = (field.height - part.height) / 2 if laid.beside else 0.0
    at = translation(field.x + right - part.x, field.y + down - part.y)
    shown = Box(
        part.x - room.left,
        part.y - room.top,
        part.width + room.left + room.right,
        part.height + room.top + room.bottom,
    )
    return Sheet(options, laid, tile, shown, at)


def _room(face: Face, options: SheetOptions, laid: Tiling, tile: Tile) -> Margins:
    """The bleed at the edges of the board; none where it goes on."""
    bleed = 0.0 if options.bleed == "none" else face.bleed
    return Margins(
        top=0.0 if tile.row else bleed,
        right=0.0 if tile.column < laid.columns - 1 else bleed,
        bottom=0.0 if tile.row < laid.rows - 1 else bleed,
        left=0.0 if tile.column else bleed,
    )


def _page(given: Board, sheet: Sheet, advice: Advice | None) -> Page:
    name = part_label(sheet.tile)
    shapes = (*_picture(given.face, sheet), *_guides(sheet), *_caption(given, sheet, advice))
    bookmarks = (Bookmark(given.label),) if name == "A1" else ()
    return Page(Scene(area(sheet.options.paper), shapes), f"{given.label} {name}", bookmarks)


def _picture(face: Face, sheet: Sheet) -> Iterator[Shape]:
    turn = printed(face, sheet.laid.turned)
    shown = moved_box(sheet.shown, inverse(turn))
    whole = Placed(face.scene, IDENTITY, recurs=len(sheet.laid.tiles) > 1)
    yield Placed(Scene(shown, (whole,)), combined(turn, sheet.at))


def printed(face: Face, turned: bool) -> Matrix:
    """From the face to the board as it is printed."""
    return combined(rotation(90.0), translation(face.trim.height, 0.0)) if turned else IDENTITY


def _guides(sheet: Sheet) -> Iterator[Shape]:
    if sheet.options.marks != "none":
        colour = sheet.options.mark_colour
        page = moved_box(sheet.shown, sheet.at)
        yield from drawn(board_guides(sheet.laid, sheet.tile, page, sheet.at, sheet.options.paper), colour)
        yield from drawn(seam_crosses(sheet.laid, sheet.tile, sheet.at), colour)


def _caption(given: Board, sheet: Sheet, advice: Advice | None) -> Iterator[Shape]:
    """Map, label and advice, which a board on one page has no need of."""
    if advice is not None:
        part = moved_box(sheet.tile.part, sheet.at)
        field = inside(area(sheet.options.paper), sheet.options.margins)
        if sheet.laid.beside:
            yield from _beside(sheet, advice, part, field)
        else:
            yield from _below(given, sheet, advice, part, field)


def _below(given: Board, sheet: Sheet, advice: Advice, part: Box, field: Box) -> Iterator[Shape]:
    corner = Point(field.x, part.y + part.height + MAP_GAP)
    size, shapes = board_map(sheet.laid, sheet.tile, corner, MAP_BELOW)
    x, width = corner.x + size.width + 4.0, field.width - size.width - 4.0
    yield from shapes
    yield line(part_label(sheet.tile), TITLE, x, corner.y + 4.0)
    yield line(given.label, STRONG, x, corner.y + 8.0)
    yield paragraph(advice.text, PLAIN, x, corner.y + 11.5, width, advice.language)


def _beside(sheet: Sheet, advice: Advice, part: Box, field: Box) -> Iterator[Shape]:
    """As below, one under the other; a board's name may be too long for it."""
    corner = Point(part.x + part.width + MAP_GAP, field.y)
    size, shapes = board_map(sheet.laid, sheet.tile, corner, MAP_BESIDE)
    yield from shapes
    yield line(part_label(sheet.tile), TITLE, corner.x, corner.y + size.height + 7.0)
    baseline, width = corner.y + size.height + 11.0, STRIP - MAP_GAP
    yield paragraph(advice.text, PLAIN, corner.x, baseline, width, advice.language)


def _slot(given: Board, sheet: Sheet, number: int) -> Slot:
    face = given.face
    matrix = combined(printed(face, sheet.laid.turned), sheet.at)
    trim = moved_box(sheet.tile.part, sheet.at)
    room = _room(face, sheet.options, sheet.laid, sheet.tile)
    spot = Spot(given.side, sheet.tile.row, sheet.tile.column, trim, matrix, room)
    return Slot(0, face.id, number, number, spot)
