"""Elements within elements: groups in a box of their own, and lists drawn again for each entry."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec.structs import replace

from pnp.draw.faults import broken
from pnp.draw.openings import clipped
from pnp.draw.readings import (
    NOTHING,
    Reading,
    constant,
    length,
    measured,
    number,
    refuse,
    shown,
    text,
    value,
    whole,
)
from pnp.draw.stage import Container, has_levels, shapes, turned, visit, within
from pnp.draw.studio import palette_of
from pnp.draw.tally import count
from pnp.errors import coded, plural
from pnp.geometry import Box, centre, rotation
from pnp.models import elements
from pnp.outlines import box_steps
from pnp.scene import Clip, Group

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.draw.expression_values import Value
    from pnp.draw.faults import Fault, Place
    from pnp.draw.nodes import Workshop
    from pnp.draw.readings import Names, Reader
    from pnp.draw.scopes import Scope
    from pnp.draw.stage import Node, Stage
    from pnp.geometry import Matrix
    from pnp.models.elements import AnyElement
    from pnp.scene import Shape

    Make: TypeAlias = "Callable[[Workshop, tuple[AnyElement, ...], Place, Scope | None], Container]"

MOST = 1000  # times
MOST_FAILING = 20  # entries that cannot be drawn: the others are likely to fail for the same reason
_DIGITS = re.compile(r"\d+")


class Cell(NamedTuple):
    box: Box
    turn: float = 0.0


Cells: TypeAlias = "Callable[[Stage, Box, int], list[Cell]]"  # of so many entries in a box


def group_node(
    workshop: Workshop, node: Node, element: elements.Group, loc: Place, scope: Scope, make: Make
) -> None:
    container = make(workshop, element.group, (*loc, "group"), scope)
    ground = None if element.ground is None else text(workshop.reader, element.ground, (*loc, "ground"))
    node.neighbours += container.about
    node.names |= _inner_names(container) | (NOTHING if ground is None else ground.names)
    nodes = tuple(container.nodes.values())

    def inner(stage: Stage, box: Box) -> Stage:
        found = within(stage, container, box)
        if ground is not None:
            found.palette = palette_of(stage.studio, ground.of(stage.names), (*loc, "ground"))
        if element.clip:
            found.openings += (clipped(box, stage.matrix),)
        return found

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        found = shapes(inner(stage, box), nodes)
        return (Group(found, clip=Clip(box_steps(box))),) if element.clip and found else found

    node.draw, node.inside = draw, inner
    node.held = (*container.nodes, *container.held)
    if has_levels(container):
        node.visit = lambda stage, box: visit(inner(stage, box))


def repeat_node(
    workshop: Workshop, node: Node, element: elements.Repeat, loc: Place, scope: Scope, make: Make
) -> None:
    reader = workshop.reader
    entries = _entries(reader, element, (*loc, "repeat"))
    if element.as_ in workshop.taken:
        wrong = coded("form-drawn", f"the name '{element.as_}' is taken")
        refuse(reader, (*loc, "as"), wrong, "choose another with 'as: …'")
    own = frozenset({element.as_, "index", "count"})
    of_card = workshop.of_card - own | (own if entries.names & workshop.of_card else NOTHING)
    inside = replace(workshop, reader=replace(reader, known=reader.known | own), of_card=of_card)
    container = make(inside, element.each, (*loc, "each"), scope)
    cells, names = _cells(reader, element, loc)
    node.neighbours += container.about
    node.names |= entries.names | names | (_inner_names(container) - own)
    nodes = tuple(container.nodes.values())

    def stages(stage: Stage, box: Box) -> Iterator[tuple[Stage, Cell]]:
        found, studio, failing = entries.of(stage.names), stage.studio, 0
        for index, (entry, cell) in enumerate(zip(found, cells(stage, box, len(found)), strict=True)):
            count(studio, stage.tally, (*loc, "each"))
            given = {element.as_: entry, "index": index, "count": len(found)}
            before = studio.refusals
            yield within(stage, container, cell.box, **given), cell
            failing += studio.refusals > before
            if failing == MOST_FAILING:
                return

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        found: list[Shape] = []
        before = len(stage.studio.faults)
        for inner, cell in stages(stage, box):
            if cell.turn % 360:
                inner.matrix = turned(inner.matrix, _turn(cell))
            drawn = shapes(inner, nodes)
            found += (Group(drawn, transform=_turn(cell)),) if drawn and cell.turn % 360 else drawn
        if len(stage.studio.faults) > before:
            _tell_once(stage.studio.faults, before)
        return tuple(found)

    def visit_all(stage: Stage, box: Box) -> None:
        for inner, _ in stages(stage, box):
            visit(inner)

    node.draw = draw
    if has_levels(container):
        node.visit = visit_all


def _tell_once(faults: dict[Fault, None], before: int) -> None:
    """Of those at one place of the layout that are alike but for their numbers, the first stays."""
    told = set()
    for fault in [*faults][before:]:
        alike = (fault.of, fault.loc, fault.by, _DIGITS.sub("0", fault.wrong))
        if alike in told and (fault.of == "layout" or fault.by is not None):
            del faults[fault]
        told.add(alike)


def _turn(cell: Cell) -> Matrix:
    return rotation(cell.turn, centre(cell.box))


def _inner_names(container: Container) -> frozenset[str]:
    return NOTHING.union(*(node.names for node in container.nodes.values()))


def _entries(reader: Reader, element: elements.Repeat, loc: Place) -> Reading[tuple[Value, ...]]:
    """The list that is gone through, or the numbers from 0 where a count is given."""
    if isinstance(element.repeat, tuple):
        each = [value(reader, entry, (*loc, at)) for at, entry in enumerate(element.repeat)]
        return Reading(lambda names: tuple(entry.of(names) for entry in each), _names(*each))
    found = value(reader, element.repeat, loc)

    def of(names: Names) -> tuple[Value, ...]:
        given = found.of(names)
        if given is None:
            return ()
        if isinstance(given, tuple):
            return _few(given, loc)
        try:
            count = float("" if isinstance(given, bool) else given)  # type: ignore[arg-type]
        except (TypeError, ValueError):
            wrong = coded("form-drawn", f"'{element.repeat}' gives {shown(given)}")
            raise broken(loc, wrong, "a repeat wants a list, or a number of times") from None
        if not 0 <= count <= MOST or count != int(count):
            wrong = coded("form-drawn", f"nothing is repeated {count:g} times")
            raise broken(loc, wrong, f"write a whole number from 0 to {MOST}")
        return tuple(range(int(count)))

    return Reading(of, found.names)


def _few(given: tuple[Value, ...], loc: Place) -> tuple[Value, ...]:
    if len(given) > MOST:
        wrong = coded("form-drawn", f"the list has {plural(len(given), 'entry')}")
        raise broken(loc, wrong, f"at most {MOST:,} are repeated")
    return given


def _names(*readings: Reading[object] | None) -> frozenset[str]:
    return NOTHING.union(*(each.names for each in readings if each is not None))


def _cells(reader: Reader, element: elements.Repeat, loc: Place) -> tuple[Cells, frozenset[str]]:
    """Where each entry stands; all in the whole box where nothing is said."""
    ways = [name for name in ("row", "column", "grid", "ring") if getattr(element, name) is not None]
    if len(ways) > 1:
        wrong = coded("form-drawn", f"entries stand in a {ways[0]} and in a {ways[1]}")
        refuse(reader, (*loc, ways[1]), wrong, "leave one out")
    if element.row is not None:
        return _grid(reader, element.row, (*loc, "row"), "row")
    if element.column is not None:
        return _grid(reader, element.column, (*loc, "column"), "column")
    if element.grid is not None:
        return _grid(reader, element.grid, (*loc, "grid"), "grid")
    if element.ring is not None:
        return _ring(reader, element.ring, (*loc, "ring"))
    return lambda _, box, count: [Cell(box)] * count, NOTHING


def _grid(reader: Reader, written: elements.Row, loc: Place, way: str) -> tuple[Cells, frozenset[str]]:
    """Rows of cells, which fill the box, or stand in its middle where they have a size of their own."""
    gap = number(reader, written.gap, (*loc, "gap"))
    size = None
    if written.cell is not None:
        size = tuple(length(reader, part, (*loc, "cell", at)) for at, part in enumerate(written.cell))
    columns = constant(1)
    if isinstance(written, elements.Grid):
        columns = whole(reader, written.columns, (*loc, "columns"), 1, MOST)

    def cells(stage: Stage, box: Box, count: int) -> list[Cell]:
        if count == 0:
            return []
        between = gap.of(stage.names)
        across = count if way == "row" else 1 if way == "column" else columns.of(stage.names)
        down = math.ceil(count / across)
        if size is None:
            width = (box.width - between * (across - 1)) / across
            height = (box.height - between * (down - 1)) / down
        else:
            found = [part.of(stage.names) for part in size]
            width, height = measured(found[0], box.width), measured(found[1], box.height)
        if width < 0 or height < 0:
            wrong = coded("form-drawn", f"{count} entries do not fit their box")
            raise broken(loc, wrong, "make it larger, or the gap smaller")
        left = box.x + (box.width - across * width - (across - 1) * between) / 2
        top = box.y + (box.height - down * height - (down - 1) * between) / 2
        return [
            Cell(
                Box(
                    left + at % across * (width + between),
                    top + at // across * (height + between),
                    width,
                    height,
                )
            )
            for at in range(count)
        ]

    return cells, _names(gap, columns, *(size or ()))


def _ring(reader: Reader, written: elements.Ring, loc: Place) -> tuple[Cells, frozenset[str]]:
    """Cells about the middle of the box. A whole circle has its last cell before the first again."""
    start = number(reader, written.from_, (*loc, "from"))
    end = number(reader, written.to, (*loc, "to"))
    radius = None if written.radius is None else number(reader, written.radius, (*loc, "radius"))
    size = [length(reader, part, (*loc, "cell", at)) for at, part in enumerate(written.cell)]

    def cells(stage: Stage, box: Box, count: int) -> list[Cell]:
        names = stage.names
        found = [part.of(names) for part in size]
        width, height = (
            measured(part, along) for part, along in zip(found, (box.width, box.height), strict=True)
        )
        if width < 0 or height < 0:
            given = f"{width:g} by {height:g} mm"
            wrong = coded("form-drawn", f"a cell would be {given}")
            raise broken((*loc, "cell"), wrong, "give it a size")
        reach = (min(box.width, box.height) - max(width, height)) / 2 if radius is None else radius.of(names)
        first, last = start.of(names), end.of(names)
        steps = count if abs(abs(last - first) - 360) < 1e-9 else max(1, count - 1)
        middle = centre(box)
        made = []
        for at in range(count):
            angle = first + (last - first) * at / steps
            x = middle.x + reach * math.sin(math.radians(angle))
            y = middle.y - reach * math.cos(math.radians(angle))
            cell = Box(x - width / 2, y - height / 2, width, height)
            made.append(Cell(cell, angle if written.turned else 0.0))
        return made

    return cells, _names(start, end, radius, *size)
