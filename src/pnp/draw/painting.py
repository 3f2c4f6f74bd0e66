"""Fills and strokes of a layout's shapes, made ready: which paint and which line, in whatever ink it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from pnp.draw.paint_text import PaintError
from pnp.draw.readings import NOTHING, Reading, broken, constant, number, refuse, text
from pnp.models.places import Pen
from pnp.outlines import box_steps, ellipse_steps, polygon_steps, rounded_steps
from pnp.scene import Circle, Ellipse, Path, Polygon, Rectangle, Stroke

if TYPE_CHECKING:
    from pnp.draw.faults import Place
    from pnp.draw.readings import Names, Reader
    from pnp.draw.stage import Stage
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.models.elements import Drawn
    from pnp.scene import Paint, Shape, Step

Closed: TypeAlias = Rectangle | Circle | Ellipse | Polygon | Path
Brush: TypeAlias = Callable[
    ["Stage", Closed, "Box"], "tuple[Shape, ...]"
]  # paints a shape that lies in a box
LINE = "line"  # the role of a stroke that is not said


def stroke_of(
    reader: Reader, pen: Pen | str | None, loc: Place
) -> Reading[Callable[[Palette], Stroke | None]]:
    """The stroke that is asked for, in a palette."""
    if isinstance(pen, Pen):
        return _own_stroke(reader, pen, loc)
    role = constant("none") if pen is None else text(reader, pen, loc)

    def of(names: Names) -> Callable[[Palette], Stroke | None]:
        name = role.of(names)
        if name in ("", "none"):
            return lambda _: None
        return lambda palette: _role_stroke(palette, name, loc)

    return Reading(of, role.names)


def _role_stroke(palette: Palette, name: str, loc: Place) -> Stroke | None:
    try:
        return palette.stroke(name)
    except PaintError as error:
        raise broken(loc, error.wrong, error.right) from None


def _own_stroke(reader: Reader, pen: Pen, loc: Place) -> Reading[Callable[[Palette], Stroke | None]]:
    paint = None if pen.paint is None else text(reader, pen.paint, (*loc, "paint"))
    width = None if pen.width is None else number(reader, pen.width, (*loc, "width"))
    dash = [number(reader, part, (*loc, "dash", at)) for at, part in enumerate(pen.dash or ())]
    if pen.line is None and (paint is None or width is None):
        refuse(reader, loc, "a line needs a paint and a width", "add them, or name a line role as 'line: …'")
    every = [*dash, *(each for each in (paint, width) if each is not None)]
    names_of = NOTHING.union(*(each.names for each in every))

    def of(names: Names) -> Callable[[Palette], Stroke | None]:
        own: dict[str, object] = {
            **({} if width is None else {"width": _thick(width.of(names), (*loc, "width"))}),
            **(
                {}
                if pen.dash is None
                else {"dash": _dashed([each.of(names) for each in dash], (*loc, "dash"))}
            ),
            **({} if pen.cap is None else {"cap": pen.cap}),
            **({} if pen.join is None else {"join": pen.join}),
        }
        colour = None if paint is None else paint.of(names)
        return lambda palette: _pen_stroke(palette, pen.line, colour, own, loc)

    return Reading(of, names_of)


def _thick(width: float, loc: Place) -> float:
    if 0 < width <= 50:
        return width
    raise broken(loc, f"a line {width:g} mm wide cannot be drawn", "write more than 0 and at most 50")


def _dashed(lengths: list[float], loc: Place) -> tuple[float, ...]:
    if (
        len(lengths) % 2 == 0
        and all(0 <= each <= 400 for each in lengths)
        and (not lengths or sum(lengths) > 0.02)
    ):
        return tuple(lengths)
    raise broken(loc, "these lengths make no dashes", "write lengths on and off, such as [1.5, 1]")


def _pen_stroke(
    palette: Palette, line: str | None, paint: str | None, own: dict[str, object], loc: Place
) -> Stroke | None:
    try:
        base = None if line is None else palette.stroke(line)
        colour = palette.colour(paint) if paint else (base.colour if base else None)
    except PaintError as error:
        raise broken(loc, error.wrong, error.right) from None
    if colour is None:
        return None
    return replace(base or Stroke(colour, 0.25), colour=colour, **own)


def brush_of(reader: Reader, drawn: Drawn, loc: Place) -> tuple[Brush, frozenset[str]]:
    """What fills a shape and strokes its outline, and the names on which that depends."""
    fill = constant("none") if drawn.fill is None else text(reader, drawn.fill, (*loc, "fill"))
    stroke = stroke_of(reader, drawn.stroke, (*loc, "stroke"))

    def brush(stage: Stage, shape: Closed, box: Box) -> tuple[Shape, ...]:
        line = stroke.of(stage.names)(stage.palette)
        name = fill.of(stage.names) or "none"
        try:
            paint = stage.palette.paint(name, box)
            below = () if paint or name == "none" else stage.palette.filled(name, _steps(shape), box)
        except PaintError as error:
            raise broken((*loc, "fill"), error.wrong, error.right) from None
        return (*below, *_painted(shape, paint, line))

    return brush, fill.names | stroke.names


def _painted(shape: Closed, paint: Paint | None, line: Stroke | None) -> tuple[Shape, ...]:
    return (replace(shape, fill=paint, stroke=line),) if paint or line else ()


def _steps(shape: Closed) -> tuple[Step, ...]:
    """The outline of a shape, for a paint that is no plain fill."""
    match shape:
        case Rectangle(box, radius=radius):
            return rounded_steps(box, radius) if radius else box_steps(box)
        case Circle(centre, radius):
            return ellipse_steps(centre, radius, radius)
        case Ellipse(centre, radius_x, radius_y):
            return ellipse_steps(centre, radius_x, radius_y)
        case Polygon(points):
            return polygon_steps(points)
        case Path(steps):
            return steps
