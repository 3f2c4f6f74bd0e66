"""A layout's elements made ready: read once for a deck, every mistake noted at its place."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, field

from pnp.draw.faults import DrawError
from pnp.draw.named import figure as compile_figure
from pnp.draw.named import icon as compile_icon
from pnp.draw.named import image as compile_image
from pnp.draw.places import everywhere, place_rule
from pnp.draw.readings import NOTHING, condition, number, refuse
from pnp.draw.repeats import group_node, repeat_node
from pnp.draw.scopes import Scope, cycle, found
from pnp.draw.shapes import circle as compile_circle
from pnp.draw.shapes import ellipse as compile_ellipse
from pnp.draw.shapes import line as compile_line
from pnp.draw.shapes import path as compile_path
from pnp.draw.shapes import polygon as compile_polygon
from pnp.draw.shapes import rectangle as compile_rectangle
from pnp.draw.stage import Container, Node
from pnp.draw.text_rules import drawn_text, text_rule
from pnp.errors import coded
from pnp.models import elements

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.draw.faults import Fault, Place
    from pnp.draw.readings import Reader
    from pnp.draw.shapes import Made, Measured
    from pnp.models.elements import AnyElement, Element

    Pointed: TypeAlias = elements.Line | elements.Polyline | elements.Polygon | elements.Path
    Find: TypeAlias = Callable[[str, Place], int]


class Workshop(Struct):
    """What the elements of a deck's layout are made ready with."""

    reader: Reader
    language: str
    type_of: Any  # the type role by its name
    fields: frozenset[str]
    resources: Any
    of_card: frozenset[str] = NOTHING  # the names that come down to a field of the card
    taken: frozenset[str] = NOTHING  # the names that no entry of a repeat may have
    serial: Iterator[int] = field(default_factory=count)


def container_of(
    workshop: Workshop, written: tuple[AnyElement, ...], loc: Place, outer: Scope | None
) -> Container:
    """A list of elements; those that are named twice, or stand by each other in a circle, are faults."""
    known = None if outer is None else outer.groups.get(loc)
    scope = known or _scope_of(workshop, written, loc, outer)
    serials = scope.every
    made = [
        node_of(workshop, element, serial, (*loc, at), scope)
        for at, (element, serial) in enumerate(zip(written, serials, strict=True))
    ]
    _refuse_circles(workshop.reader, made, serials, loc)
    nodes = {node.serial: node for node in made}
    held = {serial: node.serial for node in made for serial in node.held}
    about = {each for node in made for each in node.neighbours if each not in nodes and each not in held}
    levels = tuple(node for node in made if node.visit or (node.text is not None and node.text.level))
    return Container(nodes, tuple(sorted(about)), levels, held)


def _scope_of(workshop: Workshop, written: tuple[AnyElement, ...], loc: Place, outer: Scope | None) -> Scope:
    """The ids of a list and of the groups in it, which are all known before any element is made ready."""
    scope = Scope(outer, [next(workshop.serial) for _ in written])
    for at, (element, serial) in enumerate(zip(written, scope.every, strict=True)):
        if isinstance(element, elements.Group):
            inner = (*loc, at, "group")
            scope.groups[inner] = _scope_of(workshop, element.group, inner, scope)
        if element.id is None:
            continue
        if element.id in scope.serials:
            wrong = coded("form-drawn", f"the id '{element.id}' is taken")
            refuse(workshop.reader, (*loc, at, "id"), wrong, "give each element an id of its own")
        scope.serials[element.id] = serial
    return scope


def _refuse_circles(reader: Reader, made: list[Node], serials: list[int], loc: Place) -> None:
    own = {node.serial: node for node in made}
    while circle := cycle({each: tuple(n for n in own[each].rule.neighbours if n in own) for each in own}):
        places = [serials.index(serial) for serial in circle]
        wrong = (
            coded("form-drawn", f"{len(circle)} elements stand by each other in a circle")
            if len(circle) > 1
            else coded("form-drawn", "it stands by itself")
        )
        refuse(reader, (*loc, places[0]), wrong, "let one of them stand by something else")
        for serial in circle:
            _give_up(own.pop(serial))


