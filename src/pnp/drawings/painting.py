"""Nodes as shapes of a scene: moved by all their transforms, clipped and faded, with gradients laid over the
shapes that they fill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate, combinations
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp import geometry, scene
from pnp.drawings import svg
from pnp.drawings.nodes import (
    Current,
    Document,
    DrawingNode,
    ShapeStyle,
    UrlReference,
    find_node,
    inherit_style,
)
from pnp.drawings.xml_tree import DEEPEST, MOST_ELEMENTS, place_reasons
from pnp.errors import enumerate_parts, join_by_or
from pnp.geometry import Box, Matrix, Point
from pnp.paths import MOST_STEPS, path_box

KINDS = ("linearGradient", "radialGradient")
UNITS = ("objectBoundingBox", "userSpaceOnUse")
UNIT = Box(0.0, 0.0, 1.0, 1.0)
MOST_STOPS = 256
EDGE = 0.005  # stops that share an end stand so far apart: pdfium takes 256 samples, and none at the very end
OFF_CENTRE = 1e-3  # of the radius: how far a focus may be from the centre


class Gradient(Struct, frozen=True):
    """A gradient in its own coordinates: those of the drawing, or shares of the box that it fills."""

    paint: scene.LinearGradient | scene.RadialGradient
    boxed: bool
    matrix: Matrix


def _read_gradient(document: Document, node: DrawingNode) -> Gradient:
    attributes: dict[str, str] = {}
    stops: list[DrawingNode] = []
    for each in _list_chain(document, node):
        attributes = dict(each.element.attributes) | attributes
        stops = stops or [child for child in each.children if child.element.name == "stop"]
    if attributes.get("spreadMethod", "pad").strip() != "pad":
        raise svg.Unread(svg.say_value("spreadMethod", attributes["spreadMethod"]), "only pad is drawn")
    units = attributes.get("gradientUnits", "objectBoundingBox").strip()
    if units not in UNITS:
        raise svg.Unread(svg.say_value("gradientUnits", units), f"it can be {join_by_or(UNITS)}")
    boxed = units == UNITS[0]
    read = _read_linear if node.element.name == KINDS[0] else _read_radial
    paint = read(attributes, UNIT if boxed else document.view)
    matrix = svg.read_transform(attributes.get("gradientTransform", ""))
    return Gradient(replace(paint, stops=_read_stops(stops)), boxed, matrix)


def _list_chain(document: Document, node: DrawingNode) -> Iterator[DrawingNode]:
    """Yield the gradient and those that it inherits from, one after the other."""
    visited: set[int] = set()
    while True:
        if id(node) in visited:
            raise svg.Unread("it takes from itself by href", "take the href out")
        visited.add(id(node))
        yield node
        if node.href is None:
            return
        node = find_node(document, node.href, KINDS)


def _read_linear(attributes: Mapping[str, str], view: Box) -> scene.LinearGradient:
    places = {"x1": "0%", "y1": "0%", "x2": "100%", "y2": "0%"}
    x1, y1, x2, y2 = (svg.read_coordinate(attributes, name, view, usual) for name, usual in places.items())
    return scene.LinearGradient(Point(x1, y1), Point(x2, y2), ())


def _read_radial(attributes: Mapping[str, str], view: Box) -> scene.RadialGradient:
    x, y, radius = (svg.read_coordinate(attributes, name, view, "50%") for name in ("cx", "cy", "r"))
    svg.check_at_least_zero(radius, "r")
    focus_x = svg.read_coordinate(attributes, "fx", view) if "fx" in attributes else x
    focus_y = svg.read_coordinate(attributes, "fy", view) if "fy" in attributes else y
    inner = svg.read_coordinate(attributes, "fr", view)
    if max(abs(focus_x - x), abs(focus_y - y), abs(inner)) > OFF_CENTRE * radius:
        wrong = "its focus is not its centre: fx, fy or fr"
        raise svg.Unread(wrong, "only gradients about their centre are drawn")
    return scene.RadialGradient(Point(x, y), radius, ())


def _read_stops(nodes: list[DrawingNode]) -> tuple[scene.Stop, ...]:
    """Read the stops in rising order, as far apart at the ends as every reader needs."""
    if len(nodes) > MOST_STOPS:
        raise svg.Unread(f"it has {len(nodes):,} stops", svg.at_most_drawn(MOST_STOPS))
    offsets = list(accumulate(map(_read_offset, nodes), max))
    last = 1 - EDGE if len(offsets) > 1 and offsets[-2] > 1 - EDGE else 1.0
    ends = ((EDGE if index else 0.0, last) for index in range(len(nodes)))
    places = (min(max(at, start), end) for at, (start, end) in zip(offsets, ends, strict=True))
    return tuple(scene.Stop(at, node.own.stop_colour) for at, node in zip(places, nodes, strict=True))


def _read_offset(node: DrawingNode) -> float:
    with place_reasons(node.element):
        return svg.read_share(node.element.attributes.get("offset", "0"))


class ShapeFill(Struct, frozen=True):
    """A paint, and the map from the coordinates in which it must be painted; none for those of the
    drawing."""

    paint: scene.Paint | None
    space: Matrix | None = None


def fill_with_gradient(gradient: Gradient, steps: scene.Steps, matrix: Matrix) -> ShapeFill:
    """Lay the gradient over an outline that is then moved by a map."""
    stops, own = gradient.paint.stops, gradient.matrix
    if not stops:
        return ShapeFill(None)
    if gradient.boxed:
        box = path_box(steps)
        if not box.width or not box.height:  # as SVG has it: a box without an area takes no such gradient
            return ShapeFill(None)
        own = svg.join_maps(own, Matrix(box.width, 0.0, 0.0, box.height, box.x, box.y))
    total_map = svg.join_maps(own, matrix)
    last = stops[-1].colour
    if len(stops) == 1 or svg.is_flat(total_map):
        return ShapeFill(last)
    if isinstance(gradient.paint, scene.LinearGradient):
        return ShapeFill(_lay_linear(gradient.paint, total_map) or last)
    return _lay_radial(gradient.paint, total_map) if gradient.paint.radius else ShapeFill(last)


def _lay_linear(line: scene.LinearGradient, total_map: Matrix) -> scene.LinearGradient | None:
    """Lay a linear gradient. The map may slant its lines of equal colour; the colours change at right angles
    to these."""
    back = geometry.invert_map(total_map)
    x, y = line.end.x - line.start.x, line.end.y - line.start.y
    square = x * x + y * y
    if not square:
        return None
    slope = Point((back.a * x + back.b * y) / square, (back.c * x + back.d * y) / square)
    steepness = slope.x**2 + slope.y**2
    if not steepness:
        return None
    start = geometry.move_point(line.start, total_map)
    end = Point(start.x + slope.x / steepness, start.y + slope.y / steepness)
    return scene.LinearGradient(start, end, line.stops)


def _lay_radial(disc: scene.RadialGradient, total_map: Matrix) -> ShapeFill:
    enlarged, centre = geometry.growth(total_map), disc.centre
    if svg.is_even(total_map):
        middle = geometry.move_point(centre, total_map)
        return ShapeFill(scene.RadialGradient(middle, disc.radius * enlarged, disc.stops))
    # A circle that became an ellipse is painted as a circle, as large as can be, in a space of its own.
    middle = Point(centre.x * enlarged, centre.y * enlarged)
    return ShapeFill(scene.RadialGradient(middle, disc.radius * enlarged, disc.stops), _find_space(total_map))


def _find_space(matrix: Matrix) -> Matrix:
    """Return the map without its enlargement."""
    enlarged = geometry.growth(matrix)
    return geometry.combine_maps(geometry.scaling(1 / enlarged, 1 / enlarged), matrix)


def layer_map(matrix: Matrix, space: Matrix | None) -> Matrix:
    """The map from an outline's own coordinates to those of a space."""
    return matrix if space is None else geometry.combine_maps(matrix, geometry.invert_map(space))


