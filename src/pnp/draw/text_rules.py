"""The rule of a text, read from its element and from its type role."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from pnp import errors
from pnp.draw.blame import ill_painted
from pnp.draw.cutting import refuse_cut
from pnp.draw.expression_values import ExpressionError
from pnp.draw.faults import DrawError, broken, unwritten
from pnp.draw.icons import placed_icon
from pnp.draw.paint_text import PaintError
from pnp.draw.readings import NOTHING, Reading, a_template, constant, number, refuse, text, whole
from pnp.draw.studio import Role
from pnp.draw.templates import filled
from pnp.draw.theme_faults import face_faults
from pnp.draw.typeset import TextRule
from pnp.geometry import Box
from pnp.models.words import find_text
from pnp.numerals import numeral
from pnp.scene import Text
from pnp.text import Faces, Style

if TYPE_CHECKING:
    from pnp.draw.faults import Place
    from pnp.draw.nodes import Workshop
    from pnp.draw.readings import Names
    from pnp.draw.stage import Draw, Stage
    from pnp.draw.templates import Template
    from pnp.models.elements import Text as Element
    from pnp.models.paints import TextRole
    from pnp.scene import Shape

MOST_LINES = 1000


def text_rule(workshop: Workshop, element: Element, serial: int, loc: Place) -> TextRule:
    reader = workshop.reader
    role = workshop.type_of(element.style, (*loc, "style"))
    of_role = ("texts", element.style)
    lacking = [*face_faults(of_role, role)]
    if lacking:
        raise DrawError(lacking)
    size, least = _sizes(workshop, element, loc, role)
    words, found = _words(workshop, element, loc)
    fields = () if found is None else tuple(sorted(found.names & workshop.fields))
    regular = Style(role.face, size, role.tracking, role.kerned)
    most = None if element.lines is None else whole(reader, element.lines, (*loc, "lines"), 1, MOST_LINES)
    paint_loc = (*loc, "paint") if element.paint else (*of_role, "paint")
    paint = text(reader, element.paint or role.paint, paint_loc)
    return TextRule(
        serial=serial,
        loc=(*loc, "text") if isinstance(element.text, str) else (*loc, "text", workshop.language),
        name=element.id or (fields[0] if len(fields) == 1 else "text"),
        words=words,
        template=found,
        fields=fields,
        role=Role(element.style, size, least or size),
        faces=Faces(regular, role.bold, role.italic),
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
        names=words.names | paint.names | (NOTHING if most is None else most.names),
    )


def _sizes(workshop: Workshop, element: Element, loc: Place, role: TextRole) -> tuple[float, float | None]:
    """The size of a text, and how small it may be made to fit."""
    size = _fixed(workshop, element.size, (*loc, "size"), role.size)
    if element.fit != "shrink":
        return size, None
    least = _fixed(workshop, element.least, (*loc, "least"), role.least or size)
    if least <= size:
        return size, least
    wrong = errors.coded(
        "form-drawn", f"the least size, {numeral(least)} pt, is more than {numeral(size)} pt"
    )
    if element.size is not None and element.least is None:  # so that its role says how small it may be
        right = f"write {numeral(least)} or more, or a smaller 'least'"
        refuse(workshop.reader, (*loc, "size"), wrong, right)
    else:
        refuse(workshop.reader, (*loc, "least"), wrong, "make it smaller")
    return size, size


def _fixed(workshop: Workshop, written: str | None, loc: Place, otherwise: float) -> float:
    """A size of type, which is the same on all cards."""
    if written is None:
        return otherwise
    before = len(workshop.reader.faults)
    found = number(workshop.reader, written, loc)
    if len(workshop.reader.faults) > before:
        return otherwise
    if found.names:
        wrong = errors.coded("form-drawn", "a size of type is the same on all cards")
        refuse(workshop.reader, loc, wrong, "write a number of points")
        return otherwise
    size = found.of({})
    if not 1 <= size <= 400:
        wrong = errors.coded("form-drawn", f"{numeral(size)} pt is no size of type")
        refuse(workshop.reader, loc, wrong, "write 1 to 400")
        return otherwise
    return size


def _words(workshop: Workshop, element: Element, loc: Place) -> tuple[Reading[str], Template | None]:
    """What is said in the language of the print, and what that is filled in from."""
    language, reader = workshop.language, workshop.reader
    written = find_text(element.text, language)
    at = (*loc, "text")
    if written is None:
        refuse(reader, at, *unwritten("this text", language, element.text))
        return constant(""), None
    at = at if isinstance(element.text, str) else (*at, language)
    if "{" not in written and "}" not in written:
        return constant(written), None
    found = a_template(reader, written, at)
    if found is None:
        return constant(""), None
    name = found.whole.name if found.whole else None

    def of(names: Names) -> str:
        plain = names.get(name, 0) if name else 0
        if plain is None or isinstance(plain, str):  # most texts are a field of the card as it stands
            return plain or ""
        try:
            return filled(found, names)
        except ExpressionError as error:
            raise broken(at, error.wrong, error.right, error.at, found.names) from None

    return Reading(of, found.names), found


def drawn_text(rule: TextRule) -> Draw:
    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        block = stage.blocks[rule.serial]
        if block is None:
            return ()
        refuse_cut(rule, stage, block, box)
        try:
            colour = stage.palette.colour(rule.paint.of(stage.names))
        except PaintError as error:
            raise ill_painted(stage.record, rule.paint.names, rule.paint_loc, error) from None
        lines = (Text(block.runs, colour),) if block.runs and colour else ()
        if not block.icons:
            return lines
        icons = (
            placed_icon(stage, each.name, Box(each.x, each.y, each.size, each.size)) for each in block.icons
        )
        return (*lines, *chain.from_iterable(icons))

    return draw
