"""Elements as nodes: the style, outline and place of each, read once, however often it is used."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.drawings import svg
from pnp.drawings.xml_tree import XmlElement, place_reasons
from pnp.errors import quote, suggest
from pnp.geometry import IDENTITY, Box, Matrix, Point, translation
from pnp.paths import MOST_STEPS, PathError, as_curves, box_steps, ellipse_steps, parse_path, rounded_steps
from pnp.scene import ArcTo, Cap, Close, Colour, CurveTo, FillRule, Join, LineTo, MoveTo, Step, Steps

BLACK = Colour(0, 0, 0)
URL = re.compile(r"url\(\s*(['\"]?)\s*#([^'\"()\s]+)\s*\1\s*\)\s*(.*)", re.DOTALL)
MOST_DASHES = 64
WANTED_URL = "write url(#id), with the id of what stands in the same file"


class Current(Struct, frozen=True):
    """The paint `currentColor`: the value of `color` where it is used."""


class UrlReference(Struct, frozen=True):
    """The id of a gradient or a clipPath."""

    id: str


PaintName: TypeAlias = Colour | Current | UrlReference | None


class ShapeStyle(Struct, frozen=True):
    """The properties that an element hands down to those in it."""

    colour: Colour = BLACK
    fill: PaintName = BLACK
    fill_opacity: float = 1.0
    fill_rule: FillRule = "nonzero"
    stroke: PaintName = None
    stroke_opacity: float = 1.0
    stroke_width: float = 1.0
    stroke_linecap: Cap = "butt"
    stroke_linejoin: Join = "miter"
    stroke_miterlimit: float = 4.0
    stroke_dasharray: tuple[float, ...] = ()
    stroke_dashoffset: float = 0.0
    clip_rule: FillRule = "nonzero"
    visibility: str = "visible"
    paint_order: bool = True  # whether the fill comes first


class OwnStyle(Struct, frozen=True):
    """An element's own properties: for the whole of it, and for the elements in it."""

    handed_down: Mapping[str, Any]  # some fields of a ShapeStyle
    opacity: float = 1.0
    displayed: bool = True
    clip: UrlReference | None = None
    stop_colour: Colour = BLACK


def read_own_style(declared: Mapping[str, str], view: Box) -> OwnStyle:
    handed_down: dict[str, Any] = {}
    own_values: dict[str, Any] = {}
    for name, value in declared.items():
        text = value.strip()
        if name in WHOLE:
            field, reader = WHOLE[name]
            own_values[field] = reader(text)
        elif text.lower() != "inherit":
            field = name.replace("-", "_").replace("color", "colour")
            known = name in CHOICES
            handed_down[field] = read_choice(name, text) if known else HANDED_DOWN[name](text, view)
    return OwnStyle(handed_down, **{field: value for field, value in own_values.items() if field})


def inherit_style(style: ShapeStyle, own: OwnStyle) -> ShapeStyle:
    if not own.handed_down:
        return style
    properties = own.handed_down
    if isinstance(properties.get("colour"), Current):
        properties = {name: value for name, value in properties.items() if name != "colour"}
    return replace(style, **properties)


def read_colour_or_current(text: str) -> Colour | Current:
    return Current() if text.lower() == "currentcolor" else svg.read_colour(text)


def read_paint(text: str) -> PaintName:
    if text.lower() in ("none", "transparent"):
        return None
    return read_reference(text) if text.lower().startswith("url") else read_colour_or_current(text)


def read_reference(text: str) -> UrlReference:
    """Read the id that `url(#id)` names. A colour behind it is for readers that do not find the id."""
    found = URL.fullmatch(text)
    if found is None:
        raise svg.Unread(f"'{svg.shorten(text)}' leads elsewhere", WANTED_URL)
    return UrlReference(found.group(2))


def read_link(text: str) -> str:
    """Read the id that an `href` names."""
    found = re.fullmatch(r"#(\S+)", text.strip())
    if found is None:
        wrong = f"href='{svg.shorten(text)}' leads elsewhere"
        raise svg.Unread(wrong, "write #id of what stands in the same file")
    return found.group(1)


def read_dashes(text: str, view: Box) -> tuple[float, ...]:
    """Read lengths on and off, an even number; none for an unbroken line."""
    if text.lower() == "none":
        return ()
    parts = text.replace(",", " ").split()
    if len(parts) > MOST_DASHES:
        raise svg.Unread(f"stroke-dasharray has {len(parts):,} lengths", svg.at_most_drawn(MOST_DASHES))
    lengths = [svg.check_at_least_zero(svg.read_length(part, view, "both"), "a dash") for part in parts]
    if not any(lengths):
        return ()
    return tuple(lengths * 2 if len(lengths) % 2 else lengths)