def stroke_space(matrix: Matrix) -> Matrix | None:
    """Find the space for a line whose width the map stretches; none if the width only grows."""
    return None if matrix is geometry.IDENTITY or svg.is_even(matrix) else _find_space(matrix)


class DrawingState(Struct):
    document: Document
    gradients: dict[str, Gradient] = field(default_factory=dict)
    open: list[int] = field(default_factory=list)  # the nodes that are being drawn, each in the one before
    elements: int = 0
    steps: int = 0


def find_gradient(state: DrawingState, id_: str) -> Gradient:
    if id_ not in state.gradients:
        node = find_node(state.document, id_, KINDS)
        with place_reasons(node.element):
            state.gradients[id_] = _read_gradient(state.document, node)
    return state.gradients[id_]


def count_element(state: DrawingState) -> None:
    state.elements += 1
    if state.elements > MOST_ELEMENTS:
        wrong = f"what is used again and again makes more than {MOST_ELEMENTS:,} elements"
        raise svg.Unread(wrong, "use less, or simplify it")


def count_steps(state: DrawingState, count: int) -> None:
    state.steps += count
    if state.steps > MOST_STEPS:
        raise svg.Unread(f"the drawing has more than {MOST_STEPS:,} steps of paths", svg.SIMPLIFY)


