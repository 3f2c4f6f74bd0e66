"""A drawn face taken apart: the use of each element to a reader, and every shape of it at its place."""

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
    """What an element is for. It `matters` if it is read: words, icons, and figures that are no backdrops.
    `over` are the places of the elements that it covers on purpose."""

    sort: Sort
    name: str
    matters: bool
    label: frozenset[Ink] = frozenset()  # the inks in which its words only name things
    pictured: bool = False  # it is a picture, whose letters are no words
    over: tuple[Location, ...] = ()


KnownElements: TypeAlias = Mapping[Location, ElementUse]  # by their places
UNKNOWN = ElementUse("shape", "", False)


def find_elements(layout: Layout, figures: Mapping[str, Figure]) -> dict[Location, ElementUse]:
    """Return the use of every element of a layout, by its place."""
    uses: dict[Location, ElementUse] = {}
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
            uses[at] = _make_element(each, layout, figures, tuple(on))
    return uses


def list_elements(layout: Layout) -> Iterator[tuple[Location, AnyElement]]:
    """Yield all elements of both sides, each with its place."""
    return chain.from_iterable(_list_sides(layout))


def _list_sides(layout: Layout) -> Iterator[list[tuple[Location, AnyElement]]]:
    assert layout.faces is not None
    for side in ("front", "back"):
        face = getattr(layout.faces, side)
        if face != "none":
            rule = isinstance(face, FaceRule)
            side_elements, place = (face.draw, ("faces", side, "draw")) if rule else (face, ("faces", side))
            yield [*_walk_elements(side_elements, place)]


def _walk_elements(nodes: tuple[AnyElement, ...], place: Location) -> Iterator[tuple[Location, AnyElement]]:
    for index, each in enumerate(nodes):
        at = (*place, index)
        yield at, each
        for key in ("group", "each"):  # under which elements hold elements
            yield from _walk_elements(getattr(each, key, ()), (*at, key))


def _make_element(
    element: AnyElement, layout: Layout, figures: Mapping[str, Figure], over: tuple[Location, ...]
) -> ElementUse:
    match element:
        case elements.Text(style=style, text=words):
            name = element.id or (words if isinstance(words, str) else style)
            role = layout.texts.get(style)  # None for a text that could not be drawn
            label = frozenset(ink for ink in INKS if role is not None and choose_ink(role, ink).label)
            return ElementUse("text", name, True, label, over=over)
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
    """Tell whether the layout says that one of two elements lies over the other on purpose."""
    return _covers(one, other, known) or _covers(other, one, known)


def _covers(upper: Location, lower: Location, known: KnownElements) -> bool:
    return any(lower[: len(each)] == each for each in known.get(upper, UNKNOWN).over)


class EnclosingGroup(Struct, frozen=True):
    """A group without its shapes; `mark` distinguishes a group that fades from an equal one beside it."""

    group: Group
    mark: int = 0


# the groups around a shape, from the outside in, and the shape
HeldShape: TypeAlias = tuple[tuple[EnclosingGroup, ...], "Shape"]


def group_around(group: Group) -> tuple[EnclosingGroup, ...]:
    """Return a group as the surroundings of its shapes; empty if it changes none of them."""
    if group.transform is None and group.clip is None and group.opacity == 1:
        return ()
    bare = Group((), group.transform, group.clip, group.opacity)
    return (EnclosingGroup(bare, id(group.shapes) if group.opacity < 1 else 0),)


def wrap_shape(shape: Shape, groups: tuple[EnclosingGroup, ...]) -> Shape:
    for each in reversed(groups):
        shape = replace(each.group, shapes=(shape,))
    return shape


def compose_shapes(held: Iterable[HeldShape]) -> Shapes:
    """Return shapes in the order in which they are painted; the shapes of a group that fades as one stay in
    one group."""
    shapes: list[Shape] = []
    for outer, own in groupby(held, key=lambda each: _find_first_fading(each[0])):
        if outer:
            inner = compose_shapes((groups[len(outer) :], shape) for groups, shape in own)
            shapes.append(wrap_shape(replace(outer[-1].group, shapes=inner), outer[:-1]))
        else:
            shapes += [wrap_shape(shape, groups) for groups, shape in own]
    return tuple(shapes)


