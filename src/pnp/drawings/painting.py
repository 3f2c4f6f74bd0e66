"""Nodes as shapes of a scene: each where it stands after all its moves, clipped and faded."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from pnp.drawings.allow_list import FIGURES, STROKE, Unread, at_most_drawn, is_text
from pnp.drawings.attributes import LARGEST, is_flat, join_maps, move_steps
from pnp.drawings.gradients import (
    DrawingState,
    ShapeFill,
    count_element,
    count_steps,
    fill_with_gradient,
    find_gradient,
    layer_map,
    stroke_space,
)
from pnp.drawings.nodes import DrawingNode, find_node, place_reason
from pnp.drawings.styles import Current, ShapeStyle, UrlReference, inherit_style
from pnp.drawings.xml_tree import DEEPEST
from pnp.errors import enumerate_parts
from pnp.geometry import Box, Matrix, growth, move_box, overlap
from pnp.scene import Clip, Colour, FillRule, Group, Paint, Path, Shape, Steps, Stroke

MOST_SHAPES = 64
SIMPLE = frozenset({"rect", "circle", "ellipse"})  # whose outlines run one way and enclose all within
ONE_PATH = "unite its shapes to one path in your editor"


def make_clip(state: DrawingState, id_: str, matrix: Matrix) -> Clip | None:
    """The clip path, moved; none where nothing shows through it."""
    node = find_node(state.document, id_, ("clipPath",))
    try:
        return _join_clip(state, node, matrix)
    except Unread as reason:
        raise place_reason(node.element, reason) from reason


def _join_clip(state: DrawingState, node: DrawingNode, matrix: Matrix) -> Clip | None:
    units = node.element.attributes.get("clipPathUnits", "userSpaceOnUse").strip()
    if units != "userSpaceOnUse":
        raise Unread(is_text("clipPathUnits", units), "only userSpaceOnUse is drawn")
    if node.own.clip is not None:
        raise Unread("it is clipped itself", ONE_PATH)
    style = inherit_style(ShapeStyle(), node.own)
    base = join_maps(node.matrix, matrix)
    parts = [part for child in node.children if (part := _make_clip_part(state, child, style, base))]
    if len(parts) > MOST_SHAPES:
        right = enumerate_parts([at_most_drawn(MOST_SHAPES), ONE_PATH], "; ")
        raise Unread(f"it has {len(parts):,} shapes", right)
    if not parts:
        return None
    steps = tuple(step for steps, *_ in parts for step in steps)
    return Clip(steps, _find_clip_rule([(rule, box, way) for _, rule, box, way in parts]))


def _make_clip_part(
    state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix
) -> tuple[Steps, FillRule | None, Box, int] | None:
    """A shape's steps, its rule where that matters, its box, and which way a simple outline runs."""
    count_element(state)
    style = inherit_style(style, node.own)
    matrix = join_maps(node.matrix, matrix)
    if node.own.clip is not None:
        raise Unread("a shape in it is clipped itself", ONE_PATH)
    if node.element.name == "use":
        used = find_node(state.document, node.href or "", FIGURES)
        return _make_clip_part(state, used, style, matrix) if node.own.displayed else None
    if node.reach is None or style.visibility != "visible" or not node.own.displayed or is_flat(matrix):
        return None
    count_steps(state, len(node.steps))
    simple = node.element.name in SIMPLE
    way = (1 if matrix.a * matrix.d > matrix.b * matrix.c else -1) if simple else 0
    rule = None if simple else style.clip_rule
    return move_steps(node.steps, matrix), rule, move_box(node.reach, matrix), way


def _find_clip_rule(parts: list[tuple[FillRule | None, Box, int]]) -> FillRule:
    """The rule by which one outline of all the parts shows what each of them shows."""
    rules = {rule for rule, _, _ in parts if rule is not None} or {"nonzero"}
    ways = {way for _, _, way in parts}
    if len(parts) > 1 and (len(ways) > 1 or 0 in ways):
        if len(rules) > 1:
            raise Unread("its shapes have different clip-rules", ONE_PATH)
        if any(min(overlap(one, other)) > 0 for (_, one, _), (_, other, _) in combinations(parts, 2)):
            raise Unread("its shapes overlap", ONE_PATH)
    (rule,) = rules
    return rule


Look: TypeAlias = Paint | Stroke | None

DRAWN = frozenset({*FIGURES, "svg", "g", "use"})  # the others are there to be named
USED = DRAWN - {"svg"}
THINNEST = 0.001  # of a line: as exact as numbers are written


