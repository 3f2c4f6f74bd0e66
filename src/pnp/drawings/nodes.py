"""Elements as nodes: every attribute read once, so that what is used often is not read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.drawings.attributes import length
from pnp.drawings.known import ANYWHERE, ELEMENTS, FIGURES, MOVABLE, TAKE_OUT, UNSEEN
from pnp.drawings.outlines import is_straight, outline
from pnp.drawings.outlines import reach as reach_of
from pnp.drawings.properties import NAMES, is_idle, refuse_unless_known
from pnp.drawings.refusals import LEAVE_OUT, DrawingError, Unread, short
from pnp.drawings.sheets import Sheet, add_rules, declarations, sheet_declares
from pnp.drawings.styles import link, own_style
from pnp.drawings.transforms import joined, matrix_of
from pnp.errors import near
from pnp.geometry import IDENTITY, translation

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from pnp.drawings.reading import Element
    from pnp.drawings.styles import Own
    from pnp.geometry import Box, Matrix
    from pnp.scene import Step


class Node(Struct, frozen=True):
    element: Element
    own: Own
    matrix: Matrix
    steps: tuple[Step, ...]
    reach: Box | None  # holds the steps; None where there are none
    straight: bool  # whether the steps are one line
    href: str | None
    children: tuple[Node, ...]


class Document(Struct):
    """The nodes, and by their ids those that others may name; an id that two of them have names neither."""

    view: Box
    sheet: Sheet = field(default_factory=Sheet)
    ids: dict[str, Node | None] = field(default_factory=dict)


def read_sheets(document: Document, element: Element) -> None:
    """All sheets first: what stands at the end of a file holds for its beginning."""
    if element.name == "style":
        try:
            _add_sheet(document.sheet, element)
        except Unread as reason:
            raise placed(element, reason) from reason
    for child in element.children:
        read_sheets(document, child)


def _add_sheet(sheet: Sheet, element: Element) -> None:
    if element.attributes.get("type", "text/css").strip() not in ("text/css", ""):
        wrong = f"the style is of type '{short(element.attributes['type'])}'"
        raise Unread(wrong, "write it in CSS")
    if element.attributes.get("media", "all").strip() not in ("all", "screen", "print", ""):
        wrong = f"the style is for '{short(element.attributes['media'])}'"
        raise Unread(wrong, "leave media out")
    add_rules(sheet, "".join(element.said))


def node(document: Document, element: Element) -> Node:
    children = tuple(node(document, child) for child in element.children if child.name != "style")
    try:
        made = _node(document, element, children)
    except Unread as reason:
        raise placed(element, reason) from reason
    if "id" in element.attributes:
        id_ = element.attributes["id"]
        document.ids[id_] = None if id_ in document.ids else made
    return made


def placed(element: Element, reason: Unread) -> DrawingError:
    wrong = f"<{element.name}>: {reason.wrong}"
    return DrawingError(element.line, element.column, wrong, reason.right)


def found(document: Document, id_: str, kinds: Collection[str]) -> Node:
    """The node of an id, which must be of one of these kinds."""
    if id_ not in document.ids:
        right = near(id_[:40], document.ids) or "correct the id"
        raise Unread(f"there is no '{short('#' + id_)}'", right)
    there = document.ids[id_]
    if there is None:
        raise Unread(f"several elements have the id '{short(id_)}'", "give each its own")
    if there.element.name not in kinds:
        wrong = f"'{short('#' + id_)}' is a <{there.element.name}>"
        raise Unread(wrong, f"name one of {', '.join(sorted(kinds))}")
    return there


def _node(document: Document, element: Element, children: tuple[Node, ...]) -> Node:
    name, attributes = element.name, element.attributes
    declared = dict(_presentation(element))
    declared |= sheet_declares(document.sheet, element)
    declared |= declarations(attributes.get("style", ""))
    if name != "stop":
        declared.pop("stop-color", None)
        declared.pop("stop-opacity", None)
    steps = outline(name, attributes, document.view) if name in FIGURES else ()
    reach = reach_of(steps)
    straight = reach is None or is_straight(steps, reach)
    href = link(attributes["href"]) if "href" in attributes else None
    own, matrix = own_style(declared, document.view), _matrix(element, document.view)
    return Node(element, own, matrix, steps, reach, straight, href, children)


def _matrix(element: Element, view: Box) -> Matrix:
    """The element's own transform; what is used is moved to its place first."""
    attributes = element.attributes
    matrix = matrix_of(attributes["transform"]) if "transform" in attributes else IDENTITY
    if element.name != "use" or not {"x", "y"} & attributes.keys():
        return matrix
    across, down = attributes.get("x", "0"), attributes.get("y", "0")
    return joined(translation(length(across, view, "width"), length(down, view, "height")), matrix)


def _presentation(element: Element) -> Iterator[tuple[str, str]]:
    """The properties that are written as attributes; what is neither these nor the element's own is wrong."""
    own = ELEMENTS[element.name]
    for name, value in element.attributes.items():
        if name in own or name in ANYWHERE or name.startswith(UNSEEN):
            continue
        if name == "transform" and element.name in MOVABLE:
            continue
        if name not in NAMES:
            raise _unknown(name, element, own)
        refuse_unless_known(name, value)
        if not is_idle(name):
            yield name, value


def _unknown(name: str, element: Element, own: frozenset[str]) -> Unread:
    if name.startswith("on"):
        return Unread(f"'{short(name)}' is a script", TAKE_OUT)
    if name == "transform":
        wrong = f"<{element.name}> has a transform"
        return Unread(wrong, "put it on a <g>")
    right = near(name[:40], [*own, *NAMES, *ANYWHERE, "transform"]) or LEAVE_OUT
    return Unread(f"the attribute '{short(name)}' is not known", right)
