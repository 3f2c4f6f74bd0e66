"""Shapes in full black, laid over each other to measure how much ink they share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.checks.printing.composing import own_opacity, shared_around
from pnp.checks.printing.parts import within_box
from pnp.picture_shadows import shadow_of
from pnp.scene import (
    Circle,
    Colour,
    Ellipse,
    Group,
    Image,
    Line,
    Path,
    Polygon,
    Polyline,
    Rectangle,
    Text,
)
from pnp.tones import BLACK

if TYPE_CHECKING:
    from pnp.checks.printing.parts import Leaf, Part
    from pnp.geometry import Box
    from pnp.scene import Shape

Counts: TypeAlias = "tuple[tuple[int, Colour], ...]"  # of pixels, by their colour

FAINT = 0.5  # an opacity: what lies under it is still seen
HALF = 0.5  # as dark as each is drawn: where two are, it is darker than either
SHARED = 96  # of 255: lighter is what only one inks


class Pile(Struct, frozen=True):
    """Shadows that lie over each other, and the box in which they may meet."""

    layers: tuple[tuple[Shape, ...], ...]
    box: Box


def shadow(part: Part, box: Box, beside: Part) -> tuple[Shape, ...]:
    """Its shapes within the box, all black, as clear as they are to another part: what holds both fades
    both."""
    found = ((leaf, within_box(leaf, box)) for leaf in part.leaves)
    return tuple(dark(painted, _beside(leaf, beside)) for leaf, painted in found if painted is not None)


def _beside(leaf: Leaf, part: Part) -> float:
    if leaf.opacity == 1 or not isinstance(leaf.shape, Image):
        return leaf.opacity
    return own_opacity(leaf.around, shared_around([each.around for each in part.leaves]))


def dark(shape: Shape, opacity: float) -> Shape:
    """A shape with what holds it in full black; `opacity` says how far that fades it."""
    match shape:
        case Group(shapes):
            return replace(shape, shapes=tuple([dark(each, opacity) for each in shapes]), opacity=1.0)
        case Text():
            return replace(shape, colour=BLACK)
        case Image(box, bitmap):
            solid = shadow_of(bitmap, FAINT / max(opacity, FAINT))
            return Rectangle(box, BLACK) if solid is None else Image(box, solid)
        case Line() | Polyline():
            return replace(shape, stroke=replace(shape.stroke, colour=BLACK))
        case Rectangle() | Circle() | Ellipse() | Polygon() | Path():
            fill = None if shape.fill is None else BLACK
            stroke = None if shape.stroke is None else replace(shape.stroke, colour=BLACK)
            return replace(shape, fill=fill, stroke=stroke)
        case _:
            raise AssertionError(shape)


def laid(pile: Pile) -> tuple[Shape, ...]:
    """All layers over each other, so that what two share is darkest."""
    return tuple([Group(each, opacity=HALF) for each in pile.layers])


def shared(counts: Counts, box: Box) -> float:
    """The ink that two share, in mm²."""
    whole = sum(count for count, _ in counts)
    common = sum(count for count, colour in counts if colour.red < SHARED)
    return box.width * box.height * common / whole
