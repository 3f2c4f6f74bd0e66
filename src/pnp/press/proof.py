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
BETWEEN = 10.0  # between decks side by side
CAPTION = Style("SourceSans3-Medium", 6.5)
CAPTION_DROP = 2.7  # from a face to the baseline of its caption
CAPTION_ROOM = 6.5  # from a face to the row below
HEADING_DROP, HEADING_ROOM = 5.0, 9.0
HAIRLINE = 0.1
USUAL_SIDE, USUAL_SCALE = 88.0, 0.466  # six poker cards side by side on A4
MOST_TIMES, CLOSE = 10.0, 0.02  # how much few faces may be enlarged, and how precisely
EVEN = Margins(top=0.0, right=0.0, bottom=0.0, left=0.0)


class ShownFace(Struct, frozen=True):
    """A face, the scale at which it is shown, and the width of its cell with its caption."""

    named: NamedFace
    caption: str
    scale: float
    cell: float


Unit = tuple[ShownFace, ...]  # faces that stay together: a front and its own back


class Strip(Struct, frozen=True):
    """Faces of a deck side by side, their lower edges and their captions on one line."""

    deck: str
    faces: Unit
    height: float


Row = tuple[Strip, ...]  # decks side by side, or one row of a deck that needs several


def lay_out_proof(pieces: tuple[Piece, ...], paper: Paper, edges: Colour = GREY, back: str = "") -> Printout:
    """Lay out each face of the pieces once, its edge drawn in a colour; `back` is the word for backs, if
    there is one."""
    margin = min(MARGIN, min(paper.width, paper.height) / 10)
    room = Size(paper.width - 2 * margin, paper.height - 2 * margin)
    pages: list[Page] = []
    slots: list[Slot] = []
    decks_begun: set[str] = set()
    for number, sheet in enumerate(_fill_pages(pieces, room, back)):
        shapes, page_slots = _lay_page(sheet, number, margin, room, edges)
        decks = (strip.deck for row in sheet for strip in row)
        new_decks = dict.fromkeys(deck for deck in decks if deck and deck not in decks_begun)
        decks_begun |= set(new_decks)
        pages.append(Page(Scene(paper_box(paper), shapes), bookmarks=tuple(map(Bookmark, new_decks))))
        slots += page_slots
    return Printout("proof", tuple(pages), len(pages), tuple(slots), kind="proof")


def _fill_pages(pieces: tuple[Piece, ...], room: Size, back: str) -> list[list[Row]]:
    """Return the rows of each page; if all faces have room on one page, they are shown as large as
    possible."""
    faces = name_faces(pieces)
    sheets = _lay_pages(faces, pieces, room, back, 1.0)
    low, high = 1.0, MOST_TIMES
    while len(sheets) == 1 and high - low > CLOSE:
        middle = (low + high) / 2
        larger = _lay_pages(faces, pieces, room, back, middle)
        if len(larger) > 1:
            high = middle
        else:
            low, sheets = middle, larger
    return sheets


def _lay_pages(
    faces: Sequence[NamedFace], pieces: tuple[Piece, ...], room: Size, back: str, times: float
) -> list[list[Row]]:
    decks = groupby(faces, key=lambda named: pieces[named.piece].deck)
    units = ((deck, _make_units(deck_faces, pieces, room, back, times)) for deck, deck_faces in decks)
    strips = ([*_make_strips(deck, own, room)] for deck, own in units)
    return list(_make_pages(_make_rows(strips, room), room))


def _make_rows(decks: Iterable[list[Strip]], room: Size) -> Iterator[Row]:
    """Yield rows of decks; small decks stand beside each other if there is room."""
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
    """Return the width of a strip, with the gap to the deck beside it."""
    return math.fsum(shown.cell + GAP for shown in strip.faces) - GAP + BETWEEN


def _make_units(
    faces: Iterable[NamedFace], pieces: tuple[Piece, ...], room: Size, back: str, times: float
) -> list[Unit]:
    """Put each front with its own back, unless the two are too wide for one row."""
    units: list[Unit] = []
    for named in faces:
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
    """Scale a face: large faces are reduced more than small ones, but stay larger."""
    face = named.face
    most = (room.height - HEADING_ROOM - CAPTION_ROOM) / face.trim.height
    usual = times * USUAL_SCALE * math.sqrt(USUAL_SIDE / max(face.trim.width, face.trim.height))
    scale = min(1.0, usual, room.width / face.trim.width, most)
    cell = max(face.trim.width * scale, min(width(caption, CAPTION), room.width))
    return ShownFace(named, caption, scale, cell)


def _make_strips(deck: str, units: Sequence[Unit], room: Size) -> Iterator[Strip]:
    """Yield strips row by row, each of one size of face, in columns as wide as the widest face or caption."""
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


def _make_pages(rows: Iterable[Row], room: Size) -> Iterator[list[Row]]:
    """Yield the rows of each page, as many as have room. A deck has its heading above its first row on a
    page."""
    sheet: list[Row] = []
    room_left = room.height
    for row in rows:
        if sheet and _measure_needed(sheet, row) > room_left:
            yield sheet
            sheet, room_left = [], room.height
        room_left -= _measure_needed(sheet, row)
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
    """Place a face in the middle of its cell, at the cell's lower edge."""
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
    """Write a line in its style, smaller if the room is too small for it."""
    wide = width(text, style)
    fitting = style if wide <= room else replace(style, size=style.size * room / wide)
    return write_line(text, fitting, x, baseline, align)
