"""Texts of a layout: the rule for each, its words on a card, and where its lines stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp import text
from pnp.draw.context import Role
from pnp.draw.elements import text_faults
from pnp.draw.elements.box_rules import Extent, refuse_far
from pnp.draw.faults import DrawError, card_paint_error, say_unwritten
from pnp.draw.language import values
from pnp.draw.language.markup import MarkupError, read_pieces
from pnp.draw.language.values import Compiled, NamedValues
from pnp.draw.paints import PaintError, find_face_faults
from pnp.draw.symbols import place_icon
from pnp.errors import Location
from pnp.geometry import Box
from pnp.models.layouts import elements
from pnp.models.layouts.theme import TextRole
from pnp.models.scalars import find_text
from pnp.numerals import write_numeral
from pnp.scene import Shape, Shapes, Text

if TYPE_CHECKING:
    from pnp.draw.elements.placement import Draw, Stage
    from pnp.draw.elements.preparing import Workshop


LinesInBox: TypeAlias = "tuple[text.Block | None, Box]"  # its lines, and the part of the box that they take


class TextRule(Struct, frozen=True):
    """The rule for setting a text. `level` says how the text stands within the height of the deck's
    highest."""

    serial: int
    loc: Location  # of its words
    name: str
    words: Compiled[str]
    template: values.Template | None  # None where the words are the same on all cards
    fields: tuple[str, ...]  # of the card, which the text shows
    role: Role
    faces: text.TextFaces
    lead: float
    least: float | None
    most_lines: Compiled[int] | None
    align: text.Align
    valign: text.Valign
    level: text.Valign | None
    capitals: bool
    even: bool
    paint: Compiled[str]
    paint_loc: Location
    names: frozenset[str]  # on which the rule depends


def set_text(rule: TextRule, stage: Stage, box: Box, valign: text.Valign) -> LinesInBox:
    """Set a text on a card; return its lines and the part of the box that they take. Empty words take
    none."""
    words = rule.words.of(stage.names)
    if rule.level is not None:
        return _set_level_text(rule, stage, words, box, valign)
    if not words or words.isspace():
        return None, _stand_in_box(box, 0.0, valign)
    block = _find_block(rule, stage, words, box, valign)
    return block, Box(box.x, block.top, box.width, block.baseline - block.top)


def _set_level_text(rule: TextRule, stage: Stage, words: str, box: Box, valign: text.Valign) -> LinesInBox:
    """A text in the height of the deck's highest, which it keeps even where it says nothing.

    As long as nothing is known yet of the others, its own height is only taken note of.
    """
    block, heights = None, stage.context.heights
    if words and not words.isspace():
        block = _find_block(rule, stage, words, Box(0.0, 0.0, box.width, box.height), "top")
    own, height = block.height if block else 0.0, stage.context.levels.get(rule.serial)
    if height is None:
        heights[rule.serial] = max(heights.get(rule.serial, 0.0), own)
        return None, _stand_in_box(box, heights[rule.serial], valign)
    place = _stand_in_box(box, max(height, own), valign)
    if block is None:
        return None, place
    share = text.DOWN[rule.level or "top"]
    return text.shift_block(block, place.x, place.y + (place.height - block.height) * share), place


def find_text_room(rule: TextRule, room: Box, across: Extent, down: Extent) -> tuple[Box, text.Valign]:
    """Find the most room that the text may take, and the side of it to which the text keeps."""
    left = room.x if across.low is None else across.low
    right = room.x + room.width if across.high is None else across.high
    foot = room.y + room.height
    low, high, valign = down.low, down.high, rule.valign
    if down.middle is not None and down.size is None:
        half = max(0.0, min(down.middle - room.y, foot - down.middle))
        low, high, valign = down.middle - half, down.middle + half, "middle"
    elif low is None:
        valign = rule.valign if high is None else "bottom"
    elif high is None:
        valign = "top"
    low, high = room.y if low is None else low, foot if high is None else high
    if right < left or high < low:
        wide = right < left
        size = right - left if wide else high - low
        raise values.no_room_error(rule.loc, "the box of the text", size, wide=wide)
    refuse_far(left, right, rule.loc)
    refuse_far(low, high, rule.loc)
    return Box(left, low, right - left, high - low), valign


def _stand_in_box(box: Box, height: float, valign: text.Valign) -> Box:
    """Return a box of that height within the box."""
    return Box(box.x, box.y + (box.height - height) * text.DOWN[valign], box.width, height)


def _find_block(rule: TextRule, stage: Stage, words: str, box: Box, valign: text.Valign) -> text.Block:
    """Set the text at the current size of its role. The same words in the same box are broken into lines
    once, and measured once if they do not fit."""
    context = stage.context
    size = context.sizes.setdefault(rule.role, rule.role.size)
    most = None if rule.most_lines is None else rule.most_lines.of(stage.names)
    key = (rule.serial, words, size, box, valign, most)
    block = context.blocks.get(key)
    if block is None:
        block = context.blocks[key] = _break_text(rule, stage, words, (box, valign, most), size)
    if isinstance(block, text_faults.Overfull):
        raise text_faults.make_overflow_error(rule, stage, words, block, box, most)
    if block.size < size:
        context.sizes[rule.role] = block.size
    return block


def _break_text(
    rule: TextRule, stage: Stage, words: str, where: tuple[Box, text.Valign, int | None], size: float
) -> text.Block | text_faults.Overfull:
    box, valign, most = where
    full = rule.faces.regular.size
    pieces = _read_pieces(rule, stage, words)
    language, lead = stage.context.language, rule.lead * size / full
    frame = text.Frame(box, lead, language, rule.align, valign, rule.least, most, rule.even)
    try:
        return text.set_block(pieces, text.size_faces(rule.faces, size), frame)
    except text.MissingGlyph:
        raise text_faults.make_unwritable_error(rule, stage, words, pieces) from None
    except text.Overflow as error:
        # A text that does not fit at the least size fits at none: try no other.
        least = text.size_faces(rule.faces, error.size)
        at_least = replace(frame, lead=rule.lead * error.size / full)
        letters = text_faults.count_letters_to_go(pieces, partial(_fits, least, at_least))
        return text_faults.Overfull(pieces, least, error.with_traceback(None), letters)


def _fits(faces: text.TextFaces, frame: text.Frame, pieces: Sequence[text.TextPiece]) -> bool:
    try:
        text.set_block(pieces, faces, frame)
    except text.Overflow:
        return False
    return True


def _read_pieces(rule: TextRule, stage: Stage, words: str) -> tuple[text.TextPiece, ...]:
    try:
        found = read_pieces(words, capitals=rule.capitals)
    except MarkupError as error:
        raise text_faults.make_text_error(rule, stage, words, error.wrong, error.right, error.at) from None
    text_faults.check_icons(rule, stage, words, found)
    return found


MOST_LINES = 1000


def read_text_rule(workshop: Workshop, element: elements.Text, serial: int, loc: Location) -> TextRule:
    reader = workshop.reader
    role = workshop.type_of(element.style, (*loc, "style"))
    of_role = ("texts", element.style)
    lacking = [*find_face_faults(of_role, role)]
    if lacking:
        raise DrawError(lacking)
    size, least = _find_sizes(workshop, element, loc, role)
    words, template = _read_words(workshop, element, loc)
    fields = () if template is None else tuple(sorted(template.names & workshop.fields))
    regular = text.Style(role.face, size, role.tracking, role.kerned)
    most = None
    if element.lines is not None:
        most = values.read_whole_number(reader, element.lines, (*loc, "lines"), 1, MOST_LINES)
    paint_loc = (*loc, "paint") if element.paint else (*of_role, "paint")
    paint = values.read_text(reader, element.paint or role.paint, paint_loc)
    return TextRule(
        serial=serial,
        loc=(*loc, "text") if isinstance(element.text, str) else (*loc, "text", workshop.language),
        name=element.id or (fields[0] if len(fields) == 1 else "text"),
        words=words,
        template=template,
        fields=fields,
        role=Role(element.style, size, least or size),
        faces=text.TextFaces(regular, role.bold, role.italic),
        lead=(role.lead or role.size * 0.42) * size / role.size,
        least=least,
        most_lines=most,
        align=element.align,
        valign=element.valign,
        level=element.level,
        capitals=role.capitals if element.capitals is None else element.capitals,
        even=element.even if element.even is not None else element.align == "centre",
        paint=paint,
        paint_loc=paint_loc,
        names=values.join_names(words, paint, most),
    )


def _find_sizes(
    workshop: Workshop, element: elements.Text, loc: Location, role: TextRole
) -> tuple[float, float | None]:
    """Read the size of a text, and how small it may become to fit."""
    size = _find_fixed_size(workshop, element.size, (*loc, "size"), role.size)
    if element.fit != "shrink":
        return size, None
    least = _find_fixed_size(workshop, element.least, (*loc, "least"), role.least or size)
    if least <= size:
        return size, least
    wrong = f"the least size, {write_numeral(least)} pt, is more than {write_numeral(size)} pt"
    if element.size is not None and element.least is None:  # so the least size is the role's
        right = f"write {write_numeral(least)} or more, or a smaller 'least'"
        values.refuse(workshop.reader, (*loc, "size"), wrong, right)
    else:
        values.refuse(workshop.reader, (*loc, "least"), wrong, "make it smaller")
    return size, size


def _find_fixed_size(workshop: Workshop, size_text: str | None, loc: Location, otherwise: float) -> float:
    """Read a size of type, which must be the same on all cards."""
    if size_text is None:
        return otherwise
    reader = workshop.reader
    before = len(reader.faults)
    reading = values.read_number(reader, size_text, loc)
    size = 0.0 if reading.names else reading.of({})
    if reading.names:
        values.refuse(reader, loc, "a size of type is the same on all cards", "write a number of points")
    elif len(reader.faults) == before and not 1 <= size <= 400:
        values.refuse(reader, loc, f"{write_numeral(size)} pt is no size of type", "write 1 to 400")
    return otherwise if len(reader.faults) > before else size


def _read_words(
    workshop: Workshop, element: elements.Text, loc: Location
) -> tuple[Compiled[str], values.Template | None]:
    """Read the words in the language of the print, and the template that they are filled in from."""
    language, reader = workshop.language, workshop.reader
    words = find_text(element.text, language)
    at = (*loc, "text")
    if words is None:
        values.refuse(reader, at, *say_unwritten("this text", language, element.text))
        return values.make_constant(""), None
    at = at if isinstance(element.text, str) else (*at, language)
    if "{" not in words and "}" not in words:
        return values.make_constant(words), None
    template = values.try_template(reader, words, at)
    if template is None:
        return values.make_constant(""), None
    name = template.whole.name if template.whole else None

    def find_words(names: NamedValues) -> str:
        plain = names.get(name, 0) if name else 0
        if plain is None or isinstance(plain, str):  # most texts are one field of the card, unchanged
            return plain or ""
        return values.fill_template(template, names)

    return values.compile_in_place(find_words, template.names, at), template


def make_text_drawer(rule: TextRule) -> Draw:
    def draw_text(stage: Stage, box: Box) -> Shapes:
        block = stage.blocks[rule.serial]
        if block is None:
            return ()
        text_faults.check_not_cut(rule, stage, block, box)
        try:
            colour = stage.palette.colour(rule.paint.of(stage.names))
        except PaintError as error:
            raise card_paint_error(stage.record, rule.paint.names, rule.paint_loc, error) from None
        shapes: list[Shape] = [Text(block.runs, colour)] if block.runs and colour else []
        for each in block.icons:
            shapes += place_icon(stage.palette, each.name, Box(each.x, each.y, each.size, each.size))
        return tuple(shapes)

    return draw_text
