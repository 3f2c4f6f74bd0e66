"""The elements, attributes and properties that a drawing may have: how their values are read, and how all
else is refused."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias, assert_never

from pnp import geometry
from pnp.errors import PnpError, UnplacedError, cut_short, give_code, join_by_or, quote, suggest
from pnp.geometry import Box, Matrix, Point
from pnp.paths import MOST_STEPS, NUMBER, NUMBERS, SPACE
from pnp.scene import ArcTo, Close, Colour, CurveTo, LineTo, MoveTo, Step, Steps, read_hexadecimal

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
SHAPES = {
    "path": frozenset({"d"}),
    "rect": frozenset({"x", "y", "width", "height", "rx", "ry"}),
    "circle": frozenset({"cx", "cy", "r"}),
    "ellipse": frozenset({"cx", "cy", "rx", "ry"}),
    "line": frozenset({"x1", "y1", "x2", "y2"}),
    "polyline": frozenset({"points"}),
    "polygon": frozenset({"points"}),
}
# Element: its own attributes. Those of the root are ignored, all but viewBox, width and height:
# `preserveAspectRatio` too, since the layout that places a picture says how it fills its box.
ELEMENTS = SHAPES | {
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
MOVABLE = frozenset({*SHAPES, "g", "defs", "use", "clipPath"})  # may have a `transform`
ANYWHERE = frozenset({"id", "class", "style", "lang", "role", "tabindex", "focusable"})
UNSEEN = ("data-", "aria-")  # beginnings of attributes that no drawing depends on

_DRAWN = frozenset({*SHAPES, "g", "defs", "use", "linearGradient", "radialGradient", "clipPath", "style"})
HOLDS = {
    "svg": _DRAWN,
    "g": _DRAWN,
    "defs": _DRAWN,
    "linearGradient": frozenset({"stop"}),
    "radialGradient": frozenset({"stop"}),
    "clipPath": frozenset({*SHAPES, "use"}),
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
        super().__init__(f"{self.words}; {right}")

    @property
    def words(self) -> str:
        """Return the error in words, with its place."""
        return f"line {self.line}, column {self.column}: {self.wrong}"


class Unread(UnplacedError):  # noqa: N818 - it never leaves this room
    """What cannot be read, without its place; whoever knows the place makes a DrawingError of it."""

    code = CODE


def say_value(name: str, text: str) -> str:
    return f"{name} is {quote(shorten(text))}"


def at_most_drawn(most: int) -> str:
    return f"at most {most:,} are drawn"


def shorten(text: str) -> str:
    """Return the text on one line, no longer than a person wants to read."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:200]).split())
    return cut_short(line, 40)


READ = """
color fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin
stroke-miterlimit stroke-dasharray stroke-dashoffset clip-rule visibility paint-order opacity
display clip-path stop-color stop-opacity
"""
# Properties of text, of a reader's work, or of substitutes for features that are not drawn here.
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
    """Tell whether a known property changes nothing; `-inkscape-…` and the like do not either."""
    return name not in READ_NAMES


def refuse_unless_known(name: str, value: str) -> None:
    if name in FIXED:
        values, right = FIXED[name]
        if value.strip().lower() not in values:
            raise Unread(f"{name} is '{shorten(value)}', which is not drawn", right)
    elif name not in PROPERTY_NAMES and not name.startswith("-"):
        wrong = f"the style '{shorten(name)}' is not known"
        raise Unread(wrong, PROPERTY_ADVICE.get(name) or suggest(name[:40], PROPERTY_NAMES) or LEAVE_OUT)


LARGEST = 1_000_000
LENGTH = re.compile(rf"\s*({NUMBER.pattern})\s*([a-zA-Z]+|%)?\s*")
LIST = re.compile(rf"{SPACE.pattern}{NUMBERS.pattern}")
PIXELS = {"": 1.0, "px": 1.0, "in": 96.0, "cm": 96 / 2.54, "mm": 96 / 25.4, "pt": 96 / 72, "pc": 16.0}
UNITS = "units are px, mm, cm, in, pt, pc and %"

Along: TypeAlias = Literal["width", "height", "both"]  # the side that a percentage is of
SIDES: dict[str, Along] = {
    **dict.fromkeys(("x", "width", "rx", "cx", "fx", "x1", "x2"), "width"),
    **dict.fromkeys(("y", "height", "ry", "cy", "fy", "y1", "y2"), "height"),
    **dict.fromkeys(("r", "fr"), "both"),
}


