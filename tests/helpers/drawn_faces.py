"""What can be seen of a face, worked out from its scene alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.geometry import IDENTITY, Box, Matrix, Point, combine_maps, move_point
from pnp.scene import Circle, Group, Image, Placed, Text
from pnp.text import advance, capital_height

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.scene import Face, Scene, Shape


@dataclass(frozen=True, slots=True)
class Line:
    """A run of text on a face; its box reaches from the baseline to the top of capitals without accents."""

    text: str
    box: Box
    size: float
    face: str


def lines(face: Face) -> list[Line]:
    return [
        line for shape, map_ in flat(face.scene) if isinstance(shape, Text) for line in _lines(shape, map_)
    ]


def _lines(text: Text, map_: Matrix) -> Iterator[Line]:
    for run in text.runs:
        width = sum(advance(run.face, character) for character in run.text) + sum(run.gaps)
        height = capital_height(run.face) * run.size / 1000
        start, end = Point(run.x, run.y - height), Point(run.x + width * run.size / 1000, run.y)
        one, two = move_point(start, map_), move_point(end, map_)
        box = Box(min(one.x, two.x), min(one.y, two.y), abs(two.x - one.x), abs(two.y - one.y))
        yield Line(run.text, box, run.size, run.face)


def line(face: Face, text: str) -> Line:
    (found,) = [each for each in lines(face) if each.text == text]
    return found


def flat(scene: Scene, map_: Matrix = IDENTITY) -> Iterator[tuple[Shape, Matrix]]:
    """Every shape that is no group and no placed scene, with the map that lays it on the face."""
    for shape in scene.shapes:
        match shape:
            case Placed(inner, transform):
                yield from flat(inner, combine_maps(transform, map_))
            case Group(shapes, transform):
                inner = replace(scene, shapes=shapes)
                yield from flat(inner, combine_maps(transform, map_) if transform else map_)
            case _:
                yield shape, map_


def circles(face: Face) -> list[Circle]:
    """The circles of a face, the greatest first; all of them stand upright and at their size."""
    found = [shape for shape, _ in flat(face.scene) if isinstance(shape, Circle)]
    return sorted(found, key=lambda circle: -circle.radius)


def shared(face: Face) -> tuple[int, ...]:
    """What stands for the scenes that a face has together with others."""
    return tuple(id(shape.scene) for shape in face.scene.shapes if isinstance(shape, Placed) and shape.recurs)


def images(face: Face) -> list[Image]:
    return [shape for shape, _ in flat(face.scene) if isinstance(shape, Image)]


def within(inner: Box, outer: Box) -> bool:
    right, bottom = inner.x + inner.width, inner.y + inner.height
    return (
        inner.x >= outer.x - 1e-6
        and inner.y >= outer.y - 1e-6
        and right <= outer.x + outer.width + 1e-6
        and bottom <= outer.y + outer.height + 1e-6
    )


def overlap(one: Box, two: Box) -> bool:
    across = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
    down = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    return across > 1e-6 and down > 1e-6
