"""Drawings of strangers in other colours than their own: in pure black, or paler."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from pnp.scene import (
    Circle,
    Colour,
    Ellipse,
    Group,
    Image,
    Line,
    Paint,
    Path,
    Placed,
    Polygon,
    Polyline,
    Rectangle,
    Scene,
    Shape,
    Shapes,
    Stroke,
    Text,
)
from pnp.tones import BLACK, WHITE, black_or_white, change_colour, gradient_mean, thin_colour

Filled: TypeAlias = Rectangle | Circle | Ellipse | Polygon | Path


class Brush(Struct, frozen=True):
    """What becomes of a colour of an opacity: none leaves it out. A flat brush shades and fades nothing."""

    colour: Callable[[Colour, float], Colour | None]
    flat: bool


def repaint_in_black(drawing: Scene) -> Scene:
    """A drawing in black and white; its bitmaps, if any, stay as they are."""
    return _repaint_scene(drawing, Brush(_put_in_black, flat=True), 1.0)


def _put_in_black(colour: Colour, opacity: float) -> Colour | None:
    """A light veil is left out, for it would hide what it only tints."""
    found = black_or_white(thin_colour(colour, opacity))
    return None if found == WHITE and opacity < 1 else found


def repaint_by_curve(drawing: Scene, ramp: Sequence[int]) -> Scene:
    """A drawing in which each part of each colour was changed by a curve."""
    return _repaint_scene(drawing, Brush(lambda colour, _: change_colour(colour, ramp), flat=False), 1.0)


def _repaint_scene(scene: Scene, brush: Brush, opacity: float) -> Scene:
    return replace(scene, shapes=_repaint_shapes(scene.shapes, brush, opacity))


def _repaint_shapes(shapes: Iterable[Shape], brush: Brush, opacity: float) -> Shapes:
    repainted = (_repaint_shape(shape, brush, opacity) for shape in shapes)
    return tuple(shape for shape in repainted if shape is not None)


def _repaint_shape(shape: Shape, brush: Brush, opacity: float) -> Shape | None:
    match shape:
        case Group():
            return _repaint_group(shape, brush, opacity)
        case Placed():
            return replace(shape, scene=_repaint_scene(shape.scene, brush, opacity))
        case Text():
            colour = brush.colour(shape.colour, opacity)
            return None if colour is None else replace(shape, colour=colour)
        case Line() | Polyline():
            stroke = _repaint_stroke(shape.stroke, brush, opacity)
            return None if stroke is None else replace(shape, stroke=stroke)
        case Rectangle() | Circle() | Ellipse() | Polygon() | Path():
            fill = _repaint_fill(shape.fill, brush, opacity)
            stroke = _repaint_stroke(shape.stroke, brush, opacity)
            if brush.flat and stroke is not None and fill == stroke.colour == WHITE:
                stroke = _keep_seen(stroke, shape)
            return replace(shape, fill=fill, stroke=stroke) if fill or stroke else None
        case Image():
            return shape
        case _:
            assert_never(shape)


def _repaint_group(group: Group, brush: Brush, opacity: float) -> Group | None:
    shapes = _repaint_shapes(group.shapes, brush, opacity * group.opacity)
    faded = 1.0 if brush.flat else group.opacity
    return replace(group, shapes=shapes, opacity=faded) if shapes else None


def _repaint_stroke(stroke: Stroke | None, brush: Brush, opacity: float) -> Stroke | None:
    colour = None if stroke is None else brush.colour(stroke.colour, opacity)
    return None if stroke is None or colour is None else replace(stroke, colour=colour)


def _keep_seen(stroke: Stroke, shape: Filled) -> Stroke:
    """The pale line about a pale shape in black, for nothing else would show the shape on white."""
    own = shape.stroke is not None and shape.stroke.colour != shape.fill
    return replace(stroke, colour=BLACK) if own else stroke


def _repaint_fill(paint: Paint | None, brush: Brush, opacity: float) -> Paint | None:
    if paint is None or isinstance(paint, Colour):
        return None if paint is None else brush.colour(paint, opacity)
    if brush.flat:
        return brush.colour(gradient_mean(paint), opacity)
    colours = ((stop, brush.colour(stop.colour, opacity)) for stop in paint.stops)
    stops = tuple(replace(stop, colour=colour) for stop, colour in colours if colour is not None)
    return replace(paint, stops=stops)
