"""SVG pictures of strangers: a file is read through an allow-list, and becomes the shapes of a scene or is
refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.drawings.nodes import Document, ShapeStyle, make_node, read_style_sheets
from pnp.drawings.painting import DrawingState, draw_node
from pnp.drawings.svg import DrawingError, Unread, check_bounds, read_length, read_numbers
from pnp.drawings.xml_tree import XmlElement, place_reasons, read_tree
from pnp.geometry import Box, combine_maps, scaling, translation
from pnp.scene import Scene

LONGER_SIDE = 100.0  # of every drawing: a small viewBox would be written with too few digits
SMALLEST = 1e-6  # side of a drawing, in its own units
SLIMMEST = 10_000  # times as long as wide
BEGINNINGS = (b"<", b"\xff\xfe<", b"\xfe\xff\0<", b"\0<")  # of XML, in UTF-8 and UTF-16
VIEW_BOX = "give it a viewBox such as 0 0 100 100"
MARK = b"\xef\xbb\xbf"


def is_drawing(content: bytes) -> bool:
    """Tell whether a file is XML, which no bitmap is."""
    return content.removeprefix(MARK).lstrip().startswith(BEGINNINGS)


def read_drawing(content: bytes) -> Scene:
    """Read a drawing as a scene from 0, 0, in its own proportions, with 100 on its longer side."""
    root = read_tree(content)
    with place_reasons(root):
        view = _read_view(root)
    document = Document(view)
    read_style_sheets(document, root)
    root_node = make_node(document, root)
    scale = LONGER_SIDE / max(view.width, view.height)
    matrix = combine_maps(translation(-view.x, -view.y), scaling(scale, scale))
    shapes = draw_node(DrawingState(document), root_node, ShapeStyle(), matrix)
    return Scene(Box(0.0, 0.0, view.width * scale, view.height * scale), tuple(shapes))


def _read_view(root: XmlElement) -> Box:
    """Read the part of the drawing's plane that is shown: its viewBox, or else its size."""
    attributes = root.attributes
    if "viewBox" in attributes:
        values = read_numbers(attributes["viewBox"])
        if len(values) != 4:
            raise Unread(f"its viewBox has {len(values)} numbers", "it takes four: x, y, width and height")
        box = Box(*values)
    else:
        box = Box(0.0, 0.0, _read_size(attributes.get("width", "")), _read_size(attributes.get("height", "")))
    if min(box.width, box.height) < SMALLEST or not 1 / SLIMMEST < box.width / box.height < SLIMMEST:
        raise Unread("it has no size that can be shown", VIEW_BOX)
    return box


def _read_size(text: str) -> float:
    if not text or "%" in text:
        raise Unread("it does not say how large it is", VIEW_BOX)
    return check_bounds(read_length(text, Box(0.0, 0.0, 0.0, 0.0), "both"))