def draw_node(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> list[Shape]:
    """What a node shows, with all that is in it."""
    if node.element.name not in DRAWN or not node.own.displayed:
        return []
    try:
        count_element(state)
        return _draw_shapes(state, node, inherit_style(style, node.own), join_maps(node.matrix, matrix))
    except Unread as reason:
        raise place_reason(node.element, reason) from reason


def _draw_shapes(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> list[Shape]:
    own = node.own
    if is_flat(matrix) or not own.opacity:
        return []
    clip = None if own.clip is None else make_clip(state, own.clip.id, matrix)
    if own.clip is not None and clip is None:
        return []
    name = node.element.name
    draw = _draw_figure if name in FIGURES else _draw_used if name == "use" else _draw_children
    shapes = draw(state, node, style, matrix)
    if not shapes or (clip is None and own.opacity == 1):
        return shapes
    return [Group(tuple(shapes), clip=clip, opacity=own.opacity)]


def _draw_children(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> list[Shape]:
    _enter_node(state, node)
    shapes = [shape for child in node.children for shape in draw_node(state, child, style, matrix)]
    state.open.pop()
    return shapes


def _enter_node(state: DrawingState, node: DrawingNode) -> None:
    if len(state.open) >= DEEPEST:
        raise Unread(f"what is used stands more than {DEEPEST} deep in each other", "ungroup it")
    state.open.append(id(node))


def _draw_used(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> list[Shape]:
    if node.href is None:
        raise Unread("it names nothing to use", 'give it href="#id"')
    target = find_node(state.document, node.href, USED)
    if id(target) in state.open:
        raise Unread(f"'#{node.href[:40]}' is used within itself", "break the circle")
    _enter_node(state, node)
    shapes = draw_node(state, target, style, matrix)
    state.open.pop()
    return shapes


def _draw_figure(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> list[Shape]:
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
    node: DrawingNode, style: ShapeStyle, map_: Matrix, fill: Paint | None, stroke: Stroke | None
) -> Path:
    return Path(move_steps(node.steps, map_), fill, stroke, style.fill_rule)


def _make_layer(
    node: DrawingNode, style: ShapeStyle, matrix: Matrix, look: Look, opacity: float, space: Matrix | None
) -> Shape:
    """Either the fill or the stroke of a shape, which has its own opacity or its own space."""
    fill, stroke = (None, look) if isinstance(look, Stroke) else (look, None)
    path = _make_path(node, style, layer_map(matrix, space), fill, stroke)
    return path if space is None and opacity == 1 else Group((path,), space, opacity=opacity)


def _check_reach(node: DrawingNode, matrix: Matrix, stroke: Stroke | None) -> None:
    assert node.reach is not None
    box = move_box(node.reach, matrix)
    farthest = max(-box.x, -box.y, box.x + box.width, box.y + box.height, stroke.width if stroke else 0.0)
    if not farthest <= LARGEST:
        raise Unread("it lies far outside of the drawing", "keep shapes near the viewBox")


def _find_fill(state: DrawingState, node: DrawingNode, style: ShapeStyle, matrix: Matrix) -> ShapeFill:
    """A straight line has nothing in it, and a PDF's reader would fill that as a line of one pixel."""
    if node.straight:
        return ShapeFill(None)
    match style.fill:
        case UrlReference(id_):
            return fill_with_gradient(find_gradient(state, id_), node.steps, matrix)
        case Current():
            return ShapeFill(style.colour)
        case colour:
            return ShapeFill(colour)


def _find_stroke(state: DrawingState, style: ShapeStyle, matrix: Matrix) -> Stroke | None:
    """The line as it is drawn where areas have been moved, but widths are not stretched."""
    enlarged = growth(matrix)
    colour = _find_stroke_colour(state, style)
    if colour is None or style.stroke_width * enlarged < THINNEST:
        return None
    return Stroke(
        colour,
        style.stroke_width * enlarged,
        style.stroke_linecap,
        style.stroke_linejoin,
        style.stroke_miterlimit,
        tuple(length * enlarged for length in style.stroke_dasharray),
        style.stroke_dashoffset * enlarged,
    )


def _find_stroke_colour(state: DrawingState, style: ShapeStyle) -> Colour | None:
    match style.stroke:
        case UrlReference(id_):
            stops = find_gradient(state, id_).paint.stops
            if len(stops) > 1:
                raise Unread("its stroke is a gradient", STROKE)
            return stops[0].colour if stops else None
        case Current():
            return style.colour
        case colour:
            return colour
