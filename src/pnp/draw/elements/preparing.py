"""The compiler of a layout's elements: what each kind draws, with groups and repeats."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.context import count_element, find_palette
from pnp.draw.elements import box_rules, drawables, placement
from pnp.draw.elements.box_rules import ElementScope, FindSerial
from pnp.draw.elements.placement import Container, Drawable, Node, Stage
from pnp.draw.elements.text_faults import make_group_region
from pnp.draw.elements.texts import make_text_drawer, read_text_rule
from pnp.draw.faults import DrawError, Fault, layout_error
from pnp.draw.language import values
from pnp.draw.language.terms import Value
from pnp.draw.language.values import Compiled, Reader
from pnp.errors import Location, count_in_english
from pnp.geometry import Box, Matrix, centre, rotation
from pnp.models.layouts import elements
from pnp.models.layouts.elements import AnyElement, Element
from pnp.paths import box_steps
from pnp.scene import Clip, Group, Shape, Shapes

MOST = 1000  # entries of a repeat
MOST_FAILING = 20  # entries that cannot be drawn: the others are likely to fail for the same reason
_DIGITS = re.compile(r"\d+")


class EntryCell(NamedTuple):
    box: Box
    turn: float = 0.0


Cells: TypeAlias = "Callable[[Stage, Box, int], list[EntryCell]]"  # of this many entries in a box


def read_group(
    workshop: Workshop, node: Node, element: elements.Group, loc: Location, scope: ElementScope
) -> None:
    container = read_container(workshop, element.group, (*loc, "group"), scope)
    reader, ground_loc = workshop.reader, (*loc, "ground")
    ground = values.read_if_written(values.read_text, reader, element.ground, ground_loc)
    node.neighbours += container.about
    node.names |= _list_inner_names(container) | values.join_names(ground)
    nodes = tuple(container.nodes.values())

    def inner(stage: Stage, box: Box) -> Stage:
        inner_stage = placement.make_inner_stage(stage, container, box)
        if ground is not None:
            inner_stage.palette = find_palette(stage.context, ground.of(stage.names), ground_loc)
        if element.clip:
            inner_stage.regions += (make_group_region(box, stage.matrix),)
        return inner_stage

    def draw_group(stage: Stage, box: Box) -> Shapes:
        drawn = placement.draw_elements(inner(stage, box), nodes)
        return (Group(drawn, clip=Clip(box_steps(box))),) if element.clip and drawn else drawn

    node.draw, node.inside = draw_group, inner
    node.held = (*container.nodes, *container.held)
    if container.levels:
        node.visit = lambda stage, box: placement.visit_level_texts(inner(stage, box))


def read_repeat(
    workshop: Workshop, node: Node, element: elements.Repeat, loc: Location, scope: ElementScope
) -> None:
    reader = workshop.reader
    entries = _read_entries(reader, element, (*loc, "repeat"))
    if element.as_ in workshop.taken:
        wrong = f"the name '{element.as_}' is taken"
        values.refuse(reader, (*loc, "as"), wrong, "choose another with 'as: …'")
    own = frozenset({element.as_, "index", "count"})
    of_card = workshop.of_card - own | (own if entries.names & workshop.of_card else values.NOTHING)
    inside = replace(workshop, reader=replace(reader, known=reader.known | own), of_card=of_card)
    container = read_container(inside, element.each, (*loc, "each"), scope)
    cells, names = _read_cells(reader, element, loc)
    node.neighbours += container.about
    node.names |= entries.names | names | (_list_inner_names(container) - own)
    nodes = tuple(container.nodes.values())

    def stages(stage: Stage, box: Box) -> Iterator[tuple[Stage, EntryCell]]:
        values, context, failing = entries.of(stage.names), stage.context, 0
        for index, (entry, cell) in enumerate(zip(values, cells(stage, box, len(values)), strict=True)):
            count_element(context, stage.tally, (*loc, "each"))
            variables = {element.as_: entry, "index": index, "count": len(values)}
            before = context.refusals
            yield placement.make_inner_stage(stage, container, cell.box, **variables), cell
            failing += context.refusals > before
            if failing == MOST_FAILING:
                return

    def draw_repeat(stage: Stage, box: Box) -> Shapes:
        all_shapes: list[Shape] = []
        before = len(stage.context.faults)
        for inner, cell in stages(stage, box):
            if cell.turn % 360:
                inner.matrix = placement.combine_turns(inner.matrix, _find_turn(cell))
            entry_shapes = placement.draw_elements(inner, nodes)
            all_shapes += (
                (Group(entry_shapes, transform=_find_turn(cell)),)
                if entry_shapes and cell.turn % 360
                else entry_shapes
            )
        if len(stage.context.faults) > before:
            _drop_alike_faults(stage.context.faults, before)
        return tuple(all_shapes)

    def visit_all(stage: Stage, box: Box) -> None:
        for inner, _ in stages(stage, box):
            placement.visit_level_texts(inner)

    node.draw = draw_repeat
    if container.levels:
        node.visit = visit_all


def _drop_alike_faults(faults: dict[Fault, None], before: int) -> None:
    """Keep only the first of several faults that stand at one place and differ only in their numbers."""
    seen = set()
    for fault in [*faults][before:]:
        alike = (fault.of, fault.loc, fault.by, _DIGITS.sub("0", fault.wrong))
        if alike in seen and (fault.of == "layout" or fault.by is not None):
            del faults[fault]
        seen.add(alike)


def _find_turn(cell: EntryCell) -> Matrix:
    return rotation(cell.turn, centre(cell.box))


def _list_inner_names(container: Container) -> frozenset[str]:
    return values.NOTHING.union(*(node.names for node in container.nodes.values()))


def _read_entries(reader: Reader, element: elements.Repeat, loc: Location) -> Compiled[tuple[Value, ...]]:
    """Read the list to repeat over, or the numbers from 0 if a count is given."""
    if isinstance(element.repeat, tuple):
        each = [values.read_value(reader, entry, (*loc, at)) for at, entry in enumerate(element.repeat)]
        return values.join_values(each)
    reading = values.read_value(reader, element.repeat, loc)

    def list_entries(value: Value) -> tuple[Value, ...]:
        if value is None:
            return ()
        if isinstance(value, tuple):
            if len(value) > MOST:
                wrong = f"the list has {count_in_english(len(value), 'entry')}"
                raise layout_error(loc, wrong, f"at most {MOST:,} are repeated")
            return value
        try:
            count = float("" if isinstance(value, bool) else value)  # type: ignore[arg-type]
        except (TypeError, ValueError):
            wrong = f"'{element.repeat}' gives {values.describe_value(value)}"
            raise layout_error(loc, wrong, "a repeat wants a list, or a number of times") from None
        if not 0 <= count <= MOST or count != int(count):
            wrong = f"nothing is repeated {count:g} times"
            raise layout_error(loc, wrong, f"write a whole number from 0 to {MOST}")
        return tuple(range(int(count)))

    return values.convert_value(reading, list_entries)


def _read_cells(reader: Reader, element: elements.Repeat, loc: Location) -> tuple[Cells, frozenset[str]]:
    """Read where each entry stands; without a row, column, grid or ring, each takes the whole box."""
    ways = [name for name in ("row", "column", "grid", "ring") if getattr(element, name) is not None]
    if len(ways) > 1:
        wrong = f"entries stand in a {ways[0]} and in a {ways[1]}"
        values.refuse(reader, (*loc, ways[1]), wrong, "leave one out")
    if not ways:
        return lambda _, box, count: [EntryCell(box)] * count, values.NOTHING
    way, at = ways[0], (*loc, ways[0])
    if element.ring is not None and way == "ring":
        return _read_ring(reader, element.ring, at)
    return _read_grid(reader, getattr(element, way), at, way)


def _read_grid(reader: Reader, grid: elements.Row, loc: Location, way: str) -> tuple[Cells, frozenset[str]]:
    """Read rows of cells. They fill the box, or stand in its middle if they have a size of their own."""
    gap = values.read_number(reader, grid.gap, (*loc, "gap"))
    size = values.read_if_written(values.read_lengths, reader, grid.cell, (*loc, "cell"))
    columns = values.make_constant(1)
    if isinstance(grid, elements.Grid):
        columns = values.read_whole_number(reader, grid.columns, (*loc, "columns"), 1, MOST)

    def cells(stage: Stage, box: Box, count: int) -> list[EntryCell]:
        if count == 0:
            return []
        between = gap.of(stage.names)
        across = count if way == "row" else 1 if way == "column" else columns.of(stage.names)
        down = math.ceil(count / across)
        if size is None:
            width = (box.width - between * (across - 1)) / across
            height = (box.height - between * (down - 1)) / down
        else:
            width, height = box_rules.measure_pair(size.of(stage.names), box)
        if width < 0 or height < 0:
            wrong = f"{count} entries do not fit their box"
            raise layout_error(loc, wrong, "make it larger, or the gap smaller")
        left = box.x + (box.width - across * width - (across - 1) * between) / 2
        top = box.y + (box.height - down * height - (down - 1) * between) / 2
        entry_cells = []
        for row, column in (divmod(at, across) for at in range(count)):
            x, y = left + column * (width + between), top + row * (height + between)
            entry_cells.append(EntryCell(Box(x, y, width, height)))
        return entry_cells

    return cells, values.join_names(gap, columns, size)


def _read_ring(reader: Reader, ring: elements.Ring, loc: Location) -> tuple[Cells, frozenset[str]]:
    """Read a ring of cells around the middle of the box. In a whole circle, the last cell stands one step
    before the first."""
    start = values.read_number(reader, ring.from_, (*loc, "from"))
    end = values.read_number(reader, ring.to, (*loc, "to"))
    radius = values.read_if_written(values.read_number, reader, ring.radius, (*loc, "radius"))
    size = values.read_lengths(reader, ring.cell, (*loc, "cell"))

    def cells(stage: Stage, box: Box, count: int) -> list[EntryCell]:
        names = stage.names
        width, height = box_rules.measure_pair(size.of(names), box)
        if width < 0 or height < 0:
            wrong = f"a cell would be {width:g} by {height:g} mm"
            raise layout_error((*loc, "cell"), wrong, "give it a size")
        reach = (min(box.width, box.height) - max(width, height)) / 2 if radius is None else radius.of(names)
        first, last = start.of(names), end.of(names)
        steps = count if abs(abs(last - first) - 360) < 1e-9 else max(1, count - 1)
        middle = centre(box)
        entry_cells = []
        for at in range(count):
            angle = first + (last - first) * at / steps
            x = middle.x + reach * math.sin(math.radians(angle))
            y = middle.y - reach * math.cos(math.radians(angle))
            cell = Box(x - width / 2, y - height / 2, width, height)
            entry_cells.append(EntryCell(cell, angle if ring.turned else 0.0))
        return entry_cells

    return cells, values.join_names(start, end, radius, size)


class Workshop(Struct):
    """The context in which the elements of a layout are compiled."""

    reader: Reader
    language: str
    type_of: Any  # finds a type role by its name
    fields: frozenset[str]
    resources: Any
    of_card: frozenset[str] = values.NOTHING  # names that depend on a field of the card
    taken: frozenset[str] = values.NOTHING  # the names that no entry of a repeat may have
    serial: Iterator[int] = field(default_factory=count)


def read_container(
    workshop: Workshop, written: tuple[AnyElement, ...], loc: Location, outer: ElementScope | None
) -> Container:
    """Compile a list of elements. Ids that are used twice, and elements that stand by each other in a circle,
    are faults."""
    prepared = None if outer is None else outer.groups.get(loc)
    scope = prepared or _make_scope(workshop, written, loc, outer)
    serials = scope.every
    pairs = enumerate(zip(written, serials, strict=True))
    made = [read_element(workshop, each, serial, (*loc, at), scope) for at, (each, serial) in pairs]
    _refuse_circles(workshop.reader, made, serials, loc)
    nodes = {node.serial: node for node in made}
    groups = {serial: node.serial for node in made for serial in node.held}
    about = {each for node in made for each in node.neighbours if each not in nodes and each not in groups}
    levels = tuple(node for node in made if node.visit or (node.text is not None and node.text.level))
    return Container(nodes, tuple(sorted(about)), levels, groups)


def _make_scope(
    workshop: Workshop, own_elements: tuple[AnyElement, ...], loc: Location, outer: ElementScope | None
) -> ElementScope:
    """Collect the ids of a list and of its groups: all are known before any element is compiled."""
    scope = ElementScope(outer, [next(workshop.serial) for _ in own_elements])
    for at, (element, serial) in enumerate(zip(own_elements, scope.every, strict=True)):
        if isinstance(element, elements.Group):
            inner = (*loc, at, "group")
            scope.groups[inner] = _make_scope(workshop, element.group, inner, scope)
        if element.id is None:
            continue
        if element.id in scope.serials:
            wrong = f"the id '{element.id}' is taken"
            values.refuse(workshop.reader, (*loc, at, "id"), wrong, "give each element an id of its own")
        scope.serials[element.id] = serial
    return scope


def _refuse_circles(reader: Reader, nodes: list[Node], serials: list[int], loc: Location) -> None:
    remaining = {node.serial: node for node in nodes}
    while circle := box_rules.find_cycle({each: remaining[each].rule.neighbours for each in remaining}):
        places = [serials.index(serial) for serial in circle]
        many = f"{len(circle)} elements stand by each other in a circle"
        wrong = many if len(circle) > 1 else "it stands by itself"
        values.refuse(reader, (*loc, places[0]), wrong, "let one of them stand by something else")
        for serial in circle:
            _disable_element(remaining.pop(serial))


def read_element(
    workshop: Workshop, element: AnyElement, serial: int, loc: Location, scope: ElementScope
) -> Node:
    reader = workshop.reader
    before = len(reader.faults)

    find = partial(box_rules.find_element, reader, scope)
    for at, name in enumerate(list_over(element)):
        find(name, (*loc, "over") if isinstance(element.over, str) else (*loc, "over", at))
    box, key = _find_written_box(element)
    rule = box_rules.read_box_rule(reader, box, loc, key, find)
    when = values.read_if_written(values.read_condition, reader, element.when, (*loc, "when"))
    turn = values.read_if_written(values.read_number, reader, element.turn, (*loc, "turn"))
    opacity = values.read_if_written(values.read_number, reader, element.opacity, (*loc, "opacity"))
    shared = rule.names | values.join_names(when, turn, opacity)
    node = Node(serial, loc, rule, when, turn, opacity, shared, rule.neighbours, lambda *_: ())
    try:
        _read_content(workshop, node, element, loc, scope, partial(find, inside=True))
    except DrawError as error:
        reader.faults += error.faults
    if any(_is_own(fault, loc) for fault in reader.faults[before:]):
        _disable_element(node)
    return node


def _disable_element(node: Node) -> None:
    """Leave out an element, so that the faults of the others can be reported too."""
    node.ill, node.neighbours, node.text, node.visit = True, (), None, None


def _is_own(fault: Fault, loc: Location) -> bool:
    """Tell whether a fault is of an element itself or of a role that it asks for, not of an element within
    it."""
    return fault.loc[: len(loc)] != loc or fault.loc[len(loc) : len(loc) + 1] not in (("group",), ("each",))


def list_over(element: Element) -> tuple[str, ...]:
    """List the ids of the elements that an element overlaps on purpose."""
    if element.over is None:
        return ()
    return (element.over,) if isinstance(element.over, str) else element.over


def _find_written_box(element: AnyElement) -> tuple[Any, str]:
    """Find the box of an element, and the key under which it is written: a rectangle's box is its main
    value."""
    key = BOX_KEYS.get(type(element), "box")
    return getattr(element, key), key


def _read_content(
    workshop: Workshop, node: Node, element: AnyElement, loc: Location, scope: ElementScope, find: FindSerial
) -> None:
    """Compile what the element draws, and add the names on which that depends."""
    match element:
        case elements.Text():
            node.text = read_text_rule(workshop, element, node.serial, loc)
            node.draw = make_text_drawer(node.text)
            node.names |= node.text.names
        case elements.Group():
            read_group(workshop, node, element, loc, scope)
        case elements.Repeat():
            read_repeat(workshop, node, element, loc, scope)
        case elements.Figure():
            _take_drawable(node, drawables.read_figure(workshop, element, loc, find))
        case _:
            drawable = READERS[type(element)](workshop, element, loc)
            _take_drawable(node, drawable)
            node.reach = drawable.reach if element.id and _find_written_box(element)[0] is None else None


def _take_drawable(node: Node, drawable: Drawable) -> None:
    node.draw = drawable.draw
    node.names |= drawable.names
    node.neighbours += drawable.neighbours


BOX_KEYS: dict[type[Element], str] = {
    elements.Rectangle: "rectangle",
    elements.Circle: "circle",
    elements.Ellipse: "ellipse",
}
READERS: dict[type[Element], Callable[..., Drawable]] = {
    elements.Rectangle: drawables.read_rectangle,
    elements.Circle: drawables.read_round,
    elements.Ellipse: drawables.read_round,
    elements.Line: drawables.read_line,
    elements.Polyline: drawables.read_line,
    elements.Polygon: drawables.read_polygon,
    elements.Path: drawables.read_path,
    elements.Icon: drawables.read_icon,
    elements.Image: drawables.read_image,
}
