"""The plain shapes of a layout, with their fills and strokes, made ready to be drawn on each card."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from msgspec.structs import astuple, replace

from pnp import scene
from pnp.draw.context import count_steps, weigh_steps
from pnp.draw.elements.box_rules import FARTHEST, refuse_far
from pnp.draw.elements.placement import Drawable, Reach, Stage
from pnp.draw.faults import DrawError, Fault, card_paint_error, layout_error
from pnp.draw.language import compiled_values
from pnp.draw.painting.paints import PaintError
from pnp.draw.painting.themes import LEAST_DASHES
from pnp.errors import Location, get_code, give_code
from pnp.geometry import Box, Point, bounds, centre, translation
from pnp.models.layouts import elements
from pnp.models.layouts.elements import FilledElement, Pair, Pen
from pnp.numerals import write_numeral
from pnp.paths import PathError, outline_steps, parse_path, path_box

if TYPE_CHECKING:
    from pnp.draw.elements.preparing import Workshop

Closed: TypeAlias = scene.Rectangle | scene.Circle | scene.Ellipse | scene.Polygon | scene.Path
# paints a shape that lies in a box
Brush: TypeAlias = Callable[["Stage", Closed, "Box"], scene.Shapes]
Stroking: TypeAlias = "Callable[[Stage], scene.Stroke | None]"
Filling: TypeAlias = "tuple[scene.Shapes, scene.Paint | None]"  # what lies below the shape, and its own paint
Found = TypeVar("Found")


def read_stroke(
    reader: compiled_values.Reader, pen: Pen | str | None, loc: Location
) -> compiled_values.Compiled[Stroking]:
    """The stroke that is asked for."""
    if isinstance(pen, Pen):
        return _read_own_stroke(reader, pen, loc)
    role = (
        compiled_values.make_constant("none") if pen is None else compiled_values.read_text(reader, pen, loc)
    )

    def find_stroke(names: compiled_values.NamedValues) -> Stroking:
        name = role.of(names)
        if name in ("", "none"):
            return lambda _: None
        return lambda stage: _find_role_stroke(stage, role.names, name, loc)

    return compiled_values.Compiled(find_stroke, role.names)


def _find_role_stroke(stage: Stage, names: frozenset[str], name: str, loc: Location) -> scene.Stroke | None:
    try:
        return stage.palette.stroke(name)
    except PaintError as error:
        told = error if error.keys or not _is_paint(stage, name) else _paint_for_line_error(name)
        raise card_paint_error(stage.record, names, loc, told) from None


def _is_paint(stage: Stage, name: str) -> bool:
    try:
        return stage.palette.colour(name) is not None
    except PaintError:
        return False


def _paint_for_line_error(name: str) -> PaintError:
    shown = name if name.replace("-", "").isalnum() else f'"{name}"'
    return PaintError(f"'{name}' is a paint and no line", f"write {{ paint: {shown}, width: 0.3 }}")


def _read_own_stroke(
    reader: compiled_values.Reader, pen: Pen, loc: Location
) -> compiled_values.Compiled[Stroking]:
    paint = None if pen.paint is None else compiled_values.read_text(reader, pen.paint, (*loc, "paint"))
    width = None if pen.width is None else compiled_values.read_number(reader, pen.width, (*loc, "width"))
    dash = [
        compiled_values.read_number(reader, part, (*loc, "dash", at))
        for at, part in enumerate(pen.dash or ())
    ]
    if pen.line is None and (paint is None or width is None):
        compiled_values.refuse(
            reader, loc, "a line needs a paint and a width", "add them, or name a line role as 'line: …'"
        )

    def find_own_stroke(names: compiled_values.NamedValues) -> Stroking:
        own: dict[str, object] = {"cap": pen.cap, "join": pen.join}
        if width is not None:
            own["width"] = _check_width(width.of(names), (*loc, "width"))
        if pen.dash is not None:
            own["dash"] = _check_dashes([each.of(names) for each in dash], (*loc, "dash"))
        own = {key: value for key, value in own.items() if value is not None}
        colour = None if paint is None else paint.of(names)
        return lambda stage: _make_pen_stroke(stage, pen.line, colour, own, loc)

    return compiled_values.Compiled(find_own_stroke, compiled_values.join_names(*dash, paint, width))


def _check_width(width: float, loc: Location) -> float:
    if 0 < width <= 50:
        return width
    wrong = f"a line {write_numeral(width)} mm wide cannot be drawn"
    raise layout_error(loc, wrong, f"write more than 0 and at most {50}")


def _check_dashes(lengths: list[float], loc: Location) -> tuple[float, ...]:
    even = len(lengths) % 2 == 0 and all(0 <= each <= 400 for each in lengths)
    if even and (not lengths or math.fsum(lengths) >= LEAST_DASHES):
        return tuple(lengths)
    right = f"write lengths on and off, {LEAST_DASHES:g} mm together at least, such as [1.5, 1]"
    raise layout_error(loc, "these lengths make no dashes", right)


def _make_pen_stroke(
    stage: Stage, line: str | None, paint: str | None, own: dict[str, object], loc: Location
) -> scene.Stroke | None:
    palette, key = stage.palette, "line"
    try:
        base = None if line is None else palette.stroke(line)
        key = "paint"
        colour = palette.colour(paint) if paint else (base.colour if base else None)
    except PaintError as error:
        raise card_paint_error(stage.record, compiled_values.NOTHING, (*loc, key), error) from None
    if colour is None:
        return None
    return replace(base or scene.Stroke(colour, 0.25), colour=colour, **own)


def read_brush(
    reader: compiled_values.Reader, drawn: FilledElement, loc: Location
) -> tuple[Brush, frozenset[str]]:
    """What fills a shape and strokes its outline, and the names on which that depends."""
    if drawn.fill is None and drawn.stroke is None and drawn.id is None:  # with an id, others stand by it
        wrong = "a shape without a fill and a stroke cannot be seen"
        compiled_values.refuse(
            reader, loc, wrong, "add 'fill: …' with a paint, or 'stroke: …' with a line role"
        )
    fill = (
        compiled_values.make_constant("none")
        if drawn.fill is None
        else compiled_values.read_text(reader, drawn.fill, (*loc, "fill"))
    )
    stroke = read_stroke(reader, drawn.stroke, (*loc, "stroke"))

    def choose_filling(stage: Stage, shape: Closed, box: Box) -> Filling:
        name = fill.of(stage.names) or "none"
        below: scene.Shapes = ()
        try:
            paint = stage.palette.paint(name, box)
            if paint is None and name != "none":
                rule = shape.rule if isinstance(shape, scene.Polygon | scene.Path) else "nonzero"
                below = stage.palette.filled(name, outline_steps(shape), box, rule)
        except PaintError as error:
            raise card_paint_error(stage.record, fill.names, (*loc, "fill"), error) from None
        if below:
            weigh_steps(stage.context, stage.tally, (*loc, "fill"), count_steps(below))
        return below, paint

    def brush(stage: Stage, shape: Closed, box: Box) -> scene.Shapes:
        faults: list[Fault] = []
        line = try_reading(lambda: stroke.of(stage.names)(stage), faults)
        found = try_reading(lambda: choose_filling(stage, shape, box), faults)
        if faults or found is None:
            raise DrawError(faults)
        below, paint = found
        return (*below, replace(shape, fill=paint, stroke=line)) if paint or line else below

    return brush, fill.names | stroke.names


def try_reading(read: Callable[[], Found], faults: list[Fault]) -> Found | None:
    """What is read; None where it cannot be, and why is noted: so that no fault hides another."""
    try:
        return read()
    except DrawError as error:
        faults += error.faults
        return None


CompiledLength: TypeAlias = "compiled_values.Compiled[compiled_values.Length]"
LengthPair: TypeAlias = "tuple[CompiledLength, CompiledLength]"
Pairs: TypeAlias = "list[LengthPair]"


def read_rectangle(workshop: Workshop, element: elements.Rectangle, loc: Location) -> Drawable:
    brush, names = read_brush(workshop.reader, element, loc)
    corner = compiled_values.read_number(workshop.reader, element.corner or "0", (*loc, "corner"))

    def draw_rectangle(stage: Stage, box: Box) -> scene.Shapes:
        radius = corner.of(stage.names)
        if radius < 0:
            wrong = f"a corner has no radius of {write_numeral(radius)} mm"
            raise layout_error((*loc, "corner"), wrong, "write 0 or more")
        return brush(stage, scene.Rectangle(box, radius=radius), box)

    return Drawable(draw_rectangle, names | corner.names)


def read_circle(workshop: Workshop, element: elements.Circle, loc: Location) -> Drawable:
    brush, names = read_brush(workshop.reader, element, loc)

    def draw_circle(stage: Stage, box: Box) -> scene.Shapes:
        middle, radius = centre(box), min(box.width, box.height) / 2
        square = Box(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius)
        return brush(stage, scene.Circle(middle, radius), square)

    return Drawable(draw_circle, names)


def read_ellipse(workshop: Workshop, element: elements.Ellipse, loc: Location) -> Drawable:
    brush, names = read_brush(workshop.reader, element, loc)

    def draw_ellipse(stage: Stage, box: Box) -> scene.Shapes:
        return brush(stage, scene.Ellipse(centre(box), box.width / 2, box.height / 2), box)

    return Drawable(draw_ellipse, names)


def read_line(workshop: Workshop, element: elements.Line | elements.Polyline, loc: Location) -> Drawable:
    """A line, or several in a row."""
    key = "line" if isinstance(element, elements.Line) else "polyline"
    points = _read_pairs(workshop.reader, getattr(element, key), (*loc, key))
    if element.stroke is None:
        wrong = "a line without a stroke cannot be seen"
        compiled_values.refuse(workshop.reader, loc, wrong, "add 'stroke: …' with a line role")
    stroke = read_stroke(workshop.reader, element.stroke, (*loc, "stroke"))

    def draw_line(stage: Stage, box: Box) -> scene.Shapes:
        pen = stroke.of(stage.names)(stage)
        if pen is None:
            return ()
        found = _find_points(points, stage, box, (*loc, key))
        return (scene.Line(*found, pen) if len(found) == 2 else scene.Polyline(found, pen),)

    return Drawable(
        draw_line, stroke.names.union(*_list_names(points)), reach=_make_reach(points, (*loc, key))
    )


def read_polygon(workshop: Workshop, element: elements.Polygon, loc: Location) -> Drawable:
    brush, names = read_brush(workshop.reader, element, loc)
    points = _read_pairs(workshop.reader, element.polygon, (*loc, "polygon"))

    def draw_polygon(stage: Stage, box: Box) -> scene.Shapes:
        found = _find_points(points, stage, box, (*loc, "polygon"))
        return brush(stage, scene.Polygon(found, rule=element.rule), box)

    return Drawable(
        draw_polygon, names.union(*_list_names(points)), reach=_make_reach(points, (*loc, "polygon"))
    )


def read_path(workshop: Workshop, element: elements.Path, loc: Location) -> Drawable:
    """Path data, which counts from the top left of its box, with expressions in braces for its numbers."""
    brush, names = read_brush(workshop.reader, element, loc)
    steps = _read_steps(workshop.reader, element.path, (*loc, "path"))

    def draw_path(stage: Stage, box: Box) -> scene.Shapes:
        shape = scene.Path(steps.of(stage.names), rule=element.rule)
        weigh_steps(stage.context, stage.tally, (*loc, "path"), len(shape.steps), anew=bool(steps.names))
        found = brush(stage, shape, Box(0.0, 0.0, box.width, box.height))
        return (scene.Group(found, transform=translation(box.x, box.y)),) if found else ()

    def find_box(stage: Stage) -> Box:
        found = path_box(steps.of(stage.names))
        return Box(stage.room.x + found.x, stage.room.y + found.y, found.width, found.height)

    return Drawable(draw_path, names | steps.names, reach=find_box)


def _read_steps(
    reader: compiled_values.Reader, data: str, loc: Location
) -> compiled_values.Compiled[scene.Steps]:
    if "{" in data or "}" in data:
        found = compiled_values.read_text(reader, data, loc)
        return compiled_values.Compiled(lambda names: _work_out_steps(found.of(names), loc), found.names)
    try:
        return compiled_values.make_constant(_read_near_steps(data))
    except PathError as error:
        compiled_values.refuse(reader, loc, error.wrong, error.right, error.at)
        return compiled_values.make_constant(())


def _work_out_steps(data: str, loc: Location) -> scene.Steps:
    try:
        return _read_near_steps(data)
    except PathError as error:
        wrong = give_code(get_code(error.wrong), f"it gives '{data[:60]}', and {error.wrong}")
        raise layout_error(loc, wrong, error.right) from None


def _read_near_steps(data: str) -> scene.Steps:
    """The steps of a path that leads nowhere farther than anything may."""
    steps = parse_path(data)
    lengths = (length for step in steps for length in astuple(step))
    far = max((abs(each) for each in lengths), default=0.0)
    if not far <= FARTHEST:
        raise PathError(0, f"the path has the number {far:g}", f"{FARTHEST:,.0f} is the greatest")
    return steps


def _read_pairs(reader: compiled_values.Reader, points: tuple[Pair, ...], loc: Location) -> Pairs:
    return [
        (
            compiled_values.read_length(reader, x, (*loc, at, 0)),
            compiled_values.read_length(reader, y, (*loc, at, 1)),
        )
        for at, (x, y) in enumerate(points)
    ]


def _find_points(pairs: Pairs, stage: Stage, box: Box, loc: Location) -> tuple[Point, ...]:
    lengths = ((x.of(stage.names), y.of(stage.names)) for x, y in pairs)
    found = []
    for x, y in lengths:
        found.append(
            Point(
                box.x + compiled_values.to_millimetres(x, box.width),
                box.y + compiled_values.to_millimetres(y, box.height),
            )
        )
        refuse_far(found[-1].x, found[-1].y, loc)
    weigh_steps(stage.context, stage.tally, loc, len(found))
    return tuple(found)


def _make_reach(pairs: Pairs, loc: Location) -> Reach:
    return lambda stage: bounds(_find_points(pairs, stage, stage.room, loc))


def _list_names(pairs: Pairs) -> list[frozenset[str]]:
    return [reading.names for pair in pairs for reading in pair]
