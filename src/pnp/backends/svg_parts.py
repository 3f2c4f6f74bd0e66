"""The elements of an SVG file, their paint, and what is defined once and used by name."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from msgspec import Struct, field
from svgwrite.base import BaseElement

from pnp.backends.wording import decimal, decimals, hexadecimal
from pnp.scene import Colour, LinearGradient, RadialGradient

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.scene import Bitmap, Paint, Stop, Stroke

Part: TypeAlias = Any  # an element of svgwrite, which knows no types


class Sheet(Struct):
    """The drawing under way, and the names of what it has defined so far."""

    drawing: Part
    names: dict[tuple[str, object], str] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)


def new_part(sheet: Sheet, kind: str, **attributes: str) -> Part:
    """An element of any kind; an underscore in an attribute's name stands for a hyphen."""
    part = BaseElement(factory=sheet.drawing)
    part.elementname = kind
    part.update(attributes)
    return part


def with_children(part: Part, children: list[Part]) -> Part:
    for child in children:
        part.add(child)
    return part


def defined(sheet: Sheet, kind: str, key: object, make: Callable[[], Part]) -> str:
    """The id of what is made once and used by name; ids count up in the order of first use."""
    known = sheet.names.get((kind, key))
    if known is not None:
        return known
    sheet.counts[kind] = sheet.counts.get(kind, 0) + 1
    name = sheet.names[kind, key] = f"{kind}{sheet.counts[kind]}"
    part = make()
    part["id"] = name
    sheet.drawing.defs.add(part)
    return name


def use(sheet: Sheet, name: str, **attributes: str) -> Part:
    part = new_part(sheet, "use", **attributes)
    part["xlink:href"] = f"#{name}"
    return part


def look(sheet: Sheet, fill: Paint | None, stroke: Stroke | None) -> dict[str, str]:
    """Fill and stroke as attributes that leave nothing to the reader's defaults."""
    return {"fill": _paint(sheet, fill), **_line(stroke)}


def _line(stroke: Stroke | None) -> dict[str, str]:
    if stroke is None:
        return {"stroke": "none"}
    return {
        "stroke": hexadecimal(stroke.colour),
        "stroke_width": decimal(stroke.width),
        "stroke_linecap": stroke.cap,
        "stroke_linejoin": stroke.join,
        "stroke_miterlimit": decimal(stroke.miter_limit),
        "stroke_dasharray": decimals(*stroke.dash) if stroke.dash else "none",
        "stroke_dashoffset": decimal(stroke.dash_start),
    }


def _paint(sheet: Sheet, paint: Paint | None) -> str:
    match paint:
        case None:
            return "none"
        case Colour():
            return hexadecimal(paint)
        case LinearGradient() | RadialGradient():
            return f"url(#{defined(sheet, 'gradient', paint, lambda: _gradient(sheet, paint))})"
        case _:
            assert_never(paint)


def _gradient(sheet: Sheet, gradient: LinearGradient | RadialGradient) -> Part:
    stops = [_stop(sheet, stop) for stop in gradient.stops]
    places = {"gradientUnits": "userSpaceOnUse", "spreadMethod": "pad"}
    match gradient:
        case LinearGradient(start, end):
            ends = zip(("x1", "y1", "x2", "y2"), (start.x, start.y, end.x, end.y), strict=True)
            places |= {name: decimal(value) for name, value in ends}
            return with_children(new_part(sheet, "linearGradient", **places), stops)
        case RadialGradient(centre, radius):
            circle = zip(("cx", "cy", "fx", "fy", "r"), (centre.x, centre.y) * 2 + (radius,), strict=True)
            places |= {name: decimal(value) for name, value in circle}
            return with_children(new_part(sheet, "radialGradient", **places), stops)
        case _:
            assert_never(gradient)


def _stop(sheet: Sheet, stop: Stop) -> Part:
    colour = hexadecimal(stop.colour)
    return new_part(sheet, "stop", offset=decimal(stop.at, 4), stop_color=colour, stop_opacity="1")


def bitmap_name(sheet: Sheet, bitmap: Bitmap) -> str:
    """The bitmap within the file, one unit a pixel, to be stretched where it is used."""
    return defined(sheet, "image", bitmap, lambda: _bitmap(sheet, bitmap))


def _bitmap(sheet: Sheet, bitmap: Bitmap) -> Part:
    part = new_part(
        sheet,
        "image",
        width=str(bitmap.width),
        height=str(bitmap.height),
        preserveAspectRatio="none",
        image_rendering="optimizeQuality",
    )
    part["xlink:href"] = f"data:image/{bitmap.kind};base64,{b64encode(bitmap.content).decode('ascii')}"
    return part