MOST_SHAPES = 64
SIMPLE = frozenset({"rect", "circle", "ellipse"})  # whose outlines run one way and enclose all within
ONE_PATH = "unite its shapes to one path in your editor"


def make_clip(state: DrawingState, id_: str, matrix: Matrix) -> scene.Clip | None:
    """Make the clip path, moved; none if nothing shows through it."""
    node = find_node(state.document, id_, ("clipPath",))
    with place_reasons(node.element):
        return _join_clip(state, node, matrix)


def _join_clip(state: DrawingState, node: DrawingNode, matrix: Matrix) -> scene.Clip | None:
    units = node.element.attributes.get("clipPathUnits", "userSpaceOnUse").strip()
    if units != "userSpaceOnUse":
        raise svg.Unread(svg.say_value("clipPathUnits", units), "only userSpaceOnUse is drawn")
    if node.own.clip is not None:
        raise svg.Unread("it is clipped itself", ONE_PATH)
    style = inherit_style(ShapeStyle(), node.own)
    base = svg.join_maps(node.matrix, matrix)
    parts = [part for child in node.children if (part := _make_clip_part(state, child, style, base))]
    if len(parts) > MOST_SHAPES:
        right = enumerate_parts([svg.at_most_drawn(MOST_SHAPES), ONE_PATH], "; ")
        raise svg.Unread(f"it has {len(parts):,} shapes", right)
    if not parts:
        return None
    steps = tuple(step for steps, *_ in parts for step in steps)
    return scene.Clip(steps, _find_clip_rule([(rule, box, way) for _, rule, box, way in parts]))


def _make_clip_part(
    state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix
) -> tuple[scene.Steps, scene.FillRule | None, Box, int] | None:
    """Return a shape's steps, its rule if that matters, its box, and the direction of a simple outline."""
    count_element(state)
    style = inherit_style(style, node.own)
    matrix = svg.join_maps(node.matrix, matrix)
    if node.own.clip is not None:
        raise svg.Unread("a shape in it is clipped itself", ONE_PATH)
    if node.element.name == "use":
        used = find_node(state.document, node.href or "", svg.SHAPES)
        return _make_clip_part(state, used, style, matrix) if node.own.displayed else None
    if node.reach is None or style.visibility != "visible" or not node.own.displayed or svg.is_flat(matrix):
        return None
    count_steps(state, len(node.steps))
    simple = node.element.name in SIMPLE
    way = (1 if matrix.a * matrix.d > matrix.b * matrix.c else -1) if simple else 0
    rule = None if simple else style.clip_rule
    return svg.move_steps(node.steps, matrix), rule, geometry.move_box(node.reach, matrix), way


def _find_clip_rule(parts: list[tuple[scene.FillRule | None, Box, int]]) -> scene.FillRule:
    """Find the rule by which one outline of all the parts shows the same as the parts one by one."""
    rules = {rule for rule, _, _ in parts if rule is not None} or {"nonzero"}
    ways = {way for _, _, way in parts}
    if len(parts) > 1 and (len(ways) > 1 or 0 in ways):
        if len(rules) > 1:
            raise svg.Unread("its shapes have different clip-rules", ONE_PATH)
        if any(min(geometry.overlap(*pair)) > 0 for pair in combinations([box for _, box, _ in parts], 2)):
            raise svg.Unread("its shapes overlap", ONE_PATH)
    (rule,) = rules
    return rule


Look: TypeAlias = scene.Paint | scene.Stroke | None
Drawn: TypeAlias = list[scene.Shape]

DRAWN = frozenset({*svg.SHAPES, "svg", "g", "use"})  # the other elements are only there to be named
USED = DRAWN - {"svg"}
THINNEST = 0.001  # of a line: as exact as numbers are written


