"""Boards that are larger than a page, printed in parts to be glued together."""

import math
from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from pnp import geometry
from pnp.errors import UsageError, at_place, phrase
from pnp.models.printing import Paper
from pnp.press import jobs
from pnp.press.grids import HAIR
from pnp.press.marks import ARM, Guides, draw_guides, make_cross, make_edge_marks, move_guides
from pnp.press.page_text import INK, PLAIN, STRONG, TITLE, write_line, write_paragraph
from pnp.scene import Bookmark, Face, Page, Placed, Rectangle, Scene, Shape, Shapes, Stroke

OVERLAP = 10.0  # mm that neighbours have in common


class BoardPart(Struct, frozen=True):
    """A part of a board, in the axes of the board as it is printed."""

    row: int
    column: int
    part: geometry.Box  # of the trim


class Tiling(Struct, frozen=True):
    size: geometry.Size  # of the trim as it is printed
    turned: bool  # whether the board is printed a quarter turn clockwise
    columns: int
    rows: int
    tiles: tuple[BoardPart, ...]  # row by row
    beside: bool  # whether label and map stand at the right of a part, not below it


def find_tiling(trim: geometry.Size, room: geometry.Size, strip: float) -> Tiling:
    """Find the tiling with the fewest parts: rather with the board upright than turned, rather with label and
    map below than beside it.

    These need a `strip` of the room, unless the whole board has room on one page.
    """
    ways = product((False, True), repeat=2)
    one_page = (_make_tiling(trim, room, 0.0, turned, beside=False) for turned in (False, True))
    parts = (_make_tiling(trim, room, strip, turned, beside) for turned, beside in ways)
    tilings = (*(each for each in one_page if len(each.tiles) == 1), *parts)
    return min(tilings, key=lambda each: len(each.tiles))


def count_parts(length: float, room: float) -> int:
    """Count the parts, each as long as a page's room, that cover a length."""
    if length <= room + HAIR:
        return 1
    return math.ceil((length - OVERLAP - HAIR) / (room - OVERLAP))


def _make_tiling(
    trim: geometry.Size, room: geometry.Size, strip: float, turned: bool, beside: bool
) -> Tiling:
    size = geometry.Size(trim.height, trim.width) if turned else trim
    columns = count_parts(size.width, room.width - strip * beside)
    rows = count_parts(size.height, room.height - strip * (not beside))
    spans_x, spans_y = find_spans(size.width, columns), find_spans(size.height, rows)
    tiles = tuple(
        BoardPart(row, column, geometry.Box(x, y, width, height))
        for row, (y, height) in enumerate(spans_y)
        for column, (x, width) in enumerate(spans_x)
    )
    return Tiling(size, turned, columns, rows, tiles, beside)


def find_spans(length: float, parts: int) -> tuple[tuple[float, float], ...]:
    """Return equal parts that overlap: the start and the length of each."""
    each = (length + (parts - 1) * OVERLAP) / parts
    return tuple((number * (each - OVERLAP), each) for number in range(parts))


def find_seams(length: float, parts: int) -> tuple[float, ...]:
    """Return the middles of the overlaps."""
    return tuple(start + OVERLAP / 2 for start, _ in find_spans(length, parts)[1:])


CROSS_INSET = 8.0  # of the first and the last cross, from the ends of a seam
CROSS_STEP = 40.0  # at most, from cross to cross: every page then shows two of each of its seams


def part_label(tile: BoardPart) -> str:
    return f"{chr(ord('A') + tile.row)}{tile.column + 1}"


def make_board_guides(
    tiling: Tiling, tile: BoardPart, page: geometry.Box, at: geometry.Matrix, paper: Paper
) -> Guides:
    """Make marks outside the picture (`page`) where it is cut: at the board's edges and at the seams."""
    part = tile.part
    cuts_x = _find_cuts(part.x, part.width, find_seams(tiling.size.width, tiling.columns), tiling.size.width)
    cuts_y = _find_cuts(part.y, part.height, find_seams(tiling.size.height, tiling.rows), tiling.size.height)
    across, down = (x + at.e for x in cuts_x), (y + at.f for y in cuts_y)
    return make_edge_marks(page, across, down, jobs.paper_box(paper))


def make_seam_crosses(tiling: Tiling, tile: BoardPart, at: geometry.Matrix) -> Guides:
    """Make those crosses of the whole board that a part shows; neighbours show the same ones at their
    seam."""
    size = tiling.size
    across = [(x, y) for x in find_seams(size.width, tiling.columns) for y in _list_stations(size.height)]
    down = [(x, y) for y in find_seams(size.height, tiling.rows) for x in _list_stations(size.width)]
    middles = (geometry.Point(x, y) for x, y in (*across, *down))
    crosses = (cross for middle in middles if _is_within(middle, tile.part) for cross in make_cross(middle))
    return move_guides(Guides(tuple(crosses)), at)


