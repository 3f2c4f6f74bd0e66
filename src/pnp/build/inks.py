"""What becomes of pictures in an ink: as they are at night, paler on paper, black and white in black."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.scene import Bitmap, Group, Image, Placed
from pnp.tones import LEAST_EXPONENT, curve

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.draw import DrawnCard
    from pnp.geometry import Box
    from pnp.models.inks import Ink
    from pnp.scene import Face, Scene, Shape

MOST_ON_PAPER = 0.25  # mean darkness: a third of a dark picture's, and as pale as a wash of watercolour
EXPONENTS = (
    1.0,
    0.8,
    0.65,
    0.5,
    0.4,
    0.3,
    LEAST_EXPONENT,
)  # of curves by which drawings are tried to be made paler
DOTS = 300 / 25.4  # in a millimetre
MOST_DOTS = 4000  # on the longer side of a picture


class Dotted(Struct, frozen=True):
    """The pictures and scenes made of dots so far, by identity; what they were made of is kept alive."""

    bitmaps: dict[tuple[int, int, int], tuple[Bitmap, Bitmap]] = field(default_factory=dict)
    scenes: dict[int, tuple[Scene, Scene]] = field(default_factory=dict)


def in_ink(picture: Bitmap | Scene, ink: Ink) -> Bitmap | Scene:
    """A picture as an ink shows it; a bitmap becomes dots in black only when its size is known."""
    if ink == "night" or (ink == "black" and isinstance(picture, Bitmap)):
        return picture
    if isinstance(picture, Bitmap):
        from pnp.picture_inks import paler

        return paler(picture, MOST_ON_PAPER)
    from pnp.repainting import drawing_in_black

    return drawing_in_black(picture) if ink == "black" else _paler(picture)


def _paler(drawing: Scene) -> Scene:
    """A drawing light enough for paper."""
    from pnp.coverage import Known, area, scene_ink
    from pnp.repainting import drawing_changed

    most = MOST_ON_PAPER * area(drawing.box)
    for exponent in EXPONENTS:
        found = drawing_changed(drawing, curve(exponent)) if exponent < 1 else drawing
        dark = scene_ink(found, Known()).dark
        if dark <= most:
            return found
    return drawing_changed(drawing, curve(exponent, most / dark))


def in_dots(cards: Iterable[DrawnCard]) -> tuple[DrawnCard, ...]:
    """Cards whose bitmaps are black dots and white ones, at the size at which they are shown."""
    known = Dotted()
    return tuple(
        replace(
            card,
            front=_face(card.front, known),
            back=None if card.back is None else _face(card.back, known),
        )
        for card in cards
    )


def _face(face: Face, known: Dotted) -> Face:
    scene = _scene(face.scene, known)
    return face if scene is face.scene else replace(face, scene=scene)


def _scene(scene: Scene, known: Dotted) -> Scene:
    found = known.scenes.get(id(scene))
    if found is None:
        shapes = _shapes(scene.shapes, known)
        new = scene if shapes is scene.shapes else replace(scene, shapes=shapes)
        found = known.scenes[id(scene)] = (scene, new)
    return found[1]


def _shapes(shapes: tuple[Shape, ...], known: Dotted) -> tuple[Shape, ...]:
    """The same shapes where there is no bitmap in them: what recurs is known by its identity."""
    new = tuple([_shape(shape, known) for shape in shapes])
    return new if any(a is not b for a, b in zip(new, shapes, strict=True)) else shapes


def _shape(shape: Shape, known: Dotted) -> Shape:
    match shape:
        case Image(box, bitmap):
            return replace(shape, bitmap=_bitmap(bitmap, box, known))
        case Placed():
            scene = _scene(shape.scene, known)
            return shape if scene is shape.scene else replace(shape, scene=scene)
        case Group():
            shapes = _shapes(shape.shapes, known)
            return shape if shapes is shape.shapes else replace(shape, shapes=shapes)
        case _:
            return shape


def _bitmap(bitmap: Bitmap, box: Box, known: Dotted) -> Bitmap:
    from pnp.picture_inks import dotted

    density = min(DOTS, MOST_DOTS / max(box.width, box.height))
    width, height = (max(1, round(side * density)) for side in (box.width, box.height))
    key = id(bitmap), width, height
    if key not in known.bitmaps:
        known.bitmaps[key] = bitmap, dotted(bitmap, width, height)
    return known.bitmaps[key][1]
