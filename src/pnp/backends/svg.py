"""A page as an SVG file that stands alone: millimetres, outlines for letters, every property stated."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, assert_never

from msgspec import Struct, field
from svgwrite import Drawing
from svgwrite.base import BaseElement, Title

from pnp import scene as shapes
from pnp import text as fonts
from pnp.backends.notation import decimal, decimals, hexadecimal, matrix_text, path_text
from pnp.geometry import Matrix, Point
from pnp.paths import box_steps, corner_radius, enlarge

Part: TypeAlias = Any  # an element of svgwrite, which knows no types


class SvgFile(Struct):
    """The drawing while it is written, and the names of its definitions so far."""

    drawing: Part
    names: dict[tuple[str, object], str] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)


def new_part(sheet: SvgFile, kind: str, *children: Part, **attributes: str) -> Part:
    """Make an element of any kind; an underscore in an attribute's name stands for a hyphen."""
    part = BaseElement(factory=sheet.drawing)
    part.elementname = kind
    part.update(attributes)
    for child in children:
        part.add(child)
    return part


def define_once(sheet: SvgFile, kind: str, key: object, make: Callable[[], Part]) -> str:
    """Return the id of a part that is made once and used by name; ids count up in the order of first use."""
    known = sheet.names.get((kind, key))
    if known is not None:
        return known
    sheet.counts[kind] = sheet.counts.get(kind, 0) + 1
    name = sheet.names[kind, key] = f"{kind}{sheet.counts[kind]}"
    part = make()
    part["id"] = name
    sheet.drawing.defs.add(part)
    return name


def make_use(sheet: SvgFile, name: str, **attributes: str) -> Part:
    part = new_part(sheet, "use", **attributes)
    part["xlink:href"] = f"#{name}"
    return part


def describe_look(sheet: SvgFile, fill: shapes.Paint | None, stroke: shapes.Stroke | None) -> dict[str, str]:
    """Write fill and stroke as attributes that leave nothing to the reader's defaults."""
    return {"fill": _describe_paint(sheet, fill), **_describe_line(stroke)}


def _describe_line(stroke: shapes.Stroke | None) -> dict[str, str]:
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


def _describe_paint(sheet: SvgFile, paint: shapes.Paint | None) -> str:
    match paint:
        case None:
            return "none"
        case shapes.Colour():
            return hexadecimal(paint)
        case shapes.LinearGradient() | shapes.RadialGradient():
            return f"url(#{define_once(sheet, 'gradient', paint, lambda: _make_gradient(sheet, paint))})"
        case _:
            assert_never(paint)


def _make_gradient(sheet: SvgFile, gradient: shapes.LinearGradient | shapes.RadialGradient) -> Part:
    stops = [_make_stop(sheet, stop) for stop in gradient.stops]
    places = {"gradientUnits": "userSpaceOnUse", "spreadMethod": "pad"}
    match gradient:
        case shapes.LinearGradient(start, end):
            ends = _write_decimals(x1=start.x, y1=start.y, x2=end.x, y2=end.y)
            return new_part(sheet, "linearGradient", *stops, **places, **ends)
        case shapes.RadialGradient(centre, radius):
            circle = _write_decimals(cx=centre.x, cy=centre.y, fx=centre.x, fy=centre.y, r=radius)
            return new_part(sheet, "radialGradient", *stops, **places, **circle)
        case _:
            assert_never(gradient)


def _make_stop(sheet: SvgFile, stop: shapes.Stop) -> Part:
    colour = hexadecimal(stop.colour)
    return new_part(sheet, "stop", offset=decimal(stop.at, 4), stop_color=colour, stop_opacity="1")


def _make_bitmap(sheet: SvgFile, bitmap: shapes.Bitmap) -> Part:
    """Put the bitmap into the file, one unit a pixel; it is stretched where it is used."""
    size = {"width": str(bitmap.width), "height": str(bitmap.height)}
    part = new_part(sheet, "image", **size, preserveAspectRatio="none", image_rendering="optimizeQuality")
    part["xlink:href"] = f"data:image/{bitmap.kind};base64,{b64encode(bitmap.content).decode('ascii')}"
    return part


UNITS = 1000  # of a glyph's own coordinates to an em, so that three decimals are plenty


def make_text_part(sheet: SvgFile, text: shapes.Text) -> Part:
    words = " ".join(" ".join([run.text for run in text.runs]).split())
    children = Title(words), *[_make_run(sheet, run) for run in text.runs]
    return new_part(sheet, "g", *children, fill=hexadecimal(text.colour), fill_rule="nonzero", stroke="none")


def _make_run(sheet: SvgFile, run: shapes.Run) -> Part:
    place = f"translate({decimal(run.x)} {decimal(run.y)}) scale({decimal(run.size / UNITS, 6)})"
    part = new_part(sheet, "g", transform=place)
    at = 0.0
    for character, gap in zip(run.text, run.gaps or (0,) * len(run.text), strict=True):
        if fonts.outline(run.face, character):
            part.add(make_use(sheet, _define_glyph(sheet, run.face, character), x=decimal(at)))
        at += fonts.advance(run.face, character) + gap
    return part


def _define_glyph(sheet: SvgFile, face: str, character: str) -> str:
    def make() -> Part:
        return new_part(sheet, "path", d=path_text(enlarge(fonts.outline(face, character), UNITS)))

    return define_once(sheet, "glyph", (face, character), make)


