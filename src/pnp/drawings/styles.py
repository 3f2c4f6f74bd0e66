"""How a shape is painted, as far as its own and inherited properties say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.drawings.attributes import at_least_zero, length, number, share
from pnp.drawings.colours import colour
from pnp.drawings.refusals import Unread, at_most_drawn, can_be, is_text, is_value, short
from pnp.scene import Colour

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.geometry import Box
    from pnp.scene import Cap, FillRule, Join

BLACK = Colour(0, 0, 0)
URL = re.compile(r"url\(\s*(['\"]?)\s*#([^'\"()\s]+)\s*\1\s*\)\s*(.*)", re.DOTALL)
MOST_DASHES = 64
WANTED_URL = "write url(#id), with the id of what stands in the same file"


class Current(Struct, frozen=True):
    """The paint `currentColor`: whatever `color` is where it is used."""


class Reference(Struct, frozen=True):
    """The id of a gradient or a clipPath."""

    id: str


PaintName: TypeAlias = Colour | Current | Reference | None


class Style(Struct, frozen=True):
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
    visibility: bool = True
    paint_order: bool = True  # whether the fill comes first


class Own(Struct, frozen=True):
    """What an element says of itself: of the whole of it, and for what is in it."""

    handed_down: Mapping[str, Any]  # some fields of a Style
    opacity: float = 1.0
    displayed: bool = True
    clip: Reference | None = None
    stop_colour: Colour = BLACK


def own_style(declared: Mapping[str, str], view: Box) -> Own:
    handed_down: dict[str, Any] = {}
    whole: dict[str, Any] = {}
    for name, value in declared.items():
        written = value.strip()
        if name in WHOLE:
            field, reader = WHOLE[name]
            whole[field] = reader(written)
        elif written.lower() != "inherit":
            handed_down[name.replace("-", "_").replace("color", "colour")] = HANDED_DOWN[name](written, view)
    return Own(handed_down, **{field: value for field, value in whole.items() if field})


def inherited(style: Style, own: Own) -> Style:
    if not own.handed_down:
        return style
    given = own.handed_down
    if isinstance(given.get("colour"), Current):
        given = {name: value for name, value in given.items() if name != "colour"}
    return replace(style, **given)


def colour_or_current(text: str) -> Colour | Current:
    return Current() if text.lower() == "currentcolor" else colour(text)


def paint_name(text: str) -> PaintName:
    if text.lower() in ("none", "transparent"):
        return None
    return reference(text) if text.lower().startswith("url") else colour_or_current(text)


def reference(text: str) -> Reference:
    """The id that `url(#id)` names; a colour behind it is for readers that do not find the id."""
    found = URL.fullmatch(text)
    if found is None:
        raise Unread(f"'{short(text)}' leads elsewhere", WANTED_URL)
    return Reference(found.group(2))


def link(text: str) -> str:
    """The id that an `href` names."""
    found = re.fullmatch(r"#(\S+)", text.strip())
    if found is None:
        wrong = f"href='{short(text)}' leads elsewhere"
        raise Unread(wrong, "write #id of what stands in the same file")
    return found.group(1)


def dashes(text: str, view: Box) -> tuple[float, ...]:
    """Lengths on and off, an even count; none where the line is whole."""
    if text.lower() == "none":
        return ()
    parts = text.replace(",", " ").split()
    if len(parts) > MOST_DASHES:
        wrong = f"stroke-dasharray has {len(parts):,} lengths"
        raise Unread(wrong, at_most_drawn(MOST_DASHES))
    lengths = [at_least_zero(length(part, view, "both"), "a dash") for part in parts]
    if not any(lengths):
        return ()
    return tuple(lengths * 2 if len(lengths) % 2 else lengths)


def one_of(name: str, *allowed: str) -> Callable[[str, Box], Any]:
    def read(text: str, _: Box) -> str:
        if text.lower() not in allowed:
            raise Unread(is_text(name, text), can_be(", ".join(allowed)))
        return text.lower()

    return read


def miter_limit(text: str) -> float:
    limit = number(text)
    if limit < 1:
        raise Unread(is_value("stroke-miterlimit", f"{limit:g}"), "it is 1 or more")
    return limit


def fill_first(text: str) -> bool:
    parts = text.lower().split()
    if parts != ["normal"] and (not parts or not {*parts} <= {"fill", "stroke", "markers"}):
        right = "it can be normal, or fill, stroke and markers"
        raise Unread(is_text("paint-order", text), right)
    return "stroke" not in parts or "fill" in parts[: parts.index("stroke")]


def is_opaque(text: str) -> None:
    if share(text) != 1:
        wrong = f"stop-opacity is '{short(text)}': such a gradient is not drawn"
        right = "draw gradients of opaque colours, and lighten the whole shape by fill-opacity"
        raise Unread(wrong, right)


def stop_colour(text: str) -> Colour:
    if text.lower() in ("currentcolor", "inherit"):
        raise Unread(is_text("stop-color", text), "write the colour itself")
    return colour(text)


# Property: where an Own keeps it, and how it is read; they hold for one element and are not handed down.
WHOLE: dict[str, tuple[str, Callable[[str], Any]]] = {
    "opacity": ("opacity", share),
    "display": ("displayed", lambda text: text.lower() != "none"),
    "clip-path": ("clip", lambda text: None if text.lower() == "none" else reference(text)),
    "stop-color": ("stop_colour", stop_colour),
    "stop-opacity": ("", is_opaque),
}
_FILL_RULES = ("nonzero", "evenodd")
HANDED_DOWN: dict[str, Callable[[str, Box], Any]] = {
    "color": lambda text, _: colour_or_current(text),
    "fill": lambda text, _: paint_name(text),
    "fill-opacity": lambda text, _: share(text),
    "fill-rule": one_of("fill-rule", *_FILL_RULES),
    "stroke": lambda text, _: paint_name(text),
    "stroke-opacity": lambda text, _: share(text),
    "stroke-width": lambda text, view: at_least_zero(length(text, view, "both"), "stroke-width"),
    "stroke-linecap": one_of("stroke-linecap", "butt", "round", "square"),
    "stroke-linejoin": one_of("stroke-linejoin", "miter", "round", "bevel"),
    "stroke-miterlimit": lambda text, _: miter_limit(text),
    "stroke-dasharray": dashes,
    "stroke-dashoffset": lambda text, view: length(text, view, "both"),
    "clip-rule": one_of("clip-rule", *_FILL_RULES),
    "visibility": lambda text, _: one_of("visibility", "visible", "hidden", "collapse")(text, _) == "visible",
    "paint-order": lambda text, _: fill_first(text),
}
