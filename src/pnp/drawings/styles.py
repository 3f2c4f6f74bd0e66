"""How a shape is painted: what its style sheets and its own and inherited properties say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.drawings import svg
from pnp.geometry import Box
from pnp.scene import Cap, Colour, FillRule, Join

if TYPE_CHECKING:
    from pnp.drawings.xml_tree import XmlElement

BLACK = Colour(0, 0, 0)
URL = re.compile(r"url\(\s*(['\"]?)\s*#([^'\"()\s]+)\s*\1\s*\)\s*(.*)", re.DOTALL)
MOST_DASHES = 64
WANTED_URL = "write url(#id), with the id of what stands in the same file"


class Current(Struct, frozen=True):
    """The paint `currentColor`: whatever `color` is where it is used."""


class UrlReference(Struct, frozen=True):
    """The id of a gradient or a clipPath."""

    id: str


PaintName: TypeAlias = Colour | Current | UrlReference | None


class ShapeStyle(Struct, frozen=True):
    """What is handed down from an element to those in it."""

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


class Own(Struct, frozen=True):
    """What an element says of itself: of the whole of it, and for what is in it."""

    handed_down: Mapping[str, Any]  # some fields of a Style
    opacity: float = 1.0
    displayed: bool = True
    clip: UrlReference | None = None
    stop_colour: Colour = BLACK


def read_own_style(declared: Mapping[str, str], view: Box) -> Own:
    handed_down: dict[str, Any] = {}
    whole: dict[str, Any] = {}
    for name, value in declared.items():
        written = value.strip()
        if name in WHOLE:
            field, reader = WHOLE[name]
            whole[field] = reader(written)
        elif written.lower() != "inherit":
            field = name.replace("-", "_").replace("color", "colour")
            known = name in CHOICES
            handed_down[field] = read_choice(name, written) if known else HANDED_DOWN[name](written, view)
    return Own(handed_down, **{field: value for field, value in whole.items() if field})


def inherit_style(style: ShapeStyle, own: Own) -> ShapeStyle:
    if not own.handed_down:
        return style
    given = own.handed_down
    if isinstance(given.get("colour"), Current):
        given = {name: value for name, value in given.items() if name != "colour"}
    return replace(style, **given)


def read_colour_or_current(text: str) -> Colour | Current:
    return Current() if text.lower() == "currentcolor" else svg.read_colour(text)


def read_paint(text: str) -> PaintName:
    if text.lower() in ("none", "transparent"):
        return None
    return read_reference(text) if text.lower().startswith("url") else read_colour_or_current(text)


def read_reference(text: str) -> UrlReference:
    """The id that `url(#id)` names; a colour behind it is for readers that do not find the id."""
    found = URL.fullmatch(text)
    if found is None:
        raise svg.Unread(f"'{svg.shorten(text)}' leads elsewhere", WANTED_URL)
    return UrlReference(found.group(2))


def read_link(text: str) -> str:
    """The id that an `href` names."""
    found = re.fullmatch(r"#(\S+)", text.strip())
    if found is None:
        wrong = f"href='{svg.shorten(text)}' leads elsewhere"
        raise svg.Unread(wrong, "write #id of what stands in the same file")
    return found.group(1)


def read_dashes(text: str, view: Box) -> tuple[float, ...]:
    """Lengths on and off, an even count; none where the line is whole."""
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
        raise svg.Unread(svg.is_text(name, text), f"it can be {', '.join(CHOICES[name])}")
    return text.lower()


def read_miter_limit(text: str) -> float:
    limit = svg.read_number(text)
    if limit < 1:
        raise svg.Unread(f"stroke-miterlimit is {limit:g}", "it is 1 or more")
    return limit


def read_fill_first(text: str) -> bool:
    parts = text.lower().split()
    if parts != ["normal"] and (not parts or not {*parts} <= {"fill", "stroke", "markers"}):
        raise svg.Unread(svg.is_text("paint-order", text), "it can be normal, or fill, stroke and markers")
    return "stroke" not in parts or "fill" in parts[: parts.index("stroke")]


def check_opaque(text: str) -> None:
    if svg.read_share(text) != 1:
        wrong = f"stop-opacity is '{svg.shorten(text)}': such a gradient is not drawn"
        raise svg.Unread(
            wrong, "draw gradients of opaque colours, and lighten the whole shape by fill-opacity"
        )


def read_stop_colour(text: str) -> Colour:
    if text.lower() in ("currentcolor", "inherit"):
        raise svg.Unread(svg.is_text("stop-color", text), "write the colour itself")
    return svg.read_colour(text)


# Property: where an Own keeps it, and how it is read; they hold for one element and are not handed down.
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
    """What each selector declares: a value, and when it was said."""

    rules: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)
    count: int = 0


def add_rules(sheet: StyleSheet, text: str) -> None:
    plain = COMMENT.sub(" ", text)
    at = 0
    while at < len(plain.rstrip()):
        found = RULE.match(plain, at)
        if found is None or "@" in found.group(1):
            raise svg.Unread(
                f"the style sheet's '{svg.shorten(plain[at : at + 40])}' is not understood", INLINE
            )
        declared = read_declarations(found.group(2))
        for selector in found.group(1).split(","):
            _add_rule(sheet, selector.strip(), declared)
        at = found.end()


def _add_rule(sheet: StyleSheet, selector: str, declared: Mapping[str, str]) -> None:
    if SELECTOR.fullmatch(selector) is None:
        raise svg.Unread(f"the selector '{svg.shorten(selector)}' is not understood", SIMPLE)
    sheet.count += 1
    known = sheet.rules.setdefault(selector, {})
    known.update((name, (sheet.count, value)) for name, value in declared.items())


def read_declarations(text: str) -> dict[str, str]:
    """The properties that a style declares, without those that no drawing depends on."""
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
    """What a style sheet says of an element: an id before a class, that before a name; the last of equals."""
    found: dict[str, tuple[tuple[int, int], str]] = {}
    for weight, selector in _list_selectors(element) if sheet.rules else ():
        for name, (when, value) in sheet.rules.get(selector, {}).items():
            if name not in found or found[name][0] < (weight, when):
                found[name] = (weight, when), value
    return {name: value for name, (_, value) in found.items()}


def _list_selectors(element: XmlElement) -> Iterator[tuple[int, str]]:
    yield 0, "*"
    yield 1, element.name
    classes = dict.fromkeys(element.attributes.get("class", "").split())
    if len(classes) > MOST_CLASSES:
        raise svg.Unread(f"it has {len(classes):,} classes", f"at most {MOST_CLASSES} are read")
    yield from ((2, f".{each}") for each in classes)
    if "id" in element.attributes:
        yield 3, f"#{element.attributes['id']}"