def read_choice(name: str, text: str) -> str:
    if text.lower() not in CHOICES[name]:
        raise svg.Unread(svg.say_value(name, text), f"it can be {', '.join(CHOICES[name])}")
    return text.lower()


def read_miter_limit(text: str) -> float:
    limit = svg.read_number(text)
    if limit < 1:
        raise svg.Unread(f"stroke-miterlimit is {limit:g}", "it is 1 or more")
    return limit


def read_fill_first(text: str) -> bool:
    parts = text.lower().split()
    if parts != ["normal"] and (not parts or not {*parts} <= {"fill", "stroke", "markers"}):
        raise svg.Unread(svg.say_value("paint-order", text), "it can be normal, or fill, stroke and markers")
    return "stroke" not in parts or "fill" in parts[: parts.index("stroke")]


def check_opaque(text: str) -> None:
    if svg.read_share(text) != 1:
        wrong = f"stop-opacity is '{svg.shorten(text)}': such a gradient is not drawn"
        right = "draw gradients of opaque colours, and lighten the whole shape by fill-opacity"
        raise svg.Unread(wrong, right)


def read_stop_colour(text: str) -> Colour:
    if text.lower() in ("currentcolor", "inherit"):
        raise svg.Unread(svg.say_value("stop-color", text), "write the colour itself")
    return svg.read_colour(text)


# Property: the field of an Own and the reader; these hold for one element and are not handed down.
WHOLE: dict[str, tuple[str, Callable[[str], Any]]] = {
    "opacity": ("opacity", svg.read_share),
    "display": ("displayed", lambda text: text.lower() != "none"),
    "clip-path": ("clip", lambda text: None if text.lower() == "none" else read_reference(text)),
    "stop-color": ("stop_colour", read_stop_colour),
    "stop-opacity": ("", check_opaque),
}
CHOICES = {
    "fill-rule": ("nonzero", "evenodd"),
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "clip-rule": ("nonzero", "evenodd"),
    "visibility": ("visible", "hidden", "collapse"),
}
HANDED_DOWN: dict[str, Callable[[str, Box], Any]] = {
    "color": lambda text, _: read_colour_or_current(text),
    "fill": lambda text, _: read_paint(text),
    "fill-opacity": lambda text, _: svg.read_share(text),
    "stroke": lambda text, _: read_paint(text),
    "stroke-opacity": lambda text, _: svg.read_share(text),
    "stroke-width": lambda text, view: svg.check_at_least_zero(
        svg.read_length(text, view, "both"), "stroke-width"
    ),
    "stroke-miterlimit": lambda text, _: read_miter_limit(text),
    "stroke-dasharray": read_dashes,
    "stroke-dashoffset": lambda text, view: svg.read_length(text, view, "both"),
    "paint-order": lambda text, _: read_fill_first(text),
}


COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
RULE = re.compile(r"\s*([^{}]*)\{([^{}]*)\}\s*")
SELECTOR = re.compile(r"\*|[.#]?[A-Za-z_][\w-]*")
MOST_CLASSES = 64
SIMPLE = "selectors are one name, .class or #id, with commas between several"
INLINE = "write the styles as attributes (in Inkscape: save as Optimised SVG)"


class StyleSheet(Struct):
    """The declarations of each selector: a value, and its place in the order of rules."""

    rules: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)
    count: int = 0


def add_rules(sheet: StyleSheet, text: str) -> None:
    plain = COMMENT.sub(" ", text)
    at = 0
    while at < len(plain.rstrip()):
        rule = RULE.match(plain, at)
        if rule is None or "@" in rule.group(1):
            seen = svg.shorten(plain[at : at + 40])
            raise svg.Unread(f"the style sheet's '{seen}' is not understood", INLINE)
        declared = read_declarations(rule.group(2))
        for selector in rule.group(1).split(","):
            _add_rule(sheet, selector.strip(), declared)
        at = rule.end()


def _add_rule(sheet: StyleSheet, selector: str, declared: Mapping[str, str]) -> None:
    if SELECTOR.fullmatch(selector) is None:
        raise svg.Unread(f"the selector '{svg.shorten(selector)}' is not understood", SIMPLE)
    sheet.count += 1
    known = sheet.rules.setdefault(selector, {})
    known.update((name, (sheet.count, value)) for name, value in declared.items())


