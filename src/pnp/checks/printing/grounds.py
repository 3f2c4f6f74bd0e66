"""Lines of text, and what is painted behind each, and over it where that lets it be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.checks.printing.composing import composed, own_opacity, wrapped
from pnp.checks.printing.elements import UNKNOWN, deliberate
from pnp.checks.printing.extents import ink_box, meeting
from pnp.checks.printing.layers import PIXEL, Layer, layer
from pnp.checks.printing.parts import bare_within, within_box
from pnp.checks.printing.shadows import FAINT
from pnp.geometry import grown, inverse, moved_box
from pnp.picture_shadows import shadow_of
from pnp.scene import Group, Image, Rectangle, Text
from pnp.text import words_in
from pnp.tones import WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.checks.printing.composing import Held
    from pnp.checks.printing.elements import Element, Place
    from pnp.checks.printing.flaws import Key, Side
    from pnp.checks.printing.parts import Leaf, Part
    from pnp.geometry import Box, Matrix
    from pnp.scene import Colour, Shape


Met: TypeAlias = "dict[tuple[int, Box], Layer | None]"  # by the identity of a leaf, and a box


class Spot(Struct, frozen=True):
    """A line of text, what lies in its box beneath it, and what is painted over it and is seen through, both
    from the bottom up."""

    place: Place
    leaf: Leaf
    under: tuple[Leaf, ...]
    over: tuple[Leaf, ...]

    @property
    def key(self) -> Key:
        """The same of a line and all about it that several sides have alike; as long as these are kept."""
        return self.place, id(self.leaf), *map(id, self.under), None, *map(id, self.over)


class Line(Struct, frozen=True):
    """A line of text or a word of one, what may be seen behind it, and what it is seen through. `of` are the
    words of the line that a word stands in."""

    place: Place
    leaf: Leaf
    colour: Colour
    words: str
    below: tuple[Layer, ...]
    above: tuple[Layer, ...] = ()
    of: str = ""


class Behind(Struct, frozen=True):
    """What is seen behind a line of text, from the bottom up, and the box of the line's letters, both as the
    line itself lies: a slanting line has no corners of paper about it. `inked` is the same with the box full
    of the line's ink, where that is not seen in its own colour."""

    shapes: tuple[Shape, ...]
    box: Box
    inked: tuple[Shape, ...] = ()


class _Lying(NamedTuple):
    """A leaf, the bounds of its box, the part that it is of, and how many were painted before."""

    left: float
    top: float
    right: float
    bottom: float
    leaf: Leaf
    part: Part
    number: int


def spots(side: Side, known: Mapping[Place, Element]) -> Iterator[Spot]:
    """Every line of text of a side that is there to be read. What is painted over it and hides it does not
    count: that is told as such."""
    painted = [*_painted(side.parts)]
    faint = [each for each in painted if each.leaf.opacity < 1 or isinstance(each.leaf.shape, Image)]
    for each in painted:
        place = each.part.place
        if isinstance(each.leaf.shape, Text) and not known.get(place, UNKNOWN).pictured:
            under = _beside(each, painted[: each.number], known)
            yield Spot(place, each.leaf, tuple(under), tuple(_over(each, faint, known)))


def _painted(parts: Sequence[Part]) -> Iterator[_Lying]:
    number = 0
    for part in parts:
        for leaf in part.leaves:
            box = leaf.box
            yield _Lying(box.x, box.y, box.x + box.width, box.y + box.height, leaf, part, number)
            number += 1


def _beside(own: _Lying, others: Sequence[_Lying], known: Mapping[Place, Element]) -> list[Leaf]:
    """The others in the box of a line, but for words that must not meet it, which is told as such."""
    x, y, end, foot = own.left - PIXEL, own.top - PIXEL, own.right + PIXEL, own.bottom + PIXEL
    near = [each for each in others if each[0] < end and each[2] > x and each[1] < foot and each[3] > y]
    return [
        each.leaf
        for each in near
        if not isinstance(each.leaf.shape, Text) or _may_meet(own.part, each.part, known)
    ]


def _may_meet(one: Part, other: Part, known: Mapping[Place, Element]) -> bool:
    if one is other:
        return False
    both = known.get(one.place, UNKNOWN).matters and known.get(other.place, UNKNOWN).matters
    return not both or deliberate(one.place, other.place, known)