def draw_node(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> Drawn:
    """Draw a node with all that is in it."""
    if node.element.name not in DRAWN or not node.own.displayed:
        return []
    with place_reasons(node.element):
        count_element(state)
        return _draw_shapes(state, node, inherit_style(style, node.own), svg.join_maps(node.matrix, matrix))


def _draw_shapes(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> Drawn:
    own = node.own
    if svg.is_flat(matrix) or not own.opacity:
        return []
    clip = None if own.clip is None else make_clip(state, own.clip.id, matrix)
    if own.clip is not None and clip is None:
        return []
    name = node.element.name
    draw = _draw_shape if name in svg.SHAPES else _draw_used if name == "use" else _draw_children
    shapes = draw(state, node, style, matrix)
    if not shapes or (clip is None and own.opacity == 1):
        return shapes
    return [scene.Group(tuple(shapes), clip=clip, opacity=own.opacity)]


def _draw_children(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> Drawn:
    _enter_node(state, node)
    shapes = [shape for child in node.children for shape in draw_node(state, child, style, matrix)]
    state.open.pop()
    return shapes


def _enter_node(state: DrawingState, node: DrawingNode) -> None:
    if len(state.open) >= DEEPEST:
        raise svg.Unread(f"what is used stands more than {DEEPEST} deep in each other", "ungroup it")
    state.open.append(id(node))


def _draw_used(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> Drawn:
    if node.href is None:
        raise svg.Unread("it names nothing to use", 'give it href="#id"')
    target = find_node(state.document, node.href, USED)
    if id(target) in state.open:
        raise svg.Unread(f"'#{node.href[:40]}' is used within itself", "break the circle")
    _enter_node(state, node)
    shapes = draw_node(state, target, style, matrix)
    state.open.pop()
    return shapes


def _draw_shape(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> Drawn:
    if node.reach is None or style.visibility != "visible":
        return []
    count_steps(state, len(node.steps))
    fill = _find_fill(state, node, style, matrix)
    stroke = _find_stroke(state, style, matrix)
    space = stroke_space(matrix) if stroke else None
    _check_reach(node, matrix, stroke)
    parts = (fill.paint, style.fill_opacity, fill.space), (stroke, style.stroke_opacity, space)
    present = [part for part in parts if part[0] is not None and part[1] > 0]
    if all(part[1:] == (1.0, None) for part in present) and (style.paint_order or len(present) < 2):
        return [_make_path(node, style, matrix, fill.paint, stroke)] if present else []
    ordered = present if style.paint_order else present[::-1]
    return [_make_layer(node, style, matrix, *part) for part in ordered]


def _make_path(
    node: DrawingNode, style: ShapeStyle, map_: Matrix, fill: scene.Paint | None, stroke: scene.Stroke | None
) -> scene.Path:
    return scene.Path(svg.move_steps(node.steps, map_), fill, stroke, style.fill_rule)


def _make_layer(
    node: DrawingNode, style: ShapeStyle, matrix: Matrix, look: Look, opacity: float, space: Matrix | None
) -> scene.Shape:
    """Draw either the fill or the stroke of a shape, which has its own opacity or its own space."""
    fill, stroke = (None, look) if isinstance(look, scene.Stroke) else (look, None)
    path = _make_path(node, style, layer_map(matrix, space), fill, stroke)
    return path if space is None and opacity == 1 else scene.Group((path,), space, opacity=opacity)


def _check_reach(node: DrawingNode, matrix: Matrix, stroke: scene.Stroke | None) -> None:
    assert node.reach is not None
    box = geometry.move_box(node.reach, matrix)
    farthest = max(-box.x, -box.y, box.x + box.width, box.y + box.height, stroke.width if stroke else 0.0)
    if not farthest <= svg.LARGEST:
        raise svg.Unread("it lies far outside of the drawing", "keep shapes near the viewBox")


def _find_fill(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> ShapeFill:
    """Find the fill of a shape. A straight line has none: a PDF reader would fill it as a line of one
    pixel."""
    if node.straight:
        return ShapeFill(None)
    match style.fill:
        case UrlReference(id_):
            return fill_with_gradient(find_gradient(state, id_), node.steps, matrix)
        case Current():
            return ShapeFill(style.colour)
        case colour:
            return ShapeFill(colour)


def _find_stroke(state: DrawingState, style: ShapeStyle, matrix: Matrix) -> scene.Stroke | None:
    """Return the stroke after a map: its width grows as the areas do, but is not stretched."""
    enlarged = geometry.growth(matrix)
    colour = _find_stroke_colour(state, style)
    if colour is None or style.stroke_width * enlarged < THINNEST:
        return None
    return scene.Stroke(
        colour,
        style.stroke_width * enlarged,
        style.stroke_linecap,
        style.stroke_linejoin,
        style.stroke_miterlimit,
        tuple(length * enlarged for length in style.stroke_dasharray),
        style.stroke_dashoffset * enlarged,
    )


def _find_stroke_colour(state: DrawingState, style: ShapeStyle) -> scene.Colour | None:
    match style.stroke:
        case UrlReference(id_):
            stops = find_gradient(state, id_).paint.stops
            if len(stops) > 1:
                raise svg.Unread("its stroke is a gradient", svg.STROKE)
            return stops[0].colour if stops else None
        case Current():
            return style.colour
        case colour:
            return colour