def read_declarations(text: str) -> dict[str, str]:
    """Read the properties that a style declares, without those that no drawing depends on."""
    declared: dict[str, str] = {}
    for part in COMMENT.sub(" ", text).split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip().lower(), value.strip()
        if not name and not colon:
            continue
        if not colon or not value:
            wrong = f"'{svg.shorten(part)}' is no style"
            raise svg.Unread(wrong, "write such as fill: #ff0000")
        if value.lower().endswith("important"):
            raise svg.Unread(f"the style '{svg.shorten(part)}' overrules others", "leave !important out")
        svg.refuse_unless_known(name, value)
        if not svg.is_idle(name):
            declared[name] = value
    return declared


def find_declared(sheet: StyleSheet, element: XmlElement) -> dict[str, str]:
    """Find a style sheet's values for an element: an id beats a class, a class beats a name, and the last of
    equals wins."""
    winners: dict[str, tuple[tuple[int, int], str]] = {}
    for weight, selector in _list_selectors(element) if sheet.rules else ():
        for name, (when, value) in sheet.rules.get(selector, {}).items():
            if name not in winners or winners[name][0] < (weight, when):
                winners[name] = (weight, when), value
    return {name: value for name, (_, value) in winners.items()}


def _list_selectors(element: XmlElement) -> Iterator[tuple[int, str]]:
    yield 0, "*"
    yield 1, element.name
    classes = dict.fromkeys(element.attributes.get("class", "").split())
    if len(classes) > MOST_CLASSES:
        raise svg.Unread(f"it has {len(classes):,} classes", f"at most {MOST_CLASSES} are read")
    yield from ((2, f".{each}") for each in classes)
    if "id" in element.attributes:
        yield 3, f"#{element.attributes['id']}"


FEW = 8  # steps of a path that might be no more than a line
FINEST = 1e-9  # of an arc's radius: a shorter arc, or one of so small a radius, is straight


def outline_shape(name: str, attributes: Mapping[str, str], view: Box) -> Steps:
    """Return the steps of a shape; none if it has no size."""

    def given(key: str) -> float:
        return svg.read_coordinate(attributes, key, view)

    def size(key: str) -> float:
        return svg.check_at_least_zero(given(key), f"{key} of <{name}>")

    steps: Steps = ()
    match name:
        case "path":
            steps = _read_path(attributes.get("d", ""))
        case "rect":
            box = Box(given("x"), given("y"), size("width"), size("height"))
            if box.width and box.height:
                across, down = _read_radii(attributes, size)
                steps = rounded_steps(box, across, down) if across and down else box_steps(box)
        case "circle":
            if radius := size("r"):
                steps = ellipse_steps(Point(given("cx"), given("cy")), radius, radius)
        case "ellipse":
            across, down = _read_radii(attributes, size)
            if across and down:
                steps = ellipse_steps(Point(given("cx"), given("cy")), across, down)
        case "line":
            steps = (MoveTo(given("x1"), given("y1")), LineTo(given("x2"), given("y2")))
        case "polyline" | "polygon":
            points = svg.read_points(attributes.get("points", ""))
            lines = [LineTo(point.x, point.y) for point in points[1:]]
            end = (Close(),) if name == "polygon" else ()
            steps = (MoveTo(points[0].x, points[0].y), *lines, *end) if points else ()
    return replace_arcs(steps)


def _read_path(data: str) -> Steps:
    try:
        return () if data.strip() == "none" else parse_path(data)
    except PathError as error:
        around = quote(svg.shorten(data[max(error.at - 15, 0) : error.at + 5]))
        raise svg.Unread(f"the path, near {around}: {error.wrong}", error.right) from error


def _read_radii(attributes: Mapping[str, str], size: Callable[[str], float]) -> tuple[float, float]:
    """Read both radii of an ellipse; one that is not given equals the other."""
    across, down = (
        None if attributes.get(key, "auto").strip() == "auto" else size(key) for key in ("rx", "ry")
    )
    first, second = down if across is None else across, across if down is None else down
    return first or 0.0, second or 0.0


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
    """Turn an arc into curves, worked out around its start: far from there, a small arc would be lost in
    rounding."""
    across = svg.check_bounds(arc.x) - svg.check_bounds(start.x)
    down = svg.check_bounds(arc.y) - svg.check_bounds(start.y)
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
    """Find a box that holds every point that the steps name; refuse points beyond the largest number
    allowed."""
    across, down = list_named_points(steps)
    if not across:
        return None
    box = Box(min(across), min(down), max(across) - min(across), max(down) - min(down))
    farthest = max(-box.x, -box.y, box.x + box.width, box.y + box.height)
    # The sum reveals NaN, which no comparison does.
    if not farthest <= svg.LARGEST or not math.isfinite(sum(across) + sum(down)):
        raise svg.Unread(f"the shape reaches as far as {farthest:g}", f"keep it within {svg.LARGEST:,}")
    return box


