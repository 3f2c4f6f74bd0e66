"""The rules for an element's box: edges, size, middle or neighbours, and which neighbours it may name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import NamedTuple, TypeAlias

from msgspec import Struct, field

from pnp.draw.faults import layout_error
from pnp.draw.language import values
from pnp.draw.language.values import Compiled, Length, NamedValues, Reader
from pnp.errors import Location, join_parts, suggest
from pnp.geometry import Box
from pnp.models.layouts import elements

FARTHEST = 3_000.0  # mm from the corner of the face, which has 1,500 at most
MayBeLength: TypeAlias = "Compiled[Length] | None"


class Neighbour(NamedTuple):
    """Where another element stands on this card. An absent element has no size and keeps no gap."""

    box: Box
    present: bool


class Axis(Struct, frozen=True):
    """The rule for one direction. Neighbours are serial numbers, -1 for none."""

    name: str
    size_name: str
    start: MayBeLength = None
    end: MayBeLength = None  # from the far edge
    size: MayBeLength = None
    middle: MayBeLength = None
    after: int = -1
    before: int = -1
    inside: int = -1


class BoxRule(Struct, frozen=True):
    """How a box is found: by both directions, the gap to neighbours, and which neighbours these are."""

    loc: Location
    across: Axis
    down: Axis
    gap: Compiled[float]
    names: frozenset[str]
    neighbours: tuple[int, ...]


class Extent(Struct, frozen=True):
    """The known part of an extent in one direction. A text works out the rest from its lines."""

    low: float | None
    high: float | None
    size: float | None = None
    middle: float | None = None


Neighbours: TypeAlias = "Callable[[int], Neighbour]"
FindSerial: TypeAlias = Callable[[str, Location], int]  # finds an element by its id; the location is the id's


def read_box_rule(
    reader: Reader,
    box: elements.Place | elements.Corners | None,
    of: Location,
    key: str,
    find: FindSerial,
) -> BoxRule:
    """Read the rule for the box of the element at `of`. Without a rule, the element takes all the room.

    `find` returns the number of a neighbour; if there is none, it notes a fault and returns -1.
    """
    if box is None:
        return _make_rule(of, Axis("x", "width"), Axis("y", "height"), values.make_constant(0.0))
    loc = (*of, key)
    if not isinstance(box, elements.Place):
        read = (values.read_length(reader, text, (*loc, at)) for at, text in enumerate(box))
        left, top, wide, high = read
        across, down = Axis("x", "width", left, size=wide), Axis("y", "height", top, size=high)
        return _make_rule(loc, across, down, values.make_constant(0.0))

    def read_edge(key: str) -> MayBeLength:
        return values.read_if_written(values.read_length, reader, getattr(box, key), (*loc, key))

    def seek(key: str) -> int:
        name = getattr(box, key.replace("-", "_"))
        return -1 if name is None else find(name, (*loc, key))

    def read_axis(name: str, size_name: str, size: MayBeLength, keys: tuple[str, str, str, str]) -> Axis:
        start, end, after, before = keys
        edges = read_edge(start), read_edge(end), size, read_edge(name)
        return _centre_within(Axis(name, size_name, *edges, seek(after), seek(before)), inside)

    width, height = read_edge("width"), read_edge("height")
    if box.radius is not None:
        if width is not None or height is not None:
            wrong = "a radius stands beside a width or a height"
            values.refuse(reader, (*loc, "radius"), wrong, "leave one out")
        width = height = double_radius(values.read_length(reader, box.radius, (*loc, "radius")))
    inside = seek("centred-in")
    across = read_axis("x", "width", width, ("left", "right", "right-of", "left-of"))
    down = read_axis("y", "height", height, ("top", "bottom", "below", "above"))
    _check_axis(reader, loc, across, ("left", "right"))
    _check_axis(reader, loc, down, ("top", "bottom"))
    gap = values.make_constant(0.0) if box.gap is None else _read_gap(reader, box.gap, (*loc, "gap"))
    return _make_rule(loc, across, down, gap)


def double_radius(radius: Compiled[Length]) -> Compiled[Length]:
    return values.convert_value(radius, lambda found: Length(2 * found.mm, 2 * found.share))


def _read_gap(reader: Reader, text: str, loc: Location) -> Compiled[float]:
    found = values.read_length(reader, text, loc)
    if text.endswith("%"):
        values.refuse(reader, loc, "a gap is no share of anything", "write it in mm")
    return values.convert_value(found, lambda length: length.mm)


def _centre_within(axis: Axis, inside: int) -> Axis:
    """Centre the direction in a neighbour if nothing else places it."""
    has_place = axis.start or axis.end or axis.middle or axis.after >= 0 or axis.before >= 0
    if has_place or inside < 0:
        return axis
    return Axis(axis.name, axis.size_name, size=axis.size, inside=inside)


def _check_axis(reader: Reader, loc: Location, axis: Axis, edges: tuple[str, str]) -> None:
    """Check that at most two of start, end, size and middle are given, and a middle only with a size."""
    starts = (axis.start is not None) + (axis.after >= 0)
    ends = (axis.end is not None) + (axis.before >= 0)
    middles = axis.middle is not None
    if starts > 1 or ends > 1 or starts + ends + middles + (axis.size is not None) > 2:
        known = join_parts([*edges, axis.size_name, axis.name], "or")
        wrong = f"{known} are said more often than they can hold"
        values.refuse(reader, loc, wrong, "two of them make a box; leave the others out")
    elif middles and (starts or ends):
        wrong = f"{axis.name} is the middle, and goes with {axis.size_name} alone"
        values.refuse(reader, loc, wrong, "leave one out")


def _make_rule(loc: Location, across: Axis, down: Axis, gap: Compiled[float]) -> BoxRule:
    lengths = (each for axis in (across, down) for each in (axis.start, axis.end, axis.size, axis.middle))
    names = values.join_names(gap, *lengths)
    numbers = (number for axis in (across, down) for number in (axis.after, axis.before, axis.inside))
    neighbours = tuple(dict.fromkeys(number for number in numbers if number >= 0))
    return BoxRule(loc, across, down, gap, names, neighbours)


def find_extents(rule: BoxRule, room: Box, names: NamedValues, find: Neighbours) -> tuple[Extent, Extent]:
    """Work out both directions of a box within a room, as far as the rule says."""
    gap = rule.gap.of(names)
    beside = _find_beside(rule, find)
    across = _find_extent(rule.across, room, names, find, gap, beside)
    return across, _find_extent(rule.down, room, names, find, gap, beside)


def _find_beside(rule: BoxRule, find: Neighbours) -> Box | None:
    """Find the box whose extent a direction without a rule takes."""
    for axis in (rule.across, rule.down):
        for number in (axis.after, axis.before):
            if number >= 0:
                return find(number).box
    return None


def _find_extent(
    axis: Axis, room: Box, names: NamedValues, find: Neighbours, gap: float, beside: Box | None
) -> Extent:
    low_room, high_room = _take_sides(axis, room)
    along = high_room - low_room
    size = None if axis.size is None else _find_mm(axis.size, names, along)
    if axis.inside >= 0:
        neighbour = find(axis.inside)
        return _inset(*_take_sides(axis, neighbour.box), size, gap * neighbour.present)
    low = None if axis.start is None else low_room + _find_mm(axis.start, names, along)
    high = None if axis.end is None else high_room - _find_mm(axis.end, names, along)
    if axis.after >= 0:
        neighbour = find(axis.after)
        low = _take_sides(axis, neighbour.box)[1] + gap * neighbour.present
    if axis.before >= 0:
        neighbour = find(axis.before)
        high = _take_sides(axis, neighbour.box)[0] - gap * neighbour.present
    middle = None if axis.middle is None else low_room + _find_mm(axis.middle, names, along)
    if low is None and high is None and middle is None:
        sides = _take_sides(axis, beside or room)
        if size is None:
            return Extent(*sides)
        middle = sum(sides) / 2
    return _complete_extent(low, high, size, middle)


def _find_mm(reading: Compiled[Length], names: NamedValues, along: float) -> float:
    return values.to_millimetres(reading.of(names), along)


def measure_pair(pair: Sequence[Length], box: Box) -> tuple[float, float]:
    """A length across and one down, measured along the sides of a box."""
    across, down = pair
    return values.to_millimetres(across, box.width), values.to_millimetres(down, box.height)


def _take_sides(axis: Axis, box: Box) -> tuple[float, float]:
    return (box.x, box.x + box.width) if axis.name == "x" else (box.y, box.y + box.height)


def _inset(low: float, high: float, size: float | None, gap: float) -> Extent:
    if size is None:
        return Extent(low + gap, high - gap)
    middle = (low + high) / 2
    return Extent(middle - size / 2, middle + size / 2)


def _complete_extent(
    low: float | None, high: float | None, size: float | None, middle: float | None
) -> Extent:
    if size is not None:
        if middle is not None:
            low = middle - size / 2
        elif low is None and high is not None:
            low = high - size
        high = (low or 0.0) + size
    return Extent(low, high, size, middle)


def find_box(rule: BoxRule, across: Extent, down: Extent, room: Box) -> Box:
    """Find the box of an element that is no text: a side that is not given reaches the edge of the room."""
    left, right = _fill_extent(rule, across, room, rule.across)
    top, bottom = _fill_extent(rule, down, room, rule.down)
    return Box(left, top, right - left, bottom - top)


def find_remains(across: Extent, down: Extent, room: Box) -> Box:
    """Find the remains of an absent element: a line where it would begin, or end.

    A lack of room is no fault of an absent element.
    """
    left, right = _find_reach(across, room.x, room.x + room.width)
    top, bottom = _find_reach(down, room.y, room.y + room.height)
    return Box(left, bottom if down.low is None else top, right - left, 0.0)


def _find_reach(extent: Extent, first: float, last: float) -> tuple[float, float]:
    if extent.low is None and extent.high is None and extent.middle is not None:
        return extent.middle, extent.middle
    low = first if extent.low is None else extent.low
    high = last if extent.high is None else extent.high
    return (min(low, high), high) if extent.low is None else (low, max(low, high))


def refuse_far(low: float, high: float, loc: Location) -> None:
    if -FARTHEST <= low <= FARTHEST and -FARTHEST <= high <= FARTHEST:
        return
    wrong = f"it would reach farther than {FARTHEST:,.0f} mm from the corner of the card"
    raise layout_error(loc, wrong, "place it on the card")


def _fill_extent(rule: BoxRule, extent: Extent, room: Box, axis: Axis) -> tuple[float, float]:
    low, high, ends = extent.low, extent.high, _take_sides(axis, room)
    if low is None and high is None:
        wrong = f"a box with {axis.name}, its middle, needs a {axis.size_name}"
        raise layout_error(rule.loc, wrong, f"add '{axis.size_name}: …'")
    low = ends[0] if low is None else low
    high = ends[1] if high is None else high
    refuse_far(low, high, rule.loc)
    if high < low - 1e-6:
        raise values.no_room_error(rule.loc, "the box", high - low, wide=axis.name == "x")
    return low, max(low, high)


class ElementScope(Struct):
    """The elements of one list: `every` serial number, and the `serials` by id. `outer` is the list around
    it.

    `groups` are the lists within its groups, by their places in the layout.
    """

    outer: ElementScope | None = None
    every: list[int] = field(default_factory=list)
    serials: dict[str, int] = field(default_factory=dict)
    groups: dict[Location, ElementScope] = field(default_factory=dict)


def find_element(
    reader: Reader, scope: ElementScope, name: str, loc: Location, *, inside: bool = False
) -> int:
    """Find the serial number of an element; if there is none, note a fault and return -1. With `inside`,
    search groups too if no other element has the id."""
    searched: ElementScope | None = scope
    while searched is not None:
        if name in searched.serials:
            return searched.serials[name]
        searched = searched.outer
    within = [*_find_inside(scope, name)] if inside else []
    if len(within) == 1:
        return within[0]
    if within:
        wrong = f"{len(within)} groups have an element '{name[:40]}'"
        values.refuse(reader, loc, wrong, "give each of them an id of its own")
        return -1
    known = _list_known(scope, inside=inside)
    here = f"elements here are {', '.join(known)}" if known else "give an element an id"
    right = suggest(name, known) or here
    values.refuse(reader, loc, f"there is no element '{name[:40]}' here", right)
    return -1


def _find_inside(scope: ElementScope, name: str) -> set[int]:
    """Find the elements with that id in groups of this list and of the outer lists."""
    own = {inner.serials[name] for inner in _list_groups(scope) if name in inner.serials}
    return own | _find_inside(scope.outer, name) if scope.outer else own


def _list_groups(scope: ElementScope) -> Iterator[ElementScope]:
    for inner in scope.groups.values():
        yield inner
        yield from _list_groups(inner)


def _list_known(scope: ElementScope | None, *, inside: bool) -> list[str]:
    if scope is None:
        return []
    groups = _list_groups(scope) if inside else ()
    own = [*scope.serials, *(name for inner in groups for name in inner.serials)]
    return list(dict.fromkeys([*own, *_list_known(scope.outer, inside=inside)]))


def find_cycle(neighbours: dict[int, tuple[int, ...]]) -> list[int]:
    """Find elements that stand by each other in a circle, if there are any, in the order of their numbers."""
    own = {each: [near for near in some if near in neighbours] for each, some in neighbours.items()}
    try:
        TopologicalSorter(own).prepare()
    except CycleError as error:
        return sorted(set(error.args[1]))  # the cycle begins and ends with the same element
    return []


def list_waiting(start: int, neighbours: Callable[[int], Iterable[int]]) -> list[int]:
    """List all elements to place before an element, each after those that it stands by, the element last.

    This works without recursion: a thousand elements may stand below one another.
    """
    order: dict[int, None] = {}
    walk = [(start, False)]
    while walk:
        serial, is_ready = walk.pop()
        if is_ready:
            order[serial] = None
        elif serial not in order:
            walk.append((serial, True))
            walk += [(each, False) for each in neighbours(serial) if each not in order]
    return list(order)
