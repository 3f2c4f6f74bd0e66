"""The plain shapes of a layout, made ready to be drawn on each card."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import astuple

from pnp.areas import extent
from pnp.draw.faults import broken
from pnp.draw.painting import brush_of, stroke_of
from pnp.draw.places import FARTHEST, refuse_far
from pnp.draw.readings import Length, Reading, constant, length, measured, number, refuse, text
from pnp.draw.tally import weigh
from pnp.errors import code_of, coded
from pnp.geometry import Box, Point, bounds, centre, translation
from pnp.models import elements
from pnp.numerals import numeral
from pnp.path_data import PathError, steps_of
from pnp.scene import Circle, Ellipse, Group, Line, Path, Polygon, Polyline, Rectangle

if TYPE_CHECKING:
    from pnp.draw.faults import Place
    from pnp.draw.readings import Reader
    from pnp.draw.stage import Draw, Reach, Stage
    from pnp.models.places import Pair
    from pnp.scene import Shape, Step

Made: TypeAlias = "tuple[Draw, frozenset[str]]"  # and the names on which it depends
Measured: TypeAlias = "tuple[Draw, frozenset[str], Reach]"  # and how far it reaches in the room
Pairs: TypeAlias = "list[tuple[Reading[Length], Reading[Length]]]"


def rectangle(reader: Reader, element: elements.Rectangle, loc: Place) -> Made:
    brush, names = brush_of(reader, element, loc)
    corner = number(reader, element.corner or "0", (*loc, "corner"))

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        radius = corner.of(stage.names)
        if radius < 0:
            wrong = coded("form-drawn", f"a corner has no radius of {numeral(radius)} mm")
            raise broken((*loc, "corner"), wrong, "write 0 or more")
        return brush(stage, Rectangle(box, radius=radius), box)

    return draw, names | corner.names


def circle(reader: Reader, element: elements.Circle, loc: Place) -> Made:
    brush, names = brush_of(reader, element, loc)

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        middle, radius = centre(box), min(box.width, box.height) / 2
        square = Box(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius)
        return brush(stage, Circle(middle, radius), square)

    return draw, names


def ellipse(reader: Reader, element: elements.Ellipse, loc: Place) -> Made:
    brush, names = brush_of(reader, element, loc)

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        return brush(stage, Ellipse(centre(box), box.width / 2, box.height / 2), box)

    return draw, names


def line(reader: Reader, element: elements.Line | elements.Polyline, loc: Place) -> Measured:
    """A line, or several in a row."""
    key = "line" if isinstance(element, elements.Line) else "polyline"
    points = _pairs(reader, getattr(element, key), (*loc, key))
    if element.stroke is None:
        wrong = coded("form-drawn", "a line without a stroke cannot be seen")
        refuse(reader, loc, wrong, "add 'stroke: …' with a line role")
    stroke = stroke_of(reader, element.stroke, (*loc, "stroke"))

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        pen = stroke.of(stage.names)(stage)
        if pen is None:
            return ()
        found = _points(points, stage, box, (*loc, key))
        return (Line(*found, pen) if len(found) == 2 else Polyline(found, pen),)

    return draw, stroke.names.union(*_names(points)), _reach(points, (*loc, key))


def polygon(reader: Reader, element: elements.Polygon, loc: Place) -> Measured:
    brush, names = brush_of(reader, element, loc)
    points = _pairs(reader, element.polygon, (*loc, "polygon"))

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        return brush(stage, Polygon(_points(points, stage, box, (*loc, "polygon")), rule=element.rule), box)

    return draw, names.union(*_names(points)), _reach(points, (*loc, "polygon"))


def path(reader: Reader, element: elements.Path, loc: Place) -> Measured:
    """Path data, which counts from the top left of its box, with expressions in braces for its numbers."""
    brush, names = brush_of(reader, element, loc)
    steps = _steps(reader, element.path, (*loc, "path"))

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        shape = Path(steps.of(stage.names), rule=element.rule)
        weigh(stage.studio, stage.tally, (*loc, "path"), len(shape.steps), anew=bool(steps.names))
        found = brush(stage, shape, Box(0.0, 0.0, box.width, box.height))
        return (Group(found, transform=translation(box.x, box.y)),) if found else ()

    def reach(stage: Stage) -> Box:
        found = extent(steps.of(stage.names))
        return Box(stage.room.x + found.x, stage.room.y + found.y, found.width, found.height)

    return draw, names | steps.names, reach


def _steps(reader: Reader, data: str, loc: Place) -> Reading[tuple[Step, ...]]:
    if "{" in data or "}" in data:
        found = text(reader, data, loc)
        return Reading(lambda names: _worked_out(found.of(names), loc), found.names)
    try:
        return constant(_near_steps(data))
    except PathError as error:
        refuse(reader, loc, error.wrong, error.right, error.at)
        return constant(())


def _worked_out(data: str, loc: Place) -> tuple[Step, ...]:
    try:
        return _near_steps(data)
    except PathError as error:
        raise broken(
            loc, coded(code_of(error.wrong), f"it gives '{data[:60]}', and {error.wrong}"), error.right
        ) from None


def _near_steps(data: str) -> tuple[Step, ...]:
    """The steps of a path that leads nowhere farther than anything may."""
    steps = steps_of(data)
    lengths = (length for step in steps for length in astuple(step))
    far = max((abs(each) for each in lengths), default=0.0)
    if not far <= FARTHEST:
        wrong = coded("form-drawing", f"the path has the number {far:g}")
        raise PathError(0, wrong, f"{FARTHEST:,.0f} is the greatest")
    return steps


def _pairs(reader: Reader, points: tuple[Pair, ...], loc: Place) -> Pairs:
    return [
        (length(reader, x, (*loc, at, 0)), length(reader, y, (*loc, at, 1)))
        for at, (x, y) in enumerate(points)
    ]


def _points(pairs: Pairs, stage: Stage, box: Box, loc: Place) -> tuple[Point, ...]:
    lengths = ((x.of(stage.names), y.of(stage.names)) for x, y in pairs)
    found = tuple(
        [Point(box.x + measured(x, box.width), box.y + measured(y, box.height)) for x, y in lengths]
    )
    for point in found:
        refuse_far(point.x, point.y, loc)
    weigh(stage.studio, stage.tally, loc, len(found))
    return found


def _reach(pairs: Pairs, loc: Place) -> Reach:
    return lambda stage: bounds(_points(pairs, stage, stage.room, loc))


def _names(pairs: Pairs) -> list[frozenset[str]]:
    return [reading.names for pair in pairs for reading in pair]
