"""What of a shape hides what is read under it: all that paints, but for fine lines that merely touch it."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from pnp.checks.printing.composing import fading, own_opacity
from pnp.checks.printing.extents import ink_box, meeting, union
from pnp.checks.printing.grounds import beneath
from pnp.checks.printing.layers import layer
from pnp.checks.printing.parts import Part
from pnp.checks.printing.shadows import FAINT
from pnp.checks.printing.sights import apart
from pnp.geometry import Box, growth, moved_box
from pnp.outlines import box_steps
from pnp.scene import (
    Circle,
    Clip,
    Colour,
    Ellipse,
    Group,
    Image,
    Line,
    Path,
    Placed,
    Polygon,
    Polyline,
    Rectangle,
    Text,
)
from pnp.text import capital_height
from pnp.tones import WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.checks.printing.composing import Around
    from pnp.checks.printing.parts import Leaf
    from pnp.scene import Shape

    _Met: TypeAlias = tuple[Sequence[Leaf], Sequence[Leaf]]

HAIRLINE = 0.5  # mm: a line up to this may touch what is of its colour, and underline words
ALIKE = 12.0  # in CIELAB: colours that are nearer are one
EDGE = 0.2  # of a picture across or down: a fine line that comes no deeper belongs beside it
BODY = (0.2, 0.8)  # of a capital's height: a line there strikes words through


def covered(upper: Part, lower: Part, parts: Sequence[Part], least: float) -> list[tuple[Part, Part]]:
    """What of one of the parts of a face is hidden, each with what hides it, where that may be more than
    `least`, in mm²."""
    over = [leaf for leaf in upper.leaves if meeting(leaf.box, lower.box)]
    faded: dict[tuple[Around, ...], list[Leaf]] = {}
    for leaf in lower.leaves if over else ():
        faded.setdefault(fading(leaf.around), []).append(leaf)
    found: list[_Met] = []
    for beside, under in faded.items():
        hiding = [leaf for leaf in over if own_opacity(leaf.around, beside) > FAINT]
        found += _hidden(_part(lower, under), hiding, parts)
    if math.fsum(_most(under, leaves) for under, leaves in found) <= least:
        return []
    return [(_part(lower, under), _part(upper, leaves)) for under, leaves in found if under]


def _hidden(lower: Part, over: Sequence[Leaf], parts: Sequence[Part]) -> Iterator[_Met]:
    """What others hide by their fills and thick lines, and by the fine lines of each colour."""
    solid = [leaf for leaf in map(_solid, over) if leaf is not None]
    if solid:
        yield lower.leaves, solid
    fine: dict[Colour, list[Leaf]] = {}
    for leaf in over:
        colour = _fine(leaf)
        if colour is not None:
            fine.setdefault(colour, []).append(leaf)
    for colour, lines in fine.items():
        box = union([leaf.box for leaf in lines])
        if not _enters(box, lower):
            yield tuple(_struck(lower, colour, box, parts)), lines


def _enters(box: Box, lower: Part) -> bool:
    """Whether lines reach but into the edge of a picture, as one that joins two icons."""
    met = meeting(box, lower.box)
    if met is None or met == box or any(isinstance(leaf.shape, Text) for leaf in lower.leaves):
        return False
    return max(met.width / lower.box.width, met.height / lower.box.height) <= EDGE


def _part(part: Part, leaves: Sequence[Leaf]) -> Part:
    return Part(part.place, tuple(leaves), union([leaf.box for leaf in leaves]))


def _most(under: Sequence[Leaf], over: Sequence[Leaf]) -> float:
    """The most that some leaves cover of others."""
    pairs = ((one, other) for one in under for other in over if meeting(one.box, other.box))
    layers = (layer(other, one.box) for one, other in pairs)
    return math.fsum(each.area for each in layers if each is not None)


def _solid(leaf: Leaf) -> Leaf | None:
    """A leaf without a line that is fine."""
    shape = leaf.shape
    assert not isinstance(shape, Group | Placed)
    if isinstance(shape, Text | Image):
        return leaf if isinstance(shape, Image) else None
    if shape.stroke and shape.stroke.width * growth(leaf.matrix) > HAIRLINE:
        return leaf
    if isinstance(shape, Line | Polyline) or shape.fill is None:
        return None
    return replace(leaf, shape=replace(shape, stroke=None), painted=_unlined(leaf.painted))


def _unlined(painted: Shape) -> Shape:
    if isinstance(painted, Group):
        return replace(painted, shapes=tuple(map(_unlined, painted.shapes)))
    assert isinstance(painted, Rectangle | Circle | Ellipse | Polygon | Path)
    return replace(painted, stroke=None)


def _fine(leaf: Leaf) -> Colour | None:
    """The colour of what is but a fine line."""
    shape = leaf.shape
    assert not isinstance(shape, Group | Placed)
    if isinstance(shape, Text | Image) or shape.stroke is None or _solid(leaf) is not None:
        return None
    return shape.stroke.colour


def _struck(lower: Part, colour: Colour, box: Box, parts: Sequence[Part]) -> Iterator[Leaf]:
    """What lines of a colour may hide: pictures of another, and the middle of words; all of these, where the
    colour is that of what is behind them."""
    for leaf in lower.leaves:
        met = meeting(leaf.box, box)
        if met is None:
            continue
        own = all(_alike(each, colour) for each in _colours(leaf.shape))
        if isinstance(leaf.shape, Text) and (own or not _behind(leaf, colour, met, parts)):
            yield from _body(leaf, leaf.shape)
        elif not own:
            yield leaf


def _behind(leaf: Leaf, colour: Colour, box: Box, parts: Sequence[Part]) -> bool:
    """Whether a colour is among those behind words within a box."""
    painted = (each for part in parts if meeting(part.box, box) for each in part.leaves)
    before = takewhile(lambda each: each is not leaf, painted)
    below = beneath([each for each in before if meeting(each.box, box)], box, {})
    paper = () if below and below[0].full else (WHITE,)
    return any(_alike(each, colour) for each in (*paper, *(hue for one in below for hue in one.colours)))


def _colours(shape: Shape) -> Iterator[Colour]:
    assert not isinstance(shape, Group | Placed)
    if isinstance(shape, Text):
        yield shape.colour
    elif not isinstance(shape, Image):
        fill = None if isinstance(shape, Line | Polyline) else shape.fill
        if fill is not None:
            yield from (fill,) if isinstance(fill, Colour) else (stop.colour for stop in fill.stops)
        if shape.stroke is not None:
            yield shape.stroke.colour


@lru_cache(maxsize=1024)
def _alike(one: Colour, other: Colour) -> bool:
    return one == other or apart(one, other, "normal") < ALIKE


def _body(leaf: Leaf, text: Text) -> Iterator[Leaf]:
    """Words without the feet and the heads of their letters."""
    whole = ink_box(text)
    assert whole is not None
    high = [(run.y, capital_height(run.face) * run.size / 1000) for run in text.runs]
    low, most = BODY
    top, foot = min(y - most * tall for y, tall in high), max(y - low * tall for y, tall in high)
    band = Box(whole.x, top, whole.width, foot - top)
    box = meeting(leaf.box, moved_box(band, leaf.matrix))
    if box is not None:
        yield replace(leaf, painted=_within(leaf.painted, Clip(box_steps(band))), box=box)


def _within(painted: Shape, clip: Clip) -> Shape:
    if isinstance(painted, Group):
        return replace(painted, shapes=tuple([_within(each, clip) for each in painted.shapes]))
    return Group((painted,), clip=clip)