def list_named_points(steps: Steps) -> tuple[list[float], list[float]]:
    """List the x and the y of every point that the steps name."""
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
    """Whether the steps lie on one upright or level line, or are but one line."""
    if not within.width or not within.height:
        return True
    return len(steps) <= FEW and len({*zip(*list_named_points(steps), strict=True)}) < 3


class DrawingNode(Struct, frozen=True):
    element: XmlElement
    own: OwnStyle
    matrix: Matrix
    steps: Steps
    reach: Box | None  # holds the steps; None where there are none
    straight: bool  # whether the steps are one line
    href: str | None
    children: tuple[DrawingNode, ...]


class Document(Struct):
    """The style sheet of a drawing, and by their ids the nodes that others may name; an id that two nodes
    have names neither."""

    view: Box
    sheet: StyleSheet = field(default_factory=StyleSheet)
    ids: dict[str, DrawingNode | None] = field(default_factory=dict)


def read_style_sheets(document: Document, element: XmlElement) -> None:
    """Read all style sheets first: one at the end of a file holds for its beginning."""
    if element.name == "style":
        with place_reasons(element):
            _add_sheet(document.sheet, element)
    for child in element.children:
        read_style_sheets(document, child)


def _add_sheet(sheet: StyleSheet, element: XmlElement) -> None:
    if element.attributes.get("type", "text/css").strip() not in ("text/css", ""):
        kind = svg.shorten(element.attributes["type"])
        raise svg.Unread(f"the style is of type '{kind}'", "write it in CSS")
    if element.attributes.get("media", "all").strip() not in ("all", "screen", "print", ""):
        raise svg.Unread(f"the style is for '{svg.shorten(element.attributes['media'])}'", "leave media out")
    add_rules(sheet, "".join(element.said))


def make_node(document: Document, element: XmlElement) -> DrawingNode:
    children = tuple(make_node(document, child) for child in element.children if child.name != "style")
    with place_reasons(element):
        node = _read_node(document, element, children)
    if "id" in element.attributes:
        id_ = element.attributes["id"]
        document.ids[id_] = None if id_ in document.ids else node
    return node


def find_node(document: Document, id_: str, kinds: Collection[str]) -> DrawingNode:
    """Find the node with an id, which must be of one of these kinds."""
    if id_ not in document.ids:
        right = suggest(id_[:40], document.ids) or "correct the id"
        raise svg.Unread(f"there is no '{svg.shorten('#' + id_)}'", right)
    node = document.ids[id_]
    if node is None:
        raise svg.Unread(f"several elements have the id '{svg.shorten(id_)}'", "give each its own")
    if node.element.name not in kinds:
        wrong = f"'{svg.shorten('#' + id_)}' is a <{node.element.name}>"
        raise svg.Unread(wrong, f"name one of {', '.join(sorted(kinds))}")
    return node


def _read_node(document: Document, element: XmlElement, children: tuple[DrawingNode, ...]) -> DrawingNode:
    name, attributes = element.name, element.attributes
    declared = dict(_list_presentation(element))
    declared |= find_declared(document.sheet, element)
    declared |= read_declarations(attributes.get("style", ""))
    if name != "stop":
        declared.pop("stop-color", None)
        declared.pop("stop-opacity", None)
    steps = outline_shape(name, attributes, document.view) if name in svg.SHAPES else ()
    reach = find_reach(steps)
    straight = reach is None or is_straight(steps, reach)
    href = read_link(attributes["href"]) if "href" in attributes else None
    own, matrix = read_own_style(declared, document.view), _read_matrix(element, document.view)
    return DrawingNode(element, own, matrix, steps, reach, straight, href, children)


def _read_matrix(element: XmlElement, view: Box) -> Matrix:
    """Read the element's own transform; a `use` is moved to its place first."""
    attributes = element.attributes
    matrix = svg.read_transform(attributes["transform"]) if "transform" in attributes else IDENTITY
    if element.name != "use" or not {"x", "y"} & attributes.keys():
        return matrix
    across, down = attributes.get("x", "0"), attributes.get("y", "0")
    place = translation(svg.read_length(across, view, "width"), svg.read_length(down, view, "height"))
    return svg.join_maps(place, matrix)


def _list_presentation(element: XmlElement) -> Iterator[tuple[str, str]]:
    """Yield the properties that are written as attributes. An attribute that is neither one of these nor the
    element's own is an error."""
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
