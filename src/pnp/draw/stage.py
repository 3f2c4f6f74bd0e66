"""One list of elements on one card: which are there, and where each stands, found when it is asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

from pnp.draw.faults import DrawError
from pnp.draw.places import Neighbour, boxed, extents
from pnp.draw.typeset import set_text
from pnp.geometry import Box, centre, rotation
from pnp.scene import Group

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.draw.places import Extent, Rule
    from pnp.draw.readings import Names, Reading
    from pnp.draw.records import Record
    from pnp.draw.studio import Studio
    from pnp.draw.typeset import TextRule
    from pnp.figures.palette import Palette
    from pnp.scene import Shape
    from pnp.text import RichBlock

Draw: TypeAlias = "Callable[[Stage, Box], tuple[Shape, ...]]"


class Node(Struct):
    """An element made ready: the names that it depends on, and the elements, those of its inner ones too."""

    serial: int
    rule: Rule
    when: Reading[bool] | None
    turn: Reading[float] | None
    opacity: Reading[float] | None
    names: frozenset[str]
    neighbours: tuple[int, ...]
    draw: Draw
    text: TextRule | None = None
    varying: tuple[str, ...] | None = None  # the names that move it, where it is known which ones do
    visit: Callable[[Stage, Box], None] | None = None  # sets those of its inner texts that stand level


class Container(Struct):
    """A list of elements in drawing order, by serial number, and those about it that they stand by."""

    nodes: dict[int, Node] = field(default_factory=dict)
    about: tuple[int, ...] = ()


class Stage(Struct):
    studio: Studio
    record: Record
    container: Container
    names: Names
    room: Box
    palette: Palette
    outer: Stage | None = None
    boxes: dict[int, Neighbour] = field(default_factory=dict)
    blocks: dict[int, RichBlock | None] = field(default_factory=dict)


def neighbour(stage: Stage, serial: int) -> Neighbour:
    """Where an element of this list, or of one about it, stands."""
    found = stage.boxes.get(serial)
    if found is not None:
        return found
    node = stage.container.nodes.get(serial)
    if node is None:
        assert stage.outer is not None  # a layout is refused that names what is not in reach
        return neighbour(stage.outer, serial)
    found = stage.boxes[serial] = _stands(stage, node)
    return found


def _stands(stage: Stage, node: Node) -> Neighbour:
    present = node.when is None or node.when.of(stage.names)
    across, down = _extents(stage, node)
    if not present:
        return Neighbour(_collapsed(boxed(node.rule, across, down, stage.room), down.low is None), False)
    if node.text is None:
        return Neighbour(boxed(node.rule, across, down, stage.room), True)
    block, box = set_text(node.text, stage, across, down)
    stage.blocks[node.serial] = block
    return Neighbour(box, block is not None or node.text.level is not None)


def _extents(stage: Stage, node: Node) -> tuple[Extent, Extent]:
    """What is known of an element's box, found out once for all cards that agree in what it depends on."""
    rule, find = node.rule, partial(neighbour, stage)
    if node.varying is None:
        return extents(rule, stage.room, stage.names, find)
    around = [find(serial) for serial in rule.neighbours]
    key = (node.serial, stage.room, *around, *[stage.names[name] for name in node.varying])
    known = stage.studio.extents
    if key not in known:
        known[key] = extents(rule, stage.room, stage.names, find)
    return known[key]


def _collapsed(box: Box, at_foot: bool) -> Box:
    """What is left of an element that is not there: a line where it would begin, or end."""
    return Box(box.x, box.y + (box.height if at_foot else 0.0), box.width, 0.0)


def shapes(stage: Stage, nodes: tuple[Node, ...]) -> tuple[Shape, ...]:
    """What these elements draw. What cannot be drawn is noted, and the others are drawn none the less."""
    found: list[Shape] = []
    for node in nodes:
        try:
            found += _drawn(stage, node)
        except DrawError as error:
            stage.studio.faults.update(dict.fromkeys(error.faults))
    return tuple(found)


def _drawn(stage: Stage, node: Node) -> tuple[Shape, ...]:
    there = neighbour(stage, node.serial)
    if not there.present:
        return ()
    drawn = node.draw(stage, there.box)
    if not drawn or (node.turn is None and node.opacity is None):
        return drawn
    turn = 0.0 if node.turn is None else node.turn.of(stage.names)
    opacity = 1.0 if node.opacity is None else min(1.0, max(0.0, node.opacity.of(stage.names)))
    if opacity == 0.0:
        return ()
    solid = opacity == 1.0 or stage.palette.ink == "black"  # in which nothing shows through
    transform = rotation(turn, centre(there.box)) if turn % 360 else None
    return (Group(drawn, transform=transform, opacity=1.0 if solid else opacity),)


def visit(stage: Stage) -> None:
    """Sets the texts that stand level on all cards, in this list and in those within."""
    for node in stage.container.nodes.values():
        is_level = node.text is not None and node.text.level is not None
        if not is_level and node.visit is None:
            continue
        try:
            there = neighbour(stage, node.serial)
            if there.present and node.visit is not None:
                node.visit(stage, there.box)
        except DrawError as error:
            stage.studio.faults.update(dict.fromkeys(error.faults))


def has_levels(container: Container) -> bool:
    """Whether a text of the list, or within it, stands level on all cards."""
    nodes = container.nodes.values()
    return any(node.visit or (node.text is not None and node.text.level is not None) for node in nodes)


def within(stage: Stage, container: Container, room: Box, **names: object) -> Stage:
    """The stage of a list within an element of this one."""
    own = {**stage.names, **names} if names else stage.names
    return Stage(stage.studio, stage.record, container, own, room, stage.palette, stage)  # type: ignore[arg-type]
