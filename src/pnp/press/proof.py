"""The proof: all faces of a job small on few pages, with their ids, to be looked at and not to be cut."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import Box, Margins, Matrix, Size, combine_maps, move_box, scaling, translation
from pnp.models.printing import Paper
from pnp.press.faces import NamedFace, cut_out, find_body, name_faces, outline_form, trim_box
from pnp.press.jobs import GREY, Piece, Printout, Slot, Spot, paper_box
from pnp.press.page_text import TITLE, write_line
from pnp.scene import Bookmark, Colour, Page, Path, Placed, Scene, Shape, Shapes, Stroke, Text
from pnp.text import Align, Style, width

MARGIN = 10.0  # mm, a tenth of a small paper
GAP = 2.0  # between faces
BETWEEN = 10.0  # between decks that stand beside each other
CAPTION = Style("SourceSans3-Medium", 6.5)
CAPTION_DROP = 2.7  # from a face to the baseline of its caption
CAPTION_ROOM = 6.5  # from a face to the row below
HEADING_DROP, HEADING_ROOM = 5.0, 9.0
HAIRLINE = 0.1
USUAL_SIDE, USUAL_SCALE = 88.0, 0.466  # six poker cards side by side on A4
MOST_TIMES, CLOSE = 10.0, 0.02  # how much larger few faces are shown, where there is room, and how nearly so
EVEN = Margins(top=0.0, right=0.0, bottom=0.0, left=0.0)


class ShownFace(Struct, frozen=True):
    """A face, how much smaller it is shown, and the width that it has with what stands below it."""

    named: NamedFace
    caption: str
    scale: float
    cell: float


Unit = tuple[ShownFace, ...]  # what is not parted: a front and its own back


class Strip(Struct, frozen=True):
    """Faces of a deck side by side, their lower edges and their captions on one line."""

    deck: str
    faces: Unit
    height: float


Row = tuple[Strip, ...]  # decks side by side; of a deck that needs more than one row, one


def lay_out_proof(pieces: tuple[Piece, ...], paper: Paper, edges: Colour = GREY, back: str = "") -> Printout:
    """Each face of the pieces once, its edge drawn in a colour; backs are called so, if there is a word."""
    margin = min(MARGIN, min(paper.width, paper.height) / 10)
    room = Size(paper.width - 2 * margin, paper.height - 2 * margin)
    pages: list[Page] = []
    slots: list[Slot] = []
    decks_begun: set[str] = set()
    for number, sheet in enumerate(_fill_pages(pieces, room, back)):
        shapes, stood = _lay_page(sheet, number, margin, room, edges)
        decks = (strip.deck for row in sheet for strip in row)
        begun = dict.fromkeys(deck for deck in decks if deck and deck not in decks_begun)
        decks_begun |= set(begun)
        pages.append(Page(Scene(paper_box(paper), shapes), bookmarks=tuple(map(Bookmark, begun))))
        slots += stood
    return Printout("proof", tuple(pages), len(pages), tuple(slots), kind="proof")


def _fill_pages(pieces: tuple[Piece, ...], room: Size, back: str) -> list[list[Row]]:
    """The rows of each page; faces that find room on one are shown as large there as they may be."""
    faces = name_faces(pieces)
    sheets = _lay_sheets(faces, pieces, room, back, 1.0)
    low, high = 1.0, MOST_TIMES
    while len(sheets) == 1 and high - low > CLOSE:
        middle = (low + high) / 2
        larger = _lay_sheets(faces, pieces, room, back, middle)
        if len(larger) > 1:
            high = middle
        else:
            low, sheets = middle, larger
    return sheets


def _lay_sheets(
    faces: Sequence[NamedFace], pieces: tuple[Piece, ...], room: Size, back: str, times: float
) -> list[list[Row]]:
    decks = groupby(faces, key=lambda named: pieces[named.piece].deck)
    units = ((deck, _make_units(found, pieces, room, back, times)) for deck, found in decks)
    strips = ([*_make_strips(deck, own, room)] for deck, own in units)
    return list(_make_sheets(_make_rows(strips, room), room))


def _make_rows(decks: Iterable[list[Strip]], room: Size) -> Iterator[Row]:
    """Small decks stand beside each other where there is room."""
    row: Row = ()
    for strips in decks:
        alone = len(strips) > 1 or not strips[0].deck
        if row and (alone or math.fsum(map(_measure_strip, (*row, *strips))) - BETWEEN > room.width):
            yield row
            row = ()
        if alone:
            yield from ((strip,) for strip in strips)
        else:
            row = (*row, *strips)
    if row:
        yield row


def _measure_strip(strip: Strip) -> float:
    """With what parts it from the deck beside it."""
    return math.fsum(shown.cell + GAP for shown in strip.faces) - GAP + BETWEEN


def _make_units(
    found: Iterable[NamedFace], pieces: tuple[Piece, ...], room: Size, back: str, times: float
) -> list[Unit]:
    """A front goes with its own back, unless the two are too wide for one row."""
    units: list[Unit] = []
    for named in found:
        shown = _size_face(named, _write_caption(named, pieces[named.piece].copies, back), room, times)
        own = named.side == "back" and not named.shared
        if own and 2 * max(shown.cell, units[-1][0].cell) + GAP <= room.width:
            units[-1] = (*units[-1], shown)
        else:
            units.append((shown,))
    return units


def _write_caption(named: NamedFace, copies: int, back: str) -> str:
    if named.side == "front":
        return f"{named.of} \N{MULTIPLICATION SIGN}{copies}" if copies > 1 else named.of
    return f"{named.of}, {back}" if back else named.of


def _size_face(named: NamedFace, caption: str, room: Size, times: float) -> ShownFace:
    """Large faces are made smaller than small ones, but remain larger than these."""
    face = named.face
    most = (room.height - HEADING_ROOM - CAPTION_ROOM) / face.trim.height
    usual = times * USUAL_SCALE * math.sqrt(USUAL_SIDE / max(face.trim.width, face.trim.height))
    scale = min(1.0, usual, room.width / face.trim.width, most)
    cell = max(face.trim.width * scale, min(width(caption, CAPTION), room.width))
    return ShownFace(named, caption, scale, cell)


def _make_strips(deck: str, units: Sequence[Unit], room: Size) -> Iterator[Strip]:
    """Row by row, each of one size of face, in columns as wide as the widest that stands in them."""
    for _, alike in groupby(units, key=lambda unit: unit[0].named.face.trim):
        some = list(alike)
        cell = max(shown.cell for unit in some for shown in unit)
        row: Unit = ()
        for unit in (tuple(replace(shown, cell=cell) for shown in unit) for unit in some):
            if row and len(row + unit) * (cell + GAP) - GAP > room.width:
                yield _make_strip(deck, row)
                row = ()
            row += unit
        yield _make_strip(deck, row)


def _make_strip(deck: str, faces: Unit) -> Strip:
    highest = max(shown.named.face.trim.height * shown.scale for shown in faces)
    return Strip(deck, faces, highest + CAPTION_ROOM)


def _make_sheets(rows: Iterable[Row], room: Size) -> Iterator[list[Row]]:
    """As many rows as find room, each deck with its heading above its first one of a page."""
    sheet: list[Row] = []
    left = room.height
    for row in rows:
        if sheet and _measure_needed(sheet, row) > left:
            yield sheet
            sheet, left = [], room.height
        left -= _measure_needed(sheet, row)
        sheet.append(row)
    yield sheet


def _measure_needed(above: Sequence[Row], row: Row) -> float:
    return _measure_height(row) + (HEADING_ROOM if _is_headed(above, row) else 0.0)


def _measure_height(row: Row) -> float:
    return max(strip.height for strip in row)


def _is_headed(above: Sequence[Row], row: Row) -> bool:
    return bool(row[0].deck) and (not above or above[-1][-1].deck != row[0].deck)


def _lay_page(
    rows: Sequence[Row], sheet: int, margin: float, room: Size, edges: Colour
) -> tuple[Shapes, list[Slot]]:
    shapes: list[Shape] = []
    slots: list[Slot] = []
    y = margin
    for number, row in enumerate(rows):
        top = y + (HEADING_ROOM if _is_headed(rows[:number], row) else 0.0)
        x, column = margin, 0
        for strip in row:
            wide = _measure_strip(strip) if len(row) > 1 else room.width
            if top > y:
                shapes.append(_fit_line(strip.deck, TITLE, x, y + HEADING_DROP, wide))
            for shown in strip.faces:
                cell = Box(x, top, shown.cell, strip.height - CAPTION_ROOM)
                slot = _make_slot(shown, cell, sheet, number, column)
                shapes += _draw_face(shown, cell, slot.spot.matrix, edges)
                slots.append(slot)
                x, column = x + shown.cell + GAP, column + 1
            x += BETWEEN - GAP
        y = top + _measure_height(row)
    return tuple(shapes), slots


def _make_slot(shown: ShownFace, cell: Box, sheet: int, row: int, column: int) -> Slot:
    """The face in the middle of its cell, at the cell's lower edge."""
    named, trim = shown.named, shown.named.face.trim
    left = cell.x + (cell.width - trim.width * shown.scale) / 2
    top = cell.y + cell.height - trim.height * shown.scale
    matrix = combine_maps(scaling(shown.scale, shown.scale), translation(left, top))
    box = move_box(trim_box(named.face), matrix)
    spot = Spot(named.side, row, column, box, matrix, EVEN)
    return Slot(named.piece, named.face.id, sheet, sheet, spot)


def _draw_face(shown: ShownFace, cell: Box, matrix: Matrix, edges: Colour) -> Iterator[Shape]:
    face = shown.named.face
    yield Placed(cut_out(face), matrix)
    edge = move_box(find_body(face.cut, trim_box(face)), matrix)
    yield Path(outline_form(face.cut, edge, face.corner * shown.scale), stroke=Stroke(edges, HAIRLINE))
    middle, baseline = cell.x + cell.width / 2, cell.y + cell.height + CAPTION_DROP
    yield _fit_line(shown.caption, CAPTION, middle, baseline, shown.cell, "centre")


def _fit_line(text: str, style: Style, x: float, baseline: float, room: float, align: Align = "left") -> Text:
    """A line in its style, smaller where the paper is too small for it."""
    wide = width(text, style)
    fitting = style if wide <= room else replace(style, size=style.size * room / wide)
    return write_line(text, fitting, x, baseline, align)