def read_number(text: str) -> float:
    found = NUMBER.fullmatch(text.strip())
    if found is None:
        raise Unread(f"'{shorten(text)}' is no number", "write a plain number such as 12.5")
    return check_bounds(float(found.group()))


def check_bounds(value: float) -> float:
    if abs(value) <= LARGEST:
        return value
    raise Unread(f"the number {value:g} is too large", f"numbers lie between -{LARGEST:,} and {LARGEST:,}")


def read_share(text: str) -> float:
    """Read a number from 0 to 1, or a percentage; a value beyond counts as the nearest."""
    written = text.strip()
    value = read_number(written[:-1]) / 100 if written.endswith("%") else read_number(written)
    return min(max(value, 0.0), 1.0)


def read_length(text: str, view: Box, along: Along) -> float:
    """Read a length in the drawing's own units."""
    length = LENGTH.fullmatch(text)
    if length is None:
        raise Unread(f"'{shorten(text)}' is no length", "write a number such as 12.5, or 3mm")
    unit = (length.group(2) or "").lower()
    if unit == "%":
        return check_bounds(float(length.group(1)) / 100 * measure_side(view, along))
    if unit not in PIXELS:
        raise Unread(f"'{shorten(text)}' is in a unit that is not known", UNITS)
    return check_bounds(float(length.group(1)) * PIXELS[unit])


def read_coordinate(attributes: Mapping[str, str], name: str, view: Box, default: str = "0") -> float:
    return read_length(attributes.get(name, default), view, SIDES[name])


def measure_side(view: Box, along: Along) -> float:
    if along == "both":
        return math.hypot(view.width, view.height) / math.sqrt(2)
    return view.width if along == "width" else view.height


def check_at_least_zero(value: float, name: str) -> float:
    if value < 0:
        raise Unread(f"{name} is {value:g}", "it cannot be less than 0")
    return value


def read_numbers(text: str) -> list[float]:
    """Read numbers with spaces or commas between them, or with nothing if that is unambiguous."""
    if LIST.fullmatch(text) is None:
        raise Unread(f"'{shorten(text)}' is no list of numbers", "write numbers with spaces between them")
    return [check_bounds(float(found.group())) for found in NUMBER.finditer(text)]


def read_points(text: str) -> list[Point]:
    values = read_numbers(text)
    if len(values) % 2:
        raise Unread(f"the points are {len(values):,} numbers", "they come in pairs")
    if len(values) > 2 * MOST_STEPS:
        raise Unread(f"there are {len(values) // 2:,} points", at_most_drawn(MOST_STEPS))
    return [Point(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]


HEXADECIMAL = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})")
PARTS = re.compile(r"rgb\(([^()]*)\)")
PART = re.compile(r"([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+))(%?)")
COLOUR_WANTED = "write a colour as #rrggbb, rgb(red, green, blue) or by its CSS name"
CLEAR = "write the colour as #rrggbb, and what shines through as fill-opacity or stroke-opacity"


def read_colour(text: str) -> Colour:
    code = text.strip().lower()
    if HEXADECIMAL.fullmatch(code):
        digits = code[1:]
        return read_hexadecimal(digits if len(digits) == 6 else "".join(2 * digit for digit in digits))
    if rgb_call := PARTS.fullmatch(code):
        return colour_of_parts(rgb_call.group(1), text)
    from PIL.ImageColor import colormap, getrgb  # loaded only where a colour goes by its CSS name

    if code in colormap:
        red, green, blue = getrgb(code)[:3]
        return Colour(red, green, blue)
    if code.startswith(("rgba(", "hsla(")) or re.fullmatch("#(?:[0-9a-f]{4}|[0-9a-f]{8})", code):
        raise Unread(f"the colour '{shorten(text)}' holds how far it shines through", CLEAR)
    raise _no_colour_error(text, suggest(code[:40], colormap) or COLOUR_WANTED)


def _no_colour_error(text: str, right: str = COLOUR_WANTED) -> Unread:
    return Unread(f"'{shorten(text)}' is no colour", right)


def colour_of_parts(inside: str, text: str) -> Colour:
    parts = [PART.fullmatch(part) for part in inside.replace(",", " ").split()]
    if len(parts) != 3:
        raise _no_colour_error(text)
    red, green, blue = (_read_part(part, text) for part in parts)
    return Colour(red, green, blue)


