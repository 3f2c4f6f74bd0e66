"""How clearly lines of text stand out from the pixels that lie behind them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.check.printing.codes import CONTRAST
from pnp.check.printing.elements import UNKNOWN
from pnp.check.printing.extents import ink_box, meeting
from pnp.check.printing.flaws import Flaw
from pnp.check.printing.parts import within_box
from pnp.draw.signs import contrast
from pnp.geometry import inverse
from pnp.scene import Colour, Group, Rectangle, Text
from pnp.tones import WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.check.printing.elements import Element, Place
    from pnp.check.printing.flaws import Side
    from pnp.check.printing.parts import Leaf, Part
    from pnp.geometry import Box
    from pnp.scene import Shape

Counts: TypeAlias = "tuple[tuple[int, Colour], ...]"  # of pixels, by their colour

LEAST = 4.5
WORST = 0.1  # the share of the pixels behind a line that may be nearer to it: dots, hairlines that cross it


class Behind(Struct, frozen=True):
    """What is painted behind a line of text, from the bottom up, and the box of the line's letters, both as
    the line itself lies: a slanting line has no corners of paper about it."""

    shapes: tuple[Shape, ...]
    box: Box


class Line(Struct, frozen=True):
    place: Place
    colour: Colour
    opacity: float
    behind: Behind
    words: str


def lines(side: Side) -> Iterator[Line]:
    """Every line of text of a side; what is painted later does not lie behind it."""
    below: list[Part] = []
    for part in side.parts:
        for at, leaf in enumerate(part.leaves):
            if isinstance(leaf.shape, Text):
                behind = _levelled(leaf, _behind(leaf.box, part.leaves[:at], below))
                words = "".join(run.text for run in leaf.shape.runs)
                yield Line(part.place, leaf.shape.colour, leaf.opacity, behind, words)
        below.append(part)


def _levelled(line: Leaf, shapes: tuple[Shape, ...]) -> Behind:
    box = ink_box(line.shape)
    if box is None or (line.matrix.b == 0 == line.matrix.c and line.matrix.a > 0 < line.matrix.d):
        return Behind(shapes, line.box)
    return Behind((Group(shapes, transform=inverse(line.matrix)),), box)


def _behind(box: Box, own: tuple[Leaf, ...], below: list[Part]) -> tuple[Shape, ...]:
    """From the last that fills the box on, nothing lower is seen."""
    found: list[Shape] = []
    for leaf in _from_above(box, own, below):
        painted = None if isinstance(leaf.shape, Text) else within_box(leaf, box)
        if painted is None:
            continue
        found.append(painted)
        if _fills(leaf, box):
            break
    return tuple(reversed(found))


def _from_above(box: Box, own: tuple[Leaf, ...], below: list[Part]) -> Iterator[Leaf]:
    yield from reversed(own)
    for part in reversed(below):
        if meeting(part.box, box) is not None:
            yield from reversed(part.leaves)


def _fills(leaf: Leaf, box: Box) -> bool:
    shape = leaf.shape
    if not isinstance(shape, Rectangle) or shape.fill is None or shape.radius or leaf.clips:
        return False
    upright = leaf.matrix.b == 0 == leaf.matrix.c
    return upright and leaf.opacity == 1 and meeting(leaf.box, box) == box


def plain(behind: Behind) -> Counts | None:
    """The colour behind a line where it is but one."""
    match behind.shapes:
        case ():
            return ((1, WHITE),)
        case (Rectangle(fill=Colour() as colour),):
            return ((1, colour),)
        case _:
            return None


def clearness(line: Line, counts: Counts) -> float:
    """The contrast that all but the worst pixels reach."""
    found = sorted((contrast(_seen(line, ground), ground), count) for count, ground in counts)
    passed, most = 0, WORST * sum(count for _, count in found)
    for value, count in found:
        passed += count
        if passed > most:
            return value
    return math.inf


def _seen(line: Line, ground: Colour) -> Colour:
    """The colour of the text, as it is seen where it is faded."""
    if line.opacity == 1:
        return line.colour
    pairs = (
        (line.colour.red, ground.red),
        (line.colour.green, ground.green),
        (line.colour.blue, ground.blue),
    )
    return Colour(*(round(own * line.opacity + other * (1 - line.opacity)) for own, other in pairs))


def pale(
    side: Side, found: tuple[Line, ...], grounds: Mapping[Behind, Counts], known: Mapping[Place, Element]
) -> Iterator[Flaw]:
    for line in found:
        value = clearness(line, plain(line.behind) or grounds[line.behind])
        element = known.get(line.place, UNKNOWN)
        if value < LEAST and not element.pictured:
            told = (
                ("element", element.name),
                ("words", line.words.strip()),
                ("contrast", math.floor(value * 10) / 10),
                ("least", LEAST),
            )
            yield Flaw(CONTRAST, line.place, side, LEAST - value, told)