def draw_board_map(
    tiling: Tiling, tile: BoardPart, corner: geometry.Point, most: geometry.Size
) -> tuple[geometry.Size, Shapes]:
    """Draw the whole board in small, with this part dark; return the map's size, too."""
    scale = min(most.width / tiling.size.width, most.height / tiling.size.height)
    cells = ((each, _find_cell(tiling, each, corner, scale)) for each in tiling.tiles)
    edge = Stroke(INK, jobs.WEIGHT)
    shapes = tuple(Rectangle(cell, INK if each == tile else None, edge) for each, cell in cells)
    return geometry.Size(tiling.size.width * scale, tiling.size.height * scale), shapes


def _find_cell(tiling: Tiling, tile: BoardPart, corner: geometry.Point, scale: float) -> geometry.Box:
    """Return the box of a part on the map, from seam to seam."""
    edges_x = (0.0, *find_seams(tiling.size.width, tiling.columns), tiling.size.width)
    edges_y = (0.0, *find_seams(tiling.size.height, tiling.rows), tiling.size.height)
    left, right = edges_x[tile.column], edges_x[tile.column + 1]
    top, bottom = edges_y[tile.row], edges_y[tile.row + 1]
    width, height = (right - left) * scale, (bottom - top) * scale
    return geometry.Box(corner.x + left * scale, corner.y + top * scale, width, height)


def _find_cuts(start: float, length: float, between: tuple[float, ...], whole: float) -> list[float]:
    return [cut for cut in (0.0, *between, whole) if start - 1e-6 <= cut <= start + length + 1e-6]


def _list_stations(length: float) -> tuple[float, ...]:
    """List the places of crosses along a seam."""
    way = length - 2 * CROSS_INSET
    gaps = max(1, math.ceil(way / CROSS_STEP))
    return tuple(CROSS_INSET + way * number / gaps for number in range(gaps + 1))


def _is_within(middle: geometry.Point, part: geometry.Box) -> bool:
    right, bottom = part.x + part.width, part.y + part.height
    return part.x + ARM <= middle.x <= right - ARM and part.y + ARM <= middle.y <= bottom - ARM


STRIP = 26.0  # mm for label and map, the marks before them counted
MAP_GAP = 8.0  # from a part to its label and map
MAP_BELOW, MAP_BESIDE = geometry.Size(26.0, 16.0), geometry.Size(18.0, 60.0)  # at most


class PrintedBoard(Struct, frozen=True):
    face: Face
    label: str
    side: jobs.Side = "front"


class Advice(Struct, frozen=True):
    text: str
    language: str


class BoardPage(Struct, frozen=True):
    """One page of a board: which part of the board it shows, and where."""

    options: jobs.SheetOptions
    laid: Tiling
    tile: BoardPart
    shown: geometry.Box  # the part and the bleed at the board's own edges, in the axes of the printed board
    at: geometry.Matrix  # from there to the page


def make_board(board: PrintedBoard, options: jobs.SheetOptions, words: jobs.PressWords) -> jobs.Printout:
    """Print a board on pages, row by row; each shows its part, its label, and where to lay the others."""
    tiling = _tile_board(board, options)
    sheets = [_make_sheet(board.face, options, tiling, tile) for tile in tiling.tiles]
    advice = _find_advice(board, words) if len(sheets) > 1 else None
    pages = tuple(_make_page(board, sheet, advice) for sheet in sheets)
    slots = tuple(_make_slot(board, sheet, number) for number, sheet in enumerate(sheets))
    name = jobs.make_slug(f"{board.label} {options.paper.name} single")
    return jobs.Printout(name, pages, len(pages), slots, kind="parts")


def _find_advice(board: PrintedBoard, words: jobs.PressWords) -> Advice:
    """Word how to join the parts; if the language has no words for it, the error names the board."""
    try:
        return Advice(words.say("board-join", overlap=OVERLAP), words.language)
    except UsageError as error:
        raise UsageError(at_place(board.label, error.wrong), error.right) from None


def _tile_board(board: PrintedBoard, options: jobs.SheetOptions) -> Tiling:
    field = geometry.inset_box(jobs.paper_box(options.paper), options.margins)
    if min(field.width, field.height) < jobs.LEAST_ROOM:
        size = {"width": f"{field.width:g}", "height": f"{field.height:g}"}
        wrong = phrase("board-cannot-be-printed-in-parts-on-paper", paper=options.paper.name, **size)
        right = phrase("take-a-paper-with-least-mm-or-more-each-way", least=f"{jobs.LEAST_ROOM:g}")
        raise UsageError(at_place(board.label, wrong), right)
    tiling = find_tiling(board.face.trim, geometry.Size(field.width, field.height), STRIP)
    if tiling.rows > 26:
        wrong = phrase("rows-rows-of-pages-are-more-than-a-to-z", rows=tiling.rows)
        raise UsageError(at_place(board.label, wrong), phrase("take-a-larger-paper"))
    return tiling


