"""What is painted behind each line of text, and over it where that lets it be seen: in which colours,
how much."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp import scene
from pnp.checks.printing import extents
from pnp.checks.printing.ink_masks import FAINT
from pnp.checks.printing.parts import (
    UNKNOWN,
    HeldShape,
    KnownElements,
    Leaf,
    Part,
    compose_shapes,
    is_deliberate,
    keep_within,
    own_opacity,
    subpaths_within,
    wrap_shape,
)
from pnp.errors import Location
from pnp.geometry import IDENTITY, Box, Matrix, centre, grow_box, growth, invert_map, move_box
from pnp.paths import outline_steps
from pnp.pictures.inks import make_ink_mask
from pnp.pictures.tones import BLACK, WHITE
from pnp.text import find_letters, find_words, letter_box

if TYPE_CHECKING:
    from pnp.checks.printing.flaws import DrawnSide, Key


Share: TypeAlias = Literal["none", "some", "all"]

PIXEL = 0.15  # mm: how far beyond its outline a shape may colour pixels


class BackLayer(Struct, frozen=True):
    """A leaf in a box: the colours that it fades between, the area that it covers at most, in mm², and
    whether it is `full`: nothing lower is seen."""

    leaf: Leaf
    colours: tuple[scene.Colour, ...]
    area: float
    full: bool


def make_layer(leaf: Leaf, box: Box) -> BackLayer | None:
    """The layer of a leaf in a box; None if it paints nothing there."""
    shape, whole = leaf.shape, extents.find_overlap(grow_box(leaf.box, PIXEL), box)
    clipped = _find_clipped_share(leaf, box)
    if whole is None or clipped == "none":
        return None
    most = whole.width * whole.height
    if isinstance(shape, scene.Text):
        inked = math.fsum(each.width * each.height for each in _list_letter_boxes(leaf, shape, whole))
        return BackLayer(leaf, (shape.colour,), min(most, inked), full=False) if inked else None
    if isinstance(shape, scene.Image):
        return BackLayer(leaf, (BLACK, WHITE), most, full=False)
    own, size = _move_box_back(box, leaf.matrix), growth(leaf.matrix)
    outline = _list_outline_edges(leaf, shape, box)
    filled = _find_filled_share(shape, outline, grow_box(own, PIXEL / size))
    lined = _measure_lined_area(shape, outline, own, PIXEL / size) * size * size
    if filled == "none" and not lined:
        return None
    full = filled == "all" == clipped and leaf.opacity == 1
    area = min(most, lined) if filled == "none" else most
    return BackLayer(leaf, _list_layer_colours(shape, filled, lined), area, full)


def _list_letter_boxes(leaf: Leaf, text: scene.Text, box: Box) -> Iterator[Box]:
    """The boxes of letters within a box."""
    for letter in (each for run in text.runs for each in find_letters(run)):
        found = extents.find_overlap(grow_box(move_box(letter_box(letter), leaf.matrix), PIXEL), box)
        if found is not None:
            yield found


def _find_clipped_share(leaf: Leaf, box: Box) -> Share:
    """How much of a box is seen through all that clips a leaf."""
    found: Share = "all"
    for clip, matrix in leaf.clips:
        own = grow_box(_move_box_back(box, matrix), PIXEL / growth(matrix))
        share = _find_share_inside(extents.list_edges(clip.steps), own, clip.rule)
        if share == "none":
            return "none"
        found = share if share == "some" else found
    return found


def _move_box_back(box: Box, matrix: Matrix) -> Box:
    """A box of the face in the coordinates of what is moved."""
    return box if matrix == IDENTITY else move_box(box, invert_map(matrix))


def _list_outline_edges(leaf: Leaf, shape: scene.Outlined, box: Box) -> Sequence[extents.Edge]:
    if not leaf.pieces:
        return extents.list_edges(outline_steps(shape))
    pieces = subpaths_within(leaf, grow_box(box, PIXEL))
    return [edge for piece in pieces for edge in extents.list_edges(piece.steps)]


def _find_share_inside(outline: Sequence[extents.Edge], box: Box, rule: scene.FillRule) -> Share:
    """How much of a box lies within an outline."""
    if extents.edges_near(outline, box):
        return "some"
    middle = centre(box)
    return "all" if extents.is_inside(outline, middle.x, middle.y, rule) else "none"


def _find_filled_share(shape: scene.Outlined, outline: Sequence[extents.Edge], box: Box) -> Share:
    if extents.get_fill(shape) is None:
        return "none"
    rule = shape.rule if isinstance(shape, scene.Path | scene.Polygon) else "nonzero"
    return _find_share_inside(outline, box, rule)


def _measure_lined_area(
    shape: scene.Outlined, outline: Sequence[extents.Edge], box: Box, pixel: float
) -> float:
    """The area of a box that a shape's line covers at most."""
    if shape.stroke is None:
        return 0.0
    reach = extents.most_reach(shape) + pixel
    found = (
        extents.find_overlap(
            grow_box(Box(each.left, each.top, each.right - each.left, each.bottom - each.top), reach), box
        )
        for each in extents.edges_near(outline, grow_box(box, reach))
    )
    return math.fsum(each.width * each.height for each in found if each is not None)


