"""What may stand in a drawing: the elements, their attributes, and what to do instead of the others."""

from __future__ import annotations

SVG = "http://www.w3.org/2000/svg"
HREF = "http://www.w3.org/1999/xlink href"
BASE = "http://www.w3.org/XML/1998/namespace base"

# Namespaces of editors and of descriptions: their elements are passed over with all that is in them.
EDITORS = (
    "http://www.inkscape.org/",
    "http://sodipodi.sourceforge.net/",
    "http://inkscape.sourceforge.net/",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "http://purl.org/dc/",
    "http://creativecommons.org/",
    "http://web.resource.org/cc/",
    "http://ns.adobe.com/",
    "adobe:ns:meta/",
    "http://www.bohemiancoding.com/sketch/",
    "http://www.figma.com/",
    "http://www.serif.com/",
    "https://boxy-svg.com",
    "http://krita.org/",
    "http://svgjs.com/",
    "http://svgjs.dev/",
    "http://vectornator.io",
)

PASSED_OVER = frozenset({"title", "desc", "metadata"})
GRADIENT = frozenset({"gradientUnits", "gradientTransform", "spreadMethod", "href"})
FIGURES = {
    "path": frozenset({"d"}),
    "rect": frozenset({"x", "y", "width", "height", "rx", "ry"}),
    "circle": frozenset({"cx", "cy", "r"}),
    "ellipse": frozenset({"cx", "cy", "rx", "ry"}),
    "line": frozenset({"x1", "y1", "x2", "y2"}),
    "polyline": frozenset({"points"}),
    "polygon": frozenset({"points"}),
}
# Element: its own attributes. Of the root's, all but viewBox, width and height are read over:
# `preserveAspectRatio` among them, since whoever places a picture says how it fills its box.
ELEMENTS = FIGURES | {
    "svg": frozenset(
        {"x", "y", "width", "height", "viewBox", "preserveAspectRatio", "version", "baseProfile"}
        | {"zoomAndPan", "contentScriptType", "contentStyleType"}
    ),
    "g": frozenset(),
    "defs": frozenset(),
    "use": frozenset({"x", "y", "width", "height", "href"}),
    "linearGradient": GRADIENT | {"x1", "y1", "x2", "y2"},
    "radialGradient": GRADIENT | {"cx", "cy", "r", "fx", "fy", "fr"},
    "stop": frozenset({"offset"}),
    "clipPath": frozenset({"clipPathUnits"}),
    "style": frozenset({"type", "media"}),
}
MOVABLE = frozenset({*FIGURES, "g", "defs", "use", "clipPath"})  # may have a `transform`
ANYWHERE = frozenset({"id", "class", "style", "lang", "role", "tabindex", "focusable"})
UNSEEN = ("data-", "aria-")  # how attributes begin that no drawing depends on

_DRAWN = frozenset({*FIGURES, "g", "defs", "use", "linearGradient", "radialGradient", "clipPath", "style"})
HOLDS = {
    "svg": _DRAWN,
    "g": _DRAWN,
    "defs": _DRAWN,
    "linearGradient": frozenset({"stop"}),
    "radialGradient": frozenset({"stop"}),
    "clipPath": frozenset({*FIGURES, "use"}),
}

FLATTEN = "take the effect off, or save the picture as a PNG"
TAKE_OUT = "take it out"
MASK = "cut with a clipPath, or save the picture as a PNG"
MARKERS = "turn strokes with markers to paths in your editor"
STROKE = "turn the stroke to a path in your editor"
_TO_PATHS = "turn text to paths in your editor"
_STILL = "take the animation out"
_PLAIN = "save as plain SVG, without what only one program shows"
ADVICE = {
    "script": TAKE_OUT,
    "a": "take the link off what it holds",
    "image": "name the PNG or JPEG itself as a picture",
    "foreignObject": _PLAIN,
    "switch": _PLAIN,
    "symbol": "make it a <g> in <defs>",
    "pattern": "draw the pattern out as shapes, or save the picture as a PNG",
    "marker": MARKERS,
    "mask": MASK,
    "svg": "make the inner <svg> a <g> with a transform",
    **dict.fromkeys(("text", "tspan", "textPath", "tref", "flowRoot", "font", "glyph"), _TO_PATHS),
    **dict.fromkeys(("filter", "meshgradient", "hatch"), FLATTEN),
    **dict.fromkeys(("animate", "animateTransform", "animateMotion", "animateColor", "set"), _STILL),
    **dict.fromkeys(("view", "cursor", "audio", "video", "iframe", "canvas", "link"), TAKE_OUT),
}
