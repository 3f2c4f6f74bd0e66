"""Where an element stands: its box by edges, size, middle or neighbours, worked out axis by axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct

from pnp.draw.faults import broken
from pnp.draw.readings import NOTHING, Length, Reading, constant, cramped, length, measured, refuse
from pnp.errors import coded, joined
from pnp.geometry import Box
from pnp.models.places import Place as Written

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.draw.faults import Place as Location
    from pnp.draw.readings import Names, Reader
    from pnp.models.places import Corners

FARTHEST = 3_000.0  # mm from the corner of the face, which has 1,500 at most
MayBeLength: TypeAlias = "Reading[Length] | None"


class Neighbour(NamedTuple):
    """Where another element stands on this card; one that is not there has no size and keeps no gap."""

    box: Box
    present: bool


class Axis(Struct, frozen=True):
    """What is said of one direction. Neighbours are named by their number, -1 for none."""

    name: str
    size_name: str
    start: MayBeLength = None
    end: MayBeLength = None  # from the far edge
    size: MayBeLength = None
    middle: MayBeLength = None
    after: int = -1
    before: int = -1
    inside: int = -1


class Rule(Struct, frozen=True):
    """How a box is found. `beside` is the neighbour whose extent is taken where a direction says nothing."""

    loc: Location
    across: Axis
    down: Axis
    gap: Reading[float]
    names: frozenset[str]
    neighbours: tuple[int, ...]


class Extent(Struct, frozen=True):
    """As much of one direction as is known: a text finds out the rest from its lines."""

    low: float | None
    high: float | None
    size: float | None = None
    middle: float | None = None


Neighbours: TypeAlias = "Callable[[int], Neighbour]"


def everywhere(loc: Location) -> Rule:
    """All the room that there is."""
    return Rule(loc, Axis("x", "width"), Axis("y", "height"), constant(0.0), NOTHING, ())


def place_rule(
    reader: Reader, written: Written | Corners, loc: Location, find: Callable[[str, Location], int]
) -> Rule:
    """The rule that a layout writes; `find` gives the number of a neighbour, or -1 and a fault."""
    if not isinstance(written, Written):
        left, top, wide, high = (length(reader, text, (*loc, at)) for at, text in enumerate(written))
        across, down = Axis("x", "width", left, size=wide), Axis("y", "height", top, size=high)
        return _ruled(loc, across, down, constant(0.0))

    def read(key: str) -> MayBeLength:
        text = getattr(written, key)
        return None if text is None else length(reader, text, (*loc, key))

    def seek(key: str) -> int:
        name = getattr(written, key.replace("-", "_"))
        return -1 if name is None else find(name, (*loc, key))

    width: MayBeLength = read("width")
    height: MayBeLength = read("height")
    if written.radius is not None:
        if written.width is not None or written.height is not None:
            wrong = coded("form-drawn", "a radius stands beside a width or a height")
            refuse(reader, (*loc, "radius"), wrong, "leave one out")
        width = height = doubled(length(reader, written.radius, (*loc, "radius")))
    inside = seek("centred-in")
    across = Axis(
        "x", "width", read("left"), read("right"), width, read("x"), seek("right-of"), seek("left-of")
    )
    down = Axis("y", "height", read("top"), read("bottom"), height, read("y"), seek("below"), seek("above"))
    across, down = _within(across, inside), _within(down, inside)
    for axis, near_edge, far_edge in ((across, "left", "right"), (down, "top", "bottom")):
        _check(reader, loc, axis, (near_edge, far_edge))
    gap = constant(0.0) if written.gap is None else _mm(reader, written.gap, (*loc, "gap"))
    return _ruled(loc, across, down, gap)


def doubled(radius: Reading[Length]) -> Reading[Length]:
    def of(names: Names) -> Length:
        found = radius.of(names)
        return Length(2 * found.mm, 2 * found.share)

    return Reading(of, radius.names)


def _mm(reader: Reader, text: str, loc: Location) -> Reading[float]:
    found = length(reader, text, loc)
    if text.endswith("%"):
        refuse(reader, loc, coded("form-drawn", "a gap is no share of anything"), "write it in mm")
    return Reading(lambda names: found.of(names).mm, found.names)


def _within(axis: Axis, inside: int) -> Axis:
    """The direction is centred in a neighbour where nothing else says where it stands."""
    said = axis.start or axis.end or axis.middle or axis.after >= 0 or axis.before >= 0
    if said or inside < 0:
        return axis
    return Axis(axis.name, axis.size_name, size=axis.size, inside=inside)


def _check(reader: Reader, loc: Location, axis: Axis, edges: tuple[str, str]) -> None:
    """Two of start, end, size and middle make an extent; three are too many."""
    starts = (axis.start is not None) + (axis.after >= 0)
    ends = (axis.end is not None) + (axis.before >= 0)
    middles = axis.middle is not None
    if starts > 1 or ends > 1 or starts + ends + middles + (axis.size is not None) > 2:
        wrong = coded(
            "form-drawn",
            f"{joined([*edges, axis.size_name, axis.name], 'or')} are said more often than they can hold",
        )
        refuse(reader, loc, wrong, "two of them make a box; leave the others out")
    elif middles and (starts or ends):
        wrong = coded("form-drawn", f"{axis.name} is the middle, and goes with {axis.size_name} alone")
        refuse(reader, loc, wrong, "leave one out")


def _ruled(loc: Location, across: Axis, down: Axis, gap: Reading[float]) -> Rule:
    readings = [gap]
    for axis in (across, down):
        readings += [each for each in (axis.start, axis.end, axis.size, axis.middle) if each is not None]  # type: ignore[misc]
    names = NOTHING.union(*(reading.names for reading in readings))
    found = (
        axis_neighbour for axis in (across, down) for axis_neighbour in (axis.after, axis.before, axis.inside)
    )
    neighbours = tuple(dict.fromkeys(number for number in found if number >= 0))
    return Rule(loc, across, down, gap, names, neighbours)


def extents(rule: Rule, room: Box, names: Names, find: Neighbours) -> tuple[Extent, Extent]:
    """What the rule says of both directions within a room."""
    gap = rule.gap.of(names)
    beside = _beside(rule, find)
    ends = (room.x, room.x + room.width), (room.y, room.y + room.height)
    sides = (None, None) if beside is None else (_sides(rule.across, beside), _sides(rule.down, beside))
    across = _extent(rule.across, ends[0], names, find, gap, sides[0])
    down = _extent(rule.down, ends[1], names, find, gap, sides[1])
    return across, down


def _beside(rule: Rule, find: Neighbours) -> Box | None:
    """The box whose extent a direction takes that says nothing itself."""
    for axis in (rule.across, rule.down):
        for number in (axis.after, axis.before):
            if number >= 0:
                return find(number).box
    return None


def _extent(
    axis: Axis,
    room: tuple[float, float],
    names: Names,
    find: Neighbours,
    gap: float,
    beside: tuple[float, float] | None,
) -> Extent:
    low_room, high_room = room
    along = high_room - low_room
    size = _mm_of(axis.size, names, along)
    if axis.inside >= 0:
        there = find(axis.inside)
        return _inset(*_sides(axis, there.box), size, gap * there.present)
    low = None if axis.start is None else low_room + (_mm_of(axis.start, names, along) or 0.0)
    high = None if axis.end is None else high_room - (_mm_of(axis.end, names, along) or 0.0)
    if axis.after >= 0:
        there = find(axis.after)
        low = _sides(axis, there.box)[1] + gap * there.present
    if axis.before >= 0:
        there = find(axis.before)
        high = _sides(axis, there.box)[0] - gap * there.present
    middle = None if axis.middle is None else low_room + (_mm_of(axis.middle, names, along) or 0.0)
    if low is None and high is None and middle is None:
        if size is None:
            return Extent(*(beside or room))
        middle = sum(beside or room) / 2
    return _completed(low, high, size, middle)


def _mm_of(reading: MayBeLength, names: Names, along: float) -> float | None:
    if reading is None:
        return None
    found = reading.of(names)
    return measured(found, along)


def _sides(axis: Axis, box: Box) -> tuple[float, float]:
    return (box.x, box.x + box.width) if axis.name == "x" else (box.y, box.y + box.height)


def _inset(low: float, high: float, size: float | None, gap: float) -> Extent:
    if size is None:
        return Extent(low + gap, high - gap)
    middle = (low + high) / 2
    return Extent(middle - size / 2, middle + size / 2)


def _completed(low: float | None, high: float | None, size: float | None, middle: float | None) -> Extent:
    if size is not None:
        if middle is not None:
            low = middle - size / 2
        elif low is None and high is not None:
            low = high - size
        high = (low or 0.0) + size
    return Extent(low, high, size, middle)


def boxed(rule: Rule, across: Extent, down: Extent, room: Box) -> Box:
    """The box of what has no size of its own: a side that is not said goes as far as the room."""
    left, right = _filled(rule, across, (room.x, room.x + room.width), rule.across)
    top, bottom = _filled(rule, down, (room.y, room.y + room.height), rule.down)
    return Box(left, top, right - left, bottom - top)


def remains(across: Extent, down: Extent, room: Box) -> Box:
    """What is left of an element that is not there: a line where it would begin, or end.

    That it would have had no room is no fault of it.
    """
    left, right = _reached(across, room.x, room.x + room.width)
    top, bottom = _reached(down, room.y, room.y + room.height)
    return Box(left, bottom if down.low is None else top, right - left, 0.0)


def _reached(extent: Extent, first: float, last: float) -> tuple[float, float]:
    if extent.low is None and extent.high is None and extent.middle is not None:
        return extent.middle, extent.middle
    low = first if extent.low is None else extent.low
    high = last if extent.high is None else extent.high
    return (min(low, high), high) if extent.low is None else (low, max(low, high))


def refuse_far(low: float, high: float, loc: Location) -> None:
    if -FARTHEST <= low <= FARTHEST and -FARTHEST <= high <= FARTHEST:
        return
    wrong = coded("form-drawn", f"it would reach farther than {FARTHEST:,.0f} mm from the corner of the card")
    raise broken(loc, wrong, "place it on the card")


def _filled(rule: Rule, extent: Extent, room: tuple[float, float], axis: Axis) -> tuple[float, float]:
    low, high = extent.low, extent.high
    if low is None and high is None:
        wrong = coded("form-drawn", f"a box with {axis.name}, its middle, needs a {axis.size_name}")
        raise broken(rule.loc, wrong, f"add '{axis.size_name}: …'")
    low = room[0] if low is None else low
    high = room[1] if high is None else high
    refuse_far(low, high, rule.loc)
    if high < low - 1e-6:
        raise cramped(rule.loc, "the box", high - low, wide=axis.name == "x")
    return low, max(low, high)
