"""Fills and strokes of a layout's shapes, made ready: which paint and which line, in whatever ink it is."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from msgspec.structs import replace

from pnp.draw.blame import ill_painted
from pnp.draw.faults import DrawError, broken
from pnp.draw.paint_text import PaintError
from pnp.draw.palette import LEAST_DASHES
from pnp.draw.readings import NOTHING, Reading, constant, number, refuse, text
from pnp.draw.tally import steps_in, weigh
from pnp.errors import coded
from pnp.models.places import Pen
from pnp.numerals import numeral
from pnp.outlines import box_steps, ellipse_steps, polygon_steps, rounded_steps
from pnp.scene import Circle, Ellipse, Path, Polygon, Rectangle, Stroke

if TYPE_CHECKING:
    from pnp.draw.faults import Fault, Place
    from pnp.draw.readings import Names, Reader
    from pnp.draw.stage import Stage
    from pnp.geometry import Box
    from pnp.models.elements import Drawn
    from pnp.scene import FillRule, Paint, Shape, Step

Closed: TypeAlias = Rectangle | Circle | Ellipse | Polygon | Path
Brush: TypeAlias = Callable[
    ["Stage", Closed, "Box"], "tuple[Shape, ...]"
]  # paints a shape that lies in a box
Stroking: TypeAlias = "Callable[[Stage], Stroke | None]"
Filling: TypeAlias = "tuple[tuple[Shape, ...], Paint | None]"  # what lies below the shape, and its own paint
Found = TypeVar("Found")


def stroke_of(reader: Reader, pen: Pen | str | None, loc: Place) -> Reading[Stroking]:
    """The stroke that is asked for."""
    if isinstance(pen, Pen):
        return _own_stroke(reader, pen, loc)
    role = constant("none") if pen is None else text(reader, pen, loc)

    def of(names: Names) -> Stroking:
        name = role.of(names)
        if name in ("", "none"):
            return lambda _: None
        return lambda stage: _role_stroke(stage, role.names, name, loc)

    return Reading(of, role.names)


def _role_stroke(stage: Stage, names: frozenset[str], name: str, loc: Place) -> Stroke | None:
    try:
        return stage.palette.stroke(name)
    except PaintError as error:
        told = error if error.keys or not _is_paint(stage, name) else _paint_for_line(name)
        raise ill_painted(stage.record, names, loc, told) from None


def _is_paint(stage: Stage, name: str) -> bool:
    try:
        return stage.palette.colour(name) is not None
    except PaintError:
        return False


def _paint_for_line(name: str) -> PaintError:
    shown = name if name.replace("-", "").isalnum() else f'"{name}"'
    wrong = coded("form-colour", f"'{name}' is a paint and no line")
    return PaintError(wrong, f"write {{ paint: {shown}, width: 0.3 }}")


def _own_stroke(reader: Reader, pen: Pen, loc: Place) -> Reading[Stroking]:
    paint = None if pen.paint is None else text(reader, pen.paint, (*loc, "paint"))
    width = None if pen.width is None else number(reader, pen.width, (*loc, "width"))
    dash = [number(reader, part, (*loc, "dash", at)) for at, part in enumerate(pen.dash or ())]
    if pen.line is None and (paint is None or width is None):
        wrong = coded("form-drawn", "a line needs a paint and a width")
        refuse(reader, loc, wrong, "add them, or name a line role as 'line: …'")
    every = [*dash, *(each for each in (paint, width) if each is not None)]
    names_of = NOTHING.union(*(each.names for each in every))

    def of(names: Names) -> Stroking:
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
        return lambda stage: _pen_stroke(stage, pen.line, colour, own, loc)

    return Reading(of, names_of)


def _thick(width: float, loc: Place) -> float:
    if 0 < width <= 50:
        return width
    wrong = coded("form-drawn", f"a line {numeral(width)} mm wide cannot be drawn")
    raise broken(loc, wrong, f"write more than 0 and at most {50}")


def _dashed(lengths: list[float], loc: Place) -> tuple[float, ...]:
    even = len(lengths) % 2 == 0 and all(0 <= each <= 400 for each in lengths)
    if even and (not lengths or math.fsum(lengths) >= LEAST_DASHES):
        return tuple(lengths)
    right = f"write lengths on and off, {LEAST_DASHES:g} mm together at least, such as [1.5, 1]"
    raise broken(loc, coded("form-drawn", "these lengths make no dashes"), right)


def _pen_stroke(
    stage: Stage, line: str | None, paint: str | None, own: dict[str, object], loc: Place
) -> Stroke | None:
    palette, key = stage.palette, "line"
    try:
        base = None if line is None else palette.stroke(line)
        key = "paint"
        colour = palette.colour(paint) if paint else (base.colour if base else None)
    except PaintError as error:
        raise ill_painted(stage.record, NOTHING, (*loc, key), error) from None
    if colour is None:
        return None
    return replace(base or Stroke(colour, 0.25), colour=colour, **own)


def brush_of(reader: Reader, drawn: Drawn, loc: Place) -> tuple[Brush, frozenset[str]]:
    """What fills a shape and strokes its outline, and the names on which that depends."""
    if drawn.fill is None and drawn.stroke is None and drawn.id is None:  # with an id, others stand by it
        wrong = coded("form-drawn", "a shape without a fill and a stroke cannot be seen")
        right = "add 'fill: …' with a paint, or 'stroke: …' with a line role"
        refuse(reader, loc, wrong, right)
    fill = constant("none") if drawn.fill is None else text(reader, drawn.fill, (*loc, "fill"))
    stroke = stroke_of(reader, drawn.stroke, (*loc, "stroke"))

    def filling(stage: Stage, shape: Closed, box: Box) -> Filling:
        name = fill.of(stage.names) or "none"
        try:
            paint = stage.palette.paint(name, box)
            below = (
                ()
                if paint or name == "none"
                else stage.palette.filled(name, _steps(shape), box, _rule(shape))
            )
        except PaintError as error:
            raise ill_painted(stage.record, fill.names, (*loc, "fill"), error) from None
        if below:
            weigh(stage.studio, stage.tally, (*loc, "fill"), steps_in(below))
        return below, paint

    def brush(stage: Stage, shape: Closed, box: Box) -> tuple[Shape, ...]:
        faults: list[Fault] = []
        line = tried(lambda: stroke.of(stage.names)(stage), faults)
        found = tried(lambda: filling(stage, shape, box), faults)
        if faults or found is None:
            raise DrawError(faults)
        below, paint = found
        return (*below, *_painted(shape, paint, line))

    return brush, fill.names | stroke.names


def tried(read: Callable[[], Found], faults: list[Fault]) -> Found | None:
    """What is read; None where it cannot be, and why is noted: so that no fault hides another."""
    try:
        return read()
    except DrawError as error:
        faults += error.faults
        return None


def _painted(shape: Closed, paint: Paint | None, line: Stroke | None) -> tuple[Shape, ...]:
    return (replace(shape, fill=paint, stroke=line),) if paint or line else ()


def _rule(shape: Closed) -> FillRule:
    return shape.rule if isinstance(shape, Polygon | Path) else "nonzero"


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