def _read_part(part: re.Match[str] | None, text: str) -> int:
    if part is None:
        raise _no_colour_error(text)
    value = float(part.group(1)) * (2.55 if part.group(2) else 1)
    return round(min(max(value, 0.0), 255.0))


CALL = re.compile(r"[\s,]*([A-Za-z]+)\s*\(([^()]*)\)[\s,]*")
TRANSFORM_WANTED = "write such as translate(3 4) rotate(30) scale(2)"
WIDEST = 1e12  # of a part of a matrix: beyond it, no shape is seen
FLATTEST = 1e-18  # an area that a map shrinks below this is not visible
MOST_MOVES = 100
EVEN = 1e-6  # how far a map may be from keeping shapes similar


def _skew_matrix(across: float, down: float) -> Matrix:
    return Matrix(1.0, math.tan(math.radians(down)), math.tan(math.radians(across)), 1.0, 0.0, 0.0)


MAPS: dict[str, tuple[tuple[int, ...], Callable[[list[float]], Matrix]]] = {
    "matrix": ((6,), lambda given: Matrix(*given)),
    "translate": ((1, 2), lambda given: geometry.translation(given[0], given[1] if len(given) > 1 else 0.0)),
    "scale": ((1, 2), lambda given: geometry.scaling(given[0], given[-1])),
    "rotate": ((1, 3), lambda given: geometry.rotation(given[0], Point(*given[1:] or (0.0, 0.0)))),
    "skewX": ((1,), lambda given: _skew_matrix(given[0], 0.0)),
    "skewY": ((1,), lambda given: _skew_matrix(0.0, given[0])),
}


def read_transform(text: str) -> Matrix:
    """Read a list of transforms as one map; the last of them is applied first."""
    matrix, at, count = geometry.IDENTITY, 0, 0
    while at < len(text.rstrip()):
        call = CALL.match(text, at)
        if call is None:
            raise Unread(f"the transform '{shorten(text[at:])}' is not understood", TRANSFORM_WANTED)
        matrix = join_maps(_read_map(call.group(1), call.group(2)), matrix)
        at, count = call.end(), count + 1
        if count > MOST_MOVES:
            raise Unread(f"the transform has more than {MOST_MOVES} parts", "put them together")
    return matrix


def _read_map(name: str, inside: str) -> Matrix:
    if name not in MAPS:
        raise Unread(f"there is no transform '{shorten(name)}'", f"there are {', '.join(MAPS)}")
    counts, make = MAPS[name]
    numbers = read_numbers(inside)
    if len(numbers) not in counts:
        raise Unread(f"{name} has {len(numbers)} numbers", f"it takes {join_by_or([*map(str, counts)])}")
    return make(numbers)


def join_maps(first: Matrix, then: Matrix) -> Matrix:
    """Join two maps into one; refuse a map beyond what can be drawn."""
    if first is geometry.IDENTITY:
        return then
    both = geometry.combine_maps(first, then)
    if not all(abs(part) <= WIDEST for part in (both.a, both.b, both.c, both.d, both.e, both.f)):
        raise Unread("the transforms enlarge it without bounds", "move or scale it less")
    return both


def is_flat(matrix: Matrix) -> bool:
    return geometry.enlargement(matrix) < FLATTEST


def is_even(matrix: Matrix) -> bool:
    """Tell whether circles stay circles."""
    across, down = matrix.a**2 + matrix.b**2, matrix.c**2 + matrix.d**2
    slant = matrix.a * matrix.c + matrix.b * matrix.d
    return abs(across - down) + abs(slant) <= EVEN * (across + down)


def move_steps(steps: Iterable[Step], matrix: Matrix) -> Steps:
    """Move an outline without arcs."""
    a, b, c, d, e, f = matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f
    moved: list[Step] = []
    for step in steps:
        match step:
            case MoveTo(x, y):
                moved.append(MoveTo(a * x + c * y + e, b * x + d * y + f))
            case LineTo(x, y):
                moved.append(LineTo(a * x + c * y + e, b * x + d * y + f))
            case CurveTo(x1, y1, x2, y2, x, y):
                first = a * x1 + c * y1 + e, b * x1 + d * y1 + f
                second = a * x2 + c * y2 + e, b * x2 + d * y2 + f
                moved.append(CurveTo(*first, *second, a * x + c * y + e, b * x + d * y + f))
            case Close():
                moved.append(step)
            case ArcTo():
                raise AssertionError("outlines of drawings hold no arcs")
            case _:
                assert_never(step)
    return tuple(moved)