def _list_layer_colours(shape: scene.Outlined, filled: Share, lined: float) -> tuple[scene.Colour, ...]:
    fill = () if filled == "none" else list_paint_colours(extents.get_fill(shape))
    return (*fill, shape.stroke.colour) if shape.stroke and lined else fill


def list_paint_colours(paint: scene.Paint | None) -> tuple[scene.Colour, ...]:
    if paint is None or isinstance(paint, scene.Colour):
        return () if paint is None else (paint,)
    return tuple([stop.colour for stop in paint.stops])


KnownLayers: TypeAlias = "dict[tuple[int, Box], BackLayer | None]"  # by the identity of a leaf, and a box


class TextSpot(Struct, frozen=True):
    """A line of text, what lies in its box beneath it, and what is painted over it and is seen through, both
    from the bottom up."""

    place: Location
    leaf: Leaf
    under: tuple[Leaf, ...]
    over: tuple[Leaf, ...]

    @property
    def key(self) -> Key:
        """Equal for a line and all about it on sides that have both alike, while the leaves are alive."""
        return self.place, id(self.leaf), *map(id, self.under), None, *map(id, self.over)


class TextLine(Struct, frozen=True):
    """A line of text or a word of one, what may be seen behind it, and what it is seen through. `of` are the
    words of the line that a word stands in."""

    place: Location
    leaf: Leaf
    colour: scene.Colour
    words: str
    below: tuple[BackLayer, ...]
    above: tuple[BackLayer, ...] = ()
    of: str = ""


class Behind(Struct, frozen=True):
    """What is seen behind a line of text, from the bottom up, and the box of the line's letters, both as the
    line itself lies: a slanting line has no corners of paper about it. `inked` is the same with the box full
    of the line's ink, where that is not seen in its own colour."""

    shapes: scene.Shapes
    box: Box
    inked: scene.Shapes = ()


class _Lying(NamedTuple):
    """A leaf, the bounds of its box, the part that it is of, and how many were painted before."""

    left: float
    top: float
    right: float
    bottom: float
    leaf: Leaf
    part: Part
    number: int


def find_spots(side: DrawnSide, known: KnownElements) -> Iterator[TextSpot]:
    """Every line of text of a side that is there to be read. What is painted over it and hides it does not
    count: another check reports that."""
    painted = [*_list_lying_leaves(side.parts)]
    faint = [each for each in painted if each.leaf.opacity < 1 or isinstance(each.leaf.shape, scene.Image)]
    for each in painted:
        place = each.part.place
        if isinstance(each.leaf.shape, scene.Text) and not known.get(place, UNKNOWN).pictured:
            under = _list_leaves_in_box(each, painted[: each.number], known)
            yield TextSpot(place, each.leaf, tuple(under), tuple(_list_leaves_over(each, faint, known)))


def _list_lying_leaves(parts: Sequence[Part]) -> Iterator[_Lying]:
    number = 0
    for part in parts:
        for leaf in part.leaves:
            box = leaf.box
            yield _Lying(box.x, box.y, box.x + box.width, box.y + box.height, leaf, part, number)
            number += 1


def _list_leaves_in_box(own: _Lying, others: Sequence[_Lying], known: KnownElements) -> list[Leaf]:
    """The others in the box of a line, without words that must not meet it: another check reports those."""
    x, y, end, foot = own.left - PIXEL, own.top - PIXEL, own.right + PIXEL, own.bottom + PIXEL
    near = [each for each in others if each[0] < end and each[2] > x and each[1] < foot and each[3] > y]
    words = (each for each in near if isinstance(each.leaf.shape, scene.Text))
    apart = {each.number for each in words if not _may_meet(own.part, each.part, known)}
    return [each.leaf for each in near if each.number not in apart]


def _may_meet(one: Part, other: Part, known: KnownElements) -> bool:
    if one is other:
        return False
    both = known.get(one.place, UNKNOWN).matters and known.get(other.place, UNKNOWN).matters
    return not both or is_deliberate(one.place, other.place, known)