def _make_sheet(face: Face, options: jobs.SheetOptions, tiling: Tiling, tile: BoardPart) -> BoardPage:
    field, part = geometry.inset_box(jobs.paper_box(options.paper), options.margins), tile.part
    # In the middle of the room that the label and the map leave free.
    right = 0.0 if tiling.beside else (field.width - part.width) / 2
    down = (field.height - part.height) / 2 if tiling.beside else 0.0
    at = geometry.translation(field.x + right - part.x, field.y + down - part.y)
    shown = geometry.widen_box(part, _find_bleed(face, options, tiling, tile))
    return BoardPage(options, tiling, tile, shown, at)


def _find_bleed(face: Face, options: jobs.SheetOptions, tiling: Tiling, tile: BoardPart) -> geometry.Margins:
    """Return the bleed at the edges of the board; none where another part follows."""
    bleed = 0.0 if options.bleed == "none" else face.bleed
    return geometry.Margins(
        top=0.0 if tile.row else bleed,
        right=0.0 if tile.column < tiling.columns - 1 else bleed,
        bottom=0.0 if tile.row < tiling.rows - 1 else bleed,
        left=0.0 if tile.column else bleed,
    )


def _make_page(board: PrintedBoard, sheet: BoardPage, advice: Advice | None) -> Page:
    name = part_label(sheet.tile)
    shapes = (*_draw_picture(board.face, sheet), *_draw_marks(sheet), *_draw_caption(board, sheet, advice))
    bookmarks = (Bookmark(board.label),) if name == "A1" else ()
    return Page(Scene(jobs.paper_box(sheet.options.paper), shapes), f"{board.label} {name}", bookmarks)


def _draw_picture(face: Face, sheet: BoardPage) -> Iterator[Shape]:
    turn = printed_matrix(face, sheet.laid.turned)
    shown = geometry.move_box(sheet.shown, geometry.invert_map(turn))
    whole = Placed(face.scene, geometry.IDENTITY, recurs=len(sheet.laid.tiles) > 1)
    yield Placed(Scene(shown, (whole,)), geometry.combine_maps(turn, sheet.at))


def printed_matrix(face: Face, turned: bool) -> geometry.Matrix:
    """Return the map from the face to the board as it is printed."""
    if not turned:
        return geometry.IDENTITY
    return geometry.combine_maps(geometry.rotation(90.0), geometry.translation(face.trim.height, 0.0))


def _draw_marks(sheet: BoardPage) -> Iterator[Shape]:
    if sheet.options.marks != "none":
        colour = sheet.options.mark_colour
        page = geometry.move_box(sheet.shown, sheet.at)
        guides = make_board_guides(sheet.laid, sheet.tile, page, sheet.at, sheet.options.paper)
        yield from draw_guides(guides, colour)
        yield from draw_guides(make_seam_crosses(sheet.laid, sheet.tile, sheet.at), colour)


def _draw_caption(board: PrintedBoard, sheet: BoardPage, advice: Advice | None) -> Iterator[Shape]:
    """Draw map, label and advice; a board on one page needs none."""
    if advice is not None:
        part = geometry.move_box(sheet.tile.part, sheet.at)
        field = geometry.inset_box(jobs.paper_box(sheet.options.paper), sheet.options.margins)
        if sheet.laid.beside:
            yield from _draw_beside(sheet, advice, part, field)
        else:
            yield from _draw_below(board, sheet, advice, part, field)


def _draw_below(
    board: PrintedBoard, sheet: BoardPage, advice: Advice, part: geometry.Box, field: geometry.Box
) -> Iterator[Shape]:
    corner = geometry.Point(field.x, part.y + part.height + MAP_GAP)
    size, shapes = draw_board_map(sheet.laid, sheet.tile, corner, MAP_BELOW)
    x, width = corner.x + size.width + 4.0, field.width - size.width - 4.0
    yield from shapes
    yield write_line(part_label(sheet.tile), TITLE, x, corner.y + 4.0)
    yield write_line(board.label, STRONG, x, corner.y + 8.0)
    yield write_paragraph(advice.text, PLAIN, x, corner.y + 11.5, width, advice.language)


def _draw_beside(
    sheet: BoardPage, advice: Advice, part: geometry.Box, field: geometry.Box
) -> Iterator[Shape]:
    """Draw the same as below, one under the other, without the board's name, which may be too long."""
    corner = geometry.Point(part.x + part.width + MAP_GAP, field.y)
    size, shapes = draw_board_map(sheet.laid, sheet.tile, corner, MAP_BESIDE)
    yield from shapes
    yield write_line(part_label(sheet.tile), TITLE, corner.x, corner.y + size.height + 7.0)
    baseline, width = corner.y + size.height + 11.0, STRIP - MAP_GAP
    yield write_paragraph(advice.text, PLAIN, corner.x, baseline, width, advice.language)


def _make_slot(board: PrintedBoard, sheet: BoardPage, number: int) -> jobs.Slot:
    face = board.face
    matrix = geometry.combine_maps(printed_matrix(face, sheet.laid.turned), sheet.at)
    trim = geometry.move_box(sheet.tile.part, sheet.at)
    room = _find_bleed(face, sheet.options, sheet.laid, sheet.tile)
    spot = jobs.Spot(board.side, sheet.tile.row, sheet.tile.column, trim, matrix, room)
    return jobs.Slot(0, face.id, number, number, spot)