def node_of(workshop: Workshop, element: AnyElement, serial: int, loc: Place, scope: Scope) -> Node:
    reader = workshop.reader
    before = len(reader.faults)

    def find(name: str, at: Place) -> int:
        return found(reader, scope, name, at)

    def find_inside(name: str, at: Place) -> int:
        return found(reader, scope, name, at, inside=True)

    for at, name in enumerate(_over(element)):
        find(name, (*loc, "over") if isinstance(element.over, str) else (*loc, "over", at))
    written, key = _box(element)
    rule = place_rule(reader, written, (*loc, key), find) if written is not None else everywhere(loc)
    when = None if element.when is None else condition(reader, element.when, (*loc, "when"))
    turn = None if element.turn is None else number(reader, element.turn, (*loc, "turn"))
    opacity = None if element.opacity is None else number(reader, element.opacity, (*loc, "opacity"))
    shared = NOTHING.union(rule.names, *(each.names for each in (when, turn, opacity) if each is not None))
    node = Node(serial, loc, rule, when, turn, opacity, shared, rule.neighbours, lambda *_: ())
    try:
        _fill(workshop, node, element, loc, scope, find_inside)
    except DrawError as error:
        reader.faults += error.faults
    if any(_is_own(fault, loc) for fault in reader.faults[before:]):
        _give_up(node)
    return node


def _give_up(node: Node) -> None:
    """An element that is not drawn, so that what is wrong with the others can be told too."""
    node.ill, node.neighbours, node.text, node.visit = True, (), None, None


def _is_own(fault: Fault, loc: Place) -> bool:
    """Whether a fault is of an element itself, or of a role that it asks for, and not of one within it."""
    return fault.loc[: len(loc)] != loc or fault.loc[len(loc) : len(loc) + 1] not in (("group",), ("each",))


def _over(element: Element) -> tuple[str, ...]:
    if element.over is None:
        return ()
    return (element.over,) if isinstance(element.over, str) else element.over


def _box(element: AnyElement) -> tuple[Any, str]:
    """Where the box of an element is written: a rectangle's is its main value."""
    match element:
        case elements.Rectangle(rectangle=box):
            return box, "rectangle"
        case elements.Circle(circle=box):
            return box, "circle"
        case elements.Ellipse(ellipse=box):
            return box, "ellipse"
        case _:
            return element.box, "box"


def _fill(workshop: Workshop, node: Node, element: AnyElement, loc: Place, scope: Scope, find: Find) -> None:
    """What the element draws, and the names on which that depends."""
    match element:
        case elements.Text():
            node.text = text_rule(workshop, element, node.serial, loc)
            node.draw = drawn_text(node.text)
            node.names |= node.text.names
        case elements.Group():
            group_node(workshop, node, element, loc, scope, container_of)
        case elements.Repeat():
            repeat_node(workshop, node, element, loc, scope, container_of)
        case elements.Figure():
            node.draw, names, serials = compile_figure(workshop, element, loc, find)
            node.names |= names
            node.neighbours += serials
        case elements.Line() | elements.Polyline() | elements.Polygon() | elements.Path():
            node.draw, names, reach = _measured(workshop.reader, element, loc)
            node.names |= names
            node.reach = reach if element.id and element.box is None else None
        case _:
            node.draw, names = _plain(workshop, element, loc)
            node.names |= names


def _measured(reader: Reader, element: Pointed, loc: Place) -> Measured:
    """What has points of its own: without a box they count from the room, and neighbours see their extent."""
    if isinstance(element, elements.Path):
        return compile_path(reader, element, loc)
    if isinstance(element, elements.Polygon):
        return compile_polygon(reader, element, loc)
    return compile_line(reader, element, loc)


def _plain(workshop: Workshop, element: AnyElement, loc: Place) -> Made:
    reader = workshop.reader
    match element:
        case elements.Rectangle():
            return compile_rectangle(reader, element, loc)
        case elements.Circle():
            return compile_circle(reader, element, loc)
        case elements.Ellipse():
            return compile_ellipse(reader, element, loc)
        case elements.Icon():
            return compile_icon(workshop, element, loc)
        case elements.Image():
            return compile_image(workshop, element, loc)
        case _:
            raise AssertionError(element)