def _list_leaves_over(own: _Lying, faint: Sequence[_Lying], known: KnownElements) -> list[Leaf]:
    """What is painted over a line and lets it be seen; what fades with it as one hides it where it is."""
    if not faint:
        return []
    later = [each for each in faint if each.number > own.number]
    return [leaf for leaf in _list_leaves_in_box(own, later, known) if _lets_through(leaf, own.leaf)]


def _lets_through(leaf: Leaf, lower: Leaf) -> bool:
    if own_opacity(leaf.around, lower.around) < 1:
        return True
    return isinstance(leaf.shape, scene.Image) and make_ink_mask(leaf.shape.bitmap, FAINT) is not None


def make_line(spot: TextSpot, met: KnownLayers) -> TextLine:
    """`met` keeps the layers of leaves in boxes, for other lines with the same leaves and box."""
    leaf = spot.leaf
    assert isinstance(leaf.shape, scene.Text)
    words = "".join(run.text for run in leaf.shape.runs)
    below, above = list_layers_beneath(spot.under, leaf.box, met), _make_layers(spot.over, leaf.box)
    return TextLine(spot.place, leaf, leaf.shape.colour, words, below, above)


def list_layers_beneath(near: Sequence[Leaf], box: Box, met: KnownLayers) -> tuple[BackLayer, ...]:
    """The layers of leaves, down to the topmost that fills the box: below it nothing is seen."""
    found: list[BackLayer] = []
    for leaf in reversed(near):
        key = id(leaf), box
        if key not in met:
            met[key] = make_layer(leaf, box)
        own = met[key]
        if own is not None:
            found.append(own)
            if own.full:
                break
    return tuple(reversed(found))


def _make_layers(leaves: Sequence[Leaf], box: Box) -> tuple[BackLayer, ...]:
    found = (make_layer(leaf, box) for leaf in leaves)
    return tuple([each for each in found if each is not None])


def is_word(word: str) -> bool:
    """Whether it is a word: signs stand between words."""
    return any(map(str.isalnum, word))


def split_words(line: TextLine) -> Iterator[TextLine]:
    """The words of a line that are seen, each as a line by itself."""
    leaf = line.leaf
    assert isinstance(leaf.shape, scene.Text)
    for word in (each for run in leaf.shape.runs for each in find_words(run) if is_word(each.text)):
        text = scene.Text((word,), line.colour)
        ink = extents.ink_box(text)
        box = None if ink is None else extents.find_overlap(move_box(ink, leaf.matrix), leaf.box)
        if box is not None:
            own = replace(leaf, shape=text, painted=wrap_shape(text, leaf.around), box=box)
            below = list_layers_beneath([each.leaf for each in line.below], box, {})
            above = _make_layers([each.leaf for each in line.above], box)
            yield TextLine(line.place, own, line.colour, word.text, below, above, line.words)


def single_colour(line: TextLine) -> scene.Colour | None:
    """The colour behind a line where it is but one."""
    if line.above:
        return None
    match line.below:
        case ():
            return WHITE
        case (BackLayer(colours=(colour,), full=True),):
            return colour
        case _:
            return None


def find_behind(line: TextLine) -> Behind:
    ink = extents.ink_box(line.leaf.shape)
    assert ink is not None
    shapes, faint = _compose_seen_shapes(line), line.above or line.leaf.opacity < 1
    inked = _compose_seen_shapes(line, scene.Rectangle(grow_box(ink, PIXEL), line.colour)) if faint else ()
    matrix = line.leaf.matrix
    if matrix.b == 0 == matrix.c and matrix.a > 0 < matrix.d:  # it is level
        return Behind(shapes, line.leaf.box, inked)
    turned = invert_map(matrix)
    return Behind(_turn_shapes(shapes, turned), ink, _turn_shapes(inked, turned))


def _turn_shapes(shapes: scene.Shapes, by: Matrix) -> scene.Shapes:
    return (scene.Group(shapes, transform=by),) if shapes else ()


def _compose_seen_shapes(line: TextLine, ink: scene.Shape | None = None) -> scene.Shapes:
    """What is painted in the box of a line, with its ink or without."""
    below, above = ([*_list_layer_shapes(found, line.leaf.box)] for found in (line.below, line.above))
    return compose_shapes([*below, *([(line.leaf.around, ink)] if ink else ()), *above])


def _list_layer_shapes(layers: Sequence[BackLayer], box: Box) -> Iterator[HeldShape]:
    for leaf in (each.leaf for each in layers):
        faint = leaf.opacity < 1
        shape = keep_within(leaf, leaf.shape if faint else leaf.painted, box)
        if shape is not None:
            yield leaf.around if faint else (), shape
