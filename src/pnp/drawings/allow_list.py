"""What may stand in a drawing: elements, attributes and properties, and how the rest is refused."""

from __future__ import annotations

from pnp.errors import PnpError, UnplacedError, give_code, quote, suggest

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


CODE = "form-drawing"
SIMPLIFY = "simplify it"
LEAVE_OUT = "leave it out"


class DrawingError(PnpError):
    """A drawing that cannot be used, with the place in its own file."""

    def __init__(self, line: int, column: int, wrong: str, right: str) -> None:
        self.line, self.column, self.wrong, self.right = line, column, give_code(CODE, wrong), right
        super().__init__(f"{self.told}; {right}")

    @property
    def told(self) -> str:
        """What is wrong, and where."""
        return f"line {self.line}, column {self.column}: {self.wrong}"


class Unread(UnplacedError):  # noqa: N818 - it never leaves this room
    """The same without a place, from what knows none; whoever knows it makes a DrawingError of it."""

    code = CODE


def is_text(name: str, text: str) -> str:
    return f"{name} is {quote(shorten(text))}"


def at_most_drawn(most: int) -> str:
    return f"at most {most:,} are drawn"


def shorten(text: str) -> str:
    """The text on one line and no longer than a person wants to read."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:200]).split())
    return line if len(line) <= 40 else f"{line[:39]}…"


READ = """
color fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin
stroke-miterlimit stroke-dasharray stroke-dashoffset clip-rule visibility paint-order opacity
display clip-path stop-color stop-opacity
"""
# They say how text is set, how a reader works, or what stands in for what is not drawn here.
IDLE = """
font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
font-kerning font-variant-alternates font-variant-caps font-variant-east-asian
font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings
font-feature-settings letter-spacing word-spacing line-height text-align text-align-last text-anchor
text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent
text-orientation text-overflow text-rendering text-transform white-space writing-mode direction
unicode-bidi alignment-baseline baseline-shift dominant-baseline glyph-orientation-horizontal
glyph-orientation-vertical kerning shape-padding shape-margin shape-inside inline-size
color-interpolation-filters color-profile color-rendering image-rendering shape-rendering
enable-background flood-color flood-opacity lighting-color solid-color solid-opacity isolation
overflow cursor pointer-events user-select
"""
# Property: its only values, and what to do instead of others.
FIXED = {
    "filter": ({"none"}, FLATTEN),
    "mask": ({"none"}, MASK),
    "mix-blend-mode": ({"normal"}, FLATTEN),
    "marker": ({"none", ""}, MARKERS),
    "marker-start": ({"none"}, MARKERS),
    "marker-mid": ({"none"}, MARKERS),
    "marker-end": ({"none"}, MARKERS),
    "vector-effect": ({"none"}, STROKE),
    "color-interpolation": ({"srgb", "auto"}, "leave it out: colours blend as sRGB"),
    "clip": ({"auto"}, "cut with a clipPath"),
}
READ_NAMES = frozenset(READ.split())
PROPERTY_NAMES = READ_NAMES.union(IDLE.split(), FIXED)
PROPERTY_ADVICE = {"transform": "write it as the attribute transform, without units"}


def is_idle(name: str) -> bool:
    """Whether a known property changes nothing: `-inkscape-…` and others of that kind do not either."""
    return name not in READ_NAMES


def refuse_unless_known(name: str, value: str) -> None:
    if name in FIXED:
        values, right = FIXED[name]
        if value.strip().lower() not in values:
            raise Unread(f"{name} is '{shorten(value)}', which is not drawn", right)
    elif name not in PROPERTY_NAMES and not name.startswith("-"):
        wrong = f"the style '{shorten(name)}' is not known"
        raise Unread(wrong, PROPERTY_ADVICE.get(name) or suggest(name[:40], PROPERTY_NAMES) or LEAVE_OUT)