def write_svg(page: shapes.Page, info: shapes.Info, *, validated: bool = False) -> bytes:
    """Write the page as a file; `validated` lets svgwrite check every attribute, at more than twice the
    time."""
    sheet = SvgFile(_make_drawing(page, info, validated))
    for shape in page.scene.shapes:
        sheet.drawing.add(_make_shape(sheet, shape))
    text: str = sheet.drawing.tostring()
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def _make_drawing(page: shapes.Page, info: shapes.Info, validated: bool) -> Part:
    width, height = decimal(page.scene.box.width), decimal(page.scene.box.height)
    size, view = (f"{width}mm", f"{height}mm"), f"0 0 {width} {height}"
    drawing = Drawing(size=size, viewBox=view, debug=validated, profile="full")
    drawing["xml:lang"] = info.language
    drawing.set_desc(title=" · ".join(filter(None, (info.title, page.title))), desc=info.subject or None)
    return drawing


def _make_shape(sheet: SvgFile, shape: shapes.Shape) -> Part:
    match shape:
        case shapes.Rectangle(box, fill, stroke, radius):
            corner = corner_radius(box, radius)
            size = _write_decimals(width=box.width, height=box.height, rx=corner, ry=corner)
            lengths = _write_decimals(x=box.x, y=box.y) | size
            return new_part(sheet, "rect", **lengths, **describe_look(sheet, fill, stroke))
        case shapes.Circle(centre, radius, fill, stroke):
            lengths = _write_decimals(cx=centre.x, cy=centre.y, r=radius)
            return new_part(sheet, "circle", **lengths, **describe_look(sheet, fill, stroke))
        case shapes.Ellipse(centre, radius_x, radius_y, fill, stroke):
            lengths = _write_decimals(cx=centre.x, cy=centre.y, rx=radius_x, ry=radius_y)
            return new_part(sheet, "ellipse", **lengths, **describe_look(sheet, fill, stroke))
        case shapes.Line(start, end, stroke):
            ends = _write_decimals(x1=start.x, y1=start.y, x2=end.x, y2=end.y)
            return new_part(sheet, "line", **ends, **describe_look(sheet, None, stroke))
        case shapes.Polyline(points, stroke):
            look = describe_look(sheet, None, stroke)
            return new_part(sheet, "polyline", points=_write_points(points), **look)
        case shapes.Polygon(points, fill, stroke, rule):
            paint = describe_look(sheet, fill, stroke)
            return new_part(sheet, "polygon", points=_write_points(points), fill_rule=rule, **paint)
        case shapes.Path(steps, fill, stroke, rule):
            paint = describe_look(sheet, fill, stroke)
            return new_part(sheet, "path", d=path_text(steps), fill_rule=rule, **paint)
        case shapes.Text():
            return make_text_part(sheet, shape)
        case shapes.Image():
            return _make_image(sheet, shape)
        case shapes.Group():
            return _make_group(sheet, shape)
        case shapes.Placed():
            return _make_placed(sheet, shape)
        case _:
            assert_never(shape)


def _write_decimals(**lengths: float) -> dict[str, str]:
    return {name: decimal(length) for name, length in lengths.items()}


def _write_points(points: Iterable[Point]) -> str:
    return " ".join([decimals(point.x, point.y) for point in points])


def _make_image(sheet: SvgFile, shape: shapes.Image) -> Part:
    box, bitmap = shape.box, shape.bitmap
    stretch = Matrix(box.width / bitmap.width, 0.0, 0.0, box.height / bitmap.height, box.x, box.y)
    name = define_once(sheet, "image", bitmap, lambda: _make_bitmap(sheet, bitmap))
    return make_use(sheet, name, transform=matrix_text(stretch))


def _make_group(sheet: SvgFile, shape: shapes.Group) -> Part:
    part = new_part(sheet, "g", opacity=decimal(shape.opacity, 4))
    if shape.transform is not None:
        part["transform"] = matrix_text(shape.transform)
    if shape.clip is not None:
        part["clip-path"] = _define_clip(sheet, shape.clip)
    for child in shape.shapes:
        part.add(_make_shape(sheet, child))
    return part


def _make_placed(sheet: SvgFile, shape: shapes.Placed) -> Part:
    """Place a scene. A recurring one is recognised as the same object: comparing scenes would cost more than
    drawing them."""
    place = matrix_text(shape.transform)
    if shape.recurs:
        name = define_once(sheet, "scene", id(shape.scene), lambda: _make_scene(sheet, shape.scene))
        return make_use(sheet, name, transform=place)
    part = _make_scene(sheet, shape.scene)
    part["transform"] = place
    return part


def _make_scene(sheet: SvgFile, scene: shapes.Scene) -> Part:
    clip = _define_clip(sheet, shapes.Clip(box_steps(scene.box)))
    return new_part(sheet, "g", *[_make_shape(sheet, shape) for shape in scene.shapes], clip_path=clip)


def _define_clip(sheet: SvgFile, clip: shapes.Clip) -> str:
    def make() -> Part:
        inside = new_part(sheet, "path", d=path_text(clip.steps), clip_rule=clip.rule)
        return new_part(sheet, "clipPath", inside, clipPathUnits="userSpaceOnUse")

    return f"url(#{define_once(sheet, 'clip', clip, make)})"