def _find_first_fading(groups: tuple[EnclosingGroup, ...]) -> tuple[EnclosingGroup, ...]:
    """Return all groups down to the first one that fades, if one does."""
    many = next((at for at, each in enumerate(groups, 1) if each.group.opacity < 1), 0)
    return groups[:many]


def fading_groups(groups: tuple[EnclosingGroup, ...]) -> tuple[EnclosingGroup, ...]:
    """Return all groups down to the last one that fades, if one does."""
    many = max((at for at, each in enumerate(groups, 1) if each.group.opacity < 1), default=0)
    return groups[:many]


def shared_groups(every: Iterable[tuple[EnclosingGroup, ...]]) -> tuple[EnclosingGroup, ...]:
    """Return the groups that enclose all of some shapes."""
    levels = takewhile(lambda level: len(set(level)) == 1, zip(*every, strict=False))
    return tuple([level[0] for level in levels])


FAINT = 0.5  # an opacity up to which the things below are still seen


def own_opacity(groups: tuple[EnclosingGroup, ...], beside: tuple[EnclosingGroup, ...]) -> float:
    """Return the opacity that a shape gets from its groups, without those that it shares with its
    neighbour."""
    alone = groups[len(shared_groups((groups, beside))) :]
    return math.prod([each.group.opacity for each in alone], start=1.0)


MANY_STEPS = 12  # steps of a path: with so many, its subpaths are looked at one by one


class Subpath(NamedTuple):
    """A subpath, and the edges of its box without the width of its line, in the coordinates of its path."""

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
    """Return the subpaths whose boxes share more than an edge with a box."""
    left, top, right, bottom = extents.find_ends(box)
    return [one for one in pieces if one[1] < right and one[3] > left and one[2] < bottom and one[4] > top]


def box_of_subpaths(pieces: Sequence[Subpath]) -> Box:
    """Return the box around all subpaths."""
    left, top = min(each.left for each in pieces), min(each.top for each in pieces)
    right, bottom = max(each.right for each in pieces), max(each.bottom for each in pieces)
    return Box(left, top, right - left, bottom - top)


class Leaf(Struct, frozen=True):
    """A shape that paints, or a line of text. `painted` is the shape within all groups that turn, clip and
    fade it; `around` are these groups, from the outside in."""

    shape: extents.Plain
    painted: Shape
    matrix: Matrix
    box: Box  # of its ink on the face, as far as no clip hides it
    clips: tuple[tuple[Clip, Matrix], ...] = ()
    opacity: float = 1.0
    pieces: tuple[Subpath, ...] = ()  # of a path of many subpaths
    around: tuple[EnclosingGroup, ...] = ()


def cut_to_box(leaf: Leaf, painted: Shape, box: Box) -> Shape | None:
    """Return the part of a leaf's shape, with its groups or without, that lies within a box, judged by the
    boxes of its subpaths; None if there is none."""
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
    """Return the subpaths of a path that may paint within a box of the face."""
    assert isinstance(leaf.shape, Path)
    own = box if leaf.matrix == IDENTITY else move_box(box, invert_map(leaf.matrix))
    return subpaths_near(leaf.pieces, grow_box(own, extents.most_reach(leaf.shape)))


class Part(Struct, frozen=True):
    """What an element draws by itself, once: its place in the layout, its shapes and the box of their ink. If
    everything is clipped away, its shapes are `lost`."""

    place: Location
    leaves: tuple[Leaf, ...]
    box: Box
    lost: tuple[Leaf, ...] = ()


class PartCache(Struct):
    """A cache by identity (kept alive): the parts of scenes that recur, and the leaves of shapes that an
    element draws again and again in the same frame."""

    scenes: dict[int, tuple[Scene, tuple[Part, ...]]] = field(default_factory=dict)
    leaves: dict[tuple[object, ...], tuple[Traced, tuple[_TracedLeaf, ...]]] = field(default_factory=dict)


