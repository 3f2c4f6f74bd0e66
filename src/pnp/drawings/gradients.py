"""Gradients as a file states them: attributes and stops, which one may take from another."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from pnp.drawings.attributes import at_least_zero, coordinate, share
from pnp.drawings.nodes import found, placed
from pnp.drawings.refusals import Unread, at_most_drawn, can_be, is_text, only_drawn
from pnp.drawings.transforms import matrix_of
from pnp.errors import either
from pnp.geometry import Box, Point
from pnp.scene import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.drawings.nodes import Document, Node
    from pnp.geometry import Matrix

KINDS = ("linearGradient", "radialGradient")
UNITS = ("objectBoundingBox", "userSpaceOnUse")
UNIT = Box(0.0, 0.0, 1.0, 1.0)
MOST_STOPS = 256
EDGE = 0.005  # stops that share an end stand so far apart: pdfium takes 256 samples, and none at the very end
OFF_CENTRE = 1e-3  # of the radius: how far a focus may be from the centre


class Line(Struct, frozen=True):
    start: Point
    end: Point


class Disc(Struct, frozen=True):
    centre: Point
    radius: float


class Gradient(Struct, frozen=True):
    """A gradient in its own coordinates: of the drawing, or as shares of the box of what it fills."""

    along: Line | Disc
    of: Literal["box", "drawing"]
    matrix: Matrix
    stops: tuple[Stop, ...]


def gradient(document: Document, id_: str) -> Gradient:
    node = found(document, id_, KINDS)
    try:
        return _gradient(document, node)
    except Unread as reason:
        raise placed(node.element, reason) from reason


def _gradient(document: Document, node: Node) -> Gradient:
    attributes: dict[str, str] = {}
    stops: list[Node] = []
    for each in _chain(document, node):
        attributes = dict(each.element.attributes) | attributes
        stops = stops or [child for child in each.children if child.element.name == "stop"]
    if attributes.get("spreadMethod", "pad").strip() != "pad":
        raise Unread(is_text("spreadMethod", attributes["spreadMethod"]), only_drawn("pad"))
    units = attributes.get("gradientUnits", "objectBoundingBox").strip()
    if units not in UNITS:
        raise Unread(is_text("gradientUnits", units), can_be(either(UNITS)))
    boxed = units == UNITS[0]
    along = (_line if node.element.name == KINDS[0] else _disc)(attributes, UNIT if boxed else document.view)
    matrix = matrix_of(attributes.get("gradientTransform", ""))
    return Gradient(along, "box" if boxed else "drawing", matrix, _stops(stops))


def _chain(document: Document, node: Node) -> Iterator[Node]:
    """The gradient and those that it takes from, one after the other."""
    seen: set[int] = set()
    while True:
        if id(node) in seen:
            raise Unread("it takes from itself by href", "take the href out")
        seen.add(id(node))
        yield node
        if node.href is None:
            return
        node = found(document, node.href, KINDS)


def _line(attributes: Mapping[str, str], view: Box) -> Line:
    start = coordinate(attributes, "x1", view, "0%"), coordinate(attributes, "y1", view, "0%")
    end = coordinate(attributes, "x2", view, "100%"), coordinate(attributes, "y2", view, "0%")
    return Line(Point(*start), Point(*end))


def _disc(attributes: Mapping[str, str], view: Box) -> Disc:
    x, y = coordinate(attributes, "cx", view, "50%"), coordinate(attributes, "cy", view, "50%")
    radius = at_least_zero(coordinate(attributes, "r", view, "50%"), "r")
    focus_x = coordinate(attributes, "fx", view) if "fx" in attributes else x
    focus_y = coordinate(attributes, "fy", view) if "fy" in attributes else y
    inner = coordinate(attributes, "fr", view)
    if max(abs(focus_x - x), abs(focus_y - y), abs(inner)) > OFF_CENTRE * radius:
        wrong = "its focus is not its centre: fx, fy or fr"
        raise Unread(wrong, "only gradients about their centre are drawn")
    return Disc(Point(x, y), radius)


def _stops(nodes: list[Node]) -> tuple[Stop, ...]:
    """The stops in rising order, as far apart as every reader wants them at the ends."""
    if len(nodes) > MOST_STOPS:
        raise Unread(f"it has {len(nodes):,} stops", at_most_drawn(MOST_STOPS))
    offsets = list(accumulate(map(_offset, nodes), max))
    last = 1 - EDGE if len(offsets) > 1 and offsets[-2] > 1 - EDGE else 1.0
    ends = ((EDGE if index else 0.0, last) for index in range(len(nodes)))
    places = (min(max(at, start), end) for at, (start, end) in zip(offsets, ends, strict=True))
    return tuple(Stop(at, node.own.stop_colour) for at, node in zip(places, nodes, strict=True))


def _offset(node: Node) -> float:
    try:
        return share(node.element.attributes.get("offset", "0"))
    except Unread as reason:
        raise placed(node.element, reason) from reason
