"""Gradients as a file states them, and laid over the shape that they fill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.drawings.allow_list import SIMPLIFY, Unread, at_most_drawn, is_text
from pnp.drawings.attributes import (
    check_at_least_zero,
    is_even,
    is_flat,
    join_maps,
    read_coordinate,
    read_share,
    read_transform,
)
from pnp.drawings.nodes import Document, DrawingNode, find_node, place_reason
from pnp.drawings.xml_tree import MOST_ELEMENTS
from pnp.errors import join_by_or
from pnp.geometry import IDENTITY, Box, Matrix, Point, combine_maps, growth, invert_map, move_point, scaling
from pnp.paths import MOST_STEPS, path_box
from pnp.scene import LinearGradient, Paint, RadialGradient, Steps, Stop

KINDS = ("linearGradient", "radialGradient")
UNITS = ("objectBoundingBox", "userSpaceOnUse")
UNIT = Box(0.0, 0.0, 1.0, 1.0)
MOST_STOPS = 256
EDGE = 0.005  # stops that share an end stand so far apart: pdfium takes 256 samples, and none at the very end
OFF_CENTRE = 1e-3  # of the radius: how far a focus may be from the centre


class Gradient(Struct, frozen=True):
    """A gradient in its own coordinates: of the drawing, or as shares of the box of what it fills."""

    paint: LinearGradient | RadialGradient
    boxed: bool
    matrix: Matrix


def read_gradient(document: Document, id_: str) -> Gradient:
    node = find_node(document, id_, KINDS)
    try:
        return _read_gradient_node(document, node)
    except Unread as reason:
        raise place_reason(node.element, reason) from reason


def _read_gradient_node(document: Document, node: DrawingNode) -> Gradient:
    attributes: dict[str, str] = {}
    stops: list[DrawingNode] = []
    for each in _list_chain(document, node):
        attributes = dict(each.element.attributes) | attributes
        stops = stops or [child for child in each.children if child.element.name == "stop"]
    if attributes.get("spreadMethod", "pad").strip() != "pad":
        raise Unread(is_text("spreadMethod", attributes["spreadMethod"]), "only pad is drawn")
    units = attributes.get("gradientUnits", "objectBoundingBox").strip()
    if units not in UNITS:
        raise Unread(is_text("gradientUnits", units), f"it can be {join_by_or(UNITS)}")
    boxed = units == UNITS[0]
    read = _read_linear if node.element.name == KINDS[0] else _read_radial
    paint = read(attributes, UNIT if boxed else document.view)
    matrix = read_transform(attributes.get("gradientTransform", ""))
    return Gradient(replace(paint, stops=_read_stops(stops)), boxed, matrix)


def _list_chain(document: Document, node: DrawingNode) -> Iterator[DrawingNode]:
    """The gradient and those that it takes from, one after the other."""
    seen: set[int] = set()
    while True:
        if id(node) in seen:
            raise Unread("it takes from itself by href", "take the href out")
        seen.add(id(node))
        yield node
        if node.href is None:
            return
        node = find_node(document, node.href, KINDS)


def _read_linear(attributes: Mapping[str, str], view: Box) -> LinearGradient:
    start = read_coordinate(attributes, "x1", view, "0%"), read_coordinate(attributes, "y1", view, "0%")
    end = read_coordinate(attributes, "x2", view, "100%"), read_coordinate(attributes, "y2", view, "0%")
    return LinearGradient(Point(*start), Point(*end), ())


def _read_radial(attributes: Mapping[str, str], view: Box) -> RadialGradient:
    x, y = read_coordinate(attributes, "cx", view, "50%"), read_coordinate(attributes, "cy", view, "50%")
    radius = check_at_least_zero(read_coordinate(attributes, "r", view, "50%"), "r")
    focus_x = read_coordinate(attributes, "fx", view) if "fx" in attributes else x
    focus_y = read_coordinate(attributes, "fy", view) if "fy" in attributes else y
    inner = read_coordinate(attributes, "fr", view)
    if max(abs(focus_x - x), abs(focus_y - y), abs(inner)) > OFF_CENTRE * radius:
        wrong = "its focus is not its centre: fx, fy or fr"
        raise Unread(wrong, "only gradients about their centre are drawn")
    return RadialGradient(Point(x, y), radius, ())


def _read_stops(nodes: list[DrawingNode]) -> tuple[Stop, ...]:
    """The stops in rising order, as far apart as every reader wants them at the ends."""
    if len(nodes) > MOST_STOPS:
        raise Unread(f"it has {len(nodes):,} stops", at_most_drawn(MOST_STOPS))
    offsets = list(accumulate(map(_read_offset, nodes), max))
    last = 1 - EDGE if len(offsets) > 1 and offsets[-2] > 1 - EDGE else 1.0
    ends = ((EDGE if index else 0.0, last) for index in range(len(nodes)))
    places = (min(max(at, start), end) for at, (start, end) in zip(offsets, ends, strict=True))
    return tuple(Stop(at, node.own.stop_colour) for at, node in zip(places, nodes, strict=True))


def _read_offset(node: DrawingNode) -> float:
    try:
        return read_share(node.element.attributes.get("offset", "0"))
    except Unread as reason:
        raise place_reason(node.element, reason) from reason


class ShapeFill(Struct, frozen=True):
    """A paint, and the map from the coordinates that it must be painted in; none: those of the drawing."""

    paint: Paint | None
    space: Matrix | None = None


def fill_with_gradient(gradient: Gradient, steps: Steps, matrix: Matrix) -> ShapeFill:
    """The gradient on an outline that is then moved by a map."""
    stops, own = gradient.paint.stops, gradient.matrix
    if not stops:
        return ShapeFill(None)
    if gradient.boxed:
        box = path_box(steps)
        if not box.width or not box.height:  # as SVG has it: a box without an area takes no such gradient
            return ShapeFill(None)
        own = join_maps(own, Matrix(box.width, 0.0, 0.0, box.height, box.x, box.y))
    whole = join_maps(own, matrix)
    last = stops[-1].colour
    if len(stops) == 1 or is_flat(whole):
        return ShapeFill(last)
    if isinstance(gradient.paint, LinearGradient):
        return ShapeFill(_lay_linear(gradient.paint, whole) or last)
    return _lay_radial(gradient.paint, whole) if gradient.paint.radius else ShapeFill(last)


def _lay_linear(line: LinearGradient, whole: Matrix) -> LinearGradient | None:
    """A map may make the lines of equal colour lean, and the colours change straight across them."""
    back = invert_map(whole)
    x, y = line.end.x - line.start.x, line.end.y - line.start.y
    square = x * x + y * y
    if not square:
        return None
    slope = Point((back.a * x + back.b * y) / square, (back.c * x + back.d * y) / square)
    steepness = slope.x**2 + slope.y**2
    if not steepness:
        return None
    start = move_point(line.start, whole)
    end = Point(start.x + slope.x / steepness, start.y + slope.y / steepness)
    return LinearGradient(start, end, line.stops)


def _lay_radial(disc: RadialGradient, whole: Matrix) -> ShapeFill:
    enlarged, centre = growth(whole), disc.centre
    if is_even(whole):
        return ShapeFill(RadialGradient(move_point(centre, whole), disc.radius * enlarged, disc.stops))
    # A circle that became an ellipse is painted as a circle, as large as can be, in a space of its own.
    middle = Point(centre.x * enlarged, centre.y * enlarged)
    return ShapeFill(RadialGradient(middle, disc.radius * enlarged, disc.stops), _find_space(whole))


def _find_space(matrix: Matrix) -> Matrix:
    """The map without what it enlarges."""
    enlarged = growth(matrix)
    return combine_maps(scaling(1 / enlarged, 1 / enlarged), matrix)


def layer_map(matrix: Matrix, space: Matrix | None) -> Matrix:
    """From an outline's own coordinates to those of a space."""
    return matrix if space is None else combine_maps(matrix, invert_map(space))


def stroke_space(matrix: Matrix) -> Matrix | None:
    """Where a line must be drawn whose width the map stretches; none where it only grows."""
    return None if matrix is IDENTITY or is_even(matrix) else _find_space(matrix)


class DrawingState(Struct):
    document: Document
    gradients: dict[str, Gradient] = field(default_factory=dict)
    open: list[int] = field(default_factory=list)  # the nodes that are being drawn, each in the one before
    elements: int = 0
    steps: int = 0


def find_gradient(state: DrawingState, id_: str) -> Gradient:
    if id_ not in state.gradients:
        state.gradients[id_] = read_gradient(state.document, id_)
    return state.gradients[id_]


def count_element(state: DrawingState) -> None:
    state.elements += 1
    if state.elements > MOST_ELEMENTS:
        wrong = f"what is used again and again makes more than {MOST_ELEMENTS:,} elements"
        raise Unread(wrong, "use less, or simplify it")


def count_steps(state: DrawingState, count: int) -> None:
    state.steps += count
    if state.steps > MOST_STEPS:
        raise Unread(f"the drawing has more than {MOST_STEPS:,} steps of paths", SIMPLIFY)
