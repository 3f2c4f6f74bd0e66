"""A drawn face taken apart: each element that draws by itself, with every shape of it where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.checks.printing.composing import Around, around, wrapped
from pnp.checks.printing.extents import NOWHERE, ink_box, lined_box, meeting, steps_box, union
from pnp.checks.printing.pieces import Piece, Pieces, about, pieces_of, within
from pnp.checks.printing.strokes import most_of
from pnp.geometry import IDENTITY, Box, Matrix, combined, grown, inverse, moved_box
from pnp.outlines import box_steps
from pnp.scene import Clip, Group, Path, Placed, Text, Traced

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.scene import Scene, Shape, Step

Place: TypeAlias = tuple[str | int, ...]


class Leaf(Struct, frozen=True):
    """A shape that paints, or a line of text; `painted` is the same within all that turns, clips and fades
    it, which is `around` it from the outside in."""

    shape: Shape
    painted: Shape
    matrix: Matrix
    box: Box  # of its ink on the face, as far as no clip hides it
    clips: tuple[tuple[Clip, Matrix], ...] = ()
    opacity: float = 1.0
    pieces: tuple[Piece, ...] = ()  # of a path of many subpaths
    around: tuple[Around, ...] = ()


def within_box(leaf: Leaf, box: Box) -> Shape | None:
    """What a leaf paints within a box, as far as that is seen from the boxes of its subpaths."""
    return _kept(leaf, leaf.painted, box)


def bare_within(leaf: Leaf, box: Box) -> Shape | None:
    """The same without all that is around it."""
    return _kept(leaf, leaf.shape, box)


def _kept(leaf: Leaf, painted: Shape, box: Box) -> Shape | None:
    if meeting(leaf.box, box) is None:
        return None
    if not leaf.pieces:
        return painted
    kept = pieces_within(leaf, box)
    return _refilled(painted, tuple([step for piece in kept for step in piece.steps])) if kept else None


def pieces_within(leaf: Leaf, box: Box) -> list[Piece]:
    """The pieces of a path that may paint within a box of the face."""
    assert isinstance(leaf.shape, Path)
    own = box if leaf.matrix == IDENTITY else moved_box(box, inverse(leaf.matrix))
    return within(leaf.pieces, grown(own, most_of(leaf.shape)))


def _refilled(painted: Shape, steps: tuple[Step, ...]) -> Shape:
    """A path, within what holds it, with other steps."""
    if isinstance(painted, Group):
        return replace(painted, shapes=(_refilled(painted.shapes[0], steps),))
    assert isinstance(painted, Path)
    return replace(painted, steps=steps)


class Part(Struct, frozen=True):
    """What an element draws by itself, once: its place in the layout, its shapes, the box of their ink; and
    `lost` of it, where all is clipped away."""

    place: Place
    leaves: tuple[Leaf, ...]
    box: Box
    lost: tuple[Leaf, ...] = ()


class Known(Struct):
    """The parts of what recurs, and the leaves of what an element draws again and again in the same frame; by
    identity (kept alive)."""

    scenes: dict[int, tuple[Scene, tuple[Part, ...]]] = field(default_factory=dict)
    leaves: dict[tuple[object, ...], tuple[Traced, tuple[_Owned, ...]]] = field(default_factory=dict)
    pieces: Pieces = field(default_factory=Pieces)


class _Frame(Struct, frozen=True):
    """What is about a shape: the element that draws it, how it is turned, clipped and faded."""

    known: Known
    traced: Traced | None = None
    matrix: Matrix = IDENTITY
    clips: tuple[tuple[Clip, Matrix], ...] = ()
    seen: Box | None = None
    opacity: float = 1.0
    around: tuple[Around, ...] = ()


_Owned: TypeAlias = tuple[Traced | None, Leaf]


def is_stamp(shape: Shape) -> TypeGuard[Placed]:
    """Whether it is what several cards have alike, at its own place."""
    return isinstance(shape, Placed) and shape.recurs and shape.transform == IDENTITY


def parts_of(scene: Scene, known: Known) -> tuple[Part, ...]:
    """The parts of a face in the order in which they are painted; what recurs is taken apart once."""
    found: list[Part] = []
    for shape in scene.shapes:
        if not is_stamp(shape):
            found += _joined(_leaves(shape, _Frame(known)))
            continue
        if id(shape.scene) not in known.scenes:
            # Not as it is clipped by the face: what lies beyond that is lost, which is told.
            leaves = (leaf for each in shape.scene.shapes for leaf in _leaves(each, _Frame(known)))
            known.scenes[id(shape.scene)] = shape.scene, tuple(_joined(leaves))
        found += known.scenes[id(shape.scene)][1]
    return tuple(found)


def _joined(leaves: Iterable[_Owned]) -> Iterator[Part]:
    """Shapes that one element draws, one after the other, as one part."""
    own: list[Leaf] = []
    last: Traced | None = None
    for traced, leaf in leaves:
        if own and traced is not last:
            yield _part(last, own)
            own = []
        own.append(leaf)
        last = traced
    if own:
        yield _part(last, own)


def _part(traced: Traced | None, leaves: list[Leaf]) -> Part:
    seen = [leaf for leaf in leaves if leaf.box is not NOWHERE]
    place = traced.place if traced else ()
    if not seen:
        return Part(place, (), NOWHERE, tuple(leaves))
    return Part(place, tuple(seen), union([leaf.box for leaf in seen]))


def _leaves(shape: Shape, frame: _Frame) -> Iterator[_Owned]:
    match shape:
        case Traced():
            yield from _traced(shape, _within(frame, shape))
        case Group(shapes):
            inner = _within(frame, shape)
            for each in shapes:
                yield from _leaves(each, inner)
        case Placed(scene, transform):
            group = Group(scene.shapes, transform, Clip(box_steps(scene.box)))
            yield from _leaves(group, frame)
        case Text(runs, colour):
            for run in runs:
                yield from _leaf(Text((run,), colour), frame)
        case _:
            yield from _leaf(shape, frame)


def _traced(shape: Traced, frame: _Frame) -> Iterator[_Owned]:
    """What an element draws; a figure draws the very same shapes for all languages."""
    known = frame.known.leaves
    key = (id(shape.shapes), shape.place, frame.matrix, frame.clips, frame.opacity, frame.around)
    if key not in known:
        known[key] = shape, tuple([leaf for each in shape.shapes for leaf in _leaves(each, frame)])
    first, found = known[key]
    return ((shape if traced is first else traced, leaf) for traced, leaf in found)


def _within(frame: _Frame, group: Group) -> _Frame:
    matrix = frame.matrix if group.transform is None else combined(group.transform, frame.matrix)
    found = replace(
        frame,
        matrix=matrix,
        opacity=frame.opacity * group.opacity,
        around=(*frame.around, *around(group)),
    )
    if isinstance(group, Traced):
        found = replace(found, traced=group)
    if group.clip is not None:
        opening = moved_box(steps_box(group.clip.steps), matrix)
        seen = opening if frame.seen is None else meeting(frame.seen, opening) or NOWHERE
        found = replace(found, clips=(*frame.clips, (group.clip, matrix)), seen=seen)
    return found


def _leaf(shape: Shape, frame: _Frame) -> Iterator[_Owned]:
    pieces, own = _extent(shape, frame.known.pieces)
    if own is None:
        return
    painted, shown = wrapped(shape, frame.around), _shown(own, frame)
    leaf = Leaf(shape, painted, frame.matrix, shown, frame.clips, frame.opacity, pieces, frame.around)
    yield frame.traced, leaf


def _shown(own: Box, frame: _Frame) -> Box:
    """What is seen of a box, as far as that is told by the boxes of what clips it; nowhere if nothing is."""
    box = moved_box(own, frame.matrix)
    if frame.seen is None:
        return box
    for clip, matrix in frame.clips:
        if matrix.b or matrix.c:
            there = moved_box(own, combined(frame.matrix, inverse(matrix)))
            if meeting(there, steps_box(clip.steps)) is None:
                return NOWHERE
    return meeting(box, frame.seen) or NOWHERE


def _extent(shape: Shape, known: Pieces) -> tuple[tuple[Piece, ...], Box | None]:
    """The pieces of a shape, and the box of its ink."""
    painted = isinstance(shape, Path) and not (shape.fill is None is shape.stroke)
    if isinstance(shape, Path) and painted and (pieces := pieces_of(shape.steps, known)):
        return pieces, lined_box(about(pieces), shape)
    return (), ink_box(shape)