def _over(own: _Lying, faint: Sequence[_Lying], known: Mapping[Place, Element]) -> list[Leaf]:
    """What is painted over a line and lets it be seen; what fades with it as one hides it where it is."""
    if not faint:
        return []
    later = [each for each in faint if each.number > own.number]
    return [leaf for leaf in _beside(own, later, known) if _lets_through(leaf, own.leaf)]


def _lets_through(leaf: Leaf, lower: Leaf) -> bool:
    if own_opacity(leaf.around, lower.around) < 1:
        return True
    return isinstance(leaf.shape, Image) and shadow_of(leaf.shape.bitmap, FAINT) is not None


def line_of(spot: Spot, met: Met) -> Line:
    """What leaves are in a box is kept, for the other lines that have both alike."""
    leaf = spot.leaf
    assert isinstance(leaf.shape, Text)
    words = "".join(run.text for run in leaf.shape.runs)
    below, above = beneath(spot.under, leaf.box, met), _layers(spot.over, leaf.box)
    return Line(spot.place, leaf, leaf.shape.colour, words, below, above)


def beneath(near: Sequence[Leaf], box: Box, met: Met) -> tuple[Layer, ...]:
    """From the last that fills the box on, nothing lower is seen."""
    found: list[Layer] = []
    for leaf in reversed(near):
        key = id(leaf), box
        if key not in met:
            met[key] = layer(leaf, box)
        own = met[key]
        if own is not None:
            found.append(own)
            if own.full:
                break
    return tuple(reversed(found))


def _layers(leaves: Sequence[Leaf], box: Box) -> tuple[Layer, ...]:
    found = (layer(leaf, box) for leaf in leaves)
    return tuple([each for each in found if each is not None])


def is_read(word: str) -> bool:
    """Whether it is a word: signs stand between words."""
    return any(map(str.isalnum, word))


def words_of(line: Line) -> Iterator[Line]:
    """The words of a line that are seen, each as a line by itself."""
    leaf = line.leaf
    assert isinstance(leaf.shape, Text)
    for word in (each for run in leaf.shape.runs for each in words_in(run) if is_read(each.text)):
        text = Text((word,), line.colour)
        ink = ink_box(text)
        box = None if ink is None else meeting(moved_box(ink, leaf.matrix), leaf.box)
        if box is not None:
            own = replace(leaf, shape=text, painted=wrapped(text, leaf.around), box=box)
            below = beneath([each.leaf for each in line.below], box, {})
            above = _layers([each.leaf for each in line.above], box)
            yield Line(line.place, own, line.colour, word.text, below, above, line.words)


def level(line: Line) -> bool:
    matrix = line.leaf.matrix
    return matrix.b == 0 == matrix.c and matrix.a > 0 < matrix.d


def plain(line: Line) -> Colour | None:
    """The colour behind a line where it is but one."""
    if line.above:
        return None
    match line.below:
        case ():
            return WHITE
        case (Layer(colours=(colour,), full=True),):
            return colour
        case _:
            return None


def behind(line: Line) -> Behind:
    ink = ink_box(line.leaf.shape)
    assert ink is not None
    shapes, faint = _seen(line), line.above or line.leaf.opacity < 1
    inked = _seen(line, Rectangle(grown(ink, PIXEL), line.colour)) if faint else ()
    if level(line):
        return Behind(shapes, line.leaf.box, inked)
    turned = inverse(line.leaf.matrix)
    return Behind(_turned(shapes, turned), ink, _turned(inked, turned))


def _turned(shapes: tuple[Shape, ...], by: Matrix) -> tuple[Shape, ...]:
    return (Group(shapes, transform=by),) if shapes else ()


def _seen(line: Line, ink: Shape | None = None) -> tuple[Shape, ...]:
    """What is painted in the box of a line, with its ink or without."""
    below, above = ([*_held(found, line.leaf.box)] for found in (line.below, line.above))
    return composed([*below, *([(line.leaf.around, ink)] if ink else ()), *above])


def _held(layers: Sequence[Layer], box: Box) -> Iterator[Held]:
    for leaf in (each.leaf for each in layers):
        faint = leaf.opacity < 1
        shape = bare_within(leaf, box) if faint else within_box(leaf, box)
        if shape is not None:
            yield leaf.around if faint else (), shape