class _Frame(Struct, frozen=True):
    """The surroundings of a shape: the element that draws it, and how it is turned, clipped and faded."""

    known: PartCache
    traced: Traced | None = None
    matrix: Matrix = IDENTITY
    clips: tuple[tuple[Clip, Matrix], ...] = ()
    seen: Box | None = None
    opacity: float = 1.0
    around: tuple[EnclosingGroup, ...] = ()


_TracedLeaf: TypeAlias = tuple[Traced | None, Leaf]


def find_parts(scene: Scene, known: PartCache) -> tuple[Part, ...]:
    """Return the parts of a face in the order in which they are painted; a scene that recurs is taken apart
    once."""
    parts: list[Part] = []
    for shape in scene.shapes:
        # What several cards have alike is placed at its own place.
        if not (isinstance(shape, Placed) and shape.recurs and shape.transform == IDENTITY):
            parts += _join_leaves(_find_leaves(shape, _Frame(known)))
            continue
        if id(shape.scene) not in known.scenes:
            # Not clipped by the face: a check reports shapes beyond it.
            leaves = (leaf for each in shape.scene.shapes for leaf in _find_leaves(each, _Frame(known)))
            known.scenes[id(shape.scene)] = shape.scene, tuple(_join_leaves(leaves))
        parts += known.scenes[id(shape.scene)][1]
    return tuple(parts)


def _join_leaves(leaves: Iterable[_TracedLeaf]) -> Iterator[Part]:
    """Yield parts: the shapes that one element draws one after the other are one part."""
    for _, own in groupby(leaves, key=lambda each: id(each[0])):
        traced, found = zip(*own, strict=True)
        yield _make_part(traced[0], found)


def _make_part(traced: Traced | None, leaves: tuple[Leaf, ...]) -> Part:
    visible = [leaf for leaf in leaves if leaf.box is not extents.NOWHERE]
    place = traced.place if traced else ()
    if not visible:
        return Part(place, (), extents.NOWHERE, leaves)
    return Part(place, tuple(visible), extents.union([leaf.box for leaf in visible]))


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
    """Return the leaves of an element; they are kept, since a figure draws the very same shapes for all
    languages."""
    known = frame.known.leaves
    key = (id(shape.shapes), shape.place, frame.matrix, frame.clips, frame.opacity, frame.around)
    if key not in known:
        known[key] = shape, tuple([leaf for each in shape.shapes for leaf in _find_leaves(each, frame)])
    first, leaves = known[key]
    return ((shape if traced is first else traced, leaf) for traced, leaf in leaves)


def _enter_group(frame: _Frame, group: Group) -> _Frame:
    matrix = frame.matrix if group.transform is None else combine_maps(group.transform, frame.matrix)
    opacity, around = frame.opacity * group.opacity, (*frame.around, *group_around(group))
    inner = replace(frame, matrix=matrix, opacity=opacity, around=around)
    if isinstance(group, Traced):
        inner = replace(inner, traced=group)
    if group.clip is not None:
        opening = move_box(extents.steps_box(group.clip.steps), matrix)
        view = opening if frame.seen is None else extents.find_overlap(frame.seen, opening) or extents.NOWHERE
        inner = replace(inner, clips=(*frame.clips, (group.clip, matrix)), seen=view)
    return inner


def _make_leaf(shape: extents.Plain, frame: _Frame) -> Iterator[_TracedLeaf]:
    pieces, own = _find_extent(shape)
    if own is None:
        return
    painted, visible_box = wrap_shape(shape, frame.around), _find_visible_box(own, frame)
    leaf = Leaf(shape, painted, frame.matrix, visible_box, frame.clips, frame.opacity, pieces, frame.around)
    yield frame.traced, leaf


def _find_visible_box(own: Box, frame: _Frame) -> Box:
    """Return the visible part of a box, judged by the boxes of its clips; nowhere if nothing is visible."""
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
    """Return the subpaths of a shape, and the box of its ink."""
    painted = isinstance(shape, Path) and not (shape.fill is None is shape.stroke)
    if isinstance(shape, Path) and painted and (pieces := find_subpaths(shape.steps)):
        return pieces, extents.lined_box(box_of_subpaths(pieces), shape)
    return (), extents.ink_box(shape)
