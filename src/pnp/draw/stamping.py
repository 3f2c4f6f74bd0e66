"""A face stamped for card after card: what several cards have alike is drawn once and placed again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from pnp.draw.stage import neighbour, shapes
from pnp.geometry import IDENTITY
from pnp.scene import Placed, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.draw.plan import Side
    from pnp.draw.records import Record
    from pnp.draw.stage import Container, Node, Stage
    from pnp.geometry import Box
    from pnp.scene import Shape

    Base: TypeAlias = Callable[[frozenset[str]], frozenset[str]]
    Kinds: TypeAlias = Callable[[frozenset[str]], int]

Key: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Layer:
    """Elements that follow each other. A `steady` one looks alike on all cards that agree in these names
    and in where these neighbours stand."""

    nodes: tuple[Node, ...]
    steady: bool
    names: frozenset[str]
    neighbours: tuple[int, ...]
    made: dict[Key, Placed | None] = field(default_factory=dict)


def layered(side: Side, records: Sequence[Record], base: Base) -> tuple[Layer, ...]:
    """The layers of a face. `base` says which fields of a card the names of a layout come down to."""
    container, ground = side.container, base(side.ground.names)
    counted: dict[frozenset[str], int] = {}

    def kinds(names: frozenset[str]) -> int:
        if names not in counted:
            fields = sorted(names)
            counted[names] = len({projected(record, fields) for record in records})
        return counted[names]

    def few(node: Node) -> bool:
        return 2 * kinds(ground | base(node.names)) <= max(2, len(records))

    layers: list[Layer] = []
    known: dict[int, bool] = {}
    for node in container.nodes.values():
        is_steady = _steady(node, container, known, few)
        layer = Layer((node,), is_steady, ground | base(node.names), node.neighbours)
        if layers and _alike(layers[-1], layer, kinds):
            layers[-1] = _joined(layers[-1], layer)
        else:
            layers.append(layer)
    return tuple(layers)


def projected(record: Record, fields: Sequence[str]) -> Key:
    return tuple([record.values.get(name) for name in fields])


def _steady(node: Node, container: Container, known: dict[int, bool], few: Callable[[Node], bool]) -> bool:
    """Whether the element looks alike on many cards: a text that is level does not move its neighbours."""
    if node.serial not in known:
        around = (container.nodes[serial] for serial in node.neighbours)
        known[node.serial] = few(node) and all(
            (other.text is not None and other.text.level is not None) or _steady(other, container, known, few)
            for other in around
        )
    return known[node.serial]


def _alike(one: Layer, other: Layer, kinds: Kinds) -> bool:
    if not (one.steady and other.steady) or one.neighbours != other.neighbours:
        return False
    return kinds(one.names | other.names) <= max(kinds(one.names), kinds(other.names))


def _joined(one: Layer, other: Layer) -> Layer:
    return Layer((*one.nodes, *other.nodes), True, one.names | other.names, one.neighbours)


def stamped(stage: Stage, layers: tuple[Layer, ...], box: Box, made: dict[Key, Scene]) -> Scene:
    """The scene of a face. Where all of it is steady, cards that look alike have one and the same."""
    found: list[Shape] = []
    for layer in layers:
        if layer.steady:
            placed = _placed(stage, layer, box)
            found += () if placed is None else (placed,)
        else:
            found += shapes(stage, layer.nodes)
    if not all(layer.steady for layer in layers):
        return Scene(box, tuple(found))
    return made.setdefault((box, *map(id, found)), Scene(box, tuple(found)))


def _placed(stage: Stage, layer: Layer, box: Box) -> Placed | None:
    fields = sorted(layer.names)
    standing = tuple([neighbour(stage, serial) for serial in layer.neighbours])
    key = (box, standing, projected(stage.record, fields))
    if key not in layer.made:
        drawn = shapes(stage, layer.nodes)
        layer.made[key] = Placed(Scene(box, drawn), IDENTITY, recurs=True) if drawn else None
    return layer.made[key]
