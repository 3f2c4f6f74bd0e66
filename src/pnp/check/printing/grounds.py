"""Lines of text, and what is painted behind each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.check.printing.elements import UNKNOWN
from pnp.check.printing.extents import ink_box
from pnp.check.printing.layers import PIXEL, Layer, layer
from pnp.check.printing.parts import within_box
from pnp.geometry import inverse
from pnp.scene import Group, Text
from pnp.tones import WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Side
    from pnp.check.printing.parts import Leaf
    from pnp.geometry import Box
    from pnp.scene import Colour, Shape


class Line(Struct, frozen=True):
    """A line of text, and what may be seen behind it, from the bottom up."""

    place: Place
    leaf: Leaf
    colour: Colour
    words: str
    below: tuple[Layer, ...]


class Behind(Struct, frozen=True):
    """What is painted behind a line of text, from the bottom up, and the box of the line's letters, both as
    the line itself lies: a slanting line has no corners of paper about it."""

    shapes: tuple[Shape, ...]
    box: Box


def lines(side: Side, known: Mapping[Place, Element]) -> Iterator[Line]:
    """Every line of text of a side that is there to be read; what is painted later does not lie behind it."""
    lower: list[tuple[float, float, float, float, Leaf]] = []
    for part in side.parts:
        read = not known.get(part.place, UNKNOWN).pictured
        for leaf in part.leaves:
            box, shape = leaf.box, leaf.shape
            if not isinstance(shape, Text):
                lower.append((box.x, box.y, box.x + box.width, box.y + box.height, leaf))
            elif read:
                words = "".join(run.text for run in shape.runs)
                yield Line(part.place, leaf, shape.colour, words, _beneath(lower, box))


def _beneath(lower: Sequence[tuple[float, float, float, float, Leaf]], box: Box) -> tuple[Layer, ...]:
    """From the last that fills the box on, nothing lower is seen."""
    x, y, end, foot = box.x - PIXEL, box.y - PIXEL, box.x + box.width + PIXEL, box.y + box.height + PIXEL
    near = [
        leaf
        for left, top, right, bottom, leaf in lower
        if left < end and right > x and top < foot and bottom > y
    ]
    found: list[Layer] = []
    for leaf in reversed(near):
        own = layer(leaf, box)
        if own is not None:
            found.append(own)
            if own.full:
                break
    return tuple(reversed(found))


def level(line: Line) -> bool:
    matrix = line.leaf.matrix
    return matrix.b == 0 == matrix.c and matrix.a > 0 < matrix.d


def plain(line: Line) -> Colour | None:
    """The colour behind a line where it is but one."""
    match line.below:
        case ():
            return WHITE
        case (Layer(colours=(colour,), full=True),):
            return colour
        case _:
            return None


def behind(line: Line) -> Behind:
    painted = (within_box(each.leaf, line.leaf.box) for each in line.below)
    shapes = tuple(each for each in painted if each is not None)
    box = None if level(line) else ink_box(line.leaf.shape)
    if box is None:
        return Behind(shapes, line.leaf.box)
    return Behind((Group(shapes, transform=inverse(line.leaf.matrix)),), box)
