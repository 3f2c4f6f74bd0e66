"""A page as an SVG file that stands alone: millimetres, outlines for letters, every property stated."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from svgwrite import Drawing

from pnp.backends.svg_parts import Sheet, bitmap_name, defined, look, new_part, use, with_children
from pnp.backends.svg_text import text_part
from pnp.backends.wording import decimal, decimals, matrix_text, path_text
from pnp.geometry import Matrix
from pnp.outlines import box_steps, corner_radius
from pnp.scene import (
    Circle,
    Clip,
    Ellipse,
    Group,
    Image,
    Line,
    Path,
    Placed,
    Polygon,
    Polyline,
    Rectangle,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.backends.svg_parts import Part
    from pnp.geometry import Point
    from pnp.scene import Info, Page, Scene, Shape


def write_svg(page: Page, info: Info, *, validated: bool = False) -> bytes:
    """The page as a file; `validated` lets svgwrite check every attribute, at more than twice the time."""
    sheet = Sheet(_drawing(page, info, validated))
    for shape in page.scene.shapes:
        sheet.drawing.add(_part(sheet, shape))
    text: str = sheet.drawing.tostring()
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def _drawing(page: Page, info: Info, validated: bool) -> Part:
    width, height = decimal(page.scene.box.width), decimal(page.scene.box.height)
    drawing = Drawing(
        size=(f"{width}mm", f"{height}mm"), viewBox=f"0 0 {width} {height}", debug=validated, profile="full"
    )
    drawing["xml:lang"] = info.language
    drawing.set_desc(title=" · ".join(filter(None, (info.title, page.title))), desc=info.subject or None)
    return drawing


def _part(sheet: Sheet, shape: Shape) -> Part:
    match shape:
        case Rectangle():
            return _rectangle(sheet, shape)
        case Circle():
            return _circle(sheet, shape)
        case Ellipse():
            return _ellipse(sheet, shape)
        case Line(start, end, stroke):
            ends = _attributes(x1=start.x, y1=start.y, x2=end.x, y2=end.y)
            return new_part(sheet, "line", **ends, **look(sheet, None, stroke))
        case Polyline(points, stroke):
            return new_part(sheet, "polyline", points=_points(points), **look(sheet, None, stroke))
        case Polygon(points, fill, stroke, rule):
            paint = look(sheet, fill, stroke)
            return new_part(sheet, "polygon", points=_points(points), fill_rule=rule, **paint)
        case Path(steps, fill, stroke, rule):
            paint = look(sheet, fill, stroke)
            return new_part(sheet, "path", d=path_text(steps), fill_rule=rule, **paint)
        case Text():
            return text_part(sheet, shape)
        case Image():
            return _image(sheet, shape)
        case Group():
            return _group(sheet, shape)
        case Placed():
            return _placed(sheet, shape)
        case _:
            assert_never(shape)


def _attributes(**lengths: float) -> dict[str, str]:
    return {name: decimal(length) for name, length in lengths.items()}


def _points(points: Iterable[Point]) -> str:
    return " ".join([decimals(point.x, point.y) for point in points])


def _rectangle(sheet: Sheet, shape: Rectangle) -> Part:
    box = shape.box
    corner = decimal(corner_radius(box, shape.radius))
    lengths = _attributes(x=box.x, y=box.y, width=box.width, height=box.height) | {"rx": corner, "ry": corner}
    return new_part(sheet, "rect", **lengths, **look(sheet, shape.fill, shape.stroke))


def _circle(sheet: Sheet, shape: Circle) -> Part:
    lengths = _attributes(cx=shape.centre.x, cy=shape.centre.y, r=shape.radius)
    return new_part(sheet, "circle", **lengths, **look(sheet, shape.fill, shape.stroke))


def _ellipse(sheet: Sheet, shape: Ellipse) -> Part:
    lengths = _attributes(cx=shape.centre.x, cy=shape.centre.y, rx=shape.radius_x, ry=shape.radius_y)
    return new_part(sheet, "ellipse", **lengths, **look(sheet, shape.fill, shape.stroke))


def _image(sheet: Sheet, shape: Image) -> Part:
    box, bitmap = shape.box, shape.bitmap
    stretch = Matrix(box.width / bitmap.width, 0.0, 0.0, box.height / bitmap.height, box.x, box.y)
    return use(sheet, bitmap_name(sheet, bitmap), transform=matrix_text(stretch))


def _group(sheet: Sheet, shape: Group) -> Part:
    part = new_part(sheet, "g", opacity=decimal(shape.opacity, 4))
    if shape.transform is not None:
        part["transform"] = matrix_text(shape.transform)
    if shape.clip is not None:
        part["clip-path"] = _clip(sheet, shape.clip)
    return with_children(part, [_part(sheet, child) for child in shape.shapes])


def _placed(sheet: Sheet, shape: Placed) -> Part:
    """What recurs is known by being the same object: comparing scenes would cost more than drawing them."""
    place = matrix_text(shape.transform)
    if shape.recurs:
        name = defined(sheet, "scene", id(shape.scene), lambda: _scene(sheet, shape.scene))
        return use(sheet, name, transform=place)
    part = _scene(sheet, shape.scene)
    part["transform"] = place
    return part


def _scene(sheet: Sheet, scene: Scene) -> Part:
    part = new_part(sheet, "g", clip_path=_clip(sheet, Clip(box_steps(scene.box))))
    return with_children(part, [_part(sheet, shape) for shape in scene.shapes])


def _clip(sheet: Sheet, clip: Clip) -> str:
    def make() -> Part:
        inside = new_part(sheet, "path", d=path_text(clip.steps), clip_rule=clip.rule)
        return with_children(new_part(sheet, "clipPath", clipPathUnits="userSpaceOnUse"), [inside])

    return f"url(#{defined(sheet, 'clip', clip, make)})"
