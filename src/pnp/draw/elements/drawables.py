"""What a layout draws: plain shapes with their fills and strokes, and by name icons, pictures and figures."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeGuard, TypeVar

from msgspec.structs import astuple, replace

from pnp import scene
from pnp.draw.context import count_points, count_steps
from pnp.draw.elements.box_rules import FARTHEST, FindSerial, measure_pair, refuse_far
from pnp.draw.elements.placement import Drawable, Reach, Stage, find_neighbour
from pnp.draw.faults import DrawError, Fault, RefusedError, card_paint_error, card_value_error, layout_error
from pnp.draw.language import values
from pnp.draw.language.values import Compiled, Length, NamedValues, Reader
from pnp.draw.paints import LEAST_DASHES, PaintError, say_no_figure
from pnp.draw.symbols import place_icon, say_no_icon
from pnp.errors import Location, get_code, give_code, suggest
from pnp.figures import Figure, FigureError
from pnp.geometry import Box, Matrix, Point, bounds, centre, translation
from pnp.models.layouts import elements
from pnp.numerals import write_numeral
from pnp.paths import PathError, box_steps, outline_steps, parse_path, path_box
from pnp.text import MissingGlyph

if TYPE_CHECKING:
    from pnp.draw.elements.preparing import Workshop


Closed: TypeAlias = scene.Rectangle | scene.Circle | scene.Ellipse | scene.Polygon | scene.Path
# paints a shape that lies in a box
Brush: TypeAlias = Callable[["Stage", Closed, "Box"], scene.Shapes]
Stroking: TypeAlias = "Callable[[Stage], scene.Stroke | None]"
Filling: TypeAlias = "tuple[scene.Shapes, scene.Paint | None]"  # what lies below the shape, and its own paint
Found = TypeVar("Found")


def read_stroke(reader: Reader, pen: elements.Pen | str | None, loc: Location) -> Compiled[Stroking]:
    """Read the stroke of an element: a line role, a pen, or none."""
    if isinstance(pen, elements.Pen):
        return _read_own_stroke(reader, pen, loc)
    role = values.read_text(reader, pen or "none", loc)

    def find_stroke(name: str) -> Stroking:
        if name in ("", "none"):
            return lambda _: None
        return lambda stage: _find_role_stroke(stage, role.names, name, loc)

    return values.convert_value(role, find_stroke)


def _find_role_stroke(stage: Stage, names: frozenset[str], name: str, loc: Location) -> scene.Stroke | None:
    try:
        return stage.palette.stroke(name)
    except PaintError as error:
        shown_error = error if error.keys or not _is_paint(stage, name) else _paint_for_line_error(name)
        raise card_paint_error(stage.record, names, loc, shown_error) from None


def _is_paint(stage: Stage, name: str) -> bool:
    try:
        return stage.palette.colour(name) is not None
    except PaintError:
        return False


def _paint_for_line_error(name: str) -> PaintError:
    shown = name if name.replace("-", "").isalnum() else f'"{name}"'
    return PaintError(f"'{name}' is a paint and no line", f"write {{ paint: {shown}, width: 0.3 }}")


def _read_own_stroke(reader: Reader, pen: elements.Pen, loc: Location) -> Compiled[Stroking]:
    paint = values.read_if_written(values.read_text, reader, pen.paint, (*loc, "paint"))
    width = values.read_if_written(values.read_number, reader, pen.width, (*loc, "width"))
    dash = [values.read_number(reader, part, (*loc, "dash", at)) for at, part in enumerate(pen.dash or ())]
    if pen.line is None and (paint is None or width is None):
        wrong = "a line needs a paint and a width"
        values.refuse(reader, loc, wrong, "add them, or name a line role as 'line: …'")

    def find_own_stroke(names: NamedValues) -> Stroking:
        own: dict[str, object] = {"cap": pen.cap, "join": pen.join}
        if width is not None:
            own["width"] = _check_width(width.of(names), (*loc, "width"))
        if pen.dash is not None:
            own["dash"] = _check_dashes([each.of(names) for each in dash], (*loc, "dash"))
        own = {key: value for key, value in own.items() if value is not None}
        colour = None if paint is None else paint.of(names)
        return lambda stage: _make_pen_stroke(stage, pen.line, colour, own, loc)

    return Compiled(find_own_stroke, values.join_names(*dash, paint, width))


def _check_width(width: float, loc: Location) -> float:
    if 0 < width <= 50:
        return width
    wrong = f"a line {write_numeral(width)} mm wide cannot be drawn"
    raise layout_error(loc, wrong, "write more than 0 and at most 50")


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
        raise card_paint_error(stage.record, values.NOTHING, (*loc, key), error) from None
    if colour is None:
        return None
    return replace(base or scene.Stroke(colour, 0.25), colour=colour, **own)


def read_brush(
    reader: Reader, element: elements.FilledElement, loc: Location
) -> tuple[Brush, frozenset[str]]:
    """Read the fill and the stroke of a shape; return a brush, and the names on which it depends."""
    # With an id it may be unseen: others may stand by it.
    if element.fill is None and element.stroke is None and element.id is None:
        wrong = "a shape without a fill and a stroke cannot be seen"
        values.refuse(reader, loc, wrong, "add 'fill: …' with a paint, or 'stroke: …' with a line role")
    fill = values.read_text(reader, element.fill or "none", (*loc, "fill"))
    stroke = read_stroke(reader, element.stroke, (*loc, "stroke"))

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
            count_points(stage.context, stage.tally, (*loc, "fill"), count_steps(below))
        return below, paint

    def brush(stage: Stage, shape: Closed, box: Box) -> scene.Shapes:
        faults: list[Fault] = []
        line = try_reading(lambda: stroke.of(stage.names)(stage), faults)
        filling = try_reading(lambda: choose_filling(stage, shape, box), faults)
        if faults or filling is None:
            raise DrawError(faults)
        below, paint = filling
        return (*below, replace(shape, fill=paint, stroke=line)) if paint or line else below

    return brush, fill.names | stroke.names


def try_reading(read: Callable[[], Found], faults: list[Fault]) -> Found | None:
    """Read a value; if that fails, note the faults and return None, so that no fault hides another."""
    try:
        return read()
    except DrawError as error:
        faults += error.faults
        return None


# How far across and down each point stands.
Places: TypeAlias = "list[Compiled[tuple[Length, ...]]]"


def read_rectangle(workshop: Workshop, element: elements.Rectangle, loc: Location) -> Drawable:
    brush, names = read_brush(workshop.reader, element, loc)
    corner = values.read_number(workshop.reader, element.corner or "0", (*loc, "corner"))

    def draw_rectangle(stage: Stage, box: Box) -> scene.Shapes:
        radius = corner.of(stage.names)
        if radius < 0:
            wrong = f"a corner has no radius of {write_numeral(radius)} mm"
            raise layout_error((*loc, "corner"), wrong, "write 0 or more")
        return brush(stage, scene.Rectangle(box, radius=radius), box)

    return Drawable(draw_rectangle, names | corner.names)


def read_round(workshop: Workshop, element: elements.Circle | elements.Ellipse, loc: Location) -> Drawable:
    """An ellipse as large as its box, or the largest circle in it."""
    brush, names = read_brush(workshop.reader, element, loc)

    def draw_round(stage: Stage, box: Box) -> scene.Shapes:
        middle, radius = centre(box), min(box.width, box.height) / 2
        if isinstance(element, elements.Ellipse):
            return brush(stage, scene.Ellipse(middle, box.width / 2, box.height / 2), box)
        square = Box(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius)
        return brush(stage, scene.Circle(middle, radius), square)

    return Drawable(draw_round, names)


def read_line(workshop: Workshop, element: elements.Line | elements.Polyline, loc: Location) -> Drawable:
    """Read a line, or several in a row."""
    key = "line" if isinstance(element, elements.Line) else "polyline"
    points = _read_places(workshop.reader, getattr(element, key), (*loc, key))
    if element.stroke is None:
        wrong = "a line without a stroke cannot be seen"
        values.refuse(workshop.reader, loc, wrong, "add 'stroke: …' with a line role")
    stroke = read_stroke(workshop.reader, element.stroke, (*loc, "stroke"))

    def draw_line(stage: Stage, box: Box) -> scene.Shapes:
        pen = stroke.of(stage.names)(stage)
        if pen is None:
            return ()
        corners = _find_points(points, stage, box, (*loc, key))
        return (scene.Line(*corners, pen) if len(corners) == 2 else scene.Polyline(corners, pen),)

    names = values.join_names(stroke, *points)
    return Drawable(draw_line, names, reach=_make_reach(points, (*loc, key)))


def read_polygon(workshop: Workshop, element: elements.Polygon, loc: Location) -> Drawable:
    brush, names = read_brush(workshop.reader, element, loc)
    points = _read_places(workshop.reader, element.polygon, (*loc, "polygon"))

    def draw_polygon(stage: Stage, box: Box) -> scene.Shapes:
        found = _find_points(points, stage, box, (*loc, "polygon"))
        return brush(stage, scene.Polygon(found, rule=element.rule), box)

    names |= values.join_names(*points)
    return Drawable(draw_polygon, names, reach=_make_reach(points, (*loc, "polygon")))


def read_path(workshop: Workshop, element: elements.Path, loc: Location) -> Drawable:
    """Read path data, which counts from the top left of its box and may have expressions in braces as
    numbers."""
    brush, names = read_brush(workshop.reader, element, loc)
    steps = _read_steps(workshop.reader, element.path, (*loc, "path"))

    def draw_path(stage: Stage, box: Box) -> scene.Shapes:
        shape = scene.Path(steps.of(stage.names), rule=element.rule)
        count_points(stage.context, stage.tally, (*loc, "path"), len(shape.steps), anew=bool(steps.names))
        found = brush(stage, shape, Box(0.0, 0.0, box.width, box.height))
        return (scene.Group(found, transform=translation(box.x, box.y)),) if found else ()

    def find_box(stage: Stage) -> Box:
        found = path_box(steps.of(stage.names))
        return Box(stage.room.x + found.x, stage.room.y + found.y, found.width, found.height)

    return Drawable(draw_path, names | steps.names, reach=find_box)


def _read_steps(reader: Reader, data: str, loc: Location) -> Compiled[scene.Steps]:
    if "{" in data or "}" in data:
        found = values.read_text(reader, data, loc)
        return values.convert_value(found, lambda text: _work_out_steps(text, loc))
    try:
        return values.make_constant(_read_near_steps(data))
    except PathError as error:
        values.refuse(reader, loc, error.wrong, error.right, error.at)
        return values.make_constant(())


def _work_out_steps(data: str, loc: Location) -> scene.Steps:
    try:
        return _read_near_steps(data)
    except PathError as error:
        wrong = give_code(get_code(error.wrong), f"it gives '{data[:60]}', and {error.wrong}")
        raise layout_error(loc, wrong, error.right) from None


def _read_near_steps(data: str) -> scene.Steps:
    """Parse path data; raise an error if the path goes farther than any shape may."""
    steps = parse_path(data)
    lengths = (length for step in steps for length in astuple(step))
    far = max((abs(each) for each in lengths), default=0.0)
    if not far <= FARTHEST:
        raise PathError(0, f"the path has the number {far:g}", f"{FARTHEST:,.0f} is the greatest")
    return steps


def _read_places(reader: Reader, points: tuple[elements.Pair, ...], loc: Location) -> Places:
    return [values.read_lengths(reader, pair, (*loc, at)) for at, pair in enumerate(points)]


def _find_points(places: Places, stage: Stage, box: Box, loc: Location) -> tuple[Point, ...]:
    points = []
    for place in places:
        across, down = measure_pair(place.of(stage.names), box)
        points.append(Point(box.x + across, box.y + down))
        refuse_far(points[-1].x, points[-1].y, loc)
    count_points(stage.context, stage.tally, loc, len(points))
    return tuple(points)


def _make_reach(places: Places, loc: Location) -> Reach:
    return lambda stage: bounds(_find_points(places, stage, stage.room, loc))


Figured: TypeAlias = tuple[scene.Shapes, int, bool]  # the shapes, their number of steps, whether they are new
Spot: TypeAlias = int | Compiled[object]  # an element by its serial number, or a box

MIDDLE = (50.0, 50.0)


def read_icon(workshop: Workshop, element: elements.Icon, loc: Location) -> Drawable:
    """Read an icon element. The icon is as large as its box; an empty name draws none."""
    at = (*loc, "icon")
    name = values.read_text(workshop.reader, element.icon, at)
    if not name.names and name.of({}) not in workshop.resources.icons:
        values.refuse(workshop.reader, at, *say_no_icon(name.of({}), workshop.resources.icons))

    def draw_icon(stage: Stage, box: Box) -> scene.Shapes:
        icon, icons = name.of(stage.names), stage.context.resources.icons
        if icon and icon not in icons:
            raise card_value_error(stage.record, name.names, at, *say_no_icon(icon, icons))
        return place_icon(stage.palette, icon, box) if icon else ()

    return Drawable(draw_icon, name.names)


def read_image(workshop: Workshop, element: elements.Image, loc: Location) -> Drawable:
    """Read a picture element. The picture covers its box or stands whole in it; an empty name draws none."""
    at = (*loc, "image")
    name = values.read_text(workshop.reader, element.image, at)
    focus = _read_focus(workshop.reader, element, (*loc, "focus"))
    layout_place = None if name.names & workshop.of_card else at

    def draw_image(stage: Stage, box: Box) -> scene.Shapes:
        picture_name = name.of(stage.names)
        if not picture_name or not box.width or not box.height:
            return ()
        try:
            picture = stage.context.resources.picture(picture_name, layout_place)
        except RefusedError as error:
            raise card_value_error(stage.record, name.names, at, error.wrong, error.right) from None
        across, down = focus.of(stage.names)
        covers = element.fit == "cover"
        picture_box = _fit_picture(picture, box, max if covers else min, (across, down) if covers else MIDDLE)
        shape = _fill_box(picture, picture_box)
        return (scene.Group((shape,), clip=scene.Clip(box_steps(box))),) if covers else (shape,)

    return Drawable(draw_image, name.names | focus.names)


def _read_focus(reader: Reader, element: elements.Image, loc: Location) -> Compiled[tuple[float, float]]:
    """Read the point of a picture that stays in view, in percent from the left and the top."""
    focus = element.focus
    if focus is None:
        return values.make_constant(MIDDLE)
    if isinstance(focus, tuple):
        across, down = (_read_share(reader, part, (*loc, at)) for at, part in enumerate(focus))
        return Compiled(lambda names: (across.of(names), down.of(names)), across.names | down.names)
    reading = values.read_value(reader, focus, loc)

    def find_focus(value: object) -> tuple[float, float]:
        if value is None:
            return MIDDLE
        pair = value if isinstance(value, tuple) and len(value) == 2 else ()
        shares = [each for each in pair if isinstance(each, (int, float)) and not isinstance(each, bool)]
        if len(shares) == 2:
            return _check_share(float(shares[0]), loc), _check_share(float(shares[1]), loc)
        wrong = f"'{focus}' gives {values.describe_value(value)}"
        raise layout_error(loc, wrong, "a focus is two numbers, in percent")

    return values.convert_value(reading, find_focus)


def _read_share(reader: Reader, written: str, loc: Location) -> Compiled[float]:
    found = values.read_number(reader, written.removesuffix("%").rstrip(), loc)
    return values.convert_value(found, lambda share: _check_share(share, loc))


def _check_share(share: float, loc: Location) -> float:
    if 0 <= share <= 100:
        return share
    wrong = f"the focus lies outside of its picture, at {write_numeral(share)} %"
    raise layout_error(loc, wrong, "write 0 to 100, from the left and from the top")


def _fit_picture(
    picture: scene.Bitmap | scene.Scene, box: Box, choice: Any, focus: tuple[float, float]
) -> Box:
    """Find the box of the whole picture, with its focus as near the middle as its edges allow."""
    size = picture if isinstance(picture, scene.Bitmap) else picture.box
    scale = choice(box.width / size.width, box.height / size.height)
    width, height = size.width * scale, size.height * scale
    left = box.x + _shift_picture(box.width, width, focus[0])
    return Box(left, box.y + _shift_picture(box.height, height, focus[1]), width, height)


def _shift_picture(room: float, length: float, focus: float) -> float:
    if length <= room:
        return (room - length) / 2
    return min(0.0, max(room - length, room / 2 - length * focus / 100))


def _fill_box(picture: scene.Bitmap | scene.Scene, box: Box) -> scene.Shape:
    if isinstance(picture, scene.Bitmap):
        return scene.Image(box, picture)
    across, down = box.width / picture.box.width, box.height / picture.box.height
    matrix = Matrix(across, 0.0, 0.0, down, box.x - picture.box.x * across, box.y - picture.box.y * down)
    return scene.Placed(picture, matrix, recurs=True)


def read_figure(workshop: Workshop, element: elements.Figure, loc: Location, find: FindSerial) -> Drawable:
    """Read a figure element: the name of the figure and its arguments."""
    at = (*loc, "figure")
    name = element.figure
    figures = workshop.resources.figures
    if name not in figures:
        wrong, known = say_no_figure(name, figures)
        raise layout_error(at, wrong, suggest(name, figures) or known)
    figure = figures[name]
    _check_names(workshop.reader, figure, element, loc)
    boxes = _read_boxes(workshop.reader, figure, element, loc, find)
    plain = {key: raw for key, raw in element.with_.items() if key not in boxes}
    given = {key: _read_argument(workshop.reader, raw, (*loc, "with", key)) for key, raw in plain.items()}
    spots = [each for told in boxes.values() for each in told]
    readings = [*given.values(), *(each for each in spots if not isinstance(each, int))]
    names = values.join_names(*readings)

    def find_blame(key: str | None) -> tuple[frozenset[str], Location]:
        """Find the names that an argument depends on, and its place."""
        return (given[key].names, (*loc, "with", key)) if key in given else (values.NOTHING, at)

    def draw_called_figure(stage: Stage, box: Box) -> scene.Shapes:
        told = {key: reading.of(stage.names) for key, reading in given.items()}
        told |= {key: tuple([_find_box(stage, each) for each in some]) for key, some in boxes.items()}
        try:
            shapes, steps, anew = draw_figure(stage, name, figure, box, told)
        except FigureError as error:
            wrong = _say_of_figure(name, error.wrong)
            raise card_value_error(stage.record, *find_blame(error.name), wrong, error.right) from None
        except MissingGlyph as error:
            key = next((key for key in given if _contains_character(told[key], error.character)), None)
            right = "write it with characters that the fonts have"
            wrong = _say_of_figure(name, error.wrong)
            raise card_value_error(stage.record, *find_blame(key), wrong, right) from None
        except PaintError as error:
            key = next((key for key in given if _is_ill_painted(stage, figure, key, told[key], box)), None)
            whose = partial(_say_of_figure, name)
            raise card_paint_error(stage.record, *find_blame(key), error, whose) from None
        count_points(stage.context, stage.tally, at, steps, anew=anew)
        return shapes

    return Drawable(draw_called_figure, names, tuple(each for each in spots if isinstance(each, int)))


def _say_of_figure(name: str, wrong: str) -> str:
    return give_code(get_code(wrong), f"the figure '{name}': {wrong}")


def _contains_character(argument: object, character: str) -> bool:
    """Tell whether a text, or one of several, has a character. The figure may have set it as a capital."""
    return character.casefold() in str(argument).casefold()


def _is_ill_painted(stage: Stage, figure: Figure, key: str, argument: object, box: Box) -> bool:
    """Tell whether an argument of a figure is a wrong paint or a wrong line."""
    try:
        match figure.parameters[key].kind, argument:
            case "paint", str(name):
                stage.palette.paint(name, box)
            case "line", str(name):
                stage.palette.stroke(name)
    except PaintError:
        return True
    return False


def _read_boxes(
    reader: Reader, figure: Figure, element: elements.Figure, loc: Location, find: FindSerial
) -> dict[str, tuple[Spot, ...]]:
    """Read the arguments that are lists of boxes and name elements by their ids."""

    def spot(entry: object, at: Location) -> Spot:
        return find(entry, at) if _is_id(entry) else _read_argument(reader, entry, at)

    return {
        key: tuple([spot(entry, (*loc, "with", key, at)) for at, entry in enumerate(raw)])
        for key, raw in element.with_.items()
        if key in figure.parameters
        and figure.parameters[key].kind == "boxes"
        and isinstance(raw, list)
        and any(map(_is_id, raw))
    }


def _is_id(entry: object) -> TypeGuard[str]:
    return isinstance(entry, str) and "{" not in entry


def _find_box(stage: Stage, spot: Spot) -> object:
    return find_neighbour(stage, spot).box if isinstance(spot, int) else spot.of(stage.names)


def draw_figure(stage: Stage, name: str, figure: Figure, box: Box, told: dict[str, object]) -> Figured:
    """Draw a figure, or return its earlier drawing: card after card asks for the same."""
    known, palette = stage.context.resources.drawn, stage.palette
    key = (name, box, palette.ground, *[(key, values.make_distinct(value)) for key, value in told.items()])
    if key in known:
        return *known[key], False
    shapes = figure.draw(box, palette, told)
    known[key] = shapes, count_steps(shapes)
    return *known[key], True


def _check_names(reader: Reader, figure: Figure, element: elements.Figure, loc: Location) -> None:
    known = figure.parameters
    for key in element.with_:
        if key not in known:
            right = suggest(key, known) or (f"it knows {', '.join(known)}" if known else "it takes nothing")
            wrong = give_code("form-figure", f"the figure '{element.figure}' knows no '{key[:40]}'")
            values.refuse(reader, (*loc, "with", key), wrong, right)


def _read_argument(reader: Reader, raw: object, loc: Location) -> Compiled[object]:
    """Read an argument of a figure. Its texts may hold expressions, within lists too."""
    if isinstance(raw, str):
        return values.read_value(reader, raw, loc)
    if isinstance(raw, list):
        entries = [_read_argument(reader, entry, (*loc, at)) for at, entry in enumerate(raw)]
        return values.join_values(entries)
    wrong = f"the value of '{loc[-1]}' is nothing that a figure takes"
    values.refuse(reader, loc, wrong, "write a text, a number or a list")
    return values.make_constant(None)
