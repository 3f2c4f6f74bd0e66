"""Nodes as shapes of a scene: each where it stands after all its moves, clipped and faded."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pnp.drawings.attributes import LARGEST
from pnp.drawings.clipping import clip_of
from pnp.drawings.desk import count_element, count_steps, gradient_of
from pnp.drawings.known import FIGURES, STROKE
from pnp.drawings.nodes import found, placed
from pnp.drawings.paints import Filling, filling, layer_map, stroke_space
from pnp.drawings.reading import DEEPEST
from pnp.drawings.refusals import Unread
from pnp.drawings.styles import Current, Reference, inherited
from pnp.drawings.transforms import is_flat, joined, moved_steps
from pnp.geometry import growth, moved_box
from pnp.scene import Group, Path, Stroke

if TYPE_CHECKING:
    from pnp.drawings.desk import Desk
    from pnp.drawings.nodes import Node
    from pnp.drawings.styles import Style
    from pnp.geometry import Matrix
    from pnp.scene import Colour, Paint, Shape

    Look: TypeAlias = Paint | Stroke | None

DRAWN = frozenset({*FIGURES, "svg", "g", "use"})  # the others are there to be named
USED = DRAWN - {"svg"}
THINNEST = 0.001  # of a line: as exact as numbers are written


def shapes_of(desk: Desk, node: Node, style: Style, matrix: Matrix) -> list[Shape]:
    """What a node shows, with all that is in it."""
    if node.element.name not in DRAWN or not node.own.displayed:
        return []
    try:
        count_element(desk)
        return _shapes(desk, node, inherited(style, node.own), joined(node.matrix, matrix))
    except Unread as reason:
        raise placed(node.element, reason) from reason


def _shapes(desk: Desk, node: Node, style: Style, matrix: Matrix) -> list[Shape]:
    own = node.own
    if is_flat(matrix) or not own.opacity:
        return []
    clip = None if own.clip is None else clip_of(desk, own.clip.id, matrix)
    if own.clip is not None and clip is None:
        return []
    within = _figure if node.element.name in FIGURES else _used if node.element.name == "use" else _all
    shapes = within(desk, node, style, matrix)
    if not shapes or (clip is None and own.opacity == 1):
        return shapes
    return [Group(tuple(shapes), clip=clip, opacity=own.opacity)]


def _all(desk: Desk, node: Node, style: Style, matrix: Matrix) -> list[Shape]:
    _enter(desk, node)
    shapes = [shape for child in node.children for shape in shapes_of(desk, child, style, matrix)]
    desk.open.pop()
    return shapes


def _enter(desk: Desk, node: Node) -> None:
    if len(desk.open) >= DEEPEST:
        wrong = f"what is used stands more than {DEEPEST} deep in each other"
        raise Unread(wrong, "ungroup it")
    desk.open.append(id(node))


def _used(desk: Desk, node: Node, style: Style, matrix: Matrix) -> list[Shape]:
    if node.href is None:
        raise Unread("it names nothing to use", 'give it href="#id"')
    target = found(desk.document, node.href, USED)
    if id(target) in desk.open:
        wrong = f"'#{node.href[:40]}' is used within itself"
        raise Unread(wrong, "break the circle")
    _enter(desk, node)
    shapes = shapes_of(desk, target, style, matrix)
    desk.open.pop()
    return shapes


def _figure(desk: Desk, node: Node, style: Style, matrix: Matrix) -> list[Shape]:
    if node.reach is None or not style.visibility:
        return []
    count_steps(desk, len(node.steps))
    fill = _fill(desk, node, style, matrix)
    stroke = _stroke(desk, style, matrix)
    space = stroke_space(matrix) if stroke else None
    _check_reach(node, matrix, stroke)
    parts = (fill.paint, style.fill_opacity, fill.space), (stroke, style.stroke_opacity, space)
    present = [part for part in parts if part[0] is not None and part[1] > 0]
    if all(part[1:] == (1.0, None) for part in present) and (style.paint_order or len(present) < 2):
        return [_path(node, style, matrix, fill.paint, stroke)] if present else []
    ordered = present if style.paint_order else present[::-1]
    return [_layer(node, style, matrix, *part) for part in ordered]


def _path(node: Node, style: Style, map_: Matrix, fill: Paint | None, stroke: Stroke | None) -> Path:
    return Path(moved_steps(node.steps, map_), fill, stroke, style.fill_rule)


def _layer(
    node: Node, style: Style, matrix: Matrix, look: Look, opacity: float, space: Matrix | None
) -> Shape:
    """Either the fill or the stroke of a shape, which has its own opacity or its own space."""
    fill, stroke = (None, look) if isinstance(look, Stroke) else (look, None)
    path = _path(node, style, layer_map(matrix, space), fill, stroke)
    return path if space is None and opacity == 1 else Group((path,), space, opacity=opacity)


def _check_reach(node: Node, matrix: Matrix, stroke: Stroke | None) -> None:
    assert node.reach is not None
    box = moved_box(node.reach, matrix)
    farthest = max(-box.x, -box.y, box.x + box.width, box.y + box.height, stroke.width if stroke else 0.0)
    if not farthest <= LARGEST:
        raise Unread("it lies far outside of the drawing", "keep shapes near the viewBox")


def _fill(desk: Desk, node: Node, style: Style, matrix: Matrix) -> Filling:
    """A straight line has nothing in it, and a PDF's reader would fill that as a line of one pixel."""
    if node.straight:
        return Filling(None)
    match style.fill:
        case Reference(id_):
            return filling(gradient_of(desk, id_), node.steps, matrix)
        case Current():
            return Filling(style.colour)
        case colour:
            return Filling(colour)


def _stroke(desk: Desk, style: Style, matrix: Matrix) -> Stroke | None:
    """The line as it is drawn where areas have been moved, but widths are not stretched."""
    enlarged = growth(matrix)
    colour = _stroke_colour(desk, style)
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


def _stroke_colour(desk: Desk, style: Style) -> Colour | None:
    match style.stroke:
        case Reference(id_):
            stops = gradient_of(desk, id_).stops
            if len(stops) > 1:
                raise Unread("its stroke is a gradient", STROKE)
            return stops[0].colour if stops else None
        case Current():
            return style.colour
        case colour:
            return colour
