"""One list of elements on one card: which are present, and where each stands, worked out on demand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.context import Context, DrawLoad, count_element
from pnp.draw.elements.box_rules import BoxRule, Neighbour, find_box, find_extents, find_remains, list_waiting
from pnp.draw.elements.texts import TextRule, find_text_room, set_text
from pnp.draw.faults import DrawError, TooMuchError, copy_error, layout_error, note_faults
from pnp.draw.language.values import Compiled, NamedValues, make_distinct
from pnp.errors import Location
from pnp.figures.figure import Palette
from pnp.geometry import Box, Matrix, centre, combine_maps, rotation
from pnp.scene import Group, Shape, Shapes, Traced
from pnp.text import Block, Valign

if TYPE_CHECKING:
    from pnp.draw.elements.text_faults import ClipRegion
    from pnp.draw.records import Record

Room: TypeAlias = "tuple[Box, Valign]"
Reach: TypeAlias = "Callable[[Stage], Box]"
Draw: TypeAlias = "Callable[[Stage, Box], Shapes]"


class Drawable(Struct, frozen=True):
    """The drawing function of an element, and the names and the elements on which it depends."""

    draw: Draw
    names: frozenset[str]
    neighbours: tuple[int, ...] = ()
    reach: Reach | None = None  # for a shape with points of its own: their box in the room


class Node(Struct):
    """An element, compiled. Its names and neighbours include those of its inner elements."""

    serial: int
    loc: Location
    rule: BoxRule
    when: Compiled[bool] | None
    turn: Compiled[float] | None
    opacity: Compiled[float] | None
    names: frozenset[str]
    neighbours: tuple[int, ...]
    draw: Draw
    reach: Reach | None = None  # for a shape placed in the room: the box that its neighbours see
    text: TextRule | None = None
    stood: tuple[Box, Room] | None = None  # if nothing moves it: its room, and its box in it
    varying: tuple[str, ...] | None = None  # the names that move it, if they are known
    inside: Callable[[Stage, Box], Stage] | None = None  # the stage of a group
    held: tuple[int, ...] = ()  # the serial numbers of all elements of a group, at any depth
    visit: Callable[[Stage, Box], None] | None = None  # sets its inner texts that stand level
    ill: bool = False  # its faults were reported when it was compiled


class Container(Struct):
    """A list of elements in drawing order, by serial number. `about` are the outer elements that they stand
    by.

    `held` maps each element within a group of the list to that group.
    """

    nodes: dict[int, Node] = field(default_factory=dict)
    about: tuple[int, ...] = ()
    levels: tuple[Node, ...] = ()  # texts that stand level on all cards, and elements that contain such texts
    held: dict[int, int] = field(default_factory=dict)


class Stage(Struct):
    """One list of elements while it is drawn on one card. `matrix` is the turn of all that is drawn here.
    `regions` are where it is visible: the trim of the face, and the boxes of groups that clip."""

    context: Context
    record: Record
    container: Container
    names: NamedValues
    room: Box
    palette: Palette
    outer: Stage | None = None
    boxes: dict[int, Neighbour] = field(default_factory=dict)
    failed: dict[int, DrawError] = field(default_factory=dict)  # kept to be read, never to be raised
    blocks: dict[int, Block | None] = field(default_factory=dict)
    tally: DrawLoad = field(default_factory=DrawLoad)
    matrix: Matrix | None = None
    regions: tuple[ClipRegion, ...] = ()


FEW = 100  # this many elements may stand by each other in a chain and still be placed by recursion


def find_neighbour(stage: Stage, serial: int) -> Neighbour:
    """Find where an element stands: one of this list, of an outer list, or of a group in one of them."""
    neighbour = stage.boxes.get(serial)
    if neighbour is not None:
        return neighbour
    node = stage.container.nodes.get(serial)
    if node is None:
        if serial in stage.container.held:
            neighbour = stage.boxes[serial] = _find_within_group(stage, serial)
            return neighbour
        assert stage.outer is not None  # a layout that names an element out of reach is refused
        return find_neighbour(stage.outer, serial)
    if len(stage.container.nodes) > FEW and _list_unplaced(stage, serial):
        for each in list_waiting(serial, partial(_list_unplaced, stage))[:-1]:
            with suppress(DrawError):  # it is reported when this element is drawn
                _place_element(stage, stage.container.nodes[each])
    return _place_element(stage, node)


def _find_within_group(stage: Stage, serial: int) -> Neighbour:
    """Find where an element of a group stands. If the group is absent, so is the element."""
    group = stage.container.nodes[stage.container.held[serial]]
    there = find_neighbour(stage, group.serial)
    assert group.inside is not None
    return find_neighbour(group.inside(stage, there.box), serial) if there.present else there


def _list_unplaced(stage: Stage, serial: int) -> list[int]:
    """The elements of this list that an element stands by and that have no place yet."""
    nodes, boxes = stage.container.nodes, stage.boxes
    if nodes[serial].ill:
        return []
    return [each for each in nodes[serial].rule.neighbours if each in nodes and each not in boxes]


def _place_element(stage: Stage, node: Node) -> Neighbour:
    """Place an element. A failure is not tried again, and elements that stand by it fail too."""
    if node.serial in stage.failed:
        raise copy_error(stage.failed[node.serial])
    if node.ill:
        raise DrawError(())
    try:
        neighbour = stage.boxes[node.serial] = _find_stand(stage, node)
    except DrawError as error:
        stage.failed[node.serial] = copy_error(error)
        raise
    return neighbour


def _find_stand(stage: Stage, node: Node) -> Neighbour:
    count_element(stage.context, stage.tally, node.rule.loc)
    if node.when is not None and not node.when.of(stage.names):
        return Neighbour(_find_collapsed_box(stage, node), False)
    if node.text is None:
        return Neighbour(_find_room(stage, node)[0] if node.reach is None else node.reach(stage), True)
    block, box = set_text(node.text, stage, *_find_room(stage, node))
    stage.blocks[node.serial] = block
    return Neighbour(box, block is not None or node.text.level is not None)


def _find_room(stage: Stage, node: Node) -> Room:
    """Find an element's box, and the side of it to which a text keeps. If nothing moves the element, work it
    out once."""
    if node.stood is not None and node.stood[0] == stage.room:
        return node.stood[1]
    if node.varying is None:
        return _work_out_room(stage, node)
    around = [find_neighbour(stage, serial) for serial in node.rule.neighbours]
    if not node.varying and not around:
        node.stood = stage.room, _work_out_room(stage, node)
        return node.stood[1]
    key = (node.serial, stage.room, *around, *[make_distinct(stage.names[name]) for name in node.varying])
    known = stage.context.rooms
    if key not in known:
        known[key] = _work_out_room(stage, node)
    return known[key]


def _work_out_room(stage: Stage, node: Node) -> Room:
    across, down = find_extents(node.rule, stage.room, stage.names, partial(find_neighbour, stage))
    if node.text is not None:
        return find_text_room(node.text, stage.room, across, down)
    return find_box(node.rule, across, down, stage.room), "top"


def _find_collapsed_box(stage: Stage, node: Node) -> Box:
    """Find the remains of an absent element: a line where it would begin, or end."""
    room, loc = stage.room, node.rule.loc
    try:
        if node.reach is not None:
            return replace(node.reach(stage), height=0.0)
        return find_remains(*find_extents(node.rule, room, stage.names, partial(find_neighbour, stage)), room)
    except DrawError as error:
        if isinstance(error, TooMuchError) or any(fault.loc[: len(loc)] != loc for fault in error.faults):
            raise
        return Box(room.x, room.y, room.width, 0.0)  # a wrong box is no fault of an absent element


def draw_elements(stage: Stage, nodes: tuple[Node, ...]) -> Shapes:
    """Draw these elements. If one cannot be drawn, note its faults and draw the others."""
    shapes: list[Shape] = []
    for node in nodes:
        try:
            drawn = _draw_element(stage, node)
            shapes += (Traced(drawn, place=node.loc),) if drawn and stage.context.traced else drawn
        except TooMuchError:
            raise
        except DrawError as error:
            note_faults(stage.context, stage.record, error.faults)
    return tuple(shapes)


def _draw_element(stage: Stage, node: Node) -> Shapes:
    there = find_neighbour(stage, node.serial)
    if not there.present:
        return ()
    box = there.box if node.reach is None else stage.room
    if node.turn is None and node.opacity is None:
        return node.draw(stage, box)
    turn = 0.0 if node.turn is None else node.turn.of(stage.names)
    opacity = 1.0 if node.opacity is None else _find_opacity(stage, node)
    transform = rotation(turn, centre(box)) if turn % 360 else None
    before, stage.matrix = stage.matrix, combine_turns(stage.matrix, transform)
    try:
        shapes = node.draw(stage, box)
    finally:
        stage.matrix = before
    if not shapes or opacity == 0.0:
        return ()
    if stage.palette.ink == "black":  # in black ink nothing shows through
        opacity = 1.0
    is_plain = transform is None and opacity == 1.0
    return shapes if is_plain else (Group(shapes, transform=transform, opacity=opacity),)


def _find_opacity(stage: Stage, node: Node) -> float:
    found = 1.0 if node.opacity is None else node.opacity.of(stage.names)
    if 0.0 <= found <= 1.0:
        return found
    wrong = f"an opacity of {found:g} is none"
    raise layout_error((*node.loc, "opacity"), wrong, "write 0 to 1, such as 0.4")


def combine_turns(before: Matrix | None, further: Matrix | None) -> Matrix | None:
    """Combine the turn of an element with the turn of the elements around it."""
    return before if further is None else further if before is None else combine_maps(further, before)


def visit_level_texts(stage: Stage) -> None:
    """Set the texts that stand level on all cards, in this list and in inner lists."""
    for node in stage.container.levels:
        try:
            there = find_neighbour(stage, node.serial)
            if there.present and node.visit is not None:
                node.visit(stage, there.box)
        except TooMuchError:
            raise
        except DrawError as error:
            note_faults(stage.context, stage.record, error.faults)


def make_inner_stage(stage: Stage, container: Container, room: Box, **names: object) -> Stage:
    """Make the stage of a list within an element of this stage."""
    values: dict[str, object] = {**stage.names, **names} if names else stage.names  # type: ignore[assignment]
    inner = Stage(stage.context, stage.record, container, values, room, stage.palette, stage)  # type: ignore[arg-type]
    inner.tally, inner.matrix, inner.regions = stage.tally, stage.matrix, stage.regions
    return inner
