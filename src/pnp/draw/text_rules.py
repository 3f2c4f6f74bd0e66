"""The rule of a text, read from its element and from its type role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.draw.expressions import ExpressionError
from pnp.draw.named import placed_icon
from pnp.draw.paint_text import PaintError
from pnp.draw.readings import Reading, a_template, broken, constant, number, refuse, text, whole
from pnp.draw.studio import Role
from pnp.draw.templates import filled
from pnp.draw.typeset import TextRule
from pnp.geometry import Box
from pnp.models.words import said
from pnp.scene import Text
from pnp.text import Faces, Style

if TYPE_CHECKING:
    from pnp.draw.faults import Place
    from pnp.draw.nodes import Workshop
    from pnp.draw.readings import Names
    from pnp.draw.stage import Draw, Stage
    from pnp.models.elements import Text as Element
    from pnp.scene import Shape

MOST_LINES = 1000


def text_rule(workshop: Workshop, element: Element, serial: int, loc: Place) -> TextRule:
    reader = workshop.reader
    role = workshop.type_of(element.style, (*loc, "style"))
    size = _fixed(workshop, element.size, (*loc, "size"), role.size)
    least = (
        _fixed(workshop, element.least, (*loc, "least"), role.least or size)
        if element.fit == "shrink"
        else None
    )
    if least is not None and least > size:
        refuse(
            reader,
            (*loc, "least"),
            f"the least size, {least:g} pt, is more than {size:g} pt",
            "make it smaller",
        )
        least = size
    words, fields = _words(workshop, element, loc)
    regular = Style(role.face, size, role.tracking, role.kerned)
    return TextRule(
        serial=serial,
        loc=(*loc, "text"),
        name=element.id or (fields[0] if len(fields) == 1 else "text"),
        words=words,
        fields=fields,
        role=Role(element.style, size, least or size),
        faces=Faces(regular, role.bold, role.italic),
        lead=(role.lead or role.size * 0.42) * size / role.size,
        least=least,
        most_lines=None
        if element.lines is None
        else whole(reader, element.lines, (*loc, "lines"), 1, MOST_LINES),
        align=element.align,
        valign=element.valign,
        level=element.level,
        capitals=role.capitals if element.capitals is None else element.capitals,
        even=element.even if element.even is not None else element.align == "centre",
        paint=text(reader, element.paint or role.paint, (*loc, "paint")),
    )


def _fixed(workshop: Workshop, written: str | None, loc: Place, otherwise: float) -> float:
    """A size of type, which is the same on all cards."""
    if written is None:
        return otherwise
    found = number(workshop.reader, written, loc)
    if found.names:
        refuse(workshop.reader, loc, "a size of type is the same on all cards", "write a number of points")
        return otherwise
    size = found.of({})
    if not 1 <= size <= 400:
        refuse(workshop.reader, loc, f"{size:g} pt is no size of type", "write 1 to 400")
        return otherwise
    return size


def _words(workshop: Workshop, element: Element, loc: Place) -> tuple[Reading[str], tuple[str, ...]]:
    """What is said in the language of the print, and the fields of the card that it shows."""
    language, reader = workshop.language, workshop.reader
    written = said(element.text, language)
    at = (*loc, "text")
    if written is None:
        others = ", ".join(f"'{code}:'" for code in element.text)
        refuse(
            reader,
            at,
            f"this text is not written in the language '{language}'",
            f"add '{language}:' beside {others}",
        )
        return constant(""), ()
    at = at if isinstance(element.text, str) else (*at, language)
    if "{" not in written and "}" not in written:
        return constant(written), ()
    found = a_template(reader, written, at)
    if found is None:
        return constant(""), ()

    name = found.whole.name if found.whole else None

    def of(names: Names) -> str:
        plain = names.get(name) if name else None
        if isinstance(plain, str):  # what most texts are: a field of the card as it stands
            return plain
        try:
            return filled(found, names)
        except ExpressionError as error:
            raise broken(at, error.wrong, error.right, error.at) from None

    return Reading(of, found.names), tuple(sorted(found.names & workshop.fields))


def drawn_text(rule: TextRule, loc: Place) -> Draw:
    def draw(stage: Stage, _: Box) -> tuple[Shape, ...]:
        block = stage.blocks[rule.serial]
        if block is None:
            return ()
        try:
            colour = stage.palette.colour(rule.paint.of(stage.names))
        except PaintError as error:
            raise broken((*loc, "paint"), error.wrong, error.right) from None
        lines = (Text(block.runs, colour),) if block.runs and colour else ()
        icons = (
            placed_icon(stage, each.name, Box(each.x, each.y, each.size, each.size), rule.loc)
            for each in block.icons
        )
        return (*lines, *icons)

    return draw
