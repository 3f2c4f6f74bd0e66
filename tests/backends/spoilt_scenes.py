"""Ways to spoil a scene, for tests that must notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.geometry import grow_box, translation
from pnp.scene import (
    Circle,
    Colour,
    Ellipse,
    Group,
    LinearGradient,
    Page,
    Path,
    Placed,
    Polygon,
    RadialGradient,
    Rectangle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.scene import Shape

Gradient = LinearGradient | RadialGradient
HALF_A_MILLIMETRE = translation(0.3, 0.4)


def moved(page: Page) -> Page:
    """All of the page half a millimetre off."""
    return _with(page, (Group(page.scene.shapes, HALF_A_MILLIMETRE),))


def unclipped(page: Page) -> Page:
    return _changed(page, lambda shape: replace(shape, clip=None) if isinstance(shape, Group) else shape)


def unboxed(page: Page) -> Page:
    """Placed scenes that reach over their edges."""
    return _changed(page, lambda shape: _grown(shape) if isinstance(shape, Placed) else shape)


def _grown(shape: Placed) -> Placed:
    return replace(shape, scene=replace(shape.scene, box=grow_box(shape.scene.box, 20.0)))


def opaque(page: Page) -> Page:
    return _changed(page, lambda shape: replace(shape, opacity=1.0) if isinstance(shape, Group) else shape)


def flat(page: Page) -> Page:
    """Each gradient as the one colour in its middle."""
    return _changed(page, _flat)


def _flat(shape: Shape) -> Shape:
    match shape:
        case Rectangle() | Circle() | Ellipse() | Polygon() | Path():
            fill = shape.fill
            return replace(shape, fill=_middle(fill)) if isinstance(fill, Gradient) else shape
        case _:
            return shape


def _middle(gradient: Gradient) -> Colour:
    stops = gradient.stops
    return stops[len(stops) // 2].colour


def _with(page: Page, shapes: tuple[Shape, ...]) -> Page:
    return replace(page, scene=replace(page.scene, shapes=shapes))


def _changed(page: Page, change: Callable[[Shape], Shape]) -> Page:
    return _with(page, tuple(_through(shape, change) for shape in page.scene.shapes))


def _through(shape: Shape, change: Callable[[Shape], Shape]) -> Shape:
    match shape:
        case Group(shapes):
            return change(replace(shape, shapes=tuple(_through(child, change) for child in shapes)))
        case Placed(scene):
            inner = tuple(_through(child, change) for child in scene.shapes)
            return change(replace(shape, scene=replace(scene, shapes=inner)))
        case _:
            return change(shape)
