"""What a shape may paint within a box, told from its outline: in which colours, and how much of the box."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pnp.checks.printing.edges import edges, holds, near, steps_of
from pnp.checks.printing.extents import meeting
from pnp.checks.printing.parts import pieces_within
from pnp.checks.printing.strokes import most_of
from pnp.geometry import IDENTITY, Box, centre, grown, growth, inverse, moved_box
from pnp.scene import Colour, Group, Image, Line, Path, Placed, Polygon, Polyline, Text
from pnp.text import letter_box, letters
from pnp.tones import BLACK, WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.checks.printing.edges import Edge, Outlined
    from pnp.checks.printing.parts import Leaf
    from pnp.geometry import Matrix
    from pnp.scene import FillRule, Paint

Share: TypeAlias = Literal["none", "some", "all"]

PIXEL = 0.15  # mm: how far beyond its outline a shape may colour pixels


class Layer(Struct, frozen=True):
    """A leaf in a box: the colours that it fades between, the area that it covers at most, in mm², and
    whether it is `full`: nothing lower is seen."""

    leaf: Leaf
    colours: tuple[Colour, ...]
    area: float
    full: bool


def layer(leaf: Leaf, box: Box) -> Layer | None:
    """None of what paints nothing there."""
    shape, whole = leaf.shape, meeting(grown(leaf.box, PIXEL), box)
    clipped = _clipped(leaf, box)
    if whole is None or clipped == "none":
        return None
    assert not isinstance(shape, Group | Placed)
    most = whole.width * whole.height
    if isinstance(shape, Text):
        inked = math.fsum(each.width * each.height for each in _lettered(leaf, shape, whole))
        return Layer(leaf, (shape.colour,), min(most, inked), full=False) if inked else None
    if isinstance(shape, Image):
        return Layer(leaf, (BLACK, WHITE), most, full=False)
    own, size = _own(box, leaf.matrix), growth(leaf.matrix)
    outline = _outline(leaf, shape, box)
    filled = _filled(shape, outline, grown(own, PIXEL / size))
    lined = _lined(shape, outline, own, PIXEL / size) * size * size
    if filled == "none" and not lined:
        return None
    full = filled == "all" == clipped and leaf.opacity == 1
    return Layer(leaf, _colours(shape, filled, lined), min(most, lined) if filled == "none" else most, full)


def _lettered(leaf: Leaf, text: Text, box: Box) -> Iterator[Box]:
    """The boxes of letters within a box."""
    for letter in (each for run in text.runs for each in letters(run)):
        found = meeting(grown(moved_box(letter_box(letter), leaf.matrix), PIXEL), box)
        if found is not None:
            yield found


def _clipped(leaf: Leaf, box: Box) -> Share:
    """How much of a box is seen through all that clips a leaf."""
    found: Share = "all"
    for clip, matrix in leaf.clips:
        own = grown(_own(box, matrix), PIXEL / growth(matrix))
        share = _share(edges(clip.steps), own, clip.rule)
        if share == "none":
            return "none"
        found = share if share == "some" else found
    return found


def _own(box: Box, matrix: Matrix) -> Box:
    """A box of the face in the coordinates of what is moved."""
    return box if matrix == IDENTITY else moved_box(box, inverse(matrix))


def _outline(leaf: Leaf, shape: Outlined, box: Box) -> Sequence[Edge]:
    if not leaf.pieces:
        return edges(steps_of(shape))
    return [edge for piece in pieces_within(leaf, grown(box, PIXEL)) for edge in edges(piece.steps)]


def _share(outline: Sequence[Edge], box: Box, rule: FillRule) -> Share:
    """How much of a box lies within an outline."""
    if near(outline, box):
        return "some"
    middle = centre(box)
    return "all" if holds(outline, middle.x, middle.y, rule) else "none"


def _filled(shape: Outlined, outline: Sequence[Edge], box: Box) -> Share:
    if isinstance(shape, Line | Polyline) or shape.fill is None:
        return "none"
    rule = shape.rule if isinstance(shape, Path | Polygon) else "nonzero"
    return _share(outline, box, rule)


def _lined(shape: Outlined, outline: Sequence[Edge], box: Box, pixel: float) -> float:
    """The area of a box that a shape's line covers at most."""
    if shape.stroke is None:
        return 0.0
    reach = most_of(shape) + pixel
    found = (
        meeting(grown(Box(each.left, each.top, each.right - each.left, each.bottom - each.top), reach), box)
        for each in near(outline, grown(box, reach))
    )
    return math.fsum(each.width * each.height for each in found if each is not None)


def _colours(shape: Outlined, filled: Share, lined: float) -> tuple[Colour, ...]:
    fill = () if filled == "none" or isinstance(shape, Line | Polyline) else _hues(shape.fill)
    return (*fill, shape.stroke.colour) if shape.stroke and lined else fill


def _hues(paint: Paint | None) -> tuple[Colour, ...]:
    if paint is None or isinstance(paint, Colour):
        return () if paint is None else (paint,)
    return tuple([stop.colour for stop in paint.stops])
