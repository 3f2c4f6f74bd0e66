"""Elements as nodes: every attribute read once, so that what is used often is not read again."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

from pnp.drawings import styles, svg
from pnp.errors import quote, suggest
from pnp.geometry import IDENTITY, Box, Matrix, Point, translation
from pnp.paths import MOST_STEPS, PathError, as_curves, box_steps, ellipse_steps, parse_path, rounded_steps
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo, Step, Steps

if TYPE_CHECKING:
    from pnp.drawings.xml_tree import XmlElement

Size: TypeAlias = "Callable[[str], float]"  # a length by its name
FEW = 8  # steps of a path that might be no more than a line
FINEST = 1e-9  # of an arc's radius: a shorter arc, or one of so small a radius, is straight


def outline_shape(name: str, attributes: Mapping[str, str], view: Box) -> Steps:
    """The steps of a shape; none where it has no size."""

    def get_number(key: str) -> float:
        return svg.read_coordinate(attributes, key, view)

    def size(key: str) -> float:
        return svg.check_at_least_zero(get_number(key), f"{key} of <{name}>")

    return replace_arcs(OUTLINES[name](attributes, get_number, size))


def _outline_path(attributes: Mapping[str, str], _given: object, _size: object) -> Steps:
    data = attributes.get("d", "")
    try:
        return () if data.strip() == "none" else parse_path(data)
    except PathError as error:
        around = quote(svg.shorten(data[max(error.at - 15, 0) : error.at + 5]))
        raise svg.Unread(f"the path, near {around}: {error.wrong}", error.right) from error


def _outline_rectangle(attributes: Mapping[str, str], given: Size, size: Size) -> Steps:
    box = Box(given("x"), given("y"), size("width"), size("height"))
    if not box.width or not box.height:
        return ()
    across, down = _read_radii(attributes, size)
    return rounded_steps(box, across, down) if across and down else box_steps(box)


def _read_radii(attributes: Mapping[str, str], size: Size) -> tuple[float, float]:
    """Both radii of an ellipse; one that is not given is as the other."""
    across, down = (
        None if attributes.get(key, "auto").strip() == "auto" else size(key) for key in ("rx", "ry")
    )
    first, second = down if across is None else across, across if down is None else down
    return first or 0.0, second or 0.0


def _outline_circle(_: object, given: Size, size: Size) -> Steps:
    radius = size("r")
    return ellipse_steps(Point(given("cx"), given("cy")), radius, radius) if radius else ()


def _outline_ellipse(attributes: Mapping[str, str], given: Size, size: Size) -> Steps:
    across, down = _read_radii(attributes, size)
    return ellipse_steps(Point(given("cx"), given("cy")), across, down) if across and down else ()


def _outline_line(_: object, given: Size, _size: object) -> Steps:
    return (MoveTo(given("x1"), given("y1")), LineTo(given("x2"), given("y2")))


def _outline_polyline(attributes: Mapping[str, str], _given: object, _size: object) -> Steps:
    named = svg.read_points(attributes.get("points", ""))
    lines = (LineTo(point.x, point.y) for point in named[1:])
    return (MoveTo(named[0].x, named[0].y), *lines) if named else ()


def _outline_polygon(attributes: Mapping[str, str], given: object, size: object) -> Steps:
    steps = _outline_polyline(attributes, given, size)
    return (*steps, Close()) if steps else ()


OUTLINES: dict[str, Callable[[Mapping[str, str], Size, Size], Steps]] = {
    "path": _outline_path,
    "rect": _outline_rectangle,
    "circle": _outline_circle,
    "ellipse": _outline_ellipse,
    "line": _outline_line,
    "polyline": _outline_polyline,
    "polygon": _outline_polygon,
}


def replace_arcs(steps: Steps) -> Steps:
    if not any(isinstance(step, ArcTo) for step in steps):
        return steps
    plain: list[Step] = []
    here = Point(0.0, 0.0)
    for step in steps:
        plain += arc_curves(here, step) if isinstance(step, ArcTo) else (step,)
        if len(plain) > MOST_STEPS:
            raise svg.Unread(f"the path has more than {MOST_STEPS:,} steps, arcs as curves", svg.SIMPLIFY)
        here = here if isinstance(step, Close) else Point(step.x, step.y)
    return tuple(plain)


def arc_curves(start: Point, arc: ArcTo) -> list[Step]:
    """An arc as curves, worked out about its start: far from there, a small one would be lost in rounding."""
    across, down = (
        svg.check_bounds(arc.x) - svg.check_bounds(start.x),
        svg.check_bounds(arc.y) - svg.check_bounds(start.y),
    )
    radii = svg.check_bounds(arc.radius_x), svg.check_bounds(arc.radius_y)
    if min(radii) < FINEST or math.hypot(across, down) < FINEST * max(radii):
        return [LineTo(arc.x, arc.y)]
    turn = math.remainder(svg.check_bounds(arc.turn), 360.0)
    near = ArcTo(*radii, turn, arc.large, arc.clockwise, across, down)
    x, y = start.x, start.y
    return [
        CurveTo(x + one.x1, y + one.y1, x + one.x2, y + one.y2, x + one.x, y + one.y)
        for one in as_curves(Point(0.0, 0.0), near)
    ]


def find_reach(steps: Steps) -> Box | None:
    """A box that holds every point that is named, none of which may lie beyond what numbers may say."""
    across, down = list_named_points(steps)
    if not across:
        return None
    box = Box(min(across), min(down), max(across) - min(across), max(down) - min(down))
    farthest = max(-box.x, -box.y, box.x + box.width, box.y + box.height)
    # A sum shows what is no number, which no comparison does.
    if not farthest <= svg.LARGEST or not math.isfinite(sum(across) + sum(down)):
        raise svg.Unread(f"the shape reaches as far as {farthest:g}", f"keep it within {svg.LARGEST:,}")
    return box


def list_named_points(steps: Steps) -> tuple[list[float], list[float]]:
    """How far to the right and down every point stands that the steps name."""
    across: list[float] = []
    down: list[float] = []
    for step in steps:
        if isinstance(step, CurveTo):
            across += (step.x1, step.x2, step.x)
            down += (step.y1, step.y2, step.y)
        elif not isinstance(step, Close):
            across.append(step.x)
            down.append(step.y)
    return across, down


def is_straight(steps: Steps, within: Box) -> bool:
    """Whether all of it lies on one upright, level or single line."""
    if not within.width or not within.height:
        return True
    return len(steps) <= FEW and len({*zip(*list_named_points(steps), strict=True)}) < 3


class DrawingNode(Struct, frozen=True):
    element: XmlElement
    own: styles.Own
    matrix: Matrix
    steps: Steps
    reach: Box | None  # holds the steps; None where there are none
    straight: bool  # whether the steps are one line
    href: str | None
    children: tuple[DrawingNode, ...]


class Document(Struct):
    """The nodes, and by their ids those that others may name; an id that two of them have names neither."""

    view: Box
    sheet: styles.StyleSheet = field(default_factory=styles.StyleSheet)
    ids: dict[str, DrawingNode | None] = field(default_factory=dict)


def read_sheets(document: Document, element: XmlElement) -> None:
    """All style sheets first: what stands at the end of a file holds for its beginning."""
    if element.name == "style":
        try:
            _add_sheet(document.sheet, element)
        except svg.Unread as reason:
            raise place_reason(element, reason) from reason
    for child in element.children:
        read_sheets(document, child)


def _add_sheet(sheet: styles.StyleSheet, element: XmlElement) -> None:
    if element.attributes.get("type", "text/css").strip() not in ("text/css", ""):
        raise svg.Unread(
            f"the style is of type '{svg.shorten(element.attributes['type'])}'", "write it in CSS"
        )
    if element.attributes.get("media", "all").strip() not in ("all", "screen", "print", ""):
        raise svg.Unread(f"the style is for '{svg.shorten(element.attributes['media'])}'", "leave media out")
    styles.add_rules(sheet, "".join(element.said))


def make_node(document: Document, element: XmlElement) -> DrawingNode:
    children = tuple(make_node(document, child) for child in element.children if child.name != "style")
    try:
        made = _read_node(document, element, children)
    except svg.Unread as reason:
        raise place_reason(element, reason) from reason
    if "id" in element.attributes:
        id_ = element.attributes["id"]
        document.ids[id_] = None if id_ in document.ids else made
    return made


def place_reason(element: XmlElement, reason: svg.Unread) -> svg.DrawingError:
    return svg.DrawingError(element.line, element.column, f"<{element.name}>: {reason.wrong}", reason.right)


def find_node(document: Document, id_: str, kinds: Collection[str]) -> DrawingNode:
    """The node of an id, which must be of one of these kinds."""
    if id_ not in document.ids:
        right = suggest(id_[:40], document.ids) or "correct the id"
        raise svg.Unread(f"there is no '{svg.shorten('#' + id_)}'", right)
    there = document.ids[id_]
    if there is None:
        raise svg.Unread(f"several elements have the id '{svg.shorten(id_)}'", "give each its own")
    if there.element.name not in kinds:
        wrong = f"'{svg.shorten('#' + id_)}' is a <{there.element.name}>"
        raise svg.Unread(wrong, f"name one of {', '.join(sorted(kinds))}")
    return there


def _read_node(document: Document, element: XmlElement, children: tuple[DrawingNode, ...]) -> DrawingNode:
    name, attributes = element.name, element.attributes
    declared = dict(_list_presentation(element))
    declared |= styles.find_declared(document.sheet, element)
    declared |= styles.read_declarations(attributes.get("style", ""))
    if name != "stop":
        declared.pop("stop-color", None)
        declared.pop("stop-opacity", None)
    steps = outline_shape(name, attributes, document.view) if name in svg.FIGURES else ()
    reach = find_reach(steps)
    straight = reach is None or is_straight(steps, reach)
    href = styles.read_link(attributes["href"]) if "href" in attributes else None
    own, matrix = styles.read_own_style(declared, document.view), _read_matrix(element, document.view)
    return DrawingNode(element, own, matrix, steps, reach, straight, href, children)


def _read_matrix(element: XmlElement, view: Box) -> Matrix:
    """The element's own transform; what is used is moved to its place first."""
    attributes = element.attributes
    matrix = svg.read_transform(attributes["transform"]) if "transform" in attributes else IDENTITY
    if element.name != "use" or not {"x", "y"} & attributes.keys():
        return matrix
    across, down = attributes.get("x", "0"), attributes.get("y", "0")
    place = translation(svg.read_length(across, view, "width"), svg.read_length(down, view, "height"))
    return svg.join_maps(place, matrix)


def _list_presentation(element: XmlElement) -> Iterator[tuple[str, str]]:
    """The properties that are written as attributes; what is neither these nor the element's own is wrong."""
    own = svg.ELEMENTS[element.name]
    for name, value in element.attributes.items():
        if name in own or name in svg.ANYWHERE or name.startswith(svg.UNSEEN):
            continue
        if name == "transform" and element.name in svg.MOVABLE:
            continue
        if name not in svg.PROPERTY_NAMES:
            raise _unknown_attribute_error(name, element, own)
        svg.refuse_unless_known(name, value)
        if not svg.is_idle(name):
            yield name, value


def _unknown_attribute_error(name: str, element: XmlElement, own: frozenset[str]) -> svg.Unread:
    if name.startswith("on"):
        return svg.Unread(f"'{svg.shorten(name)}' is a script", svg.TAKE_OUT)
    if name == "transform":
        return svg.Unread(f"<{element.name}> has a transform", "put it on a <g>")
    right = suggest(name[:40], [*own, *svg.PROPERTY_NAMES, *svg.ANYWHERE, "transform"]) or svg.LEAVE_OUT
    return svg.Unread(f"the attribute '{svg.shorten(name)}' is not known", right)
