"""A drawn face taken apart: what each element is to a reader, and every shape of it where it lies."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, groupby, takewhile
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.checks.printing import extents
from pnp.draw.elements.preparing import list_over
from pnp.errors import Location
from pnp.figures import Figure
from pnp.geometry import IDENTITY, Box, Matrix, combine_maps, grow_box, invert_map, move_box
from pnp.models.layouts import elements
from pnp.models.layouts.elements import AnyElement
from pnp.models.layouts.layout import FaceRule, Layout
from pnp.models.layouts.theme import choose_ink
from pnp.models.printing import INKS, Ink
from pnp.paths import box_steps, path_box
from pnp.scene import Clip, Group, Path, Placed, Scene, Shape, Shapes, Steps, Text, Traced

Sort: TypeAlias = Literal["text", "icon", "figure", "picture", "shape"]


class ElementUse(Struct, frozen=True):
    """An element by its `sort`; `matters` is what is read: words, icons, and figures that are no grounds.
    `over` are the places of what it lies over on purpose."""

    sort: Sort
    name: str
    matters: bool
    label: frozenset[Ink] = frozenset()  # the inks in which its words only name things
    pictured: bool = False  # so that its letters are no words
    over: tuple[Location, ...] = ()


KnownElements: TypeAlias = Mapping[Location, ElementUse]  # by their places
UNKNOWN = ElementUse("shape", "", False)


def find_elements(layout: Layout, figures: Mapping[str, Figure]) -> dict[Location, ElementUse]:
    """Every element that draws by itself, by its place."""
    found: dict[Location, ElementUse] = {}
    for every in _list_sides(layout):
        ids: dict[str, list[Location]] = {}
        for at, each in every:
            if each.id is not None:
                ids.setdefault(each.id, []).append(at)
        over: dict[Location, list[Location]] = {}
        for at, each in every:
            over[at] = [target for name in list_over(each) for target in ids.get(name, ())]
        for at, each in every:
            on = [target for end in range(len(at) + 1) for target in over.get(at[:end], ())]
            found[at] = _make_element(each, layout, figures, tuple(on))
    return found


def every_element(layout: Layout) -> Iterator[tuple[Location, AnyElement]]:
    """All elements of both sides, each with its place."""
    return chain.from_iterable(_list_sides(layout))


def _list_sides(layout: Layout) -> Iterator[list[tuple[Location, AnyElement]]]:
    assert layout.faces is not None
    for side in ("front", "back"):
        face = getattr(layout.faces, side)
        if face != "none":
            rule = isinstance(face, FaceRule)
            listed, place = (face.draw, ("faces", side, "draw")) if rule else (face, ("faces", side))
            yield [*_walk_elements(listed, place)]


def _walk_elements(listed: tuple[AnyElement, ...], place: Location) -> Iterator[tuple[Location, AnyElement]]:
    for index, each in enumerate(listed):
        at = (*place, index)
        yield at, each
        for key in ("group", "each"):  # under which elements hold elements
            yield from _walk_elements(getattr(each, key, ()), (*at, key))


def _make_element(
    element: AnyElement, layout: Layout, figures: Mapping[str, Figure], over: tuple[Location, ...]
) -> ElementUse:
    match element:
        case elements.Text(style=style, text=words):
            shown = element.id or (words if isinstance(words, str) else style)
            role = layout.texts.get(style)  # which may be none, of what could not be drawn
            label = frozenset(ink for ink in INKS if role is not None and choose_ink(role, ink).label)
            return ElementUse("text", shown, True, label, over=over)
        case elements.Icon(icon=icon):
            return ElementUse("icon", element.id or icon, True, over=over)
        case elements.Figure(figure=figure):
            known = figures.get(figure)
            backdrop, pictured = (known.backdrop, known.pictured) if known else (False, False)
            return ElementUse("figure", element.id or figure, not backdrop, pictured=pictured, over=over)
        case elements.Image(image=image):
            return ElementUse("picture", element.id or image, False, over=over)
        case _:
            return ElementUse("shape", element.id or type(element).__name__.lower(), False, over=over)


def is_deliberate(one: Location, other: Location, known: KnownElements) -> bool:
    """Whether a layout says that one of two elements lies over the other on purpose."""
    return _covers(one, other, known) or _covers(other, one, known)


def _covers(upper: Location, lower: Location, known: KnownElements) -> bool:
    return any(lower[: len(each)] == each for each in known.get(upper, UNKNOWN).over)


class EnclosingGroup(Struct, frozen=True):
    """A group without its shapes; `mark` tells one that fades from another like it that lies beside it."""

    group: Group
    mark: int = 0


# a shape, and what is around it, from the outside in
HeldShape: TypeAlias = tuple[tuple[EnclosingGroup, ...], "Shape"]


def group_around(group: Group) -> tuple[EnclosingGroup, ...]:
    """A group as what is around its shapes; nothing where it changes none of them."""
    if group.transform is None and group.clip is None and group.opacity == 1:
        return ()
    bare = Group((), group.transform, group.clip, group.opacity)
    return (EnclosingGroup(bare, id(group.shapes) if group.opacity < 1 else 0),)


def wrap_shape(shape: Shape, found: tuple[EnclosingGroup, ...]) -> Shape:
    for each in reversed(found):
        shape = replace(each.group, shapes=(shape,))
    return shape


def compose_shapes(held: Iterable[HeldShape]) -> Shapes:
    """Shapes in the order in which they are painted, those of a group that fades as one in one group."""
    shapes: list[Shape] = []
    for outer, own in groupby(held, key=lambda each: _find_first_fading(each[0])):
        if outer:
            inner = compose_shapes((found[len(outer) :], shape) for found, shape in own)
            shapes.append(wrap_shape(replace(outer[-1].group, shapes=inner), outer[:-1]))
        else:
            shapes += [wrap_shape(shape, found) for found, shape in own]
    return tuple(shapes)


def _find_first_fading(found: tuple[EnclosingGroup, ...]) -> tuple[EnclosingGroup, ...]:
    """All down to the first group that fades, if one does."""
    many = next((at for at, each in enumerate(found, 1) if each.group.opacity < 1), 0)
    return found[:many]


def fading_groups(found: tuple[EnclosingGroup, ...]) -> tuple[EnclosingGroup, ...]:
    """All down to the last group that fades, if one does."""
    many = max((at for at, each in enumerate(found, 1) if each.group.opacity < 1), default=0)
    return found[:many]


def shared_groups(every: Iterable[tuple[EnclosingGroup, ...]]) -> tuple[EnclosingGroup, ...]:
    """What is around all of some shapes."""
    levels = takewhile(lambda level: len(set(level)) == 1, zip(*every, strict=False))
    return tuple([level[0] for level in levels])


FAINT = 0.5  # an opacity: what lies under it is still seen


def own_opacity(found: tuple[EnclosingGroup, ...], beside: tuple[EnclosingGroup, ...]) -> float:
    """How far something fades by groups that hold it alone, and not what it is beside."""
    alone = found[len(shared_groups((found, beside))) :]
    return math.prod([each.group.opacity for each in alone], start=1.0)


MANY_STEPS = 12  # steps of a path, from which on its subpaths are looked at one by one


class Subpath(NamedTuple):
    """A subpath, and the box of it as a pen without a width draws it, in the coordinates of its path."""

    steps: Steps
    left: float
    top: float
    right: float
    bottom: float


@lru_cache(maxsize=4096)
def find_subpaths(steps: Steps) -> tuple[Subpath, ...]:
    """The pieces of a path; none of one that has few steps."""
    parts = extents.split_subpaths(steps) if len(steps) >= MANY_STEPS else ()
    return tuple([Subpath(part, *extents.find_ends(path_box(part))) for part in parts])


def subpaths_near(pieces: Sequence[Subpath], box: Box) -> list[Subpath]:
    """Those whose boxes share more than an edge with a box."""
    left, top, right, bottom = extents.find_ends(box)
    return [one for one in pieces if one[1] < right and one[3] > left and one[2] < bottom and one[4] > top]


def box_of_subpaths(pieces: Sequence[Subpath]) -> Box:
    """The box of all."""
    left, top = min(each.left for each in pieces), min(each.top for each in pieces)
    right, bottom = max(each.right for each in pieces), max(each.bottom for each in pieces)
    return Box(left, top, right - left, bottom - top)


class Leaf(Struct, frozen=True):
    """A shape that paints, or a line of text; `painted` is the same within all that turns, clips and fades
    it, which is `around` it from the outside in."""

    shape: extents.Plain
    painted: Shape
    matrix: Matrix
    box: Box  # of its ink on the face, as far as no clip hides it
    clips: tuple[tuple[Clip, Matrix], ...] = ()
    opacity: float = 1.0
    pieces: tuple[Subpath, ...] = ()  # of a path of many subpaths
    around: tuple[EnclosingGroup, ...] = ()


def keep_within(leaf: Leaf, painted: Shape, box: Box) -> Shape | None:
    """What a leaf paints within a box, with what is around it or without, as far as that is seen from the
    boxes of its subpaths."""
    if extents.find_overlap(leaf.box, box) is None:
        return None
    if not leaf.pieces:
        return painted
    kept = tuple([step for piece in subpaths_within(leaf, box) for step in piece.steps])
    return change_within_groups(painted, lambda path: replace(path, steps=kept)) if kept else None


def change_within_groups(painted: Shape, change: Callable[[Shape], Shape]) -> Shape:
    """A shape that is changed where it stands, within all groups that hold it."""
    if isinstance(painted, Group):
        return replace(painted, shapes=tuple([change_within_groups(each, change) for each in painted.shapes]))
    return change(painted)


def subpaths_within(leaf: Leaf, box: Box) -> list[Subpath]:
    """The pieces of a path that may paint within a box of the face."""
    assert isinstance(leaf.shape, Path)
    own = box if leaf.matrix == IDENTITY else move_box(box, invert_map(leaf.matrix))
    return subpaths_near(leaf.pieces, grow_box(own, extents.most_reach(leaf.shape)))


class Part(Struct, frozen=True):
    """What an element draws by itself, once: its place in the layout, its shapes, the box of their ink; and
    `lost` of it, where all is clipped away."""

    place: Location
    leaves: tuple[Leaf, ...]
    box: Box
    lost: tuple[Leaf, ...] = ()


class KnownParts(Struct):
    """The parts of what recurs, and the leaves of what an element draws again and again in the same frame; by
    identity (kept alive)."""

    scenes: dict[int, tuple[Scene, tuple[Part, ...]]] = field(default_factory=dict)
    leaves: dict[tuple[object, ...], tuple[Traced, tuple[_TracedLeaf, ...]]] = field(default_factory=dict)


class _Frame(Struct, frozen=True):
    """What is about a shape: the element that draws it, how it is turned, clipped and faded."""

    known: KnownParts
    traced: Traced | None = None
    matrix: Matrix = IDENTITY
    clips: tuple[tuple[Clip, Matrix], ...] = ()
    seen: Box | None = None
    opacity: float = 1.0
    around: tuple[EnclosingGroup, ...] = ()


_TracedLeaf: TypeAlias = tuple[Traced | None, Leaf]


def find_parts(scene: Scene, known: KnownParts) -> tuple[Part, ...]:
    """The parts of a face in the order in which they are painted; what recurs is taken apart once."""
    found: list[Part] = []
    for shape in scene.shapes:
        # What several cards have alike is placed at its own place.
        if not (isinstance(shape, Placed) and shape.recurs and shape.transform == IDENTITY):
            found += _join_leaves(_find_leaves(shape, _Frame(known)))
            continue
        if id(shape.scene) not in known.scenes:
            # Not clipped by the face: a check reports what lies beyond it.
            leaves = (leaf for each in shape.scene.shapes for leaf in _find_leaves(each, _Frame(known)))
            known.scenes[id(shape.scene)] = shape.scene, tuple(_join_leaves(leaves))
        found += known.scenes[id(shape.scene)][1]
    return tuple(found)


def _join_leaves(leaves: Iterable[_TracedLeaf]) -> Iterator[Part]:
    """Shapes that one element draws, one after the other, as one part."""
    for _, own in groupby(leaves, key=lambda each: id(each[0])):
        traced, found = zip(*own, strict=True)
        yield _make_part(traced[0], found)


def _make_part(traced: Traced | None, leaves: tuple[Leaf, ...]) -> Part:
    seen = [leaf for leaf in leaves if leaf.box is not extents.NOWHERE]
    place = traced.place if traced else ()
    if not seen:
        return Part(place, (), extents.NOWHERE, leaves)
    return Part(place, tuple(seen), extents.union([leaf.box for leaf in seen]))


def _find_leaves(shape: Shape, frame: _Frame) -> Iterator[_TracedLeaf]:
    match shape:
        case Traced():
            yield from _find_traced_leaves(shape, _enter_group(frame, shape))
        case Group(shapes):
            inner = _enter_group(frame, shape)
            for each in shapes:
                yield from _find_leaves(each, inner)
        case Placed(scene, transform):
            group = Group(scene.shapes, transform, Clip(box_steps(scene.box)))
            yield from _find_leaves(group, frame)
        case Text(runs, colour):
            for run in runs:
                yield from _make_leaf(Text((run,), colour), frame)
        case _:
            yield from _make_leaf(shape, frame)


def _find_traced_leaves(shape: Traced, frame: _Frame) -> Iterator[_TracedLeaf]:
    """What an element draws; a figure draws the very same shapes for all languages."""
    known = frame.known.leaves
    key = (id(shape.shapes), shape.place, frame.matrix, frame.clips, frame.opacity, frame.around)
    if key not in known:
        known[key] = shape, tuple([leaf for each in shape.shapes for leaf in _find_leaves(each, frame)])
    first, found = known[key]
    return ((shape if traced is first else traced, leaf) for traced, leaf in found)


def _enter_group(frame: _Frame, group: Group) -> _Frame:
    matrix = frame.matrix if group.transform is None else combine_maps(group.transform, frame.matrix)
    opacity, around = frame.opacity * group.opacity, (*frame.around, *group_around(group))
    found = replace(frame, matrix=matrix, opacity=opacity, around=around)
    if isinstance(group, Traced):
        found = replace(found, traced=group)
    if group.clip is not None:
        opening = move_box(extents.steps_box(group.clip.steps), matrix)
        seen = opening if frame.seen is None else extents.find_overlap(frame.seen, opening) or extents.NOWHERE
        found = replace(found, clips=(*frame.clips, (group.clip, matrix)), seen=seen)
    return found


def _make_leaf(shape: extents.Plain, frame: _Frame) -> Iterator[_TracedLeaf]:
    pieces, own = _find_extent(shape)
    if own is None:
        return
    painted, shown = wrap_shape(shape, frame.around), _find_visible_box(own, frame)
    leaf = Leaf(shape, painted, frame.matrix, shown, frame.clips, frame.opacity, pieces, frame.around)
    yield frame.traced, leaf


def _find_visible_box(own: Box, frame: _Frame) -> Box:
    """What is seen of a box, judged by the boxes of its clips; nowhere if nothing is."""
    box = move_box(own, frame.matrix)
    if frame.seen is None:
        return box
    for clip, matrix in frame.clips:
        if matrix.b or matrix.c:
            there = move_box(own, combine_maps(frame.matrix, invert_map(matrix)))
            if extents.find_overlap(there, extents.steps_box(clip.steps)) is None:
                return extents.NOWHERE
    return extents.find_overlap(box, frame.seen) or extents.NOWHERE


def _find_extent(shape: extents.Plain) -> tuple[tuple[Subpath, ...], Box | None]:
    """The pieces of a shape, and the box of its ink."""
    painted = isinstance(shape, Path) and not (shape.fill is None is shape.stroke)
    if isinstance(shape, Path) and painted and (pieces := find_subpaths(shape.steps)):
        return pieces, extents.lined_box(box_of_subpaths(pieces), shape)
    return (), extents.ink_box(shape)
